"""The committed sounds, heard by instruments: lengths, peaks, bands, seams, vowels, onsets."""

import math
from itertools import pairwise
from typing import get_args

import pytest

from game.events import EndKind, Event, JokboName
from scenes.calls import LIMITS, MONTHS, PHRASES, SHEET, SPEAKERS, month_call, number
from scenes.cues import CUES
from scenes.sound import RATE, SOUNDS
from tests.listening import (
    call,
    call_samples,
    energy,
    formants,
    frames,
    loudness,
    peak,
    places,
    shot,
    steep_highpass,
    steep_lowpass,
    voice_onset,
    wave,
)

EFFECTS = sorted(path.stem for path in (SOUNDS / "effects").glob("*.ogg"))
STROKES = sorted(path.stem for path in (SOUNDS / "janggu").glob("*.ogg"))
SLAPS = [f"effects/slap_{variant}" for variant in range(8)]

# Yang 1996, Journal of Phonetics 24, 245-261: mean F1 and F2 (Hz) of men and of women.
YANG = {
    "man": {"ㅣ": (342, 2219), "ㅏ": (738, 1372), "ㅗ": (453, 945), "ㅜ": (369, 981)},
    "woman": {"ㅣ": (344, 2814), "ㅏ": (986, 1794), "ㅗ": (499, 1029), "ㅜ": (422, 1021)},
}
TRACTS = dict.fromkeys(SPEAKERS, "woman") | {"uncle": "man", "father": "man"}
CHILD = {"nephew": 1.13}  # a smaller head: the women's table times this
VOWELS = {
    "call/2": "ㅣ", "call/bi": "ㅣ", "call/4": "ㅏ", "call/jang": "ㅏ",
    "call/5": "ㅗ", "call/ttong": "ㅗ", "ppong": "ㅗ", "call/9": "ㅜ", "call/pung": "ㅜ",
}  # fmt: skip


def names(folder: str) -> set[str]:
    """Sounds of a folder without their variants."""
    return {path.stem.rpartition("_")[0] for path in (SOUNDS / folder).glob("*.ogg")}


def test_every_event_has_its_cue() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(Event)} - {"ended"}
    assert tags | set(get_args(EndKind)) | set(get_args(JokboName)) <= set(CUES)


def test_only_a_pass_makes_no_sound() -> None:
    silent = [event for event, cue in CUES.items() if not cue.shots + cue.strokes + cue.calls]
    assert silent == ["passed"]


@pytest.mark.parametrize("event", CUES)
def test_no_event_lacks_its_sound(event: str) -> None:
    cue = CUES[event]
    assert set(cue.shots) <= names("effects")
    assert set(cue.strokes) <= names("janggu")
    for key in cue.calls:
        assert any(known == key or (key[-1] in "/_" and known.startswith(key)) for known in SHEET)
    assert cue.seen


def test_every_effect_is_for_something() -> None:
    used = {shot for cue in CUES.values() for shot in cue.shots}
    assert names("effects") == used


def test_every_speaker_has_every_call() -> None:
    assert sorted(places()) == sorted(SPEAKERS)
    for speaker in SPEAKERS:
        assert sorted(places()[speaker]) == sorted(SHEET)
        for sheet in set(SHEET.values()):
            assert (SOUNDS / "voices" / speaker / f"{sheet}.ogg").exists()


def test_calls_cover_months_and_limits() -> None:
    for month in range(1, 13):
        for traditional in (True, False):
            assert month_call("ppong", month, traditional=traditional) in SHEET
    assert month_call("call", 12, traditional=True) == "call/bi"
    assert month_call("throw", 12, traditional=False) == "throw/12"
    assert {f"high_{limit}" for limit in LIMITS} <= set(SHEET)
    assert [number(n) for n in (57, 60, 66, 70)] == ["오십칠", "육십", "육십육", "칠십"]
    assert (MONTHS["pung"], PHRASES["natural_bak"]) == ("풍", "자연바가지")


def test_all_sounds_together_are_small_and_ours() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.rglob("*.ogg")) < 4_000_000
    assert "our own" in (SOUNDS / "LICENSE.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "name", [f"effects/{n}" for n in EFFECTS] + [f"janggu/{n}" for n in STROKES]
)
def test_shots_are_short_clean_and_quiet_enough(name: str) -> None:
    x = shot(name)
    peak = max(map(abs, x))
    assert 0.05 < len(x) / RATE < 3.2
    assert 0.02 < peak < (0.66 if "slap" in name else 0.45)
    assert abs(x[0]) < 0.03  # no click at the start, none at the end
    assert max(map(abs, x[-24:])) < 0.02
    assert abs(sum(x) / len(x)) < 0.002  # no offset


def test_loudness_as_heard_is_alike_and_the_hard_slap_is_loudest() -> None:
    levels = {name: loudness(shot(f"effects/{name}")) for name in EFFECTS}
    levels |= {name: loudness(shot(f"janggu/{name}")) for name in STROKES}
    assert max(levels.values()) - min(levels.values()) < 6.0
    assert max(levels, key=levels.__getitem__) == "slap_7"
    assert [levels[f"slap_{k}"] for k in range(8)] == sorted(levels[f"slap_{k}"] for k in range(8))


