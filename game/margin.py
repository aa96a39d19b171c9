"""What an evening leaves in the margin of a record: who had a stand-in, and presses for nothing.

A record tells of moves, not of who made them or who pressed 뽕 without a pair (헛뽕), so this
stands in a small file beside it, for the house's own statistics only.
"""

from collections.abc import Callable
from typing import Annotated, Final

import msgspec

from game.record import Record
from game.store import LEFT, Store
from game.table import Table

ENDING: Final = ".margin"
MOST_SEATS: Final = 6

Seat = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Margin(msgspec.Struct, frozen=True):
    """Beside one match: seats that another has played for, and each seat's 헛뽕."""

    helped: tuple[Seat, ...] = ()
    wrong: tuple[tuple[Seat, Count], ...] = ()
    version: int = 1


NOTHING: Final = Margin()


def margin_of(table: Table) -> Margin:
    """Read off a table what its record does not tell."""
    return Margin(tuple(sorted(table.helped)), tuple(sorted(table.wrong.items())))


def margin(store: Store, match: str) -> Margin:
    """Give what stands beside a match; `match` is the name of its file, left or not."""
    return store.look(_file(match), Margin) or NOTHING


def recall(store: Store, match: str, table: Table) -> None:
    """Let a table that is gone on with know what stood beside its match."""
    there = margin(store, match)
    seats = range(len(table.seats))
    table.recall(
        (seat for seat in there.helped if seat in seats),
        {seat: count for seat, count in there.wrong if seat in seats},
    )


def keeper(store: Store, match: str, table: Callable[[], Table]) -> Callable[[Record], None]:
    """Give what keeps a match after every change, and its margin where that has changed."""
    written = NOTHING

    def keep(record: Record) -> None:
        nonlocal written
        file = store.keep_match(match, record)
        now = margin_of(table())
        if now != written and store.write(_file(file), now):
            written = now

    return keep


def _file(match: str) -> str:
    return f"matches/{match.removesuffix(LEFT)}{ENDING}"
