"""The living room: floor, blanket, lamp light, and the things of assets/room by name.

Every function is pure and gives a new picture; callers cache by size. Measures are shares of the
window's height as TABLE.md's layout has them.
"""

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import pygame

from scenes.paint import Point, walk

Blanket = Literal["olive", "indigo"]
Size = tuple[int, int]

ROOM = Path(__file__).resolve().parent.parent / "assets" / "room"
EMBLEMS = ("sun", "moon", "star", "mountain", "wave", "flower")
HOLE = (255, 0, 255)  # what lies outside a blanket's edge is cut out in this colour
TILES = {"olive": 0.25, "indigo": 0.5, "floor": 0.25}  # width of one tile
STRIPES = {"olive": (40, 48, 22), "indigo": (26, 34, 52)}
FLOOR_SEAMS = ((185, 131, 49), (236, 197, 116))
CORNERS = ((0.0, 0.004), (0.002, 0.0), (-0.003, -0.001), (0.003, -0.004))  # slightly crooked
LEDGE = 0.013  # floor seen round a blanket that fills the window


def is_wide(size: Size) -> bool:
    """Say whether the papers lie beside the blanket (16:9 and wider)."""
    return size[0] >= 1.7 * size[1]


def blanket_rect(size: Size) -> pygame.Rect:
    """Give the blanket's place in a window: beside the papers if there is room, else all of it."""
    width, height = size
    ledge = round(LEDGE * min(size))
    if not is_wide(size):
        return pygame.Rect(0, 0, width, height).inflate(-2 * ledge, -2 * ledge)
    if width >= 2.2 * height:
        left = (width - 1.398 * height) / 2
        right = left + 1.398 * height
    else:
        left, right = 0.02 * height, width - 0.38 * height
    return pygame.Rect(round(left), ledge, round(right - left), height - 2 * ledge)


def tray_rect(size: Size) -> pygame.Rect:
    """Give the place of the tangerines: where neither seats nor cards nor papers come.

    Portrait windows have no such place; there the rect is empty.
    """
    width, height = size
    blanket = blanket_rect(size)
    if width < height:
        return pygame.Rect(0, 0, 0, 0)
    if is_wide(size):
        across = 0.2 * height
        middle = (min(blanket.right + 0.02 * height, width) - across / 2, 0.077 * height)
    else:
        across = min(0.19 * height, width / 2 - 0.4 * height)
        middle = (width - across / 2 - 0.018 * height, 0.205 * height)
    down = across * 412 / 640
    return pygame.Rect(
        round(middle[0] - across / 2), round(middle[1] - down / 2), round(across), round(down)
    )


def piece(name: str, width: int) -> pygame.Surface:
    """Give a thing of assets/room at a width in px, its height in proportion."""
    master = pygame.image.load(ROOM / f"{name}.png")
    height = max(1, round(master.get_height() * width / master.get_width()))
    return scaled(master, (max(1, width), height))


