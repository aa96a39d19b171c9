"""Where each card lies, by what the viewer may see: the picture that every movement ends in."""

import random
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, Literal

from pygame import Rect

from game.cards import MONTH, Card
from game.table import Pending
from game.view import View
from scenes.layout.geometry import CARD_RATIO, Geometry, Place

PILE, RING, STOCK, FAN, HAND, FLYING = 10, 100, 200, 210, 300, 400
"""Layers, lowest first; the ring's disc lies just under RING."""

BACKS: Final = 5  # that a fan is laid out for
PALM: Final = 0.6  # size of a hand that a palm can cover
CROWDED: Final = 20  # from here on old cards lie smaller
DIMMEST: Final = 0.24
DIMMING: Final = 24  # cards ago at which a card is darkest


@dataclass(frozen=True)
class Pose:
    """How a card lies: its middle in pixels, its width, its angle in degrees, its face or a back.

    `dim` 0–1 darkens it; `layer` orders the pile of pictures.
    """

    x: float
    y: float
    width: float
    angle: float = 0.0
    face: Card | None = None
    layer: float = 0.0
    dim: float = 0.0
    alpha: int = 255
    squash: float = 1.0  # of its width, while a card turns over


@dataclass(frozen=True)
class Look:
    """What the screen adds to a view: the open hand's seat, raised card, claim under way, mode."""

    bottom: int = 0  # the seat at the bottom of the window
    raised: Card | None = None
    lifted: tuple[Card, ...] = ()  # a pair that matches the discard, for newcomers
    pending: Pending | None = None
    columns: bool = False
    palm: Literal["", "left", "right"] = ""  # a small open hand, and on which side
    seed: str = ""  # public: the seal and the round, for angles


def place_of(geometry: Geometry, look: Look, seat: int) -> Place:
    """Find where a seat sits on the screen."""
    return geometry.places[(seat - look.bottom) % len(geometry.places)]


def poses(view: View, geometry: Geometry, look: Look) -> dict[str, Pose]:
    """Lay out every card of a view; keys are card codes, `back-SEAT-N` and `stock-N`."""
    found: dict[str, Pose] = {}
    found.update(stock_poses(view.stock, geometry))
    found.update(discard_poses(view, geometry, look))
    for seat, size in enumerate(view.sizes):
        place = place_of(geometry, look, seat)
        if view.end is not None and view.end.jokbo is not None and seat == view.end.seat:
            found.update(jokbo_row((view.hands or ())[seat], geometry))
        elif view.hands is not None and (seat != view.seat or place.side != "bottom"):
            found.update(open_fan(view.hands[seat], geometry, place))
        elif seat == view.seat:
            found.update(hand_poses(view, geometry, look))
        else:
            gone = 2 if look.pending and look.pending.seat == seat else 0
            found.update(fan_poses(seat, size - gone, geometry, place))
    return found


