"""The seats: who sits where, by which rules, how long; the last table comes back."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game.cpu import CHARACTERS, LEVELS
from game.house import FAMILY, HOLIDAY, PRESETS, TOWN, HouseRules
from game.presets import keep_preset, keep_table, last_table
from game.record import SeatRecord
from game.store import Settings
from game.table import HUMAN, Table
from scenes.canvas import Canvas
from scenes.form.chooser import Chooser
from scenes.form.form import Form
from scenes.form.parts import Text
from scenes.house_rules.editor import HouseEditor
from scenes.scene import Change, Pop, Push, Replace
from scenes.seats.duration import TURNS, minutes
from scenes.seats.seats import LENGTHS, Seats
from scenes.seats.sitters import fresh_sitters, from_records, record_of, with_character
from scenes.table.own_keys import own_keys
from scenes.words import Words
from tests.forms import (
    BACKSPACE,
    DOWN,
    ENTER,
    ESCAPE,
    LEFT,
    RIGHT,
    SPACE,
    TAB,
    UP,
    chosen,
    click_part,
    go_to,
    looks_right,
    rows,
    type_number,
)
from tests.screens import LANGUAGES, SCALES, click, open_stage, press, screen, show
from tests.two_set import Composer, committed, typed


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


@dataclass
class Sat:
    """A table scene that only remembers who sat down."""

    table: Table
    name: str
    see_through = False
    busy = False

    def handle(self, event: pygame.Event) -> Change:
        del event
        return None

    def update(self, seconds: float) -> Change:
        del seconds
        return None

    def draw(self, canvas: Canvas) -> None:
        del canvas

    def covered(self) -> None:
        pass


def seats(folder: Path, **settings: Any) -> Seats:
    form = Seats(open_stage(folder, **settings), Sat, random.Random(5))
    show(form)
    return form


def sit(form: Seats) -> Table:
    """Press the button that sits everybody down."""
    foot = form.frame().foot
    change = click(form, (foot.right - 20, foot.centery))
    assert isinstance(change, Replace)
    assert isinstance(change.scene, Sat)
    return change.scene.table


def focus_seat(form: Form, seat: int) -> None:
    """Walk to a seat's row; the first row asks how many there are."""
    while form.row != seat + 1:
        press(form, DOWN)


def names(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]


def test_a_first_table_has_one_person_and_three_of_the_family(tmp_path: Path) -> None:
    table = sit(seats(tmp_path))
    kinds = [seat.player == HUMAN for seat in table.seats]
    assert kinds == [True, False, False, False]
    assert names(table)[0] == "손님"
    assert table.rules == FAMILY
    assert len({seat.character for seat in table.seats[1:]}) == 3


@pytest.mark.parametrize("count", range(2, 7))
def test_two_to_six_sit_down(tmp_path: Path, count: int) -> None:
    form = seats(tmp_path)
    click_part(form, "몇 명", str(count))
    assert len(sit(form).seats) == count


def test_the_count_goes_by_keys_too(tmp_path: Path) -> None:
    form = seats(tmp_path)
    press(form, RIGHT)
    assert form.count == 5
    press(form, LEFT)
    press(form, LEFT)
    assert form.count == 3


def test_a_name_is_typed_in_hangul_and_stays_for_the_next_time(tmp_path: Path) -> None:
    form = seats(tmp_path)
    focus_seat(form, 0)
    composer = Composer()
    for event in typed("김철수", composer):
        form.handle(event)
    assert form.fields[0].shown == "김철수"
    for event in committed(composer):
        form.handle(event)
    table = sit(form)
    assert names(table)[0] == "김철수"
    assert form.stage.settings.name == "김철수"


def test_a_syllable_in_the_making_is_taken_when_one_sits_down(tmp_path: Path) -> None:
    form = seats(tmp_path)
    focus_seat(form, 0)
    for event in typed("민"):
        form.handle(event)
    assert names(sit(form))[0] == "민"


def test_keys_of_letters_and_the_space_bar_belong_to_the_name(tmp_path: Path) -> None:
    form = seats(tmp_path)
    focus_seat(form, 0)
    for scancode in (SPACE, pygame.KSCAN_R, pygame.KSCAN_S, pygame.KSCAN_1, BACKSPACE):
        assert press(form, scancode) is None
    assert form.row == 1
    assert press(form, ENTER) is None
    assert form.row == 2


