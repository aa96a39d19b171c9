"""The worked examples of the rules, each a test that bears its number."""

import msgspec
import pytest

from game.cards import parse_cards
from game.events import End
from game.house import FAMILY, HOLIDAY, PRESETS, TOWN, HouseRules
from game.jokbo import jokbo, total
from game.match import Match, after_round, next_dealer, ranks, settlement, single_hand
from game.odds import all_hands, odds_table
from game.scoring import Outcome
from game.stop import may_stop
from tests.notation import play
from tests.tables import Table, house, spread


def worth(rules: HouseRules, hand: str) -> int:
    return total(rules, tuple(spread([hand.split()])[0]))


def pattern(rules: HouseRules, hand: str) -> tuple[str, int] | None:
    return jokbo(rules, tuple(spread([hand.split()])[0]))


NINE_PPONG = """
dealer 2
hand 0: 1 2 5 9 9
hand 1: 7 7 7 3 5
hand 2: 9 2 3 4 5 6
stock: 12 12
2 discards 9
expect 0 can ppong
0 ppongs 9, throws 5
expect hand 0: 1 2
1 draws 12, discards 12
2 draws 12, discards 12
0 stops
"""


def test_example_1_nine_ppong_and_five() -> None:
    table = play("rules family" + NINE_PPONG)
    assert table.outcome.end.kind == "stop"
    assert table.outcome.scores == (3, 8, 20)
    before = msgspec.structs.replace(table.outcome, scores=(98, 0, 5))
    match = after_round(after_round(Match(FAMILY, 3, 2), before), table.outcome)
    assert match.totals == (101, 8, 25)
    assert match.dealer == 0


def stop_on_four(rules: str, other: str) -> Table:
    return play(f"""
        rules {rules}
        dealer 2
        hand 0: 2 2 9 9 5
        hand 1: {other} 10 10 6
        hand 2: 9 10 12 12 11 8
        stock: 7 7 7
        2 discards 9
        0 ppongs 9, throws 5
        1 draws 7, discards 7
        2 draws 7, discards 10
        1 ppongs 10, throws 6
        2 draws 7, discards 7
        expect hand 0: 2 2
        expect hand 1: {other}
        0 stops
    """)


@pytest.mark.parametrize(
    ("rules", "other", "kind", "scores"),
    [
        ("family", "1 3", "stop_bak", (34, 0, 50)),
        ("holiday", "1 3", "stop", (4, 4, 50)),
        ("town", "1 3", "stop_bak", (34, 4, 50)),
        ("town", "2 3", "stop", (0, 5, 50)),
    ],
)
def test_example_2_a_stop_on_a_tie(
    rules: str, other: str, kind: str, scores: tuple[int, ...]
) -> None:
    table = stop_on_four(rules, other)
    assert table.outcome.end == End(kind, 0, None, None)  # type: ignore[arg-type]
    assert table.outcome.scores == scores


def feeding_a_ten(rules: str, throw: str, after: str) -> Table:
    return play(f"""
        rules {rules}
        dealer 2
        hand 0: 8 8 5 10 10
        hand 1: 3 4 6 6 {throw}
        hand 2: 8 6 12 11 9 2
        stock: 7 1 1 9 10
        2 discards 8
        0 ppongs 8, throws 5
        1 draws 7, discards 7
        2 draws 1, discards 6
        1 ppongs 6, throws {throw}
        {after}
    """)


ON_A_TURN = """
        2 draws 1, discards 1
        0 draws 9, discards 9
        1 draws 10, discards 10
        0 ppongs 10"""


@pytest.mark.parametrize(
    ("rules", "feeder", "ppong_feeder"), [("family", 37, 37), ("holiday", 27, 37), ("town", 27, 27)]
)
def test_example_3_feeding_the_last_pair(rules: str, feeder: int, ppong_feeder: int) -> None:
    bak = feeding_a_ten(rules, "12", ON_A_TURN).outcome
    assert bak.end == End("bak", 0, 1, None)
    assert bak.scores == (0, feeder, 35)
    ppong_bak = feeding_a_ten(rules, "10", "0 ppongs 10").outcome
    assert ppong_bak.end == End("ppong_bak", 0, 1, None)
    assert ppong_bak.scores == (0, ppong_feeder, 35)


def test_example_4_a_natural_bak() -> None:
    deal = """
        dealer 1
        hand 0: 7 7 7 9 9
        hand 1: 9 1 2 3 5 12
        1 discards 9
    """
    table = play(f"rules family\n{deal}\n0 ppongs 9\nexpect hand 0: 7 7 7")
    assert table.outcome.end == End("natural_bak", 0, 1, None)
    assert table.outcome.scores == (0, 23 + 30)
    play(f"""
        rules family natural_ppong=false
        {deal}
        expect refused 0 ppongs 9: throws one more
        0 ppongs 9, throws 7
        expect hand 0: 7 7
    """)


