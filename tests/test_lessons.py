"""Lessons: each can be taken to its end by keys and by mouse, back and forth, and forgives."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import polib
import pygame
import pytest

from game.cards import MONTH
from game.house import FAMILY, PRESETS
from game.presets import keep_table
from game.record import SeatRecord
from game.scribe import begin
from game.store import Store
from game.table import HUMAN, Table
from scenes.assets import ASSETS
from scenes.choices import Choice
from scenes.keys import CARDS, KEYS, Act
from scenes.lessons.course import COURSE
from scenes.lessons.course_page import in_force
from scenes.lessons.learned import keep_learned, learned
from scenes.lessons.lesson import MOVES, Lesson
from scenes.lessons.lights import lit
from scenes.lessons.scene import PATIENCE, LessonScene
from scenes.lettering import broken
from scenes.scene import Change, Pop, Push, Quit, Replace
from scenes.score_sheet import ScoreSheet
from scenes.sittings import House
from scenes.words import Words
from tests.screens import LANGUAGES, SCALES, SIZES, cut, open_stage, press, screen, show
from tests.table_driver import faces

SIZE = (1280, 720)
FRAME = 0.05  # s
ENTER, SPACE, BACK = pygame.KSCAN_RETURN, pygame.KSCAN_SPACE, pygame.KSCAN_BACKSPACE
NAMES = [lesson.name for lesson in COURSE]
READING = 200 / 60  # words a second of a quick reader


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


def opened(folder: Path, name: str, **settings: Any) -> LessonScene:
    stage = open_stage(folder, **{"newcomer": True, "one_click": False} | settings)
    stage.faces = faces()
    words = stage.words
    ends = [Choice(words("lessons.play"), Quit), Choice(words("lessons.list"), Quit)]
    scene = LessonScene(stage, lesson(name), lambda: ends, Pop)
    show(scene, SIZE)
    return scene


def lesson(name: str) -> Lesson:
    return next(each for each in COURSE if each.name == name)


class Taken:
    """Somebody who takes a lesson; counts shown time and keeps what was seen at each step."""

    def __init__(self, scene: LessonScene) -> None:
        self.scene = scene
        self.time = 0.0
        self.sheet: Change = None

    def pass_time(self) -> None:
        self.time += FRAME
        change = self.scene.update(FRAME)
        if change is not None:
            self.sheet = change
            assert isinstance(change, Push)
            change.scene._proceed()  # type: ignore[attr-defined]

    def until(self, place: int | None = None) -> bool:
        """Wait until a step can be done, another one than `place`; False when all are."""
        for _ in range(2000):
            scene = self.scene
            if scene.ends is not None:
                return False
            if scene.ready and scene.place != place:
                return True
            self.pass_time()
        raise AssertionError(f"{self.scene.lesson.name} hangs at step {self.scene.place + 1}")

    def rest(self) -> None:
        """Wait until the hands hear again after a change."""
        for _ in range(8):
            if self.scene.step.act != "watch":
                self.pass_time()

    def by_keys(self) -> None:
        scene, act = self.scene, self.scene.step.act
        keys = {"read": ENTER, "draw": ENTER, "claim": SPACE, "out": SPACE}
        if act in keys:
            press(scene, keys[act])
        elif act == "throw":
            hand = scene.below.fingers.hand()
            place = next(i for i, card in enumerate(hand) if MONTH[card] == scene.step.month)
            press(scene, pygame.KSCAN_1 + place)
            press(scene, pygame.KSCAN_1 + place)
        elif act in ("stop", "declare"):
            press(scene, pygame.KSCAN_S if act == "stop" else pygame.KSCAN_D)
            for _ in range(14):
                self.pass_time()

    def by_mouse(self) -> None:
        scene, act = self.scene, self.scene.step.act
        if act == "read":
            self.mouse(scene.panel.buttons(SIZE)[1].center)
        elif act != "watch":
            place = self.lit()
            self.mouse(place, hold=act in ("stop", "declare"))
            if act == "throw":
                self.mouse((place[0] + 12, place[1]))

    def lit(self) -> tuple[int, int]:
        """The middle of what is lit; a step that lights no card leaves the learner to find it."""
        scene = self.scene
        step = scene.step
        usual = lit(scene.below.flow, type(step)(step.act, step.month))
        assert usual, (scene.lesson.name, scene.place)
        assert scene._seen is not None
        box = usual[0].move(scene._seen.topleft)
        return box.left + box.w // 4, box.centery

    def mouse(self, place: tuple[int, int], *, hold: bool = False) -> None:
        down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1)
        self.scene.handle(down)
        for _ in range(14 if hold else 0):
            self.pass_time()
        self.scene.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=place, button=1))

    def take(self, *, mouse: bool = False) -> list[int]:
        """Do every step; the places in order."""
        places: list[int] = []
        place: int | None = None
        while self.until(place):
            place = self.scene.place
            places.append(place)
            self.rest()
            if mouse:
                self.by_mouse()
            else:
                self.by_keys()
            assert self.scene.answer == "", (self.scene.lesson.name, place, self.scene.answer)
        return places


def state(scene: LessonScene) -> tuple[object, ...]:
    """All that is seen at a step, and all that lies behind it."""
    table, flow = scene.table, scene.below.flow
    return table.view(0), table.view(None), table.pending, table.record, flow.view, flow.base()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
def test_a_lesson_can_be_taken_to_its_end(tmp_path: Path, name: str, mouse: bool) -> None:
    taken = Taken(opened(tmp_path, name))
    assert taken.take(mouse=mouse) == list(range(len(lesson(name).steps)))
    assert taken.scene.table.upcoming == ""
    assert (taken.sheet is not None) == lesson(name).sheet
    assert press(taken.scene, ENTER) == Quit()
    assert not (tmp_path / "matches").exists()


@pytest.mark.parametrize("name", NAMES)
def test_a_step_back_lays_the_table_just_as_it_was(tmp_path: Path, name: str) -> None:
    taken = Taken(opened(tmp_path, name))
    scene = taken.scene
    before: dict[int, tuple[object, ...]] = {}
    place: int | None = None
    while taken.until(place):
        place = scene.place
        fresh = state(scene)
        assert before.setdefault(place, fresh) == fresh
        earlier = [
            back for back in before if back < place and scene.lesson.steps[back].act != "watch"
        ]
        if scene.table.phase != "over" and earlier:
            press(scene, BACK)
            show(scene, SIZE)
            assert scene.place == max(earlier)
            assert taken.until()
            assert state(scene) == before[scene.place]
            for again in range(max(earlier), place):
                if scene.lesson.steps[again].act == "watch":
                    continue
                taken.rest()
                taken.by_keys()
                assert taken.until(again)
            while scene.place < place:
                assert taken.until(scene.place)
            assert state(scene) == before[place]
        taken.rest()
        taken.by_keys()
    assert scene.ends is not None


@pytest.mark.parametrize("name", NAMES)
def test_wrong_acts_are_answered_and_cost_nothing(tmp_path: Path, name: str) -> None:
    taken = Taken(opened(tmp_path, name))
    scene = taken.scene
    place: int | None = None
    while taken.until(place):
        place, act = scene.place, scene.step.act
        taken.rest()
        if act != "watch":
            before = (scene.table.record, scene.table.pending, scene.place)
            for wrong in wrong_acts(scene):
                scene.answer = ""
                wrong()
                assert scene.answer, (name, place, act)
                assert (scene.table.record, scene.table.pending, scene.place) == before
        taken.rest()
        scene.answer = ""
        taken.by_keys()
    assert scene.ends is not None


def wrong_acts(scene: LessonScene) -> list[Callable[[], object]]:
    act = scene.step.act
    wrong: list[Callable[[], object]] = []
    if act not in ("claim", "out"):
        wrong.append(partial(press, scene, SPACE))
    if act not in ("stop", "read"):
        wrong.append(partial(press, scene, pygame.KSCAN_S))
    if act in ("claim", "out", "stop"):
        wrong.append(partial(press, scene, ENTER))
    if act == "throw":
        person = scene.below.flow.person
        others = [card for card in person.throwable() if MONTH[card] != scene.step.month]
        wrong += [partial(person.throw, card) for card in others]
    return wrong


ASKED = {
    "read": (Act.DEFAULT,), "draw": (Act.DEFAULT,), "claim": (Act.PPONG,), "out": (Act.PPONG,),
    "stop": (Act.STOP,), "declare": (Act.DECLARE,), "throw": (*CARDS, Act.DEFAULT),
}  # fmt: skip
FREE = (Act.MENU, Act.FULLSCREEN, Act.HURRY, Act.MUTE, Act.TALLY)
"""Keys that do the same at every step: leave, the window's, end clips, sound, the tally."""


