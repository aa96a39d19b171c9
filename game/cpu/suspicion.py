"""What a seat suspects of the others' hands: chances of a pair, of a low total."""

from collections.abc import Sequence
from typing import Final

from game.cards import MONTHS
from game.cpu.hands import BIT
from game.cpu.priors import Priors, age_of
from game.cpu.sight import Rival, Sight
from game.cpu.tables import Tables

HARDLY: Final = 0.02
"""How much of a chance is left to a pair that its holder would have let pass."""


class Suspicion:
    """Chances about the hands of two by what people keep, about hands of five by what is unseen."""

    def __init__(self, tables: Tables, priors: Priors, unseen: Sequence[int]) -> None:
        self.tables = tables
        self.priors = priors
        self.unseen = unseen
        self.cards = max(2, sum(unseen))
        self._of_two: dict[int, tuple[list[float], list[float]]] = {}

    def pair(self, rival: Rival, month: int) -> float:
        """Give the chance that a rival could claim a month."""
        copies = self.unseen[month]
        if copies < 2:
            return 0.0
        doubt = HARDLY if rival.let_pass & BIT[month] else 1.0
        if rival.size <= 3:
            return doubt * self._two(age_of(rival.size, rival.draws))[0][month]
        ways = copies * (copies - 1) / (self.cards * (self.cards - 1))
        return doubt * min(1.0, 10 * ways)

    def at_most(self, rival: Rival, points: int) -> float:
        """Give the chance that a rival's total is so low."""
        if points < 0:
            return 0.0
        age = age_of(rival.size, rival.draws)
        if rival.size <= 3:
            return self._two(age)[1][min(points, 24)]
        lows = self.priors.lows[age]
        return lows[min(points, len(lows) - 1)]

    def _two(self, age: int) -> tuple[list[float], list[float]]:
        if age not in self._of_two:
            self._of_two[age] = self._judge_twos(self.priors.twos[age])
        return self._of_two[age]

    def _judge_twos(self, times: Sequence[float]) -> tuple[list[float], list[float]]:
        """Weigh all hands of two: chances of each pair, and of each total or less."""
        unseen = self.unseen
        pair, total = [0.0] * 13, [0.0] * 25
        for low in MONTHS:
            if not unseen[low]:
                continue
            pair[low] = unseen[low] * (unseen[low] - 1) / 2 * times[13 * low + low]
            total[2 * low] += pair[low]
            for high in range(low + 1, 13):
                total[low + high] += unseen[low] * unseen[high] * times[13 * low + high]
        whole = sum(total) or 1.0
        running = 0.0
        for points, share in enumerate(total):
            running += share / whole
            total[points] = running
        return [share / whole for share in pair], total


def caught(sight: Sight, rivals: Sequence[Rival], suspicion: Suspicion) -> float:
    """Give the chance that a stop now is caught."""
    rules = sight.tables.rules
    points = sight.tables.total[sight.hand] - (0 if rules.stop_caught_on_tie else 1)
    safe = 1.0
    for rival in rivals:
        if rules.stop_compares == "all" or rival.ponged:
            safe *= 1 - suspicion.at_most(rival, points)
    return 1 - safe
