"""For tests in a real window: a virtual display for all, a home and a program for each."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.window.desk import Desk
from tests.window.playing import QUICK, Playing, keep_settings

Start = Callable[..., Playing]


@pytest.fixture(scope="session")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    desk = Desk(tmp_path_factory.mktemp("desk"))
    yield desk
    desk.close()


@pytest.fixture
def start(desk: Desk, tmp_path: Path) -> Iterator[Start]:
    """Start the program in the test's home; more than one run may follow another."""
    runs: list[Playing] = []

    def run(*more: str, home: str = "home", **environment: str) -> Playing:
        folder = tmp_path / home
        folder.mkdir(exist_ok=True)
        runs.append(Playing(desk, folder, *more, **environment))
        return runs[-1]

    yield run
    for one in runs:
        one.clear()


@pytest.fixture
def quick(tmp_path: Path, start: Start) -> Start:
    """Start the program with settings under which a round takes seconds."""
    keep_settings(tmp_path / "home", **QUICK)
    return start
