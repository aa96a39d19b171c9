"""Plans for the rest of a round: what they are for, they do better than steady play."""

import random
from collections.abc import Sequence

import pytest

from build.players.tune_blind import changed, generation, tuned_names
from build.players.tune_plans import STANDINGS, chance
from game.cpu.expert import Judge, choose
from game.cpu.habits import habits_of
from game.cpu.master import MasterMind, Search
from game.cpu.packed import deal_packed
from game.cpu.plans import plans_of
from game.cpu.sight import Sight, peek
from game.cpu.tables import tables_of
from game.cpu.weights import blind_weights_for, weights_for
from game.house import PRESETS, HouseRules
from game.view import Standing

DEALS = range(9000)
FAR_BEHIND = Standing((70, 30, 40, 55), 0)
"""Seat 0, in the last round."""


def held(rules: HouseRules, standing: Standing | None, hand: tuple[int, ...]) -> Sight:
    """Give the first turn of the dealer, who holds these six."""
    rest = [month for month in range(1, 13) for _ in range(4)]
    for month in hand:
        rest.remove(month)
    random.Random(1).shuffle(rest)
    state = deal_packed(tables_of(rules), 0, [*hand[:3], *rest[:9], *hand[3:], *rest[9:]], 4)
    return peek(state, 0, standing)


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("plan", [1, 2])
def test_each_plan_wins_more_last_rounds_of_its_kind_than_steady_play(name: str, plan: int) -> None:
    rules = PRESETS[name]
    plans, standings = plans_of(rules), STANDINGS[("ahead", "gamble")[plan - 1]]
    table = habits_of(rules).policies
    steady, its = (
        chance(rules, each.policy, table, DEALS, standings) for each in (plans[0], plans[plan])
    )
    assert its > steady


def test_the_expert_s_move_is_tried_first_and_each_plan_s_best_among_the_others() -> None:
    sight = held(PRESETS["holiday"], FAR_BEHIND, (1, 2, 3, 4, 9, 9))
    judge = Judge(sight, weights_for(PRESETS["holiday"]))
    search = Search(MasterMind(), judge, choose(judge))
    plans = plans_of(PRESETS["holiday"])
    assert search.tried[0].move == choose(judge)
    assert search.tried[0].policy is plans[0].policy
    steadily = {each.move for each in search.tried if each.policy is plans[0].policy}
    assert steadily == {1, 2, 3, 4, 9}
    for plan in plans[1:]:
        best = choose(Judge(sight, plan.weights))
        assert min(each.behind for each in search.tried if each.policy is plan.policy) == 0
        assert best in {each.move for each in search.tried if each.policy is plan.policy}


@pytest.mark.parametrize("name", PRESETS)
def test_a_master_forty_points_behind_in_the_last_round_goes_for_the_straight(name: str) -> None:
    """7 8 9 10 1 1: only a straight wins such a match, so a 1 goes; who leads throws the 10."""
    rules, hand = PRESETS[name], (7, 8, 9, 10, 1, 1)
    leading = Standing((30, 70, 40, 55), 0)
    thrown = []
    for standing in (FAR_BEHIND, leading):
        *_, move = MasterMind().ponder(held(rules, standing, hand), random.Random(1))
        thrown.append(move)
    assert thrown == [1, 10]


def test_tuning_moves_weights_towards_what_costs_less() -> None:
    start = blind_weights_for(PRESETS["town"])
    size = len(tuned_names()) + 1
    rng, mean = random.Random(1), [0.0] * size

    def far(change: Sequence[float]) -> float:
        return sum((each - 1) ** 2 for each in change)

    for _ in range(30):
        mean = generation(mean, 0.3, far, rng)
    assert far(mean) < far([0.0] * size) / 2
    assert changed(start, mean).hand.points == pytest.approx(
        start.hand.points * (1 + mean[1] / 3), rel=1e-6
    )
