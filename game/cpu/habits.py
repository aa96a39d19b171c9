"""How other people probably play: the chance of each throw by habit, and how they play on."""

import math
from functools import lru_cache
from struct import Struct
from typing import Final

import msgspec

from game.cpu.evaluation import blind_outlook, worth
from game.cpu.hands import BIT, held, highest, marked
from game.cpu.playout import Policy, greedy_policy
from game.cpu.tables import Lookup, Tables, tables_of
from game.cpu.weights import BlindWeights, Weights, blind_weights_for, weights_for
from game.house import HouseRules

DECLARES = 0.02
"""Chance that a jokbo is not declared."""
CHANCES: Final = Struct("dd")
"""How likely a good player and a greedy one throw a month, as packed in a hand's bytes.

Twelve thousand hands are met in an evening, and a dict of pairs for each took 11 MB.
"""
PLACE: Final = CHANCES.size
"""Bytes that a month takes; month 3 has its chances from 3 × PLACE on."""


class Habits(msgspec.Struct, frozen=True):
    """The ways to play that rivals may have, a good player's first; one entry for each."""

    policies: tuple[Policy, ...]
    throws: Lookup[bytes]  # hand of six or three → CHANCES of each month
    lets_pass: tuple[float, ...]  # chance to let a month pass of which they hold a pair
    plays_on: tuple[float, ...]  # chance to draw with a low hand that might have stopped


def blind_costs(tables: Tables, weights: Weights) -> Lookup[float]:
    """Make a table of what a hand costs by who sees nothing but it."""
    return Lookup(lambda hand: worth(tables, weights, hand, blind_outlook(hand)).cost)


def table_policy(tables: Tables, blind: BlindWeights) -> Policy:
    """Make tables of what a good player does who sees only the own hand."""
    cost = blind_costs(tables, blind.hand)
    throws: Lookup[int] = Lookup(
        lambda hand: min(marked(held(hand)), key=lambda month: cost[hand - BIT[month]])
    )

    def claim(key: int) -> int:
        hand = key >> 4
        rest = hand - 2 * BIT[key & 15]
        throw = throws[rest]
        return throw if cost[rest - BIT[throw]] < cost[hand] else 0

    limit = min(10, tables.limit)
    stops = tuple(math.floor(limit - blind.stop_fear * others) for others in range(6))
    return Policy((throws,) * 6, (Lookup(claim),) * 6, stops)


def _softly(costs: list[float], heat: float, slip: float) -> list[float]:
    """Turn costs into chances: the cheaper, the likelier; `slip` goes to all alike."""
    least = min(costs)
    shares = [math.exp((least - each) / heat) for each in costs]
    whole = sum(shares)
    return [(1 - slip) * share / whole + slip / len(costs) for share in shares]


@lru_cache(maxsize=1)
def habits_of(rules: HouseRules) -> Habits:
    """Give the habits at a table with these rules: a good player's, and a greedy one's."""
    tables, weights = tables_of(rules), weights_for(rules)
    cost = blind_costs(tables, weights)

    def throws(hand: int) -> bytes:
        months = marked(held(hand))
        known = DECLARES if tables.jokbo[hand] else 1.0
        good = _softly([cost[hand - BIT[month]] for month in months], 2.0, 0.04)
        greedy = _softly([tables.total[hand - BIT[month]] for month in months], 0.1, 0.02)
        chances = bytearray(PLACE * (highest(hand) + 1))
        for place, month in enumerate(months):
            CHANCES.pack_into(chances, PLACE * month, known * good[place], known * greedy[place])
        return bytes(chances)

    policies = (table_policy(tables, blind_weights_for(rules)), greedy_policy(rules))
    return Habits(policies, Lookup(throws), (0.1, 0.01), (0.8, 0.05))
