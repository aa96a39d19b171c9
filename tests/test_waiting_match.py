"""A new match while another one waits: every way to it says first what becomes of the old one."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.archive import find, listed
from game.house import PRESETS
from game.presets import keep_table
from game.store import Store
from game.table import Table, open_table
from scenes.question import Question
from scenes.scene import Change, Pop, Push, Replace
from scenes.seats.seats import Seats
from scenes.sitting import Sit
from scenes.sittings import House
from scenes.stage import Stage
from scenes.title import Doors, Title
from tests.screens import (
    LANGUAGES,
    SCALES,
    apart,
    click,
    cut,
    open_stage,
    press,
    same_shuffles,
    screen,
    show,
)
from tests.sheets import finish_round, seats
from tests.test_title import Seat

NAME = "2026-01-01_10-00-00_1.ppong"
ENTER, DOWN, ESCAPE = pygame.KSCAN_RETURN, pygame.KSCAN_DOWN, pygame.KSCAN_ESCAPE


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


@pytest.fixture(autouse=True)
def _seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    same_shuffles(monkeypatch, 7)


def left(folder: Path, *, rounds: int = 1, moved: bool = True) -> tuple[Stage, Table]:
    """Leave a match in the middle of a round."""
    stage = open_stage(folder, newcomer=False)
    table = open_table(PRESETS["holiday"], seats(4, person=True))
    for _ in range(rounds - 1):
        finish_round(table)
    table.deal()
    if moved:
        table.play(table.turn, table.view(table.turn).moves[0])
    stage.store.keep_match(NAME, table.record)
    keep_table(stage.store, table.seats, table.rules)
    return stage, table


class Visited(House):
    """A house in which nobody plays: whoever sits down is only remembered."""

    def sit(self, table: Table, name: str) -> Seat:
        return Seat(table, name)


def title(stage: Stage, sit: Sit) -> Title:
    house = Visited(stage)
    lessons, around = house.lessons(), house.around()
    doors = Doors(lessons.first, lessons.page, house.watch, around.seats, around.more)
    return Title(stage, sit, random.Random(1), doors)


def slab(name: str) -> Callable[[Stage, Sit], Change]:
    def choose(stage: Stage, sit: Sit) -> Change:
        scene = title(stage, sit)
        label = stage.words(name)
        return next(choice for choice in scene.choices.choices if choice.label == label).choose()

    return choose


def from_the_seats(stage: Stage, sit: Sit) -> Change:
    form = Seats(stage, sit, random.Random(1))
    show(form)
    foot = form.frame().foot
    return click(form, (foot.right - 20, foot.centery))


def from_a_lesson(stage: Stage, sit: Sit) -> Change:
    del sit
    return Visited(stage).lessons().play()


WAYS = {
    "quick": slab("title.quick"),
    "last table": slab("seats.again"),
    "seats": from_the_seats,
    "lesson": from_a_lesson,
}


def asked(change: Change) -> Question:
    assert isinstance(change, Push)
    assert isinstance(change.scene, Question)
    return change.scene


def sat(change: Change) -> Table:
    assert isinstance(change, Replace)
    assert isinstance(change.scene, Seat)
    return change.scene.table


@pytest.mark.parametrize("way", WAYS)
def test_every_way_to_a_new_match_asks_and_enter_starts_it(tmp_path: Path, way: str) -> None:
    stage, old = left(tmp_path, rounds=3)
    page = asked(WAYS[way](stage, Seat))
    assert page.text.startswith("명절판 10판 가운데 3판째예요.")
    assert Store(tmp_path).match_names() == [NAME], "nothing begins before the answer"
    fresh = sat(press(page, ENTER))
    assert fresh.record.rounds == ()
    fresh.deal()
    assert len(listed(stage.store)) == 2
    kept = find(stage.store, NAME)
    assert kept.going, "it can be gone on with from the records, as the question says"
    assert kept.record == old.record


@pytest.mark.parametrize("way", WAYS)
def test_the_old_one_can_be_gone_on_with_instead(tmp_path: Path, way: str) -> None:
    stage, old = left(tmp_path)
    page = asked(WAYS[way](stage, Seat))
    press(page, DOWN)
    table = sat(press(page, ENTER))
    assert table.record == old.record
    assert Store(tmp_path).match_names() == [NAME]


@pytest.mark.parametrize("way", WAYS)
def test_escape_and_the_last_slab_go_back(tmp_path: Path, way: str) -> None:
    stage, old = left(tmp_path)
    page = asked(WAYS[way](stage, Seat))
    assert press(page, ESCAPE) == Pop()
    show(page)
    assert click(page, page.choices.rects()[-1].center) == Pop()
    kept = Store(tmp_path).unfinished()
    assert kept is not None
    assert kept.record == old.record


@pytest.mark.parametrize("way", WAYS)
def test_a_deal_that_was_only_looked_at_is_not_asked_about(tmp_path: Path, way: str) -> None:
    stage, _ = left(tmp_path, moved=False)
    assert sat(WAYS[way](stage, Seat)).record.rounds == ()


@pytest.mark.parametrize("way", [way for way in WAYS if way != "last table"])
def test_where_nothing_waits_nothing_is_asked(tmp_path: Path, way: str) -> None:
    stage = open_stage(tmp_path, newcomer=False)
    assert sat(WAYS[way](stage, Seat)).record.rounds == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
def test_the_question_has_room(tmp_path: Path, language: str, scale: float) -> None:
    stage, _ = left(tmp_path)
    stage.change(language=language, text=scale)
    page = asked(from_a_lesson(stage, Seat))
    for size in ((960, 600), (1280, 720), (600, 960)):
        show(page, size)
        assert apart(page.choices.rects(), pygame.Rect((0, 0), size)), size
    assert cut(stage) == []
