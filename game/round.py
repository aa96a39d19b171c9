"""One round as a value: deal, legal_moves, apply; the deck is in the state, never chance."""

from itertools import combinations
from typing import Literal

import msgspec

from game.cards import DECK, MONTH, Card, sort_cards
from game.events import (
    Dealt,
    Discarded,
    Drew,
    End,
    Ended,
    Event,
    Passed,
    Ponged,
    Recycled,
    Starter,
)
from game.house import HouseRules
from game.jokbo import SIX, jokbo
from game.moves import Declare, Discard, Draw, IllegalMove, Move, Ppong, Stop
from game.stop import catchers, may_stop, refusal

Phase = Literal["hold", "window", "turn", "recycle", "over"]
"""hold: six or three in the hand · window: a card may be claimed · turn: stop or draw ·
recycle: a draw waits for the new stock · over."""

Step = tuple["Round", tuple[Event, ...]]

SEATS = range(2, 7)


class Claimed(msgspec.Struct, frozen=True):
    """Three cards of a month that lie together since `seat` took the first with a ppong."""

    seat: int
    cards: tuple[Card, Card, Card]


class Round(msgspec.Struct, frozen=True):
    """One deal, from dealing to scoring; hands and stock are all there, so show it to nobody."""

    rules: HouseRules
    dealer: int
    hands: tuple[tuple[Card, ...], ...]  # each sorted
    stock: tuple[Card, ...]  # top first
    phase: Phase = "hold"
    turn: int = 0  # whose decision; in a window, whose card lies there
    drawn: Card | None = None  # what the seat in turn has just drawn
    ppongs: tuple[int, ...] = ()  # public ppongs of each seat
    discards: tuple[Card, ...] = ()  # all cards face up, oldest first, claimed ones too
    sets: tuple[Claimed, ...] = ()
    chain: int = 0  # ppongs in a row that led to the last card
    passes_left: int = 0  # how often the discards may still become a stock
    log: tuple[Event, ...] = ()
    end: End | None = None


def deal(rules: HouseRules, dealer: int, deck: tuple[Card, ...], seats: int) -> Step:
    """Deal a deck (index 0 on top) to 2–6 seats: six to the dealer, five to each other."""
    if seats not in SEATS or dealer not in range(seats):
        raise ValueError(f"{seats} seats with dealer {dealer}: there are 2 to 6 seats from 0")
    if sorted(deck) != sorted(DECK):
        raise ValueError("a deck is the 48 cards, each once")
    hands = tuple(_dealt_hand(deck, (seat - dealer) % seats, seats) for seat in range(seats))
    stock = deck[5 * seats + 1 :]
    events: tuple[Event, ...] = (Dealt(dealer, hands),)
    starter: tuple[Card, ...] = ()
    if rules.starter_card:
        starter, stock = stock[:1], stock[1:]
        events += (Starter(starter[0]),)
    fresh = Round(
        rules=rules,
        dealer=dealer,
        hands=hands,
        stock=stock,
        turn=dealer,
        ppongs=(0,) * seats,
        discards=starter,
        passes_left=rules.stock_passes - 1,
        log=events,
    )
    return fresh, events


def _dealt_hand(deck: tuple[Card, ...], place: int, seats: int) -> tuple[Card, ...]:
    first = deck[3 * place : 3 * place + 3]
    start = 3 * seats if place == 0 else 3 * seats + 1 + 2 * place
    return sort_cards(first + deck[start : start + (3 if place == 0 else 2)])


def legal_moves(state: Round, seat: int) -> tuple[Move, ...]:
    """List all that a seat can do now; empty when nothing is asked of it."""
    if seat not in range(len(state.hands)):
        return ()
    if state.phase == "window":
        return _claims(state, seat)
    if seat != state.turn:
        return ()
    if state.phase == "turn":
        stops = may_stop(state.rules, state.hands[seat], seat, state.ppongs)
        return (Stop(), Draw()) if stops else (Draw(),)
    if state.phase == "hold":
        discards = tuple(Discard(card) for card in state.hands[seat])
        return (Declare(), *discards) if jokbo(state.rules, state.hands[seat]) else discards
    return ()


