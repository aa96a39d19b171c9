"""The options: every setting by mouse and by keys, at once and kept."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pygame
import pytest

from game.store import Settings, Store
from scenes.key_page import KeyPage
from scenes.option_layout import value_text
from scenes.option_rows import CLAIMS, Row, claim_key, sections
from scenes.options import Options
from scenes.scene import Pop, Push
from tests.screens import (
    LANGUAGES,
    SCALES,
    SIZES,
    apart,
    click,
    cut,
    heard,
    open_stage,
    press,
    screen,
    show,
)

SIZE = (1280, 720)
UP, DOWN, LEFT, RIGHT = (
    pygame.KSCAN_UP, pygame.KSCAN_DOWN, pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT,
)  # fmt: skip
ENTER, ESCAPE, TAB = pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE, pygame.KSCAN_TAB
ELSEWHERE = {
    "maximised",
    "blocked_keys",
    "calm_shift",
    "sticky_before",
    "version",
    "newcomer",
    "name",
    "window",
    "claim_seconds",
    "keys",
    "place",
}
"""Settings that are no row: kept by the game itself, asked elsewhere, or part of another row."""

ROWS = [(section, row) for section, rows in sections().items() for row in rows]
KEPT = [(section, row) for section, row in ROWS if row.name != "fullscreen"]


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


def at(folder: Path, section: str, row: Row, **settings: Any) -> Options:
    """Open the options with a row in focus, by keys."""
    options = Options(open_stage(folder, **settings))
    for _ in range(list(sections()).index(section)):
        press(options, TAB)
    for _ in range(options.rows.index(row)):
        press(options, DOWN)
    return options


def names(rows: list[tuple[str, Row]]) -> list[str]:
    return [row.name for _, row in rows]


def test_every_setting_has_its_row() -> None:
    assert sorted(names(ROWS)) == sorted(set(Settings.__struct_fields__) - ELSEWHERE)


@pytest.mark.parametrize(("section", "row"), ROWS, ids=names(ROWS))
def test_a_row_offers_every_value_of_its_setting(section: str, row: Row) -> None:
    del section
    kind = get_type_hints(Settings)[row.name]
    offered = [dict(value.settings)[row.name] for value in row.values]
    if kind is bool:
        assert sorted(offered) == [False, True]
    elif get_origin(kind) is Literal:
        assert set(offered) == set(get_args(kind))
    elif row.name == "text":
        assert (min(offered), max(offered)) == (1.0, 2.0)
    else:
        assert offered == []


@pytest.mark.parametrize(("section", "row"), KEPT, ids=names(KEPT))
def test_keys_go_through_all_values_and_each_is_kept(
    tmp_path: Path, section: str, row: Row
) -> None:
    options = at(tmp_path, section, row)
    seen = []
    for _ in range(max(1, len(row.values))):
        press(options, RIGHT)
        seen.append(row.place(options.stage.settings))
        assert Store(tmp_path).settings() == options.stage.settings
    if row.values:
        assert sorted(seen) == list(range(len(row.values)))
        press(options, LEFT)
        press(options, ENTER)
        assert row.place(options.stage.settings) == seen[-1]


@pytest.mark.parametrize(("section", "row"), KEPT, ids=names(KEPT))
def test_the_mouse_sets_each_value(tmp_path: Path, section: str, row: Row) -> None:
    options = at(tmp_path, section, row)
    show(options)
    plan = options.layout(SIZE)
    number = options.rows.index(row)
    for place in reversed(range(len(row.values))):
        show(options)
        click(options, options.layout(SIZE).chips[number][place].center)
        assert row.place(options.stage.settings) == place
    if not row.values:
        track = plan.chips[number][0]
        click(options, (track.x + track.w // 2, track.centery))
        assert row.place(options.stage.settings) == 50
        options.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=track.center, button=1))
        options.handle(pygame.Event(pygame.MOUSEMOTION, pos=(track.x - 40, 5)))
        assert row.place(options.stage.settings) == 0
        options.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=(track.x - 40, 5), button=1))
        options.handle(pygame.Event(pygame.MOUSEMOTION, pos=track.center))
        assert row.place(options.stage.settings) == 0


def test_a_slider_stays_between_0_and_100(tmp_path: Path) -> None:
    options = at(tmp_path, "options.section.sound", Row("effects"))
    press(options, RIGHT)
    assert options.stage.settings.effects == 100
    for _ in range(12):
        press(options, LEFT)
    assert options.stage.settings.effects == 0
    press(options, ENTER)
    assert options.stage.settings.effects == 0


def test_volumes_are_heard_at_once(tmp_path: Path) -> None:
    options = at(tmp_path, "options.section.sound", Row("voices"))
    press(options, LEFT)
    assert options.stage.sound.volumes.voices == 90
    assert heard(options.stage) == ["ppong"]


def test_the_full_screen_is_asked_of_the_window_by_its_key(tmp_path: Path) -> None:
    row = next(row for _, row in ROWS if row.name == "fullscreen")
    options = at(tmp_path, "options.section.look", row)
    pygame.event.clear()
    press(options, RIGHT)
    asked = [event for event in pygame.event.get() if event.type == pygame.KEYDOWN]
    assert [event.scancode for event in asked] == [pygame.KSCAN_F11]
    assert not options.stage.settings.fullscreen


def test_the_language_changes_every_text_on_the_board(tmp_path: Path) -> None:
    row = next(row for _, row in ROWS if row.name == "language")
    options = at(tmp_path, "options.section.look", row)
    before = pygame.image.tobytes(show(options), "RGB")
    press(options, RIGHT)
    assert options.stage.words("options.title") == "Options"
    assert pygame.image.tobytes(show(options), "RGB") != before
    assert options._close.choices[0].label == "Close"


def test_the_claim_window_is_one_row_with_its_length() -> None:
    for key, wished in CLAIMS.items():
        usual = {"claim": "touch", "claim_seconds": "1.5"}
        assert claim_key(Settings(**(usual | wished))) == key  # type: ignore[arg-type]


def test_the_focus_goes_round_and_shows(tmp_path: Path) -> None:
    options = Options(open_stage(tmp_path))
    pictures = set()
    for _ in range(len(options.rows) + 2):
        pictures.add(pygame.image.tobytes(show(options), "RGB"))
        press(options, DOWN)
    assert len(pictures) == len(options.rows) + 2
    assert options.focus == 0
    press(options, UP)
    assert press(options, LEFT) is None
    keys = press(options, ENTER)
    assert isinstance(keys, Push)
    assert isinstance(keys.scene, KeyPage)
    press(options, UP)
    assert press(options, ENTER) == Pop()
    press(options, TAB)
    assert (options.section, options.focus) == (1, 0)
    press(options, TAB, pygame.KMOD_LSHIFT)
    press(options, TAB, pygame.KMOD_LSHIFT)
    assert options.section == len(options.sections) - 1


def test_the_board_closes(tmp_path: Path) -> None:
    options = Options(open_stage(tmp_path))
    show(options)
    assert press(options, ESCAPE) == Pop()
    close = options.layout(SIZE).close
    assert click(options, (close.x + close.w // 4, close.centery)) == Pop()
    click(options, options.layout(SIZE).tabs[2].center)
    assert options.section == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
def test_everything_has_room_and_fits(tmp_path: Path, language: str, scale: float) -> None:
    stage = open_stage(tmp_path, language=language, text=scale)
    options = Options(stage)
    for size in (*SIZES, (600, 960)):
        for number in range(len(options.sections)):
            options.section = number
            plan = options.layout(size)
            assert pygame.Rect((0, 0), size).contains(plan.board)
            boxes = [*plan.tabs, *plan.rows, plan.help, plan.close]
            assert apart(boxes, plan.board), (size, number)
            for row, chips, label, place in zip(
                options.rows, plan.chips, plan.labels, plan.rows, strict=True
            ):
                assert apart([label, *chips], place), (size, row.name)
                assert all(chip.h >= 20 for chip in chips)
                values = [value_text(stage, value) for value in row.values]
                assert len(values) in (0, len(chips))
            assert min(plan.px, plan.tab_px, plan.help_px, *plan.chip_px) >= 10
        show(options, size)
    assert cut(stage) == []
