"""Every scene there is, in both languages, at 100 and 200 %: no text is cut, none says its key."""

import inspect
import pkgutil
import random
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

import scenes
from game.cpu import CHARACTERS
from game.house import PRESETS
from game.moves import Draw
from game.table import open_table
from scenes.choices import Choice
from scenes.coach.pages import AdvicePage, ReviewPage, Sheet
from scenes.crash import Crash
from scenes.fairness import Fairness
from scenes.fonts import Role
from scenes.form.chooser import Chooser, Option
from scenes.form.form import Form
from scenes.house_rules.editor import HouseEditor
from scenes.key_page import KeyPage
from scenes.lessons.course import COURSE
from scenes.lessons.course_page import CoursePage
from scenes.lessons.scene import LessonScene
from scenes.lettering import INK, Colour
from scenes.menu import Menu
from scenes.more import More
from scenes.odds.scene import OddsPage
from scenes.options import Options
from scenes.question import Question
from scenes.records.match_page import MatchPage
from scenes.records.records import Records
from scenes.records.viewer import Viewer
from scenes.result import Result
from scenes.rule_book.scene import RuleBook
from scenes.scene import Pop, Scene
from scenes.score_only import ScoreOnly
from scenes.score_sheet import ScoreSheet
from scenes.seats.guest import GuestName
from scenes.seats.portraits import portrait
from scenes.seats.seats import Seats
from scenes.settling import Settling
from scenes.show.scene import ShowScene
from scenes.sittings import House
from scenes.stage import Stage
from scenes.statistics import StatisticsPage
from scenes.table.key_check import KeyCheck
from scenes.table.own_keys import own_keys
from scenes.table.pages import HistoryPage, PaperPage
from scenes.table.scene import TableScene, Ways
from scenes.title import Title
from tests.screens import (
    LANGUAGES,
    CarefulLetters,
    open_stage,
    press,
    same_shuffles,
    screen,
    show,
    wait,
)
from tests.sheets import NAMES, finish_round, finished, played, seats
from tests.table_driver import faces

SIZES = ((1280, 720), (960, 600))
STEPS = 24  # rows of a form, and turns of a page, that are looked at
RULES = PRESETS["holiday"]
BASES: set[type] = {Form, Sheet}
KEY = re.compile(r"[a-z]+(\.[a-z0-9_]+)+")


class ListeningLetters(CarefulLetters):
    """Letters that also remember all that was written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: set[str] = set()

    def text(
        self, text: str, px: int, colour: Colour = INK, role: Role = "plain", width: int = 0
    ) -> pygame.Surface:
        self.written.add(text)
        return super().text(text, px, colour, role, width)


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


@pytest.fixture(autouse=True)
def _seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    same_shuffles(monkeypatch, 5)


def all_scenes() -> set[type]:
    """Every class that a window can show."""
    needed = ("see_through", "draw", "handle", "update", "covered")
    found: set[type] = set()
    for module in pkgutil.walk_packages(scenes.__path__, "scenes."):
        if not module.name.endswith("__main__"):
            for kind in vars(import_module(module.name)).values():
                if inspect.isclass(kind) and all(hasattr(kind, name) for name in needed):
                    found.add(kind)
    return found - BASES


def sat_down(stage: Stage) -> TableScene:
    """A table at which it is a person's turn, with three of the family."""
    family = [stage.words(f"people.{who}") for who in ("grandmother", "uncle", "aunt")]
    names = (stage.words("people.guest"), *family)
    sitting = seats(4, person=True)
    table = open_table(
        RULES, tuple(replace(who, name=name) for who, name in zip(sitting, names, strict=True))
    )
    scene = TableScene(stage, table, Ways({}, lambda _: scene))
    while not scene.flow.person.throwable():
        assert table.phase != "over", "somebody ended the round before the person's first turn"
        scene.update(0.05)
        if scene.flow.cutting is not None:
            scene.flow.cut()
        if scene.flow.person.on_turn:
            scene.flow.person.act(Draw())
    return scene


def advice(stage: Stage) -> Scene:
    scene = sat_down(stage)
    return AdvicePage(stage, scene.table, scene.table.view(0))


def review(stage: Stage) -> Scene:
    table = open_table(RULES, seats(4, person=True))
    finish_round(table)
    page = ReviewPage(stage, table)
    while page.busy:
        page.look_on()
    return page


def lesson(stage: Stage) -> Scene:
    stage.change(newcomer=True, one_click=False)
    return House(stage).lessons().lesson(COURSE[7])


