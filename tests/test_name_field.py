"""The field for names: Hangul as an input method sends it, every syllable, long and odd names."""

import random
from collections.abc import Iterator

import pygame
import pytest

from scenes.form.field import Field
from scenes.glyphs import NO_GLYPH, legible
from scenes.lettering import Lettering, font
from tests.screens import screen
from tests.two_set import Composer, committed, key_down, typed

BACKSPACE, DELETE, LEFT, RIGHT, HOME, END, ENTER = (
    pygame.KSCAN_BACKSPACE, pygame.KSCAN_DELETE, pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT,
    pygame.KSCAN_HOME, pygame.KSCAN_END, pygame.KSCAN_RETURN,
)  # fmt: skip


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


def field(text: str = "", most: int = 20) -> Field:
    return Field(text, most, lambda _: None)


def down(scancode: int, mod: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=0, scancode=scancode, mod=mod, unicode="")


def enter(into: Field, text: str) -> None:
    """Type Hangul and let the input method finish it."""
    composer = Composer()
    for event in [*typed(text, composer), *committed(composer)]:
        into.handle(event)


def test_the_syllable_in_the_making_is_shown_at_every_key() -> None:
    name, seen = field(), []
    for event in typed("한나"):
        name.handle(event)
        if event.type == pygame.TEXTEDITING and event.text:
            seen.append(name.shown)
    assert seen == ["ㅎ", "하", "한", "한ㄴ", "한나"]
    assert name.text == "한"
    assert name.composing == "나"


def test_a_last_consonant_goes_on_to_the_next_syllable() -> None:
    name, seen = field(), []
    for event in typed("하나"):
        name.handle(event)
        seen.append(name.shown)
    assert "한" in seen
    assert name.shown == "하나"


@pytest.mark.parametrize(
    "text", ["앉아", "값이", "닭의", "괜찮아", "쐐기", "뷁뷁", "외삼촌", "ㅋㅋ"]
)
def test_words_with_double_letters_come_out_as_typed(text: str) -> None:
    name = field()
    enter(name, text)
    assert name.text == text


def test_every_syllable_can_be_typed() -> None:
    syllables = [chr(code) for code in range(0xAC00, 0xD7A4)]
    assert len(syllables) == 11_172
    for start in range(0, len(syllables), 20):
        part = "".join(syllables[start : start + 20])
        name = field()
        enter(name, part)
        assert name.text == part


def test_keys_belong_to_the_input_method_while_it_composes() -> None:
    name, composer = field("김"), Composer()
    for event in typed("혀", composer):
        name.handle(event)
    name.handle(down(BACKSPACE))
    composer.back()
    name.handle(pygame.Event(pygame.TEXTEDITING, text=composer.shown, start=0, length=1))
    assert (name.text, name.shown) == ("김", "김ㅎ")
    name.handle(down(LEFT))
    assert name.caret == 1


def test_a_name_is_taken_once_whether_the_key_or_the_text_comes_first() -> None:
    for first_key in (True, False):
        name, composer = field(), Composer()
        for event in typed("민수", composer):
            name.handle(event)
        end = list(committed(composer))
        if first_key:
            assert not name.handle(down(ENTER))
            name.finish()
            assert name.text == "민수"
            for event in end:
                name.handle(event)
        else:
            for event in end:
                name.handle(event)
            assert not name.handle(down(ENTER))
            name.finish()
        assert (name.text, name.composing) == ("민수", "")


def test_the_same_syllable_may_be_typed_again_after_the_field_was_left() -> None:
    name, composer = field(), Composer()
    for event in typed("수", composer):
        name.handle(event)
    name.finish()
    for event in committed(composer):
        name.handle(event)
    enter(name, "수")
    assert name.text == "수수"


def test_letters_go_in_where_the_caret_is() -> None:
    name = field("홍동")
    name.handle(down(LEFT))
    composer = Composer()
    for event in typed("길", composer):
        name.handle(event)
    assert name.shown == "홍길동"
    for event in committed(composer):
        name.handle(event)
    assert (name.text, name.caret) == ("홍길동", 2)


