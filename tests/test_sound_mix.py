"""The mix of a whole scripted round: nothing clipped, everything there, in the right order."""

import json
import math
import subprocess
import sys
from array import array
from itertools import accumulate, pairwise
from operator import mul
from pathlib import Path

import pytest

from scenes.sound import RATE
from tests.listening import Wave, call_samples, energy, peak, shot, slower, wave
from tests.scripted_round import script

ROOT = Path(__file__).parent.parent
QUARTER = RATE // 4  # samples a second after `slower`
LATEST = QUARTER // 14  # a sound starts within 70 ms of being asked for: three buffers and some


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> tuple[Wave, list[tuple[str, int]]]:
    """The left side of the mix at 12 kHz, and when (there) each sound was asked for."""
    folder = tmp_path_factory.mktemp("mix")
    mix, places = folder / "mix.raw", folder / "places.json"
    run = [sys.executable, "-m", "tests.scripted_round", str(mix), str(places)]
    subprocess.run(run, cwd=ROOT, check=True, capture_output=True, timeout=120)
    left = array("h", mix.read_bytes())[::2]
    asked = json.loads(places.read_text(encoding="utf-8"))
    mix.unlink()
    assert peak(left) < 32_000, "clipped"
    return slower(wave(left)), [(name, frames // 4) for name, frames in asked]


def originals(name: str) -> list[Wave]:
    """The file or files that a name of the script may have played, at 12 kHz."""
    folder, _, rest = name.partition("/")
    if folder == "voices":
        speaker, _, key = rest.partition("/")
        return [slower(wave(call_samples(speaker, key)))]
    if folder == "janggu":
        return [slower(shot(f"{name}_{k}")) for k in range(2)]
    return [slower(shot(name))]


def loudest(x: Wave, count: int) -> int:
    """Where the strongest stretch of so many samples begins."""
    step = count // 8
    return max(range(0, max(1, len(x) - count), step), key=lambda i: energy(x[i : i + count]))


def find(x: Wave, mix: Wave, asked: int) -> tuple[float, int]:
    """How surely a sound is heard after it was asked for (correlation), and where it starts."""
    count = min(len(x), QUARTER // 14)
    at = loudest(x, count)
    part, near = x[at : at + count], mix[asked + at : asked + at + LATEST + count]
    powers = [0.0, *accumulate(v * v for v in near)]
    strength, best = energy(part), (0.0, 0)
    for lag in range(LATEST):
        heard = near[lag : lag + count]
        own = (powers[lag + count] - powers[lag] + 1e-9) * strength
        best = max(best, (sum(map(mul, part, heard)) / math.sqrt(own), asked + lag))
    return best


def test_everything_asked_for_is_heard_in_the_order_of_the_timeline(
    recorded: tuple[Wave, list[tuple[str, int]]],
) -> None:
    mix, asked = recorded
    assert [name for name, _ in asked] == [name for _, name, _ in script()]
    starts, lines = [], []
    for name, when in asked:
        match, start = max(find(x, mix, when) for x in originals(name))
        late = 1000 * (start - when) / QUARTER
        lines.append(f"{name:32s} {start / QUARTER:7.3f} s, {late:3.0f} ms late, match {match:.2f}")
        assert match > 0.3, name
        starts.append(start)
    sys.stdout.write("\n".join(lines) + "\n")  # shown by -s; no clock judges them
    assert all(later >= sooner - 2 for sooner, later in pairwise(starts))


def test_nothing_in_the_round_is_louder_than_its_slaps(
    recorded: tuple[Wave, list[tuple[str, int]]],
) -> None:
    mix, asked = recorded
    top = max(range(len(mix)), key=lambda i: abs(mix[i]))
    since = min(top - when for name, when in asked if "slap" in name and when <= top)
    assert since < LATEST
