"""Exact chances, against counting hand by hand and deal by deal."""

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings

from game.cards import DECK, MONTH, parse_cards
from game.house import FAMILY, PRESETS, TOWN, HouseRules
from game.jokbo import jokbo
from game.odds import (
    HANDS,
    drawable,
    feeding,
    jokbo_chance,
    next_cards,
    odds_table,
    safe_months,
    share,
    unseen_months,
)
from game.redeal import redeal
from game.round import Round
from game.stop import holds_natural
from game.view import see
from tests.notation import play
from tests.random_play import SEATS, SEEDS, house_rules, steps
from tests.tables import Table


@settings(max_examples=10)
@given(house_rules())
def test_deal_odds_add_up(rules: HouseRules) -> None:
    table = odds_table(rules)
    assert sum(hands for _, hands in table.shapes) == HANDS
    assert sum(hands for _, hands in table.sums) == HANDS
    assert sum(hands for _, hands in table.scores) == table.ends
    assert sum(odds.named for odds in table.jokbo) == table.ends
    assert all(odds.named <= odds.hands for odds in table.jokbo)


@pytest.mark.parametrize("name", PRESETS)
def test_deal_odds_agree_with_dealing(name: str) -> None:
    """20,000 deals; the counts lie within five standard errors, from a seed that is fixed."""
    rng = random.Random(20_000)
    table = odds_table(PRESETS[name])
    found: Counter[str] = Counter()
    for _ in range(20_000):
        best = jokbo(PRESETS[name], tuple(rng.sample(DECK, 6)))
        found[best[0] if best else "none"] += 1
    for odds in table.jokbo:
        expected = float(20_000 * share(odds.named))
        assert abs(found[odds.name] - expected) <= 5 * expected**0.5 + 1


def test_which_jokbo_hands_are_named() -> None:
    family = {odds.name: (odds.hands, odds.named) for odds in odds_table(FAMILY).jokbo}
    assert family == {
        "low": (162, 162),
        "high": (1_216, 1_216),
        "chongtong": (11_352, 11_166),
        "straight": (28_672, 28_672),
        "ttoi": (49_368, 48_312),
    }
    assert dict(odds_table(TOWN).scores)[-57] == 4**6


def at_the_start(hand: str) -> Table:
    return play(f"rules family\ndealer 1\nhand 0: {hand}\nhand 1: 12\n1 discards 12\npass")


def test_the_next_card_of_four_in_a_row() -> None:
    view = see(at_the_start("4 5 6 7 8").state, 0)
    coming = {card.month: card for card in next_cards(FAMILY, view.hand, drawable(view))}
    assert (coming[3].copies, coming[3].jokbo) == (4, ("straight", -33))
    assert (coming[9].copies, coming[9].jokbo) == (4, ("straight", -39))
    assert (coming[4].copies, coming[4].jokbo) == (3, None)
    assert coming[12].copies == 3
    assert jokbo_chance(FAMILY, view.hand, drawable(view)) == Fraction(8, 42)


def test_two_cards_draw_no_jokbo() -> None:
    hand = parse_cards("5a 6a")
    assert jokbo_chance(FAMILY, hand, (0, *(4,) * 12)) == 0
    assert all(card.jokbo is None for card in next_cards(FAMILY, hand, (0, *(4,) * 12)))


def test_nothing_comes_from_nothing() -> None:
    assert next_cards(FAMILY, parse_cards("5a 6a 7a 8a 9a"), (0,) * 13) == ()
    assert jokbo_chance(FAMILY, parse_cards("5a 6a 7a 8a 9a"), (0,) * 13) == 0


def test_an_empty_stock_draws_from_the_discards() -> None:
    script = "dealer 0\nhand 0: 12\nhand 1: 1\n0 discards 12\n37 turns throwing what comes"
    with_passes = see(play(f"rules family\n{script}").state, 1)
    assert sum(drawable(with_passes)) == len(with_passes.discards) == 38
    without = see(play(f"rules family stock_passes=1\n{script}").state, 1)
    assert sum(drawable(without)) == 0


def test_a_month_is_safe_with_one_copy_unseen() -> None:
    view = see(at_the_start("4 4 4 5 5").state, 0)
    assert unseen_months(view)[4] == 1
    assert safe_months(view) == (4,)
    risks = {feed.month: feed for feed in feeding(view)}
    assert risks[4].ppong == risks[4].bak == 0
    assert risks[5].unseen == 2


