"""Birds of the second half of the year: goose, phoenix and swallow."""

from build.art.ink import CREAM, DBLUE, DYEL, INK, RAIN, RED, SKY, WHITE, YEL
from build.art.kit import (
    Point,
    blob,
    brush,
    circle,
    each,
    fill,
    inked,
    outlined,
    polygon,
    sharp,
    turned,
)


def goose(x: float, y: float, size: float = 1, tilt: float = 0) -> str:
    """Let a wild goose fly to the left, both wings spread."""

    def at(px: float, py: float) -> Point:
        return turned((x + px * size, y + py * size), tilt, (x, y))

    far = blob([
        sharp(at(-22, -8)), at(-12, -40), sharp(at(34, -86)), sharp(at(32, -66)),
        sharp(at(46, -66)),
        sharp(at(38, -46)), sharp(at(50, -42)), at(40, -22), sharp(at(26, -4)),
    ])  # fmt: skip
    near = blob([
        sharp(at(-24, 6)), at(-2, 38), sharp(at(62, 72)), sharp(at(54, 54)), sharp(at(68, 50)),
        sharp(at(54, 36)), sharp(at(62, 28)), at(46, 12), sharp(at(30, 2)),
    ])  # fmt: skip
    body = blob([
        at(-74, -14), at(-60, -18), at(-44, -10), at(-14, -13), at(26, -6), sharp(at(74, 2)),
        at(34, 16), at(-8, 16), at(-40, 4), at(-62, 1), at(-74, -5),
    ])  # fmt: skip
    bill = blob([sharp(at(-72, -15)), sharp(at(-96, -3)), sharp(at(-71, -3))])
    svg = outlined(bill, DYEL, 4) + each([(far, INK), (body, INK), (near, INK)], 4.5, CREAM)
    svg += fill(circle(*at(-65, -11), 3.6 * size), WHITE)
    for i in range(3):
        bar = [at(0 + i * 13, 22 + i * 0), at(20 + i * 11, 40 + i * -2)]
        svg += fill(brush(bar, [4, 4]), CREAM)
    return svg


def swallow(x: float, y: float, size: float = 1, tilt: float = -18) -> str:
    """Let the swallow dart to the left, its forked tail spread."""

    def at(px: float, py: float) -> Point:
        return turned((x + px * size, y + py * size), tilt, (x, y))

    far = blob(
        [sharp(at(-22, -14)), at(0, -74), sharp(at(66, -142)), at(58, -72), sharp(at(34, -8))]
    )
    near = blob([sharp(at(-16, 2)), at(36, 48), sharp(at(124, 72)), at(76, 22), sharp(at(36, -12))])
    tails = [
        blob(
            [sharp(at(40, -10)), at(100, -26), sharp(at(166, -58)), at(108, -8), sharp(at(50, 12))]
        ),
        blob([sharp(at(40, 0)), at(100, 10), sharp(at(168, 6)), at(104, 30), sharp(at(46, 18))]),
    ]
    body = blob([
        at(-78, -10), at(-62, -28), at(-36, -28), at(20, -18), sharp(at(64, 2)), at(20, 22),
        at(-28, 26),
        at(-62, 14),
    ])  # fmt: skip
    belly = blob([at(-58, 12), at(-26, 25), at(22, 21), sharp(at(52, 6)), at(4, 4), at(-40, 2)])
    throat = blob([at(-76, -7), at(-62, -6), at(-46, 6), at(-58, 14), at(-70, 8)])
    bill = polygon([at(-76, -14), at(-104, -5), at(-76, 2)])
    svg = each([(tail, INK) for tail in tails], 4, RAIN) + outlined(far, DBLUE, 5.5)
    svg += (
        outlined(bill, YEL, 5) + inked([(body, INK)], 11) + fill(belly, WHITE) + fill(throat, RED)
    )
    svg += outlined(near, DBLUE, 5.5)
    for start, end in (
        ((26, 2), (98, 56)), ((14, 12), (84, 56)), ((4, 22), (64, 52)),
        ((26, -30), (52, -106)), ((12, -34), (40, -104)),
    ):  # fmt: skip
        svg += fill(brush([at(*start), at(*end)], [3.5, 5]), SKY)
    return svg + fill(circle(*at(-58, -14), 7.5), WHITE) + fill(circle(*at(-59, -14), 4), INK)