def question(stage: Stage) -> Scene:
    words = stage.words
    answers = [Choice(words("menu.close"), Pop), Choice(words("lessons.play"), Pop)]
    return Question(stage, words("title.learn"), words("lessons.jokbo.6"), lambda: answers)


def sheet(stage: Stage) -> Scene:
    look_back, fair = menu_of(stage), menu_of(stage)
    return ScoreSheet(stage, played(6, 2), Pop, look_back=look_back, fair=fair)


def menu(stage: Stage) -> Scene:
    return Menu(stage, RULES, Pop, [Choice(stage.words("coach.look_back"), Pop)])


def chooser(stage: Stage) -> Scene:
    words = stage.words
    of = [
        Option(words(f"people.{who}"), words(f"people.about.{who}"), True, lambda: None, face)
        for who, face in ((who, portrait(who)) for who in CHARACTERS)
    ]
    return Chooser(stage, words("seats.who"), of)


def show_of_six(stage: Stage) -> Scene:
    scene = ShowScene(stage, Pop, chance=random.Random(1))
    scene._seat(6)
    for _ in range(400):
        scene.update(0.05)
    return scene


def title(stage: Stage) -> Scene:
    stage.change(newcomer=False)
    return House(stage).title()


MAKERS: dict[type, Callable[[Stage], Scene]] = {
    AdvicePage: advice,
    Chooser: chooser,
    CoursePage: lambda stage: House(stage).lessons().page(),
    Crash: lambda stage: Crash(stage, Path("crash.txt"), Pop),
    Fairness: lambda stage: Fairness(stage, finished(4).record),
    GuestName: lambda stage: GuestName(stage, 4, "7", lambda _: None, "Back"),
    HistoryPage: lambda stage: HistoryPage(stage, sat_down(stage).flow, lambda: menu(stage)),
    HouseEditor: lambda stage: HouseEditor(stage, RULES, lambda _: None),
    KeyCheck: lambda stage: KeyCheck(stage, own_keys((0, 1, 2), 3), NAMES[:3]),
    KeyPage: KeyPage,
    LessonScene: lesson,
    MatchPage: lambda stage: MatchPage(stage, finished(4).record, Pop),
    Menu: menu,
    More: lambda stage: House(stage).around().more(),
    OddsPage: lambda stage: OddsPage(stage, RULES),
    Options: Options,
    PaperPage: lambda stage: PaperPage(stage, played(6, 3)),
    Question: question,
    Records: lambda stage: Records(stage, lambda _: None),
    Result: lambda stage: Result(stage, finished(4, "holiday"), Pop, Pop, menu_of(stage)),
    ReviewPage: review,
    RuleBook: lambda stage: RuleBook(stage, RULES),
    ScoreOnly: ScoreOnly,
    ScoreSheet: sheet,
    Seats: lambda stage: Seats(stage, House(stage).sit, random.Random(1)),
    Settling: lambda stage: Settling(stage, finished(4, "holiday").match, NAMES[:4]),
    ShowScene: show_of_six,
    StatisticsPage: StatisticsPage,
    TableScene: sat_down,
    Title: title,
    Viewer: lambda stage: Viewer(stage, finished(4).record),
}
"""How to open each scene."""


def menu_of(stage: Stage) -> Callable[[], Scene]:
    return lambda: menu(stage)


def test_no_scene_is_left_out() -> None:
    assert set(MAKERS) == all_scenes()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("kind", MAKERS, ids=lambda kind: kind.__name__)
def test_every_text_of_a_scene_fits(
    tmp_path: Path, kind: type, scale: float, language: str
) -> None:
    stage = open_stage(tmp_path, language=language, text=scale, newcomer=False)
    letters = stage.letters = ListeningLetters()
    stage.faces = faces()
    stage.store.keep_match("1.ppong", finished(4).record)
    scene = MAKERS[kind](stage)
    assert isinstance(scene, kind)
    letters.cut.clear()  # what a table wrote on the way here; each scene is asked for itself
    for size in SIZES:
        show(scene, size)
        wait(scene, 1.0)
        show(scene, size)
        if isinstance(scene, Form):
            for _ in range(STEPS):
                press(scene, pygame.KSCAN_DOWN)
                show(scene, size)
    names = {*NAMES, *(stage.words(f"people.{who}") for who in CHARACTERS)}
    assert [text for text in letters.cut if not names & set(text.split(" · "))] == []
    assert letters.written
    assert [text for text in letters.written if KEY.fullmatch(text) or "{" in text] == []
