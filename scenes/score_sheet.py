"""The score sheet between two rounds: the new row is written, and each figure explained."""

from collections.abc import Callable
from typing import Final

import pygame

from game.table import Table
from scenes import score_paper
from scenes.board import base_px, lay_veil, unit
from scenes.canvas import Canvas
from scenes.choices import Choice, Choices
from scenes.explained import ending, figure
from scenes.keys import Act, key_name
from scenes.papers import history_paper
from scenes.prints import made
from scenes.scene import Change, Push, Scene
from scenes.score_paper import Facts, Plan, facts, paper, ruled
from scenes.sheet_notes import Notes
from scenes.stage import Stage

CELL: Final[dict[str, float]] = {"slow": 0.5, "normal": 0.32, "fast": 0.15, "instant": 0.0}
"""Seconds for a cell, by speed."""
BESIDE: Final = 1.2  # from this proportion of a window on the notes stand beside the sheet
DEAF: Final = 0.15  # s after the last cell, so that a press meant for the pen does not leave
OWN_FROM: Final = 0.9  # s from which an own key of somebody at the table means next, too

CHECK: Final = pygame.KSCAN_F
"""Opens what the seal is for."""

Boxes = tuple[pygame.Rect, pygame.Rect, pygame.Rect]


class ScoreSheet:
    """Lies over the table after a round; `proceed` says what comes when the player goes on."""

    see_through = True

    def __init__(
        self,
        stage: Stage,
        table: Table,
        proceed: Callable[[], Change],
        menu: Callable[[], Scene] | None = None,
        own: Callable[[pygame.Event], bool] | None = None,
        *,
        look_back: Callable[[], Scene] | None = None,
        fair: Callable[[], Scene] | None = None,
        onward: str = "",
    ) -> None:
        outcome, hands = table.last_outcome, table.view(None).hands
        if outcome is None or hands is None:
            raise ValueError("the sheet is written when a round has ended")
        self.stage, self.table, self.menu = stage, table, menu
        self._onward = onward  # the key of the slab's text, where no next round follows
        self.facts = facts(table, stage.words)
        self._outcome, self._hands = outcome, hands
        self._proceed, self._own, self._look_back = proceed, own, look_back
        self._fair = fair if table.record.rounds[-1].seed else None
        self._time = self._shown = 0.0
        self._deaf = DEAF
        self.written = 0  # cells of the new row
        self._words = stage.words
        self.choices = self._choices()
        self.notes = self._notes()

    def _choices(self) -> Choices:
        words = self.stage.words
        usual = "sheet.to_result" if self.table.match.over else "sheet.next"
        label = words(self._onward or usual)
        onward, again = Choice(label, self._proceed, strong=True), self._look_back
        if again is None:
            return Choices(self.stage, [onward])
        key = key_name(self.stage.keys.key_of(Act.HINT))
        back = Choice(words("coach.look_back"), lambda: Push(again()), note=key)
        return Choices(self.stage, [back, onward], 2)

    def _notes(self) -> Notes:
        words, rules, names = self.stage.words, self.table.rules, self.facts.names
        last = self.table.record.rounds[-1]
        seal = [
            words("sheet.seal", seal=self.table.seal),
            words("sheet.seed", seed=last.seed or ""),
        ]
        return Notes(
            stage=self.stage,
            heading=words("sheet.title", number=self.facts.number),
            sentence=ending(words, rules, self._outcome, names),
            names=names,
            figures=tuple(
                figure(words, rules, self._outcome, self._hands, seat) for seat in range(len(names))
            ),
            small=tuple(seal) if last.seed else (),
            link=words("sheet.fair", k=key_name(CHECK)) if self._fair else "",
        )

    @property
    def done(self) -> bool:
        """Tell whether the row is written."""
        return self.written >= len(self.facts.names)

    @property
    def busy(self) -> bool:
        """Tell whether the pen is at work."""
        waits = self._own is not None and self._shown < OWN_FROM
        return not self.done or self._deaf > 0 or waits

    def covered(self) -> None:
        """Write the rest at once when something comes on top."""
        self._write(len(self.facts.names), aloud=False)

    def update(self, seconds: float) -> Change:
        """Write on."""
        self._shown += seconds
        if self.done:
            self._deaf -= seconds
            return None
        self._time += seconds
        cell = CELL[self.stage.settings.speed]
        seats = len(self.facts.names)
        self._write(seats if not cell else min(seats, int(self._time / cell)), aloud=True)
        return None

    def _write(self, cells: int, *, aloud: bool) -> None:
        if cells > self.written:
            self.written = cells
            self._deaf = DEAF
            if aloud:
                self.stage.sound.play("pencil")

    def handle(self, event: pygame.Event) -> Change:
        """Write all at the first press, go on at the next; Esc opens the menu."""
        act = self.stage.keys.act_of(event)
        if act is Act.MENU:
            return Push(self.menu()) if self.menu else None
        own = self._own is not None and self._shown >= OWN_FROM and self._own(event)
        pressed = own or act in (Act.DEFAULT, Act.PPONG) or event.type == pygame.MOUSEBUTTONDOWN
        if not self.done:
            if pressed:
                self._write(len(self.facts.names), aloud=True)
            return None
        if self._deaf > 0 and event.type != pygame.MOUSEMOTION:
            return None
        if act is Act.HINT and self._look_back is not None:
            return Push(self._look_back())
        if self._fair is not None and self._asks_for_the_seal(event):
            return Push(self._fair())
        return self._proceed() if own else self.choices.handle(event)

    def _asks_for_the_seal(self, event: pygame.Event) -> bool:
        """Tell whether the seal's lines are pressed, or their key."""
        if event.type == pygame.KEYDOWN:
            return bool(event.scancode == CHECK)
        down = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        return down and self.notes.spot.collidepoint(event.pos)

    def boxes(self, size: tuple[int, int]) -> Boxes:
        """Give the places of the paper, the notes and the slab."""
        left, right, slab = boxes(size)
        if self._look_back is not None:
            slab = slab.inflate(round(right.w * 0.92) - slab.w, 0)
        return left, right, slab

    def draw(self, canvas: Canvas) -> None:
        """Lay the veil, the sheet, the notes and the slab."""
        if self._words is not self.stage.words:
            self._words = self.stage.words
            self.choices, self.notes = self._choices(), self._notes()
        lay_veil(canvas)
        left, right, slab = self.boxes(canvas.size)
        self._draw_paper(canvas, left)
        canvas.blit(made(history_paper, right.size), right.x, right.y)
        pad = round(base_px(self.stage, canvas.size) * 1.1)
        room = pygame.Rect(right.x + pad, right.y + pad, right.w - 2 * pad, slab.y - right.y - pad)
        self.notes.draw(canvas, room, self.written)
        self.choices.place(slab)
        self.choices.draw(canvas)

    def _draw_paper(self, canvas: Canvas, box: pygame.Rect) -> None:
        before, plan = self.facts.without_last(), Plan(box.size, self.facts, room=0)
        canvas.blit(paper(self.stage, box.size, before, ring=False), box.x, box.y)
        last = len(self.facts.rows) - 1
        for seat in range(self.written):
            place = plan.cell(last, seat).move(box.topleft)
            canvas.blit(score_paper.cell(plan, last, seat), place.x, place.y)
        if self.done:
            for ring, (x, y) in score_paper.rings(plan):
                canvas.blit(ring, box.x + x, box.y + y)


