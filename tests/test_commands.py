"""The commands: what is wrong is said in one line, and nothing is left half-written."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from game import commands
from game.bench import bench_sheet
from game.commands import COMMANDS, main
from game.files import whole_file
from game.house import FAMILY, TOWN

PLAYERS = ["simulate", "--players", "greedy,greedy"]


def _refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """Run a command that must fail for wrong input; return its one line."""
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.endswith("\n")
    assert said.err.count("\n") == 1
    assert said.err[:-1].isprintable()
    return said.err


WRONG: list[tuple[list[str], str]] = [
    ([], "COMMAND"),
    (["deal"], "'deal'"),
    (["simulate"], "--players"),
    (["simulate", "--players", "greedy,greddy"], "did you mean greedy?"),
    (["simulate", "--players", "greedy"], "2 to 6 players, not 1"),
    (["simulate", "--players", ",".join(["greedy"] * 7)], "2 to 6 players, not 7"),
    (["simulate", "--players", "greedy,,greedy"], "no player ''"),
    (["simulate", "--players", "a\nb,greedy"], "no player"),
    ([*PLAYERS, "--matches", "0"], "'0' is no whole number from 1"),
    ([*PLAYERS, "--matches", "1.5"], "'1.5' is no whole number"),
    ([*PLAYERS, "--matches", "٣"], "no whole number"),
    ([*PLAYERS, "--seed", "-1"], "'-1' is no whole number from 0"),
    ([*PLAYERS, "--seed", "9" * 5000], "no whole number"),
    ([*PLAYERS, "--jobs", "many"], "'many' is no whole number"),
    ([*PLAYERS, "--rules", "famly"], "did you mean family?"),
    ([*PLAYERS, "--rules", "randm"], "did you mean random?"),
    ([*PLAYERS, "--rules", "nowhere/rules.json"], "No such file"),
    ([*PLAYERS, "--rules", "."], "not a regular file"),
    ([*PLAYERS, "--record", "."], "not a regular file"),
    ([*PLAYERS, "--record", "nowhere/out.jsonl"], "No such file"),
    ([*PLAYERS, "--record", "a" * 300], "can't be written"),
    ([*PLAYERS, "--recrod", "out.jsonl"], "--recrod"),
    (["verify"], "FILE"),
    (["odds", "--rules", "random"], "there are family, holiday, town and files"),
    (["bench", "--seats", "7"], "'7' is no whole number from 2 to 6"),
]


@pytest.mark.parametrize(("arguments", "reason"), WRONG)
def test_wrong_input_is_one_clear_line(
    arguments: list[str],
    reason: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert reason in _refused(arguments, capsys)
    assert list(tmp_path.iterdir()) == []


RULES = msgspec.to_builtins(TOWN)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (json.dumps(RULES | {"jokers": 2}), "'jokers' is no house rule"),
        (
            json.dumps(RULES | {"rounds": 100}),
            "rounds is 100; allowed: a whole number from 1",
        ),
        (json.dumps(RULES | {"rounds": True}), "rounds is True; allowed"),
        (json.dumps({"rounds": 3}), "starter_card is missing"),
        (json.dumps(RULES)[:-1] + ', "rounds": 3}', "the key 'rounds' twice"),
        (json.dumps(RULES)[:-1], "can't be read as JSON"),
        ("[" * 60_000, "can't be read as JSON"),
        ("[]", "house rules are an object"),
        ("", "can't be read as JSON"),
        (" " * 70_000, "it has more than 65536 bytes"),
    ],
)
def test_a_rules_file_that_cannot_be_played_is_refused(
    content: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ours.json"
    file.write_text(content, encoding="utf-8")
    assert reason in _refused([*PLAYERS, "--rules", str(file)], capsys)


def test_a_rules_file_is_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ours.json"
    file.write_text(json.dumps(RULES | {"rounds": 2}), encoding="utf-8")
    assert main([*PLAYERS, "--rules", str(file), "--matches", "3"]) == 0
    assert capsys.readouterr().out.startswith("3 matches, 6 rounds;")


def test_a_run_that_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "out.jsonl"
    file.write_bytes(b"old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(commands, "play_all", full)
    said = _refused([*PLAYERS, "--record", str(file)], capsys)
    assert said == f"{file} can't be written: No space left on device\n"
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_file_without_write_permission_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "out.jsonl"
    file.write_bytes(b"old")
    monkeypatch.setattr(os, "access", lambda *_: False)  # the system lets its root write anywhere
    assert "no permission to write" in _refused([*PLAYERS, "--record", str(file)], capsys)
    assert file.read_bytes() == b"old"


def test_a_whole_file_follows_a_link_and_replaces_what_was_there(tmp_path: Path) -> None:
    target, link = tmp_path / "real", tmp_path / "link"
    target.write_bytes(b"old")
    link.symlink_to(target)
    with whole_file(link) as file:
        file.write(b"new")
        assert target.read_bytes() == b"old"
    assert target.read_bytes() == b"new"
    assert link.is_symlink()
    assert len(list(tmp_path.iterdir())) == 2


def test_ctrl_c_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(commands, "play_all", interrupted)
    assert main(PLAYERS) == 130
    assert capsys.readouterr().err == "interrupted\n"


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main(["--help"])
    assert done.value.code == 0
    said = capsys.readouterr().out
    for command in COMMANDS:
        assert f"{command.name} " in said
        assert command.does in said


def test_odds_prints_the_figures_of_the_rules_page(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "--rules", "town"]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["house", "rules:", "town"] in rows
    figures = {" ".join(row[:-3]): row[-3] for row in rows if row[-1] == "%"}
    assert figures["fits straight"] == "28,672"
    assert figures["fits high"] == "46,758"
    assert figures["any jokbo"] == "133,016"
    assert figures["copies 4-1-1"] == "10,560"
    assert figures["sum 70"] == "6"


def test_bench_measures_both_engines() -> None:
    _, head, *rows = bench_sheet(FAMILY, 3, 0.01)
    columns = ["engine", "player", "rounds a second", "moves a second", "moves a round"]
    assert re.split(r" {2,}", head) == columns
    engines = [(row.split()[0].rstrip(","), row.split()[-4]) for row in rows]
    both = [("frozen", "random"), ("frozen", "greedy"), ("packed", "random"), ("packed", "greedy")]
    assert engines == [("frozen", "random"), *both]
    for row in rows:
        rounds, moves, each = (float(word.replace(",", "")) for word in row.split()[-3:])
        assert moves > rounds > 0
        assert 10 < each < 300


def _program(*arguments: str, **how: object) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "game", *arguments]
    return subprocess.Popen(command, stderr=subprocess.PIPE, **how)  # type: ignore[call-overload, no-any-return]


def test_a_reader_that_goes_away_is_no_fault() -> None:
    running = _program("odds", stdout=subprocess.PIPE)
    assert running.stdout is not None
    running.stdout.close()
    _, said = running.communicate()
    assert said == b""
    assert running.returncode == 141


if sys.platform != "win32":

    def test_output_that_cannot_be_written_is_one_line() -> None:
        with Path("/dev/full").open("wb") as full:
            running = _program("odds", stdout=full)
        _, said = running.communicate()
        assert said == b"the output can't be written: No space left on device\n"
        assert running.returncode == 2

    def test_a_device_is_no_file_to_record_to(capsys: pytest.CaptureFixture[str]) -> None:
        said = _refused([*PLAYERS, "--record", "/dev/full"], capsys)
        assert said == "/dev/full can't be written: it is not a regular file\n"

    @pytest.fixture
    def _listening() -> Iterator[None]:
        """Ignore no ^C, as a program started in the background does, and what it starts."""
        before = signal.signal(signal.SIGINT, signal.default_int_handler)
        yield
        signal.signal(signal.SIGINT, before)

    @pytest.mark.usefixtures("_listening")
    @pytest.mark.parametrize("jobs", ["1", "2"])
    @pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
    def test_a_run_that_is_told_to_end_clears_away(
        how: signal.Signals, jobs: str, tmp_path: Path
    ) -> None:
        out = tmp_path / "out.jsonl"
        endless = ["--matches", "1000000", "--jobs", jobs, "--record", str(out)]
        running = _program(*PLAYERS, *endless, stdout=subprocess.PIPE, start_new_session=True)
        while not any(part.stat().st_size for part in tmp_path.iterdir()):
            assert running.poll() is None
            time.sleep(0.01)
        if how is signal.SIGINT:
            os.killpg(running.pid, how)  # a terminal tells all of them
        else:
            running.send_signal(how)
        said = running.communicate()
        assert said == (b"", b"interrupted\n")
        assert running.returncode == 130
        assert list(tmp_path.iterdir()) == []
