"""Windows' sticky keys at a shared table, by a system that stands in for Windows."""

import ctypes
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.store import Store
from scenes.sittings import House
from scenes.stage import Stage
from scenes.table.key_check import OFFERED, KeyCheck
from scenes.table.own_keys import own_keys
from scenes.table.sticky import (
    ASKS_FIRST,
    BY_SHIFT,
    IN_USE,
    SystemFlags,
    calm,
    restore,
    system_flags,
)
from tests.company import Company
from tests.screens import LANGUAGES, SCALES, SIZES, apart, cut, open_stage, screen, show, wait

OTHER = 0x1F2  # flags that are none of ours
USUAL = OTHER | BY_SHIFT | ASKS_FIRST


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


class Windows:
    """A system that writes down what it was told, and what the settings said by then."""

    def __init__(self, flags: int | None = USUAL) -> None:
        self.flags = flags
        self.told: list[int] = []
        self.stored: list[int | None] = []
        self.stage: Stage | None = None

    def read(self) -> int | None:
        return self.flags

    def write(self, flags: int) -> None:
        self.flags = flags
        self.told.append(flags)
        if self.stage is not None:
            self.stored.append(self.stage.settings.sticky_before)


def wished(folder: Path, **settings: Any) -> Stage:
    return open_stage(folder, **{"calm_shift": True} | settings)


def test_the_hot_key_goes_and_comes_back(tmp_path: Path) -> None:
    stage, windows = wished(tmp_path), Windows()
    windows.stage = stage
    calm(stage, windows)
    assert windows.flags == OTHER
    calm(stage, windows)
    assert windows.told == [OTHER], "once"
    restore(stage, windows)
    assert windows.flags == USUAL
    restore(stage, windows)
    assert windows.told == [OTHER, USUAL]
    assert windows.stored == [USUAL, USUAL], "what was before is kept first, and last"
    assert stage.settings.sticky_before is None


@pytest.mark.parametrize("flags", [None, USUAL | IN_USE, OTHER, 0])
def test_what_is_in_use_or_off_is_left_alone(tmp_path: Path, flags: int | None) -> None:
    stage, windows = wished(tmp_path), Windows(flags)
    calm(stage, windows)
    restore(stage, windows)
    assert windows.told == []
    assert stage.settings.sticky_before is None


def test_nothing_is_done_unasked(tmp_path: Path) -> None:
    stage, windows = open_stage(tmp_path), Windows()
    assert stage.settings.calm_shift is False
    calm(stage, windows)
    assert windows.told == []


def test_the_next_start_puts_back_what_a_killed_one_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    windows = Windows()
    calm(wished(tmp_path), windows)
    assert windows.flags == OTHER
    monkeypatch.setattr("scenes.sittings.system_flags", lambda: windows)
    fresh = Stage(Store(tmp_path), open_stage(tmp_path / "other").sound)
    assert fresh.settings.sticky_before == USUAL
    House(fresh)
    assert windows.flags == USUAL
    assert Store(tmp_path).settings().sticky_before is None


def test_a_shared_table_is_calm_while_it_is_in_front(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    windows, focused = Windows(), [False]
    monkeypatch.setattr("scenes.table.hotseat.system_flags", lambda: windows)
    monkeypatch.setattr(pygame.key, "get_focused", lambda: focused[0])
    at = Company(tmp_path, (0, 1), 2, seed=3, calm_shift=True)
    at.wait(0.2)
    assert windows.told == [], "the window is not in front"
    focused[0] = True
    at.wait(0.2)
    assert windows.told == [OTHER]
    at.scene.covered()
    assert windows.told == [OTHER, USUAL]
    at.wait(0.2)
    assert windows.flags == OTHER
    at.scene.covered()
    assert windows.flags == USUAL


def test_one_person_alone_leaves_the_system_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    windows = Windows()
    monkeypatch.setattr("scenes.table.hotseat.system_flags", lambda: windows)
    monkeypatch.setattr(pygame.key, "get_focused", lambda: True)
    at = Company(tmp_path, (0,), 3, seed=3, calm_shift=True)
    at.wait(0.5)
    assert windows.told == []


def check(folder: Path, people: int, windows: Windows | None, **settings: Any) -> KeyCheck:
    names = tuple("가나다라마바"[:people])
    keys = own_keys(tuple(range(people)), people, mac=False)
    page = KeyCheck(open_stage(folder, **settings), keys, names)
    page.flags = windows
    page.choices = page._choices()
    return page


def labels(page: KeyCheck) -> list[str]:
    return [choice.label for choice in page.choices.choices]


def test_the_key_check_offers_it_where_a_shift_is_somebodys_key(tmp_path: Path) -> None:
    page = check(tmp_path / "5", 5, Windows())
    words = page.stage.words
    assert labels(page) == [words("hotseat.calm_off"), words("hotseat.check_skip")]
    page.choices.choices[0].choose()
    assert page.stage.settings.calm_shift
    assert labels(page)[0] == words("hotseat.calm_on")
    page.choices.choices[0].choose()
    assert not page.stage.settings.calm_shift
    assert len(labels(check(tmp_path / "no system", 5, None))) == 1
    four = check(tmp_path / "4", 4, Windows())
    assert len(labels(four)) == 1, "no Shift among the keys"
    for key in list(four.keys.values())[1:]:
        four.handle(pygame.Event(pygame.KEYDOWN, key=0, scancode=key.scancode, mod=0, unicode=""))
    wait(four, OFFERED + 0.2)
    assert len(labels(four)) == 2, "a Shift is offered in place of a key that is not heard"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
def test_the_offer_has_room(tmp_path: Path, language: str, scale: float) -> None:
    page = check(tmp_path, 6, Windows(), language=language, text=scale)
    for calm_shift in (False, True):
        page.stage.change(calm_shift=calm_shift)
        page.choices = page._choices()
        for size in SIZES:
            show(page, size)
            board, cells, slab = page.boxes(size)
            assert apart([*cells, slab], board)
            assert apart(page.choices.rects(), board)
    assert cut(page.stage) == []


def test_the_system_is_asked_as_its_manual_says() -> None:
    """SystemParametersInfoW gets the structure's size and its address, and keeps nothing."""
    asked: list[tuple[int, int, int]] = []

    def call(act: int, size: int, address: Any, keep: int) -> int:
        block = ctypes.cast(address, ctypes.POINTER(ctypes.c_uint32 * 2)).contents
        asked.append((act, size, block[1]))
        assert block[0] == size == 8
        assert keep == 0
        block[1] = USUAL
        return 1

    flags = SystemFlags(call)
    assert flags.read() == USUAL
    flags.write(OTHER)
    assert asked == [(0x3A, 8, 0), (0x3B, 8, OTHER)]
    assert SystemFlags(lambda *_: 0).read() is None
    assert system_flags() is None, "only Windows has them"
