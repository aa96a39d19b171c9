"""Sitting down: who sits where, and a table whose every change is kept on disk."""

import random
from collections.abc import Callable
from datetime import datetime
from typing import Final

from game.cpu import CHARACTERS, KINDS
from game.house import PRESETS, HouseRules
from game.margin import keeper, recall
from game.presets import keep_table
from game.record import SeatRecord
from game.store import Kept, Settings
from game.table import HUMAN, Table, open_table
from scenes.scene import Scene
from scenes.stage import Stage
from scenes.words import Words

Sit = Callable[[Table, str], Scene]
"""Opens the scene of a table; the text names the file in which its match is kept."""

DAY: Final = range(6, 18)  # hours that the clock rule counts as day
OTHERS: Final = 3  # CPU players in a quick match


def cpu_kind(settings: Settings) -> str:
    """Choose how well CPU players play: gently for newcomers."""
    wished = "neighbour" if settings.newcomer else "player"
    return wished if wished in KINDS else "greedy"


def quick_seats(settings: Settings, words: Words, chance: random.Random) -> tuple[SeatRecord, ...]:
    """Seat one person, then three of the family."""
    guest = SeatRecord(settings.name or words("people.guest"), HUMAN, None, 0)
    kind = cpu_kind(settings)
    family = [
        SeatRecord(words(f"people.{who}"), kind, who, 0)
        for who in chance.sample(CHARACTERS, OTHERS)
    ]
    return (guest, *family)


def sit_down(stage: Stage, seats: tuple[SeatRecord, ...], rules: HouseRules, sit: Sit) -> Scene:
    """Open a new match and its table, and remember who sat down by which rules."""
    keep_table(stage.store, seats, rules)
    name, now = stage.store.fresh_name(), datetime.now().astimezone()
    table = open_table(
        rules,
        seats,
        keeper(stage.store, name, lambda: table),
        started=now.isoformat(timespec="seconds"),
        daytime=rules.first_dealer == "clock" and now.hour in DAY,
    )
    return sit(table, name)


def quick_match(stage: Stage, sit: Sit, chance: random.Random) -> Scene:
    """Open a match of family rules with three CPU players."""
    seats = quick_seats(stage.settings, stage.words, chance)
    return sit_down(stage, seats, PRESETS["family"], sit)


def same_again(stage: Stage, table: Table, sit: Sit) -> Scene:
    """Open another match with the same people and rules."""
    absent = table.absent

    def with_absent(fresh: Table, name: str) -> Scene:
        for seat in absent:
            fresh.leave(seat)
        return sit(fresh, name)

    return sit_down(stage, table.seats, table.rules, with_absent)


def go_on(stage: Stage, kept: Kept, sit: Sit) -> Scene:
    """Take an unfinished match up where it was left."""
    table = Table(kept.record, keeper(stage.store, kept.name, lambda: table))
    recall(stage.store, kept.name, table)
    return sit(table, kept.name)
