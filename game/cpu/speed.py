"""How fast rounds are played to their end on packed hands; the command `bench` prints it."""

import random
import time

import msgspec

from game.cpu.packed import deal_packed, fresh_deck
from game.cpu.playout import greedy_policy, random_playout, table_playout
from game.cpu.tables import tables_of
from game.house import HouseRules


class Speed(msgspec.Struct, frozen=True):
    """Playouts that were made in some seconds of processor time, deals and shuffles included."""

    rounds: int
    moves: int  # draws, discards, ppongs, stops and declares
    seconds: float

    @property
    def rounds_per_second(self) -> float:
        """Give the rounds per second."""
        return self.rounds / self.seconds

    @property
    def moves_per_second(self) -> float:
        """Give the moves per second."""
        return self.moves / self.seconds


def playouts(kind: str, rules: HouseRules, seats: int, rounds: int, rng: random.Random) -> int:
    """Play rounds from the deal, all seats `random` or `greedy`, and count their moves."""
    tables = tables_of(rules)
    policies = [greedy_policy(rules)] * seats
    moves = 0
    for number in range(rounds):
        state = deal_packed(tables, number % seats, fresh_deck(rng), seats)
        if kind == "random":
            moves += random_playout(state, rng)[1]
        else:
            moves += table_playout(state, policies, rng)[1]
    return moves


def speed(kind: str, rules: HouseRules, seats: int = 4, seconds: float = 2.0) -> Speed:
    """Measure playouts for some seconds of processor time, after a short run to fill tables."""
    rng = random.Random(1)
    playouts(kind, rules, seats, 2000, rng)
    start, rounds, moves, spent = time.process_time(), 0, 0, 0.0
    while spent < seconds:
        moves += playouts(kind, rules, seats, 500, rng)
        rounds += 500
        spent = time.process_time() - start
    return Speed(rounds, moves, spent)
