"""What is kept on disk: settings and matches, written so that nothing is ever half there."""

import contextlib
import os
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
import platformdirs

from game.record import LIMIT, Record, RecordFault, decode, encode
from game.replay import replay

APP: Final = "nairong-ppong"
SAVE: Final = ".ppong"
PREVIOUS: Final = ".previous"
ASIDE: Final = ".broken"

Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What a player has chosen; every value has a good default and unknown ones are ignored."""

    version: int = 1
    language: Literal["ko", "en"] = "ko"
    newcomer: bool | None = None  # None: never asked
    traditional_names: bool = True  # 장 똥 비 in place of 10 11 12
    speed: Literal["slow", "normal", "fast", "instant"] = "normal"
    strength: Literal["off", "modest", "full"] = "full"
    reduced_motion: bool = False
    claim: Literal["touch", "relaxed", "waiting"] = "touch"
    claim_seconds: Literal["0.8", "1.5", "3"] = "1.5"
    one_click: bool = True  # a click throws; off: the first click raises the card
    auto_draw: bool = False
    auto_ppong: bool = False  # a throw set in advance claims by itself, for slow hands
    hints: Literal["off", "some", "many"] = "off"
    strip: bool = True  # the strip of months already seen
    columns: bool = False  # discards in twelve columns in place of the pile
    text: Annotated[float, msgspec.Meta(ge=1, le=2)] = 1.0
    deck: Literal["hwatu", "playing", "numeral"] = "hwatu"
    blanket: Literal["olive", "indigo"] = "olive"
    volume: Percent = 80
    effects: Percent = 100
    voices: Percent = 100
    music: Percent = 40
    muted: bool = False
    name: Annotated[str, msgspec.Meta(max_length=20)] = ""
    fullscreen: bool = False
    window: tuple[int, int] | None = None  # width and height when it was last a window


class Kept(msgspec.Struct, frozen=True):
    """A match on disk."""

    name: str  # of its file, without folder
    record: Record


class Store:
    """The folder of settings and matches; a fault never ends a game, it is told in `troubles`."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or platformdirs.user_data_path(APP, appauthor=False)
        self.troubles: list[str] = []  # keys of texts, told to the player once each
        self._settings = Settings()

    @property
    def matches(self) -> Path:
        """Name the folder of the matches."""
        return self.folder / "matches"

    def settings(self) -> Settings:
        """Read the settings; broken ones are set aside and the good defaults return."""
        path = self.folder / "settings.json"
        for source in (path, _previous(path)):
            try:
                data = _read(source)
            except FileNotFoundError:
                continue
            except OSError:
                self._trouble("trouble.settings_unread")
                continue
            try:
                self._settings = msgspec.json.decode(data, type=Settings)
            except (msgspec.MsgspecError, ValueError, RecursionError):
                self._set_aside(source, "trouble.settings_aside")
                continue
            return self._settings
        return self._settings

    def keep_settings(self, settings: Settings) -> None:
        """Write the settings."""
        if settings != self._settings or not (self.folder / "settings.json").exists():
            self._settings = settings
            text = msgspec.json.format(msgspec.json.encode(settings))
            self._write(self.folder / "settings.json", text)

    def fresh_name(self) -> str:
        """Name the file of a new match by its start, so that two windows never share one."""
        stamp = datetime.now().astimezone().strftime("%Y-%m-%d_%H-%M-%S")
        return f"{stamp}_{os.getpid():x}{time.monotonic_ns() & 0xFFF:03x}{SAVE}"

    def keep_match(self, name: str, record: Record) -> None:
        """Write a match, as after every move; the generation before it is kept beside it."""
        self._write(self.matches / name, encode(record))

    def unfinished(self) -> Kept | None:
        """Find the newest match that can go on; broken ones are set aside and told of."""
        for path in sorted(self._saves(), key=lambda found: found.name, reverse=True):
            kept = self._load(path)
            if kept is not None and kept.record.ranks is None and kept.record.rounds:
                return kept
        return None

    def leave(self, name: str) -> None:
        """Give a match up: it stays on disk, but is not offered again."""
        with contextlib.suppress(OSError):
            path = self.matches / name
            path.replace(path.with_name(name + ".left"))

    def _saves(self) -> Iterator[Path]:
        try:
            yield from [path for path in self.matches.iterdir() if path.name.endswith(SAVE)]
        except OSError:
            return

    def _load(self, path: Path) -> Kept | None:
        for source in (path, _previous(path)):
            try:
                record = decode(_read(source))
                replay(record)
            except FileNotFoundError:
                continue
            except OSError:
                self._trouble("trouble.match_unread")
                continue
            except RecordFault:
                self._set_aside(source, "trouble.match_aside")
                continue
            return Kept(path.name, record)
        return None

    def _set_aside(self, path: Path, trouble: str) -> None:
        with contextlib.suppress(OSError):
            path.replace(path.with_name(path.name + ASIDE))
        self._trouble(trouble)

    def _trouble(self, key: str) -> None:
        if key not in self.troubles:
            self.troubles.append(key)

    def _write(self, path: Path, data: bytes) -> None:
        try:
            write_whole(path, data)
        except OSError:
            self._trouble("trouble.not_kept")


def _previous(path: Path) -> Path:
    return path.with_name(path.name + PREVIOUS)


def _read(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(LIMIT + 1)


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that it is there whole or not at all, its last generation beside it.

    The new text is written to a file of its own and brought to the disk before it takes the name.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid():x}.new")
    try:
        with fresh.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(FileNotFoundError):
            path.replace(_previous(path))
        fresh.replace(path)
    finally:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
