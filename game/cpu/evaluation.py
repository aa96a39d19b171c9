"""What a hand is worth to its holder: expected cost in points, part by part."""

import math
from collections.abc import Sequence
from typing import Final

import msgspec

from game.cpu.hands import BIT, count, held, highest, lowest, marked, pairs, triples
from game.cpu.tables import Tables
from game.cpu.weights import Weights
from game.jokbo import TOP_PRIZE

RUNS: Final[tuple[int, ...]] = tuple(
    sum(BIT[month] for month in range(low, low + 6)) for low in range(1, 8)
)
"""The seven straights, by their months."""


class Worth(msgspec.Struct, frozen=True):
    """What a hand costs its holder: `cost` is the sum of its causes; gains are negative."""

    points: float  # what the cards count
    jokbo: float = 0.0  # one card from a jokbo
    run: float = 0.0  # two cards from a straight
    ppong: float = 0.0  # pairs that may ppong, or a pair of two that may go out
    ready: float = 0.0  # able to stop

    @property
    def cost(self) -> float:
        """Sum the causes up."""
        return self.points + self.jokbo + self.run + self.ppong + self.ready


class Outlook(msgspec.Struct, frozen=True):
    """What is still to come: unseen copies by month, their number, turns that are left."""

    unseen: Sequence[int]
    cards: int
    turns: float


def outlook(unseen: Sequence[int], turns: float) -> Outlook:
    """Make an outlook of unseen copies and the turns that a seat may still get."""
    return Outlook(unseen, max(1, sum(unseen)), turns)


def blind_outlook(hand: int) -> Outlook:
    """Make the outlook of who sees only the own hand, early in a round."""
    unseen = [4 - (hand >> 4 * month & 15) for month in range(13)]
    unseen[0] = 0
    return outlook(unseen, 12.0)


def worth(tables: Tables, weights: Weights, hand: int, ahead: Outlook) -> Worth:
    """Judge a hand of five, or what a ppong has left."""
    if count(hand) < 4:
        return _worth_of_two(tables, weights, hand, ahead)
    return Worth(
        points=weights.points * tables.total[hand] + weights.full,
        jokbo=-_jokbo_gain(tables, weights, hand, ahead),
        run=-_run_gain(weights, hand, ahead),
        ppong=-_ppong_gain(tables, weights, hand, ahead),
    )


def _worth_of_two(tables: Tables, weights: Weights, hand: int, ahead: Outlook) -> Worth:
    points = tables.total[hand]
    pair = pairs(hand)
    out = 0.0
    if pair:
        month = lowest(pair)
        eager = 0.5 + month / 12 * weights.ppong_floor
        out = weights.pair_of_two * ahead.unseen[month] * eager
    return Worth(
        points=weights.points_of_two * points,
        ppong=-out,
        ready=-weights.ready if points <= tables.limit else 0.0,
    )


def _jokbo_gain(tables: Tables, weights: Weights, hand: int, ahead: Outlook) -> float:
    chance = gain = 0.0
    points = tables.total[hand]
    for month, score in tables.makers[hand]:
        each = ahead.unseen[month] / ahead.cards
        chance += each
        gain += each * (points - score + _prize(weights, score))
    if not chance:
        return 0.0
    turns = min(weights.horizon, ahead.turns)
    late: float = (1 - min(chance, 0.999)) ** turns
    return weights.jokbo * (1 - late) * gain / chance


def _prize(weights: Weights, score: int) -> float:
    if not score:
        return weights.jokbo_prize
    more = weights.top_prize if score <= TOP_PRIZE else weights.straight_prize
    return weights.jokbo_prize + more


def _run_gain(weights: Weights, hand: int, ahead: Outlook) -> float:
    mine = held(hand)
    best = 0.0
    for low, run in enumerate(RUNS, 1):
        if (mine & run).bit_count() == 4:
            missing = run & ~mine
            ways = ahead.unseen[lowest(missing)] * ahead.unseen[highest(missing)]
            prize = 6 * low + 15 + weights.run_prize
            best = max(best, 16 * ways / ahead.cards**2 * prize)
    return weights.run * best


def _ppong_gain(tables: Tables, weights: Weights, hand: int, ahead: Outlook) -> float:
    gain, share = 0.0, 1.0
    points = tables.total[hand]
    for month in marked(pairs(hand) & ~triples(hand)):
        unseen = ahead.unseen[month]
        if not unseen:
            continue
        rest = hand - 2 * BIT[month]
        if rest in tables.gone:
            left, prize = 0, weights.natural_prize
        else:
            rest -= BIT[highest(held(rest))]
            left, prize = tables.total[rest], weights.ppong_left if pairs(rest) else 0.0
        eager = weights.ppong_floor + month / 12
        chance = 1 - math.exp(-weights.ppong_pace * unseen * eager)
        gain += share * chance * (points - left + prize)
        share = weights.ppong_again
    return weights.ppong * gain
