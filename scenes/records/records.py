"""The list of all matches, newest first, a page at a time; thousands of files do not matter."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from game.archive import Found, Refused, find, listed, opened
from game.record import Record
from game.store import Kept
from scenes.choices import Choice
from scenes.form.form import Form
from scenes.form.parts import Line, Part, Row, Text
from scenes.form.plan import BIG_TEXT
from scenes.records.match_page import MatchPage
from scenes.records.words import date_of, names_of, result_of, rules_of, standing_of
from scenes.scene import Change, Push
from scenes.stage import Stage

PAGE: Final = 8
MOST_NAMES: Final = 4  # on a line
PAGES: Final = {pygame.KSCAN_PAGEUP: -1, pygame.KSCAN_PAGEDOWN: 1}
REFUSED: Final = {
    "unread": "records.refused.unread",
    "huge": "records.refused.huge",
    "foreign": "records.refused.foreign",
    "newer": "records.refused.newer",
    "untrue": "records.refused.untrue",
}

GoOn = Callable[[Kept], Change]


class Records(Form):
    """Lists the files by name only and reads the matches of the page in sight."""

    def __init__(self, stage: Stage, go_on: GoOn | None = None) -> None:
        super().__init__(stage)
        self.names = listed(stage.store)
        self.page = 0
        self.told = ""
        self._go_on = go_on
        self._read: dict[str, Found] = {}

    def heading(self) -> str:
        """Name the form and say where in the list it is."""
        words = self.stage.words
        if len(self.names) <= PAGE:
            return words("records.title")
        first = self.page * PAGE
        place = words("records.page", first=first + 1,
                      last=min(first + PAGE, len(self.names)), count=len(self.names))  # fmt: skip
        return f"{words('records.title')} · {place}"

    def about(self) -> str:
        """Say what to do here."""
        return self.told or self.stage.words("records.about")

    def note(self) -> str:
        """Let a refusal come first."""
        return self.told or super().note()

    def found(self) -> list[Found]:
        """Read the matches of the page in sight."""
        names = self.names[self.page * PAGE : (self.page + 1) * PAGE]
        self._read = {name: self._read.get(name) or find(self.stage.store, name) for name in names}
        return list(self._read.values())

    def lines(self) -> Sequence[Line]:
        """List the matches of the page."""
        found = self.found()
        if not found:
            return [Text(self.stage.words("records.none"))]
        return [self._row(one) for one in found]

    def _row(self, found: Found) -> Row:
        words, record = self.stage.words, found.record
        if record is None:
            return Row(label=words("records.broken"), help=words("records.refused.foreign"))
        names = " · ".join(names_of(words, record))
        parts = [
            Part(date_of(words, record), share=2.5),
            Part(result_of(words, record, found.name), share=3),
        ]
        if self.stage.settings.text < BIG_TEXT:
            parts.insert(1, Part(few(names_of(words, record)), share=4.2))
        told = f"{names}\n{rules_of(words, record.rules)}\n\n{standing_of(words, record)}"
        return Row(parts=tuple(parts), help=told, press=partial(self._open, found))

    def _open(self, found: Found) -> Change:
        self.told = ""
        try:
            record = opened(self.stage.store.matches / found.name)
        except Refused as refused:
            self.told = self.stage.words(REFUSED[refused.kind])
            self.refresh()
            return None
        return Push(MatchPage(self.stage, record, self._way_on(record, found)))

    def _way_on(self, record: Record, found: Found) -> Callable[[], Change] | None:
        go_on = self._go_on
        if go_on is None or not found.going or not record.rounds:
            return None
        kept = Kept(found.name, record)
        return lambda: go_on(kept)

    def buttons(self) -> Sequence[Choice]:
        """Offer the pages and the way back."""
        words = self.stage.words
        close = Choice(words("form.close"), self.leave, strong=True)
        if len(self.names) <= PAGE:
            return [close]
        return [
            Choice(words("records.newer"), partial(self.turn, -1)),
            Choice(words("records.older"), partial(self.turn, 1)),
            close,
        ]

    def turn(self, step: int) -> None:
        """Go to another page."""
        last = max(0, (len(self.names) - 1) // PAGE)
        self.page = max(0, min(last, self.page + step))
        at_foot, self.told = self.at_foot, ""
        self.refresh()
        self.row = len(self.plan.rows()) if at_foot else 0

    def _take(self, event: pygame.Event) -> Change:
        if event.type == pygame.KEYDOWN and event.scancode in PAGES:
            self.turn(PAGES[event.scancode])
            return None
        return super()._take(event)

    def _walk(self, step: int) -> None:
        self.told = ""
        super()._walk(step)


def few(names: Sequence[str]) -> str:
    """Join the first names, and count the others."""
    more = len(names) - MOST_NAMES
    return " · ".join(names[:MOST_NAMES]) + (f" +{more}" if more > 0 else "")
