"""Files that players take along: written whole into their documents or pictures."""

import csv
import io
import re
from pathlib import Path
from typing import Final, Literal

import msgspec
import platformdirs

from game.files import whole_file
from game.store import APP, Store

Place = Literal["documents", "pictures", "exports"]

SIGNS: Final = re.compile(r"[^\w가-힣.-]+")
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")  # with which a spreadsheet would begin to reckon


class Saved(msgspec.Struct, frozen=True):
    """Where a file went, as it may stand on a screen: the kind of folder and the file's name."""

    place: Place
    name: str


def save(store: Store, kind: Literal["documents", "pictures"], name: str, data: bytes) -> Saved:
    """Write a file under a name that is still free; `OSError` when nothing can be written."""
    place, folder = _folder(store, kind)
    path = _free(folder / SIGNS.sub("-", name))
    with whole_file(path) as file:
        file.write(data)
    return Saved(place, path.name)


def _folder(store: Store, kind: Literal["documents", "pictures"]) -> tuple[Place, Path]:
    """Choose the user's own folder if it is there, else one beside the matches."""
    if store.folder == platformdirs.user_data_path(APP, appauthor=False):
        own = (
            platformdirs.user_pictures_path()
            if kind == "pictures"
            else platformdirs.user_documents_path()
        )
        if own.is_dir():
            return kind, own
    folder = store.folder / "exports"
    folder.mkdir(parents=True, exist_ok=True)
    return "exports", folder


def _free(path: Path) -> Path:
    number, fresh = 1, path
    while fresh.exists():
        number += 1
        fresh = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return fresh


def table_file(rows: list[list[str | int]]) -> bytes:
    """Write a table as CSV that spreadsheets open with its Hangul, and without reckoning in it."""
    text = io.StringIO()
    csv.writer(text).writerows([[_harmless(cell) for cell in row] for row in rows])
    return b"\xef\xbb\xbf" + text.getvalue().encode("utf-8")


def _harmless(cell: str | int) -> str | int:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell
