"""A decision tried out: each of its moves played to the end of the round on the same deals.

The deals agree with all that the seat sees, the others play as people do, and nothing hidden is
looked at. Costs are points of the round, each with the error that chance leaves it. Held against
rounds that experts played on, such costs were wrong by 2 points, the expert's own judgement, which
is made to rank moves, by 19 (root of the mean square, 336 moves of three house rules).
"""

import math
import random
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from game.cpu.deals import Deals
from game.cpu.habits import habits_of
from game.cpu.packed import PackedRound
from game.cpu.playout import Policy, table_playout
from game.cpu.sight import Sight

DEALS: Final = 400
"""Deals that a decision is tried on, at most."""
HANDS: Final = 300
"""Hands that are looked at for each rival before deals are drawn of them."""
LOOK: Final = 40
"""Deals between two looks at which moves can be given up."""
BEHIND: Final = 2.5
"""Standard errors by which a move is behind when it is given up."""
TRUST: Final = (0.6, 0.4)
"""Chances that a rival plays well, or greedily."""


class Cost(NamedTuple):
    """Points that a move costs more than another, and the standard error."""

    points: float
    error: float


class Trial:
    """Tries the moves of one sight; `judged` is what the expert makes of each, in points."""

    def __init__(self, sight: Sight, judged: dict[int, float], chosen: int) -> None:
        habits = habits_of(sight.tables.rules)
        self.sight = sight
        self.judged = judged
        self.chosen = chosen
        self.moves = sorted(judged, key=lambda move: judged[move])
        self.scores: dict[int, list[int]] = {move: [] for move in self.moves}
        self._policies = habits.policies
        self._deals = Deals(sight, habits, TRUST)

    @property
    def deals(self) -> int:
        """Count the deals on which the chosen move was tried."""
        return len(self.scores[self.chosen])

    def run(self, dice: random.Random) -> Iterator[None]:
        """Try the moves, a deal at a time; each step takes about a millisecond."""
        if len(self.moves) < 2:
            return
        yield from self._deals.read(HANDS, dice)
        for number in range(1, DEALS + 1):
            self._try(dice)
            yield
            if number % LOOK == 0 and self._settled():
                return

    def _try(self, dice: random.Random) -> None:
        state, habits = self._deals.draw(dice)
        policies = [self._policies[habit] for habit in habits]
        seed = dice.getrandbits(32)
        for move in self.moves:
            self.scores[move].append(self._play_out(state.copy(), move, policies, seed))

    def _play_out(
        self, state: PackedRound, move: int, policies: Sequence[Policy], seed: int
    ) -> int:
        """Give the seat's score when it makes a move and all play on."""
        chance = random.Random(seed)
        state.play(self.sight.seat, move)
        if state.phase == "recycle":
            deck = state.discards.copy()
            chance.shuffle(deck)
            state.recycle(deck)
        ending = state.ending or table_playout(state, policies, chance)[0]
        return ending[3][self.sight.seat]

    def _settled(self) -> bool:
        """Give up moves that are surely worse than the best; true when only the chosen is left."""
        best = self.best
        kept: list[int] = []
        for move in self.moves:
            cost = self.cost(move, best)
            if move in (self.chosen, best) or cost.points < BEHIND * cost.error:
                kept.append(move)
        self.moves = kept
        return len(kept) < 2

    @property
    def best(self) -> int:
        """Name the expert's move, or one that is ahead of it by more than chance."""
        first = min(self.judged, key=lambda move: self.judged[move])
        lead = min(self.moves, key=lambda move: self.cost(move, first).points)
        points, error = self.cost(lead, first)
        return lead if points < -error else first

    def cost(self, move: int, other: int) -> Cost:
        """Compare two moves on the deals on which both were tried."""
        pairs = zip(self.scores[move], self.scores[other], strict=False)
        apart = [one - another for one, another in pairs]
        tried = len(apart)
        if move == other or tried < LOOK:
            return Cost(0.0, 0.0)
        mean = sum(apart) / tried
        squares = sum((each - mean) ** 2 for each in apart)
        return Cost(mean, math.sqrt(squares / (tried - 1) / tried))
