"""The title: the first question, going on, a quick match, language, troubles."""

import random
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.house import PRESETS
from game.presets import last_table
from game.store import Store
from game.table import Table, open_table
from scenes.canvas import Canvas
from scenes.fonts import Role
from scenes.lettering import INK, Colour
from scenes.options import Options
from scenes.scene import Change, Push, Quit, Replace
from scenes.sitting import cpu_kind, quick_seats, same_again
from scenes.title import Title
from scenes.title_picture import backdrop
from scenes.words import Words
from tests.screens import (
    LANGUAGES,
    SCALES,
    SIZES,
    CarefulLetters,
    apart,
    click,
    cut,
    open_stage,
    press,
    screen,
    show,
)
from tests.sheets import seats

DOWN, RIGHT, ENTER, ESCAPE = (
    pygame.KSCAN_DOWN, pygame.KSCAN_RIGHT, pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE,
)  # fmt: skip


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


class Seat:
    """Stands in for the table's scene."""

    see_through = False
    busy = False

    def __init__(self, table: Table, name: str) -> None:
        self.table, self.name = table, name

    def handle(self, event: pygame.Event) -> None:
        del event

    def update(self, seconds: float) -> None:
        del seconds

    def draw(self, canvas: Canvas) -> None:
        """Show nothing."""

    def covered(self) -> None:
        """Hear nothing."""


def opened(folder: Path, **settings: object) -> Title:
    stage = open_stage(folder, **{"newcomer": False} | settings)
    return Title(stage, Seat, random.Random(1))


def labels(title: Title) -> list[str]:
    return [choice.label for choice in title.choices.choices]


def seat_of(change: Change) -> Seat:
    assert isinstance(change, Replace)
    assert isinstance(change.scene, Seat)
    return change.scene


def leave_a_match(folder: Path) -> Table:
    """Play a round and a half, as if the window had then been closed."""
    stage = open_stage(folder, newcomer=False)
    table = seat_of(press(Title(stage, Seat, random.Random(2)), ENTER)).table
    table.deal()
    return table


def test_a_first_start_asks_one_question_and_no_name(tmp_path: Path) -> None:
    title = opened(tmp_path, newcomer=None)
    assert labels(title) == ["처음이에요", "알아요", "설정", "English"]
    show(title)
    press(title, ENTER)
    assert title.stage.settings.newcomer is True
    assert labels(title) == ["바로 한 판", "설정", "English", "나가기"]
    assert not Title(title.stage, Seat).asking


NEWCOMER = {"newcomer": True, "hints": "many", "claim": "relaxed", "one_click": False}
OLD_HAND = {"newcomer": False, "hints": "off", "claim": "touch", "one_click": True}


@pytest.mark.parametrize(
    ("presses", "chosen"), [((ENTER,), NEWCOMER), ((DOWN, ENTER), OLD_HAND)], ids=["new", "old"]
)
def test_the_answer_sets_the_first_table(
    tmp_path: Path, presses: tuple[int, ...], chosen: dict[str, object]
) -> None:
    title = opened(tmp_path, newcomer=None)
    for scancode in presses:
        press(title, scancode)
    settings = Store(tmp_path).settings()
    same = {
        "claim_seconds": "1.5",
        "speed": "normal",
        "strength": "full",
        "traditional_names": True,
    }
    assert {name: getattr(settings, name) for name in chosen | same} == chosen | same


def test_a_quick_match_seats_a_person_and_three_of_the_family(tmp_path: Path) -> None:
    seat = seat_of(press(opened(tmp_path), ENTER))
    assert seat.table.rules == PRESETS["family"]
    assert seat.table.people == (0,)
    others = seat.table.seats[1:]
    assert len({who.character for who in others}) == 3
    assert [who.name for who in others] == [Words("ko")(f"people.{w.character}") for w in others]
    assert seat.table.phase is None
    assert seat.table.record.started is not None


def test_a_quick_match_is_kept_from_its_deal_on(tmp_path: Path) -> None:
    seat = seat_of(press(opened(tmp_path), ENTER))
    seat.table.deal()
    kept = Store(tmp_path).unfinished()
    assert kept is not None
    assert (kept.name, kept.record) == (seat.name, seat.table.record)


