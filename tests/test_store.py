"""Nothing is lost: settings and matches through kills, full disks, foreign files, two windows."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import pytest
from msgspec.structs import replace

from game.disk import Lock, previous, sweep, write_whole
from game.house import FAMILY
from game.presets import (
    LastTable,
    forget_preset,
    keep_preset,
    keep_table,
    last_table,
    own_presets,
)
from game.record import Record, encode
from game.store import SETTINGS, Settings, Store, is_newer, looks_finished
from tests.keeper import NAME, STEPS, states
from tests.matches import played

ROOT = Path(__file__).resolve().parents[1]


def keeper(*words: object) -> Any:
    """Start another program and take its answer."""
    command = [sys.executable, "-m", "tests.keeper", *map(str, words)]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_program_killed_at_200_moments_leaves_each_write_whole(tmp_path: Path) -> None:
    trials = keeper("killed", tmp_path, 200, 100, 7)
    assert len(trials) >= 200
    assert all(trial["match"] and trial["settings"] for trial in trials)
    assert {tuple(trial["troubles"]) for trial in trials} == {()}
    inside = [trial for trial in trials if trial["inside"]]
    assert len(inside) >= 100
    assert {"fsync", "replace", "link"} <= {trial["step"] for trial in inside} <= set(STEPS)


def filled(folder: Path) -> Record:
    """Leave settings and an unfinished match in a folder."""
    store = Store(folder)
    store.keep_settings(Settings(volume=33))
    before = states()[2]
    store.keep_match(NAME, before)
    return before


@pytest.mark.parametrize("most", [0, 1, 100, 1000])
def test_a_full_disk_keeps_the_generation_before_and_says_so(tmp_path: Path, most: int) -> None:
    filled(tmp_path)
    found = keeper("full", tmp_path, most)
    assert found["troubles"] == ["trouble.not_kept"]
    assert found["moves"] == 3
    assert found["before"] == 33
    assert found["volume"] == (77 if most >= 1000 else 33)
    assert found["left"] == []


@pytest.fixture
def open_to_all(tmp_path: Path) -> Iterator[Path]:
    """Make a folder that somebody without rights can at least reach and read."""
    above = [tmp_path, *tmp_path.parents]
    modes = [(path, path.stat().st_mode) for path in above if "pytest-of" in str(path)]
    for path, _ in modes:
        path.chmod(0o755)
    yield tmp_path
    for path, mode in modes:
        path.chmod(mode)
    for path in [path for path in tmp_path.rglob("*") if path.is_dir()]:
        path.chmod(0o755)


def test_a_folder_that_may_only_be_read_is_read_and_named_once(open_to_all: Path) -> None:
    folder = open_to_all / "home"
    filled(folder)
    for path in folder.rglob("*"):
        path.chmod(0o755 if path.is_dir() else 0o644)
    found = keeper("barred", folder)
    assert found["troubles"] == ["trouble.not_kept"]
    assert (found["before"], found["volume"], found["moves"]) == (33, 33, 3)


def test_a_folder_that_cannot_be_made_costs_only_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    store = Store(tmp_path / "file" / "home")
    assert store.settings() == Settings()
    assert store.unfinished() is None
    store.keep_match(NAME, states()[0])
    store.keep_match(NAME, states()[1])
    store.keep_settings(Settings(volume=5))
    assert store.troubles == ["trouble.not_kept"]


def test_a_trouble_that_ended_is_told_again_when_it_comes_back(tmp_path: Path) -> None:
    store = Store(tmp_path / "home")
    (tmp_path / "home").write_text("in the way")
    store.keep_match(NAME, states()[0])
    (tmp_path / "home").unlink()
    store.keep_match(NAME, states()[1])
    (tmp_path / "home" / "matches").rename(tmp_path / "gone")
    (tmp_path / "home" / "matches").write_text("in the way")
    store.keep_match(NAME, states()[2])
    assert store.troubles == ["trouble.not_kept", "trouble.not_kept"]


BROKEN: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda _: b"",
    "cut": lambda data: data[: len(data) // 2],
    "noise": lambda data: bytes(255 - byte for byte in data),
    "foreign": lambda _: b'{"name": "left-pad", "version": 1}',
    "nested": lambda _: b"[" * 100_000,
    "huge": lambda _: b" " * (9 << 20),
    "illegal": lambda data: data.replace(b'"scores":null', b'"scores":[1,2,3,4]', 1),
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_match_is_set_aside_and_the_generation_before_goes_on(
    tmp_path: Path, how: str
) -> None:
    store = Store(tmp_path)
    for record in states()[:2]:
        store.keep_match(NAME, record)
    path = store.matches / NAME
    whole, bad = path.read_bytes(), BROKEN[how](path.read_bytes())
    assert bad != whole
    path.write_bytes(bad)
    fresh = Store(tmp_path)
    kept = fresh.unfinished()
    assert kept is not None
    assert kept.record == states()[0]
    assert fresh.troubles == ["trouble.match_aside"]
    assert (store.matches / (NAME + ".broken")).read_bytes() == bad


def test_a_second_broken_file_does_not_push_out_the_first(tmp_path: Path) -> None:
    matches = Store(tmp_path).matches
    matches.mkdir()
    for text in (b"one", b"two"):
        (matches / NAME).write_bytes(text)
        assert Store(tmp_path).unfinished() is None
    aside = sorted(path.read_bytes() for path in matches.glob("*.broken*"))
    assert aside == [b"one", b"two"]


def test_a_match_of_a_later_version_is_set_aside_under_a_name_of_its_own(tmp_path: Path) -> None:
    matches = Store(tmp_path).matches
    matches.mkdir()
    fields = json.loads(encode(states()[4])) | {"version": 2, "weather": "snow"}
    (matches / NAME).write_text(json.dumps(fields), "utf-8")
    store = Store(tmp_path)
    assert store.unfinished() is None
    assert store.troubles == ["trouble.match_newer"]
    assert (matches / (NAME + ".newer")).exists()
    assert not is_newer(encode(states()[4]))


@pytest.mark.parametrize("how", ["empty", "cut", "noise", "nested"])
def test_broken_settings_are_set_aside_and_those_before_return(tmp_path: Path, how: str) -> None:
    store = Store(tmp_path)
    store.keep_settings(Settings(volume=10))
    store.keep_settings(Settings(volume=20))
    path = tmp_path / SETTINGS
    path.write_bytes(BROKEN[how](path.read_bytes()))
    fresh = Store(tmp_path)
    assert fresh.settings().volume == 10
    assert fresh.troubles == ["trouble.settings_aside"]


def test_settings_of_a_later_version_are_set_aside(tmp_path: Path) -> None:
    (tmp_path / SETTINGS).write_text('{"version": 2, "volume": 3, "mood": "good"}')
    store = Store(tmp_path)
    assert store.settings() == Settings()
    assert store.troubles == ["trouble.settings_newer"]


def test_unknown_settings_are_ignored_and_missing_ones_are_the_defaults(tmp_path: Path) -> None:
    (tmp_path / SETTINGS).write_text('{"volume": 3, "mood": "good"}')
    assert Store(tmp_path).settings() == Settings(volume=3)


def test_two_windows_change_different_settings_and_both_stay(tmp_path: Path) -> None:
    Store(tmp_path).keep_settings(Settings())
    one, other = Store(tmp_path), Store(tmp_path)
    first, second = one.settings(), other.settings()
    one.keep_settings(replace(first, volume=11))
    other.keep_settings(replace(second, language="en"))
    assert Store(tmp_path).settings() == Settings(volume=11, language="en")


@contextmanager
def another_window(folder: Path, name: str) -> Iterator[IO[str]]:
    """Run a program that plays a match; a line to it lets it play on and end."""
    command = [sys.executable, "-m", "tests.keeper", "hold", str(folder), name]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        assert program.stdout.readline().strip() == '"holding"'
        yield program.stdin
        program.stdin.close()
        assert program.wait(20) == 0


def test_a_match_in_another_window_is_not_offered_and_not_written_over(tmp_path: Path) -> None:
    with another_window(tmp_path, NAME) as window:
        store = Store(tmp_path)
        assert store.unfinished() is None
        assert store.troubles == ["trouble.played_elsewhere"], "it says why there is none"
        store.troubles.clear()
        assert store.unfinished(tell=False) is None
        assert store.troubles == []
        store.keep_match(NAME, states()[9])
        store.keep_match(NAME, states()[10])
        assert store.troubles == ["trouble.other_window"]
        window.write("on\n")
    found = {encode(state) for state in (states()[4], states()[10])}
    assert {path.read_bytes() for path in store.matches.glob("*.ppong")} == found


def test_a_window_that_was_open_for_days_keeps_its_match(tmp_path: Path) -> None:
    with another_window(tmp_path, NAME):
        (lock,) = (tmp_path / "matches").glob("*.lock")
        os.utime(lock, (0, 0))
        assert Store(tmp_path).unfinished() is None
        assert lock.exists()
    lock.touch()
    os.utime(lock, (0, 0))
    assert Store(tmp_path).unfinished() is not None
    assert not lock.exists(), "nobody holds it any more"


def test_another_match_that_can_go_on_needs_no_word_of_the_first(tmp_path: Path) -> None:
    Store(tmp_path).keep_match(f"0{NAME}", states()[3])
    with another_window(tmp_path, NAME):
        store = Store(tmp_path)
        kept = store.unfinished()
        assert kept is not None
        assert kept.name == f"0{NAME}"
        assert store.troubles == []


def test_a_match_is_free_again_when_its_window_is_gone(tmp_path: Path) -> None:
    with another_window(tmp_path, NAME):
        pass
    kept = Store(tmp_path).unfinished()
    assert kept is not None
    assert kept.record == states()[4]


def test_a_lock_is_held_by_one_and_free_after(tmp_path: Path) -> None:
    lock = Lock(tmp_path / "thing")
    assert lock.take()
    assert lock.take()
    assert Lock(tmp_path / "thing").take(), "the same program does not stand in its own way"
    lock.free()
    assert not list(tmp_path.iterdir())


def test_finished_matches_are_known_by_their_end_and_passed_over(tmp_path: Path) -> None:
    store = Store(tmp_path)
    finished, going = played(4), states()[5]
    store.keep_match("2026-11-30_a.ppong", going)
    store.keep_match("2026-11-30_b.ppong", finished)
    assert looks_finished(store.matches / "2026-11-30_b.ppong")
    assert not looks_finished(store.matches / "2026-11-30_a.ppong")
    kept = Store(tmp_path).unfinished()
    assert kept is not None
    assert kept.name == "2026-11-30_a.ppong"


def test_a_match_that_was_given_up_is_kept_but_not_offered(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for record in states()[:2]:
        store.keep_match(NAME, record)
    store.leave(NAME)
    assert Store(tmp_path).unfinished() is None
    assert store.match_names() == []
    assert store.match_names(left=True) == [NAME + ".left"]


def test_a_match_of_which_only_the_generation_before_is_left_goes_on(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for record in states()[:2]:
        store.keep_match(NAME, record)
    (store.matches / NAME).unlink()
    kept = Store(tmp_path).unfinished()
    assert kept is not None
    assert kept.record == states()[0]


def test_the_generation_before_lies_beside_each_file(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "file"
    for text in (b"one", b"two", b"three"):
        write_whole(path, text)
    assert (path.read_bytes(), previous(path).read_bytes()) == (b"three", b"two")
    assert sorted(tmp_path.rglob("*.*")) == [previous(path)]


def test_where_links_are_unknown_the_generation_before_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError("no links here")

    monkeypatch.setattr("os.link", refuse)
    path = tmp_path / "file"
    for text in (b"one", b"two"):
        write_whole(path, text)
    assert (path.read_bytes(), previous(path).read_bytes()) == (b"two", b"one")


def test_half_written_files_are_cleared_away_when_they_are_old(tmp_path: Path) -> None:
    for name in ("a.ppong.1f.new", "a.ppong.1f.link", "a.ppong.lock", "a.ppong"):
        (tmp_path / name).write_text("half")
    sweep(tmp_path, hours=1)
    assert len(list(tmp_path.iterdir())) == 4
    sweep(tmp_path, hours=-1)
    assert [path.name for path in tmp_path.iterdir()] == ["a.ppong"]


def test_own_presets_are_kept_by_name_and_forgotten(tmp_path: Path) -> None:
    store = Store(tmp_path)
    hard = replace(FAMILY, stop_penalty=50)
    assert own_presets(store) == ()
    assert keep_preset(store, "우리 집", FAMILY)
    assert keep_preset(store, "큰집", hard)
    assert keep_preset(store, "우리 집", hard)
    assert [(own.name, own.rules) for own in own_presets(Store(tmp_path))] == [
        ("우리 집", hard),
        ("큰집", hard),
    ]
    forget_preset(store, "우리 집")
    assert [own.name for own in own_presets(store)] == ["큰집"]


def test_no_more_presets_are_kept_than_can_be_read(tmp_path: Path) -> None:
    store = Store(tmp_path)
    kept = [keep_preset(store, f"집 {number}", FAMILY) for number in range(32)]
    assert kept == [True] * 30 + [False] * 2
    assert len(own_presets(Store(tmp_path))) == 30


def test_broken_presets_and_tables_are_set_aside(tmp_path: Path) -> None:
    (tmp_path / "presets.json").write_text('{"presets": [{"name": "", "rules": {}}]}')
    (tmp_path / "last_table.json").write_text('{"seats": []}')
    store = Store(tmp_path)
    assert own_presets(store) == ()
    assert last_table(store) is None
    assert store.troubles == ["trouble.presets_aside", "trouble.table_aside"]


def test_rules_that_cannot_be_played_are_not_offered(tmp_path: Path) -> None:
    store = Store(tmp_path)
    gap = replace(FAMILY, stop_limit=None, stop_success_score="gap")
    keep_preset(store, "틀림", gap)
    keep_table(store, played(3).seats, gap)
    assert own_presets(store) == ()
    assert last_table(store) is None


def test_the_last_table_comes_back_without_its_hints(tmp_path: Path) -> None:
    seats = tuple(replace(seat, help=4) for seat in played(3).seats)
    keep_table(Store(tmp_path), seats, FAMILY)
    assert last_table(Store(tmp_path)) == LastTable(played(3).seats, FAMILY)
