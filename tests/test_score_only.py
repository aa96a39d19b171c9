"""점수판만: names, totals and baks by taps and keys; undone, kept, taken along."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.real_cards import FILE, RealSheet, Written, keep_sheet, kept_sheet
from game.store import Store
from scenes.scene import Pop
from scenes.score_only import NAMES, WRITE, ScoreOnly
from tests.forms import (
    DOWN,
    ENTER,
    ESCAPE,
    RIGHT,
    TAB,
    click_part,
    go_to,
    go_to_part,
    looks_right,
    press_part,
    row,
    rows,
    type_number,
    write,
)
from tests.screens import LANGUAGES, SCALES, click, open_stage, press, screen, show
from tests.two_set import typed


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


def sheet(folder: Path, **settings: Any) -> ScoreOnly:
    form = ScoreOnly(open_stage(folder, **settings))
    show(form)
    return form


def named(folder: Path, *names: str) -> ScoreOnly:
    """Open a sheet with names."""
    keep_sheet(Store(folder), RealSheet(names=names))
    return sheet(folder)


def tap(form: ScoreOnly, *keys: str) -> None:
    for key in keys:
        click_part(form, "숫자판", key)


def write_row(form: ScoreOnly) -> None:
    foot = form.frame().foot
    click(form, (foot.centerx, foot.centery))


def test_a_first_sheet_asks_for_names_and_keeps_them(tmp_path: Path) -> None:
    form = sheet(tmp_path)
    assert form.tab == NAMES
    click_part(form, "몇 명", "3")
    go_to(form, "2번째")
    for event in typed("영희"):
        form.handle(event)
    press(form, DOWN)
    write(form, "Tom")
    again = ScoreOnly(form.stage)
    assert again.sheet.names == ("", "영희", "Tom")
    assert again.tab == WRITE
    assert again.names() == ("이름 1", "영희", "Tom")


def test_totals_are_tapped_and_a_bak_adds_its_penalty(tmp_path: Path) -> None:
    form = named(tmp_path, "가", "나", "다")
    tap(form, "3", "다음 사람", "1", "2", "다음 사람", "7")
    click_part(form, "다", "바가지")
    assert "7 + 30 = 37" in [part.text for part in row(form, "다").parts]
    write_row(form)
    assert form.sheet.rows == (Written((3, 12, 37), 2),)
    kept = kept_sheet(form.stage.store)
    assert kept == form.sheet
    assert form.facts().totals == ((3, 12, 37),)


def test_totals_are_typed_too(tmp_path: Path) -> None:
    form = named(tmp_path, "가", "나")
    go_to(form, "가")
    type_number(form, "-57")
    press(form, DOWN)
    type_number(form, "20")
    press(form, ENTER)
    go_to_part(form, "나", "바가지")
    press(form, ENTER)
    form.write()
    assert form.sheet.rows == (Written((-57, 50), 1),)


def test_taps_erase_and_turn_the_sign(tmp_path: Path) -> None:
    form = named(tmp_path, "가", "나")
    tap(form, "1", "0", "0", "−")
    assert form.keypad.entered == [-100, None]
    tap(form, "지움")
    assert form.keypad.entered == [-10, None]
    tap(form, "지움", "지움", "지움")
    assert form.keypad.entered == [None, None]
    tap(form, "9", "9", "9", "9")
    assert form.keypad.entered == [999, None]


def test_nothing_entered_writes_nothing(tmp_path: Path) -> None:
    form = named(tmp_path, "가", "나")
    write_row(form)
    assert not form.sheet.rows
    assert form.heading() == "먼저 점수를 넣어 주세요"


def test_empty_fields_are_written_as_nought_and_told_of(tmp_path: Path) -> None:
    form = named(tmp_path, "가", "나", "다")
    tap(form, "3", "다음 사람", "1", "2")
    write_row(form)
    assert form.sheet.rows == (Written((3, 12, 0), None),)
    assert form.heading() == "빈 칸은 0점으로 적었어요"
    tap(form, "1", "다음 사람", "2", "다음 사람", "0")
    write_row(form)
    assert form.heading() == form.stage.words("scoreonly.title")


def fill(form: ScoreOnly, rounds: int) -> None:
    form._set_rounds(rounds)
    form.keypad.entered = [1] * len(form.sheet.names)
    form.write()
    show(form)


def write_more_than_fits(form: ScoreOnly) -> None:
    fill(form, 1)
    write_row(form)


def seat_more_beside_written_rows(form: ScoreOnly) -> None:
    fill(form, 3)
    press(form, TAB)
    show(form)
    click_part(form, "몇 명", "5")


Deed = Callable[[ScoreOnly], object]
IN_VAIN: dict[str, Deed] = {
    "write without totals": write_row,
    "write on a full sheet": write_more_than_fits,
    "take back from an empty sheet": lambda form: click(form, form.frame().foot.midleft),
    "erase where nothing is": lambda form: tap(form, "지움"),
    "a fourth digit": lambda form: tap(form, "9", "9", "9", "9"),
    "more people beside written rows": seat_more_beside_written_rows,
}


@pytest.mark.parametrize("what", IN_VAIN)
def test_no_press_on_the_sheet_is_silent(tmp_path: Path, what: str) -> None:
    form = named(tmp_path, "가", "나")
    usual = form.heading()
    IN_VAIN[what](form)
    assert form.heading() != usual
    press(form, DOWN)
    assert form.heading() == usual, "until the next press"


def test_a_bak_is_worn_by_one_only_and_can_be_taken_off(tmp_path: Path) -> None:
    form = named(tmp_path, "가", "나")
    click_part(form, "가", "바가지")
    click_part(form, "나", "바가지")
    assert form.keypad.wearer == 1
    click_part(form, "나", "바가지")
    assert form.keypad.wearer is None


def test_undo_brings_the_row_back_into_the_fields(tmp_path: Path) -> None:
    form = named(tmp_path, "가", "나")
    for totals in ((1, 2), (3, 4)):
        form.keypad.entered, form.keypad.wearer = list(totals), 0
        form.write()
    form.undo()
    assert form.sheet.rows == (Written((31, 2), 0),)
    assert (form.keypad.entered, form.keypad.wearer) == ([3, 4], 0)
    assert kept_sheet(form.stage.store) == form.sheet
    form.undo()
    form.undo()
    assert not form.sheet.rows


def test_the_penalty_is_a_choice(tmp_path: Path) -> None:
    form = named(tmp_path, "가", "나")
    click_part(form, "바가지 벌점", "50")
    form.keypad.entered, form.keypad.wearer = [1, 1], 1
    form.write()
    assert form.sheet.rows[0].scores == (1, 51)


def test_a_full_sheet_takes_no_more(tmp_path: Path) -> None:
    form = named(tmp_path, "가", "나")
    form._set_rounds(1)
    for _ in range(3):
        form.keypad.entered = [1, 2]
        form.write()
    assert len(form.sheet.rows) == 1
    assert form.stage.words("scoreonly.full") in [
        getattr(placed.line, "text", "") for placed in form.plan.placed
    ]
    assert not any(line.label == "숫자판" for line in rows(form))


def test_a_new_sheet_is_asked_for_twice(tmp_path: Path) -> None:
    form = named(tmp_path, "가", "나")
    form.keypad.entered = [1, 2]
    form.write()
    press(form, TAB)
    assert form.tab == NAMES
    click_part(form, "", "새 점수판")
    assert len(form.sheet.rows) == 1
    click_part(form, "", "정말 새로 시작")
    assert not form.sheet.rows
    assert form.sheet.names == ("가", "나")


def test_people_come_and_go_only_on_an_empty_sheet(tmp_path: Path) -> None:
    form = named(tmp_path, "가", "나")
    press(form, TAB)
    press(form, RIGHT)
    assert form.sheet.names == ("가", "나", "")
    form.keypad.entered = [1, 2, 3]
    form.write()
    press(form, RIGHT)
    assert len(form.sheet.names) == 3
    assert len(form.sheet.rows) == 1


def test_the_sheet_is_saved_as_picture_and_table(tmp_path: Path) -> None:
    form = named(tmp_path, "가", "나")
    form.keypad.entered = [4, 5]
    form.write()
    press_part(form, "저장", "그림으로")
    press_part(form, "저장", "표로(CSV)")
    found = {path.suffix: path for path in (tmp_path / "exports").iterdir()}
    assert found[".png"].read_bytes().startswith(b"\x89PNG")
    assert "1,4,4,5,5," in found[".csv"].read_text("utf-8-sig")
    assert str(tmp_path) not in form.heading()
    assert found[".csv"].name in form.heading()


def test_a_broken_sheet_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"names": ["a", "b"], "rows": [{"scores": [1, 2, 3]}]}')
    store = Store(tmp_path)
    assert kept_sheet(store) is None
    (tmp_path / FILE).write_text('{"names": 3}')
    assert kept_sheet(store) is None
    assert store.troubles == ["trouble.sheet_aside"]


def test_what_cannot_be_kept_is_told(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("in the way")
    stage = open_stage(tmp_path / "home")
    form = ScoreOnly(stage)
    show(form)
    form._set_rounds(5)
    assert form.heading() == stage.words("scoreonly.not_kept")


def test_scores_stay_within_what_can_be_kept(tmp_path: Path) -> None:
    whole = RealSheet(names=("가", "나"), penalty=200).with_row((999, -999), 0)
    assert whole.rows[0].scores == (999, -999)
    keep_sheet(Store(tmp_path), whole)
    assert kept_sheet(Store(tmp_path)) == whole


def test_escape_leaves(tmp_path: Path) -> None:
    assert press(named(tmp_path, "가", "나"), ESCAPE) == Pop()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
def test_both_sides_have_room_and_their_texts_fit(
    tmp_path: Path, language: str, scale: float
) -> None:
    form = sheet(tmp_path, language=language, text=scale)
    form._seat(6)
    for tab in (NAMES, WRITE):
        form.open(tab)
        looks_right(form)
    form.keypad.entered, form.keypad.wearer = [99] * 6, 3
    form.refresh()
    looks_right(form)
    for told in ("nothing", "left_out", "no_row", "seated", "nothing_there"):
        form.told = form.stage.words(f"scoreonly.{told}")
        looks_right(form)
    form.told = form.stage.words("scoreonly.most", most=999)
    looks_right(form)
    assert pygame.display.get_surface() is not None
