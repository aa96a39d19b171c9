"""The pictures of the playing cards: J a young scholar 도령, Q a bride 아씨, both seen twice."""

from dataclasses import dataclass

from build.art.blossoms import iris, peony
from build.art.ink import (
    BARKLIGHT,
    BLUE,
    CREAM,
    DBLUE,
    DGRN,
    DYEL,
    GRN,
    INK,
    LGRN,
    PINK,
    RED,
    SHADE,
    SKIN,
    SKY,
    VIO,
    WHITE,
    YEL,
)
from build.art.kit import (
    Point,
    Spot,
    at,
    blob,
    brush,
    circle,
    curve,
    ellipse,
    fill,
    line,
    moved,
    num,
    outlined,
    polar,
    polygon,
)


@dataclass(frozen=True)
class Cloth:
    """Colours of a figure: robe, its trim, a ribbon, and the paper behind."""

    robe: str
    trim: str
    ribbon: str
    paper: str


JACKS = {
    "a": Cloth(BLUE, SKY, RED, CREAM), "b": Cloth(RED, PINK, DBLUE, CREAM),
    "c": Cloth(YEL, DYEL, RED, CREAM), "d": Cloth(GRN, LGRN, YEL, CREAM),
}  # fmt: skip
QUEENS = {
    "a": Cloth(VIO, SKY, RED, CREAM), "b": Cloth(RED, YEL, BLUE, CREAM),
    "c": Cloth(YEL, RED, RED, CREAM), "d": Cloth(LGRN, PINK, RED, CREAM),
}  # fmt: skip


def twice(half: str, band: str) -> str:
    """Show a half figure upright and upside down, joined by a woven sash."""
    sash = outlined("M-10 249H360V281H-10Z", band, 6)
    for x in range(19, 350, 26):
        sash += fill(polygon([(x, 255), (x + 9, 265), (x, 275), (x - 9, 265)]), WHITE)
    return f'<g transform="rotate(180 175 265)">{half}</g>{half}{sash}'


def face(bride: bool) -> str:
    """Draw a calm face; a bride has three red dots 연지 곤지."""
    skull = blob([(142, 128), (150, 96), (184, 84), (218, 96), (226, 128), (214, 162), (184, 180),
                  (154, 162)])  # fmt: skip
    svg = outlined(skull, SKIN, 7)
    for side in (-1, 1):
        x = 184 + side * 20
        svg += fill(brush([(x - 10, 117), (x, 112), (x + 10, 117)], [2, 5, 3]), INK)
        svg += fill(ellipse(x, 130, 5.2, 6.2), INK)
    svg += line(curve([(183, 130), (178, 146), (187, 147)]), BARKLIGHT, 3.5)
    svg += fill(blob([(173, 159, 1), (184, 155), (195, 159, 1), (184, 166)]), RED)
    if bride:
        for x, y in ((184, 101), (154, 146), (214, 146)):
            svg += fill(circle(x, y, 6), RED)
    return svg


def gown(cloth: Cloth, sleeve: str) -> str:
    """Dress the shoulders: robe with wide sleeves, white collar crossing to the right."""
    body: list[Spot] = [(66, 268, 1), (84, 222), (142, 192), (184, 186), (226, 192), (284, 222),
                        (304, 268, 1)]  # fmt: skip
    svg = outlined(blob(body), cloth.robe, 7)
    for side in (-1, 1):
        x = 184 + side * 74
        svg += outlined(blob([(x - side * 2, 216), (x + side * 30, 226), (x + side * 48, 268, 1),
                              (x - side * 8, 268, 1)]), sleeve, 6)  # fmt: skip
    svg += outlined(polygon([(164, 174), (204, 174), (204, 196), (184, 208), (164, 196)]), SKIN, 5)
    left = polygon([(150, 186), (166, 180), (206, 228), (192, 240)])
    right = polygon([(218, 186), (202, 180), (150, 244), (166, 252)])
    return svg + outlined(left, WHITE, 5) + outlined(right, WHITE, 5)


def jack(suit: str) -> str:
    """Draw the young scholar of a suit, horsehair hat and all."""
    cloth = JACKS[suit]
    strap = line(curve([(146, 104), (150, 160), (182, 190), (216, 160), (222, 104)]), INK, 4)
    string = ((152, 164), (168, 182), (184, 190), (200, 182), (215, 164))
    beads = "".join(fill(circle(x, y, 6), cloth.ribbon) for x, y in string)
    crown = blob([(150, 92, 1), (152, 50), (164, 34), (204, 34), (216, 50), (218, 92, 1)])
    hat = outlined(crown, INK, 5) + outlined(ellipse(184, 92, 84, 17), INK, 6)
    hat += line(curve([(164, 44), (162, 66), (160, 80)]), SHADE, 4)
    hat += line(curve([(112, 90), (150, 81), (184, 79), (236, 84)]), SHADE, 3.5)
    cord = fill(brush([(184, 236), (176, 250), (178, 262)], [9, 9, 8]), cloth.ribbon)
    half = gown(cloth, cloth.trim) + cord + face(bride=False) + strap + beads + hat
    return twice(held_by_jack(suit) + half + hand(270, 214), cloth.ribbon)


