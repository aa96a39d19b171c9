"""What people have done at their tables, counted from the records."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from game.house import PRESETS, HouseRules
from game.margin import NOTHING, Margin
from game.record import DiscardEntry, PpongEntry, Record, RoundRecord
from game.table import HUMAN

BAKS: Final = ("bak", "ppong_bak", "natural_bak")
MIXED: Final = "mixed"
PEOPLE: Final = "people"
OWN: Final = "own"
RANKS: Final = 6


class Group(msgspec.Struct, frozen=True):
    """What kind of match it was, for one person: how it is sorted."""

    name: str
    seats: int
    rules: str  # a preset's name whatever the length, or `own`
    level: str  # of the CPU players, `mixed`, or `people` when there are none


class Deeds(msgspec.Struct):
    """What was counted."""

    matches: int = 0
    ranks: list[int] = msgspec.field(default_factory=lambda: [0] * RANKS)
    rounds: int = 0
    points: int = 0
    won_rounds: int = 0  # ended by this seat: a good stop, a bak given, a jokbo
    ppongs: int = 0
    best_chain: int = 0
    baks_given: int = 0
    baks_worn: int = 0
    stops: int = 0
    good_stops: int = 0
    wrong: int = 0  # presses of 뽕 without a pair (헛뽕), as far as they were kept
    asked: int = 0  # times that the coach was asked in play (귀띔)
    jokbo: Counter[str] = msgspec.field(default_factory=Counter)
    means: list[tuple[str, float]] = msgspec.field(default_factory=list)  # start, points a round

    def add(self, other: "Deeds") -> None:
        """Count another's deeds in."""
        self.matches += other.matches
        self.ranks = [mine + more for mine, more in zip(self.ranks, other.ranks, strict=True)]
        self.rounds += other.rounds
        self.points += other.points
        self.won_rounds += other.won_rounds
        self.ppongs += other.ppongs
        self.best_chain = max(self.best_chain, other.best_chain)
        self.baks_given += other.baks_given
        self.baks_worn += other.baks_worn
        self.stops += other.stops
        self.good_stops += other.good_stops
        self.wrong += other.wrong
        self.asked += other.asked
        self.jokbo.update(other.jokbo)
        self.means += other.means


def counted(record: Record, beside: Margin = NOTHING) -> Iterator[tuple[Group, Deeds]]:
    """Count what each person of a match has done in its finished rounds.

    A seat at which another has made moves tells nothing about its person, so it is left out.
    """
    wrong = dict(beside.wrong)
    finished = [played for played in record.rounds if played.scores is not None]
    for seat, who in enumerate(record.seats):
        if who.player != HUMAN or not finished or seat in beside.helped:
            continue
        deeds = Deeds(wrong=wrong.get(seat, 0), asked=who.help)
        for played in finished:
            _count_round(deeds, played, seat)
        deeds.means = [(record.started or "", deeds.points / deeds.rounds)]
        if record.ranks is not None:
            deeds.matches = 1
            deeds.ranks[record.ranks[seat] - 1] = 1
        yield _group(record, seat), deeds


def _group(record: Record, seat: int) -> Group:
    levels = {who.player for who in record.seats if who.player != HUMAN}
    level = PEOPLE if not levels else levels.pop() if len(levels) == 1 else MIXED
    return Group(record.seats[seat].name, len(record.seats), rules_group(record.rules), level)


def rules_group(rules: HouseRules) -> str:
    """Name the preset that rules are but for their length, or `own`."""
    same = (
        name
        for name, preset in PRESETS.items()
        if msgspec.structs.replace(rules, rounds=preset.rounds) == preset
    )
    return next(same, OWN)


def _count_round(deeds: Deeds, played: RoundRecord, seat: int) -> None:
    deeds.rounds += 1
    deeds.points += (played.scores or ())[seat]
    ponged, chain = _ppongs(played, seat)
    deeds.ppongs += ponged
    deeds.best_chain = max(deeds.best_chain, chain)
    end = played.end
    if end is None:
        return
    mine = end.seat == seat
    deeds.baks_given += mine and end.kind in BAKS
    deeds.baks_worn += end.from_ == seat
    deeds.stops += mine and end.kind in ("stop", "stop_bak")
    deeds.good_stops += mine and end.kind == "stop"
    deeds.won_rounds += mine and end.kind != "stop_bak"
    if mine and end.jokbo is not None:
        deeds.jokbo[end.jokbo] += 1


def _ppongs(played: RoundRecord, seat: int) -> tuple[int, int]:
    """Count a seat's ppongs in a round, and the longest chain that one of them was part of."""
    count, best, chain = 0, 0, 0
    for line in played.moves:
        if isinstance(line, PpongEntry):
            chain += 1
            if line.seat == seat:
                count += 1
                best = max(best, chain)
        elif isinstance(line, DiscardEntry):
            chain = 0
    return count, best


class Statistics:
    """Everything counted so far, by group."""

    def __init__(self) -> None:
        self.groups: dict[Group, Deeds] = {}

    def add(self, record: Record, beside: Margin = NOTHING) -> None:
        """Count a match in, with what stands beside it."""
        for group, deeds in counted(record, beside):
            self.groups.setdefault(group, Deeds()).add(deeds)

    def values(self, field: str) -> tuple[str | int, ...]:
        """List the values of a group's field that there are, most rounds first."""
        rounds: Counter[str | int] = Counter()
        for group, deeds in self.groups.items():
            rounds[getattr(group, field)] += deeds.rounds
        return tuple(value for value, _ in rounds.most_common())

    def chosen(self, **wanted: str | int | None) -> Deeds:
        """Add up the groups that are as wanted; None wants all."""
        return summed(
            deeds
            for group, deeds in self.groups.items()
            if all(value in (None, getattr(group, field)) for field, value in wanted.items())
        )


def summed(several: Iterable[Deeds]) -> Deeds:
    """Add deeds up."""
    whole = Deeds()
    for deeds in several:
        whole.add(deeds)
    return whole
