"""Cloth, floor and lamp light: the room's textures, computed so that their tiles have no seam.

Run `python -m build.art.weave` to write them into assets/room. The tiles of twill and floor are a
quarter of a window 2160 px high, the soft pile half of one at two thirds of its size.
"""

from itertools import product

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageColor

from build.art.furniture import ROOM
from build.art.room_inks import BLANKETS, FLOOR, SEAM, SHEEN

Field = npt.NDArray[np.float64]
TILE = 540  # px: .25 of the window's height
THREAD = 18  # px from one ridge of the twill to the next


def mix(low: str, middle: str, high: str, value: Field) -> npt.NDArray[np.uint8]:
    """Colour a field of -1 … 1 from the low ink over the middle one to the high one."""
    inks = [np.array(ImageColor.getrgb(ink), float) for ink in (low, middle, high)]
    v = np.clip(value, -1, 1)[..., None]
    up, down = np.maximum(v, 0), np.maximum(-v, 0)
    colour = inks[1] * (1 - up - down) + inks[2] * up + inks[0] * down
    return np.asarray(np.rint(colour), np.uint8)


def noise(rng: np.random.Generator, shape: tuple[int, int], across: float, along: float) -> Field:
    """Blur white noise by a Gaussian of two widths in px, wrapping round, to unit spread."""
    fy = np.fft.fftfreq(shape[0])[:, None] * along
    fx = np.fft.fftfreq(shape[1])[None, :] * across
    shaped = np.fft.fft2(rng.standard_normal(shape)) * np.exp(-2 * np.pi**2 * (fx**2 + fy**2))
    field: Field = np.real(np.fft.ifft2(shaped))
    return np.asarray(field / field.std())


def twill() -> Field:
    """Weave the army blanket: slanting ridges of single threads, a little fuzz."""
    rng = np.random.default_rng(12)
    y, x = np.mgrid[0:TILE, 0:TILE]
    ridge = np.cos(2 * np.pi * (x + y) / THREAD)
    threads = np.cos(2 * np.pi * (x - y) / (THREAD / 2)) * 0.28
    uneven = noise(rng, (TILE, TILE), 2, 40) * 0.1 + noise(rng, (TILE, TILE), 40, 2) * 0.1
    fuzz = noise(rng, (TILE, TILE), 1.6, 1.6) * 0.2
    return np.asarray((ridge * 0.5 + threads + uneven + fuzz) * 0.75)


def blossom(x: Field, y: Field, radius: float, turn: float) -> Field:
    """Brush a round blossom into the pile: bright petal rims, dark between, 0 outside."""
    r = np.hypot(x, y) / radius
    a = np.arctan2(y, x) + turn
    field = np.zeros_like(r)
    for size, lobes, shift in ((1.0, 7, 0.0), (0.7, 6, 0.5), (0.42, 5, 0.2)):
        rim = size * (0.86 + 0.14 * np.abs(np.cos(lobes / 2 * (a + shift))))
        inside = np.clip((rim - r) / 0.03, 0, 1)
        petal = np.clip(1 - (rim - r) / 0.26, -0.3, 1)
        field = field * (1 - inside) + petal * inside
    core = np.clip((0.14 - r) / 0.03, 0, 1)
    return np.asarray(field * (1 - core) + core)


def pile() -> Field:
    """Brush the mink blanket of every grandmother's wardrobe: big flowers, tone on tone."""
    rng = np.random.default_rng(5)
    size = 720
    y, x = np.mgrid[0:size, 0:size].astype(float)
    flowers = np.zeros((size, size))
    for cx, cy, radius, turn in ((187, 173, 137, 0.3), (547, 533, 137, 1.1), (540, 180, 64, 0.8),
                                 (180, 540, 64, 2.0)):  # fmt: skip
        for dx, dy in product((-size, 0, size), repeat=2):
            flowers += blossom(x - cx - dx, y - cy - dy, radius, turn)
    hair = noise(rng, (size, size), 1.1, 5) * 0.34 + noise(rng, (size, size), 20, 40) * 0.12
    return np.asarray(flowers * 0.62 - 0.15 + hair * 0.6)


def floor() -> Field:
    """Oil the paper floor: crossing fibres, a cloudy sheen."""
    rng = np.random.default_rng(3)
    fibres = noise(rng, (TILE, TILE), 14, 1.6) * 0.06 + noise(rng, (TILE, TILE), 1.6, 14) * 0.05
    grain = noise(rng, (TILE, TILE), 1.4, 1.4) * 0.06
    return np.asarray(fibres + grain + noise(rng, (TILE, TILE), 60, 50) * 0.1)


def lamp() -> Image.Image:
    """Hang the lamp over the blanket: warm in the middle, dusk at the rim; the middle is bare."""
    width, height = 512, 512
    y, x = np.mgrid[0:height, 0:width]
    r = np.hypot((x - width / 2 + 0.5) / (width / 2), (y - height / 2 + 0.5) / (height / 2))
    light = 0.25 * np.clip(1 - r / 0.86, 0, 1) ** 1.25 - 0.5 * np.clip((r - 0.5) / 0.9, 0, 1) ** 1.5
    ink = np.where(light[..., None] > 0, np.array((255, 243, 196)), np.array((32, 22, 10)))
    grain = np.random.default_rng(1).uniform(-0.5, 0.5, r.shape)  # hides the steps of 8 bits
    alpha = np.clip(np.abs(light) * 255 + grain, 0, 255)[..., None]
    return Image.fromarray(np.asarray(np.rint(np.dstack([ink, alpha])), np.uint8), "RGBA")


def folds() -> Image.Image:
    """Press in the creases of a blanket that lies folded in the wardrobe all year."""
    height, width = 512, 716
    rng = np.random.default_rng(9)
    y, x = np.mgrid[0:height, 0:width]
    shade = noise(rng, (height, width), 60, 60) * 0.028
    for place, axis, length in ((0.25, x, width), (0.5, x, width), (0.75, x, width),
                                (0.5, y, height)):  # fmt: skip
        d = axis - place * length + 3 * np.sin((x + y) / 70)
        shade += 0.05 * np.exp(-((d - 3) ** 2) / 18) - 0.07 * np.exp(-((d + 3) ** 2) / 26)
    light = np.where(shade[..., None] > 0, np.array((255, 243, 196)), np.array((20, 18, 8)))
    alpha = np.clip(np.abs(shade) * 255, 0, 60)[..., None]
    return Image.fromarray(np.asarray(np.dstack([light, alpha]), np.uint8), "RGBA")


def main() -> None:
    """Write the tiles and overlays."""
    for name, field in (("olive", twill()), ("indigo", pile())):
        base, ridge, valley = BLANKETS[name]
        tile = Image.fromarray(mix(valley, base, ridge, field))
        tile.quantize(64, dither=Image.Dither.NONE).save(ROOM / f"weave-{name}.png", optimize=True)
    planks = Image.fromarray(mix(SEAM, FLOOR, SHEEN, floor()))
    planks.quantize(64, dither=Image.Dither.NONE).save(ROOM / "floor.png", optimize=True)
    lamp().save(ROOM / "lamp.png", optimize=True)
    folds().save(ROOM / "folds.png", optimize=True)


if __name__ == "__main__":
    main()
