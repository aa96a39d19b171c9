"""The room: every file is there and whole, and its pictures fit any window."""

import re
from pathlib import Path

import pygame
import pytest

from scenes import marks, papers, room, slabs
from scenes.paint import Sheet, dashes, rounded

ASSETS = Path(__file__).resolve().parents[1] / "assets"
SIZES = [
    (1280, 720), (1366, 768), (1920, 1080), (960, 600), (1024, 768), (1280, 1024), (2560, 1080),
    (1720, 720), (800, 600), (720, 1280), (3840, 1080),
]  # fmt: skip
DRAWN = (
    *(f"emblem-{name}" for name in room.EMBLEMS), *(f"dust-{i}" for i in range(4)), "tray",
    "pencil", "gourd", "palm", "eye", "again", "menu", "arrow", "spiral", "keyboard",
    "edge-olive", "edge-indigo",
)  # fmt: skip
TILES = {"weave-olive": 540, "weave-indigo": 720, "floor": 540}
FAMILY = ("grandmother", "uncle", "aunt", "father", "cousin", "nephew")
MOODS = ("calm", "glad", "hit")
ICONS = (16, 24, 32, 48, 64, 128, 256, 512)
BLANKETS: tuple[room.Blanket, ...] = ("olive", "indigo")

INKS = """
    1c1714 fbf1d9 fffaf0 d4231f 9e1218 f4b820 d98e12 1f5fae 123a75 8fc0dc 2f8a4e 123c2b 7fbf6a
    f08aa0 fbd0d3 6a4a9c b49ad6 2b1c16 a9582b d9862f d3dde2 f3c9a0 f0564a ee7a22
    6e3a1c 8f5127 4a2510 f08a1d d9700f ffb24d d9a860 b57f3c f0cd92 f0d29c 4a4a52 b9bcc2 7c8088
    4a4f57 e0a02c 7a4a8c b3262b 24558f 1f7a6e c8622a 363e1e c9b56a 222b3d d9c48c 000000
    e89a7c d9a06f d9d3dc aaa2b4 5a3320 8a5130 2a2422 d2a984 5a504c 6a605c
"""


def load(path: Path) -> pygame.Surface:
    return pygame.image.load(path)


