"""Own keys, game and touch pads at a shared table: whose press it is, and who must stay deaf."""

from typing import TYPE_CHECKING, Final

import pygame

from scenes.table.own_keys import ShiftCare, substitute
from scenes.table.touch_pads import TouchPads

if TYPE_CHECKING:
    from scenes.table.hotseat import HotSeat

OWN_BUTTON: Final = pygame.CONTROLLER_BUTTON_X
KEYS: Final = (pygame.KEYDOWN, pygame.KEYUP)
BUTTONS: Final = (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP)
ARROWS: Final = (pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT)
FOR_ALL: Final = (
    pygame.CONTROLLER_BUTTON_A,
    pygame.CONTROLLER_BUTTON_B,
    pygame.CONTROLLER_BUTTON_START,
)
"""What every pad may do while nobody looks: go on, and open the menu."""


class OwnInput:
    """Sorts keys and buttons by the seat that they belong to."""

    def __init__(self, hot: "HotSeat") -> None:
        self.hot = hot
        self.pads: dict[int, int] = {}  # a pad's number and its seat
        self.instead: dict[int, int] = {}  # keys that were given up but still count, by seat
        self.touch = TouchPads(hot)
        self._care = ShiftCare()

    def seat_of(self, scancode: int) -> int | None:
        """Tell whose key this is."""
        keys = self.hot.keys.items()
        found = next((seat for seat, key in keys if key.scancode == scancode), None)
        return self.instead.get(scancode) if found is None else found

    def is_own(self, event: pygame.Event) -> bool:
        """Tell whether somebody here presses an own key."""
        if event.type == pygame.KEYDOWN:
            return self.seat_of(event.scancode) is not None
        own = event.type == pygame.CONTROLLERBUTTONDOWN and event.button == OWN_BUTTON
        return own and event.instance_id in self.pads

    def take(self, event: pygame.Event) -> bool:
        """Take an event that belongs to one person; False leaves it to the table.

        Arrow keys move no focus here, since one of them is somebody's own key.
        """
        if event.type in KEYS:
            taken = self._key(event)
        else:
            button = event.type in BUTTONS and self._button(event)
            taken = button or self.touch.take(event)
        if not taken and event.type not in (pygame.KEYUP, pygame.MOUSEMOTION):
            self.hot.touched()
        arrow = event.type == pygame.KEYDOWN and event.scancode in ARROWS
        return taken or (arrow and self.hot.runs)

    def _key(self, event: pygame.Event) -> bool:
        hot, seat = self.hot, self.seat_of(event.scancode)
        down = event.type == pygame.KEYDOWN
        if down and self._care.press(event.scancode) and seat is not None:
            self._spare_shift(seat)
        if seat is None or not (hot.runs or seat in hot.flow.table.absent):
            return False
        if down:
            hot.press(seat)
        else:
            hot.release(seat)
        return True

    def _spare_shift(self, seat: int) -> None:
        """Give somebody a second key before the fifth Shift in a row wakes the system."""
        before, key = self.hot.keys[seat], substitute(self.hot.keys, shift=False)
        if key is None or not before.is_shift:
            return
        self.hot.keys[seat] = key
        self.instead[before.scancode] = seat
        words, name = self.hot.flow.stage.words, self.hot.flow.names[seat]
        self.hot.flow.tell(words("hotseat.instead_of_shift", name=name, cap=key.cap), 4.0)

    def _button(self, event: pygame.Event) -> bool:
        """Let a pad act for its own seat only; its own button is the own key."""
        hot = self.hot
        if not hot.runs:
            return False
        seat = self.pads.get(event.instance_id)
        down = event.type == pygame.CONTROLLERBUTTONDOWN
        if event.button == OWN_BUTTON:
            if seat is None:
                self._join(event.instance_id, down=down)
            elif down:
                hot.press(seat)
            else:
                hot.release(seat)
            return True
        if event.button == pygame.CONTROLLER_BUTTON_BACK:
            if down:
                hot.peek.request()
            return True
        if hot.looker is None:
            return event.button not in FOR_ALL
        return seat != hot.looker

    def _join(self, pad: int, *, down: bool) -> None:
        """Give a pad to the one whose own key is held, and tell how if none is."""
        words, flow = self.hot.flow.stage.words, self.hot.flow
        if not down or self.hot.looker is not None:
            return
        held = list(self.hot.down)
        if len(held) == 1:
            self.pads[pad] = held[0]
            flow.tell(words("hotseat.pad_is", name=flow.names[held[0]]), 2.5)
        else:
            flow.tell(words("hotseat.pad_whose"), 2.5)
