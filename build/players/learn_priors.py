"""Learns what experts keep from rounds that they play among themselves; writes priors.json.

    python build/players/learn_priors.py [ROUNDS]

It looks at every hand of the seats that are not in turn, each time a turn starts, and compares
how often each hand is held with how often chance would deal it.
"""

import json
import random
import sys
from pathlib import Path

from game.cards import COPIES, MONTHS
from game.cpu import priors
from game.cpu.hands import BIT, count, unpack, weight
from game.cpu.league import decisions
from game.cpu.levels import LEVELS
from game.cpu.minds import LevelMind, settle
from game.cpu.packed import PackedRound, deal_packed, fresh_deck
from game.cpu.priors import AGES, BUCKETS, SHAPES, STEP, age_of, shape
from game.cpu.tables import Tables, tables_of
from game.house import PRESETS, HouseRules

SEATS = 4
COPIES_WAYS = (1, 4, 6, 4, 1)
DOUBT = 20.0
"""As many hands as by chance are added everywhere, so that rare ones are not taken too far."""


def play(state: PackedRound, seen: list[dict[int, int]], rng: random.Random) -> None:
    """Play a round of experts and count the hands of two and five by age."""
    mind = LevelMind(LEVELS["expert"])
    for seat, sight in decisions(state, rng):
        if state.phase == "turn":
            for rival in sight.rivals():
                hand = state.hands[rival.seat]
                ages = seen[age_of(rival.size, rival.draws)]
                ages[hand] = ages.get(hand, 0) + 1
        state.play(seat, settle(mind, sight, rng))


def hands_of(size: int) -> dict[int, int]:
    """List all hands of a size with the number of ways to deal each."""
    found = {0: 1}
    for month in MONTHS:
        found = {
            hand + copies * BIT[month]: ways * COPIES_WAYS[copies]
            for hand, ways in found.items()
            for copies in range(COPIES + 1)
            if count(hand) + copies <= size
        }
    return {hand: ways for hand, ways in found.items() if count(hand) == size}


def times(
    seen: dict[int, int], groups: dict[int, int], ways: dict[int, int], n: int
) -> list[float]:
    """Compare how often each group of hands was seen with chance."""
    counted, chance = [0.0] * n, [0.0] * n
    whole, total = sum(ways.values()), sum(seen.get(hand, 0) for hand in ways)
    for hand, group in groups.items():
        counted[group] += seen.get(hand, 0)
        chance[group] += total * ways[hand] / whole
    return [
        round((have + 0.02 * DOUBT) / (due + DOUBT), 3) if due else 0.0
        for have, due in zip(counted, chance, strict=True)
    ]


def pair_key(hand: int) -> int:
    """Give the number that a hand of two has in the table."""
    low, high = unpack(hand)
    return 13 * low + high


def low_shares(tables: Tables, seen: dict[int, int], fives: dict[int, int]) -> list[float]:
    """Give the share of hands of five with each total or less."""
    shares = [0.0] * 61
    whole = sum(seen.get(hand, 0) for hand in fives) or 1
    for hand in fives:
        for points in range(tables.total[hand], 61):
            shares[points] += seen.get(hand, 0) / whole
    return [round(share, 5) for share in shares]


def learn(rules: HouseRules, rounds: int, rng: random.Random) -> dict[str, list[list[float]]]:
    """Learn one preset's priors."""
    tables = tables_of(rules)
    seen: list[dict[int, int]] = [{} for _ in range(AGES)]
    for number in range(rounds):
        play(deal_packed(tables, number % SEATS, fresh_deck(rng), SEATS), seen, rng)
    twos, fives = hands_of(2), hands_of(5)
    pairs = {hand: pair_key(hand) for hand in twos}
    shapes = {hand: shape(hand) * BUCKETS + weight(hand) // STEP for hand in fives}
    return {
        "twos": [times(ages, pairs, twos, 169) for ages in seen],
        "fives": [times(ages, shapes, fives, SHAPES * BUCKETS) for ages in seen],
        "lows": [low_shares(tables, ages, fives) for ages in seen],
    }


def main() -> None:
    """Learn all presets and write the table beside the players."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 12_000
    learned = {name: learn(rules, rounds, random.Random(name)) for name, rules in PRESETS.items()}
    file = Path(priors.__file__).with_name("priors.json")
    file.write_text(json.dumps(learned, separators=(",", ":")) + "\n", "ascii")


if __name__ == "__main__":
    main()