def test_editing_keys_edit() -> None:
    name = field("abcd")
    for scancode in (BACKSPACE, HOME, DELETE, RIGHT, BACKSPACE, END):
        assert name.handle(down(scancode))
    assert (name.text, name.caret) == ("c", 1)


def test_at_its_ends_a_field_lets_the_arrows_go_on() -> None:
    name = field("ab")
    assert not name.handle(down(RIGHT))
    assert name.handle(down(LEFT))
    assert name.handle(down(LEFT))
    assert not name.handle(down(LEFT))


def test_twenty_letters_fit_and_no_more() -> None:
    name = field()
    enter(name, "가" * 19 + "나")
    assert len(name.text) == 20
    enter(name, "다")
    for event in typed("라"):
        name.handle(event)
    assert name.shown == "가" * 19 + "나"
    name.handle(pygame.Event(pygame.TEXTINPUT, text="x" * 90))
    assert len(name.text) == 20


def test_each_change_is_told() -> None:
    told: list[str] = []
    name = Field("", 20, told.append)
    enter(name, "이름")
    name.handle(down(BACKSPACE))
    assert told == ["이", "이름", "이"]


def test_parts_of_syllables_from_other_systems_are_joined() -> None:
    name = field()
    name.handle(pygame.Event(pygame.TEXTINPUT, text="\u1112\u1161\u11ab"))
    assert name.text == "한"


@pytest.mark.parametrize("text", ["a\nb", "a\x00b", "a\x9fb", "a\tb", "a\ud800b", "a\u200bb"])
def test_control_signs_are_left_out(text: str) -> None:
    name = field()
    name.handle(pygame.Event(pygame.TEXTINPUT, text=text))
    assert name.text == "ab"


def test_a_space_is_a_letter_and_presses_nothing() -> None:
    name = field()
    assert name.handle(down(pygame.KSCAN_SPACE))
    name.handle(pygame.Event(pygame.TEXTINPUT, text=" "))
    assert name.text == " "


def test_letters_are_the_fields_even_when_they_are_keys_of_the_table() -> None:
    name = field()
    for letter in "ㄴㅇㅁㅗ":
        assert not name.handle(key_down(letter)) or name.text == ""
    assert name.text == ""


def test_a_name_is_pasted_as_one_line() -> None:
    pygame.scrap.put_text("김\n철수  ")
    name = field("꼬마 ")
    assert name.handle(down(pygame.KSCAN_V, pygame.KMOD_CTRL))
    assert name.text == "꼬마 김 철수"
    assert not name.handle(down(pygame.KSCAN_V))


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("민수", "민수"),
        ("민수😀", f"민수{NO_GLYPH}"),
        ("漢字", NO_GLYPH * 2),
        ("a\u0e01b", f"a{NO_GLYPH}b"),
        ("\u200b", NO_GLYPH),
        ("a b", "a b"),
        ("", ""),
    ],
)
def test_what_the_font_lacks_is_a_box(text: str, shown: str) -> None:
    assert legible(text, "bold") == shown


def test_no_text_breaks_the_box() -> None:
    chance = random.Random(3)
    pen = font("bold", 20)
    for _ in range(300):
        text = "".join(chr(chance.randrange(32, 0x11_0000)) for _ in range(8))
        text = text.encode("utf-8", "ignore").decode()
        assert len(legible(text, "bold")) == len(text)
        pen.render(legible(text, "bold"), True, (0, 0, 0))


@pytest.mark.parametrize("name", ["\u200b", "\u200d\u200b", "\u2060", ""])
def test_letters_without_width_are_written_as_nothing(name: str) -> None:
    letters = Lettering()
    assert letters.text(name, 20).get_height() > 0
    assert letters.text(name, 20, width=5).get_width() <= 5
    assert letters.shout(name, 20).get_height() > 0
    assert letters.lines(name, 20, 100).get_height() > 0