def boxes(size: tuple[int, int]) -> Boxes:
    """Give the places of the paper, the notes and the slab."""
    h = unit(size)
    margin = round(0.025 * h)
    whole = pygame.Rect(0, 0, min(size[0] - 2 * margin, round(1.72 * h)), size[1] - 2 * margin)
    whole.center = (size[0] // 2, size[1] // 2)
    if size[0] >= BESIDE * size[1]:
        left = pygame.Rect(whole.x, whole.y, round(whole.w * 0.54), whole.h)
        right = pygame.Rect(left.right + margin, whole.y, whole.right - left.right - margin, 0)
        right.h = whole.h
    else:
        left = pygame.Rect(whole.x, whole.y, 0, round(whole.h * 0.5))
        left.w = min(whole.w, round(left.h * 1.6))
        left.centerx = whole.centerx
        right = pygame.Rect(whole.x, left.bottom + margin, whole.w, 0)
        right.h = whole.bottom - right.y
    slab = pygame.Rect(0, 0, round(right.w * 0.62), round(min(0.12 * h, right.h * 0.17)))
    slab.midbottom = (right.centerx, right.bottom - round(0.03 * h))
    return left, right, slab


def warm(size: tuple[int, int], sheet: Facts) -> None:
    """Draw both papers ahead, as while a round is played, so that the sheet opens at once."""
    left, right, _ = boxes(size)
    ruled(Plan(left.size, sheet))
    made(history_paper, right.size)
