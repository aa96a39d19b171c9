"""The coach's two sheets over the table: advice for the moment, the review of a round."""

import time
from collections.abc import Generator
from typing import Final

import pygame

from game.review import Review, look_back
from game.table import Table
from game.view import View
from scenes import lettering
from scenes.board import base_px, inside, lay_board, middle
from scenes.canvas import Canvas
from scenes.choices import Choice, Choices
from scenes.coach.sentences import Speaker
from scenes.fonts import Role
from scenes.keys import Act, act_of
from scenes.lettering import broken
from scenes.naming import shown_name
from scenes.scene import Change, Pop
from scenes.stage import Stage

SMALLEST: Final = 12  # px
LEADING: Final = 1.35
BIG: Final = 1.35  # of the usual letters
HAND_TOP: Final = 0.715  # of the window's height
SIDES: Final = {Act.LEFT: -1, Act.RIGHT: 1}
SLICE: Final = 0.004  # seconds of a frame that go into a review

Line = tuple[str, lettering.Colour, bool]
"""A paragraph: its text, its colour, whether it is bold."""


class Sheet:
    """A board with paragraphs and a way out; any act closes it."""

    see_through = True
    wide, tall = 1.2, 0.6

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self._words = stage.words
        self.choices = self._choices()

    @property
    def busy(self) -> bool:
        """Tell whether something moves; a sheet that lies there does not."""
        return False

    def heading(self) -> str:
        """Say what the sheet is."""
        raise NotImplementedError

    def lines(self) -> list[Line]:
        """Give its paragraphs."""
        raise NotImplementedError

    def _choices(self) -> Choices:
        return Choices(self.stage, [Choice(self.stage.words("menu.close"), Pop, strong=True)])

    def covered(self) -> None:
        """Nothing runs here."""

    def update(self, seconds: float) -> Change:
        """Nothing moves here."""
        del seconds
        return None

    def handle(self, event: pygame.Event) -> Change:
        """Close."""
        if act_of(event) in (Act.MENU, Act.HINT):
            return Pop()
        return self.choices.handle(event)

    def boxes(self, size: tuple[int, int]) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Give the places of the board, the text and the slab."""
        grown = max(1.0, self.stage.settings.text * 0.8)
        board = middle(size, self.wide * grown, min(0.96, self.tall * grown))
        room, px = inside(self.stage, size, board), base_px(self.stage, size)
        slab = pygame.Rect(0, 0, round(room.w * 0.4), round(min(px * 2.6, room.h * 0.2)))
        slab.midbottom = (room.centerx, room.bottom - 4)
        text = pygame.Rect(room.x, room.y, room.w, slab.y - room.y - px // 2)
        return board, text, slab

    def draw(self, canvas: Canvas) -> None:
        """Lay the board, as large letters as fit, and the slab."""
        if self._words is not self.stage.words:
            self._words, self.choices = self.stage.words, self._choices()
        board, text, slab = self.boxes(canvas.size)
        lay_board(canvas, self.stage, board, self.heading())
        lines, px = self.lines(), round(base_px(self.stage, canvas.size) * BIG)
        while px > SMALLEST and self._height(lines, px, text.w) > text.h:
            px -= 1
        y = text.y
        for words, colour, bold in lines:
            role: Role = "bold" if bold else "plain"
            picture = self.stage.letters.lines(words, px, text.w, colour, role)
            canvas.blit(picture, text.x, y)
            y += picture.get_height() + px // 3
        self.choices.place(slab)
        self.choices.draw(canvas)

    @staticmethod
    def _height(lines: list[Line], px: int, width: int) -> int:
        return sum(
            len(broken(words, px, width, "bold" if bold else "plain")) * round(px * LEADING)
            + px // 3
            for words, _, bold in lines
        )


def names(stage: Stage, table: Table) -> list[str]:
    """Name everybody at a table, in the language in force."""
    return [shown_name(stage.words, seat) for seat in table.seats]


class AdvicePage(Sheet):
    """What an expert would do now, and why; that it was asked for is counted."""

    def __init__(self, stage: Stage, table: Table, view: View) -> None:
        super().__init__(stage)
        self.table, self.view = table, view

    def heading(self) -> str:
        """Say what the sheet is."""
        return self.stage.words("coach.advice")

    def lines(self) -> list[Line]:
        """Give the best move large and red, then why."""
        said_names = names(self.stage, self.table)
        said = Speaker(self.stage.words, self.table.rules, said_names).advice(self.view)
        return [
            (line, lettering.RED if place == 0 else lettering.INK, place == 0)
            for place, line in enumerate(said)
        ]

    def boxes(self, size: tuple[int, int]) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Stand over the hand, so that it can still be seen."""
        boxes = super().boxes(size)
        up = max(-boxes[0].y, min(0, round(size[1] * HAND_TOP) - boxes[0].bottom))
        return boxes[0].move(0, up), boxes[1].move(0, up), boxes[2].move(0, up)


