"""The one offer to play without hints: after five rounds in a row that asked for nothing."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.house import FAMILY
from game.table import Table, open_table
from scenes.question import Question
from scenes.scene import Pop, Replace
from scenes.sittings import House
from scenes.stage import Stage
from scenes.table.scene import TableScene
from scenes.without_hints import FILE, ROUNDS, WithoutHints
from tests.screens import open_stage, press, screen, show
from tests.sheets import finish_round, seats
from tests.table_driver import faces


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


def sat(folder: Path, hints: str = "many", person: bool = True) -> tuple[Stage, Table]:
    stage = open_stage(folder, newcomer=True, hints=hints)
    return stage, open_table(FAMILY, seats(4, person=person))


def test_the_offer_comes_once_after_five_rounds_without_a_question(tmp_path: Path) -> None:
    stage, table = sat(tmp_path)
    hints = WithoutHints(stage, table)
    offers = [hints.offer() for _ in range(4 * ROUNDS)]
    assert [number for number, offer in enumerate(offers, start=1) if offer] == [ROUNDS]


def test_a_question_to_the_coach_begins_the_count_anew(tmp_path: Path) -> None:
    stage, table = sat(tmp_path)
    hints = WithoutHints(stage, table)
    for _ in range(ROUNDS - 1):
        assert hints.offer() is None
    table.count_help(0)
    assert [bool(hints.offer()) for _ in range(ROUNDS + 1)] == [False] * ROUNDS + [True]


def test_the_count_goes_on_at_another_table(tmp_path: Path) -> None:
    stage, table = sat(tmp_path)
    for _ in range(ROUNDS - 1):
        assert WithoutHints(stage, table).offer() is None
    assert WithoutHints(stage, open_table(FAMILY, seats(3, person=True))).offer()


@pytest.mark.parametrize(("hints", "person"), [("off", True), ("many", False)])
def test_who_has_no_hints_and_a_table_of_computers_get_no_offer(
    tmp_path: Path, hints: str, person: bool
) -> None:
    stage, table = sat(tmp_path, hints, person)
    asked = WithoutHints(stage, table)
    assert not any(asked.offer() for _ in range(ROUNDS + 1))
    assert not (tmp_path / FILE).exists()


@pytest.mark.parametrize("broken", [b"", b"{", b'{"rounds":99}', b"[]"])
def test_a_broken_count_begins_anew_without_a_word(tmp_path: Path, broken: bytes) -> None:
    stage, table = sat(tmp_path)
    (tmp_path / FILE).write_bytes(broken)
    assert WithoutHints(stage, table).offer() is None
    assert stage.store.troubles == []


@pytest.mark.parametrize(("answer", "left"), [(0, "off"), (1, "many")])
def test_the_answer_is_followed(tmp_path: Path, answer: int, left: str) -> None:
    stage, table = sat(tmp_path)
    hints = WithoutHints(stage, table)
    offer = next(found for _ in range(ROUNDS) if (found := hints.offer()))
    show(offer)
    assert offer.choices.choices[answer].choose() == Pop()
    assert stage.settings.hints == left


def test_the_offer_lies_over_the_next_round(tmp_path: Path) -> None:
    stage, table = sat(tmp_path)
    stage.faces = faces()
    for _ in range(ROUNDS - 1):
        WithoutHints(stage, table).offer()
    hints = WithoutHints(stage, table)
    finish_round(table)
    house = House(stage)
    scene = house.sit(table, "")
    assert isinstance(scene, TableScene)
    change = house._after(scene, table, hints)
    assert isinstance(change, Replace)
    assert isinstance(change.scene, Question)
    show(change.scene)
    assert press(change.scene, 40) == Pop()
    finish_round(table)
    assert house._after(scene, table, hints) == Pop()
