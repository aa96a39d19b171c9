"""Rounds played to their end at full speed: by chance, or by lookup tables.

Both loops play a `PackedRound` on from any phase, in place, and return how it ended and how many
moves that took; draws, discards, ppongs, stops and declares count, passes do not.
"""

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

import msgspec

from game.cpu.hands import BIT, held, marked, unpack
from game.cpu.packed import OUT, Ending, PackedRound, declared, stopped
from game.cpu.simple import GREEDY_STOP
from game.cpu.tables import Lookup, Tables, tables_of
from game.house import HouseRules

Played = tuple[Ending, int]


class Policy(msgspec.Struct, frozen=True):
    """A way to play by tables alone, each by the number of other seats that have ppong'd (0–5)."""

    throws: tuple[Lookup[int], ...]  # hand of six or three → month thrown
    claims: tuple[Lookup[int], ...]  # hand << 4 | open month → month thrown with a ppong, 0: pass
    stops: tuple[int, ...]  # highest total that stops


class Shuffler(Protocol):
    """Whatever can shuffle: a `random.Random`, or one that is seeded when it is needed."""

    def shuffle(self, x: list[int]) -> None:
        """Shuffle in place."""
        ...


class Later:
    """Chance that is seeded only if a stock is turned over, for seeding takes its time."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def shuffle(self, x: list[int]) -> None:
        """Shuffle in place, another way each time."""
        random.Random(self._seed).shuffle(x)
        self._seed += 1


def table_playout(state: PackedRound, policies: Sequence[Policy], rng: Shuffler) -> Played:
    """Play a round to its end, each seat by its policy; jokbo and goings-out are always taken."""
    tables, hands, ponged, stock = state.tables, state.hands, state.ponged, state.stock
    total, jokbo, gone, seats = tables.total, tables.jokbo, tables.gone, state.seats
    down = seats - ponged.count(0)
    seat, phase, chain, moves = state.turn, state.phase, state.chain, 0
    while True:
        if phase == "turn":
            hand = hands[seat]
            limit = policies[seat].stops[down - (ponged[seat] > 0)]
            if total[hand] <= limit and tables.may_stop(hand, seat, ponged):
                return stopped(tables, hands, seat, ponged), moves + 1
            if not stock and not _turn_over(state, rng):
                return _exhausted(state), moves
            hands[seat] = hand + BIT[stock.pop()]
            moves += 1
        if phase != "window":
            hand = hands[seat]
            moves += 1
            if jokbo[hand]:
                return declared(tables, hands, seat), moves
            month = policies[seat].throws[down - (ponged[seat] > 0)][hand]
            hands[seat] = hand - BIT[month]
            state.discards.append(month)
            chain = 0
        else:
            month = state.discards[-1]
        while (claimer := _claimer(hands, month, seat)) >= 0:
            hand = hands[claimer]
            out = hand - 2 * BIT[month] in gone
            others = down - (ponged[claimer] > 0)
            throw = OUT if out else policies[claimer].claims[others][hand << 4 | month]
            if not throw:
                break
            down += not ponged[claimer]
            _ppong(state, seat, chain, claimer, throw)
            moves += 1
            if state.ending:
                return state.ending, moves
            seat, month, chain = claimer, throw, chain + 1
        seat = seat + 1 if seat + 1 < seats else 0
        phase = "turn"


def random_playout(state: PackedRound, rng: random.Random) -> Played:
    """Play a round to its end by chance: all moves are equally likely, half of all claims pass."""
    tables, hands, ponged, stock = state.tables, state.hands, state.ponged, state.stock
    total, jokbo, gone, limit = tables.total, tables.jokbo, tables.gone, tables.limit
    cards, chance, seats = [unpack(hand) for hand in hands], rng.random, state.seats
    seat, phase, chain, moves = state.turn, state.phase, state.chain, 0
    while True:
        mine, hand = cards[seat], hands[seat]
        if phase == "turn":
            if total[hand] <= limit and tables.may_stop(hand, seat, ponged) and chance() < 0.5:
                return stopped(tables, hands, seat, ponged), moves + 1
            if not stock and not _turn_over(state, rng):
                return _exhausted(state), moves
            month = stock.pop()
            mine.append(month)
            hand += BIT[month]
            moves += 1
        if phase != "window":
            moves += 1
            if jokbo[hand] and chance() * 7 < 1:
                hands[seat] = hand
                return declared(tables, hands, seat), moves
            month = mine.pop(int(chance() * len(mine)))
            hands[seat] = hand - BIT[month]
            state.discards.append(month)
            chain = 0
        else:
            month = state.discards[-1]
        while (claimer := _claimer(hands, month, seat)) >= 0 and chance() < 0.5:
            theirs, throw = cards[claimer], OUT
            theirs.remove(month)
            theirs.remove(month)
            if hands[claimer] - 2 * BIT[month] not in gone:
                throw = theirs.pop(int(chance() * len(theirs)))
            _ppong(state, seat, chain, claimer, throw)
            moves += 1
            if state.ending:
                return state.ending, moves
            seat, month, chain = claimer, throw, chain + 1
        seat = seat + 1 if seat + 1 < seats else 0
        phase = "turn"


def _claimer(hands: Sequence[int], month: int, thrower: int) -> int:
    shift = 4 * month
    for seat, hand in enumerate(hands):
        if hand >> shift & 14 and seat != thrower:
            return seat
    return -1


def _ppong(state: PackedRound, seat: int, chain: int, claimer: int, throw: int) -> None:
    state.phase, state.turn, state.chain = "window", seat, chain
    state.play(claimer, throw)


def _turn_over(state: PackedRound, rng: Shuffler) -> bool:
    """Make the discards the new stock, if a pass is left."""
    if not state.passes:
        return False
    state.passes -= 1
    state.stock += state.discards
    state.discards.clear()
    rng.shuffle(state.stock)
    return True


def _exhausted(state: PackedRound) -> Ending:
    total = state.tables.total
    return "exhausted", -1, -1, [total[hand] for hand in state.hands]


def greedy_throw(tables: Tables, hand: int) -> int:
    """Name the month whose throw leaves the smallest total, the higher one of equals."""
    total = tables.total
    return min(marked(held(hand)), key=lambda month: (total[hand - BIT[month]], -month))


@lru_cache(maxsize=1)
def greedy_policy(rules: HouseRules) -> Policy:
    """Make tables of what the greedy player does."""
    tables = tables_of(rules)
    throws: Lookup[int] = Lookup(lambda hand: greedy_throw(tables, hand))
    claims: Lookup[int] = Lookup(lambda key: throws[(key >> 4) - 2 * BIT[key & 15]])
    return Policy((throws,) * 6, (claims,) * 6, (GREEDY_STOP,) * 6)
