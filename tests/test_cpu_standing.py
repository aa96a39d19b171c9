"""What a round's scores are worth for the match: chances that add up, and who deals next."""

import random

import pytest

from game.cpu.packed import next_dealer
from game.cpu.standing import PER_POINT, Stakes, rounds_of
from game.house import FAMILY, HOLIDAY, TOWN, HouseRules
from game.match import next_dealer as dealer_after
from game.scoring import outcome
from game.view import Standing
from tests.test_cpu_packed import both, step

SEATS = (2, 4, 6)


def chance(
    rules: HouseRules, standing: Standing, seat: int, scores: list[int], dealer: int
) -> float:
    """A seat's chance to win, without what its points are worth by themselves."""
    value = Stakes(seat, standing, rounds_of(rules)).value(scores, dealer)
    others = (sum(scores) - scores[seat]) / (len(scores) - 1)
    return value - PER_POINT * (others - scores[seat])


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("left", [0, 1, 5, 10])
def test_all_seats_share_the_match(seats: int, left: int) -> None:
    rng = random.Random(seats + left)
    for _ in range(20):
        totals = tuple(rng.randint(0, 90) for _ in range(seats))
        scores = [rng.randint(-60, 50) for _ in range(seats)]
        standing, dealer = Standing(totals, left), rng.randrange(seats)
        shares = [chance(TOWN, standing, seat, scores, dealer) for seat in range(seats)]
        assert sum(shares) == pytest.approx(1.0, abs=0.02)  # seven nodes leave a little
        assert min(shares) > -1e-9


@pytest.mark.parametrize("rules", [FAMILY, HOLIDAY, TOWN])
def test_dealing_next_is_worth_its_points(rules: HouseRules) -> None:
    """As much as if the dealer had those points less; nothing when no round is left."""
    standing, scores = Standing((10, 20, 15, 30), 4), [5, 8, 30, 0]
    fewer = rounds_of(rules).deal
    for seat in range(4):
        dealt = [chance(rules, standing, seat, scores, dealer) for dealer in range(4)]
        assert dealt[seat] == max(dealt)
        assert max(dealt) - min(dealt) < 0.1
    at_once = tuple(
        total - (fewer if seat == 2 else 0) for seat, total in enumerate(standing.totals)
    )
    spared = Standing(at_once, 4)  # type: ignore[arg-type]
    nobody = Stakes(2, spared, rounds_of(rules))
    nobody.deal = 0.0
    assert Stakes(2, standing, rounds_of(rules)).value(scores, 2) == pytest.approx(
        nobody.value(scores, 0)
    )
    last = Standing(standing.totals, 0)
    assert len({chance(rules, last, 0, scores, dealer) for dealer in range(4)}) == 1


@pytest.mark.parametrize("seed", range(30))
def test_packed_rounds_name_the_next_dealer_as_matches_do(seed: int) -> None:
    """By random house rules, those by which whoever wears a bak deals among them."""
    rng = random.Random(seed)
    for _ in range(4):
        frozen, packed = both(rng)
        while frozen.phase != "over":
            frozen = step(frozen, packed, rng)
        assert next_dealer(packed) == dealer_after(frozen.rules, outcome(frozen))
