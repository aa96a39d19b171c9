"""What happens to a program in real life: none of it loses a match or ends in a traceback."""

import contextlib
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.record import Record, decode, encode
from game.replay import replay
from tests.window.conftest import Start
from tests.window.desk import PATIENCE, Desk, wait_for
from tests.window.person import Keys, Mouse, Person, Until, moves_made
from tests.window.playing import PROGRAM, QUICK, ROOT, Playing, keep_settings, surroundings
from tests.window.test_window_keeping import started
from tests.window.test_window_round import sit_down_by_mouse, verified
from tests.window.twin import twin_of, wait_for_title

pytestmark = pytest.mark.window

Mount = Callable[[Path, str], None]


@pytest.fixture
def mount() -> Iterator[Mount]:
    """Lay a small file system over a folder; only root can."""
    mounted: list[Path] = []

    def lay(folder: Path, options: str) -> None:
        command = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)]
        subprocess.run(command, check=True)
        mounted.append(folder)

    yield lay
    for folder in mounted:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


@pytest.fixture
def own_desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """Set up a desk that the test may break."""
    desk = Desk(tmp_path_factory.mktemp("own_desk"))
    yield desk
    desk.close()


def alive(play: Playing) -> bool:
    return play.process.poll() is None and "Traceback" not in play.said.read_text()


def plays(play: Playing, moves: int = 3) -> None:
    """Sit down by keys, and go on blindly where no record can be read."""
    wait_for(play.record, "the first deal")
    Person(play, Keys(play)).play_until(moves_made(moves))
    assert alive(play)


# where it starts


def test_without_a_display_it_says_so(desk: Desk, home: Path) -> None:
    environment = surroundings(desk, home)
    del environment["DISPLAY"]
    said = subprocess.run(
        PROGRAM, env=environment, cwd=home, capture_output=True, text=True, check=False,
        timeout=PATIENCE,
    )  # fmt: skip
    assert said.returncode == 2
    assert "no screen" in said.stderr
    assert "Traceback" not in said.stderr


def test_without_a_sound_device_it_plays_in_silence(quick: Start) -> None:
    play = quick(SDL_AUDIODRIVER="alsa", ALSA_CONFIG_PATH="/nowhere")
    time.sleep(1)
    play.key("Return")
    plays(play)


@pytest.mark.parametrize("locale", ["C", "tr_TR.ISO-8859-9", "no such"])
def test_any_locale_will_do(quick: Start, locale: str) -> None:
    play = quick(LC_ALL=locale, LANG=locale, LANGUAGE=locale, PYTHONUTF8="0")
    sit_down_by_mouse(play)
    plays(play)


def test_a_home_with_korean_letters_and_spaces(desk: Desk, tmp_path: Path) -> None:
    home = tmp_path / "할머니 댁, 안방"
    home.mkdir()
    keep_settings(home, **QUICK)
    play = Playing(desk, home).ready()
    sit_down_by_mouse(play)
    plays(play)
    verified(play.saves[-1])
    play.clear()


def test_without_any_home_it_still_plays(start: Start) -> None:
    nowhere = "/proc/nowhere"
    play = start(
        HOME=nowhere, XDG_DATA_HOME=nowhere, XDG_STATE_HOME=nowhere, XDG_CONFIG_HOME=nowhere
    )
    time.sleep(1)
    play.key("Tab", "Return")
    time.sleep(0.5)
    play.key("Return")
    time.sleep(3)
    play.key("Return", "1", "Return", "2", "F11", "F11", "Escape", "Escape")
    time.sleep(1)
    assert alive(play)


# what happens to its files


def test_a_read_only_folder_costs_only_a_sentence(start: Start, home: Path, mount: Mount) -> None:
    (home / "share").mkdir()
    mount(home / "share", "ro,size=1m")
    play = start()
    time.sleep(1)
    play.key("Tab", "Return")
    time.sleep(0.5)
    play.key("Return")
    time.sleep(3)
    play.key("Return", "1", "Return", "2")
    time.sleep(1)
    assert alive(play)


def test_a_full_disk_keeps_what_was_there(quick: Start, home: Path, mount: Mount) -> None:
    (home / "share" / "nairong-ppong" / "matches").mkdir(parents=True)
    mount(home / "share" / "nairong-ppong" / "matches", "size=64k")
    play = quick()
    sit_down_by_mouse(play)
    before = Person(play, Mouse(play)).play_until(moves_made(4))
    fill(play.folder / "matches" / "large")
    for _ in range(6):
        play.key("Return", "1", "space", "Return", "2")
        time.sleep(0.3)
    assert alive(play)
    play.kill()
    (play.folder / "matches" / "large").unlink()
    again = quick()
    wait_for_title(again)
    with twin_of(again) as (title, _):
        assert title.kept is not None
        assert title.kept.record.rounds[0].deck == before.rounds[0].deck
        assert len(title.kept.record.rounds[0].moves) >= len(before.rounds[0].moves)


def test_a_file_of_a_gigabyte_is_refused(start: Start, home: Path) -> None:
    keep_settings(home, **QUICK)
    with (home / "large.ppong").open("wb") as file:
        file.truncate(1 << 30)
    play = start(str(home / "large.ppong").removeprefix(ROOT))
    status = Path("/", "proc", str(play.process.pid), "status").read_text()
    most = next(line for line in status.splitlines() if line.startswith("VmHWM"))
    assert int(most.split()[1]) < 250_000, "kB at most since the start"
    play.key("Return")
    wait_for_title(play)
    assert alive(play)


def fill(path: Path) -> None:
    """Write until the disk has no room left."""
    with contextlib.suppress(OSError), path.open("wb", buffering=0) as file:
        while file.write(bytes(4096)):
            pass


