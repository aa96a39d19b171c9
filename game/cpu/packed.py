"""A round on packed hands, for playing many: the same rules as `game.round`, in place.

Moves are small numbers: a month (1–12) is thrown, on one's turn or with a ppong; the others are
named below. A law in the tests holds this round and the frozen one together, move by move.
"""

import random
from collections.abc import Sequence
from typing import Final

from game.cpu.hands import BIT, held, marked, unpack
from game.cpu.tables import Tables
from game.events import EndKind
from game.round import Phase

PASS: Final = 0
OUT: Final = 13
"""A ppong that leaves nothing to throw."""
STOP: Final = 14
DRAW: Final = 15
DECLARE: Final = 16

DREW: Final = 0
THREW: Final = 1
PONGED: Final = 2
PASSED: Final = 3
RECYCLED: Final = 4

Note = tuple[int, int, int]
"""What all could see: what happened (above), by which seat, with which month."""

Ending = tuple[EndKind, int, int, list[int]]
"""How a round ended: the kind, who ended it, who wears a bak (−1: nobody), all scores."""


class PackedRound:
    """A round in progress; hands, stock and discards are months only."""

    __slots__ = (
        "chain", "dealer", "discards", "ending", "hands", "log", "passes", "phase", "ponged",
        "seats", "stock", "tables", "turn",
    )  # fmt: skip

    tables: Tables
    seats: int
    dealer: int
    hands: list[int]
    stock: list[int]  # the top is last
    discards: list[int]  # oldest first
    ponged: list[int]
    passes: int
    chain: int
    turn: int
    phase: Phase
    ending: Ending | None
    log: list[Note] | None  # None: nobody takes notes

    def copy(self) -> "PackedRound":
        """Make a second round that can go another way; it takes no notes."""
        twin = PackedRound()
        twin.tables, twin.seats, twin.dealer = self.tables, self.seats, self.dealer
        twin.hands, twin.stock = self.hands.copy(), self.stock.copy()
        twin.discards, twin.ponged = self.discards.copy(), self.ponged.copy()
        twin.passes, twin.chain, twin.turn = self.passes, self.chain, self.turn
        twin.phase, twin.ending, twin.log = self.phase, self.ending, None
        return twin

    def note(self, what: int, seat: int, month: int) -> None:
        """Take down what all could see."""
        if self.log is not None:
            self.log.append((what, seat, month))

    def claimant(self) -> int:
        """Name the one seat that could claim the last card; −1 when nobody can."""
        shift = 4 * self.discards[-1]
        for seat, hand in enumerate(self.hands):
            if hand >> shift & 14 and seat != self.turn:
                return seat
        return -1

    def moves(self, seat: int) -> list[int]:
        """List what a seat can do now; in a window it may pass as well."""
        hand = self.hands[seat]
        if self.phase == "window":
            if seat == self.turn or not hand >> 4 * self.discards[-1] & 14:
                return []
            rest = hand - 2 * BIT[self.discards[-1]]
            return [PASS, OUT] if rest in self.tables.gone else [PASS, *marked(held(rest))]
        if seat != self.turn:
            return []
        if self.phase == "turn":
            return [STOP, DRAW] if self.tables.may_stop(hand, seat, self.ponged) else [DRAW]
        if self.phase == "hold":
            throws = marked(held(hand))
            return [DECLARE, *throws] if self.tables.jokbo[hand] else throws
        return []

    def play(self, seat: int, move: int) -> None:
        """Play a move that `moves` offers, without asking whether it does."""
        if self.phase == "window":
            self._claim(seat, move)
        elif move == DRAW:
            self._draw(seat)
        elif move == STOP:
            self.ending = stopped(self.tables, self.hands, seat, self.ponged)
            self.phase = "over"
        elif move == DECLARE:
            self.ending = declared(self.tables, self.hands, seat)
            self.phase = "over"
        else:
            self.hands[seat] -= BIT[move]
            self.discards.append(move)
            self.phase, self.chain = "window", 0
            self.note(THREW, seat, move)

    def _draw(self, seat: int) -> None:
        if self.stock:
            self.hands[seat] += BIT[self.stock.pop()]
            self.phase = "hold"
            self.note(DREW, seat, 0)
        elif self.passes:
            self.phase = "recycle"
        else:
            self._exhaust()

    def _exhaust(self) -> None:
        total = self.tables.total
        self.ending = ("exhausted", -1, -1, [total[hand] for hand in self.hands])
        self.phase = "over"

    def recycle(self, deck: Sequence[int]) -> None:
        """Bring the shuffled discards (index 0 on top); the seat that waited draws."""
        self.stock = list(reversed(deck))
        self.discards = []
        self.passes -= 1
        self.note(RECYCLED, 0, 0)
        self._draw(self.turn)

    def _claim(self, seat: int, move: int) -> None:
        if move == PASS:
            self.pass_window()
            return
        month, victim = self.discards[-1], self.turn
        self.hands[seat] -= 2 * BIT[month]
        self.discards += (month, month)
        self.ponged[seat] += 1
        if move == OUT:
            thrown = self.chain > 0
            self.ending = went_out(self.tables, self.hands, seat, victim, thrown=thrown)
            self.phase = "over"
            return
        self.hands[seat] -= BIT[move]
        self.discards.append(move)
        self.turn = seat
        self.chain += 1
        self.note(PONGED, seat, move)

    def pass_window(self) -> None:
        """Close a window that nobody used; the seat to the right starts its turn."""
        self.note(PASSED, self.turn, self.discards[-1])
        seat = self.turn = (self.turn + 1) % self.seats
        self.phase, self.chain = "turn", 0
        out_of_cards = not self.stock and not self.passes
        if out_of_cards and not self.tables.may_stop(self.hands[seat], seat, self.ponged):
            self._exhaust()


