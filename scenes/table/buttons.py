"""Slabs at the table: live ones with their key, dead ones as dashed outlines with the reason."""

import pygame

from scenes import lettering, slabs
from scenes.board import fitting
from scenes.canvas import Canvas
from scenes.lettering import font
from scenes.prints import made
from scenes.stage import Stage
from scenes.table.facts import Slab

KEY = 0.66  # size of a key's name beside the label


class Buttons:
    """Draws slabs with the stage's letters; `px` is the base size of letters."""

    def __init__(self, stage: Stage, px: int) -> None:
        self.stage = stage
        self.px = px

    def draw(self, canvas: Canvas, box: pygame.Rect, slab: Slab, kind: slabs.Kind) -> None:
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
            px = fitting([slab.label], round(face.h * 0.24), face.w * 0.72, "bold")
            text = letters.text(slab.label, px, lettering.CREAM, "bold")
            canvas.centre(text, *face.center, 150)
            return
        text = letters.shout(slab.label, round(face.h * 0.34), lettering.WHITE, lettering.INK)
        fit = made(_fitted, text, round(face.w * 0.7))
        canvas.centre(fit, face.centerx, face.centery - face.h * 0.09)
        self._cap(canvas, slab.key, face.centerx, face.bottom - round(face.h * 0.25), face.h * 0.17)

    def _flat_words(self, canvas: Canvas, face: pygame.Rect, slab: Slab) -> None:
        if slab.live:
            self._live_words(canvas, face, slab)
        else:
            self._dead_words(canvas, face, slab)

    def _live_words(self, canvas: Canvas, face: pygame.Rect, slab: Slab) -> None:
        """Write the label and beside it the key, both smaller if they would not fit."""
        letters = self.stage.letters
        px = min(self.px * 1.25, face.h * 0.5)
        wide: float = font("bold", round(px)).size(slab.label)[0]
        if slab.key:
            wide += font("bold", round(px * KEY)).size(slab.key)[0] + px * 1.3
        px *= min(1.0, (face.w - px * 0.6) / max(wide, 1))
        text = letters.text(slab.label, round(px), lettering.INK, "bold")
        if not slab.key:
            canvas.centre(text, *face.center)
            return
        cap = letters.text(slab.key, round(px * KEY), lettering.INK, "bold").get_width() + px * 0.7
        x = face.centerx - (text.get_width() + px * 0.3 + cap) / 2
        canvas.blit(text, x, face.centery - text.get_height() / 2)
        self._cap(
            canvas, slab.key, x + text.get_width() + px * 0.3 + cap / 2, face.centery, px * KEY
        )

    def _dead_words(self, canvas: Canvas, face: pygame.Rect, slab: Slab) -> None:
        """Write the label, and under it what would be needed."""
        letters, room = self.stage.letters, round(face.w * 0.86)
        px = round(min(self.px * 1.1, face.h * 0.42))
        text = letters.text(slab.label, px, lettering.CREAM, "bold", room)
        up = px * 0.46 if slab.note else 0
        canvas.centre(text, face.centerx, face.centery - up, 170)
        if slab.note:
            note = letters.text(slab.note, round(px * 0.78), lettering.CREAM, width=room)
            canvas.centre(note, face.centerx, face.centery + px * 0.6, 210)

    def _cap(self, canvas: Canvas, key: str, x: float, y: float, px: float) -> None:
        if not key:
            return
        text = self.stage.letters.text(key, round(px), lettering.INK, "bold")
        size = (round(text.get_width() + px * 0.8), round(px * 1.65))
        canvas.centre(made(slabs.key_cap, size), x, y)
        canvas.centre(text, x, y - px * 0.08)


def _fitted(text: pygame.Surface, width: int) -> pygame.Surface:
    if text.get_width() <= width:
        return text
    height = round(text.get_height() * width / text.get_width())
    return pygame.transform.smoothscale(text, (width, height))


def _held_rim(size: tuple[int, int], step: int) -> pygame.Surface:
    """Fill a slab's rim as it is held: 24 steps to done."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    width = round(size[0] * step / 24)
    pygame.draw.rect(
        picture, (255, 250, 240, 120), (0, 0, width, size[1]), border_radius=size[1] // 5
    )
    return picture
