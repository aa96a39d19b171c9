"""Names with letters that no font of ours has, on every page that shows a name."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.record import Record, SeatRecord
from game.replay import replay as replayed
from game.table import HUMAN, Table
from scenes import glyphs, lettering
from scenes.fonts import Role
from scenes.glyphs import NO_GLYPH
from scenes.lessons.course import COURSE
from scenes.lessons.scene import LessonScene
from scenes.naming import NAMELESS, full_name, readable
from scenes.records.match_page import MatchPage
from scenes.records.records import Records
from scenes.records.viewer import Viewer
from scenes.result import Result
from scenes.scene import Pop, Scene
from scenes.score_only import WRITE, ScoreOnly
from scenes.score_sheet import ScoreSheet
from scenes.seats.seats import Seats
from scenes.settling import Settling
from scenes.sheet_file import sheet_table
from scenes.sittings import House
from scenes.stage import Stage
from scenes.statistics import StatisticsPage
from scenes.table.company import join_page, resume_page, silent_page, whose_page
from scenes.table.flow import Flow
from scenes.table.key_check import KeyCheck
from scenes.table.own_keys import own_keys
from scenes.table.pages import HistoryPage, PaperPage
from scenes.table.scene import TableScene, Ways
from scenes.words import Words
from tests.screens import Blank, open_stage, screen, show, wait
from tests.sheets import finish_round, finished
from tests.test_records import stopped

ODD = (
    "민수😀👨\u200d👩\u200d👧",  # a family of three, joined by signs without a width
    "\u202eمرحبا بالعالم",  # Arabic, behind a sign that turns the line around
    "漢字龘" * 6 + "가나",
    "e\u0301\u0323\u0302",  # a letter with three marks
    "\u200b\u200d\u2060",  # nothing that could be seen
    "𒐫 ꧁ꦿ꧂",
)


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


@pytest.fixture(autouse=True)
def lacking(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts in which letters had to be exchanged only when they were drawn: too late.

    Whatever was measured before with other letters would not fit any more.
    """
    late: list[str] = []
    boxed = glyphs.boxed

    def watched(text: str, role: Role) -> str:
        shown = boxed(text, role)
        if shown != text:
            late.append(text)
        return shown

    monkeypatch.setattr("scenes.lettering.boxed", watched)
    return late


def odd_seats(people: int) -> tuple[SeatRecord, ...]:
    return tuple(
        SeatRecord(name, HUMAN if seat < people else "greedy", None, 0)
        for seat, name in enumerate(ODD)
    )


def odd_table(people: int = 1, rounds: int = 1) -> Table:
    """A finished match, or with 0 rounds one before its first deal, of six odd names."""
    table = finished(len(ODD), rounds=max(rounds, 1))
    record = replace(table.record, seats=odd_seats(people))
    if not rounds:
        empty = replace(record, rounds=(), totals=(0,) * len(ODD), ranks=None, settlement=None)
        return Table(empty)
    return Table(record)


def odd_record() -> Record:
    table = odd_table(2)
    return table.record


def flow(stage: Stage, people: int = 2) -> Flow:
    """A table in the middle of its first round."""
    scene = TableScene(stage, odd_table(people, rounds=0), Ways({}, lambda _: Blank()))
    for _ in range(200):
        scene.update(1 / 30)
    return scene.flow


def played_on(stage: Stage, people: int) -> Scene:
    scene = TableScene(stage, odd_table(people, rounds=0), Ways({}, lambda _: Blank()))
    for number in range(400):
        scene.update(1 / 30)
        if number % 40 == 0:
            show(scene)
    assert scene.table.phase is not None
    return scene


def after_a_round(people: int = 1) -> Table:
    table = odd_table(people, rounds=0)
    shown = replace(table.record, seats=tuple(replace(s, player="greedy") for s in odd_seats(0)))
    fresh = Table(replace(shown, rules=replace(shown.rules, rounds=2)))
    finish_round(fresh)
    return fresh


def sheet(stage: Stage) -> Scene:
    scene = ScoreSheet(stage, after_a_round(), Pop)
    wait(scene, 4.0)
    return scene


def result(stage: Stage) -> Scene:
    return Result(stage, odd_table(), Pop, Pop)


def viewer(stage: Stage) -> Scene:
    scene = Viewer(stage, odd_record())
    show(scene)
    wait(scene, 1.0)
    return scene


def statistics(stage: Stage) -> Scene:
    for number in range(2):
        stage.store.keep_match(f"{number}.ppong", odd_record())
    scene = StatisticsPage(stage)
    wait(scene, 1.0)
    assert not scene.busy
    return scene


def records(stage: Stage) -> Scene:
    stage.store.keep_match("1.ppong", odd_record())
    scene = Records(stage)
    wait(scene, 0.5)
    return scene