def test_the_risk_of_feeding_a_pair() -> None:
    """Two fives among 42 unseen cards: the chance that both are among the other's five."""
    view = see(at_the_start("4 4 4 5 5").state, 0)
    risk = next(feed for feed in feeding(view) if feed.month == 5)
    assert risk.ppong == Fraction(5 * 4, 42 * 41)


def plain_feeding(state: Round, seat: int, month: int) -> tuple[Fraction, Fraction]:
    """Go through every hand that the only other seat can hold."""
    other = 1 - seat
    known = {*state.hands[seat], *state.discards}
    unseen = [card for card in DECK if card not in known]
    hands = list(combinations(unseen, len(state.hands[other])))
    claims = baks = 0
    for hand in hands:
        copies = [card for card in hand if MONTH[card] == month]
        if len(copies) >= 2:
            claims += 1
            rest = [card for card in hand if card not in copies[:2]]
            gone = holds_natural(state.rules, tuple(rest))
            baks += not rest or (len(rest) == 3 and gone)
    return Fraction(claims, len(hands)), Fraction(baks, len(hands))


@pytest.mark.parametrize("rules", ["family", "holiday"])
def test_feeding_agrees_with_going_through_all_hands(rules: str) -> None:
    script = f"""
        rules {rules} stock_passes=1 stop_limit=0
        dealer 1
        hand 0: 7 7 8 8 9
        hand 1: 9 1 2 2 11 12
        1 discards 9
        pass
    """
    table = play(f"{script}\n15 turns throwing what comes")
    for feed in feeding(see(table.state, 0)):
        assert (feed.ppong, feed.bak) == plain_feeding(table.state, 0, feed.month)
    assert any(feed.bak for feed in feeding(see(table.state, 0))) == (rules == "family")


def test_feeding_a_hand_of_two_risks_a_bak_each_time() -> None:
    table = play("""
        rules holiday
        dealer 1
        hand 0: 7 7 8 8 9
        hand 1: 9 9 1 2 3 8
        1 discards 8
        0 ppongs 8, throws 9
        1 ppongs 9, throws 1
    """)
    risks = feeding(see(table.state, 0))
    assert [feed.month for feed in risks] == [7]
    assert risks[0].bak == risks[0].ppong == Fraction(2 * 1, 39 * 38)
    assert plain_feeding(table.state, 0, 7) == (risks[0].ppong, risks[0].bak)


@settings(max_examples=15)
@given(house_rules(), SEATS, SEEDS)
def test_what_is_drawn_and_claimed_was_possible(rules: HouseRules, seats: int, seed: int) -> None:
    rng = random.Random(seed)
    played = [state for state, _ in steps(rules, seats, rng, 0.0)]
    for state in rng.sample(played, min(20, len(played))):
        view = see(state, state.turn)
        if state.phase == "turn" and state.stock:
            assert drawable(view)[MONTH[state.stock[0]]] > 0
        if state.phase == "hold":
            safe = safe_months(view)
            for feed in feeding(view):
                assert 0 <= feed.bak <= feed.ppong <= 1
                assert (feed.ppong == 0) or feed.month not in safe
                held = max(
                    sum(MONTH[card] == feed.month for card in hand)
                    for seat, hand in enumerate(state.hands)
                    if seat != state.turn
                )
                assert held < 2 or feed.ppong > 0


def test_feeding_after_a_recycle_agrees_with_dealing_anew() -> None:
    """Cards that were never reshuffled cannot be in the stock: the risk knows it."""
    table = play("""
        rules holiday stop_limit=0
        dealer 0
        hand 0: 1 2 4 5 7 12
        hand 1: 3 6 7 7 11
        hand 2: 3 6 8 8 11
        0 discards 12
        32 turns throwing what comes
        0 draws
        shuffle 10 10
        0 discards 10
        1 draws 10, discards 3
        2 draws
        2 discards 6
        pass
        0 draws
    """)
    rng = random.Random(1)
    dealt = 3000
    held: Counter[int] = Counter()
    for _ in range(dealt):
        for hand in redeal(table.state, 0, rng).hands[1:]:
            months = Counter(MONTH[card] for card in hand)
            held.update(month for month, copies in months.items() if copies >= 2)
    for feed in feeding(see(table.state, 0)):
        expected = dealt * float(feed.ppong)
        assert abs(held[feed.month] - expected) <= 5 * expected**0.5 + 1


def test_who_holds_nothing_risks_nothing() -> None:
    assert feeding(see(at_the_start("4 5 6 7 8").state, None)) == ()
