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
        flower_spike((66, 454), 96, -6, 4),
        flower_spike((288, 454), 96, 8, 4),
        flower_spike((174, 452), 104, 0, 4),
        phoenix(),
        paulownia_leaf(70, 462, 88, 112),
        paulownia_leaf(282, 462, 88, 68),
        paulownia_leaf(176, 460, 92, 90),
        gwang_disc(60, 282),
    ])  # fmt: skip


def b() -> str:
    """Draw scarlet spikes on yellow and red ground: worth two junk cards."""
    return card("11b", CREAM, [
        ground(236, YEL),
        flower_spike((120, 350), 214, -24, 5, SCARLET),
        flower_spike((232, 350), 214, 24, 5, SCARLET),
        flower_spike((176, 330), 244, 0, 6, SCARLET),
        ground(452, RED),
        paulownia_leaf(92, 360, 112, 156),
        paulownia_leaf(260, 360, 112, 24),
        paulownia_leaf(176, 384, 112, 90),
    ])  # fmt: skip


def c() -> str:
    """Draw three violet spikes side by side over leaves along the foot of the card."""
    return card("11c", CREAM, [
        flower_spike((66, 388), 220, -8, 6),
        flower_spike((286, 388), 220, 8, 6),
        flower_spike((176, 372), 290, 0, 7),
        paulownia_leaf(74, 404, 114, 112),
        paulownia_leaf(278, 404, 114, 68),
        paulownia_leaf(176, 396, 120, 90),
    ])  # fmt: skip


def d() -> str:
    """Draw the leaves as steps up to the right, each under its spike, over blue water."""
    return card("11d", CREAM, [
        ground(474, BLUE),
        ripples((504,), SKY, 14),
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
