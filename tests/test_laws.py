"""Laws that hold at every moment of every round, under random house rules and random play."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from game.cards import DECK, MONTH, Card, months
from game.events import Dealt, Drew, Ended, Event, hide
from game.house import FAMILY, HouseRules
from game.jokbo import jokbo
from game.moves import Declare, Discard, Draw, IllegalMove, Move, Ppong, Stop
from game.round import Round, apply, claimant, legal_moves, pass_window, recycle
from game.scoring import outcome
from game.view import see
from tests.plain_rules import best_jokbo, can_stop, round_scores, round_winner
from tests.random_play import SEATS, SEEDS, ending, house_rules, moments, rounds_end, steps

EAGER = st.sampled_from([0.0, 0.1, 1.0])
ANY_CARD = (*DECK, None)


def all_cards(state: Round) -> list[Card]:
    return [*state.stock, *state.discards, *(card for hand in state.hands for card in hand)]


@given(house_rules(), SEATS, SEEDS, EAGER)
def test_the_48_cards_are_always_there(
    rules: HouseRules, seats: int, seed: int, eager: float
) -> None:
    for state, _ in steps(rules, seats, random.Random(seed), eager):
        assert sorted(all_cards(state)) == sorted(DECK)
        claimed = [card for taken in state.sets for card in taken.cards]
        assert set(claimed) <= set(state.discards)
        assert len(set(claimed)) == len(claimed)


@given(house_rules(), SEATS, SEEDS, EAGER)
def test_hands_have_the_sizes_of_the_game(
    rules: HouseRules, seats: int, seed: int, eager: float
) -> None:
    for state, _ in steps(rules, seats, random.Random(seed), eager):
        for seat, hand in enumerate(state.hands):
            holds = state.phase == "hold" and seat == state.turn
            full = 3 if state.ppongs[seat] else 6
            usual = (full,) if holds else (full - 1,)
            assert len(hand) in (usual if state.phase != "over" else (0, 2, 3, 5, 6))
            assert len(hand) % 3 == (0 if holds else 2) or state.phase == "over"


@given(house_rules(), SEATS, SEEDS, EAGER)
def test_at_most_one_seat_can_claim(rules: HouseRules, seats: int, seed: int, eager: float) -> None:
    for state, _ in steps(rules, seats, random.Random(seed), eager):
        able = [seat for seat in range(seats) if legal_moves(state, seat)]
        assert len(able) <= 1
        if state.phase == "window":
            assert able == ([] if claimant(state) is None else [claimant(state)])
            assert state.turn not in able
        else:
            assert claimant(state) is None
            assert able == ([state.turn] if state.phase in ("hold", "turn") else [])


@given(house_rules(), SEATS, SEEDS, EAGER)
def test_a_round_always_ends(rules: HouseRules, seats: int, seed: int, eager: float) -> None:
    """Each card of a pass is drawn once; a draw brings one discard, and a seat ppongs twice."""
    played = sum(1 for _ in steps(rules, seats, random.Random(seed), eager))
    draws = 48 * rules.stock_passes
    assert played <= 3 * draws + 2 * 2 * seats + rules.stock_passes + 3


@given(house_rules(), SEATS, SEEDS, EAGER)
def test_a_state_remembers_its_events(
    rules: HouseRules, seats: int, seed: int, eager: float
) -> None:
    told: tuple[Event, ...] = ()
    for state, events in steps(rules, seats, random.Random(seed), eager):
        told += events
        assert state.log == told
        assert (state.end is not None) == (state.phase == "over")
    assert isinstance(told[-1], Ended)


def universe(state: Round) -> Iterator[Move]:
    """Every move that could be thought of, sensible or not; pairs of a month in both orders."""
    yield from (Draw(), Stop(), Declare())
    yield from (Discard(card) for card in DECK)
    for first, second in permutations(DECK, 2):
        if MONTH[first] == MONTH[second]:
            yield from (Ppong((first, second), throw) for throw in ANY_CARD)
    top = state.discards[-1] if state.discards else DECK[0]
    held = [card for hand in state.hands for card in hand]
    yield from (Ppong((one, one), throw) for one in held for throw in (None, *held))
    yield from (Ppong((one, top), None) for one in held)
    yield from (Ppong((one, DECK[-1]), one) for one in held)
    yield Discard(Card("13a"))
    yield Ppong((Card("0a"), Card("0b")), Card("0c"))


@pytest.mark.parametrize("moment", ["hold", "window", "claim", "turn", "recycle", "over"])
@settings(max_examples=4)
@given(rules=house_rules(), seats=SEATS, seed=SEEDS)
def test_apply_accepts_exactly_what_is_offered(
    moment: str, rules: HouseRules, seats: int, seed: int
) -> None:
    rng = random.Random(seed)
    fitting = [
        state
        for state, _ in steps(rules, seats, rng, 0.0)
        if (claimant(state) is not None if moment == "claim" else state.phase == moment)
    ]
    assume(fitting)
    state = rng.choice(fitting)
    for seat in range(-1, seats + 1):
        offered = legal_moves(state, seat)
        assert len(set(offered)) == len(offered)
        taken = [move for move in universe(state) if accepts(state, seat, move)]
        assert Counter(taken) == Counter(offered)


def accepts(state: Round, seat: int, move: Move) -> bool:
    refusal = ""
    try:
        after, events = apply(state, seat, move)
    except IllegalMove as why:
        refusal = str(why)
    if refusal:
        assert len(refusal.split()) >= 3
        return False
    # A draw from an empty stock only asks for a new one.
    assert events or after.phase == "recycle"
    return True


@given(house_rules(), SEATS, SEEDS)
def test_offers_are_those_of_the_plain_rules(rules: HouseRules, seats: int, seed: int) -> None:
    for state, _ in steps(rules, seats, random.Random(seed), 0.02):
        for seat, hand in enumerate(state.hands):
            offered = set(legal_moves(state, seat))
            held = months(hand)
            ponged = tuple(count > 0 for count in state.ppongs)
            in_turn = seat == state.turn
            stops = state.phase == "turn" and in_turn and can_stop(rules, held, seat, ponged)
            assert (Stop() in offered) == stops
            shows = state.phase == "hold" and in_turn and best_jokbo(rules, held) is not None
            assert (Declare() in offered) == shows
            assert (Draw() in offered) == (state.phase == "turn" and in_turn)
            month = MONTH[state.discards[-1]] if state.discards else 0
            claims = state.phase == "window" and not in_turn and held.count(month) >= 2
            assert any(isinstance(move, Ppong) for move in offered) == claims


@given(house_rules(), SEATS, SEEDS)
def test_a_ppong_throws_unless_nothing_is_left(rules: HouseRules, seats: int, seed: int) -> None:
    for state, _ in steps(rules, seats, random.Random(seed), 0.02):
        seat = claimant(state)
        for move in () if seat is None else legal_moves(state, seat):
            assert isinstance(move, Ppong)
            rest = [MONTH[card] for card in state.hands[seat or 0] if card not in move.cards]
            natural = rules.natural_ppong and len(rest) == 3 and len(set(rest)) == 1
            assert (move.throw is None) == (not rest or natural)


@settings(max_examples=200)
@given(house_rules(), SEATS, SEEDS, EAGER)
def test_scores_follow_from_the_end(rules: HouseRules, seats: int, seed: int, eager: float) -> None:
    state = rounds_end(rules, seats, random.Random(seed), eager)
    scored = outcome(state)
    end = ending(state)
    assert list(scored.scores) == round_scores(rules, end)
    assert scored.winner == round_winner(rules, end)
    assert scored.end == state.end
    wearer = scored.end.seat if scored.end.kind == "stop_bak" else scored.end.from_
    assert scored.wearer == wearer
    assert (scored.penalty > 0) <= (wearer is not None)
    if scored.end.kind == "declare":
        assert scored.end.seat is not None
        best = jokbo(rules, state.hands[scored.end.seat])
        assert best is not None
        assert scored.end.jokbo == best[0]


def test_a_round_is_scored_only_when_it_is_over() -> None:
    state, _ = next(steps(FAMILY, 3, random.Random(1)))
    with pytest.raises(ValueError, match="over"):
        outcome(state)


@given(house_rules(), SEATS, SEEDS, EAGER)
def test_hidden_events_carry_no_hidden_card(
    rules: HouseRules, seats: int, seed: int, eager: float
) -> None:
    """Whatever a seat is told, it has seen the card: in its own hand, or open on the table."""
    for state, events in steps(rules, seats, random.Random(seed), eager):
        for seat in (None, *range(seats)):
            own = set() if seat is None else set(state.hands[seat])
            open_cards = {*state.discards, *own}
            if state.phase == "over":
                open_cards = {card for hand in state.hands for card in hand} | open_cards
            for event in events:
                assert set(told_cards(hide(event, seat))) <= open_cards, event


def told_cards(event: Event) -> Iterator[Card]:
    match event:
        case Dealt(_, hands):
            yield from (card for hand in hands for card in hand if card is not None)
        case Ended(_, hands):
            yield from (card for hand in hands for card in hand)
        case Drew(_, card):
            yield from () if card is None else (card,)
        case _:
            words = str(event).replace("'", " ").split()
            yield from (Card(word) for word in words if word in MONTH)


@given(house_rules(), SEATS, SEEDS)
def test_a_view_shows_no_more_than_a_seat_sees(rules: HouseRules, seats: int, seed: int) -> None:
    for state in moments(rules, seats, random.Random(seed)):
        for seat in (None, *range(seats)):
            view = see(state, seat)
            assert view.hand == (() if seat is None else state.hands[seat])
            assert view.sizes == tuple(map(len, state.hands))
            assert view.stock == len(state.stock)
            assert (view.hands is not None) == (state.phase == "over")
            assert view.drawn is None or view.drawn in view.hand
            mine = seat == state.turn and state.drawn is not None
            assert (view.drawn is not None) == mine


@given(house_rules(), SEATS, SEEDS)
def test_steps_out_of_their_time_are_refused(rules: HouseRules, seats: int, seed: int) -> None:
    for state, _ in steps(rules, seats, random.Random(seed), 0.1):
        if state.phase != "window":
            with pytest.raises(IllegalMove, match="let pass"):
                pass_window(state)
        if state.phase != "recycle":
            with pytest.raises(IllegalMove, match="only when a draw finds none"):
                recycle(state, state.discards)
        elif len(state.discards) > 1:
            with pytest.raises(IllegalMove, match="all the discards"):
                recycle(state, state.discards[1:])
