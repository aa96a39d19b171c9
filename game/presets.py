"""What a house keeps of its own: named sets of rules, and who sat at the last table."""

from typing import Annotated, Final, Literal

import msgspec

from game.house import HouseRules, HouseRulesError, check
from game.record import SeatRecord
from game.store import Store

PRESETS_FILE: Final = "presets.json"
TABLE_FILE: Final = "last_table.json"
PRESETS_TROUBLES: Final = ("trouble.presets_unread", "trouble.presets_aside")
TABLE_TROUBLES: Final = ("trouble.table_unread", "trouble.table_aside")
MOST: Final = 30
LONGEST_NAME: Final = 20


class OwnPreset(msgspec.Struct, frozen=True):
    """House rules under a name that the house gave them."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
    rules: HouseRules


class _Presets(msgspec.Struct, frozen=True):
    presets: Annotated[tuple[OwnPreset, ...], msgspec.Meta(max_length=MOST)]
    version: Literal[1] = 1


class LastTable(msgspec.Struct, frozen=True):
    """Who sat where under which rules, to sit down again with one press."""

    seats: Annotated[tuple[SeatRecord, ...], msgspec.Meta(min_length=2, max_length=6)]
    rules: HouseRules
    version: Literal[1] = 1


def own_presets(store: Store) -> tuple[OwnPreset, ...]:
    """List the house's own presets, oldest first."""
    found = store.read(PRESETS_FILE, _Presets, PRESETS_TROUBLES)
    return tuple(preset for preset in found.presets if _playable(preset.rules)) if found else ()


def keep_preset(store: Store, name: str, rules: HouseRules) -> bool:
    """Keep rules under a name, in the place of others of that name; False when there are too many.

    What another window has kept meanwhile stays.
    """
    preset = OwnPreset(name, rules)
    there = own_presets(store)
    if any(one.name == name for one in there):
        fresh = tuple(preset if one.name == name else one for one in there)
    elif len(there) < MOST:
        fresh = (*there, preset)
    else:
        return False
    return store.write(PRESETS_FILE, _Presets(fresh))


def forget_preset(store: Store, name: str) -> None:
    """Throw an own preset away."""
    rest = tuple(preset for preset in own_presets(store) if preset.name != name)
    store.write(PRESETS_FILE, _Presets(rest))


def last_table(store: Store) -> LastTable | None:
    """Tell who sat at the last table, if there was one that can be played again."""
    found = store.read(TABLE_FILE, LastTable, TABLE_TROUBLES)
    return found if found is not None and _playable(found.rules) else None


def keep_table(store: Store, seats: tuple[SeatRecord, ...], rules: HouseRules) -> None:
    """Remember a table for the next time."""
    fresh = tuple(msgspec.structs.replace(seat, help=0) for seat in seats)
    store.write(TABLE_FILE, LastTable(fresh, rules))


def _playable(rules: HouseRules) -> bool:
    try:
        check(rules)
    except HouseRulesError:
        return False
    return True
