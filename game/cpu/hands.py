"""Hands as whole numbers: four bits count the cards of each month, so that a hand is a key."""

from collections.abc import Callable, Iterable, MutableSequence
from typing import Final

from game.cards import COPIES, MONTH, MONTHS, Card

BIT: Final[tuple[int, ...]] = tuple(1 << 4 * month for month in range(13))
"""One card of each month; index 0 is no month."""

ONES: Final = sum(BIT[month] for month in MONTHS)
FULL: Final = COPIES * ONES
"""All 48 cards."""

CARDS: Final[tuple[tuple[Card, ...], ...]] = (
    (),
    *(tuple(card for card in MONTH if MONTH[card] == month) for month in MONTHS),
)
"""The cards of each month in order."""


def pack(months: Iterable[int]) -> int:
    """Pack months into a hand."""
    return sum(BIT[month] for month in months)


def pack_cards(cards: Iterable[Card]) -> int:
    """Pack cards into a hand; only their months are kept."""
    return sum(BIT[MONTH[card]] for card in cards)


def unpack(hand: int) -> list[int]:
    """List the months of a hand, low first, each as often as it is held."""
    found: list[int] = []
    for month in MONTHS:
        found += [month] * (hand >> 4 * month & 15)
    return found


def some_cards(hand: int) -> tuple[Card, ...]:
    """Make a hand of real cards, the first ones of each month."""
    return tuple(card for month in MONTHS for card in CARDS[month][: hand >> 4 * month & 15])


def count(hand: int) -> int:
    """Count the cards of a hand."""
    return sum([hand >> 4 * month & 15 for month in MONTHS])


def weight(hand: int) -> int:
    """Add up the months of a hand, every card."""
    return sum([month * (hand >> 4 * month & 15) for month in MONTHS])


def held(hand: int) -> int:
    """Mark each month that a hand holds with the month's bit."""
    return (hand | hand >> 1 | hand >> 2) & ONES


def pairs(hand: int) -> int:
    """Mark each month of which a hand holds two or more."""
    return (hand >> 1 | hand >> 2) & ONES


def triples(hand: int) -> int:
    """Mark each month of which a hand holds three or four."""
    return (hand >> 1 & hand | hand >> 2) & ONES


def mark(months: Iterable[int]) -> int:
    """Mark each month of some."""
    marked_months = 0
    for month in months:
        marked_months |= BIT[month]
    return marked_months


def lowest(marks: int) -> int:
    """Name the lowest marked month."""
    return ((marks & -marks).bit_length() - 1) >> 2


def highest(marks: int) -> int:
    """Name the highest marked month."""
    return (marks.bit_length() - 1) >> 2


def marked(marks: int) -> list[int]:
    """List the marked months, low first."""
    found: list[int] = []
    while marks:
        found.append(lowest(marks))
        marks &= marks - 1
    return found


def shuffle(cards: MutableSequence[int], chance: Callable[[], float]) -> None:
    """Shuffle in place, three times as fast as `random.shuffle` (Fisher and Yates, from the end).

    `chance` gives numbers from 0 to 1; for so few cards their grain shows nowhere.
    """
    for last in range(len(cards) - 1, 0, -1):
        other = int(chance() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
