"""Which lessons were taken to their end, kept from one evening to the next."""

from typing import Annotated, Final, Literal

import msgspec

from game.store import Store

FILE: Final = "learned.json"
TROUBLES: Final = ("trouble.lessons_unread", "trouble.lessons_aside")

Name = Annotated[str, msgspec.Meta(max_length=32)]


class _Learned(msgspec.Struct, frozen=True):
    done: Annotated[tuple[Name, ...], msgspec.Meta(max_length=100)]
    version: Literal[1] = 1


def learned(store: Store) -> tuple[str, ...]:
    """Name the lessons that were taken to their end."""
    found = store.read(FILE, _Learned, TROUBLES)
    return found.done if found else ()


def keep_learned(store: Store, name: str) -> None:
    """Remember that a lesson was taken to its end."""
    there = learned(store)
    if name not in there:
        store.write(FILE, _Learned((*there, name)))
