"""The margin of a record: stand-ins and presses for nothing, kept beside it for the statistics."""

import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from game.cards import DECK, Card
from game.house import FAMILY
from game.margin import ENDING, NOTHING, Margin, keeper, margin, recall
from game.record import SeatRecord
from game.statistics import Statistics
from game.store import LEFT, Store
from game.table import HUMAN, Table, open_table
from tests.sheets import finish_round

SEATS = (
    SeatRecord("민수", HUMAN, None, 0),
    SeatRecord("할매", "greedy", "grandmother", 0),
    SeatRecord("영희", HUMAN, None, 0),
)
MATCH = "1.ppong"


def seated(store: Store, name: str = MATCH) -> Table:
    table: Table = open_table(
        replace(FAMILY, rounds=2), SEATS, keeper(store, name, lambda: table), started=None
    )
    return table


def deck(number: int) -> tuple[Card, ...]:
    """Shuffle a deck that is the same in every run."""
    cards = list(DECK)
    random.Random(number).shuffle(cards)
    return tuple(cards)


def play_on(table: Table, until: Callable[[], bool] = lambda: False) -> None:
    """Let everybody throw without claiming, to the end of the round or until something is so."""
    while table.phase != "over" and not until():
        if table.phase == "window":
            table.let_pass()
            continue
        *_, move = table.mind(table.turn)
        assert move is not None
        table.play(table.turn, move)


def margins(store: Store) -> list[Path]:
    return sorted(store.matches.glob(f"*{ENDING}"))


def test_who_had_a_stand_in_is_not_counted(tmp_path: Path) -> None:
    store = Store(tmp_path)
    table = seated(store)
    table.deal(deck=deck(1))
    table.leave(2)
    play_on(table, lambda: 2 in table.helped)
    table.come_back(2)
    play_on(table)
    assert table.helped == {2}
    counts = Statistics()
    counts.add(table.record, margin(store, MATCH))
    assert {group.name for group in counts.groups} == {"민수"}
    whole = Statistics()
    whole.add(table.record)
    assert {group.name for group in whole.groups} == {"민수", "영희"}


def test_presses_for_nothing_are_counted_beside_the_match(tmp_path: Path) -> None:
    store = Store(tmp_path)
    table = seated(store)
    table.count_wrong(0)
    table.count_wrong(0)
    assert margins(store) == [], "it is written with the next move"
    finish_round(table)
    assert margin(store, MATCH) == Margin(wrong=((0, 2),))
    counts = Statistics()
    counts.add(table.record, margin(store, MATCH))
    assert counts.chosen(name="민수").wrong == 2
    assert counts.chosen(name="영희").wrong == 0
    assert counts.chosen().wrong == 2


def test_a_table_without_either_leaves_no_file(tmp_path: Path) -> None:
    store = Store(tmp_path)
    finish_round(seated(store))
    assert margins(store) == []
    assert margin(store, MATCH) == NOTHING


def test_both_are_there_when_the_match_is_gone_on_with(tmp_path: Path) -> None:
    store = Store(tmp_path)
    table = seated(store)
    table.count_wrong(2)
    for seat in (0, 2):
        table.leave(seat)
    table.deal(deck=deck(1))
    play_on(table)
    again: Table = Table(table.record, keeper(store, MATCH, lambda: again))
    recall(store, MATCH, again)
    assert again.helped == {0, 2}
    assert again.wrong == {2: 1}
    again.count_wrong(2)
    finish_round(again)
    assert margin(store, MATCH) == Margin((0, 2), ((2, 2),))


def test_a_match_that_was_left_keeps_its_margin(tmp_path: Path) -> None:
    store = Store(tmp_path)
    table = seated(store)
    table.count_wrong(0)
    finish_round(table)
    store.leave(MATCH)
    assert store.match_names(left=True) == [MATCH + LEFT]
    assert margin(store, MATCH + LEFT) == Margin(wrong=((0, 1),))
    assert store.unfinished() is None


def test_a_match_that_another_window_plays_has_a_margin_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path)
    monkeypatch.setattr(store, "_own_name", lambda _: "2.ppong")
    table = seated(store)
    table.count_wrong(0)
    finish_round(table)
    assert margin(store, "2.ppong") == Margin(wrong=((0, 1),))
    assert margin(store, MATCH) == NOTHING


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b'{"helped":[7]}', b'{"helped":[-1]}', b'{"wrong":[[0,-1]]}', b"[]", b"\xff" * 99],
)
def test_a_spoiled_margin_says_nothing(tmp_path: Path, data: bytes) -> None:
    store = Store(tmp_path)
    store.matches.mkdir(parents=True)
    (store.matches / f"{MATCH}{ENDING}").write_bytes(data)
    assert margin(store, MATCH) == NOTHING
    assert store.troubles == []


def test_seats_that_a_match_does_not_have_are_left_out(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.matches.mkdir(parents=True)
    data = msgspec.json.encode(Margin((0, 5), ((1, 1), (4, 3))))
    (store.matches / f"{MATCH}{ENDING}").write_bytes(data)
    table = seated(store)
    recall(store, MATCH, table)
    assert table.helped == {0}
    assert table.wrong == {1: 1}
