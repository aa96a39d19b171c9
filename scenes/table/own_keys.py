"""Own keys of several people at one keyboard: corners that no system shortcut wants."""

import sys
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

import pygame

from scenes.layout.geometry import SEATINGS

Spot = tuple[float, float]
"""Where a key lies on a keyboard, 0–1 from the left and from the top."""


@dataclass(frozen=True)
class OwnKey:
    """One person's key: by its place, with the name on its cap and where it lies."""

    name: str  # in the settings
    scancode: int
    cap: str
    spot: Spot

    @property
    def is_shift(self) -> bool:
        """Tell whether some systems open a dialog when it is pressed or held too often."""
        return self.scancode in (pygame.KSCAN_LSHIFT, pygame.KSCAN_RSHIFT)


LEFT_CTRL: Final = OwnKey("left_ctrl", pygame.KSCAN_LCTRL, "Ctrl", (0.04, 0.92))
RIGHT_ARROW: Final = OwnKey("right", pygame.KSCAN_RIGHT, "→", (0.96, 0.92))
BACKSPACE: Final = OwnKey("backspace", pygame.KSCAN_BACKSPACE, "Back", (0.8, 0.12))
GRAVE: Final = OwnKey("grave", pygame.KSCAN_GRAVE, "~", (0.04, 0.12))
LEFT_SHIFT: Final = OwnKey("left_shift", pygame.KSCAN_LSHIFT, "Shift", (0.06, 0.72))
RIGHT_SHIFT: Final = OwnKey("right_shift", pygame.KSCAN_RSHIFT, "Shift", (0.78, 0.72))
LEFT_OPTION: Final = OwnKey("left_option", pygame.KSCAN_LALT, "Opt", (0.14, 0.92))
BRACKET: Final = OwnKey("bracket", pygame.KSCAN_RIGHTBRACKET, "]", (0.76, 0.32))
LETTER_Q: Final = OwnKey("q", pygame.KSCAN_Q, "Q", (0.12, 0.32))
DELETE: Final = OwnKey("backspace", pygame.KSCAN_BACKSPACE, "Del", (0.8, 0.12))

COMMON: Final = {"bottom": LEFT_CTRL, "right": RIGHT_ARROW, "top": BACKSPACE, "left": GRAVE}
MAC: Final = {**COMMON, "bottom": LEFT_SHIFT, "top": DELETE}  # Ctrl+→ changes spaces there
MORE: Final = (LEFT_SHIFT, RIGHT_SHIFT)  # for the fifth and sixth person
MORE_MAC: Final = (LEFT_OPTION, RIGHT_SHIFT)
SUBSTITUTES: Final = (LEFT_SHIFT, RIGHT_SHIFT, BRACKET, LETTER_Q)
"""What is offered, in this order, for a key that the keyboard does not report with the others."""

Keys = dict[int, OwnKey]
"""Each seat's key."""


def own_keys(
    people: tuple[int, ...], seats: int, blocked: Collection[str] = (), *, mac: bool | None = None
) -> Keys:
    """Give each person a key, the corner nearest to the seat first; seats count from the first.

    Two people take the left Ctrl and the right arrow, three also Backspace, four also the key
    left of 1; only then come the Shift keys, which wake a dialog on some systems. `blocked` names
    keys that a check of this keyboard has ruled out.
    """
    corners = _corners(mac)
    free = _chosen(len(people), blocked, mac=mac)
    given: Keys = {}
    for seat in people:
        corner = corners[SEATINGS[seats][(seat - people[0]) % seats][0]]
        if corner in free:
            given[seat] = corner
            free.remove(corner)
    for seat in people:
        if seat not in given:
            given[seat] = free.pop(0)
    return given


def one_more(keys: Mapping[int, OwnKey], blocked: Collection[str] = ()) -> OwnKey:
    """Give a key to somebody who joins; those who sit already keep theirs."""
    wished = _chosen(len(keys) + 1, blocked) + _chosen(6, blocked)
    return next(key for key in wished if key not in keys.values())


def substitute(keys: Mapping[int, OwnKey], *, shift: bool = True) -> OwnKey | None:
    """Name the next key that may stand in for another; without `shift` no Shift key."""
    free = (key for key in SUBSTITUTES if key not in keys.values())
    return next((key for key in free if shift or not key.is_shift), None)


def _corners(mac: bool | None) -> dict[str, OwnKey]:
    return MAC if (sys.platform == "darwin" if mac is None else mac) else COMMON


def _chosen(count: int, blocked: Collection[str], *, mac: bool | None = None) -> list[OwnKey]:
    """List the keys for so many people, the safest first."""
    corners = _corners(mac)
    more = MORE_MAC if corners is MAC else MORE
    order = [*(corners[side] for side in ("bottom", "right", "top", "left")), *more]
    chosen = [key for key in order[:count] if key.name not in blocked]
    for key in (*order[count:], *SUBSTITUTES) if blocked else ():
        if len(chosen) < count and key not in chosen and key.name not in blocked:
            chosen.append(key)
    for key in order[:count]:  # nothing else is left: a key that may not be heard with the others
        if len(chosen) < count and key not in chosen:
            chosen.append(key)
    return chosen


class ShiftCare:
    """Counts presses of Shift without another key: the fifth in a row opens a dialog in Windows."""

    LIMIT: Final = 4

    def __init__(self) -> None:
        self._row = 0

    def press(self, scancode: int) -> bool:
        """Hear a key go down; True when it was the fourth Shift in a row."""
        shift = scancode in (pygame.KSCAN_LSHIFT, pygame.KSCAN_RSHIFT)
        self._row = self._row + 1 if shift else 0
        return self._row == self.LIMIT
