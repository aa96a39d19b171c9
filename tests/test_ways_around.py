"""The ways from the title to all that is no table, and from files into the game."""

import random
import time
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game.house import FAMILY, HOLIDAY, PRESETS
from game.presets import keep_table, last_table
from game.record import encode
from scenes import __main__ as start
from scenes.app import App
from scenes.fairness import Fairness
from scenes.form.form import Form
from scenes.house_rules.editor import HouseEditor
from scenes.more import More
from scenes.question import Question
from scenes.records.match_page import MatchPage
from scenes.records.records import Records
from scenes.result import DEAF, Result
from scenes.scene import Change, Pop, Push, Replace, Scene
from scenes.score_only import ScoreOnly
from scenes.seats.seats import Seats
from scenes.settling import Settling
from scenes.sittings import House
from scenes.statistics import StatisticsPage
from scenes.table.scene import TableScene
from scenes.title import Title
from tests.forms import DOWN, ENTER, ESCAPE, go_to, press_part, rows
from tests.screens import (
    LANGUAGES,
    SCALES,
    SIZES,
    apart,
    cut,
    open_stage,
    press,
    screen,
    show,
    wait,
)
from tests.sheets import finished
from tests.test_records import match, stopped


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


def title(folder: Path, **settings: Any) -> Title:
    scene = House(open_stage(folder, **{"newcomer": False} | settings)).title()
    show(scene)
    return scene


def press_slab(scene: Title | More | Result, label: str) -> Change:
    choices = enumerate(scene.choices.choices)
    number = next(i for i, choice in choices if choice.label == label)
    place = scene.choices.rects()[number].center
    scene.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))
    return scene.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=place, button=1))


def pushed(change: Change) -> Scene:
    assert isinstance(change, Push)
    show(change.scene)
    return change.scene


def labels(scene: Title | More | Result) -> list[str]:
    return [choice.label for choice in scene.choices.choices]


def test_the_title_leads_to_seats_lessons_and_what_lies_around(tmp_path: Path) -> None:
    scene = title(tmp_path)
    found = labels(scene)
    assert found[0] == "바로 한 판"
    assert found[-1] == "나가기"
    assert {"자리·규칙", "배우기", "기록·점수판", "설정", "English"} <= set(found)
    assert isinstance(pushed(press_slab(scene, "자리·규칙")), Seats)
    assert isinstance(pushed(press_slab(scene, "기록·점수판")), More)


def test_one_press_starts_the_last_table_again(tmp_path: Path) -> None:
    stage = open_stage(tmp_path)
    keep_table(stage.store, match(1).seats, replace(HOLIDAY, rounds=3))
    scene = title(tmp_path)
    assert labels(scene)[0] == "지난 자리 그대로"
    assert scene.choices.choices[0].note == "민수 · 할매 · 삼촌 · 고모 · 우리 집 규칙 3판"
    change = press(scene, ENTER)
    assert isinstance(change, Replace)
    assert isinstance(change.scene, TableScene)
    assert change.scene.table.seats == match(1).seats
    assert change.scene.table.rules.rounds == 3


def test_an_unfinished_match_comes_before_the_last_table(tmp_path: Path) -> None:
    stage = open_stage(tmp_path)
    keep_table(stage.store, match(1).seats, FAMILY)
    stage.store.keep_match("1.ppong", stopped())
    scene = title(tmp_path)
    assert labels(scene)[:3] == ["이어서", "지난 자리 그대로", "바로 한 판"]
    assert [choice.strong for choice in scene.choices.choices[:3]] == [True, False, False]


def test_a_kept_match_is_seen_at_a_glance(tmp_path: Path) -> None:
    for moves in range(1, 12):
        record = stopped(moves)
        open_stage(tmp_path).store.keep_match("1.ppong", record)
        scene = title(tmp_path)
        assert scene.glance is not None
        said = scene.glance.said()
        assert said[0] == "우리 집 규칙 2판 가운데 2판째"
        assert said[-1].endswith(" 차례")
        assert len(said) == 2 + min(3, moves)


