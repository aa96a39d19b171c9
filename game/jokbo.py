"""Six-card patterns that end a round, one small function each in one table; and hand totals."""

from collections.abc import Callable
from operator import itemgetter, mul
from typing import Final

from game.cards import MONTH, Card
from game.events import JokboName
from game.house import HouseRules

SIX: Final = 6
LOW_LIMIT: Final = 10
TOP_PRIZE: Final = -100


def counts(cards: tuple[Card, ...]) -> list[int]:
    """Count the cards of each month; index 0 stays empty."""
    found = [0] * 13
    for card in cards:
        found[MONTH[card]] += 1
    return found


def natural_month(cards: tuple[Card, ...]) -> int | None:
    """Name the month of which a hand holds three or four, if it does."""
    return next((month for month, copies in enumerate(counts(cards)) if copies >= 3), None)


def total(rules: HouseRules, cards: tuple[Card, ...]) -> int:
    """Add up a hand as the rules count it: a natural ppong may be left out, three cards of it."""
    full = sum(MONTH[card] for card in cards)
    if not rules.natural_ppong or rules.natural_ppong_scoring == "counted":
        return full
    return full - 3 * sum(month for month, copies in enumerate(counts(cards)) if copies >= 3)


def _shape(found: list[int]) -> tuple[int, ...]:
    return tuple(sorted((copies for copies in found if copies), reverse=True))


def low(rules: HouseRules, found: list[int], points: int) -> int | None:
    """10 부족: six cards of ten points or less."""
    del rules, found
    return TOP_PRIZE if points <= LOW_LIMIT else None


def high(rules: HouseRules, found: list[int], points: int) -> int | None:
    """66 이상, or 60 이상: six cards of the limit or more."""
    del found
    if rules.high_limit is None or points < rules.high_limit:
        return None
    return TOP_PRIZE if rules.high_score == "minus100" else -points


def chongtong(rules: HouseRules, found: list[int], points: int) -> int | None:
    """총통: four of a month, under a rule of its own."""
    del points
    if max(found) < 4 or rules.quad == "none":
        return None
    if rules.quad == "any_zero":
        return 0
    if rules.quad == "any_minus100":
        return TOP_PRIZE
    return TOP_PRIZE if _shape(found) == (4, 2) else None


def straight(rules: HouseRules, found: list[int], points: int) -> int | None:
    """스트레이트: six months in a row, which scores minus their sum."""
    del rules
    if found.count(1) != SIX:
        return None
    first = found.index(1)
    return -points if all(found[first : first + SIX]) else None


def ttoi(rules: HouseRules, found: list[int], points: int) -> int | None:
    """또이또이: only pairs and triples, by the house rule also four and two."""
    del points
    if 1 in found:
        return None
    shapes = [(2, 2, 2)] if rules.ttoi == "pairs" else [(2, 2, 2), (3, 3), (4, 2)]
    return 0 if _shape(found) in shapes else None


Pattern = Callable[[HouseRules, list[int], int], int | None]

PATTERNS: Final[dict[JokboName, Pattern]] = {
    "low": low,
    "high": high,
    "chongtong": chongtong,
    "straight": straight,
    "ttoi": ttoi,
}
"""The whole jokbo rule; of equal scores the first in this order is named."""


def jokbo(rules: HouseRules, cards: tuple[Card, ...]) -> tuple[JokboName, int] | None:
    """Name the best jokbo of six cards and its score, or None; sums count every card."""
    return best_pattern(rules, counts(cards)) if len(cards) == SIX else None


def patterns_in(rules: HouseRules, found: list[int]) -> list[tuple[JokboName, int]]:
    """List each jokbo that six cards make, with its score, in the order in which they are named."""
    points = sum(map(mul, found, range(len(found))))
    fitting: list[tuple[JokboName, int]] = []
    for name, pattern in PATTERNS.items():
        score = pattern(rules, found, points)
        if score is not None:
            fitting.append((name, score))
    return fitting


def best_pattern(rules: HouseRules, found: list[int]) -> tuple[JokboName, int] | None:
    """Name the best jokbo of six cards, given as copies a month (13 numbers, index 0 unused)."""
    return best_of(patterns_in(rules, found))


def best_of(fitting: list[tuple[JokboName, int]]) -> tuple[JokboName, int] | None:
    """Choose the jokbo with the lowest score; of equal ones the first is named."""
    return min(fitting, key=itemgetter(1)) if fitting else None
