"""Reading the others: all pasts of a hand add up, and the true hand is among the guesses."""

import gc
import random
import sys
import tracemalloc
import weakref
from collections import Counter
from collections.abc import Iterator
from itertools import permutations

from game.cpu import reading
from game.cpu.deals import Deals
from game.cpu.habits import habits_of
from game.cpu.hands import BIT, count, shuffle
from game.cpu.league import decisions, fair_deal
from game.cpu.minds import settle
from game.cpu.packed import PackedRound
from game.cpu.people import mind
from game.cpu.plans import plans_of
from game.cpu.playout import greedy_policy
from game.cpu.reading import HAND, Reader
from game.cpu.sight import Sight
from game.cpu.tables import Tables, tables_of
from game.house import FAMILY, PRESETS, HouseRules

TRUST = (0.6, 0.4)


def seen(rules: HouseRules, rounds: int) -> Iterator[tuple[Sight, PackedRound]]:
    """Let experts play, and show what each sees before it decides."""
    rng, expert = random.Random(3), mind("expert")
    for number in range(rounds):
        state = fair_deal(tables_of(rules), number % 4, rng, 4)
        for seat, sight in decisions(state, rng):
            if len(sight.moves) > 1:
                yield sight, state
            state.play(seat, settle(expert, sight, rng))


def readers_of_two(rounds: int) -> Iterator[tuple[Deals, Reader, int]]:
    for sight, state in seen(FAMILY, rounds):
        deals = Deals(sight, habits_of(FAMILY), TRUST)
        for reader in deals.readers:
            if reader.size == 2 and len(reader.recent) > 1:
                yield deals, reader, state.hands[reader.seat]


def test_all_pasts_of_a_hand_weigh_what_many_single_pasts_weigh_on_average() -> None:
    """The exact sum over pasts agrees with a mean over pasts that are drawn by chance."""
    rng, checked = random.Random(1), 0
    for _, reader, hand in readers_of_two(12):
        exact = reader._explain(hand, 0)
        cards = [BIT[month] for month in range(1, 13) for _ in range(hand >> 4 * month & 15)]
        tries = 4000
        drawn = [reader._weigh(hand, cards.copy(), rng) for _ in range(tries)]
        for habit in (0, 1):
            mean = sum(each[habit] for each in drawn) / tries
            squares = sum(each[habit] ** 2 for each in drawn) / tries - mean**2
            assert abs(mean - exact[habit]) <= 5 * (max(squares, 0.0) / tries) ** 0.5 + 1e-5
        checked += 1
        if checked == 12:
            break
    assert checked == 12


def test_every_hand_of_two_is_looked_at_once_for_each_habit() -> None:
    for deals, reader, _ in readers_of_two(2):
        list(reader.read_all(deals.pool))
        found = Counter((guess.cards, guess.habit) for guess in reader.guesses)
        assert set(found.values()) == {1}
        assert all(count(guess.cards & HAND) == 2 for guess in reader.guesses)
        assert len(found) <= len(deals.pool) * (len(deals.pool) - 1)


def test_reading_finds_the_true_hand_likelier_than_chance_does() -> None:
    """Over many hands of two, the share of the weight on the true hand beats a blind deal's."""
    read = blind = 0.0
    for deals, reader, hand in readers_of_two(30):
        list(reader.read_all(deals.pool))
        whole = sum(guess.weight for guess in reader.guesses)
        fits = [guess for guess in reader.guesses if guess.cards & HAND == hand]
        read += sum(guess.weight for guess in fits) / whole
        ways = len(deals.pool) * (len(deals.pool) - 1) / 2
        blind += len({guess.cards for guess in fits}) / ways
    assert read > 2 * blind > 0


def test_deals_agree_with_what_is_seen() -> None:
    rng = random.Random(2)
    for rules in PRESETS.values():
        for sight, state in seen(rules, 2):
            deals = Deals(sight, habits_of(rules), TRUST)
            list(deals.read(20, rng))
            drawn, _ = deals.draw(rng)
            assert drawn.hands[sight.seat] == sight.hand
            assert [count(hand) for hand in drawn.hands] == sight.sizes
            assert len(drawn.stock) == sight.stock
            cards = sum(drawn.hands) + sum(BIT[month] for month in drawn.stock)
            assert cards == sum(state.hands) + sum(BIT[month] for month in state.stock)


def test_the_quick_shuffle_makes_all_orders_alike() -> None:
    rng = random.Random(4)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = [1, 2, 3, 4]
        shuffle(cards, rng.random)
        found[tuple(cards)] += 1
    assert set(found) == set(permutations((1, 2, 3, 4)))
    assert all(400 < times < 600 for times in found.values())


def test_a_hand_of_two_is_read_further_back_than_a_hand_of_five() -> None:
    assert reading.LOOK_FAR_BACK > reading.LOOK_BACK


def test_what_hands_throw_is_remembered_in_little_room() -> None:
    """Players meet nearly all of the twelve thousand hands of six in an evening."""
    throws = habits_of(FAMILY).throws
    rng, deck = random.Random(1), [BIT[month] for month in range(1, 13) for _ in range(4)]
    hands = {sum(rng.sample(deck, 6)) for _ in range(400)}
    before = {hand: throws[hand] for hand in hands}
    throws.clear()
    tracemalloc.start()
    try:
        assert {hand: throws[hand] for hand in hands} == before
        kept = sum(sys.getsizeof(chances) for chances in throws.values())
        assert tracemalloc.get_traced_memory()[0] < 500 * len(hands)
    finally:
        tracemalloc.stop()
    assert kept < 300 * len(hands)


def test_only_the_tables_of_the_rules_in_force_are_kept() -> None:
    """Filled ones take nine megabytes, and an evening may see many house rules."""
    for cached in (tables_of, habits_of, greedy_policy):
        cached.cache_clear()
    seen: list[weakref.ref[Tables]] = []
    for rules in PRESETS.values():
        habits_of(rules)
        plans_of(rules)
        seen.append(weakref.ref(tables_of(rules)))
    gc.collect()
    assert [tables() is None for tables in seen] == [True] * (len(seen) - 1) + [False]
