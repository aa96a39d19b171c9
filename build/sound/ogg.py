"""OGG Vorbis files: writing them only when they would sound different, and reading them back."""

from pathlib import Path

import numpy as np
import soundfile

from build.sound.tone import RATE, Signal

SOUNDS = Path(__file__).resolve().parents[2] / "assets" / "sounds"
SAME = -50.0  # dB: two renderings closer than this are one sound


def encode(path: Path, x: Signal, thrift: float) -> None:
    """Write a file; thrift 0 is the finest and largest, 1 the smallest."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with soundfile.SoundFile(
        path, "w", RATE, 1 if x.ndim == 1 else 2, "VORBIS", format="OGG", compression_level=thrift
    ) as file:
        for start in range(0, len(x), RATE):  # in parts: the encoder's stack is small
            file.write(x[start : start + RATE])


def decode(path: Path) -> Signal:
    """Read a file as samples, or (samples, 2)."""
    return np.asarray(soundfile.read(path, dtype="float64")[0])


def difference(a: Signal, b: Signal) -> float:
    """Energy of what two signals differ in against that of the second, dB."""
    if a.shape != b.shape:
        return 0.0
    off, whole = float(np.sum((a - b) ** 2)), float(np.sum(b**2))
    return float(10 * np.log10(off / whole + 1e-20))


def apart(path: Path, x: Signal, thrift: float, scratch: Path) -> float:
    """How far a rendering, once encoded, is from the file in its place (dB); 0 without one."""
    if not path.exists():
        return 0.0
    encode(scratch, x, thrift)
    return difference(decode(scratch), decode(path))
