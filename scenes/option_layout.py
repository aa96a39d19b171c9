"""Where the options stand: sections on top, a row for each option, its values in chips."""

from dataclasses import dataclass

import pygame

from scenes.board import base_px, fitting, inside, middle
from scenes.lettering import broken, font
from scenes.option_rows import Row, Value
from scenes.stage import Stage

MOST_ROWS = 7
LABEL = 0.3  # share of a row's width


@dataclass(frozen=True)
class Layout:
    """All boxes in pixels, and the sizes of letters that fit them."""

    board: pygame.Rect
    tabs: tuple[pygame.Rect, ...]
    rows: tuple[pygame.Rect, ...]
    chips: tuple[tuple[pygame.Rect, ...], ...]  # of each row; a slider has one, its track
    labels: tuple[pygame.Rect, ...]
    help: pygame.Rect
    close: pygame.Rect
    px: int  # of labels
    tab_px: int
    chip_px: tuple[int, ...]  # of each row
    help_px: int


def value_text(stage: Stage, value: Value) -> str:
    """Say a value."""
    if value.number is None:
        return stage.words(value.key)
    return stage.words(value.key, number=value.number)


def layout(
    stage: Stage, size: tuple[int, int], tabs: tuple[str, ...], rows: tuple[Row, ...]
) -> Layout:
    """Work the boxes out for a window."""
    board = middle(size, 1.36, 0.97)
    room, base, words = inside(stage, size, board), base_px(stage, size), stage.words
    tab_h = round(min(base * 2.0, room.h * 0.11))
    close = pygame.Rect(0, 0, round(room.w * 0.5), round(min(base * 2.6, room.h * 0.13)))
    close.bottomright = (room.right - 6, room.bottom - 6)
    help_box = pygame.Rect(room.x, close.y, close.x - room.x - base, close.h)
    gap = round(room.h * 0.02)
    top = room.y + tab_h + gap
    pitch = min(round(base * 2.9), (close.y - gap - top) // MOST_ROWS)
    boxes = [pygame.Rect(room.x, top + i * pitch, room.w, pitch - 4) for i in range(len(rows))]
    pad = round(base * 0.5)
    labels = [pygame.Rect(box.x + pad, box.y, round(box.w * LABEL) - pad, box.h) for box in boxes]
    row_px = max(11, min(base, round(pitch * 0.5)))
    texts = [[value_text(stage, value) for value in row.values] for row in rows]
    chips = [
        _chips(
            pygame.Rect(label.right + pad, box.y, box.right - label.right - 2 * pad, box.h),
            t,
            row_px,
        )
        for box, label, t in zip(boxes, labels, texts, strict=True)
    ]
    helps = [words(row.help) for row in rows]
    return Layout(
        board=board,
        tabs=_tabs(pygame.Rect(room.x, room.y, room.w, tab_h), len(tabs)),
        rows=tuple(boxes),
        chips=tuple(found for found, _ in chips),
        labels=tuple(labels),
        help=help_box,
        close=close,
        px=fitting([words(row.label) for row in rows], row_px, labels[0].w, "bold"),
        tab_px=fitting(
            [words(tab) for tab in tabs], round(tab_h * 0.55), room.w / len(tabs) * 0.8, "bold"
        ),
        chip_px=tuple(px for _, px in chips),
        help_px=_help_px(helps, help_box, base),
    )


def _tabs(strip: pygame.Rect, count: int) -> tuple[pygame.Rect, ...]:
    gap = max(6, strip.w // 90)
    width = (strip.w - gap * (count - 1)) // count
    return tuple(
        pygame.Rect(strip.x + i * (width + gap), strip.y, width, strip.h) for i in range(count)
    )


def _chips(room: pygame.Rect, texts: list[str], px: int) -> tuple[tuple[pygame.Rect, ...], int]:
    """Set chips side by side, each as wide as its text needs; or a slider's track."""
    if not texts:
        track = pygame.Rect(room.x + px, room.y, round(room.w * 0.72), room.h)
        return (track,), px
    gap, height = max(4, px // 4), min(room.h - 8, round(px * 2))
    longest = room.w - gap * (len(texts) - 1)
    while px > 8 and sum(_wide(text, px) for text in texts) > longest:
        px -= 1
    spare = longest - sum(_wide(text, px) for text in texts)
    more = min(max(0, spare // len(texts)), round(px * 1.4))
    boxes: list[pygame.Rect] = []
    x = room.x
    for text in texts:
        box = pygame.Rect(x, 0, _wide(text, px) + more, height)
        box.centery = room.centery
        boxes.append(box)
        x = box.right + gap
    return tuple(boxes), px


def _wide(text: str, px: int) -> int:
    """Measure a chip round a text."""
    return font("bold", px).size(text)[0] + round(px * 1.1)


def _help_px(texts: list[str], box: pygame.Rect, px: int) -> int:
    """Give the largest size at which every sentence fits its box."""
    while px > 11 and any(len(broken(text, px, box.w)) * px * 1.35 > box.h for text in texts):
        px -= 1
    return px
