"""Looking back on a round from one seat: the moves that cost most, and how lucky the deal was."""

import math
import random
from collections.abc import Generator, Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final, TypeVar

import msgspec

from game.cards import COPIES, MONTH, MONTHS, Card
from game.coach import LEAST, Coach, Judgement
from game.cpu.habits import blind_costs
from game.cpu.hands import BIT, count, held, marked, pack_cards
from game.cpu.packed import PASS
from game.cpu.player import Choice
from game.cpu.sight import code
from game.cpu.tables import Lookup, tables_of
from game.cpu.weights import weights_for
from game.house import HouseRules
from game.match import Match
from game.moves import Ppong, Stop
from game.playback import matches_before, round_states
from game.record import Record, Recycle, move_of
from game.round import Round, legal_moves, pass_window
from game.trial import Trial
from game.view import View, see

FIVE: Final = 5
"""Cards that everybody but the dealer is dealt."""
MOST: Final = 3
"""Moves that a review speaks of."""
SURE: Final = 2.0
"""Standard errors that a cost must have to be spoken of."""
CHUNK: Final = 60
"""Dealt hands that are judged in one step."""


Answer = TypeVar("Answer")


class Costly(msgspec.Struct, frozen=True):
    """A move that cost something; `turn` counts the seat's decisions of the round from 1."""

    turn: int
    month: int  # on the table in a window, else 0
    judgement: Judgement
    error: float = 0.0  # standard error of its cost


class Review(msgspec.Struct, frozen=True):
    """What a round says about one seat's play."""

    decisions: int
    costly: tuple[Costly, ...]  # at most three, the costliest first
    lost: float  # points of all moves together, about
    luck: int  # percent of all deals that are worse than the one that the seat got
    error: float = 0.0  # standard error of `lost`


def review(record: Record, number: int, seat: int) -> Review:
    """Review a finished round (an index) from a seat, all at once."""
    return _run(look_back(record, number, seat))


def look_back(record: Record, number: int, seat: int) -> Generator[float, None, Review]:
    """Review a round in steps of a millisecond or two; the review is what they return.

    Each step yields the share of the work that is done, from 0 to 1.
    """
    before = matches_before(record)[number]
    states = round_states(record, number)
    moments = tuple(decisions(record, number, seat, states, before))
    found: list[Costly] = []
    for turn, (view, choice) in enumerate(moments, start=1):
        share = (turn - 1) / len(moments)
        costly = yield from _try(view, choice, turn, share)
        if costly is not None:
            found.append(costly)
    found.sort(key=lambda each: -each.judgement.cost)
    return Review(
        decisions=len(moments),
        costly=tuple(found[:MOST]),
        lost=sum(each.judgement.cost for each in found),
        luck=(yield from _luck(record.rules, states[0].hands[seat])),
        error=math.hypot(*(each.error for each in found)),
    )


def _try(
    view: View, choice: Choice, turn: int, share: float
) -> Generator[float, None, Costly | None]:
    """Play a decision's moves out; None if what was chosen cost nothing worth a word."""
    coach = Coach(view)
    mine = PASS if choice is None else code(choice)
    trial = Trial(coach.sight, {each.move: each.cost for each in coach.weighed}, mine)
    for _ in trial.run(random.Random(turn)):
        yield share
    best = trial.best
    points, error = trial.cost(mine, best)
    if points < max(LEAST, SURE * error):
        return None
    month = MONTH[view.discards[-1]] if view.phase == "window" else 0
    return Costly(turn, month, coach.played_out(best, mine, points, trial.deals), error)


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
    """Tell how many of a hundred deals are worse than a hand of five, or of the dealer's six.

    Exact: each hand counts as often as it can be dealt; of equal ones half.
    """
    return _run(_luck(rules, hand))


def _luck(rules: HouseRules, hand: tuple[Card, ...]) -> Generator[float, None, int]:
    """Hold all deals against a hand, a few at a time; return the percentage."""
    mine = _deal_cost(rules, pack_cards(hand))
    worse = whole = 0
    for number, months in enumerate(combinations_with_replacement(MONTHS, len(hand))):
        ways = math.prod(math.comb(COPIES, months.count(month)) for month in {*months})
        if ways:
            cost = _deal_cost(rules, sum([BIT[month] for month in months]))
            worse += 2 * ways if cost > mine else ways if cost == mine else 0
            whole += 2 * ways
        if number % CHUNK == 0:
            yield 1.0  # the share of a review that is done when it comes to this
    return round(100 * worse / whole)


def _run(steps: Generator[float, None, Answer]) -> Answer:
    """Take all steps at once and give what they come to."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            answer: Answer = end.value
            return answer


@lru_cache(maxsize=1)
def _costs(rules: HouseRules) -> Lookup[float]:
    return blind_costs(tables_of(rules), weights_for(rules))


def _deal_cost(rules: HouseRules, hand: int) -> float:
    """Judge a dealt hand as its holder would: six cards by the best five that they leave."""
    costs = _costs(rules)
    if count(hand) == FIVE:
        return costs[hand]
    named = tables_of(rules).jokbo[hand]
    kept = min(costs[hand - BIT[month]] for month in marked(held(hand)))
    return min(kept, float(named[1])) if named else kept
