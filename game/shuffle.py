"""The shuffle that anyone can check: decks, lots and seals, all of them from a round's seed."""

import hashlib
import secrets
from collections.abc import Sequence
from typing import Final

from game.cards import DECK, Card, sort_cards

LOTS: Final = "lots"
"""The name, in place of a number, of the deck from which seats turn a card for the first deal."""


def fresh_seed() -> str:
    """Ask the system for 16 random bytes, as 32 hex digits."""
    return secrets.token_hex(16)


def headless_seed(run_seed: int, match: int, number: int) -> str:
    """Make a round's seed from a run's, so that the same arguments give the same bytes."""
    text = f"{run_seed}/{match}/{number}"
    return hashlib.shake_256(text.encode("ascii")).hexdigest(16)


def seal(seed: str) -> str:
    """Make the 12 hex digits that are shown before the deal, so that the seed can't be changed."""
    return hashlib.sha256(seed.encode("ascii")).hexdigest()[:12]


def shuffled(
    seed: str, name: int | str, cards: Sequence[Card] = DECK, cut: int = 0
) -> tuple[Card, ...]:
    """Shuffle cards as the record's page says; `name` is 0 for the deal, 1, 2 … for recycles.

    The cards are sorted first; then for each place from the last down to 1 a partner is drawn
    from SHAKE-256 of `seed:name`, eight bytes a step (Durstenfeld's shuffle). Last, the first
    `cut` cards go under the rest.
    """
    deck = list(sort_cards(tuple(cards)))
    stream = hashlib.shake_256(f"{seed}:{name}".encode("ascii")).digest(8 * len(deck))
    for step, place in enumerate(range(len(deck) - 1, 0, -1)):
        value = int.from_bytes(stream[8 * step : 8 * step + 8], "big")
        partner = value % (place + 1)
        deck[place], deck[partner] = deck[partner], deck[place]
    under = cut % len(deck) if deck else 0
    return (*deck[under:], *deck[:under])
