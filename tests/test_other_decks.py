"""The playing cards and the big numerals: all there, from their masters, each with its value."""

import hashlib
import re
from functools import cache
from itertools import combinations
from pathlib import Path

import pygame
import pytest

ASSETS = Path(__file__).resolve().parents[1] / "assets"
CARDS = ASSETS / "cards"
DECKS = ("playing", "numeral")
VALUES = range(1, 13)
WORDS = {value: str(value) for value in range(1, 11)} | {11: "J", 12: "Q"}
CODES = [f"{value}{suit}" for value in VALUES for suit in "abcd"]
INKS = """
    1c1714 fbf1d9 fffaf0 d4231f 9e1218 f4b820 d98e12 1f5fae 123a75 8fc0dc 2f8a4e 123c2b 7fbf6a
    f08aa0 fbd0d3 6a4a9c b49ad6 2b1c16 a9582b d9862f d3dde2 f3c9a0 f0564a ee7a22 c3d8e2
    c4141c 8f0d14
"""
SCALE = 400 / 350
PAPER = (255, 250, 240)


def scaled(left: int, top: int, right: int, bottom: int) -> pygame.Rect:
    """Turn card units into a box of a print's pixels."""
    return pygame.Rect(
        round(left * SCALE), round(top * SCALE),
        round((right - left) * SCALE), round((bottom - top) * SCALE),
    )  # fmt: skip


@cache
def picture(deck: str, code: str) -> pygame.Surface:
    return pygame.image.load(CARDS / deck / "png" / f"{code}.png")


def grid(surface: pygame.Surface, within: pygame.Rect) -> tuple[bytes, pygame.Rect]:
    """Cut out what is not paper and stretch it to one size, so that figures can be compared."""
    spots = [
        (x, y)
        for x in range(within.left, within.right)
        for y in range(within.top, within.bottom)
        if min(surface.get_at((x, y))[1:3]) < 110
    ]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    box = pygame.Rect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
    mono = pygame.Surface(box.size)
    for x, y in spots:
        mono.set_at((x - box.x, y - box.y), (255, 255, 255))
    return pygame.image.tobytes(pygame.transform.smoothscale(mono, (20, 20)), "RGB")[::3], box


@cache
def written(word: str) -> tuple[bytes, pygame.Rect]:
    pygame.font.init()
    font = pygame.font.Font(ASSETS / "fonts" / "PpongRoundEB.ttf", 90)
    text = font.render(word, True, (28, 23, 20), PAPER)
    return grid(text, text.get_rect())


def read(seen: tuple[bytes, pygame.Rect], words: dict[int, str]) -> int:
    """Read a figure: the value whose written word it differs least from."""

    def off(value: int) -> float:
        cells, box = written(words[value])
        shape = abs(seen[1].w / seen[1].h - box.w / box.h)
        return sum(abs(a - b) for a, b in zip(seen[0], cells, strict=True)) / 400 + 30 * shape

    return min(words, key=off)


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_has_its_48_faces_as_master_and_print(deck: str) -> None:
    for kind in ("svg", "png"):
        names = sorted(path.name for path in (CARDS / deck / kind).iterdir())
        assert names == sorted(f"{code}.{kind}" for code in CODES)


@pytest.mark.parametrize("deck", DECKS)
def test_prints_belong_to_their_masters(deck: str) -> None:
    lines = (CARDS / "hashes.txt").read_text("utf-8").splitlines()
    listed = {name: pair for name, *pair in (line.split() for line in lines)}
    for code in CODES:
        files = [CARDS / deck / kind / f"{code}.{kind}" for kind in ("svg", "png")]
        hashes = [hashlib.sha256(file.read_bytes()).hexdigest() for file in files]
        assert listed[f"{deck}/{code}"] == hashes, f"{deck}/{code}"


@pytest.mark.parametrize("deck", DECKS)
def test_faces_are_flat_shapes_in_the_deck_inks(deck: str) -> None:
    for code in CODES:
        svg = (CARDS / deck / "svg" / f"{code}.svg").read_text("utf-8")
        assert set(re.findall(r"#([0-9a-fA-F]{6})", svg)) <= set(INKS.split()), code
        assert not re.search(r"<(text|image|filter|linearGradient|radialGradient|use)\b", svg)
        assert 'viewBox="0 0 350 530"' in svg


@pytest.mark.parametrize("code", CODES)
def test_the_index_of_a_playing_card_reads_as_its_value(code: str) -> None:
    value = int(code[:-1])
    tab = scaled(18, 21, 90 if value == 10 else 76, 80)
    assert read(grid(picture("playing", code), tab), WORDS) == value


@pytest.mark.parametrize("code", CODES)
def test_the_big_numeral_reads_as_its_month_and_fills_half_the_card(code: str) -> None:
    month = int(code[:-1])
    seen = grid(picture("numeral", code), scaled(18, 92, 332, 394))
    assert seen[1].height >= 0.5 * picture("numeral", code).get_height()
    assert seen[1].width >= 0.3 * picture("numeral", code).get_width()
    # Two digits are set narrower than the font has them: only the shapes inside are compared.
    among = [other for other in VALUES if (other > 9) == (month > 9)]

    def off(other: int) -> int:
        return sum(abs(a - b) for a, b in zip(seen[0], written(str(other))[0], strict=True))

    assert min(among, key=off) == month


@pytest.mark.parametrize("value", range(1, 11))
def test_a_card_shows_as_many_pips_as_it_counts(value: int) -> None:
    for suit in "abcd":
        surface = picture("playing", f"{value}{suit}")
        pips = pygame.mask.from_threshold(surface, (*PAPER, 255), (60, 60, 60, 255))
        pips.invert()
        middle = pygame.mask.Mask(surface.get_size())
        area = scaled(82, 100, 268, 430) if value < 10 else scaled(94, 120, 256, 410)
        middle.draw(pygame.mask.Mask(area.size, fill=True), area.topleft)
        shapes = pips.overlap_mask(middle, (0, 0)).connected_components(300)
        assert len(shapes) == value, suit


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("value", VALUES)
def test_the_four_cards_of_a_value_differ(deck: str, value: int) -> None:
    small = {
        suit: pygame.image.tobytes(
            pygame.transform.smoothscale(
                picture(deck, f"{value}{suit}").convert(32, pygame.SRCALPHA), (90, 136)
            ),
            "RGB",
        )
        for suit in "abcd"
    }
    for one, other in combinations("abcd", 2):
        changed = sum(abs(a - b) > 40 for a, b in zip(small[one], small[other], strict=True))
        assert changed > 300, (one, other)
