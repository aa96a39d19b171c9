"""The screen after an unexpected error: what is kept, where it is written down, and on we go."""

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pygame

from scenes.board import base_px, inside, lay_board, middle
from scenes.canvas import Canvas
from scenes.choices import Choice, Choices
from scenes.keys import Act, act_of
from scenes.scene import Change, Quit
from scenes.stage import Stage
from scenes.words import LANGUAGES, Words

FLOOR: Final = (58, 66, 40)
LARGE: Final = 1.5  # text from which the heading is in the language in force alone


def without_home(path: Path) -> str:
    """Write a path for the screen, which others may watch: the home folder is only `~`."""
    with contextlib.suppress(RuntimeError, ValueError):  # there is no home, or it is elsewhere
        return str(Path("~") / path.relative_to(Path.home()))
    return str(Path("…").joinpath(*path.parts[-3:]))


class Crash:
    """Says in both languages that something went wrong; `go_on` leads back to the title."""

    see_through = False
    busy = False

    def __init__(self, stage: Stage, written: Path | None, go_on: Callable[[], Change]) -> None:
        self.stage, self.written = stage, written
        self._go_on = go_on
        self._words = [Words(language) for language in LANGUAGES]
        self.copied = False
        self.choices = self._choices()

    def _choices(self) -> Choices:
        copying = [Choice(self._both("crash.copy"), self._copy)] if self.written else []
        return Choices(
            self.stage,
            [
                Choice(self._both("crash.go_on"), self._go_on, strong=True),
                *copying,
                Choice(self._both("crash.quit"), Quit),
            ],
        )

    def _both(self, key: str) -> str:
        return " · ".join(words(key) for words in self._words)

    def _copy(self) -> Change:
        """Put the file's path where it can be pasted from."""
        pygame.scrap.put_text(str(self.written))
        self.copied = True
        return None

    def covered(self) -> None:
        """Nothing runs here."""

    def update(self, seconds: float) -> None:
        """Nothing moves here."""
        del seconds

    def handle(self, event: pygame.Event) -> Change:
        """Choose; Esc goes on."""
        if act_of(event) is Act.MENU:
            return self._go_on()
        return self.choices.handle(event)

    def lines(self) -> list[str]:
        """List what the screen says."""
        kept = [words("crash.kept") for words in self._words]
        if self.written is None:
            return [*kept, *(words("crash.unwritten") for words in self._words)]
        written = [words("crash.written") for words in self._words]
        copied = [self._both("crash.copied")] if self.copied else []
        return [*kept, *written, without_home(self.written), *copied]

    def draw(self, canvas: Canvas) -> None:
        """Lay a plain floor, the board, the lines and the slabs."""
        floor = pygame.Surface(canvas.size)
        floor.fill(FLOOR)
        canvas.background(floor)
        tall = min(0.96, 0.72 * max(1.0, self.stage.settings.text))
        box = middle(canvas.size, 1.3, tall)
        room = inside(self.stage, canvas.size, box)
        heading = self._both("crash.title")
        if self.stage.settings.text > LARGE:  # there is room for one language only
            heading = self.stage.words("crash.title")
        lay_board(canvas, self.stage, box, heading)
        px = round(base_px(self.stage, canvas.size) * 0.9)
        top = room.y
        for line in self.lines():
            text = self.stage.letters.lines(line, px, room.w)
            canvas.blit(text, room.x, top)
            top += text.get_height() + px // 3
        rest = pygame.Rect(room.x, top + px // 2, room.w, room.bottom - top - px // 2 - 8)
        self.choices.place(rest)
        self.choices.draw(canvas)
