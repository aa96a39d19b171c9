"""What the table is told: every kind of event with its facts, and what is hidden of it."""

from typing import get_args

import msgspec
import pytest

from game.cards import Card, parse_cards
from game.events import (
    Dealt,
    Discarded,
    Drew,
    End,
    Ended,
    Event,
    Passed,
    Ponged,
    Recycled,
    Starter,
    hide,
)
from game.house import HouseRules
from game.match import Match
from game.moves import Move
from game.round import Claimed, Round
from game.scoring import Outcome
from game.view import Standing, View
from tests.notation import play

VALUES: list[type[msgspec.Struct]] = [
    *get_args(Event),
    *get_args(Move),
    *(End, Claimed, Round, View, Standing, Outcome, Match, HouseRules),
]


@pytest.mark.parametrize("kind", VALUES, ids=[kind.__name__ for kind in VALUES])
def test_what_the_game_tells_never_changes(kind: type[msgspec.Struct]) -> None:
    assert kind.__struct_config__.frozen


CHAIN = """
    rules town
    dealer 2
    starter: 1d
    hand 0: 8a 9a 9b 2a 6a
    hand 1: 8b 8c 5a 12a 3a
    hand 2: 9c 7a 4a 10a 11a 1a
    stock: 7b
    2 discards 9c
    0 ppongs 9, throws 8
    1 ppongs 8, throws 12
    2 draws 7b, discards 11a
"""


def test_a_chain_is_told_card_by_card() -> None:
    hands = (
        parse_cards("2a 6a 8a 9a 9b"),
        parse_cards("3a 5a 8b 8c 12a"),
        parse_cards("1a 4a 7a 9c 10a 11a"),
    )
    assert play(CHAIN).events == (
        Dealt(2, hands),
        Starter(Card("1d")),
        Discarded(2, Card("9c")),
        Ponged(0, 2, Card("9c"), (Card("9a"), Card("9b")), Card("8a"), 1),
        Ponged(1, 0, Card("8a"), (Card("8b"), Card("8c")), Card("12a"), 2),
        Passed(1, Card("12a")),
        Drew(2, Card("7b")),
        Discarded(2, Card("11a")),
    )


def test_a_chain_begins_anew_after_a_turn() -> None:
    table = play(f"{CHAIN}\nexpect chain 0\n0 draws, discards 6")
    assert table.state.chain == 0
    assert [claimed.seat for claimed in table.state.sets] == [0, 1]
    assert table.state.sets[0].cards == ("9c", "9a", "9b")


def test_hidden_are_the_hands_and_draws_of_others() -> None:
    dealt, *_, drew, discarded = play(CHAIN).events
    assert hide(dealt, 1) == Dealt(2, ((None,) * 5, parse_cards("3a 5a 8b 8c 12a"), (None,) * 6))
    assert hide(dealt, None) == Dealt(2, ((None,) * 5, (None,) * 5, (None,) * 6))
    assert hide(drew, 2) == drew
    assert hide(drew, 0) == hide(drew, None) == Drew(2, None)
    assert hide(discarded, 0) == hide(discarded, None) == discarded


def test_a_last_ppong_throws_nothing_and_opens_all_hands() -> None:
    table = play("""
        rules family
        dealer 1
        hand 0: 7a 7b 7c 9a 9b
        hand 1: 9c 1a 2a 3a 5a 12a
        1 discards 9c
        0 ppongs 9
    """)
    *_, ponged, ended = table.events
    assert ponged == Ponged(0, 1, Card("9c"), (Card("9a"), Card("9b")), None, 1)
    hands = (parse_cards("7a 7b 7c"), parse_cards("1a 2a 3a 5a 12a"))
    assert ended == Ended(End("natural_bak", 0, 1, None), hands)
    assert hide(ended, None) == ended


def test_a_recycle_tells_its_number_and_not_its_order() -> None:
    table = play("""
        rules family stock_passes=3 stop_limit=0
        dealer 0
        hand 0: 1 3 9 10 11 12a
        hand 1: 2 4 6 8 10
        0 discards 12a
        37 turns throwing what comes
        0 draws
        shuffle 5a
        0 discards 5a
        37 turns throwing what comes
        0 draws
        shuffle 5a
    """)
    told = [event for event in table.events if isinstance(event, Recycled)]
    assert told == [Recycled(38, 2), Recycled(38, 3)]
    assert table.events[-2:] == (Recycled(38, 3), Drew(0, Card("5a")))
    assert table.state.passes_left == 0


def test_exhausted_is_told_after_the_card_that_nobody_took() -> None:
    table = play("""
        rules family stock_passes=1 stop_limit=0
        dealer 0
        hand 0: 1 3 9 10 11 12
        hand 1: 2 4 6 8 10
        0 discards 12
        37 turns throwing what comes
        pass
    """)
    assert isinstance(table.events[-3], Discarded)
    assert isinstance(table.events[-2], Passed)
    assert table.events[-1] == Ended(End("exhausted", None, None, None), table.state.hands)
