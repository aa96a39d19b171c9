"""The small second lines of the title's slabs."""

from typing import Final, Literal

from game.house import PRESETS
from game.presets import LastTable
from game.record import Record
from scenes.house_words import rules_name
from scenes.naming import shown_name
from scenes.option_rows import claim_key
from scenes.stage import Stage
from scenes.words import Words, points

MOST_NAMES: Final = 4  # that a slab has room for
MOST_LETTERS: Final = 20  # of all names together, where letters are large
LARGE: Final = 1.5


def go_on_note(words: Words, record: Record, text: float) -> str:
    """Say which round it is, and how the seats stand; where room is short, only the figures."""
    totals = [points(total) for total in record.totals]
    names = [shown_name(words, seat) for seat in record.seats]
    short = text < LARGE or sum(map(_width, names)) <= MOST_LETTERS
    if len(names) <= MOST_NAMES and short:
        totals = [f"{name} {total}" for name, total in zip(names, totals, strict=True)]
    return words(
        "title.go_on_note",
        round=len(record.rounds),
        rounds=record.rules.rounds,
        totals=" · ".join(totals),
    )


def first_rules(stage: Stage) -> str:
    """Say what a quick match is: its rules, the time for a ppong, the hints."""
    words, settings = stage.words, stage.settings
    return words(
        "title.quick_note",
        preset=words("rules.preset.family"),
        rounds=PRESETS["family"].rounds,
        claim=words(claim_key(settings)),
        hints=words(f"options.hints.{settings.hints}"),
    )


def last_table_note(words: Words, last: LastTable) -> str:
    """Say who sat at the last table, and by which rules."""
    names = " · ".join(shown_name(words, seat) for seat in last.seats)
    name = rules_name(words, last.rules)
    return words("seats.again_note", names=names, rules=name, rounds=last.rules.rounds)


def other_language(language: str) -> Literal["ko", "en"]:
    """Name the language that the title can switch to."""
    return "en" if language == "ko" else "ko"


def _width(name: str) -> int:
    """Count the letters of a name; a Korean one is as wide as two."""
    return sum(1 if ord(letter) < 0x1100 else 2 for letter in name)  # from where jamo begin
