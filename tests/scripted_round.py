"""A round's sounds played into a file: python -m tests.scripted_round MIX.raw PLACES.json.

The busiest that can happen: all sliders full, the piece playing, discards with their calls, a
chain of three by three speakers, a bak, and the sheet. SDL's disk driver writes the mix faster
than it would play; the file itself is the clock. PLACES lists what was asked for
and how long the file then was.
"""

import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from scenes.beat import BREATH, Beat, bar, next_beat
from scenes.calls import month_call

if TYPE_CHECKING:
    from scenes.sound import Sound

RATE, FRAME = 48_000, 4
CONTACTS = tuple(1.6 + link * bar("normal") / 2 for link in range(3))
LENGTH = 9.5
Act = tuple[float, str, "Callable[[Sound], None]"]


def _say(at: float, speaker: str, call: str) -> Act:
    return (at, f"voices/{speaker}/{call}", lambda sound: sound.say(speaker, call))


def _slap(at: float, variant: int, gain: float) -> Act:
    return (at, f"effects/slap_{variant}", lambda sound: sound.play("slap", gain, variant))


def _shot(at: float, name: str, variant: int = 0) -> Act:
    return (at, f"effects/{name}_{variant}", lambda sound: sound.play(name, variant=variant))


def _strike(at: float, beat: Beat) -> Act:
    return (at, f"janggu/{beat.stroke}", lambda sound: sound.stroke(beat.stroke))


def _ppong(link: int, speaker: str, month: int, throw: int) -> list[Act]:
    """One ppong of a chain: contact, throw on the beat, both with stroke and call."""
    at, start = CONTACTS[link], CONTACTS[0]
    first = next_beat(at - start, "normal")
    then = next_beat(at - start, "normal", BREATH)
    return [
        _slap(at, 5 + link, 1.5 * link),
        _strike(start + first.starts, first),
        _say(at, speaker, month_call("ppong", month, traditional=True)),
        _strike(start + then.starts, then),
        _slap(start + then.at, link, 0.0),
        _say(start + then.at, speaker, month_call("throw", throw, traditional=True)),
    ]


def script() -> list[Act]:
    """The round in the order of its times."""
    acts = [
        _shot(0.2, "draw"),
        _say(0.54, "grandmother", "call/3"),
        _slap(0.6, 1, 0.0),
        _say(1.14, "uncle", "call/9"),
        _slap(1.2, 2, 0.0),
        *_ppong(0, "aunt", 9, 5),
        *_ppong(1, "nephew", 5, 12),
        *_ppong(2, "grandmother", 12, 10),
        _slap(6.2, 7, 3.0),
        _say(6.2, "uncle", "out"),
        _shot(6.96, "bak"),
        _say(6.96, "grandmother", "ppong_bak"),
        _shot(8.6, "pencil", 1),
    ]
    return sorted(acts, key=lambda act: act[0])


def main() -> None:
    """Play it and write down when each thing was asked for."""
    mix, places = Path(sys.argv[1]), Path(sys.argv[2])
    os.environ |= {
        "SDL_AUDIODRIVER": "disk",
        "SDL_DISKAUDIOFILE": str(mix),
        "SDL_DISKAUDIODELAY": "2",
    }
    from scenes.sound import Sound, Volumes  # noqa: PLC0415  SDL reads its driver when it starts

    sound = Sound(Volumes(all=100, effects=100, voices=100, music=100))
    sound.seat(("grandmother", "uncle", "aunt", "nephew"))
    sound.music("normal")
    start = mix.stat().st_size // FRAME
    asked, now, acts = [], 0.0, script()
    while now < LENGTH:
        frames = mix.stat().st_size // FRAME
        before, now = now, (frames - start) / RATE
        sound.tick(now - before)
        while acts and acts[0][0] <= now:
            _, name, act = acts.pop(0)
            act(sound)
            asked.append((name, frames))
        time.sleep(0.0005)
    sound.close()
    places.write_text(json.dumps(asked), encoding="utf-8")


if __name__ == "__main__":
    main()
