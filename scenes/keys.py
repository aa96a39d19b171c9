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
    pygame.KSCAN_ESCAPE: Act.MENU,
    pygame.KSCAN_F11: Act.FULLSCREEN,
}
"""Each act's key by its place, so that it works in Hangul mode and on any layout."""

PAD: Final[dict[int, Act]] = {
    0: Act.DEFAULT,
    2: Act.PPONG,
    3: Act.STOP,
    4: Act.PREARM,
    5: Act.DECLARE,
    6: Act.HISTORY,
    7: Act.MENU,
    11: Act.UP,
    12: Act.DOWN,
    13: Act.LEFT,
    14: Act.RIGHT,
}
"""Buttons of a game pad in SDL's order: A, X, Y, LB, RB, View, Menu and the cross."""

HATS: Final = {(-1, 0): Act.LEFT, (1, 0): Act.RIGHT, (0, 1): Act.UP, (0, -1): Act.DOWN}


def act_of(event: pygame.Event) -> Act | None:
    """Tell what an input means; only first presses count, never repeats or releases."""
    if event.type == pygame.KEYDOWN:
        return _key_act(event)
    if event.type == pygame.JOYBUTTONDOWN:
        return PAD.get(event.button)
    if event.type == pygame.JOYHATMOTION:
        return HATS.get(event.value)
    return None


def _key_act(event: pygame.Event) -> Act | None:
    if event.scancode == pygame.KSCAN_RETURN and event.mod & pygame.KMOD_ALT:
        return Act.FULLSCREEN
    act = KEYS.get(event.scancode)
    if act is Act.NEXT and event.mod & pygame.KMOD_SHIFT:
        return Act.BACKWARD
    return act


def released(event: pygame.Event) -> Act | None:
    """Tell what an act's key or button was let go, for acts that are held."""
    if event.type == pygame.KEYUP:
        return KEYS.get(event.scancode)
    if event.type == pygame.JOYBUTTONUP:
        return PAD.get(event.button)
    return None
