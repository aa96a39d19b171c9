"""The notation of playthroughs: it deals a deck, plays moves and expects what follows.

    rules family stop_limit=10
    dealer 1
    hand 0: 1 2 5 9 9         (months, or codes like 9a; missing cards are filled in)
    stock: 3 4                (its top; the rest follows in deck order)
    1 discards 9
    0 ppongs 9, throws 5
    2 draws 3, discards 12    (a window that nobody uses closes by itself)
    expect end stop by 0

`tests/playthroughs/README.md` lists every line that there is.
"""

import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest

from game.cards import DECK, MONTH, Card, months
from game.match import next_dealer
from game.moves import Declare, Discard, Draw, IllegalMove, Move, Ppong, Stop
from game.round import apply, legal_moves
from tests.tables import Table, house


def held(table: Table, seat: int, word: str) -> Card:
    """Name the card that a word means: a code, or the first of a month in the hand."""
    if not word.isdigit():
        return Card(word)
    return next(card for card in table.state.hands[seat] if MONTH[card] == int(word))


def read_move(table: Table, seat: int, words: str) -> Move:
    """Read what a seat does, as in `ppongs 9, throws 5`."""
    verb, *rest = words.replace(",", "").split()
    if verb == "discards":
        return Discard(held(table, seat, rest[0]))
    if verb == "ppongs":
        return _read_ppong(table, seat, rest)
    simple: dict[str, Move] = {"draws": Draw(), "stops": Stop(), "declares": Declare()}
    return simple[verb]


def _read_ppong(table: Table, seat: int, words: list[str]) -> Ppong:
    hand = table.state.hands[seat]
    pair = [card for card in hand if MONTH[card] == int(words[0])][:2]
    if "with" in words:
        place = words.index("with")
        pair = [Card(word) for word in words[place + 1 : place + 3]]
    throw = words[words.index("throws") + 1] if "throws" in words else None
    thrown = None
    if throw is not None:
        others = (card for card in hand if card not in pair and str(MONTH[card]) == throw)
        thrown = Card(throw) if not throw.isdigit() else next(others)
    return Ppong((pair[0], pair[1]), thrown)


def _set_rules(table: Table, text: str) -> None:
    table.rules = house(text)


def _set_number(table: Table, name: str, number: str) -> None:
    setattr(table, name, int(number))


def _set_hand(table: Table, seat: str, cards: str) -> None:
    table.hands[int(seat)] = cards


def _set_pile(table: Table, name: str, cards: str) -> None:
    setattr(table, name, cards)


def _set_order(table: Table) -> None:
    table.deck = DECK


def _move(table: Table, seat: str, words: str) -> None:
    table.play(int(seat), read_move(table, int(seat), words))


def _draw(table: Table, seat: str, card: str | None, then: str | None) -> None:
    table.play(int(seat), Draw())
    drawn = table.state.drawn
    if card is not None:
        assert drawn is not None, "there was no card to draw"
        assert card in (drawn, str(MONTH[drawn])), f"drew {drawn}, not {card}"
    if then:
        _move(table, seat, then)


def _shuffle(table: Table, top: str) -> None:
    table.shuffle(top)


def _drift(table: Table, turns: str) -> None:
    table.drift(int(turns))


def _pass(table: Table) -> None:
    table.let_pass()


def _expect(table: Table, what: str) -> None:
    for pattern, check in EXPECTATIONS:
        if (found := re.fullmatch(pattern, what)) is not None:
            check(table, *found.groups())
            return
    raise ValueError(f"nothing that can be expected: {what}")


def same_cards(cards: tuple[Card, ...], text: str) -> bool:
    """Compare cards with codes or months."""
    words = text.split()
    if any(not word.isdigit() for word in words):
        return sorted(cards) == sorted(words)
    return sorted(months(cards)) == sorted(map(int, words))


