"""A thousand spoiled files of each kind: told of, set aside whole, never an exception."""

import json
import random
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from game.store import Settings, Store
from tests.matches import at, places, played, unfinished

EACH: Final = 1000
STILL_JSON: Final = 600  # of them stay JSON: a value, a key or a list in it is changed
MOST_MEMORY: Final = 64_000_000  # bytes
MOST_SECONDS: Final = 2.0  # for the slowest of them; most take some ms

JUNK: Final[tuple[Callable[[random.Random], Any], ...]] = (
    lambda _: None,
    lambda _: True,
    lambda chance: chance.choice((-1, 0, 2**31, 2**63, 10**400)),
    lambda chance: chance.choice((0.5, -1e300, 1e-300)),
    lambda chance: chance.choice(
        ("", "ko", "9a", "\0", "한글" * 400, "../../x", "__import__('os')")
    ),
    lambda _: [],
    lambda _: {},
    lambda chance: [[]] * chance.randrange(2000),
    lambda chance: {str(number): number for number in range(chance.randrange(2000))},
)


def with_junk(fields: Any, chance: random.Random) -> bytes:
    """Change one place of a JSON tree: another value, one more key or entry, or one less."""
    path = chance.choice([path for path in places(fields) if path])
    inside: Any = at(fields, path[:-1])
    last = path[-1]
    what = chance.randrange(4)
    if what < 2:
        inside[last] = chance.choice(JUNK)(chance)
    elif what == 2:
        del inside[last]
    elif isinstance(last, int):
        inside.insert(last, inside[last])
    else:
        inside[f"{last}2"] = inside[last]
    return json.dumps(fields, ensure_ascii=False).encode()


def with_noise(data: bytes, chance: random.Random) -> bytes:
    """Change bytes anywhere: some turned, a piece lost, doubled, or drowned in brackets."""
    start = chance.randrange(len(data))
    end = min(len(data), start + chance.randrange(1, 200))
    what = chance.randrange(4)
    if what == 0:
        noise = bytes(chance.randrange(256) for _ in range(end - start))
        return data[:start] + noise + data[end:]
    if what == 1:
        return data[:start] + data[end:] if chance.random() < 0.5 else data[:start]
    if what == 2:
        return data[:end] + data[start:]
    return data[:start] + chance.choice((b"[", b'{"a":', b"\0", b"\xff")) * 20_000 + data[start:]


def spoiled(fields: Any, number: int) -> bytes:
    chance = random.Random(number)
    if number < STILL_JSON:
        return with_junk(json.loads(json.dumps(fields)), chance)
    return with_noise(json.dumps(fields).encode(), chance)


def kept(folder: Path) -> list[bytes]:
    return [path.read_bytes() for path in folder.rglob("*") if path.is_file()]


def is_json(data: bytes) -> bool:
    try:
        json.loads(data)
    except (ValueError, RecursionError):
        return False
    return True


def read_all(folder: Path, spoil: Callable[[int], bytes], name: str,
             read: Callable[[Store], object]) -> int:  # fmt: skip
    """Read each spoiled file as the game does at its start; count those that were told of."""
    told = 0
    for number in range(EACH):
        data = spoil(number)
        path = folder / str(number) / name
        path.parent.mkdir(parents=True)
        path.write_bytes(data)
        store = Store(folder / str(number))
        start = time.process_time()
        read(store)
        assert time.process_time() - start < MOST_SECONDS, number
        assert data in kept(folder / str(number)), f"{number} is lost"
        told += bool(store.troubles)
    return told


@pytest.fixture
def settings_json() -> Any:
    return json.loads(msgspec.json.encode(Settings()))


@pytest.fixture
def match_json() -> Any:
    return unfinished(played(3, 2), 1, 12)


def test_more_than_half_are_still_json(settings_json: Any, match_json: Any) -> None:
    for fields in (settings_json, match_json):
        still = sum(is_json(spoiled(fields, number)) for number in range(0, EACH, 4))
        assert EACH / 8 < still < EACH / 4


def test_settings(tmp_path: Path, settings_json: Any) -> None:
    tracemalloc.start()
    told = read_all(
        tmp_path, lambda number: spoiled(settings_json, number), "settings.json", Store.settings
    )
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert told > EACH / 3
    assert most < MOST_MEMORY


def test_matches(tmp_path: Path, match_json: Any) -> None:
    told = read_all(
        tmp_path,
        lambda number: spoiled(match_json, number),
        str(Path("matches", "one.ppong")),
        Store.unfinished,
    )
    assert told > EACH * 0.8
