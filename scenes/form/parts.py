"""What a form is made of: headings, paragraphs, pictures, and rows of things to press."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from scenes.form.field import Field
from scenes.scene import Change

Press = Callable[[], Change]
Draw = Callable[[tuple[int, int]], pygame.Surface]


@dataclass(frozen=True)
class Part:
    """One thing in a row: a chip to press, a text field, or only words when it can't be pressed."""

    text: str
    press: Press | None = None
    chosen: bool = False
    field: Field | None = None
    picture: Draw | None = None  # a small square before the words
    share: float = 0.0  # of the row's width, for columns that stand under each other
    right: bool = False  # words end at the right edge of their share


@dataclass(frozen=True)
class Number:
    """A number that keys may type or step; `put` takes a new one within its bounds."""

    value: int | None
    least: int
    most: int
    step: int
    put: Callable[[int], None]

    def stepped(self, steps: int) -> int:
        """Give the number some steps further, on the steps' grid and within the bounds."""
        start = self.least if self.value is None else self.value
        grid = start // self.step * self.step
        if steps < 0 and grid < start:
            steps += 1
        return max(self.least, min(self.most, grid + steps * self.step))


@dataclass(frozen=True)
class Row:
    """A line with a label; its parts are values of one thing, or buttons beside each other."""

    label: str = ""
    parts: tuple[Part, ...] = ()
    help: str = ""
    values: bool = False  # left and right choose the next value, as in the options
    number: Number | None = None
    marked: bool = False  # it differs from what is usual
    picture: Draw | None = None  # a square before the label
    press: Press | None = None  # the whole line can be pressed
    under: str = ""  # a sentence below the label, in a row without parts; the picture is larger


@dataclass(frozen=True)
class Heading:
    """A heading between rows."""

    text: str


@dataclass(frozen=True)
class Text:
    """A paragraph to read."""

    text: str
    small: bool = False


@dataclass(frozen=True)
class Picture:
    """A drawing as wide as the form; `tall` in sizes of its letters, or in its own widths."""

    draw: Draw
    tall: float
    in_widths: bool = False


Line = Row | Heading | Text | Picture

GLOSS: Final = "\n"
"""Parts a help's sentence from its example."""
