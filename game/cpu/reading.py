"""Reading the others: hands that a rival may hold, weighed by all that it was seen to do.

A rival's hand of five is taken from the unseen cards by chance; hands of two are so few that all
are looked at. Then time runs backwards: the last throw goes back into the hand, and any of its
cards may have been the one drawn before. That is exact, for each such past is as likely as any
other before anyone's play is judged. What it threw, let pass and did not stop with then weighs
each past by each habit; further back, what people keep.
"""

import math
import random
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final

import msgspec

from game.cpu.habits import CHANCES, PLACE, Habits
from game.cpu.hands import BIT, held, marked, shuffle
from game.cpu.packed import DREW, PASSED, PONGED, THREW
from game.cpu.priors import age_of
from game.cpu.sight import Sight
from game.cpu.tables import Lookup

SHIFT: Final = 64
HAND: Final = (1 << SHIFT) - 1
"""A card in the pool is its month's bit and, above, a bit of its own: hands that share no card
have sums of own bits that share no bit."""
LOOK_BACK: Final = 2
LOOK_FAR_BACK: Final = 6
"""Throws that are judged one by one, of a hand of five and of two; what was before is judged by
what people keep."""
AT_ONCE: Final = 120
"""Hands of two that are looked at between two pauses, and hands before them that are weighed."""
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


class Guess(msgspec.Struct, gc=False):
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


def _no_claim(deed: Deed) -> bool:
    return not deed.claimed


