"""Settling a match: by points, by ranks, round by round, or not at all."""

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.events import End, EndKind, JokboName
from game.house import FAMILY, HOLIDAY, HouseRules
from game.match import Match, after_round, settlement, single_hand
from game.scoring import Outcome, outcome
from tests.plain_rules import single_points
from tests.random_play import SEATS, SEEDS, ending, house_rules, rounds_end
from tests.tables import house

TOTALS = st.lists(st.integers(-600, 900), min_size=2, max_size=6)


def after(rules: HouseRules, totals: tuple[int, ...]) -> Match:
    """Finish a match with these totals in one round."""
    outcome = Outcome(End("exhausted", None, None, None), totals, totals, 0, None, (), 0)
    return after_round(Match(rules, len(totals), 0), outcome)


def settled(rules: HouseRules, totals: tuple[int, ...]) -> tuple[int, ...]:
    money = settlement(after(rules, totals))
    assert money is not None
    return money


def test_without_a_settlement_nobody_pays() -> None:
    assert settlement(after(house("family settlement=none"), (1, 2))) is None


@pytest.mark.parametrize(
    ("totals", "money"),
    [
        ((30, 12, -57), (-8700, -6900, 15600)),
        ((5, 5), (0, 0)),
        ((-100, 0, 3), (20300, -10000, -10300)),
    ],
)
def test_per_point(totals: tuple[int, ...], money: tuple[int, ...]) -> None:
    assert settled(FAMILY, totals) == money


def test_an_odd_won_goes_to_the_earlier_seat() -> None:
    rules = house("family unit=1")
    assert settled(rules, (1, 0, 0)) == (-1, 1, 0)
    assert settled(rules, (0, 5, 0, 0)) == (2, -5, 2, 1)
    assert settled(rules, (0, 5, 0, 0, 3, 0)) == (2, -5, 2, 2, -3, 2)


@given(TOTALS, st.integers(0, 1_000_000))
def test_per_point_moves_money_and_makes_none(totals: list[int], unit: int) -> None:
    money = settled(msgspec.structs.replace(FAMILY, unit=unit), tuple(totals))
    best = min(totals)
    shares = [won for won, total in zip(money, totals, strict=True) if total == best]
    assert sum(money) == 0
    assert max(shares) - min(shares) <= 1
    assert shares == sorted(shares, reverse=True)
    for won, total in zip(money, totals, strict=True):
        assert total == best or won == -unit * (total - best)


@pytest.mark.parametrize(
    ("totals", "money"),
    [
        ((10, 10, 25, 31), (0, 0, -2000, -3000)),
        ((9, 8, 7, 6, 5, 4), (-5000, -4000, -3000, -2000, -1000, 0)),
        ((4, 4, 4), (0, 0, 0)),
        ((4, 9, 9), (0, -1000, -1000)),
    ],
)
def test_per_rank_pays_into_the_pot(totals: tuple[int, ...], money: tuple[int, ...]) -> None:
    assert settled(HOLIDAY, totals) == money


def test_a_negative_amount_is_a_prize() -> None:
    rules = msgspec.structs.replace(HOLIDAY, rank_amounts=(-3000, 0, 1000, 0, 0, 7))
    assert settled(rules, (4, 8, 9)) == (3000, 0, -1000)


def declared(jokbo: JokboName, score: int) -> Outcome:
    end = End("declare", 1, None, jokbo)
    return Outcome(end, (9, 30, 8, 7), (9, score, 8, 7), 1, None, (), 0)


@pytest.mark.parametrize(
    ("jokbo", "score", "points"),
    [
        ("chongtong", 0, (-2, 6, -2, -2)),
        ("chongtong", -100, (-2, 6, -2, -2)),
        ("low", -100, (-2, 6, -2, -2)),
        ("high", -100, (-2, 6, -2, -2)),
        ("high", -57, (-2, 6, -2, -2)),
        ("straight", -57, (-2, 6, -2, -2)),
        ("straight", -51, (-2, 2, -1, 1)),
        ("ttoi", 0, (-2, 2, -1, 1)),
    ],
)
def test_single_pays_dear_hands_by_everybody(
    jokbo: JokboName, score: int, points: tuple[int, ...]
) -> None:
    assert single_hand(declared(jokbo, score), 0) == points


@pytest.mark.parametrize(
    ("kind", "scores", "winner", "wearer", "points"),
    [
        ("stop", (3, 5), 0, None, (2, -2)),
        ("stop", (9, 9, 3), 2, None, (0, -2, 2)),
        ("exhausted", (9, 9, 3, 3), 2, None, (-1, -2, 2, 1)),
        ("stop_bak", (33, 2, 90), 1, 0, (-4, 4, 0)),
        ("stop_bak", (33, 2, 90, 1), 3, 0, (-4, 1, -1, 4)),
        ("bak", (0, 30, 60, 40, 50), 0, 1, (4, -4, -1, 1, 0)),
        ("natural_bak", (0, 30, 20), 0, 1, (4, -4, 0)),
    ],
)
def test_single_orders_the_winner_first_and_a_wearer_last(
    kind: EndKind,
    scores: tuple[int, ...],
    winner: int,
    wearer: int | None,
    points: tuple[int, ...],
) -> None:
    outcome = Outcome(End(kind, winner, wearer, None), scores, scores, winner, wearer, (), 0)
    assert single_hand(outcome, 0) == points


@pytest.mark.parametrize(("dealer", "points"), [(0, (1, -1, -2, 2)), (1, (-2, 1, -1, 2))])
def test_single_breaks_ties_by_turn_order(dealer: int, points: tuple[int, ...]) -> None:
    scores = (9, 9, 9, 4)
    outcome = Outcome(End("stop", 3, None, None), scores, scores, 3, None, (), 0)
    assert single_hand(outcome, dealer) == points


@given(house_rules(settlement="single"), SEATS, SEEDS, st.sampled_from([0.1, 1.0]))
def test_single_is_that_of_the_plain_rules(
    rules: HouseRules, seats: int, seed: int, eager: float
) -> None:
    state = rounds_end(rules, seats, random.Random(seed), eager)
    points = single_hand(outcome(state), state.dealer)
    assert list(points) == single_points(rules, ending(state))
    assert sum(points) == 0


@given(house_rules(settlement="single", rounds=3), SEATS, SEEDS)
def test_single_adds_up_the_points_of_all_rounds(rules: HouseRules, seats: int, seed: int) -> None:
    rng = random.Random(seed)
    match = Match(rules, seats, 0)
    points = [0] * seats
    while not match.over:
        scored = outcome(rounds_end(rules, seats, rng, 0.2))
        paid = single_hand(scored, match.dealer)
        points = [sum(pair) for pair in zip(points, paid, strict=True)]
        match = after_round(match, scored)
    assert settlement(match) == tuple(points)
