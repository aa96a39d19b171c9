"""Fingers and the mouse at a shared table: one's own seat, or the cloth, is as good as the key."""

import sys
from typing import TYPE_CHECKING, Final

import pygame

from scenes.layout.geometry import Geometry, Place
from scenes.layout.poses import place_of

if TYPE_CHECKING:
    from scenes.table.hotseat import HotSeat

FINGERS: Final = (pygame.FINGERDOWN, pygame.FINGERUP, pygame.FINGERMOTION)
CLICKS: Final = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
MOUSE: Final = (-1, -1)  # in place of a finger's number
BORDER: Final = 24  # px along the border of a screen in which a touch is often the system's
TOLD: Final = 4.0  # seconds that they are told of, with lit caps, when a finger is first felt


class TouchPads:
    """Turns fingers on the pads into own keys; the clicks that a system makes of them are deaf.

    The mouse on a seat is that seat's key too; on the cloth it is the key of whoever is asked.
    Only touch screens count: on a Mac fingers are those on a track pad, whose places mean nothing.
    """

    def __init__(self, hot: "HotSeat", *, mac: bool = sys.platform == "darwin") -> None:
        self.hot = hot
        self.felt = False  # whether a finger has touched the screen
        self._mac = mac
        self._down: dict[tuple[int, int], int] = {}  # whose pad a finger is on

    def take(self, event: pygame.Event) -> bool:
        """Take a finger, or the click that comes of one on a pad."""
        if event.type in CLICKS:
            if self.felt and getattr(event, "touch", False):
                return self.seat_at(event.pos) is not None
            return event.button == 1 and self._click(event)
        if event.type not in FINGERS or self._mac:
            return False
        if event.type == pygame.FINGERDOWN:
            self._press(event)
        elif event.type == pygame.FINGERUP:
            seat = self._down.pop((event.touch_id, event.finger_id), None)
            if seat is not None and seat not in self._down.values():
                self.hot.release(seat)
        return True

    def _click(self, event: pygame.Event) -> bool:
        """Take the left button on a seat, or on the cloth or the hand of whoever is asked."""
        if event.type == pygame.MOUSEBUTTONUP:
            seat = self._down.pop(MOUSE, None)
            if seat is not None and seat not in self._down.values():
                self.hot.release(seat)
            return seat is not None
        if self.hot.flow.table.phase == "over":
            return False
        seat = self.seat_at(event.pos)
        if seat is None and cloth(self.hot.flow.geometry).collidepoint(event.pos):
            seat = self._asked()
        if seat is None or not (self.hot.runs or seat in self.hot.flow.table.absent):
            return False
        if seat not in self._down.values():
            self._down[MOUSE] = seat
            self.hot.press(seat)
        return True

    def _asked(self) -> int | None:
        """Name who opens the cloth, or closes a look in which nothing is to be chosen."""
        hot = self.hot
        if hot.looker is None:
            return hot.ask.seat if hot.ask is not None else None
        return hot.looker if hot.why in ("first", "back") else None

    def _press(self, event: pygame.Event) -> None:
        flow = self.hot.flow
        if not self.felt:
            self.felt = True
            self.hot.flash = TOLD
            flow.tell(flow.stage.words("hotseat.pads"), TOLD)
        width, height = flow.geometry.size
        seat = self.seat_at((round(event.x * width), round(event.y * height)))
        if seat is None or not (self.hot.runs or seat in flow.table.absent):
            return
        held = seat in self._down.values()
        self._down[event.touch_id, event.finger_id] = seat
        if not held:
            self.hot.press(seat)

    def seat_at(self, pos: tuple[int, int]) -> int | None:
        """Tell whose pad a point lies on."""
        look, places = self.hot.flow.look, self.hot.flow.geometry
        boxes = {seat: pad(places, place_of(places, look, seat)) for seat in self.hot.keys}
        return next((seat for seat, box in boxes.items() if box.collidepoint(pos)), None)


def cloth(geometry: Geometry) -> pygame.Rect:
    """Give the place of the cloth over a closed hand: the hand's zone and nothing else."""
    box = pygame.Rect(0, 0, geometry.px(0.81), geometry.px(0.257))
    box.midtop = (geometry.centre, geometry.ring.centery + geometry.px(0.713 - 0.54))
    return box


def pad(geometry: Geometry, place: Place) -> pygame.Rect:
    """Give a seat's pad: its fan and plate, but nothing at the very border of the window."""
    whole = pygame.Rect((0, 0), geometry.size).inflate(-2 * BORDER, -2 * BORDER)
    return place.fan.union(place.plate).clip(whole)