def _claims(state: Round, seat: int) -> tuple[Ppong, ...]:
    if seat == state.turn:
        return ()
    hand = state.hands[seat]
    month = MONTH[state.discards[-1]]
    matching = [card for card in hand if MONTH[card] == month]
    if len(matching) < 2:
        return ()
    found: list[Ppong] = []
    for pair in combinations(matching, 2):
        rest = [card for card in hand if card not in pair]
        if _goes_out(state.rules, rest):
            found.append(Ppong(pair, None))
        else:
            found.extend(Ppong(pair, card) for card in rest)
    return tuple(found)


def _goes_out(rules: HouseRules, rest: list[Card]) -> bool:
    if not rest:
        return True
    return rules.natural_ppong and len({MONTH[card] for card in rest}) == 1


def apply(state: Round, seat: int, move: Move) -> Step:
    """Play a move that `legal_moves` offers; anything else raises `IllegalMove` and says why."""
    if move not in legal_moves(state, seat):
        raise IllegalMove(why_not(state, seat, move))
    match move:
        case Draw():
            return _draw(state, seat)
        case Discard(card):
            return _discard(state, seat, card)
        case Ppong(cards, throw):
            return _ppong(state, seat, cards, throw)
        case Stop():
            return _stop(state, seat)
        case Declare():
            named = jokbo(state.rules, state.hands[seat])
            return _over(state, End("declare", seat, None, named[0] if named else None))


def _after(state: Round, *events: Event, **changes: object) -> Step:
    """Move on to a new state that remembers what happened."""
    return msgspec.structs.replace(state, log=state.log + events, **changes), events


def _with_hand(state: Round, seat: int, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])


def _draw(state: Round, seat: int) -> Step:
    if state.stock:
        card = state.stock[0]
        hand = sort_cards((*state.hands[seat], card))
        return _after(
            state,
            Drew(seat, card),
            phase="hold",
            hands=_with_hand(state, seat, hand),
            stock=state.stock[1:],
            drawn=card,
        )
    if state.passes_left:
        return msgspec.structs.replace(state, phase="recycle"), ()
    return _over(state, End("exhausted", None, None, None))


def recycle(state: Round, deck: tuple[Card, ...]) -> Step:
    """Bring the shuffled discards as the new stock; the seat that waited for it draws."""
    if state.phase != "recycle":
        raise IllegalMove("the discards become a stock only when a draw finds none")
    if sorted(deck) != sorted(state.discards):
        raise IllegalMove("a new stock is all the discards and nothing else")
    pass_number = state.rules.stock_passes - state.passes_left + 1
    fresh, events = _after(
        state,
        Recycled(len(deck), pass_number),
        phase="turn",
        stock=deck,
        discards=(),
        sets=(),
        passes_left=state.passes_left - 1,
    )
    drawn, more = _draw(fresh, state.turn)
    return drawn, events + more


def _discard(state: Round, seat: int, card: Card) -> Step:
    hand = tuple(held for held in state.hands[seat] if held != card)
    return _after(
        state,
        Discarded(seat, card),
        phase="window",
        hands=_with_hand(state, seat, hand),
        discards=(*state.discards, card),
        drawn=None,
        chain=0,
    )


