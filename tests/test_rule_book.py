"""The rule book: every house rule changes its text, every page can be read and searched."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game.house import FAMILY, FIELDS, HOLIDAY, PRESETS, TOWN, HouseRules, choices, nullable
from game.jokbo import jokbo
from scenes.house_words import SECTIONS, key_of
from scenes.rule_book.chapters import JOKBO_HANDS, TERMS, _cards, book, matching
from scenes.rule_book.scene import RuleBook
from scenes.rule_book.search import spots, strokes
from scenes.scene import Pop
from scenes.words import Words
from tests.screens import LANGUAGES, SCALES, SIZES, click, cut, open_stage, press, screen, show
from tests.table_driver import faces

KO = Words("ko")


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


def opened(folder: Path, rules: HouseRules = FAMILY, **settings: Any) -> RuleBook:
    stage = open_stage(folder, **settings)
    stage.faces = faces()
    page = RuleBook(stage, rules)
    show(page)
    return page


def text(words: Words, rules: HouseRules) -> str:
    return "\n".join(block.text for chapter in book(words, rules) for block in chapter.blocks)


BASES: dict[str, HouseRules] = {
    "rank_amounts": HOLIDAY,
    "stop_total_ppongs": replace(FAMILY, stop_total_ppongs=2),
}
"""Rules under which a field that is not asked for in the family's means something."""
OTHER: dict[str, object] = {"rank_amounts": (0, 1, 2, 3, 4, 5), "high_limit": 60}


def others(field: str, rules: HouseRules) -> list[object]:
    """Other values of a field, each of which must be told."""
    now = getattr(rules, field)
    words = choices(field)
    if words is not None:
        return [word for word in words if word != now]
    if field in OTHER:
        return [OTHER[field], *([None] if nullable(field) else [])]
    return [now + 1, *([None] if nullable(field) else [])]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("field", FIELDS)
def test_changing_a_house_rule_changes_the_text(language: str, field: str) -> None:
    words, rules = Words(language), BASES.get(field, FAMILY)
    here = text(words, rules)
    changed = [text(words, replace(rules, **{field: value})) for value in others(field, rules)]
    own_name = text(words, replace(rules, rounds=12)).splitlines()[3]
    told = [here, *(page.replace(own_name, here.splitlines()[3]) for page in changed)]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("field", FIELDS)
def test_a_field_has_one_text_that_editor_and_book_share(field: str) -> None:
    value = getattr(BASES.get(field, FAMILY), field)
    assert key_of(field, value).startswith(f"rules.{field}.")
    assert sum(field in fields for fields in SECTIONS.values()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PRESETS)
def test_the_sums_of_the_examples_add_up(language: str, name: str) -> None:
    page = text(Words(language), PRESETS[name])
    assert f"7 + {PRESETS[name].bak_penalty} = {7 + PRESETS[name].bak_penalty}" in page
    assert f"3 + {PRESETS[name].stop_penalty} = {3 + PRESETS[name].stop_penalty}" in page


def test_a_jokbo_is_shown_with_what_it_scores_here() -> None:
    for rules in (FAMILY, HOLIDAY, TOWN):
        shown = book(KO, rules)[6].blocks
        for name, codes in JOKBO_HANDS.items():
            found = jokbo(rules, _cards(codes))
            block = next((each for each in shown if each.cards == (_cards(codes),)), None)
            if found is None:
                assert block is None or name == "chongtong"
            elif block is not None:
                assert f"{abs(found[1])}점" in block.text


def test_every_real_card_is_one_of_the_deck() -> None:
    for chapter in book(KO, FAMILY):
        for block in chapter.blocks:
            for group in block.cards:
                assert len(set(group)) == len(group)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_knows_each_word_in_both_languages(language: str) -> None:
    glossary = book(Words(language), FAMILY)[8].blocks
    assert len(glossary) == len(TERMS)
    for block in glossary:
        head = block.text.split(":")[0]
        assert len(head) < 40
        assert any(letter.isascii() and letter.isalpha() for letter in head)


def test_a_search_leaves_what_says_the_word() -> None:
    chapters = book(KO, FAMILY)
    assert matching(chapters, "  ") == chapters
    found = matching(chapters, "자연 바가지")
    assert 0 < len(found) < len(chapters)
    assert all(
        "자연바가지" in "".join(block.text.split()) for chapter in found for block in chapter.blocks
    )
    assert matching(chapters, "족보")[0].heading
    assert matching(chapters, "포커") == ()
    english = matching(book(Words("en"), FAMILY), "STOP BAK")
    assert any(chapter.heading == "Stop" for chapter in english)


