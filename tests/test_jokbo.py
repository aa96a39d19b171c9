"""Jokbo and hand totals: all 12,232 kinds of six-card hands against the plain rules."""

from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cards import DECK, Card, months
from game.events import JokboName
from game.house import PRESETS, HouseRules
from game.jokbo import PATTERNS, best_pattern, counts, jokbo, natural_month, total
from game.odds import all_hands
from tests.plain_rules import best_jokbo, hand_total, ten_or_less
from tests.random_play import house_rules
from tests.tables import house

VARIANTS = [
    *PRESETS,
    "family ttoi=pairs",
    "holiday ttoi=pairs quad=pair_minus100",
    "town quad=pair_minus100 high_score=sum high_limit=57",
    "family quad=any_minus100 high_limit=70",
    "family ttoi=pairs quad=none high_limit=null",
]


def every_kind() -> list[tuple[int, ...]]:
    """List the months of all six-card hands, found without the engine."""
    chosen = combinations_with_replacement(range(1, 13), 6)
    return [kind for kind in chosen if all(kind.count(month) <= 4 for month in kind)]


def test_all_kinds_of_hands_are_there_once() -> None:
    listed = [
        tuple(month for month, copies in enumerate(found) for _ in range(copies))
        for found, _ in all_hands()
    ]
    assert sorted(listed) == sorted(every_kind())
    assert len(listed) == 12_232
    assert sum(weight for _, weight in all_hands()) == 12_271_512


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_kind_of_hand_scores_by_the_plain_rules(variant: str) -> None:
    rules = house(variant)
    for found, _ in all_hands():
        kind = tuple(month for month, copies in enumerate(found) for _ in range(copies))
        assert best_pattern(rules, list(found)) == best_jokbo(rules, kind), kind


@given(house_rules(), st.permutations(DECK).map(lambda deck: tuple(deck[:6])))
def test_cards_score_by_their_months(rules: HouseRules, six: tuple[Card, ...]) -> None:
    assert jokbo(rules, six) == best_jokbo(rules, months(six))
    assert jokbo(rules, six[:5]) is None
    assert jokbo(rules, six[:3]) is None


@given(house_rules(), st.permutations(DECK), st.sampled_from([0, 2, 3, 5, 6]))
def test_totals_are_those_of_the_plain_rules(
    rules: HouseRules, deck: list[Card], size: int
) -> None:
    hand = tuple(deck[:size])
    assert total(rules, hand) == hand_total(rules, months(hand))


@given(house_rules(), st.integers(1, 12), st.integers(1, 12), st.integers(1, 12))
def test_totals_with_three_and_four_of_a_month(
    rules: HouseRules, natural: int, other: int, last: int
) -> None:
    for held in ((natural,) * 3, (natural,) * 3 + (other, last), (natural,) * 4 + (other,)):
        if all(held.count(month) <= 4 for month in held):
            hand = tuple(
                Card(f"{month}{'abcd'[held[:place].count(month)]}")
                for place, month in enumerate(held)
            )
            assert total(rules, hand) == hand_total(rules, held)
            assert natural_month(hand) in held


def test_no_three_of_a_month_is_no_natural_ppong() -> None:
    assert natural_month((Card("1a"), Card("1b"), Card("2a"), Card("2b"), Card("3a"))) is None
    assert natural_month(()) is None


def test_ten_or_less_are_seven_kinds() -> None:
    assert [kind for kind in every_kind() if sum(kind) <= 10] == ten_or_less()


NAMED: list[tuple[str, str, JokboName, int]] = [
    ("family", "1 1 1 2 2 2", "low", -100),
    ("family", "12 12 12 12 11 11", "high", -100),
    ("family high_score=sum", "12 12 12 12 11 11", "high", -70),
    ("family high_score=sum quad=any_minus100", "12 12 12 12 11 11", "chongtong", -100),
    ("town high_score=sum high_limit=57", "7 8 9 10 11 12", "high", -57),
    ("town high_limit=57", "7 8 9 10 11 12", "high", -100),
    ("family ttoi=pairs", "3 3 3 3 4 4", "chongtong", 0),
    ("holiday", "3 3 3 3 4 4", "ttoi", 0),
    ("family", "3 3 3 4 4 4", "ttoi", 0),
    ("family quad=pair_minus100", "3 3 3 3 4 4", "chongtong", -100),
    ("family", "1 2 3 4 5 6", "straight", -21),
]


@pytest.mark.parametrize(("rules", "cards", "name", "score"), NAMED)
def test_the_lowest_score_is_named(rules: str, cards: str, name: JokboName, score: int) -> None:
    found = counts(())
    for month in cards.split():
        found[int(month)] += 1
    assert best_pattern(house(rules), found) == (name, score)


@pytest.mark.parametrize(
    ("rules", "cards"),
    [
        ("holiday ttoi=pairs", (3, 3, 3, 3, 4, 4)),
        ("family quad=pair_minus100", (3, 3, 3, 3, 4, 5)),
        ("family ttoi=pairs", (3, 3, 3, 4, 4, 4)),
        ("family", (8, 9, 10, 11, 12, 1)),
        ("family", (1, 2, 3, 4, 5, 7)),
        ("family", (3, 3, 3, 4, 4, 5)),
    ],
)
def test_what_is_no_jokbo(rules: str, cards: tuple[int, ...]) -> None:
    found = [cards.count(month) for month in range(13)]
    assert best_pattern(house(rules), found) is None


def test_every_pattern_can_be_the_best() -> None:
    assert {name for _, _, name, _ in NAMED} == set(PATTERNS)
