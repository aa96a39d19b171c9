"""The second deck: playing cards 1 to 10, J and Q for 11 and 12; python -m build.art.playing."""

from build.art.back import blossom
from build.art.courts import jack, queen
from build.art.frame import HEIGHT, PANEL, RIM, WIDTH, letters, opening, plastic
from build.art.ink import CREAM, INK, WHITE
from build.art.kit import circle, fill, line, outlined
from build.art.press import print_deck
from build.art.suits import SUITS, pip

LEFT, MIDDLE, RIGHT = 122, 175, 228
ROWS = {2: (146, 384), 3: (146, 265, 384), 4: (156, 229, 301, 374)}
PIPS: dict[int, tuple[tuple[tuple[int, float], ...], float]] = {
    1: (((MIDDLE, 265),), 216),
    2: (((MIDDLE, 146), (MIDDLE, 384)), 96),
    3: (((MIDDLE, 140), (MIDDLE, 265), (MIDDLE, 390)), 92),
    4: (tuple((x, y) for x in (LEFT, RIGHT) for y in ROWS[2]), 84),
    5: ((*((x, y) for x in (LEFT, RIGHT) for y in ROWS[2]), (MIDDLE, 265)), 80),
    6: (tuple((x, y) for x in (LEFT, RIGHT) for y in ROWS[3]), 76),
    7: ((*((x, y) for x in (LEFT, RIGHT) for y in ROWS[3]), (MIDDLE, 205)), 72),
    8: ((*((x, y) for x in (LEFT, RIGHT) for y in ROWS[3]), (MIDDLE, 205), (MIDDLE, 325)), 72),
    9: ((*((x, y) for x in (LEFT, RIGHT) for y in ROWS[4]), (MIDDLE, 265)), 62),
    10: ((*((x, y) for x in (LEFT, RIGHT) for y in ROWS[4]), (MIDDLE, 192), (MIDDLE, 338)), 60),
}
COURT = {11: "J", 12: "Q"}


def index(value: int, suit: str) -> str:
    """Write the index into the tab, its suit below; J and Q also say what they count."""
    wide = 84 if value == 10 else 68
    right = RIM + wide
    tab = outlined(
        f"M12 26A14 14 0 0 1 26 12H{right}V110A22 22 0 0 1 {right - 22} 132H12Z", WHITE, 4
    )
    word = COURT.get(value, str(value))
    text = letters(word, RIM + wide / 2 - 1, 75, 72, 0.86 if value == 10 else 1)
    return tab + fill(text, SUITS[suit]) + pip(suit, RIM + wide / 2 - 2, 106, 38)


def count(value: int) -> str:
    """Put the number that a court card counts on a round label below its index."""
    if value not in COURT:
        return ""
    return outlined(circle(46, 160, 24), WHITE, 4) + fill(
        letters(str(value), 45, 172, 32, 0.9), INK
    )


def face(value: int, suit: str) -> str:
    """Give the SVG of one playing card."""
    if value in COURT:
        body = jack(suit) if value == 11 else queen(suit)
    else:
        spots, size = PIPS[value]
        body = "".join(
            pip(suit, x, y, size, 180 if y > HEIGHT / 2 and value > 1 else 0) for x, y in spots
        )
    if value == 1:
        body += blossom(MIDDLE, 262 if suit != "d" else 268, 38, CREAM)
    corner = index(value, suit) + count(value)
    return "".join((
        opening(),
        f'<defs><clipPath id="p"><path d="{PANEL}"/></clipPath></defs>',
        plastic(),
        '<g clip-path="url(#p)">', fill(PANEL, WHITE if value not in COURT else CREAM), body,
        f'<g transform="rotate(180 {WIDTH / 2:.0f} {HEIGHT / 2:.0f})">{corner}</g>', corner, "</g>",
        line(PANEL, INK, 3.5),
        "</svg>\n",
    ))  # fmt: skip


def main() -> None:
    """Print what is out of date."""
    faces = {f"{value}{suit}": face(value, suit) for value in range(1, 13) for suit in SUITS}
    print(f"playing: {print_deck('playing', faces)} drawn anew")


if __name__ == "__main__":
    main()
