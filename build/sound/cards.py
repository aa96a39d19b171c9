"""Cards on a folded blanket: the slap, the slide, the shuffle.

A hwatu card is a short stiff plate: a few strongly damped modes and a click of noise. Two cards
slapped down never land together; between them the air under the hand is pressed out, and the
blanket takes the blow with one low, soft thump.
"""

import numpy as np

from build.sound.tone import (
    RATE,
    Rng,
    Signal,
    band,
    chance,
    clock,
    decay,
    finish,
    low,
    noise,
    put,
    soften,
)

# Frequencies of a small clamped plate against its lowest mode.
_PLATE = (1.0, 1.59, 2.31, 2.92, 3.61, 4.43)


def click(rng: Rng, pitch: float = 1900.0, dying: float = 0.004, seconds: float = 0.05) -> Signal:
    """One card's edge meeting another: plate modes and a spray of noise."""
    t = clock(seconds)
    x = np.zeros_like(t)
    for k, mode in enumerate(_PLATE):
        f = pitch * mode * rng.uniform(0.97, 1.03)
        swing = np.sin(2 * np.pi * f * t + rng.uniform(0, 2 * np.pi))
        if f < RATE * 0.45:
            x += rng.uniform(0.5, 1.0) * decay(t, dying / (1 + 0.35 * k)) * swing
    spray = band(noise(rng, len(t)), 1800.0, 11_000.0) * decay(t, dying * 0.8)
    return soften(0.55 * x + 0.9 * spray, rise=0.00025)


def thump(rng: Rng, pitch: float = 95.0, dying: float = 0.045, seconds: float = 0.28) -> Signal:
    """Strike the blanket and the floor under it: a tone that falls as the blow spreads."""
    t = clock(seconds)
    phase = 2 * np.pi * np.cumsum(pitch * (1 + 0.55 * decay(t, 0.012))) / RATE
    felt = low(noise(rng, len(t)), 420.0) * decay(t, 0.022)
    return soften(np.sin(phase) * decay(t, dying) + 1.35 * felt, rise=0.0012, fall=0.04)


# Eight ways to bring the pair down, light to brutal: (power, gap between the two clicks in s).
# From the fourth on they are a ppong's; the first three are a plain discard's.
SLAPS = (
    (0.55, 0.0080),
    (0.70, 0.0105),
    (0.80, 0.0090),
    (0.95, 0.0115),
    (1.05, 0.0095),
    (1.20, 0.0120),
    (1.40, 0.0100),
    (1.65, 0.0110),
)
FIRST_CLICK = 0.0002


def slap(variant: int) -> Signal:
    """Two cards, a puff of air, a thump; variant 0 (light) to 7 (brutal)."""
    power, gap = SLAPS[variant]
    rng = chance(241 + variant)
    x = np.zeros(int((0.24 + 0.06 * power) * RATE))
    dying = 0.004 * power**0.5
    put(x, click(rng, rng.uniform(1650, 2100), dying), FIRST_CLICK, 1.45)
    put(x, click(rng, rng.uniform(2000, 2500), dying * 1.3), FIRST_CLICK + gap, 0.85)
    t = clock(0.07)
    puff = band(noise(rng, len(t)), 350.0, 1600.0) * decay(t, 0.013)
    put(x, puff, FIRST_CLICK + 0.6 * gap, 1.5 + 0.25 * power)
    body = thump(rng, rng.uniform(104, 122) / power**0.1, 0.034 * power**0.5)
    put(x, body, FIRST_CLICK + gap, 0.44 * power**0.05)
    return finish(np.tanh(1.5 * power**0.3 * x / np.abs(x).max()), fall=0.03)


