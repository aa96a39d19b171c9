"""September, chrysanthemum: double discs of narrow petals, black leaves, blue water, the cup."""

from build.art.autumn import chrysanthemum, mum_stems
from build.art.foliage import lobed_leaf
from build.art.frame import card, ribbon
from build.art.ink import BLUE, CORAL, CREAM, RED, SKY, YEL
from build.art.land import ground, ripples
from build.art.vessels import wine_cup

GOLDEN = (YEL, YEL, RED)
SCARLET = (RED, CORAL, YEL)


def a() -> str:
    """Draw the wine cup before three chrysanthemums."""
    return card("9a", CREAM, [
        mum_stems([[(84, 470), (98, 350), (92, 220)], [(226, 330), (236, 220), (244, 120)]]),
        ground(452, BLUE),
        ripples((486, 510), SKY, 14),
        lobed_leaf(158, 170, 56, -130), lobed_leaf(318, 216, 56, 40), lobed_leaf(176, 262, 48, -20),
        lobed_leaf(40, 318, 54, 170),
        chrysanthemum(246, 112, 86, GOLDEN),
        chrysanthemum(98, 202, 74, SCARLET),
        wine_cup(212, 304),
        chrysanthemum(78, 420, 56, GOLDEN),
    ])  # fmt: skip


def b() -> str:
    """Draw the blue ribbon over the water, held by chrysanthemums."""
    return card("9b", CREAM, [
        mum_stems([[(96, 480), (84, 340), (90, 210)], [(300, 480), (312, 380), (298, 300)]]),
        ground(462, BLUE),
        ripples((498,), SKY, 14),
        lobed_leaf(58, 306, 58, -160), lobed_leaf(146, 312, 54, -30), lobed_leaf(304, 344, 60, -40),
        chrysanthemum(98, 206, 74, SCARLET),
        ribbon("cheong"),
        lobed_leaf(300, 440, 58, 30), lobed_leaf(128, 452, 52, 150),
        chrysanthemum(212, 414, 88, GOLDEN),
        chrysanthemum(82, 404, 56, GOLDEN),
    ])  # fmt: skip


def c() -> str:
    """Draw one great golden chrysanthemum and two small scarlet ones."""
    return card("9c", CREAM, [
        mum_stems([
            [(186, 544), (196, 400), (186, 220)],
            [(190, 500), (120, 460), (82, 400)],
            [(190, 520), (260, 480), (280, 420)],
        ]),
        lobed_leaf(70, 290, 66, -150), lobed_leaf(306, 308, 64, -25), lobed_leaf(196, 366, 60, -70),
        lobed_leaf(142, 492, 58, 150), lobed_leaf(236, 490, 56, 40), lobed_leaf(310, 110, 50, -40),
        chrysanthemum(196, 190, 122, GOLDEN),
        chrysanthemum(90, 400, 66, SCARLET),
        chrysanthemum(266, 428, 60, SCARLET),
    ])  # fmt: skip


def d() -> str:
    """Draw two scarlet chrysanthemums and a small golden one over the water."""
    return card("9d", CREAM, [
        mum_stems([
            [(92, 480), (80, 330), (110, 220)],
            [(232, 480), (260, 400), (244, 300)],
            [(240, 320), (262, 220), (280, 110)],
        ]),
        ground(466, BLUE),
        ripples((500,), SKY, 14),
        lobed_leaf(204, 150, 50, -70), lobed_leaf(50, 330, 62, -170),
        lobed_leaf(166, 396, 60, -120),
        lobed_leaf(322, 430, 54, 20), lobed_leaf(324, 210, 48, 20),
        chrysanthemum(112, 196, 86, SCARLET),
        chrysanthemum(232, 318, 94, SCARLET),
        chrysanthemum(78, 424, 58, GOLDEN),
        chrysanthemum(278, 104, 54, GOLDEN),
    ])  # fmt: skip
