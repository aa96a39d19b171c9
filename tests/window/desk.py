"""A desk to play on: a virtual display with a window manager, its picture, its mouse and keys."""

import os
import struct
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

import pygame

SCREEN: Final = (1600, 1000)
PATIENCE: Final = 30.0  # s until something that must come is given up
SPOTS: Final = (160, 100)
OUT_OF_THE_WAY: Final = (SCREEN[0] - 2, SCREEN[1] - 2)

Found = TypeVar("Found")


class Late(AssertionError):  # noqa: N818 (reads as a test's finding)
    """Something did not come in time."""


def wait_for(look: Callable[[], Found], what: str, patience: float = PATIENCE) -> Found:
    """Look again and again until something is found; `Late` if it never is."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        if found := look():
            return found
        time.sleep(0.02)
    raise Late(f"{what} did not come within {patience:.0f} s")


class Desk:
    """An X server that draws into a file, with openbox; everything else goes through xdotool."""

    def __init__(self, folder: Path, screen: tuple[int, int] = SCREEN) -> None:
        self.folder, self.screen = folder, screen
        self._log = (folder / "desk.log").open("w")
        self.server, self.display = self._start_server()
        self._running = [self.server, self._start("openbox")]
        wait_for(self._managed, "the window manager")

    def _start_server(self) -> tuple[subprocess.Popen[bytes], str]:
        """Start the X server on a display that it finds free by itself."""
        reading, writing = os.pipe()
        size = f"{self.screen[0]}x{self.screen[1]}x24"
        asked = ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-noreset"]
        asked += ["-fbdir", str(self.folder), "-nolisten", "tcp", "-nocursor"]
        server = subprocess.Popen(asked, pass_fds=[writing], stdout=self._log, stderr=self._log)
        os.close(writing)
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        assert number, f"Xvfb did not start: {(self.folder / 'desk.log').read_text()}"
        return server, f":{number}"

    def _start(self, *command: str) -> subprocess.Popen[bytes]:
        environment = {**os.environ, "DISPLAY": self.display, "HOME": str(self.folder)}
        return subprocess.Popen(command, env=environment, stdout=self._log, stderr=self._log)

    def _managed(self) -> bool:
        return self.do("search", "--class", "openbox", check=False) != ""

    def do(self, *words: object, check: bool = True) -> str:
        """Let xdotool do something and give what it says."""
        environment = {**os.environ, "DISPLAY": self.display}
        command = ["xdotool", *map(str, words)]
        said = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert said.returncode == 0 or not check, f"{command}: {said.stderr}"
        return said.stdout.strip()

    def picture(self, box: pygame.Rect | None = None) -> pygame.Surface:
        """Copy the screen, or a part of it, as it stands now."""
        data = (self.folder / "Xvfb_screen0").read_bytes()
        head = struct.unpack(">25I", data[:100])
        start, width, height = head[0] + 12 * head[19], head[4], head[5]
        pixels = bytearray(data[start : start + 4 * width * height])
        pixels[3::4] = b"\xff" * (width * height)
        whole = pygame.image.frombytes(bytes(pixels), (width, height), "BGRA")
        return whole.subsurface(box).copy() if box else whole

    def rest_mouse(self) -> None:
        """Put the pointer where nothing is."""
        self.do("mousemove", *OUT_OF_THE_WAY)

    def close(self) -> None:
        """Clear the desk."""
        for process in reversed(self._running):
            process.terminate()
            process.wait(PATIENCE)
        self._log.close()


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """Give the most that two pictures of one size differ in a spot, 0 (same) to 255.

    A spot is a hundred and sixtieth of the width, so that single pixels do not count.
    """
    assert one.get_size() == other.get_size(), f"{one.get_size()} and {other.get_size()}"
    first, second = (
        pygame.image.tobytes(pygame.transform.smoothscale(picture.convert(32), SPOTS), "RGB")
        for picture in (one, other)
    )
    return max(abs(a - b) for a, b in zip(first, second, strict=True))
