"""A short soak: a match by the window's own loop, with noise instead of a person."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


def test_an_evening_of_noise_raises_nothing_and_every_record_verifies(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.benchmarks.soak", "1", "5", "--folder", str(tmp_path)]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr
    assert "records of" in said.stdout


def test_the_soak_itself_keeps_nothing_of_what_it_hears(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sound that wrote down what was asked for made 20 MB of an evening of 500 matches."""
    for name in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER", "SDL_NO_SIGNAL_HANDLERS"):
        monkeypatch.setenv(name, os.environ.get(name, "dummy"))  # what the soak sets goes again
    from tests.benchmarks.soak import Soak  # noqa: PLC0415 (it sets the environment)

    assert Soak(tmp_path, 1).stage.sound.asked is None
