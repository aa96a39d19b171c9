"""What a pen writes on the score paper: cells, red waves under a bak, the ring of the leader."""

import math

import pygame

from scenes.lettering import PEN, RED_PEN, font
from scenes.paint import Point, Sheet, waves
from scenes.words import points

Size = tuple[int, int]
Figures = tuple[int, int]  # the round's score, the running total

SLASH = (128, 136, 160)
GAP = 0.52  # between score and running total, in sizes of the pen


def width(figures: Figures, alone: bool, stacked: bool, px: int) -> float:
    """Measure a cell's figures in pixels; the first round has only one."""
    score, total = (font("pen", px).size(points(figure))[0] for figure in figures)
    if alone:
        return score
    return max(score, total) + px * 0.24 if stacked else score + px * GAP + total


def _boxes(size: Size, figures: Figures, alone: bool, px: int, stacked: bool) -> list[pygame.Rect]:
    """Place the score and the running total, and the slash when they stand on a line."""
    pen = font("pen", px)
    written = [pen.size(points(figure)) for figure in figures]
    x, y = size[0] / 2, size[1] / 2
    if alone:
        box = pygame.Rect((0, 0), written[0])
        box.center = (round(x), round(y))
        return [box, box.copy()]
    if stacked:
        boxes = [pygame.Rect((0, 0), whole) for whole in written]
        boxes[0].center = (round(x - px * 0.12), round(size[1] * 0.29))
        boxes[1].center = (round(x + px * 0.12), round(size[1] * 0.71))
        return boxes
    slash = px * GAP
    left = x - (written[0][0] + slash + written[1][0]) / 2
    top = round(y - written[0][1] / 2)
    first = pygame.Rect((round(left), top), written[0])
    return [first, pygame.Rect((round(left + written[0][0] + slash), top), written[1])]


def total_box(size: Size, figures: Figures, alone: bool, px: int, stacked: bool) -> pygame.Rect:
    """Give the place of the running total in a cell of a size."""
    return _boxes(size, figures, alone, px, stacked)[1]


def cell(  # noqa: PLR0917 (a picture is cached by plain values in their order)
    size: Size, figures: Figures, alone: bool, px: int, bak: bool, stacked: bool
) -> pygame.Surface:
    """Write `38 / 98`; a bak is red, with a wave under it."""
    whole = pygame.Surface(size, pygame.SRCALPHA)
    score, total = _boxes(size, figures, alone, px, stacked)
    pen = font("pen", px)
    whole.blit(pen.render(points(figures[0]), True, RED_PEN if bak else PEN), score)
    if not alone:
        whole.blit(pen.render(points(figures[1]), True, PEN), total)
        _divide(whole, score, total, px, stacked)
    if bak:
        low = score.centery + px * 0.38
        wave = Sheet(size, RED_PEN)
        path: list[Point] = [(score.left - 1, low), (score.right + 1, low)]
        bent = waves(path, px * 0.3, px * 0.14, sharp=False)
        wave.stroke(bent, max(1.2, px * 0.055), RED_PEN)
        whole.blit(wave.done(), (0, 0))
    return whole


def _divide(
    whole: pygame.Surface, score: pygame.Rect, total: pygame.Rect, px: int, stacked: bool
) -> None:
    """Draw the slash between two figures, or the slanted line between two lines."""
    if stacked:
        reach = min(max(score.w, total.w) * 0.62, whole.get_width() * 0.44)
        x, y = whole.get_width() / 2, whole.get_height() / 2
        ends = (x - reach, y + px * 0.12), (x + reach, y - px * 0.12)
    else:
        x, y = (score.right + total.left) / 2, score.centery
        ends = (x - px * 0.09, y + px * 0.28), (x + px * 0.09, y - px * 0.28)
    pygame.draw.aaline(whole, SLASH, *ends)


def ring(size: Size) -> pygame.Surface:
    """Draw a ring by hand: it overshoots where it began."""
    line = max(1.5, 0.05 * size[1])
    sheet = Sheet(size, RED_PEN)
    rx, ry = size[0] / 2 - line, size[1] / 2 - line
    path: list[Point] = []
    for step in range(68):
        turn = -1.9 + math.tau * 1.06 * step / 67
        grow = 0.93 + 0.07 * step / 67
        path.append(
            (size[0] / 2 + rx * grow * math.cos(turn), size[1] / 2 + ry * grow * math.sin(turn))
        )
    sheet.stroke(path, line, RED_PEN)
    return sheet.done()


def shortened(name: str, px: int, width: float) -> pygame.Surface:
    """Write a name; one that is too long for its room loses its end."""
    pen = font("pen", px)
    shown = name
    while len(shown) > 1 and pen.size(shown)[0] > width:
        shown = shown.rstrip("…")[:-1] + "…"
    return pen.render(shown, True, PEN)
