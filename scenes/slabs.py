"""Buttons like rubber stamps, key caps, and the seats' cushions."""

from typing import Literal

import pygame

from scenes.paint import (
    CREAM,
    INK,
    ON_BLANKET,
    RED,
    WHITE,
    YELLOW,
    Box,
    Colour,
    Point,
    Sheet,
    inset,
    mixed,
    rounded,
    waves,
)

Kind = Literal["ppong", "stop", "plain"]
State = Literal["live", "hover", "focus", "pressed", "dead"]
Size = tuple[int, int]

FACES: dict[Kind, Colour] = {"ppong": RED, "stop": YELLOW, "plain": (255, 248, 230)}
FEET: dict[Kind, Colour] = {"ppong": (125, 20, 25), "stop": (168, 110, 12), "plain": (138, 106, 58)}
CUSHIONS = (
    (224, 160, 44), (122, 74, 140), (179, 38, 43), (36, 85, 143), (31, 122, 110), (200, 98, 42),
)  # fmt: skip
STITCHES: tuple[tuple[float, ...], ...] = (  # on and off in turn, in shares of a cushion's unit
    (0.085, 0.06), (0.0, 0.05), (0.13, 0.05, 0.02, 0.05), (), (), (0.02, 0.045, 0.02, 0.1),
)  # fmt: skip


def slab_face(size: Size, state: State) -> pygame.Rect:
    """Give the part of a slab's picture that words are centred on; it sinks when pressed."""
    foot = max(2, round(0.09 * min(size)))
    down = foot * 2 // 3 if state == "pressed" else 0
    return pygame.Rect(0, down, size[0], size[1] - foot)


def slab(size: Size, kind: Kind, state: State) -> pygame.Surface:
    """Cut a button; a ppong slab with equal sides (and a foot) is the round one.

    A dead slab is only a dashed outline sunk into the blanket, so shape tells, not colour.
    """
    unit = min(size)
    radius = unit / 2 if kind == "ppong" else 0.2 * unit
    if state == "dead":
        return dead_slab(size, radius)
    face, line = slab_face(size, state), max(2.0, 0.06 * unit if kind != "ppong" else 0.028 * unit)
    colour = FACES[kind]
    if state == "hover":
        colour = mixed(colour, WHITE, 0.18)
    box = (0.0, float(face.top), float(face.width), float(face.height))
    whole = (0.0, box[1], box[2], size[1] - box[1])
    sheet = Sheet(size)
    sheet.outlined_box(whole, radius, line, FEET[kind])
    sheet.outlined_box(box, radius, line, colour, INK)
    if state == "focus":
        ring = YELLOW if kind != "stop" else WHITE
        sheet.outlined_box(inset(box, 0.5 * line), radius, 1.5 * line, colour, ring)
    if kind == "ppong":
        thread = rounded(inset(box, 0.085 * unit), face.height / 2 - 0.085 * unit)
        sheet.sew(thread, (0.05 * unit, 0.035 * unit), 0.016 * unit, ON_BLANKET)
    return sheet.done()


def dead_slab(size: Size, radius: float) -> pygame.Surface:
    """Leave only the dashed outline of a slab on the blanket."""
    unit = min(size)
    line = max(1.5, 0.02 * unit if radius * 2 >= unit else 0.04 * unit)
    face = slab_face(size, "dead")
    box = (0.0, 0.0, float(face.width), float(face.height))
    sheet = Sheet(size, (16, 18, 8))
    sheet.box(box, radius, (16, 18, 8, 70))
    dash = max(4.0, 0.06 * unit if radius * 2 >= unit else 0.16 * unit)
    path = rounded(inset(box, line), min(radius, face.height / 2) - line)
    sheet.sew(path, (dash, 0.8 * dash), line, (*ON_BLANKET, 130))
    return sheet.done()


def key_cap(size: Size, pressed: bool = False) -> pygame.Surface:
    """Mould a key cap; words go on slab_face."""
    face = slab_face(size, "pressed" if pressed else "live")
    line = max(1.5, 0.055 * min(size))
    sheet = Sheet(size)
    radius = 0.2 * min(size)
    sheet.outlined_box((0, face.top, size[0], size[1] - face.top), radius, line, (190, 170, 130))
    sheet.outlined_box((0, face.top, face.width, face.height), radius, line, WHITE)
    return sheet.done()


def cushion(size: Size, seat: int, cut: str = "") -> pygame.Surface:
    """Put down a seat's cushion 방석, each with a running stitch of its own.

    `cut` names the edges where the window ends ("l", "r", "t", "b" or two of them): there the
    cushion goes on outside the picture.
    """
    width, height = size
    unit = 0.55 * min(size)
    radius, line, beyond = 0.16 * unit, max(2.0, 0.045 * unit), 0.4 * unit
    left, top = (-beyond if "l" in cut else 0.0), (-beyond if "t" in cut else 0.0)
    right = width + (beyond if "r" in cut else 0.0)
    bottom = height + (beyond if "b" in cut else 0.0)
    box: Box = (left, top, right - left, bottom - top)
    colour = CUSHIONS[seat]
    sheet = Sheet(size, mixed(colour, INK, 0.55))
    sheet.outlined_box(box, radius, line, mixed(colour, INK, 0.22), mixed(colour, INK, 0.6))
    lit: Box = (left, top, right - left, bottom - top - 1.9 * line)
    sheet.outlined_box(lit, radius, line, colour, mixed(colour, INK, 0.6))
    sew_cushion(sheet, inset(lit, 3.0 * line), radius * 0.8, seat, unit)
    return sheet.done()


def sew_cushion(sheet: Sheet, box: Box, radius: float, seat: int, unit: float) -> None:
    """Run the seat's own stitch round a cushion."""
    path: list[Point] = rounded(box, radius)
    width = 0.03 * unit
    if STITCHES[seat]:
        dots = 1.5 if STITCHES[seat][0] == 0 else 1.0
        sheet.sew(path, [unit * share for share in STITCHES[seat]], width * dots, CREAM)
    else:
        length, height = (0.11, 0.06) if seat == 3 else (0.26, 0.09)
        bent = waves(path, length * unit, height * unit, sharp=seat == 3)
        sheet.stroke(bent, 0.8 * width, CREAM)