def queen(suit: str) -> str:
    """Draw the bride of a suit under her small crown 족두리."""
    cloth = QUEENS[suit]
    back = outlined(blob([(132, 150), (130, 108), (150, 76), (184, 66), (218, 76), (238, 108),
                          (236, 150), (224, 176), (144, 176)]), INK, 5)  # fmt: skip
    pin = line("M112 170H256", INK, 14) + line("M112 170H256", YEL, 7)
    pin += outlined(circle(112, 170, 9), RED, 4) + outlined(circle(256, 170, 9), RED, 4)
    hair = fill(blob([(138, 132, 1), (142, 100), (160, 82), (184, 76), (208, 82), (226, 100),
                      (230, 132, 1), (216, 108), (184, 86, 1), (152, 108)]), INK)  # fmt: skip
    crown = outlined(blob([(156, 74, 1), (152, 50), (164, 32), (184, 28), (204, 32), (216, 50),
                           (212, 74, 1), (184, 82)]), DBLUE, 6)  # fmt: skip
    crown += "".join(outlined(circle(x, y, r), ink, 3) for x, y, r, ink in (
        (184, 50, 11, RED), (164, 56, 6, YEL), (204, 56, 6, YEL), (184, 27, 8, YEL)))  # fmt: skip
    bow = outlined(blob([(186, 238, 1), (206, 228), (232, 236), (212, 248)]), cloth.ribbon, 5)
    bow += fill(brush([(188, 240), (182, 252), (184, 264)], [12, 13, 12]), cloth.ribbon)
    half = back + pin + gown(cloth, cloth.trim) + bow + face(bride=True) + hair + crown
    return twice(held_by_queen(suit) + half + hand(270, 214), cloth.ribbon)


def hand(x: float, y: float) -> str:
    """Close a hand round what is held."""
    sleeve: list[Spot] = [
        (x - 22, y + 22, 1),
        (x - 18, y + 4),
        (x + 18, y + 2),
        (x + 24, y + 20, 1),
    ]
    cuff = outlined(blob(sleeve), WHITE, 5)
    fist = outlined(blob([(x - 15, y + 4), (x - 16, y - 12), (x, y - 20), (x + 16, y - 12),
                          (x + 15, y + 4)]), SKIN, 5)  # fmt: skip
    return cuff + fist + line(f"M{x - 6} {y - 6}H{x + 12}M{x - 4} {y + 2}H{x + 11}", BARKLIGHT, 3)


def held_by_jack(suit: str) -> str:
    """Give the scholar a brush, a folding fan, a book roll or a flute."""
    if suit == "a":
        shaft = line("M270 226V84", INK, 15) + line("M270 226V86", BARKLIGHT, 8)
        tip = blob([(260, 86, 1), (254, 60), (270, 24, 1), (286, 60), (280, 86, 1)])
        return (
            shaft + outlined(tip, WHITE, 5) + fill(blob([(258, 56), (270, 24, 1), (282, 56)]), INK)
        )
    if suit == "b":
        ribs = [polar((270, 206), 112, a) for a in range(-128, -51, 11)]
        fan = polygon([(270, 206), *ribs])
        svg = outlined(fan, WHITE, 6)
        svg += "".join(line(f"M270 206L{x:.0f} {y:.0f}", BARKLIGHT, 4) for x, y in ribs[1:-1])
        return svg + line(curve(ribs), RED, 8)
    if suit == "c":
        roll = outlined("M248 58H292V214H248Z", WHITE, 6)
        roll += "".join(line(f"M{x} 82V196", INK, 4) for x in (260, 270, 280))
        ends = "".join(outlined(f"M240 {y}H300V{y + 14}H240Z", RED, 5) for y in (50, 206))
        return roll + ends
    pipe = line("M262 240L286 44", INK, 20) + line("M262 240L286 44", LGRN, 12)
    for t in (0.3, 0.45, 0.6, 0.75):
        pipe += fill(circle(262 + 24 * t, 240 - 196 * t, 4), INK)
    return pipe + line("M284 62L294 63M266 204L276 206", DGRN, 5)


def swirl(centre: Point, radius: float) -> str:
    """Paint the swirl of three, 삼태극."""
    svg, half, whole = "", num(radius / 2), num(radius)
    for i, ink in enumerate((RED, BLUE, YEL)):
        start, end = polar(centre, radius, i * 120 - 90), polar(centre, radius, i * 120 + 30)
        svg += outlined(
            f"M{at(centre)}A{half} {half} 0 0 1 {at(start)}A{whole} {whole} 0 0 1 {at(end)}"
            f"A{half} {half} 0 0 0 {at(centre)}Z", ink, 4,
        )  # fmt: skip
    return svg


def held_by_queen(suit: str) -> str:
    """Give the bride a round fan, a peony, a lantern or an iris."""
    if suit == "a":
        stick = line("M270 228V150", INK, 13) + line("M270 226V150", BARKLIGHT, 6)
        disc = outlined(circle(270, 104, 52), WHITE, 7)
        return stick + disc + swirl((270, 104), 36)
    if suit == "b":
        stem = fill(brush([(270, 230), (276, 180), (270, 140)], [9, 8, 7]), INK)
        return stem + peony(272, 104, 52)
    if suit == "c":
        pole = line("M270 228V60H300", INK, 8)
        silk = outlined("M280 74H326V112H280Z", RED, 6) + outlined("M280 112H326V150H280Z", BLUE, 6)
        caps = outlined("M274 66H332V78H274Z", INK, 3) + outlined("M278 146H328V156H278Z", INK, 3)
        return moved(pole + silk + caps + line("M303 158V184", RED, 8), -6, -8)
    stem = fill(brush([(270, 230), (268, 180), (272, 130)], [9, 8, 7]), DGRN)
    return stem + iris(272, 92, 56)
