"""Reading the others: hands that a rival may hold, weighed by all that it was seen to do.

A rival's hand is taken from the unseen cards by chance. Then time runs backwards: the last throw
goes back into the hand, and any of its cards may have been the one drawn before. That is exact,
for each such past is as likely as any other before anyone's play is judged. What it threw, let
pass and did not stop with then weighs each past by each habit; further back, what people keep.
"""

import random
from collections.abc import Sequence
from itertools import takewhile
from typing import Final

import msgspec

from game.cpu.habits import Habits
from game.cpu.hands import BIT
from game.cpu.packed import DREW, PASSED, PONGED, THREW
from game.cpu.priors import Priors, age_of
from game.cpu.sight import Sight

SHIFT: Final = 64
HAND: Final = (1 << SHIFT) - 1
"""A card in the pool is its month's bit and, above, a bit of its own: hands that share no card
have sums of own bits that share no bit."""
LOOK_BACK: Final = 2
"""Throws that are judged one by one; what was before is judged by what people keep."""
NOTHING: Final = 1e-6
"""A weight too small to keep."""
LOW: Final = 5
"""A total with which people stop if they may."""


class Deed(msgspec.Struct):
    """One throw of a rival, and what it let pass with the hand that this left."""

    month: int
    claimed: int = 0  # month that it ppong'd with this throw
    let_pass: int = 0  # marks months
    stayed: bool = False  # it then drew, though it might have stopped with a low hand


class Guess(msgspec.Struct):
    """A hand that a rival may hold: cards of the pool, the habit it fits, and its weight."""

    cards: int
    habit: int
    weight: float


def deeds_of(sight: Sight, seat: int) -> tuple[list[Deed], int]:
    """List a rival's throws, the last one first, and what it let pass before the first."""
    deeds: list[Deed] = []
    passed, last, ponged = 0, 0, set[int]()
    rules = sight.tables.rules
    for what, who, month in sight.notes:
        if what == PASSED and who != seat:
            if deeds:
                deeds[-1].let_pass |= BIT[month]
            else:
                passed |= BIT[month]
        elif what == DREW and who == seat and deeds:
            others = len(ponged - {seat})
            deeds[-1].stayed = (
                others >= rules.stop_other_ppongs
                and len(ponged) >= rules.stop_total_ppongs
                and (seat in ponged or not rules.stop_needs_ppong)
            )
        elif what in (THREW, PONGED):
            if what == PONGED:
                ponged.add(who)
            if who == seat:
                deeds.append(Deed(month, last if what == PONGED else 0))
            last = month
    deeds.reverse()
    return deeds, passed


class Reader:
    """Finds hands that one rival may hold."""

    def __init__(
        self, sight: Sight, seat: int, habits: Habits, priors: Priors, trust: Sequence[float]
    ) -> None:
        self.seat = seat
        self.size = sight.sizes[seat]
        self.habits = habits
        self.priors = priors
        self.trust = trust
        self.total = sight.tables.total
        self.low = min(LOW, sight.tables.limit)
        deeds, self.passed = deeds_of(sight, seat)
        self.recent = deeds[:LOOK_BACK]
        self.whole = len(deeds) <= LOOK_BACK
        self.dealt_six = seat == sight.dealer
        self.age = self._age_before(deeds)
        self.guesses: list[Guess] = []

    def _age_before(self, deeds: Sequence[Deed]) -> int:
        """Give the age of the hand that it held before the throws that are judged one by one."""
        older = list(takewhile(lambda deed: not deed.claimed, deeds[LOOK_BACK:]))
        ponged = len(older) < len(deeds) - LOOK_BACK
        draws = len(older) - (self.dealt_six and not ponged)
        return age_of(2 if ponged else 5, max(0, draws))

    def read(self, pool: list[int], rng: random.Random) -> None:
        """Deal the pool out once into hands and keep those that fit."""
        rng.shuffle(pool)
        size = self.size
        for start in range(0, len(pool) - size + 1, size):
            cards = pool[start : start + size]
            whole = sum(cards)
            good, greedy = self._weigh(whole & HAND, [card & HAND for card in cards], rng)
            if good > NOTHING:
                self.guesses.append(Guess(whole, 0, good))
            if greedy > NOTHING:
                self.guesses.append(Guess(whole, 1, greedy))

    def _weigh(self, hand: int, cards: list[int], rng: random.Random) -> tuple[float, float]:
        """Weigh one hand by each habit, going back through one past of it."""
        good, greedy = self.trust
        throws, habits = self.habits.throws, self.habits
        for deed in self.recent:
            if (hand >> 1 | hand >> 2) & deed.let_pass:
                good *= habits.lets_pass[0]
                greedy *= habits.lets_pass[1]
            if deed.stayed and self.total[hand] <= self.low:
                good *= habits.plays_on[0]
                greedy *= habits.plays_on[1]
            hand += BIT[deed.month]
            chances = throws[hand][deed.month]
            good *= chances[0]
            greedy *= chances[1]
            if deed is self.recent[-1] and self.whole and self.dealt_six and not deed.claimed:
                return good, greedy
            cards.append(BIT[deed.month])
            if deed.claimed:
                cards += [BIT[deed.claimed]] * 2
                hand += 2 * BIT[deed.claimed]
            else:
                hand -= cards.pop(int(rng.random() * len(cards)))
        if not self.whole:
            times = self.priors.times(hand, self.age)
            return good * times, greedy * times
        if (hand >> 1 | hand >> 2) & self.passed:
            return good * habits.lets_pass[0], greedy * habits.lets_pass[1]
        return good, greedy