DOORS = {
    "기록": Records, "통계": StatisticsPage, "점수판만": ScoreOnly, "규칙 고치기": HouseEditor,
    "공정한가요?": Fairness,
}  # fmt: skip


@pytest.mark.parametrize("label", DOORS)
def test_each_door_opens_and_escape_comes_back(tmp_path: Path, label: str) -> None:
    board = pushed(press_slab(title(tmp_path), "기록·점수판"))
    assert isinstance(board, More)
    assert labels(board) == [*DOORS, "돌아가기"]
    form = pushed(press_slab(board, label))
    assert isinstance(form, DOORS[label])
    assert isinstance(form, Form)
    assert press(form, ESCAPE) == Pop()
    assert press(board, ESCAPE) == Pop()


def test_rules_edited_from_the_title_are_those_of_the_next_table(tmp_path: Path) -> None:
    board = pushed(press_slab(title(tmp_path), "기록·점수판"))
    assert isinstance(board, More)
    editor = pushed(press_slab(board, "규칙 고치기"))
    assert isinstance(editor, HouseEditor)
    assert editor.rules == PRESETS["family"]
    editor.take(HOLIDAY)
    editor._use()
    last = last_table(editor.stage.store)
    assert last is not None
    assert last.rules == HOLIDAY
    assert title(tmp_path).last == last


def test_an_unfinished_match_goes_on_from_the_records(tmp_path: Path) -> None:
    open_stage(tmp_path).store.keep_match("1.ppong", stopped())
    board = pushed(press_slab(title(tmp_path), "기록·점수판"))
    assert isinstance(board, More)
    page = pushed(press_slab(board, "기록"))
    assert isinstance(page, Records)
    form = pushed(press(page, ENTER))
    assert isinstance(form, MatchPage)
    change = press_part(form, "", "이어서 치기")
    assert isinstance(change, Replace)
    assert isinstance(change.scene, TableScene)
    assert change.scene.table.record == stopped()


def test_the_result_leads_to_money_and_to_the_match(tmp_path: Path) -> None:
    stage, table = open_stage(tmp_path), finished(4)
    result = Result(stage, table, Pop, Pop, lambda: MatchPage(stage, table.record))
    wait(result, DEAF + 0.1)
    show(result)
    assert labels(result) == ["같은 자리 한 판 더", "정산", "다시 보기·저장", "처음으로"]
    settling = pushed(press_slab(result, "정산"))
    assert isinstance(settling, Settling)
    assert {line[4] for line in result.lines()} == {""}
    press(settling, pygame.KSCAN_RIGHT)
    assert any(line[4].endswith("원") for line in result.lines())
    page = pushed(press_slab(result, "다시 보기·저장"))
    assert isinstance(page, MatchPage)
    assert page.record == table.record


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
def test_title_board_and_result_have_room(tmp_path: Path, language: str, scale: float) -> None:
    stage = open_stage(tmp_path, language=language, text=scale, newcomer=False)
    keep_table(stage.store, match(1, 6).seats, FAMILY)
    stage.store.keep_match("1.ppong", stopped())
    scene = House(stage).title()
    table = finished(4)
    result = Result(stage, table, Pop, Pop, lambda: MatchPage(stage, table.record))
    board = House(stage).around().more()
    assert scene.glance is not None
    for size in (*SIZES, (600, 960)):
        for one in (scene, board, result):
            show(one, size)
            assert apart(one.choices.rects(), pygame.Rect((0, 0), size)), size
    assert cut(stage) == []


# files


class Window(App):
    """A window that takes events one by one."""

    def give(self, event: pygame.Event) -> None:
        self._take(event)


def window(folder: Path) -> Window:
    stage = open_stage(folder, newcomer=False)
    house = House(stage)
    app = Window(stage, house.title)
    app.opens = house.around().open_file
    return app


