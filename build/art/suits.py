"""Pips of the four suits: a ♠, b ♥, c ♦, d ♣, cut by the same hand as the hwatu."""

from build.art.ink import INK, RED, WHITE
from build.art.kit import Spot, blob, brush, circle, fill, outlined, turned

SUITS = {"a": INK, "b": RED, "c": RED, "d": INK}

HEART: tuple[Spot, ...] = (
    (0, 50, 1), (-30, 18), (-48, -14), (-38, -40), (-16, -42), (0, -24, 1), (16, -42), (38, -40),
    (48, -14), (30, 18),
)  # fmt: skip
DIAMOND: tuple[Spot, ...] = (
    (0, -54, 1), (17, -26), (40, 0, 1), (17, 26), (0, 54, 1), (-17, 26), (-40, 0, 1), (-17, -26),
)  # fmt: skip
SPADE: tuple[Spot, ...] = (
    (0, -52, 1), (16, -28), (40, -4), (46, 20), (28, 36), (9, 24, 1), (12, 40), (24, 52, 1),
    (-24, 52, 1), (-12, 40), (-9, 24, 1), (-28, 36), (-46, 20), (-40, -4), (-16, -28),
)  # fmt: skip
STALK: tuple[Spot, ...] = ((-5, 4), (-8, 34), (-24, 52, 1), (24, 52, 1), (8, 34), (5, 4))
LEAVES: tuple[Spot, ...] = ((0, -26), (-25, 9), (25, 9))
LEAF = 23


LIGHTS: dict[str, tuple[Spot, ...]] = {  # where a pip shines
    "a": ((-36, 16), (-30, -2), (-14, -20)), "b": ((-34, -8), (-30, -26), (-16, -32)),
    "c": ((-26, -3), (-12, -22), (-3, -36)), "d": ((-14, -26), (-10, -37), (1, -42)),
}  # fmt: skip


def pip(suit: str, x: float, y: float, size: float, turn: float = 0) -> str:
    """Set a pip of a height at a place, upright or turned about its middle."""
    scale = size / 108

    def place(spot: Spot) -> Spot:
        px, py = turned((spot[0] * scale, spot[1] * scale), turn)
        return (x + px, y + py, spot[2]) if len(spot) > 2 else (x + px, y + py)

    def shape(spots: tuple[Spot, ...]) -> str:
        return blob([place(spot) for spot in spots])

    shine = [place(spot) for spot in LIGHTS[suit]]
    light = fill(brush(shine, [2 * scale, 8 * scale, 2 * scale]), WHITE)
    if not 0.45 < scale < 1.9:  # too small to show, or in the way of the blossom
        light = ""
    match suit:
        case "a":
            return fill(shape(SPADE), INK) + light
        case "b":
            return outlined(shape(HEART), RED, max(3.5, 7 * scale)) + light
        case "c":
            return outlined(shape(DIAMOND), RED, max(3.5, 7 * scale)) + light
    leaves = ((*place(leaf)[:2], LEAF * scale) for leaf in LEAVES)
    clover = "".join(fill(circle(*leaf), INK) for leaf in leaves)
    heart = fill(circle(*place((0, 0))[:2], 14 * scale), INK)
    return fill(shape(STALK), INK) + clover + heart + light
