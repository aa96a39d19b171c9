"""Pages that lie over the table: the score paper large, and the round's history in words."""

import pygame

from game.table import Table
from scenes import lettering
from scenes.board import base_px, lay_board, middle
from scenes.canvas import Canvas
from scenes.choices import Choice, Choices
from scenes.keys import Act, act_of
from scenes.scene import Change, Pop
from scenes.score_paper import facts, paper
from scenes.stage import Stage
from scenes.table.flow import Flow, Line


class PaperPage:
    """The score sheet, large; any way out closes it."""

    see_through = True
    busy = False

    def __init__(self, stage: Stage, table: Table) -> None:
        self.stage = stage
        self.facts = facts(table, stage.words)
        self.choices = Choices(stage, [Choice(stage.words("table.close"), Pop, strong=True)])

    def handle(self, event: pygame.Event) -> Change:
        """Close by its slab or by any key that means something."""
        if act_of(event) is not None:
            return Pop()
        return self.choices.handle(event)

    def update(self, seconds: float) -> Change:
        """Nothing moves here."""
        del seconds
        return None

    def covered(self) -> None:
        """Nothing runs here."""

    def draw(self, canvas: Canvas) -> None:
        """Lay the sheet in the middle."""
        box = middle(canvas.size, 0.98, 0.94)
        inner = lay_board(canvas, self.stage, box, self.stage.words("table.paper"))
        foot = round(base_px(self.stage, canvas.size) * 3)
        high = inner.h - foot - foot // 4
        width = min(inner.w, round(high * 1.1))
        sheet = paper(self.stage, (width, high), self.facts)
        canvas.blit(sheet, inner.centerx - width // 2, inner.y)
        slab = pygame.Rect(0, 0, inner.w // 2, foot)
        slab.midbottom = (inner.centerx, inner.bottom)
        self.choices.place(slab)
        self.choices.draw(canvas)


class HistoryPage:
    """What has happened in this round, line by line; it can be scrolled and copied."""

    see_through = True
    busy = False

    def __init__(self, stage: Stage, flow: Flow) -> None:
        self.stage = stage
        self.lines: tuple[Line, ...] = tuple(flow.lines)
        self.names = flow.names
        self.scroll = 0
        words = stage.words
        copy = Choice(words("table.copy"), self._copy)
        self.choices = Choices(stage, [Choice(words("table.close"), Pop, strong=True), copy], 2)
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
        foot = round(px * 3.4)
        pitch = round(px * 1.45)
        rows = max(1, (inner.h - foot) // pitch)
        if rows != self._rows:
            self._rows = rows
            self.scroll = max(0, len(self.lines) - rows)
        for number, line in enumerate(self.lines[self.scroll : self.scroll + rows]):
            colour = lettering.RED_PEN if line[2] is not None else lettering.INK
            text = self.stage.letters.text(self._plain(line), px, colour, width=inner.w)
            canvas.blit(text, inner.x, inner.y + number * pitch)
        self.choices.place(pygame.Rect(inner.x, inner.bottom - round(px * 3), inner.w, px * 3))
        self.choices.draw(canvas)