def title(stage: Stage) -> Scene:
    stage.change(newcomer=False)
    going = stopped(5)
    names = [replace(who, name=ODD[seat]) for seat, who in enumerate(going.seats)]
    stage.store.keep_match("1.ppong", replace(going, seats=tuple(names)))
    return House(stage).title()


def score_only(stage: Stage) -> Scene:
    scene = ScoreOnly(stage)
    names = tuple(name[:20] for name in ODD[: len(scene.sheet.names)])
    scene._keep(replace(scene.sheet, names=names))
    scene.tab = WRITE
    return scene


def lesson(stage: Stage) -> Scene:
    stage.change(name=ODD[0][:20])
    scene = LessonScene(stage, COURSE[0], list, Pop)
    wait(scene, 3.0)
    return scene


PAGES: dict[str, Callable[[Stage], Scene]] = {
    "one person": lambda stage: played_on(stage, 1),
    "three people": lambda stage: played_on(stage, 3),
    "sheet": sheet,
    "result": result,
    "paper": lambda stage: PaperPage(stage, after_a_round()),
    "history": lambda stage: HistoryPage(stage, flow(stage, 1)),
    "records": records,
    "match": lambda stage: MatchPage(stage, odd_record()),
    "replay": viewer,
    "statistics": statistics,
    "settling": lambda stage: Settling(
        stage, replayed(odd_record()).match, tuple(map(readable, ODD))
    ),
    "score sheet only": score_only,
    "title": title,
    "seats": lambda stage: Seats(stage, lambda _, __: Blank()),
    "silent": lambda stage: silent_page(flow(stage), 1),
    "who": lambda stage: whose_page(flow(stage)),
    "join": lambda stage: join_page(flow(stage)),
    "resume": lambda stage: resume_page(stage, odd_table(3), Blank),
    "keys": lambda stage: KeyCheck(stage, own_keys((0, 1, 2), 3), tuple(map(readable, ODD))),
    "lesson": lesson,
}


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("size", [(1280, 720), (960, 600)], ids=str)
def test_no_page_draws_a_letter_that_the_fonts_lack(
    tmp_path: Path, page: str, size: tuple[int, int], lacking: list[str]
) -> None:
    scene = PAGES[page](open_stage(tmp_path, newcomer=False, blocked_keys=()))
    show(scene, size)
    assert lacking == []


def test_what_nobody_could_see_is_left_out_of_a_name() -> None:
    assert [readable(name) for name in ODD[:2]] == [
        f"민수{NO_GLYPH * 4}",
        f"{NO_GLYPH * 5} {NO_GLYPH * 7}",
    ]
    assert readable(ODD[4]) == NAMELESS
    assert readable("a\nb\x07") == "ab"
    assert readable("뷁 쀍") == "뷁 쀍"
    assert readable("n\u0303z\u0335\u0337") == f"{NO_GLYPH}z"


def test_a_name_longer_than_a_line_goes_on_in_the_next() -> None:
    """A name of 64 letters without a blank, as a record from elsewhere may have."""
    for text in ("가" * 64, f"누가 {NO_GLYPH * 64} 이겨요", "a"):
        for width in (12, 100, 300):
            lines = lettering.broken(text, 20, width)
            assert "".join(lines).replace(" ", "") == text.replace(" ", "")
            sizes = [lettering.font("plain", 20).size(line)[0] for line in lines]
            assert all(wide <= width for wide in sizes) or max(map(len, lines)) == 1


def test_the_last_line_of_defence_boxes_what_comes_from_elsewhere(lacking: list[str]) -> None:
    """A file's name, or a rule set with a name of its own."""
    letters = lettering.Lettering()
    drawn, boxes = (letters.text(text, 30) for text in ("가龘나", f"가{NO_GLYPH}나"))
    assert pygame.image.tobytes(drawn, "RGBA") == pygame.image.tobytes(boxes, "RGBA")
    assert lacking == ["가龘나"]


def test_a_file_for_other_programs_keeps_the_names_as_typed(tmp_path: Path) -> None:
    page = MatchPage(open_stage(tmp_path), odd_record())
    text = sheet_table(page.stage, page.sheet_to_take()).decode("utf-8-sig")
    assert all(name in text for name in ODD)


@pytest.mark.parametrize("number", [1, 2, 6])
def test_a_guest_s_number_is_said_in_the_language_in_force(number: int) -> None:
    for first, second in (("ko", "en"), ("en", "ko")):
        written, said = Words(first), Words(second)
        name = written("seats.guest", number=number)
        guest = SeatRecord(name, HUMAN, None, 0)
        assert full_name(said, guest) == said("seats.guest", number=number)
        assert full_name(said, SeatRecord(name, "expert", None, 0)) == name
