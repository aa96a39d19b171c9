"""점수판만: the score sheet for people who play with real cards."""

import dataclasses
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame
from msgspec.structs import replace

from game.real_cards import (
    LONGEST_NAME,
    MOST_POINTS,
    RealSheet,
    keep_sheet,
    kept_sheet,
)
from scenes.board import wide
from scenes.canvas import Canvas
from scenes.choices import Choice
from scenes.form.field import Field
from scenes.form.form import Form
from scenes.form.frame import Frame
from scenes.form.parts import Line, Number, Part, Picture, Row, Text
from scenes.keypad import Keypad
from scenes.naming import readable
from scenes.scene import Change
from scenes.score_paper import Facts, paper
from scenes.score_paper import Row as PaperRow
from scenes.settling import badge
from scenes.sheet_file import picture_size, save_picture, save_table
from scenes.stage import Stage
from scenes.words import points

LENGTHS: Final = (5, 10, 11, 15, 20)
PENALTIES: Final = (20, 30, 50)
WRITE, NAMES = 0, 1


class ScoreOnly(Form):
    """Keeps a sheet: who plays, then a row a round by tapping totals and baks."""

    note_share = 0.42

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        kept = kept_sheet(stage.store)
        self.sheet = kept or RealSheet()
        self.tab = WRITE if kept else NAMES
        self.keypad = Keypad(len(self.sheet.names))
        self.told = ""
        self.sure = False  # whether a new sheet was asked for once
        self.fields = self._fields()

    def _fields(self) -> list[Field]:
        return [
            Field(name, LONGEST_NAME, partial(self._name, seat))
            for seat, name in enumerate(self.sheet.names)
        ]

    def _keep(self, sheet: RealSheet) -> None:
        self.sheet = sheet
        kept = keep_sheet(self.stage.store, sheet)
        self.told = "" if kept else self.stage.words("scoreonly.not_kept")
        self._body = None

    def _name(self, seat: int, name: str) -> None:
        names = (*self.sheet.names[:seat], name, *self.sheet.names[seat + 1 :])
        self._keep(replace(self.sheet, names=names))

    def heading(self) -> str:
        """Name the form, or say what did not work."""
        return self.told or self.stage.words("scoreonly.title")

    def tabs(self) -> tuple[str, ...]:
        """Name the two sides: scores, and who plays."""
        return self.stage.words("scoreonly.tab.write"), self.stage.words("scoreonly.tab.names")

    def about(self) -> str:
        """Make room for the paper beside the lines where there is some."""
        return " " if wide(self._size) else ""

    def full_names(self) -> tuple[str, ...]:
        """Give each name as it was typed, or its number where none was written."""
        return tuple(
            name.strip() or self.stage.words("scoreonly.name_hint", number=seat)
            for seat, name in enumerate(self.sheet.names, start=1)
        )

    def names(self) -> tuple[str, ...]:
        """Give each name in letters that the fonts have."""
        return tuple(map(readable, self.full_names()))

    def facts(self) -> Facts:
        """Give the sheet to be drawn."""
        return Facts(
            names=self.names(),
            rounds=self.sheet.rounds,
            number=min(self.sheet.rounds, len(self.sheet.rows) + 1),
            dealer=None,
            rows=tuple(PaperRow(row.scores, row.wearer) for row in self.sheet.rows),
        )

    def lines(self) -> Sequence[Line]:
        """List the open side."""
        return self._writing() if self.tab == WRITE else self._naming()

    def buttons(self) -> Sequence[Choice]:
        """Offer to take a row back, to write one, and the way out."""
        words = self.stage.words
        close = Choice(words("form.close"), self.leave, strong=self.sheet.full)
        if self.tab == NAMES:
            return [close]
        undo = Choice(words("scoreonly.undo"), self.undo)
        return [undo, Choice(words("scoreonly.write"), self.write, strong=True), close]

    def _writing(self) -> list[Line]:
        words = self.stage.words
        lines: list[Line] = []
        if self.sheet.full:
            lines.append(Text(words("scoreonly.full")))
        else:
            lines += [self._seat_row(seat) for seat in range(len(self.sheet.names))]
            lines += [self._keypad()]
        lines += [self._penalty_row(), self._files()]
        if not wide(self._size):
            size = picture_size(self.facts())
            lines.append(Picture(self._paper, tall=size[1] / size[0], in_widths=True))
        return lines

    def _paper(self, size: tuple[int, int]) -> pygame.Surface:
        return paper(self.stage, size, self.facts(), whole=True)

    def _seat_row(self, seat: int) -> Row:
        words = self.stage.words
        worn, total = self.keypad.wearer == seat, self.keypad.entered[seat]
        shown = words("scoreonly.empty") if total is None else points(total)
        if worn:
            score = self.sheet.score(total or 0, worn=True)
            shown = words("scoreonly.sum", total=points(total or 0),
                          penalty=self.sheet.penalty, score=points(score))  # fmt: skip
        here = seat == self.keypad.active
        return Row(
            label=self.names()[seat],
            parts=(
                Part(shown, partial(self._go_to_seat, seat), chosen=here, share=3),
                Part(words("scoreonly.bak"), partial(self.keypad.wear, seat), chosen=worn, share=2),
            ),
            number=Number(total, -MOST_POINTS, MOST_POINTS, 1, partial(self._enter, seat)),
            picture=badge(seat),
        )

    def _enter(self, seat: int, total: int) -> None:
        self.keypad.enter(seat, total)
        self.refresh()

    def _go_to_seat(self, seat: int) -> None:
        self.keypad.active = seat

    def _keypad(self) -> Row:
        words = self.stage.words
        digits = [Part(sign, partial(self._tap, sign)) for sign in "1234567890"]
        return Row(
            label=words("scoreonly.keypad"),
            parts=(
                *digits,
                Part(words("scoreonly.minus"), self.keypad.turn_sign),
                Part(words("scoreonly.erase"), self._erase),
                Part(words("scoreonly.next"), self.keypad.next),
            ),
        )

    def _tap(self, digit: str) -> None:
        if not self.keypad.tap(digit):
            self.told = self.stage.words("scoreonly.most", most=MOST_POINTS)

    def _erase(self) -> None:
        if not self.keypad.erase():
            self.told = self.stage.words("scoreonly.nothing_there")

    def _penalty_row(self) -> Row:
        penalty = self.sheet.penalty
        number = Number(penalty, 0, 200, 5, self._set_penalty)
        values = sorted({*PENALTIES, penalty})
        return Row(
            label=self.stage.words("scoreonly.penalty"),
            parts=tuple(
                Part(str(value), partial(self._set_penalty, value), chosen=value == penalty)
                for value in values
            ),
            values=True,
            number=number,
        )

    def _set_penalty(self, penalty: int) -> None:
        self._keep(replace(self.sheet, penalty=penalty))

    def _files(self) -> Row:
        words = self.stage.words
        return Row(
            label=words("scoreonly.keep"),
            parts=(
                Part(words("scoreonly.png"), self._telling(save_picture)),
                Part(words("scoreonly.csv"), self._telling(self._save_table)),
            ),
        )

    def _telling(self, save: Callable[[Stage, Facts, str], str]) -> Callable[[], Change]:
        def press() -> None:
            self.told = save(self.stage, self.facts(), "nairong-ppong")

        return press

    def _save_table(self, stage: Stage, facts: Facts, name: str) -> str:
        """Save the figures with the names as they were typed: other programs have more letters."""
        return save_table(stage, dataclasses.replace(facts, names=self.full_names()), name)

    def write(self) -> Change:
        """Write the round down, if anything was entered; empty fields are told of."""
        self._settle()
        if self.sheet.full:
            self.told = self.stage.words("scoreonly.full")
        elif self.keypad.empty:
            self.told = self.stage.words("scoreonly.nothing")
        else:
            left_out = self.keypad.left_out
            self._keep(self.sheet.with_row(self.keypad.totals, self.keypad.wearer))
            if left_out and not self.told:
                self.told = self.stage.words("scoreonly.left_out")
            self.stage.sound.play("pencil")
            self._clear()
        self.refresh()
        return None

    def undo(self) -> Change:
        """Take the last row back, its totals into the fields again."""
        if self.sheet.rows:
            last = self.sheet.rows[-1]
            worn = [
                score - self.sheet.penalty * (seat == last.wearer)
                for seat, score in enumerate(last.scores)
            ]
            self._keep(self.sheet.undone())
            self._clear()
            self.keypad.entered, self.keypad.wearer = list(worn), last.wearer
        else:
            self.told = self.stage.words("scoreonly.no_row")
        self.refresh()
        return None

    def _clear(self) -> None:
        self.keypad = Keypad(len(self.sheet.names))

    def _naming(self) -> list[Line]:
        words = self.stage.words
        counts = tuple(
            Part(str(count), partial(self._seat, count), chosen=count == len(self.sheet.names))
            for count in range(2, 7)
        )
        names = [self._name_row(seat) for seat in range(len(self.sheet.names))]
        rounds = self.sheet.rounds
        number = Number(rounds, max(1, len(self.sheet.rows)), 99, 1, self._set_rounds)
        lengths = tuple(
            Part(str(value), partial(self._set_rounds, value), chosen=value == rounds)
            for value in sorted({*LENGTHS, rounds})
            if value >= number.least
        )
        sure = words("scoreonly.fresh_sure" if self.sure else "scoreonly.fresh")
        return [
            Row(words("scoreonly.count"), counts, values=True),
            *names,
            Row(words("scoreonly.rounds"), lengths, values=True, number=number),
            Row(parts=(Part(sure, self._fresh, chosen=self.sure),)),
        ]

    def _name_row(self, seat: int) -> Row:
        hint = self.stage.words("scoreonly.name_hint", number=seat + 1)
        return Row(
            label=self.stage.words("scoreonly.name", number=seat + 1),
            parts=(Part(hint, field=self.fields[seat], share=1),),
            picture=badge(seat),
        )

    def _seat(self, count: int) -> None:
        """Change how many play, as long as nothing is written."""
        if self.sheet.rows:
            self.told = self.stage.words("scoreonly.seated")
            return
        self._keep(self.sheet.seated(count))
        self.fields = self._fields()
        self._clear()

    def _set_rounds(self, rounds: int) -> None:
        self._keep(replace(self.sheet, rounds=rounds))

    def _fresh(self) -> None:
        """Begin a new sheet at the second press, if anything is written."""
        if self.sheet.rows and not self.sure:
            self.sure = True
            return
        self.sure = False
        self._keep(self.sheet.fresh())
        self._clear()

    def handle(self, event: pygame.Event) -> Change:
        """Take an input; what the last press was told goes with the next one."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN):
            self.told = ""
        return super().handle(event)

    def _walk(self, step: int) -> None:
        super()._walk(step)
        self._follow_focus()

    def _focus_on(self, row: int, part: int) -> None:
        super()._focus_on(row, part)
        self._follow_focus()

    def _follow_focus(self) -> None:
        """Let the keypad write for the seat in focus."""
        if self.tab == WRITE and not self.sheet.full and self.row < len(self.sheet.names):
            self.keypad.active = self.row
            self.refresh()

    def draw_note(self, canvas: Canvas, places: Frame) -> None:
        """Lay the paper beside the lines."""
        box = places.note
        picture = paper(self.stage, box.size, self.facts())
        canvas.blit(picture, box.x, box.y)
