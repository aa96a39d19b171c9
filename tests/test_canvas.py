"""Painting only what changed gives the same pixels as painting everything anew."""

from collections.abc import Iterator
from typing import Final

import pygame
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from scenes.canvas import MOST_RECTS, Canvas, merge
from tests.table_driver import Bot, open_table, screen, sit, sitters

SIZE = (120, 80)
COLOURS = (
    (255, 0, 0, 255), (0, 255, 0, 120), (0, 0, 255, 60), (255, 255, 0, 255), (9, 9, 9, 200),
)  # fmt: skip
Laid = tuple[int, int, int, int]
"""A picture by number, its place, its alpha."""

LAYERS = st.lists(
    st.tuples(
        st.integers(0, 5),
        st.integers(-30, 130),
        st.integers(-30, 90),
        st.sampled_from([0, 40, 128, 254, 255, 300]),
    ),
    max_size=9,
)


@pytest.fixture(autouse=True, scope="module")
def _screen() -> Iterator[None]:
    with screen(SIZE):
        yield


def pictures() -> list[pygame.Surface]:
    """Pictures of many sizes: some with holes, one that is opaque."""
    found: list[pygame.Surface] = []
    for number, colour in enumerate(COLOURS):
        picture = pygame.Surface((8 + 11 * number, 40 - 7 * number), pygame.SRCALPHA)
        picture.fill(colour)
        picture.fill((0, 0, 0, 0), (2, 2, 3, 3))
        found.append(picture)
    found.append(pygame.Surface((17, 17)).convert())
    return found


def grounds() -> list[pygame.Surface]:
    found = []
    for shade in (40, 90):
        ground = pygame.Surface(SIZE).convert()
        ground.fill((shade, shade, 0))
        pygame.draw.line(ground, (0, 0, 200), (0, 0), SIZE, 5)
        found.append(ground)
    return found


PICTURES: list[pygame.Surface] = []
GROUNDS: list[pygame.Surface] = []


def lay(canvas: Canvas, layer: list[Laid], ground: int) -> None:
    canvas.background(GROUNDS[ground])
    for number, x, y, alpha in layer:
        canvas.blit(PICTURES[number], x, y, alpha)


def pixels(canvas: Canvas) -> bytes:
    return pygame.image.tobytes(canvas.screen, "RGB")


def whole(layer: list[Laid], ground: int) -> bytes:
    """The same sprites painted once on a clean surface."""
    clean = Canvas(pygame.Surface(SIZE))
    lay(clean, layer, ground)
    clean.paint()
    return pixels(clean)


@pytest.fixture(autouse=True, scope="module")
def _pictures(_screen: None) -> None:
    PICTURES[:] = pictures()
    GROUNDS[:] = grounds()


TWICE: Final = [(0, 1, 0, 40), (0, 1, 0, 40), (0, 0, 0, 40)]
"""A picture that one sees through lies twice in the same place, under another one."""


@settings(max_examples=150)
@example([(TWICE, 0), (TWICE[:0:-1], 0)])
@given(st.lists(st.tuples(LAYERS, st.sampled_from([0, 0, 0, 1])), min_size=1, max_size=8))
def test_what_changed_is_enough(frames: list[tuple[list[Laid], int]]) -> None:
    canvas = Canvas(pygame.Surface(SIZE))
    for layer, ground in frames:
        lay(canvas, layer, ground)
        canvas.paint()
        assert pixels(canvas) == whole(layer, ground)


