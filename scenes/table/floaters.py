"""What shows for a moment above the table: bubbles, bursts, dust, the ring on the blanket."""

import math
import random
from dataclasses import dataclass
from typing import Final

import pygame

from scenes import lettering, marks, room
from scenes.board import fitting
from scenes.canvas import Canvas
from scenes.layout.geometry import Geometry, Place
from scenes.prints import made
from scenes.stage import Stage
from scenes.table.cues import Show
from scenes.table.figures import note_px, note_rect, tag
from scenes.timeline import out_back, out_cubic, out_quart

ABOVE: Final = ("bubble", "dots", "burst", "gourd", "banner", "note", "whisper")
"""Drawn over the cards; the rest lies under them."""
PHASES: Final = 16  # steps in which a ring runs outwards
SQUASH: Final = 0.04  # of a card's size, as it hits the blanket
DOT: Final = 0.22  # seconds between two dots of a bubble that thinks
LOUDNESS: Final = (1.0, 1.06, 1.12)  # of a ppong, the second and the third of a chain


@dataclass
class Floater:
    """One shown thing with its words and its age in seconds."""

    show: Show
    words: str
    age: float = 0.0

    @property
    def over(self) -> bool:
        """Tell whether it has shown for its time."""
        return bool(self.show.life) and self.age >= self.show.life

    def replaces(self, old: "Floater") -> bool:
        """Tell whether this one takes the place of an older one."""
        if self.show.kind == "banner" and old.show.kind in ("burst", "bubble"):
            return True
        if old.show.kind != self.show.kind:
            return False
        alone = self.show.kind in ("burst", "banner", "dots", "whisper")
        return alone or (self.show.kind == "bubble" and old.show.seat == self.show.seat)

    @property
    def moving(self) -> bool:
        """Tell whether it needs frames."""
        return bool(self.show.life) or self.age < 0.6


@dataclass(frozen=True)
class Spot:
    """Where floaters go: the table and the place of the seat concerned."""

    geometry: Geometry
    place: Place | None
    strength: str  # off, modest, full


def shaken(floaters: list[Floater], geometry: Geometry, strength: str) -> tuple[int, int]:
    """Tell how far the pile is shaken now, in pixels; only pictures move, never hit areas."""
    reach = {"off": 0.0, "modest": 0.002, "full": 0.005}[strength]
    hop = 0.012 if strength == "full" else 0.006 if strength == "modest" else 0.0
    for floater in floaters:
        if floater.show.kind == "shake" and floater.age >= 0.04:
            share = (floater.age - 0.04) / 0.14
            if share < 1:
                swing = math.sin(share * 4 * math.pi) * (1 - share) * floater.show.size
                up = math.sin(min(share * 1.15, 1.0) * math.pi)
                return geometry.px(reach * swing), -geometry.px(hop * up)
    return 0, 0


def pressed(floaters: list[Floater], strength: str) -> float:
    """Tell to which share of its size the card that lands is pressed now."""
    for floater in floaters:
        if floater.show.kind == "squash" and strength != "off":
            return 1 - SQUASH * math.sin(math.pi * floater.age / floater.show.life)
    return 1.0


def draw(canvas: Canvas, floater: Floater, spot: Spot, stage: Stage) -> None:
    """Lay a floater's picture of this moment."""
    drawers = {
        "bubble": _bubble,
        "dots": _dots,
        "burst": _burst,
        "shock": _shock,
        "impact": _impact,
        "dust": _dust,
        "palm": _palm,
        "gourd": _gourd,
        "banner": _banner,
        "note": _note,
        "whisper": _whisper,
    }
    drawer = drawers.get(floater.show.kind)
    if drawer is not None:
        drawer(canvas, floater, spot, stage)


def _fade(floater: Floater, last: float = 0.16) -> int:
    """Fade out over the last moments of a life."""
    if not floater.show.life:
        return 255
    rest = floater.show.life - floater.age
    return round(255 * max(0.0, min(1.0, rest / last)) / 15) * 15


def _bubble(canvas: Canvas, floater: Floater, spot: Spot, stage: Stage) -> None:
    geometry = spot.geometry
    px = round(min(geometry.font * 2.1, geometry.px(0.062)) * min(floater.show.size, 1.3))
    px = fitting([floater.words], px, geometry.px(0.26), "bold")
    text = stage.letters.text(floater.words, px, lettering.RED, "bold")
    width = max(geometry.px(0.15), text.get_width() + round(px * 1.3))
    size = (round(width * 1.12), round(max(geometry.px(0.085), px * 1.5)))
    rect, tail = _bubble_rect(size, spot)
    grown = min(1.0, 0.55 + floater.age / 0.12 * 0.45)
    alpha = min(_fade(floater), round(255 * grown))
    picture = made(marks.bubble, size, tail)
    canvas.blit(picture, rect.x, rect.y, alpha)
    box = marks.bubble_box(size, tail).move(rect.topleft)
    canvas.centre(text, box.centerx, box.centery, alpha)


