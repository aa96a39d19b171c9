"""How the mouth moves: each syllable of a call becomes breakpoints of every movement.

Onsets differ as they do in Seoul (Cho, Jun and Ladefoged 2002, J. Phonetics 30, 193-228):
tense ㅃ ㄸ ㄲ open with voice at once, high and pressed; lax ㅂ ㄷ ㄱ breathe a little, low,
and are voiced inside a word; ㅍ ㅌ ㅋ blow for 70 ms. Codas ㄱ ㄷ ㅂ shut without a release,
ㅇ ㄴ ㅁ hum through the nose. All times in seconds, pitch in semitones over the resting pitch.
"""

from dataclasses import dataclass, field
from typing import Literal

from build.sound.hangul import Syllable
from build.sound.throat import Folds, Hiss
from build.sound.vowels import GLIDES, PLACES, SHORTER, Place, Ring, Tract, locus, ring

Strength = Literal["lax", "tense", "blown"]

STRENGTHS: dict[str, Strength] = (
    dict.fromkeys("ㅂㄷㄱㅈㅅ", "lax")  # type: ignore[assignment]
    | dict.fromkeys("ㅃㄸㄲㅉㅆ", "tense")
    | dict.fromkeys("ㅍㅌㅋㅊ", "blown")
)
SHUT: dict[Strength, float] = {"lax": 0.045, "tense": 0.085, "blown": 0.065}
WAIT: dict[Strength, float] = {"lax": 0.032, "tense": 0.005, "blown": 0.072}
_AFFRICATES, _FRICATIVES, _HUMS = "ㅈㅉㅊ", "ㅅㅆ", "ㄴㅁㅇ"
_BURST: dict[Place, tuple[float, float, float]] = {
    "lips": (550.0, 2000.0, 0.50),
    "teeth": (2600.0, 6200.0, 0.30),
    "palate": (2900.0, 6800.0, 0.18),
    "back": (1300.0, 2700.0, 0.30),
}


@dataclass(frozen=True)
class Voice:
    """A person at the table, as one hears them."""

    name: str
    tract: Tract
    size: float  # resonances against the table of vowels
    pitch: float  # Hz at rest
    lift: float  # semitones up to the top of a shout
    fall: float  # semitones down again at its end
    pace: float = 1.0  # length of vowels against the common one
    raised: float = 1.0  # first resonance of ㅗ against the table: the young say it nearer to ㅜ
    breath: float = 0.05
    press: float = 0.52
    folds: Folds = field(default_factory=Folds)
    level: float = -22.5  # loudness, dB
    seed: int = 0


def mouth_of(voice: Voice, vowel: str) -> Ring:
    """Resonances (Hz) of a plain vowel as this person shapes it."""
    shape = ring(voice.tract, vowel, voice.size)
    return shape._replace(f1=shape.f1 * voice.raised) if vowel == "ㅗ" else shape


@dataclass
class Score:
    """Breakpoints of every movement, written from left to right."""

    voice: Voice
    suspended: bool = False  # more is to come: the last syllable stays short
    now: float = 0.012
    points: dict[str, list[tuple[float, float]]] = field(default_factory=dict)
    hisses: list[Hiss] = field(default_factory=list)
    vowels: list[tuple[float, float, str]] = field(default_factory=list)

    def to(self, name: str, at: float, value: float) -> None:
        """Let one movement reach a value at a time."""
        self.points.setdefault(name, []).append((at, value))

    def shape(self, at: float, to: Ring) -> None:
        """Let the mouth reach a shape."""
        for name, value in zip(("f1", "f2", "f3"), to, strict=True):
            self.to(name, at, value)

    def hiss(self, at: float, seconds: float, place: Place, gain: float, *, burst: bool) -> None:
        """Noise at the front of the mouth, higher in a smaller one."""
        bottom, top, level = _BURST[place]
        scale = SHORTER[self.voice.tract] * self.voice.size
        self.hisses.append(
            Hiss(at, seconds, bottom * scale, min(top * scale, 15_000.0), level * gain, burst=burst)
        )


def _silent_start(score: Score, onset: str, *, first: bool, after_stop: bool) -> None:
    """Hold the closure of a stop: silent, or humming inside a word."""
    strength = STRENGTHS[onset]
    if first:
        return
    shut = SHUT[strength] + (0.03 if after_stop else 0.0)
    hum = 0.16 if strength == "lax" and not after_stop else 0.0
    score.to("voice", score.now + 0.008, hum)
    score.to("voice", score.now + shut - 0.002, hum)
    score.now += shut