def test_text_is_taken_only_while_a_name_has_the_focus(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: heard.append("start"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: heard.append("stop"))
    form = seats(tmp_path)
    press(form, DOWN)
    assert heard == ["stop", "start"]
    for event in typed("한글"):
        form.handle(event)
    assert heard == ["stop", "start"], "the input method is not started anew while it composes"
    press(form, TAB)
    assert heard[-1] == "stop"
    press(form, LEFT)
    assert heard[-1] == "start"
    press(form, ESCAPE)
    assert heard[-1] == "stop"


def test_a_long_name_and_one_without_letters_keep_the_layout(tmp_path: Path) -> None:
    form = seats(tmp_path)
    for seat, name in enumerate(
        ["스무글자나되는긴이름이라도모두다들어가요", "😀漢字\u200d", "W" * 20]
    ):
        if not form.sitters[seat].person:
            form._toggle(seat)
        form.fields[seat].text = ""
        form.fields[seat]._insert(name)
    form.refresh()
    looks_right(form)
    assert [len(name) for name in names(sit(form))[:3]] == [20, 3, 20]


def test_people_without_names_are_guests_by_number(tmp_path: Path) -> None:
    form = seats(tmp_path)
    for seat in (1, 2):
        focus_seat(form, seat)
        form.part = 2
        press(form, ENTER)
    assert names(sit(form))[:3] == ["손님", "손님 2", "손님 3"]


def test_the_last_person_stays(tmp_path: Path) -> None:
    form = seats(tmp_path)
    focus_seat(form, 0)
    press(form, TAB)
    press(form, ENTER)
    assert form.people == (0,)
    assert form.note() == "한 자리에는 사람이 앉아야 해요."


def test_fewer_seats_never_leave_a_table_without_people(tmp_path: Path) -> None:
    form = seats(tmp_path)
    form._toggle(3)
    form._toggle(0)
    assert form.people == (3,)
    click_part(form, "몇 명", "2")
    assert form.people == (0,)


def told(form: Form) -> str:
    """What the row in focus says below its label."""
    row = form.focused_row()
    return "" if row is None else row.under


def pushed(change: Change) -> Chooser:
    assert isinstance(change, Push)
    assert isinstance(change.scene, Chooser)
    show(change.scene)
    return change.scene


def test_a_character_is_chosen_and_changes_places_with_whoever_had_it(tmp_path: Path) -> None:
    form = seats(tmp_path)
    first, second = form.sitters[1].character, form.sitters[2].character
    focus_seat(form, 1)
    form.part = 0
    chooser = pushed(press(form, ENTER))
    words = form.stage.words
    assert [row.label for row in rows(chooser)] == [words(f"people.{who}") for who in CHARACTERS]
    go_to(chooser, words(f"people.{second}"))
    assert told(chooser) == words(f"people.about.{second}")
    assert press(chooser, ENTER) == Pop()
    assert (form.sitters[1].character, form.sitters[2].character) == (second, first)


@pytest.mark.parametrize("level", LEVELS)
def test_each_level_is_chosen_and_explained(tmp_path: Path, level: str) -> None:
    form, words = seats(tmp_path), Words("ko")
    focus_seat(form, 2)
    form.part = 1
    chooser = pushed(press(form, ENTER))
    go_to(chooser, words(f"people.level.{level}"))
    assert told(chooser) == words(f"people.level_about.{level}")
    press(chooser, ENTER)
    assert form.sitters[2].level == level
    show(form)
    assert words(f"people.level_about.{level}") in form.note()


def test_own_keys_and_the_throw_in_advance_are_told_when_several_people_sit(tmp_path: Path) -> None:
    form = seats(tmp_path)

    def told() -> bool:
        texts = [p.line.text for p in form.plan.placed if isinstance(p.line, Text)]
        return form.stage.words("seats.shared") in texts

    assert not told()
    form._toggle(2)
    form.refresh()
    assert told()
    for seat, key in own_keys((0, 2), 4).items():
        focus_seat(form, seat)
        assert form.stage.words("seats.key_help", cap=key.cap) in form.note()
        press(form, UP)
        form.row = 0


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_one_press_and_says_where_it_comes_from(tmp_path: Path, name: str) -> None:
    form = seats(tmp_path)
    words = form.stage.words
    click_part(form, words("seats.preset"), words(f"rules.preset.{name}"))
    assert form.note() == words(f"house.from.{name}")
    table = sit(form)
    assert table.rules == PRESETS[name]
    assert table.record.preset == name


def test_own_rules_stand_beside_the_presets(tmp_path: Path) -> None:
    hard = replace(TOWN, stop_penalty=50)
    keep_preset(open_stage(tmp_path).store, "큰집", hard)
    form = seats(tmp_path)
    click_part(form, "규칙", "큰집")
    assert sit(form).rules == hard


def test_the_editor_hands_its_rules_back(tmp_path: Path) -> None:
    form = seats(tmp_path)
    change = click_part(form, "", "규칙 고치기")
    assert isinstance(change, Push)
    assert isinstance(change.scene, HouseEditor)
    change.scene.take(replace(HOLIDAY, unit=77))
    change.scene._use()
    show(form)
    assert chosen(form, "규칙") == ["우리 집 규칙"]
    assert sit(form).rules == replace(HOLIDAY, unit=77)


@pytest.mark.parametrize("rounds", LENGTHS)
def test_a_length_is_one_press_and_leaves_the_preset_chosen(tmp_path: Path, rounds: int) -> None:
    form = seats(tmp_path)
    text = next(
        t for t in (p.text for p in form._length_row().parts) if t.startswith(f"{rounds}판")
    )
    click_part(form, "길이", text)
    assert form.rules.rounds == rounds
    assert chosen(form, "규칙") == ["가족판"]
    assert sit(form).rules.rounds == rounds


def test_any_length_is_typed_or_stepped_to(tmp_path: Path) -> None:
    form = seats(tmp_path)
    go_to(form, "다른 판 수")
    type_number(form, "99")
    press(form, DOWN)
    assert form.rules.rounds == 99
    click_part(form, "다른 판 수", "−")
    assert form.rules.rounds == 98


def test_minutes_grow_with_rounds_seats_and_slowness() -> None:
    usual = Settings()
    for count in TURNS:
        times = [minutes(usual, count, rounds) for rounds in (1, 3, 5, 11, 99)]
        assert times == sorted(set(times))
    assert minutes(usual, 2, 11) < minutes(usual, 6, 11)
    assert minutes(replace(usual, speed="fast"), 4, 11) < minutes(usual, 4, 11)
    assert minutes(usual, 4, 11) < minutes(replace(usual, speed="slow"), 4, 11)
    assert minutes(usual, 4, 11) < minutes(replace(usual, claim="relaxed"), 4, 11)
    assert 8 <= minutes(usual, 4, 11) <= 30


@pytest.mark.parametrize(("count", "rules"), [(5, TOWN), (6, TOWN), (4, TOWN), (6, FAMILY)])
def test_a_crowd_without_a_reshuffle_is_warned(
    tmp_path: Path, count: int, rules: HouseRules
) -> None:
    form = seats(tmp_path)
    form.count = count
    form.take_rules(rules)
    texts = [p.line.text for p in form.plan.placed if isinstance(p.line, Text)]
    warned = form.stage.words("seats.exhausted") in texts
    assert warned is (count >= 5 and rules is TOWN)


def test_the_last_table_comes_back(tmp_path: Path) -> None:
    form = seats(tmp_path)
    click_part(form, "몇 명", "5")
    form._toggle(4)
    form.fields[4]._insert("영희")
    form.take_rules(replace(HOLIDAY, stop_penalty=50))
    table = sit(form)
    last = last_table(form.stage.store)
    assert last is not None
    assert (last.seats, last.rules) == (table.seats, table.rules)
    again = seats(tmp_path)
    assert again.records() == table.seats
    assert sit(again).rules == table.rules


def test_a_table_of_strangers_is_filled_up_with_the_family(tmp_path: Path) -> None:
    odd = (
        SeatRecord("여우", "greedy", None, 0),
        SeatRecord("스물네 글자나 되는 이름이라 다 들어가지 않아요 정말", HUMAN, None, 0),
        SeatRecord("이모", "master", "stepmother", 3),
    )
    keep_table(open_stage(tmp_path).store, odd, FAMILY)
    form = seats(tmp_path)
    assert form.count == 3
    assert len({sitter.character for sitter in form.sitters}) == 6
    table = sit(form)
    assert len(names(table)[1]) == 20
    assert [seat.player == HUMAN for seat in table.seats] == [False, True, False]


def test_sitters_come_back_from_their_records() -> None:
    words = Words("ko")
    sitters = with_character(fresh_sitters("민수", "player", random.Random(1)), 2, "nephew")
    records = tuple(record_of(sitter, seat, words) for seat, sitter in enumerate(sitters[:4]))
    back = from_records(records, words)
    assert tuple(record_of(sitter, seat, words) for seat, sitter in enumerate(back[:4])) == records
    assert len({sitter.character for sitter in back}) == len(back) == 6


def test_escape_goes_back_without_a_table(tmp_path: Path) -> None:
    form = seats(tmp_path)
    assert press(form, ESCAPE) == Pop()
    assert last_table(form.stage.store) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
def test_six_seats_have_room_and_their_texts_fit(
    tmp_path: Path, language: str, scale: float
) -> None:
    form = seats(tmp_path, language=language, text=scale)
    form.count = 6
    form._toggle(3)
    form.take_rules(replace(TOWN, unit=5))
    looks_right(form)
    for chooser in (pushed(form._choose_who(1)), pushed(form._choose_level(2))):
        looks_right(chooser)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(960, 600), (1024, 768), (1280, 720), (1920, 1080)])
def test_the_values_of_a_row_stand_on_one_line(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    """At the usual size of letters, however long the slowest match of six would take."""
    form = seats(tmp_path, language=language, speed="slow", claim="relaxed")
    form.count = 6
    form.refresh()
    show(form, size)
    rows_ = [placed for placed in form.plan.placed if getattr(placed.line, "values", False)]
    assert len(rows_) == 4
    for placed in rows_:
        assert len({box.y for box in placed.parts}) == 1, placed.line