@pytest.mark.parametrize("name", SLAPS)
def test_a_slap_has_a_third_of_its_energy_under_200_hz(name: str) -> None:
    x = [*shot(name), *[0.0] * 4800]
    share = energy(steep_lowpass(x, 200)) / energy(x)
    assert 0.25 < share < 0.42


@pytest.mark.parametrize("name", SLAPS)
def test_the_two_cards_of_a_slap_land_one_after_the_other(name: str) -> None:
    edges = [v * v for v in steep_highpass(shot(name)[: RATE // 25], 3000)]
    step = RATE // 2000
    blocks = [sum(edges[i : i + step]) for i in range(0, len(edges) - step, step)]
    first = next(i for i, b in enumerate(blocks) if b > 0.2 * max(blocks))
    rises = {i: blocks[i] / (blocks[i - 2] + 1e-9) for i in range(first + 8, first + 36)}
    second = max(rises, key=rises.__getitem__)
    assert 7.0 - 0.75 <= (second - first) / 2 <= 13.0 + 0.75  # blocks of half a millisecond
    assert rises[second] > 2.0


def test_slaps_differ_from_each_other() -> None:
    waves = [shot(name) for name in SLAPS]
    for k, a in enumerate(waves):
        for b in waves[k + 1 :]:
            together = abs(sum(x * y for x, y in zip(a, b, strict=False)))
            assert together / math.sqrt(energy(a) * energy(b)) < 0.9


def test_deok_stands_up_to_deong() -> None:
    for variant in range(2):
        deong = loudness(shot(f"janggu/deong_{variant}"))
        assert loudness(shot(f"janggu/deok_{variant}")) > deong - 3.0


def test_kung_is_heard_on_a_laptop() -> None:
    for variant in range(2):
        x = shot(f"janggu/kung_{variant}")
        above = energy(steep_highpass(x, 300)) / energy(x)
        assert 10 * math.log10(above) > -8.0


def test_gideok_has_its_grace_before_the_beat() -> None:
    for variant in range(2):
        x = shot(f"janggu/gideok_{variant}")
        main = max(range(len(x)), key=lambda i: abs(x[i])) / RATE
        assert 0.064 < main < 0.069
        assert max(map(abs, x[: int(0.06 * RATE)])) < 0.8 * max(map(abs, x))


def test_the_piece_loops_without_a_seam() -> None:
    left, right = frames(SOUNDS / "music" / "pyeongjo.ogg")
    assert len(left) == round(12 * 12 * 60 / 58 / 3 * RATE)
    for side in (left, right):
        assert peak(side) < 0.2 * 32768
        x = wave(side[:4800] + side[-4800:])
        round_the_end = [*x[-200:], *x[:200]]
        steps = [abs(b - a) for a, b in pairwise(round_the_end)]
        assert steps[199] <= 3 * max(steps[180:199] + steps[200:220])
        # the last note still rings when the piece begins again: no hole on either side
        assert energy(x[:480]) > 0.02 * energy(x[-480:])
        assert energy(x[-480:]) > 1e-5


@pytest.mark.parametrize("speaker", SPEAKERS)
def test_calls_are_short_and_leave_room(speaker: str) -> None:
    for key in SHEET:
        x = call_samples(speaker, key)
        seconds = len(x) / RATE
        assert 2_000 < peak(x) < 0.36 * 32768
        assert max(map(abs, x[-48:])) < 0.02 * 32768
        assert 0.25 < seconds < (0.63 if key.startswith(("ppong/", "throw/")) else 1.9)


@pytest.mark.parametrize("speaker", SPEAKERS)
@pytest.mark.parametrize("key", VOWELS)
def test_vowels_ring_where_koreans_ring_them(speaker: str, key: str) -> None:
    x = call(speaker, key)
    _, hum = voice_onset(x)
    start = int((hum + 0.04) * RATE)
    found = formants(x[start : start + int(0.16 * RATE)])
    wanted = YANG[TRACTS[speaker]][VOWELS[key]]
    for is_at, should in zip(found, wanted, strict=True):
        assert abs(is_at / (should * CHILD.get(speaker, 1.0)) - 1) < 0.15


@pytest.mark.parametrize("speaker", SPEAKERS)
def test_tense_onsets_speak_at_once_and_blown_ones_wait(speaker: str) -> None:
    for key in ("ppong", "call/ttong"):
        burst, hum = voice_onset(call(speaker, key))
        assert hum - burst < 0.020
    for key in ("call/pung", "call/8"):
        burst, hum = voice_onset(call(speaker, key))
        assert hum - burst > 0.050


@pytest.mark.parametrize("speaker", SPEAKERS)
def test_ppong_and_ttong_begin_differently(speaker: str) -> None:
    bright = []
    for key in ("ppong", "call/ttong"):
        x = call(speaker, key)
        burst, _ = voice_onset(x)
        start = x[int(burst * RATE) :][: RATE // 125]
        bright.append(energy(steep_highpass(start, 2500)) / energy(start))
    assert bright[1] > 2.0 * bright[0]  # the tongue's burst is sharp, the lips' is dull


def test_the_speakers_differ() -> None:
    seen = set()
    for speaker in SPEAKERS:
        x = call(speaker, "ppong")
        _, hum = voice_onset(x)
        start = int((hum + 0.04) * RATE)
        seen.add((round(formants(x[start : start + 7680])[1] / 15), len(x) // 480))
    assert len(seen) == len(SPEAKERS)
