"""People and CPU players on their way to a table."""

import random
from dataclasses import dataclass, replace
from typing import Final

from game.cpu import CHARACTERS, LEVELS
from game.record import SeatRecord
from game.table import HUMAN
from scenes.naming import full_name
from scenes.words import Words

FEWEST: Final = 2
MOST: Final = 6
USUAL: Final = 4
LONGEST_NAME: Final = 20


@dataclass(frozen=True)
class Sitter:
    """Who takes a seat: a person with a name, or a character who plays at a level."""

    person: bool
    name: str = ""  # of a person; empty: a guest
    character: str = CHARACTERS[0]
    level: str = "player"


def fresh_sitters(name: str, level: str, chance: random.Random) -> tuple[Sitter, ...]:
    """Seat one person, then the family in any order; all six, of whom the first few play."""
    family = chance.sample(CHARACTERS, len(CHARACTERS))
    others = (Sitter(person=False, character=who, level=level) for who in family[: MOST - 1])
    return (Sitter(person=True, name=name, character=family[-1], level=level), *others)


def from_records(seats: tuple[SeatRecord, ...], words: Words) -> tuple[Sitter, ...]:
    """Read who sat at a table, and fill up with those of the family who did not."""
    guests = {guest_name(words, seat) for seat in range(MOST)}
    taken = [seat.character for seat in seats]
    free = [who for who in CHARACTERS if who not in taken]
    found: list[Sitter] = []
    for seat in [*seats, *[None] * (MOST - len(seats))]:
        who = seat.character if seat is not None else None
        if who not in CHARACTERS:
            who = free.pop(0)
        level = seat.player if seat is not None and seat.player in LEVELS else "player"
        person = seat is not None and seat.player == HUMAN
        name = full_name(words, seat)[:LONGEST_NAME] if seat is not None and person else ""
        found.append(Sitter(person, "" if name in guests else name, who or CHARACTERS[0], level))
    return tuple(found)


def guest_name(words: Words, seat: int) -> str:
    """Name a person without a name; the first is just a guest."""
    if seat == 0:
        return words("people.guest")
    return words("seats.guest", number=seat + 1)


def record_of(sitter: Sitter, seat: int, words: Words) -> SeatRecord:
    """Write down who sits at a seat."""
    if sitter.person:
        return SeatRecord(sitter.name.strip() or guest_name(words, seat), HUMAN, None, 0)
    return SeatRecord(words(f"people.{sitter.character}"), sitter.level, sitter.character, 0)


def with_character(sitters: tuple[Sitter, ...], seat: int, who: str) -> tuple[Sitter, ...]:
    """Seat a character; whoever had it before takes the one that got free."""
    before = sitters[seat].character
    swapped = (
        replace(sitter, character=before) if sitter.character == who else sitter
        for sitter in sitters
    )
    return tuple(
        replace(sitter, character=who) if number == seat else sitter
        for number, sitter in enumerate(swapped)
    )
