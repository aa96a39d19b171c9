"""The window on the screen: its size and place, maximised or filling the screen, all remembered."""

import warnings
from typing import Final

import pygame

from scenes.stage import Stage

FRAME: Final = (16, 64)  # px of a screen that bars and a window's frame may take
GRASP: Final = 200  # px of a window that must be seen to move it
SMALLEST: Final = (960, 600)
USUAL: Final = (1280, 720)  # of a screen that doesn't tell its size
CALM: Final = 0.3  # seconds without a change until a size or place is meant to stay
CHANGES: Final = (
    pygame.WINDOWMOVED, pygame.WINDOWSIZECHANGED, pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED,
)  # fmt: skip


class Window:
    """Opens the window as it was left, and remembers its own size and place under all others.

    Nobody can ask SDL whether a window is maximised; its events tell, some after the new size.
    """

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self._maximised = False
        self._unrest: float | None = None  # seconds since the last change; None: all is noted

    def open(self) -> pygame.Surface:
        """Open the window where and as large as it was; fitted into the screen if it can't be."""
        settings = self.stage.settings
        screen = pygame.display.set_mode(self._first_size(), pygame.RESIZABLE)
        if settings.place is not None:
            self._put(settings.place)
        if settings.maximised:
            the_window().maximize()
        if settings.fullscreen:
            the_window().set_fullscreen(desktop=True)
        self._maximised = settings.maximised
        return pygame.display.get_surface() or screen

    def follow(self, event: pygame.Event) -> None:
        """Hear of a window that was moved, sized, maximised or given back."""
        if event.type not in CHANGES:
            return
        self._unrest = 0.0
        if self._fills():
            return
        if event.type == pygame.WINDOWMAXIMIZED:
            self._maximised = True
        elif event.type == pygame.WINDOWRESTORED:
            self._maximised = False

    def tick(self, seconds: float) -> None:
        """Note size and place once they have stood still."""
        if self._unrest is None:
            return
        self._unrest += seconds
        if self._unrest >= CALM:
            self.note()

    def note(self) -> None:
        """Note how the window stands; its own size and place only while it has them."""
        self._unrest = None
        if self._fills():
            return
        if self._maximised:
            self._change(maximised=True)
            return
        window = the_window()
        place = (int(window.position[0]), int(window.position[1]))
        self._change(maximised=False, window=pygame.display.get_window_size(), place=place)

    def _change(self, **changed: object) -> None:
        settings = self.stage.settings
        if any(getattr(settings, name) != value for name, value in changed.items()):
            self.stage.change(**changed)

    def toggle(self) -> None:
        """Fill the screen, or give the window back as it was before, maximised or in its place.

        pygame's own `toggle_fullscreen` makes another window on X11 and forgets the size.
        """
        window, filled = the_window(), not self.stage.settings.fullscreen
        if filled:
            self.note()
            window.set_fullscreen(desktop=True)
        else:
            window.set_windowed()
            if self._maximised:
                window.maximize()
        self.stage.change(fullscreen=filled)

    def _fills(self) -> bool:
        return self.stage.settings.fullscreen or pygame.display.is_fullscreen()

    def _put(self, place: tuple[int, int]) -> None:
        """Put the window where it was, if enough of it would be on a screen to be grasped."""
        width, height = _desktop()
        if 0 <= place[0] < width - GRASP and 0 <= place[1] < height - GRASP:
            the_window().position = place

    def _first_size(self) -> tuple[int, int]:
        """Fit the first window into the screen, with room for bars and frames."""
        wide, high = _desktop()
        wished = self.stage.settings.window or _usual_size((wide, high))
        fits = wished[0] <= wide - FRAME[0] and wished[1] <= high - FRAME[1]
        return wished if fits else _usual_size((wide, high))


def the_window() -> pygame.Window:
    """Give the window itself, for what the display module can't do."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()


def _desktop() -> tuple[int, int]:
    desktops = pygame.display.get_desktop_sizes()
    return desktops[0] if desktops else USUAL


def _usual_size(desktop: tuple[int, int]) -> tuple[int, int]:
    """Choose the first window: four fifths of the screen's height in 16:9, never too large."""
    high = max(SMALLEST[1], min(desktop[1] * 4 // 5, desktop[0] * 9 // 16 * 9 // 10))
    high = min(high, desktop[1])
    return min(max(SMALLEST[0], high * 16 // 9), desktop[0]), high