def stock_poses(cards: int, geometry: Geometry) -> dict[str, Pose]:
    """Stack the stock: a few backs, the more the higher."""
    shown = min(cards, 1 + cards // 6)
    box, lift = geometry.stock, geometry.px(0.0035)
    return {
        f"stock-{level}": Pose(
            box.centerx, box.centery - lift * level, box.w, layer=STOCK + level / 10
        )
        for level in range(shown)
    }


def stock_top(cards: int, geometry: Geometry) -> Pose:
    """Tell where the top card of the stock lies, before it is drawn."""
    stack = stock_poses(max(cards, 1), geometry)
    return replace(stack[f"stock-{len(stack) - 1}"], layer=FLYING)


def fan_poses(seat: int, size: int, geometry: Geometry, place: Place) -> dict[str, Pose]:
    """Hold a closed hand: backs evenly spaced, so that nobody learns where a card came from."""
    width = geometry.px(0.05)
    pitch = round((place.fan.w - width) / (BACKS - 1))
    left = place.fan.left + width / 2
    return {
        f"back-{seat}-{number}": Pose(
            left + pitch * number,
            place.fan.centery + abs(number - (size - 1) / 2) * geometry.px(0.001),
            width,
            angle=2.0 * ((size - 1) / 2 - number),
            layer=FAN + number / 10,
        )
        for number in range(size)
    }


def fan_centre(geometry: Geometry, place: Place, layer: float = FLYING) -> Pose:
    """Tell where cards leave a closed hand: always its middle."""
    return Pose(place.fan.centerx, place.fan.centery, geometry.px(0.05), layer=layer)


def open_fan(hand: tuple[Card, ...], geometry: Geometry, place: Place) -> dict[str, Pose]:
    """Show the hand of another seat when all hands lie open."""
    width, pitch = geometry.px(0.082), geometry.px(0.045)
    whole = width + pitch * (len(hand) - 1)
    left = place.plate.left + min((place.plate.w - whole) / 2, 0)
    left = max(geometry.blanket.left, min(left, geometry.blanket.right - whole))
    start = left + width / 2
    bottom = place.plate.top
    return {
        card: Pose(
            start + pitch * number,
            bottom - width * CARD_RATIO / 2 + geometry.px(0.022),
            width,
            face=card,
            layer=FAN + number / 10,
        )
        for number, card in enumerate(hand)
    }


def jokbo_row(hand: tuple[Card, ...], geometry: Geometry) -> dict[str, Pose]:
    """Lay a declared hand out in the middle of the table, months in order."""
    width, step = geometry.px(0.098), geometry.px(0.1)
    left = geometry.centre - step * (len(hand) - 1) / 2
    return {
        card: Pose(
            left + step * number, geometry.ring.centery, width, face=card, layer=HAND + number
        )
        for number, card in enumerate(hand)
    }


def hand_order(view: View) -> tuple[Card, ...]:
    """Order the open hand as it lies: sorted, the card just drawn last."""
    if view.drawn is None or view.phase != "hold":
        return view.hand
    return (*(card for card in view.hand if card != view.drawn), view.drawn)


def hand_poses(view: View, geometry: Geometry, look: Look) -> dict[str, Pose]:
    """Spread the open hand at the bottom; the drawn card lies a little apart."""
    gone = set(look.pending.cards) if look.pending and look.pending.seat == view.seat else set()
    hand = [card for card in hand_order(view) if card not in gone]
    apart = view.drawn is not None and view.phase == "hold"
    places = hand_places(len(hand), geometry, apart=apart, palm=look.palm)
    found: dict[str, Pose] = {}
    for number, (card, box) in enumerate(zip(hand, places, strict=True)):
        up = geometry.px(0.035) if card == look.raised or card in look.lifted else 0
        found[card] = Pose(
            box.centerx, box.centery - up, box.w, face=card, layer=HAND + number / 10
        )
    return found


def hand_places(
    size: int, geometry: Geometry, *, apart: bool, palm: Literal["", "left", "right"] = ""
) -> list[Rect]:
    """Give the boxes of the open hand's cards, left to right; with `palm` small and aside."""
    if not size:
        return []
    if palm:
        return _palm_places(size, geometry, palm, apart=apart)
    width, height = geometry.card, round(geometry.card * CARD_RATIO)
    whole = width + geometry.step * (size - 1) + (geometry.gap if apart else 0)
    left = geometry.centre - whole // 2
    boxes = [
        Rect(left + geometry.step * place, geometry.hand_top, width, height)
        for place in range(size)
    ]
    if apart:
        boxes[-1].left += geometry.gap
    return boxes


def _palm_places(
    size: int, geometry: Geometry, palm: Literal["left", "right"], *, apart: bool
) -> list[Rect]:
    """Lay the hand out at 60 % on one side of the hand's zone."""
    usual = hand_places(size, geometry, apart=apart)
    start, reach = usual[0].left, round((usual[-1].right - usual[0].left) * PALM)
    zone = geometry.px(0.405)
    left = geometry.centre - zone if palm == "left" else geometry.centre + zone - reach
    return [
        Rect(
            left + round((box.left - start) * PALM),
            box.bottom - round(box.h * PALM),
            round(box.w * PALM),
            round(box.h * PALM),
        )
        for box in usual
    ]


def discard_poses(view: View, geometry: Geometry, look: Look) -> dict[str, Pose]:
    """Lay the discards: the last one big in the ring, older ones as they were thrown."""
    if not view.discards:
        return {}
    found = _old_poses(view, geometry, look)
    claimed = {card for group in view.sets for card in group.cards}
    went_out = view.end is not None and view.end.from_ is not None
    if went_out and view.sets:
        group = view.sets[-1]
        found[group.cards[0]] = ring_pose(group.cards[0], geometry, look)
        found.update(slapped(group.cards[1:], geometry))
    elif view.discards[-1] not in claimed and (view.end is None or view.end.jokbo is None):
        last = view.discards[-1]
        found[last] = ring_pose(last, geometry, look)
        if look.pending is not None:
            found.update(slapped(look.pending.cards, geometry))
    return found


def ring_pose(card: Card, geometry: Geometry, look: Look) -> Pose:
    """Lay the last discard big in the ring, turned a little by a public chance."""
    turn = _chance(look.seed, card).uniform(-9, 9)
    return Pose(geometry.ring.centerx, geometry.ring.centery, geometry.discard, turn, card, RING)


def slapped(cards: tuple[Card, ...], geometry: Geometry) -> dict[str, Pose]:
    """Lay a claimed pair across the discard, fanned so that all three numerals show."""
    x, y, width = geometry.ring.centerx, geometry.ring.centery, geometry.discard
    return {
        card: Pose(
            x + side * geometry.px(0.052),
            y + geometry.px(0.028),
            width,
            angle=-side * 9,
            face=card,
            layer=RING + 1 + place,
        )
        for place, (card, side) in enumerate(zip(cards, (-1, 1), strict=False))
    }


def _old_poses(view: View, geometry: Geometry, look: Look) -> dict[str, Pose]:
    claimed = {card for group in view.sets for card in group.cards}
    old = [card for card in view.discards if card not in claimed]
    if look.columns:
        return _columns(view.discards, geometry)
    narrow = 0.104 if len(view.discards) > CROWDED else 0.112
    found: dict[str, Pose] = {}
    for number, card in enumerate(old):
        age = len(old) - 1 - number
        spot = _thrown(look.seed, card, geometry)
        found[card] = replace(
            spot,
            width=geometry.px(narrow),
            layer=PILE + number,
            dim=DIMMEST * min(1.0, age / DIMMING),
        )
    for number, group in enumerate(view.sets):
        found.update(set_poses(group.cards, number, geometry))
    return found


@lru_cache(maxsize=512)
def _thrown(seed: str, card: Card, geometry: Geometry) -> Pose:
    """Let an old card lie as it was thrown, around the ring and clear of the hand."""
    chance = _chance(seed, card)
    best = (0.0, 0.0)
    for _ in range(12):
        x, y = chance.uniform(-0.25, 0.25), chance.uniform(-0.18, 0.052)
        outside = (x / 0.155) ** 2 + ((y + 0.02) / 0.125) ** 2
        best = (x, y)
        if outside > 1:
            break
    return Pose(
        geometry.ring.centerx + geometry.px(best[0]),
        geometry.ring.centery + geometry.px(best[1]),
        geometry.old_card,
        angle=chance.uniform(-35, 35),
        face=card,
    )


SET_SPOTS: Final = (
    (0.325, -0.178), (-0.325, -0.178), (0.0, -0.212), (0.165, -0.2), (-0.165, -0.2),
    (0.33, -0.06), (0.26, -0.12), (-0.24, -0.12),
)  # fmt: skip
"""Where claimed sets lie around the pile's upper edge, from the ring's middle."""


def set_poses(cards: tuple[Card, ...], number: int, geometry: Geometry) -> dict[str, Pose]:
    """Lay a claimed set whole at the pile's upper edge."""
    x, y = SET_SPOTS[number % len(SET_SPOTS)]
    return {
        card: Pose(
            geometry.ring.centerx + geometry.px(x + 0.038 * (place - 1)),
            geometry.ring.centery + geometry.px(y),
            geometry.px(0.098),
            angle=-7 * (place - 1),
            face=card,
            layer=PILE + 50 + number + place / 10,
        )
        for place, card in enumerate(cards)
    }


def _columns(discards: tuple[Card, ...], geometry: Geometry) -> dict[str, Pose]:
    """Sort the discards into twelve columns, a month each."""
    step = geometry.px(0.0235)
    seen: dict[int, int] = {}
    found: dict[str, Pose] = {}
    for card in discards:
        month = MONTH[card]
        box = column_box(month, geometry)
        level = seen.get(month, 0)
        seen[month] = level + 1
        found[card] = Pose(
            box.centerx, box.centery + step * level, box.w, face=card, layer=PILE + level
        )
    return found


def column_box(month: int, geometry: Geometry) -> Rect:
    """Give the place of the first card in a month's column."""
    wide = geometry.kind == "wide"
    width = geometry.px(0.064 if wide else 0.052)
    pitch = geometry.px(0.0745 if wide else 0.058)
    left = geometry.centre - pitch * 5.5 + pitch * (month - 1) - width / 2
    return Rect(
        round(left), geometry.strip.top + geometry.px(0.035), width, round(width * CARD_RATIO)
    )


def _chance(seed: str, card: Card) -> random.Random:
    return random.Random(f"{seed}/{card}")
