"""November, paulownia: three broad black leaves and three upright flower spikes, the phoenix."""

from build.art.foliage import bough
from build.art.frame import card, gwang_disc
from build.art.ink import BLUE, CREAM, LPINK, RED, SKY, YEL
from build.art.land import ground, ripples
from build.art.phoenix import phoenix
from build.art.trees import flower_spike, paulownia_leaf

SCARLET = (RED, LPINK)


def a() -> str:
    """Draw the phoenix flying over the paulownia."""
    return card("11a", CREAM, [
        flower_spike((66, 454), 108, -6, 4),
        flower_spike((288, 454), 96, 8, 4),
        flower_spike((180, 456), 82, 0, 3),
        phoenix(),
        paulownia_leaf(70, 462, 88, 112),
        paulownia_leaf(282, 462, 88, 68),
        paulownia_leaf(176, 460, 92, 90),
        gwang_disc(60, 282),
    ])  # fmt: skip


def b() -> str:
    """Draw scarlet spikes on yellow and red ground: worth two junk cards."""
    return card("11b", CREAM, [
        ground(250, YEL),
        flower_spike((78, 420), 290, -3, 7, SCARLET),
        flower_spike((282, 420), 330, 3, 8, SCARLET),
        flower_spike((182, 320), 160, 4, 4, SCARLET),
        ground(458, RED),
        paulownia_leaf(182, 322, 106, 96),
        paulownia_leaf(76, 418, 98, 104),
        paulownia_leaf(280, 404, 104, 70),
    ])  # fmt: skip


def c() -> str:
    """Draw three violet spikes side by side over leaves along the foot of the card."""
    return card("11c", CREAM, [
        flower_spike((76, 400), 268, -4, 7),
        flower_spike((184, 392), 316, 0, 8),
        flower_spike((288, 400), 190, 7, 5),
        paulownia_leaf(286, 416, 104, 62),
        paulownia_leaf(74, 412, 114, 116),
        paulownia_leaf(180, 408, 116, 86),
    ])  # fmt: skip


def d() -> str:
    """Draw the leaves as steps up to the right, each under its spike, over blue water."""
    return card("11d", CREAM, [
        ground(492, BLUE),
        ripples((516,), SKY, 14),
        bough([
            ([(330, 544), (308, 440), (306, 330), (272, 210)], [52, 38, 28, 16]),
            ([(310, 420), (256, 384), (190, 326)], [28, 20, 14]),
            ([(312, 480), (206, 474), (100, 416)], [32, 24, 14]),
        ], [([(318, 520), (300, 440), (298, 340)], [5, 8, 3])]),
        flower_spike((272, 224), 170, 4, 5),
        paulownia_leaf(272, 222, 96, 84),
        flower_spike((178, 334), 190, -2, 5),
        paulownia_leaf(190, 334, 104, 92),
        flower_spike((76, 420), 200, -6, 5),
        paulownia_leaf(92, 424, 104, 100),
    ])  # fmt: skip
