"""Pictures are kept within bounds: as many as fit, the least wanted go first, the newest stays."""

import pygame
import pytest

from scenes.shelf import ENTRY, Shelf
from tests.table_driver import screen

ONE = 100 * 100 * 4 + ENTRY  # bytes of a picture below


def picture(side: int = 100) -> pygame.Surface:
    return pygame.Surface((side, side), pygame.SRCALPHA, 32)


@pytest.fixture
def shelf() -> Shelf[str]:
    return Shelf(3 * ONE)


def test_what_was_laid_there_is_found_again(shelf: Shelf[str]) -> None:
    laid = shelf.put("moon", picture())
    assert shelf.get("moon") is laid
    assert shelf.get("rain") is None
    assert shelf.kept == ONE


def test_the_least_wanted_goes_first(shelf: Shelf[str]) -> None:
    for name in ("pine", "plum", "cherry"):
        shelf.put(name, picture())
    shelf.get("pine")
    shelf.put("iris", picture())
    there = [name for name in ("pine", "plum", "cherry", "iris") if shelf.get(name)]
    assert there == ["pine", "cherry", "iris"]
    assert shelf.kept == 3 * ONE


def test_the_newest_stays_even_if_it_is_too_large(shelf: Shelf[str]) -> None:
    shelf.put("pine", picture())
    large = shelf.put("moon", picture(400))
    assert shelf.get("moon") is large
    assert len(shelf) == 1


def test_small_pictures_have_bounds_too() -> None:
    shelf: Shelf[int] = Shelf(100 * (ENTRY + 4))
    for number in range(1000):
        shelf.put(number, picture(1))
    assert len(shelf) == 100


def test_a_part_of_another_picture_costs_nothing_more(shelf: Shelf[str]) -> None:
    shelf.put("part", picture(400).subsurface((0, 0, 300, 300)))
    assert shelf.kept == ENTRY


def test_on_a_larger_screen_there_is_more_room() -> None:
    with screen((400, 300)):
        shelf: Shelf[str] = Shelf(ONE, 2)
        for name in ("pine", "plum", "cherry", "iris"):
            shelf.put(name, picture(200))
    assert len(shelf) == 4
    shelf.put("moon", picture())
    assert len(shelf) == 1
