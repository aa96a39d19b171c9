"""One match: who sat where and how it came out; watch it, check it, take it along."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from game.exports import save
from game.house import HouseRules
from game.match import ranks
from game.playback import matches_before
from game.record import Record, encode
from game.store import SAVE
from scenes.choices import Choice
from scenes.fairness import Fairness
from scenes.form.form import Form
from scenes.form.parts import Line, Part, Picture, Press, Row, Text
from scenes.form.plan import BIG_TEXT
from scenes.naming import full_name
from scenes.records.viewer import Viewer
from scenes.records.words import date_of, file_name, kind_of, names_of, rules_of
from scenes.rule_book.scene import RuleBook
from scenes.scene import Change, Push
from scenes.score_paper import Facts, paper
from scenes.score_paper import Row as Line_
from scenes.settling import Settling, at_the_foot, badge
from scenes.sheet_file import picture_size, said, save_picture, save_table
from scenes.stage import Stage
from scenes.words import points


class MatchPage(Form):
    """A verified record; `go_on` takes an unfinished one up again where it can be."""

    def __init__(
        self, stage: Stage, record: Record, go_on: Callable[[], Change] | None = None
    ) -> None:
        super().__init__(stage)
        self.record = record
        self.names = names_of(stage.words, record)
        self.standings = matches_before(record)
        self.told = ""
        self._go_on = go_on

    def heading(self) -> str:
        """Say when and by which rules."""
        words = self.stage.words
        return words(
            "records.match", date=date_of(words, self.record), rules=rules_of(words, self.rules)
        )

    @property
    def rules(self) -> HouseRules:
        """Give the rules of the match."""
        return self.record.rules

    def about(self) -> str:
        """Leave room for what a press has done."""
        return self.told or self.stage.words("records.watch_help")

    def note(self) -> str:
        """Let what has just happened come first."""
        return self.told or super().note()

    def sheet(self) -> Facts:
        """Give the score sheet as it stands."""
        last = self.standings[-1]
        return Facts(
            names=self.names,
            rounds=self.rules.rounds,
            number=max(1, len(self.record.rounds)),
            dealer=None,
            rows=tuple(Line_(out.scores, out.wearer) for out in last.outcomes),
            paid=at_the_foot(self.stage, last),
        )

    def sheet_to_take(self) -> Facts:
        """Give the sheet for a file, where other fonts show the names as they were typed."""
        names = (full_name(self.stage.words, seat) for seat in self.record.seats)
        return replace(self.sheet(), names=tuple(names))

    def lines(self) -> Sequence[Line]:
        """List what can be done, the seats, and the sheet."""
        words = self.stage.words
        if not self.record.rounds:
            return [Text(words("records.no_rounds")), *self._seats()]
        whole, over = picture_size(self.sheet()), self.record.ranks is not None
        return [
            Row(parts=tuple(self._deeds()), help=words("records.watch_help")),
            *([Row(parts=tuple(self._files()), help=words("records.export_help"))] if over else []),
            *self._seats(),
            Picture(self._whole_sheet, tall=whole[1] / whole[0], in_widths=True),
        ]

    def _whole_sheet(self, size: tuple[int, int]) -> pygame.Surface:
        return paper(self.stage, size, self.sheet(), whole=True)

    def _deeds(self) -> list[Part]:
        words = self.stage.words
        first = Part(words("records.watch"), lambda: Push(Viewer(self.stage, self.record)))
        last = self.standings[-1]
        deeds = [first]
        if self._go_on is not None:
            deeds.append(Part(words("records.go_on"), self._go_on))
        if last.over:
            deeds.append(Part(words("money.title"),
                              lambda: Push(Settling(self.stage, last, self.names))))  # fmt: skip
        return [
            *deeds,
            Part(words("records.fairness"), lambda: Push(Fairness(self.stage, self.record))),
            Part(words("records.rules_page"), lambda: Push(RuleBook(self.stage, self.rules))),
        ]

    def _files(self) -> list[Part]:
        words, name = self.stage.words, file_name(self.record)
        return [
            Part(words("records.export"), self._telling(self._export)),
            Part(words("records.png"),
                 self._telling(lambda: save_picture(self.stage, self.sheet(), name))),
            Part(words("records.csv"),
                 self._telling(lambda: save_table(self.stage, self.sheet_to_take(), name))),
        ]  # fmt: skip

    def _telling(self, deed: Callable[[], str]) -> Press:
        def press() -> None:
            self.told = deed()

        return press

    def _export(self) -> str:
        name = f"{file_name(self.record)}{SAVE}"
        try:
            saved = save(self.stage.store, "documents", name, encode(self.record))
        except OSError:
            return self.stage.words("records.not_saved")
        return said(self.stage, saved)

    def _seats(self) -> list[Line]:
        words, placed = self.stage.words, ranks(self.record.totals)
        finished, big = self.record.ranks is not None, self.stage.settings.text >= BIG_TEXT
        return [
            Row(
                parts=(
                    Part(self.names[seat], share=3),
                    Part(kind_of(words, who, short=big), share=3),
                    Part(words("records.seat_rank", rank=placed[seat]) if finished else "",
                         share=1.2, right=True),
                    Part(words("records.seat_total", points=points(self.record.totals[seat])),
                         share=1.6, right=True),
                ),
                picture=badge(seat),
            )
            for seat, who in enumerate(self.record.seats)
        ]  # fmt: skip

    def buttons(self) -> Sequence[Choice]:
        """Offer the way back."""
        return [Choice(self.stage.words("form.close"), self.leave, strong=True)]

    def _walk(self, step: int) -> None:
        self.told = ""
        super()._walk(step)
