"""Measures what a round is like among experts, for ROUNDS in `game/cpu/standing.py`.

    python -m build.players.measure_rounds [ROUNDS] [SEATS]

It prints for each preset the standard deviation of a seat's score, and how many points whoever
deals has fewer than each of the others, with its standard error.
"""

import random
import statistics
import sys
from typing import Final

from game.cpu.league import decisions
from game.cpu.levels import LEVELS
from game.cpu.minds import LevelMind, settle
from game.cpu.packed import deal_packed, ending_of, fresh_deck
from game.cpu.tables import tables_of
from game.house import PRESETS, HouseRules

EXPERT: Final = LevelMind(LEVELS["expert"])


def scores(rules: HouseRules, seats: int, seed: int) -> list[int]:
    """Play one round and give its scores, the dealer's first."""
    rng = random.Random(seed)
    state = deal_packed(tables_of(rules), 0, fresh_deck(rng), seats)
    for seat, sight in decisions(state, rng):
        state.play(seat, settle(EXPERT, sight, rng))
    return ending_of(state)[3]


def main() -> None:
    """Measure all presets."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 4000
    seats = int(sys.argv[2]) if len(sys.argv) > 2 else 4
    for name, rules in PRESETS.items():
        played = [scores(rules, seats, seed) for seed in range(rounds)]
        sd = statistics.pstdev(score for each in played for score in each)
        fewer = [statistics.fmean(others) - dealer for dealer, *others in played]
        error = statistics.stdev(fewer) / rounds**0.5
        line = f"{name}: sd {sd:.1f}, dealing {statistics.fmean(fewer):.2f} ± {error:.2f}"
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
