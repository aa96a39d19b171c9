"""Paper on the floor: the ruled score paper, the torn history, the strip, the patchwork curtain."""

import random
from collections.abc import Sequence

import pygame

from scenes.paint import CREAM, INK, Box, Colour, Point, Sheet, in_bands, inset, rounded, walk
from scenes.room import piece
from scenes.slabs import CUSHIONS

Size = tuple[int, int]

PAPER = (253, 248, 230)
RULE = (156, 192, 216)
MARGIN = (229, 138, 138)
TORN = (243, 234, 206)
PATCHES: tuple[Colour, ...] = (
    (122, 160, 198), (224, 178, 86), (128, 172, 140), (206, 110, 108), (196, 178, 216),
    (241, 230, 200), (236, 214, 160), (246, 238, 214),
)  # fmt: skip


def score_paper(size: Size, rules: Sequence[int], margin: int) -> pygame.Surface:
    """Tear a sheet off the score pad: rules at the given heights, a red margin line, a spiral.

    The paper fills the picture but for the wire loops, which take the top twentieth of its width.
    """
    width, height = size
    top, fold = 0.05 * width, max(2.0, 0.008 * width)

    def torn(sheet: Sheet) -> None:
        shade = [(2.0, top), (width - 1.0, top + fold), (width, height - 1.0), (4.0, height)]
        sheet.polygon(shade, (92, 66, 24, 150))
        sheet.polygon(
            [(0, top), (width - fold, top + fold / 2), (width - fold / 2, height - 1.5 * fold),
             (fold, height - fold / 2)], PAPER,
        )  # fmt: skip

    paper = in_bands(size, torn, (190, 178, 140))
    for y in rules:
        pygame.draw.line(paper, RULE, (round(0.01 * width), y), (round(0.985 * width), y), 1)
    thick = max(1, round(0.004 * width))
    paper.fill(MARGIN, (margin, round(top + fold), thick, round(height - top - 3 * fold)))
    loop = piece("spiral", max(8, round(0.052 * width)))
    count = 12
    for i in range(count):
        x = width * (i + 0.5) / count - loop.get_width() / 2
        paper.blit(loop, (round(x), 0))
    return paper


def history_paper(size: Size, seed: int = 7) -> pygame.Surface:
    """Tear off a strip of brownish paper for what has happened; its top edge is ragged."""
    width, height = size
    chance = random.Random(seed)
    tooth = 0.03 * width
    edge: list[Point] = [(0.0, 0.6 * tooth)]
    x = 0.0
    while x < width:
        edge.append((x, chance.uniform(0.05, 0.75) * tooth))
        x += chance.uniform(0.35, 0.9) * tooth
    edge.append((width - 0.2 * tooth, 0.5 * tooth))
    low = [(width - 0.3 * tooth, height - 0.3 * tooth), (0.2 * tooth, height - 0.5 * tooth)]
    shifted = [(x + 0.2 * tooth, y + 0.25 * tooth) for x, y in [*edge, *low]]
    body = [(x, y + 0.22 * tooth) for x, y in edge]

    def torn(sheet: Sheet) -> None:
        sheet.polygon(shifted, (92, 66, 24, 150))
        sheet.polygon([*edge, *low], (255, 252, 240))
        sheet.polygon([*body, *low], TORN)

    return in_bands(size, torn, (150, 130, 90))


def strip(size: Size, columns: int = 12) -> pygame.Surface:
    """Cut the strip on which each month's numeral and its four dots stand."""
    width, height = size
    line = max(1.0, 0.03 * height)
    sheet = Sheet(size)
    sheet.outlined_box((0, 0, width, height), 0.16 * height, line, (150, 126, 76), INK)
    lit = (0.0, 0.0, float(width), height - 0.05 * height)
    sheet.outlined_box(lit, 0.16 * height, line, CREAM, (92, 74, 40))
    for i in range(1, columns):
        x = width * i / columns
        sheet.stroke(
            [(x, 0.16 * height), (x, 0.8 * height)], max(1.0, 0.012 * height), (216, 200, 160)
        )
    return sheet.done()


def curtain(size: Size, seat: int) -> pygame.Surface:
    """Spread the patchwork cloth 조각보 over a closed hand, its hem in the seat's colour.

    Words go into the middle two thirds.
    """
    width, height = size
    line, colour = max(2.0, 0.024 * height), CUSHIONS[seat]
    sheet = Sheet(size, colour)
    box: Box = (0, 0, width, height)
    sheet.outlined_box(box, 0.07 * height, line, PATCHES[5], colour)
    inner = inset(box, line)
    end = min(0.16 * width, 0.42 * height)
    for left, salt in ((inner[0], 1), (inner[0] + inner[2] - end, 2)):
        lay_patches(sheet, (left, inner[1], end, inner[3]), salt)
    for x in (inner[0] + end, inner[0] + inner[2] - end):
        sheet.stroke([(x, inner[1]), (x, inner[1] + inner[3])], 0.5 * line, colour)
    frame = pygame.Surface(size, pygame.SRCALPHA, 32)
    frame.blit(sheet.done(), (0, 0))
    thread = Sheet(size, colour)
    path = rounded(inset(box, 2.2 * line), 0.05 * height)
    for place, _ in walk(path, 0.024 * height):
        thread.disc(place, max(0.8, 0.004 * height), colour)
    frame.blit(thread.done(), (0, 0))
    return frame


def lay_patches(sheet: Sheet, box: Box, seed: int) -> None:
    """Piece one end of the cloth together from odd patches."""
    chance = random.Random(seed)
    left, top, width, height = box
    seam = max(1.0, 0.008 * height)
    for column, share in ((0, 0.52), (1, 0.48)):
        x = left + (0.52 * width if column else 0)
        y = top
        last = -1
        while y < top + height - 1:
            tall = min(chance.uniform(0.18, 0.34) * height, top + height - y)
            if top + height - y - tall < 0.1 * height:
                tall = top + height - y
            pick = chance.choice([i for i in range(len(PATCHES)) if i != last])
            sheet.box((x, y, share * width, tall), 0, (176, 150, 104))
            sheet.box((x, y, share * width - seam, tall - seam), 0, PATCHES[pick])
            y, last = y + tall, pick
