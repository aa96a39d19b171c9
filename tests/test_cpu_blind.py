"""Tables of who sees only the own hand: what playouts are played by."""

import random
from itertools import pairwise

import pytest

from game.cpu.habits import habits_of, table_policy
from game.cpu.packed import deal_packed, fresh_deck
from game.cpu.playout import Policy, table_playout
from game.cpu.tables import tables_of
from game.cpu.weights import BlindWeights, blind_weights_for, weights_for
from game.house import PRESETS, HouseRules

SEATS = 4


def relative(rules: HouseRules, hero: Policy, others: Policy, deals: int) -> float:
    """Give the hero's mean score less the others'; each deal is played in all seats."""
    points = 0.0
    for number in range(deals * SEATS):
        chance = random.Random(f"blind/{number // SEATS}")
        seat = number % SEATS
        state = deal_packed(tables_of(rules), chance.randrange(SEATS), fresh_deck(chance), SEATS)
        policies = [hero if each == seat else others for each in range(SEATS)]
        scores = table_playout(state, policies, chance)[0][3]
        points += scores[seat] - (sum(scores) - scores[seat]) / (SEATS - 1)
    return points / deals / SEATS


@pytest.mark.parametrize("name", PRESETS)
def test_weights_for_the_own_hand_alone_play_better_by_it_than_the_expert_s(name: str) -> None:
    rules = PRESETS[name]
    blind = table_policy(tables_of(rules), blind_weights_for(rules))
    expert = table_policy(tables_of(rules), BlindWeights(weights_for(rules), stop_fear=1.0))
    greedy = habits_of(rules).policies[1]
    assert relative(rules, blind, greedy, 1500) < relative(rules, expert, greedy, 1500)
    assert relative(rules, blind, expert, 1500) < 0


@pytest.mark.parametrize("name", PRESETS)
def test_the_more_rivals_hold_two_cards_the_lower_the_total_that_stops(name: str) -> None:
    stops = habits_of(PRESETS[name]).policies[0].stops
    assert len(stops) == 6
    assert all(more < less for less, more in pairwise(stops))
