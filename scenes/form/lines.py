"""A form's lines: what it says, where the lines stand, which of them has the focus."""

from collections.abc import Sequence

import pygame

from scenes.choices import Choice, Choices
from scenes.form.digits import Digits
from scenes.form.frame import Frame, frame
from scenes.form.parts import Line, Part, Row
from scenes.form.plan import Placed, Plan, live, plan
from scenes.form.scroll import Scroll
from scenes.scene import Change, Pop
from scenes.stage import Stage


class Lines:
    """The lines of a form and the focus that walks over them; a form says what they are."""

    note_share = 0.3  # of the board's width, where the note stands beside the lines
    snug = False  # whether the labels' column is only as wide as they need

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.tab = 0
        self.row = 0  # among the rows that can have the focus; one more than the last is the foot
        self.part = 0
        self.scroll = Scroll()
        self._digits = Digits()
        self._size = (1280, 720)
        self._words = stage.words
        self._lines: tuple[Line, ...] | None = None
        self._plan: tuple[object, Plan] | None = None
        self._foot: Choices | None = None
        self._body: tuple[object, pygame.Surface] | None = None

    def heading(self) -> str:
        """Say what the form is about."""
        raise NotImplementedError

    def tabs(self) -> tuple[str, ...]:
        """Name the sections, if there are any."""
        return ()

    def lines(self) -> Sequence[Line]:
        """List the lines of the open section."""
        raise NotImplementedError

    def buttons(self) -> Sequence[Choice]:
        """List the buttons at the foot."""
        return [Choice(self.stage.words("form.close"), self.leave, strong=True)]

    def about(self) -> str:
        """Say what stands in the note while the line in focus has nothing to say."""
        return ""

    def note(self) -> str:
        """Say something about the line in focus."""
        row = self.focused_row()
        return (row.help if row is not None else "") or self.about()

    def leave(self) -> Change:
        """Go back, as Esc does."""
        return Pop()

    def refresh(self) -> None:
        """Ask for the lines and buttons anew after a change."""
        self._lines = None
        self._plan = self._foot = self._body = None

    def _changed(self) -> None:
        self.refresh()
        self.row = min(self.row, len(self.plan.rows()))

    @property
    def plan(self) -> Plan:
        """Give where the lines stand."""
        places = self.frame()
        key = (places.body.w, places.px, places.stacked)
        if self._plan is None or self._plan[0] != key:
            narrow = places.body.w - round(places.px * 0.7)
            asked, px, stacked = self._asked(), places.px, places.stacked
            self._plan = key, plan(asked, narrow, px, stacked=stacked, snug=self.snug)
        fresh = self._plan[1]
        self.scroll.fit(places.body, fresh.height)
        return fresh

    def _asked(self) -> tuple[Line, ...]:
        if self._lines is None:
            self._lines = tuple(self.lines())
        return self._lines

    def frame(self) -> Frame:
        """Give the places on the board."""
        note = bool(self.about()) or any(isinstance(x, Row) and x.help for x in self._asked())
        tabs, buttons = len(self.tabs()), len(self.foot().choices)
        share = self.note_share
        return frame(self.stage, self._size, tabs, buttons, note=share if note else 0.0)

    def foot(self) -> Choices:
        """Give the buttons at the foot."""
        if self._foot is None:
            choices = list(self.buttons())
            self._foot = Choices(self.stage, choices, columns=max(1, len(choices)))
        return self._foot

    @property
    def at_foot(self) -> bool:
        """Tell whether the buttons have the focus."""
        return self.row >= len(self.plan.rows())

    def placed(self) -> Placed | None:
        """Give the line that has the focus."""
        rows = self.plan.rows()
        return self.plan.placed[rows[self.row]] if self.row < len(rows) else None

    def focused_row(self) -> Row | None:
        """Give the row that has the focus."""
        here = self.placed()
        return here.line if here is not None and isinstance(here.line, Row) else None

    def focused_part(self) -> Part | None:
        """Give the part that has the focus, when it stands in a row of buttons or fields."""
        row = self.focused_row()
        if row is None or row.values or not row.parts:
            return None
        part = row.parts[min(self.part, len(row.parts) - 1)]
        return part if part.press or part.field else None

    def _walk(self, step: int) -> None:
        self._settle()
        count = len(self.plan.rows())
        if self._reads_on(step, count):
            return
        self.row = (min(self.row, count) + step) % (count + 1)
        self.part = self._first_part()
        here = self.placed()
        if here is not None:
            self.scroll.reach(here.box if self.row else here.box.union((0, 0, 1, 1)))

    def _reads_on(self, step: int, rows: int) -> bool:
        """Go through what only is to be read: below the last row, or in a form without rows."""
        scroll = self.scroll
        below = step > 0 and self.row == rows - 1 and scroll.up < scroll.most - self.frame().px
        if rows and not below:
            return False
        scroll.by(step * round(scroll.body.h * 0.7))
        return True

    def _first_part(self) -> int:
        row = self.focused_row()
        if row is None:
            strong = (i for i, choice in enumerate(self.foot().choices) if choice.strong)
            return next(strong, 0)
        parts = live(row)
        return self.part if self.part in parts else next(iter(parts), 0)

    def _turn(self, step: int) -> None:
        """Go to the next tab, or without tabs to the next part or row."""
        if self.tabs():
            self.open((self.tab + step) % len(self.tabs()))
        elif not self._along(step):
            self._walk(step)

    def open(self, tab: int) -> None:
        """Open a section."""
        self._settle()
        self.tab, self.row, self.part, self.scroll.up = tab, 0, 0, 0
        self.refresh()
        self.part = self._first_part()

    def _along(self, step: int) -> bool:
        """Move the focus inside a row of buttons or along the foot; tell whether it went."""
        row = self.focused_row()
        if row is not None and row.values:
            return False
        parts = live(row) if row is not None else list(range(len(self.foot().choices)))
        further = [i for i in parts if (i - self.part) * step > 0]
        if not further:
            return False
        self._finish_field()
        self.part = min(further) if step > 0 else max(further)
        return True

    def _settle(self) -> None:
        """Take what is half typed."""
        self._take_digits()
        self._finish_field()

    def _take_digits(self) -> bool:
        row = self.focused_row()
        taken = self._digits.take(row.number if row is not None else None)
        if taken:
            self._changed()
        return taken

    def _finish_field(self) -> None:
        part = self.focused_part()
        if part is not None and part.field is not None:
            part.field.finish()
