"""Scenes without a window: a stage that stays silent, keys and clicks, and a careful eye."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.store import Store
from scenes.canvas import Canvas
from scenes.fonts import Role
from scenes.lettering import INK, Colour, Lettering, font
from scenes.scene import Change, Scene
from scenes.sound import Sound
from scenes.stage import Stage

SIZES = ((960, 600), (1024, 768), (1280, 720), (2560, 1080))
SCALES = (1.0, 1.5, 2.0)
LANGUAGES = ("ko", "en")


class Silence(Sound):
    """A sound that opens no device and only writes down what was asked for."""

    def open(self) -> None:
        """Leave the device closed."""


class CarefulLetters(Lettering):
    """Letters that notice a line that had to be cut."""

    def __init__(self) -> None:
        super().__init__()
        self.cut: list[str] = []

    def text(
        self, text: str, px: int, colour: Colour = INK, role: Role = "plain", width: int = 0
    ) -> pygame.Surface:
        smallest = max(8, round(px * 0.72))
        if width and font(role, smallest).size(text)[0] > width:
            self.cut.append(text)
        return super().text(text, px, colour, role, width)


class Blank:
    """A scene on which nothing happens."""

    see_through = False
    busy = False

    def handle(self, event: pygame.Event) -> None: ...
    def update(self, seconds: float) -> None: ...
    def draw(self, canvas: object) -> None: ...
    def covered(self) -> None: ...


@contextmanager
def screen() -> Iterator[None]:
    """Open a display that nobody sees."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1280, 720))
    yield
    pygame.event.clear()
    pygame.display.quit()


def same_shuffles(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Let all seeds and cuts follow from one number."""
    dice = random.Random(seed)
    monkeypatch.setattr("game.shuffle.fresh_seed", lambda: f"{dice.getrandbits(128):032x}")
    monkeypatch.setattr("secrets.randbelow", lambda most: 3 % most)


def open_stage(folder: Path, **settings: Any) -> Stage:
    stage = Stage(Store(folder), Silence(asked=[]))
    stage.change(**settings)
    stage.letters = CarefulLetters()
    return stage


def cut(stage: Stage) -> list[str]:
    """The lines that did not fit where they were written."""
    assert isinstance(stage.letters, CarefulLetters)
    return stage.letters.cut


def heard(stage: Stage) -> list[str]:
    assert stage.sound.asked is not None
    return list(stage.sound.asked)


def show(scene: Scene, size: tuple[int, int] = (1280, 720)) -> pygame.Surface:
    """Draw a scene in a window of a size."""
    canvas = Canvas(pygame.display.set_mode(size))
    scene.draw(canvas)
    canvas.paint()
    return canvas.screen


def press(scene: Scene, scancode: int, mod: int = 0) -> Change:
    event = pygame.Event(pygame.KEYDOWN, key=0, scancode=scancode, mod=mod, unicode="")
    return scene.handle(event)


def point(scene: Scene, place: tuple[int, int]) -> Change:
    return scene.handle(pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))


def click(scene: Scene, place: tuple[int, int]) -> Change:
    """Press and let go at a place; the change that one of the two asks for."""
    point(scene, place)
    down = scene.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))
    up = scene.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=place, button=1))
    return down or up


def wait(scene: Scene, seconds: float) -> None:
    """Let time pass in frames as the window does."""
    for _ in range(round(seconds / 0.05)):
        scene.update(0.05)


def apart(boxes: list[pygame.Rect], inside: pygame.Rect) -> bool:
    """Tell whether no two boxes overlap and all lie inside another."""
    alone = all(
        not one.colliderect(other)
        for place, one in enumerate(boxes)
        for other in boxes[place + 1 :]
    )
    return alone and all(inside.contains(box) for box in boxes)
