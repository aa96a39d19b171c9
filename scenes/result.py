"""The end of a match: who won, the ranks, the settlement, and the finished sheet."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pygame

from game.match import ranks, settlement
from game.table import Table
from scenes import lettering
from scenes.board import base_px, fitting, unit
from scenes.canvas import Canvas
from scenes.choices import Choice, Choices
from scenes.keys import Act, act_of
from scenes.papers import history_paper
from scenes.prints import made
from scenes.room import background, emblem
from scenes.scene import Change, Push, Scene
from scenes.score_paper import facts, paper
from scenes.settling import Settling, at_the_foot, signed
from scenes.stage import Stage
from scenes.words import points

BESIDE: Final = 1.2  # from this proportion of a window on the ranks stand beside the sheet
DEAF: Final = 0.4  # s, so that a press meant for the sheet does not start another match


class Result:
    """Stands when all rounds are played; `again` and `leave` say what comes."""

    see_through = False

    def __init__(
        self,
        stage: Stage,
        table: Table,
        again: Callable[[], Change],
        leave: Callable[[], Change],
        match: Callable[[], Scene] | None = None,
    ) -> None:
        self.stage, self.table = stage, table
        self._match = match
        self.facts = facts(table, stage.words)
        totals = table.match.totals
        self.ranks = ranks(totals)
        self.order = sorted(range(len(totals)), key=lambda seat: (self.ranks[seat], seat))
        self.paid = settlement(table.match)
        self._again, self._leave = again, leave
        self._deaf = DEAF
        self._heard = False
        self._words = stage.words
        self.choices = self._choices()

    def _choices(self) -> Choices:
        words, match = self.stage.words, self._match
        again = Choice(words("result.again"), self._again, strong=True, whole=match is not None)
        leave = Choice(words("result.leave"), self._leave, whole=match is not None)
        if match is None:
            return Choices(self.stage, [again, leave])
        more = [
            Choice(words("result.settling"), self._settle),
            Choice(words("result.match"), lambda: Push(match())),
        ]
        return Choices(self.stage, [again, *more, leave], 2)

    def _settle(self) -> Change:
        return Push(Settling(self.stage, self.table.match, self.facts.names))

    @property
    def busy(self) -> bool:
        """Tell whether presses are still dropped."""
        return self._deaf > 0

    def covered(self) -> None:
        """Nothing runs here."""

    def update(self, seconds: float) -> None:
        """Let the first moment pass."""
        self._deaf -= seconds
        if not self._heard:
            self._heard = True
            people = self.table.people
            won = not people or any(self.ranks[seat] == 1 for seat in people)
            self.stage.sound.play("win" if won else "lose")

    def handle(self, event: pygame.Event) -> Change:
        """Choose what comes; Esc goes back to the title."""
        if self._deaf > 0:
            return None
        if act_of(event) is Act.MENU:
            return self._leave()
        return self.choices.handle(event)

    def headline(self) -> str:
        """Say who won."""
        winners = [self.facts.names[seat] for seat in self.order if self.ranks[seat] == 1]
        if len(winners) == 1:
            return self.stage.words("result.winner", name=winners[0])
        return self.stage.words("result.joint", names=", ".join(winners))

    def lines(self) -> list[tuple[int, str, str, str, str]]:
        """List seat, rank, name, total and what is paid, best first."""
        words, totals = self.stage.words, self.table.match.totals
        return [
            (
                seat,
                words("result.rank", rank=self.ranks[seat]),
                self.facts.names[seat],
                words("result.points", points=points(totals[seat])),
                self._paid(seat),
            )
            for seat in self.order
        ]

    def wrong(self) -> str:
        """Tell of claims without a pair at a table of several people, where all heard them."""
        words, counts = self.stage.words, self.table.wrong
        if len(self.table.owners) < 2 or not any(counts.values()):
            return ""
        told = [
            words("result.wrong_of", name=self.facts.names[seat], count=counts[seat])
            for seat in self.table.owners
            if counts.get(seat)
        ]
        return words("result.wrong", told=" · ".join(told))

    def _paid(self, seat: int) -> str:
        if self.stage.settings.money == "off" or self.paid is None or not any(self.paid):
            return ""
        return signed(self.stage, self.table.rules, self.paid[seat])

    def boxes(self, size: tuple[int, int]) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Give the places of the sheet, the ranks and the slabs."""
        h = unit(size)
        margin = round(0.025 * h)
        whole = pygame.Rect(0, 0, min(size[0] - 2 * margin, round(1.72 * h)), size[1] - 2 * margin)
        whole.center = (size[0] // 2, size[1] // 2)
        if size[0] >= BESIDE * size[1]:
            left = pygame.Rect(whole.x, whole.y, round(whole.w * 0.46), whole.h)
            x = left.right + margin
            right = pygame.Rect(x, whole.y, whole.right - x, whole.h)
        else:
            left = pygame.Rect(whole.x, whole.y, whole.w, round(whole.h * 0.42))
            right = pygame.Rect(whole.x, left.bottom + margin, whole.w, 0)
            right.h = whole.bottom - right.y
        share = 0.25 if self._match is None else 0.32
        slabs = pygame.Rect(0, 0, round(right.w * 0.84), round(right.h * share))
        slabs.midbottom = (right.centerx, right.bottom - round(0.03 * h))
        return left, right, slabs

    def draw(self, canvas: Canvas) -> None:
        """Lay the sheet, the winner, the ranks and the slabs."""
        if self._words is not self.stage.words:
            self._words, self.choices = self.stage.words, self._choices()
        canvas.background(made(background, canvas.size, self.stage.settings.blanket))
        left, right, slabs = self.boxes(canvas.size)
        whole = replace(self.facts, paid=at_the_foot(self.stage, self.table.match))
        canvas.blit(paper(self.stage, left.size, whole), left.x, left.y)
        canvas.blit(made(history_paper, right.size), right.x, right.y)
        room = pygame.Rect(right.x, right.y, right.w, slabs.y - right.y).inflate(
            -round(right.w * 0.08), -round(right.h * 0.08)
        )
        self._draw_headline(canvas, room)
        wrong = self.wrong()
        if wrong:
            px = fitting([wrong], round(base_px(self.stage, canvas.size) * 1.1), room.w, "pen")
            line = self.stage.letters.text(wrong, px, lettering.BROWN, "pen")
            room.h -= round(px * 1.6)
            canvas.centre(line, room.centerx, room.bottom + px * 0.9)
        self._draw_ranks(canvas, room)
        self.choices.place(slabs)
        self.choices.draw(canvas)

    def _draw_headline(self, canvas: Canvas, room: pygame.Rect) -> None:
        text = self.headline()
        px = fitting([text], round(0.066 * unit(canvas.size)), room.w - 24, "bold")
        shout = self.stage.letters.shout(text, px, role="bold", edge=lettering.WHITE)
        canvas.centre(shout, room.centerx, room.y + room.h * 0.1)

    def _draw_ranks(self, canvas: Canvas, room: pygame.Rect) -> None:
        rows = self.lines()
        pitch = min(room.h * 0.74 / len(rows), base_px(self.stage, canvas.size) * 2.6)
        px, columns = self._fit(rows, room.w, min(pitch * 0.62, unit(canvas.size) * 0.05))
        letters, top = self.stage.letters, room.y + room.h * 0.24
        for number, (seat, rank, name, total, paid) in enumerate(rows):
            y = top + number * pitch
            colour = lettering.RED if self.ranks[seat] == 1 else lettering.INK
            canvas.blit(letters.text(rank, px, colour, "bold"), room.x, y)
            canvas.blit(made(emblem, seat, round(px * 1.25)), room.x + columns[0], y - px * 0.12)
            shown = letters.text(name, px, role="bold", width=round(columns[2] - columns[1]))
            canvas.blit(shown, room.x + columns[1], y)
            points_ = letters.text(total, px)
            canvas.blit(points_, room.x + columns[3] - points_.get_width(), y)
            if paid:
                won = letters.text(paid, px, lettering.BROWN)
                canvas.blit(won, room.right - won.get_width(), y)

    def _fit(
        self, rows: list[tuple[int, str, str, str, str]], width: int, tallest: float
    ) -> tuple[int, tuple[float, float, float, float]]:
        """Find the size of letters, and the ends of rank, emblem, name and total."""
        px = max(10, round(tallest))
        while True:
            pen = lettering.font("bold", px)
            wide = [max(pen.size(str(row[part]))[0] for row in rows) for part in range(1, 5)]
            needs = wide[0] + px * 2.4 + wide[1] + px + wide[2] + (px + wide[3] if wide[3] else 0)
            if needs <= width or px <= 10:
                break
            px -= 1
        first = wide[0] + px * 0.5
        second = first + px * 1.7
        last = width - (wide[3] + px if wide[3] else 0)
        return px, (first, second, last - wide[2] - px * 0.5, last)
