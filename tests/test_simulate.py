"""Matches without a screen: the same arguments give the same matches, and the sums are theirs."""

import hashlib
import random
import subprocess
import sys
from pathlib import Path

import pytest

from game.commands import main
from game.house import FAMILY, FIELDS, PRESETS, bounds, check, choices, nullable
from game.record import Record, decode
from game.replay import replay
from game.running import play_all
from game.simulation import Run, drawn_rules, play_match
from game.tally import KINDS, Tally, sheet, wilson


def _simulate(out: Path, *more: str) -> list[Record]:
    code = main(["simulate", "--players", "greedy,random,greedy", "--record", str(out), *more])
    assert code == 0
    return [decode(line) for line in out.read_bytes().splitlines()]


def test_the_same_arguments_give_the_same_bytes_with_any_number_of_jobs(tmp_path: Path) -> None:
    said: list[tuple[bytes, bytes]] = []
    for jobs in ("1", "2", "1"):
        out = tmp_path / f"{len(said)}.jsonl"
        command = [sys.executable, "-m", "game", "simulate", "--players", "random,greedy"]
        command += ["--rules", "random", "--matches", "7", "--seed", "5", "--jobs", jobs]
        done = subprocess.run([*command, "--record", str(out)], capture_output=True, check=True)
        assert done.stderr == b""
        said.append((done.stdout, out.read_bytes()))
    assert said[0] == said[1] == said[2]
    assert said[0][1].count(b"\n") == 7


def test_another_seed_plays_other_matches() -> None:
    players = ("greedy", "greedy")
    first, second = (play_match(Run(players, FAMILY, seed), 0) for seed in (1, 2))
    assert first.rounds[0].deck != second.rounds[0].deck


def test_a_headless_record_says_how_its_rounds_were_seeded(tmp_path: Path) -> None:
    records = _simulate(tmp_path / "out.jsonl", "--matches", "2", "--seed", "9")
    for match, record in enumerate(records):
        assert (record.preset, record.started, record.daytime) == ("family", None, False)
        assert [seat.player for seat in record.seats] == ["greedy", "random", "greedy"]
        assert len(record.rounds) == FAMILY.rounds
        for number, written in enumerate(record.rounds):
            text = f"9/{match}/{number}".encode()
            assert written.seed == hashlib.shake_256(text).hexdigest(16)
            assert written.cut == 0


@pytest.mark.parametrize("preset", list(PRESETS))
@pytest.mark.parametrize("seats", [2, 6])
def test_matches_under_each_preset_verify(preset: str, seats: int) -> None:
    record = play_match(Run(("greedy",) * seats, PRESETS[preset], 3), 0)
    assert record.preset == preset
    assert replay(record).match.over


def test_own_house_rules_have_no_preset_name() -> None:
    record = play_match(Run(("greedy", "greedy"), drawn_rules(random.Random(4)), 1), 0)
    assert record.preset is None
    assert replay(record).match.over


def test_random_house_rules_are_valid_and_drawn_over_all_fields() -> None:
    rng = random.Random(8)
    drawn = [drawn_rules(rng) for _ in range(400)]
    assert all(check(rules) == rules for rules in drawn)
    assert {rules.rounds for rules in drawn} == set(range(1, 13))
    for field in FIELDS:
        values = {getattr(rules, field) for rules in drawn}
        if (words := choices(field)) is not None:
            assert values == set(words), field
        else:
            assert (None in values) == nullable(field), field
            assert len(values) > 3, field
    assert {amount > 0 for rules in drawn for amount in rules.rank_amounts} == {True, False}


@pytest.mark.parametrize("field", [name for name in FIELDS if name != "rank_amounts"])
def test_random_numbers_reach_both_ends(field: str) -> None:
    limits = bounds(field)
    if limits is None or field == "rounds" or limits[1] > 200:
        assert field in ("rounds", "unit") or choices(field) is not None
        return
    rng = random.Random(2)
    values = {getattr(drawn_rules(rng), field) for _ in range(4000)} - {None}
    assert (min(values), max(values)) == limits


def test_each_match_of_a_run_draws_its_own_house_rules() -> None:
    run = Run(("greedy", "greedy"), None, 6)
    rules = [play_match(run, match).rules for match in range(2)]
    assert rules[0] != rules[1]


def test_a_tally_adds_up_what_the_records_say(tmp_path: Path) -> None:
    records = _simulate(tmp_path / "out.jsonl", "--matches", "5", "--rules", "holiday")
    tally = play_all(Run(("greedy", "random", "greedy"), PRESETS["holiday"], 0), 5, 1, None)
    assert tally.matches == 5
    assert tally.rounds == 50
    for seat in range(3):
        assert tally.points[seat] == sum(record.totals[seat] for record in records)
        best = sum(record.totals[seat] == min(record.totals) for record in records)
        assert tally.wins[seat] == best
    assert sum(tally.ends.values()) == 50
    fed = [written.end.from_ for record in records for written in record.rounds if written.end]
    assert tally.fed == [fed.count(seat) for seat in range(3)]


def test_the_sheet_has_a_row_a_seat_and_all_endings() -> None:
    tally = Tally(2)
    tally.matches, tally.rounds, tally.points, tally.wins = 4, 40, [100, -60], [1, 3]
    tally.ends.update({("stop", 0): 10, ("bak", 1): 20, ("exhausted", None): 10})
    tally.fed = [20, 0]
    title, head, *rows = sheet(tally, ("greedy", "random"))
    assert title.startswith("4 matches, 40 rounds")
    assert head.split()[-8:] == [*KINDS, "fed"]
    assert rows[0].split()[:5] == ["0", "greedy", "2.50", "25.0", "%"]
    assert rows[0].split()[-7:] == ["25.0", "0.0", "0.0", "0.0", "0.0", "0.0", "50.0"]
    assert rows[1].split()[:5] == ["1", "random", "-1.50", "75.0", "%"]
    assert rows[2].split() == [
        "all", "0.50", "25.0", "0.0", "50.0", "0.0", "0.0", "0.0", "25.0", "50.0",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("wins", "tries", "low", "high"),
    # Figures of the usual tables for Wilson's interval.
    [
        (50, 100, 0.4038, 0.5962),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 10, 0.0179, 0.4042),
    ],
)
def test_the_interval_is_wilsons(wins: int, tries: int, low: float, high: float) -> None:
    found = wilson(wins, tries)
    assert found == pytest.approx((low, high), abs=5e-5)
