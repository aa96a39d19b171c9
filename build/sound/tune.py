"""The piece under the table: a plucked string in 평조, slow, without a seam.

The string is an extended Karplus-Strong loop (Jaffe and Smith 1983, Computer Music Journal 7:2)
written as one recursive filter; the body of paulownia is two soft bands. Twelve bars of 12/8;
what rings over the last bar is laid under the first.
"""

import numpy as np
from scipy.signal import lfilter

from build.sound import janggu
from build.sound.tone import RATE, Signal, band, chance, low, put, soften, to_peak

PYEONGJO = (0, 2, 5, 7, 9)  # sol la do re mi in semitones over the first
GYEMYEONJO = (0, 3, 5, 7, 10)  # la do re mi sol, for sad ends
BASE, BEATS_A_MINUTE, BARS = 146.83, 58.0, 12
LEAD_IN = 0.12  # s before the first note: the seam falls where the last one rings, not on a stroke
EIGHTH = 60.0 / BEATS_A_MINUTE / 3.0

# Four-bar phrases: (eighth from the phrase's start, degree of the scale, strength, 농현 in
# semitones). Degree 5 is the first an octave up, negative ones lie below.
_FIRST = (
    (0, 0, 0.9, 0.0), (2, 3, 0.5, 0.0), (3, 5, 0.8, 0.35), (6, 4, 0.6, 0.0), (8, 3, 0.5, 0.0),
    (9, 2, 0.7, 0.3), (12, 3, 0.85, 0.35), (15, 5, 0.6, 0.0), (17, 6, 0.5, 0.0), (18, 7, 0.8, 0.4),
    (21, 5, 0.6, 0.0), (23, 4, 0.45, 0.0), (24, 5, 0.85, 0.4), (26, 3, 0.5, 0.0),
    (27, 2, 0.7, 0.0), (30, 3, 0.6, 0.0), (32, 1, 0.5, 0.0), (33, 0, 0.8, 0.3),
    (36, 2, 0.7, 0.0), (39, 3, 0.6, 0.35), (41, 2, 0.4, 0.0), (42, 0, 0.85, 0.3),
)  # fmt: skip
_SECOND = (
    (0, 5, 0.8, 0.35), (3, 7, 0.7, 0.0), (5, 6, 0.45, 0.0), (6, 5, 0.75, 0.3), (9, 3, 0.6, 0.0),
    (12, 4, 0.8, 0.0), (14, 5, 0.5, 0.0), (15, 3, 0.75, 0.4), (20, 2, 0.45, 0.0),
    (21, 3, 0.6, 0.0),
    (24, 7, 0.85, 0.4), (27, 8, 0.6, 0.0), (29, 7, 0.45, 0.0), (30, 5, 0.7, 0.3),
    (33, 4, 0.55, 0.0),
    (36, 3, 0.75, 0.35), (39, 2, 0.55, 0.0), (41, 1, 0.4, 0.0), (42, 2, 0.7, 0.3),
)  # fmt: skip
_THIRD = (
    (0, 3, 0.85, 0.35), (4, 2, 0.45, 0.0), (6, 0, 0.8, 0.3), (10, -1, 0.5, 0.0), (12, 0, 0.7, 0.0),
    (15, 2, 0.65, 0.0), (18, 3, 0.8, 0.4), (22, 4, 0.4, 0.0), (24, 5, 0.8, 0.35), (27, 4, 0.5, 0.0),
    (29, 3, 0.5, 0.0), (30, 2, 0.7, 0.3), (33, 3, 0.5, 0.0), (36, 1, 0.6, 0.0), (38, 2, 0.4, 0.0),
    (39, 0, 0.85, 0.35), (44, -2, 0.4, 0.0),
)  # fmt: skip
_PHRASES = (_FIRST, _SECOND, _THIRD)
_DRUM = ((0, True, 0.16), (3, True, 0.07), (6, True, 0.10), (8, False, 0.035), (9, True, 0.07))


