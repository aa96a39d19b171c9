"""Large pictures are drawn in small parts, and look as if they were drawn whole."""

from collections.abc import Callable

import pygame
import pytest

from scenes import paint
from scenes.board import board
from scenes.paint import CREAM, INK, RED, Sheet, in_bands, stretched
from scenes.papers import history_paper, score_paper

MOST = 20_000_000
"""Bytes that a sheet may take for a moment."""


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def figure(sheet: Sheet) -> None:
    """Every kind of shape, over many bands and with odd fractions."""
    sheet.outlined_box((3.3, 5.7, 280.4, 390.2), 21.7, 3.3, CREAM)
    sheet.polygon([(-7.3, 11.1), (291.9, 203.3), (88.8, 407.7)], (*RED, 120))
    sheet.disc((140.6, 129.4), 77.3, RED)
    sheet.stroke([(10.2, 20.9), (250.3, 380.1), (260.0, 9.4)], 6.6, INK)
    sheet.sew([(20.0, 30.0), (270.0, 371.0)], (6, 4), 2.4, CREAM)


@pytest.mark.parametrize("size", [(300, 400), (300, 64), (301, 129)])
def test_a_picture_in_bands_is_the_same(size: tuple[int, int]) -> None:
    whole = Sheet(size, RED)
    figure(whole)
    assert pixels(in_bands(size, figure, RED)) == pixels(whole.done())


@pytest.mark.parametrize("size", [(300, 200), (41, 300), (900, 41), (41, 41)])
def test_a_stretched_box_is_the_same_as_a_large_one(size: tuple[int, int]) -> None:
    def box(size: tuple[int, int]) -> pygame.Surface:
        sheet = Sheet(size)
        sheet.outlined_box((0, 0, *size), 15.3, 2.7, (*RED, 200))
        return sheet.done()

    assert pixels(stretched(box((41, 41)), size)) == pixels(box(size))


@pytest.mark.parametrize(
    "draw",
    [
        lambda: board((1836, 1047)),
        lambda: score_paper((967, 1026), (300, 360), 80),
        lambda: history_paper((940, 1026)),
    ],
    ids=["board", "score paper", "history"],
)
def test_what_fills_a_large_window_takes_little_room_while_it_is_drawn(
    draw: Callable[[], pygame.Surface], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A whole board was drawn on a sheet of 123 MB."""
    taken: list[int] = []
    done = Sheet.done

    def measured(sheet: Sheet) -> pygame.Surface:
        taken.append(sheet.size[0] * sheet.size[1] * paint.OVER**2 * 4)
        return done(sheet)

    monkeypatch.setattr(Sheet, "done", measured)
    draw()
    assert taken
    assert max(taken) <= MOST
