"""The sound of the table: the slap at once, voices in their seats, the drum, the piece under all.

Without a sound device, or when it vanishes, everything goes on in silence and `lost` says so.
"""

import json
from array import array
from collections.abc import Callable, Iterable, MutableSequence
from typing import Annotated, Final, Literal

import msgspec
import pygame

from scenes.assets import ASSETS
from scenes.calls import SHEET, SHEETS, SPEAKERS

SOUNDS: Final = ASSETS / "sounds"
RATE: Final = 48_000
BUFFER: Final = 512

Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Slider = Literal["effects", "voices", "music"]
MusicLevel = Literal["off", "low", "normal"]

HEADROOM_DB: Final = 3.0
"""How much louder than plain a sound can be asked for."""

MUSIC_DB: Final[dict[MusicLevel, float]] = {"low": -9.0, "normal": -3.0}
_DUCK_DB: Final = -9.0
_DUCK_DOWN, _DUCK_UP = 0.08, 0.45  # s
_TURN_TAKING = 40  # ms: how fast a speaker breaks off to call the next thing

_VOICES = range(2 * len(SPEAKERS))
_STROKES = range(_VOICES.stop, _VOICES.stop + 4)
_SHOTS = range(_STROKES.stop, _STROKES.stop + 14)


class Volumes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The four sliders and the mute key, as kept in the settings."""

    all: Percent = 80
    effects: Percent = 100
    voices: Percent = 100
    music: Percent = 70
    mute: bool = False

    def gain(self, slider: Slider) -> float:
        """Factor on amplitude; half a slider sounds about half as loud."""
        if self.mute:
            return 0.0
        own = {"effects": self.effects, "voices": self.voices, "music": self.music}[slider]
        return float((self.all * own / 10_000) ** 2)


def factor(decibels: float) -> float:
    """Decibels as a factor on amplitude."""
    return float(10.0 ** (decibels / 20.0))


def _files(folder: str) -> dict[str, list[str]]:
    """Variants of each sound in a folder, by name: `slap` has slap_0 … slap_7."""
    found: dict[str, list[str]] = {}
    for path in sorted((SOUNDS / folder).glob("*.ogg")):
        found.setdefault(path.stem.rpartition("_")[0], []).append(str(path))
    return found


def on_both_sides(mono: bytes) -> bytes:
    """Spread 16-bit sound from one channel to two."""
    one = array("h", mono)
    both = array("h", bytes(2 * len(mono)))
    both[0::2] = both[1::2] = one
    return both.tobytes()


class Sound:
    """Plays what a scene asks for; `asked` (if given) hears every name in order, played or not."""

    def __init__(
        self, volumes: Volumes | None = None, asked: MutableSequence[str] | None = None
    ) -> None:
        self.volumes = volumes or Volumes()
        self.asked = asked
        self.lost = False  # set when sound is lost; the screen says it and sets it back
        self.silent = True
        self._shot_files, self._stroke_files = _files("effects"), _files("janggu")
        self._places: dict[str, dict[str, tuple[int, int]]] = json.loads(
            (SOUNDS / "voices" / "index.json").read_text(encoding="utf-8")
        )
        self._loaded: dict[str, list[pygame.mixer.Sound]] = {}
        self._calls: dict[str, dict[str, bytes]] = {}  # on one channel: half of what sounds
        self._turns: dict[str, int] = {}
        self._level: MusicLevel = "off"
        self._duck, self._duck_to, self._duck_for = 0.0, 0.0, 0.0
        self.open()

    def open(self) -> None:
        """Open the device and load the short sounds; without one, fall silent."""
        try:
            pygame.mixer.pre_init(RATE, -16, 2, BUFFER, allowedchanges=0)
            pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(_SHOTS.stop)
            for name, files in (self._shot_files | self._stroke_files).items():
                self._loaded[name] = [pygame.mixer.Sound(file) for file in files]
        except pygame.error:
            self._lose()
            return
        self.silent = False
        self.music(self._level)

    def close(self) -> None:
        """Give the device back."""
        self.silent = True
        self._loaded.clear()
        self._calls.clear()
        pygame.mixer.quit()

    def _lose(self) -> None:
        """Go on without sound."""
        self.silent, self.lost = True, True
        self._loaded.clear()
        self._calls.clear()

    def _heard(self, name: str) -> None:
        if self.asked is not None:
            self.asked.append(name)

    def _if_possible(self, act: Callable[[], None]) -> None:
        """Do something with the device unless it is gone or goes at this moment."""
        if self.silent:
            return
        try:
            act()
        except pygame.error:
            self._lose()

    def _variant(self, name: str, count: int, variant: int | None) -> int:
        """Take the asked variant, or the next in turn: never the same twice in a row."""
        if variant is not None:
            return variant % count
        turn = self._turns.get(name, 0)
        self._turns[name] = turn + 1
        return turn % count

    def _start(self, sound: pygame.mixer.Sound, channels: range, gain: float) -> None:
        """Play on a free channel of a group, else on the one that started first."""
        free = (n for n in channels if not pygame.mixer.Channel(n).get_busy())
        fallback = self._variant(f"channels from {channels.start}", len(channels), None)
        number = next(free, channels.start + fallback)
        sound.set_volume(min(1.0, gain * factor(-HEADROOM_DB)))
        pygame.mixer.Channel(number).play(sound)

    def play(self, name: str, gain_db: float = 0.0, variant: int | None = None) -> None:
        """Play an effect, up to HEADROOM_DB over its plain loudness; slaps go from 0 to 7."""
        chosen = self._variant(name, len(self._shot_files[name]), variant)
        self._heard(name)
        gain = self.volumes.gain("effects") * factor(min(gain_db, HEADROOM_DB))
        self._if_possible(lambda: self._start(self._loaded[name][chosen], _SHOTS, gain))

    def stroke(self, name: str) -> None:
        """Strike the janggu: deong, kung, deok, gideok or roll."""
        chosen = self._variant(name, len(self._stroke_files[name]), None)
        self._heard(name)
        gain = self.volumes.gain("effects")
        self._if_possible(lambda: self._start(self._loaded[name][chosen], _STROKES, gain))

    def seat(self, speakers: Iterable[str]) -> None:
        """Load the voices of those at the table, so that no call has to wait for its file.

        Voices of others are let go. The limits of 십 이상 wait: a round has at most one of them.
        """
        seated = set(speakers)
        for gone in self._calls.keys() - seated:
            del self._calls[gone]
        for speaker in seated:
            for sheet in SHEETS.keys() - {"high"}:
                keys = SHEETS[sheet]
                self._if_possible(lambda who=speaker, what=keys: self._load(who, what))  # type: ignore[misc]

    def _load(self, speaker: str, keys: Iterable[str]) -> None:
        """Cut calls out of the sheet of a speaker on which they lie."""
        calls = self._calls.setdefault(speaker, {})
        missing = [key for key in keys if key not in calls]
        if not missing:
            return
        file = SOUNDS / "voices" / speaker / f"{SHEET[missing[0]]}.ogg"
        left = memoryview(pygame.mixer.Sound(str(file)).get_raw()).cast("h")[::2]
        for key in missing:
            start, count = self._places[speaker][key]
            calls[key] = left[start : start + count].tobytes()

    def say(self, speaker: str, call: str) -> None:
        """Call something out in a speaker's voice (keys: scenes/calls.py); the piece gives way."""
        if speaker not in SPEAKERS:
            raise KeyError(f"nobody speaks as {speaker!r}; there are {', '.join(SPEAKERS)}")
        _, count = self._places[speaker][call]
        self._heard(call)
        self.duck(_DUCK_DB, count / RATE)
        self._if_possible(lambda: self._speak(speaker, call))

    def _speak(self, speaker: str, call: str) -> None:
        self._load(speaker, [call])
        own = range(2 * SPEAKERS.index(speaker), 2 * SPEAKERS.index(speaker) + 2)
        for number in own:
            pygame.mixer.Channel(number).fadeout(_TURN_TAKING)
        turn = self._variant(f"mouth of {speaker}", 2, None)
        pick = range(own.start + turn, own.start + turn + 1)
        voice = pygame.mixer.Sound(buffer=on_both_sides(self._calls[speaker][call]))
        self._start(voice, pick, self.volumes.gain("voices"))

    def music(self, level: MusicLevel) -> None:
        """Let the piece under the table play low, normal, or not at all."""
        self._level = level
        self._if_possible(self._play_music)

    def _play_music(self) -> None:
        if self._level == "off":
            pygame.mixer.music.stop()
            return
        self._set_music()
        if not pygame.mixer.music.get_busy():
            pygame.mixer.music.load(str(SOUNDS / "music" / "pyeongjo.ogg"))
            pygame.mixer.music.play(-1)

    def _set_music(self) -> None:
        if self._level != "off":
            loud = self.volumes.gain("music") * factor(MUSIC_DB[self._level] + self._duck)
            pygame.mixer.music.set_volume(loud)

    def duck(self, decibels: float, seconds: float) -> None:
        """Take the piece back by so many dB for a while; the deeper and the longer wish holds."""
        deeper = self._duck_for > 0.0 and self._duck_to < decibels
        self._duck_to = self._duck_to if deeper else decibels
        self._duck_for = max(self._duck_for, seconds)

    def set_volumes(self, volumes: Volumes) -> None:
        """Move the sliders or press mute, heard at once."""
        self.volumes = volumes
        if volumes.mute:
            self._if_possible(pygame.mixer.stop)
        self._if_possible(self._set_music)

    def tick(self, seconds: float) -> None:
        """Let time pass: the piece steps back and comes forward, a dead device is noticed."""
        if self.silent:
            return
        if pygame.mixer.get_init() is None:
            self._lose()
            return
        self._duck_for = max(0.0, self._duck_for - seconds)
        target = self._duck_to if self._duck_for > 0.0 else 0.0
        if target != self._duck:
            down = target < self._duck
            step = seconds * abs(_DUCK_DB) / (_DUCK_DOWN if down else _DUCK_UP)
            self._duck += max(-step, min(step, target - self._duck))
            self._if_possible(self._set_music)

    def device_event(self, event: pygame.event.Event) -> None:
        """Hear from the system that a sound device went (ours: fall silent) or came (try it)."""
        if getattr(event, "iscapture", False):
            return
        if event.type == pygame.AUDIODEVICEREMOVED and getattr(event, "which", False):
            if not self.silent:
                self._lose()
        elif event.type == pygame.AUDIODEVICEADDED and self.silent:
            pygame.mixer.quit()
            told = self.lost
            self.open()
            self.lost = told
