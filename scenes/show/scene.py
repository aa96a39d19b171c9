"""The show on the screen: a table that plays by itself, and a board that says why, in large."""

import random
from collections.abc import Callable
from typing import Final, Literal

import pygame

from game.cpu import CHARACTERS, KINDS
from game.house import FAMILY, HouseRules
from game.record import SeatRecord
from game.scribe import begin
from scenes import lettering
from scenes.board import base_px
from scenes.canvas import Canvas
from scenes.coach.sentences import Speaker
from scenes.explained import ending
from scenes.inset import Inset
from scenes.keys import Act, act_of
from scenes.lent import LentStage
from scenes.lessons.panel import board
from scenes.lettering import broken
from scenes.prints import made
from scenes.scene import Change, Push
from scenes.show.open_table import OpenTable, Remark
from scenes.stage import Stage
from scenes.table.scene import TableScene, Ways

SPEEDS: Final[tuple[Literal["slow", "normal", "fast"], ...]] = ("slow", "normal", "fast")
SEATS: Final = 4
BIG: Final = 1.5  # of the usual letters
SMALLEST: Final = 13  # px
LINES: Final = 3
READING: Final = 0.055  # seconds a letter that a remark stays before the next move
LONGEST: Final = 7.0
REST: Final = 4.0  # seconds that an open table is shown before the next round
TABLE_TEXT: Final = 1.0  # the board has the large letters
LEVEL: Final = "expert"
STEPS: Final = {Act.LEFT: -1, Act.RIGHT: 1}


