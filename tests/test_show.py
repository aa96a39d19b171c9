"""The show: four play by themselves with open hands; a word for each decision; any key leaves."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.cards import MONTH
from game.cpu import CHARACTERS
from game.moves import Draw
from game.record import DrawEntry, Recycle
from game.replay import replay
from scenes.lettering import broken
from scenes.scene import Pop, Replace
from scenes.show.scene import SPEEDS, ShowScene
from scenes.sittings import House
from scenes.title import PATIENCE
from tests.screens import (
    LANGUAGES,
    SCALES,
    SIZES,
    click,
    cut,
    open_stage,
    press,
    same_shuffles,
    screen,
    show,
)
from tests.table_driver import faces

SPACE, LEFT, RIGHT, UP, DOWN, ESCAPE = (
    pygame.KSCAN_SPACE, pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT, pygame.KSCAN_UP, pygame.KSCAN_DOWN,
    pygame.KSCAN_ESCAPE,
)  # fmt: skip
FRAME = 0.05  # s


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


@pytest.fixture(autouse=True)
def _seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    same_shuffles(monkeypatch, 3)


def opened(folder: Path, *, idle: bool = False, **settings: Any) -> ShowScene:
    stage = open_stage(folder, newcomer=False, **settings)
    stage.faces = faces()
    return ShowScene(stage, Pop, idle=idle, chance=random.Random(2))


def run(scene: ShowScene, seconds: float) -> float:
    """Let time pass; how much of it the round took to be over."""
    time = 0.0
    while time < seconds and scene.table.phase != "over":
        scene.update(FRAME)
        time += FRAME
    return time


def start(scene: ShowScene) -> None:
    while scene.remark is None:
        scene.update(FRAME)


def test_a_round_plays_itself_and_each_decision_has_its_word(tmp_path: Path) -> None:
    scene = opened(tmp_path)
    heard: list[tuple[int, object]] = []
    said: set[tuple[str, str]] = set()
    while scene.table.phase != "over":
        scene.update(FRAME)
        if scene.remark is not None and (not heard or heard[-1][1] is not scene.remark):
            heard.append((scene.remark.seat, scene.remark))
            said.add(scene.said())
    moves = scene.table.record.rounds[0].moves
    told = [line for line in moves if not isinstance(line, DrawEntry | Recycle)]
    assert len(heard) >= len(told)
    assert {line.seat for line in told} <= {seat for seat, _ in heard}
    assert all(head and "{" not in head + why for head, why in said)
    assert said
    replay(scene.table.record)


def test_hands_lie_open_to_the_room_and_closed_to_the_players(tmp_path: Path) -> None:
    scene = opened(tmp_path)
    start(scene)
    table = scene.table
    room = table.view(None)
    assert room.hands is not None
    assert all(room.hands)
    assert room.moves == ()
    for seat in range(4):
        assert table.view(seat).hands is None
        assert table.view(seat).hand == room.hands[seat]
    scene.below.flow.hurry()
    lying = {piece for piece in scene.below.flow.base() if piece in MONTH}
    assert {card for hand in room.hands for card in hand} <= lying


def test_a_plain_draw_is_not_worth_a_word(tmp_path: Path) -> None:
    scene = opened(tmp_path)
    while scene.table.phase != "over":
        scene.update(FRAME)
        remark = scene.remark
        if remark is not None and isinstance(remark.choice, Draw):
            assert remark.judgement.causes


def test_there_is_time_to_read_and_less_at_a_higher_speed(tmp_path: Path) -> None:
    times = []
    for presses in (0, 2):
        scene = opened(tmp_path)
        for _ in range(presses):
            press(scene, RIGHT)
        start(scene)
        assert scene._patience > 0
        times.append(scene._patience)
    assert times[1] < times[0]


def test_space_waits_and_goes_on(tmp_path: Path) -> None:
    scene = opened(tmp_path)
    start(scene)
    press(scene, SPACE)
    assert scene.paused
    assert not scene.busy
    before = scene.table.record
    run(scene, 8.0)
    assert scene.table.record == before
    press(scene, SPACE)
    run(scene, 30.0)
    assert scene.table.record != before


def test_arrows_change_the_speed_of_the_show_alone(tmp_path: Path) -> None:
    scene = opened(tmp_path, speed="normal")
    assert scene.stage.settings.speed == SPEEDS[0]
    press(scene, RIGHT)
    press(scene, RIGHT)
    press(scene, RIGHT)
    assert scene.stage.settings.speed == SPEEDS[2]
    press(scene, LEFT)
    assert scene.stage.settings.speed == SPEEDS[1]
    assert scene._owner.settings.speed == "normal"


def test_the_show_seats_two_to_six_and_starts_anew(tmp_path: Path) -> None:
    scene = opened(tmp_path)
    start(scene)
    for key, seats in ((UP, 5), (UP, 6), (UP, 6), (DOWN, 5)):
        press(scene, key)
        assert scene.seats == len(scene.table.seats) == seats
    for _ in range(3):
        press(scene, DOWN)
    assert len(scene.table.seats) == 2
    assert scene.remark is None
    start(scene)
    show(scene)
    assert scene.remark is not None


def test_each_key_has_a_slab_for_the_mouse(tmp_path: Path) -> None:
    scene = opened(tmp_path)
    start(scene)
    show(scene)
    wait, faster, more, leave = (box.center for box in scene.slabs.rects())
    click(scene, wait)
    assert scene.paused
    show(scene)
    assert scene.slabs.choices[0].label == scene.stage.words("show.go_on")
    click(scene, wait)
    assert not scene.paused
    click(scene, faster)
    assert SPEEDS[scene.speed] == "normal"
    click(scene, more)
    assert scene.seats == 5
    assert click(scene, leave) == Pop()
    click(scene, (400, 500))
    assert scene.paused


def test_only_escape_leaves_a_show_that_was_asked_for(tmp_path: Path) -> None:
    scene = opened(tmp_path)
    assert press(scene, pygame.KSCAN_A) is None
    assert press(scene, ESCAPE) == Pop()


@pytest.mark.parametrize("key", [SPACE, ESCAPE, pygame.KSCAN_A, pygame.KSCAN_RETURN])
def test_any_key_leaves_a_show_that_runs_by_itself(tmp_path: Path, key: int) -> None:
    scene = opened(tmp_path, idle=True)
    assert press(scene, key) == Pop()


def test_a_click_leaves_it_too_but_no_moving_mouse(tmp_path: Path) -> None:
    scene = opened(tmp_path, idle=True)
    moved = pygame.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0))
    assert scene.handle(moved) is None
    assert scene.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1)) == Pop()


def test_round_follows_round_and_match_follows_match(tmp_path: Path) -> None:
    scene = opened(tmp_path)
    scene.speed = 2
    scene.stage.change(speed="fast")
    scene.rules = scene.rules
    run(scene, 600.0)
    assert scene.table.phase == "over"
    for _ in range(400):
        scene.update(FRAME)
        if scene.table.number == 2:
            break
    assert scene.table.number == 2
    assert scene.table.phase != "over"
    first = scene.table
    scene.table.match = type(first.match)(
        first.rules, 4, 0, first.match.outcomes * first.rules.rounds, (0,) * first.rules.rounds
    )
    scene._next_round()
    assert scene.table is not first
    assert {seat.character for seat in scene.table.seats} <= set(CHARACTERS)
    assert not (tmp_path / "matches").exists()


def test_the_title_left_alone_starts_the_show_and_a_key_ends_it(tmp_path: Path) -> None:
    title = House(open_stage(tmp_path, newcomer=False)).title()
    waited = 0.0
    change = None
    while change is None and waited < 2 * PATIENCE:
        change = title.update(FRAME)
        waited += FRAME
        if waited == pytest.approx(10.0):
            press(title, pygame.KSCAN_DOWN)
    assert waited == pytest.approx(PATIENCE + 10.0, abs=0.2)
    assert isinstance(change, Replace)
    assert isinstance(change.scene, ShowScene)
    assert change.scene.idle
    back = press(change.scene, SPACE)
    assert isinstance(back, Replace)
    assert type(back.scene) is type(title)


def test_a_title_that_still_asks_waits_for_its_answer(tmp_path: Path) -> None:
    title = House(open_stage(tmp_path)).title()
    for _ in range(round(2 * PATIENCE / FRAME)):
        assert title.update(FRAME) is None


def test_the_title_s_slab_opens_the_show(tmp_path: Path) -> None:
    title = House(open_stage(tmp_path, newcomer=False)).title()
    slab = next(choice for choice in title.choices.choices if choice.label == "구경하기")
    change = slab.choose()
    assert isinstance(change, Replace)
    assert isinstance(change.scene, ShowScene)
    assert not change.scene.idle


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
def test_the_words_have_room(tmp_path: Path, language: str, scale: float) -> None:
    scene = opened(tmp_path, language=language, text=scale)
    for _ in range(3):
        before = scene.remark
        while scene.remark is before:
            scene.update(FRAME)
    for size in (SIZES[0], SIZES[1]):
        show(scene, size)
        band = scene.band(size)
        assert band.h <= 0.36 * size[1] + 1
        head, why = scene.said()
        room = scene.slab_box(size).x
        assert scene._height(head, why, 13, room - 26) < band.h
        assert all(band.contains(box) and box.h >= 30 for box in scene.slabs.rects())
        assert broken(why, 13, band.w)
    names = set(scene.below.flow.names)  # in a small history the emblem names who it was
    assert set(cut(scene._owner)) <= names
