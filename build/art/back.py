"""What a deck has besides its faces: the back, the outline of no card, the months' name tabs."""

from build.art.frame import HEIGHT, RIM, WIDTH, letters, opening, plastic
from build.art.ink import DOT, DOTSHADE, FRAME, GOLD, INK, LIP, WHITE
from build.art.kit import blob, circle, fill, line, outlined, polar, sharp

NAMES = (
    "송학",
    "매조",
    "벚꽃",
    "흑싸리",
    "난초",
    "모란",
    "홍싸리",
    "공산",
    "국화",
    "단풍",
    "오동",
    "비",
)
ENGLISH = (
    "Pine",
    "Plum",
    "Cherry",
    "Vine",
    "Iris",
    "Peony",
    "Clover",
    "Moon",
    "Mum",
    "Maple",
    "Odong",
    "Rain",
)
_INSET = (
    "M32 18H318A14 14 0 0 1 332 32V496A14 14 0 0 1 318 510"
    "H32A14 14 0 0 1 18 496V32A14 14 0 0 1 32 18Z"
)


def _dots() -> str:
    """Emboss the red plastic: each raised dot has its shadow below it."""
    places = [
        (34 + 11 * (row % 2) + 22 * column, 34 + 11 * row)
        for row in range(43)
        for column in range(14 - row % 2)
    ]
    shade = "".join(circle(x, y + 1.5, 3.6) for x, y in places)
    return fill(shade, DOTSHADE) + fill("".join(circle(x, y, 3.6) for x, y in places), DOT)


def blossom(x: float, y: float, radius: float, ink: str) -> str:
    """Cut the emblem of our deck: a flower of five notched petals."""
    centre = (x, y)
    petals = ""
    for i in range(5):
        aim = -90 + 72 * i

        def spot(reach: float, aside: float, aim: float = aim) -> tuple[float, float]:
            return polar(centre, radius * reach, aim + aside)

        right, left = [spot(0.6, 34), spot(0.98, 22)], [spot(0.98, -22), spot(0.6, -34)]
        petals += blob(
            [sharp(spot(0.08, 0)), *reversed(left), sharp(spot(0.86, 0)), *reversed(right)]
        )
    return fill(petals, ink)


def back() -> str:
    """Draw the back: red plastic, a rim of cream gold, our blossom in a medallion."""
    x, y = WIDTH / 2, 264
    return "".join((
        opening(),
        plastic(),
        _dots(),
        line(_INSET, GOLD, 5),
        outlined(circle(x, y, 88), FRAME, 6, LIP),
        line(circle(x, y, 77), GOLD, 5),
        blossom(x, y + 5, 66, DOTSHADE),
        blossom(x, y + 2, 66, GOLD),
        fill(circle(x, y + 2, 13), FRAME),
        "</svg>\n",
    ))  # fmt: skip


def no_card() -> str:
    """Draw the dashed outline that lies where a pile has run out."""
    dashes = (
        f'<rect x="10" y="10" width="{WIDTH - 20}" height="{HEIGHT - 20}" rx="20" fill="none"'
        f' stroke="{GOLD}" stroke-width="7" stroke-linecap="round" stroke-dasharray="26 22.4"/>'
    )
    return opening() + dashes + line(circle(WIDTH / 2, 264, 60), GOLD, 6) + "</svg>\n"


def _plate(wide: float, high: float) -> str:
    """Grow a paper plate out of the lower right corner of the frame."""
    right, foot = WIDTH - RIM, HEIGHT - RIM
    corner = f"V{foot - high + 14}a14 14 0 0 1 14 -14H{right}"
    return outlined(f"M{right - wide} {foot}{corner}V{foot - 14}a14 14 0 0 1 -14 14Z", WHITE, 3.5)


def name_tab(name: str) -> str:
    """Draw the overlay with a month's Korean name, written downwards at the lower right."""
    middle, high = WIDTH - RIM - 24, 26 + 38 * len(name)
    top = HEIGHT - RIM - high + 43
    word = "".join(letters(part, middle, top + 38 * i, 38) for i, part in enumerate(name))
    return opening() + _plate(48, high) + fill(word, INK) + "</svg>\n"


def name_tab_across(name: str) -> str:
    """Draw the overlay with a month's English name, written along the lower right edge."""
    wide = 26 + 22 * len(name)
    word = letters(name, WIDTH - RIM - wide / 2, HEIGHT - RIM - 14, 38)
    return opening() + _plate(wide, 50) + fill(word, INK) + "</svg>\n"


def extras() -> dict[str, str]:
    """Give everything of the hwatu that is not a face, by file name."""
    korean = {f"name{month}": name_tab(name) for month, name in enumerate(NAMES, 1)}
    english = {f"name{month}en": name_tab_across(name) for month, name in enumerate(ENGLISH, 1)}
    return {"back": back(), "none": no_card(), **korean, **english}
