"""The table's layout in every window: apart, inside, large enough; seats in turn; cards placed."""

import random
from collections.abc import Callable
from itertools import combinations, pairwise, product
from math import atan2, cos, hypot, pi, radians, sin

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame import Rect

from game.cards import MONTH, Card
from game.house import PRESETS, HouseRules
from game.moves import Ppong
from game.redeal import redeal
from game.round import Round, claimant, legal_moves
from game.table import Pending
from game.view import View, see
from scenes.layout.geometry import CARD_RATIO, SEATINGS, Geometry, geometry
from scenes.layout.poses import Look, Pose, hand_places, poses
from scenes.table.figures import note_px, note_rect
from tests.random_play import SEATS, SEEDS, house_rules, steps

SIZES = (
    (960, 600), (1024, 768), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (2560, 1440),
    (3840, 2160), (1280, 1024),
)  # fmt: skip
TEXTS = (1.0, 1.25, 1.5, 1.75, 2.0)
ALL = [geometry(size, seats, text) for size, seats, text in product(SIZES, range(2, 7), TEXTS)]
BORDER = 0.015  # window heights along the border in which nothing is live
LEAST = 48  # px
GAPS = {("ppong", "pass"): 0.11, ("stop", "declare"): 0.105, ("ppong", "stop"): 0.8,
        ("ppong", "hand"): 0.045}  # fmt: skip
"""Least distance, edge to edge in window heights, of what must not be mistaken for another."""


def name(table: Geometry) -> str:
    return f"{table.size} {len(table.places)} seats, text {table.text}"


def hand(table: Geometry) -> Rect:
    """The open hand at its widest."""
    boxes = hand_places(6, table, apart=True)
    return boxes[0].unionall(boxes[1:])


def live(table: Geometry) -> dict[str, Rect]:
    """All that can be pressed, as large as it can be pressed."""
    slabs = {
        "ppong": table.ppong,
        "pass": table.pass_,
        "declare": table.declare,
        "stop": table.stop,
        "stock": table.stock,
        "menu": table.menu,
        "hint": table.hint,
    } | {f"tab {place}": tab for place, tab in enumerate(table.tabs)}
    return {kind: table.hit(box) for kind, box in slabs.items()} | {
        "ring": table.ring,
        "hand": hand(table),
    }


def furniture(table: Geometry) -> dict[str, Rect]:
    """All that has a place of its own besides."""
    papers = {"paper": table.paper, "history": table.history}
    found = {kind: box for kind, box in papers.items() if box is not None}
    found |= {"total": table.total, "strip": table.strip}
    for number, place in enumerate(table.places):
        found[f"plate {number}"] = place.plate
        if number:
            found[f"fan {number}"] = place.fan
    return found


def distance(one: Rect, other: Rect) -> float:
    dx = max(one.left - other.right, other.left - one.right, 0)
    dy = max(one.top - other.bottom, other.top - one.bottom, 0)
    return hypot(dx, dy)


def everywhere(look: Callable[[Geometry], list[str]]) -> dict[str, list[str]]:
    """What is wrong by window, seats and text; empty if nothing is."""
    return {name(table): wrong for table in ALL if (wrong := look(table))}


def test_nothing_overlaps() -> None:
    def overlaps(table: Geometry) -> list[str]:
        places = live(table) | furniture(table)
        pairs = combinations(places.items(), 2)
        return [f"{one} and {two}" for (one, a), (two, b) in pairs if a.colliderect(b)]

    assert everywhere(overlaps) == {}


def test_the_figure_beside_an_opened_hand_keeps_off_the_plates() -> None:
    """As wide as "60 > 10", it lies on no plate, where names and totals stand."""

    def strays(table: Geometry) -> list[str]:
        wrong = []
        for number, place in enumerate(table.places):
            px = note_px(table, place)
            box = note_rect((round(px * 4.9), round(px * 1.5)), table, place)
            wrong += [
                f"{number} on a plate" for each in table.places if box.colliderect(each.plate)
            ]
            if not Rect((0, 0), table.size).contains(box):
                wrong.append(f"{number} out")
        return wrong

    assert everywhere(strays) == {}


def test_everything_lies_inside_and_live_things_off_the_border() -> None:
    def outside(table: Geometry) -> list[str]:
        window, border = Rect((0, 0), table.size), table.px(BORDER)
        inner = window.inflate(-2 * border, -2 * border)
        out = [kind for kind, box in furniture(table).items() if not window.contains(box)]
        return out + [kind for kind, box in live(table).items() if not inner.contains(box)]

    assert everywhere(outside) == {}


