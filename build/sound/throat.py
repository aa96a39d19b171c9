"""The throat: vocal folds, breath and the resonances of a mouth that moves.

Source: glottal flow derivative after Klatt and Klatt (1990, JASA 87, 820-857) with the
exponential return of the LF model (Fant, Liljencrants and Lin 1985). Filter: second-order
resonators in cascade (Klatt 1980, JASA 67, 971-995), set anew every millisecond; a nasal
pole and zero sit in the same chain. Hisses and bursts are added beside it.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy.signal import resample_poly, sosfilt

from build.sound.tone import RATE, Rng, Signal, band, noise

STEP = 0.001
FRAME = round(RATE * STEP)
_TAIL = round(0.032 * RATE)  # how long the mouth rings on, to about -60 dB
_FINE = 4  # the folds snap shut: drawn at four times the rate, they do not alias


@dataclass(frozen=True)
class Tracks:
    """What the mouth does, one value a frame each."""

    pitch: Signal  # Hz
    voice: Signal  # strength of the folds, 0 to 1
    press: Signal  # open part of a period, about 0.45 (pressed) to 0.8 (breathy)
    breath: Signal  # noise through the mouth, 0 to 1
    nasal: Signal  # 0 mouth only, 1 nose fully coupled
    damp: Signal  # widens the lower bandwidths, 1 = plain
    f1: Signal
    f2: Signal
    f3: Signal


@dataclass(frozen=True)
class Hiss:
    """Noise made in front of the tongue: a burst or a long ㅅ; times s, edges Hz."""

    at: float
    seconds: float
    bottom: float
    top: float
    gain: float
    burst: bool = False


@dataclass(frozen=True)
class Folds:
    """How a person's vocal folds swing."""

    snap: float = 0.00012  # s, return time: small is bright and loud
    jitter: float = 0.006  # share of a period
    shimmer: float = 0.04
    rough: float = 0.0  # every second period weaker
    tremor: float = 0.0  # semitones
    tremor_rate: float = 5.2  # Hz


def _period(length: int, open_part: float, snap: float) -> Signal:
    """One swing of the folds: flow derivative from opening to opening, closure at -1."""
    close = max(3, int(open_part * length))
    u = np.arange(close) / close
    opening = 2.0 * u - 3.0 * u * u
    after = np.arange(1, length - close + 1) / (RATE * _FINE)
    rest = after[-1] if len(after) else 1.0
    closing = -(np.exp(-after / snap) - np.exp(-rest / snap)) / (1.0 - np.exp(-rest / snap))
    return np.concatenate([opening, closing])


def glottis(tracks: Tracks, folds: Folds, rng: Rng) -> tuple[Signal, Signal]:
    """Swing the folds along the tracks; gives the source and how open they stand (0 to 1)."""
    fine = RATE * _FINE
    total = len(tracks.pitch) * FRAME * _FINE
    wave, gap = np.zeros(total), np.zeros(total)
    drift, at, count = rng.uniform(0, 6.28), 0, 0
    while at < total:
        frame, now = at // (FRAME * _FINE), at / fine
        shake = folds.tremor * np.sin(6.2832 * folds.tremor_rate * now + drift)
        shake += 0.12 * np.sin(6.2832 * 1.9 * now + 2 * drift)
        f0 = tracks.pitch[frame] * 2 ** (shake / 12) * (1 + folds.jitter * rng.standard_normal())
        length = int(fine / max(f0, 50.0))
        strength = 1 + folds.shimmer * rng.standard_normal()
        strength *= 1 - folds.rough * (count % 2)
        swing = strength * _period(length, tracks.press[frame], folds.snap)
        open_for = int(tracks.press[frame] * length)
        end = min(at + length, total)
        wave[at:end] = swing[: end - at]
        gap[at : min(at + open_for, total)] = 1.0
        at, count = end, count + 1
    return np.asarray(resample_poly(wave, 1, _FINE)), gap[::_FINE]


