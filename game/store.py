"""What is kept on disk: settings and matches, written so that nothing is ever half there."""

import contextlib
import os
import re
import time
from datetime import datetime
from pathlib import Path
from typing import Annotated, Final, Literal, TypeVar

import msgspec
import platformdirs

from game.disk import PREVIOUS, Lock, previous, sweep, write_whole
from game.files import open_file
from game.record import LIMIT, Record, RecordFault, decode, encode
from game.replay import replay

Small = TypeVar("Small", bound=msgspec.Struct)
"""A small file of the folder, as settings are."""

APP: Final = "nairong-ppong"
SAVE: Final = ".ppong"
SETTINGS: Final = "settings.json"
SETTINGS_TROUBLES: Final = ("trouble.settings_unread", "trouble.settings_aside")
ELSEWHERE: Final = "trouble.played_elsewhere"
LEFT: Final = ".left"
ASIDE: Final = ".broken"
NEWER: Final = ".newer"
NEWEST: Final = 500  # matches that are looked through for one to go on with
TAIL: Final = 300  # bytes at the end of a match in which its ranks and settlement stand
FINISHED: Final = re.compile(rb'"ranks":\[[0-9,]+\],"settlement":(null|\[[-0-9,]+\])\}\s*\Z')

Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What a player has chosen; every value has a good default and unknown ones are ignored."""

    version: int = 1
    language: Literal["ko", "en"] = "ko"
    newcomer: bool | None = None  # None: never asked
    name_tabs: bool = False  # hwatu name their plant at the foot
    traditional_names: bool = True  # 장 똥 비 in place of 10 11 12
    speed: Literal["slow", "normal", "fast", "instant"] = "normal"
    strength: Literal["off", "modest", "full"] = "full"
    reduced_motion: bool = False
    claim: Literal["touch", "relaxed", "waiting"] = "touch"
    claim_seconds: Literal["0.8", "1.5", "3"] = "1.5"
    slow_screen: Literal["0", "50", "100", "150"] = "0"  # ms by which pictures come late
    one_click: bool = True  # a click throws; off: the first click raises the card
    auto_draw: bool = False
    cut_by_hand: bool = True  # a person before the dealer cuts the deck
    auto_ppong: bool = False  # a throw set in advance claims by itself, for slow hands
    hints: Literal["off", "some", "many"] = "off"
    money: Literal["off", "won", "tangerine", "candy"] = "off"  # what a settlement counts in
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
    keys: tuple[tuple[str, int], ...] = ()  # acts with a key of the player's own, by its place
    together_claim: Literal["auto", "0.8", "1.5", "3", "relaxed", "waiting"] = "auto"
    palm: bool = False  # looks are small and lie where a palm covers them
    blocked_keys: tuple[str, ...] | None = None  # own keys unheard by this keyboard; None: untried
    calm_shift: bool = False  # Windows' question about sticky keys is kept away from shared tables
    sticky_before: Annotated[int, msgspec.Meta(ge=0, lt=1 << 32)] | None = None  # to be put back
    fullscreen: bool = False
    maximised: bool = False
    window: tuple[int, int] | None = None  # width and height when it was last a plain window
    place: tuple[int, int] | None = None  # and where its left top corner was


class Kept(msgspec.Struct, frozen=True):
    """A match on disk."""

    name: str  # of its file, without folder
    record: Record


class Store:
    """The folder of settings and matches; a fault never ends a game, it is told in `troubles`."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or platformdirs.user_data_path(APP, appauthor=False)
        self.troubles: list[str] = []  # keys of texts, told to the player once each
        self._told: set[str] = set()
        self._settings = Settings()
        self._locks: dict[str, Lock] = {}
        self._names: dict[str, str] = {}  # of matches that another window plays, written apart

    @property
    def matches(self) -> Path:
        """Name the folder of the matches."""
        return self.folder / "matches"

    def settings(self) -> Settings:
        """Read the settings; broken ones are set aside and the good defaults return."""
        found = self.read(SETTINGS, Settings, SETTINGS_TROUBLES)
        if found is not None and found.version > Settings().version:
            self._set_aside(self.folder / SETTINGS, NEWER, "trouble.settings_newer")
            found = None
        self._settings = found or self._settings
        return self._settings

    def keep_settings(self, settings: Settings) -> None:
        """Write what has changed since they were read; another window's changes stay."""
        there = _decoded(self.folder / SETTINGS, Settings)
        if settings == self._settings and there is not None:
            return
        changed = {
            name: getattr(settings, name)
            for name in Settings.__struct_fields__
            if getattr(settings, name) != getattr(self._settings, name)
        }
        self._settings = settings
        self.write(SETTINGS, msgspec.structs.replace(there, **changed) if there else settings)

    def read(self, name: str, kind: type[Small], troubles: tuple[str, str]) -> Small | None:
        """Read a small file of the folder, or its generation before; None when there is none.

        `troubles` are the keys of what is told: it can't be read, it was broken and set aside.
        """
        path = self.folder / name
        for source in (path, previous(path)):
            try:
                return msgspec.json.decode(_read(source), type=kind)
            except (FileNotFoundError, NotADirectoryError):
                continue
            except OSError:
                self._trouble(troubles[0])
            except (msgspec.MsgspecError, ValueError, RecursionError):
                self._set_aside(source, ASIDE, troubles[1])
        return None

    def write(self, name: str, value: msgspec.Struct) -> bool:
        """Write a small file of the folder; tell whether it is kept."""
        return self._write(self.folder / name, msgspec.json.format(msgspec.json.encode(value)))

    def look(self, name: str, kind: type[Small]) -> Small | None:
        """Read a small file that nobody misses, without a word when it can't be read."""
        return _decoded(self.folder / name, kind)

    def fresh_name(self) -> str:
        """Name the file of a new match by its start, so that two windows never share one."""
        stamp = datetime.now().astimezone().strftime("%Y-%m-%d_%H-%M-%S")
        return f"{stamp}_{os.getpid():x}{time.monotonic_ns() & 0xFFF:03x}{SAVE}"

    def keep_match(self, name: str, record: Record) -> str:
        """Write a match, as after every move; the generation before it is kept beside it.

        A match that another window plays is written under a name of its own from then on, which
        is given back.
        """
        path = self.matches / self._own_name(name)
        self._write(path, encode(record))
        if record.ranks is not None and (lock := self._locks.pop(path.name, None)):
            lock.free()
        return path.name

    def _own_name(self, name: str) -> str:
        own = self._names.get(name, name)
        if own not in self._locks:
            lock = Lock(self.matches / own)
            if not lock.take():
                self._trouble("trouble.other_window")
                own = self._names[name] = self.fresh_name()
                lock = Lock(self.matches / own)
                lock.take()
            self._locks[own] = lock
        return own

    def unfinished(self, *, tell: bool = True) -> Kept | None:
        """Find the newest match that can go on; broken ones are set aside and told of.

        When there is none because another window plays it, `tell` says so too.
        """
        sweep(self.matches)
        elsewhere = False
        for name in self.match_names()[:NEWEST]:
            path = self.matches / name
            if looks_finished(path):
                continue
            if not self._is_free(name):
                elsewhere = True
                continue
            kept = self._load(path)
            if kept is not None and kept.record.ranks is None and kept.record.rounds:
                return kept
        if tell:
            self._told.discard(ELSEWHERE)
        if tell and elsewhere:
            self._trouble(ELSEWHERE)
        return None

    def _is_free(self, name: str) -> bool:
        """Tell whether no other window plays a match."""
        if name in self._locks:
            return True
        lock = Lock(self.matches / name)
        free = lock.take()
        lock.free()
        return free

    def leave(self, name: str) -> None:
        """Give a match up: it stays on disk, but is not offered again."""
        with contextlib.suppress(OSError):
            path = self.matches / name
            path.replace(path.with_name(name + LEFT))
        with contextlib.suppress(OSError):
            previous(self.matches / name).unlink(missing_ok=True)
        if lock := self._locks.pop(name, None):
            lock.free()

    def match_names(self, *, left: bool = False) -> list[str]:
        """List the files of all matches, newest first; with `left` those that were given up too."""
        try:
            found = {entry.name for entry in os.scandir(self.matches)}
        except OSError:
            return []
        names = {name.removesuffix(PREVIOUS) for name in found}
        endings = (SAVE, SAVE + LEFT) if left else (SAVE,)
        return sorted((name for name in names if name.endswith(endings)), reverse=True)

    def _load(self, path: Path) -> Kept | None:
        for source in (path, previous(path)):
            try:
                data = _read(source)
            except (FileNotFoundError, NotADirectoryError):
                continue
            except OSError:
                self._trouble("trouble.match_unread")
                continue
            try:
                record = decode(data)
                replay(record)
            except RecordFault:
                ending = NEWER if is_newer(data) else ASIDE
                told = "trouble.match_newer" if ending == NEWER else "trouble.match_aside"
                self._set_aside(source, ending, told)
            else:
                return Kept(path.name, record)
        return None

    def _set_aside(self, path: Path, ending: str, trouble: str) -> None:
        """Give a file that can't be read another name; nothing that was set aside is lost."""
        aside, count = path.with_name(path.name + ending), 1
        while aside.exists():
            count += 1
            aside = path.with_name(f"{path.name}{ending}{count}")
        with contextlib.suppress(OSError):
            path.replace(aside)
        self._trouble(trouble)

    def _trouble(self, key: str) -> None:
        if key not in self._told:
            self._told.add(key)
            self.troubles.append(key)

    def _write(self, path: Path, data: bytes) -> bool:
        try:
            write_whole(path, data)
        except OSError:
            self._trouble("trouble.not_kept")
            return False
        self._told.discard("trouble.not_kept")
        return True


def _read(path: Path) -> bytes:
    with open_file(path) as file:
        return file.read(LIMIT + 1)


def _decoded(path: Path, kind: type[Small]) -> Small | None:
    """Read a small file as it is now, without a word when it can't be read."""
    try:
        return msgspec.json.decode(_read(path), type=kind)
    except (OSError, msgspec.MsgspecError, ValueError, RecursionError):
        return None


class _Head(msgspec.Struct):
    """What tells the version of any match, of later ones too."""

    format: Literal["nairong-ppong-record"]
    version: Annotated[int, msgspec.Meta(ge=2)]


def is_newer(data: bytes) -> bool:
    """Tell whether a later version of the game has written a match."""
    try:
        return msgspec.json.decode(data, type=_Head).version > 1
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return False


def looks_finished(path: Path) -> bool:
    """Tell by its last bytes whether a file holds a finished match, without reading all of it."""
    try:
        with open_file(path) as file:
            file.seek(max(0, path.stat().st_size - TAIL))
            return FINISHED.search(file.read(TAIL)) is not None
    except OSError:
        return False
