"""Which card goes with a claimed pair at a shared table: the owner's wish, else the highest."""

from collections.abc import Sequence
from typing import Final

from game.cards import MONTH, Card

NOTHING: Final[dict[int, Card | None]] = {}


class Plans:
    """What each person has set for each pair (예약); None means that it was cleared."""

    def __init__(self) -> None:
        self._set: dict[int, dict[int, Card | None]] = {}

    def forget(self) -> None:
        """Start a round with nothing set."""
        self._set.clear()

    def card(self, seat: int, month: int, cards: Sequence[Card]) -> Card | None:
        """Tell which of the cards goes with a pair: as set, else the highest of another month.

        Everybody knows the second rule, so that a tap tells nothing new about the hand.
        """
        own = self._set.get(seat, NOTHING)
        if month in own and (own[month] is None or own[month] in cards):
            return own[month]
        others = [card for card in cards if MONTH[card] != month]
        return max(others, key=lambda card: (MONTH[card], card), default=None)

    def mark(self, seat: int, month: int, card: Card, cards: Sequence[Card]) -> None:
        """Set a card for a pair; the one that is set already is cleared."""
        cleared = self.card(seat, month, cards) == card
        self._set.setdefault(seat, {})[month] = None if cleared else card