@st.composite
def changes(draw: st.DrawFn) -> list[list[Laid]]:
    """Frames that differ little: a sprite comes, goes, moves, fades, or changes its depth."""
    layer = draw(LAYERS)
    frames = [layer]
    for _ in range(draw(st.integers(1, 10))):
        layer = list(layer)
        act = draw(st.sampled_from(["come", "go", "move", "fade", "swap", "again", "rest"]))
        place = draw(st.integers(0, len(layer) - 1)) if layer else 0
        if act == "come" or not layer:
            layer.insert(place, (draw(st.integers(0, 5)), draw(st.integers(0, 110)), 20, 255))
        elif act == "go":
            del layer[place]
        elif act == "move":
            number, x, y, alpha = layer[place]
            layer[place] = (number, x + draw(st.integers(-9, 9)), y + 1, alpha)
        elif act == "fade":
            layer[place] = (*layer[place][:3], draw(st.integers(0, 255)))
        elif act == "swap":
            layer.append(layer.pop(place))
        elif act == "again":
            layer.append(layer[place])
        frames.append(layer)
    return frames


@settings(max_examples=150)
@given(changes())
def test_small_changes_are_enough(frames: list[list[Laid]]) -> None:
    canvas = Canvas(pygame.Surface(SIZE))
    for layer in frames:
        lay(canvas, layer, 0)
        canvas.paint()
        assert pixels(canvas) == whole(layer, 0)


def test_nothing_is_painted_when_nothing_changes() -> None:
    canvas = Canvas(pygame.Surface(SIZE))
    layer: list[Laid] = [(0, 5, 5, 255), (1, 10, 10, 90)]
    for number in range(3):
        lay(canvas, layer, 0)
        painted = canvas.paint()
        assert painted == ([canvas.screen.get_rect()] if number == 0 else [])


def test_only_the_neighbourhood_of_a_change_is_painted() -> None:
    canvas = Canvas(pygame.Surface(SIZE))
    lay(canvas, [(0, 5, 5, 255), (1, 60, 10, 255)], 0)
    canvas.paint()
    lay(canvas, [(0, 6, 5, 255), (1, 60, 10, 255)], 0)
    painted = canvas.paint()
    width, height = PICTURES[0].get_size()
    assert painted == [pygame.Rect(5, 5, width + 1, height)]


def test_a_forgotten_picture_is_painted_whole() -> None:
    canvas = Canvas(pygame.Surface(SIZE))
    lay(canvas, [(0, 5, 5, 255)], 0)
    canvas.paint()
    canvas.screen.fill((1, 2, 3))
    canvas.forget()
    lay(canvas, [(0, 5, 5, 255)], 0)
    assert canvas.paint() == [canvas.screen.get_rect()]
    assert pixels(canvas) == whole([(0, 5, 5, 255)], 0)


def test_fading_leaves_a_picture_as_it_was() -> None:
    picture = PICTURES[0]
    before = picture.get_alpha()
    canvas = Canvas(pygame.Surface(SIZE))
    lay(canvas, [(0, 5, 5, 77)], 0)
    canvas.paint()
    assert picture.get_alpha() == before


RECTS = st.builds(
    pygame.Rect, st.integers(0, 300), st.integers(0, 300), st.integers(1, 40), st.integers(1, 40)
)


@given(st.lists(RECTS, max_size=60))
def test_joined_rects_cover_all_and_are_few(rects: list[pygame.Rect]) -> None:
    joined = merge(rects)
    assert len(joined) <= MOST_RECTS
    assert all(any(whole.contains(rect) for whole in joined) for rect in rects)
    apart = all(
        not one.colliderect(other) for n, one in enumerate(joined) for other in joined[n + 1 :]
    )
    assert apart, "no pixel is painted twice"


def test_a_played_table_is_painted_as_if_anew(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A second of play, a ppong in it: every frame is the one that a fresh canvas paints."""
    table = open_table(sitters(3), seed=4)
    sitting = sit(tmp_path_factory.mktemp("table"), table, (960, 600), speed="fast")
    bot = Bot(1)
    sitting.run(lambda: sitting.flow.view is not None and sitting.flow.view.sets, bot=bot)
    for _ in range(40):
        bot.act(sitting)
        sitting.frame()
        fresh = Canvas(pygame.Surface(sitting.canvas.size))
        sitting.scene.draw(fresh)
        fresh.paint()
        assert pixels(fresh) == pixels(sitting.canvas)
    pygame.display.set_mode(SIZE)