class Reader:
    """Finds hands that one rival may hold."""

    def __init__(
        self, sight: Sight, seat: int, habits: Habits, times: Lookup[float], trust: Sequence[float]
    ) -> None:
        self.seat = seat
        self.size = sight.sizes[seat]
        self.habits = habits
        self.times = times
        self.trust = trust
        self.total = sight.tables.total
        self.low = min(LOW, sight.tables.limit)
        deeds, self.passed = deeds_of(sight, seat)
        self.back = LOOK_BACK if self.size > 3 else LOOK_FAR_BACK
        self.recent = deeds[: self.back]
        self.whole = len(deeds) <= self.back
        self.dealt_six = seat == sight.dealer
        self.age = self._age_before(deeds)
        self.age_now = age_of(self.size, len(list(takewhile(_no_claim, deeds))))
        self.guesses: list[Guess] = []
        self._explained: dict[int, tuple[float, float]] = {}

    def _age_before(self, deeds: Sequence[Deed]) -> int:
        """Give the age of the hand that it held before the throws that are judged one by one."""
        older = list(takewhile(_no_claim, deeds[self.back :]))
        ponged = len(older) < len(deeds) - self.back
        draws = len(older) - (self.dealt_six and not ponged)
        return age_of(2 if ponged else 5, max(0, draws))

    def read(self, pool: list[int], rng: random.Random) -> None:
        """Deal the pool out once into hands and keep those that fit."""
        shuffle(pool, rng.random)
        size = self.size
        for start in range(0, len(pool) - size + 1, size):
            cards = pool[start : start + size]
            whole = sum(cards)
            good, greedy = self._weigh(whole & HAND, [card & HAND for card in cards], rng)
            self._keep(whole, good, greedy)

    def read_all(self, pool: Sequence[int]) -> Iterator[None]:
        """Weigh every pair of cards in the pool, all hands of two, each by all its pasts.

        What good players are known to keep is worth as much as what a hand's own throws say of it
        (their geometric mean explained true hands best); how well the throws fit a good player at
        all is kept.
        """
        pairs = [card + other for place, card in enumerate(pool) for other in pool[:place]]
        told: list[tuple[float, float, float]] = []
        pause = AT_ONCE
        for number, whole in enumerate(pairs):
            good, greedy = self._explain(whole & HAND, 0)
            told.append((good, math.sqrt(good * self._kept(whole & HAND)), greedy))
            if number + len(self._explained) >= pause:
                pause = number + len(self._explained) + AT_ONCE
                yield
        share = sum(each[0] for each in told) / (sum(each[1] for each in told) or 1.0)
        for whole, (_, good, greedy) in zip(pairs, told, strict=True):
            self._keep(whole, share * good, greedy)

    def _kept(self, hand: int) -> float:
        """Tell how likely a good player holds a hand of two now, against chance."""
        times = self.times[hand | self.age_now]
        for deed in self.recent[:1]:
            if (hand >> 1 | hand >> 2) & deed.let_pass:
                times *= self.habits.lets_pass[0]
            if deed.stayed and self.total[hand] <= self.low:
                times *= self.habits.plays_on[0]
        return times

    def _keep(self, cards: int, good: float, greedy: float) -> None:
        if good > NOTHING:
            self.guesses.append(Guess(cards, 0, good))
        if greedy > NOTHING:
            self.guesses.append(Guess(cards, 1, greedy))

    def _explain(self, hand: int, back: int) -> tuple[float, float]:
        """Weigh a hand by each habit, over all its pasts from so many throws back."""
        key = hand | back
        known = self._explained.get(key)
        if known is None:
            known = self._explained[key] = self._sum_up(hand, back)
        return known

    def _sum_up(self, hand: int, back: int) -> tuple[float, float]:
        if back == len(self.recent):
            good, greedy = self.trust
            return self._first(hand, good, greedy)
        deed = self.recent[back]
        good, greedy = self._judge(deed, hand)
        hand += BIT[deed.month]
        if back == len(self.recent) - 1 and self.whole and self.dealt_six and not deed.claimed:
            return good * self.trust[0], greedy * self.trust[1]
        if deed.claimed:
            before = self._explain(hand + 2 * BIT[deed.claimed], back + 1)
            return good * before[0], greedy * before[1]
        sum_good = sum_greedy = cards = 0.0
        for month in marked(held(hand)):
            copies = hand >> 4 * month & 15
            before = self._explain(hand - BIT[month], back + 1)
            cards += copies
            sum_good += copies * before[0]
            sum_greedy += copies * before[1]
        return good * sum_good / cards, greedy * sum_greedy / cards

    def _judge(self, deed: Deed, hand: int) -> tuple[float, float]:
        """Tell how likely each habit throws a card and then lets others pass with a hand."""
        habits = self.habits
        throws = habits.throws[hand + BIT[deed.month]]
        good, greedy = CHANCES.unpack_from(throws, PLACE * deed.month)
        if (hand >> 1 | hand >> 2) & deed.let_pass:
            good *= habits.lets_pass[0]
            greedy *= habits.lets_pass[1]
        if deed.stayed and self.total[hand] <= self.low:
            good *= habits.plays_on[0]
            greedy *= habits.plays_on[1]
        return good, greedy

    def _first(self, hand: int, good: float, greedy: float) -> tuple[float, float]:
        """Weigh the hand before all throws that are judged one by one."""
        if not self.whole:
            times = self.times[hand | self.age]
            return good * times, greedy * times
        if (hand >> 1 | hand >> 2) & self.passed:
            return good * self.habits.lets_pass[0], greedy * self.habits.lets_pass[1]
        return good, greedy

    def _weigh(self, hand: int, cards: list[int], rng: random.Random) -> tuple[float, float]:
        """Weigh one hand by each habit, going back through one past of it."""
        good, greedy = self.trust
        for deed in self.recent:
            chances = self._judge(deed, hand)
            good *= chances[0]
            greedy *= chances[1]
            if good < NOTHING > greedy:
                return 0.0, 0.0
            hand += BIT[deed.month]
            if deed is self.recent[-1] and self.whole and self.dealt_six and not deed.claimed:
                return good, greedy
            cards.append(BIT[deed.month])
            if deed.claimed:
                cards += [BIT[deed.claimed]] * 2
                hand += 2 * BIT[deed.claimed]
            else:
                hand -= cards.pop(int(rng.random() * len(cards)))
        return self._first(hand, good, greedy)
