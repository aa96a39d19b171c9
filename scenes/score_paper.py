"""The score paper as players know it: names across, rounds down, `38 / 98` in pen."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from typing import Final

import pygame

from game.table import Table
from scenes import pen
from scenes.board import fitting
from scenes.lettering import BROWN, PEN, RED_PEN, font
from scenes.naming import readable, shown_name
from scenes.papers import score_paper
from scenes.prints import made
from scenes.room import emblem
from scenes.stage import Stage
from scenes.words import Words

MOST_ABREAST: Final = 4  # with more seats a cell takes two lines
LINES: Final = 11
TALL_LINES: Final = 6
UPRIGHT: Final = 1.05  # height of a usual paper, in widths of a whole one
LEVEL: Final = 0.7  # of their usual size, to which names shrink so as to stand at one height
DASH: Final = (196, 216, 226)


@dataclass(frozen=True)
class Row:
    """One finished round on the sheet."""

    scores: tuple[int, ...]
    wearer: int | None = None  # of a bak


@lru_cache(maxsize=64)
def running(rows: tuple[Row, ...]) -> tuple[tuple[int, ...], ...]:
    """Add rounds up, seat by seat."""
    scores = (row.scores for row in rows)
    return tuple(accumulate(scores, lambda a, b: tuple(map(sum, zip(a, b, strict=True)))))


@dataclass(frozen=True)
class Facts:
    """What stands on a sheet."""

    names: tuple[str, ...]
    rounds: int  # of the whole match
    number: int  # of the round that is played or was played last, from 1
    dealer: int | None  # who is marked 선
    rows: tuple[Row, ...] = ()
    paid: tuple[str, ...] = ()  # what each seat pays or gets, at the foot of a whole sheet

    @property
    def totals(self) -> tuple[tuple[int, ...], ...]:
        """Give the running totals after each round."""
        return running(self.rows)

    def without_last(self) -> "Facts":
        """Take the last round off, which is still to be written."""
        return Facts(self.names, self.rounds, self.number, self.dealer, self.rows[:-1])


def facts(table: Table, words: Words | None = None) -> Facts:
    """Read the sheet of a match; while hands lie open its last row is the round just ended.

    With `words` the family's names are in their language.
    """
    dealt = bool(table.record.rounds)
    return Facts(
        names=tuple(
            shown_name(words, seat) if words is not None else readable(seat.name)
            for seat in table.seats
        ),
        rounds=table.rules.rounds,
        number=max(1, table.number),
        dealer=table.match.dealer if dealt and not table.match.over else None,
        rows=tuple(Row(outcome.scores, outcome.wearer) for outcome in table.match.outcomes),
    )


@dataclass(frozen=True)
class Plan:
    """Where everything stands on a paper of a size, in pixels from its top left corner."""

    size: tuple[int, int]
    facts: Facts
    room: int = 1  # empty rows that stay in sight below the last one
    whole: bool = False  # whether every round of the match has its row, however many

    @property
    def seats(self) -> int:
        """Count the columns."""
        return len(self.facts.names)

    @property
    def stacked(self) -> bool:
        """Tell whether the running total stands below the round's score."""
        return self.seats > MOST_ABREAST

    @property
    def lines(self) -> int:
        """Count the ruled rows."""
        wished = self.facts.rounds + bool(self.facts.paid)
        return max(self.usual, wished) if self.whole else self.usual

    @property
    def usual(self) -> int:
        """Count the rows of a paper that shows the last rounds only."""
        return TALL_LINES if self.stacked else LINES

    @property
    def height(self) -> int:
        """Give the height that head and rows are measured by: of a paper with the usual rows."""
        return min(self.size[1], round(self.size[0] * UPRIGHT)) if self.whole else self.size[1]

    @property
    def first(self) -> int:
        """Give the first round that is shown, from 0: the last ones stay in sight."""
        last = min(len(self.facts.rows) + self.room, self.facts.rounds)
        return max(0, last - self.lines)

    def down(self, share: float) -> float:
        """Go down the paper below its wire loops, by a share of its height."""
        top = 0.05 * self.size[0]
        return top + share * (self.height - top)

    @property
    def tall(self) -> float:
        """Give the height of the paper without its wire loops."""
        return self.height - 0.05 * self.size[0]

    @property
    def head(self) -> int:
        """Give the height of what stands above the first row."""
        return round(self.down(0.325 if self.stacked else 0.29))

    @property
    def margin(self) -> int:
        """Give the place of the red line."""
        return round(self.size[0] * 0.085)

    @property
    def row_height(self) -> float:
        """Give the height of a row."""
        return (self.height * 0.972 - self.head) / self.usual

    def column(self, seat: int) -> tuple[int, int]:
        """Give the left and right end of a seat's column."""
        start, end = self.margin + 2, self.size[0] * 0.985
        step = (end - start) / self.seats
        return round(start + seat * step), round(start + (seat + 1) * step)

    def cell(self, round_: int, seat: int) -> pygame.Rect:
        """Give the box of a round's cell, rounds counted from 0."""
        left, right = self.column(seat)
        top = self.head + (round_ - self.first) * self.row_height
        return pygame.Rect(left, round(top), right - left, round(self.row_height))

    @property
    def shown(self) -> range:
        """List the rounds that are written and in sight."""
        return range(self.first, len(self.facts.rows))

    def figures(self, round_: int, seat: int) -> tuple[int, int]:
        """Give a cell's score and running total."""
        return self.facts.rows[round_].scores[seat], self.facts.totals[round_][seat]

    @property
    def px(self) -> int:
        """Give the size of the pen in all cells."""
        left, right = self.column(0)
        room = (right - left) * 0.93
        px = max(8, round(self.row_height * (0.56 if self.stacked else 1.0)))
        cells = [(self.figures(i, seat), i == 0) for i in self.shown for seat in range(self.seats)]
        while px > 8 and any(
            pen.width(cell, alone, self.stacked, px) > room for cell, alone in cells
        ):
            px -= 1
        return px


