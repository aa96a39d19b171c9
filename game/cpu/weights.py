"""How much each thing about a hand counts, tuned by play for each preset."""

from typing import Final

import msgspec

from game.house import PRESETS, HouseRules


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """What a player looks at in a hand, and how much it gives for it; costs are in points."""

    horizon: float  # turns that a plan may still take
    points: float  # for each point of a hand of five
    points_of_two: float  # for each point of a hand of two
    full: float  # for still holding five
    jokbo: float  # share of a jokbo's gain that its chance is worth
    jokbo_prize: float  # ending the round with a jokbo
    straight_prize: float = 0.0  # more for a straight
    top_prize: float = 0.0  # more for a −100 hand
    run: float  # share of a straight that has four of its six
    run_prize: float  # what such a straight is worth beside its score
    ppong: float  # share of a ppong's gain that its chance is worth
    ppong_pace: float  # how fast ppongs come
    ppong_floor: float  # how likely a low month is thrown; high ones more
    ppong_again: float  # a second pair, as a share of the first
    ppong_left: float  # a ppong that leaves a pair
    natural_prize: float  # a ppong that leaves a natural ppong: the round
    pair_of_two: float  # a pair of two cards, for each unseen copy
    ready: float  # two cards that could stop
    feed_two: float  # fear of feeding a hand of two
    feed_two_prize: float  # beside the penalty: what the claimer gains
    feed_five: float  # cost of letting a hand of five ppong
    feed_natural: float  # cost of the chance that it holds a natural ppong beside
    stop_base: float  # cost with which a stop must compare: so much …
    stop_slope: float  # … and so much for each point of the hand


FAMILY: Final = Weights(
    horizon=3.0, points=1.2956, points_of_two=0.46754, full=2.5443, jokbo=1.0, jokbo_prize=3.2828,
    run=0.14546, run_prize=6.6728, ppong=0.8, ppong_pace=0.25, ppong_floor=0.6477,
    ppong_again=0.42292, ppong_left=4.0, natural_prize=10.414, pair_of_two=3.6219, ready=8.5187,
    feed_two=1.7025, feed_two_prize=8.6608, feed_five=5.2164, feed_natural=-10.548,
    stop_base=11.585, stop_slope=-1.055,
)  # fmt: skip

HOLIDAY: Final = Weights(
    horizon=9.0972, points=2.0028, points_of_two=0.46754, full=2.7777, jokbo=1.2514,
    jokbo_prize=3.8076, run=0.6029, run_prize=8.1067, ppong=0.97319, ppong_pace=0.25,
    ppong_floor=0.38408, ppong_again=0.59939, ppong_left=4.2882, natural_prize=10.0,
    pair_of_two=9.0474, ready=8.0852, feed_two=1.2, feed_two_prize=37.427, feed_five=6.0,
    feed_natural=11.464, stop_base=5.0836, stop_slope=1.5652,
)  # fmt: skip

TOWN: Final = Weights(
    horizon=6.8568, points=1.2218, points_of_two=0.6791, full=1.2483, jokbo=1.055,
    jokbo_prize=6.0055, run=0.17353, run_prize=27.659, ppong=1.264, ppong_pace=0.25,
    ppong_floor=0.79455, ppong_again=0.28196, ppong_left=4.2882, natural_prize=10.0,
    pair_of_two=3.0, ready=6.0, feed_two=1.2, feed_two_prize=10.0, feed_five=3.4091,
    feed_natural=-12.643, stop_base=-1.4728, stop_slope=2.1827,
)  # fmt: skip


class BlindWeights(msgspec.Struct, frozen=True):
    """What counts for a player who sees nothing but the own hand, as in playouts."""

    hand: Weights
    stop_fear: float  # points by which the own total must be lower for each rival of two cards


FAMILY_BLIND: Final = BlindWeights(
    msgspec.structs.replace(
        FAMILY, horizon=3.816, points=2.721, points_of_two=0.6493, full=3.452, jokbo=1.687,
        jokbo_prize=5.581, run=0.06659, run_prize=6.553, ppong=1.402, ppong_pace=0.2252,
        ppong_floor=0.9288, ppong_again=0.8515, ppong_left=3.167, natural_prize=15.47,
        pair_of_two=5.026, ready=9.638,
    ),
    stop_fear=1.87,
)  # fmt: skip

HOLIDAY_BLIND: Final = BlindWeights(
    msgspec.structs.replace(
        HOLIDAY, horizon=11.0, points=2.957, points_of_two=0.2658, full=1.025, jokbo=1.003,
        jokbo_prize=2.593, run=1.11, run_prize=12.64, ppong=1.401, ppong_pace=0.2476,
        ppong_floor=0.4059, ppong_again=0.5492, ppong_left=3.862, natural_prize=5.783,
        pair_of_two=10.97, ready=8.256,
    ),
    stop_fear=4.4,
)  # fmt: skip

TOWN_BLIND: Final = BlindWeights(
    msgspec.structs.replace(
        TOWN, horizon=6.0, points=1.833, points_of_two=0.8895, full=1.59, jokbo=1.329,
        jokbo_prize=4.424, run=-0.07623, run_prize=24.98, ppong=1.631, ppong_pace=0.3851,
        ppong_floor=0.4342, ppong_again=0.3765, ppong_left=-1.054, natural_prize=5.952,
        pair_of_two=4.82, ready=7.135,
    ),
    stop_fear=1.54,
)  # fmt: skip

_TUNED: Final[dict[str, Weights]] = {"family": FAMILY, "holiday": HOLIDAY, "town": TOWN}
_BLIND: Final[dict[str, BlindWeights]] = {
    "family": FAMILY_BLIND, "holiday": HOLIDAY_BLIND, "town": TOWN_BLIND,
}  # fmt: skip


def nearest_preset(rules: HouseRules) -> str:
    """Name the preset that plays most like these rules: by what a stop takes and what it gives."""
    return min(PRESETS, key=lambda name: _distance(rules, PRESETS[name]))


def _distance(rules: HouseRules, preset: HouseRules) -> float:
    apart = 0.0
    apart += 3 * (_public(rules) != _public(preset))
    apart += 2 * (rules.natural_ppong != preset.natural_ppong)
    apart += 2 * (rules.stop_success_score == "hand") * (preset.stop_success_score != "hand")
    apart += 2 * (rules.stop_success_score != "hand") * (preset.stop_success_score == "hand")
    apart += 1 * (rules.quad != preset.quad)
    apart += abs((rules.high_limit or 75) - (preset.high_limit or 75)) / 10
    return apart + abs(_limit(rules) - _limit(preset)) / 10


def _public(rules: HouseRules) -> bool:
    return rules.stop_needs_ppong or rules.stop_other_ppongs > 0 or rules.stop_total_ppongs > 0


def _limit(rules: HouseRules) -> int:
    return 20 if rules.stop_limit is None else min(20, rules.stop_limit)


def weights_for(rules: HouseRules) -> Weights:
    """Give the weights for any house rules: those of the preset that plays most like them."""
    return _TUNED[nearest_preset(rules)]


def blind_weights_for(rules: HouseRules) -> BlindWeights:
    """Give the weights of who sees only the own hand: those of the preset that plays alike."""
    return _BLIND[nearest_preset(rules)]
