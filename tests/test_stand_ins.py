"""Who sits at the table this evening: somebody away, back again, a guest on a CPU's seat."""

import pytest

from game.moves import Discard, Draw
from game.record import SeatRecord
from game.table import HUMAN, STAND_IN
from tests.table_driver import Dealer, open_table
from tests.tables import arranged

SEATS = (
    SeatRecord("민수", HUMAN, None, 0),
    SeatRecord("할매", "greedy", "grandmother", 0),
    SeatRecord("영희", HUMAN, None, 0),
)
HANDS = ["1 2 5 9 9 11", "1 2 4 4 6", "2 3 5 6 7"]


def seated() -> Dealer:
    return open_table(SEATS, decks=[arranged(HANDS)])


def test_somebody_away_owns_the_seat_and_a_cpu_plays_for_it() -> None:
    table = seated()
    assert (table.owners, table.people, table.absent) == ((0, 2), (0, 2), frozenset())
    table.leave(2)
    assert (table.owners, table.people, table.absent) == ((0, 2), (0,), frozenset({2}))
    assert table.is_cpu(2)
    assert table.seats == SEATS, "the name stays"
    table.come_back(2)
    assert (table.people, table.absent) == ((0, 2), frozenset())
    assert not table.is_cpu(2)
    table.leave(1)
    assert table.absent == frozenset(), "a CPU can't be away"


def test_help_for_once_ends_with_the_decision() -> None:
    table = seated()
    table.help_once(0)
    assert table.is_cpu(0)
    assert table.people == (0, 2)
    table.play(0, Discard(table.view(0).hand[0]))
    assert not table.is_cpu(0)
    assert table.helped == {0}
    table.let_pass()
    while table.turn != 2:
        table.play(table.turn, Draw())
        table.play(table.turn, Discard(table.view(table.turn).hand[-1]))
        table.let_pass()
    table.help_once(2)
    table.play(2, Draw())
    assert table.is_cpu(2), "the throw belongs to the same turn"
    table.play(2, Discard(table.view(2).hand[0]))
    assert not table.is_cpu(2)
    assert table.helped == {0, 2}


def test_a_stand_in_plays_from_its_own_view_and_the_record_knows_nothing_of_it() -> None:
    table = seated()
    table.leave(0)
    *_, choice = table.mind(0)
    assert isinstance(choice, Discard)
    assert choice.card in table.view(0).hand
    table.play(0, choice)
    assert table.helped == {0}
    assert table.record.seats == SEATS
    assert Dealer(table.record).absent == frozenset()
    assert STAND_IN not in (HUMAN, "random")


def test_a_person_takes_the_seat_of_a_cpu_between_rounds_only() -> None:
    table = seated()
    with pytest.raises(ValueError, match="between two rounds"):
        table.take_seat(1, "아빠")
    fresh = open_table(SEATS)
    with pytest.raises(ValueError, match="a CPU's seat"):
        fresh.take_seat(0, "아빠")
    fresh.take_seat(1, "아빠")
    assert fresh.owners == (0, 1, 2)
    assert [seat.name for seat in fresh.seats] == ["민수", "아빠", "영희"]
    assert fresh.record.seats == SEATS
    fresh.deal(deck=arranged(["1 2 5 9 9", "1 2 4 4 6 11", "2 3 5 6 7"], dealer=fresh.turn))
    fresh.play(fresh.turn, Discard(fresh.view(fresh.turn).hand[0]))
    assert fresh.helped == ({1} if fresh.turn == 1 else frozenset())
