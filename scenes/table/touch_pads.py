"""Touch pads at a shared table: a finger on one's own seat is as good as the own key."""

import sys
from typing import TYPE_CHECKING, Final

import pygame

from scenes.layout.geometry import Geometry, Place
from scenes.layout.poses import place_of

if TYPE_CHECKING:
    from scenes.table.hotseat import HotSeat

FINGERS: Final = (pygame.FINGERDOWN, pygame.FINGERUP, pygame.FINGERMOTION)
CLICKS: Final = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
BORDER: Final = 24  # px along the border of a screen in which a touch is often the system's
TOLD: Final = 4.0  # seconds that they are told of, with lit caps, when a finger is first felt


class TouchPads:
    """Turns fingers on the pads into own keys; the clicks that a system makes of them are deaf.

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
            by_touch = self.felt and getattr(event, "touch", False)
            return by_touch and self.seat_at(event.pos) is not None
        if event.type not in FINGERS or self._mac:
            return False
        if event.type == pygame.FINGERDOWN:
            self._press(event)
        elif event.type == pygame.FINGERUP:
            seat = self._down.pop((event.touch_id, event.finger_id), None)
            if seat is not None and seat not in self._down.values():
                self.hot.release(seat)
        return True

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


def pad(geometry: Geometry, place: Place) -> pygame.Rect:
    """Give a seat's pad: its fan and plate, but nothing at the very border of the window."""
    whole = pygame.Rect((0, 0), geometry.size).inflate(-2 * BORDER, -2 * BORDER)
    return place.fan.union(place.plate).clip(whole)
