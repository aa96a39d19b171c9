"""Pictures of cards at any size and angle, with their shadow, each made once."""

from collections import OrderedDict
from typing import Final

import pygame

from game.cards import Card
from scenes.assets import picture
from scenes.layout.geometry import CARD_RATIO

MOST: Final = 64 * 1024 * 1024
"""Bytes of pictures kept; what has not been shown for longest goes first."""
SHADOW: Final = (24, 14, 4)
WIDTH_STEP: Final = 2  # px; a card in flight changes its size in such steps
ANGLE_STEP: Final = 1.0  # degrees


class Faces:
    """The faces of one deck; ask for a card as it lies."""

    def __init__(self, deck: str = "hwatu") -> None:
        self.deck = deck
        self._made: OrderedDict[tuple[Card | None, int, float, int, bool], pygame.Surface] = (
            OrderedDict()
        )
        self._masters: dict[tuple[Card | None, int], pygame.Surface] = {}
        self._bytes = 0

    def card(
        self,
        face: Card | None,
        width: float,
        angle: float = 0.0,
        dim: float = 0.0,
        *,
        lifted: bool = False,
    ) -> pygame.Surface:
        """Give a card, or with None a back, `width` px wide; its middle is the card's middle.

        `angle` in degrees counter-clockwise, `dim` 0–1 darkens, `lifted` throws a longer shadow.
        """
        step = 1 if width < 40 else WIDTH_STEP
        wide = max(4, round(width / step) * step)
        key = (face, wide, round(angle / ANGLE_STEP) * ANGLE_STEP, round(dim * 16), lifted)
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = self._make(*key)
            self._bytes += _size(made)
            while self._bytes > MOST and len(self._made) > 1:
                self._bytes -= _size(self._made.popitem(last=False)[1])
        else:
            self._made.move_to_end(key)
        return made

    def _make(
        self, face: Card | None, width: int, angle: float, dim: int, lifted: bool
    ) -> pygame.Surface:
        height = round(width * CARD_RATIO)
        flat = pygame.transform.smoothscale(self._master(face, width), (width, height))
        if dim:
            shade = 255 - round(dim / 16 * 255)
            warm = (shade, max(0, shade - 4), max(0, shade - 12), 255)
            flat.fill(warm, special_flags=pygame.BLEND_RGBA_MULT)
        margin = 3 + (width // 12 if lifted else width // 30)
        canvas = pygame.Surface((width + 2 * margin, height + 2 * margin), pygame.SRCALPHA)
        canvas.blit(flat, (margin, margin))
        if angle:
            canvas = pygame.transform.rotozoom(canvas, angle, 1.0)
        return _with_shadow(canvas, width // 14 if lifted else max(1, width // 36))

    def _master(self, face: Card | None, width: int) -> pygame.Surface:
        """Give the smallest master that is still at least as wide; halves are made once."""
        size = 400
        while size // 2 >= width and size > 50:
            size //= 2
        key = (face, size)
        if key not in self._masters:
            whole = picture(f"cards/{self.deck if face else 'hwatu'}/png/{face or 'back'}.png")
            self._masters[key] = pygame.transform.smoothscale(
                whole, (size, round(size * CARD_RATIO))
            )
        return self._masters[key]


def _size(made: pygame.Surface) -> int:
    return made.get_pitch() * made.get_height()


def _with_shadow(card: pygame.Surface, depth: int) -> pygame.Surface:
    """Lay a soft shadow below and a little right of a card, within the card's own picture."""
    shadow = card.copy()
    shadow.fill((0, 0, 0, 110), special_flags=pygame.BLEND_RGBA_MULT)
    shadow.fill((*SHADOW, 0), special_flags=pygame.BLEND_RGBA_ADD)
    whole = pygame.Surface(card.get_size(), pygame.SRCALPHA)
    whole.blit(shadow, (depth // 2, depth))
    whole.blit(card, (0, 0))
    return whole.convert_alpha() if pygame.display.get_surface() else whole