def test_what_can_be_pressed_is_large_enough() -> None:
    """Of a card under others only a strip can be pressed."""

    def small(table: Geometry) -> list[str]:
        least = max(LEAST, table.px(0.065))
        found = [kind for kind, box in live(table).items() if min(box.size) < least]
        return [*found, "card"] if table.step < 44 else found

    assert everywhere(small) == {}


def test_buttons_of_different_meaning_stand_apart() -> None:
    def close(table: Geometry) -> list[str]:
        places = live(table) | {"ppong": table.ppong, "pass": table.pass_}
        places |= {"stop": table.stop, "declare": table.declare}
        return [
            f"{one} and {two}"
            for (one, two), least in GAPS.items()
            if distance(places[one], places[two]) < least * table.unit - 1.5
        ]

    assert everywhere(close) == {}


def test_the_same_pixel_never_means_two_things_one_after_the_other() -> None:
    """뽕 is never where a card, a pass or a stop was, whatever the number of cards in the hand."""
    for table in ALL:
        for size, apart in product(range(1, 7), (False, True)):
            boxes = hand_places(size, table, apart=apart)
            assert all(not table.ppong.colliderect(box) for box in boxes)
            assert all(not table.ring.colliderect(box) for box in boxes)
            assert hand(table).contains(boxes[0].unionall(boxes[1:]))


def test_a_small_slab_can_be_pressed_a_little_beside_it() -> None:
    table = geometry((960, 600), 4)
    assert table.hit(table.pass_).contains(table.pass_)
    assert table.hit(table.pass_).center == table.pass_.center
    assert min(table.hit(table.pass_).size) == LEAST
    assert table.hit(Rect(100, 100, 200, 90)) == Rect(100, 100, 200, 90)


@pytest.mark.parametrize("seats", SEATINGS)
def test_the_next_seat_sits_at_the_right_and_play_goes_counter_clockwise(seats: int) -> None:
    for size in SIZES:
        table = geometry(size, seats)
        middle = (table.centre, table.ring.centery)
        angles = []
        for place in table.places:
            dx, dy = place.cushion.centerx - middle[0], place.cushion.centery - middle[1]
            start = atan2(-dy, dx) if place.side != "bottom" else -pi / 2
            angles.append((start + pi / 2) % (2 * pi))  # from below, counter-clockwise
        assert angles == sorted(angles)
        assert len(set(angles)) == seats
        sides = [place.side for place in table.places]
        assert sides[0] == "bottom"
        if seats > 2:
            assert (sides[1], sides[-1]) == ("right", "left")
        else:
            assert sides == ["bottom", "top"]


def test_more_pixels_never_make_things_smaller() -> None:
    for seats, text in product(range(2, 7), TEXTS):
        heights = [
            geometry(size, seats, text) for size in ((1280, 720), (1920, 1080), (3840, 2160))
        ]
        for small, large in pairwise(heights):
            assert small.font <= large.font
            assert min(small.ppong.size) < min(large.ppong.size)


@given(st.integers(1, 6000), st.integers(1, 4000), SEATS, st.floats(1, 2))
def test_any_window_has_a_layout(width: int, height: int, seats: int, text: float) -> None:
    table = geometry((width, height), seats, text)
    assert len(table.places) == seats
    assert table.font >= 16 * text - 1


# cards


def glances(rng: random.Random, rules: HouseRules, seats: int) -> list[tuple[Round, View, Look]]:
    """States of a round as different seats see them, with a claim under way in some."""
    states = [state for state, _ in steps(rules, seats, rng, 0.1) if state.phase != "recycle"]
    kept = [states[0], states[-1], *rng.sample(states, min(12, len(states)))]
    found: list[tuple[Round, View, Look]] = []
    for state in kept:
        seat = rng.choice([None, *range(seats)])
        look = Look(bottom=seat or 0, columns=rng.random() < 0.3, seed="abc")
        found.append((state, see(state, seat), look))
        claimer = claimant(state)
        if claimer is not None:
            move = next(m for m in legal_moves(state, claimer) if isinstance(m, Ppong))
            pending = Pending(claimer, move.cards)
            found.append((state, see(state, seat), Look(look.bottom, pending=pending, seed="abc")))
    return found


def expected_cards(view: View, look: Look) -> set[Card]:
    """The cards whose faces the viewer sees lying somewhere."""
    shown = set(view.hand) | set(view.discards)
    for seen in view.hands or ():
        shown |= set(seen)
    if look.pending is not None:
        shown |= set(look.pending.cards)
    return shown


def sides(pose: Pose) -> tuple[float, float]:
    """Half width and half height of the upright box around a turned card."""
    turn, high = radians(abs(pose.angle)), pose.width * CARD_RATIO
    return (
        (pose.width * cos(turn) + high * sin(turn)) / 2,
        (pose.width * sin(turn) + high * cos(turn)) / 2,
    )


