"""The log of any round reads as the rules page tells a round: who may follow whom with what."""

import random
from itertools import pairwise

from hypothesis import given

from game.cards import MONTH, Card, months
from game.events import (
    Dealt,
    Discarded,
    Drew,
    Ended,
    Event,
    Passed,
    Ponged,
    Recycled,
    Starter,
)
from game.house import HouseRules
from game.round import Round
from tests.plain_rules import can_stop
from tests.random_play import SEATS, SEEDS, house_rules, rounds_end, steps

CLAIM_ENDS = ("bak", "ppong_bak", "natural_bak")


@given(house_rules(), SEATS, SEEDS)
def test_events_follow_each_other_as_the_rules_say(
    rules: HouseRules, seats: int, seed: int
) -> None:
    state = rounds_end(rules, seats, random.Random(seed), 0.05)
    opening = state.log[: 1 + rules.starter_card]
    assert [type(event) for event in opening] == [Dealt, Starter][: len(opening)]
    assert acts(state.log[len(opening)], state.dealer, (Discarded, "declare"))
    for before, after in pairwise(state.log[len(opening) :]):
        assert may_follow(before, after, seats), (before, after)
    assert [isinstance(event, Ended) for event in state.log].index(True) == len(state.log) - 1


def acts(event: Event, seat: int, allowed: tuple[type | str, ...]) -> bool:
    """Tell whether it is an event of this seat, of an allowed kind or ending."""
    if isinstance(event, Ended):
        return event.end.seat == seat and event.end.kind in allowed
    return type(event) in allowed and getattr(event, "seat", None) == seat


def may_follow(before: Event, after: Event, seats: int) -> bool:
    match before:
        case Drew(seat, _):
            return acts(after, seat, (Discarded, "declare"))
        case Discarded(seat, card):
            return open_card(after, seat, card, 1)
        case Ponged(seat, victim, _, _, None, _):
            return acts(after, seat, CLAIM_ENDS) and ended_from(after) == victim
        case Ponged(seat, _, _, _, str() as throw, chain):
            return open_card(after, seat, Card(throw), chain + 1)
        case Passed(seat, _):
            to_the_right = (seat + 1) % seats
            if isinstance(after, Recycled):
                return True
            exhausted = isinstance(after, Ended) and after.end.kind == "exhausted"
            return exhausted or acts(after, to_the_right, (Drew, "stop", "stop_bak"))
        case Recycled():
            return isinstance(after, Drew)
        case _:
            return False


def ended_from(event: Event) -> int | None:
    return event.end.from_ if isinstance(event, Ended) else None


def open_card(after: Event, thrower: int, card: Card, chain: int) -> bool:
    """A card that lies open is let pass, or claimed by another with two of its month."""
    match after:
        case Passed(seat, passed):
            return (seat, passed) == (thrower, card)
        case Ponged(seat, victim, on, cards, _, count):
            fits = {MONTH[one] for one in cards} == {MONTH[card]}
            return fits and seat != thrower and (victim, on, count) == (thrower, card, chain)
        case _:
            return False


@given(house_rules(), SEATS, SEEDS)
def test_who_draws_after_a_recycle_is_who_was_next(
    rules: HouseRules, seats: int, seed: int
) -> None:
    state = rounds_end(rules, seats, random.Random(seed), 0.0)
    for place, event in enumerate(state.log):
        if isinstance(event, Recycled):
            passed, drew = state.log[place - 1], state.log[place + 1]
            assert isinstance(passed, Passed)
            assert isinstance(drew, Drew)
            assert drew.seat == (passed.seat + 1) % seats


@given(house_rules(), SEATS, SEEDS)
def test_the_stock_is_gone_through_as_often_as_agreed(
    rules: HouseRules, seats: int, seed: int
) -> None:
    state = rounds_end(rules, seats, random.Random(seed), 0.0)
    stock, face_up, number = 48 - 5 * seats - 1 - rules.starter_card, int(rules.starter_card), 1
    for event in state.log:
        match event:
            case Drew():
                stock -= 1
            case Discarded():
                face_up += 1
            case Ponged(_, _, _, _, throw, _):
                face_up += 2 + (throw is not None)
            case Recycled(cards, pass_number):
                number += 1
                assert (cards, pass_number, stock) == (face_up, number, 0)
                stock, face_up = cards, 0
            case _:
                pass
        assert stock >= 0
    assert number <= rules.stock_passes
    assert (stock, face_up) == (len(state.stock), len(state.discards))
    exhausted = state.end is not None and state.end.kind == "exhausted"
    assert not exhausted or (stock == 0 and number == rules.stock_passes)


@given(house_rules(stock_passes=1), SEATS, SEEDS)
def test_a_round_goes_on_without_cards_only_for_a_seat_that_may_stop(
    rules: HouseRules, seats: int, seed: int
) -> None:
    states = [state for state, _ in steps(rules, seats, random.Random(seed), 0.0)]
    for state in states:
        if state.phase == "turn" and not state.stock:
            assert may_stop(state)
    last, before = states[-1], states[-2]
    if last.end is not None and last.end.kind == "exhausted":
        asked = before.phase == "turn"
        assert may_stop(last) == asked


def may_stop(state: Round) -> bool:
    seat = state.turn
    ponged = tuple(count > 0 for count in state.ppongs)
    return can_stop(state.rules, months(state.hands[seat]), seat, ponged)
