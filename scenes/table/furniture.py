"""Draws the table around the cards: cushions, plates, the strip of months, the ring, the slabs."""

import math

import pygame

from scenes import lettering, marks, papers, room, slabs
from scenes.canvas import Canvas
from scenes.layout.geometry import Geometry, Place
from scenes.layout.poses import hand_places
from scenes.paint import Sheet
from scenes.prints import made
from scenes.stage import Stage
from scenes.table.facts import Facts, Sitter, Slab

SEGMENTS = 60
"""Of the ring; each goes out by itself, so that little is drawn anew."""
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

    def under(self, canvas: Canvas, facts: Facts) -> None:
        """Draw what lies under the pile: the strip of months."""
        if self.stage.settings.strip and not self.stage.settings.columns:
            self._strip(canvas, facts)

    def ring(self, canvas: Canvas, facts: Facts) -> None:
        """Draw the discard's place over the pile, and the window's ring on its rim."""
        ring = self.geometry.ring
        dark = 0.62 if facts.ring_used else 0.2
        canvas.blit(made(marks.hollow, ring.w, dark), ring.x, ring.y)
        if facts.ring is not None and not facts.clockless:
            self._segments(canvas, facts)

    def seats(self, canvas: Canvas, facts: Facts) -> None:
        """Draw plates, stamps, the dealer's mark and the wedge of whose turn it is."""
        for seat, (sitter, place) in enumerate(
            zip(facts.sitters, self.geometry.places, strict=True)
        ):
            self._plate(canvas, sitter, place, all_open=facts.open)
            if facts.turn == seat:
                self._wedge(canvas, place)

    def over(self, canvas: Canvas, facts: Facts) -> None:
        """Draw the slabs, the own total, the lit stock, brackets and the quiet hint."""
        geometry = self.geometry
        self._stock(canvas, facts)
        self._total(canvas, facts)
        self.slab(canvas, geometry.ppong, facts.ppong, "ppong")
        self.slab(canvas, geometry.stop, facts.stop, "stop")
        if facts.pass_ is not None:
            self.slab(canvas, geometry.pass_, facts.pass_, "plain")
        if facts.declare is not None:
            self.slab(canvas, geometry.declare, facts.declare, "stop")
        self._menu(canvas)
        if facts.line:
            text = self.stage.letters.text(
                facts.line, round(geometry.font * 1.35), lettering.CREAM, "pen", geometry.px(0.42)
            )
            canvas.centre(
                text, geometry.centre + geometry.px(0.39), geometry.px(0.70) + self._top()
            )

    def _top(self) -> int:
        return self.geometry.blanket.top - self.geometry.px(0.012)

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
            canvas.centre(made(_dots, dots, round(box.h * 0.14)), x, box.y + box.h * 0.72)

    def _segments(self, canvas: Canvas, facts: Facts) -> None:
        ring, share = self.geometry.ring, facts.ring or 0.0
        radius, thick = ring.w // 2 - self.geometry.px(0.005), self.geometry.px(0.011)
        left = math.ceil(share * SEGMENTS)
        for number in range(SEGMENTS):
            if number < left:
                picture, x, y = made_segment(number, radius, thick)
                canvas.blit(picture, ring.centerx + x, ring.centery + y)
        angle = math.tau * share - math.pi / 2
        dot = made(_bead, self.geometry.px(0.011))
        canvas.centre(
            dot, ring.centerx + radius * math.cos(angle), ring.centery + radius * math.sin(angle)
        )
        if facts.held:
            pause = self.stage.letters.text("‖", self.geometry.font * 2, lettering.WHITE, "bold")
            canvas.centre(pause, ring.centerx, ring.bottom)

    def _plate(self, canvas: Canvas, sitter: Sitter, place: Place, *, all_open: bool) -> None:
        plate, letters = place.plate, self.stage.letters
        canvas.blit(made(marks.plate, plate.size), plate.x, plate.y)
        badge = plate.h - 6
        canvas.blit(made(room.emblem, sitter.emblem, badge), plate.x + 3, plate.y + 3)
        px = min(round(self.geometry.font * 1.08), round(plate.h * 0.62))
        right = plate.right - px // 2
        if sitter.total is not None:
            words = self.stage.words("table.points", p=_signed(sitter.total))
            total = letters.text(words, round(px * 0.92), lettering.BROWN, "bold")
            right -= total.get_width()
            canvas.blit(total, right, plate.centery - total.get_height() / 2)
            right -= px // 3
        left = plate.x + badge + 3 + px // 4
        name = letters.text(sitter.name, px, lettering.INK, "bold", max(px, right - left))
        canvas.blit(name, left, plate.centery - name.get_height() / 2)
        if not all_open:
            self._stamps(canvas, sitter, place)
        if sitter.character and place.side != "bottom" and not (all_open and sitter.wide):
            self._portrait(canvas, sitter, place)
        if sitter.is_dealer:
            mark = made(
                _dealer_mark,
                letters.text(self.stage.words("table.dealer"), px, lettering.RED, "bold"),
            )
            canvas.centre(mark, plate.right - px // 3, plate.y - px * 0.35)

    def _portrait(self, canvas: Canvas, sitter: Sitter, place: Place) -> None:
        width = self.geometry.px(0.066)
        name = f"characters/{sitter.character}-{sitter.mood}.png"
        picture = made(_portrait, name, width)
        canvas.blit(picture, place.plate.right - width, place.plate.y - width + 2)

    def _stamps(self, canvas: Canvas, sitter: Sitter, place: Place) -> None:
        px = round(self.geometry.font * 0.95)
        x = place.fan.x + self.geometry.px(0.09)
        if place.side == "bottom":
            x = place.plate.right - self.geometry.px(0.04)
        for number, month in enumerate(sitter.stamps):
            words = self.stage.words("table.stamp", m=self.stage.words.month(month))
            text = self.stage.letters.text(words, px, lettering.RED, "bold")
            picture = made(_stamp, text)
            offset = number * self.geometry.px(0.03)
            y = place.fan.centery if place.side != "bottom" else place.plate.y - px
            canvas.centre(picture, x + offset + text.get_width() / 2, y + offset * 0.4)

    def _wedge(self, canvas: Canvas, place: Place) -> None:
        words = self.stage.words("table.turn")
        px = round(self.geometry.font * 0.95)
        text = self.stage.letters.text(words, px, lettering.INK, "bold")
        size = (text.get_width() + px, round(px * 2.1))
        if place.side == "bottom":
            rect = pygame.Rect((0, 0), size)
            rect.midtop = (place.plate.centerx, place.plate.bottom - 2)
            canvas.blit(made(marks.wedge, size, "up"), *rect.topleft)
            canvas.centre(text, rect.centerx, rect.y + rect.h * 0.64)
            return
        rect = pygame.Rect((0, 0), size)
        if place.side == "top":
            rect.midtop = (place.plate.centerx, place.plate.bottom + self.geometry.px(0.004))
            canvas.blit(made(marks.wedge, size, "up"), *rect.topleft)
            canvas.centre(text, rect.centerx, rect.y + rect.h * 0.64)
            return
        rect.midbottom = (place.plate.centerx, place.fan.top + self.geometry.px(0.012))
        canvas.blit(made(marks.wedge, size, "down"), *rect.topleft)
        canvas.centre(text, rect.centerx, rect.y + rect.h * 0.36)

    def stock_label(self, canvas: Canvas, facts: Facts) -> None:
        """Say on the lit stock that it can be drawn from."""
        if facts.draw:
            box = self.geometry.stock
            label = pygame.Rect(0, 0, box.w - self.geometry.px(0.012), self.geometry.px(0.06))
            label.center = box.center
            self.slab(canvas, label, Slab(facts.draw, live=True), "plain")

    def marks(self, canvas: Canvas, facts: Facts) -> None:
        """Draw the brackets over pairs of the open hand."""
        for first, last, words in facts.pairs:
            boxes = hand_places(facts.hand, self.geometry, apart=facts.apart)
            if last < len(boxes):
                self._bracket(canvas, boxes[first].left, boxes[last].right, words)

    def _stock(self, canvas: Canvas, facts: Facts) -> None:
        box, letters = self.geometry.stock, self.stage.letters
        if not facts.stock:
            canvas.blit(made(marks.outline, box.size, 0.08 * box.w), box.x, box.y)
        if facts.draw:
            rim = box.inflate(self.geometry.px(0.016), self.geometry.px(0.016))
            canvas.blit(made(_lit_rim, rim.size), rim.x, rim.y - self.geometry.px(0.008))
        words = self.stage.words.count("table.cards", facts.stock)
        text = letters.text(words, self.geometry.font, lettering.CREAM)
        canvas.centre(text, box.centerx, box.bottom + self.geometry.font * 0.8)

    def _total(self, canvas: Canvas, facts: Facts) -> None:
        if facts.total is None:
            return
        box, letters = self.geometry.total, self.stage.letters
        canvas.blit(made(marks.well, box.size), box.x, box.y)
        px = min(self.geometry.font, round(box.h * 0.42))
        label = letters.text(self.stage.words("table.total"), px, lettering.CREAM)
        figure = letters.text(str(facts.total), round(px * 1.7), lettering.YELLOW, "bold")
        canvas.blit(label, box.x + px * 0.7, box.centery - label.get_height() / 2)
        x = box.right - px * 0.7 - figure.get_width()
        canvas.blit(figure, x, box.centery - figure.get_height() / 2)

    def slab(self, canvas: Canvas, box: pygame.Rect, slab: Slab, kind: slabs.Kind) -> None:
        """Draw a button with its key; dead ones are dashed outlines with their reason."""
        state: slabs.State = "dead" if not slab.live else "pressed" if slab.pressed else "live"
        canvas.blit(made(slabs.slab, box.size, kind, state), box.x, box.y)
        face = slabs.slab_face(box.size, state).move(box.topleft)
        if kind == "ppong":
            self._round_words(canvas, face, slab)
        else:
            self._flat_words(canvas, face, slab)
        if slab.held:
            rim = made(_held_rim, box.size, round(slab.held * 24))
            canvas.blit(rim, box.x, box.y)

    def _round_words(self, canvas: Canvas, face: pygame.Rect, slab: Slab) -> None:
        letters = self.stage.letters
        if not slab.live:
            px = round(face.h * 0.24)
            text = letters.text(slab.label, px, lettering.CREAM, "bold", round(face.w * 0.7))
            canvas.centre(text, *face.center, 150)
            return
        text = letters.shout(slab.label, round(face.h * 0.34), lettering.WHITE, lettering.INK)
        fit = made(_fitted, text, round(face.w * 0.8))
        canvas.centre(fit, face.centerx, face.centery - face.h * 0.09)
        self._cap(canvas, slab.key, face.centerx, face.bottom - round(face.h * 0.25), face.h * 0.17)

    def _flat_words(self, canvas: Canvas, face: pygame.Rect, slab: Slab) -> None:
        letters = self.stage.letters
        px = min(round(self.geometry.font * 1.25), round(face.h * 0.5))
        colour = lettering.INK if slab.live else lettering.CREAM
        tail = slab.key if slab.live else slab.note
        extra = letters.text(tail, round(px * 0.66), lettering.INK, "bold") if tail else None
        cap = extra.get_width() + px * 0.7 if extra is not None and slab.live else 0.0
        width = cap or (extra.get_width() if extra is not None else 0)
        room_left = round(face.w - px * 0.9 - width - (px * 0.3 if width else 0))
        text = letters.text(slab.label, px, colour, "bold", max(px, room_left))
        whole = text.get_width() + (width + px * 0.3 if width else 0)
        x = face.centerx - whole / 2
        canvas.blit(text, x, face.centery - text.get_height() / 2, 255 if slab.live else 170)
        if extra is None:
            return
        x += text.get_width() + px * 0.3
        if slab.live:
            self._cap(canvas, tail, x + cap / 2, face.centery, px * 0.66)
        else:
            note = letters.text(tail, round(px * 0.66), lettering.CREAM)
            canvas.blit(note, x, face.centery - note.get_height() / 2, 200)

    def _cap(self, canvas: Canvas, key: str, x: float, y: float, px: float) -> None:
        if not key:
            return
        text = self.stage.letters.text(key, round(px), lettering.INK, "bold")
        size = (round(text.get_width() + px * 0.8), round(px * 1.65))
        canvas.centre(made(slabs.key_cap, size), x, y)
        canvas.centre(text, x, y - px * 0.08)

    def _menu(self, canvas: Canvas) -> None:
        box = self.geometry.menu
        canvas.blit(made(slabs.slab, box.size, "plain", "live"), box.x, box.y)
        face = slabs.slab_face(box.size, "live").move(box.topleft)
        canvas.centre(made(room.piece, "menu", round(box.w * 0.52)), *face.center)

    def _bracket(self, canvas: Canvas, left: int, right: int, words: str) -> None:
        """Hold a pair of the open hand together from above."""
        height = self.geometry.px(0.036)
        px = round(self.geometry.font * 0.85)
        text = self.stage.letters.text(words, px, lettering.INK, "bold")
        label = text.get_width() + px
        size = (max(right - left, label + px), height)
        y = self.geometry.hand_top - height + self.geometry.px(0.006)
        canvas.blit(made(marks.bracket, size, label), (left + right - size[0]) / 2, y)
        canvas.centre(text, (left + right) / 2, y + height / 2)


def _signed(total: int) -> str:
    return f"−{-total}" if total < 0 else str(total)


def _portrait(name: str, width: int) -> pygame.Surface:
    from scenes.assets import picture  # noqa: PLC0415

    return room.scaled(picture(name), (width, width))


def _fitted(text: pygame.Surface, width: int) -> pygame.Surface:
    if text.get_width() <= width:
        return text
    height = round(text.get_height() * width / text.get_width())
    return pygame.transform.smoothscale(text, (width, height))


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


def _bead(radius: int) -> pygame.Surface:
    sheet = Sheet((2 * radius + 2, 2 * radius + 2))
    sheet.disc((radius + 1, radius + 1), radius, lettering.INK)
    sheet.disc((radius + 1, radius + 1), radius * 0.72, lettering.WHITE)
    return sheet.done()


def made_segment(number: int, radius: int, thick: int) -> tuple[pygame.Surface, float, float]:
    """Give a piece of the ring and its place from the ring's middle."""
    middle = math.tau * (number + 0.5) / SEGMENTS - math.pi / 2
    picture = made(_segment, number, radius, thick)
    x, y = radius * math.cos(middle), radius * math.sin(middle)
    return picture, x - picture.get_width() / 2, y - picture.get_height() / 2


def _segment(number: int, radius: int, thick: int) -> pygame.Surface:
    start = math.tau * number / SEGMENTS - math.pi / 2
    end = math.tau * (number + 1) / SEGMENTS - math.pi / 2
    side = round(radius * math.tau / SEGMENTS) + thick + 6
    middle = (start + end) / 2
    cx = side / 2 - radius * math.cos(middle)
    cy = side / 2 - radius * math.sin(middle)
    sheet = Sheet((side, side))
    for width, colour, over in (
        (thick, lettering.INK, 0.004),
        (thick * 0.62, lettering.YELLOW, 0.004),
    ):
        points = [
            (cx + r * math.cos(a), cy + r * math.sin(a))
            for r, angles in (
                (radius + width / 2, (start - over, middle, end + over)),
                (radius - width / 2, (end + over, middle, start - over)),
            )
            for a in angles
        ]
        sheet.polygon(points, colour)
    return sheet.done()


def _stamp(text: pygame.Surface) -> pygame.Surface:
    pad = text.get_height() // 3
    frame = marks.stamp((text.get_width() + 2 * pad, text.get_height() + pad))
    frame.blit(text, (pad, pad // 2))
    return pygame.transform.rotozoom(frame, 6, 1.0)


def _dealer_mark(text: pygame.Surface) -> pygame.Surface:
    pad = text.get_height() // 4
    frame = marks.stamp((text.get_width() + 2 * pad, text.get_height() + pad))
    frame.blit(text, (pad, pad // 2))
    return pygame.transform.rotozoom(frame, -8, 1.0)


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


def _held_rim(size: tuple[int, int], step: int) -> pygame.Surface:
    """Fill a slab's rim as it is held: 24 steps to done."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    width = round(size[0] * step / 24)
    pygame.draw.rect(
        picture, (255, 250, 240, 120), (0, 0, width, size[1]), border_radius=size[1] // 5
    )
    return picture