@pytest.mark.parametrize("name", NAMES)
def test_no_press_in_a_lesson_is_silent(tmp_path: Path, name: str) -> None:
    """Each key at each step, and each thing that looks like a button, is answered or raises."""
    taken = Taken(opened(tmp_path, name))
    scene = taken.scene
    place: int | None = None
    while taken.until(place):
        place, act = scene.place, scene.step.act
        taken.rest()
        tried: dict[object, Callable[[], object]] = {} if act == "watch" else clicks(taken)
        if act != "watch":
            keys = [(key, code) for code, key in KEYS.items() if key not in ASKED[act] + FREE]
            tried |= {key: partial(press, scene, code) for key, code in keys}
        for what, attempt in tried.items():
            scene.answer, look = "", scene.below.flow.look
            attempt()
            answered = bool(scene.answer) or scene.below.flow.look != look
            assert answered, (name, place, act, what)
            assert scene.place == place
        scene.below.flow.person.raise_card(None)
        scene.answer = ""
        taken.rest()
        taken.by_keys()
    assert scene.ends is not None


def clicks(taken: Taken) -> dict[object, Callable[[], object]]:
    """Clicks on what lies about on the table and is not what the step asks for."""
    scene = taken.scene
    at, act = scene.below.flow.geometry, scene.step.act
    assert scene._seen is not None
    boxes = {"paper": at.paper, "history": at.history}
    if act != "draw":
        boxes["stock"] = at.stock
    if act not in ("claim", "out"):
        boxes["ppong"] = at.ppong
    if act not in ("stop", "read"):
        boxes["stop"] = at.stop
    if scene.below.flow.person.may_claim:
        boxes["pass"] = at.pass_
    corner = scene._seen.topleft
    return {
        name: partial(taken.mouse, box.move(corner).center)
        for name, box in boxes.items()
        if box is not None
    }


