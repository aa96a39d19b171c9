"""Slabs at the table: live ones with their key, dead ones as dashed outlines with the reason."""

import pygame

from scenes import lettering, slabs
from scenes.canvas import Canvas
from scenes.prints import made
from scenes.stage import Stage
from scenes.table.facts import Slab


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
        px = min(round(self.px * 1.25), round(face.h * 0.5))
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
