"""Draws the table around the cards: cushions, plates, the strip of months, the ring, the slabs."""

from typing import Literal

import pygame

from scenes import lettering, marks, papers, room, slabs
from scenes.board import fitting
from scenes.canvas import Canvas
from scenes.layout.geometry import Geometry
from scenes.layout.poses import column_box, hand_places
from scenes.lettering import broken, even_width
from scenes.paint import Sheet
from scenes.prints import made
from scenes.stage import Stage
from scenes.table import ring
from scenes.table.buttons import Buttons
from scenes.table.facts import Facts, Slab
from scenes.table.plates import Plates

CUTS = {"bottom": "lb", "top": "t", "left": "l", "right": ""}


def background(
    size: tuple[int, int], blanket: str, geometry: Geometry, emblems: tuple[int, ...]
) -> pygame.Surface:
    """Lay out the room with every seat's cushion; made once for a window size."""
    picture = room.background(size, "indigo" if blanket == "indigo" else "olive")
    for place, emblem in zip(geometry.places, emblems, strict=True):
        cut = CUTS[place.side]
        box = place.cushion.clip(pygame.Rect((0, 0), size))
        cushion = slabs.cushion(box.size, emblem, cut)
        picture.blit(cushion, box.topleft)
    return picture


class Furniture:
    """Draws one table's furniture with the stage's words and letters."""

    def __init__(self, stage: Stage, geometry: Geometry) -> None:
        self.stage = stage
        self.geometry = geometry
        self._plates = Plates(stage, geometry)
        self._buttons = Buttons(stage, geometry.font)

    def under(self, canvas: Canvas, facts: Facts) -> None:
        """Draw what lies under the pile: the strip of months."""
        if self.stage.settings.columns:
            self._heads(canvas, facts)
        elif self.stage.settings.strip:
            self._strip(canvas, facts)

    def _heads(self, canvas: Canvas, facts: Facts) -> None:
        """Write a numeral and four dots over each column of discards."""
        geometry = self.geometry
        px = min(geometry.font, geometry.px(0.03))
        for month, dots in enumerate(facts.seen, start=1):
            box = column_box(month, geometry)
            text = self.stage.letters.text(str(month), px, lettering.CREAM, "bold")
            y = box.top - px * 0.75
            canvas.blit(text, box.left, y - text.get_height() / 2, 255 if any(dots) else 130)
            canvas.centre(made(_dots, dots, round(px * 0.32)), box.right - px * 0.9, y)
            if not any(dots):
                canvas.blit(made(marks.outline, box.size, 0.08 * box.w), box.x, box.y, 150)

    def ring(self, canvas: Canvas, facts: Facts) -> None:
        """Draw the discard's place over the pile, and the window's ring on its rim."""
        ring.draw(canvas, facts, self.geometry, self.stage)

    def seats(self, canvas: Canvas, facts: Facts) -> None:
        """Draw what stands at the seats."""
        self._plates.draw(canvas, facts)

    def over(self, canvas: Canvas, facts: Facts) -> None:
        """Draw the slabs, the own total, the lit stock, brackets and the quiet hint."""
        geometry = self.geometry
        self._stock(canvas, facts)
        self._total(canvas, facts)
        if facts.ppong is not None:
            self._buttons.draw(canvas, geometry.ppong, facts.ppong, "ppong")
        if facts.stop is not None:
            self._buttons.draw(canvas, geometry.stop, facts.stop, "stop")
        if facts.pass_ is not None:
            self._buttons.draw(canvas, geometry.pass_, facts.pass_, "plain")
        if facts.declare is not None:
            self._buttons.draw(canvas, geometry.declare, facts.declare, "stop")
        self._menu(canvas)
        self._tabs(canvas)
        if facts.line and geometry.note is not None:
            room = geometry.note
            px = note_px(facts.line, round(geometry.font * 1.2), room)
            told = self.stage.letters.lines(facts.line, px, room.w, lettering.CREAM, "pen")
            canvas.centre(told, *room.center)
        elif facts.line:
            px = min(round(geometry.font * 1.05), geometry.px(0.036))
            width = even_width(facts.line, px, geometry.px(0.26))
            text = self.stage.letters.lines(facts.line, px, width, lettering.CREAM)
            y = self._from_top(0.635)
            if facts.turn is None:  # under a deck that is cut, however many lines there are
                y = self._from_top(0.642) + text.get_height() // 2
            canvas.centre(text, geometry.centre + geometry.px(0.45), y)

    def _from_top(self, heights: float) -> int:
        return self.geometry.ring.centery + self.geometry.px(heights - 0.54)

    def _strip(self, canvas: Canvas, facts: Facts) -> None:
        box = self.geometry.strip
        canvas.blit(made(papers.strip, box.size), box.x, box.y)
        cell = box.w / 12
        px = round(min(self.geometry.font, box.h * 0.46))
        for month, dots in enumerate(facts.seen, start=1):
            x = box.x + cell * (month - 0.5)
            known = any(dots)
            colour = lettering.INK if known else (150, 130, 96)
            text = self.stage.letters.text(str(month), px, colour, "bold")
            canvas.centre(text, x, box.y + box.h * 0.32)
            size = round(min(box.h * 0.14, cell * 0.15))
            canvas.centre(made(_dots, dots, size), x, box.y + box.h * 0.72)

    def stock_label(self, canvas: Canvas, facts: Facts) -> None:
        """Say on the lit stock that it can be drawn from."""
        if facts.draw:
            box = self.geometry.stock
            label = pygame.Rect(0, 0, box.w - self.geometry.px(0.012), self.geometry.px(0.06))
            label.center = box.center
            self._buttons.draw(canvas, label, Slab(facts.draw, live=True), "plain")

    def marks(self, canvas: Canvas, facts: Facts) -> None:
        """Draw what belongs to the open hand: brackets over pairs, flags, hints."""
        boxes = hand_places(facts.hand, self.geometry, apart=facts.apart, palm=facts.palm)
        for first, last, words in facts.pairs:
            if last < len(boxes):
                self._bracket(canvas, boxes[first].union(boxes[last]), words)
        for place, words in facts.flags:
            if place < len(boxes):
                self._flag(canvas, boxes[place], words)
        for place, kind in facts.badges:
            if place < len(boxes):
                self._badge(canvas, boxes[place], _step(boxes, place), kind)
        for place in range(len(boxes) if facts.numbered else 0):
            self._number(canvas, boxes[place], _step(boxes, place), place + 1)

    def _badge(
        self, canvas: Canvas, box: pygame.Rect, step: int, kind: Literal["safe", "risk"]
    ) -> None:
        """Say on a card how dangerous it is to throw: a sign, and the word for it."""
        px = self.geometry.px(0.034)
        words = self.stage.words(f"table.badge_{kind}")
        size = fitting([words], round(px * 0.62), step * 0.5, "bold")
        text = self.stage.letters.text(words, size, lettering.INK, "bold")
        wide = px + text.get_width() + px // 3
        x, y = box.left + step - wide - px // 6, box.top + px // 5
        canvas.blit(made(label, (wide, px)), x, y)
        canvas.blit(made(marks.hint, px, kind), x, y)
        canvas.blit(text, x + px + px // 8, y + (px - text.get_height()) / 2)

    def _number(self, canvas: Canvas, box: pygame.Rect, step: int, number: int) -> None:
        """Print the key of a card at its foot: its place in the hand, not its month."""
        size = (self.geometry.px(0.034), self.geometry.px(0.036))
        x = box.left + (step - size[0]) // 2
        y = box.bottom - size[1] - self.geometry.px(0.006)
        canvas.blit(made(slabs.key_cap, size), x, y)
        face = slabs.slab_face(size, "live").move(x, y)
        text = self.stage.letters.text(str(number), round(size[1] * 0.56), lettering.INK, "bold")
        canvas.centre(text, *face.center)

    def _flag(self, canvas: Canvas, box: pygame.Rect, words: str) -> None:
        """Plant a flag on the card that goes with a ppong."""
        px = round(self.geometry.font * 0.85)
        text = self.stage.letters.text(words, px, lettering.WHITE, "bold")
        size = (text.get_width() + round(px * 1.2), round(px * 2.6))
        x, y = box.centerx - size[0] // 2, box.top - round(size[1] * 0.8)
        canvas.blit(made(marks.flag, size), x, y)
        canvas.centre(text, x + size[0] * 0.52, y + size[1] * 0.34)

    def _stock(self, canvas: Canvas, facts: Facts) -> None:
        box, letters = self.geometry.stock, self.stage.letters
        if facts.stock is None:
            return
        if not facts.stock:
            canvas.blit(made(marks.outline, box.size, 0.08 * box.w), box.x, box.y)
        if facts.draw:
            rim = box.inflate(self.geometry.px(0.016), self.geometry.px(0.016))
            canvas.blit(made(_lit_rim, rim.size), rim.x, rim.y - self.geometry.px(0.008))
        words = self.stage.words.count("table.cards", facts.stock)
        px = min(self.geometry.font, self.geometry.px(0.036))
        text = letters.text(words, px, lettering.CREAM)
        canvas.centre(text, box.centerx, box.bottom + px * 0.8)

    def _total(self, canvas: Canvas, facts: Facts) -> None:
        if facts.total is None:
            return
        box, letters = self.geometry.total, self.stage.letters
        canvas.blit(made(marks.well, box.size), box.x, box.y)
        px = min(self.geometry.font, round(box.h * 0.42))
        figure = letters.text(str(facts.total), round(px * 1.7), lettering.YELLOW, "bold")
        words = self.stage.words("table.total")
        small = fitting([words], px, box.w - figure.get_width() - px * 1.6)
        label = letters.text(words, small, lettering.CREAM)
        canvas.blit(label, box.x + px * 0.7, box.centery - label.get_height() / 2)
        x = box.right - px * 0.7 - figure.get_width()
        canvas.blit(figure, x, box.centery - figure.get_height() / 2)

    def _menu(self, canvas: Canvas) -> None:
        box = self.geometry.menu
        canvas.blit(made(slabs.slab, box.size, "plain", "live"), box.x, box.y)
        face = slabs.slab_face(box.size, "live").move(box.topleft)
        canvas.centre(made(room.piece, "menu", round(box.w * 0.52)), *face.center)

    def hint(self, canvas: Canvas) -> None:
        """Draw the tab on which the coach is asked."""
        box = self.geometry.hint
        canvas.blit(made(slabs.slab, box.size, "plain", "live"), box.x, box.y)
        face = slabs.slab_face(box.size, "live").move(box.topleft)
        px = round(face.h * 0.6)
        canvas.centre(self.stage.letters.text("?", px, lettering.RED, "bold"), *face.center)

    def _tabs(self, canvas: Canvas) -> None:
        """Draw what opens history and paper where they have no room."""
        for box, kind in zip(self.geometry.tabs, ("history", "paper"), strict=False):
            canvas.blit(made(slabs.slab, box.size, "plain", "live"), box.x, box.y)
            face = slabs.slab_face(box.size, "live").move(box.topleft)
            canvas.centre(made(_tab_icon, kind, round(face.h * 0.62)), *face.center)

    def _bracket(self, canvas: Canvas, pair: pygame.Rect, words: str) -> None:
        """Hold a pair of the open hand together from above."""
        height = self.geometry.px(0.036)
        px = min(round(self.geometry.font * 0.85), round(height * 0.66))
        text = self.stage.letters.text(words, px, lettering.INK, "bold")
        middle = text.get_width() + px
        size = (max(pair.w, middle + px), height)
        y = pair.top - height + self.geometry.px(0.006)
        canvas.blit(made(marks.bracket, size, middle), pair.centerx - size[0] / 2, y)
        canvas.centre(text, pair.centerx, y + height / 2)


def note_px(text: str, px: int, room: pygame.Rect) -> int:
    """Give the largest size at which a paragraph of the quiet hand fits its place."""
    while px > 11 and len(broken(text, px, room.w, "pen")) * px * 1.35 > room.h:
        px -= 1
    return px


def _step(boxes: list[pygame.Rect], place: int) -> int:
    """Tell how much of a card shows."""
    if place + 1 < len(boxes):
        return min(boxes[place].w, boxes[place + 1].left - boxes[place].left)
    return boxes[place].w


def label(size: tuple[int, int]) -> pygame.Surface:
    """Cut a small light label with an ink rim."""
    sheet = Sheet(size)
    sheet.outlined_box((0, 0, *size), size[1] / 2, max(1.5, size[1] * 0.06), lettering.WHITE)
    return sheet.done()


def _dots(dots: tuple[int, ...], px: int) -> pygame.Surface:
    """Print a month's four dots: hollow unseen, red seen, yellow in the ring."""
    pitch = round(px * 1.5)
    sheet = Sheet((pitch * 4, px + 2))
    for number, dot in enumerate(dots):
        middle = (pitch * (number + 0.5), px / 2 + 1)
        sheet.disc(middle, px / 2, (92, 74, 40))
        colour = ((251, 241, 217), lettering.RED, lettering.YELLOW)[dot]
        sheet.disc(middle, px / 2 - max(1.0, px * 0.13), colour)
    return sheet.done()


def _lit_rim(size: tuple[int, int]) -> pygame.Surface:
    sheet = Sheet(size)
    unit = size[0]
    sheet.box((0, 0, *size), unit * 0.1, lettering.INK)
    line = unit * 0.02
    sheet.box((line, line, size[0] - 2 * line, size[1] - 2 * line), unit * 0.09, lettering.YELLOW)
    hole = unit * 0.075
    picture = sheet.done()
    inner = pygame.Rect(0, 0, size[0] - 2 * round(hole), size[1] - 2 * round(hole))
    inner.center = picture.get_rect().center
    pygame.draw.rect(picture, (0, 0, 0, 0), inner, border_radius=round(unit * 0.06))
    return picture


def _tab_icon(kind: str, px: int) -> pygame.Surface:
    """Draw what a tab opens: lines of the history, or the ruled score paper."""
    sheet = Sheet((px, px))
    line = max(1.5, px * 0.07)
    if kind == "paper":
        sheet.outlined_box((px * 0.1, 0, px * 0.8, px), px * 0.08, line, lettering.WHITE)
        for place in range(3):
            y = px * (0.3 + 0.23 * place)
            sheet.stroke([(px * 0.22, y), (px * 0.78, y)], line * 0.7, (140, 180, 205))
        sheet.stroke([(px * 0.42, px * 0.12), (px * 0.42, px * 0.88)], line * 0.7, lettering.RED)
        return sheet.done()
    for place, reach in enumerate((0.95, 0.7, 0.85)):
        y = px * (0.2 + 0.3 * place)
        sheet.disc((px * 0.1, y), px * 0.09, lettering.RED)
        sheet.stroke([(px * 0.32, y), (px * reach, y)], line, lettering.INK)
    return sheet.done()