def newer(record: Record) -> bytes:
    return encode(record).replace(b'"version":1', b'"version":2', 1)


def finds_in_its_place(quick: Start, make: Callable[[Record], bytes]) -> None:
    """Put other bytes in a match's place; the next start must set them aside and play."""
    play = quick()
    data = make(started(play, 4))
    play.kill()
    for path in (play.folder / "matches").iterdir():
        path.write_bytes(data)
    again = quick()
    time.sleep(1)
    again.key("Return")
    plays(again)
    assert data in [path.read_bytes() for path in (again.folder / "matches").iterdir()]


def test_a_match_of_a_newer_version_is_kept_and_told_of(quick: Start) -> None:
    finds_in_its_place(quick, newer)


@pytest.mark.parametrize(
    "data", [b"\x89PNG\r\n" * 900, b'{"format": "nairong-ppong-record",', b"[]"]
)
def test_a_foreign_or_broken_match_is_set_aside(quick: Start, data: bytes) -> None:
    finds_in_its_place(quick, lambda _: data)


@pytest.mark.parametrize("data", [b"", b"\0" * 5000, b"{" * 100_000, b'{"text": 1e99}', b"null"])
def test_broken_settings_are_set_aside(start: Start, home: Path, data: bytes) -> None:
    keep_settings(home, **QUICK)
    settings = home / "share" / "nairong-ppong" / "settings.json"
    settings.write_bytes(data)
    play = start()
    time.sleep(1)
    play.key("Tab", "Return")
    wait_for(lambda: play.settings().newcomer is False, "the answer in new settings")
    assert alive(play)
    assert any(path.read_bytes() == data for path in settings.parent.iterdir() if path.is_file())


def test_two_copies_at_once_do_not_disturb_each_other(start: Start, quick: Start) -> None:
    one = quick()
    sit_down_by_mouse(one)
    Person(one, Mouse(one)).play_until(moves_made(3))
    two = start()
    two.bring_forward()
    time.sleep(1)
    two.key("Return")
    wait_for(lambda: len(two.saves) == 2, "a match of the second copy")
    wait_for(two.record, "the second copy's deal")
    Person(two, Keys(two)).play_until(moves_made(3))
    two.press_close_button()
    assert two.ended() == 0
    one.bring_forward()
    assert alive(one)
    for save in one.saves:
        verified(save)


# what happens to its window


def test_a_display_that_dies_in_mid_move_loses_nothing(
    own_desk: Desk, desk: Desk, home: Path
) -> None:
    keep_settings(home, **QUICK)
    play = Playing(own_desk, home).ready()
    sit_down_by_mouse(play)
    before = Person(play, Mouse(play)).play_until(moves_made(5))
    own_desk.server.send_signal(signal.SIGKILL)
    play.ended()
    after = play.record()
    assert after is not None
    assert after.rounds[0].deck == before.rounds[0].deck
    verified(play.saves[-1])
    again = Playing(desk, home).ready()
    wait_for_title(again)
    with twin_of(again) as (title, _):
        assert title.kept is not None
    again.clear()


@pytest.mark.parametrize("size", [(1, 1), (3, 700), (1400, 2)])
def test_the_smallest_windows_do_no_harm(quick: Start, size: tuple[int, int]) -> None:
    play = quick()
    sit_down_by_mouse(play)
    Person(play, Mouse(play)).play_until(moves_made(2))
    play.desk.do("windowsize", play.window, *size)
    time.sleep(1)
    assert alive(play)
    play.resize(1280, 720)
    now = play.record()
    assert now is not None
    Person(play, Mouse(play)).play_until(moves_made(len(now.rounds[0].moves) + 3))
    assert alive(play)


def test_a_window_dragged_off_the_screen_comes_back(quick: Start) -> None:
    play = quick()
    sit_down_by_mouse(play)
    play.desk.do("windowmove", play.window, -2000, -2000)
    time.sleep(0.5)
    play.desk.do("windowmove", play.window, 50, 60)
    plays(play)


def in_a_window(record: Record) -> bool:
    """Tell whether a card lies open that may be claimed."""
    state = replay(record).state
    return state is not None and state.phase == "window"


def stands_still(play: Playing, save: Path) -> Record:
    """Check that a match waits, and give it."""
    time.sleep(0.5)
    before = decode(save.read_bytes())
    time.sleep(2.5)
    assert decode(save.read_bytes()) == before
    assert alive(play)
    return before


@pytest.mark.parametrize("phase", [moves_made(3), in_a_window], ids=["turn", "claim"])
def test_a_minimised_game_waits(quick: Start, phase: Until) -> None:
    play = quick()
    sit_down_by_mouse(play)
    Person(play, Mouse(play)).play_until(phase)
    window = play.window
    play.desk.do("windowminimize", window)
    before = stands_still(play, play.saves[-1])
    play.desk.do("windowactivate", "--sync", window)
    Person(play, Mouse(play)).play_until(moves_made(len(before.rounds[0].moves) + 3))


def test_a_game_behind_another_window_waits(start: Start, quick: Start) -> None:
    play = quick()
    started(play, 3)
    start().bring_forward()
    before = stands_still(play, play.saves[-1])
    play.bring_forward()
    Person(play, Mouse(play)).play_until(moves_made(len(before.rounds[0].moves) + 3))


def test_with_letters_of_twice_the_size_it_plays(start: Start, home: Path) -> None:
    keep_settings(home, **QUICK, text=2.0)
    play = start()
    sit_down_by_mouse(play)
    plays(play)
    verified(play.saves[-1])


def test_the_end_of_a_session_closes_it_in_order(quick: Start) -> None:
    play = quick()
    started(play, 3)
    play.process.send_signal(signal.SIGTERM)
    play.ended()
    assert "Traceback" not in play.said.read_text()
    verified(play.saves[-1])