def _stop(score: Score, onset: str, to: Ring, *, first: bool, after_stop: bool) -> float:
    """Open a closure; gives the time when the vowel's shape is reached."""
    v, strength, place = score.voice, STRENGTHS[onset], PLACES[onset]
    _silent_start(score, onset, first=first, after_stop=after_stop)
    at = score.now
    score.shape(at, locus(v.tract, place, to, v.size))
    inside = strength == "lax" and not first
    wait = 0.006 if inside else WAIT[strength]
    loud = {"lax": 0.8, "tense": 1.1, "blown": 1.25}[strength] * (0.45 if inside else 1.0)
    score.hiss(at, 0.012 if place != "back" else 0.018, place, loud, burst=True)
    if onset in _AFFRICATES:
        long = {"lax": 0.045, "tense": 0.03, "blown": 0.07}[strength]
        score.hiss(at + 0.004, long, place, loud * 0.42, burst=False)
        wait = max(wait, long * 0.8)
    puff = {"lax": 0.35, "tense": 0.03, "blown": 1.15}[strength]
    score.to("breath", at - 0.001, 0.0)
    score.to("breath", at + 0.004, puff)
    score.to("breath", at + wait, puff * 0.8)
    score.to("breath", at + wait + 0.03, v.breath)
    score.to("voice", at + wait - 0.001, 0.16 if inside else 0.0)
    rise = {"lax": 0.028, "tense": 0.008, "blown": 0.018}[strength]
    score.to("voice", at + wait + rise, 1.0)
    tight = {"lax": 0.10, "tense": -0.08, "blown": 0.08}[strength]
    score.to("press", at + wait, v.press + tight)
    score.to("press", at + wait + 0.06, v.press)
    score.now = at + wait
    return at + max(wait + 0.012, 0.045 if place == "lips" else 0.062)


def _hissing(score: Score, onset: str, to: Ring, vowel: str) -> float:
    """ㅅ and ㅆ: a hiss, sharp before most vowels and soft before ㅣ."""
    v, tense = score.voice, onset == "ㅆ"
    long, at = (0.105 if tense else 0.095), score.now
    score.to("voice", at + 0.01, 0.0)
    front = vowel in "ㅣㅕㅛㅠ"
    size = SHORTER[v.tract] * v.size
    bottom, top = (3300.0, 7200.0) if front else (4600.0, 9500.0)
    score.hisses.append(Hiss(at, long, bottom * size, min(top * size, 16_000.0), 0.07))
    score.shape(at + long * 0.6, locus(v.tract, "teeth", to, v.size))
    wait = long + (0.0 if tense else 0.012)
    score.to("breath", at + long * 0.7, 0.0)
    score.to("breath", at + long, 0.05 if tense else 0.40)
    score.to("breath", at + wait + 0.03, v.breath)
    score.to("voice", at + wait - 0.004, 0.0)
    score.to("voice", at + wait + 0.016, 1.0)
    score.now = at + wait
    return score.now + 0.035


def _humming(score: Score, onset: str, to: Ring, *, first: bool) -> float:
    """ㄴ ㅁ and the flap ㄹ."""
    v, at = score.voice, score.now
    flap = onset == "ㄹ"
    long = 0.028 if flap else 0.06
    shut = locus(v.tract, PLACES[onset], to, v.size)
    score.shape(at + 0.012, shut)
    score.to("nasal", at + 0.005, 0.0 if flap else 1.0)
    score.to("voice", at + (0.02 if first else 0.010), 0.35 if flap else 0.5)
    score.to("voice", at + long, 0.35 if flap else 0.5)
    score.shape(at + long, shut)
    score.to("nasal", at + long, 0.0 if flap else 0.9)
    score.to("nasal", at + long + 0.03, 0.0)
    score.to("voice", at + long + 0.02, 1.0)
    score.now = at + long
    return score.now + 0.035


def _open(score: Score, to: Ring, *, first: bool) -> float:
    """No consonant: the folds set in softly, or the mouth just moves on."""
    at = score.now
    if first:
        score.shape(at, to)
        score.to("voice", at, 0.0)
        score.to("voice", at + 0.022, 1.0)
        score.to("press", at, score.voice.press - 0.06)
        score.to("press", at + 0.05, score.voice.press)
        return at + 0.01
    score.to("voice", at + 0.02, 0.8)
    score.to("voice", at + 0.05, 1.0)
    score.to("nasal", at + 0.03, 0.0)
    score.to("damp", at + 0.03, 1.0)
    return at + 0.05


