"""What one seat may see: the only thing that players and screens are given."""

import msgspec

from game.cards import Card
from game.events import End, Event, hide
from game.house import HouseRules
from game.moves import Move
from game.round import Claimed, Phase, Round, legal_moves


class Standing(msgspec.Struct, frozen=True):
    """How the match stands when a round begins: running totals, and rounds left after this one."""

    totals: tuple[int, ...]
    rounds_left: int


class View(msgspec.Struct, frozen=True):
    """All that `seat` knows of a round; with `seat` None, all that everybody knows."""

    seat: int | None
    rules: HouseRules
    dealer: int
    phase: Phase
    turn: int
    hand: tuple[Card, ...]
    drawn: Card | None  # what this seat has just drawn
    moves: tuple[Move, ...]  # what this seat can do
    sizes: tuple[int, ...]  # cards in each hand
    ppongs: tuple[int, ...]
    stock: int  # cards left in the stock
    passes_left: int
    discards: tuple[Card, ...]
    sets: tuple[Claimed, ...]
    chain: int
    log: tuple[Event, ...]
    end: End | None
    hands: tuple[tuple[Card, ...], ...] | None  # all hands, once they lie open
    standing: Standing | None


def see(state: Round, seat: int | None, standing: Standing | None = None) -> View:
    """Show a round to one seat, or with None to everybody."""
    mine = seat is not None and seat == state.turn
    return View(
        seat=seat,
        rules=state.rules,
        dealer=state.dealer,
        phase=state.phase,
        turn=state.turn,
        hand=() if seat is None else state.hands[seat],
        drawn=state.drawn if mine else None,
        moves=() if seat is None else legal_moves(state, seat),
        sizes=tuple(len(hand) for hand in state.hands),
        ppongs=state.ppongs,
        stock=len(state.stock),
        passes_left=state.passes_left,
        discards=state.discards,
        sets=state.sets,
        chain=state.chain,
        log=tuple(hide(event, seat) for event in state.log),
        end=state.end,
        hands=state.hands if state.phase == "over" else None,
        standing=standing,
    )
