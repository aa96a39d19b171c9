"""What each house rule changes: one test a field, named by it, with two tables that differ."""

import msgspec

from game.events import End
from game.house import FAMILY
from game.jokbo import jokbo
from game.match import Match, after_round, first_dealer, next_dealer, settlement
from game.moves import Stop
from game.round import legal_moves
from game.scoring import Outcome, outcome
from game.shuffle import headless_seed
from tests.notation import play
from tests.tables import Table, house, spread


def scores(rules: str, script: str) -> tuple[int, ...]:
    return outcome(play(f"rules {rules}\n{script}").state).scores


def worth(rules: str, six: str) -> tuple[str, int] | None:
    return jokbo(house(rules), tuple(spread([six.split()])[0]))


def asked_for_a_stop(rules: str, script: str, seat: int = 0) -> bool:
    return Stop() in legal_moves(play(f"rules {rules}\n{script}").state, seat)


def one_round(rules: str, totals: tuple[int, ...]) -> Match:
    won = Outcome(End("stop", 0, None, None), totals, totals, 0, None, (), 0)
    return after_round(Match(house(rules), len(totals), 0), won)


LOW_HAND = """
    dealer 1
    hand 0: 9 9 9 1 3
    hand 1: 2 4 6 8 10 12
    1 discards 12
    pass
"""

PONGED = """
    dealer 1
    hand 0: 1 3 9 9 12
    hand 1: 9 9 6 8 10 11
    hand 2: 2 4 5 7 11
    1 discards 9
    0 ppongs 9, throws 12
    1 draws, discards 11
    2 draws, discards 11
    pass
"""


def test_field_rounds() -> None:
    assert one_round("family rounds=1", (3, 4)).over
    assert not one_round("family rounds=2", (3, 4)).over


def test_field_starter_card() -> None:
    deal = "dealer 0\nhand 0: 1\nhand 1: 2"
    with_card = play(f"rules family starter_card=true\n{deal}").state
    without = play(f"rules family starter_card=false\n{deal}").state
    assert (len(with_card.discards), len(with_card.stock)) == (1, 36)
    assert (len(without.discards), len(without.stock)) == (0, 37)


def test_field_natural_ppong() -> None:
    feed = "dealer 1\nhand 0: 7 7 7 9 9\nhand 1: 9 1 2 3 5 12\n1 discards 9\n"
    ended = play(f"rules family natural_ppong=true\n{feed}0 ppongs 9").state
    assert ended.end == End("natural_bak", 0, 1, None)
    going_on = play(f"rules family natural_ppong=false\n{feed}0 ppongs 9, throws 7").state
    assert going_on.end is None


def test_field_natural_ppong_scoring() -> None:
    rules = "family stop_limit=null natural_ppong_scoring="
    assert scores(f"{rules}excluded", f"{LOW_HAND}0 stops") == (4, 30)
    assert scores(f"{rules}counted", f"{LOW_HAND}0 stops") == (61, 0)


def test_field_stop_limit() -> None:
    assert not asked_for_a_stop("family stop_limit=3", LOW_HAND)
    assert asked_for_a_stop("family stop_limit=4", LOW_HAND)
    assert asked_for_a_stop("family natural_ppong=false stop_limit=null", LOW_HAND)


def test_field_stop_needs_ppong() -> None:
    low = LOW_HAND.replace("9 9 9 1 3", "1 1 2 2 3")
    assert asked_for_a_stop("family stop_limit=9 stop_needs_ppong=false", low)
    assert not asked_for_a_stop("family stop_limit=9 stop_needs_ppong=true", low)
    assert asked_for_a_stop("family stop_needs_ppong=true", LOW_HAND)
    assert asked_for_a_stop("family stop_needs_ppong=true", PONGED)


def test_field_stop_other_ppongs() -> None:
    assert asked_for_a_stop("family stop_other_ppongs=0", PONGED)
    assert not asked_for_a_stop("family stop_other_ppongs=1", PONGED)


def test_field_stop_total_ppongs() -> None:
    assert asked_for_a_stop("family stop_total_ppongs=1", PONGED)
    assert not asked_for_a_stop("family stop_total_ppongs=2", PONGED)
    assert not asked_for_a_stop("family stop_total_ppongs=1", LOW_HAND)


TIE = f"""
    {LOW_HAND.replace("2 4 6 8 10 12", "8 8 8 1 3 12")}
    0 stops
"""


def test_field_stop_caught_on_tie() -> None:
    assert scores("family stop_caught_on_tie=true", TIE) == (34, 0)
    assert scores("family stop_caught_on_tie=false", TIE) == (4, 4)


def test_field_stop_success_score() -> None:
    stop = f"{LOW_HAND}0 stops"
    assert scores("family stop_success_score=hand", stop) == (4, 30)
    assert scores("family stop_success_score=zero", stop) == (0, 30)
    assert scores("family stop_success_score=gap", stop) == (-1, 30)


def test_field_stop_compares() -> None:
    low = LOW_HAND.replace("2 4 6 8 10 12", "1 1 2 2 4 12") + "0 stops"
    rules = "family natural_ppong=false stop_limit=null"
    assert scores(f"{rules} stop_compares=all", low)[0] == 61
    assert scores(f"{rules} stop_compares=ponged", low)[0] == 31
    assert scores("family stop_compares=ponged", TIE) == (34, 0)


def test_field_stop_penalty() -> None:
    assert scores("family stop_penalty=30", TIE) == (34, 0)
    assert scores("family stop_penalty=50", TIE) == (54, 0)


