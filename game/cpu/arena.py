"""Leagues of computer players: each against a table of each other, seats rotated, same deals."""

import math
import os
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from statistics import fmean, stdev
from typing import Final

import msgspec
from tqdm import tqdm

from game.cpu.league import Played, play_match, win_shares
from game.cpu.minds import Mind
from game.cpu.people import mind
from game.house import HouseRules

NORMAL_95: Final = 1.959963984540054
ENDS: Final = (
    "stop", "caught", "bak", "fed", "ttoi", "chongtong", "straight", "low", "high", "exhausted",
)  # fmt: skip
"""What a player's round may end with: a good stop, a caught one, a bak made or worn, a jokbo;
and rounds that nobody ended."""


class Pairing(msgspec.Struct, frozen=True):
    """One player against a table full of another kind; names are `kind` or `kind:character`."""

    hero: str
    others: str


class League(msgspec.Struct, frozen=True):
    """Who plays whom, by which house rules; None: `draw` makes new ones for each set."""

    pairings: tuple[Pairing, ...]
    rules: HouseRules | None
    seats: int
    sets: int  # of matches on the same deals, one for each seat of the hero
    seed: int
    rounds: int | None = None  # in place of what the house rules say
    draw: Callable[[random.Random], HouseRules] | None = None


class Result(msgspec.Struct):
    """What one set of matches, or many, came to for the hero."""

    sets: int = 0
    matches: int = 0
    rounds: int = 0
    share: float = 0.0  # sum over sets of the hero's mean share of the wins
    squares: float = 0.0
    points: int = 0
    others_points: float = 0.0
    ends: Counter[str] = msgspec.field(default_factory=Counter)
    by_set: list[Counter[str]] = msgspec.field(default_factory=list[Counter[str]])  # the ends

    def add(self, other: "Result") -> None:
        """Count another result in."""
        self.sets += other.sets
        self.matches += other.matches
        self.rounds += other.rounds
        self.share += other.share
        self.squares += other.squares
        self.points += other.points
        self.others_points += other.others_points
        self.ends.update(other.ends)
        self.by_set += other.by_set

    @property
    def win_share(self) -> float:
        """Give the hero's share of the wins."""
        return self.share / self.sets

    @property
    def interval(self) -> float:
        """Give half of the 95 % interval of the win share, from how much the sets differ."""
        if self.sets < 2:
            return 1.0
        variance = max(0.0, self.squares / self.sets - self.win_share**2)
        return NORMAL_95 * math.sqrt(variance / (self.sets - 1))


def round_robin(
    players: Sequence[str], against: Sequence[str] | None = None
) -> tuple[Pairing, ...]:
    """Pair each player with each other one; or with each of `against`."""
    pairings = tuple(
        Pairing(hero, others)
        for hero in players
        for others in (players if against is None else against)
        if against is not None or hero != others
    )
    return pairings or tuple(Pairing(name, name) for name in players)


def check_name(name: str) -> str:
    """Pass a player's name, `kind` or `kind:character`; `ValueError` says what is wrong."""
    from game.cpu import player  # noqa: PLC0415 (the package is built of this module too)

    kind, _, character = name.partition(":")
    player(kind, character or None)
    return name


def play_set(league: League, number: int) -> Result:
    """Play one set: the hero in every seat on the same deals."""
    pairing = league.pairings[number % len(league.pairings)]
    seed = f"{league.seed}/{number // len(league.pairings)}"
    rules = league.rules
    if rules is None:
        if league.draw is None:
            raise ValueError("a league without house rules needs a way to draw them")
        rules = league.draw(random.Random(f"{seed}/rules"))
    if league.rounds is not None:
        rules = msgspec.structs.replace(rules, rounds=league.rounds)
    hero, others = (_mind_of(name) for name in (pairing.hero, pairing.others))
    minds = [hero] + [others] * (league.seats - 1)
    result, share = Result(sets=1), 0.0
    for seat in range(league.seats):
        played = play_match(rules, minds, seed, rotation=seat)
        share += win_shares(played.totals)[seat]
        _count(result, played, seat)
    result.share = share / league.seats
    result.squares = result.share**2
    result.by_set.append(result.ends.copy())
    return result


