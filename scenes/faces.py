"""Pictures of cards at any size and angle, with their shadow, each made once."""

from typing import Final

import pygame

from game.cards import DECK, MONTH, Card
from scenes.assets import load
from scenes.layout.geometry import CARD_RATIO
from scenes.shelf import Shelf

MOST: Final = 16_000_000
"""Bytes of pictures kept as they lie."""
MOST_MASTERS: Final = 16_000_000
"""Bytes of pictures kept to make others from: all cards at 1920×1080."""
WINDOWS: Final = 2
"""On a larger screen so many pictures of its size are kept of either."""
SHADOW: Final = (24, 14, 4)
MARGIN: Final = 3  # px round a card and its shadow, in a master
WIDTH_STEP: Final = 2  # px; a card in flight changes its size in such steps
ANGLE_STEP: Final = 1.0  # degrees
LARGEST: Final = 400  # px, the width of a master
SMALLEST: Final = 50


class Faces:
    """The faces of one deck; ask for a card as it lies."""

    def __init__(self, deck: str = "hwatu", tabs: str = "") -> None:
        """Take a deck; `tabs` is the language in which hwatu show their plant's name, if any."""
        self.deck = deck
        self.tabs = tabs
        self._made: Shelf[tuple[Card | None, int, float, int, bool]] = Shelf(MOST, WINDOWS)
        self._masters: Shelf[tuple[Card | None, int]] = Shelf(MOST_MASTERS, WINDOWS)
        self._shadows: dict[tuple[bool, int, bool], pygame.Surface] = {}  # of a back or a face
        self.made = 0  # pictures, ever
        self._cold: list[Card | None] = [*DECK[::-1], None]

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
        return self._made.get(key) or self._made.put(key, self._make(*key))

    @property
    def kept(self) -> int:
        """Count the bytes of pictures that are kept as they lie."""
        return self._made.kept

    def _make(
        self, face: Card | None, width: int, angle: float, dim: int, lifted: bool
    ) -> pygame.Surface:
        self.made += 1
        card, size = self._master(face, width)
        master, scale = self._on_shadow(card, face, size, lifted), width / size
        if angle:
            made = pygame.transform.rotozoom(master, angle, scale)
        else:
            whole = (round(master.get_width() * scale), round(master.get_height() * scale))
            made = pygame.transform.smoothscale(master, whole)
        if dim:
            shade = 255 - round(dim / 16 * 255)
            warm = (shade, max(0, shade - 4), max(0, shade - 12), 255)
            made.fill(warm, special_flags=pygame.BLEND_RGBA_MULT)
        return made

    def _master(self, face: Card | None, width: int) -> tuple[pygame.Surface, int]:
        """Give the smallest master that is still at least as wide, and its width."""
        size = LARGEST
        while size // 2 >= width and size > SMALLEST:
            size //= 2
        key = (face, size)
        return self._masters.get(key) or self._masters.put(key, self._flat(face, size)), size

    def _flat(self, face: Card | None, size: int) -> pygame.Surface:
        whole = load(f"cards/{self.deck if face else 'hwatu'}/png/{face or 'back'}.png")
        if face is not None and self.tabs and self.deck == "hwatu":
            ending = "" if self.tabs == "ko" else self.tabs
            tab = load(f"cards/hwatu/png/name{MONTH[face]}{ending}.png")
            drawn = tab.get_bounding_rect()  # at the right; a fan shows only the left of its cards
            upright = drawn.h > drawn.w  # and would stand on the 광 of the curtain
            left = tab.get_width() - drawn.right - drawn.left
            whole.blit(tab, (0 if upright and face == "3a" else left, 0))
        return pygame.transform.smoothscale(whole, (size, round(size * CARD_RATIO)))

    def _on_shadow(
        self, card: pygame.Surface, face: Card | None, size: int, lifted: bool
    ) -> pygame.Surface:
        """Lay a card on its shadow within a clear margin; all faces have one outline."""
        depth, key = size // 14 if lifted else max(1, size // 36), (face is None, size, lifted)
        shadow = self._shadows.get(key)
        if shadow is None:
            outline = self._master(face and DECK[0], size)[0]
            shadow = self._shadows[key] = _shadow(outline, depth)
        whole = shadow.copy()
        whole.blit(card, (depth + MARGIN, depth + MARGIN))
        return whole

    def warm_up(self) -> bool:
        """Load the next card ahead of its first showing; False when all were loaded."""
        if self._cold:
            self._master(self._cold.pop(), LARGEST // 2)
        return bool(self._cold)


def _shadow(card: pygame.Surface, depth: int) -> pygame.Surface:
    """Cast a card's shadow, below it and a little to the right, within a clear margin."""
    margin = depth + MARGIN
    wide, high = card.get_size()
    whole = pygame.Surface((wide + 2 * margin, high + 2 * margin), pygame.SRCALPHA)
    shadow = card.copy()
    shadow.fill((0, 0, 0, 110), special_flags=pygame.BLEND_RGBA_MULT)
    shadow.fill((*SHADOW, 0), special_flags=pygame.BLEND_RGBA_ADD)
    whole.blit(shadow, (margin + depth // 2, margin + depth))
    return whole
