"""Keys: each act by its place on the keyboard, some of them where a player wants them."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.key_page import FOREIGN, KeyPage
from scenes.keys import KEYS, REBINDABLE, Act, KeyMap, act_of
from tests.screens import open_stage, press, screen

F5 = pygame.KSCAN_F5


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


def down(scancode: int, mod: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, scancode=scancode, mod=mod, key=0, unicode="")


def test_keys_count_by_their_place_whatever_letter_they_type() -> None:
    hangul = pygame.Event(pygame.KEYDOWN, scancode=pygame.KSCAN_S, mod=0, key=0x3134, unicode="ㄴ")
    assert act_of(hangul) is Act.STOP


def test_alt_and_enter_fill_the_screen() -> None:
    assert act_of(down(pygame.KSCAN_RETURN, pygame.KMOD_LALT)) is Act.FULLSCREEN
    assert act_of(down(pygame.KSCAN_RETURN)) is Act.DEFAULT


def test_a_pad_does_the_same_acts() -> None:
    press_x = pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_X)
    assert KeyMap().act_of(press_x) is Act.PPONG


def test_an_act_moves_to_another_key_and_leaves_the_old_one() -> None:
    own = KeyMap().bound(Act.PPONG, F5)
    assert own == (("PPONG", F5),)
    keys = KeyMap(own)
    assert keys.act_of(down(F5)) is Act.PPONG
    assert keys.act_of(down(pygame.KSCAN_SPACE)) is None


def test_two_acts_change_places() -> None:
    own = KeyMap().bound(Act.STOP, pygame.KSCAN_D)
    keys = KeyMap(own or ())
    assert keys.act_of(down(pygame.KSCAN_D)) is Act.STOP
    assert keys.act_of(down(pygame.KSCAN_S)) is Act.DECLARE


def test_enter_and_arrows_are_not_to_be_had() -> None:
    assert KeyMap().bound(Act.PPONG, pygame.KSCAN_RETURN) is None
    assert KeyMap().bound(Act.PPONG, pygame.KSCAN_LEFT) is None


@given(st.lists(st.tuples(st.sampled_from(REBINDABLE), st.integers(4, 120)), max_size=12))
def test_every_act_keeps_exactly_one_key(changes: list[tuple[Act, int]]) -> None:
    own: tuple[tuple[str, int], ...] = ()
    for act, scancode in changes:
        bound = KeyMap(own).bound(act, scancode)
        own = own if bound is None else bound
        keys = KeyMap(own)
        codes = [keys.key_of(each) for each in REBINDABLE]
        assert len(set(codes)) == len(REBINDABLE)
        assert all(
            keys.act_of(down(code)) is each for code, each in zip(codes, REBINDABLE, strict=True)
        )
        fixed = {code: act for code, act in KEYS.items() if act not in REBINDABLE}
        assert all(keys.act_of(down(code)) is each for code, each in fixed.items())


def test_settings_from_elsewhere_with_unknown_acts_do_no_harm() -> None:
    assert KeyMap((("NONSENSE", 5),)).act_of(down(pygame.KSCAN_SPACE)) is Act.PPONG


def test_the_page_waits_for_a_key_and_keeps_it(tmp_path: Path) -> None:
    stage = open_stage(tmp_path)
    page = KeyPage(stage)
    press(page, pygame.KSCAN_RETURN)
    assert page.waiting is Act.PPONG
    press(page, F5)
    assert stage.keys.act_of(down(F5)) is Act.PPONG
    assert dict(stage.settings.keys) == {"PPONG": F5}


@pytest.mark.parametrize("scancode", sorted(FOREIGN - {pygame.KSCAN_ESCAPE}))
def test_keys_of_the_system_are_refused(tmp_path: Path, scancode: int) -> None:
    page = KeyPage(open_stage(tmp_path))
    press(page, pygame.KSCAN_RETURN)
    press(page, scancode)
    assert page.refused
    assert page.stage.settings.keys == ()


def test_escape_leaves_the_key_as_it_was(tmp_path: Path) -> None:
    page = KeyPage(open_stage(tmp_path))
    press(page, pygame.KSCAN_RETURN)
    press(page, pygame.KSCAN_ESCAPE)
    assert page.waiting is None
    assert page.stage.settings.keys == ()
