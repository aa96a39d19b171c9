"""What a round's scores are worth for the match: the chance to win it."""

import math
from collections.abc import Sequence
from typing import Final

from game.cpu.weights import nearest_preset
from game.house import HouseRules
from game.view import Standing

NODES: Final = (-2.6519613568352334, -1.6735516287674714, -0.8162878828589647, 0.0,
                0.8162878828589647, 1.6735516287674714, 2.6519613568352334)  # fmt: skip
SHARES: Final = (0.0005482688559722, 0.0307571239675865, 0.2401231786050127, 0.4571428571428571,
                 0.2401231786050127, 0.0307571239675865, 0.0005482688559722)  # fmt: skip
"""Gauss–Hermite quadrature with seven nodes (Abramowitz and Stegun, table 25.10)."""
ROUND_SD: Final = {"family": 20.0, "holiday": 20.0, "town": 27.0}
"""Standard deviation of a seat's score in a round, about; measured among experts."""
PER_POINT: Final = 0.0005
"""A point in hand is worth a little even when the match is decided."""


class Stakes:
    """Turns a round's scores into one seat's chance to win the match."""

    def __init__(self, seat: int, standing: Standing | None, sd: float) -> None:
        self.seat = seat
        self.standing = standing
        rounds = 0 if standing is None else standing.rounds_left
        self.spread = sd * math.sqrt(rounds)
        self._ahead: dict[int, tuple[float, ...]] = {}

    def value(self, scores: Sequence[int]) -> float:
        """Value a round's scores, more is better: a chance to win, and a little for points.

        With rounds to come each seat's further score is taken as normal, all alike; the chance is
        the integral over the own score of the product of the others' chances to stay behind it.
        """
        mine = scores[self.seat]
        relative = sum(scores) / (len(scores) - 1) - mine * len(scores) / (len(scores) - 1)
        if self.standing is None:
            return relative / 100
        totals = self.standing.totals
        lead = [
            totals[other] + score - totals[self.seat] - mine
            for other, score in enumerate(scores)
            if other != self.seat
        ]
        if not self.standing.rounds_left:
            least = min(lead)
            won = 0.0 if least < 0 else 1 / (1 + lead.count(0))
            return won + PER_POINT * relative
        products: Sequence[float] = SHARES
        for ahead in lead:
            each = self._ahead.get(ahead) or self._find(ahead)
            products = [product * chance for product, chance in zip(products, each, strict=True)]
        return sum(products) + PER_POINT * relative

    def _find(self, ahead: int) -> tuple[float, ...]:
        """Give, at each node, the chance that a seat so far behind stays behind."""
        found = tuple(
            0.5 * math.erfc(-(ahead / self.spread - math.sqrt(2) * node) / math.sqrt(2))
            for node in NODES
        )
        self._ahead[ahead] = found
        return found


def round_sd(rules: HouseRules) -> float:
    """Give the standard deviation of a seat's score in a round, about."""
    return ROUND_SD[nearest_preset(rules)]