def test_a_record_dropped_on_the_window_opens_over_what_is_there(tmp_path: Path) -> None:
    path = tmp_path / "받은 기보.ppong"
    path.write_bytes(encode(match(2)))
    app = window(tmp_path)
    app.give(pygame.Event(pygame.DROPFILE, file=str(path)))
    assert isinstance(app.scenes[-1], MatchPage)
    assert isinstance(app.scenes[0], Title)
    app.frame(0.02)


def test_anything_else_dropped_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cat.png"
    path.write_bytes(b"\x89PNG")
    app = window(tmp_path)
    app.give(pygame.Event(pygame.DROPFILE, file=str(path)))
    page = app.scenes[-1]
    assert isinstance(page, Question)
    assert page.text == "나이롱뽕의 기보가 아니거나 깨진 파일이에요."
    app.frame(0.02)


def test_a_file_of_a_gigabyte_is_refused_without_being_read(tmp_path: Path) -> None:
    path = tmp_path / "large.ppong"
    with path.open("wb") as file:
        file.truncate(1 << 30)  # takes no room on the disk
    app = window(tmp_path)
    tracemalloc.start()
    start_of_work = time.process_time()
    app.give(pygame.Event(pygame.DROPFILE, file=str(path)))
    took, most = time.process_time() - start_of_work, tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    page = app.scenes[-1]
    assert isinstance(page, Question)
    assert page.text == page.stage.words("records.refused.huge")
    assert most < 64_000_000
    assert took < 2, "seconds of work"


def test_a_file_named_at_the_start_goes_to_the_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[object] = []

    def open_window(**how: object) -> int:
        asked.append(how)
        return 0

    monkeypatch.setattr(start, "open_window", open_window)
    path = tmp_path / "match.jsonl"
    path.write_bytes(encode(match(2)))
    assert start.main([str(path)]) == 0
    assert start.main(["gone.ppong"]) == 0
    assert start.main([]) == 0
    assert asked == [{"file": path}, {"file": Path("gone.ppong")}, {"timing": False}]
    assert start.main(["nonsense"]) == 2
    assert "nonsense" in capsys.readouterr().err


def test_random_keys_and_clicks_break_no_page(tmp_path: Path) -> None:
    chance = random.Random(4)
    app = window(tmp_path)
    for number in range(3):
        app.stage.store.keep_match(f"{number}.ppong", match(number))
    around = House(app.stage).around()
    keys = (
        DOWN, pygame.KSCAN_UP, pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT, pygame.KSCAN_TAB, ENTER,
        pygame.KSCAN_SPACE, pygame.KSCAN_5, pygame.KSCAN_MINUS, pygame.KSCAN_BACKSPACE,
        pygame.KSCAN_PAGEDOWN, pygame.KSCAN_PAGEUP, ESCAPE,
    )  # fmt: skip
    for open_page in (around.seats, around.records, around.rules, lambda: ScoreOnly(app.stage)):
        app.scenes[:] = [app.scenes[0], open_page()]
        for _ in range(150):
            if len(app.scenes) == 1 or isinstance(app.scenes[-1], TableScene):
                app.scenes[:] = [app.scenes[0], open_page()]
            if chance.random() < 0.6:
                give_key(app, chance.choice(keys))
            else:
                give_click(app, (chance.randrange(1280), chance.randrange(720)))
            if chance.random() < 0.2:
                app.frame(0.02)


def give_key(app: Window, scancode: int) -> None:
    app.give(pygame.Event(pygame.KEYDOWN, key=0, scancode=scancode, mod=0, unicode=""))


def give_click(app: Window, place: tuple[int, int]) -> None:
    app.give(pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.give(pygame.Event(kind, pos=place, button=1))


def test_no_page_names_the_home_folder(tmp_path: Path) -> None:
    stage = open_stage(tmp_path)
    stage.store.keep_match("1.ppong", match(1))
    form = MatchPage(stage, match(1))
    show(form)
    for text in ("기보 파일로", "점수판 그림", "점수판 표(CSV)"):
        press_part(form, "", text)
        assert str(tmp_path) not in form.note()
    page = Records(stage)
    show(page)
    go_to(page, rows(page)[0].label)
    assert str(tmp_path) not in page.note() + page.heading()
