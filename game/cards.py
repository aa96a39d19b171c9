"""The 48 cards: twelve months of four, their notation, their names, their calls."""

from typing import Final, NewType

Card = NewType("Card", str)
"""A card's code: the month and a letter, `1a` … `12d`; `a` is the month's highest by tradition."""

MONTHS: Final = range(1, 13)
COPIES: Final = 4

DECK: Final[tuple[Card, ...]] = tuple(
    Card(f"{month}{letter}") for month in MONTHS for letter in "abcd"
)
"""All cards in order: 1a, 1b, … 12d."""

MONTH: Final[dict[Card, int]] = {card: int(card[:-1]) for card in DECK}
"""The month of each card, the only thing about it that counts."""

ORDER: Final[dict[Card, int]] = {card: place for place, card in enumerate(DECK)}
"""Each card's place in the sorted deck."""

NAMES: Final[tuple[str, ...]] = (
    "송학", "매조", "벚꽃", "흑싸리", "난초", "모란",
    "홍싸리", "공산", "국화", "단풍", "오동", "비",
)  # fmt: skip
"""The plant that each month's cards show, first month first."""

CALLS: Final[tuple[str, ...]] = (
    "일", "이", "삼", "사", "오", "육", "칠", "팔", "구", "장", "똥", "비",
)  # fmt: skip
"""The number that a discarder says aloud, first month first."""


def parse_card(text: str) -> Card:
    """Read a card's code; `ValueError` says what a code looks like."""
    card = Card(text)
    if card not in MONTH:
        raise ValueError(f"{text!r} is no card: a code is a month 1–12 and a letter a–d, like 12a")
    return card


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read codes separated by spaces, as in `1a 2b 12d`."""
    return tuple(parse_card(word) for word in text.split())


def sort_cards(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Lay a hand in order: by month, then by letter."""
    return tuple(sorted(cards, key=ORDER.__getitem__))


def months(cards: tuple[Card, ...]) -> tuple[int, ...]:
    """Read only the numbers of the cards, in their order."""
    return tuple(MONTH[card] for card in cards)
