"""Statistics: ranks, scores, ppongs, baks and stops of the people who play here."""

import time
from collections.abc import Sequence
from functools import partial
from typing import Final

from game.archive import find, listed
from game.cpu import KINDS, LEVELS
from game.house import PRESETS
from game.margin import margin
from game.statistics import MIXED, OWN, PEOPLE, Deeds, Statistics
from scenes.board import base_px
from scenes.charts import bars, trend
from scenes.form.form import Form
from scenes.form.parts import Heading, Line, Part, Picture, Row, Text
from scenes.naming import readable
from scenes.prints import made
from scenes.scene import Change
from scenes.stage import Stage
from scenes.words import MINUS

SLICE: Final = 0.012  # s a frame for reading records
JOKBO: Final = ("ttoi", "straight", "low", "high", "chongtong")
FILTERS: Final = ("name", "seats", "rules", "level")


class StatisticsPage(Form):
    """Reads the records bit by bit, then shows what was counted, filtered as wished."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.statistics = Statistics()
        self.files = listed(stage.store)
        self.done = 0
        self.wanted: dict[str, str | int | None] = dict.fromkeys(FILTERS)

    def heading(self) -> str:
        """Name the form."""
        return self.stage.words("stats.title")

    @property
    def busy(self) -> bool:
        """Tell whether records are still to be read."""
        return self.done < len(self.files)

    def update(self, seconds: float) -> Change:
        """Read on for a few milliseconds."""
        del seconds
        if not self.busy:
            return None
        end = time.perf_counter() + SLICE
        while self.busy:
            self._read(self.files[self.done])
            self.done += 1
            if time.perf_counter() > end:
                break
        self.refresh()
        if not self.busy:
            names = self.statistics.values("name")
            self.wanted["name"] = names[0] if names else None
        return None

    @property
    def px(self) -> int:
        """Give the size of letters."""
        return base_px(self.stage, self._size)

    def _read(self, file: str) -> None:
        record = find(self.stage.store, file).record
        if record is not None:
            self.statistics.add(record, margin(self.stage.store, file))

    def lines(self) -> Sequence[Line]:
        """Show how far the reading is, or what was counted."""
        words = self.stage.words
        if self.busy:
            return [Text(words("stats.reading", done=self.done, count=len(self.files)))]
        if not self.statistics.groups:
            return [Text(words("stats.none"))]
        deeds = self.statistics.chosen(**self.wanted)
        filters = [self._filter(field) for field in FILTERS]
        if not deeds.rounds:
            return [*filters, Text(words("stats.none_chosen"))]
        return [*filters, *self._counted(deeds)]

    def _filter(self, field: str) -> Row:
        words, values = self.stage.words, self.statistics.values(field)
        values = values if field == "name" else tuple(sorted(values, key=self._order))
        parts = tuple(
            Part(self._value(field, value), partial(self._want, field, value),
                 chosen=self.wanted[field] == value)
            for value in (None, *values)
        )  # fmt: skip
        return Row(words(f"stats.{field}"), parts, words(f"stats.{field}_help"), values=True)

    def _order(self, value: str | int) -> int:
        if isinstance(value, int):
            return value
        known = (*PRESETS, OWN, *LEVELS, *KINDS, MIXED, PEOPLE)
        return known.index(value) if value in known else len(known)

    def _want(self, field: str, value: str | int | None) -> None:
        self.wanted[field] = value

    def _value(self, field: str, value: str | int | None) -> str:
        """Say a value of a filter."""
        words = self.stage.words
        if value is None:
            return words("stats.all")
        if field == "rules":
            return words("stats.rules_own") if value == OWN else words(f"rules.preset.{value}")
        if field == "level":
            if value in (MIXED, PEOPLE):
                return words(f"stats.level_{value}")
            return words(f"people.level.{value}") if value in LEVELS else words("people.cpu")
        return readable(str(value))

    def _counted(self, deeds: Deeds) -> list[Line]:
        words = self.stage.words
        ranks = tuple(
            (words("stats.rank", rank=rank), count) for rank, count in enumerate(deeds.ranks, 1)
        )
        seats = [seats for seats in self.statistics.values("seats") if isinstance(seats, int)]
        ranks = ranks[: int(self.wanted["seats"] or max(seats))]
        lines: list[Line] = [
            Text(words("stats.matches", matches=deeds.matches, rounds=deeds.rounds)),
            Heading(words("stats.heading.ranks")),
            Picture(lambda size: made(bars, size, ranks, self.px), tall=1.75 * len(ranks)),
            Heading(words("stats.heading.deeds")),
            *self._deeds(deeds),
            Heading(words("stats.heading.jokbo")),
            *self._jokbo(deeds),
        ]
        means = tuple(mean for _, mean in sorted(deeds.means))
        if len(means) > 1:
            lines += [
                Heading(words("stats.heading.trend")),
                Picture(lambda size: made(trend, size, means, self.px), tall=10),
                Text(words("stats.trend_help"), small=True),
            ]
        return lines

    def _deeds(self, deeds: Deeds) -> list[Line]:
        words, rounds = self.stage.words, deeds.rounds
        stops = words("stats.stops_said", count=deeds.stops, good=deeds.good_stops,
                      percent=percent(deeds.good_stops, deeds.stops))  # fmt: skip
        ppongs = words("stats.ppongs_said", count=deeds.ppongs,
                       mean=decimal(deeds.ppongs / rounds))  # fmt: skip
        told = {
            "stats.mean": words("stats.points", points=decimal(deeds.points / rounds)),
            "stats.won": self._times(deeds.won_rounds, rounds),
            "stats.ppongs": ppongs,
            "stats.chain": words("stats.chain_said", count=deeds.best_chain),
            "stats.wrong": words("stats.wrong_said", count=deeds.wrong),
            "stats.asked": words("stats.asked_said", count=deeds.asked),
            "stats.given": self._times(deeds.baks_given, rounds),
            "stats.worn": self._times(deeds.baks_worn, rounds),
            "stats.stops": stops,
        }
        return [
            Row(parts=(Part(words(key), share=2), Part(text, share=3)))
            for key, text in told.items()
        ]

    def _times(self, count: int, rounds: int) -> str:
        return self.stage.words("stats.times", count=count, percent=percent(count, rounds))

    def _jokbo(self, deeds: Deeds) -> list[Line]:
        words = self.stage.words
        items = tuple(
            (words(f"stats.jokbo.{name}"), deeds.jokbo[name]) for name in JOKBO if deeds.jokbo[name]
        )
        if not items:
            return [Text(words("stats.no_jokbo"))]
        px = self.px
        return [Picture(lambda size: made(bars, size, items, px), tall=1.75 * len(items))]


def percent(part: int, whole: int) -> str:
    """Write a share in percent."""
    return f"{100 * part / whole:.0f}" if whole else "0"


def decimal(number: float) -> str:
    """Write a number with one place behind the point, and a minus that every font has."""
    return f"{number:.1f}".replace("-", MINUS)
