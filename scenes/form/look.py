"""How a form's lines look: chips, fields, labels, the row in focus."""

from dataclasses import dataclass
from typing import Final

import pygame

from scenes.board import SMALLEST_PX, fitting, rim
from scenes.canvas import Canvas
from scenes.fonts import Role
from scenes.form.frame import Frame
from scenes.form.parts import Heading, Part, Picture, Row, Text
from scenes.form.plan import LEADING, PORTRAIT, Placed, Plan
from scenes.glyphs import legible
from scenes.lettering import BROWN, CREAM, INK, RED, WHITE, broken, font
from scenes.option_pictures import UNLIT, chip, tab
from scenes.paint import Sheet
from scenes.papers import history_paper
from scenes.prints import made
from scenes.stage import Stage

CARET: Final = 2  # px
FIELD_SHARE: Final = 0.9  # of a row's height


@dataclass(frozen=True)
class Focus:
    """Which line has the focus, and which of its parts; `typed` are digits not taken yet."""

    line: int = -1
    part: int = 0
    typed: str = ""
    rim: bool = True  # whether the line has a rim, besides the edge of its part


def body(stage: Stage, plan: Plan, size: tuple[int, int], scrolled: int, focus: Focus) -> (
    pygame.Surface
):  # fmt: skip
    """Draw the part of a form that is in sight."""
    whole = pygame.Surface(size, pygame.SRCALPHA)
    sight = pygame.Rect(0, scrolled, *size)
    for number, placed in enumerate(plan.placed):
        if placed.box.colliderect(sight):
            _line(whole, stage, placed, scrolled, focus if number == focus.line else None)
    return whole


