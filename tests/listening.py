"""Ears for the tests: decoding by pygame, filters and linear prediction in plain Python."""

import json
import math
from array import array
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from operator import mul
from pathlib import Path

import pygame

from scenes.calls import SHEET
from scenes.sound import RATE, SOUNDS

Wave = list[float]


def frames(path: Path) -> "tuple[array[int], array[int]]":
    """Decode a file; left and right, full scale 32768."""
    opened = pygame.mixer.get_init() is not None
    if not opened:
        pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
    raw = array("h", pygame.mixer.Sound(str(path)).get_raw())
    if not opened:
        pygame.mixer.quit()
    return raw[::2], raw[1::2]


def peak(samples: "array[int]") -> int:
    """Highest sample, up or down."""
    top, bottom = max(samples), min(samples)
    return max(top, -bottom)


def wave(samples: "array[int]") -> Wave:
    """Samples as numbers, full scale 1."""
    return [x / 32768 for x in samples]


@cache
def shot(name: str) -> Wave:
    """One effect or stroke, `effects/slap_0`."""
    return wave(frames(SOUNDS / f"{name}.ogg")[0])


@cache
def places() -> dict[str, dict[str, list[int]]]:
    found: dict[str, dict[str, list[int]]] = json.loads(
        (SOUNDS / "voices/index.json").read_text(encoding="utf-8")
    )
    return found


@cache
def _sheet(speaker: str, sheet: str) -> "array[int]":
    return frames(SOUNDS / "voices" / speaker / f"{sheet}.ogg")[0]


def call_samples(speaker: str, key: str) -> "array[int]":
    """One call out of its sheet, full scale 32768."""
    start, count = places()[speaker][key]
    return _sheet(speaker, SHEET[key])[start : start + count]


def call(speaker: str, key: str) -> Wave:
    """One call out of its sheet, full scale 1."""
    return wave(call_samples(speaker, key))


def biquad(x: Sequence[float], b: Sequence[float], a: Sequence[float]) -> Wave:
    """Second-order filter, a[0] = 1."""
    b0, b1, b2 = b
    _, a1, a2 = a
    out, z1, z2 = [], 0.0, 0.0
    for v in x:
        y = b0 * v + z1
        z1 = b1 * v - a1 * y + z2
        z2 = b2 * v - a2 * y
        out.append(y)
    return out


def lowpass(x: Sequence[float], edge: float, quality: float = math.sqrt(0.5)) -> Wave:
    """Low pass of the second order (bilinear)."""
    w = 2 * math.pi * edge / RATE
    alpha, c = math.sin(w) / (2 * quality), math.cos(w)
    a0 = 1 + alpha
    b = ((1 - c) / 2 / a0, (1 - c) / a0, (1 - c) / 2 / a0)
    return biquad(x, b, (1.0, -2 * c / a0, (1 - alpha) / a0))


def highpass(x: Sequence[float], edge: float, quality: float = math.sqrt(0.5)) -> Wave:
    """High pass of the second order (bilinear)."""
    w = 2 * math.pi * edge / RATE
    alpha, c = math.sin(w) / (2 * quality), math.cos(w)
    a0 = 1 + alpha
    b = ((1 + c) / 2 / a0, -(1 + c) / a0, (1 + c) / 2 / a0)
    return biquad(x, b, (1.0, -2 * c / a0, (1 - alpha) / a0))


def steep_lowpass(x: Sequence[float], edge: float) -> Wave:
    """Butterworth of the fourth order."""
    return lowpass(lowpass(x, edge, 0.5412), edge, 1.3066)


def steep_highpass(x: Sequence[float], edge: float) -> Wave:
    """Butterworth of the fourth order."""
    return highpass(highpass(x, edge, 0.5412), edge, 1.3066)


def energy(x: Sequence[float]) -> float:
    return sum(map(mul, x, x), 0.0)


