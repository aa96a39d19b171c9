"""Flowers of the first half of the year: plum, cherry, iris and peony."""

from collections.abc import Sequence

from build.art.ink import CORAL, INK, LPINK, LVIO, PINK, RED, VIO, WHITE, YEL
from build.art.kit import (
    Point,
    Spot,
    blob,
    brush,
    circle,
    each,
    fill,
    inked,
    outlined,
    placed,
    polar,
    sharp,
    spots,
)

FIFTH = 72


def plum(x: float, y: float, radius: float, tilt: float = 0, ink: str = RED) -> str:
    """Open a plum flower: five round petals; red ones have a yellow heart, white ones a red one."""
    centre = (x, y)
    petals = [polar(centre, radius * 0.58, tilt - 90 + FIFTH * i) for i in range(5)]
    svg = inked([(circle(*petal, radius * 0.44), ink) for petal in petals], 11)
    for i in range(5):
        seam = tilt - 54 + FIFTH * i
        svg += fill(
            brush(
                [polar(centre, radius * 0.2, seam), polar(centre, radius * 0.76, seam)], [2.5, 5]
            ),
            INK,
        )
    thread = INK if ink == WHITE else WHITE
    for i in range(5):
        for spread in (-15, 15):
            aim = tilt - 90 + FIFTH * i + spread
            tip = polar(centre, radius * 0.55, aim)
            svg += fill(brush([centre, tip], [3, 3]), thread) + fill(
                circle(*tip, radius * 0.075), YEL
            )
    return svg + outlined(circle(x, y, radius * 0.2), RED if ink == WHITE else YEL, 3.5)


def bud(x: float, y: float, stalk: float, radius: float = 13, ink: str = RED) -> str:
    """Set a closed round bud on its short stalk, which leaves it in the given direction."""
    twig = brush([(x, y), polar((x, y), 22, stalk - 6), polar((x, y), 44, stalk)], [7, 7, 11])
    return fill(twig, INK) + outlined(circle(x, y, radius), ink, 5.5)


def cherry(
    x: float, y: float, radius: float, tilt: float = 0, ink: str = PINK, *, heart: str = RED
) -> str:
    """Open a cherry blossom: five notched petals."""
    centre = (x, y)

    def petal(aim: float) -> str:
        def spot(reach: float, aside: float) -> Point:
            return polar(centre, radius * reach, aim + aside)

        right = [spot(0.55, 34), spot(0.93, 23), spot(1.0, 11)]
        left = [spot(1.0, -11), spot(0.93, -23), spot(0.55, -34)]
        return blob([sharp(spot(0.12, 0)), *reversed(left), sharp(spot(0.84, 0)), *reversed(right)])

    aims = [tilt - 90 + FIFTH * i for i in range(5)]
    svg = each([(petal(aim), ink) for aim in aims], 5)
    for aim in aims:
        svg += fill(
            brush(
                [polar(centre, radius * 0.16, aim), polar(centre, radius * 0.62, aim)],
                [radius * 0.14, radius * 0.04],
            ),
            heart,
        )
    return svg + outlined(circle(x, y, radius * 0.17), YEL, 3)


Blossom = tuple[float, float, float, float, str]


def cherries(blossoms: Sequence[Blossom]) -> str:
    """Pack cherry blossoms, the later ones on top."""
    return "".join(cherry(*blossom) for blossom in blossoms)


def fallen_petal(x: float, y: float, tilt: float, ink: str = PINK) -> str:
    """Let a single notched cherry petal fall."""
    centre = (x, y)
    outline: list[Spot] = [
        sharp(polar(centre, 24, tilt)),
        polar(centre, 17, tilt + 70),
        polar(centre, 23, tilt + 158),
        sharp(polar(centre, 13, tilt + 180)),
        polar(centre, 23, tilt + 202),
        polar(centre, 17, tilt - 70),
    ]
    return outlined(blob(outline), ink, 5)


_FALLS = ("0,0! 50,-6 100,28 94,80 52,72 16,30", "0,0! -50,-6 -100,28 -94,80 -52,72 -16,30")
_TONGUE = "0,0! 40,30 36,88 0,112 -36,88 -40,30"
_STANDARDS = ("0,10! 56,-20 62,-78 20,-60", "0,10! -56,-20 -62,-78 -20,-60")
_CROWN = "0,14! 33,-30 24,-92 0,-110 -24,-92 -33,-30"
_SIGNALS = (("-16,14 -64,38", 16), ("16,14 64,38", 16), ("0,17 0,68", 20))


