"""Make every sound of the game: python -m build.sound.make.

Writes assets/sounds. A file that already sounds the same (within -50 dB) is left alone, so that
running it again changes nothing.
"""

import json
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

from build.sound import cards, effects, janggu
from build.sound.loudness import to_loudness
from build.sound.mouth import Voice
from build.sound.ogg import SAME, SOUNDS, apart, encode
from build.sound.speakers import SPEAKERS
from build.sound.tone import RATE, Signal, gain, low, put, soften
from build.sound.tune import background
from build.sound.voice import exclaimed, say
from scenes.calls import SHEETS

GAP = 0.03  # s of silence between two calls of a sheet
# Peaks (dB of full scale) that leave room for a whole chain at once.
SLAP_PEAK, EFFECT_PEAK, STROKE_PEAK, VOICE_PEAK = -4.5, -8.0, -8.0, -10.0
_LEAD = 0.47  # s: "구 뽕에" is over when the beat calls the throw
_THROW = 0.40


class Sound(NamedTuple):
    """A file to be: its samples, and how thriftily it is written."""

    path: str
    samples: Signal
    thrift: float


def seated(x: Signal, level: float, peak: float) -> Signal:
    """Bring a sound to a loudness; if it then stands over its peak, press it until it doesn't.

    A millisecond of silence goes before it: the encoder smears what starts at once.
    """
    x = np.concatenate([np.zeros(RATE // 1000), x / float(np.abs(x).max())])
    for drive in np.arange(0.0, 8.0, 0.25):
        pressed = x if drive == 0.0 else np.tanh(drive * x) / np.tanh(drive)
        y = to_loudness(pressed, level)
        if np.abs(y).max() <= gain(peak):
            return y
    raise ValueError(f"a sound cannot be {level} dB loud under a peak of {peak} dB")


# Loudness of each effect as heard (dB, see loudness.py); the hardest slap is the loudest.
_EFFECTS: dict[str, tuple[Callable[[int], Signal], int, float]] = {
    "draw": (cards.draw, 3, -24.0),
    "discard": (cards.discard, 3, -23.8),
    "deal": (cards.deal, 3, -23.8),
    "riffle": (lambda _: cards.riffle(), 1, -22.5),
    "turn_over": (cards.turn_over, 3, -24.3),
    "tap": (lambda _: cards.tap(), 1, -24.0),
    "pencil": (effects.pencil, 4, -24.2),
    "button": (lambda _: effects.button(), 1, -24.5),
    "tock": (lambda _: effects.tock(), 1, -23.5),
    "tick": (lambda _: effects.tick(), 1, -24.5),
    "bak": (lambda _: effects.bak(), 1, -21.5),
    "stop": (lambda _: effects.stop(), 1, -21.0),
    "jokbo": (lambda _: effects.jokbo(), 1, -21.0),
    "win": (lambda _: effects.win(), 1, -21.0),
    "lose": (lambda _: effects.lose(), 1, -22.0),
    "seal": (lambda _: effects.seal(), 1, -24.0),
    "chime": (lambda _: effects.chime(), 1, -23.5),
    "rising": (effects.rising, 3, -24.0),
}
_SLAP_LEVELS = (-22.5, -22.0, -21.5, -21.0, -20.5, -20.0, -19.5, -19.0)
_STROKES: dict[str, tuple[Callable[[int], Signal], float]] = {
    "deong": (janggu.deong, -22.0),
    "kung": (janggu.kung, -22.5),
    "deok": (janggu.deok, -24.0),
    "gideok": (janggu.gideok, -23.8),
    "roll": (janggu.roll, -24.0),
}


def shots() -> Iterator[Sound]:
    """All that is not a voice or the piece: `effects/slap_0.ogg`, `janggu/kung_1.ogg`."""
    for variant, level in enumerate(_SLAP_LEVELS):
        x = seated(cards.slap(variant), level, SLAP_PEAK)
        yield Sound(f"effects/slap_{variant}.ogg", x, 0.45)
    for name, (make, variants, level) in _EFFECTS.items():
        for variant in range(variants):
            x = seated(make(variant), level, EFFECT_PEAK)
            yield Sound(f"effects/{name}_{variant}.ogg", x, 0.55)
    for k, (name, (make, level)) in enumerate(_STROKES.items()):
        for variant in range(2):
            x = seated(janggu.rounded(make(101 + 10 * k + 3 * variant)), level, STROKE_PEAK)
            yield Sound(f"janggu/{name}_{variant}.ogg", x, 0.55)


def _in_a_room(x: Signal) -> Signal:
    """First echoes from the walls of a living room, dull and faint."""
    y = np.concatenate([x, np.zeros(int(0.05 * RATE))])
    dull = low(y, 3000.0, 1)
    for delay, level in ((0.013, 0.10), (0.021, 0.08), (0.037, 0.06)):
        put(y, dull[: -int(0.05 * RATE)], delay, level)
    return soften(y, fall=0.02)


def called(voice: Voice, sheet: str, word: str) -> Signal:
    """One call as it belongs on its sheet."""
    if sheet == "ppong":
        hurry = _LEAD if len(word) < 5 else 1.2 * _LEAD
        x = say(voice, word, "lead", within=hurry)
    elif sheet == "throw":
        x = say(exclaimed(voice), word, "shout", within=_THROW)
    else:
        x = say(voice, word, "tell" if sheet == "high" or word == "다시 섞어요" else "shout")
    return seated(_in_a_room(x), voice.level, VOICE_PEAK)


Index = dict[str, dict[str, tuple[int, int]]]


def voices(index: Index) -> Iterator[Sound]:
    """All sheets of all speakers; fills in where each call begins and how long it is (samples)."""
    gap = np.zeros(int(GAP * RATE))
    for voice in SPEAKERS:
        places = index.setdefault(voice.name, {})
        for sheet, calls in SHEETS.items():
            parts, at = [], 0
            for key, word in calls.items():
                x = called(voice, sheet, word)
                places[key] = (at, len(x))
                parts += [x, gap]
                at += len(x) + len(gap)
            yield Sound(f"voices/{voice.name}/{sheet}.ogg", np.concatenate(parts), 0.62)


def everything(index: Index) -> Iterator[Sound]:
    """Every file of assets/sounds."""
    yield from shots()
    yield from voices(index)
    yield Sound("music/pyeongjo.ogg", background(), 0.62)


def index_text(index: Index) -> str:
    """Write the index of calls as JSON, a line a speaker."""
    places = {
        speaker: {key: list(place) for key, place in calls.items()}
        for speaker, calls in index.items()
    }
    return json.dumps(places, separators=(",", ":")).replace("},", "},\n") + "\n"


def main() -> None:
    """Write what sounds new."""
    index: Index = {}
    written = 0
    with tempfile.TemporaryDirectory() as folder:
        for sound in everything(index):
            path = SOUNDS / sound.path
            if apart(path, sound.samples, sound.thrift, Path(folder) / "x.ogg") > SAME:
                encode(path, sound.samples, sound.thrift)
                written += 1
    text = index_text(index)
    (SOUNDS / "voices" / "index.json").write_text(text, encoding="utf-8")
    size = sum(file.stat().st_size for file in SOUNDS.rglob("*.ogg"))
    print(f"{written} written, {size / 1e6:.2f} MB in all")


if __name__ == "__main__":
    main()
