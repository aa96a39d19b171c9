"""How long computer players think, decision by decision and frame by frame."""

import gc
import random
import time
from collections.abc import Iterator, Sequence

import msgspec

from game.cpu.league import decisions, fair_deal
from game.cpu.minds import Mind
from game.cpu.people import learning, mind
from game.cpu.player import SLICES_A_FRAME
from game.cpu.sight import Sight
from game.cpu.tables import tables_of
from game.house import HouseRules
from game.view import Standing


class Thinking(msgspec.Struct):
    """Processor seconds of whole decisions, and of a table's frames; slices of the longest."""

    decisions: list[float] = msgspec.field(default_factory=list)
    frames: list[float] = msgspec.field(default_factory=list)
    most_slices: int = 0


def thinking(kind: str, rules: HouseRules, seats: int, decisions: int, seed: int) -> Thinking:
    """Time a kind of player at a table of its own kind, once it has learned what it needs.

    What is there before is set aside, so that Python's collector passes over it as seldom as at
    the table.
    """
    who, rng = mind(kind), random.Random(f"{seed}/{kind}")
    for _ in learning([kind], rules):
        pass
    spent = Thinking()
    gc.collect()
    gc.freeze()
    while len(spent.decisions) < decisions:
        _play_round(who, rules, seats, rng, spent)
    gc.unfreeze()
    return spent


def _play_round(
    who: Mind, rules: HouseRules, seats: int, rng: random.Random, spent: Thinking
) -> None:
    state = fair_deal(tables_of(rules), rng.randrange(seats), rng, seats)
    totals = tuple(rng.randint(0, 100) for _ in range(seats))
    standing = Standing(totals, rng.randrange(rules.rounds))
    for seat, sight in decisions(state, rng, standing):
        only = len(sight.moves) == 1
        state.play(seat, sight.moves[0] if only else _timed(who, sight, rng, spent))


def _timed(who: Mind, sight: Sight, rng: random.Random, spent: Thinking) -> int:
    choice, number = sight.moves[0], 0
    start = last = time.process_time()
    for number, better in enumerate(who.ponder(sight, rng), 1):
        choice = better
        if number % SLICES_A_FRAME == 0:
            now = time.process_time()
            spent.frames.append(now - last)
            last = now
    now = time.process_time()
    spent.frames.append(now - last)
    spent.decisions.append(now - start)
    spent.most_slices = max(spent.most_slices, number)
    return choice


def thinking_rows(kinds: Sequence[str], spent: Sequence[Thinking]) -> Iterator[tuple[str, ...]]:
    """Lay the times out in milliseconds of one core."""
    yield ("player", "", "decisions", "median ms", "95 % ms", "longest ms", "99 % of frames ms",
           "longest frame ms", "most slices")  # fmt: skip
    for kind, times in zip(kinds, spent, strict=True):
        yield (
            kind,
            "",
            str(len(times.decisions)),
            *(_milliseconds(times.decisions, share) for share in (0.5, 0.95, 1.0)),
            *(_milliseconds(times.frames, share) for share in (0.99, 1.0)),
            str(times.most_slices),
        )


def _milliseconds(seconds: Sequence[float], share: float) -> str:
    """Name the time within which this share of all lie."""
    place = round(share * (len(seconds) - 1))
    return f"{1000 * sorted(seconds)[place]:.2f}"
