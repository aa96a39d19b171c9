"""Tunes the weights of who needs more than points in a last round.

    python build/players/tune_plans.py PRESET ahead|gamble [GENERATIONS] [DEALS]

As tune_blind.py does it, but a round is worth the chance to win the match with it, from three
standings before a last round: close ones for `ahead`, far behind for `gamble`. The weights found
are printed and copied into game/cpu/plans.py by hand. The shipped ones were found by the same
strategy in a quicker simulator, from the weights of who sees only the own hand; the gamble's by
way of weights that win by sixty points most often.
"""

import sys
from collections.abc import Sequence
from typing import Final

from build.players.tune_blind import SEATS, rounds, tune
from game.cpu.habits import table_policy
from game.cpu.plans import AHEAD, GAMBLE
from game.cpu.playout import Policy, greedy_policy
from game.cpu.standing import Stakes, rounds_of
from game.cpu.tables import tables_of
from game.cpu.weights import BlindWeights, blind_weights_for
from game.house import PRESETS, HouseRules
from game.view import Standing

Totals = tuple[int, int, int, int]
"""Points before the last round, the hero's first."""

STANDINGS: Final[dict[str, tuple[Totals, ...]]] = {
    "ahead": ((-30, 0, 10, 25), (-10, 0, 12, 30), (5, 0, 20, 40)),
    "gamble": ((30, 0, 10, 25), (50, 0, 15, 30), (75, 0, 20, 60)),
}
PLANS: Final = {"ahead": AHEAD, "gamble": GAMBLE}


def chance(
    rules: HouseRules,
    hero: Policy,
    table: Sequence[Policy],
    deals: range,
    standings: Sequence[Totals],
) -> float:
    """Give the hero's chance to win with a last round, from these standings in turn."""
    won = 0.0
    for number, seat, scores in rounds(rules, hero, table, deals):
        mine, *others = standings[number // (SEATS * len(table)) % len(standings)]
        totals = (*others[:seat], mine, *others[seat:])
        won += Stakes(seat, Standing(totals, 0), rounds_of(rules)).value(scores, 0)
    return won / len(deals)


def main() -> None:
    """Tune one preset's plan and print what was found."""
    rules, plan = PRESETS[sys.argv[1]], sys.argv[2]
    generations = int(sys.argv[3]) if len(sys.argv) > 3 else 40
    each = int(sys.argv[4]) if len(sys.argv) > 4 else 8000
    tables = tables_of(rules)
    table = (greedy_policy(rules), table_policy(tables, blind_weights_for(rules)))

    def worth(blind: BlindWeights, deals: range) -> float:
        return -100 * chance(rules, table_policy(tables, blind), table, deals, STANDINGS[plan])

    print(tune(PLANS[plan][sys.argv[1]], worth, generations, each))


if __name__ == "__main__":
    main()