def degree(scale: tuple[int, ...], step: int, base: float) -> float:
    """Pitch (Hz) of a degree of a scale of five."""
    return float(base * 2 ** ((scale[step % 5] + 12 * (step // 5)) / 12))


def _string(f: float, seconds: float, seed: int, bright: float, at: float) -> Signal:
    """Loop of delay, averaging and a fractional all-pass, excited at one point."""
    rng, period = chance(seed), RATE / f
    loop = int(period - 0.5)
    part = period - 0.5 - loop
    c = (1 - part) / (1 + part)
    pluck = low(rng.uniform(-1, 1, loop), 2000 + 6000 * bright, 1)
    pluck -= np.roll(pluck, max(1, int(at * loop)))
    x = np.zeros(int(seconds * RATE))
    x[:loop] = pluck
    kept = 10 ** (-3 / (f * 2.6 * (220 / f) ** 0.35))  # T60 of 2.6 s at 220 Hz, shorter above
    share = 0.5 + 0.12 * bright
    back = kept * np.convolve([share, 1 - share], [c, 1.0])
    a = np.zeros(loop + 3)
    a[:2] += [1.0, c]
    a[loop : loop + 3] -= back
    return np.asarray(lfilter([1.0, c], a, x))


def pluck(
    f: float, seconds: float = 2.2, seed: int = 0, *, bright: float = 0.55, at: float = 0.13,
    shake: float = 0.0, bend: float = 0.0,
) -> Signal:  # fmt: skip
    """One note of the string, unit peak; 농현 of so many semitones, a bend at its start."""
    y = _string(f, seconds, seed, bright, at)
    y = 0.8 * y + 0.35 * band(y, 180.0, 420.0, 1) + 0.2 * band(y, 700.0, 1300.0, 1)
    if shake or bend:
        t = np.arange(len(y)) / RATE
        wave = np.clip((t - 0.18) / 0.2, 0, 1) * np.sin(2 * np.pi * 5.2 * (t - 0.18))
        semitones = shake * wave + bend * np.exp(-(((t - 0.05) / 0.05) ** 2))
        y = np.interp(np.cumsum(2 ** (semitones / 12)), np.arange(len(y)), y, right=0.0)
    y = soften(y, rise=0.0008, fall=0.15)
    return y / float(np.abs(y).max())


def _room(y: Signal, taps: tuple[tuple[float, float], ...]) -> Signal:
    """Early echoes of a small wooden room; wraps round, as the piece does."""
    dull = low(np.concatenate([y, y]), 4200.0, 1)[len(y) :]
    out = y.copy()
    for delay, level in taps:
        out += level * np.roll(dull, int(delay * RATE))
    return out


def background() -> Signal:
    """Play the whole piece as (samples, 2), its end fitting its beginning."""
    rng, count = chance(5), round(BARS * 12 * EIGHTH * RATE)
    x = np.zeros(count + 5 * RATE)
    for p, phrase in enumerate(_PHRASES):
        for i, (eighth, step, strength, shake) in enumerate(phrase):
            at, seed = (48 * p + eighth) * EIGHTH + rng.uniform(0, 0.008), 1000 * p + 10 * i
            bright, where = 0.35 + 0.4 * strength, 0.12 + 0.05 * rng.random()
            note = degree(PYEONGJO, step, BASE)
            put(x, pluck(note, 3.2, seed, bright=bright, at=where, shake=shake), at, 0.5 * strength)
            if eighth % 12 == 0:
                put(x, pluck(note / 2, 3.5, seed + 5, bright=0.3, at=0.15), at, 0.35)
    for bar in range(BARS):
        for eighth, deep, level in _DRUM:
            stroke = (janggu.kung if deep else janggu.deok)(900 + 20 * bar + eighth)
            put(x, stroke, (12 * bar + eighth) * EIGHTH, level)
    y, over = x[:count].copy(), x[count:]
    y[: len(over)] += over
    y = np.roll(y, int(LEAD_IN * RATE))
    left = _room(y, ((0.031, 0.22), (0.071, 0.12)))
    right = _room(y, ((0.047, 0.17), (0.113, 0.09)))
    return to_peak(np.stack([left, right], axis=1), -16.0)
