"""The expert: judges every hand that a move would leave, and what the move may feed."""

from collections.abc import Sequence

import msgspec

from game.cpu.evaluation import Outlook, Worth, outlook, worth
from game.cpu.hands import BIT, held, marked
from game.cpu.packed import DECLARE, DRAW, OUT, PASS, STOP
from game.cpu.priors import priors_of
from game.cpu.sight import Rival, Sight
from game.cpu.suspicion import Suspicion, caught
from game.cpu.weights import Weights, nearest_preset

NEXT_PASS = 20
"""Cards that a recycle may still bring, about."""
STOPPING = 10
"""The highest total for which the weights of stops were tuned."""
MEAN_SCORE = 13.0
"""What a round costs on average: the cost of playing on with a higher total."""


class Judged(msgspec.Struct, frozen=True):
    """A move and why it is good or bad: what it leaves, what it may feed, what it ends with."""

    move: int
    worth: Worth
    feed: float = 0.0

    @property
    def cost(self) -> float:
        """Sum up what the move costs."""
        return self.worth.cost + self.feed


class Judge:
    """One look at the table from one seat; judges all the moves that it has."""

    def __init__(self, sight: Sight, weights: Weights, memory: int | None = None) -> None:
        self.sight = sight
        self.tables = sight.tables
        self.weights = weights
        self.rivals: Sequence[Rival] = sight.rivals()
        unseen = sight.unseen(memory)
        cards = sight.stock + (NEXT_PASS if sight.passes else 0)
        self.ahead: Outlook = outlook(unseen, cards / sight.seats)
        priors = priors_of(nearest_preset(sight.tables.rules))
        self.suspicion = Suspicion(sight.tables, priors, unseen)

    def throws(self, hand: int, *, ponging: bool) -> list[Judged]:
        """Judge each month that could be thrown from a hand, the best first."""
        judged = [
            Judged(month, self.worth(hand - BIT[month]), self.feed(month, ponging=ponging))
            for month in marked(held(hand))
        ]
        return sorted(judged, key=lambda each: each.cost)

    def worth(self, hand: int) -> Worth:
        """Judge what a hand is worth to this seat now."""
        return worth(self.tables, self.weights, hand, self.ahead)

    def feed(self, month: int, *, ponging: bool) -> float:
        """Give what throwing a month may cost because somebody claims it."""
        weights, risk = self.weights, 0.0
        penalty = self.tables.bak(natural=False, thrown=ponging) + weights.feed_two_prize
        for rival in self.rivals:
            chance = self.suspicion.pair(rival, month)
            if rival.size <= 3:
                risk += min(1.0, chance * weights.feed_two) * penalty
            else:
                natural = 0.01 * weights.feed_natural if self.tables.rules.natural_ppong else 0.0
                risk += chance * (weights.feed_five + natural)
        return risk

    def claim(self) -> list[Judged]:
        """Judge letting the open card pass, and each throw with a ppong; the best first."""
        sight = self.sight
        passing = Judged(PASS, self.worth(sight.hand))
        ponging = self.throws(sight.hand - 2 * BIT[sight.month], ponging=True)
        return sorted((passing, *ponging), key=lambda each: each.cost)

    def stop_cost(self) -> float:
        """Give what a stop now costs, caught or not."""
        points = self.tables.total[self.sight.hand]
        risk = caught(self.sight, self.rivals, self.suspicion)
        lost = points + self.tables.rules.stop_penalty
        return risk * lost + (1 - risk) * self.tables.stop_score(points)

    def on_cost(self) -> float:
        """Give what playing on costs, as far as a stop must beat it."""
        weights = self.weights
        points = self.tables.total[self.sight.hand]
        if points > STOPPING:
            return MEAN_SCORE
        return weights.stop_base + weights.stop_slope * points


def choose(judge: Judge) -> int:
    """Name the move of an expert who never slips."""
    moves = judge.sight.moves
    if DECLARE in moves:
        return DECLARE
    if OUT in moves:
        return OUT
    if STOP in moves:
        return STOP if judge.stop_cost() < judge.on_cost() else DRAW
    if PASS in moves:
        return judge.claim()[0].move
    if moves[0] == DRAW:
        return DRAW
    return judge.throws(judge.sight.hand, ponging=False)[0].move