def _dots(canvas: Canvas, floater: Floater, spot: Spot, stage: Stage) -> None:
    """Count a CPU's pause off in dots, one after another."""
    size = (spot.geometry.px(0.12), spot.geometry.px(0.072))
    rect, tail = _bubble_rect(size, spot)
    count = 3 if stage.settings.reduced_motion else min(3, 1 + int(floater.age / DOT))
    picture = made(marks.thinking, size, tail, count)
    canvas.blit(picture, rect.x, rect.y, _fade(floater, 0.08))


def _bubble_rect(size: tuple[int, int], spot: Spot) -> tuple[pygame.Rect, marks.Side]:
    rect = pygame.Rect((0, 0), size)
    if spot.place is None or spot.place.side == "bottom":
        rect.bottomleft = (spot.geometry.ring.right + 4, spot.geometry.ring.bottom)
        tail: marks.Side = "left" if spot.place is None else "down"
        return rect, tail
    tip = spot.place.bubble
    if spot.place.side == "top":
        rect.topleft = (tip[0] + spot.geometry.px(0.05), tip[1] - spot.geometry.px(0.012))
        rect.right = min(rect.right, spot.geometry.blanket.right)
        return rect, "up"
    if spot.place.side == "right":
        rect.midright = tip
        return rect, "right"
    rect.midleft = (tip[0], tip[1] - spot.geometry.px(0.065))  # clear of the stock
    return rect, "left"


def _burst(canvas: Canvas, floater: Floater, spot: Spot, stage: Stage) -> None:
    geometry, show = spot.geometry, floater.show
    pop = _pop(floater.age) if spot.strength != "off" else 1.0
    whole = burst_picture(geometry, show.level)
    star = _resized(whole, pop) if pop != 1.0 else whole
    words = burst_words(floater.words, geometry, stage)
    rect = whole.get_rect()
    rect.center = (geometry.centre + geometry.px(0.40), geometry.ring.centery - geometry.px(0.285))
    rect.right = min(rect.right, geometry.blanket.right + geometry.px(0.02))
    canvas.centre(star, *rect.center, _fade(floater))
    canvas.centre(words, rect.centerx, rect.centery + geometry.px(0.008), _fade(floater))


def burst_words(words: str, geometry: Geometry, stage: Stage) -> pygame.Surface:
    """Write what a burst shouts."""
    text = stage.letters.shout(words, round(geometry.font * 3.6))
    return made(_tilted, text, round(geometry.px(0.33)))


def burst_picture(geometry: Geometry, level: int) -> pygame.Surface:
    """Give the star of a burst; level 1–3 is its place in a chain."""
    scale = LOUDNESS[min(level, len(LOUDNESS)) - 1]
    return made(marks.burst, (geometry.px(0.5 * scale), geometry.px(0.24 * scale)), level)


def _resized(picture: pygame.Surface, share: float) -> pygame.Surface:
    """Give a picture at a share of its size; to shrink is so quick that none is kept."""
    width, height = (max(1, round(side * share)) for side in picture.get_size())
    shrink = pygame.transform.smoothscale if share < 1 else pygame.transform.scale
    return shrink(picture, (width, height))


def _tilted(text: pygame.Surface, room: int) -> pygame.Surface:
    """Turn a call's words a little; only the star pops, new words for each size cost too much."""
    return pygame.transform.rotozoom(text, 6, min(1.0, room / text.get_width()))


def _pop(age: float) -> float:
    """Jump from small past full size and back, in 120 ms."""
    if age >= 0.12:
        return 1.0
    share = age / 0.12
    return 0.6 + 0.48 * share / 0.7 if share < 0.7 else 1.08 - 0.08 * (share - 0.7) / 0.3


def _shock(canvas: Canvas, floater: Floater, spot: Spot, stage: Stage) -> None:
    del stage
    if spot.strength == "off":
        return
    share = min(1.0, floater.age / 0.32)
    for ring in range(min(floater.show.level, 3)):
        late = round(max(0.0, share - 0.12 * ring) * PHASES) / PHASES
        reach = 0.10 + 0.14 * out_quart(late)
        radius = spot.geometry.px(reach)
        thick = max(2, spot.geometry.px(0.012 * (1 - late)))
        picture = _circle(radius, thick)
        canvas.centre(picture, *spot.geometry.ring.center, round(170 * (1 - late)))