def test_the_corner_of_the_table_leaves_a_lesson(tmp_path: Path) -> None:
    scene = opened(tmp_path, "first")
    corner = scene.below.flow.geometry.menu
    assert scene._seen is not None
    place = corner.move(scene._seen.topleft).center
    assert scene.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1)) == Pop()


def test_the_first_ppong_comes_within_a_minute_for_a_quick_reader(tmp_path: Path) -> None:
    taken = Taken(opened(tmp_path, "first", language="en"))
    read, place = 0.0, None
    while taken.until(place) and taken.scene.step.act != "claim":
        place = taken.scene.place
        read += len(taken.scene._text(place).split()) / READING + 1.5
        taken.rest()
        taken.by_keys()
    read += len(taken.scene._text(taken.scene.place).split()) / READING + 1.0
    assert taken.scene.step.act == "claim"
    assert taken.time + read < 60


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("month", [10, 11, 12])
def test_each_call_is_taught_where_it_is_first_heard(
    tmp_path: Path, month: int, language: str
) -> None:
    """10, 11 and 12 have names of their own; number and name stand in one sentence."""
    for name in ("first", "months"):
        scene = opened(tmp_path, name, language=language)
        steps = range(len(scene.lesson.steps))
        heard = next(
            place
            for place in steps
            if f":{month}" in scene.lesson.steps[place].others
            or scene.lesson.steps[place].month == month
        )
        call = scene.stage.words.month(month)
        assert call != str(month)
        said = [part for place in steps for part in scene._text(place).split(".")]
        taught = [part for part in said if str(month) in part and call in part]
        assert taught, (name, said)
        texts = [place for place in steps if taught[0] in scene._text(place)]
        assert min(texts) <= heard, (name, taught)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_book_lists_the_calls(language: str) -> None:
    words = Words(language)
    for key in ("book.goal.calls", "book.term.call"):
        text = words(key)
        assert all(str(month) in text for month in (10, 11, 12)), key
        assert all(words.month(month) in text for month in (10, 11, 12)), key