def _ppong(state: Round, seat: int, cards: tuple[Card, Card], throw: Card | None) -> Step:
    victim, on = state.turn, state.discards[-1]
    gone = {*cards, throw}
    hand = tuple(card for card in state.hands[seat] if card not in gone)
    event = Ponged(seat, victim, on, cards, throw, state.chain + 1)
    claimed, _ = _after(
        state,
        event,
        hands=_with_hand(state, seat, hand),
        discards=(*state.discards, *cards),
        sets=(*state.sets, Claimed(seat, (on, *cards))),
        ppongs=(*state.ppongs[:seat], state.ppongs[seat] + 1, *state.ppongs[seat + 1 :]),
    )
    if throw is None:
        kind: Literal["natural_bak", "ppong_bak", "bak"] = (
            "natural_bak" if hand else "ppong_bak" if state.chain else "bak"
        )
        ended, more = _over(claimed, End(kind, seat, victim, None))
        return ended, (event, *more)
    thrown = msgspec.structs.replace(
        claimed, turn=seat, discards=(*claimed.discards, throw), chain=state.chain + 1
    )
    return thrown, (event,)


def _stop(state: Round, seat: int) -> Step:
    caught = catchers(state.rules, state.hands, seat, state.ppongs)
    return _over(state, End("stop_bak" if caught else "stop", seat, None, None))


def _over(state: Round, end: End) -> Step:
    return _after(state, Ended(end, state.hands), phase="over", end=end)


def pass_window(state: Round) -> Step:
    """Close a claim window that nobody used: the seat to the right starts its turn."""
    if state.phase != "window":
        raise IllegalMove("there is no card to let pass")
    seat = (state.turn + 1) % len(state.hands)
    passed, events = _after(
        state, Passed(state.turn, state.discards[-1]), phase="turn", turn=seat, chain=0
    )
    out_of_cards = not state.stock and not state.passes_left
    if out_of_cards and not may_stop(state.rules, state.hands[seat], seat, state.ppongs):
        ended, more = _over(passed, End("exhausted", None, None, None))
        return ended, events + more
    return passed, events


def claimant(state: Round) -> int | None:
    """Name the one seat that could claim the last card: four copies exist, so never two."""
    if state.phase != "window":
        return None
    return next((seat for seat in range(len(state.hands)) if _claims(state, seat)), None)


def why_not(state: Round, seat: int, move: Move) -> str:
    """Say in one sentence why a move is not allowed."""
    if state.phase == "over":
        return "the round is over"
    if seat not in range(len(state.hands)):
        return f"there is no seat {seat}"
    if isinstance(move, Ppong):
        return _why_no_ppong(state, seat, move)
    if state.phase == "window":
        return "a card lies open to be claimed; only a ppong is possible"
    if seat != state.turn:
        return f"it is seat {state.turn}'s turn"
    return _why_not_in_turn(state, seat, move)


def _why_no_ppong(state: Round, seat: int, move: Ppong) -> str:
    if state.phase != "window":
        return "there is no fresh discard to claim"
    if seat == state.turn:
        return "nobody claims a card of their own"
    month = MONTH[state.discards[-1]]
    hand = state.hands[seat]
    if any(card not in hand or MONTH.get(card) != month for card in move.cards):
        return f"a ppong takes two cards of month {month} from the hand"
    if move.cards[0] == move.cards[1] or move.throw in move.cards:
        return "a ppong takes three different cards from the hand"
    if move.cards != sort_cards(move.cards):
        return "the two cards of a ppong are named in order"
    if move.throw is None:
        return "a ppong that leaves cards throws one more"
    if move.throw not in hand:
        return f"seat {seat} does not hold {move.throw}"
    return "a ppong that ends the round throws no card"


def _why_not_in_turn(state: Round, seat: int, move: Move) -> str:
    if state.phase == "recycle":
        return "the discards are being shuffled into a new stock"
    if isinstance(move, Discard):
        held = move.card in state.hands[seat]
        return "draw before you discard" if held else f"seat {seat} does not hold {move.card}"
    if isinstance(move, Declare):
        six = len(state.hands[seat]) == SIX
        known = "these cards are no jokbo that the house rules know"
        return known if six else "a jokbo is made of six cards"
    if state.phase == "hold":
        return "throw a card first"
    return f"the house rules do not allow this stop ({_stop_rule(state, seat)})"


def _stop_rule(state: Round, seat: int) -> str:
    return refusal(state.rules, state.hands[seat], seat, state.ppongs) or "stop"
