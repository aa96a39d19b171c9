"""The cloth over the hand between looks, and what it asks; key caps at the seats."""

from typing import Final

import pygame

from scenes import lettering, papers, room, slabs
from scenes.board import fitting
from scenes.canvas import Canvas
from scenes.layout.geometry import Geometry
from scenes.layout.poses import place_of
from scenes.prints import made
from scenes.stage import Stage
from scenes.table.buttons import Buttons
from scenes.table.caps import draw_cap, keyboard
from scenes.table.facts import Slab
from scenes.table.flow import Flow
from scenes.table.hotseat import Ask, HotSeat, Why
from scenes.table.own_keys import OwnKey
from scenes.table.touch_pads import cloth

ASKS: Final[dict[Why, tuple[str, str]]] = {
    "first": ("table.ask_first", "table.how_first"),
    "turn": ("table.ask_turn", "table.how_turn"),
    "claim": ("table.ask_claim", "table.how_claim"),
    "last": ("hotseat.ask_last", "hotseat.how_last"),
}
"""What the cloth says, and what the own key does then."""


class Curtain:
    """Draws what only a table with several people has."""

    def __init__(self, stage: Stage, geometry: Geometry) -> None:
        self.stage = stage
        self.geometry = geometry

    def draw(self, canvas: Canvas, flow: Flow) -> None:
        """Lay the cloth when somebody is asked to look, and the caps of all own keys."""
        shared, hot = flow.shared, flow.hot
        if shared is not None:
            self._caps(canvas, flow, shared)
        if hot is None or flow.table.phase == "over" or hot.looker is not None:
            return
        if hot.peek.asked is not None:
            self._cloth(canvas, None, self.stage.words("table.peek_who"))
        elif hot.ask is not None and flow.still:
            self._ask(canvas, flow, hot, hot.ask)
        elif (seat := hot.next_asked()) is not None:
            self._next(canvas, flow, hot, seat)
        if hot.peek.possible:
            slab = Slab(self.stage.words("table.peek"), live=True, key="V")
            Buttons(self.stage, self.geometry.font).draw(canvas, self.geometry.peek, slab, "plain")

    def _ask(self, canvas: Canvas, flow: Flow, hot: HotSeat, ask: Ask) -> None:
        words, name = self.stage.words, flow.names[ask.seat]
        title, how = ASKS[ask.why]
        box = self._cloth(canvas, ask.seat, words(title, name=name))
        key = hot.keys.get(ask.seat)
        if ask.why == "turn" and flow.table.phase == "hold":
            how = "table.how_claim"  # who has six cards draws no seventh
        if key is not None:
            self._how(canvas, box, key, words(how))

    def _next(self, canvas: Canvas, flow: Flow, hot: HotSeat, seat: int) -> None:
        """Say between turns whom the cloth will ask next, and with which key."""
        key = hot.keys.get(seat)
        name, cap = flow.names[seat], key.cap if key is not None else ""
        told = self.stage.words("table.next", name=name, cap=cap)
        px = fitting([told], round(self.geometry.font * 1.2), self.box.w * 0.8, "bold")
        text = self.stage.letters.text(told, px, lettering.CREAM, "bold")
        canvas.centre(text, *self.box.center)

    @property
    def box(self) -> pygame.Rect:
        """Give the place of the cloth: the hand's zone and nothing else."""
        return cloth(self.geometry)

    def _cloth(self, canvas: Canvas, seat: int | None, title: str) -> pygame.Rect:
        geometry, letters, box = self.geometry, self.stage.letters, self.box
        canvas.blit(made(papers.curtain, box.size, seat or 0), box.x, box.y)
        wide = round(box.w * 0.62)
        badge = round(geometry.font * 2.8) if seat is not None else 0
        largest = min(round(geometry.font * 1.9), round(box.h * 0.24))
        px = fitting([title], largest, wide - badge, "bold")
        text = letters.text(title, px, lettering.INK, "bold")
        badge = round(px * 1.5) if seat is not None else 0
        x = box.centerx - (badge + px // 3 + text.get_width()) // 2
        y = box.y + box.h * (0.27 if seat is not None else 0.42)
        if seat is not None:
            canvas.blit(made(room.emblem, seat, badge), x, y - badge / 2)
        canvas.blit(text, x + badge + px // 3, y - text.get_height() / 2)
        eyes = self.stage.words("table.eyes_away")
        small = fitting([eyes], round(geometry.font * 1.15), wide, "pen")
        hint = letters.text(eyes, small, lettering.BROWN, "pen")
        canvas.centre(hint, box.centerx, box.y + box.h * 0.82)
        return box

    def _how(self, canvas: Canvas, box: pygame.Rect, key: OwnKey, below: str) -> None:
        """Show which key to press, and where it lies."""
        letters, wide = self.stage.letters, round(box.w * 0.62)
        largest = min(round(self.geometry.font * 1.1), round(box.h * 0.15))
        px = fitting([key.cap + "              " + below], largest, wide)
        name = letters.text(key.cap, px, lettering.INK, "bold")
        text = letters.text(below, px, lettering.INK, "bold", wide)
        board, gap = (round(px * 3.2), round(px * 1.3)), px // 2
        size = (name.get_width() + px, round(px * 1.8))
        x = box.centerx - (board[0] + gap + size[0] + gap + text.get_width()) // 2
        y = round(box.y + box.h * 0.56)
        canvas.blit(made(keyboard, board, key.spot), x, y - board[1] // 2)
        x += board[0] + gap
        canvas.blit(made(slabs.key_cap, size), x, y - size[1] // 2)
        canvas.centre(name, x + size[0] / 2, y - px * 0.08)
        canvas.blit(text, x + size[0] + gap, y - text.get_height() / 2)

    def _caps(self, canvas: Canvas, flow: Flow, shared: HotSeat) -> None:
        """Lay the caps: all of them at a shared table, else those of the absent."""
        for seat, key in shared.keys.items():
            if shared.runs or seat in flow.table.absent:
                place = place_of(self.geometry, flow.look, seat)
                pressed = seat in shared.shouts.dips
                draw_cap(
                    canvas,
                    self.stage,
                    self.geometry,
                    place,
                    key,
                    pressed=pressed,
                    lit=bool(shared.flash),
                )
