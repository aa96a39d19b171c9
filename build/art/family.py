"""The six of the family who sit down as CPU players, each calm, glad and hit.

Run `python -m build.art.family` to write assets/characters.
"""

from collections.abc import Callable
from pathlib import Path

from build.art.furniture import picture, write
from build.art.ink import BLUE, CREAM, DBLUE, DRED, GRN, INK, RED, SKIN, VIO, WHITE, YEL
from build.art.kit import Spot, blob, circle, curve, each, fill, line, outlined, polygon
from build.art.people import (
    MOODS,
    SHADOW,
    Features,
    Mood,
    cheek_lines,
    ears,
    flowered,
    gourd_hat,
    head,
    looks,
)

CHARACTERS = Path(__file__).parents[2] / "assets" / "characters"
SILVER, SILVER_SHADE = "#d9d3dc", "#aaa2b4"
BROWN, BROWN_LIGHT = "#5a3320", "#8a5130"
SOFT_BLACK = "#2a2422"
STUBBLE = "#d2a984"


def shoulders(ink: str, spread: float = 96, top: float = 212) -> str:
    """Draw shoulders in a garment, cut off by the picture's foot."""
    shape = blob([(128 - spread, 252, 1), (142 - spread, top + 14), (94, top), (162, top),
                  (114 + spread, top + 14), (128 + spread, 252, 1)])  # fmt: skip
    return outlined(shape, ink, 8)


def neck(width: float = 26) -> str:
    """Draw a neck between head and shoulders."""
    return outlined(polygon([(128 - width, 190), (128 + width, 190), (128 + width, 226),
                             (128 - width, 226)]), SKIN, 8)  # fmt: skip


def curls(spots: list[tuple[float, float, float]], ink: str, shade: str) -> str:
    """Roll a perm: many round curls, each with its own swirl."""
    svg = each([(circle(x, y, r), ink) for x, y, r in spots], 9)
    svg += "".join(fill(circle(x, y, r), ink) for x, y, r in spots)
    for x, y, r in spots:
        swirl = curve([(x - r * 0.55, y + r * 0.1), (x, y - r * 0.5), (x + r * 0.5, y),
                       (x, y + r * 0.4)])  # fmt: skip
        svg += line(swirl, shade, 4)
    return svg


def round_glasses(y: float, gap: float, r: float, ink: str = INK) -> str:
    """Put on round glasses."""
    rims = "".join(line(circle(128 + s * gap, y, r), ink, 5) for s in (-1, 1))
    return rims + line(
        curve([(128 - gap + r, y - 2), (128, y - 7), (128 + gap - r, y - 2)]), ink, 5
    )


def grandmother(mood: Mood) -> str:
    """할머니: silver perm, round glasses, flowered vest."""
    face = Features(eyes=130, gap=35, eye=8, mouth=182, wide=24, brow=5, lift=26, hair=SILVER_SHADE)
    vest: list[Spot] = [(30, 252, 1), (44, 222), (98, 208, 1), (128, 236), (158, 208, 1),
                        (212, 222), (226, 252, 1)]  # fmt: skip
    body = shoulders(CREAM) + flowered(vest, VIO, [(62, 236), (98, 240), (160, 240), (196, 236)])
    back = curls(
        [(52, 128, 26), (204, 128, 26), (58, 158, 22), (198, 158, 22)], SILVER, SILVER_SHADE
    )
    skull = head([(60, 132), (74, 88), (128, 68), (182, 88), (196, 132), (188, 178), (154, 210),
                  (128, 215), (102, 210), (68, 178)])  # fmt: skip
    perm = curls([(60, 96, 25), (196, 96, 25), (84, 64, 27), (172, 64, 27), (128, 50, 30),
                  (106, 80, 20), (150, 80, 20)], SILVER, SILVER_SHADE)  # fmt: skip
    wrinkles = line(curve([(108, 108), (128, 104), (148, 108)]), SHADOW, 4) + cheek_lines(face)
    svg = body + neck() + back + skull + wrinkles + looks(face, mood)
    svg += round_glasses(face.eyes, 35, 24, DRED)
    return svg + (gourd_hat(-2) if mood == "hit" else perm)


