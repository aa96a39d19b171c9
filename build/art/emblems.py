"""The six badges that tell the seats apart without colour: 해 달 별 산 물결 꽃.

Run `python -m build.art.emblems` to write them into assets/room.
"""

from collections.abc import Callable

from build.art.furniture import ROOM, picture, write
from build.art.ink import WHITE
from build.art.kit import blob, brush, circle, curve, fill, line, outlined, polar, polygon
from build.art.room_inks import CUSHIONS


def badge(seat: int, sign: str) -> str:
    """Set a sign on the round badge of a seat."""
    disc = outlined(circle(50, 50, 44), CUSHIONS[seat], 7)
    return picture(100, 100, disc + sign)


def sun() -> str:
    """해."""
    rays = "".join(
        fill(brush([polar((50, 50), 22, a), polar((50, 50), 34, a)], [6.5, 4]), WHITE)
        for a in range(0, 360, 36)
    )
    return badge(0, rays + outlined(circle(50, 50, 16.5), WHITE, 0.1, WHITE))


def moon() -> str:
    """달."""
    crescent = blob([(60, 19, 1), (34, 33), (31, 61), (52, 79), (76, 71, 1), (55, 64), (48, 40)])
    return badge(1, fill(crescent, WHITE))


def star() -> str:
    """별."""
    points = [polar((50, 52), 31 if i % 2 == 0 else 13.5, -90 + 36 * i) for i in range(10)]
    return badge(2, outlined(polygon(points), WHITE, 4, WHITE))


def mountain() -> str:
    """산."""
    back = polygon([(44, 70), (64, 38), (84, 70)])
    front = polygon([(16, 72), (41, 27), (66, 72)])
    return badge(
        3,
        outlined(back, WHITE, 3, WHITE) + line("M66 72L50 43", CUSHIONS[3], 5)
        + outlined(front, WHITE, 3, WHITE),
    )  # fmt: skip


def wave() -> str:
    """물결."""

    def ripple(y: float) -> str:
        return curve([(17, y + 3), (28, y - 5), (39, y + 3), (50, y - 5), (61, y + 3), (72, y - 5),
                      (83, y + 3)])  # fmt: skip

    return badge(4, "".join(line(ripple(y), WHITE, 7) for y in (34, 51, 68)))


def flower() -> str:
    """꽃."""
    petals = "".join(
        fill(circle(*polar((50, 51), 18.5, -90 + 72 * i), 13.5), WHITE) for i in range(5)
    )
    return badge(5, petals + fill(circle(50, 51, 8.5), CUSHIONS[5]))


EMBLEMS: dict[str, Callable[[], str]] = {
    "sun": sun, "moon": moon, "star": star, "mountain": mountain, "wave": wave, "flower": flower,
}  # fmt: skip


def main() -> None:
    """Write the six badges."""
    for name, draw in EMBLEMS.items():
        write(draw(), ROOM / f"emblem-{name}.png", 256)


if __name__ == "__main__":
    main()
