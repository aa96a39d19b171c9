"""Looking back on a round from one seat: the moves that cost most, and how lucky the deal was."""

import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import msgspec

from game.cards import DECK, MONTH, Card
from game.coach import LEAST, Coach, Judgement
from game.cpu.evaluation import blind_outlook, worth
from game.cpu.hands import BIT, count, held, marked, pack_cards
from game.cpu.player import Choice
from game.cpu.tables import tables_of
from game.cpu.weights import weights_for
from game.house import HouseRules
from game.match import Match
from game.moves import Ppong, Stop
from game.playback import matches_before, round_states
from game.record import Record, Recycle, move_of
from game.round import Round, legal_moves, pass_window
from game.view import View, see

MOST: Final = 3
"""Moves that a review speaks of."""
SAMPLED: Final = 400
"""Deals that a deal is held against."""


class Costly(msgspec.Struct, frozen=True):
    """A move that cost something; `turn` counts the seat's decisions of the round from 1."""

    turn: int
    month: int  # on the table in a window, else 0
    judgement: Judgement


class Review(msgspec.Struct, frozen=True):
    """What a round says about one seat's play."""

    decisions: int
    costly: tuple[Costly, ...]  # at most three, the costliest first
    lost: float  # points of all moves together, about
    luck: int  # percent of deals that are worse than the one that the seat got


def review(record: Record, number: int, seat: int) -> Review:
    """Review a finished round (an index) from a seat."""
    before = matches_before(record)[number]
    states = round_states(record, number)
    found: list[Costly] = []
    turn = 0
    for view, choice in decisions(record, number, seat, states, before):
        turn += 1
        judgement = Coach(view).against_best(choice)
        month = MONTH[view.discards[-1]] if view.phase == "window" else 0
        if judgement.cost >= LEAST and judgement.causes:
            found.append(Costly(turn, month, judgement))
    found.sort(key=lambda each: -each.judgement.cost)
    return Review(
        decisions=turn,
        costly=tuple(found[:MOST]),
        lost=sum(each.judgement.cost for each in found),
        luck=luck(record.rules, states[0].hands[seat]),
    )


def decisions(
    record: Record, number: int, seat: int, states: tuple[Round, ...], before: Match
) -> Iterator[tuple[View, Choice]]:
    """Give each moment at which a seat had a choice, as it saw it, and what it chose."""
    lines = [line for line in record.rounds[number].moves if not isinstance(line, Recycle)]
    moves = [(line.seat, move_of(line)) for line in lines]
    for place, state in enumerate(states[:-1]):
        mover, move = moves[place] if place < len(moves) else (None, None)
        if state.phase == "window":
            claims = legal_moves(state, seat)
            claimed = isinstance(move, Ppong)
            if claims and (mover == seat or not claimed):
                yield see(state, seat, before.standing), move if claimed else None
            if claimed:
                continue
            state = pass_window(state)[0]  # noqa: PLW2901 (the same moment, a step later)
        if mover != seat or move is None:
            continue
        choosing = Stop() in legal_moves(state, seat) or state.phase == "hold"
        if choosing:
            yield see(state, seat, before.standing), move


def luck(rules: HouseRules, hand: tuple[Card, ...]) -> int:
    """Tell how many of a hundred deals are worse than a hand of five, or of the dealer's six."""
    packed = pack_cards(hand)
    mine = _deal_cost(rules, packed)
    others = _deal_costs(rules, len(hand))
    worse = sum(cost > mine for cost in others) + sum(cost == mine for cost in others) / 2
    return round(100 * worse / len(others))


@lru_cache(maxsize=8)
def _deal_costs(rules: HouseRules, size: int) -> tuple[float, ...]:
    """Cost of the same sampled deals each time, so that a review never changes."""
    dice = random.Random(size)
    return tuple(_deal_cost(rules, pack_cards(dice.sample(DECK, size))) for _ in range(SAMPLED))


def _deal_cost(rules: HouseRules, hand: int) -> float:
    """Judge a dealt hand as its holder would: six cards by the best five that they leave."""
    tables, weights = tables_of(rules), weights_for(rules)
    if count(hand) < 6:
        return worth(tables, weights, hand, blind_outlook(hand)).cost
    named = tables.jokbo[hand]
    kept = min(_deal_cost(rules, hand - BIT[month]) for month in marked(held(hand)))
    return min(kept, float(named[1])) if named else kept
