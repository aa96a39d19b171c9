"""Pages that lie over the table: the score paper large, and the round's history in words."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.playback import round_states
from game.table import Table
from scenes import lettering
from scenes.board import SMALLEST_PX, base_px, lay_board, middle
from scenes.canvas import Canvas
from scenes.choices import Choice, Choices, focus_rim
from scenes.explained import Hands, ending, figure
from scenes.keys import Act, act_of
from scenes.lettering import broken
from scenes.prints import made
from scenes.scene import Change, Pop, Push, Scene
from scenes.score_paper import Plan, facts, paper
from scenes.stage import Stage
from scenes.table.flow import Flow, Line

LEADING: Final = 1.25  # of lines that explain a cell
TOLD: Final = 2.7  # letters' heights that they have, or more if they need it
STEPS: Final = {Act.UP: (-1, 0), Act.DOWN: (1, 0), Act.LEFT: (0, -1), Act.RIGHT: (0, 1)}
"""Rounds and seats that an act goes on the sheet."""


class PaperPage:
    """The score sheet, large; each cell explains itself, and any other way out closes it."""

    see_through = True
    busy = False

    def __init__(self, stage: Stage, table: Table) -> None:
        self.stage, self.table = stage, table
        self.facts = facts(table, stage.words)
        self.choices = Choices(stage, [Choice(stage.words("table.close"), Pop, strong=True)])
        rounds = len(self.facts.rows)
        self.cell = (rounds - 1, 0) if rounds else None  # round and seat that are explained
        self._hands: dict[int, Hands] = {}
        self._sheet = pygame.Rect(0, 0, 1, 1)
        self.room = pygame.Rect(0, 0, 1, 1)  # for what is said of a cell

    def handle(self, event: pygame.Event) -> Change:
        """Explain another cell; close by the slab or by any key that means something."""
        if event.type == pygame.MOUSEMOTION:
            self._point(event.pos)
        act = act_of(event)
        if act in STEPS and self.cell is not None:
            self._walk(*STEPS[act])
            return None
        if act is not None:
            return Pop()
        return self.choices.handle(event)

    def _walk(self, down: int, right: int) -> None:
        if self.cell is not None:
            shown, seats = self._plan().shown, len(self.facts.names)
            round_ = max(shown[0], min(shown[-1], self.cell[0] + down))
            self.cell = round_, (self.cell[1] + right) % seats

    def _point(self, pos: tuple[int, int]) -> None:
        plan = self._plan()
        x, y = pos[0] - self._sheet.x, pos[1] - self._sheet.y
        cells = ((round_, seat) for round_ in plan.shown for seat in range(plan.seats))
        self.cell = next((at for at in cells if plan.cell(*at).collidepoint(x, y)), self.cell)

    def _plan(self) -> Plan:
        return Plan(self._sheet.size, self.facts)

    def said(self) -> tuple[str, str]:
        """Say how the round of the cell ended, and how its figure came about."""
        if self.cell is None:
            return "", ""
        (round_, seat), words, rules = self.cell, self.stage.words, self.table.rules
        if round_ not in self._hands:
            self._hands[round_] = round_states(self.table.record, round_)[-1].hands
        outcome, names = self.table.match.outcomes[round_], self.facts.names
        sum_ = figure(words, rules, outcome, self._hands[round_], seat)
        told = words("sheet.cell_of", round=round_ + 1, name=names[seat], sum=sum_)
        return ending(words, rules, outcome, names), told

    def update(self, seconds: float) -> Change:
        """Nothing moves here."""
        del seconds
        return None

    def covered(self) -> None:
        """Nothing runs here."""

    def draw(self, canvas: Canvas) -> None:
        """Lay the sheet in the middle, the words for one of its cells below."""
        box = middle(canvas.size, 0.98, 0.94)
        inner = lay_board(canvas, self.stage, box, self.stage.words("table.paper"))
        px = base_px(self.stage, canvas.size)
        foot = round(px * 3)
        size, lines = in_room(self.said(), (inner.w, round(px * TOLD)), px)
        told = max(round(px * TOLD), round(len(lines) * size * LEADING)) if self.cell else 0
        high = inner.h - foot - foot // 4 - told
        width = min(inner.w, round(high * 1.1))
        self._sheet = pygame.Rect(inner.centerx - width // 2, inner.y, width, high)
        canvas.blit(paper(self.stage, self._sheet.size, self.facts), *self._sheet.topleft)
        slab = pygame.Rect(0, 0, inner.w // 2, foot)
        slab.midbottom = (inner.centerx, inner.bottom)
        if self.cell is not None:
            rim = self._plan().cell(*self.cell).move(self._sheet.topleft).inflate(4, 4)
            canvas.blit(made(focus_rim, rim.size), rim.x, rim.y)
            top = self._sheet.bottom
            self.room = pygame.Rect(inner.x, top, inner.w, slab.top - top)
            self._draw_said(canvas, size, lines)
        self.choices.place(slab)
        self.choices.draw(canvas)

    def _draw_said(self, canvas: Canvas, size: int, lines: Sequence[str]) -> None:
        y = float(self.room.centery) - size * LEADING * (len(lines) - 1) / 2
        for line in lines:
            text = self.stage.letters.text(line, size, lettering.INK, "bold")
            canvas.centre(text, self.room.centerx, y)
            y += size * LEADING


def in_room(texts: Sequence[str], room: tuple[int, int], px: int) -> tuple[int, list[str]]:
    """Break texts into lines of the largest letters, up to `px`, at which all lines have room."""
    size = px
    while True:
        lines = [line for text in texts for line in broken(text, size, room[0], "bold")]
        if size <= SMALLEST_PX or len(lines) * size * LEADING <= room[1]:
            return size, lines
        size -= 1


class HistoryPage:
    """What has happened in this round, line by line; it can be scrolled and copied."""

    see_through = True
    busy = False

    def __init__(self, stage: Stage, flow: Flow, fair: Callable[[], Scene] | None = None) -> None:
        self.stage = stage
        self.lines: tuple[Line, ...] = tuple(flow.lines)
        self.names = flow.names
        self.scroll = 0
        words = stage.words
        choices = [
            Choice(words("table.close"), Pop, strong=True),
            Choice(words("table.copy"), self._copy),
        ]
        self.about = ""  # what the seal is for, or what a press has done
        sealed = any(played.seed for played in flow.table.record.rounds[-1:])
        if fair is not None and sealed:
            self.about = words("table.seal_about")
            choices.append(Choice(words("fair.title"), lambda: Push(fair())))
        self.choices = Choices(stage, choices, len(choices))
        self._rows = 1

    def text(self) -> str:
        """Write the whole history as plain text, as it is copied."""
        return "\n".join(self._plain(line) for line in self.lines)

    def _plain(self, line: Line) -> str:
        seat, words, victim = line
        if seat is None:
            return words
        source = f" ← {self.names[victim]}" if victim is not None else ""
        return f"{self.names[seat]} {words}{source}"

    def _copy(self) -> Change:
        pygame.scrap.put_text(self.text())
        self.about = self.stage.words("table.copied")
        return None

    def handle(self, event: pygame.Event) -> Change:
        """Scroll, copy or close."""
        act = act_of(event)
        if act in (Act.MENU, Act.HISTORY):
            return Pop()
        steps = {Act.UP: -1, Act.DOWN: 1}
        if event.type == pygame.MOUSEWHEEL:
            self._move(-event.y)
        elif act in steps:
            self._move(steps[act])
        else:
            return self.choices.handle(event)
        return None

    def _move(self, step: int) -> None:
        last = max(0, len(self.lines) - self._rows)
        self.scroll = max(0, min(last, self.scroll + step))

    def update(self, seconds: float) -> Change:
        """Nothing moves here."""
        del seconds
        return None

    def covered(self) -> None:
        """Nothing runs here."""

    def draw(self, canvas: Canvas) -> None:
        """Lay the lines that fit, the latest first seen."""
        box = middle(canvas.size, 0.98, 0.9)
        inner = lay_board(canvas, self.stage, box, self.stage.words("table.history"))
        px = base_px(self.stage, canvas.size)
        small = round(px * 0.84)
        told = broken(self.about, small, inner.w) if self.about else []
        foot = round(px * 3.4) + round(len(told) * small * LEADING)
        pitch = round(px * 1.45)
        rows = max(1, (inner.h - foot) // pitch)
        if rows != self._rows:
            self._rows = rows
            self.scroll = max(0, len(self.lines) - rows)
        for number, line in enumerate(self.lines[self.scroll : self.scroll + rows]):
            colour = lettering.RED_PEN if line[2] is not None else lettering.INK
            text = self.stage.letters.text(self._plain(line), px, colour, width=inner.w)
            canvas.blit(text, inner.x, inner.y + number * pitch)
        for number, words in enumerate(told):
            text = self.stage.letters.text(words, small, lettering.BROWN)
            canvas.blit(text, inner.x, inner.bottom - foot + round(number * small * LEADING))
        self.choices.place(pygame.Rect(inner.x, inner.bottom - round(px * 3), inner.w, px * 3))
        self.choices.draw(canvas)