@settings(max_examples=25)
@given(house_rules(), SEATS, SEEDS, st.sampled_from(SIZES))
def test_every_card_of_a_view_has_exactly_one_place(
    rules: HouseRules, seats: int, seed: int, size: tuple[int, int]
) -> None:
    table = geometry(size, seats)
    for _, view, look in glances(random.Random(seed), rules, seats):
        found = poses(view, table, look)
        assert {piece for piece in found if piece in MONTH} == expected_cards(view, look)
        assert all(pose.face == piece for piece, pose in found.items() if piece in MONTH)
        assert all(pose.face is None for piece, pose in found.items() if piece not in MONTH)
        for seat, cards in enumerate(view.sizes):
            backs = [piece for piece in found if piece.startswith(f"back-{seat}-")]
            gone = 2 if look.pending and look.pending.seat == seat else 0
            is_open = seat == view.seat or view.hands is not None
            assert len(backs) == (0 if is_open else cards - gone)
        assert bool(view.stock) == any(piece.startswith("stock-") for piece in found)


@settings(max_examples=25)
@given(house_rules(), SEATS, SEEDS, st.sampled_from(SIZES))
def test_every_card_lies_whole_in_the_window(
    rules: HouseRules, seats: int, seed: int, size: tuple[int, int]
) -> None:
    table = geometry(size, seats)
    for _, view, look in glances(random.Random(seed), rules, seats):
        for piece, pose in poses(view, table, look).items():
            half = sides(pose)
            assert half[0] <= pose.x <= size[0] - half[0], piece
            assert half[1] <= pose.y <= size[1] - half[1], piece
            if piece in view.discards:
                assert pose.y + half[1] <= table.hand_top + 1, f"{piece} lies on the open hand"


@settings(max_examples=20)
@given(house_rules(), SEATS, SEEDS, st.sampled_from(SIZES))
def test_a_closed_hand_shows_backs_evenly_and_nothing_of_its_cards(
    rules: HouseRules, seats: int, seed: int, size: tuple[int, int]
) -> None:
    """The same number of cards gives the same picture, whatever they are and came from."""
    table = geometry(size, seats)
    fans: dict[tuple[int, int], list[Pose]] = {}
    for _, view, look in glances(random.Random(seed), rules, seats):
        found = poses(view, table, look)
        for seat in range(seats):
            backs = [pose for piece, pose in found.items() if piece.startswith(f"back-{seat}-")]
            steps = {round(after.x - before.x, 6) for before, after in pairwise(backs)}
            assert len(steps) <= 1
            assert all(back.face is None and back.width == backs[0].width for back in backs)
            key = ((seat - look.bottom) % seats, len(backs))
            assert fans.setdefault(key, backs) == backs


@settings(max_examples=20)
@given(house_rules(), SEATS, SEEDS)
def test_hidden_cards_dealt_anew_leave_the_picture_as_it_is(
    rules: HouseRules, seats: int, seed: int
) -> None:
    rng = random.Random(seed)
    table = geometry((1280, 720), seats)
    changed = False
    for state, view, look in glances(rng, rules, seats):
        if look.pending is None:
            other = redeal(state, view.seat, rng)
            assert poses(see(other, view.seat), table, look) == poses(view, table, look)
            changed |= other != state
    assert changed


def test_a_raised_card_lies_higher_and_at_the_same_place_across() -> None:
    rng = random.Random(4)
    state, _ = next(steps(PRESETS["family"], 4, rng))
    view, table = see(state, state.turn), geometry((1280, 720), 4)
    flat = poses(view, table, Look(bottom=state.turn))
    for card in view.hand:
        up = poses(view, table, Look(bottom=state.turn, raised=card))
        moved = {piece for piece in flat if up[piece] != flat[piece]}
        assert moved == {card}
        assert up[card].y < flat[card].y
        assert up[card].x == flat[card].x


def test_each_angle_in_the_pile_follows_from_public_things_alone() -> None:
    table = geometry((1280, 720), 4)
    rng = random.Random(8)
    *_, (state, _) = steps(PRESETS["family"], 4, rng, 0.0)
    look = Look(seed="9f2c/3")
    views = [see(state, seat) for seat in (None, 1, 2)]
    piles = [
        {piece: pose for piece, pose in poses(view, table, look).items() if piece in view.discards}
        for view in views
    ]
    assert piles[0] == piles[1] == piles[2]
    other = poses(views[0], table, Look(seed="9f2c/4"))
    assert any(other[card].angle != piles[0][card].angle for card in piles[0])
