"""A twin of the title, drawn here from the same files: where its slabs are, how it must look."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pygame

from game.store import Store
from scenes.canvas import Canvas
from scenes.sittings import House
from scenes.stage import Stage
from scenes.title import Title
from tests.screens import Silence
from tests.window.desk import difference, wait_for
from tests.window.playing import Playing, folder_in

SAME: Final = 8  # of 255: a spot may differ so much in two drawings of one picture


@contextmanager
def twin_of(play: Playing) -> Iterator[tuple[Title, pygame.Surface]]:
    """Open the title that the running program must be showing."""
    with title_of(play.home, play.size) as found:
        yield found


@contextmanager
def title_of(home: Path, size: tuple[int, int]) -> Iterator[tuple[Title, pygame.Surface]]:
    """Draw the title for a home and a size of window."""
    with TemporaryDirectory() as copied:
        store = Path(copied) / "store"
        if folder_in(home).exists():
            shutil.copytree(folder_in(home), store)
        pygame.display.init()
        pygame.font.init()
        screen = pygame.display.set_mode(size)
        title = House(Stage(Store(store), Silence(asked=[]))).title()
        canvas = Canvas(screen)
        title.draw(canvas)
        canvas.paint()
        yield title, screen
        pygame.display.quit()


def place_of(title: Title, key: str) -> tuple[int, int]:
    """Tell where the slab with a text is."""
    label = title.stage.words(key)
    labels = [choice.label for choice in title.choices.choices]
    return title.choices.rects()[labels.index(label)].center


def wait_for_title(play: Playing) -> None:
    """Wait until the title stands, as its twin says it must look."""
    wait_for(lambda: _stands(play), "the title's picture")


def _stands(play: Playing) -> bool:
    """Compare with a twin of this moment, since size and settings may just have changed."""
    with twin_of(play) as (_, wanted):
        seen = play.picture()
        return seen.get_size() == wanted.get_size() and difference(seen, wanted) < SAME


def point_on_title(play: Playing, key: str) -> None:
    """Let the slab with a text have the focus, as it has when the title opens."""
    with twin_of(play) as (title, _):
        play.point(place_of(title, key))


def press_on_title(play: Playing, key: str) -> None:
    """Click the slab with a text."""
    wait_for_title(play)
    with twin_of(play) as (title, _):
        play.click(place_of(title, key))
