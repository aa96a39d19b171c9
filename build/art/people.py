"""What all faces of the family share: eyes, mouths and blushes by mood, and the gourd on a head.

A portrait is 256 x 256; the eyes of a face look at the viewer from about y = 128.
"""

from dataclasses import dataclass
from typing import Literal

from build.art.ink import CORAL, DRED, INK, PINK, SKIN, SKY, WHITE
from build.art.kit import (
    Spot,
    blob,
    brush,
    circle,
    curve,
    ellipse,
    fill,
    line,
    num,
    outlined,
    polygon,
)
from build.art.room_inks import GOURD, GOURD_LIGHT, GOURD_SHADE

Mood = Literal["calm", "glad", "hit"]
MOODS: tuple[Mood, ...] = ("calm", "glad", "hit")
BLUSH = "#e89a7c"
SHADOW = "#d9a06f"  # of skin


@dataclass(frozen=True)
class Features:
    """Where a face has its features, and how they are cut."""

    eyes: float = 128  # height of the eyes
    gap: float = 38  # from the middle to an eye
    eye: float = 9  # radius of a calm eye
    mouth: float = 178
    wide: float = 26  # half the width of a glad mouth
    brow: float = 7  # thickness of the brows
    tilt: float = 0  # of the brows when calm; positive frowns
    lift: float = 24  # from eye to brow
    hair: str = INK  # of the brows
    lips: str = ""  # ink of painted lips
    blush: bool = True


def head(points: list[Spot]) -> str:
    """Outline a head and its skin."""
    return outlined(blob(points), SKIN, 8)


def ears(x: float, y: float, size: float = 17) -> str:
    """Set both ears at a distance from the middle."""
    left, right = (
        ellipse(128 - x, y, size * 0.8, size, -8),
        ellipse(128 + x, y, size * 0.8, size, 8),
    )
    inner = line(curve([(128 - x - 4, y - 6), (128 - x + 3, y), (128 - x - 2, y + 8)]), SHADOW, 4)
    inner += line(curve([(128 + x + 4, y - 6), (128 + x - 3, y), (128 + x + 2, y + 8)]), SHADOW, 4)
    return outlined(left, SKIN, 8) + outlined(right, SKIN, 8) + inner


def eyes(face: Features, mood: Mood) -> str:
    """Open, smile or screw up both eyes."""
    svg = ""
    for side in (-1, 1):
        x, y = 128 + side * face.gap, face.eyes
        if mood == "calm":
            svg += fill(ellipse(x, y, face.eye * 0.92, face.eye * 1.15), INK)
            svg += fill(circle(x + 3, y - 4, face.eye * 0.34), WHITE)
        elif mood == "glad":
            svg += line(curve([(x - 15, y + 6), (x, y - 9), (x + 15, y + 6)]), INK, 8)
        else:
            svg += line(f"M{x + side * 14} {y - 13}L{x - side * 12} {y}L{x + side * 14} {y + 13}",
                        INK, 8)  # fmt: skip
    return svg


def brows(face: Features, mood: Mood) -> str:
    """Draw the brows: level, up, or worried."""
    turn = {"calm": face.tilt, "glad": -2.0, "hit": -9.0}[mood]
    rise = {"calm": 0.0, "glad": 7.0, "hit": 3.0}[mood]
    svg = ""
    for side in (-1, 1):
        x, y = 128 + side * face.gap, face.eyes - face.lift - rise
        inner, outer = (x - side * 17, y + turn), (x + side * 18, y - turn + 2)
        svg += fill(
            brush([inner, (x, y - 4), outer], [face.brow, face.brow * 1.15, face.brow * 0.5]),
            face.hair,
        )
    return svg


