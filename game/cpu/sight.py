"""What a seat knows, on packed hands; made of its View, or as quickly of a packed round."""

from collections.abc import Iterable

import msgspec

from game.cards import COPIES, MONTH, ORDER, months
from game.cpu.hands import BIT, count, pack_cards
from game.cpu.packed import (
    DECLARE,
    DRAW,
    DREW,
    OUT,
    PASS,
    PASSED,
    PONGED,
    RECYCLED,
    STOP,
    THREW,
    Note,
    PackedRound,
)
from game.cpu.player import Choice
from game.cpu.tables import Tables, tables_of
from game.events import Discarded, Drew, Event, Passed, Ponged, Recycled
from game.moves import Declare, Discard, Draw, Move, Ppong, Stop
from game.round import Phase
from game.view import Standing, View


class Rival(msgspec.Struct):
    """What the table saw another seat do with the hand that it holds now."""

    seat: int
    size: int
    ponged: int
    draws: int = 0  # since the deal, or since its last ppong
    let_pass: int = 0  # marks months that it let pass since it last drew: hardly a pair of those
    claimed: int = 0  # month of its last ppong, 0 without one
    thrown: list[int] = msgspec.field(default_factory=list)  # since the deal, or with its ppong on


class Sight(msgspec.Struct):
    """All that a seat can use: its hand, what lies open, and what the others were seen to do."""

    tables: Tables
    seat: int
    dealer: int
    phase: Phase
    turn: int
    hand: int
    sizes: list[int]
    ponged: list[int]
    discards: list[int]  # months, oldest first
    stock: int
    passes: int
    chain: int
    moves: list[int]
    notes: list[Note]
    standing: Standing | None

    @property
    def seats(self) -> int:
        """Count the seats."""
        return len(self.sizes)

    @property
    def month(self) -> int:
        """Name the month that lies open last."""
        return self.discards[-1]

    def unseen(self, memory: int | None = None) -> list[int]:
        """Count the unseen copies of each month, of those that the seat remembers."""
        left = [COPIES - (self.hand >> 4 * month & 15) for month in range(13)]
        known = self.discards
        if memory is not None:
            known = known[len(known) - memory :] if memory < len(known) else known
        for month in known:
            left[month] -= 1
        left[0] = 0
        return left

    def rivals(self) -> list[Rival]:
        """Read the notes: what each other seat was seen to do."""
        found = [Rival(seat, self.sizes[seat], self.ponged[seat]) for seat in range(self.seats)]
        last = 0
        for what, seat, month in self.notes:
            rival = found[seat]
            if what == DREW:
                rival.draws += 1
                rival.let_pass = 0
            elif what == THREW:
                rival.thrown.append(month)
                last = month
            elif what == PONGED:
                rival.draws, rival.let_pass, rival.claimed = 0, 0, last
                rival.thrown = [month]
                last = month
            elif what == PASSED:
                for other in found:
                    if other.seat != seat:
                        other.let_pass |= BIT[month]
        return [rival for rival in found if rival.seat != self.seat]


def sight_of(view: View) -> Sight:
    """Pack what a View shows; `ValueError` for the view of nobody."""
    if view.seat is None:
        raise ValueError("only a seat plays; this view is everybody's")
    moves = dict.fromkeys(code(move) for move in view.moves)
    if view.phase == "window" and view.moves:
        moves[PASS] = None
    return Sight(
        tables=tables_of(view.rules),
        seat=view.seat,
        dealer=view.dealer,
        phase=view.phase,
        turn=view.turn,
        hand=pack_cards(view.hand),
        sizes=list(view.sizes),
        ponged=list(view.ppongs),
        discards=list(months(view.discards)),
        stock=view.stock,
        passes=view.passes_left,
        chain=view.chain,
        moves=sorted(moves),
        notes=list(_notes(view.log)),
        standing=view.standing,
    )


def _notes(log: Iterable[Event]) -> Iterable[Note]:
    for event in log:
        match event:
            case Drew(seat, _):
                yield DREW, seat, 0
            case Discarded(seat, card):
                yield THREW, seat, MONTH[card]
            case Ponged(seat, _, _, _, throw) if throw is not None:
                yield PONGED, seat, MONTH[throw]
            case Passed(seat, card):
                yield PASSED, seat, MONTH[card]
            case Recycled():
                yield RECYCLED, 0, 0
            case _:
                pass


def peek(state: PackedRound, seat: int, standing: Standing | None = None) -> Sight:
    """See a packed round from one seat; the notes must have been taken from the deal on."""
    return Sight(
        tables=state.tables,
        seat=seat,
        dealer=state.dealer,
        phase=state.phase,
        turn=state.turn,
        hand=state.hands[seat],
        sizes=[count(hand) for hand in state.hands],
        ponged=state.ponged,
        discards=state.discards,
        stock=len(state.stock),
        passes=state.passes,
        chain=state.chain,
        moves=sorted(state.moves(seat)),
        notes=state.log or [],
        standing=standing,
    )


def code(move: Move) -> int:
    """Write a move as a packed round does."""
    match move:
        case Draw():
            return DRAW
        case Stop():
            return STOP
        case Declare():
            return DECLARE
        case Discard(card):
            return MONTH[card]
        case Ppong(_, throw):
            return OUT if throw is None else MONTH[throw]


def choice_of(view: View, move: int) -> Choice:
    """Find the real move that a packed one means; of equal cards the plainest goes."""
    if move == PASS:
        return None
    return max((each for each in view.moves if code(each) == move), key=_plainness)


def _plainness(move: Move) -> int:
    match move:
        case Discard(card):
            return ORDER[card]
        case Ppong(cards, throw):
            return ORDER[cards[0]] + ORDER[cards[1]] + (100 * ORDER[throw] if throw else 0)
        case _:
            return 0
