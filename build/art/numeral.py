"""The third deck, for bad eyes: the month's numeral over half of the card; a small motif below.

Run `python -m build.art.numeral`. The numeral is ink on white; a band in the month's colour at the
head and foot carries one, two or three flowers, so that the four cards of a month differ.
"""

from collections.abc import Callable

from build.art.autumn import chrysanthemum, clover, maple
from build.art.blossoms import cherry, iris, peony, plum
from build.art.foliage import pine, raceme
from build.art.frame import card, letters, tab_width
from build.art.ink import (
    CORAL,
    DBLUE,
    DRED,
    GRN,
    INK,
    LPINK,
    LVIO,
    ORANGE,
    PINK,
    RAIN,
    RED,
    SKY,
    VIO,
    WHITE,
    YEL,
)
from build.art.kit import circle, fill, line, outlined
from build.art.press import print_deck
from build.art.trees import flower_spike, paulownia_leaf, willow

FOOT = 384  # of the numeral
SIZE = 400  # gives digits of about 288 units, .54 of the card
BAND = 402
PLACES = {"a": (175,), "b": (104, 250), "c": (72, 175, 278), "d": (262,)}

BANDS = {1: GRN, 2: RED, 3: PINK, 4: INK, 5: VIO, 6: CORAL, 7: DRED, 8: DBLUE, 9: YEL, 10: ORANGE,
         11: LVIO, 12: RAIN}  # fmt: skip


def _pine(x: float) -> str:
    return pine(x, 502, 76)


def _plum(x: float) -> str:
    return plum(x, 462, 48, 0, WHITE)


def _cherry(x: float) -> str:
    return cherry(x, 462, 50, 0, LPINK)


def _clover_vine(x: float) -> str:
    return raceme(x, 406, 86, 0, pairs=4, spread=40)


def _iris(x: float) -> str:
    return iris(x, 452, 46, VIO, LVIO)


def _peony(x: float) -> str:
    return peony(x, 462, 50, 0, (RED, CORAL, LPINK))


def _bush_clover(x: float) -> str:
    return clover([(x - 44, 512), (x - 10, 470), (x + 36, 430)], 4, 36, halo=True)


def _moon(x: float) -> str:
    return outlined(circle(x, 460, 40), WHITE, 6)


def _chrysanthemum(x: float) -> str:
    return chrysanthemum(x, 462, 52, (RED, CORAL, YEL), 12)


def _maple(x: float) -> str:
    return maple(x, 468, 54, -90, (RED, YEL))


def _paulownia(x: float) -> str:
    return flower_spike((x, 490), 64, 0, 3) + paulownia_leaf(x, 490, 44, 90)


def _willow(x: float) -> str:
    drops = "".join(line(f"M{x + dx} {y}l-8 30", SKY, 4) for dx, y in ((-34, 420), (34, 448)))
    return drops + willow(x, 406, 90, 4)


MOTIFS: dict[int, Callable[[float], str]] = {
    1: _pine, 2: _plum, 3: _cherry, 4: _clover_vine, 5: _iris, 6: _peony, 7: _bush_clover,
    8: _moon, 9: _chrysanthemum, 10: _maple, 11: _paulownia, 12: _willow,
}  # fmt: skip


def big(month: int) -> str:
    """Give the path of the large numeral; two digits are narrower."""
    return letters(str(month), 175, FOOT, SIZE, 1.0 if month < 10 else 0.62)


def face(month: int, kind: str) -> str:
    """Give the SVG of one card."""
    left = 12 + tab_width(month)
    return card(f"{month}{kind}", WHITE, [
        outlined(f"M{left - 30} -10H360V58H{left - 30}Z", BANDS[month], 5),
        outlined(f"M-10 {BAND}H360V540H-10Z", BANDS[month], 6),
        *(MOTIFS[month](x) for x in PLACES[kind]),
        fill(big(month), INK),
    ])  # fmt: skip


def main() -> None:
    """Print what is out of date."""
    faces = {f"{month}{kind}": face(month, kind) for month in MOTIFS for kind in PLACES}
    print(f"numeral: {print_deck('numeral', faces)} drawn anew")


if __name__ == "__main__":
    main()
