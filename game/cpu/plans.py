"""Ways to go on for the rest of a round: steadily, or as somebody who needs more than points."""

from functools import lru_cache
from typing import Final

import msgspec

from game.cpu.habits import habits_of, table_policy
from game.cpu.playout import Policy
from game.cpu.tables import tables_of
from game.cpu.weights import (
    FAMILY,
    HOLIDAY,
    TOWN,
    BlindWeights,
    Weights,
    nearest_preset,
    weights_for,
)
from game.house import HouseRules


class Plan(msgspec.Struct, frozen=True):
    """A way to go on for the rest of a round: what counts, and how that plays by tables alone."""

    weights: Weights
    policy: Policy


AHEAD: Final[dict[str, BlindWeights]] = {
    "family": BlindWeights(
        msgspec.structs.replace(
            FAMILY,
            horizon=2.09, points=2.781, points_of_two=1.133, full=2.194, jokbo=1.21,
            jokbo_prize=3.67, run=0.1034, run_prize=4.608, ppong=2.675, ppong_pace=0.1447,
            ppong_floor=0.6879, ppong_again=0.8874, ppong_left=2.2, natural_prize=21.13,
            pair_of_two=3.809, ready=13.3,
        ),
        stop_fear=1.35,
    ),
    "holiday": BlindWeights(
        msgspec.structs.replace(
            HOLIDAY,
            horizon=11.0, points=1.843, points_of_two=0.1434, full=1.334, jokbo=0.5535,
            jokbo_prize=0.6647, run=0.4697, run_prize=10.71, ppong=1.697, ppong_pace=0.2994,
            ppong_floor=0.4368, ppong_again=0.7173, ppong_left=3.785, natural_prize=10.52,
            pair_of_two=6.484, ready=9.458,
        ),
        stop_fear=5.45,
    ),
    "town": BlindWeights(
        msgspec.structs.replace(
            TOWN,
            horizon=6.0, points=2.535, points_of_two=1.49, full=0.9291, jokbo=0.4573,
            jokbo_prize=5.309, run=-0.1225, run_prize=24.76, ppong=1.557, ppong_pace=0.3971,
            ppong_floor=0.5708, ppong_again=0.6212, ppong_left=0.8075, natural_prize=-3.964,
            pair_of_two=3.87, ready=8.521,
        ),
        stop_fear=0.933,
    ),
}  # fmt: skip
"""To come out of this round with the lowest score, as wins a close last one."""

GAMBLE: Final[dict[str, BlindWeights]] = {
    "family": BlindWeights(
        msgspec.structs.replace(
            FAMILY,
            horizon=3.194, points=-1.774, points_of_two=0.786, full=3.689, jokbo=3.15,
            jokbo_prize=6.162, run=0.7953, run_prize=5.603, ppong=-0.3119, ppong_pace=0.382,
            ppong_floor=1.388, ppong_again=4.884, ppong_left=2.666, natural_prize=3.253,
            pair_of_two=2.959, ready=8.304,
        ),
        stop_fear=3.24,
    ),
    "holiday": BlindWeights(
        msgspec.structs.replace(
            HOLIDAY,
            horizon=10.55, points=-0.7588, points_of_two=0.2205, full=0.7667, jokbo=0.8123,
            jokbo_prize=7.035, run=1.817, run_prize=9.605, ppong=-1.194, ppong_pace=0.1796,
            ppong_floor=0.5785, ppong_again=1.414, ppong_left=5.638, natural_prize=5.073,
            pair_of_two=1.266, ready=3.439,
        ),
        stop_fear=3.23,
    ),
    "town": BlindWeights(
        msgspec.structs.replace(
            TOWN,
            horizon=3.142, points=-0.1492, points_of_two=0.6665, full=2.775, jokbo=1.901,
            jokbo_prize=-1.477, run=0.0831, run_prize=34.27, ppong=1.677, ppong_pace=0.6922,
            ppong_floor=-0.673, ppong_again=-0.1831, ppong_left=-2.795, natural_prize=9.537,
            pair_of_two=0.216, ready=10.19,
        ),
        stop_fear=2.85,
    ),
}  # fmt: skip
"""To win back thirty points and more in one round, by jokbo; points hardly count."""


@lru_cache(maxsize=1)
def plans_of(rules: HouseRules) -> tuple[Plan, ...]:
    """Give the plans that a seat may have at a table with these rules, the steady one first."""
    tables, preset = tables_of(rules), nearest_preset(rules)
    steady = Plan(weights_for(rules), habits_of(rules).policies[0])
    others = [
        Plan(blind.hand, table_policy(tables, blind)) for blind in (AHEAD[preset], GAMBLE[preset])
    ]
    return (steady, *others)