def scaled(master: pygame.Surface, size: Size) -> pygame.Surface:
    """Shrink a picture, in halves as long as it is more than twice too large."""
    if master.get_bitsize() < 24:
        master = master.convert(32, pygame.SRCALPHA)
    while master.get_width() >= 2 * size[0] and master.get_height() >= 2 * size[1]:
        half = (max(size[0], master.get_width() // 2), max(size[1], master.get_height() // 2))
        master = pygame.transform.smoothscale(master, half)
    return pygame.transform.smoothscale(master, size)


def emblem(index: int, px: int) -> pygame.Surface:
    """Give the round badge of a seat: 0 해, 1 달, 2 별, 3 산, 4 물결, 5 꽃."""
    return piece(f"emblem-{EMBLEMS[index]}", px)


def background(size: Size, blanket: Blanket = "olive") -> pygame.Surface:
    """Lay out the room at a window size: floor, blanket, tangerines, lamp light."""
    room = pygame.Surface(size, 0, 32)
    lay_tiles(room, room.get_rect(), "floor", "floor")
    draw_seams(room)
    edges = blanket_edges(size)
    cast_shadow(room, edges)
    lay_blanket(room, edges, blanket)
    light_lamp(room)
    tray = tray_rect(size)
    if tray.width:
        room.blit(piece("tray", tray.width), tray)
    return room


def tile(file: str, across: int) -> pygame.Surface:
    """Shrink a seamless tile so that it stays seamless: wrapped all round, shrunk, cut out."""
    master = pygame.image.load(ROOM / f"{file}.png").convert(32)
    side = master.get_width()
    if across == side:
        return master
    margin = side // 4
    wrapped = pygame.Surface((side + 2 * margin, side + 2 * margin), 0, 32)
    for dx in (-side, 0, side):
        for dy in (-side, 0, side):
            wrapped.blit(master, (margin + dx, margin + dy))
    small = round(across * margin / side)
    whole = pygame.transform.smoothscale(wrapped, (across + 2 * small, across + 2 * small))
    return whole.subsurface((small, small, across, across))


def lay_tiles(surface: pygame.Surface, area: pygame.Rect, file: str, kind: str) -> None:
    """Cover an area with a tile."""
    height = min(surface.get_size())
    across = max(8, round(TILES[kind] * height))
    cloth = tile(file, across)
    before = surface.get_clip()
    surface.set_clip(area)
    for x in range(area.left, area.right, across):
        for y in range(area.top, area.bottom, across):
            surface.blit(cloth, (x, y))
    surface.set_clip(before)


def draw_seams(room: pygame.Surface) -> None:
    """Draw where the sheets of the floor meet, in staggered rows."""
    width, height = room.get_size()
    row, column = round(0.34 * height), round(0.62 * height)
    thick = max(1, round(0.0022 * height))
    for i, y in enumerate(range(-round(0.02 * height), height, row)):
        lines = [pygame.Rect(0, y, width, thick)]
        first = column // 2 if i % 2 else round(0.1 * height)
        lines += [pygame.Rect(x, y, thick, row) for x in range(first, width, column)]
        for line in lines:
            room.fill(FLOOR_SEAMS[1], line.move(thick, thick))
            room.fill(FLOOR_SEAMS[0], line)


def blanket_edges(size: Size) -> list[list[Point]]:
    """Give the blanket's top, right, bottom and left edge: a little crooked and wavy."""
    rect, unit = blanket_rect(size), min(size)
    ends = [rect.topleft, rect.topright, rect.bottomright, rect.bottomleft]
    corners = [
        (x + dx * unit, y + dy * unit) for (x, y), (dx, dy) in zip(ends, CORNERS, strict=True)
    ]
    edges: list[list[Point]] = []
    for i in range(4):
        a, b = corners[i], corners[(i + 1) % 4]
        edge: list[Point] = []
        for step in range(33):
            t = step / 32
            bow = 0.0022 * unit * math.sin(math.tau * (1.3 * t + 0.27 * i)) * math.sin(math.pi * t)
            x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
            edge.append((x, y + bow) if i % 2 == 0 else (x + bow, y))
        edges.append(edge)
    return edges


def cast_shadow(room: pygame.Surface, edges: Sequence[Sequence[Point]]) -> None:
    """Darken the floor softly round the blanket."""
    width, height = room.get_size()
    grain = max(1, round(0.006 * min(room.get_size())))
    fine = pygame.Surface(
        (4 * (width // grain + 2), 4 * (height // grain + 2)), pygame.SRCALPHA, 32
    )
    fine.fill((30, 18, 4, 0))
    outline = [(4 * x / grain + 2, 4 * y / grain + 4) for edge in edges for x, y in edge]
    pygame.draw.polygon(fine, (30, 18, 4, 130), outline)
    small = pygame.transform.smoothscale_by(fine, 0.25)
    room.blit(pygame.transform.smoothscale_by(small, grain), (0, 0))


def lay_blanket(room: pygame.Surface, edges: Sequence[Sequence[Point]], blanket: Blanket) -> None:
    """Spread the blanket inside its edges: weave, stripes, creases, overlocked rim."""
    rect = blanket_rect(room.get_size())
    margin = round(0.006 * min(room.get_size()))
    area = rect.inflate(2 * margin, 2 * margin).clip(room.get_rect())
    cloth = pygame.Surface(area.size, 0, 32)
    lay_tiles(cloth, cloth.get_rect(), f"weave-{blanket}", blanket)
    folds = pygame.image.load(ROOM / "folds.png")
    cloth.blit(pygame.transform.smoothscale(folds, cloth.get_size()), (0, 0))
    draw_stripes(cloth, blanket)
    cut_out(cloth, [[(x - area.x, y - area.y) for x, y in edge] for edge in edges])
    cloth.set_colorkey(HOLE)
    room.blit(cloth, area)
    sew_rim(room, edges, blanket)


def draw_stripes(cloth: pygame.Surface, blanket: Blanket) -> None:
    """Dye two stripes near each end of the blanket; the weave shows through."""
    width, height = cloth.get_size()
    unit = min(width, height)
    for offset, thick in ((0.052, 0.011), (0.070, 0.011)):
        stripe = pygame.Surface((max(1, round(thick * unit)), height), pygame.SRCALPHA, 32)
        stripe.fill((*STRIPES[blanket], 150))
        for x in (offset * unit, width - (offset + thick) * unit):
            cloth.blit(stripe, (round(x), 0))


def cut_out(cloth: pygame.Surface, edges: Sequence[Sequence[Point]]) -> None:
    """Cut away what lies outside the edges."""
    width, height = cloth.get_size()
    far = (
        ((0, 0), (width, 0)),
        ((width, 0), (width, height)),
        ((width, height), (0, height)),
        ((0, height), (0, 0)),
    )
    for (start, end), edge in zip(far, edges, strict=True):
        pygame.draw.polygon(cloth, HOLE, [start, *edge, end])


def sew_rim(room: pygame.Surface, edges: Sequence[Sequence[Point]], blanket: Blanket) -> None:
    """Overlock the blanket all round, one stitch after another."""
    across = max(6, round(0.0155 * min(room.get_size())))
    stitch = piece(f"edge-{blanket}", across)
    for side, edge in enumerate(edges):
        turned = pygame.transform.rotate(stitch, -90 * side)
        for (x, y), _ in walk(edge, across - 0.5, across / 3):
            room.blit(turned, (round(x - across / 2), round(y - across / 2)))


def light_lamp(room: pygame.Surface) -> None:
    """Let the lamp above the blanket's middle warm it and leave the room's rim in dusk."""
    width, height = room.get_size()
    middle = blanket_rect((width, height)).centerx
    reach = (2 * max(middle, width - middle), height * 1.04)
    lamp = pygame.image.load(ROOM / "lamp.png")
    side = lamp.get_width()
    left = side / 2 - middle / reach[0] * side
    part = pygame.Rect(
        round(left), round(0.02 * side), round(width / reach[0] * side), round(0.96 * side)
    ).clip(lamp.get_rect())
    room.blit(pygame.transform.smoothscale(lamp.subsurface(part), (width, height)), (0, 0))