def mouth(face: Features, mood: Mood) -> str:
    """Close the mouth, laugh, or cry out."""
    y, w = face.mouth, face.wide
    if mood == "calm":
        if face.lips:
            lips = blob([(108, y, 1), (120, y - 7), (128, y - 4), (136, y - 7), (148, y, 1),
                         (128, y + 10)])  # fmt: skip
            return outlined(lips, face.lips, 3.5) + line(curve([(110, y), (128, y + 1), (146, y)]),
                                                         INK, 3)  # fmt: skip
        return line(curve([(128 - w * 0.6, y - 1), (128, y + 5), (128 + w * 0.6, y - 1)]), INK, 6)
    if mood == "glad":
        shape = blob([(128 - w, y - 10, 1), (128, y - 5), (128 + w, y - 10, 1),
                      (128 + w * 0.62, y + 16), (128, y + 23),
                      (128 - w * 0.62, y + 16)])  # fmt: skip
        teeth = polygon([(128 - w * 0.78, y - 7), (128 + w * 0.78, y - 7), (128 + w * 0.64, y + 1),
                         (128 - w * 0.64, y + 1)])  # fmt: skip
        rim = outlined(shape, DRED, 11 if face.lips else 6, face.lips or INK)
        return rim + fill(teeth, WHITE) + fill(ellipse(128, y + 16, w * 0.44, 6), CORAL)
    shape = blob([(128 - w * 0.5, y - 9), (128, y - 14), (128 + w * 0.5, y - 9),
                  (128 + w * 0.82, y + 15, 1), (128 + w * 0.3, y + 9), (128 - w * 0.3, y + 11),
                  (128 - w * 0.82, y + 17, 1)])  # fmt: skip
    tongue = fill(blob([(128 - w * 0.4, y + 5), (128, y - 2), (128 + w * 0.42, y + 4),
                        (128 + w * 0.2, y + 8), (128 - w * 0.2, y + 9)]), CORAL)  # fmt: skip
    return outlined(shape, DRED, 7, face.lips or INK) + tongue


def blushes(face: Features, mood: Mood) -> str:
    """Redden the cheeks, more when glad."""
    if not face.blush:
        return ""
    size = 15 if mood == "glad" else 12
    y = face.eyes + 29
    return "".join(
        fill(ellipse(128 + side * (face.gap + 15), y, size, size * 0.66), BLUSH) for side in (-1, 1)
    )


def nose(y: float, size: float = 9) -> str:
    """Put a small nose into the middle."""
    return line(curve([(125, y - size), (134, y + 2), (124, y + 4)]), SHADOW, 6)


def looks(face: Features, mood: Mood) -> str:
    """Put all features of a mood on a face."""
    return (
        blushes(face, mood) + brows(face, mood) + eyes(face, mood)
        + nose(face.eyes + 24) + mouth(face, mood)
    )  # fmt: skip


def gourd_hat(y: float = 0) -> str:
    """Put the gourd dipper on a head, askew, with the stars that one sees."""
    bowl: list[Spot] = [(34, 92), (40, 44), (84, 10), (140, 8), (188, 34), (204, 62), (226, 58),
                        (240, 38), (252, 48), (248, 72), (222, 92), (204, 104, 1),
                        (128, 108)]  # fmt: skip
    svg = outlined(blob(bowl), GOURD, 8)
    svg += fill(blob([(190, 50), (202, 78), (203, 98, 1), (222, 90), (246, 68), (228, 72),
                      (208, 70)]), GOURD_SHADE)  # fmt: skip
    svg += line(curve([(92, 18), (72, 54), (72, 92)]), GOURD_SHADE, 4)
    svg += line(curve([(138, 14), (146, 56), (142, 96)]), GOURD_SHADE, 4)
    svg += fill(brush([(50, 70), (60, 42), (86, 24)], [3, 10, 4]), GOURD_LIGHT)
    svg += line(curve([(34, 94), (118, 110), (206, 104)]), GOURD_SHADE, 5)
    hat = f'<g transform="translate(19 {num(20 + y)}) rotate(-6) scale(.86)">{svg}</g>'
    return hat + drop(28, 132) + drop(230, 146)


def drop(x: float, y: float) -> str:
    """Let a drop of sweat fly off."""
    lean = -6 if x < 128 else 6
    shape = blob([(x - lean, y - 17, 1), (x + 8, y + 2), (x, y + 10), (x - 8, y + 2)])
    return outlined(shape, SKY, 4)


def cheek_lines(face: Features) -> str:
    """Draw the lines that laughing leaves beside a mouth."""
    y = face.mouth
    return "".join(
        line(curve([(128 + s * 34, y - 22), (128 + s * 42, y - 10), (128 + s * 40, y + 4)]),
             SHADOW, 4.5)
        for s in (-1, 1)
    )  # fmt: skip


def flowered(path_points: list[Spot], ink: str, spots: list[Spot], petal: str = PINK) -> str:
    """Cut a garment from flowered cloth."""
    svg = outlined(blob(path_points), ink, 8)
    for x, y in ((p[0], p[1]) for p in spots):
        svg += "".join(
            fill(circle(x + dx, y + dy, 5), petal) for dx, dy in ((-5, 0), (5, 0), (0, -5), (0, 5))
        ) + fill(circle(x, y, 3.4), WHITE)
    return svg
