"""Rounds in a row: who deals, running totals, ranks, and when a match is over."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.events import End, EndKind
from game.house import FAMILY
from game.match import Match, after_round, next_dealer, ranks
from game.scoring import Outcome
from game.view import Standing
from tests.notation import play
from tests.tables import house


def scored(*scores: int, winner: int = 0, wearer: int | None = None) -> Outcome:
    kind: EndKind = "stop" if wearer is None else "stop_bak"
    return Outcome(End(kind, winner, None, None), scores, scores, winner, wearer, (), 0)


def test_scores_run_up_to_the_last_round() -> None:
    match = Match(house("family rounds=3"), 3, 2)
    for number, scores in enumerate([(38, 0, 5), (60, -57, 9), (0, 3, 3)], start=1):
        assert not match.over
        assert match.standing == Standing(match.totals, 3 - number)
        match = after_round(match, scored(*scores))
    assert match.over
    assert match.totals == (98, -54, 17)
    assert len(match.outcomes) == 3


def test_an_unplayed_match_stands_at_zero() -> None:
    assert Match(FAMILY, 4, 0).totals == (0, 0, 0, 0)
    assert Match(FAMILY, 4, 0).standing == Standing((0, 0, 0, 0), 10)


def test_the_winner_deals_next() -> None:
    match = after_round(Match(FAMILY, 3, 2), scored(4, 3, 9, winner=1))
    assert match.dealer == 1
    assert match.dealers == (2,)
    match = after_round(match, scored(4, 3, 9, winner=0))
    assert match.dealer == 0
    assert match.dealers == (2, 1)


def test_the_one_who_wears_a_bak_deals_by_house_rule() -> None:
    caught = scored(4, 33, 9, winner=0, wearer=1)
    assert next_dealer(FAMILY, caught) == 0
    assert next_dealer(house("family next_dealer=bak_wearer"), caught) == 1
    assert next_dealer(house("family next_dealer=bak_wearer"), scored(4, 3, 9, winner=1)) == 1


@pytest.mark.parametrize(("dealer", "winner"), [(0, 0), (1, 2), (2, 2), (3, 0)])
def test_equal_totals_are_won_in_turn_order_from_the_dealer(dealer: int, winner: int) -> None:
    """Seats 0 and 2 have the same two cards; whom the deal reaches first wins."""
    hands = ["7 7 7 1 2", "7 12 12 11 10", "8 8 8 1 2", "9 12 11 10 9"]
    hands[dealer] += " 5"
    table = play(
        f"rules family stock_passes=1 stop_limit=0\ndealer {dealer}\n"
        + "\n".join(f"hand {seat}: {hand}" for seat, hand in enumerate(hands))
        + f"\n{dealer} discards 5\n27 turns throwing what comes\npass"
        + "\nexpect end exhausted"
    )
    assert table.outcome.winner == winner


def test_the_lowest_catcher_wins_and_ties_go_in_turn_order() -> None:
    for dealer, winner in ((0, 1), (1, 1), (2, 2), (3, 1)):
        hands = ["7 7 7 2 3", "8 8 8 1 2", "9 9 9 1 2", "12 12 11 11 10"]
        hands[dealer] += " 6"
        script = f"rules family\ndealer {dealer}\nstock: 6 6 6 5 5 5 5\n" + "\n".join(
            f"hand {seat}: {hand}" for seat, hand in enumerate(hands)
        )
        turns = (0 - dealer - 1) % 4
        script += f"\n{dealer} discards 6\n{turns} turns throwing what comes\n0 stops"
        outcome = play(script).outcome
        assert outcome.end.kind == "stop_bak"
        assert outcome.catchers == (1, 2)
        assert outcome.winner == winner
        assert outcome.wearer == 0


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ((10, 10, 25, 31), (1, 1, 3, 4)),
        ((5, 4, 3), (3, 2, 1)),
        ((0, 0), (1, 1)),
        ((-57, 0, 0, 0, -100, 9), (2, 3, 3, 3, 1, 6)),
    ],
)
def test_ranks(totals: tuple[int, ...], expected: tuple[int, ...]) -> None:
    assert ranks(totals) == expected


@given(st.lists(st.integers(-300, 300), min_size=2, max_size=6))
def test_a_rank_is_one_more_than_the_seats_that_are_lower(totals: list[int]) -> None:
    placed = ranks(tuple(totals))
    ordered = sorted(totals)
    assert [ordered.index(total) + 1 for total in totals] == list(placed)
