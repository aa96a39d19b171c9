"""How fast rounds are played: on the frozen engine, and on the packed one for playouts."""

import random
import time
from collections.abc import Callable, Iterator
from itertools import count

from game.cards import DECK
from game.cpu import Choice, decide, player
from game.cpu.speed import Speed, speed
from game.house import HouseRules
from game.round import Round, apply, claimant, deal, legal_moves, pass_window, recycle
from game.tally import aligned
from game.view import see


def bench_sheet(rules: HouseRules, seats: int, seconds: float) -> Iterator[str]:
    """Measure each engine for some seconds of processor time and lay the figures out."""
    yield f"{seats} seats, one process; shuffles and deals included, a pass is no move"
    head = ("engine", "player", "rounds a second", "moves a second", "moves a round")
    frozen = "frozen, through views"
    rows = [
        _row("frozen", "random", _timed(_by_chance, rules, seats, seconds)),
        _row(frozen, "random", _timed(_seen("random"), rules, seats, seconds)),
        _row(frozen, "greedy", _timed(_seen("greedy"), rules, seats, seconds)),
        _row("packed", "random", speed("random", rules, seats, seconds)),
        _row("packed", "greedy", speed("greedy", rules, seats, seconds)),
    ]
    yield from aligned((head, *rows))


def _row(engine: str, kind: str, fast: Speed) -> tuple[str, ...]:
    return (
        engine,
        kind,
        f"{fast.rounds_per_second:,.0f}",
        f"{fast.moves_per_second:,.0f}",
        f"{fast.moves / fast.rounds:.1f}",
    )


Asker = Callable[[Round, int, random.Random], Choice]
"""Whoever chooses a move for a seat; None lets a window pass."""


def _by_chance(state: Round, seat: int, rng: random.Random) -> Choice:
    """Choose as the random player does, without making a view."""
    if state.phase == "window" and rng.random() < 0.5:
        return None
    return rng.choice(legal_moves(state, seat))


def _seen(kind: str) -> Asker:
    """Seat a player who is shown a view for each move."""
    who = player(kind)
    return lambda state, seat, rng: decide(who, see(state, seat), rng)


def _timed(ask: Asker, rules: HouseRules, seats: int, seconds: float) -> Speed:
    rng = random.Random(1)
    start, moves, spent = time.process_time(), 0, 0.0
    for rounds in count(1):
        moves += _played(ask, rules, rounds % seats, seats, rng)
        spent = time.process_time() - start
        if spent >= seconds:
            break
    return Speed(rounds, moves, spent)


def _played(ask: Asker, rules: HouseRules, dealer: int, seats: int, rng: random.Random) -> int:
    """Play one round to its end and count its moves."""
    deck = tuple(rng.sample(DECK, len(DECK)))
    state, _ = deal(rules, dealer, deck, seats)
    moves = 0
    while state.phase != "over":
        seat = claimant(state) if state.phase == "window" else state.turn
        choice = None if seat is None else ask(state, seat, rng)
        if seat is None or choice is None:
            state, _ = pass_window(state)
            continue
        moves += 1
        state, _ = apply(state, seat, choice)
        if state.phase == "recycle":
            state, _ = recycle(state, tuple(rng.sample(state.discards, len(state.discards))))
    return moves