@pytest.mark.parametrize("newcomer", [True, False])
def test_newcomers_meet_gentler_players(
    tmp_path: Path, newcomer: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = open_stage(tmp_path, newcomer=newcomer).settings
    monkeypatch.setattr("scenes.sitting.KINDS", ("random", "greedy"))
    assert cpu_kind(settings) == "greedy"
    monkeypatch.setattr("scenes.sitting.KINDS", ("greedy", "neighbour", "player"))
    assert cpu_kind(settings) == ("neighbour" if newcomer else "player")


def test_a_name_in_the_settings_is_used(tmp_path: Path) -> None:
    stage = open_stage(tmp_path, name="영희")
    assert quick_seats(stage.settings, stage.words, random.Random(0))[0].name == "영희"


def test_an_unfinished_match_is_offered_first(tmp_path: Path) -> None:
    table = leave_a_match(tmp_path)
    title = opened(tmp_path)
    assert labels(title)[0] == "이어서"
    note = title.choices.choices[0].note
    assert note.startswith("1판째 / 11 · ")
    assert all(f"{seat.name} 0" in note for seat in table.seats)
    seat = seat_of(press(title, ENTER))
    assert seat.table.record == table.record
    finish = seat.table
    while finish.phase != "over":
        finish.let_pass() if finish.phase == "window" else finish.play(
            finish.turn, finish.view(finish.turn).moves[0]
        )
    kept = Store(tmp_path).unfinished()
    assert kept is not None
    assert kept.record == finish.record


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_note_of_a_full_table_has_room(tmp_path: Path, language: str) -> None:
    stage = open_stage(tmp_path, newcomer=False, language=language)
    table = open_table(PRESETS["town"], seats(6, person=True))
    table.deal()
    stage.store.keep_match("a.ppong", table.record)
    title = Title(stage, Seat)
    assert title.choices.choices[0].note.endswith(" · 0 · 0 · 0 · 0 · 0 · 0")
    for size in SIZES:
        show(title, size)
    assert cut(stage) == []


def test_without_an_unfinished_match_nothing_is_offered(tmp_path: Path) -> None:
    assert "이어서" not in labels(opened(tmp_path))


def test_the_same_table_again_has_the_same_people_and_rules(tmp_path: Path) -> None:
    stage = open_stage(tmp_path, newcomer=False)
    before = seat_of(press(Title(stage, Seat, random.Random(3)), ENTER))
    again = same_again(stage, before.table, Seat)
    assert isinstance(again, Seat)
    assert again.table.seats == before.table.seats
    assert again.table.rules == before.table.rules
    assert again.name != before.name


def test_the_language_switches_at_once_and_keeps_the_focus(tmp_path: Path) -> None:
    title = opened(tmp_path)
    show(title)
    for scancode in (DOWN, RIGHT, ENTER):
        press(title, scancode)
    show(title)
    assert labels(title) == ["Play now", "Options", "한국어", "Quit"]
    assert title.choices.focus == 2
    assert Store(tmp_path).settings().language == "en"
    press(title, ENTER)
    show(title)
    assert labels(title)[0] == "바로 한 판"


def test_the_mouse_chooses(tmp_path: Path) -> None:
    title = opened(tmp_path)
    show(title)
    boxes = title.choices.rects()
    change = click(title, boxes[1].center)
    assert isinstance(change, Push)
    assert isinstance(change.scene, Options)
    assert isinstance(click(title, boxes[0].center), Replace)
    assert click(title, boxes[3].center) == Quit()


def test_escape_only_goes_to_the_way_out(tmp_path: Path) -> None:
    title = opened(tmp_path)
    assert press(title, ESCAPE) is None
    assert press(title, ENTER) == Quit()


def test_the_slab_says_what_a_quick_match_is(tmp_path: Path) -> None:
    quick = opened(tmp_path).choices.choices[0]
    assert quick.note == "가족판 11판 · 손맛 1.5초 · 귀띔 끔"
    english = opened(tmp_path, language="en", claim="waiting").choices.choices[0]
    assert english.note == "Family rules, 11 rounds · Waits · hints: Off"


def test_troubles_are_told_once_one_after_another(tmp_path: Path) -> None:
    tmp_path.joinpath("settings.json").write_text("{", encoding="utf-8")
    title = opened(tmp_path)
    title.stage.store.troubles.append("trouble.not_kept")
    title.stage.sound.lost = True
    told: list[str | None] = []
    while title.busy:
        title.update(0.05)
        if title.notice.shown and title.notice.shown not in told:
            told.append(title.notice.shown)
            show(title)
    assert told == ["trouble.settings_aside", "trouble.not_kept", "trouble.no_sound"]
    assert title.stage.store.troubles == []


@pytest.mark.parametrize("size", [*SIZES, (600, 960), (3440, 1440)])
def test_the_picture_covers_the_window(size: tuple[int, int]) -> None:
    assert backdrop(size).get_size() == size


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("newcomer", [None, False])
def test_slabs_have_room_and_their_texts_fit(
    tmp_path: Path, language: str, scale: float, newcomer: bool | None
) -> None:
    leave_a_match(tmp_path)
    title = opened(tmp_path, language=language, text=scale, newcomer=newcomer)
    for size in (*SIZES, (600, 960)):
        show(title, size)
        boxes = title.choices.rects()
        assert len(boxes) == (4 if newcomer is None else 5)
        assert apart(boxes, pygame.Rect((0, 0), size)), (size, boxes)
        assert all(box.h >= 40 for box in boxes), (size, boxes)
    assert cut(title.stage) == []


class MeasuredLetters(CarefulLetters):
    """Letters that remember how high each text became."""

    def __init__(self) -> None:
        super().__init__()
        self.high: dict[str, int] = {}

    def text(
        self, text: str, px: int, colour: Colour = INK, role: Role = "plain", width: int = 0
    ) -> pygame.Surface:
        drawn = super().text(text, px, colour, role, width)
        self.high[text] = drawn.get_height()
        return drawn


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (960, 600)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("waiting", [True, False])
def test_both_lines_of_a_slab_follow_the_size_of_letters(
    tmp_path: Path, language: str, size: tuple[int, int], waiting: bool
) -> None:
    """Where three slabs have notes there is little room; a long note is held by its width."""
    if waiting:
        leave_a_match(tmp_path)
    found: list[tuple[int, int]] = []
    for scale in (1.0, 2.0):
        title = opened(tmp_path, language=language, text=scale)
        letters = title.stage.letters = MeasuredLetters()
        title.last = last_table(title.stage.store)
        title.choices = title._choices()
        show(title, size)
        notes = [choice.note for choice in title.choices.choices if choice.note]
        labels = [choice.label for choice in title.choices.choices]
        low = min(letters.high[label] for label in labels)
        parts = [high for text, high in letters.high.items() if any(text in note for note in notes)]
        found.append((low, min(parts)))
        assert cut(title.stage) == []
    (label, note), (large_label, large_note) = found
    assert large_label >= (1.15 if waiting else 1.7) * label
    assert large_note >= (1.15 if waiting or language == "en" else 1.4) * note
