"""How options look: chips with the chosen one filled, sliders, sections, the row in focus."""

import pygame

from scenes.board import rim
from scenes.canvas import Canvas
from scenes.lettering import BROWN, INK, RED
from scenes.option_layout import Layout, value_text
from scenes.option_rows import Row
from scenes.paint import CREAM, WHITE, YELLOW, Sheet
from scenes.prints import made
from scenes.stage import Stage

UNLIT = (178, 158, 116)


def chip(size: tuple[int, int], chosen: bool) -> pygame.Surface:
    """Cut a chip; the chosen one is filled and has a thick edge and a dot, the others are bare."""
    sheet = Sheet(size)
    radius = min(size) * 0.4
    if not chosen:
        sheet.outlined_box((0, 0, *size), radius, 1.5, WHITE, UNLIT)
        return sheet.done()
    sheet.outlined_box((0, 0, *size), radius, max(2.5, size[1] * 0.08), YELLOW, INK)
    return sheet.done()


def slider(size: tuple[int, int], percent: int) -> pygame.Surface:
    """Draw a track with its knob at a percent."""
    width, height = size
    sheet = Sheet(size, UNLIT)
    knob, thick = height * 0.3, height * 0.16
    x = width * percent / 100
    left, middle = knob, height / 2
    x = left + (width - 2 * knob) * percent / 100
    sheet.outlined_box((0, middle - thick, width, 2 * thick), thick, 1.5, WHITE, UNLIT)
    sheet.box((0, middle - thick, x, 2 * thick), thick, YELLOW)
    sheet.disc((x, middle), knob, INK)
    sheet.disc((x, middle), knob - 3, RED)
    return sheet.done()


def tab(size: tuple[int, int], chosen: bool) -> pygame.Surface:
    """Cut a section's tab; the open one is dark."""
    sheet = Sheet(size)
    ground = INK if chosen else WHITE
    sheet.outlined_box((0, 0, *size), size[1] * 0.3, 2, ground, INK if chosen else UNLIT)
    return sheet.done()


def draw_tabs(
    canvas: Canvas, stage: Stage, plan: Layout, sections: tuple[str, ...], chosen: int
) -> None:
    """Lay the sections' tabs."""
    for number, (key, box) in enumerate(zip(sections, plan.tabs, strict=True)):
        here = number == chosen
        canvas.blit(made(tab, box.size, here), box.x, box.y)
        text = stage.letters.text(stage.words(key), plan.tab_px, CREAM if here else INK, "bold")
        canvas.centre(text, *box.center)


def draw_row(
    canvas: Canvas, stage: Stage, plan: Layout, row: Row, number: int, *, focus: bool
) -> None:
    """Lay one option: its name, its values, a yellow rim when it has the focus."""
    box = plan.rows[number]
    if focus:
        canvas.blit(made(rim, box.size), box.x, box.y)
    label = stage.letters.text(stage.words(row.label), plan.px, role="bold")
    canvas.blit(label, plan.labels[number].x, box.centery - label.get_height() / 2)
    if row.values:
        _draw_chips(canvas, stage, plan, row, number)
        return
    percent, track = row.place(stage.settings), plan.chips[number][0]
    high = min(track.h, round(plan.px * 2))
    canvas.centre(made(slider, (track.w, high), percent), *track.center)
    figure = stage.letters.text(str(percent), plan.px, BROWN, "bold")
    canvas.blit(figure, track.right + plan.px, box.centery - figure.get_height() / 2)


def _draw_chips(canvas: Canvas, stage: Stage, plan: Layout, row: Row, number: int) -> None:
    px, chosen = plan.chip_px[number], row.place(stage.settings)
    for place, (value, box) in enumerate(zip(row.values, plan.chips[number], strict=True)):
        here = place == chosen
        canvas.blit(made(chip, box.size, here), box.x, box.y)
        text = stage.letters.text(value_text(stage, value), px, INK, "bold" if here else "plain")
        canvas.centre(text, *box.center)
