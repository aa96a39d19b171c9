"""Whole deals that agree with what a seat sees, drawn by how well they explain the others' play."""

import random
from bisect import bisect
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final

from game.cards import MONTHS
from game.cpu.habits import Habits
from game.cpu.hands import BIT, shuffle
from game.cpu.packed import PackedRound
from game.cpu.priors import times_of
from game.cpu.reading import HAND, SHIFT, Guess, Reader
from game.cpu.sight import Sight
from game.cpu.weights import nearest_preset

AT_ONCE: Final = 60
"""Hands tried between two pauses."""
TRIES: Final = 24
"""How often a guess is drawn again because its cards are taken already."""


class Deals:
    """Draws deals for one sight."""

    def __init__(self, sight: Sight, habits: Habits, trust: Sequence[float]) -> None:
        self.sight = sight
        unseen = sight.unseen()
        self.months = [month for month in MONTHS for _ in range(unseen[month])]
        self.pool = [1 << SHIFT + place | BIT[month] for place, month in enumerate(self.months)]
        times = times_of(nearest_preset(sight.tables.rules))
        self.readers = [
            Reader(sight, seat, habits, times, trust)
            for seat in range(sight.seats)
            if seat != sight.seat
        ]
        self._sums: list[list[float]] = []

    def read(self, wanted: int, rng: random.Random) -> Iterator[None]:
        """Try so many hands for each rival; pauses after each few of them."""
        for reader in self.readers:
            if reader.size <= 2:
                yield from reader.read_all(self.pool)
                continue
            pool, size = self.pool.copy(), reader.size
            hands_a_shuffle = max(1, len(pool) // size)
            shuffles_at_once = 1 + AT_ONCE // hands_a_shuffle
            for number in range(1, 2 + wanted // hands_a_shuffle):
                reader.read(pool, rng)
                if number % shuffles_at_once == 0:
                    yield
        self._sums = [
            list(accumulate([guess.weight for guess in reader.guesses])) for reader in self.readers
        ]

    def draw(self, rng: random.Random) -> tuple[PackedRound, list[int]]:
        """Draw a deal: a round that looks just so to this seat, and each seat's habit."""
        sight = self.sight
        taken = 0
        hands, habits = [0] * sight.seats, [0] * sight.seats
        hands[sight.seat] = sight.hand
        order = list(range(len(self.readers)))
        rng.shuffle(order)
        for each in order:
            guess = self._draw_guess(each, taken, rng)
            taken += guess.cards
            seat = self.readers[each].seat
            hands[seat], habits[seat] = guess.cards & HAND, guess.habit
        own = taken >> SHIFT
        stock = [month for place, month in enumerate(self.months) if not own >> place & 1]
        shuffle(stock, rng.random)
        return self._round(hands, stock), habits

    def _draw_guess(self, each: int, taken: int, rng: random.Random) -> Guess:
        guesses, sums = self.readers[each].guesses, self._sums[each]
        if guesses:
            own, whole, last = taken >> SHIFT, sums[-1], len(sums) - 1
            for _ in range(TRIES):
                guess = guesses[bisect(sums, rng.random() * whole, 0, last)]
                if not guess.cards >> SHIFT & own:
                    return guess
        free = [card for card in self.pool if not card & taken & ~HAND]
        return Guess(sum(rng.sample(free, self.readers[each].size)), 0, 0.0)

    def _round(self, hands: list[int], stock: list[int]) -> PackedRound:
        sight = self.sight
        state = PackedRound()
        state.tables, state.seats, state.dealer = sight.tables, sight.seats, sight.dealer
        state.hands, state.stock = hands, stock
        state.discards, state.ponged = sight.discards.copy(), sight.ponged.copy()
        state.passes, state.chain = sight.passes, sight.chain
        state.turn, state.phase = sight.turn, sight.phase
        state.ending, state.log = None, None
        return state
