"""A shelf of pictures, within bounds: what has not been asked for longest goes first."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Final, Generic, TypeVar

import pygame

ENTRY: Final = 512
"""Bytes that an entry takes beside its pixels, so that many small pictures have bounds too."""

Key = TypeVar("Key", bound=Hashable)


class Shelf(Generic[Key]):
    """Pictures by what they show; together they take a least, or `windows` times the window.

    Pictures that all show at once must find room together, or each frame would make all anew.
    """

    def __init__(self, least: int, windows: float = 0.0) -> None:
        self.least = least  # bytes that are kept at any size of the window
        self.windows = windows  # or so many pictures of the window's size
        self.kept = 0  # bytes
        self._pictures: OrderedDict[Key, pygame.Surface] = OrderedDict()

    @property
    def most(self) -> float:
        """Count the bytes for which there is room."""
        screen = pygame.display.get_surface()
        window = screen.get_pitch() * screen.get_height() if screen else 0
        return max(self.least, self.windows * window)

    def __len__(self) -> int:
        return len(self._pictures)

    def get(self, key: Key) -> pygame.Surface | None:
        """Give a picture that is there, and let it stay for longer."""
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
        return found

    def put(self, key: Key, picture: pygame.Surface) -> pygame.Surface:
        """Lay a picture on the shelf and give it back; the newest stays, however large it is."""
        self._pictures[key] = picture
        self.kept += _size(picture)
        most = self.most
        while self.kept > most and len(self._pictures) > 1:
            self.kept -= _size(self._pictures.popitem(last=False)[1])
        return picture


def _size(picture: pygame.Surface) -> int:
    """Count the bytes that go with a picture; a part of another one has no pixels of its own."""
    pixels = 0 if picture.get_parent() else picture.get_pitch() * picture.get_height()
    return pixels + ENTRY
