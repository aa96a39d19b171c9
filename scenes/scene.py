"""Scenes, and what each asks of the window next: push another, pop itself, replace, quit."""

from dataclasses import dataclass
from typing import Protocol

import pygame

from scenes.canvas import Canvas


class Scene(Protocol):
    """One place of the game, such as the title or the table; scenes lie on a stack."""

    see_through: bool
    """Whether the scene below stays in sight."""

    def handle(self, event: pygame.Event) -> "Change":
        """Take one input."""

    def update(self, seconds: float) -> "Change":
        """Let time pass, in seconds that were really shown (at most 0.05)."""

    def draw(self, canvas: Canvas) -> None:
        """Lay the scene's pictures on the canvas, lowest first."""

    def covered(self) -> None:
        """Hear that another scene was pushed on top, or that the window is out of use."""

    @property
    def busy(self) -> bool:
        """Tell whether something moves or a clock runs, so that frames are needed."""


@dataclass(frozen=True)
class Push:
    """Lay a scene on top."""

    scene: Scene


@dataclass(frozen=True)
class Pop:
    """Take the scene away, and more below it if `count` says so."""

    count: int = 1


@dataclass(frozen=True)
class Replace:
    """Take all scenes away and start with another."""

    scene: Scene


@dataclass(frozen=True)
class Quit:
    """Close the window."""


Change = Push | Pop | Replace | Quit | None
