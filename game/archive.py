"""The matches on disk, newest first, and records that come from elsewhere."""

from pathlib import Path
from typing import Literal

import msgspec

from game.files import open_file
from game.record import LIMIT, Record, RecordFault, decode
from game.replay import replay
from game.store import SAVE, Store, is_newer

Refusal = Literal["unread", "huge", "foreign", "newer", "untrue"]


class Refused(ValueError):  # noqa: N818 (a fault in a file)
    """Why a file is not opened; `kind` says it in a word."""

    def __init__(self, kind: Refusal) -> None:
        self.kind: Refusal = kind
        super().__init__(f"the file is refused: {kind}")


class Found(msgspec.Struct, frozen=True):
    """A match in the list; without a record when its file can't be read."""

    name: str
    record: Record | None

    @property
    def going(self) -> bool:
        """Tell whether it can be played on."""
        return self.record is not None and self.record.ranks is None and self.name.endswith(SAVE)


def opened(path: Path) -> Record:
    """Read a record from anywhere and play it again; `Refused` says why it is not taken.

    Of a file with a match a line, the first is read. Nothing in a file is ever executed.
    """
    data = _bytes(path)
    try:
        record = decode(data)
    except RecordFault:
        record = _first_line(data)
    try:
        replay(record)
    except RecordFault:
        raise Refused("untrue") from None
    return record


def _bytes(path: Path) -> bytes:
    try:
        with open_file(path) as file:
            data = file.read(LIMIT + 1)
    except OSError:
        raise Refused("unread") from None
    if len(data) > LIMIT and b"\n" not in data:
        raise Refused("huge")
    return data


def _first_line(data: bytes) -> Record:
    line = data.lstrip().partition(b"\n")[0]
    try:
        return decode(line)
    except RecordFault:
        raise Refused("newer" if is_newer(data) or is_newer(line) else "foreign") from None


def listed(store: Store) -> list[str]:
    """Name the files of all matches, newest first, without opening any."""
    return store.match_names(left=True)


def find(store: Store, name: str) -> Found:
    """Read one match of the list, without playing it again."""
    try:
        return Found(name, decode(_bytes(store.matches / name)))
    except (RecordFault, Refused):
        return Found(name, None)
