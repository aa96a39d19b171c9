"""What a run of matches came to: each seat's points, wins and endings."""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Final, get_args

from game.events import EndKind
from game.record import Record

KINDS: Final[tuple[EndKind, ...]] = get_args(EndKind)
NORMAL_95: Final = 1.959963984540054
"""The normal distribution leaves 2.5 % above this many standard deviations."""


class Tally:
    """Sums over finished matches; whole numbers, so that no order of adding matters."""

    def __init__(self, seats: int) -> None:
        self.matches = 0
        self.rounds = 0
        self.points = [0] * seats
        self.wins = [0] * seats  # a shared first place counts for each who shares it
        self.ends: Counter[tuple[EndKind, int | None]] = Counter()  # how, and by which seat
        self.fed = [0] * seats  # baks worn on a discard

    def add(self, record: Record) -> None:
        """Count a finished match in."""
        self.matches += 1
        self.rounds += len(record.rounds)
        for seat, total in enumerate(record.totals):
            self.points[seat] += total
        for seat, rank in enumerate(record.ranks or ()):
            self.wins[seat] += rank == 1
        for played in record.rounds:
            if played.end is not None:
                self.ends[played.end.kind, played.end.seat] += 1
                if played.end.from_ is not None:
                    self.fed[played.end.from_] += 1


def wilson(wins: int, tries: int) -> tuple[float, float]:
    """Give the 95 % interval of a share, as E. B. Wilson's score interval of 1927 has it."""
    share, weight = wins / tries, NORMAL_95**2 / tries
    middle = (share + weight / 2) / (1 + weight)
    reach = NORMAL_95 * sqrt(share * (1 - share) / tries + weight / (4 * tries)) / (1 + weight)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def sheet(tally: Tally, players: Sequence[str]) -> Iterator[str]:
    """Lay a tally out: a row a seat with the rounds that it ended or fed, a row for all."""
    yield f"{tally.matches} matches, {tally.rounds} rounds; endings in percent of the rounds"
    head = ("seat", "player", "points a round", "matches won", "95 % interval", *KINDS, "fed")
    rows = [_seat_row(tally, seat, name) for seat, name in enumerate(players)]
    yield from aligned((head, *rows, _all_row(tally)))


def _seat_row(tally: Tally, seat: int, name: str) -> tuple[str, ...]:
    low, high = wilson(tally.wins[seat], tally.matches)
    return (
        str(seat),
        name,
        f"{tally.points[seat] / tally.rounds:.2f}",
        f"{100 * tally.wins[seat] / tally.matches:.1f} %",
        f"{100 * low:.1f}–{100 * high:.1f} %",
        *(_percent(tally.ends[kind, seat], tally.rounds) for kind in KINDS[:-1]),
        "",
        _percent(tally.fed[seat], tally.rounds),
    )


def _all_row(tally: Tally) -> tuple[str, ...]:
    ends = Counter[EndKind]()
    for (kind, _), times in tally.ends.items():
        ends[kind] += times
    mean = sum(tally.points) / tally.rounds / len(tally.points)
    shares = (_percent(ends[kind], tally.rounds) for kind in KINDS)
    return ("all", "", f"{mean:.2f}", "", "", *shares, _percent(sum(tally.fed), tally.rounds))


def _percent(times: int, rounds: int) -> str:
    return f"{100 * times / rounds:.1f}"


def aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Lay rows of words in columns, the first two to the left and figures to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (
            f"{word:<{width}}" if place < 2 else f"{word:>{width}}"
            for place, (word, width) in enumerate(zip(row, widths, strict=True))
        )
        yield "  ".join(cells).rstrip()