def test_field_stop_catcher_zero() -> None:
    assert scores("family stop_catcher_zero=true", TIE) == (34, 0)
    assert scores("family stop_catcher_zero=false", TIE) == (34, 4)


def last_pair(rules: str, feeding: str) -> Table:
    """Seat 0 is left with two tens before somebody feeds them."""
    return play(f"""
        rules {rules} stop_limit=0
        dealer 1
        hand 0: 10 10 8 8 5
        hand 1: 8 3 4 6 11 12
        hand 2: 12 12 10 1 2
        stock: 10
        1 discards 8
        0 ppongs 8, throws 5
        {feeding}
        0 ppongs 10
    """)


def test_field_bak_penalty() -> None:
    for penalty in (30, 20):
        table = last_pair(
            f"family bak_penalty={penalty} ppong_bak_penalty=77", "1 draws 10, discards 10"
        )
        assert table.outcome.end == End("bak", 0, 1, None)
        assert table.outcome.scores == (0, 3 + 4 + 6 + 11 + 12 + penalty, 37)


def test_field_ppong_bak_penalty() -> None:
    for penalty in (30, 20):
        feeding = "1 draws 10, discards 12\n2 ppongs 12, throws 10"
        table = last_pair(f"family ppong_bak_penalty={penalty} bak_penalty=77", feeding)
        assert table.outcome.end == End("ppong_bak", 0, 2, None)
        assert table.outcome.scores[2] == 3 + penalty


def test_field_natural_bak_penalty() -> None:
    feed = "dealer 1\nhand 0: 7 7 7 9 9\nhand 1: 9 1 2 3 5 12\n1 discards 9\n0 ppongs 9"
    rules = "family bak_penalty=10 ppong_bak_penalty=20"
    assert scores(f"{rules} natural_bak_penalty=40", feed) == (0, 63)
    assert scores(f"{rules} natural_bak_penalty=null", feed) == (0, 33)


def test_field_ttoi() -> None:
    for six in ("2 2 2 8 8 8", "2 2 2 2 8 8"):
        assert worth("holiday ttoi=any", six) == ("ttoi", 0)
        assert worth("holiday ttoi=pairs", six) is None
    assert worth("holiday ttoi=pairs", "2 2 5 5 8 8") == ("ttoi", 0)


def test_field_quad() -> None:
    found = {
        quad: (
            worth(f"family quad={quad}", "5 5 5 5 9 9"),
            worth(f"family quad={quad}", "5 5 5 5 1 9"),
        )
        for quad in ("none", "any_zero", "any_minus100", "pair_minus100")
    }
    assert found == {
        "none": (("ttoi", 0), None),
        "any_zero": (("chongtong", 0), ("chongtong", 0)),
        "any_minus100": (("chongtong", -100), ("chongtong", -100)),
        "pair_minus100": (("chongtong", -100), None),
    }


def test_field_high_limit() -> None:
    six = "12 12 12 11 10 4"
    assert worth("family high_limit=61", six) == ("high", -100)
    assert worth("family high_limit=62", six) is None
    assert worth("family high_limit=null", six) is None


def test_field_high_score() -> None:
    assert worth("family high_score=minus100", "12 12 12 11 10 9") == ("high", -100)
    assert worth("family high_score=sum", "12 12 12 11 10 9") == ("high", -66)


def test_field_stock_passes() -> None:
    dry = "dealer 0\nhand 0: 1 3 9 10 11 12\nhand 1: 2 4 6 8 10\n0 discards 12\n"
    dry += "37 turns throwing what comes\npass"
    assert play(f"rules family stock_passes=1\n{dry}\nexpect end exhausted").state.end
    play(f"rules family stock_passes=2\n{dry}\n0 draws\nexpect phase recycle")
    again = f"{dry}\n0 draws\nshuffle 5\n0 discards 5\n37 turns throwing what comes\npass"
    play(f"rules family stock_passes=2\n{again}\nexpect end exhausted")
    play(f"rules family stock_passes=3\n{again}\n0 draws\nexpect phase recycle")


def test_field_first_dealer() -> None:
    seeds = [headless_seed(1, match, 0) for match in range(20)]
    for daytime in (True, False):
        low, high, clock = (
            [
                first_dealer(house(f"family first_dealer={word}"), 4, seed, daytime=daytime)
                for seed in seeds
            ]
            for word in ("low", "high", "clock")
        )
        assert low != high
        assert clock == (high if daytime else low)


def test_field_next_dealer() -> None:
    caught = play(f"rules family\n{TIE}").outcome
    assert next_dealer(house("family next_dealer=winner"), caught) == 1
    assert next_dealer(house("family next_dealer=bak_wearer"), caught) == 0


def test_field_settlement() -> None:
    paid = {
        word: settlement(one_round(f"holiday rounds=1 unit=10 settlement={word}", (3, 4, 9)))
        for word in ("none", "per_point", "per_rank", "single")
    }
    assert paid == {
        "none": None,
        "per_point": (70, -10, -60),
        "per_rank": (0, -1000, -2000),
        "single": (2, 0, -2),
    }


def test_field_unit() -> None:
    assert settlement(one_round("family unit=100", (3, 4, 9))) == (700, -100, -600)
    assert settlement(one_round("family unit=0", (3, 4, 9))) == (0, 0, 0)


def test_field_rank_amounts() -> None:
    rules = msgspec.structs.replace(FAMILY, settlement="per_rank", rank_amounts=(-5, 1, 2, 3, 4, 5))
    match = msgspec.structs.replace(one_round("family", (3, 4, 9)), rules=rules)
    assert settlement(match) == (5, -1, -2)
