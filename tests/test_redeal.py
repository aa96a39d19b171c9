"""Dealing the unknown anew: the seat that looks sees no change, and the round stays possible."""

import random

from hypothesis import given, settings

from game.cards import DECK, Card
from game.events import Dealt, Discarded, Drew, Event, Passed, Ponged, Recycled, Starter
from game.hidden import hidden
from game.house import HouseRules
from game.moves import Discard, Draw, Ppong
from game.redeal import redeal
from game.round import Round, apply, deal, pass_window, recycle
from game.view import see
from tests.notation import play
from tests.random_play import SEATS, SEEDS, house_rules, moments


@given(house_rules(), SEATS, SEEDS)
def test_what_a_seat_cannot_know_leaves_its_view_equal(
    rules: HouseRules, seats: int, seed: int
) -> None:
    rng = random.Random(seed)
    changed = False
    for state in moments(rules, seats, rng):
        for seat in (None, *range(seats)):
            other = redeal(state, seat, rng)
            assert see(other, seat) == see(state, seat)
            assert [len(hand) for hand in other.hands] == [len(hand) for hand in state.hands]
            everything = [*other.stock, *other.discards, *(c for hand in other.hands for c in hand)]
            assert sorted(everything) == sorted(DECK)
            changed |= other.hands != state.hands
    assert changed


@given(house_rules(), SEATS, SEEDS)
def test_hidden_cards_have_just_the_places_that_there_are(
    rules: HouseRules, seats: int, seed: int
) -> None:
    for state in moments(rules, seats, random.Random(seed)):
        for seat in (None, *range(seats)):
            for unseen in hidden(see(state, seat)):
                assert len(unseen.cards) == sum(unseen.held) + unseen.stock
                here = set(unseen.cards)
                assert len(here.intersection(state.stock)) == unseen.stock
                if state.phase != "over":
                    lying = [len(here.intersection(hand)) for hand in state.hands]
                    assert lying == list(unseen.held)


@settings(max_examples=100)
@given(house_rules(natural_ppong=False, stop_limit=0), SEATS, SEEDS)
def test_a_redealt_round_could_have_gone_this_way(rules: HouseRules, seats: int, seed: int) -> None:
    """Its log, read as a deck and moves, plays to the redealt state.

    Without natural ppongs, and with a stop that only the play can have shown to be possible.
    """
    rng = random.Random(seed)
    state = rng.choice([one for one in moments(rules, seats, rng) if one.phase != "over"])
    other = redeal(state, rng.choice([None, *range(seats)]), rng)
    assert replayed(other) == other


def replayed(state: Round) -> Round:
    """Play a round again from nothing but its log and what is left of its stock."""
    packs = decks(state)
    again, _ = deal(state.rules, state.dealer, packs.pop(0), len(state.hands))
    for event in state.log:
        again = repeated(again, event, packs)
    if state.phase == "recycle":
        again, _ = apply(again, again.turn, Draw())
    return again


def repeated(state: Round, event: Event, packs: list[tuple[Card, ...]]) -> Round:
    """Do what an event tells; the draw after a recycle comes with it."""
    match event:
        case Drew() if state.phase == "turn":
            return apply(state, event.seat, Draw())[0]
        case Discarded(seat, card):
            return apply(state, seat, Discard(card))[0]
        case Ponged(seat, _, _, cards, throw, _):
            return apply(state, seat, Ppong(cards, throw))[0]
        case Passed():
            return pass_window(state)[0]
        case Recycled():
            return recycle(apply(state, state.turn, Draw())[0], packs.pop(0))[0]
    return state


def decks(state: Round) -> list[tuple[Card, ...]]:
    """Gather the deck of each pass in the order in which it was dealt and drawn."""
    packs: list[tuple[Card, ...]] = []
    for event in state.log:
        match event:
            case Dealt(dealer, hands):
                packs.append(dealt_deck(dealer, hands))
            case Starter(card) | Drew(_, str() as card):
                packs[-1] += (card,)
            case Recycled():
                packs.append(())
            case _:
                pass
    packs[-1] += state.stock
    return packs


def dealt_deck(dealer: int, hands: tuple[tuple[Card | None, ...], ...]) -> tuple[Card, ...]:
    in_turn = [*hands[dealer:], *hands[:dealer]]
    cards = [card for hand in in_turn for card in hand[:3]]
    cards += [card for hand in in_turn for card in hand[3:]]
    return tuple(card for card in cards if card is not None)


def test_a_recycled_card_stays_where_it_can_be() -> None:
    """Seat 0 knows after a recycle: what seat 1 held all along is no card of the new stock."""
    table = play("""
        rules family
        dealer 0
        hand 0: 1 2 4 5 7 12
        hand 1: 3 6 8 9 11
        0 discards 12
        37 turns throwing what comes
        0 draws
        shuffle 10 10
        0 discards 10
    """)
    other = redeal(table.state, 0, random.Random(3))
    assert other.hands == table.state.hands
    assert other.stock != table.state.stock


def test_a_seat_that_looks_at_nothing_knows_only_the_table() -> None:
    table = play("rules family\nhand 0: 1 2 4 5 7 12\nhand 1: 3 6 8 9 11\n0 discards 12")
    other = redeal(table.state, None, random.Random(5))
    assert other.hands[0] != table.state.hands[0]
    assert other.discards == table.state.discards