def uncle(mood: Mood) -> str:
    """삼촌: broad, unshaven, thick brows, red shirt wide open, gold chain."""
    face = Features(eyes=122, gap=40, eye=9, mouth=176, wide=38, brow=14, tilt=4, lift=23)
    shirt = shoulders(RED, 108, 208)
    skin = outlined(polygon([(92, 202), (128, 250), (164, 202)]), SKIN, 7)
    chain = line(curve([(98, 206), (128, 236), (158, 206)]), YEL, 6)
    collar = outlined(polygon([(92, 198), (74, 214), (104, 240), (112, 222)]), RED, 7)
    collar += outlined(polygon([(164, 198), (182, 214), (152, 240), (144, 222)]), RED, 7)
    skull = head([(52, 120), (62, 68), (128, 44), (194, 68), (204, 120), (202, 172), (168, 212),
                  (128, 220), (88, 212), (54, 172)])  # fmt: skip
    stubble = fill(blob([(62, 160), (92, 162), (128, 154), (164, 162), (194, 160), (190, 184),
                         (164, 207), (128, 214), (92, 207), (66, 184)]), STUBBLE)  # fmt: skip
    hair = outlined(blob([(50, 108, 1), (46, 70), (76, 34), (120, 20), (176, 28), (208, 62),
                          (208, 108, 1), (194, 84), (176, 66, 1), (150, 74), (116, 60, 1),
                          (84, 70), (66, 84)]), SOFT_BLACK, 8)  # fmt: skip
    shine = line(curve([(90, 46), (120, 36), (150, 40)]), "#5a504c", 6)
    nose_ink = fill(circle(128, 146, 13), "#e89a7c")
    svg = shirt + neck(34) + skin + chain + collar + ears(80, 132, 20) + skull + stubble
    svg += looks(face, mood) + nose_ink
    return svg + (gourd_hat(-12) if mood == "hit" else hair + shine)


def aunt(mood: Mood) -> str:
    """고모: big wavy hair, red lips, big earrings, green blouse with pearls."""
    face = Features(eyes=130, gap=36, eye=10, mouth=182, wide=28, brow=6, lift=26, hair=BROWN,
                    lips=RED)  # fmt: skip
    back = outlined(blob([(36, 214), (22, 176), (34, 142), (24, 104), (50, 54), (102, 26),
                          (160, 26), (208, 56), (232, 104), (222, 142), (234, 176), (220, 214),
                          (186, 226), (128, 216), (70, 226)]), BROWN, 8)  # fmt: skip
    blouse = shoulders(GRN, 92) + "".join(
        outlined(circle(x, y, 7), WHITE, 3.5)
        for x, y in (
            (94, 216),
            (104, 228),
            (117, 235),
            (131, 236),
            (144, 233),
            (155, 225),
            (163, 214),
        )
    )
    skull = head([(64, 130), (76, 82), (128, 62), (180, 82), (192, 130), (182, 176), (152, 206),
                  (128, 214), (104, 206), (74, 176)])  # fmt: skip
    fringe = outlined(blob([(60, 138, 1), (50, 96), (76, 50), (132, 34), (184, 52), (206, 98),
                            (196, 138, 1), (186, 110), (164, 84), (150, 70, 1), (126, 92),
                            (90, 104), (70, 114)]), BROWN, 8)  # fmt: skip
    falls = "".join(
        line(curve(points), BROWN_LIGHT, 5)
        for points in ([(44, 120), (36, 150), (46, 180), (44, 200)],
                       [(212, 120), (220, 150), (210, 180), (212, 200)])
    )  # fmt: skip
    waves = "".join(
        line(curve(points), BROWN_LIGHT, 5)
        for points in ([(90, 58), (70, 78), (64, 100)], [(150, 52), (178, 66), (190, 90)])
    )  # fmt: skip
    rings = "".join(line(circle(x, 182, 13), INK, 10) + line(circle(x, 182, 13), YEL, 5)
                    for x in (58, 198))  # fmt: skip
    lashes = "".join(
        line(f"M{128 + s * 44} {face.eyes - 8}L{128 + s * 53} {face.eyes - 15}", INK, 5)
        for s in (-1, 1)
    )
    svg = back + falls + neck(22) + blouse + skull + looks(face, mood)
    svg += rings + (lashes if mood == "calm" else "")
    return svg + (gourd_hat(-4) if mood == "hit" else fringe + waves)


def father(mood: Mood) -> str:
    """아버지: parted hair, square glasses, long face, navy cardigan over a white shirt."""
    face = Features(eyes=128, gap=36, eye=8, mouth=186, wide=24, brow=8, tilt=2, lift=27,
                    blush=mood == "glad")  # fmt: skip
    body = shoulders(DBLUE, 98) + outlined(polygon([(96, 206), (128, 252), (160, 206)]), WHITE, 7)
    tie = outlined(polygon([(119, 222), (137, 222), (141, 252), (115, 252)]), DRED, 5)
    collar = outlined(polygon([(100, 200), (90, 220), (112, 234), (128, 218)]), WHITE, 6)
    collar += outlined(polygon([(156, 200), (166, 220), (144, 234), (128, 218)]), WHITE, 6)
    skull = head([(64, 124), (70, 72), (128, 50), (186, 72), (192, 124), (188, 174), (162, 214),
                  (128, 222), (94, 214), (68, 174)])  # fmt: skip
    hair = outlined(blob([(58, 116, 1), (52, 72), (84, 34), (140, 24), (190, 44), (204, 82),
                          (198, 116, 1), (188, 86), (166, 74), (128, 70), (98, 58, 1), (86, 78),
                          (68, 92)]), SOFT_BLACK, 8)  # fmt: skip
    part = line(curve([(98, 58), (112, 40), (128, 32)]), "#6a605c", 5)
    grey = line(curve([(62, 92), (58, 104), (60, 114)]), SILVER, 6)
    grey += line(curve([(194, 92), (198, 104), (196, 114)]), SILVER, 6)
    lenses = "".join(
        line(f"M{128 + s * 36 - 26} {face.eyes - 18}h52a4 4 0 0 1 4 4v26a8 8 0 0 1 -8 8h-44"
             "a8 8 0 0 1 -8 -8v-26a4 4 0 0 1 4 -4Z", INK, 5.5)
        for s in (-1, 1)
    ) + line("M120 126H136", INK, 6)  # fmt: skip
    svg = body + neck() + tie + collar + ears(66, 134, 16) + skull + looks(face, mood) + lenses
    return svg + (gourd_hat(-8) if mood == "hit" else hair + part + grey)