@pytest.mark.parametrize(
    ("hand", "family", "holiday", "town"),
    [
        ("7 8 9 10 11 12", ("straight", -57), ("straight", -57), ("straight", -57)),
        ("6 7 8 9 10 11", ("straight", -51), ("straight", -51), ("straight", -51)),
        ("2 2 2 1 1 2", ("low", -100), ("low", -100), ("low", -100)),
        ("12 12 12 11 11 8", ("high", -100), None, ("high", -100)),
        ("12 12 12 11 10 9", ("high", -100), None, ("high", -100)),
    ],
)
def test_example_5_six_cards(
    hand: str,
    family: tuple[str, int] | None,
    holiday: tuple[str, int] | None,
    town: tuple[str, int] | None,
) -> None:
    assert pattern(FAMILY, hand) == family
    assert pattern(HOLIDAY, hand) == holiday
    assert pattern(TOWN, hand) == town


def test_example_5_a_drawn_card_completes_it() -> None:
    table = play("""
        rules family
        dealer 1
        hand 0: 2 2 2 1 1
        hand 1: 12 11 10 3 5 7
        stock: 2
        1 discards 12
        0 draws 2, declares
        expect end declare by 0 with low
        expect scores -100 36
    """)
    assert table.outcome.totals[1] == 36


@pytest.mark.parametrize(
    ("rules", "expected"),
    [(FAMILY, ("chongtong", 0)), (HOLIDAY, None), (TOWN, ("chongtong", -100))],
)
def test_example_6_four_of_a_month(rules: HouseRules, expected: tuple[str, int] | None) -> None:
    assert pattern(rules, "5 5 5 5 1 9") == expected


def test_example_7_a_natural_ppong_is_left_out() -> None:
    hand = parse_cards("9a 9b 9c 1a 2a")
    assert [total(rules, hand) for rules in (FAMILY, TOWN, HOLIDAY)] == [3, 3, 30]
    assert may_stop(FAMILY, hand, 0, (0, 0))
    assert may_stop(TOWN, hand, 0, (0, 0))
    assert not may_stop(HOLIDAY, hand, 0, (1, 1))


def test_example_8_deal_odds() -> None:
    weights = [weight for _, weight in all_hands()]
    assert (len(weights), sum(weights)) == (12_232, 12_271_512)
    family = odds_table(FAMILY)
    fitting = {odds.name: odds.hands for odds in family.jokbo}
    shapes = dict(family.shapes)
    assert fitting["chongtong"] == shapes[4, 2] + shapes[4, 1, 1] == 11_352
    assert shapes[2, 2, 2] + shapes[3, 3] == 48_576
    assert fitting["straight"] == 28_672
    assert fitting["low"] == 162
    assert fitting["high"] == 1_216
    assert {odds.name: odds.hands for odds in odds_table(TOWN).jokbo}["high"] == 46_758
    assert (family.ends, odds_table(HOLIDAY).ends, odds_table(TOWN).ends) == (
        89_528,
        78_168,
        133_016,
    )
    assert odds_table(house("town quad=pair_minus100")).ends == 123_240


def test_example_8_by_type() -> None:
    assert dict(odds_table(FAMILY).shapes) == {
        (4, 2): 792,
        (4, 1, 1): 10_560,
        (3, 3): 1_056,
        (3, 2, 1): 126_720,
        (3, 1, 1, 1): 506_880,
        (2, 2, 2): 47_520,
        (2, 2, 1, 1): 1_710_720,
        (2, 1, 1, 1, 1): 6_082_560,
        (1, 1, 1, 1, 1, 1): 3_784_704,
    }


def test_example_8_by_sum() -> None:
    sums = dict(odds_table(FAMILY).sums)
    assert [sums[points] for points in (8, 9, 10)] == [6, 32, 124]
    assert [sums[points] for points in range(60, 71)] == [
        17_530, 11_696, 7_522, 4_624, 2_698, 1_472, 734, 320, 124, 32, 6,
    ]  # fmt: skip
    assert (min(sums), max(sums)) == (8, 70)


def test_example_9_the_deck_in_order() -> None:
    table = play("""
        rules town
        seats 6
        dealer 2
        deck in order
        expect hand 2: 1a 1b 1c 5c 5d 6a
        expect hand 3: 1d 2a 2b 6b 6c
        expect hand 1: 4d 5a 5b 8b 8c
        expect stock 16
    """)
    assert table.state.discards == ("8d",)
    assert table.state.stock[0] == "9a"


def test_example_10_stopping_with_threes_and_fours() -> None:
    hand = parse_cards("2a 2b 2c 1a 1b")
    assert worth(FAMILY, "2 2 2 1 1") == 2
    assert may_stop(FAMILY, hand, 0, (0, 0))
    for change in ("natural_ppong_scoring=counted", "natural_ppong=false"):
        assert total(house(f"family {change}"), hand) == 8
        assert not may_stop(house(f"family {change}"), hand, 0, (0, 0))
    assert worth(FAMILY, "1 1 1 1 2") == 3
    assert worth(FAMILY, "9 9 9 9 2") == 11
    assert worth(HOLIDAY, "9 9 9 9 2") == 38


