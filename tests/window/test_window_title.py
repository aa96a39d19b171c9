"""The real window opens, shows what it must, follows its size and closes."""

from pathlib import Path

import pytest

from tests.window.conftest import Start
from tests.window.desk import wait_for
from tests.window.playing import QUICK, keep_settings
from tests.window.twin import point_on_title, press_on_title, twin_of, wait_for_title

pytestmark = pytest.mark.window


def test_a_first_start_asks_one_question_and_keeps_the_answer(start: Start) -> None:
    play = start()
    press_on_title(play, "title.knows")
    wait_for(lambda: play.settings().newcomer is False, "the answer in the settings")
    wait_for_title(play)
    play.press_close_button()
    assert play.ended() == 0
    again = start()
    wait_for_title(again)
    with twin_of(again) as (title, _):
        assert not title.asking


def test_the_answer_can_be_given_by_keys(start: Start) -> None:
    play = start()
    wait_for_title(play)
    play.key("Tab", "Return")
    wait_for(lambda: play.settings().newcomer is False, "the answer in the settings")


def test_the_title_switches_the_language(quick: Start) -> None:
    play = quick()
    press_on_title(play, "title.other_language")
    wait_for(lambda: play.settings().language == "en", "English in the settings")
    point_on_title(play, "title.quick")
    wait_for_title(play)
    press_on_title(play, "title.other_language")
    wait_for(lambda: play.settings().language == "ko", "Korean in the settings")
    point_on_title(play, "title.quick")
    wait_for_title(play)


def test_f11_fills_the_screen_and_gives_the_window_back(quick: Start) -> None:
    play = quick()
    wait_for_title(play)
    before = play.size
    play.key("F11")
    wait_for(lambda: play.size == play.desk.screen, "the whole screen")
    wait_for_title(play)
    wait_for(lambda: play.settings().fullscreen, "fullscreen in the settings")
    play.key("F11")
    wait_for(lambda: play.size == before, "the window's own size")
    wait_for_title(play)


def test_a_maximised_window_comes_back_maximised_and_then_to_its_own_place(quick: Start) -> None:
    play = quick()
    wait_for_title(play)
    play.move(60, 50)
    wait_for(lambda: play.settings().place == play.place, "the place in the settings")
    size, place = play.size, play.place
    play.press_title_bar_twice()
    wait_for(lambda: play.settings().maximised, "maximised in the settings")
    large = play.size
    assert large > size
    play.key("F11")
    wait_for(lambda: play.size == play.desk.screen, "the whole screen")
    wait_for(lambda: play.settings().fullscreen, "fullscreen in the settings")
    play.key("F11")
    wait_for(lambda: play.size == large, "the maximised window")
    play.press_close_button()
    assert play.ended() == 0
    again = quick()
    wait_for_title(again)
    wait_for(lambda: again.size == large, "the maximised window at the next start")
    again.press_title_bar_twice()
    wait_for(lambda: (again.size, again.place) == (size, place), "its own size and place")
    wait_for(lambda: not again.settings().maximised, "a plain window in the settings")


@pytest.mark.parametrize("size", [(960, 600), (720, 900), (1500, 620)])
def test_the_title_follows_the_size_of_the_window(start: Start, size: tuple[int, int]) -> None:
    play = start()
    wait_for_title(play)
    play.resize(*size)
    wait_for_title(play)
    wait_for(lambda: play.settings().window == size, "the size in the settings")


def test_the_frame_s_cross_closes_the_title(quick: Start) -> None:
    play = quick()
    wait_for_title(play)
    play.press_close_button()
    assert play.ended() == 0
    assert "Traceback" not in play.said.read_text()


def test_the_title_can_be_left_by_keys(quick: Start) -> None:
    play = quick()
    wait_for_title(play)
    play.key("Escape", "Return")
    assert play.ended() == 0


def test_timing_is_told_when_asked(home: Path, start: Start) -> None:
    keep_settings(home, **QUICK)
    play = start("--timing")
    wait_for_title(play)
    assert "first picture after" in play.said.read_text()