def _resonator(freq: Signal, width: Signal) -> npt.NDArray[np.float64]:
    """Coefficients (numerator 1, then denominator) of a resonator, one row a frame."""
    r = np.exp(-np.pi * width / RATE)
    b, c = 2 * r * np.cos(2 * np.pi * freq / RATE), -r * r
    one, zero = np.ones_like(freq), np.zeros_like(freq)
    return np.stack([one, zero, zero, one, -b, -c], axis=1)


def _nose(nasal: Signal, size: float) -> npt.NDArray[np.float64]:
    """Pole and zero of the nose: they cancel at rest and part when it is coupled."""
    still = np.full_like(nasal, 120.0)
    both = _resonator(np.full_like(nasal, 280.0 * size), still)
    both[:, :3] = _resonator((280.0 + 240.0 * nasal) * size, still)[:, 3:]
    return both


def _chain(tracks: Tracks, size: float) -> npt.NDArray[np.float64]:
    """All resonators of the mouth: (frames, sections, 6)."""
    one = np.ones_like(tracks.f1)
    sections = [
        _nose(tracks.nasal, size),
        _resonator(tracks.f1, 75.0 * tracks.damp),
        _resonator(tracks.f2, 95.0 * tracks.damp),
        _resonator(tracks.f3, 160.0 * tracks.damp),
    ]
    k, f = 4, 3600.0 * size
    while f < 11_500:
        sections.append(_resonator(f * one, (60.0 * k) * np.sqrt(tracks.damp)))
        k, f = k + 1, f + 1030.0 * size
    return np.stack(sections, axis=1)


def mouth(source: Signal, tracks: Tracks, size: float) -> Signal:
    """Send a source through the moving mouth, unit gain at 0 Hz at every moment.

    Each millisecond of source, under a window of two, rings out through the mouth as it then
    stands. Coefficients that change under a running filter would crackle at the frame rate.
    """
    chain = _chain(tracks, size)
    chain[:, :, :3] *= (chain[:, :, 3:].sum(axis=2) / chain[:, :, :3].sum(axis=2))[:, :, None]
    window = np.hanning(2 * FRAME + 1)[:-1]
    padded = np.concatenate([np.zeros(FRAME), source, np.zeros(FRAME)])
    out = np.zeros(len(padded) + _TAIL)
    ringing = np.zeros(2 * FRAME + _TAIL)
    for frame, sections in enumerate(chain):
        at = frame * FRAME
        ringing[: 2 * FRAME] = padded[at : at + 2 * FRAME] * window
        out[at : at + len(ringing)] += sosfilt(sections, ringing)
    return out[FRAME : FRAME + len(source)]


def _spray(hiss: Hiss, total: int, rng: Rng) -> Signal:
    """One hiss laid into silence of the utterance's length."""
    out = np.zeros(total)
    start, count = int(hiss.at * RATE), int(hiss.seconds * RATE)
    x = band(noise(rng, count + 480), hiss.bottom, hiss.top)[480:]
    u = np.linspace(0.0, 1.0, count)
    shape = (
        np.exp(-4.5 * u) if hiss.burst else np.minimum(1, u / 0.35) * np.minimum(1, (1 - u) / 0.2)
    )
    x = x / max(float(np.sqrt(np.mean(x * x))), 1e-9) * shape * hiss.gain
    end = min(start + count, total)
    out[start:end] = x[: end - start]
    return out


def utter(tracks: Tracks, hisses: list[Hiss], folds: Folds, size: float, rng: Rng) -> Signal:
    """Speak: folds and breath through the mouth, hisses beside it."""
    wave, gap = glottis(tracks, folds, rng)
    total = len(wave)
    frames = np.arange(total) / FRAME
    grid = np.arange(len(tracks.voice))
    voice, breath = (np.interp(frames, grid, track) for track in (tracks.voice, tracks.breath))
    puff = noise(rng, total) * breath * (1 - voice * (0.75 - 0.75 * gap))
    out = mouth(voice * wave + 0.10 * puff, tracks, size)
    for hiss in hisses:
        out += _spray(hiss, total, rng)
    return out
