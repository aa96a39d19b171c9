"""The picture of a frame as a list of sprites; only what changed since the last one is drawn."""

from collections import Counter
from typing import Final, NamedTuple

import pygame

MOST_RECTS: Final = 14
"""More separate dirty rects than this cost more than a somewhat larger one."""


class Sprite(NamedTuple):
    """A picture at a place, in pixels; `alpha` 0–255."""

    surface: pygame.Surface
    x: int
    y: int
    alpha: int = 255

    @property
    def rect(self) -> pygame.Rect:
        """Tell which pixels it touches."""
        return pygame.Rect(self.x, self.y, *self.surface.get_size())


class Canvas:
    """Collects the sprites of one frame and paints what differs from the frame before."""

    def __init__(self, screen: pygame.Surface) -> None:
        self.screen = screen
        self._given = self._background = pygame.Surface((1, 1))
        self._shown: list[Sprite] = []
        self._next: list[Sprite] = []
        self._stale = True

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the window, in pixels."""
        return self.screen.get_size()

    def background(self, picture: pygame.Surface) -> None:
        """Set the picture under all sprites; it fills the window, and hides what was there."""
        if picture is not self._given:
            self._given = picture
            clear = picture.get_flags() & pygame.SRCALPHA
            self._background = picture.convert(self.screen) if clear else picture
            self._stale = True

    def blit(self, picture: pygame.Surface, x: float, y: float, alpha: int = 255) -> None:
        """Lay a picture with its top left corner at (x, y)."""
        if alpha > 0:
            self._next.append(Sprite(picture, round(x), round(y), min(alpha, 255)))

    def centre(self, picture: pygame.Surface, x: float, y: float, alpha: int = 255) -> None:
        """Lay a picture with its middle at (x, y)."""
        width, height = picture.get_size()
        self.blit(picture, x - width / 2, y - height / 2, alpha)

    def forget(self) -> None:
        """Draw everything anew in the next frame, as after a resize."""
        self._stale = True

    def paint(self) -> list[pygame.Rect]:
        """Bring the screen up to date; return the changed rects, for the display's update."""
        sprites, self._next = self._next, []
        whole = self.screen.get_rect()
        dirty = [whole] if self._stale else self._dirty(sprites, whole)
        for rect in dirty:
            self._repaint(rect, sprites)
        self.screen.set_clip(None)
        self._shown, self._stale = sprites, False
        return dirty

    def _dirty(self, sprites: list[Sprite], whole: pygame.Rect) -> list[pygame.Rect]:
        if sprites == self._shown:
            return []
        changed = _differences(self._shown, sprites)
        rects = [sprite.rect.clip(whole) for sprite in changed]
        return merge([rect for rect in rects if rect])

    def _repaint(self, rect: pygame.Rect, sprites: list[Sprite]) -> None:
        self.screen.set_clip(rect)
        self.screen.blit(self._background, rect, rect)
        for sprite in sprites:
            if sprite.rect.colliderect(rect):
                _blit(self.screen, sprite)


def _blit(screen: pygame.Surface, sprite: Sprite) -> None:
    if sprite.alpha == 255:
        screen.blit(sprite.surface, (sprite.x, sprite.y))
        return
    usual = sprite.surface.get_alpha()
    sprite.surface.set_alpha(sprite.alpha)
    screen.blit(sprite.surface, (sprite.x, sprite.y))
    sprite.surface.set_alpha(usual)


def _differences(before: list[Sprite], after: list[Sprite]) -> list[Sprite]:
    """List the sprites that came, went or changed their place in the pile of pictures."""
    keys_before, keys_after = _keys(before), _keys(after)
    old, new = set(keys_before), set(keys_after)
    changed = [s for s, key in zip(before, keys_before, strict=True) if key not in new]
    changed += [s for s, key in zip(after, keys_after, strict=True) if key not in old]
    kept_before = [key for key in keys_before if key in new]
    kept_after = [key for key in keys_after if key in old]
    if kept_before != kept_after:
        places = {key: place for place, key in enumerate(kept_before)}
        by_key = {key: s for s, key in zip(after, keys_after, strict=True)}
        changed += [by_key[key] for place, key in enumerate(kept_after) if places.get(key) != place]
    return changed


def _keys(sprites: list[Sprite]) -> list[tuple[int, ...]]:
    """Tell sprites apart; one that lies twice in the same place also by how often it has come."""
    keys: list[tuple[int, ...]] = [(id(s.surface), s.x, s.y, s.alpha) for s in sprites]
    if len(set(keys)) == len(keys):
        return keys
    times: Counter[tuple[int, ...]] = Counter()
    for place, key in enumerate(keys):
        times[key] += 1
        if times[key] > 1:
            keys[place] = (*key, times[key])
    return keys


def merge(rects: list[pygame.Rect]) -> list[pygame.Rect]:
    """Join rects that overlap, and the nearest ones while there are too many."""
    joined: list[pygame.Rect] = []
    for rect in rects:
        grown = rect
        while (hit := grown.collidelist(joined)) >= 0:
            grown = grown.union(joined.pop(hit))
        joined.append(grown)
    while len(joined) > MOST_RECTS:
        last = joined.pop()
        nearest = min(range(len(joined)), key=lambda i: _waste(last, joined[i]))
        joined[nearest] = joined[nearest].union(last)
        joined = merge(joined)
    return joined


def _waste(one: pygame.Rect, other: pygame.Rect) -> int:
    both = one.union(other)
    return both.w * both.h - one.w * one.h - other.w * other.h
