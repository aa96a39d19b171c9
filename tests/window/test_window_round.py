"""A round to its end in the real window, and the record that it leaves."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.window.conftest import Start
from tests.window.desk import wait_for
from tests.window.person import Keys, Mouse, Person, moves_made, rounds_over
from tests.window.playing import Playing, keep_settings
from tests.window.twin import press_on_title, wait_for_title

pytestmark = pytest.mark.window


def verified(path: Path) -> str:
    """Let the program check a record and give what it says."""
    asked = [sys.executable, "-m", "game", "verify", str(path)]
    said = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr
    return said.stdout


def sit_down_by_mouse(play: Playing, key: str = "title.quick") -> None:
    press_on_title(play, key)
    wait_for(play.record, "the first deal")


def test_a_round_by_mouse_alone(quick: Start) -> None:
    play = quick()
    sit_down_by_mouse(play)
    record = Person(play, Mouse(play)).play_until(rounds_over(1))
    assert record.rounds[0].scores is not None
    Person(play, Mouse(play)).play_until(lambda now: len(now.rounds) == 2)
    verified(play.saves[-1])


def test_a_round_by_keyboard_alone(quick: Start) -> None:
    play = quick()
    wait_for_title(play)
    play.key("Return")
    wait_for(play.record, "the first deal")
    record = Person(play, Keys(play)).play_until(rounds_over(1))
    assert record.rounds[0].scores is not None
    Person(play, Keys(play)).play_until(lambda now: len(now.rounds) == 2)
    verified(play.saves[-1])


def test_moves_at_the_usual_speed(start: Start, home: Path) -> None:
    keep_settings(home, newcomer=False)
    play = start()
    sit_down_by_mouse(play)
    Person(play, Mouse(play)).play_until(moves_made(16))
    verified(play.saves[-1])