def _expect_hand(table: Table, seat: str, cards: str) -> None:
    assert same_cards(table.state.hands[int(seat)], cards), table.state.hands[int(seat)]


def _expect_end(table: Table, kind: str, seat: str, wearer: str, jokbo: str) -> None:
    end = table.state.end
    assert end is not None
    wanted = (kind, *(number and int(number) for number in (seat, wearer)), jokbo)
    assert (end.kind, end.seat, end.from_, end.jokbo) == wanted


def _expect_scores(table: Table, scores: str) -> None:
    assert table.outcome.scores == tuple(map(int, scores.split()))


def _expect_number(table: Table, what: str, number: str) -> None:
    values: dict[str, Callable[[], int | None]] = {
        "winner": lambda: table.outcome.winner,
        "wearer": lambda: table.outcome.wearer,
        "next dealer": lambda: next_dealer(table.rules, table.outcome),
        "turn": lambda: table.state.turn,
        "stock": lambda: len(table.state.stock),
        "chain": lambda: table.state.chain,
    }
    assert values[what]() == int(number), f"{what} is {values[what]()}"


def _expect_phase(table: Table, phase: str) -> None:
    assert table.state.phase == phase


def _expect_offer(table: Table, seat: str, verb: str, kinds: str) -> None:
    offered = {type(move).__name__.lower() for move in legal_moves(table.state, int(seat))}
    wanted = set(kinds.split()) - {"nothing"}
    assert (offered == wanted) if verb == "can" else not (offered & wanted), offered


def _expect_refused(table: Table, seat: str, words: str, reason: str) -> None:
    with pytest.raises(IllegalMove, match=re.escape(reason)):
        apply(table.state, int(seat), read_move(table, int(seat), words))


def _expect_ppongs(table: Table, counts: str) -> None:
    assert table.state.ppongs == tuple(map(int, counts.split()))


LINES: Final[tuple[tuple[str, Callable[..., None]], ...]] = (
    (r"rules (.+)", _set_rules),
    (r"(dealer|seats) (\d)", _set_number),
    (r"hand (\d): ?(.*)", _set_hand),
    (r"(stock|starter): (.+)", _set_pile),
    (r"deck in order", _set_order),
    (r"expect (.+)", _expect),
    (r"(\d) draws(?: (\w+))?(?:, (discards \w+|declares))?", _draw),
    (r"(\d) ((?:discards|ppongs|stops|declares).*)", _move),
    (r"shuffle (.+)", _shuffle),
    (r"(\d+) turns? throwing what comes", _drift),
    (r"pass", _pass),
)

EXPECTATIONS: Final[tuple[tuple[str, Callable[..., None]], ...]] = (
    (r"hand (\d): ?(.*)", _expect_hand),
    (r"end (\w+)(?: by (\d))?(?: from (\d))?(?: with (\w+))?", _expect_end),
    (r"scores (.+)", _expect_scores),
    (r"(winner|wearer|next dealer|turn|stock|chain) (\d+)", _expect_number),
    (r"phase (\w+)", _expect_phase),
    (r"(\d) (can|cannot) (.+)", _expect_offer),
    (r"refused (\d) ([^:]+): (.+)", _expect_refused),
    (r"ppongs (.+)", _expect_ppongs),
)


def script_lines(script: str) -> Iterator[str]:
    """Leave out remarks and empty lines."""
    for raw in script.splitlines():
        if text := raw.split("#")[0].strip():
            yield text


def obey(table: Table, text: str) -> None:
    """Obey one line of the notation."""
    for pattern, act in LINES:
        if (found := re.fullmatch(pattern, text)) is not None:
            act(table, *found.groups())
            return
    raise ValueError(f"no line of the notation: {text}")


def play(script: str) -> Table:
    """Set a table up and play a script on it; a failed line is named."""
    table = Table()
    for text in script_lines(script):
        try:
            obey(table, text)
        except Exception as fault:
            fault.add_note(f"at the line: {text}")
            raise
    return table
