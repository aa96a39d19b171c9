"""August, the bare hill: one black dome in the lower half, and the moon or the geese above it."""

from build.art.autumn import pampas
from build.art.birds_autumn import goose
from build.art.frame import card, gwang_disc
from build.art.ink import CREAM, DBLUE, RED, SKY, WHITE, YEL
from build.art.kit import circle, outlined
from build.art.land import cloud_band, hill


def a() -> str:
    """Draw the full moon in a red sky over the hill."""
    return card("8a", RED, [
        outlined(circle(196, 184, 124), WHITE, 7),
        hill(190, 292),
        gwang_disc(176, 464),
    ])  # fmt: skip


def b() -> str:
    """Draw three geese over the hill under red evening cloud."""
    return card("8b", CREAM, [
        cloud_band(110, RED),
        goose(250, 122, 1.08, -10),
        goose(116, 222, 0.92, -10),
        goose(266, 290, 0.92, -10),
        hill(170, 356),
    ])  # fmt: skip


def c() -> str:
    """Draw tall pampas grass at the left, bowing over the hill."""
    return card("8c", CREAM, [
        pampas([(206, 380), (208, 310), (222, 258)], 116, YEL),
        pampas([(96, 420), (102, 290), (132, 184)], 150),
        pampas([(20, 440), (22, 360), (42, 316)], 112, YEL),
        hill(200, 330),
    ])  # fmt: skip


def d() -> str:
    """Draw a second hill behind the first, and yellow bands of cloud."""
    return card("8d", CREAM, [
        cloud_band(92, YEL),
        hill(272, 214, DBLUE, SKY),
        hill(124, 332),
    ])  # fmt: skip
