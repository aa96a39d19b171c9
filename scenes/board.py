"""What lies over the table while the game waits: a veil, a board with a heading, fitting texts."""

import math
from collections.abc import Sequence
from typing import Final

import pygame

from scenes import lettering
from scenes.canvas import Canvas
from scenes.fonts import Role
from scenes.layout.geometry import NARROWEST
from scenes.lettering import font
from scenes.paint import CREAM, INK, Sheet, stretched
from scenes.prints import made, veil
from scenes.stage import Stage

SMALLEST_PX: Final = 11
DUSK: Final = (18, 14, 8)


def unit(size: tuple[int, int]) -> int:
    """Give what the table calls h in a window, in pixels."""
    return max(1, min(size[1], round(size[0] / NARROWEST)))


def base_px(stage: Stage, size: tuple[int, int]) -> int:
    """Give the base size of letters in a window, in pixels."""
    return stage.font_px(unit(size))


def wide(size: tuple[int, int]) -> bool:
    """Tell whether two columns stand side by side well."""
    return size[0] >= 1.5 * size[1]


def fitting(texts: Sequence[str], px: int, width: float, role: Role = "plain") -> int:
    """Give the largest size up to `px` at which every text is at most `width` px wide."""
    longest = max((font(role, px).size(text)[0] for text in texts), default=0)
    while longest > width and px > SMALLEST_PX:
        px = max(SMALLEST_PX, min(px - 1, int(px * width / longest)))
        longest = max(font(role, px).size(text)[0] for text in texts)
    return px


def board(size: tuple[int, int]) -> pygame.Surface:
    """Cut a cream board with an ink edge and a foot; only its corners are drawn, the rest is cream.

    A whole one at 1920×1080 took 125 ms and, four times as large, 120 MB.
    """
    line, foot = max(2.0, 0.005 * min(size)), max(3.0, 0.012 * min(size))
    radius = 0.035 * min(size)
    corner = math.ceil(radius + foot + line) + 2
    wide, high = (min(side, 2 * corner + 1) for side in size)
    sheet = Sheet((wide, high))
    sheet.outlined_box((0, foot, wide, high - foot), radius, line, (190, 164, 108))
    sheet.outlined_box((0, 0, wide, high - foot), radius, line, CREAM, INK)
    return stretched(sheet.done(), size)


def middle(size: tuple[int, int], width: float, height: float) -> pygame.Rect:
    """Place a board in the middle of a window; its lengths are in window heights."""
    h = unit(size)
    box = pygame.Rect(0, 0, min(round(width * h), size[0] - 16), min(round(height * h), size[1]))
    box.center = (size[0] // 2, size[1] // 2)
    return box


def lay_veil(canvas: Canvas) -> None:
    """Let what lies below fall back into the dusk."""
    canvas.blit(made(veil, canvas.size, DUSK, 150), 0, 0)


def lay_board(canvas: Canvas, stage: Stage, box: pygame.Rect, heading: str) -> pygame.Rect:
    """Lay the veil, a board and its heading; return the room that is left on the board."""
    lay_veil(canvas)
    canvas.blit(made(board, box.size), box.x, box.y)
    inner = inside(stage, canvas.size, box)
    px = round(base_px(stage, canvas.size) * 1.4)
    text = stage.letters.text(heading, px, role="bold", width=inner.w)
    canvas.centre(text, box.centerx, (box.y + inner.y) / 2 + px * 0.08)
    return inner


def inside(stage: Stage, size: tuple[int, int], box: pygame.Rect) -> pygame.Rect:
    """Give the room on a board below its heading."""
    head = round(base_px(stage, size) * 2.4)
    pad = max(12, round(0.028 * unit(size)))
    return pygame.Rect(box.x + pad, box.y + head, box.w - 2 * pad, box.h - head - pad - 4)


def rim(size: tuple[int, int]) -> pygame.Surface:
    """Draw the yellow ring round what has the keyboard's focus."""
    sheet = Sheet(size, lettering.YELLOW)
    radius = min(14.0, min(size) / 4)
    sheet.box((0, 0, *size), radius, INK)
    sheet.box((1.5, 1.5, size[0] - 3, size[1] - 3), radius - 1.5, lettering.YELLOW)
    sheet.box((5, 5, size[0] - 10, size[1] - 10), radius - 4, INK)
    sheet.box((6, 6, size[0] - 12, size[1] - 12), radius - 5, CREAM)
    return sheet.done()
