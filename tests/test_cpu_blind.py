"""Tables of who sees only the own hand: what playouts are played by."""

from itertools import pairwise

import pytest

from build.players.tune_blind import cost
from game.cpu.habits import habits_of, table_policy
from game.cpu.tables import tables_of
from game.cpu.weights import BlindWeights, blind_weights_for, weights_for
from game.house import PRESETS

DEALS = range(8000)


@pytest.mark.parametrize("name", PRESETS)
def test_weights_for_the_own_hand_alone_play_better_by_it_than_the_expert_s(name: str) -> None:
    rules = PRESETS[name]
    blind = table_policy(tables_of(rules), blind_weights_for(rules))
    expert = table_policy(tables_of(rules), BlindWeights(weights_for(rules), stop_fear=1.0))
    greedy = habits_of(rules).policies[1]
    table = (greedy, expert)
    assert cost(rules, blind, table, DEALS) < cost(rules, expert, table, DEALS)


@pytest.mark.parametrize("name", PRESETS)
def test_the_more_rivals_hold_two_cards_the_lower_the_total_that_stops(name: str) -> None:
    stops = habits_of(PRESETS[name]).policies[0].stops
    assert len(stops) == 6
    assert all(more < less for less, more in pairwise(stops))