def _slide(rng: Rng, seconds: float, bottom: float = 1500.0, top: float = 6500.0) -> Signal:
    """Paper drawn over paper: noise that grains and brightens on its way."""
    count = int(seconds * RATE)
    x = noise(rng, count)
    grain = low(np.repeat(rng.uniform(0.35, 1.0, count // 60 + 1), 60)[:count], 900.0, 1)
    u = np.linspace(0.0, 1.0, count)
    dull, bright = band(x, bottom, 2.2 * bottom), band(x, 1.8 * bottom, top)
    return (dull * (1 - u) + bright * u) * grain * np.sin(np.pi * u**0.7) ** 1.4


def draw(variant: int) -> Signal:
    """Slide a card off the stock; its edge springs free."""
    rng = chance(51 + variant)
    x = np.zeros(int(0.22 * RATE))
    put(x, _slide(rng, 0.15), 0.0)
    put(x, click(rng, 2600.0, 0.0025), 0.128, 0.30)
    return finish(x)


def discard(variant: int) -> Signal:
    """Throw a card flat on the pile: a short brush, one click, a small thump."""
    rng = chance(151 + variant)
    x = np.zeros(int(0.2 * RATE))
    put(x, _slide(rng, 0.05, 1800.0, 7000.0), 0.0, 0.4)
    put(x, click(rng, rng.uniform(1700, 2100), 0.0038), 0.036, 0.9)
    put(x, thump(rng, 125.0, 0.022, 0.14), 0.037, 0.5)
    return finish(x)


def deal(variant: int) -> Signal:
    """Set a packet of two or three cards before a seat."""
    rng = chance(61 + variant)
    x = np.zeros(int(0.19 * RATE))
    put(x, _slide(rng, 0.075, 2200.0, 8000.0), 0.0, 0.6)
    for k in range(2):
        put(x, click(rng, 2300.0 - 200 * k, 0.003), 0.062 + 0.009 * k, 0.5)
    put(x, thump(rng, 130.0, 0.018, 0.1), 0.066, 0.35)
    return finish(x)


def riffle() -> Signal:
    """Hwatu are small and thick: packets are chopped into each other, 착-착-착, then squared."""
    rng = chance(72)
    x, at = np.zeros(int(1.35 * RATE)), 0.02
    for _ in range(5):
        put(x, _slide(rng, 0.09, 1400.0, 6000.0), at, 0.5)
        put(x, click(rng, 1800.0), at + 0.085, 0.8)
        put(x, click(rng, 2100.0, 0.003), at + 0.093, 0.5)
        put(x, thump(rng, 140.0, 0.018, 0.1), at + 0.09, 0.45)
        at += rng.uniform(0.19, 0.21)
    for _ in range(2):
        put(x, click(rng, 1600.0), at, 0.6)
        put(x, thump(rng, 118.0, 0.022, 0.12), at, 0.5)
        at += 0.075
    return finish(x)


def turn_over(variant: int) -> Signal:
    """One card flipped face up: the edge lifts, the card snaps flat."""
    rng = chance(91 + variant)
    x = np.zeros(int(0.16 * RATE))
    put(x, click(rng, 3100.0, 0.002), 0.004, 0.25)
    put(x, _slide(rng, 0.05, 2400.0, 8000.0), 0.01, 0.25)
    put(x, click(rng, 2150.0 + 90 * variant, 0.0035), 0.058, 0.9)
    put(x, thump(rng, 150.0, 0.014, 0.08), 0.059, 0.3)
    return finish(x)


def palm() -> Signal:
    """Lay the flat hand beside the hand of cards: a stop."""
    rng = chance(95)
    x = np.zeros(int(0.34 * RATE))
    t = clock(0.09)
    put(x, band(noise(rng, len(t)), 250.0, 2600.0) * decay(t, 0.012), 0.001, 1.5)
    put(x, click(rng, 1300.0, 0.003), 0.002, 0.5)
    put(x, thump(rng, 88.0, 0.05), 0.003, 0.9)
    return finish(np.tanh(1.4 * x / np.abs(x).max()), fall=0.03)


def tap() -> Signal:
    """Set the shuffled stock down."""
    rng = chance(97)
    x = np.zeros(int(0.2 * RATE))
    put(x, click(rng, 1500.0, 0.004), 0.002, 0.6)
    put(x, thump(rng, 110.0, 0.03, 0.18), 0.003, 0.8)
    return finish(x)
