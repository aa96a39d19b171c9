"""The end of a match: winners, ranks, money, and what comes next."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game.house import PRESETS, HouseRules
from game.match import ranks, settlement
from game.table import Table
from scenes.result import DEAF, Result
from scenes.score_paper import Facts, paper
from scenes.settling import at_the_foot
from scenes.stage import Stage
from scenes.words import points
from tests.screens import (
    LANGUAGES,
    SCALES,
    SIZES,
    apart,
    click,
    cut,
    heard,
    open_stage,
    press,
    screen,
    show,
    wait,
)
from tests.sheets import NAMES, finished, played

ENTER, ESCAPE, DOWN = pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE, pygame.KSCAN_DOWN


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


def opened(folder: Path, table: Table, **settings: Any) -> tuple[Result, list[str]]:
    chosen: list[str] = []
    stage = open_stage(folder, **{"money": "won"} | settings)
    result = Result(stage, table, lambda: chosen.append("again"), lambda: chosen.append("leave"))
    return result, chosen


def with_scores(table: Table, *scores: tuple[int, ...]) -> Table:
    """Give a finished match other scores."""
    outcomes = [
        replace(outcome, scores=given)
        for outcome, given in zip(table.match.outcomes, scores, strict=True)
    ]
    table.match = replace(table.match, outcomes=tuple(outcomes))
    return table


def test_seats_stand_by_rank_and_then_in_their_order(tmp_path: Path) -> None:
    table = with_scores(finished(4), (10, 5, 20, 30), (0, 5, 5, 1))
    result, _ = opened(tmp_path, table)
    assert result.ranks == (1, 1, 3, 4)
    lines = result.lines()
    assert [line[0] for line in lines] == [0, 1, 2, 3]
    assert [line[1] for line in lines] == ["1등", "1등", "3등", "4등"]
    assert [line[3] for line in lines] == ["10점", "10점", "25점", "31점"]
    assert [line[4] for line in lines] == ["+1,800원", "+1,800원", "−1,500원", "−2,100원"]
    assert result.headline() == "공동 1등! 손님, 할매"


@pytest.mark.parametrize("preset", PRESETS)
def test_the_figures_are_those_of_the_match(tmp_path: Path, preset: str) -> None:
    table = finished(4, preset)
    result, _ = opened(tmp_path, table, language="en")
    totals, paid = table.match.totals, settlement(table.match)
    for seat, rank, name, total, won in result.lines():
        assert rank == f"{ranks(totals)[seat]}."
        assert name == NAMES[seat]
        assert total == f"{points(totals[seat])} points"
        amount = 0 if paid is None else paid[seat]
        if paid is None or not any(paid):
            assert won == ""
        else:
            assert won.endswith(" won")
            assert f"{abs(amount):,}" in won
            assert ("−" in won) == (amount < 0)


def test_a_winner_alone_is_named(tmp_path: Path) -> None:
    table = with_scores(finished(3), (10, 5, 20), (0, 1, 5))
    assert opened(tmp_path, table)[0].headline() == "할매 1등!"
    assert opened(tmp_path, table, language="en")[0].headline() == "할매 wins!"


def test_single_settlement_is_in_points(tmp_path: Path) -> None:
    rules: HouseRules = replace(PRESETS["family"], rounds=1, settlement="single")
    result, _ = opened(tmp_path, played(4, 1, rules))
    assert all(line[4].endswith("점") for line in result.lines())


def test_without_settlement_nothing_is_paid(tmp_path: Path) -> None:
    result, _ = opened(tmp_path, finished(4, "town"))
    assert {line[4] for line in result.lines()} == {""}


@pytest.mark.parametrize("money", ["off", "candy"])
def test_the_settlement_stands_at_the_foot_of_the_sheet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, money: str
) -> None:
    table = finished(4, "holiday")
    result, _ = opened(tmp_path, table, money=money)
    drawn: list[Facts] = []

    def noted(stage: Stage, size: tuple[int, int], sheet: Facts) -> pygame.Surface:
        drawn.append(sheet)
        return paper(stage, size, sheet)

    monkeypatch.setattr("scenes.result.paper", noted)
    show(result)
    assert len(drawn[-1].paid) == (4 if money != "off" else 0)
    assert drawn[-1].paid == at_the_foot(result.stage, table.match)


def test_claims_without_a_pair_are_told_where_several_play(tmp_path: Path) -> None:
    table = finished(3)
    table.wrong = {0: 3, 2: 1}
    assert opened(tmp_path, table)[0].wrong() == "", "a lone person needs no such list"
    seats = tuple(replace(seat, player="human") for seat in table.record.seats)
    table.record = replace(table.record, seats=seats)
    assert opened(tmp_path, table)[0].wrong() == f"헛뽕: {NAMES[0]} 3번 · {NAMES[2]} 1번"
    table.wrong = {1: 0}
    assert opened(tmp_path, table)[0].wrong() == ""


def test_a_press_meant_for_the_sheet_is_dropped(tmp_path: Path) -> None:
    result, chosen = opened(tmp_path, finished(3))
    press(result, ENTER)
    assert result.busy
    wait(result, DEAF + 0.05)
    assert not result.busy
    assert chosen == []


def test_each_way_on_by_keys_and_by_mouse(tmp_path: Path) -> None:
    result, chosen = opened(tmp_path, finished(3))
    wait(result, DEAF + 0.05)
    show(result)
    press(result, ENTER)
    press(result, DOWN)
    press(result, ENTER)
    press(result, ESCAPE)
    assert chosen == ["again", "leave", "leave"]
    for box in result.choices.rects():
        click(result, box.center)
    assert chosen[3:] == ["again", "leave"]


def test_the_end_is_heard_once(tmp_path: Path) -> None:
    result, _ = opened(tmp_path, finished(3))
    wait(result, 1)
    assert heard(result.stage) == ["win"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize(("seats", "preset"), [(6, "holiday"), (2, "family")])
def test_sheet_ranks_and_slabs_have_room(
    tmp_path: Path, language: str, scale: float, *, seats: int, preset: str
) -> None:
    result, _ = opened(tmp_path, finished(seats, preset, 3), language=language, text=scale)
    for size in (*SIZES, (600, 960)):
        show(result, size)
        left, right, slabs = result.boxes(size)
        assert apart([left, right], pygame.Rect((0, 0), size))
        assert right.contains(slabs)
        assert apart(result.choices.rects(), right), size
        assert all(box.h >= 30 for box in result.choices.rects())
    assert cut(result.stage) == []
