"""Tunes a preset's weights by play: changes one at a time and keeps what scores better.

    python build/players/tune_weights.py PRESET [STEPS] [ROUNDS]

Each step multiplies one weight by a random factor and plays the changed player and the old one
in the same seat on the same deals, half of them against three experts with the shipped weights,
half against three greedy players. The change stays if the paired gain in points, own score less
the others' mean, is above one and a half standard errors. The weights found are printed; they are
copied into game/cpu/weights.py by hand.
"""

import math
import random
import sys
from collections.abc import Iterator

import msgspec

from game.cpu.expert import Judge, choose
from game.cpu.league import play_round
from game.cpu.minds import GreedyMind, Mind
from game.cpu.packed import deal_packed, fresh_deck
from game.cpu.sight import Sight
from game.cpu.tables import tables_of
from game.cpu.weights import Weights, weights_for
from game.house import PRESETS, HouseRules

SEATS = 4
SPREAD = 0.35
"""Standard deviation of a change, as a share of the weight."""
SURE = 1.5


class Weighed(msgspec.Struct, frozen=True):
    """An expert with weights of its own."""

    weights: Weights

    def ponder(self, sight: Sight, rng: random.Random) -> Iterator[int]:
        """Yield the move that costs least."""
        del rng
        yield choose(Judge(sight, self.weights))


def relative_score(rules: HouseRules, hero: Mind, others: Mind, number: int) -> float:
    """Play one deal with the hero in one seat; own score less the others' mean."""
    deals = random.Random(number)
    seat = number % SEATS
    state = deal_packed(tables_of(rules), deals.randrange(SEATS), fresh_deck(deals), SEATS)
    minds = [hero if each == seat else others for each in range(SEATS)]
    scores = play_round(state, minds, [deals] * SEATS, None, random.Random(number))[3]
    return scores[seat] - (sum(scores) - scores[seat]) / (SEATS - 1)


def gain(rules: HouseRules, new: Weights, old: Weights, deals: range) -> tuple[float, float]:
    """Give the mean points that new weights save over old ones, and its standard error."""
    tables: tuple[Mind, Mind] = (Weighed(weights_for(rules)), GreedyMind())
    saved = [
        relative_score(rules, Weighed(old), tables[number % 2], number // 2)
        - relative_score(rules, Weighed(new), tables[number % 2], number // 2)
        for number in deals
    ]
    mean = sum(saved) / len(saved)
    variance = sum((each - mean) ** 2 for each in saved) / (len(saved) - 1)
    return mean, math.sqrt(variance / len(saved))


def changed(weights: Weights, rng: random.Random) -> tuple[str, Weights]:
    """Change one weight."""
    name = rng.choice([field for field in Weights.__struct_fields__ if getattr(weights, field)])
    value = getattr(weights, name) * math.exp(rng.gauss(0, SPREAD))
    if name.startswith("stop"):
        value = getattr(weights, name) + rng.gauss(0, 2 if name == "stop_base" else 0.3)
    return name, msgspec.structs.replace(weights, **{name: value})


def main() -> None:
    """Tune one preset and print what was found."""
    rules = PRESETS[sys.argv[1]]
    steps = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 6000
    rng = random.Random(1)
    weights = weights_for(rules)
    for step in range(steps):
        name, other = changed(weights, rng)
        mean, error = gain(rules, other, weights, range(step * rounds, (step + 1) * rounds))
        if mean > SURE * error:
            weights = other
            print(
                f"{step} {name} {getattr(weights, name):.4g}: {mean:.3f} ± {error:.3f}", flush=True
            )
    print(weights)


if __name__ == "__main__":
    main()
