"""What a seat can do, as frozen values that every record, screen and player shares."""

import msgspec

from game.cards import Card


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Take the top of the stock."""


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """Throw a card face up and call its month."""

    card: Card


class Ppong(msgspec.Struct, frozen=True, tag="ppong"):
    """Slam two cards on another's card and throw one more; `throw` is None when none is left."""

    cards: tuple[Card, Card]
    throw: Card | None


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """End the round at the start of one's turn, before drawing."""


class Declare(msgspec.Struct, frozen=True, tag="declare"):
    """Show six cards that make a jokbo."""


Move = Draw | Discard | Ppong | Stop | Declare


class IllegalMove(ValueError):  # noqa: N818 (the players' word, not an error of the program)
    """A move that the rules do not allow now; the message says why."""
