"""How a round ends: who scores what, who won it, who wears a bak."""

import msgspec

from game.events import End
from game.house import HouseRules
from game.jokbo import jokbo, total
from game.round import Round
from game.stop import catchers


class Outcome(msgspec.Struct, frozen=True):
    """What a finished round is worth, seat by seat."""

    end: End
    totals: tuple[int, ...]  # of the hands as they lie open
    scores: tuple[int, ...]
    winner: int  # deals next, unless the house rules say otherwise
    wearer: int | None  # who wears a bak, a caught stopper included
    catchers: tuple[int, ...]  # who caught a stopper
    penalty: int  # the points that the bak adds, 0 without one


def outcome(state: Round) -> Outcome:
    """Score a round that is over; `ValueError` if it is not."""
    end = state.end
    if end is None:
        raise ValueError("a round is scored when it is over")
    totals = tuple(total(state.rules, hand) for hand in state.hands)
    caught_by: tuple[int, ...] = ()
    if end.kind == "stop_bak" and end.seat is not None:
        caught_by = catchers(state.rules, state.hands, end.seat, state.ppongs)
    penalty = _penalty(state, end)
    scores = _scores(state, end, totals, caught_by, penalty)
    return Outcome(
        end=end,
        totals=totals,
        scores=scores,
        winner=_winner(state.dealer, end, totals, caught_by),
        wearer=end.seat if caught_by else end.from_,
        catchers=caught_by,
        penalty=penalty,
    )


def _penalty(state: Round, end: End) -> int:
    rules = state.rules
    if end.kind == "stop_bak":
        return rules.stop_penalty
    if end.from_ is None:
        return 0
    if end.kind == "natural_bak" and rules.natural_bak_penalty is not None:
        return rules.natural_bak_penalty
    return rules.ppong_bak_penalty if state.chain else rules.bak_penalty


def _scores(
    state: Round, end: End, totals: tuple[int, ...], caught_by: tuple[int, ...], penalty: int
) -> tuple[int, ...]:
    scores = list(totals)
    if end.seat is not None:
        scores[end.seat] = _own_score(state, end, totals[end.seat], penalty)
    if end.from_ is not None:
        scores[end.from_] += penalty
    if state.rules.stop_catcher_zero:
        for seat in caught_by:
            scores[seat] = 0
    return tuple(scores)


def _own_score(state: Round, end: End, held: int, penalty: int) -> int:
    """Score the seat that ended the round."""
    if end.kind == "stop":
        return _stop_score(state.rules, held)
    if end.kind == "stop_bak":
        return held + penalty
    if end.kind == "declare" and end.seat is not None:
        named = jokbo(state.rules, state.hands[end.seat])
        return named[1] if named else held
    return 0


def _stop_score(rules: HouseRules, held: int) -> int:
    if rules.stop_success_score == "zero":
        return 0
    if rules.stop_success_score == "gap" and rules.stop_limit is not None:
        return held - rules.stop_limit
    return held


def _winner(dealer: int, end: End, totals: tuple[int, ...], caught_by: tuple[int, ...]) -> int:
    """Name who won the round; of equal totals the first in turn order from the dealer."""
    if end.seat is not None and not caught_by:
        return end.seat
    seats = len(totals)
    running = caught_by or range(seats)
    return min(running, key=lambda seat: (totals[seat], (seat - dealer) % seats))
