"""The hwatu as printed: months, inks, numerals, and that each PNG belongs to its SVG.

Nothing is drawn here: the committed files are read, with pygame as the only reader of PNG.
"""

import hashlib
import itertools
import re
import xml.etree.ElementTree as ET
from collections import Counter
from functools import cache
from pathlib import Path

import pygame
import pytest

ASSETS = Path(__file__).parents[1] / "assets"
FONTS = Path(__file__).parents[1] / "build" / "fonts"
CARDS = ASSETS / "cards"
MONTHS = range(1, 13)
KINDS = "abcd"
FACES = [f"{month}{kind}" for month in MONTHS for kind in KINDS]
EXTRAS = {"back", "none", *(f"name{m}" for m in MONTHS), *(f"name{m}en" for m in MONTHS)}

# The inks of the deck's bible: the global ones, those of single months, the plastic frame.
INKS = """
    1c1714 fbf1d9 fffaf0 d4231f 9e1218 f4b820 d98e12 1f5fae 123a75 8fc0dc 2f8a4e 123c2b 7fbf6a
    f08aa0 fbd0d3 6a4a9c b49ad6 2b1c16 a9582b d9862f d3dde2 f3c9a0
    f0564a ee7a22 c3d8e2 7c8f2c c4141c 8f0d14
"""
PAPER = (255, 250, 240)
TAB = pygame.Rect(22, 22, 62, 65)  # inside the month tab of every print, in its pixels

Grid = list[list[float]]


def svg(code: str) -> str:
    return (CARDS / "hwatu" / "svg" / f"{code}.svg").read_text("utf-8")


@cache
def picture(code: str) -> pygame.Surface:
    return pygame.image.load(CARDS / "hwatu" / "png" / f"{code}.png")


@cache
def small(code: str, width: int = 90) -> bytes:
    """Give a face's RGB bytes at a small width, its clear corners on the paper's colour."""
    face = picture(code)
    ground = pygame.Surface(face.get_size())
    ground.fill(PAPER)
    ground.blit(face, (0, 0))
    size = (width, round(width * face.get_height() / face.get_width()))
    return pygame.image.tobytes(pygame.transform.smoothscale(ground, size), "RGB")