def test_there_are_eight_to_ten_lessons_and_enough_to_do() -> None:
    steps = [step for each in COURSE for step in each.steps]
    assert 8 <= len(COURSE) <= 10
    assert sum(step.act in MOVES for step in steps) >= 25
    assert sum(step.act == "read" for step in steps) <= 2 * len(COURSE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_lessons_together_stay_short(language: str) -> None:
    path = ASSETS / "locale" / language / "LC_MESSAGES" / "lessons.po"
    assert sum(len(entry.msgstr.split()) for entry in polib.pofile(str(path))) < 900


def test_each_step_that_speaks_has_its_text_and_no_text_is_left_over() -> None:
    path = ASSETS / "locale" / "ko" / "LC_MESSAGES" / "lessons.po"
    own = {f"lessons.{name}." for name in NAMES}
    written = {
        entry.msgid
        for entry in polib.pofile(str(path))
        if entry.msgid.startswith(tuple(own)) and entry.msgid[-1].isdigit()
    }
    spoken = {
        each.key(place) for each in COURSE for place, step in enumerate(each.steps) if step.says
    }
    assert written == spoken


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
def test_every_text_fits_its_board(tmp_path: Path, language: str, scale: float) -> None:
    stage = open_stage(tmp_path, newcomer=True, language=language, text=scale)
    stage.faces = faces()
    scene = LessonScene(stage, COURSE[0], list, Pop)
    for each in COURSE:
        scene.lesson = each
        scene.panel = scene._panel()
        for size in SIZES:
            box = scene.panel.fit(size)
            width = scene.panel.words(size).w
            lines = max(
                len(broken(text, scene.panel._px, width, "bold")) for text in scene.panel.texts
            )
            assert lines <= scene.panel._lines
            assert lines <= 2 or scale > 1
            assert box.h <= 0.36 * size[1]
            back, on = scene.panel.buttons(size)
            assert box.contains(back)
            assert box.contains(on)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_list_and_the_ends_have_room(tmp_path: Path, language: str, scale: float) -> None:
    house = House(open_stage(tmp_path, newcomer=True, language=language, text=scale))
    lessons = house.lessons()
    for each in COURSE[::3]:
        keep_learned(house.stage.store, each.name)
    page = lessons.page()
    scene = lessons.first()
    scene._finish()
    for size in (SIZES[0], SIZES[1]):
        show(page, size)
        assert all(box.h >= 30 for box in page.choices.rects())
        show(scene, size)
    assert cut(house.stage) == []


@pytest.mark.parametrize("name", NAMES)
def test_a_text_names_the_month_that_was_thrown(name: str) -> None:
    for step in lesson(name).steps:
        if step.act in ("throw", "claim", "out") and not step.says:
            assert step.month
        if step.act == "claim" and step.month:
            assert step.others.rpartition(":")[2] == str(step.month)


def to_step(scene: LessonScene, place: int) -> Taken:
    """Take a lesson up to a step that can be done."""
    taken, at = Taken(scene), None
    while taken.until(at) and scene.place != place:
        at = scene.place
        taken.rest()
        taken.by_keys()
    taken.rest()
    return taken


def lights(scene: LessonScene) -> list[pygame.Rect]:
    """What is lit now."""
    return lit(scene.below.flow, scene.step, plainly=scene.wrong >= PATIENCE)


def test_a_card_to_be_found_is_lit_after_two_wrong_ones(tmp_path: Path) -> None:
    scene = opened(tmp_path, "months")
    taken = to_step(scene, 2)
    show(scene, SIZE)
    person = scene.below.flow.person
    other = next(card for card in person.throwable() if MONTH[card] == 8)
    whole = lights(scene)
    person.throw(other)
    assert lights(scene) == whole
    person.throw(other)
    assert len(lights(scene)) == 1
    assert lights(scene)[0].w < whole[0].w / 3
    taken.by_keys()
    taken.until(2)
    assert scene.wrong == 0


def test_claimed_cards_are_not_lit_as_the_hand(tmp_path: Path) -> None:
    scene = opened(tmp_path, "round")
    to_step(scene, 6)
    show(scene, SIZE)
    assert scene.table.pending is not None
    (hand,) = lights(scene)
    assert hand.h < 1.4 * scene.below.flow.geometry.stock.h


def test_the_sheet_of_a_lesson_speaks_of_no_next_round(tmp_path: Path) -> None:
    taken = Taken(opened(tmp_path, "first"))
    taken.take()
    assert isinstance(taken.sheet, Push)
    sheet = taken.sheet.scene
    assert isinstance(sheet, ScoreSheet)
    labels = [choice.label for choice in sheet.choices.choices]
    assert labels == [taken.scene.stage.words("lessons.on")]


def test_a_lesson_shows_no_seal(tmp_path: Path) -> None:
    scene = opened(tmp_path, "first")
    Taken(scene).until()
    assert scene.below.flow.lines[0][1] == "1판"


def test_escape_leaves_at_any_step(tmp_path: Path) -> None:
    scene = opened(tmp_path, "first")
    assert press(scene, pygame.KSCAN_ESCAPE) == Pop()
    Taken(scene).until()
    assert press(scene, pygame.KSCAN_ESCAPE) == Pop()


def test_a_beginner_starts_with_the_first_lesson(tmp_path: Path) -> None:
    title = House(open_stage(tmp_path)).title()
    change = press(title, ENTER)
    assert isinstance(change, Replace)
    assert isinstance(change.scene, LessonScene)
    assert change.scene.lesson.name == "first"


def test_what_was_learned_is_kept_and_the_next_lesson_offered(tmp_path: Path) -> None:
    lessons = House(open_stage(tmp_path, newcomer=True)).lessons()
    page = lessons.page()
    assert page.choices.focus == 0
    scene = lessons.lesson(COURSE[0])
    scene._finish()
    assert learned(Store(tmp_path)) == ("first",)
    assert lessons.page().choices.focus == 1
    assert isinstance(press(lessons.page(), pygame.KSCAN_ESCAPE), Replace)


def test_the_rule_book_beside_the_lessons_is_of_the_rules_in_force(tmp_path: Path) -> None:
    house = House(open_stage(tmp_path, newcomer=True))
    assert in_force(house.stage.store) == (FAMILY, 4)
    seats = tuple(SeatRecord(name, "greedy", None, 0) for name in ("할매", "고모"))
    keep_table(house.stage.store, seats, PRESETS["town"])
    page = house.lessons().page()
    opened = {choice.label: choice.choose for choice in page.choices.choices}
    for label in (house.stage.words("book.title"), house.stage.words("odds.title")):
        change = opened[label]()
        assert isinstance(change, Push)
        assert change.scene.rules == PRESETS["town"]  # type: ignore[attr-defined]
    me = SeatRecord("지우", HUMAN, None, 0)
    table = Table(begin(PRESETS["holiday"], (me, *seats, seats[0])))
    table.next_seed = "0" * 32
    table.deal()
    house.stage.store.keep_match(house.stage.store.fresh_name(), table.record)
    assert in_force(house.stage.store) == (PRESETS["holiday"], 4)


def test_a_lesson_keeps_none_of_its_settings(tmp_path: Path) -> None:
    scene = opened(tmp_path, "first", claim="touch", hints="off")
    press(scene, pygame.KSCAN_H)
    press(scene, pygame.KSCAN_M)
    settings = Store(tmp_path).settings()
    assert (settings.claim, settings.hints, settings.muted) == ("touch", "off", True)


def test_what_is_drawn_in_a_part_of_the_window_lies_there(tmp_path: Path) -> None:
    scene = opened(tmp_path, "first")
    Taken(scene).until()
    for size in (SIZES[0], SIZES[1]):
        picture = show(scene, size)
        assert scene._seen is not None
        board = scene.panel.fit(size)
        assert scene._seen.topleft == board.bottomleft
        assert picture.get_at((4, 4))[:3] == (251, 241, 217)


def test_texts_name_the_keys_where_the_player_has_put_them(tmp_path: Path) -> None:
    keys = (("PPONG", pygame.KSCAN_J), ("STOP", pygame.KSCAN_K))
    scene = opened(tmp_path, "first", keys=keys)
    assert "(J)" in scene._text(4)
    assert "(K)" in scene._text(7)
    taken = Taken(scene)
    place: int | None = None
    while taken.until(place) and scene.step.act != "claim":
        place = scene.place
        taken.rest()
        taken.by_keys()
    taken.rest()
    press(scene, pygame.KSCAN_J)
    assert taken.until(scene.place)
    assert scene.step.act == "throw"