def _line(
    whole: pygame.Surface, stage: Stage, placed: Placed, up: int, focus: Focus | None
) -> None:
    line, box, px = placed.line, placed.box.move(0, -up), placed.px
    letters = stage.letters
    if isinstance(line, Heading):
        text = letters.text(line.text, round(px * 1.08), RED, "bold", width=box.w - px)
        whole.blit(text, (box.x + round(px * 0.3), box.bottom - text.get_height() - px // 6))
        return
    if isinstance(line, Text):
        text = letters.lines(line.text, px, box.w - 2 * px, BROWN if line.small else INK)
        whole.blit(text, (box.x + round(px * 0.5), box.y))
        return
    if isinstance(line, Picture):
        whole.blit(line.draw(box.size), box)
        return
    _row(whole, stage, placed, up, focus)


def _row(whole: pygame.Surface, stage: Stage, placed: Placed, up: int, focus: Focus | None) -> None:
    row, box, px = placed.line, placed.box.move(0, -up), placed.px
    assert isinstance(row, Row)  # noqa: S101 (the caller has sorted the lines)
    if focus is not None and focus.rim:
        whole.blit(made(rim, box.size), box)
    label = placed.label.move(0, -up)
    if row.picture:
        side = round(px * PORTRAIT) if row.under else min(round(px * 1.7), box.h - 4)
        square = pygame.Rect(round(px * 0.55), 0, side, side)
        square.centery = box.centery if row.under else min(box.centery, box.y + round(px * 1.25))
        whole.blit(row.picture(square.size), square)
    if row.under:
        told = stage.letters.lines(row.under, px, label.w, BROWN)
        whole.blit(told, (label.x, label.bottom))
    if row.label:
        mark = round(px * 0.75) if row.marked else 0
        text = stage.letters.text(row.label, px, role="bold", width=max(px, label.w - mark))
        y = label.y + (min(label.h, round(px * 2.5)) - text.get_height()) // 2
        whole.blit(text, (label.x, y))
        if row.marked:
            spot = (label.x + text.get_width() + round(px * 0.4), y + round(px * 0.45))
            whole.blit(made(dot, max(6, round(px * 0.5))), spot)
    for number, (part, place) in enumerate(zip(row.parts, placed.parts, strict=True)):
        here = focus if focus is not None and focus.part == number and not row.values else None
        _part(whole, stage, part, place.move(0, -up), px, here, focus if part.chosen else None)


def dot(side: int) -> pygame.Surface:
    """Draw the mark of what differs."""
    sheet = Sheet((side, side), RED)
    sheet.disc((side / 2, side / 2), side / 2, RED)
    return sheet.done()


def _part(  # noqa: PLR0917 (one drawing, all of it plain values)
    whole: pygame.Surface,
    stage: Stage,
    part: Part,
    box: pygame.Rect,
    px: int,
    focus: Focus | None,
    row_focus: Focus | None,
) -> None:
    if part.field is not None:
        _field(whole, part, box, px, focused=focus is not None)
        return
    if part.press is not None:
        shape = box if not part.share else box.inflate(-6, -round(px * 0.5))
        whole.blit(made(chip, shape.size, part.chosen), shape)
        if focus is not None:
            whole.blit(made(edge, shape.size), shape)
    _words(whole, stage, part, box, px, row_focus.typed if row_focus and part.press else "")


def _words(  # noqa: PLR0917 (one drawing, all of it plain values)
    whole: pygame.Surface, stage: Stage, part: Part, box: pygame.Rect, px: int, typed: str
) -> None:
    square = min(round(px * 1.5), box.h - 4) if part.picture else 0
    pad = round(px * 0.4) if part.press else round(px * 0.15)
    room = box.w - 2 * pad - square
    role: Role = "bold" if part.chosen or part.press is None else "plain"
    text = stage.letters.text(
        f"{typed}_" if typed else part.text, px, INK, role, width=max(px, room)
    )
    wide = text.get_width() + square
    x = box.centerx - wide // 2 if part.press else box.x + pad
    if part.right:
        x = box.right - pad - wide
    if part.picture:
        whole.blit(part.picture((square, square)), (x, box.centery - square // 2))
    whole.blit(text, (x + square, box.centery - text.get_height() // 2))


def edge(size: tuple[int, int]) -> pygame.Surface:
    """Draw the ink edge round the part that has the focus."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    line, radius = max(3, size[1] // 12), round(min(size) * 0.4)
    pygame.draw.rect(picture, INK, picture.get_rect(), line, radius)
    return picture


def _field(whole: pygame.Surface, part: Part, box: pygame.Rect, px: int, *, focused: bool) -> None:
    field = part.field
    assert field is not None  # noqa: S101 (the caller has asked)
    frame = box.inflate(-4, -round(box.h * (1 - FIELD_SHARE)) - 2) if part.share else box
    whole.blit(made(well, frame.size, focused), frame)
    pen = font("bold", px)
    shown = legible(field.shown, "bold")
    before = legible(field.text[: field.caret], "bold")
    done = legible(field.text[: field.caret] + field.composing, "bold")
    room = pygame.Rect(frame.x + round(px * 0.45), frame.y, frame.w - round(px * 0.9), frame.h)
    line = pen.render(shown or part.text, True, INK if shown else UNLIT)
    caret = pen.size(done)[0]
    shift = max(0, caret + CARET - room.w)
    y = frame.centery - line.get_height() // 2
    whole.blit(line, (room.x, y), (shift, 0, room.w, line.get_height()))
    if not focused:
        return
    if field.composing:
        start = room.x + pen.size(before)[0] - shift
        whole.fill(RED, (start, y + round(px * 1.12), caret - pen.size(before)[0], CARET + 1))
    whole.fill(INK, (room.x + caret - shift, y + px // 8, CARET, px))


def well(size: tuple[int, int], focused: bool) -> pygame.Surface:
    """Cut the box of a field."""
    sheet = Sheet(size)
    line = max(2.5, size[1] * 0.07) if focused else 1.5
    sheet.outlined_box((0, 0, *size), size[1] * 0.18, line, WHITE, INK if focused else UNLIT)
    return sheet.done()


def bar(size: tuple[int, int]) -> pygame.Surface:
    """Draw how far a form is scrolled."""
    sheet = Sheet(size)
    sheet.box((0, 0, *size), size[0] / 2, INK)
    return sheet.done()


def draw_bar(canvas: Canvas, place: pygame.Rect) -> None:
    """Lay the bar that shows how far a form is scrolled."""
    canvas.blit(made(bar, place.size), place.x, place.y)


def draw_tabs(
    canvas: Canvas, stage: Stage, places: Frame, names: tuple[str, ...], chosen: int
) -> None:
    """Lay the sections' tabs."""
    if not names:
        return
    box = places.tabs[0]
    px = fitting(names, round(box.h * 0.52), box.w * 0.88, "bold")
    for number, (name, place) in enumerate(zip(names, places.tabs, strict=True)):
        here = number == chosen
        canvas.blit(made(tab, place.size, here), place.x, place.y)
        text = stage.letters.text(name, px, CREAM if here else INK, "bold")
        canvas.centre(text, *place.center)


def draw_note(canvas: Canvas, stage: Stage, places: Frame, text: str) -> None:
    """Lay the slip of paper about the line in focus; its letters shrink until all fits."""
    box, px = places.note, places.px
    canvas.blit(made(history_paper, box.size), box.x, box.y)
    pad = round(px * 0.9)
    room = pygame.Rect(box.x + pad, box.y + round(pad * 1.1), box.w - 2 * pad, 0)
    room.h = box.h - round(pad * 1.9)
    while px > SMALLEST_PX and len(broken(text, px, room.w)) * px * LEADING > room.h:
        px -= 1
    canvas.blit(stage.letters.lines(text, px, room.w), room.x, room.y)
