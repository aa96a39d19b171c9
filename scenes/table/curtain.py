"""The cloth over the hand between looks, and what it asks; key caps at the seats."""

import pygame

from scenes import lettering, papers, room, slabs
from scenes.board import fitting
from scenes.canvas import Canvas
from scenes.layout.geometry import Geometry
from scenes.layout.poses import place_of
from scenes.paint import Sheet
from scenes.prints import made
from scenes.stage import Stage
from scenes.table.buttons import Buttons
from scenes.table.facts import Slab
from scenes.table.flow import Flow
from scenes.table.hotseat import HotSeat


class Curtain:
    """Draws what only a table with several people has."""

    def __init__(self, stage: Stage, geometry: Geometry) -> None:
        self.stage = stage
        self.geometry = geometry

    def draw(self, canvas: Canvas, flow: Flow) -> None:
        """Lay the cloth when somebody is asked to look, and the caps of all own keys."""
        hot = flow.hot
        if hot is None:
            return
        self._caps(canvas, flow, hot)
        if flow.table.phase == "over" or hot.looker is not None:
            return
        if hot.peek_asked is not None:
            self._cloth(canvas, 0, self.stage.words("table.peek_who"), "", "")
        elif hot.ask is not None and flow.still:
            self._ask(canvas, flow, hot, hot.ask.seat, hot.ask.why)
        if hot.ask is None and flow.table.phase in ("window", "turn", "hold"):
            slab = Slab(self.stage.words("table.peek"), live=True, key="V")
            Buttons(self.stage, self.geometry.font).draw(canvas, self.peek_box(), slab, "plain")

    def peek_box(self) -> pygame.Rect:
        """Give the place of the slab that asks for a look."""
        geometry = self.geometry
        box = pygame.Rect(0, 0, geometry.px(0.215), geometry.px(0.075))
        box.right = geometry.pass_.right
        box.top = geometry.ring.centery + geometry.px(0.805 - 0.54)
        return box

    def _ask(self, canvas: Canvas, flow: Flow, hot: HotSeat, seat: int, why: str) -> None:
        words, name = self.stage.words, flow.names[seat]
        title = words(f"table.ask_{why}", name=name)
        cap = hot.keys[seat].cap if seat in hot.keys else ""
        below = words(f"table.how_{why}")
        self._cloth(canvas, seat, title, cap, below)

    def _cloth(self, canvas: Canvas, seat: int, title: str, cap: str, below: str) -> None:
        geometry, letters = self.geometry, self.stage.letters
        box = pygame.Rect(0, 0, geometry.px(0.81), geometry.px(0.257))
        box.midtop = (geometry.centre, geometry.ring.centery + geometry.px(0.713 - 0.54))
        canvas.blit(made(papers.curtain, box.size, seat), box.x, box.y)
        wide = round(box.w * 0.62)
        px = fitting([title], round(geometry.font * 1.9), wide - geometry.px(0.1), "bold")
        text = letters.text(title, px, lettering.INK, "bold")
        badge = round(px * 1.5)
        x = box.centerx - (badge + px // 3 + text.get_width()) // 2
        y = box.y + box.h * 0.27
        canvas.blit(made(room.emblem, seat, badge), x, y - badge / 2)
        canvas.blit(text, x + badge + px // 3, y - text.get_height() / 2)
        if cap:
            self._how(canvas, box, cap, below, wide)
        eyes = self.stage.words("table.eyes_away")
        small = fitting([eyes], round(geometry.font * 1.15), wide, "pen")
        hint = letters.text(eyes, small, lettering.BROWN, "pen")
        canvas.centre(hint, box.centerx, box.y + box.h * 0.82)

    def _how(self, canvas: Canvas, box: pygame.Rect, cap: str, below: str, wide: int) -> None:
        letters = self.stage.letters
        px = fitting([cap + "     " + below], round(self.geometry.font * 1.1), wide, "bold")
        name = letters.text(cap, px, lettering.INK, "bold")
        text = letters.text(below, px, lettering.INK, "bold")
        size = (name.get_width() + px, round(px * 1.8))
        x = box.centerx - (size[0] + px // 2 + text.get_width()) // 2
        y = round(box.y + box.h * 0.56)
        canvas.blit(made(slabs.key_cap, size), x, y - size[1] // 2)
        canvas.centre(name, x + size[0] / 2, y - px * 0.08)
        canvas.blit(text, x + size[0] + px // 2, y - text.get_height() / 2)

    def _caps(self, canvas: Canvas, flow: Flow, hot: HotSeat) -> None:
        geometry = self.geometry
        for seat, key in hot.keys.items():
            place = place_of(geometry, flow.look, seat)
            pressed = seat in hot.dips
            size = (geometry.px(0.056), geometry.px(0.05))
            px = fitting([key.cap], geometry.px(0.026), size[0] * 0.78, "bold")
            text = self.stage.letters.text(key.cap, px, lettering.INK, "bold")
            x, y = place.plate.right - size[0], place.plate.top - size[1] - geometry.px(0.03)
            if place.side == "bottom":
                y = place.plate.top - size[1] - geometry.px(0.025)
            if hot.flash:
                rim = (size[0] + 10, size[1] + 10)
                canvas.blit(made(_glow, rim), x - 5, y - 5)
            canvas.blit(made(slabs.key_cap, size, pressed), x, y)
            face = slabs.slab_face(size, "pressed" if pressed else "live").move((x, y))
            canvas.centre(text, *face.center)
            board = (geometry.px(0.064), geometry.px(0.026))
            canvas.blit(
                made(_keyboard, board, key.spot), x + (size[0] - board[0]) / 2, y + size[1] + 1
            )


def _keyboard(size: tuple[int, int], spot: tuple[float, float]) -> pygame.Surface:
    """Draw a small keyboard with a bright dot where the key lies."""
    sheet = Sheet(size)
    sheet.box((0, 0, *size), size[1] * 0.2, (70, 66, 60))
    for row in range(3):
        for column in range(10):
            x = size[0] * (0.07 + 0.088 * column)
            y = size[1] * (0.16 + 0.26 * row)
            sheet.box((x, y, size[0] * 0.06, size[1] * 0.16), 1, (150, 144, 132))
    centre = (size[0] * (0.06 + 0.88 * spot[0]), size[1] * (0.12 + 0.76 * spot[1]))
    sheet.disc(centre, size[1] * 0.24, lettering.INK)
    sheet.disc(centre, size[1] * 0.18, lettering.YELLOW)
    return sheet.done()


def _glow(size: tuple[int, int]) -> pygame.Surface:
    cloth = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(cloth, lettering.YELLOW, cloth.get_rect(), 5, size[1] // 4)
    return cloth