class ShowScene:
    """Four of the family play; Space waits, arrows change the speed, `leave` goes back.

    With `idle` it runs by itself, and any key or click leaves.
    """

    see_through = False

    def __init__(
        self,
        stage: Stage,
        leave: Callable[[], Change],
        *,
        idle: bool = False,
        chance: random.Random | None = None,
        rules: HouseRules = FAMILY,
    ) -> None:
        self._owner = stage
        self._leave = leave
        self.idle = idle
        self.rules = rules
        self.speed = 0  # an index of SPEEDS
        self.paused = False
        self.remark: Remark | None = None
        self._heard: list[Remark] = []
        self._chance = chance or random.Random()
        self._patience = 0.0  # seconds until the table may go on
        self._open_for = 0.0
        self.stage = self._lent()
        self.below = self._sit_down()

    def _lent(self) -> LentStage:
        return LentStage(
            self._owner, speed=SPEEDS[self.speed], text=TABLE_TEXT, hints="off", claim="touch",
            claim_seconds="1.5", strip=True, columns=False,
        )  # fmt: skip

    def _sit_down(self) -> TableScene:
        """Seat four of the family for a new match, which is kept nowhere."""
        kind = LEVEL if LEVEL in KINDS else KINDS[-1]
        words = self._owner.words
        seats = tuple(
            SeatRecord(words(f"people.{who}"), kind, who, 0)
            for who in self._chance.sample(CHARACTERS, SEATS)
        )
        self.table = OpenTable(begin(self.rules, seats), self._heard.append)
        return TableScene(self.stage, self.table, Ways({}, lambda _: self))

    @property
    def busy(self) -> bool:
        """Tell whether the table plays."""
        return not self.paused

    def covered(self) -> None:
        """Stop the clock while something else is in front."""
        self.below.covered()

    # time

    def update(self, seconds: float) -> Change:
        """Let the table go on, as long as nobody has asked it to wait or still reads."""
        if self.paused:
            return None
        self._open_for = self._open_for + seconds if self.table.phase == "over" else 0.0
        if self._patience > 0 and self.below.flow.still:
            self._patience -= seconds
            return None
        change = self.below.update(seconds)
        if self._heard:
            self._hear(self._heard.pop(0))
            self._heard.clear()
        if isinstance(change, Push) and self._open_for > REST:
            self._next_round()
        return None

    def _hear(self, remark: Remark) -> None:
        """Put a remark on the board; the table waits until it can have been read."""
        self.remark = remark
        length = READING * len(" ".join(self.said()))
        self._patience = min(LONGEST, length) / (self.speed + 1)

    def _next_round(self) -> None:
        self.remark, self._open_for = None, 0.0
        if self.table.match.over:
            self.below = self._sit_down()
        else:
            self.below.resume_round()

    # input

    def handle(self, event: pygame.Event) -> Change:
        """Wait, go faster or slower, leave."""
        pressed = event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
        pressed = pressed or event.type == pygame.CONTROLLERBUTTONDOWN
        if not pressed:
            return None
        act = act_of(event)
        if self.idle or act is Act.MENU:
            return self._leave()
        if act in (Act.PPONG, Act.DEFAULT) or event.type == pygame.MOUSEBUTTONDOWN:
            self.paused = not self.paused
            if self.paused:
                self.below.covered()
        elif act in STEPS:
            self.speed = max(0, min(len(SPEEDS) - 1, self.speed + STEPS[act]))
            self.stage.change(speed=SPEEDS[self.speed])
        return None

    # words

    def said(self) -> tuple[str, str]:
        """Give what was done, large, and why."""
        words, table = self.stage.words, self.table
        names = tuple(self.below.flow.names)
        outcome = table.last_outcome
        if outcome is not None and self.below.flow.still:
            return words("show.over", number=table.number), ending(
                words, self.rules, outcome, names
            )
        remark = self.remark
        if remark is None:
            return words("show.title"), words("show.welcome")
        speaker = Speaker(words, self.rules, names)
        done = speaker.move(remark.choice, remark.month)
        return words("show.move", name=names[remark.seat], move=done), speaker.causes(
            remark.judgement
        )

    # drawing

    def band(self, size: tuple[int, int]) -> pygame.Rect:
        """Give the board's box: a band over the table."""
        px = round(base_px(self._owner, size) * BIG)
        high = min(round(px * (1.3 * LINES + 1.7)), round(size[1] * 0.36))
        return pygame.Rect(0, 0, size[0], high)

    def draw(self, canvas: Canvas) -> None:
        """Lay the table and the board over it."""
        self.stage.follow()
        band = self.band(canvas.size)
        seen = pygame.Rect(0, band.bottom, canvas.size[0], canvas.size[1] - band.bottom)
        self.below.draw(Inset(canvas, seen))
        canvas.blit(made(board, band.size), 0, 0)
        self._draw_words(canvas, band)

    def _draw_words(self, canvas: Canvas, band: pygame.Rect) -> None:
        head, why = self.said()
        px = round(base_px(self._owner, canvas.size) * BIG)
        pad = px // 2
        width = band.w - 2 * pad
        foot = round(px * 0.62)
        while px > SMALLEST and self._height(head, why, px, width) > band.h - pad - foot * 1.6:
            px -= 1
        letters = self.stage.letters
        top = letters.lines(head, round(px * 1.1), width, lettering.RED, "bold")
        canvas.blit(top, pad, pad * 0.7)
        rest = letters.lines(why, px, width, lettering.INK, "plain")
        canvas.blit(rest, pad, pad * 0.7 + top.get_height())
        words = self.stage.words
        speed = words(f"show.speed.{SPEEDS[self.speed]}")
        how = words("show.any_key") if self.idle else words("show.keys", speed=speed)
        if self.paused:
            how = words("show.paused")
        note = letters.text(how, foot, lettering.BROWN, "bold", width)
        canvas.blit(note, band.right - pad - note.get_width(), band.bottom - foot * 1.75)

    @staticmethod
    def _height(head: str, why: str, px: int, width: int) -> float:
        big = round(px * 1.1)
        lines = len(broken(head, big, width, "bold")) * round(big * 1.35)
        return lines + len(broken(why, px, width)) * round(px * 1.35)
