"""Everything that is neither card, drum nor voice: pencil, slabs, the gourd, ends of rounds."""

import numpy as np

from build.sound import cards, janggu
from build.sound.tone import (
    RATE,
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
from build.sound.tune import GYEMYEONJO, PYEONGJO, degree, pluck


def pencil(variant: int) -> Signal:
    """One figure written on the paper: the tip lands, the lead grains along the strokes."""
    rng = chance(81 + variant)
    parts = []
    for _ in range(2 + variant % 2):
        count = int(rng.uniform(0.07, 0.12) * RATE)
        u = np.linspace(0.0, 1.0, count)
        speed = np.abs(np.sin(np.pi * u * rng.integers(1, 3))) ** 0.8
        x = band(noise(rng, count), 1300.0, 5000.0) * speed * np.sin(np.pi * u) ** 0.5
        x *= 1 + 0.5 * np.sin(2 * np.pi * np.cumsum(180 + 260 * speed) / RATE)
        x[:200] += 0.9 * band(noise(rng, 200), 800.0, 4000.0) * np.exp(-np.arange(200) / 50)
        parts += [x, np.zeros(int(rng.uniform(0.02, 0.05) * RATE))]
    return finish(np.concatenate(parts))


def button() -> Signal:
    """Press a slab: a small wooden tick."""
    t = clock(0.07)
    x = np.sin(2 * np.pi * 1250 * t) * decay(t, 0.006) + 0.4 * np.sin(2 * np.pi * 2900 * t) * decay(
        t, 0.003
    )
    return finish(soften(x + 0.5 * np.sin(2 * np.pi * 420 * t) * decay(t, 0.01), rise=0.0004))


def tock() -> Signal:
    """No pair of that month: a dull knock, as knuckles on the blanket, twice."""
    x = np.zeros(int(0.3 * RATE))
    for k, at in enumerate((0.002, 0.105)):
        t = clock(0.15)
        knock = np.sin(2 * np.pi * (235 - 35 * k) * t) * decay(t, 0.022)
        knock += 0.6 * low(noise(chance(131 + k), len(t)), 700.0) * decay(t, 0.010)
        put(x, soften(knock, rise=0.001), at, 1.0 - 0.25 * k)
    return finish(x)


def tick() -> Signal:
    """Somebody's own key in a window of several persons: the same for right and wrong."""
    t = clock(0.09)
    x = np.sin(2 * np.pi * 640 * t) * decay(t, 0.012) + 0.5 * np.sin(2 * np.pi * 1480 * t) * decay(
        t, 0.006
    )
    return finish(soften(x, rise=0.0005))


def _gourd(seed: int, pitch: float, seconds: float) -> Signal:
    """Strike a dry gourd shell: three hollow modes and a rattle of seeds."""
    t, rng = clock(seconds), chance(seed)
    x = np.zeros_like(t)
    for ratio, level, dying in ((1.0, 1.0, 0.055), (2.42, 0.55, 0.03), (4.1, 0.3, 0.018)):
        x += (
            level
            * np.sin(2 * np.pi * pitch * ratio * t * (1 + 0.02 * decay(t, 0.01)))
            * decay(t, dying)
        )
    return soften(
        x + 0.5 * band(noise(rng, len(t)), 900.0, 5000.0) * decay(t, 0.008), rise=0.0004, fall=0.06
    )


def bak() -> Signal:
    """Land the gourd on a head: tok, and a smaller bounce."""
    x = np.zeros(int(0.42 * RATE))
    put(x, _gourd(201, 415.0, 0.3), 0.001)
    put(x, _gourd(202, 452.0, 0.2), 0.135, 0.35)
    put(x, _gourd(203, 470.0, 0.15), 0.205, 0.15)
    return finish(x)


def jing(seconds: float = 2.6) -> Signal:
    """Strike the big gong: partials that swell, beat and settle upward."""
    rng, t = chance(3), clock(seconds)
    x = np.zeros_like(t)
    partials = ((1.0, 1.0, 1.6), (2.0, 0.7, 1.2), (2.99, 0.45, 0.9), (4.02, 0.35, 0.7),
                (5.17, 0.22, 0.5), (6.3, 0.18, 0.4), (7.9, 0.12, 0.3))  # fmt: skip
    for k, (ratio, level, dying) in enumerate(partials):
        f = 152 * ratio * (1 - 0.02 * decay(t, 0.12))
        swing = np.sin(2 * np.pi * np.cumsum(f) / RATE + rng.uniform(0, 6))
        x += level * decay(t, dying) * swing * (1 + 0.15 * np.sin(2 * np.pi * (1.3 + 0.4 * k) * t))
    return soften(x * np.minimum(1.0, t / 0.02), fall=0.3)


def stop() -> Signal:
    """Bring the stop's palm down on the blanket."""
    return cards.palm()


def jokbo() -> Signal:
    """Name a jokbo: a quick run up the scale over 덩."""
    x = np.zeros(int(1.5 * RATE))
    for i, step in enumerate((0, 2, 3, 5)):
        put(
            x, pluck(degree(PYEONGJO, step, 293.66), 1.3, 60 + i, bright=0.7), 0.005 + 0.07 * i, 0.6
        )
    put(x, janggu.deong(46), 0.21, 0.8)
    return finish(x, fall=0.25)


def win() -> Signal:
    """Win the match: the string climbs, the drum answers, the gong opens."""
    x = np.zeros(int(3.0 * RATE))
    for i, step in enumerate((0, 2, 3, 4, 5, 7)):
        note = pluck(
            degree(PYEONGJO, step, 293.66), 2.4, 70 + i, bright=0.7, shake=0.3 if i == 5 else 0.0
        )
        put(x, note, 0.02 + 0.11 * i, 0.6)
    put(x, janggu.deong(40), 0.02, 0.7)
    put(x, janggu.gideok(42), 0.35 - janggu.GRACE, 0.5)
    put(x, janggu.deong(44), 0.57, 0.9)
    put(x, jing(2.4), 0.57, 0.32)
    return finish(x, fall=0.3)


def lose() -> Signal:
    """Lose the match: four notes down in 계면조 and one low stroke; a shrug, not a funeral."""
    x = np.zeros(int(1.7 * RATE))
    for i, step in enumerate((7, 5, 3, 0)):
        note = degree(GYEMYEONJO, step, 165.0)
        put(
            x,
            pluck(note, 1.4, 170 + i, bright=0.35, at=0.2, bend=0.4 if i == 3 else 0.0),
            0.02 + 0.2 * i,
            0.6,
        )
    put(x, janggu.kung(60), 0.62, 0.6)
    return finish(x, fall=0.25)


def seal() -> Signal:
    """Seal the deal: a stamp pressed on paper."""
    rng = chance(221)
    x = np.zeros(int(0.26 * RATE))
    put(x, cards.thump(rng, 150.0, 0.02, 0.14), 0.002, 0.8)
    put(x, cards.click(rng, 1150.0, 0.004), 0.003, 0.5)
    t = clock(0.12)
    put(x, band(noise(rng, len(t)), 1200.0, 4500.0) * np.sin(np.pi * t / 0.12) ** 2, 0.09, 0.12)
    return finish(x)


def chime() -> Signal:
    """Say 자, 보세요 without words: two plucked notes that turn heads back to the table."""
    x = np.zeros(int(0.9 * RATE))
    for i, step in enumerate((3, 5)):
        put(
            x,
            pluck(degree(PYEONGJO, step, 293.66), 0.85, 240 + i, bright=0.6),
            0.004 + 0.13 * i,
            0.7,
        )
    return finish(x, fall=0.2)


def rising(variant: int) -> Signal:
    """Three cards of a natural ppong turn, each click a step higher; variant 0, 1, 2."""
    rng = chance(251 + variant)
    x = np.zeros(int(0.3 * RATE))
    put(x, cards.click(rng, 1900.0 * 1.19**variant, 0.005), 0.002, 0.8)
    put(x, pluck(degree(PYEONGJO, 2 + variant, 440.0), 0.28, 260 + variant, bright=0.7), 0.003, 0.5)
    return finish(x, fall=0.08)
