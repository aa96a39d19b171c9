"""A clock that is wrong, or jumps in mid-match, costs nothing: not a match, not a report."""

import random
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from game import mishap
from game.record import decode
from game.replay import replay
from game.store import SAVE, Store
from game.table import Table
from scenes.scene import Scene
from scenes.sitting import quick_match
from tests.screens import open_stage, screen

SetClock = Callable[[int], None]
JUMPS = ((2026, 1970), (1970, 2026), (2026, 2200), (2200, 1999))


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> SetClock:
    """Give what sets the year of the clock that the game looks at."""

    def set_to(year: int) -> None:
        now = datetime(year, 1, 1, 0, 30, tzinfo=UTC)

        class Clock(datetime):
            @classmethod
            def now(cls, tz: object = None) -> datetime:  # type: ignore[override]
                del tz
                return now

        for module in ("game.store", "game.mishap", "scenes.sitting"):
            monkeypatch.setattr(f"{module}.datetime", Clock)
        monkeypatch.setattr(time, "time", now.timestamp)

    return set_to


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


def sit_down(folder: Path, seed: int = 1) -> Table:
    """Open a quick match on the disk and deal."""
    tables: list[Table] = []

    def sit(table: Table, name: str) -> Scene:
        del name
        tables.append(table)
        return None  # type: ignore[return-value]

    quick_match(open_stage(folder, newcomer=False), sit, random.Random(seed))
    tables[0].deal()
    return tables[0]


def play(table: Table, moves: int) -> None:
    for _ in range(moves):
        if table.phase == "window":
            table.let_pass()
        elif table.phase != "over":
            table.play(table.turn, table.view(table.turn).moves[0])


@pytest.mark.parametrize(("before", "after"), JUMPS)
def test_a_clock_that_jumps_in_mid_match_loses_nothing(
    tmp_path: Path, set_clock: SetClock, before: int, after: int
) -> None:
    set_clock(before)
    table = sit_down(tmp_path)
    play(table, 5)
    set_clock(after)
    play(table, 5)
    kept = Store(tmp_path).unfinished()
    assert kept is not None
    assert kept.record == table.record
    replay(kept.record)


@pytest.mark.parametrize(("before", "after"), JUMPS)
def test_matches_of_different_clocks_stand_side_by_side(
    tmp_path: Path, set_clock: SetClock, before: int, after: int
) -> None:
    tables = []
    for seed, year in enumerate((before, after, before)):
        set_clock(year)
        tables.append(sit_down(tmp_path, seed))
        play(tables[-1], 3)
    saves = (tmp_path / "matches").glob(f"*{SAVE}")
    found = [decode(path.read_bytes()) for path in saves]
    assert sorted(map(repr, found)) == sorted(repr(table.record) for table in tables)


def test_a_report_is_not_cleared_away_as_old_by_a_clock_that_is_behind(
    tmp_path: Path, set_clock: SetClock
) -> None:
    set_clock(2026)
    for number in range(mishap.KEPT):
        (tmp_path / "log").mkdir(exist_ok=True)
        (tmp_path / "log" / f"2026-01-01_00-00-0{number}.txt").write_text("old")
    set_clock(1970)
    path = mishap.write_down(tmp_path, ValueError("now"))
    assert path is not None
    assert "now" in path.read_text(encoding="utf-8")
    assert len(list((tmp_path / "log").iterdir())) == mishap.KEPT