def loudness(x: Sequence[float], window: float = 0.2) -> float:
    """K-weighted level (ITU-R BS.1770-4) of the loudest 200 ms, dB."""
    shelf = ((1.53512485958697, -2.69169618940638, 1.19839281085285),
             (1.0, -1.69065929318241, 0.73248077421585))  # fmt: skip
    cut = ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621))
    count = int(window * RATE)
    step = RATE // 100
    y = biquad(biquad([*x, *[0.0] * step], *shelf), *cut)
    blocks = [energy(y[i : i + step]) for i in range(0, len(y), step)]
    wide = count // step
    best = max(sum(blocks[i : i + wide]) for i in range(max(1, len(blocks) - wide + 1)))
    return 10 * math.log10(best / count + 1e-12)


_DOWN = 4  # 48 kHz to 12 kHz
_TAPS = [
    math.sin(math.pi * n / _DOWN * 0.92) / (math.pi * n / _DOWN * 0.92) if n else 1.0
    for n in range(-24, 25)
]
_TAPS = [
    t * (0.5 + 0.5 * math.cos(math.pi * n / 25)) for n, t in zip(range(-24, 25), _TAPS, strict=True)
]


def slower(x: Sequence[float]) -> Wave:
    """A quarter of the samples, nothing folded back."""
    padded = [*[0.0] * 24, *x, *[0.0] * 24]
    total = sum(_TAPS)
    return [sum(map(mul, _TAPS, padded[i : i + 49])) / total for i in range(0, len(x), _DOWN)]


def _predictor(r: Wave) -> Wave:
    """Levinson-Durbin: coefficients a (a[0] = 1) from autocorrelations."""
    a, error = [1.0], r[0]
    for i in range(1, len(r)):
        k = -sum(a[j] * r[i - j] for j in range(i)) / error
        a = [x + k * y for x, y in zip([*a, 0.0], [0.0, *reversed(a)], strict=True)]
        error *= 1 - k * k
    return a


def _roots(a: Wave) -> list[complex]:
    """Zeros of a polynomial (Durand-Kerner)."""
    z = [(0.4 + 0.9j) ** k for k in range(len(a) - 1)]
    for _ in range(60):
        for i, here in enumerate(z):
            value = complex(0)
            for c in a:
                value = value * here + c
            apart = complex(1)
            for j, other in enumerate(z):
                if j != i:
                    apart *= here - other
            z[i] = here - value / apart
    return z


def formants(x: Sequence[float]) -> tuple[float, float]:
    """F1 and F2 (Hz) of a stretch of vowel, by linear prediction at 12 kHz, order 12.

    The autocorrelations of all its 30 ms frames are added first: a gliding pitch then smears
    the harmonics and leaves the resonances.
    """
    rate, order, width = RATE // _DOWN, 12, 360
    y = slower(x)
    y = [b - 0.95 * a for a, b in pairwise(y)]
    window = [0.54 - 0.46 * math.cos(2 * math.pi * n / (width - 1)) for n in range(width)]
    r = [0.0] * (order + 1)
    for at in range(0, len(y) - width, 120):
        frame = list(map(mul, y[at : at + width], window))
        for lag in range(order + 1):
            r[lag] += sum(map(mul, frame, frame[lag:]))
    r[0] *= 1 + 1e-6
    sharp = []
    for z in _roots(_predictor(r)):
        f = math.atan2(z.imag, z.real) * rate / (2 * math.pi)
        if f > 150 and -math.log(abs(z)) * rate / math.pi < 600:
            sharp.append(f)
    first, second, *_ = sorted(sharp)
    return first, second


def voice_onset(x: Sequence[float]) -> tuple[float, float]:
    """Times (s) of the burst and of the first swing of the folds that goes on for 24 ms."""
    start = x[: int(0.25 * RATE)]
    top = max(map(abs, x))
    burst = next(i for i, v in enumerate(start) if abs(v) > 0.01 * top)
    deep = list(map(abs, steep_lowpass(x, 400)))
    least = 0.2 * max(deep)
    loud = [v > least for v in deep]
    step = int(0.012 * RATE)
    for at, yes in enumerate(loud):
        if (
            yes
            and any(loud[at + step : at + 2 * step])
            and any(loud[at + 2 * step : at + 3 * step])
        ):
            return burst / RATE, at / RATE
    raise ValueError("nobody speaks here")
