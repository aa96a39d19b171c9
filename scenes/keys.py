"""From keys, mouse and pads to what a player means; by place on the keyboard, not by letter."""

from enum import Enum, auto
from typing import Final

import pygame


class Act(Enum):
    """What a key can mean at the table or in a menu."""

    DEFAULT = auto()
    PPONG = auto()
    CARD_1 = auto()
    CARD_2 = auto()
    CARD_3 = auto()
    CARD_4 = auto()
    CARD_5 = auto()
    CARD_6 = auto()
    LEFT = auto()
    RIGHT = auto()
    UP = auto()
    DOWN = auto()
    NEXT = auto()
    BACKWARD = auto()
    STOP = auto()
    DECLARE = auto()
    PREARM = auto()
    PAPER = auto()
    HISTORY = auto()
    TALLY = auto()
    RULES = auto()
    HINT = auto()
    MUTE = auto()
    HURRY = auto()
    PEEK = auto()
    MENU = auto()
    FULLSCREEN = auto()


CARDS: Final = (Act.CARD_1, Act.CARD_2, Act.CARD_3, Act.CARD_4, Act.CARD_5, Act.CARD_6)

KEYS: Final[dict[int, Act]] = {
    pygame.KSCAN_RETURN: Act.DEFAULT,
    pygame.KSCAN_KP_ENTER: Act.DEFAULT,
    pygame.KSCAN_SPACE: Act.PPONG,
    pygame.KSCAN_1: Act.CARD_1,
    pygame.KSCAN_2: Act.CARD_2,
    pygame.KSCAN_3: Act.CARD_3,
    pygame.KSCAN_4: Act.CARD_4,
    pygame.KSCAN_5: Act.CARD_5,
    pygame.KSCAN_6: Act.CARD_6,
    pygame.KSCAN_LEFT: Act.LEFT,
    pygame.KSCAN_RIGHT: Act.RIGHT,
    pygame.KSCAN_UP: Act.UP,
    pygame.KSCAN_DOWN: Act.DOWN,
    pygame.KSCAN_TAB: Act.NEXT,
    pygame.KSCAN_S: Act.STOP,
    pygame.KSCAN_D: Act.DECLARE,
    pygame.KSCAN_A: Act.PREARM,
    pygame.KSCAN_P: Act.PAPER,
    pygame.KSCAN_L: Act.HISTORY,
    pygame.KSCAN_T: Act.TALLY,
    pygame.KSCAN_R: Act.RULES,
    pygame.KSCAN_H: Act.HINT,
    pygame.KSCAN_M: Act.MUTE,
    pygame.KSCAN_PERIOD: Act.HURRY,
    pygame.KSCAN_V: Act.PEEK,
    pygame.KSCAN_ESCAPE: Act.MENU,
    pygame.KSCAN_F11: Act.FULLSCREEN,
}
"""Each act's key by its place, so that it works in Hangul mode and on any layout."""

PAD: Final[dict[int, Act]] = {
    pygame.CONTROLLER_BUTTON_A: Act.DEFAULT,
    pygame.CONTROLLER_BUTTON_B: Act.MENU,
    pygame.CONTROLLER_BUTTON_X: Act.PPONG,
    pygame.CONTROLLER_BUTTON_Y: Act.STOP,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Act.PREARM,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Act.DECLARE,
    pygame.CONTROLLER_BUTTON_BACK: Act.HISTORY,
    pygame.CONTROLLER_BUTTON_START: Act.MENU,
    pygame.CONTROLLER_BUTTON_DPAD_UP: Act.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Act.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Act.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Act.RIGHT,
}
"""Buttons of a game pad by their place, whatever is printed on them."""


SIGNS: Final = {"PERIOD": ".", "COMMA": ",", "SLASH": "/", "SEMICOLON": ";", "APOSTROPHE": "'"}
_NAMES: Final = {
    value: SIGNS.get(name.removeprefix("KSCAN_"), name.removeprefix("KSCAN_"))
    for name, value in vars(pygame).items()
    if name.startswith("KSCAN_")
}


def key_name(scancode: int) -> str:
    """Name a key as it is printed on most keyboards."""
    name = _NAMES.get(scancode, "?")
    return name if len(name) == 1 else name.capitalize()


REBINDABLE: Final = (
    Act.PPONG,
    Act.STOP,
    Act.DECLARE,
    Act.PREARM,
    Act.HURRY,
    Act.PAPER,
    Act.HISTORY,
    Act.TALLY,
    Act.RULES,
    Act.HINT,
    Act.MUTE,
    Act.PEEK,
)
"""Acts of the table that may have another key; moving about and leaving never change."""


class KeyMap:
    """The keys at the table as a player wants them."""

    def __init__(self, own: tuple[tuple[str, int], ...] = ()) -> None:
        named = {act.name: act for act in REBINDABLE}
        moved = {named[name]: scancode for name, scancode in own if name in named}
        self._keys = {code: act for code, act in KEYS.items() if act not in moved}
        self._keys |= {scancode: act for act, scancode in moved.items()}

    def key_of(self, act: Act) -> int:
        """Tell by which key an act is done, by its place."""
        return next(code for code, bound in self._keys.items() if bound is act)

    def bound(self, act: Act, scancode: int) -> tuple[tuple[str, int], ...] | None:
        """Give an act another key; an act that had it gets the old one. None: not to be had."""
        holder = self._keys.get(scancode)
        if holder is not None and holder not in REBINDABLE:
            return None
        keys = {other.name: self.key_of(other) for other in REBINDABLE}
        if holder is not None:
            keys[holder.name] = self.key_of(act)
        keys[act.name] = scancode
        usual = {act.name: code for code, act in KEYS.items()}
        return tuple((name, code) for name, code in keys.items() if usual[name] != code)

    def act_of(self, event: pygame.Event) -> Act | None:
        """Tell what an input means at the table."""
        return _key_act(event, self._keys) if event.type == pygame.KEYDOWN else act_of(event)

    def released(self, event: pygame.Event) -> Act | None:
        """Tell what an act's key or button was let go."""
        if event.type == pygame.KEYUP:
            return self._keys.get(event.scancode)
        return released(event)


def act_of(event: pygame.Event) -> Act | None:
    """Tell what an input means; only first presses count, never repeats or releases."""
    if event.type == pygame.KEYDOWN:
        return _key_act(event, KEYS)
    if event.type == pygame.CONTROLLERBUTTONDOWN:
        return PAD.get(event.button)
    return None


def _key_act(event: pygame.Event, keys: dict[int, Act]) -> Act | None:
    if event.scancode == pygame.KSCAN_RETURN and event.mod & pygame.KMOD_ALT:
        return Act.FULLSCREEN
    act = keys.get(event.scancode)
    if act is Act.NEXT and event.mod & pygame.KMOD_SHIFT:
        return Act.BACKWARD
    return act


def released(event: pygame.Event) -> Act | None:
    """Tell what an act's key or button was let go, for acts that are held."""
    if event.type == pygame.KEYUP:
        return KEYS.get(event.scancode)
    if event.type == pygame.CONTROLLERBUTTONUP:
        return PAD.get(event.button)
    return None
