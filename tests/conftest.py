"""For all tests: no screen, no sound, nothing left behind, no skip, no unexpected log line."""

import atexit
import logging
import os
import random
import shutil
import tempfile
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.configuration import set_hypothesis_home_dir

# Tests of a real window set their own drivers for the program that they start.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

HYPOTHESIS_HOME = Path(tempfile.mkdtemp(prefix="hypothesis-"))
set_hypothesis_home_dir(HYPOTHESIS_HOME)
settings.register_profile(
    "house",
    database=None,
    deadline=None,
    max_examples=50,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("house")


def pytest_sessionfinish() -> None:
    shutil.rmtree(HYPOTHESIS_HOME, ignore_errors=True)


# A run that never starts, for a wrong option, leaves nothing either.
atexit.register(pytest_sessionfinish)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"a test may not be skipped: {report.longrepr}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    if report.skipped:
        report.outcome = "failed"
        report.longrepr = f"a file may not be skipped: {report.longrepr}"
    return report


@pytest.fixture(autouse=True)
def _printed_seed() -> Iterator[None]:
    """Let all shuffles and cuts follow from the seed that a run prints, so that each comes again.

    pytest-randomly sets `random` to that seed before each test.
    """
    dice = random.Random(random.random())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.shuffle.fresh_seed", lambda: f"{dice.getrandbits(128):032x}")
        patch.setattr("secrets.randbelow", dice.randrange)
        yield


class Listener(logging.Handler):
    """Keeps every warning and worse."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.name}: {record.getMessage()}")


@pytest.fixture(autouse=True)
def warnings_logged() -> Iterator[list[str]]:
    """Fail a test that logs a warning; one that expects some takes them out of this list."""
    listener = Listener()
    logging.getLogger().addHandler(listener)
    yield listener.lines
    logging.getLogger().removeHandler(listener)
    assert listener.lines == [], "unexpected log lines"
