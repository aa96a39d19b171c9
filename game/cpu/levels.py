"""The five levels and the six characters: one way to judge, with a person's slips and a bent."""

from typing import Final, Literal

import msgspec

from game.cpu.weights import Weights


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """How well somebody plays: what they remember, and how they slip."""

    memory: int | None = None  # discards that are remembered; None: all
    by_rule: float = 0.0  # chance to throw by rule of thumb: keep pairs, the highest single goes
    misses: float = 0.0  # chance to overlook a ppong
    overlooks: float = 0.0  # chance to overlook a jokbo in the hand
    wary: float = 1.0  # share of the fear of feeding
    runs: float = 1.0  # share of the eye for straights
    bold: float = 0.0  # points by which stops look better than they are


LEVELS: Final[dict[str, Level]] = {
    "beginner": Level(
        memory=0, by_rule=0.92, misses=0.45, overlooks=0.33, wary=0.0, runs=0.5, bold=13.0
    ),
    "neighbour": Level(
        memory=4, by_rule=0.8, misses=0.26, overlooks=0.08, wary=0.2, runs=0.5, bold=4.0
    ),
    "player": Level(memory=10, by_rule=0.38, misses=0.1, overlooks=0.02, wary=0.45, bold=2.0),
    "expert": Level(),
    "master": Level(),
}
"""첫걸음, 동네, 선수, 고수, 도사; the master also searches."""


Thumb = Literal["high", "runs", "seen"]
"""Which single card goes, by rule of thumb: the highest; one outside the best run; one whose
month was just thrown by somebody, for it can hardly feed."""


class Bent(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody likes and fears more or less than others do; factors, and points."""

    feed: float = 1.0  # fear of feeding
    pairs: float = 1.0  # love of pairs, to ppong and to go out
    runs: float = 1.0  # love of straights
    straights: float = 0.0  # points by which straights look better
    tops: float = 0.0  # points by which −100 hands look better
    low: float = 1.0  # dislike of high cards
    bold: float = 0.0  # points by which stops look better
    thumb: Thumb = "high"  # the rule of thumb, where a level throws by one


CHARACTERS: Final[dict[str, Bent]] = {
    "grandmother": Bent(feed=3.5, bold=-3.0, thumb="seen"),
    "uncle": Bent(feed=0.0, tops=80.0, pairs=0.8, bold=6.0),
    "aunt": Bent(pairs=1.9, bold=-3.5),
    "father": Bent(feed=1.2, pairs=0.9, bold=-4.0),
    "cousin": Bent(low=1.35, pairs=0.85, runs=0.5, bold=6.5),
    "nephew": Bent(runs=20.0, straights=25.0, feed=0.9, thumb="runs"),
}
"""할머니 is careful, 삼촌 gambles for −100, 고모 hunts baks, 아버지 counts coldly, 사촌 누나 stops
early, 조카 hunts straights."""

PLAIN: Final = Bent()


def bend(weights: Weights, bent: Bent, level: Level) -> Weights:
    """Lay a character's likes and a level's blind spots over the weights of a rule set."""
    wary = bent.feed * level.wary
    return msgspec.structs.replace(
        weights,
        points=weights.points * bent.low,
        straight_prize=weights.straight_prize + bent.straights,
        top_prize=weights.top_prize + bent.tops,
        run=weights.run * bent.runs * level.runs,
        ppong=weights.ppong * bent.pairs,
        pair_of_two=weights.pair_of_two * bent.pairs,
        feed_two=weights.feed_two * wary,
        feed_five=weights.feed_five * wary,
        stop_base=weights.stop_base + bent.bold + level.bold,
    )
