"""How other people probably play: the chance of each throw by habit, and how they play on."""

import math
from array import array
from functools import lru_cache
from typing import TypeAlias

import msgspec

from game.cards import MONTHS
from game.cpu.evaluation import blind_outlook, worth
from game.cpu.hands import BIT, held, marked
from game.cpu.playout import Policy, greedy_policy
from game.cpu.tables import Lookup, Tables, tables_of
from game.cpu.weights import Weights, weights_for
from game.house import HouseRules

DECLARES = 0.02
"""Chance that a jokbo is not declared."""
NEVER = array("d", bytes(8 * (2 * len(MONTHS) + 1)))
"""No month is thrown."""

Chances: TypeAlias = "array[float]"
"""How likely each month is thrown: by a good player at [month], by a greedy one at [-month].

Twelve thousand hands are met in an evening, and a dict of pairs for each took 11 MB.
"""


class Habits(msgspec.Struct, frozen=True):
    """The ways to play that rivals may have, a good player's first; one entry for each."""

    policies: tuple[Policy, ...]
    throws: Lookup[Chances]  # hand of six or three → how likely each habit throws each month
    lets_pass: tuple[float, ...]  # chance to let a month pass of which they hold a pair
    plays_on: tuple[float, ...]  # chance to draw with a low hand that might have stopped


def blind_costs(tables: Tables, weights: Weights) -> Lookup[float]:
    """Make a table of what a hand costs by who sees nothing but it."""
    return Lookup(lambda hand: worth(tables, weights, hand, blind_outlook(hand)).cost)


def table_policy(tables: Tables, cost: Lookup[float]) -> Policy:
    """Make tables of what an expert does who sees only the own hand."""
    throws: Lookup[int] = Lookup(
        lambda hand: min(marked(held(hand)), key=lambda month: cost[hand - BIT[month]])
    )

    def claim(key: int) -> int:
        hand = key >> 4
        rest = hand - 2 * BIT[key & 15]
        throw = throws[rest]
        return throw if cost[rest - BIT[throw]] < cost[hand] else 0

    limit = min(10, tables.limit)
    stops = tuple(limit - others for others in range(6))
    return Policy((throws,) * 6, (Lookup(claim),) * 6, stops)


def _softly(costs: list[float], heat: float, slip: float) -> list[float]:
    """Turn costs into chances: the cheaper, the likelier; `slip` goes to all alike."""
    least = min(costs)
    shares = [math.exp((least - each) / heat) for each in costs]
    whole = sum(shares)
    return [(1 - slip) * share / whole + slip / len(costs) for share in shares]


@lru_cache(maxsize=2)
def habits_of(rules: HouseRules) -> Habits:
    """Give the habits at a table with these rules: a good player's, and a greedy one's."""
    tables, weights = tables_of(rules), weights_for(rules)
    cost = blind_costs(tables, weights)

    def throws(hand: int) -> Chances:
        months = marked(held(hand))
        known = DECLARES if tables.jokbo[hand] else 1.0
        good = _softly([cost[hand - BIT[month]] for month in months], 2.0, 0.04)
        greedy = _softly([tables.total[hand - BIT[month]] for month in months], 0.1, 0.02)
        chances = NEVER[:]
        for place, month in enumerate(months):
            chances[month], chances[-month] = known * good[place], known * greedy[place]
        return chances

    policies = (table_policy(tables, cost), greedy_policy(rules))
    return Habits(policies, Lookup(throws), (0.1, 0.01), (0.8, 0.05))
