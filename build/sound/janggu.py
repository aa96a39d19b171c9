"""The janggu: two heads on an hourglass, modelled as round membranes.

Mode (m, k) of a membrane rings at its Bessel zero against the lowest; the air loads the
fundamental. How much of each mode sounds follows from where it is struck (the Bessel function
at that radius) and from how long the stick stays (half a cosine in time: its spectrum). The
low head 궁편 is struck with a padded mallet, the high 채편 with a bamboo whip.
"""

import numpy as np
from scipy.special import jv

from build.sound.tone import (
    RATE,
    Rng,
    Signal,
    band,
    chance,
    clock,
    decay,
    finish,
    noise,
    put,
    soften,
)

# (nodal diameters m, nodal circles k, zero of the Bessel function)
_ZEROS = (
    (0, 1, 2.405), (1, 1, 3.832), (2, 1, 5.136), (0, 2, 5.520), (3, 1, 6.380), (1, 2, 7.016),
    (4, 1, 7.588), (2, 2, 8.417), (0, 3, 8.654), (5, 1, 8.771), (3, 2, 9.761), (1, 3, 10.173),
)  # fmt: skip
_AIR = 0.82  # the modes above the fundamental lie this much lower against it than in a vacuum
LOW_HEAD, HIGH_HEAD = 132.0, 292.0  # Hz
GRACE = 0.065  # s, by which 기덕 must start early


def _strike(f: float, contact: float) -> float:
    """Share of a mode that a stick of so long a contact (s) wakes."""
    x = (2 * f * contact) ** 2
    pulse = abs(np.cos(np.pi * f * contact) / (1 - min(x, 0.999))) if x < 0.999 else 0.8
    return float(pulse * np.exp(-0.9 * f * contact))


def _head(
    rng: Rng, pitch: float, *, at: float, contact: float, ring: float, glide: float,
    seconds: float, bright: float = 1.0,
) -> Signal:  # fmt: skip
    """One stroke on one head, unit peak; `at` is the struck radius, `ring` its T60 (s)."""
    t = clock(seconds)
    x = np.zeros_like(t)
    for m, k, zero in _ZEROS:
        ratio = zero / 2.405
        f = pitch * ratio * (1.0 if (m, k) == (0, 1) else _AIR)
        strength = (abs(jv(m, zero * at)) + 0.05) * _strike(f, contact) * bright ** (ratio - 1)
        dying = ring / 6.91 / (1 + 0.55 * (ratio - 1) + (0.24 if (m, k) == (0, 1) else 0.0))
        bent = f * rng.uniform(0.995, 1.005) * (1 + glide * decay(t, 0.035))
        phase = 2 * np.pi * np.cumsum(bent) / RATE + rng.uniform(0, 0.5)
        x += strength * decay(t, dying) * np.sin(phase)
    return x / float(np.abs(x).max())


def kung(seed: int, seconds: float = 0.75) -> Signal:
    """쿵: the low head, with enough of its upper modes to be heard on a laptop."""
    rng = chance(seed)
    x = _head(
        rng,
        LOW_HEAD * rng.uniform(0.99, 1.01),
        at=0.45,
        contact=0.0011,
        ring=0.55,
        glide=0.07,
        seconds=seconds,
        bright=1.22,
    )
    t = clock(seconds)
    x += 0.5 * band(noise(rng, len(t)), 200.0, 1400.0) * decay(t, 0.007)
    other = _head(
        rng, HIGH_HEAD, at=0.5, contact=0.001, ring=0.12, glide=0.01, seconds=seconds, bright=0.7
    )
    return np.tanh(1.8 * x) + 0.06 * other


def deok(seed: int, seconds: float = 0.38) -> Signal:
    """덕: the bamboo whip along the high head, a short contact and a slap of noise."""
    rng = chance(seed)
    x = _head(
        rng,
        HIGH_HEAD * rng.uniform(0.985, 1.015),
        at=0.55,
        contact=0.00035,
        ring=0.30,
        glide=0.03,
        seconds=seconds,
        bright=1.02,
    )
    t = clock(seconds)
    whip = band(noise(rng, len(t)), 1500.0, 8000.0) * decay(t, 0.010)
    other = _head(
        rng, LOW_HEAD, at=0.4, contact=0.003, ring=0.35, glide=0.02, seconds=seconds, bright=0.6
    )
    return soften(0.95 * x + 0.38 * whip / np.abs(whip).max() + 0.12 * other, rise=0.0002)


def deong(seed: int) -> Signal:
    """덩: both heads at once."""
    x = np.zeros(int(0.8 * RATE))
    put(x, kung(seed), 0.0)
    put(x, deok(seed + 1), 0.003, 0.8)
    return x


def gideok(seed: int) -> Signal:
    """기덕: a grace stroke, then the main one GRACE seconds after the file's start."""
    x = np.zeros(int(0.46 * RATE))
    put(x, deok(seed), 0.0, 0.33)
    put(x, deok(seed + 1), GRACE)
    return x


def roll(seed: int, span: float = 0.235, strokes: int = 4) -> Signal:
    """더러러러: the whip bounces, each stroke nearer and weaker, over one eighth."""
    rng = chance(seed)
    x, at, strength, nearer = np.zeros(int((span + 0.3) * RATE)), 0.0, 0.75, 0.93
    gap = span * (1 - nearer) / (1 - nearer**strokes)
    for k in range(strokes):
        put(x, deok(seed + k, 0.25), at, strength * rng.uniform(0.92, 1.05))
        at, gap, strength = at + gap, gap * nearer, strength * 0.9
    return x


def rounded(x: Signal) -> Signal:
    """Take the edge off a stroke, as a skin in a warm room does."""
    return finish(np.tanh(1.15 * x / np.abs(x).max()), fall=0.02)
