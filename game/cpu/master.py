"""The master: plays moves out on the same deals and keeps what wins the match most often."""

import math
import random
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from game.cpu.deals import Deals
from game.cpu.expert import Judge, Judged, choose
from game.cpu.habits import habits_of
from game.cpu.levels import LEVELS, PLAIN, Bent, bend
from game.cpu.packed import DECLARE, DRAW, OUT, STOP, PackedRound, next_dealer
from game.cpu.plans import Plan, plans_of
from game.cpu.playout import Later, Policy, table_playout
from game.cpu.sight import Sight
from game.cpu.standing import Stakes, rounds_of
from game.cpu.weights import weights_for

MOST: Final = 5
LEAST: Final = 2
"""Moves beside the first and the best that may go on: one fewer after each look, down to two."""
CUT_EVERY: Final = 16
"""Deals between two looks at which moves can be given up."""
GIVE_UP: Final = 2.5
"""Standard errors by which a move is behind when it is given up."""
TAKE: Final = 4.0
"""Standard errors by which the last move left is ahead when the search ends early."""
AT_ONCE: Final = 8
"""Rounds played out between two pauses."""
LIKELY: Final = 3
"""Moves of a plan that are tried, other than the steady one's, of which all are."""
NUDGE: Final = 4
"""Points by which a score is changed to see what a point is worth for the match."""


class Tried(msgspec.Struct):
    """A move that is being tried: how its values differ from the first move's, deal by deal."""

    move: int
    behind: float  # points by which the expert's judgement has it behind the plan's first move
    policy: Policy  # how the seat goes on after it
    times: int = 0
    gain: float = 0.0
    squares: float = 0.0

    def add(self, gain: float) -> None:
        """Take down one deal's difference."""
        self.times += 1
        self.gain += gain
        self.squares += gain * gain

    @property
    def mean(self) -> float:
        """Give the mean gain over the first move."""
        return self.gain / self.times

    @property
    def error(self) -> float:
        """Give the standard error of the mean gain."""
        if self.times < 2:
            return math.inf
        variance = max(0.0, self.squares / self.times - self.mean**2)
        return math.sqrt(variance / (self.times - 1))


class MasterMind(msgspec.Struct, frozen=True):
    """Searches on so many deals; leaves the expert's move only for one that is surely better."""

    bent: Bent = PLAIN
    deals: int = 240
    hands: int = 300  # that are tried for each rival before deals are drawn of them
    sure: float = 1.0  # standard errors that a move must be ahead
    faith: float = 0.25  # share of the expert's own judgement that counts against a move
    trust: tuple[float, float] = (0.6, 0.4)  # chances that a rival plays well, or greedily

    def ponder(self, sight: Sight, rng: random.Random) -> Iterator[int]:
        """Yield the expert's move first, then what the search finds better."""
        weights = bend(weights_for(sight.tables.rules), self.bent, LEVELS["master"])
        judge = Judge(sight, weights)
        first = choose(judge)
        yield first
        if first in (DECLARE, OUT) or len(sight.moves) == 1:
            return
        search = Search(self, judge, first)
        for _ in search.deals.read(self.hands, rng):
            yield first
        best = first
        for number in range(1, self.deals + 1):
            for _ in search.try_deal(rng):
                yield best
            if number % CUT_EVERY == 0:
                settled, best = search.settled(), search.best()
                if settled:
                    break
        yield search.best()


