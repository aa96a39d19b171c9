"""As on Windows: nothing here may need what only Unix has. Windows itself can't be run here."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

AS_ON_WINDOWS = """
import ctypes, importlib, importlib.abc, os, pkgutil, sys, types
import gettext, logging.handlers, multiprocessing.pool, secrets, tempfile, traceback, unicodedata
import msgspec, platformdirs, pygame, pygame._sdl2.controller, tqdm

UNIX = {"fcntl", "pwd", "grp", "resource", "termios", "tty", "pty", "readline", "syslog"}

class Blocked(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name in UNIX:
            raise ModuleNotFoundError(f"no {name} on Windows", name=name)

sys.meta_path.insert(0, Blocked())
for name in UNIX:
    sys.modules.pop(name, None)
for name in ("fork", "forkpty", "getuid", "geteuid", "getgid", "chown", "fchmod", "mkfifo"):
    delattr(os, name)
user32 = types.SimpleNamespace(SystemParametersInfoW=lambda *_: 0)
ctypes.windll = types.SimpleNamespace(user32=user32)
sys.modules["msvcrt"] = types.SimpleNamespace(locking=lambda *_: None, LK_NBLCK=2)
sys.platform = "win32"  # for our own modules; what they use is loaded already
"""

EVERYTHING = """
import game, scenes
for half in (game, scenes):
    for found in pkgutil.walk_packages(half.__path__, half.__name__ + "."):
        if not found.name.endswith("__main__"):
            importlib.import_module(found.name)
print("imported")
"""

TITLE = """
import pygame
from pathlib import Path
from game.store import Store
from scenes import app
from scenes.sittings import House
from scenes.stage import Stage
app.prepare_display()
app.open_display()
stage = Stage(Store(Path(sys.argv[1])))
window = app.App(stage, lambda: House(stage).title())
for _ in range(3):
    window.frame(0.02)
pygame.event.post(pygame.event.Event(pygame.QUIT))
window.run()
print("closed")
"""

COMMAND = """
from scenes.__main__ import main
sys.exit(main(["simulate", "--players", "greedy,random", "--rules", "family", "--matches", "1",
               "--seed", "1", "--record", sys.argv[1]]))
"""


def ran(script: str, *arguments: str) -> str:
    """Run a script where the modules and calls of Unix are missing."""
    command = [sys.executable, "-c", AS_ON_WINDOWS + script, *arguments]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"}
    said = subprocess.run(
        command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert said.returncode == 0, said.stderr
    return said.stdout


def test_everything_imports() -> None:
    assert "imported" in ran(EVERYTHING)


def test_the_title_opens_and_closes(tmp_path: Path) -> None:
    assert "closed" in ran(TITLE, str(tmp_path / "나의 폴더"))


def test_commands_run_and_leave_a_record(tmp_path: Path) -> None:
    out = tmp_path / "기보.jsonl"
    ran(COMMAND, str(out))
    assert out.stat().st_size > 1000