def _onset(score: Score, this: Syllable, to: Ring, before: Syllable | None) -> float:
    first = before is None
    if not this.onset:
        return _open(score, to, first=first)
    if before is not None and before.coda in ("ㄴ", "ㅁ", "ㅇ"):
        score.to("nasal", score.now + 0.02, 0.0)
        score.to("damp", score.now + 0.02, 1.0)
    if this.onset in _FRICATIVES:
        return _hissing(score, this.onset, to, this.vowel)
    if this.onset in "ㄴㅁㄹ":
        return _humming(score, this.onset, to, first=first)
    stopped = before is not None and before.coda in ("ㄱ", "ㄷ", "ㅂ")
    return _stop(score, this.onset, to, first=first, after_stop=stopped)


def _coda(score: Score, coda: str, of: Ring, *, last: bool) -> None:
    """End the syllable at score.now: shut, hum, or (ㄹ) lift the tongue."""
    v, end = score.voice, score.now
    score.shape(end - 0.055, of)
    if coda == "ㄹ":
        size = SHORTER[v.tract] * v.size
        score.shape(end, Ring(400 * size, 1350 * size, 2750 * size))
        long = (0.13 if last else 0.06) * v.pace
        score.to("voice", end, 0.75)
        score.to("voice", end + long, 0.5)
        score.shape(end + long, Ring(370 * size, 1350 * size, 2800 * size))
        score.now = end + long
        return
    score.shape(end, locus(v.tract, PLACES[coda], of, v.size))
    if coda not in _HUMS:
        score.to("voice", end - 0.014, 0.75)
        score.to("press", end - 0.02, v.press - 0.06)
        score.to("voice", end, 0.0)
        score.to("breath", end, 0.0)
        return
    size = SHORTER[v.tract] * v.size
    second = {"ㅁ": 1100.0, "ㄴ": 1550.0, "ㅇ": 1080.0}[coda]
    hum = Ring(370 * size, second * size, 2350 * size)
    long = (0.15 if last else 0.075) * v.pace
    score.to("nasal", end - 0.08, 0.15)
    score.to("nasal", end, 0.6)
    score.to("damp", end - 0.03, 1.2)
    score.to("damp", end + 0.015, 3.5)
    score.to("voice", end - 0.02, 0.8)
    score.to("voice", end + 0.015, 0.85)
    score.to("nasal", end + 0.03, 0.25)
    score.shape(end + 0.02, hum)
    score.to("voice", end + long, 0.7)
    score.shape(end + long, hum)
    score.to("nasal", end + long, 0.25)
    score.now = end + long


def syllable(score: Score, this: Syllable, before: Syllable | None, *, last: bool) -> None:
    """Write one syllable: onset, vowel (with its glide), coda."""
    v = score.voice
    target = mouth_of(v, GLIDES.get(this.vowel, this.vowel))
    start = mouth_of(v, "ㅣ") if this.vowel in GLIDES else target
    arrive = _onset(score, this, start, before)
    begin = score.now
    score.shape(arrive, start)
    long = (0.105 if not last else 0.13 if score.suspended else 0.24) * v.pace
    if this.coda:
        long *= 0.85
    if this.vowel in GLIDES:
        score.shape(arrive + 0.012, start)
        score.shape(arrive + 0.075, target)
        long += 0.05
    score.now = max(begin + long, arrive + 0.075)
    score.vowels.append((begin, score.now, this.onset))
    if last:  # a shout is loudest early and sags
        score.to("voice", begin + 0.45 * (score.now - begin), 0.95)
        score.to("voice", score.now - 0.03, 0.75)
    if this.coda:
        _coda(score, this.coda, target, last=last)
    else:
        score.shape(score.now, target)


def close(score: Score) -> None:
    """Let the breath run out after the last sound."""
    end = score.now
    quiet = score.points["voice"][-1][1]
    if quiet > 0.0:
        score.to("voice", max(end - 0.05, score.points["voice"][-1][0] + 0.001), quiet * 0.85)
        score.to("voice", end + 0.06, 0.0)
        score.to("press", end - 0.05, score.voice.press)
        score.to("press", end + 0.05, score.voice.press + 0.15)
        score.to("breath", end - 0.03, score.voice.breath)
        score.to("breath", end + 0.02, score.voice.breath + 0.08)
        score.to("breath", end + 0.09, 0.0)
    score.now = end + 0.11
