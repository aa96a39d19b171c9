"""Arranged tables: decks stacked for a situation, dealt and played by the real engine."""

from collections.abc import Iterable
from typing import Any

import msgspec

from game.cards import DECK, MONTH, Card
from game.events import Event
from game.house import PRESETS, HouseRules, read
from game.moves import Discard, Draw, Move, Ppong
from game.round import Round, apply, deal, pass_window, recycle
from game.scoring import Outcome, outcome


def house(text: str) -> HouseRules:
    """Read house rules as in `family stop_limit=10 high_limit=null`."""
    name, *changes = text.split()
    fields: dict[str, Any] = msgspec.to_builtins(PRESETS[name])
    for change in changes:
        field, value = change.split("=")
        fields[field] = _value(value)
    return read(fields)


def _value(text: str) -> object:
    words: dict[str, object] = {"null": None, "true": True, "false": False}
    if text in words:
        return words[text]
    return int(text) if text.lstrip("-").isdigit() else text


def spread(wishes: Iterable[list[str]]) -> list[list[Card]]:
    """Turn lists of codes and months into cards, each card once; codes are served first."""
    lists = list(wishes)
    free = set(DECK) - {Card(word) for words in lists for word in words if not word.isdigit()}
    return [[take(free, word) for word in words] for words in lists]


def take(free: set[Card], word: str) -> Card:
    if not word.isdigit():
        return Card(word)
    card = next(card for card in DECK if card in free and MONTH[card] == int(word))
    free.remove(card)
    return card


def arranged(
    hands: list[str], stock: str = "", starter: str = "", dealer: int = 0
) -> tuple[Card, ...]:
    """Stack a deck that deals these hands, this starter card (or none) and this top of the stock.

    A starter `?` is any card that nothing else asks for.
    """
    wishes = [hand.split() for hand in hands]
    *dealt, top, open_card = spread([*wishes, stock.split(), starter.replace("?", "").split()])
    used = {card for cards in [*dealt, top, open_card] for card in cards}
    rest = (card for card in DECK if card not in used)
    for seat, hand in enumerate(dealt):
        hand.extend(next(rest) for _ in range((6 if seat == dealer else 5) - len(hand)))
    in_turn = [*dealt[dealer:], *dealt[:dealer]]
    if starter == "?":
        open_card.append(next(rest))
    first = [card for hand in in_turn for card in hand[:3]]
    second = [card for hand in in_turn for card in hand[3:]]
    return (*first, *second, *open_card, *top, *rest)


class Table:
    """One round that is set up and played line by line."""

    def __init__(self) -> None:
        self.rules: HouseRules = PRESETS["family"]
        self.dealer = 0
        self.seats = 0
        self.hands: dict[int, str] = {}
        self.stock = ""
        self.starter = ""
        self.deck: tuple[Card, ...] = ()
        self.events: tuple[Event, ...] = ()
        self._state: Round | None = None

    @property
    def state(self) -> Round:
        if self._state is None:
            seats = self.seats or max(self.hands) + 1
            hands = [self.hands.get(seat, "") for seat in range(seats)]
            starter = self.starter or ("?" if self.rules.starter_card else "")
            deck = self.deck or arranged(hands, self.stock, starter, self.dealer)
            self._keep(deal(self.rules, self.dealer, deck, seats))
            assert self._state is not None
        return self._state

    def _keep(self, step: tuple[Round, tuple[Event, ...]]) -> None:
        self._state = step[0]
        self.events += step[1]

    @property
    def outcome(self) -> Outcome:
        return outcome(self.state)

    def play(self, seat: int, move: Move) -> None:
        if self.state.phase == "window" and not isinstance(move, Ppong):
            self.let_pass()
        self._keep(apply(self.state, seat, move))

    def let_pass(self) -> None:
        self._keep(pass_window(self.state))

    def shuffle(self, order: str) -> None:
        """Answer a draw that found no stock; `…` stands for the other discards in deck order."""
        top, _, bottom = order.partition("…")
        free = set(self.state.discards)
        first, last = ([take(free, word) for word in words.split()] for words in (top, bottom))
        rest = [card for card in DECK if card in free and card not in (*first, *last)]
        self._keep(recycle(self.state, (*first, *rest, *last)))

    def drift(self, turns: int) -> None:
        """Let so many turns go by in which everybody throws the card just drawn."""
        for _ in range(turns):
            if self.state.phase == "window":
                self.let_pass()
            self.play(self.state.turn, Draw())
            drawn = self.state.drawn
            assert drawn is not None, "the stock is empty"
            self.play(self.state.turn, Discard(drawn))
