"""The bench: noise, filters, envelopes and the last touch, shared by all that makes sound.

Signals are float64 arrays at RATE samples a second; times are seconds, levels decibels.
"""

from typing import Literal

import numpy as np
import numpy.typing as npt
from scipy.signal import butter, sosfilt

RATE = 48_000
Signal = npt.NDArray[np.float64]
Rng = np.random.Generator


def chance(seed: int) -> Rng:
    """Give a sound its own dice, the same at every run."""
    return np.random.default_rng(seed)


def clock(seconds: float) -> Signal:
    """Sample times of a sound that lasts so long."""
    return np.arange(int(seconds * RATE)) / RATE


def noise(rng: Rng, count: int) -> Signal:
    """White noise of unit power."""
    return rng.standard_normal(count)


def _filtered(
    x: Signal, edge: float | list[float], kind: Literal["low", "high", "band"], order: int
) -> Signal:
    return np.asarray(sosfilt(butter(order, edge, kind, fs=RATE, output="sos"), x))


def low(x: Signal, edge: float, order: int = 2) -> Signal:
    """Keep what lies under the edge (Hz)."""
    return _filtered(x, edge, "low", order)


def high(x: Signal, edge: float, order: int = 2) -> Signal:
    """Keep what lies over the edge (Hz)."""
    return _filtered(x, edge, "high", order)


def band(x: Signal, bottom: float, top: float, order: int = 2) -> Signal:
    """Keep what lies between two edges (Hz)."""
    return _filtered(x, [bottom, top], "band", order)


def decay(t: Signal, constant: float) -> Signal:
    """Exponential dying away with a time constant in seconds."""
    return np.exp(-t / constant)


def put(into: Signal, x: Signal, at: float, gain: float = 1.0) -> None:
    """Lay a sound into a longer one; what hangs over the end is lost."""
    start = round(at * RATE)
    count = min(len(x), len(into) - start)
    if count > 0:
        into[start : start + count] += gain * x[:count]


def soften(x: Signal, rise: float = 0.0, fall: float = 0.0) -> Signal:
    """Fade the two ends so that neither clicks."""
    y = x.copy()
    a, b = int(rise * RATE), int(fall * RATE)
    if a:
        y[:a] *= np.linspace(0.0, 1.0, a)
    if b:
        y[-b:] *= np.linspace(1.0, 0.0, b)
    return y


def to_peak(x: Signal, decibels: float) -> Signal:
    """Scale a sound so that its highest sample stands at so many dB of full scale."""
    return x / float(np.abs(x).max()) * gain(decibels)


def gain(decibels: float) -> float:
    """Decibels as a factor on amplitude."""
    return float(10.0 ** (decibels / 20.0))


def finish(x: Signal, fall: float = 0.005) -> Signal:
    """Take away rumble that no speaker plays, start from nothing, let the end fade."""
    return soften(high(x, 25.0, 1), rise=0.0003, fall=fall)