def caught_by_two(rules: str) -> Table:
    return play(f"""
        rules {rules}
        dealer 1
        hand 0: 2 3 8 8 9
        hand 1: 1 3 9 9 10 8
        hand 2: 4 1 10 10 11
        hand 3: 5 7 11 11 12
        1 discards 8
        0 ppongs 8, throws 9
        1 ppongs 9, throws 10
        2 ppongs 10, throws 11
        3 ppongs 11, throws 12
        expect chain 4
        0 stops
        expect end stop_bak by 0
    """)


@pytest.mark.parametrize(
    ("rules", "scores"),
    [("family", (35, 0, 0, 12)), ("town", (35, 4, 5, 12)), ("holiday", (35, 4, 5, 12))],
)
def test_example_11_two_who_catch(rules: str, scores: tuple[int, ...]) -> None:
    table = caught_by_two(rules)
    assert table.outcome.scores == scores
    assert next_dealer(table.rules, table.outcome) == 1
    assert next_dealer(house("family next_dealer=bak_wearer"), table.outcome) == 0


def test_example_12_the_gap() -> None:
    rules = "rules family stop_success_score=gap"
    assert play(rules + NINE_PPONG).outcome.scores == (-2, 8, 20)
    tied = NINE_PPONG.replace("7 7 7 3 5", "7 7 7 1 2")
    assert play(rules + tied).outcome.scores == (33, 0, 20)


def test_example_13_stock_and_passes_gone() -> None:
    play("""
        rules family
        dealer 1
        hand 0: 1 3 4 4 5
        hand 1: 1 8 9 10 11 12
        hand 2: 5 6 7 9 9
        hand 3: 12 2 2 11 3
        1 discards 1
        27 turns throwing what comes
        expect stock 0
        1 draws
        shuffle 4 … 9
        1 discards 4
        0 ppongs 4, throws 5
        expect hand 0: 1 3
        26 turns throwing what comes
        expect turn 2
        3 draws 9, discards 9
        expect stock 0
        expect hand 3: 12 2 2 11 3
        2 ppongs 9, throws 5
        expect hand 2: 6 7
        pass
        expect end exhausted
        expect scores 4 50 13 30
        expect next dealer 0
    """)


@pytest.mark.parametrize(
    ("rules", "feeder"),
    [
        ("", 37),
        ("natural_bak_penalty=null", 37),
        ("natural_bak_penalty=null ppong_bak_penalty=50", 57),
        ("natural_bak_penalty=5", 12),
    ],
)
def test_example_14_a_natural_bak_in_a_chain(rules: str, feeder: int) -> None:
    table = play(f"""
        rules family {rules}
        dealer 2
        hand 0: 7 7 7 10 10
        hand 1: 3 4 6 6 10
        hand 2: 6 12 12 11 9 2
        2 discards 6
        1 ppongs 6, throws 10
        0 ppongs 10
        expect end natural_bak by 0 from 1
    """)
    assert table.outcome.scores[:2] == (0, feeder)


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("5 5 5 5 9 9", (("chongtong", 0), ("ttoi", 0), ("chongtong", -100))),
        ("12 12 12 11 11 11", (("high", -100), ("ttoi", 0), ("high", -100))),
        ("1 1 1 1 2 2", (("low", -100), ("low", -100), ("low", -100))),
    ],
)
def test_example_15_which_jokbo_is_named(
    hand: str, expected: tuple[tuple[str, int] | None, ...]
) -> None:
    assert tuple(pattern(PRESETS[name], hand) for name in ("family", "holiday", "town")) == expected


def ended(end: End, scores: tuple[int, ...], winner: int, wearer: int | None = None) -> Outcome:
    return Outcome(end, scores, scores, winner, wearer, (), 0)


def test_example_16_single_hand_settlement() -> None:
    stop = ended(End("stop", 1, None, None), (7, 0, 13, 7), 1)
    assert single_hand(stop, 0) == (1, 2, -2, -1)
    bak = ended(End("bak", 1, 0, None), (41, 0, 23, 30), 1, 0)
    assert single_hand(bak, 0) == (-4, 4, 1, -1)
    straight = ended(End("declare", 3, None, "straight"), (9, 9, 9, -57, 9, 9), 3)
    assert single_hand(straight, 0) == (-2, -2, -2, 10, -2, -2)


def test_example_17_ranks_and_money() -> None:
    totals = (10, 10, 25, 31)
    assert ranks(totals) == (1, 1, 3, 4)
    outcome = ended(End("exhausted", None, None, None), totals, 0)
    per_rank = after_round(Match(HOLIDAY, 4, 0), outcome)
    assert settlement(per_rank) == (0, 0, -2000, -3000)
    per_point = after_round(Match(FAMILY, 4, 0), outcome)
    assert settlement(per_point) == (1800, 1800, -1500, -2100)