def clear_and_solid(surface: pygame.Surface) -> tuple[bool, bool]:
    """Say whether a picture has pixels that let the blanket through, and pixels that don't."""
    width, height = surface.get_size()
    alphas = {
        surface.get_at((x, y))[3]
        for x in range(0, width, max(1, width // 40))
        for y in range(0, height, max(1, height // 40))
    }
    return 0 in alphas, 255 in alphas


@pytest.mark.parametrize("name", DRAWN)
def test_a_thing_of_the_room_has_its_alpha(name: str) -> None:
    clear, solid = clear_and_solid(load(ASSETS / "room" / f"{name}.png"))
    assert clear
    assert solid


@pytest.mark.parametrize("name", TILES)
def test_a_tile_is_square_and_opaque_and_has_no_seam(name: str) -> None:
    tile = room.tile(name, 128)
    assert load(ASSETS / "room" / f"{name}.png").get_size() == (TILES[name], TILES[name])
    across = [(tile.get_at((127, y)), tile.get_at((0, y))) for y in range(128)]
    inside = [(tile.get_at((63, y)), tile.get_at((64, y))) for y in range(128)]
    step = [
        sum(abs(a[i] - b[i]) for a, b in pairs for i in range(3)) / 384
        for pairs in (across, inside)
    ]
    assert step[0] < 1.5 * step[1] + 2


@pytest.mark.parametrize("name", FAMILY)
@pytest.mark.parametrize("mood", MOODS)
def test_every_face_has_every_mood(name: str, mood: str) -> None:
    face = load(ASSETS / "characters" / f"{name}-{mood}.png")
    assert face.get_size() == (256, 256)
    assert clear_and_solid(face) == (True, True)


@pytest.mark.parametrize("name", FAMILY)
def test_moods_can_be_told_apart_at_48_px(name: str) -> None:
    small = [
        pygame.image.tobytes(
            pygame.transform.smoothscale(
                load(ASSETS / "characters" / f"{name}-{mood}.png"), (48, 48)
            ),
            "RGBA",
        )
        for mood in MOODS
    ]
    for one, other in ((0, 1), (0, 2), (1, 2)):
        changed = sum(abs(a - b) > 60 for a, b in zip(small[one], small[other], strict=True))
        assert changed > 120


def test_drawings_use_the_inks_of_the_house_and_nothing_but_shapes() -> None:
    files = [*(ASSETS / "room" / "svg").iterdir(), *(ASSETS / "characters" / "svg").iterdir()]
    assert {file.stem for file in files} >= {*DRAWN, *(f"{n}-{m}" for n in FAMILY for m in MOODS)}
    for file in files:
        svg = file.read_text("utf-8")
        assert set(re.findall(r"#([0-9a-f]{6})", svg)) <= set(INKS.split()), file.name
        assert not re.search(r"<(text|image|filter|linearGradient|radialGradient|use)\b", svg)


@pytest.mark.parametrize("size", SIZES)
def test_the_blanket_never_leaves_the_window(size: tuple[int, int]) -> None:
    window = pygame.Rect((0, 0), size)
    assert window.contains(room.blanket_rect(size))
    half = max(6, round(0.0155 * min(size))) / 2
    for edge in room.blanket_edges(size):
        assert all(half - 1 <= x <= size[0] - half + 1 for x, _ in edge)
        assert all(half - 1 <= y <= size[1] - half + 1 for _, y in edge)


@pytest.mark.parametrize("size", SIZES)
def test_the_tray_lies_inside_the_window_beside_the_strip(size: tuple[int, int]) -> None:
    tray = room.tray_rect(size)
    assert pygame.Rect((0, 0), size).contains(tray)
    wide = 0.84 if room.is_wide(size) else 0.78
    strip = pygame.Rect(0, round(0.176 * size[1]), round(wide * size[1]), round(0.066 * size[1]))
    strip.centerx = room.blanket_rect(size).centerx
    assert not tray.width or not tray.colliderect(strip)


@pytest.mark.parametrize("blanket", BLANKETS)
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1720, 720), (450, 800)])
def test_the_background_fits_and_cards_stay_brighter(
    size: tuple[int, int], blanket: room.Blanket
) -> None:
    ground = room.background(size, blanket)
    assert ground.get_size() == size
    rect = room.blanket_rect(size)
    middle = ground.get_at(rect.center)
    corner = ground.get_at((rect.left + rect.width // 12, rect.bottom - rect.height // 12))
    assert sum(corner[:3]) < sum(middle[:3]) < 0.7 * sum((251, 241, 217))


def test_the_same_window_gets_the_same_room() -> None:
    rooms = [pygame.image.tobytes(room.background((640, 400)), "RGB") for _ in range(2)]
    assert rooms[0] == rooms[1]


@pytest.mark.parametrize("size", ICONS)
def test_icons_are_there_and_have_round_corners(size: int) -> None:
    icon = load(ASSETS / "icon" / f"icon-{size}.png")
    assert icon.get_size() == (size, size)
    assert icon.get_at((0, 0))[3] < 128
    assert icon.get_at((size // 2, size // 2))[3] == 255


def test_the_ico_holds_all_sizes_that_windows_asks_for() -> None:
    head = (ASSETS / "icon" / "icon.ico").read_bytes()
    assert head[:4] == b"\0\0\1\0"
    widths = {head[6 + 16 * i] or 256 for i in range(head[4])}
    assert widths == {size for size in ICONS if size <= 256}


def test_the_title_is_wide_enough_and_its_word_has_alpha() -> None:
    assert load(ASSETS / "title" / "title.jpg").get_size() == (2880, 1620)
    assert clear_and_solid(load(ASSETS / "title" / "word.png")) == (True, True)


@pytest.mark.parametrize("seat", range(6))
def test_cushions_differ_by_their_stitch_not_only_by_colour(seat: int) -> None:
    def thread(which: int) -> set[tuple[int, int]]:
        cushion = slabs.cushion((200, 120), which)
        return {
            (x, y) for x in range(200) for y in range(120) if min(cushion.get_at((x, y))[:3]) > 150
        }

    mine = thread(seat)
    assert len(mine) > 100
    for other in range(6):
        if other != seat:
            theirs = thread(other)
            assert len(mine ^ theirs) > 0.3 * len(mine)


@pytest.mark.parametrize("state", ["live", "hover", "focus", "pressed", "dead"])
@pytest.mark.parametrize("kind", ["ppong", "stop", "plain"])
def test_slabs_look_different_in_every_state(kind: slabs.Kind, state: slabs.State) -> None:
    size = (96, 104) if kind == "ppong" else (180, 56)
    pictures = {
        other: pygame.image.tobytes(slabs.slab(size, kind, other), "RGBA")
        for other in ("live", "hover", "focus", "pressed", "dead")
    }
    assert slabs.slab(size, kind, state).get_size() == size
    assert sum(picture == pictures[state] for picture in pictures.values()) == 1


@pytest.mark.parametrize("tail", ["left", "right", "up", "down"])
def test_a_bubble_is_paper_white_where_its_words_go(tail: marks.Side) -> None:
    bubble = marks.bubble((150, 90), tail)
    box = marks.bubble_box((150, 90), tail)
    words = box.inflate(-box.width // 3, -box.height // 2)
    for spot in (words.topleft, words.center, (words.right - 1, words.bottom - 1)):
        assert tuple(bubble.get_at(spot)) == (255, 250, 240, 255)


def test_marks_and_papers_have_the_size_asked_for() -> None:
    size = (120, 60)
    pictures = [
        marks.burst(size), marks.wedge(size), marks.stamp(size), marks.bracket(size, 40),
        marks.flag(size), marks.well(size), marks.outline(size, 8), marks.plate(size),
        papers.score_paper(size, [30, 40], 12), papers.history_paper(size), papers.strip(size),
        papers.curtain(size, 3), slabs.key_cap(size), slabs.cushion(size, 2, "lb"),
    ]  # fmt: skip
    assert all(picture.get_size() == size for picture in pictures)
    assert marks.hint(24, "safe").get_size() == marks.hollow(24).get_size() == (24, 24)


def test_bursts_of_other_seeds_have_other_spikes() -> None:
    first, again, other = (
        pygame.image.tobytes(marks.burst((200, 90), seed), "RGBA") for seed in (1, 1, 2)
    )
    assert first == again
    assert first != other


def test_thread_keeps_to_its_pattern() -> None:
    path = rounded((0, 0, 100, 40), 10)
    pieces = dashes(path, (6, 4))
    assert len(pieces) == pytest.approx(26, abs=1)
    sheet = Sheet((100, 40), (255, 255, 255))
    sheet.sew(path, (6, 4), 2, (255, 255, 255))
    assert sheet.done().get_at((0, 0))[3] == 0