@pytest.mark.parametrize(
    ("text", "wish", "found"),
    [
        ("자연 바가지", "연바", ((1, 4),)),
        ("바가지, 뽕 바가지", "바가지", ((0, 3), (7, 10))),
        ("Stop bak", "STOP", ((0, 4),)),
        ("뽕", "", ()),
        ("박수", "바", ()),
    ],
)
def test_a_word_is_found_wherever_it_stands(
    text: str, wish: str, found: tuple[tuple[int, int], ...]
) -> None:
    assert spots(text, wish) == found


@pytest.mark.parametrize("so_far", ["ㅂ", "바", "박", "바ㄱ", "바가", "바갖", "바가지"])
def test_a_syllable_in_the_making_finds_what_it_may_become(so_far: str) -> None:
    assert spots("쓴 바가지", so_far, composing=True)
    assert spots("쓴 바가지", so_far) or so_far in ("ㅂ", "박", "바ㄱ", "바갖")


def test_strokes_are_the_keys_that_are_pressed() -> None:
    assert strokes("과잣값") == "ㄱㅗㅏㅈㅏㅅㄱㅏㅂㅅ"
    assert strokes("바가").startswith(strokes("박"))
    assert strokes("a1ㄱ") == "a1ㄱ"


def test_what_is_found_is_ringed(tmp_path: Path) -> None:
    page = opened(tmp_path)
    show(page)

    def marks() -> int:
        sheet = page.printed()
        picture = sheet.view(0, sheet.height)
        seen = pygame.mask.from_threshold(picture, (255, 221, 122), (3, 3, 3, 255))
        return int(seen.count())

    assert marks() == 0
    press(page, pygame.KSCAN_TAB)
    page.handle(pygame.Event(pygame.TEXTEDITING, text="박", start=0, length=1))
    composing = marks()
    assert composing > 0
    page.handle(pygame.Event(pygame.TEXTINPUT, text="바가지"))
    assert marks() > composing / 2


def test_a_search_is_typed_kept_and_forgotten(tmp_path: Path) -> None:
    page = opened(tmp_path)
    whole = len(page.chapters())
    press(page, pygame.KSCAN_TAB)
    assert page.searching
    page.handle(pygame.Event(pygame.TEXTEDITING, text="바", start=0, length=1))
    assert 0 < len(page.chapters()) <= whole
    page.handle(pygame.Event(pygame.TEXTINPUT, text="바가지"))
    show(page)
    few = len(page.chapters())
    assert 0 < few < whole
    press(page, pygame.KSCAN_R)
    assert page.searching
    press(page, pygame.KSCAN_RETURN)
    assert not page.searching
    assert len(page.chapters()) == few
    press(page, pygame.KSCAN_TAB)
    page.handle(pygame.Event(pygame.TEXTINPUT, text="가나다라"))
    show(page)
    assert page.chapters() == ()
    press(page, pygame.KSCAN_ESCAPE)
    assert len(page.chapters()) == whole
    assert press(page, pygame.KSCAN_ESCAPE) == Pop()


def test_keys_turn_the_chapters_and_scroll(tmp_path: Path) -> None:
    page = opened(tmp_path)
    press(page, pygame.KSCAN_RIGHT)
    assert page.chapter == 1
    press(page, pygame.KSCAN_LEFT)
    assert (page.chapter, page.scrolled) == (0, 0)
    press(page, pygame.KSCAN_DOWN)
    assert page.scrolled > 0
    press(page, pygame.KSCAN_END)
    most = page.printed().height - page.boxes((1280, 720))[2].h
    assert page.scrolled == most
    press(page, pygame.KSCAN_PAGEUP)
    assert page.scrolled < most
    press(page, pygame.KSCAN_HOME)
    page.handle(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    assert page.scrolled > 0


def test_the_mouse_turns_to_a_chapter_searches_and_closes(tmp_path: Path) -> None:
    page = opened(tmp_path)
    click(page, page.lines((1280, 720))[5].center)
    assert page.chapter == 5
    click(page, page.search_box((1280, 720)).center)
    assert page.searching
    click(page, page.lines((1280, 720))[2].center)
    assert not page.searching
    assert page.chapter == 2
    assert click(page, page._close.rects()[0].center) == Pop()


def test_the_same_place_is_the_same_picture(tmp_path: Path) -> None:
    page = opened(tmp_path)
    room = page.boxes((1280, 720))[2]
    assert page._page(room) is page._page(room)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
def test_all_of_it_has_room(tmp_path: Path, language: str, scale: float) -> None:
    page = opened(tmp_path, language=language, text=scale)
    for size in (SIZES[0], (600, 960)):
        show(page, size)
        board, contents, room = page.boxes(size)
        assert board.contains(room)
        assert page.printed().width <= room.w
        assert not page.lines(size)[-1].colliderect(page.close_box(size))
        assert contents.right <= room.left
        assert page.lines(size)[0].h >= 16
    assert cut(page.stage) == []
