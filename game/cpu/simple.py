"""The two simplest players, for measuring: one plays by chance, one only adds up its hand."""

import random
from collections.abc import Iterator

import msgspec

from game.cards import MONTH, ORDER, Card
from game.cpu.player import Choice
from game.jokbo import total
from game.moves import Declare, Discard, Draw, Move, Ppong, Stop
from game.view import View

GREEDY_STOP = 5
"""The highest total with which the greedy player stops, where the house rules let it."""


class RandomPlayer(msgspec.Struct, frozen=True):
    """Takes any of its moves with equal chance; lets every other card pass that it could claim."""

    def think(self, view: View, rng: random.Random) -> Iterator[Choice]:
        """Yield one choice by chance."""
        if not view.moves or (view.phase == "window" and rng.random() < 0.5):
            yield None
        else:
            yield rng.choice(view.moves)


class GreedyPlayer(msgspec.Struct, frozen=True):
    """Throws what leaves the smallest total and takes whatever it can get."""

    def think(self, view: View, rng: random.Random) -> Iterator[Choice]:
        """Yield the one choice that looks best now."""
        del rng
        yield min(view.moves, key=lambda move: _cost(view, move), default=None)


def _cost(view: View, move: Move) -> tuple[int, int, int]:
    """Order moves by what they leave in the hand; of equals the higher month goes first."""
    match move:
        case Declare():
            return (-1, 0, 0)
        case Stop():
            return (-1 if total(view.rules, view.hand) <= GREEDY_STOP else 1, 0, 0)
        case Draw():
            return (0, 0, 0)
        case Discard(card):
            return _thrown(view, (card,), card)
        case Ppong(cards, throw):
            gone = cards if throw is None else (*cards, throw)
            return _thrown(view, gone, throw)


def _thrown(view: View, gone: tuple[Card, ...], throw: Card | None) -> tuple[int, int, int]:
    left = total(view.rules, tuple(card for card in view.hand if card not in gone))
    return (left, 0, 0) if throw is None else (left, -MONTH[throw], -ORDER[throw])