class Search:
    """One decision's search: the moves that are still tried, and what a point is worth."""

    def __init__(self, mind: MasterMind, judge: Judge, first: int) -> None:
        sight = judge.sight
        habits = habits_of(sight.tables.rules)
        self.mind = mind
        self.sight = sight
        self.policies = habits.policies
        self.deals = Deals(sight, habits, mind.trust)
        self.stakes = Stakes(sight.seat, sight.standing, rounds_of(sight.tables.rules))
        self.tried = _candidates(judge, first, mind.bent)
        self.point = 0.0
        self.points_taken = 0
        self.played = 0

    def try_deal(self, rng: random.Random) -> Iterator[None]:
        """Play each move out on one new deal and take down how it compares with the first.

        Pauses whenever so many rounds have been played out.
        """
        state, habits = self.deals.draw(rng)
        policies = [self.policies[habit] for habit in habits]
        seed = rng.getrandbits(32)
        base = 0.0
        for number, each in enumerate(self.tried):
            policies[self.sight.seat] = each.policy
            scores, dealer = self._play_out(state.copy(), each.move, policies, seed)
            value = self.stakes.value(scores, dealer)
            if number == 0:
                base = value
            if number == 0 and self.points_taken < CUT_EVERY:
                scores[self.sight.seat] -= NUDGE
                self.point += (self.stakes.value(scores, dealer) - value) / NUDGE
                self.points_taken += 1
            each.add(value - base)
            self.played += 1
            if not self.played % AT_ONCE:
                yield

    def _play_out(
        self, state: PackedRound, move: int, policies: Sequence[Policy], seed: int
    ) -> tuple[list[int], int]:
        """Give the scores of a round that begins with a move, and who deals the next one."""
        state.play(self.sight.seat, move)
        chance = Later(seed)
        if state.phase == "recycle":
            deck = state.discards.copy()
            chance.shuffle(deck)
            state.recycle(deck)
        if state.ending is None:
            state.ending = table_playout(state, policies, chance)[0]
        return state.ending[3], next_dealer(state)

    def _lead(self, each: Tried) -> float:
        """Give a move's gain, less what the expert's judgement has against it."""
        return each.mean - self.mind.faith * self.point / self.points_taken * each.behind

    def settled(self) -> bool:
        """Give up the moves that are surely behind, and all but a few; true when one is left."""
        lead = max(self.tried, key=self._lead)
        best, error = self._lead(lead), lead.error
        others = [
            each
            for each in self.tried[1:]
            if each is not lead
            and self._lead(each) + GIVE_UP * math.hypot(each.error, error) > best
        ]
        first = self.tried[0]
        looks = first.times // CUT_EVERY
        for _ in range(len(others) - max(LEAST, MOST - looks)):
            others.remove(min(others, key=self._lead))
        if lead is first:
            self.tried = [first, *others]
            return not others
        self.tried = [first, lead, *others]
        return not others and best > TAKE * error

    def best(self) -> int:
        """Name the move to play as things stand."""
        lead = max(self.tried, key=self._lead)
        sure = self._lead(lead) > self.mind.sure * lead.error
        return lead.move if sure else self.tried[0].move


def _candidates(judge: Judge, first: int, bent: Bent) -> list[Tried]:
    """List the moves to try, the expert's first; then the likeliest of each other plan."""
    sight = judge.sight
    steady, *others = plans_of(sight.tables.rules)
    if STOP in sight.moves:
        apart = abs(judge.stop_cost() - judge.on_cost())
        bold = bent.bold if first == STOP else -bent.bold  # who likes to stop pays to play on
        second = Tried(STOP + DRAW - first, apart + bold, steady.policy)
        on = max(0.0, bold) if first == STOP else 0.0
        return [
            Tried(first, 0.0, steady.policy),
            second,
            *(Tried(DRAW, on, plan.policy) for plan in others),
        ]
    tried = _judged(judge, steady)
    for plan in others:
        its = Judge(sight, bend(plan.weights, bent, LEVELS["master"]))
        tried += _judged(its, plan)[:LIKELY]
    return tried


def _judged(judge: Judge, plan: Plan) -> list[Tried]:
    """List the moves as a plan judges them, the best first."""
    claiming = judge.sight.phase == "window"
    judged: Sequence[Judged] = (
        judge.claim() if claiming else judge.throws(judge.sight.hand, ponging=False)
    )
    least = judged[0].cost
    return [Tried(each.move, each.cost - least, plan.policy) for each in judged]
