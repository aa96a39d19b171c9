"""The printing press: SVG masters become PNG, and a list remembers which came from which.

A deck lies in assets/cards/NAME with its masters in svg/ and their prints in png/. The list
assets/cards/hashes.txt has a line `NAME/CODE sha256-of-svg sha256-of-png` for every print, written
only when the print is made, so that tests need no rasteriser to see that both belong together.
"""

import hashlib
import io
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import resvg_py
from PIL import Image

CARDS = Path(__file__).parents[2] / "assets" / "cards"
PRINT_WIDTH = 400  # a card in the hand is 336 wide on a 4K table
PALETTE = 256


def sha256(data: bytes) -> str:
    """Give the SHA-256 of some bytes in hexadecimal."""
    return hashlib.sha256(data).hexdigest()


def rasterise(svg: str, width: int = PRINT_WIDTH) -> Image.Image:
    """Draw an SVG at a width in pixels, without any font of this machine."""
    png = resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")


def _palette(inks: np.ndarray, counts: np.ndarray) -> np.ndarray:
    """Choose at most 256 inks: always the commonest one that is not near one chosen before."""
    order = np.argsort(-counts, kind="stable")
    inks = inks[order].astype(np.int32)
    for nearness in (0, 8, 12, 16, 20, 26, 34, 44, 60):
        chosen: list[np.ndarray] = []
        left = inks
        while len(left) and len(chosen) <= PALETTE:
            chosen.append(left[0])
            left = left[np.abs(left - left[0]).max(axis=1) > nearness]
        if len(chosen) <= PALETTE:
            break
    return np.array(chosen)


def in_palette(image: Image.Image) -> Image.Image:
    """Reduce flat art with soft edges to an image of at most 256 inks, alpha included."""
    pixels = np.asarray(image).reshape(-1, 4)
    inks, places, counts = np.unique(pixels, axis=0, return_inverse=True, return_counts=True)
    palette = _palette(inks, counts)
    far = np.abs(inks[:, None, :].astype(np.int32) - palette[None, :, :]).sum(axis=2)
    nearest = far.argmin(axis=1).astype(np.uint8)[places.reshape(-1)]
    flat = Image.frombytes("P", image.size, nearest.tobytes())
    flat.putpalette(palette[:, :3].astype(np.uint8).tobytes(), "RGB")
    flat.info["transparency"] = palette[:, 3].astype(np.uint8).tobytes()
    return flat


def _png(svg: str) -> bytes:
    data = io.BytesIO()
    in_palette(rasterise(svg)).save(data, "PNG", optimize=True)
    return data.getvalue()


def read_hashes() -> dict[str, tuple[str, str]]:
    """Read the list: for each print the hashes of its master and of itself."""
    file = CARDS / "hashes.txt"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return {name: (svg, png) for name, svg, png in (line.split() for line in lines)}


def _write_hashes(hashes: Mapping[str, tuple[str, str]]) -> None:
    lines = [f"{name} {svg} {png}\n" for name, (svg, png) in sorted(hashes.items())]
    (CARDS / "hashes.txt").write_text("".join(lines), "utf-8")


def print_deck(deck: str, faces: Mapping[str, str]) -> int:
    """Write masters and prints of a deck; return how many were out of date and drawn anew.

    Faces map codes to SVG texts; files of other codes in the deck's folders are removed.
    """
    hashes = {name: pair for name, pair in read_hashes().items() if not name.startswith(f"{deck}/")}
    known, drawn = read_hashes(), 0
    for kind in ("svg", "png"):
        (CARDS / deck / kind).mkdir(parents=True, exist_ok=True)
        for file in (CARDS / deck / kind).iterdir():
            if file.stem not in faces:
                file.unlink()
    for code, svg in faces.items():
        name, master = f"{deck}/{code}", svg.encode()
        (CARDS / deck / "svg" / f"{code}.svg").write_bytes(master)
        target = CARDS / deck / "png" / f"{code}.png"
        pair = known.get(name)
        if pair is None or pair[0] != sha256(master) or not _is(target, pair[1]):
            target.write_bytes(_png(svg))
            drawn += 1
            pair = (sha256(master), sha256(target.read_bytes()))
        hashes[name] = pair
    _write_hashes(hashes)
    return drawn


def _is(file: Path, digest: str) -> bool:
    return file.exists() and sha256(file.read_bytes()) == digest
