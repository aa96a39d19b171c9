"""What large pictures leave behind goes back to the system, on systems that can be asked for it."""

import gc
import subprocess
import sys
import weakref
from pathlib import Path

import pytest

from game.store import Store
from scenes import memory
from scenes.app import App
from scenes.scene import Pop, Push
from scenes.stage import Stage
from tests.screens import Blank, Silence, screen

ROOT = Path(__file__).resolve().parents[1]

HOLES = """
import sys
from pathlib import Path
from scenes import memory

def held():
    status = Path("/", "proc", "self", "status").read_text(encoding="ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1000

if sys.argv[1] == "asked":
    assert memory.give_back()
bytes(bytearray(30_000_000))  # teaches glibc to keep blocks of any size in its heap
before = held()
many = [bytearray(b"x" * 100_000) for _ in range(600)]
few = many[::20]
del many
if sys.argv[1] == "trimmed":
    assert memory.trim()
print(held() - before)
"""


def left(how: str) -> float:
    """Tell how many MB stay after most of 60 MB of pictures were let go."""
    said = subprocess.run(
        [sys.executable, "-c", HOLES, how], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return float(said.stdout)


def test_holes_between_pictures_go_back() -> None:
    assert left("asked") < 10


def test_small_pieces_go_back_when_a_page_is_closed() -> None:
    assert left("trimmed") < 10


def test_elsewhere_nothing_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    memory._allocator.cache_clear()
    assert not memory.give_back()
    assert not memory.trim()
    memory._allocator.cache_clear()


class Page(Blank):
    """A page that knows itself, as pages and their parts do."""

    def __init__(self) -> None:
        self.own = self


def test_a_page_that_is_closed_is_gone_at_once(tmp_path: Path) -> None:
    """A page of a thousand records left 15 MB until a table was laid."""
    page = Page()
    seen = weakref.ref(page)
    with screen():
        app = App(Stage(Store(tmp_path), Silence(asked=[])), Blank)
        app._obey(Push(page))
        del page
        assert seen() is not None
        app._obey(Pop())
        assert seen() is None


def test_a_page_that_was_set_aside_is_collected_when_it_has_closed() -> None:
    page = Page()
    seen = weakref.ref(page)
    try:
        memory.settle()
        assert gc.get_freeze_count() > 1000
        del page
        assert seen() is not None
        memory.settle()
        assert seen() is None
    finally:
        gc.unfreeze()
