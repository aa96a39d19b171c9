"""What people keep: how much likelier a hand is than chance, learned from good players' play."""

from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from game.cpu.hands import count, highest, pairs, triples, weight
from game.cpu.tables import Lookup

AGES: Final = 4
SHAPES: Final = 6
STEP: Final = 4
"""Points of a hand of five that are taken together."""
BUCKETS: Final = 60 // STEP + 1
UNKNOWN: Final = 0.05
"""How likely a hand is, against chance, that the learning never saw."""


class Priors(msgspec.Struct, frozen=True):
    """Likelihoods against chance by age: how long a hand has been drawing."""

    twos: tuple[tuple[float, ...], ...]  # [age][13 × low month + high month]
    fives: tuple[tuple[float, ...], ...]  # [age][shape × BUCKETS + points // STEP]
    lows: tuple[tuple[float, ...], ...]  # [age][total]: share of fives with so little or less

    def times(self, hand: int, age: int) -> float:
        """Tell how many times likelier than by chance a hand of two or five is held."""
        if count(hand) == 2:
            high = highest(hand)
            low = high if pairs(hand) else highest(hand - (1 << 4 * high))
            return self.twos[age][13 * low + high]
        return self.fives[age][shape(hand) * BUCKETS + weight(hand) // STEP]


def shape(hand: int) -> int:
    """Sort hands of five: all different, one pair, two, a triple, triple and pair, four."""
    two, three = pairs(hand).bit_count(), triples(hand).bit_count()
    if not three:
        return two
    return 5 if hand & 0x4444444444440 else 2 + two


def age_of(size: int, draws: int) -> int:
    """Sort a hand by its draws since the deal or its ppong: 0 to 3."""
    if size <= 3:
        return min(draws, 3)
    return 0 if draws == 0 else 1 if draws <= 2 else 2 if draws <= 4 else 3


@lru_cache(maxsize=4)
def priors_of(preset: str) -> Priors:
    """Load what was learned for a preset."""
    file = Path(__file__).with_name("priors.json")
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Priors])[preset]


@lru_cache(maxsize=1)
def times_of(preset: str) -> Lookup[float]:
    """Make a table of `Priors.times`; a key is a hand with its age in the four free low bits."""
    priors = priors_of(preset)
    return Lookup(lambda key: priors.times(key & ~15, key & 15))
