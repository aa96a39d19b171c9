"""For tests in a real window: a virtual display for all, a home and a program for each."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import mkdtemp

import pytest

from tests.window.desk import Desk
from tests.window.playing import QUICK, ROOT, Playing, keep_settings

Start = Callable[..., Playing]


@pytest.fixture(scope="session")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    desk = Desk(tmp_path_factory.mktemp("desk"))
    yield desk
    desk.close()


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Path]:
    """Give the test a home; a bare root's user cannot reach pytest's own folders."""
    if not ROOT:
        folder = tmp_path / "home"
        folder.mkdir()
        yield folder
        return
    folder = Path(mkdtemp(prefix="player-", dir=f"{ROOT}/home"))
    yield folder
    shutil.rmtree(folder)


@pytest.fixture
def start(desk: Desk, home: Path) -> Iterator[Start]:
    """Start the program in the test's home; more than one run may follow another."""
    runs: list[Playing] = []

    def run(*more: str, **environment: str) -> Playing:
        runs.append(Playing(desk, home, *more, **environment))
        return runs[-1].ready()

    yield run
    for one in runs:
        one.clear()


@pytest.fixture
def quick(home: Path, start: Start) -> Start:
    """Start the program with settings under which a round takes seconds."""
    keep_settings(home, **QUICK)
    return start
