"""An unexpected error costs nothing: it is written down, told, and the game goes on."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import mishap
from game.mishap import KEPT, write_down
from scenes.app import App
from scenes.canvas import Canvas
from scenes.crash import Crash
from scenes.scene import Change, Quit, Replace, Scene
from scenes.stage import Stage
from tests.screens import LANGUAGES, SIZES, open_stage, screen


class Broken:
    """A scene that fails at its first update."""

    see_through = False
    busy = True

    def handle(self, event: pygame.Event) -> Change:
        del event
        return None

    def update(self, seconds: float) -> Change:
        raise ZeroDivisionError(f"broken after {seconds:.0f} s")

    def draw(self, canvas: Canvas) -> None:
        del canvas

    def covered(self) -> None:
        pass


class Sound(Broken):
    """A scene in which nothing is wrong; it closes the window when it has been drawn."""

    def __init__(self) -> None:
        self.drawn = 0

    def update(self, seconds: float) -> Change:
        del seconds
        return Quit() if self.drawn else None

    def draw(self, canvas: Canvas) -> None:
        del canvas
        self.drawn += 1


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    with screen():
        yield open_stage(tmp_path)


def fallen() -> Exception:
    """An error as it is when it is caught, with signs that no file can hold."""
    with pytest.raises(ZeroDivisionError) as caught:
        Broken().update(0)
    caught.value.add_note("한글 \ud800")
    return caught.value


def press(scan: int) -> pygame.Event:
    return pygame.event.Event(pygame.KEYDOWN, scancode=scan, key=0, mod=0)


def test_a_mishap_is_written_with_versions_place_and_match(tmp_path: Path) -> None:
    matches = tmp_path / "matches"
    matches.mkdir()
    (matches / "one.ppong").write_text('{"the": "match"}', encoding="utf-8")
    path = write_down(tmp_path, fallen(), "pygame-ce 9")
    assert path is not None
    text = path.read_text(encoding="utf-8")
    for part in ("나이롱뽕 ", "Python ", "pygame-ce 9", "ZeroDivisionError", "in update",
                 '{"the": "match"}'):  # fmt: skip
        assert part in text


def test_old_mishaps_give_way(tmp_path: Path) -> None:
    written = [write_down(tmp_path, fallen()) for _ in range(KEPT + 3)]
    left = sorted((tmp_path / "log").iterdir())
    assert left == written[3:]


def test_a_mishap_that_cannot_be_written_costs_nothing(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("in the way", encoding="utf-8")
    assert write_down(tmp_path, fallen()) is None
    assert mishap.newest_match(tmp_path / "nowhere") == ""


def test_an_error_leads_to_the_crash_screen_and_on(stage: Stage, tmp_path: Path) -> None:
    app = App(stage, Broken)
    after = Sound()

    def crashed(error: Exception) -> Scene:
        return Crash(stage, write_down(tmp_path, error), lambda: Replace(after))

    app.crashed = crashed
    pygame.event.clear()
    app.frame_times = []
    shown = iter((None, press(pygame.KSCAN_RETURN)))
    plain = app.frame

    def frame(seconds: float) -> None:
        if isinstance(app.scenes[-1], Crash) and (event := next(shown, None)):
            pygame.event.post(event)
        plain(seconds)

    app.frame = frame  # type: ignore[method-assign]
    app.run()
    assert after.drawn == 1
    assert len(list((tmp_path / "log").iterdir())) == 1


def test_an_error_in_the_crash_screen_ends_the_program(stage: Stage) -> None:
    app = App(stage, Broken)
    app.crashed = lambda _: Broken()
    with pytest.raises(ZeroDivisionError):
        app.run()


def test_without_a_crash_screen_an_error_is_not_hidden(stage: Stage) -> None:
    with pytest.raises(ZeroDivisionError):
        App(stage, Broken).run()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("written", [True, False])
def test_everything_fits(stage: Stage, size: tuple[int, int], written: bool) -> None:
    window = pygame.display.set_mode(size)
    path = Path("/home/플레이어") / ("long" * 10) / "log" / "x.txt" if written else None
    crash = Crash(stage, path, Quit)
    canvas = Canvas(window)
    crash.draw(canvas)
    canvas.paint()
    boxes = crash.choices.rects()
    assert len(boxes) == (3 if written else 2)
    assert all(window.get_rect().contains(box) for box in boxes)
    assert len(crash.lines()) == (len(LANGUAGES) * 2 + written)


def test_the_home_folder_is_not_on_the_screen(
    stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = tmp_path / "share" / "nairong-ppong" / "log" / "x.txt"
    for home, shown in (
        (tmp_path, Path("~") / "share" / "nairong-ppong" / "log" / "x.txt"),
        (tmp_path / "elsewhere", Path("…") / "nairong-ppong" / "log" / "x.txt"),
    ):
        monkeypatch.setattr(Path, "home", lambda home=home: home)
        lines = Crash(stage, written, Quit).lines()
        assert str(shown) in lines
        assert all(str(tmp_path) not in line for line in lines)


def test_the_whole_path_can_be_copied(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    crash = Crash(stage, Path("x.txt").absolute(), Quit)
    assert crash.choices.choices[1].choose() is None
    assert copied == [str(Path("x.txt").absolute())]
    assert crash.copied


def test_escape_goes_on(stage: Stage) -> None:
    assert isinstance(Crash(stage, None, Quit).handle(press(pygame.KSCAN_ESCAPE)), Quit)


@pytest.mark.parametrize("size", [(1, 1), (3, 700), (1400, 2)])
def test_a_window_too_small_to_see_is_not_drawn(stage: Stage, size: tuple[int, int]) -> None:
    """Dashes and seams of a table one pixel high once had no end."""
    after = Sound()
    app = App(stage, lambda: after)
    app.screen = pygame.display.set_mode(size)
    app.frame(0.0)
    assert not after.drawn
    app.screen = pygame.display.set_mode((960, 600))
    app.frame(0.0)
    assert after.drawn
