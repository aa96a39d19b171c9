"""The editor of house rules: every field by keys and mouse, presets, changes, codes."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game.house import FAMILY, FIELDS, HOLIDAY, PRESETS, TOWN, HouseRules, bounds, choices, nullable
from game.presets import keep_preset, own_presets
from game.share import code
from scenes.form.parts import Row, Text
from scenes.house_rules.changes import CHANGES, made_in, with_change
from scenes.house_rules.editor import TABS, HouseEditor, differing, nearest
from scenes.house_rules.fields import example, value_text
from scenes.house_words import SECTIONS, sentence
from scenes.scene import Pop
from scenes.words import Words
from tests.forms import (
    DOWN,
    ENTER,
    ESCAPE,
    LEFT,
    RIGHT,
    TAB,
    chosen,
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

FIELD_TABS = {
    field: tab
    for tab, sections in enumerate(TABS.values())
    for section in sections
    for field in SECTIONS[section]
}


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


class Open:
    """An editor, and the rules that it has handed back."""

    def __init__(self, folder: Path, rules: HouseRules = FAMILY, tab: int = 0, **set_: Any) -> None:
        self.done: list[HouseRules] = []
        self.form = HouseEditor(open_stage(folder, **set_), rules, self.done.append)
        show(self.form)
        for _ in range(tab):
            press(self.form, TAB)

    def label(self, field: str) -> str:
        return self.form.stage.words(f"house.label.{field}")

    def text(self, field: str, value: object) -> str:
        return value_text(self.form.stage.words, field, value)


def test_every_field_stands_in_one_tab() -> None:
    assert sorted(FIELD_TABS) == sorted(FIELDS)


WORDED = [field for field in FIELDS if choices(field) is not None]
NUMBERED = [field for field in FIELDS if choices(field) is None and field != "rank_amounts"]


@pytest.mark.parametrize("field", WORDED)
def test_a_field_of_words_takes_each_by_keys_and_by_mouse(tmp_path: Path, field: str) -> None:
    words = choices(field) or ()
    opened = Open(tmp_path, tab=FIELD_TABS[field])
    go_to(opened.form, opened.label(field))
    seen = set()
    for _ in words:
        press(opened.form, RIGHT)
        seen.add(getattr(opened.form.rules, field))
    assert seen == set(words)
    for value in words:
        click_part(opened.form, opened.label(field), opened.text(field, value))
        assert getattr(opened.form.rules, field) == value
        assert chosen(opened.form, opened.label(field)) == [opened.text(field, value)]


@pytest.mark.parametrize("field", NUMBERED)
def test_a_field_of_numbers_is_typed_and_stepped_within_its_bounds(
    tmp_path: Path, field: str
) -> None:
    least, most = bounds(field) or (0, 0)
    opened = Open(tmp_path, tab=FIELD_TABS[field])
    go_to(opened.form, opened.label(field))
    for typed, due in ((str(least), least), (str(most), most), ("9" * 8, most)):
        type_number(opened.form, typed)
        press(opened.form, ENTER)
        assert getattr(opened.form.rules, field) == due
    press(opened.form, RIGHT)
    assert getattr(opened.form.rules, field) == most
    press(opened.form, LEFT)
    below = getattr(opened.form.rules, field)
    assert least <= below < most
    click_part(opened.form, opened.label(field), "+")
    assert getattr(opened.form.rules, field) > below
    if nullable(field):
        click_part(opened.form, opened.label(field), opened.text(field, None))
        assert getattr(opened.form.rules, field) is None


def test_typed_digits_count_when_the_focus_goes_on(tmp_path: Path) -> None:
    opened = Open(tmp_path, tab=FIELD_TABS["bak_penalty"])
    go_to(opened.form, opened.label("bak_penalty"))
    type_number(opened.form, "47")
    assert opened.form.rules.bak_penalty == 30
    press(opened.form, DOWN)
    assert opened.form.rules.bak_penalty == 47


def test_each_rank_has_its_amount(tmp_path: Path) -> None:
    opened = Open(tmp_path, tab=FIELD_TABS["rank_amounts"])
    for rank, typed in ((1, "-1500"), (6, "250000")):
        go_to(opened.form, opened.form.stage.words("house.rank", rank=rank))
        type_number(opened.form, typed)
        press(opened.form, ENTER)
    assert opened.form.rules.rank_amounts == (-1500, 0, 0, 0, 0, 250_000)


def test_what_differs_from_the_preset_is_marked_and_told(tmp_path: Path) -> None:
    opened = Open(tmp_path, replace(FAMILY, stop_penalty=50), tab=FIELD_TABS["stop_penalty"])
    marked = [line.label for line in rows(opened.form) if line.marked]
    assert marked == [opened.label("stop_penalty")]
    go_to(opened.form, opened.label("stop_penalty"))
    words = opened.form.stage.words
    assert words("rules.preset.family") in opened.form.note()
    assert sentence(words, "stop_penalty", 30) in opened.form.note()
    assert "1" in opened.form.heading()


def test_a_gap_and_no_limit_keep_each_other_out(tmp_path: Path) -> None:
    opened = Open(tmp_path, replace(FAMILY, stop_success_score="gap"), tab=3)
    limit = opened.label("stop_limit")
    go_to(opened.form, limit)
    assert opened.form.stage.words("house.gap_forbids") in opened.form.note()
    none = opened.text("stop_limit", None)
    assert next(part for part in row(opened.form, limit).parts if part.text == none).press is None
    free = Open(tmp_path, replace(FAMILY, stop_limit=None), tab=3)
    go_to(free.form, free.label("stop_success_score"))
    for _ in range(4):
        press(free.form, RIGHT)
        assert free.form.rules.stop_success_score in {"hand", "zero"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("field", FIELDS)
def test_each_value_has_a_sentence_and_an_example_of_its_own(language: str, field: str) -> None:
    words = Words(language)
    said = set()
    values: list[Any] = list(choices(field) or ())
    if not values:
        least, most = bounds(field) or (0, 0)
        values = [least, least + 1, most, *([None] if nullable(field) else [])]
    for value in [(0,) * 6] if field == "rank_amounts" else values:
        told, shown = sentence(words, field, value), example(words, field, value)
        assert told != shown
        assert "{" not in told + shown
        said.add((told, shown))
    assert len(said) == (1 if field == "rank_amounts" else len(values))


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_taken_with_one_press_and_says_where_it_comes_from(
    tmp_path: Path, name: str
) -> None:
    other = TOWN if name != "town" else FAMILY
    opened = Open(tmp_path, other)
    words = opened.form.stage.words
    label = words(f"rules.preset.{name}")
    go_to(opened.form, label)
    assert opened.form.note() == words(f"house.from.{name}")
    click_part(opened.form, label)
    assert opened.form.rules == PRESETS[name]
    assert opened.form.base == PRESETS[name]


def test_done_hands_the_rules_over_and_escape_does_not(tmp_path: Path) -> None:
    opened = Open(tmp_path)
    click_part(opened.form, opened.form.stage.words("rules.preset.holiday"))
    assert press(opened.form, ESCAPE) == Pop()
    assert opened.done == []
    foot = opened.form.frame().foot
    assert click(opened.form, (foot.right - 20, foot.centery)) == Pop()
    assert opened.done == [HOLIDAY]


@pytest.mark.parametrize("heading", CHANGES)
def test_a_regional_change_is_one_press_and_another_takes_it_back(
    tmp_path: Path, heading: str
) -> None:
    opened = Open(tmp_path, tab=1)
    words = opened.form.stage.words
    for key, change in CHANGES[heading].items():
        before = opened.form.rules
        had = made_in(before, change)
        click_part(opened.form, words(heading), words(key))
        assert had or made_in(opened.form.rules, change)
        click_part(opened.form, words(heading), words(key))
        assert differing(opened.form.rules, FAMILY) == []


def test_the_regional_changes_of_the_rules_page_are_all_there() -> None:
    made = [change for changes in CHANGES.values() for change in changes.values()]
    wanted: list[dict[str, Any]] = [
        {"stop_penalty": 50}, {"stop_limit": 10}, {"stop_limit": 5}, {"stop_limit": None},
        {"stop_total_ppongs": 2}, {"ppong_bak_penalty": 30, "natural_bak_penalty": 30},
        {"bak_penalty": 20, "ppong_bak_penalty": 20, "natural_bak_penalty": 20},
        {"natural_ppong": True}, {"natural_ppong": False}, {"quad": "none"},
        {"quad": "pair_minus100"}, {"high_limit": 60, "high_score": "sum"}, {"high_limit": 66},
        {"stock_passes": 1}, *({"rounds": number} for number in (5, 10, 11, 15, 20)),
    ]  # fmt: skip
    assert all(change in made for change in wanted)
    assert all(with_change(rules, change) for rules in PRESETS.values() for change in made)


def test_no_recycle_warns_of_exhausted_rounds(tmp_path: Path) -> None:
    opened = Open(tmp_path, tab=FIELD_TABS["stock_passes"])

    def warned() -> bool:
        text = opened.form.stage.words("house.exhausted")
        return any(
            isinstance(p.line, Text) and p.line.text == text for p in opened.form.plan.placed
        )

    assert not warned()
    go_to(opened.form, opened.label("stock_passes"))
    type_number(opened.form, "1")
    press(opened.form, ENTER)
    assert warned()


def test_own_rules_are_named_kept_taken_and_deleted(tmp_path: Path) -> None:
    opened = Open(tmp_path, replace(TOWN, unit=70))
    form, words = opened.form, opened.form.stage.words
    press_part(form, words("house.own_name"), words("house.own_save"))
    assert form.note() == words("house.own_nameless")
    go_to_part(form, words("house.own_name"), words("house.own_hint"))
    write(form, "큰집")
    press_part(form, words("house.own_name"), words("house.own_save"))
    assert form.note() == words("house.own_saved", name="큰집")
    assert [(own.name, own.rules.unit) for own in own_presets(form.stage.store)] == [("큰집", 70)]
    again = Open(tmp_path, FAMILY).form
    press_part(again, "큰집", words("house.take"))
    assert again.rules == form.rules
    press_part(again, "큰집", words("house.forget"))
    assert own_presets(again.stage.store) == ()
    assert again.rules == form.rules


def test_too_many_own_rules_are_refused_in_a_sentence(tmp_path: Path) -> None:
    opened = Open(tmp_path)
    form, words = opened.form, opened.form.stage.words
    for number in range(30):
        keep_preset(form.stage.store, f"집 {number}", FAMILY)
    opened = Open(tmp_path)
    form = opened.form
    go_to_part(form, words("house.own_name"), words("house.own_hint"))
    write(form, "하나 더")
    press_part(form, words("house.own_name"), words("house.own_save"))
    assert form.note() == words("house.own_full")


def test_a_code_is_typed_in_and_takes_its_rules(tmp_path: Path) -> None:
    opened = Open(tmp_path)
    form, words = opened.form, opened.form.stage.words
    given = replace(HOLIDAY, stop_penalty=50)
    go_to_part(form, words("house.code_field"), words("house.code_hint"))
    write(form, code(given).lower())
    press_part(form, words("house.code_field"), words("house.code_use"))
    assert form.rules == given
    assert form.base == HOLIDAY
    assert form.note() == words("house.code_done")
    assert any(part.text == code(given) for part in row(form, words("house.code")).parts)


@pytest.mark.parametrize(
    ("text", "key"),
    [("", "empty"), ("우리 집", "foreign"), ("A0XJ-5B", "typo")],
)
def test_a_wrong_code_changes_nothing_and_says_why(tmp_path: Path, text: str, key: str) -> None:
    opened = Open(tmp_path)
    form, words = opened.form, opened.form.stage.words
    go_to_part(form, words("house.code_field"), words("house.code_hint"))
    write(form, text)
    press_part(form, words("house.code_field"), words("house.code_use"))
    assert form.rules == FAMILY
    assert form.note() == words(f"house.code.{key}")


def test_a_code_is_copied_and_pasted(tmp_path: Path) -> None:
    opened = Open(tmp_path, TOWN)
    form, words = opened.form, opened.form.stage.words
    press_part(form, words("house.code"), words("form.copy"))
    assert form.note() == words("form.copied")
    assert pygame.scrap.get_text() == code(TOWN)
    other = Open(tmp_path, FAMILY).form
    press_part(other, words("house.code_field"), words("form.paste"))
    assert other.rules == TOWN


def test_the_nearest_preset_is_what_differences_are_marked_against() -> None:
    assert [nearest(rules) for rules in PRESETS.values()] == list(PRESETS.values())
    assert nearest(replace(HOLIDAY, rounds=3, stop_penalty=50)) == HOLIDAY


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
def test_all_tabs_have_room_and_their_texts_fit(
    tmp_path: Path, language: str, scale: float
) -> None:
    stage = open_stage(tmp_path, language=language, text=scale)
    keep_preset(stage.store, "스무 글자나 되는 아주 긴 우리 집 이름", TOWN)
    form = HouseEditor(stage, replace(TOWN, unit=999_990), lambda _: None)
    for tab in range(len(TABS)):
        form.open(tab)
        looks_right(form)


def test_a_changed_language_is_followed_at_once(tmp_path: Path) -> None:
    opened = Open(tmp_path, tab=3)
    opened.form.stage.change(language="en")
    show(opened.form)
    assert isinstance(rows(opened.form)[0], Row)
    assert rows(opened.form)[0].label == "Stop limit"
