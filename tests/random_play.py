"""Random house rules and random rounds, the ground on which laws are tested."""

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from game.cards import DECK, Card, months
from game.events import Discarded, Ponged
from game.house import FIELDS, HouseRules, bounds, choices, nullable, read
from game.moves import Declare, Stop
from game.round import Round, Step, apply, claimant, deal, legal_moves, pass_window, recycle
from tests.plain_rules import Ending

SEATS = st.integers(2, 6)
SEEDS = st.integers(0, 2**32 - 1)


def field_values(field: str) -> st.SearchStrategy[Any]:
    """Draw what one field of the house rules may be."""
    if (words := choices(field)) is not None:
        return st.sampled_from(words)
    least, most = bounds(field) or (0, 0)
    numbers = st.integers(least, most)
    if field == "rank_amounts":
        return st.lists(numbers, min_size=6, max_size=6)
    return st.none() | numbers if nullable(field) else numbers


@st.composite
def house_rules(draw: st.DrawFn, /, **fixed: Any) -> HouseRules:
    """Draw house rules that can be played, over all fields; some may be fixed."""
    fields = {field: draw(field_values(field)) for field in FIELDS if field not in fixed} | fixed
    if fields["stop_limit"] is None and fields["stop_success_score"] == "gap":
        fields["stop_success_score"] = "hand"
    return read(fields)


def shuffled_deck(rng: random.Random, cards: tuple[Card, ...] = DECK) -> tuple[Card, ...]:
    return tuple(rng.sample(cards, len(cards)))


def next_step(state: Round, rng: random.Random, eager: float) -> Step:
    """Play one random move, a pass or a recycle; `eager` is how likely a seat ends the round."""
    if state.phase == "recycle":
        return recycle(state, shuffled_deck(rng, state.discards))
    if state.phase == "window":
        seat = claimant(state)
        if seat is None or rng.random() < 0.3:
            return pass_window(state)
        return apply(state, seat, rng.choice(legal_moves(state, seat)))
    moves = legal_moves(state, state.turn)
    ending = [move for move in moves if isinstance(move, Stop | Declare)]
    if ending and rng.random() < eager:
        return apply(state, state.turn, ending[0])
    quiet = [move for move in moves if move not in ending]
    return apply(state, state.turn, rng.choice(quiet))


def steps(rules: HouseRules, seats: int, rng: random.Random, eager: float = 0.2) -> Iterator[Step]:
    """Deal and play a round at random, step by step, the deal included."""
    dealt = deal(rules, rng.randrange(seats), shuffled_deck(rng), seats)
    yield from steps_from(dealt, rng, eager)


def steps_from(dealt: Step, rng: random.Random, eager: float = 0.2) -> Iterator[Step]:
    """Play a given deal at random."""
    step = dealt
    yield step
    while step[0].phase != "over":
        step = next_step(step[0], rng, eager)
        yield step


def rounds_end(rules: HouseRules, seats: int, rng: random.Random, eager: float = 0.2) -> Round:
    *_, last = steps(rules, seats, rng, eager)
    return last[0]


def ending(state: Round) -> Ending:
    """Read off what the plain rules need; whether the fatal card came by a ppong, from the log."""
    assert state.end is not None
    before = [event for event in state.log if isinstance(event, Ponged | Discarded)]
    return Ending(
        kind=state.end.kind,
        seat=state.end.seat,
        wearer=state.end.from_,
        hands=tuple(months(hand) for hand in state.hands),
        ponged=tuple(count > 0 for count in state.ppongs),
        dealer=state.dealer,
        after_ppong=len(before) > 1 and isinstance(before[-2], Ponged),
    )


def moments(rules: HouseRules, seats: int, rng: random.Random) -> list[Round]:
    """Play a round and keep a few states of every phase; a claimable window is its own."""
    kept: dict[str, list[Round]] = {}
    for state, _ in steps(rules, seats, rng, 0.02):
        phase = "claim" if claimant(state) is not None else state.phase
        kept.setdefault(phase, []).append(state)
    return [state for states in kept.values() for state in rng.sample(states, min(4, len(states)))]