def ruled(plan: Plan) -> pygame.Surface:
    """Give the empty paper; it takes longest to draw, and a match needs it at few sizes."""
    rules = tuple(round(plan.head + i * plan.row_height) for i in range(plan.lines + 1))
    return made(score_paper, plan.size, rules, plan.margin)


def paper(
    stage: Stage,
    size: tuple[int, int],
    sheet: Facts,
    *,
    ring: bool = True,
    whole: bool = False,
) -> pygame.Surface:
    """Give the score paper at a size; the same facts give the same picture.

    A `whole` one has a row for every round, where the usual one shows the last rounds only.
    """
    words = stage.words
    heads = (
        words("sheet.name"),
        words("sheet.round", number=sheet.number, rounds=sheet.rounds),
        words("sheet.dealer"),
    )
    return made(_picture, size, sheet, heads, ring, whole)


def cell(plan: Plan, round_: int, seat: int) -> pygame.Surface:
    """Write one cell; it fills the box that the plan gives it."""
    size, bak = plan.cell(round_, seat).size, plan.facts.rows[round_].wearer == seat
    figures = plan.figures(round_, seat)
    return made(pen.cell, size, figures, round_ == 0, plan.px, bak, plan.stacked)


def rings(plan: Plan) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
    """Give the red rings round the leaders' totals, and where they lie on the paper."""
    if not plan.facts.rows:
        return
    last = len(plan.facts.rows) - 1
    totals = plan.facts.totals[last]
    for seat, total in enumerate(totals):
        if total == min(totals):
            box = plan.cell(last, seat)
            figures = plan.figures(last, seat)
            around = pen.total_box(box.size, figures, last == 0, plan.px, plan.stacked)
            around = around.inflate(plan.px * 0.62, plan.px * 0.24).move(box.topleft)
            yield made(pen.ring, around.size), around.topleft


def _picture(
    size: tuple[int, int], sheet: Facts, heads: tuple[str, str, str], ring: bool, whole_: bool
) -> pygame.Surface:
    plan = Plan(size, sheet, whole=whole_)
    whole = ruled(plan).copy()
    _draw_head(whole, plan, heads)
    _draw_columns(whole, plan)
    for round_ in plan.shown:
        for seat in range(plan.seats):
            whole.blit(cell(plan, round_, seat), plan.cell(round_, seat))
    if whole_ and sheet.paid:
        _draw_paid(whole, plan)
    if ring:
        for circle, place in rings(plan):
            whole.blit(circle, place)
    return whole.convert_alpha() if pygame.display.get_surface() else whole


