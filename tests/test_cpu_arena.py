"""Leagues: the same arguments play the same matches, and the levels stand in order."""

import random

from game.cpu import LEVELS
from game.cpu.arena import (
    ENDS,
    League,
    Pairing,
    apart_rows,
    league_rows,
    play_league,
    round_robin,
)
from game.cpu.hands import count
from game.cpu.league import fair_deal, play_match, win_shares
from game.cpu.people import mind
from game.cpu.tables import tables_of
from game.cpu.thinking import thinking, thinking_rows
from game.house import FAMILY, PRESETS
from game.simulation import drawn_rules


def league(*pairings: tuple[str, str], sets: int = 20, **changes: object) -> League:
    made = {"rules": FAMILY, "seats": 4, "sets": sets, "seed": 1, **changes}
    return League(tuple(Pairing(*each) for each in pairings), **made)  # type: ignore[arg-type]


def test_levels_stand_in_order_against_greedy_players() -> None:
    names = ("beginner", "neighbour", "expert")
    played = play_league(league(*((name, "greedy") for name in names), sets=30), jobs=1)
    shares = [result.win_share for result in played]
    assert shares == sorted(shares)
    assert shares[2] - shares[0] > 0.15
    losses = [result.points / result.rounds for result in played]
    assert losses == sorted(losses, reverse=True)


def test_a_player_among_equals_wins_its_fair_share_exactly() -> None:
    """Rotated on the same deals, four alike win one match of each four."""
    (result,) = play_league(league(("greedy", "greedy"), sets=5), jobs=1)
    assert result.win_share == 0.25
    assert result.matches == 20
    assert result.rounds == 20 * FAMILY.rounds


def test_the_same_arguments_print_the_same_rows() -> None:
    made = league(("player:uncle", "neighbour"), ("random", "greedy"), sets=2, rules=None,
                  draw=drawn_rules, seats=3, rounds=2)  # fmt: skip
    sheets = [list(league_rows(made, play_league(made, jobs=1))) for _ in range(2)]
    assert sheets[0] == sheets[1]
    assert [len(row) for row in sheets[0]] == [7 + len(ENDS)] * 3


def test_endings_of_all_seats_add_up_to_all_rounds() -> None:
    for rules in PRESETS.values():
        played = play_match(rules, [mind("greedy"), mind("expert")], "x")
        assert len(played.finishes) == rules.rounds
        assert all((finish.kind == "declare") == (finish.jokbo is not None)
                   for finish in played.finishes)  # fmt: skip


def test_round_robin_pairs_each_with_each_other() -> None:
    assert round_robin(("a", "b")) == (Pairing("a", "b"), Pairing("b", "a"))
    assert round_robin(("a", "b"), ("b",)) == (Pairing("a", "b"), Pairing("b", "b"))
    assert round_robin(("a",)) == (Pairing("a", "a"),)


def test_a_character_is_told_from_the_plain_player_of_its_level() -> None:
    """The father's caution shows in few matches; the plain player is told from nobody."""
    made = league(("player", "greedy"), ("player:father", "greedy"), sets=40)
    results = play_league(made, jobs=1)
    head, row = apart_rows(made, results)
    told = dict(zip(head, row, strict=True))
    assert told["apart by"] == "player:father"
    assert float(told["stop"]) < -3
    assert float(told["most"]) == max(abs(float(told[end])) for end in ENDS)
    _, itself = apart_rows(made, [results[0], results[0]])
    assert set(itself[2:-1]) == {"+0.0"}, "set by set it is held against the same deals"
    alone = league(("player:father", "greedy"), sets=1)
    assert list(apart_rows(alone, results[:1])) == []


def test_a_set_deals_each_seat_the_same_cards_whoever_deals() -> None:
    tables = tables_of(FAMILY)
    hands = []
    for dealer in range(4):
        state = fair_deal(tables, dealer, random.Random(1), 4)
        assert (state.dealer, state.turn) == (dealer, dealer)
        sizes = [count(hand) for hand in state.hands]
        assert sizes == [6 if seat == dealer else 5 for seat in range(4)]
        hands.append(state.hands)
    for seat in range(4):
        fives = {each[seat] for dealer, each in enumerate(hands) if dealer != seat}
        assert len(fives) == 1


def test_every_levels_decisions_are_timed() -> None:
    spent = [thinking(kind, FAMILY, 4, 2, 1) for kind in LEVELS]
    assert all(len(times.decisions) >= 2 for times in spent)
    assert [times.most_slices > 1 for times in spent] == [kind == "master" for kind in LEVELS]
    head, *rows = thinking_rows(LEVELS, spent)
    assert [row[0] for row in rows] == list(LEVELS)
    assert {len(row) for row in rows} == {len(head)}


def test_a_shared_win_is_shared() -> None:
    assert win_shares([10, 12, 10]) == [0.5, 0.0, 0.5]
    rng = random.Random(1)
    for _ in range(20):
        totals = [rng.randint(0, 5) for _ in range(4)]
        assert abs(sum(win_shares(totals)) - 1) < 1e-9
