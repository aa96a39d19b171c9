"""Listen with instruments: python -m build.sound.measure prints what the committed voices do.

Formants: linear prediction (autocorrelation, order 10) at 11 kHz for men and 12.8 kHz for
others. The autocorrelations of all 30 ms frames of the vowel are added before the prediction,
so that a pitch that glides smears the harmonics and leaves the resonances; with a pitch over
300 Hz the first formant of ㅗ still leans on the nearest harmonic. Compared with Yang 1996.
Voice onset time: from the burst (first sample over 1 % of the call's peak) to the first
swing under 400 Hz of a fifth of its later height that goes on for 24 ms. Loudness: see loudness.py.
"""

import json
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from scipy.signal import resample_poly

from build.sound.loudness import loudness
from build.sound.mouth import Voice
from build.sound.ogg import SOUNDS, decode
from build.sound.speakers import SPEAKERS
from build.sound.tone import RATE, Signal, low
from build.sound.vowels import ring
from scenes.calls import SHEET

VOWELS = {
    "call/2": "ㅣ", "call/bi": "ㅣ", "call/4": "ㅏ", "call/8": "ㅏ", "call/jang": "ㅏ",
    "call/5": "ㅗ", "call/ttong": "ㅗ", "ppong": "ㅗ", "call/9": "ㅜ", "call/pung": "ㅜ",
    "dealer": "ㅓ",
}  # fmt: skip
STOPS = (
    "ppong",
    "call/ttong",
    "call/pung",
    "call/8",
    "chongtong",
    "call/bi",
    "call/9",
    "call/jang",
)


def call(speaker: str, key: str) -> Signal:
    """One call out of its sheet."""
    start, count = json.loads((SOUNDS / "voices/index.json").read_text())[speaker][key]
    return decode(SOUNDS / f"voices/{speaker}/{SHEET[key]}.ogg")[start : start + count]


def _resonances(sums: Signal, order: int, rate: float) -> list[float]:
    """Solve the normal equations; the poles sharp enough to be formants, low first (Hz)."""
    toeplitz = sums[np.abs(np.subtract.outer(np.arange(order), np.arange(order)))]
    a = np.linalg.solve(toeplitz, sums[1 : order + 1])
    z = np.roots(np.concatenate([[1.0], -a]))
    z = z[(z.imag > 0) & (-np.log(np.abs(z)) * rate / np.pi < 600)]
    return sorted(float(f) for f in np.angle(z) * rate / (2 * np.pi) if f > 150)


def formants(x: Signal, begin: float, end: float, *, man: bool) -> tuple[float, float]:
    """F1 and F2 (Hz) between two times (s)."""
    up, down = (11, 48) if man else (4, 15)
    rate = RATE * up / down
    y = resample_poly(x, up, down)
    y = np.append(y[0], y[1:] - 0.95 * y[:-1])
    width, sums = int(0.03 * rate), np.zeros(11)
    for at in np.arange(begin, end - 0.03, 0.005):
        frame = y[int(at * rate) :][:width] * np.hamming(width)
        sums += np.correlate(frame, frame, "full")[width - 1 : width + 10]
    sums[0] *= 1 + 1e-6
    f1, f2 = _resonances(sums, 10, rate)[:2]
    return f1, f2


def onset(x: Signal) -> tuple[float, float]:
    """Find the times (s) of the burst and of the first swing of the folds in a call."""
    burst = int(np.argmax(np.abs(x) > 0.01 * np.abs(x).max()))
    deep = np.abs(low(x, 400.0, 4))
    step = int(0.012 * RATE)
    loud = deep > 0.2 * deep.max()
    for at in np.flatnonzero(loud):
        if loud[at + step : at + 2 * step].any() and loud[at + 2 * step : at + 3 * step].any():
            return burst / RATE, int(at) / RATE
    raise ValueError("nobody speaks here")


class Vowel(NamedTuple):
    """Measured formants (Hz) and how far they are from the table (share)."""

    key: str
    f1: float
    f2: float
    off1: float
    off2: float


def vowels(voice: Voice) -> Iterator[Vowel]:
    """Measure the vowels of one speaker; a child's table is scaled to its smaller head."""
    scale = voice.size if voice.size > 1.05 else 1.0
    for key, letter in VOWELS.items():
        x = call(voice.name, key)
        _, hum = onset(x)
        f1, f2 = formants(x, hum + 0.04, hum + 0.04 + 0.15 * voice.pace, man=voice.tract == "man")
        table = ring(voice.tract, letter, scale)
        yield Vowel(key, f1, f2, f1 / table.f1 - 1, f2 / table.f2 - 1)


def _print_voice(voice: Voice) -> None:
    print(voice.name)
    for v in vowels(voice):
        print(f"  {v.key:11s} {v.f1:5.0f} {v.f2:5.0f} Hz   {v.off1:+4.0%} {v.off2:+4.0%}")
    waits = []
    for key in STOPS:
        burst, hum = onset(call(voice.name, key))
        waits.append(f"{key} {1000 * (hum - burst):.0f}")
    print("  voice onset, ms:", ", ".join(waits))


def main() -> None:
    """Print formants, voice onsets and the loudness of everything."""
    for voice in SPEAKERS:
        _print_voice(voice)
    for folder in ("effects", "janggu"):
        levels = {p.stem: loudness(decode(p)) for p in sorted((SOUNDS / folder).glob("*.ogg"))}
        print(folder, ", ".join(f"{name} {level:.1f}" for name, level in levels.items()))
        print(f"{folder} spread {max(levels.values()) - min(levels.values()):.1f} dB")


if __name__ == "__main__":
    main()