def difference(one: bytes, other: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def luminance(colour: tuple[int, ...]) -> float:
    """Give relative luminance as WCAG 2.1 defines it."""
    channels = (value / 255 for value in colour[:3])
    light = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def month_of(code: str) -> int:
    return int(code[:-1])


def tab_of(code: str) -> pygame.Rect:
    """Two digits need a wider tab."""
    return TAB if month_of(code) < 10 else pygame.Rect(TAB.x, TAB.y, TAB.w + 18, TAB.h)


def numeral(code: str) -> pygame.Surface:
    """Cut the numeral out of a face: the dark pixels of the tab, to their edges."""
    return cut(picture(code), numeral_box(code))


def cut(surface: pygame.Surface, box: pygame.Rect) -> pygame.Surface:
    part = pygame.Surface(box.size)
    part.fill(PAPER)
    part.blit(surface, (0, 0), box)
    return part


@cache
def numeral_box(code: str) -> pygame.Rect:
    return dark_box(picture(code), tab_of(code))


def dark_box(surface: pygame.Surface, within: pygame.Rect) -> pygame.Rect:
    dark = [
        (x, y)
        for x in range(within.left, within.right)
        for y in range(within.top, within.bottom)
        if sum(surface.get_at((x, y))[:3]) < 380
    ]
    xs, ys = [x for x, _ in dark], [y for _, y in dark]
    return pygame.Rect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


@cache
def written(month: int) -> pygame.Surface:
    """Write a month's numeral with the font itself, independently of the card makers."""
    pygame.font.init()
    font = pygame.font.Font(FONTS / "NanumSquareRoundEB.ttf", 90)
    text = font.render(str(month), True, (28, 23, 20), PAPER)
    return cut(text, dark_box(text, text.get_rect()))


def likeness(one: pygame.Surface, other: pygame.Surface) -> float:
    """Say how far two numerals differ when stretched to one size, shape of the box included."""
    grids = [pygame.transform.smoothscale(s, (24, 24)) for s in (one, other)]
    ink = difference(*(pygame.image.tobytes(g, "RGB") for g in grids))
    shapes = [s.get_width() / s.get_height() for s in (one, other)]
    return ink + 40 * abs(shapes[0] - shapes[1])


def test_the_deck_has_48_faces_and_its_furniture() -> None:
    for kind in ("svg", "png"):
        files = sorted(file.name for file in (CARDS / "hwatu" / kind).iterdir())
        assert files == sorted(f"{code}.{kind}" for code in {*FACES, *EXTRAS})


@pytest.mark.parametrize("code", FACES)
def test_the_numeral_on_a_face_reads_as_its_month(code: str) -> None:
    seen = numeral(code)
    readings = sorted(MONTHS, key=lambda month: likeness(seen, written(month)))
    assert readings[0] == month_of(code)


@pytest.mark.parametrize("month", MONTHS)
def test_the_four_cards_of_a_month_carry_one_tab(month: int) -> None:
    tabs = {
        pygame.image.tobytes(cut(picture(f"{month}{kind}"), tab_of(f"{month}{kind}")), "RGB")
        for kind in KINDS
    }
    first, *others = tabs
    assert all(difference(first, other) < 1 for other in others)


def test_numerals_stand_at_one_place_in_one_size() -> None:
    boxes = [numeral_box(code) for code in FACES]
    assert max(box.top for box in boxes) - min(box.top for box in boxes) <= 2
    assert max(box.bottom for box in boxes) - min(box.bottom for box in boxes) <= 2
    for code, box in zip(FACES, boxes, strict=True):
        assert abs(box.centerx - tab_of(code).centerx) <= 6


@pytest.mark.parametrize("code", FACES)
def test_numerals_stand_out_from_their_tab(code: str) -> None:
    tab = tab_of(code)
    colours = Counter(
        tuple(picture(code).get_at((x, y)))
        for x in range(tab.left, tab.right)
        for y in range(tab.top, tab.bottom)
    )
    (paper, papers), (ink, inks) = colours.most_common(2)
    assert papers + inks > 0.8 * tab.width * tab.height
    assert (luminance(paper) + 0.05) / (luminance(ink) + 0.05) >= 7


@pytest.mark.parametrize("code", FACES)
def test_a_face_is_flat_ink_only(code: str) -> None:
    text = svg(code)
    root = ET.fromstring(text)  # noqa: S314 - our own committed file
    assert root.get("viewBox") == "0 0 350 530"
    tags = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert tags <= {"svg", "defs", "clipPath", "g", "path", "rect"}
    names = {name for element in root.iter() for name in element.attrib}
    assert not names & {"style", "class", "opacity", "fill-opacity", "mask", "filter", "href"}
    assert set(re.findall(r"url\([^)]*\)", text)) <= {"url(#p)"}
    inks = {element.get(part) for element in root.iter() for part in ("fill", "stroke")}
    assert {ink for ink in inks if ink} <= {"none", *(f"#{ink}" for ink in INKS.split())}


@pytest.mark.parametrize("month", MONTHS)
def test_cards_of_a_month_are_told_apart(month: int) -> None:
    for one, other in itertools.combinations(KINDS, 2):
        assert difference(small(f"{month}{one}"), small(f"{month}{other}")) >= 20


def test_no_two_faces_are_alike() -> None:
    for one, other in itertools.combinations(FACES, 2):
        assert difference(small(one, 30), small(other, 30)) >= 20


def test_five_faces_carry_the_bright_disc() -> None:
    ring = re.compile(r"A34 34 0 1 1 [^Z]*Z\" fill=\"#fffaf0\"")
    assert [code for code in FACES if ring.search(svg(code))] == ["1a", "3a", "8a", "11a", "12a"]


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def test_every_print_belongs_to_its_master() -> None:
    listed = (CARDS / "hashes.txt").read_text("utf-8").splitlines()
    found = [
        f"{master.parents[1].name}/{master.stem} {digest(master)} "
        f"{digest(master.parents[1] / 'png' / f'{master.stem}.png')}"
        for master in CARDS.glob("*/svg/*.svg")
    ]
    assert sorted(found) == sorted(listed)


def test_every_print_has_a_master() -> None:
    for file in CARDS.glob("*/png/*"):
        assert (file.parents[1] / "svg" / f"{file.stem}.svg").exists()


def test_the_cards_stay_small() -> None:
    assert sum(file.stat().st_size for file in (CARDS / "hwatu" / "png").iterdir()) < 1_500_000
