"""The program at work: its loop, the stack of scenes, pauses and closing."""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, assert_never

import pygame
from pygame._sdl2 import controller
from pygame._sdl2.controller import Controller

from game.mishap import write_down
from game.store import Store
from scenes import memory
from scenes.assets import picture
from scenes.canvas import Canvas
from scenes.keys import Act, act_of
from scenes.scene import Change, Pop, Push, Quit, Replace, Scene
from scenes.stage import Stage
from scenes.window import Window

FRAMES: Final = 60
LONGEST_FRAME: Final = 0.05  # seconds that pass at most between two frames
IDLE_WAIT: Final = 100  # ms until an idle window looks again
LEAST_DRAWN: Final = 64  # px; a window smaller than this shows nothing, and nothing is drawn
SHOWS: Final = (pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN)
DEVICES: Final = (
    pygame.CONTROLLERDEVICEADDED, pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED,
)  # fmt: skip
PAUSES: Final = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)


class NoDisplay(RuntimeError):  # noqa: N818 (a state of the world, told to the player)
    """There is no screen to open a window on."""


def prepare_display() -> None:
    """Set what SDL must know before the display starts, unless the user has set it."""
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")


def open_display() -> None:
    """Start the display; `NoDisplay` if SDL would only draw into the void."""
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplay(str(error)) from None
    if pygame.display.get_driver() == "offscreen" and "SDL_VIDEODRIVER" not in os.environ:
        pygame.display.quit()
        raise NoDisplay("SDL found no display")
    pygame.font.init()


