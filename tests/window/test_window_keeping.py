"""A match in the real window is on disk after every move and goes on where it was left."""

import time
from pathlib import Path

import pytest

from game.disk import FRESH, LINK
from game.record import Record
from game.replay import replay
from tests.window.conftest import Start
from tests.window.desk import Late, wait_for
from tests.window.person import Keys, Mouse, Person, moves_made, rounds_over
from tests.window.playing import Playing
from tests.window.test_window_round import sit_down_by_mouse, verified
from tests.window.twin import press_on_title, twin_of, wait_for_title

pytestmark = pytest.mark.window


def started(play: Playing, moves: int = 6) -> Record:
    """Sit down and play some moves."""
    sit_down_by_mouse(play)
    return Person(play, Mouse(play)).play_until(moves_made(moves))


def leave_by_menu(play: Playing) -> None:
    """Leave for the title: the last but one in the menu."""
    play.key("Escape", "shift+Tab", "shift+Tab", "Return")
    wait_for_title(play)


def went_on(before: Record, after: Record) -> bool:
    """Tell whether a record is another one, played on."""
    if after.seats != before.seats or after.started != before.started:
        return False
    pairs = zip(before.rounds, after.rounds, strict=False)
    return all(
        new.deck == old.deck and new.moves[: len(old.moves)] == old.moves for old, new in pairs
    )


def goes_on(play: Playing, before: Record) -> None:
    """Take the match up again and play its round to the end."""
    press_on_title(play, "title.go_on")
    now = len(before.rounds)
    after = Person(play, Mouse(play)).play_until(rounds_over(now))
    assert len(play.saves) == 1
    assert went_on(before, after)
    verified(play.saves[-1])


def test_leaving_by_the_menu_keeps_the_match(quick: Start) -> None:
    play = quick()
    started(play)
    leave_by_menu(play)
    left = play.record()
    assert left is not None
    replay(left)
    play.press_close_button()
    assert play.ended() == 0
    again = quick()
    goes_on(again, left)


def test_a_match_goes_on_from_the_title_without_a_new_start(quick: Start) -> None:
    play = quick()
    started(play)
    leave_by_menu(play)
    left = play.record()
    assert left is not None
    goes_on(play, left)


def test_a_killed_program_loses_nothing(quick: Start) -> None:
    play = quick()
    started(play)
    play.kill()
    left = play.record()
    assert left is not None
    again = quick()
    wait_for_title(again)
    with twin_of(again) as (title, _):
        assert title.kept is not None
        assert title.kept.record == left
    goes_on(again, left)


def half_written(folder: Path) -> bool:
    """Tell whether a match is being written at this moment."""
    return any(path.name.endswith((FRESH, LINK)) for path in folder.iterdir())


def kill_inside_a_write(play: Playing) -> Record:
    """Play on until a match is just being written, kill the program, and give what is left."""
    before = play.record()
    assert before is not None
    for name in ("Return", "1", "space", "Return", "2", "Return") * 10:
        play.desk.do("key", name)
        end = time.monotonic() + 0.5
        while time.monotonic() < end:
            if half_written(play.folder / "matches"):
                play.kill()
                left = play.record()
                assert left is not None
                replay(left)
                assert went_on(before, left)
                return left
    raise Late("no write was seen")


def test_killed_inside_its_writes_it_goes_on_each_time(quick: Start) -> None:
    play = quick()
    started(play, 2)
    for _ in range(4):
        left = kill_inside_a_write(play)
        play = quick()
        wait_for_title(play)
        with twin_of(play) as (title, _):
            assert title.kept is not None
            assert title.kept.record == left
        press_on_title(play, "title.go_on")
        time.sleep(0.5)
    verified(play.saves[-1])


def test_closing_the_window_at_the_table_keeps_the_match(quick: Start) -> None:
    play = quick()
    started(play)
    play.press_close_button()
    assert play.ended() == 0
    left = play.record()
    assert left is not None
    goes_on(quick(), left)


def test_a_round_goes_on_through_another_size_and_the_whole_screen(quick: Start) -> None:
    play = quick()
    started(play)
    play.resize(960, 600)
    person = Person(play, Mouse(play))
    now = play.record()
    assert now is not None
    person.play_until(moves_made(len(now.rounds[-1].moves) + 6))
    play.key("F11")
    wait_for(lambda: play.size == play.desk.screen, "the whole screen")
    Person(play, Keys(play)).play_until(rounds_over(1))
    verified(play.saves[-1])
