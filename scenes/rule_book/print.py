"""The book as one long strip: headings, paragraphs, cards, and where each chapter begins."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import pygame

from game.cards import Card
from scenes import lettering
from scenes.faces import Faces
from scenes.layout.geometry import CARD_RATIO
from scenes.lettering import broken, font
from scenes.rule_book.chapters import Block, Chapter
from scenes.rule_book.search import Spot
from scenes.shelf import Shelf

LEADING: Final = 1.42
CARD: Final = 3.0  # letter heights that a card is wide
LAP: Final = 0.78  # of a card's width that shows when cards lie in a row
MOST: Final = 12_000_000  # bytes of drawn pieces that are kept
MARKED: Final = (255, 221, 122)


Draw = Callable[[], pygame.Surface]
Find = Callable[[str], tuple[Spot, ...]]
"""Finds the places of a text that are ringed."""


@dataclass(frozen=True)
class Piece:
    """A piece of the strip: where it begins and ends, in pixels, and how it is drawn."""

    top: int
    bottom: int
    draw: Draw


@dataclass(frozen=True, eq=False)
class Printed:
    """A printed book: its pieces, and the height at which each chapter starts, in pixels.

    As one picture the whole book would take 30 to 90 MB; pieces are drawn when they are in sight.
    """

    width: int
    height: int
    starts: tuple[int, ...]
    pieces: tuple[Piece, ...]
    _shelf: Shelf[int] = field(default_factory=lambda: Shelf(MOST), repr=False)

    def view(self, top: int, high: int) -> pygame.Surface:
        """Show the part of the strip that begins at `top` and is `high` px high."""
        page = pygame.Surface((self.width, high), pygame.SRCALPHA)
        for number, piece in enumerate(self.pieces):
            if piece.top < top + high and piece.bottom > top:
                picture = self._shelf.get(number) or self._shelf.put(number, piece.draw())
                page.blit(picture, (0, piece.top - top))
        return page


def printed(
    chapters: tuple[Chapter, ...], faces: Faces, px: int, width: int, find: Find
) -> Printed:
    """Print chapters on a strip `width` px wide, with a ring round whatever is found."""
    pieces: list[Piece] = []
    starts: list[int] = []
    end = 0
    for chapter in chapters:
        starts.append(end)
        for draw in _draws(chapter, faces, px, width, find):
            top, end = end, end + draw().get_height()
            pieces.append(Piece(top, end, draw))
    return Printed(width, max(1, end), tuple(starts), tuple(pieces))


def _draws(chapter: Chapter, faces: Faces, px: int, width: int, find: Find) -> list[Draw]:
    return [
        partial(_heading, chapter.heading, px, width),
        *(partial(_block, block, faces, px, width, find) for block in chapter.blocks),
        partial(pygame.Surface, (width, px), pygame.SRCALPHA),
    ]


def _heading(text: str, px: int, width: int) -> pygame.Surface:
    heading = font("bold", round(px * 1.35)).render(text, True, lettering.RED)
    return _padded(heading, width, round(px * 0.6))


def _padded(picture: pygame.Surface, width: int, below: int) -> pygame.Surface:
    whole = pygame.Surface((width, picture.get_height() + below), pygame.SRCALPHA)
    whole.blit(picture, (0, 0))
    return whole


def _block(block: Block, faces: Faces, px: int, width: int, find: Find) -> pygame.Surface:
    text = _paragraph(block.text, px, width, find)
    if not block.cards:
        return _padded(text, width, round(px * 0.55))
    cards = _row(block.cards, faces, px, width)
    whole = pygame.Surface(
        (width, text.get_height() + cards.get_height() + round(px * 0.7)), pygame.SRCALPHA
    )
    whole.blit(text, (0, 0))
    whole.blit(cards, (0, text.get_height() + round(px * 0.1)))
    return whole


def _paragraph(text: str, px: int, width: int, find: Find) -> pygame.Surface:
    lines = broken(text, px, width - px // 2)
    leading = round(px * LEADING)
    whole = pygame.Surface((width, leading * len(lines)), pygame.SRCALPHA)
    pen = font("plain", px)
    found = find(" ".join(lines))
    before = 0  # letters of the lines above, with the spaces between them
    for number, line in enumerate(lines):
        for start, end in found:
            here = max(0, start - before), min(len(line), end - before)
            if here[0] < here[1]:
                across = pen.size(line[: here[0]])[0], pen.size(line[here[0] : here[1]])[0]
                _ring(whole, pygame.Rect(across[0], number * leading, across[1], leading), px)
        whole.blit(pen.render(line, True, lettering.INK), (0, number * leading))
        before += len(line) + 1
    return whole


def _ring(sheet: pygame.Surface, word: pygame.Rect, px: int) -> None:
    """Mark a word yellow and draw a red ring round it."""
    left = max(0, word.x - px // 6)
    box = pygame.Rect(left, word.y, word.right + px // 6 - left, round(px * 1.28))
    pygame.draw.rect(sheet, MARKED, box, border_radius=px // 3)
    pygame.draw.rect(sheet, lettering.RED, box, max(1, px // 12), px // 3)


def _row(groups: tuple[tuple[Card, ...], ...], faces: Faces, px: int, width: int) -> pygame.Surface:
    """Lay cards side by side, groups a little apart, small enough for the strip."""
    lengths = [1 + LAP * (len(group) - 1) for group in groups]
    gaps = 0.5 * (len(groups) - 1)
    wide = min(px * CARD, (width - px) / (sum(lengths) + gaps))
    whole = pygame.Surface((width, round(wide * CARD_RATIO) + 12), pygame.SRCALPHA)
    x = wide / 2 + 4
    for group, length in zip(groups, lengths, strict=True):
        for place, card in enumerate(group):
            face = faces.card(card, wide)
            middle = (x + place * wide * LAP, whole.get_height() / 2)
            whole.blit(face, face.get_rect(center=middle))
        x += wide * (length + 0.5)
    return whole