class App:
    """The open window and its scenes, lowest first."""

    def __init__(self, stage: Stage, first: Callable[[], Scene]) -> None:
        self.stage = stage
        self.window = Window(stage)
        self.screen = self._open()
        self.canvas = Canvas(self.screen)
        self.scenes: list[Scene] = [first()]
        self.frame_times: list[float] | None = None  # seconds of work a frame, for benchmarks
        self.crashed: Callable[[Exception], Scene] | None = None  # what an error leads to
        self.opens: Callable[[Path], Change] | None = None  # what a file leads to
        self._fallen: Scene | None = None
        self._clock = pygame.time.Clock()
        self._waited: list[pygame.Event] = []
        self._pads: dict[int, Controller] = {}
        self._paused = False
        self._running = True

    def _open(self) -> pygame.Surface:
        pygame.display.set_caption("나이롱뽕", "nairong-ppong")
        pygame.display.set_icon(picture("icon/icon-64.png"))
        screen = self.window.open()
        pygame.display.set_icon(picture("icon/icon-64.png"))
        pygame.key.stop_text_input()
        controller.init()
        return screen

    def run(self) -> None:
        """Show frames until the window is closed, then remember where it was."""
        self._clock.tick()
        memory.settle()
        while self._running:
            self._wait_if_idle()
            seconds = min(self._clock.tick(FRAMES) / 1000, LONGEST_FRAME)
            start = time.perf_counter()
            try:
                self.frame(seconds)
            except Exception as error:  # noqa: BLE001 (whatever it is, the player goes on)
                self._fall(error)
            if self.frame_times is not None:
                self.frame_times.append(time.perf_counter() - start)
        self.window.note()

    def _fall(self, error: Exception) -> None:
        """Show the crash screen in place of all scenes; an error in that screen ends the program.

        Must be called while the error is handled.
        """
        if self.crashed is None or (self.scenes and self.scenes[-1] is self._fallen):
            raise error
        self._fallen = self.crashed(error)
        self.scenes[:] = [self._fallen]
        self.canvas.forget()

    def frame(self, seconds: float) -> None:
        """Take the inputs, let time pass and show what changed."""
        waited, self._waited = self._waited, []
        for event in waited + pygame.event.get():
            self._take(event)
        if not self.scenes:
            return
        if not self._paused:
            self._obey(self.scenes[-1].update(seconds))
        self.stage.sound.tick(seconds)
        self.window.tick(seconds)
        if self.scenes:
            self._draw()

    def _wait_if_idle(self) -> None:
        if self.scenes and (self._paused or not self.scenes[-1].busy):
            waiting = pygame.event.wait(IDLE_WAIT)
            if waiting.type != pygame.NOEVENT:
                self._waited.append(waiting)

    def _take(self, event: pygame.Event) -> None:
        if event.type == pygame.QUIT:
            self._running = False
        elif self._take_window(event):
            return
        elif event.type in DEVICES:
            self._device(event)
        elif act_of(event) is Act.FULLSCREEN:
            self._toggle_fullscreen()
        elif event.type == pygame.DROPFILE:
            self.open_file(Path(event.file))
        elif self.scenes:
            self._obey(self.scenes[-1].handle(event))

    def open_file(self, path: Path) -> None:
        """Open a file that was dropped on the window or named at the start."""
        if self.opens is not None and self.scenes:
            self._obey(self.opens(path))

    def _take_window(self, event: pygame.Event) -> bool:
        """Follow what happens to the window: resized, hidden, shown."""
        self.window.follow(event)
        if event.type == pygame.VIDEORESIZE:
            self._refit()
        elif event.type in PAUSES:
            self._pause()
        elif event.type in SHOWS:
            self._paused = False
            self.canvas.forget()
        elif event.type == pygame.WINDOWEXPOSED:
            self.canvas.forget()
        else:
            return False
        return True

    def _device(self, event: pygame.Event) -> None:
        """Hear of a game pad or a sound device that comes or goes."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._plug(event.device_index)
        else:
            self.stage.sound.device_event(event)

    def _plug(self, device: int) -> None:
        """Listen to a game pad; one that can't be opened is left alone."""
        try:
            pad = Controller(device)
        except pygame.error:
            return
        self._pads[pad.id] = pad

    def _pause(self) -> None:
        """Stop the clocks while nobody looks; the match is on disk already."""
        self._paused = True
        if self.scenes:
            self.scenes[-1].covered()

    def _refit(self) -> None:
        self.screen = pygame.display.get_surface() or self.screen
        self.canvas.screen = self.screen
        self.canvas.forget()

    def _toggle_fullscreen(self) -> None:
        """Fill the screen or stop doing so; the window's new size is told by an event later."""
        if self.scenes:
            self.scenes[-1].covered()
        self.window.toggle()
        self._refit()

    def _obey(self, change: Change) -> None:
        match change:
            case None:
                return
            case Push(scene):
                self.scenes[-1].covered()
                self.scenes.append(scene)
            case Pop(count):
                del self.scenes[-count:]
                memory.trim()
            case Replace(scene):
                self.scenes[:] = [scene]
                memory.settle()
            case Quit():
                self.scenes.clear()
            case _:
                assert_never(change)
        self.canvas.forget()
        self._running = self._running and bool(self.scenes)

    def _draw(self) -> None:
        if min(self.screen.get_size()) < LEAST_DRAWN:
            return
        lowest = len(self.scenes) - 1
        while lowest > 0 and self.scenes[lowest].see_through:
            lowest -= 1
        for scene in self.scenes[lowest:]:
            scene.draw(self.canvas)
        changed = self.canvas.paint()
        if changed:
            pygame.display.update(changed)


def fail(message: str) -> int:
    """Say on the standard error stream why there is no window."""
    sys.stderr.write(message + "\n")
    return 2


def play(clock: Callable[[], float | None], file: Path | None = None) -> None:
    """Open the title and run; a record's file lies open on it.

    `clock` gives the seconds since the start, if they are wanted.
    """
    from scenes.crash import Crash  # noqa: PLC0415 (read only when a window opens)
    from scenes.sittings import House  # noqa: PLC0415 (the house imports the scenes, they the app)

    stage = Stage(Store())

    def written_down(error: Exception) -> Path | None:
        sdl = ".".join(map(str, pygame.get_sdl_version()))
        about = f"pygame-ce {pygame.ver} · SDL {sdl} · {pygame.display.get_driver()}"
        return write_down(stage.store.folder, error, about)

    def crashed(error: Exception) -> Scene:
        return Crash(stage, written_down(error), lambda: Replace(House(stage).title()))

    try:
        app = App(stage, lambda: House(stage).title())
        app.crashed = crashed
        app.opens = House(stage).around().open_file
        if file is not None:
            app.open_file(file)
        app.frame(0.0)
    except Exception as error:
        written_down(error)
        raise
    if (seconds := clock()) is not None:
        sys.stdout.write(f"first picture after {seconds:.3f} s\n")
        sys.stdout.flush()
    app.run()
    pygame.quit()