def deal_packed(tables: Tables, dealer: int, deck: Sequence[int], seats: int) -> PackedRound:
    """Deal a deck of months (index 0 on top) as `game.round.deal` does."""
    fresh = PackedRound()
    fresh.tables, fresh.seats, fresh.dealer = tables, seats, dealer
    fresh.hands = [0] * seats
    for place in range(seats):
        start = 3 * seats + (1 + 2 * place if place else 0)
        cards = (*deck[3 * place : 3 * place + 3], *deck[start : start + (2 if place else 3)])
        fresh.hands[(dealer + place) % seats] = sum([BIT[month] for month in cards])
    rest = 5 * seats + 1
    fresh.discards = []
    if tables.rules.starter_card:
        fresh.discards.append(deck[rest])
        rest += 1
    fresh.stock = list(reversed(deck[rest:]))
    fresh.ponged = [0] * seats
    fresh.passes = tables.rules.stock_passes - 1
    fresh.turn, fresh.chain, fresh.phase = dealer, 0, "hold"
    fresh.ending, fresh.log = None, []
    return fresh


def stopped(tables: Tables, hands: Sequence[int], seat: int, ponged: Sequence[int]) -> Ending:
    """Score a stop, good or caught."""
    total = tables.total
    scores = [total[hand] for hand in hands]
    caught_by = tables.catchers(hands, seat, ponged)
    if not caught_by:
        scores[seat] = tables.stop_score(scores[seat])
        return "stop", seat, -1, scores
    scores[seat] += tables.rules.stop_penalty
    if tables.rules.stop_catcher_zero:
        for catcher in caught_by:
            scores[catcher] = 0
    return "stop_bak", seat, seat, scores


def declared(tables: Tables, hands: Sequence[int], seat: int) -> Ending:
    """Score a declared jokbo."""
    total = tables.total
    scores = [total[hand] for hand in hands]
    named = tables.jokbo[hands[seat]]
    if named is not None:
        scores[seat] = named[1]
    return "declare", seat, -1, scores


def went_out(
    tables: Tables, hands: Sequence[int], seat: int, victim: int, *, thrown: bool
) -> Ending:
    """Score a ppong that left nothing: the victim wears the bak."""
    total = tables.total
    scores = [total[hand] for hand in hands]
    natural = hands[seat] != 0
    scores[seat] = 0
    scores[victim] += tables.bak(natural=natural, thrown=thrown)
    kind: EndKind = "natural_bak" if natural else "ppong_bak" if thrown else "bak"
    return kind, seat, victim, scores


def ending_of(state: PackedRound) -> Ending:
    """Tell how a finished round ended."""
    if state.ending is None:
        raise ValueError("a round has a winner and scores when it is over")
    return state.ending


def winner_of(state: PackedRound) -> int:
    """Name who won a finished round; of equal totals the first in turn order from the dealer."""
    kind, seat, _, _ = ending_of(state)
    running: Sequence[int] = range(state.seats)
    if kind == "stop_bak":
        running = state.tables.catchers(state.hands, seat, state.ponged)
    elif kind != "exhausted":
        return seat
    total = state.tables.total
    return min(
        running,
        key=lambda each: (total[state.hands[each]], (each - state.dealer) % state.seats),
    )


def next_dealer(state: PackedRound) -> int:
    """Name who deals after a finished round."""
    wearer = ending_of(state)[2]
    wears = state.tables.rules.next_dealer == "bak_wearer" and wearer >= 0
    return wearer if wears else winner_of(state)


def fresh_deck(rng: random.Random) -> list[int]:
    """Shuffle 48 months."""
    deck = unpack(sum(4 * BIT[month] for month in range(1, 13)))
    rng.shuffle(deck)
    return deck
