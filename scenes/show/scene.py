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
from scenes.choices import Choice, Choices
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
SEATS: Final = 4  # to start with
SEATED: Final = range(2, 7)  # as many as may play
BIG: Final = 1.5  # of the usual letters
SMALLEST: Final = 13  # px
LINES: Final = 3
READING: Final = 0.055  # seconds a letter that a remark stays before the next move
LONGEST: Final = 7.0
REST: Final = 4.0  # seconds that an open table is shown before the next round
TABLE_TEXT: Final = 1.0  # the board has the large letters
LEVEL: Final = "expert"
STEPS: Final = {Act.LEFT: -1, Act.RIGHT: 1}
MORE: Final = {Act.DOWN: -1, Act.UP: 1}
SLABS: Final = 12.5  # in the board's letters, the width of both columns
CLICKS: Final = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class ShowScene:
    """The family plays; Space waits, arrows change speed and seats, `leave` goes back.

    With `idle` it runs by itself, and any key or click leaves. Each key has a slab on the board.
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
        self.seats = SEATS
        self.paused = False
        self.remark: Remark | None = None
        self._heard: list[Remark] = []
        self._chance = chance or random.Random()
        self._patience = 0.0  # seconds until the table may go on
        self._open_for = 0.0
        self.stage = self._lent()
        self.below = self._sit_down()
        self.slabs = self._slabs()

    def _lent(self) -> LentStage:
        return LentStage(
            self._owner, speed=SPEEDS[self.speed], text=TABLE_TEXT, hints="off", claim="touch",
            claim_seconds="1.5", strip=True, columns=False,
        )  # fmt: skip

    def _sit_down(self) -> TableScene:
        """Seat some of the family for a new match, which is kept nowhere."""
        kind = LEVEL if LEVEL in KINDS else KINDS[-1]
        words = self._owner.words
        seats = tuple(
            SeatRecord(words(f"people.{who}"), kind, who, 0)
            for who in self._chance.sample(CHARACTERS, self.seats)
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

    def _slabs(self) -> Choices:
        """Write what can be done on four slabs, each with its key."""
        words, speed = self._owner.words, self._owner.words(f"show.speed.{SPEEDS[self.speed]}")
        waiting = words("show.go_on") if self.paused else words("show.pause")
        found = Choices(
            self._owner,
            [
                Choice(waiting, self._wait, strong=self.paused, note="Space"),
                Choice(words("show.speed", speed=speed), self._faster, note="← →"),
                Choice(words("show.seats", seats=self.seats), self._more_seats, note="↑ ↓"),
                Choice(words("show.leave"), self._leave, note="Esc"),
            ],
            columns=2,
        )
        self._labels = (words, self.paused, self.speed, self.seats)
        return found

    def _wait(self) -> Change:
        self.paused = not self.paused
        if self.paused:
            self.below.covered()
        return None

    def _faster(self) -> Change:
        self._set_speed((self.speed + 1) % len(SPEEDS))
        return None

    def _set_speed(self, speed: int) -> None:
        self.speed = max(0, min(len(SPEEDS) - 1, speed))
        self.stage.change(speed=SPEEDS[self.speed])

    def _more_seats(self) -> Change:
        self._seat(SEATED[0] if self.seats == SEATED[-1] else self.seats + 1)
        return None

    def _seat(self, seats: int) -> None:
        """Start anew with more or fewer of the family."""
        if seats in SEATED:
            self.seats = seats
            self.remark, self._patience, self._open_for, self.paused = None, 0.0, 0.0, False
            self._heard.clear()
            self.below = self._sit_down()

    def handle(self, event: pygame.Event) -> Change:
        """Wait, go faster or slower, seat more or fewer, leave."""
        pressed = event.type in (
            pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN,
        )  # fmt: skip
        if self.idle:
            return self._leave() if pressed else None
        if event.type in CLICKS:
            return self._click(event)
        act = act_of(event) if pressed else None
        if act is Act.MENU:
            return self._leave()
        if act in (Act.PPONG, Act.DEFAULT):
            return self._wait()
        if act in STEPS:
            self._set_speed(self.speed + STEPS[act])
        elif act in MORE:
            self._seat(self.seats + MORE[act])
        return None

    def _click(self, event: pygame.Event) -> Change:
        """Press a slab; a click anywhere else waits or goes on."""
        if event.type == pygame.MOUSEBUTTONDOWN and not any(
            box.collidepoint(event.pos) for box in self.slabs.rects()
        ):
            return self._wait()
        return self.slabs.handle(event)

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

    def slab_box(self, size: tuple[int, int]) -> pygame.Rect:
        """Give the place of the slabs, at the board's right."""
        band, px = self.band(size), round(base_px(self._owner, size) * BIG)
        box = pygame.Rect(0, 0, min(round(px * SLABS), round(size[0] * 0.36)), band.h - px)
        box.midright = (band.right - px // 2, band.centery - 2)
        return box

    def draw(self, canvas: Canvas) -> None:
        """Lay the table and the board over it."""
        self.stage.follow()
        band = self.band(canvas.size)
        seen = pygame.Rect(0, band.bottom, canvas.size[0], canvas.size[1] - band.bottom)
        self.below.draw(Inset(canvas, seen))
        canvas.blit(made(board, band.size), 0, 0)
        if self.idle:
            self._draw_words(canvas, band)
            return
        if self._labels != (self._owner.words, self.paused, self.speed, self.seats):
            focus, self.slabs = self.slabs.focus, self._slabs()
            self.slabs.focus = focus
        box = self.slab_box(canvas.size)
        self.slabs.place(box)
        self.slabs.draw(canvas)
        self._draw_words(canvas, pygame.Rect(0, 0, box.x, band.h))

    def _draw_words(self, canvas: Canvas, room: pygame.Rect) -> None:
        head, why = self.said()
        px = round(base_px(self._owner, canvas.size) * BIG)
        pad, foot = px // 2, round(px * 0.62)
        width = room.w - 2 * pad
        while px > SMALLEST and self._height(head, why, px, width) > room.h - pad - foot * 1.6:
            px -= 1
        letters, words = self.stage.letters, self.stage.words
        top = letters.lines(head, round(px * 1.1), width, lettering.RED, "bold")
        canvas.blit(top, pad, pad * 0.7)
        rest = letters.lines(why, px, width, lettering.INK, "plain")
        canvas.blit(rest, pad, pad * 0.7 + top.get_height())
        how = words("show.any_key") if self.idle else words("show.full_screen")
        note = letters.text(how, foot, lettering.BROWN, "bold", width)
        canvas.blit(note, pad, room.bottom - foot * 1.75)

    @staticmethod
    def _height(head: str, why: str, px: int, width: int) -> float:
        big = round(px * 1.1)
        lines = len(broken(head, big, width, "bold")) * round(big * 1.35)
        return lines + len(broken(why, px, width)) * round(px * 1.35)
