"""The menu over the table and the rules in force."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from hypothesis import given
from msgspec.structs import replace

from game.house import FIELDS, PRESETS, HouseRules, bounds, choices, nullable
from scenes.house_words import SECTIONS, in_force, key_of, rules_name, sentence
from scenes.menu import Menu
from scenes.options import Options
from scenes.rule_book.scene import RuleBook
from scenes.scene import Pop, Push, Quit
from scenes.words import Words
from tests.random_play import house_rules
from tests.screens import (
    LANGUAGES,
    SCALES,
    SIZES,
    apart,
    click,
    cut,
    open_stage,
    press,
    screen,
    show,
)

FAMILY = PRESETS["family"]
ENTER, ESCAPE, DOWN, UP = (
    pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE, pygame.KSCAN_DOWN, pygame.KSCAN_UP,
)  # fmt: skip


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


def values(field: str) -> list[Any]:
    """Every value of a field, or the numbers that may have sentences of their own."""
    if field == "rank_amounts":
        return [FAMILY.rank_amounts, PRESETS["holiday"].rank_amounts]
    if (words := choices(field)) is not None:
        return list(words)
    least, most = bounds(field) or (0, 0)
    return [least, least + 1, most] + ([None] if nullable(field) else [])


def test_the_sections_hold_every_field_once() -> None:
    listed = [field for fields in SECTIONS.values() for field in fields]
    assert sorted(listed) == sorted(FIELDS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("field", FIELDS)
def test_every_value_of_a_field_has_a_sentence(language: str, field: str) -> None:
    words = Words(language)
    said = [sentence(words, field, value) for value in values(field)]
    assert all(
        text != key_of(field, value) for text, value in zip(said, values(field), strict=True)
    )
    assert all(text[0] != "{" and text.endswith(".") for text in said)
    assert len(set(said)) == len(said), "two values say the same"


@given(house_rules())
def test_a_number_in_force_stands_in_its_sentence(rules: HouseRules) -> None:
    for language in LANGUAGES:
        words = Words(language)
        page = " ".join(text for part in SECTIONS for text in in_force(words, rules, part))
        for number in (rules.bak_penalty, rules.stop_penalty, rules.stop_limit, rules.high_limit):
            assert number is None or str(number) in page


def test_what_means_nothing_beside_the_other_rules_is_left_out() -> None:
    def count(**changes: Any) -> int:
        rules, words = replace(FAMILY, **changes), Words("ko")
        return sum(len(in_force(words, rules, part)) for part in SECTIONS)

    usual = count()
    assert count(natural_ppong=False) == usual - 2
    assert count(high_limit=None) == usual - 1
    assert count(settlement="none") == usual - 1
    assert count(settlement="per_rank") == usual
    assert count(stop_total_ppongs=2) == usual + 1


@pytest.mark.parametrize(
    ("name", "said"), [("family", "가족판"), ("holiday", "명절판"), ("town", "동네판")]
)
def test_a_preset_is_named(name: str, said: str) -> None:
    assert rules_name(Words("ko"), PRESETS[name]) == said
    assert rules_name(Words("ko"), replace(PRESETS[name], rounds=7)) == "우리 집 규칙"


def opened(folder: Path, **settings: Any) -> tuple[Menu, list[str]]:
    left: list[str] = []
    return Menu(open_stage(folder, **settings), FAMILY, lambda: left.append("left")), left


def test_enter_and_escape_go_on_with_the_game(tmp_path: Path) -> None:
    menu, _ = opened(tmp_path)
    assert press(menu, ENTER) == Pop()
    assert press(menu, ESCAPE) == Pop()


def test_each_slab_by_the_keyboard_alone(tmp_path: Path) -> None:
    menu, left = opened(tmp_path)
    changes = []
    for _ in menu.choices.choices:
        changes.append(press(menu, ENTER))
        press(menu, DOWN)
    assert changes[0] == Pop()
    assert [type(change.scene) for change in changes if isinstance(change, Push)] == [
        Options,
        RuleBook,
    ]
    assert left == ["left"]
    assert changes[4] == Quit()


def test_each_slab_by_the_mouse_alone(tmp_path: Path) -> None:
    menu, left = opened(tmp_path)
    show(menu)
    changes = [click(menu, box.center) for box in menu.choices.rects()]
    assert changes[0] == Pop()
    assert changes[4] == Quit()
    assert left == ["left"]
    assert isinstance(changes[2], Push)


def test_the_rules_key_opens_the_rules(tmp_path: Path) -> None:
    menu, _ = opened(tmp_path)
    change = press(menu, pygame.KSCAN_R)
    assert isinstance(change, Push)
    assert isinstance(change.scene, RuleBook)


def test_a_menu_follows_the_language(tmp_path: Path) -> None:
    menu, _ = opened(tmp_path)
    press(menu, DOWN)
    menu.stage.change(language="en")
    show(menu)
    assert menu.choices.choices[0].label == "Resume"
    assert menu.choices.focus == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
def test_the_menu_has_room_and_its_texts_fit(tmp_path: Path, language: str, scale: float) -> None:
    menu, _ = opened(tmp_path, language=language, text=scale)
    for size in (*SIZES, (600, 960)):
        show(menu, size)
        board, _ = menu.boxes(size)
        assert pygame.Rect((0, 0), size).contains(board)
        assert apart(menu.choices.rects(), board), size
        assert all(box.h >= 40 for box in menu.choices.rects()), size
    assert cut(menu.stage) == []
