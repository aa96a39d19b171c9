"""How long from the frame that reads the key to the slap's peak leaving the mixer.

Runs in real time on SDL's disk driver with a buffer of 512 samples and a 60 Hz loop:
`python -m tests.benchmarks.sound_latency [presses]`. The peak counts as out when the file has
grown over it; a file is written through stdio, so this is a little more than the mixer's own.
"""

import os
import statistics
import sys
import tempfile
import time
from array import array
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.sound import Sound

FRAME = 4  # bytes: two channels of two
SETTLE = 0.45  # s of silence between two slaps


def _peak_of(samples: "array[int]") -> int:
    """Frame of the highest sample of a stereo signal."""
    return max(range(len(samples)), key=lambda i: abs(samples[i])) // 2


def _press(sound: "Sound", file: Path) -> float:
    """Slap once and wait until its peak is in the file; the time it took (s)."""
    variant = 5
    before = file.stat().st_size
    pressed = time.perf_counter()
    sound.play("slap", variant=variant)
    grown: list[tuple[float, int]] = []
    while time.perf_counter() < pressed + SETTLE:
        size = file.stat().st_size
        if not grown or size != grown[-1][1]:
            grown.append((time.perf_counter(), size))
        time.sleep(0.0002)
    start = before - before % FRAME
    with file.open("rb") as recorded:
        recorded.seek(start)
        data = recorded.read()
    peak = start + FRAME * (_peak_of(array("h", data[: len(data) // FRAME * FRAME])) + 1)
    return next(at for at, size in grown if size >= peak) - pressed


def main() -> None:
    """Press, measure, print."""
    presses = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "mix.raw"
        os.environ |= {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(file)}
        from scenes.sound import Sound  # noqa: PLC0415  SDL reads its driver when it starts

        sound = Sound()
        time.sleep(SETTLE)
        waits = []
        for k in range(presses):
            time.sleep(0.0037 * (k % 5))  # fall on all parts of the buffer
            waits.append(1000 * _press(sound, file))
        sound.close()
    waits.sort()
    sys.stdout.write(
        f"key frame to the slap's peak: median {statistics.median(waits):.1f} ms, "
        f"least {waits[0]:.1f}, 9 of 10 under {waits[int(0.9 * len(waits))]:.1f}\n"
    )


if __name__ == "__main__":
    main()
