"""July, bush clover: red sprays arching in from the upper right, and the boar."""

from build.art.autumn import clover
from build.art.beasts_autumn import boar
from build.art.frame import card, ribbon
from build.art.ink import CREAM, YEL
from build.art.land import ground


def a() -> str:
    """Draw the boar charging under the clover."""
    return card("7a", CREAM, [
        clover([(190, -20), (144, 50), (100, 130), (52, 232)], 5, 46),
        clover([(366, 10), (290, 40), (206, 108), (156, 222)], 6, 50),
        clover([(376, 132), (330, 148), (284, 178), (256, 240)], 4, 48),
        ground(470, YEL),
        boar(),
    ])  # fmt: skip


def b() -> str:
    """Draw the plain red ribbon among the sprays."""
    crossing = [(374, 176), (300, 216), (210, 300), (80, 458)]
    return card("7b", CREAM, [
        clover([(366, 40), (260, 66), (132, 160), (60, 330)], (0.12, 0.3, 0.56, 0.72, 0.88, 1), 64),
        ribbon("cho"),
        clover(crossing, (0.02, 0.2, 0.5, 0.8, 1), 66, halo=True),
        clover([(374, 330), (326, 364), (276, 420), (240, 500)], 4, 62),
    ])  # fmt: skip


def c() -> str:
    """Draw three long sprays."""
    return card("7c", CREAM, [
        clover([(340, -20), (240, 40), (132, 130), (52, 252)], 5, 62),
        clover([(372, 110), (270, 170), (156, 290), (66, 462)], 6, 70),
        clover([(372, 290), (316, 330), (252, 400), (214, 488)], 4, 64),
    ])  # fmt: skip


def d() -> str:
    """Draw two sprays that cross over yellow ground."""
    falling = [(372, 30), (250, 80), (120, 220), (66, 400)]
    rising = [(300, 500), (296, 400), (232, 250), (92, 140)]
    return card("7d", CREAM, [
        ground(440, YEL),
        clover(falling, (0.16, 0.3, 0.55, 0.72, 0.88, 1), 76),
        clover(rising, (0.06, 0.24, 0.42, 0.56, 1), 76),
    ])  # fmt: skip
