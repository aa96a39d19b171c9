"""What thinks behind a computer player: packed sights in, packed moves out."""

import random
from collections.abc import Iterator
from typing import Final, Protocol

import msgspec

from game.cards import MONTHS
from game.cpu.evaluation import RUNS
from game.cpu.expert import Judge, choose
from game.cpu.hands import BIT, count, held, highest, mark, pairs, unpack
from game.cpu.levels import PLAIN, Bent, Level, Thumb, bend
from game.cpu.packed import DECLARE, DRAW, OUT, PASS, STOP
from game.cpu.player import Choice
from game.cpu.playout import greedy_throw
from game.cpu.sight import Sight, choice_of, sight_of
from game.cpu.simple import GREEDY_STOP
from game.cpu.weights import weights_for
from game.view import View

SEEN: Final = 4
"""Discards that anyone still has before their eyes."""


class Mind(Protocol):
    """Finds moves; the last one that it yields counts."""

    def ponder(self, sight: Sight, rng: random.Random) -> Iterator[int]:
        """Yield better and better moves out of `sight.moves`, which are never empty."""
        ...


class MindPlayer(msgspec.Struct, frozen=True):
    """A player whose mind sees its View packed."""

    mind: Mind

    def think(self, view: View, rng: random.Random) -> Iterator[Choice]:
        """Yield better and better choices, some four a millisecond; the last one counts."""
        if not view.moves:
            yield None
            return
        for move in self.mind.ponder(sight_of(view), rng):
            yield choice_of(view, move)


def settle(mind: Mind, sight: Sight, rng: random.Random) -> int:
    """Let a mind ponder to its end and take its last move; a sole move needs no thought."""
    move = sight.moves[0]
    if len(sight.moves) == 1:
        return move
    for better in mind.ponder(sight, rng):
        move = better
    return move


class RandomMind(msgspec.Struct, frozen=True):
    """The random player on packed hands, for quick matches."""

    def ponder(self, sight: Sight, rng: random.Random) -> Iterator[int]:
        """Yield one move by chance; a card counts once for each copy that is held."""
        moves = sight.moves
        if PASS in moves and rng.random() < 0.5:
            yield PASS
            return
        hand = sight.hand
        if PASS in moves:
            hand -= 2 * BIT[sight.month]
        named = [move for move in moves if move not in MONTHS and move != PASS]
        yield rng.choice(
            named + (unpack(hand) if len(named) < len(moves) - (PASS in moves) else [])
        )


class GreedyMind(msgspec.Struct, frozen=True):
    """The greedy player on packed hands, for quick matches."""

    def ponder(self, sight: Sight, rng: random.Random) -> Iterator[int]:
        """Yield the one move that looks best now."""
        del rng
        moves, tables = sight.moves, sight.tables
        if DECLARE in moves:
            yield DECLARE
        elif OUT in moves:
            yield OUT
        elif STOP in moves:
            yield STOP if tables.total[sight.hand] <= GREEDY_STOP else DRAW
        elif DRAW in moves:
            yield DRAW
        else:
            taken = 2 * BIT[sight.month] if PASS in moves else 0
            yield greedy_throw(tables, sight.hand - taken)


class LevelMind(msgspec.Struct, frozen=True):
    """Anyone who judges without searching: a level's slips and a character's bent."""

    level: Level
    bent: Bent = PLAIN

    def ponder(self, sight: Sight, rng: random.Random) -> Iterator[int]:
        """Yield the one move that seems to cost least, unless the player slips."""
        slip, thumb = rng.random(), rng.random()  # always both, so that none shifts the next
        moves, level, bent = sight.moves, self.level, self.bent
        if OUT in moves:
            yield OUT
        elif PASS in moves and slip < level.misses:
            yield PASS
        elif DECLARE in moves and slip >= level.overlooks:
            yield DECLARE
        elif sight.phase == "hold" and (DECLARE in moves or thumb < level.by_rule):
            yield by_rule(sight, bent.thumb)
        else:
            weights = bend(weights_for(sight.tables.rules), bent, level)
            yield choose(Judge(sight, weights, level.memory))


def by_rule(sight: Sight, thumb: Thumb) -> int:
    """Name what people throw by rule of thumb: pairs stay, a single card goes."""
    hand = sight.hand
    singles = held(hand) & ~pairs(hand)
    if count(hand) <= 3 or not singles:
        return greedy_throw(sight.tables, hand)
    if thumb == "runs":
        best = max(RUNS, key=lambda run: (held(hand) & run).bit_count())
        singles = singles & ~best or singles
    elif thumb == "seen":
        singles = singles & mark(sight.discards[-SEEN:]) or singles
    return highest(singles)
