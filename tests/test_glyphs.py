"""Fonts that were opened are let go of, whatever was asked of them."""

import weakref
from collections.abc import Iterator

import pygame
import pytest

from scenes import fonts, glyphs, lettering
from scenes.fonts import FILES, Role
from tests.screens import screen

ROUNDS = 30


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> "list[weakref.ref[pygame.font.Font]]":
    """Every font that is opened from now on."""
    seen: list[weakref.ref[pygame.font.Font]] = []

    def watched(role: Role, px: int) -> pygame.font.Font:
        font = fonts.opened(role, px)
        seen.append(weakref.ref(font))
        return font

    for module in (glyphs, lettering):
        monkeypatch.setattr(module, "opened", watched)
    return seen


def test_letters_that_were_looked_up_keep_no_font_open(
    opened: "list[weakref.ref[pygame.font.Font]]",
) -> None:
    """A quarter of a megabyte each, and more with every page of another size of letters."""
    most = lettering.font.cache_parameters()["maxsize"]
    assert most is not None
    for number in range(ROUNDS):
        letters = "".join(chr(0xAC00 + number * 40 + i) for i in range(40))
        for px in range(100, 100 + most):  # sizes at which a page only measures
            lettering.font("plain", px).size(letters)
        for role in FILES:
            lettering.written(letters, 30, lettering.INK, role)
            assert glyphs.legible("가", role) == "가"
    assert len(opened) > most
    assert sum(font() is not None for font in opened) <= most + len(FILES)
