"""How a call is said: the melody over its vowels, and the sound of it all."""

from dataclasses import replace
from typing import Literal

import numpy as np

from build.sound.hangul import Syllable, spoken
from build.sound.mouth import STRENGTHS, Score, Strength, Voice, close, syllable
from build.sound.throat import STEP, Hiss, Tracks, utter
from build.sound.tone import Signal, chance, high, soften
from build.sound.vowels import SHORTER

Tune = Literal["shout", "lead", "tell"]

_STEP_UP: dict[Strength | None, float] = {"lax": -1.5, None: -1.0, "tense": 1.0, "blown": 1.2}


def _melody(score: Score, tune: Tune) -> None:
    """Lay the pitch over the vowels: a shout rises and falls, a lead stays up in the air."""
    v, count = score.voice, len(score.vowels)
    for k, (begin, end, onset) in enumerate(score.vowels):
        strength = STRENGTHS.get(onset)
        kick = 1.6 if strength in ("tense", "blown") else 0.0
        if k < count - 1:
            climb = v.lift * (0.35 + 0.4 * k / max(1, count - 1))
            level = climb + (_STEP_UP[strength] if k == 0 else 0.0)
            score.to("pitch", begin, level + kick)
            score.to("pitch", end, level + 0.4)
            continue
        stop = max(end, score.now - 0.1)
        long = stop - begin
        if tune == "lead":
            score.to("pitch", begin, v.lift * 0.85)
            score.to("pitch", stop, v.lift * 1.05)
            continue
        top = v.lift * (1.0 if tune == "shout" else 0.7)
        score.to("pitch", begin, top * 0.2 + kick)
        score.to("pitch", begin + 0.35 * long, top)
        score.to("pitch", begin + 0.6 * long, top - 0.3 * v.fall)
        score.to("pitch", stop, top - v.fall)


_ROUND = np.hanning(43)[1:-1] / np.hanning(43).sum()  # folds are heavy: no corners in 40 ms
_REST = {"voice": 0.0, "nasal": 0.0, "damp": 1.0}


def _tracks(score: Score, stretch: float) -> Tracks:
    """Join the breakpoints into tracks, the whole call slowed or hurried by a factor."""
    v = score.voice
    grid = np.arange(0.0, score.now * stretch, STEP) / stretch
    rest = _REST | {"breath": v.breath, "press": v.press}

    def joined(name: str) -> Signal:
        points = sorted(score.points.get(name, []), key=lambda point: point[0])
        if not points:
            return np.full_like(grid, rest[name])
        at, value = zip(*points, strict=True)
        before = {"voice": 0.0, "nasal": 0.0, "breath": 0.0}.get(name)
        return np.asarray(np.interp(grid, at, value, left=before))

    smooth = {name: joined(name) for name in ("pitch", "voice", "press", "breath", "nasal", "damp")}
    smooth["pitch"] = np.convolve(np.pad(smooth["pitch"], 20, "edge"), _ROUND, "valid")
    smooth["pitch"] = v.pitch * 2 ** (smooth["pitch"] / 12)
    return Tracks(**smooth, f1=joined("f1"), f2=joined("f2"), f3=joined("f3"))


def say(voice: Voice, text: str, tune: Tune = "shout", within: float | None = None) -> Signal:
    """Say a call; `within` hurries it so that it ends before the beat."""
    score = Score(voice, suspended=tune == "lead")
    before: Syllable | None = None
    letters = spoken(text)
    for k, this in enumerate(letters):
        syllable(score, this, before, last=k == len(letters) - 1)
        before = this
    close(score)
    _melody(score, tune)
    stretch = 1.0 if within is None else min(1.0, within / score.now)
    hisses = [
        Hiss(h.at * stretch, h.seconds, h.bottom, h.top, h.gain, h.burst) for h in score.hisses
    ]
    rng = chance(voice.seed * 1000 + sum(ord(c) for c in text) % 997)
    size = SHORTER[voice.tract] * voice.size
    x = utter(_tracks(score, stretch), hisses, voice.folds, size, rng)
    return soften(high(x, 70.0, 2), rise=0.001, fall=0.03)


def exclaimed(voice: Voice) -> Voice:
    """Hear the same person slamming the third card down: higher, shorter, tighter."""
    return replace(voice, lift=voice.lift + 2.0, pace=0.85 * voice.pace, press=voice.press - 0.04)
