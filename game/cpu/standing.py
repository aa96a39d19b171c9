"""What a round's scores are worth for the match: the chance to win it."""

import math
from collections.abc import Sequence
from typing import Final

import msgspec

from game.cpu.weights import nearest_preset
from game.house import HouseRules
from game.view import Standing

NODES: Final = (-2.6519613568352334, -1.6735516287674714, -0.8162878828589647, 0.0,
                0.8162878828589647, 1.6735516287674714, 2.6519613568352334)  # fmt: skip
SHARES: Final = (0.0005482688559722, 0.0307571239675865, 0.2401231786050127, 0.4571428571428571,
                 0.2401231786050127, 0.0307571239675865, 0.0005482688559722)  # fmt: skip
"""Gauss–Hermite quadrature with seven nodes (Abramowitz and Stegun, table 25.10)."""


class Rounds(msgspec.Struct, frozen=True):
    """What the rounds to come are like; measured among experts."""

    sd: float  # standard deviation of a seat's score, about
    deal: float  # points that whoever deals has fewer than each of the others


ROUNDS: Final = {
    "family": Rounds(20.0, 2.2), "holiday": Rounds(20.0, 1.8), "town": Rounds(27.0, 3.0)
}  # fmt: skip
"""By preset; dealing is worth as much with two players as with six."""
PER_POINT: Final = 0.0005
"""A point in hand is worth a little even when the match is decided."""


class Stakes:
    """Turns a round's scores into one seat's chance to win the match."""

    def __init__(self, seat: int, standing: Standing | None, rounds: Rounds) -> None:
        self.seat = seat
        self.standing = standing
        self.deal = rounds.deal
        left = 0 if standing is None else standing.rounds_left
        self.spread = rounds.sd * math.sqrt(left)
        self._ahead: dict[float, tuple[float, ...]] = {}

    def value(self, scores: Sequence[int], dealer: int) -> float:
        """Value a round's scores, more is better: a chance to win, and a little for points.

        With rounds to come each seat's further score is taken as normal, all alike but for who
        deals next; the chance is the integral over the own score of the product of the others'
        chances to stay behind it.
        """
        mine = scores[self.seat]
        relative = sum(scores) / (len(scores) - 1) - mine * len(scores) / (len(scores) - 1)
        if self.standing is None:
            return relative / 100
        after: list[float] = [
            total + score for total, score in zip(self.standing.totals, scores, strict=True)
        ]
        if self.standing.rounds_left:
            after[dealer] -= self.deal
        own = after.pop(self.seat)
        lead = [each - own for each in after]
        if not self.standing.rounds_left:
            least = min(lead)
            won = 0.0 if least < 0 else 1 / (1 + lead.count(0))
            return won + PER_POINT * relative
        products: Sequence[float] = SHARES
        for ahead in lead:
            each = self._ahead.get(ahead) or self._find(ahead)
            products = [product * chance for product, chance in zip(products, each, strict=True)]
        return sum(products) + PER_POINT * relative

    def _find(self, ahead: float) -> tuple[float, ...]:
        """Give, at each node, the chance that a seat so far behind stays behind."""
        found = tuple(
            0.5 * math.erfc(-(ahead / self.spread - math.sqrt(2) * node) / math.sqrt(2))
            for node in NODES
        )
        self._ahead[ahead] = found
        return found


def rounds_of(rules: HouseRules) -> Rounds:
    """Tell what rounds by these rules are like."""
    return ROUNDS[nearest_preset(rules)]
