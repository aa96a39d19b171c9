"""Lots: who deals first, turned from a deck that anyone can shuffle again."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cards import DECK, MONTH, Card
from game.house import HouseRules
from game.match import first_dealer, turned_lots
from game.shuffle import headless_seed, seal, shuffled
from tests.random_play import SEATS, SEEDS
from tests.tables import house

LOW, HIGH, CLOCK = (house(f"family first_dealer={word}") for word in ("low", "high", "clock"))
HEX_SEEDS = st.binary(min_size=16, max_size=16).map(bytes.hex)


def plain_shuffle(text: str, cards: list[Card]) -> list[Card]:
    """Shuffle as the record's page says, written once more."""
    deck = sorted(cards, key=lambda card: (int(card[:-1]), card[-1]))
    stream = iter(hashlib.shake_256(text.encode()).digest(8 * 48))
    for last in range(len(deck) - 1, 0, -1):
        number = 0
        for _ in range(8):
            number = number * 256 + next(stream)
        other = number % (last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return deck


@given(HEX_SEEDS, st.sampled_from([0, 1, 2, "lots"]), st.integers(0, 47), st.integers(1, 48))
def test_the_shuffle_is_that_of_the_record_page(
    seed: str, name: int | str, cut: int, size: int
) -> None:
    cards = list(DECK[:size])
    deck = plain_shuffle(f"{seed}:{name}", cards)
    under = cut % size
    assert list(shuffled(seed, name, tuple(reversed(cards)), cut)) == deck[under:] + deck[:under]


def test_known_shuffles_never_change() -> None:
    """Records of long ago must deal the same cards."""
    seed = "00112233445566778899aabbccddeeff"
    assert " ".join(shuffled(seed, 0)[:6]) == "8b 12c 5a 3c 3b 6a"
    assert " ".join(shuffled(seed, "lots")[:6]) == "6b 4d 11d 2b 10b 11c"
    assert seal(seed) == hashlib.sha256(seed.encode()).hexdigest()[:12]
    assert headless_seed(7, 3, 2) == hashlib.shake_256(b"7/3/2").hexdigest(16)


@given(HEX_SEEDS, SEATS, st.booleans(), st.sampled_from([LOW, HIGH, CLOCK]))
def test_lots_are_turned_until_one_is_best(
    seed: str, seats: int, daytime: bool, rules: HouseRules
) -> None:
    best = max if rules is HIGH or (rules is CLOCK and daytime) else min
    deck = plain_shuffle(f"{seed}:lots", list(DECK))
    running = list(range(seats))
    for turned in turned_lots(rules, seats, seed, daytime=daytime):
        assert turned == tuple((seat, deck.pop(0)) for seat in running)
        months = [MONTH[card] for _, card in turned]
        running = [seat for seat, card in turned if MONTH[card] == best(months)]
    assert running == [first_dealer(rules, seats, seed, daytime=daytime)]


def tied_seed(rules_daytime: bool) -> str:
    """Find a seed whose first two lots tie."""
    seeds = (headless_seed(number, 0, 0) for number in range(1000))
    return next(s for s in seeds if len(turned_lots(CLOCK, 2, s, daytime=rules_daytime)) > 1)


@pytest.mark.parametrize("daytime", [True, False])
def test_only_those_who_tie_turn_again(daytime: bool) -> None:
    turnings = turned_lots(CLOCK, 2, tied_seed(daytime), daytime=daytime)
    first, second = turnings[0], turnings[1]
    assert MONTH[first[0][1]] == MONTH[first[1][1]]
    assert {card for _, card in first}.isdisjoint({card for _, card in second})


@given(SEEDS, SEATS)
def test_the_clock_counts_day_as_high_and_night_as_low(number: int, seats: int) -> None:
    seed = headless_seed(number, 0, 0)
    day = first_dealer(CLOCK, seats, seed, daytime=True)
    night = first_dealer(CLOCK, seats, seed, daytime=False)
    assert day == first_dealer(HIGH, seats, seed, daytime=False)
    assert night == first_dealer(LOW, seats, seed, daytime=True)
    assert first_dealer(HIGH, seats, seed, daytime=True) == day
