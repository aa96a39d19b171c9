"""What happened at the table, as facts; `hide` leaves what one seat may see of them."""

from typing import Literal, assert_never

import msgspec

from game.cards import Card

EndKind = Literal["stop", "stop_bak", "bak", "ppong_bak", "natural_bak", "declare", "exhausted"]
"""The seven ways in which a round ends."""

JokboName = Literal["ttoi", "straight", "low", "high", "chongtong"]


class End(msgspec.Struct, frozen=True, rename={"from_": "from"}, forbid_unknown_fields=True):
    """How a round ended: `seat` stopped, claimed or declared; `from_` wears a bak on a discard."""

    kind: EndKind
    seat: int | None
    from_: int | None
    jokbo: JokboName | None


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """The hands are dealt; a seat sees its own cards, of the others only backs (None)."""

    dealer: int
    hands: tuple[tuple[Card | None, ...], ...]


class Starter(msgspec.Struct, frozen=True, tag="starter"):
    """A card is laid face up as the first discard."""

    card: Card


class Drew(msgspec.Struct, frozen=True, tag="drew"):
    """A seat took the top of the stock; others see a back (None)."""

    seat: int
    card: Card | None


class Discarded(msgspec.Struct, frozen=True, tag="discarded"):
    """A seat threw a card and called its month."""

    seat: int
    card: Card


class Ponged(msgspec.Struct, frozen=True, tag="ponged"):
    """A seat slammed two cards on `victim`'s card; `chain` counts ppongs in a row, from 1."""

    seat: int
    victim: int
    on: Card
    cards: tuple[Card, Card]
    throw: Card | None
    chain: int


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """Nobody claimed the card that `seat` had thrown."""

    seat: int
    card: Card


class Recycled(msgspec.Struct, frozen=True, tag="recycled"):
    """All discards were shuffled into a new stock; `pass_number` is 2 for the first time."""

    cards: int
    pass_number: int


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The round is over and all hands are open."""

    end: End
    hands: tuple[tuple[Card, ...], ...]


Event = Dealt | Starter | Drew | Discarded | Ponged | Passed | Recycled | Ended


def hide(event: Event, seat: int | None) -> Event:
    """Leave what `seat` may see of an event; with None, what everybody may see."""
    match event:
        case Dealt(dealer, hands):
            return Dealt(
                dealer,
                tuple(
                    hand if owner == seat else (None,) * len(hand)
                    for owner, hand in enumerate(hands)
                ),
            )
        case Drew(owner, _):
            return event if owner == seat else Drew(owner, None)
        case Starter() | Discarded() | Ponged() | Passed() | Recycled() | Ended():
            return event
    assert_never(event)