def _circle(radius: int, thick: int) -> pygame.Surface:
    side = 2 * (radius + thick) + 2
    picture = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.circle(picture, (201, 181, 106), (side // 2, side // 2), radius, thick)
    return picture


def _impact(canvas: Canvas, floater: Floater, spot: Spot, stage: Stage) -> None:
    """Let a star jump out from under the pair, for a blink."""
    del stage
    if spot.strength != "full":
        return
    share = min(1.0, floater.age / 0.26)
    whole = star(spot.geometry, floater.show.level)
    grown = 0.72 + 0.28 * out_quart(share)
    alpha = round(255 * min(1.0, 2.6 * (1 - share)))
    picture = _resized(whole, grown) if grown < 1 else whole
    canvas.centre(picture, *spot.geometry.ring.center, alpha)


def star(geometry: Geometry, level: int) -> pygame.Surface:
    """Give the star under a slap; the further a chain goes the larger it is."""
    side = geometry.px(0.47 * LOUDNESS[min(level, len(LOUDNESS)) - 1])
    return made(marks.burst, (side, side), level + 3, 13)


def _dust(canvas: Canvas, floater: Floater, spot: Spot, stage: Stage) -> None:
    del stage
    if spot.strength == "off":
        return
    specks = 16 if spot.strength == "full" else 8
    chance = random.Random(f"{floater.words}/{floater.show.seat}/{floater.show.level}")
    share = min(1.0, floater.age / 0.28)
    for speck in range(specks):
        angle = math.tau * (speck + chance.random()) / specks
        reach = 0.08 + (0.10 + 0.09 * chance.random()) * out_cubic(share)
        x = spot.geometry.ring.centerx + spot.geometry.px(reach * math.cos(angle) * 1.2)
        y = spot.geometry.ring.centery + spot.geometry.px(reach * math.sin(angle) * 0.9)
        width = max(3, spot.geometry.px(0.011 + 0.012 * chance.random()))
        alpha = round(255 * min(1.0, 2.2 * (1 - share)))
        canvas.centre(made(room.piece, f"dust-{speck % 4}", width), x, y, alpha)


def _palm(canvas: Canvas, floater: Floater, spot: Spot, stage: Stage) -> None:
    del stage
    if spot.strength != "off":
        picture = made(room.piece, "palm", spot.geometry.px(0.22))
        x, y = spot.geometry.ring.midleft
        canvas.centre(picture, x - spot.geometry.px(0.02), y, min(150, _fade(floater, 0.5)))


def _gourd(canvas: Canvas, floater: Floater, spot: Spot, stage: Stage) -> None:
    """Let the gourd fly in an arc onto the head of the one who wears it, or onto the plate."""
    del stage
    if spot.place is None:
        return
    geometry, plate = spot.geometry, spot.place.plate
    share = min(1.0, floater.age / 0.44) if spot.strength != "off" else 1.0
    eased = out_back(share)
    head = (plate.right - geometry.px(0.042), plate.top - geometry.px(0.062))
    above = (plate.centerx, plate.top - geometry.px(0.016))
    start, end = geometry.ring.center, above if spot.place.side == "bottom" else head
    x = start[0] + (end[0] - start[0]) * eased
    y = start[1] + (end[1] - start[1]) * eased - geometry.px(0.16) * 4 * share * (1 - share)
    width = geometry.px(0.085 * floater.show.size)
    canvas.centre(made(room.piece, "gourd", width), x, y)


def _banner(canvas: Canvas, floater: Floater, spot: Spot, stage: Stage) -> None:
    """Hold a sentence over the middle of the table on a dark band."""
    geometry = spot.geometry
    px = min(round(geometry.font * 1.5), geometry.px(0.052))
    text = stage.letters.lines(
        floater.words, px, round(geometry.blanket.w * 0.62), lettering.CREAM, "bold"
    )
    size = (text.get_width() + px * 2, text.get_height() + px)
    y = geometry.strip.centery + geometry.px(0.02)
    alpha = min(_fade(floater), round(min(1.0, floater.age / 0.12) * 17) * 15)
    canvas.centre(made(band, size), geometry.centre, y, alpha)
    canvas.centre(text, geometry.centre, y, alpha)


def _whisper(canvas: Canvas, floater: Floater, spot: Spot, stage: Stage) -> None:
    """Tell the person at the bottom something quietly, just over the hand."""
    geometry = spot.geometry
    px = round(geometry.font * 1.1)
    text = stage.letters.text(floater.words, px, lettering.CREAM, "bold", geometry.px(0.62))
    size = (text.get_width() + px * 2, round(px * 1.9))
    y = geometry.hand_top - geometry.px(0.055)
    alpha = _fade(floater)
    canvas.centre(made(band, size), geometry.centre, y, alpha)
    canvas.centre(text, geometry.centre, y, alpha)


def band(size: tuple[int, int]) -> pygame.Surface:
    """Cut a dark band for light words."""
    cloth = pygame.Surface(size, pygame.SRCALPHA)
    radius = size[1] // 3
    pygame.draw.rect(cloth, (28, 23, 20, 232), cloth.get_rect(), border_radius=radius)
    pygame.draw.rect(cloth, (244, 184, 32, 255), cloth.get_rect(), 3, radius)
    return cloth


def _note(canvas: Canvas, floater: Floater, spot: Spot, stage: Stage) -> None:
    """Write a hand's total beside the opened hand."""
    if spot.place is None:
        return
    geometry, place = spot.geometry, spot.place
    px = note_px(geometry, place)
    text = stage.letters.text(floater.words, px, lettering.WHITE, "bold")
    size = (max(round(px * 1.8), text.get_width() + px), round(px * 1.5))
    centre = note_rect(size, geometry, place).center
    canvas.centre(made(tag, size, floater.show.level), *centre)
    canvas.centre(text, *centre)