def cousin(mood: Mood) -> str:
    """사촌 누나: black bob with a straight fringe, yellow hood, an earphone, a knowing smile."""
    face = Features(eyes=142, gap=37, eye=10, mouth=186, wide=22, brow=6, tilt=-1, lift=18)
    back = outlined(blob([(46, 200, 1), (38, 150), (44, 92), (82, 44), (128, 34), (174, 44),
                          (212, 92), (218, 150), (210, 200, 1), (176, 208), (128, 200),
                          (80, 208)]), SOFT_BLACK, 8)  # fmt: skip
    hood = outlined(blob([(34, 252, 1), (40, 218), (80, 204), (128, 222), (176, 204), (216, 218),
                          (222, 252, 1)]), YEL, 8)  # fmt: skip
    strings = line("M108 226V246", WHITE, 6) + line("M148 226V246", WHITE, 6)
    skull = head([(66, 136), (76, 92), (128, 74), (180, 92), (190, 136), (182, 178), (152, 206),
                  (128, 213), (104, 206), (74, 178)])  # fmt: skip
    fringe = outlined(blob([(60, 160, 1), (52, 104), (84, 58), (128, 46), (172, 58), (204, 104),
                            (196, 160, 1), (186, 140), (182, 112, 1), (150, 118), (128, 116),
                            (100, 118), (74, 112, 1), (70, 140)]), SOFT_BLACK, 8)  # fmt: skip
    shine = line(curve([(88, 84), (124, 72), (166, 84)]), "#6a605c", 7)
    clip = outlined(polygon([(170, 96), (192, 104), (189, 113), (167, 105)]), RED, 4)
    smirk = line(curve([(142, 184), (148, 180), (150, 174)]), INK, 6) if mood == "calm" else ""
    phone = outlined(circle(66, 168, 8), WHITE, 4)
    phone += line(curve([(66, 176), (60, 196), (66, 214)]), WHITE, 4)
    svg = back + neck(22) + hood + strings + skull + looks(face, mood) + smirk + phone
    return svg + (gourd_hat(2) if mood == "hit" else fringe + shine + clip)


def nephew(mood: Mood) -> str:
    """조카: a child with a gap in the teeth, a plaster on the cheek, hair that won't lie down."""
    face = Features(eyes=140, gap=40, eye=12, mouth=186, wide=30, brow=6, lift=27, hair=BROWN)
    shirt = shoulders(WHITE, 78, 216) + "".join(
        line(curve([(128 - w, y), (128, y + 5), (128 + w, y)]), BLUE, 9)
        for w, y in ((52, 230), (66, 246))
    )
    skull = head([(50, 142), (62, 92), (128, 68), (194, 92), (206, 142), (192, 190), (152, 214),
                  (128, 217), (104, 214), (64, 190)])  # fmt: skip
    hair = outlined(blob([(48, 138, 1), (40, 96), (70, 54), (112, 40), (110, 16, 1), (136, 36),
                          (158, 14, 1), (160, 42), (196, 62), (216, 100), (208, 138, 1),
                          (194, 108, 1), (176, 116), (158, 98, 1), (138, 114), (118, 96, 1),
                          (96, 116), (80, 104, 1), (62, 116)]), BROWN, 8)  # fmt: skip
    shine = line(curve([(78, 78), (100, 62), (128, 58)]), BROWN_LIGHT, 7)
    plaster = (
        '<g transform="rotate(-24 182 176)">'
        + outlined("M164 169h36v14h-36Z", CREAM, 4) + line("M178 173v6M186 173v6", SHADOW, 3)
        + "</g>"
    )  # fmt: skip
    gap = fill(polygon([(124, 178), (133, 178), (132, 188), (125, 188)]), DRED)
    svg = neck(20) + shirt + ears(82, 148, 19) + skull + looks(face, mood) + plaster
    svg += gap if mood == "glad" else ""
    return svg + (gourd_hat(0) if mood == "hit" else hair + shine)


FAMILY: dict[str, Callable[[Mood], str]] = {
    "grandmother": grandmother, "uncle": uncle, "aunt": aunt, "father": father,
    "cousin": cousin, "nephew": nephew,
}  # fmt: skip


def main() -> None:
    """Write eighteen faces."""
    for name, draw in FAMILY.items():
        for mood in MOODS:
            write(picture(256, 256, draw(mood)), CHARACTERS / f"{name}-{mood}.png", 256)


if __name__ == "__main__":
    main()
