"""The places on a form's board: tabs, the lines, the note about the line in focus, the buttons."""

from dataclasses import dataclass
from typing import Final

import pygame

from scenes.board import base_px, inside, middle, wide
from scenes.form.plan import BIG_TEXT
from scenes.stage import Stage

WIDEST: Final = 1.72  # of a board, in window heights
TALLEST: Final = 0.975


@dataclass(frozen=True)
class Frame:
    """Boxes in pixels; `note` is empty when nothing is to be explained."""

    board: pygame.Rect
    tabs: tuple[pygame.Rect, ...]
    body: pygame.Rect
    note: pygame.Rect
    foot: pygame.Rect
    px: int
    stacked: bool
    beside: bool  # whether the note stands beside the lines


def frame(stage: Stage, size: tuple[int, int], tabs: int, buttons: int, *, note: float) -> Frame:
    """Work the places out for a window; `note` is the note's share of the width, 0 for none."""
    board = middle(size, WIDEST, TALLEST)
    room, base = inside(stage, size, board), base_px(stage, size)
    big = stage.settings.text >= BIG_TEXT
    beside = bool(note) and wide(size)
    strip = pygame.Rect(room.x, room.y, room.w, round(min(base * 2.0, room.h * 0.11)))
    top = strip.bottom + round(base * 0.4) if tabs else room.y
    foot = pygame.Rect(room.x, 0, room.w, round(min(base * 2.7, room.h * 0.15)))
    foot.bottom = room.bottom - 4
    body = pygame.Rect(room.x, top, room.w, foot.y - round(base * 0.5) - top)
    note_box = pygame.Rect(room.x, foot.y, 0, foot.h)
    if beside:
        note_box = pygame.Rect(0, body.y, round(room.w * note), body.h)
        note_box.right = room.right
        body.w = note_box.x - round(base * 0.7) - body.x
    elif note:
        tall = round(room.h * (0.26 if big else 0.2))
        note_box = pygame.Rect(room.x, foot.y - tall - round(base * 0.3), room.w, tall)
        body.h = note_box.y - round(base * 0.4) - body.y
    foot.w = min(room.w, max(round(room.w * 0.3) * buttons, 1))
    foot.right = room.right - 4
    return Frame(
        board=board,
        tabs=_tabs(strip, tabs),
        body=body,
        note=note_box,
        foot=foot,
        px=base,
        stacked=big or not wide(size),
        beside=beside,
    )


def _tabs(strip: pygame.Rect, count: int) -> tuple[pygame.Rect, ...]:
    if not count:
        return ()
    gap = max(4, strip.w // 120)
    width = (strip.w - gap * (count - 1)) // count
    return tuple(
        pygame.Rect(strip.x + i * (width + gap), strip.y, width, strip.h) for i in range(count)
    )