def iris(x: float, y: float, radius: float, dark: str = VIO, light: str = LVIO) -> str:
    """Open an iris: three dark petals hang, three light ones stand."""
    share = radius / 100
    g = placed(x, y, share)
    svg = each([(blob(spots(petal, g)), dark) for petal in (*_FALLS, _TONGUE)], 5.5)
    for signal, width in _SIGNALS:
        svg += fill(brush(spots(signal, g), [width * share, 5 * share]), YEL)
    svg += each([(blob(spots(petal, g)), light) for petal in (*_STANDARDS, _CROWN)], 5.5)
    return svg + fill(brush(spots("0,-10 0,-72", g), [10 * share, 3 * share]), dark)


def iris_bud(x: float, y: float, radius: float, dark: str = VIO, light: str = LVIO) -> str:
    """Point a closed iris upwards."""
    left = blob(
        [
            sharp((x, y - radius)),
            (x - radius * 0.5, y - radius * 0.05),
            sharp((x, y + radius * 0.7)),
        ]
    )
    right = blob(
        [
            sharp((x, y - radius)),
            (x + radius * 0.5, y - radius * 0.05),
            sharp((x, y + radius * 0.7)),
        ]
    )
    fold = blob(
        [
            sharp((x + radius * 0.1, y - radius * 0.9)),
            (x + radius * 0.2, y),
            sharp((x, y + radius * 0.6)),
            (x - radius * 0.16, y),
        ]
    )
    return each([(left, dark), (right, dark), (fold, light)], 5)


_WAVE = (
    (0.62, -1.0),
    (0.92, -0.75),
    (1.0, -0.42),
    (0.93, -0.15),
    (1.02, 0.12),
    (0.95, 0.4),
    (0.98, 0.72),
    (0.6, 1.0),
)


def _ring(centre: Point, radius: float, lobes: int, tilt: float, width: float) -> list[str]:
    """Lay wavy lobes round a centre, each given half its width in degrees."""

    def lobe(aim: float) -> str:
        rim = [polar(centre, radius * reach, aim + share * width) for reach, share in _WAVE]
        return blob([sharp(polar(centre, radius * 0.1, aim)), *rim])

    return [lobe(tilt + i * 360 / lobes) for i in range(lobes)]


def peony(
    x: float,
    y: float,
    radius: float,
    tilt: float = 0,
    inks: tuple[str, str, str] = (RED, CORAL, LPINK),
) -> str:
    """Open a peony: three rings of wavy lobes around a dotted yellow heart."""
    centre = (x, y)
    outer, middle, inner = inks
    svg = each([(path, outer) for path in _ring(centre, radius, 6, tilt, 34)], 6)
    svg += each([(path, middle) for path in _ring(centre, radius * 0.72, 6, tilt + 30, 36)], 5)
    if radius > 64:  # a small one has no room for the third ring
        svg += each([(path, inner) for path in _ring(centre, radius * 0.46, 5, tilt, 40)], 4.5)
    svg += outlined(circle(x, y, max(15, radius * 0.17)), YEL, 4)
    dot = max(2.5, radius * 0.028)
    return svg + "".join(
        fill(circle(*polar(centre, radius * 0.09, i * 60), dot), INK) for i in range(6)
    )


def peony_bud(x: float, y: float, radius: float, aim: float) -> str:
    """Set a half-open peony bud in its dark cup, pointing where it is aimed."""
    g = placed(x, y, radius / 10, aim)
    left = blob(spots("-9,0! -2,-9 6,-9 9,-4 3,2", g))
    right = blob(spots("-9,0! -2,9 6,9 9,4 3,-2", g))
    back = blob(spots("-9,0! 0,-6 9,-5 12,0 9,5 0,6", g))
    heart = blob(spots("-9,0! -2,-5 6,0 -2,5", g))
    svg = each([(back, LPINK), (left, RED), (right, RED), (heart, CORAL)], 5.5)
    cup = blob(spots("-13,0! -9,-7 -1,-10! -3,-4 3,0! -3,4 -1,10! -9,7", g))
    return svg + outlined(cup, INK, 5)