def _mind_of(name: str) -> Mind:
    kind, _, character = name.partition(":")
    return mind(kind, character or None)


def _count(result: Result, played: Played, seat: int) -> None:
    result.matches += 1
    result.rounds += len(played.finishes)
    result.points += played.totals[seat]
    result.others_points += (sum(played.totals) - played.totals[seat]) / (len(played.totals) - 1)
    for finish in played.finishes:
        if finish.kind == "exhausted":
            result.ends["exhausted"] += 1
        elif finish.kind == "stop_bak":
            result.ends["caught"] += finish.seat == seat
        elif finish.wearer >= 0:
            result.ends["bak"] += finish.seat == seat
            result.ends["fed"] += finish.wearer == seat
        elif finish.seat == seat:
            result.ends[finish.jokbo or "stop"] += 1


def play_league(league: League, jobs: int) -> list[Result]:
    """Play a league, with a progress bar on a terminal; a result for each pairing."""
    results = [Result() for _ in league.pairings]
    whole = league.sets * len(league.pairings)
    with _sets(league, whole, jobs) as played:
        for number, result in enumerate(
            tqdm(played, total=whole, unit="set", disable=None, leave=False)
        ):
            results[number % len(results)].add(result)
    return results


@contextmanager
def _sets(league: League, whole: int, jobs: int) -> Iterator[Iterator[Result]]:
    play = partial(play_set, league)
    if jobs == 1:
        yield map(play, range(whole))
        return
    with get_context("spawn").Pool(min(jobs, whole)) as pool:
        yield pool.imap(play, range(whole))


def all_cores() -> int:
    """Count the cores."""
    return os.cpu_count() or 1


def league_rows(league: League, results: Sequence[Result]) -> Iterator[tuple[str, ...]]:
    """Lay a league out: win shares in percent, points a round, the hero's endings in percent."""
    yield ("player", "against", "won %", "±", "matches", "points", "others", *ENDS)
    for pairing, result in zip(league.pairings, results, strict=True):
        rounds = result.rounds
        yield (
            pairing.hero,
            f"{league.seats - 1} {pairing.others}",
            f"{100 * result.win_share:.1f}",
            f"{100 * result.interval:.1f}",
            str(result.matches),
            f"{result.points / rounds:.2f}",
            f"{result.others_points / rounds:.2f}",
            *(f"{100 * result.ends[end] / rounds:.1f}" for end in ENDS),
        )


def apart_rows(league: League, results: Sequence[Result]) -> Iterator[tuple[str, ...]]:
    """Tell characters from the plain player of their level: in standard errors, by ending.

    Both play the same deals, so that each set is held against its twin; the errors come from how
    much these differences differ. Nothing is laid out for a league in which no character and plain
    player of one level meet the same table.
    """
    plain = dict(zip(league.pairings, results, strict=True))
    rows = [
        (pairing.hero, f"{league.seats - 1} {pairing.others}", *_apart(result, plain[twin]))
        for pairing, result in plain.items()
        if (twin := Pairing(pairing.hero.partition(":")[0], pairing.others)) in plain
        and twin != pairing
    ]
    if rows:
        yield ("apart by", "against", *ENDS, "most")
        yield from rows


def _apart(result: Result, plain: Result) -> Iterator[str]:
    most = 0.0
    for end in ENDS:
        more = [
            mine[end] - theirs[end]
            for mine, theirs in zip(result.by_set, plain.by_set, strict=True)
        ]
        error = stdev(more) / math.sqrt(len(more)) if len(more) > 1 else 0.0
        errors = fmean(more) / error if error else 0.0
        most = max(most, abs(errors))
        yield f"{errors:+.1f}"
    yield f"{most:.1f}"
