"""What the furniture shows besides the cards: names, totals, whose turn, what can be pressed."""

from dataclasses import dataclass
from typing import Literal

from game.cards import MONTH
from game.events import Discarded, Event, Ponged
from game.view import View


@dataclass(frozen=True)
class Sitter:
    """Who sits at a seat, as everybody sees it."""

    name: str
    emblem: int
    character: str | None
    total: int | None  # before this round; None in the first
    is_dealer: bool
    stamps: tuple[int, ...]  # months of its ppongs
    mood: str = "calm"
    away: bool = False  # whether a CPU stands in for the person
    key: bool = False  # whether a person with an own key sits there
    wide: bool = False  # whether its open hand needs the room of its portrait


@dataclass(frozen=True)
class Slab:
    """A button of the table: what it says and whether it can be pressed."""

    label: str
    live: bool
    key: str = ""
    note: str = ""
    held: float = 0.0  # share of a hold that is done
    pressed: bool = False


@dataclass(frozen=True)
class Facts:
    """Everything that the furniture shows at a moment."""

    sitters: tuple[Sitter, ...]
    turn: int | None
    stock: int | None  # None while it is dealt from
    draw: str  # what the lit stock says; empty when nothing can be drawn
    total: int | None  # of the open hand
    ppong: Slab | None  # None where everybody has a key of their own
    stop: Slab | None
    pass_: Slab | None
    declare: Slab | None
    open: bool  # whether all hands lie open
    ring: float | None  # what is left of the window, 1 to 0; None without one
    ring_used: bool  # whether a card lies or flies there
    clockless: bool
    held: bool
    seen: tuple[tuple[int, ...], ...]  # of each month: 0 unseen, 1 seen, 2 in the ring
    line: str  # a quiet hint over the hand
    hand: int  # cards in the open hand
    apart: bool  # whether the last of them was just drawn
    numbered: bool  # whether the cards show their keys
    pairs: tuple[tuple[int, int, str], ...]  # brackets: first card, last card, words
    flags: tuple[tuple[int, str], ...]  # throws set in advance: card, words
    badges: tuple[tuple[int, Literal["safe", "risk"]], ...]  # hints on cards
    palm: Literal["", "left", "right"] = ""  # a small open hand, and on which side


def seen_months(view: View) -> tuple[tuple[int, ...], ...]:
    """Count of each month the cards that lie open, the card in the ring marked."""
    ring = view.discards[-1] if view.discards else None
    rows: list[tuple[int, ...]] = []
    for month in range(1, 13):
        open_cards = [card for card in view.discards if MONTH[card] == month]
        dots = [2 if card == ring else 1 for card in open_cards]
        rows.append(tuple(sorted(dots) + [0] * (4 - len(dots))))
    return tuple(rows)


def stamps(log: tuple[Event, ...], seat: int) -> tuple[int, ...]:
    """List the months that a seat has ppong'd in this round."""
    return tuple(
        MONTH[event.on] for event in log if isinstance(event, Ponged) and event.seat == seat
    )


def last_thrower(view: View) -> int | None:
    """Name who threw the last card."""
    for event in reversed(view.log):
        if isinstance(event, Discarded | Ponged):
            return event.seat
    return None
