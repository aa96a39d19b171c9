"""A record replays to the same state, at every moment, under random house rules and play."""

import random
from collections.abc import Iterator

from hypothesis import given, settings

from game.events import Discarded, Drew, Ended, Event, Ponged, Recycled
from game.house import HouseRules
from game.match import Match, after_round
from game.moves import Declare, Discard, Draw, Ppong, Stop
from game.record import Entry, Record, Recycle, SeatRecord, decode, encode, entry
from game.replay import replay
from game.round import Round, deal, pass_window
from game.scoring import outcome
from game.scribe import begin, with_end, with_moves, with_round
from tests.random_play import SEATS, SEEDS, house_rules, shuffled_deck, steps_from


def entries(state: Round, events: tuple[Event, ...]) -> Iterator[Entry]:
    """Write down what a step did; a window that closes leaves no move."""
    for event in events:
        match event:
            case Recycled():
                assert state.drawn is not None
                yield Recycle((state.drawn, *state.stock))
            case Drew(seat, _):
                yield entry(seat, Draw())
            case Discarded(seat, card):
                yield entry(seat, Discard(card))
            case Ponged(seat, _, _, cards, throw, _):
                yield entry(seat, Ppong(cards, throw))
            case Ended(end, _) if end.kind in ("stop", "stop_bak") and end.seat is not None:
                yield entry(end.seat, Stop())
            case Ended(end, _) if end.kind == "declare" and end.seat is not None:
                yield entry(end.seat, Declare())
            case _:
                pass


def moments(rules: HouseRules, seats: int, rng: random.Random) -> Iterator[tuple[Record, Round]]:
    """Play a match at random; give the record and the round after each step."""
    people = tuple(SeatRecord(f"{seat}", "random", None, 0) for seat in range(seats))
    match = Match(rules, seats, rng.randrange(seats))
    record = begin(rules, people)
    while not match.over:
        deck = shuffled_deck(rng)
        record = with_round(record, match.dealer, deck, None)
        dealt = deal(rules, match.dealer, deck, seats)
        for state, events in steps_from(dealt, rng):
            record = with_moves(record, *entries(state, events))
            if state.phase != "over":
                yield record, state
        match = after_round(match, outcome(state))
        record = with_end(record, match)
        yield record, state


@settings(max_examples=30)
@given(house_rules(rounds=2), SEATS, SEEDS)
def test_a_record_replays_to_the_same_state(rules: HouseRules, seats: int, seed: int) -> None:
    rng = random.Random(seed)
    played = list(moments(rules, seats, rng))
    for record, state in [*rng.sample(played, min(10, len(played))), played[-1]]:
        again = replay(decode(encode(record)))
        if state.phase == "over":
            assert again.state is None
            assert again.match.totals == record.totals
            assert again.match.outcomes[-1] == outcome(state)
        elif state.phase in ("hold", "window"):
            assert again.state == state
        else:
            # What leaves no trace: the window that closed, the draw that waits for its stock.
            assert again.state is not None
            assert pass_window(again.state)[0].log == state.log
