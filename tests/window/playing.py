"""The program as a player has it: a process with a window, reached by mouse and keys alone."""

import contextlib
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

import msgspec
import pygame

from game.record import Record, decode
from game.store import SAVE, Settings
from tests.window.desk import PATIENCE, Desk, wait_for

PROGRAM: Final = shlex.split(
    os.environ.get("PPONG_PROGRAM", str(Path(sys.executable).parent / "nairong-ppong"))
)
"""How the program is started: the installed command, or what a bundle's check says."""
ROOT: Final = os.environ.get("PPONG_ROOT", "")
"""The folder that the program takes for `/`, when it runs in a bare root."""
USER: Final = int(os.environ.get("PPONG_USER", "-1"))
"""The number of the user to whom homes are given, when the program runs as another user."""

QUICK: Final[dict[str, Any]] = {
    "newcomer": False,
    "speed": "instant",
    "claim_seconds": "0.8",
    "reduced_motion": True,
}
"""Settings under which a round takes seconds."""


class Playing:
    """One run of the program in a home of its own."""

    def __init__(self, desk: Desk, home: Path, *more: str, **environment: str) -> None:
        self.desk, self.home = desk, home
        self.said = home / "said.txt"
        self.said.touch()
        give_away(home)
        with self.said.open("ab") as said:
            self.process = subprocess.Popen(
                [*PROGRAM, *more],
                env=surroundings(desk, home) | environment,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                cwd=ROOT or home,
            )

    def ready(self) -> "Playing":
        """Wait until the window stands in front."""
        wait_for(self._focused, "the window in front")
        return self

    @property
    def window(self) -> str:
        """Find the window; a change to the whole screen may have made another one."""
        return wait_for(self._find, "the window")

    def _find(self) -> str:
        assert self.process.poll() is None, f"the program ended: {self.said.read_text()}"
        wanted = ("--all", "--onlyvisible", "--pid", self.process.pid, "--class", "nairong-ppong")
        return self.desk.do("search", *wanted, check=False).split("\n")[-1]

    def _focused(self) -> bool:
        found = self._find()
        return found != "" and self.desk.do("getactivewindow", check=False) == found

    # what stands on the screen

    @property
    def size(self) -> tuple[int, int]:
        """Give the size of the window's inside in pixels."""
        told = wait_for(self._geometry, "the window's size")
        return int(told["WIDTH"]), int(told["HEIGHT"])

    @property
    def place(self) -> tuple[int, int]:
        """Give where on the screen the window's inside begins."""
        self.desk.do("mousemove", "--window", self.window, 0, 0)
        told = self.desk.do("getmouselocation", "--shell").split("\n")
        corner = dict(line.split("=") for line in told)
        self.desk.rest_mouse()
        return int(corner["X"]), int(corner["Y"])

    def _geometry(self) -> dict[str, str]:
        told = self.desk.do("getwindowgeometry", "--shell", self.window, check=False)
        return dict(line.split("=") for line in told.split("\n") if line)

    def picture(self) -> pygame.Surface:
        """Copy the inside of the window."""
        box = pygame.Rect(self.place, self.size)
        time.sleep(0.15)
        return self.desk.picture(box.clip(pygame.Rect((0, 0), self.desk.screen)))

    # what a player does

    def key(self, *names: str) -> None:
        """Press and let go keys, one after another."""
        self.desk.do("key", "--delay", "40", *names)

    def hold(self, name: str, seconds: float) -> None:
        """Keep a key down for a while."""
        self.desk.do("keydown", name)
        time.sleep(seconds)
        self.desk.do("keyup", name)

    def point(self, place: tuple[int, int]) -> None:
        """Move the mouse to somewhere in the window."""
        self.desk.do("mousemove", "--window", self.window, *place)

    def click(self, place: tuple[int, int]) -> None:
        """Press and let go the left button somewhere in the window."""
        self.desk.do("mousemove", "--window", self.window, *place, "click", "1")

    def hold_button(self, place: tuple[int, int], seconds: float) -> None:
        """Keep the left button down on a place for a while."""
        self.desk.do("mousemove", "--window", self.window, *place, "mousedown", "1")
        time.sleep(seconds)
        self.desk.do("mouseup", "1")

    def bring_forward(self) -> None:
        """Put the window in front, as a click on a task bar does."""
        self.desk.do("windowactivate", "--sync", self.window)

    def resize(self, width: int, height: int) -> None:
        """Pull the window to another size."""
        self.desk.do("windowsize", "--sync", self.window, width, height)
        wait_for(lambda: self.size == (width, height), "the new size")

    def move(self, left: int, top: int) -> None:
        """Pull the window, frame and all, to another place."""
        self.desk.do("windowmove", "--sync", self.window, left, top)

    def press_title_bar_twice(self) -> None:
        """Double-click the frame's bar: the window is maximised, or given back."""
        self.point((self.size[0] // 3, -10))
        self.desk.do("click", "--repeat", "2", "--delay", "60", "1")

    def press_close_button(self) -> None:
        """Click the cross that the window manager draws at the frame's upper right."""
        self.click((self.size[0] - 8, -10))

    # what it leaves

    @property
    def folder(self) -> Path:
        """Name the folder of settings and matches."""
        return folder_in(self.home)

    @property
    def saves(self) -> list[Path]:
        """List the files of matches, oldest first."""
        return sorted((self.folder / "matches").glob(f"*{SAVE}"))

    def record(self) -> Record | None:
        """Read the newest match as it is on disk now."""
        try:
            return decode(self.saves[-1].read_bytes())
        except (IndexError, FileNotFoundError):
            return None

    def settings(self) -> Settings:
        """Read the settings as they are on disk now."""
        return msgspec.json.decode(wait_for(self._settings, "the settings"), type=Settings)

    def _settings(self) -> bytes:
        try:
            return (self.folder / "settings.json").read_bytes()
        except FileNotFoundError:
            return b""

    def ended(self, patience: float = PATIENCE) -> int:
        """Wait until the program has ended and give its exit code."""
        return self.process.wait(patience)

    def kill(self) -> None:
        """Take the program away without a word, as a power cut does."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def clear(self) -> None:
        """End the program, if it still runs."""
        if self.process.poll() is None:
            self.kill()


def give_away(home: Path) -> None:
    """Give a home and all in it to the user who plays, if it is another one."""
    if USER >= 0:
        for path in (home, *home.rglob("*")):
            with contextlib.suppress(OSError):  # what may only be read stays whose it is
                os.chown(path, USER, USER)


def folder_in(home: Path) -> Path:
    """Name the folder that the program uses in a home."""
    return home / "share" / "nairong-ppong"


def keep_settings(home: Path, **values: Any) -> None:
    """Put settings into a home before the program starts."""
    folder = folder_in(home)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "settings.json").write_bytes(msgspec.json.encode(Settings(**values)))


def surroundings(desk: Desk, home: Path) -> dict[str, str]:
    """Give the program's environment: a home of its own, a silent device, nothing of ours."""
    inside = str(home).removeprefix(ROOT)
    kept = {name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ}
    return kept | {
        "DISPLAY": desk.display,
        "HOME": inside,
        "XDG_DATA_HOME": f"{inside}/share",
        "XDG_STATE_HOME": f"{inside}/state",
        "XDG_CACHE_HOME": f"{inside}/cache",
        "XDG_CONFIG_HOME": f"{inside}/config",
        "SDL_AUDIODRIVER": "dummy",
        "SDL_FRAMEBUFFER_ACCELERATION": "0",
    }
