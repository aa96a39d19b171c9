"""Tunes the weights of who sees only the own hand, by which playouts are played.

    python build/players/tune_blind.py PRESET [GENERATIONS] [DEALS]

An evolution strategy: each generation tries pairs of mirrored changes to all weights at once, on
the same deals, half of them at a table of three greedy players and half at a table of three with
the shipped weights, and moves towards the best quarter (weighted recombination, as in Hansen and
Ostermeier 2001, without the covariance). What a round is worth is the own score less the others'
mean. The weights found are printed and copied into game/cpu/weights.py by hand.
"""

import math
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import msgspec

from game.cpu.habits import table_policy
from game.cpu.packed import deal_packed, fresh_deck
from game.cpu.playout import Policy, greedy_policy, table_playout
from game.cpu.tables import tables_of
from game.cpu.weights import BlindWeights, Weights, blind_weights_for
from game.house import PRESETS, HouseRules

SEATS: Final = 4
PAIRS: Final = 8
"""Changes a generation, each also mirrored."""
KEPT: Final = 4
STEP: Final = 0.7
LEAST: Final = 0.12
SHRINK: Final = 0.985
UNSEEN: Final = ("feed_", "stop_", "straight_prize", "top_prize")
"""Beginnings of the weights that no table of hands uses."""


def tuned_names() -> list[str]:
    """List the weights that matter to who sees only the own hand."""
    return [name for name in Weights.__struct_fields__ if not name.startswith(UNSEEN)]


def changed(blind: BlindWeights, change: Sequence[float]) -> BlindWeights:
    """Change each weight by so many thirds of itself; the last change is the fear of a stop."""
    names = tuned_names()
    values = {
        name: getattr(blind.hand, name) + by * max(0.1, abs(getattr(blind.hand, name))) / 3
        for name, by in zip(names, change[:-1], strict=True)
    }
    for name in ("horizon", "ppong_pace"):
        values[name] = max(0.05, values[name])
    fear = max(0.0, blind.stop_fear + change[-1] / 2)
    return BlindWeights(msgspec.structs.replace(blind.hand, **values), fear)


def rounds(
    rules: HouseRules, hero: Policy, table: Sequence[Policy], deals: range
) -> Iterator[tuple[int, int, list[int]]]:
    """Play a round on each deal: its number, the hero's seat, which goes round, and the scores."""
    tables = tables_of(rules)
    for number in deals:
        chance = random.Random(number)
        seat, others = number % SEATS, table[number // SEATS % len(table)]
        state = deal_packed(tables, chance.randrange(SEATS), fresh_deck(chance), SEATS)
        policies = [hero if each == seat else others for each in range(SEATS)]
        yield number, seat, table_playout(state, policies, chance)[0][3]


def cost(rules: HouseRules, hero: Policy, table: Sequence[Policy], deals: range) -> float:
    """Give the hero's mean score less the others' mean."""
    points = 0.0
    for _, seat, scores in rounds(rules, hero, table, deals):
        points += scores[seat] - (sum(scores) - scores[seat]) / (SEATS - 1)
    return points / len(deals)


def generation(
    mean: list[float],
    spread: float,
    worth: Callable[[Sequence[float]], float],
    rng: random.Random,
) -> list[float]:
    """Try changes around the mean and go towards the mean of those that cost least."""
    tried: list[tuple[float, list[float]]] = []
    for _ in range(PAIRS):
        by = [rng.gauss(0, spread) for _ in mean]
        for sign in (1, -1):
            change = [each + sign * step for each, step in zip(mean, by, strict=True)]
            tried.append((worth(change), change))
    best = [change for _, change in sorted(tried)[:KEPT]]
    shares = [math.log(KEPT + 0.5) - math.log(place) for place in range(1, KEPT + 1)]
    centre = [
        sum(share * change[place] for share, change in zip(shares, best, strict=True)) / sum(shares)
        for place in range(len(mean))
    ]
    return [old + STEP * (new - old) for old, new in zip(mean, centre, strict=True)]


def tune(
    start: BlindWeights, worth: Callable[[BlindWeights, range], float], generations: int, each: int
) -> BlindWeights:
    """Change weights, generation by generation, towards those that cost least; prints each fifth.

    `worth` gives what weights cost on some deals; a generation has `each` of its own.
    """
    rng, spread, fresh = random.Random(1), 0.6, range(-each * 4, 0)
    mean = [0.0] * (len(tuned_names()) + 1)
    for number in range(generations):
        deals = range(number * each, (number + 1) * each)

        def costs(change: Sequence[float], deals: range = deals) -> float:
            return worth(changed(start, change), deals)

        mean = generation(mean, spread, costs, rng)
        spread = max(LEAST, spread * SHRINK)
        if number % 5 == 4:
            print(number + 1, f"{worth(changed(start, mean), fresh):.3f}", flush=True)
    print(f"shipped {worth(start, fresh):.3f}")
    return changed(start, mean)


def main() -> None:
    """Tune one preset and print what was found."""
    rules = PRESETS[sys.argv[1]]
    generations = int(sys.argv[2]) if len(sys.argv) > 2 else 40
    each = int(sys.argv[3]) if len(sys.argv) > 3 else 8000
    tables, start = tables_of(rules), blind_weights_for(rules)
    table = (greedy_policy(rules), table_policy(tables, start))

    def worth(blind: BlindWeights, deals: range) -> float:
        return cost(rules, table_policy(tables, blind), table, deals)

    print(tune(start, worth, generations, each))


if __name__ == "__main__":
    main()