def _draw_head(whole: pygame.Surface, plan: Plan, heads: tuple[str, str, str]) -> None:
    width, height = plan.size[0], plan.tall
    px = fitting([heads[0] + heads[1]], round(height * 0.08), width * 0.78, "pen")
    name = font("pen", px).render(heads[0], True, PEN)
    count = font("pen", round(px * 0.88)).render(heads[1], True, PEN)
    y = plan.down(0.075)
    whole.blit(name, (plan.margin + 0.012 * width, y - name.get_height() / 2))
    whole.blit(count, (width * 0.965 - count.get_width(), y - count.get_height() / 2))
    _draw_names(whole, plan, heads[2])
    line = max(2, round(height * 0.005))
    whole.fill(PEN, (plan.margin - 6, plan.head - line, width * 0.98 - plan.margin + 6, line))


def _draw_names(whole: pygame.Surface, plan: Plan, dealer: str) -> None:
    height = plan.tall
    left, right = plan.column(0)
    staggered = not level(plan)
    room = (right - left) * (1.75 if staggered else 0.96)
    px = fitting(plan.facts.names, round(height * 0.062), room, "pen")
    badge_px = max(8, min(round(height * 0.06), round((right - left) * 0.7)))
    badges = plan.down(0.168 if plan.stacked else 0.176)
    for seat in range(1, plan.seats, 2) if staggered else ():
        top = badges + badge_px * 0.6  # a stroke leads from the badge down to its name
        tall = round(plan.down(0.282) - px * 0.5 - top)
        whole.fill(DASH, (round(sum(plan.column(seat)) / 2), round(top), 1, tall))
    for seat, name in enumerate(plan.facts.names):
        left, right = plan.column(seat)
        x = (left + right) / 2
        badge = made(emblem, seat, badge_px)
        whole.blit(badge, (x - badge_px / 2, badges - badge_px / 2))
        written = pen.shortened(name, px, room)
        low = plan.down(0.23 + 0.052 * (seat % 2) if staggered else 0.241 + 0.012 * plan.stacked)
        place = written.get_rect(center=(round(x), round(low)))
        place.clamp_ip(
            pygame.Rect(plan.margin - 4, 0, *plan.size).clip(
                (0, 0, plan.size[0] * 0.98, plan.size[1])
            )
        )
        whole.blit(written, place)
    if plan.facts.dealer is not None:
        x = sum(plan.column(plan.facts.dealer)) / 2
        mark = font("pen", round(px * 0.92)).render(dealer, True, RED_PEN)
        whole.blit(mark, (x + badge_px * 0.5, badges - badge_px * 0.95))


def level(plan: Plan) -> bool:
    """Tell whether all names stand at one height: each has room in its own column."""
    wished = round(plan.tall * 0.062)
    left, right = plan.column(0)
    room = (right - left) * 0.96
    return not plan.stacked or fitting(plan.facts.names, wished, room, "pen") >= wished * LEVEL


def _draw_paid(whole: pygame.Surface, plan: Plan) -> None:
    """Write the settlement below the last round."""
    room = plan.cell(plan.facts.rounds, 0).w * 0.94
    px = fitting(plan.facts.paid, round(plan.row_height * 0.7), room, "pen")
    for seat, text in enumerate(plan.facts.paid):
        written = font("pen", px).render(text, True, BROWN)
        whole.blit(written, written.get_rect(center=plan.cell(plan.facts.rounds, seat).center))


def _draw_columns(whole: pygame.Surface, plan: Plan) -> None:
    small = max(8, round(min(plan.row_height * 0.5, plan.margin * 0.5)))
    for i in range(plan.lines):
        round_ = plan.first + i
        if round_ >= plan.facts.rounds:
            break
        number = font("plain", small).render(str(round_ + 1), True, BROWN)
        middle = plan.head + (i + 0.5) * plan.row_height
        whole.blit(number, number.get_rect(center=(plan.margin // 2, round(middle))))
    for seat in range(1, plan.seats):
        x = plan.column(seat)[0]
        for y in range(plan.head + 2, round(plan.size[1] * 0.965), 7):
            whole.fill(DASH, (x, y, 1, 4))
