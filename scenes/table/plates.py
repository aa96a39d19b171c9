"""Seats: name plates with totals, faces, stamps of ppongs, the dealer's mark, whose turn."""

import pygame

from scenes import lettering, marks, room
from scenes.assets import picture
from scenes.canvas import Canvas
from scenes.layout.geometry import Geometry, Place
from scenes.lettering import font
from scenes.prints import made
from scenes.stage import Stage
from scenes.table.facts import Facts, Sitter
from scenes.words import points


class Plates:
    """Draws what stands at the seats."""

    def __init__(self, stage: Stage, geometry: Geometry) -> None:
        self.stage = stage
        self.geometry = geometry

    def draw(self, canvas: Canvas, facts: Facts) -> None:
        """Draw plates, stamps, the dealer's mark and the wedge of whose turn it is."""
        for seat, (sitter, place) in enumerate(
            zip(facts.sitters, self.geometry.places, strict=True)
        ):
            self._plate(canvas, sitter, place, all_open=facts.open)
            if facts.turn == seat:
                self._wedge(canvas, place)

    def _plate(self, canvas: Canvas, sitter: Sitter, place: Place, *, all_open: bool) -> None:
        plate, letters = place.plate, self.stage.letters
        canvas.blit(made(marks.plate, plate.size), plate.x, plate.y)
        badge = plate.h - 6
        canvas.blit(made(room.emblem, sitter.emblem, badge), plate.x + 3, plate.y + 3)
        px = min(round(self.geometry.font * 1.08), round(plate.h * 0.62))
        px, short = self._fit(sitter, plate.w - badge - px // 2 - 6, px)
        right = plate.right - px // 2
        if sitter.away:
            mark = made(room.piece, "again", round(px * 1.1))
            right -= mark.get_width()
            canvas.blit(mark, right, plate.centery - mark.get_height() / 2)
            right -= px // 4
        if sitter.total is not None:
            words = points(sitter.total)
            words = words if short else self.stage.words("table.points", p=words)
            total = letters.text(words, round(px * 0.92), lettering.BROWN, "bold")
            right -= total.get_width()
            canvas.blit(total, right, plate.centery - total.get_height() / 2)
            right -= px // 3
        left = plate.x + badge + 3 + px // 4
        name = letters.text(sitter.name, px, lettering.INK, "bold", max(px, right - left))
        canvas.blit(name, left, plate.centery - name.get_height() / 2)
        if not all_open:
            self._stamps(canvas, sitter, place)
        if (
            sitter.character
            and not sitter.key
            and place.side != "bottom"
            and not (all_open and sitter.wide)
        ):
            self._portrait(canvas, sitter, place)
        if sitter.is_dealer:
            mark = made(
                _dealer_mark,
                letters.text(self.stage.words("table.dealer"), px, lettering.RED, "bold"),
            )
            low = plate.bottom if sitter.key else plate.y - px * 0.35
            canvas.centre(mark, plate.right - px // 3, low)

    def _fit(self, sitter: Sitter, room: int, px: int) -> tuple[int, bool]:
        """Find letters in which name and total fit side by side; at need without the unit."""
        if sitter.total is None:
            return px, False
        figure = points(sitter.total)
        whole = self.stage.words("table.points", p=figure)
        for size, text in ((px, whole), (px, figure), (round(px * 0.84), figure)):
            wide = font("bold", size).size(sitter.name)[0]
            if wide + font("bold", round(size * 0.92)).size(text)[0] + size * 0.7 <= room:
                return size, text == figure
        return round(px * 0.75), True

    def _portrait(self, canvas: Canvas, sitter: Sitter, place: Place) -> None:
        width = self.geometry.px(0.066)
        name = f"characters/{sitter.character}-{sitter.mood}.png"
        picture = made(_portrait, name, width)
        canvas.blit(picture, place.plate.right - width, place.plate.y - width + 2)

    def _stamps(self, canvas: Canvas, sitter: Sitter, place: Place) -> None:
        px = min(round(self.geometry.font * 0.95), self.geometry.px(0.028))
        x = place.fan.x + self.geometry.px(0.09)
        if place.side == "bottom" and not sitter.key:
            x = place.plate.right - self.geometry.px(0.04)
        for number, month in enumerate(sitter.stamps):
            words = self.stage.words("table.stamp", m=self.stage.words.month(month))
            text = self.stage.letters.text(words, px, lettering.RED, "bold")
            picture = made(_stamp, text, self.geometry.px(0.088))
            offset = number * self.geometry.px(0.03)
            if sitter.key:  # between the two cards that are left and the key cap
                cap = place.plate.right - self.geometry.px(0.062)
                x = min(place.fan.x + self.geometry.px(0.07), cap - picture.get_width())
            beside = place.side != "bottom" or sitter.key
            y = place.fan.centery if beside else place.plate.y - px
            canvas.centre(picture, x + offset + picture.get_width() / 2, y + offset * 0.4)

    def _wedge(self, canvas: Canvas, place: Place) -> None:
        words = self.stage.words("table.turn")
        px = min(round(self.geometry.font * 0.95), self.geometry.px(0.028))
        text = self.stage.letters.text(words, px, lettering.INK, "bold")
        size = (text.get_width() + px, round(px * 2.1))
        if place.side == "bottom":
            rect = pygame.Rect((0, 0), size)
            rect.midtop = (place.plate.centerx, place.plate.bottom - 2)
            canvas.blit(made(marks.wedge, size, "up"), *rect.topleft)
            canvas.centre(text, rect.centerx, rect.y + rect.h * 0.64)
            return
        rect = pygame.Rect((0, 0), size)
        if place.side == "top":  # beside the cushion, clear of the strip of months
            rect.topright = (place.cushion.left + px, place.fan.top)
            if rect.colliderect(self.geometry.hit(self.geometry.hint)):
                rect.left = self.geometry.hit(self.geometry.hint).right
            canvas.blit(made(marks.wedge, size, "down"), *rect.topleft)
            canvas.centre(text, rect.centerx, rect.y + rect.h * 0.36)
            return
        rect.midbottom = (place.plate.centerx, place.fan.top + self.geometry.px(0.012))
        canvas.blit(made(marks.wedge, size, "down"), *rect.topleft)
        canvas.centre(text, rect.centerx, rect.y + rect.h * 0.36)


def _portrait(name: str, width: int) -> pygame.Surface:
    return room.scaled(picture(name), (width, width))


def _stamp(text: pygame.Surface, widest: int) -> pygame.Surface:
    if text.get_width() > widest - 12:
        size = (widest - 12, round(text.get_height() * (widest - 12) / text.get_width()))
        text = pygame.transform.smoothscale(text, size)
    pad = text.get_height() // 3
    frame = marks.stamp((text.get_width() + 2 * pad, text.get_height() + pad))
    frame.blit(text, (pad, pad // 2))
    return pygame.transform.rotozoom(frame, 6, 1.0)


def _dealer_mark(text: pygame.Surface) -> pygame.Surface:
    pad = text.get_height() // 4
    frame = marks.stamp((text.get_width() + 2 * pad, text.get_height() + pad))
    frame.blit(text, (pad, pad // 2))
    return pygame.transform.rotozoom(frame, -8, 1.0)