class ReviewPage(Sheet):
    """The round seen again from the seats of people: luck, and what cost most.

    Each choice is played out on many deals, a slice of every frame, until all is known.
    """

    wide, tall = 1.6, 0.86

    def __init__(self, stage: Stage, table: Table) -> None:
        self.table = table
        self.seats = table.people or table.owners
        self.place = 0
        self.share = 0.0  # of the review that is looked for
        self._found: dict[int, Review] = {}
        self._looking: dict[int, Generator[float, None, Review]] = {}
        super().__init__(stage)

    @property
    def seat(self) -> int:
        """Name the seat whose round is reviewed."""
        return self.seats[self.place]

    def heading(self) -> str:
        """Say what the sheet is, and of whom it speaks."""
        return self.stage.words("coach.review", name=names(self.stage, self.table)[self.seat])

    @property
    def busy(self) -> bool:
        """Tell whether the round is still looked through."""
        return self.seat not in self._found

    def update(self, seconds: float) -> Change:
        """Look on through the round, as long as a frame has time for it."""
        del seconds
        until = time.perf_counter() + SLICE
        while self.busy and time.perf_counter() < until:
            self.look_on()
        return None

    def look_on(self) -> None:
        """Take the next step; the steps are the same on every machine, only their pace is not."""
        seat, table = self.seat, self.table
        if seat not in self._looking:
            self._looking[seat] = look_back(table.record, table.number - 1, seat)
        try:
            self.share = next(self._looking[seat])
        except StopIteration as end:
            self._found[seat] = end.value

    def lines(self) -> list[Line]:
        """Give the luck of the deal, a verdict, and the costly moves with their causes."""
        found = self._found.get(self.seat)
        if found is None:
            percent = round(100 * self.share)
            return [(self.stage.words("coach.looking", percent=percent), lettering.INK, False)]
        said_names = names(self.stage, self.table)
        speaker = Speaker(self.stage.words, self.table.rules, said_names)
        lines: list[Line] = [
            (speaker.luck(found), lettering.INK, False),
            (speaker.verdict(found), lettering.INK, True),
        ]
        for costly in found.costly:
            head, why = speaker.costly(costly)
            lines += [(head, lettering.RED, True), (why, lettering.INK, False)]
        return lines

    def handle(self, event: pygame.Event) -> Change:
        """Turn to the next person, or close."""
        act = act_of(event)
        if act in SIDES and len(self.seats) > 1:
            self.place = (self.place + SIDES[act]) % len(self.seats)
            return None
        return super().handle(event)

    def _choices(self) -> Choices:
        words = self.stage.words
        close = Choice(words("menu.close"), Pop, strong=True)
        if len(self.seats) == 1:
            return Choices(self.stage, [close])
        return Choices(self.stage, [Choice(words("coach.next"), self._turn), close], 2)

    def _turn(self) -> Change:
        self.place = (self.place + 1) % len(self.seats)
        return None
