"""Touch pads of a shared table: where they lie, and that a finger there is an own key."""

from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path

import pygame
import pytest

from scenes.layout.geometry import Geometry, geometry
from scenes.layout.poses import hand_places, place_of
from scenes.table.touch_pads import BORDER, TouchPads, cloth, pad
from tests.company import Company, People
from tests.screens import SIZES, screen
from tests.table_driver import meek, script
from tests.tables import arranged

LEAST = 64  # px, what a finger hits with ease
NINE = ["1 2 5 9a 9b", "1 2 4 4 6", "2 3 5 6 7", "1 3 7 8 8 9c"]


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


@pytest.fixture
def at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Company:
    """Seat three people, and a CPU who deals and throws the 9 of which the first holds two."""
    script(monkeypatch, meek)
    deck = arranged(NINE, "10 10 10 10 11 11 11 11", dealer=3)
    company = Company(tmp_path, (0, 1, 2), 4, decks=[deck], dealer=3)
    company.hot.input.touch = TouchPads(company.hot, mac=False)
    return company


def spot(at: Company, seat: int) -> tuple[int, int]:
    return pad(at.flow.geometry, place_of(at.flow.geometry, at.flow.look, seat)).center


def finger(at: Company, place: tuple[int, int], kind: int, number: int = 1) -> None:
    """Post what a touch screen sends: a finger, and the click that the system makes of it."""
    wide, high = at.flow.geometry.size
    x, y = place[0] / wide, place[1] / high
    at.scene.handle(pygame.Event(kind, touch_id=7, finger_id=number, x=x, y=y, dx=0, dy=0))
    click = pygame.MOUSEBUTTONDOWN if kind == pygame.FINGERDOWN else pygame.MOUSEBUTTONUP
    at.scene.handle(pygame.Event(click, pos=place, button=1, touch=True))


def lay(at: Company, seat: int, number: int = 1) -> None:
    finger(at, spot(at, seat), pygame.FINGERDOWN, number)


def lift(at: Company, seat: int, number: int = 1) -> None:
    finger(at, spot(at, seat), pygame.FINGERUP, number)


def in_window(at: Company) -> None:
    at.until(lambda: at.flow.windows.is_open, People(0))
    at.wait(0.2)
    assert at.table.turn == 3


def test_a_finger_on_the_own_pad_opens_a_look(at: Company) -> None:
    at.run(lambda: at.hot.ask is not None and at.flow.still)
    assert at.hot.ask.seat == 0
    for seat in (1, 2, 3):
        lay(at, seat)
        lift(at, seat)
    at.settle()
    assert at.hot.looker is None, "other people's pads, and a CPU's seat"
    lay(at, 0)
    lift(at, 0)
    at.settle()
    assert at.hot.looker == 0


def test_a_tap_on_the_pad_claims_like_the_key(at: Company) -> None:
    in_window(at)
    lay(at, 1, 1)
    assert at.table.pending is None
    assert at.table.wrong == {1: 1}
    lay(at, 0, 2)
    assert at.table.pending is not None
    assert at.table.pending.seat == 0
    at.wait(0.1)
    lift(at, 0, 2)
    at.run(lambda: at.table.pending is None)
    assert at.hot.looker is None, "let go at once: the highest other card goes with it"
    lift(at, 1, 1)
    assert at.hot.down == {}


def test_a_second_finger_on_a_pad_is_the_same_press(at: Company) -> None:
    in_window(at)
    lay(at, 2, 1)
    lay(at, 2, 2)
    assert at.table.wrong == {2: 1}
    lift(at, 2, 1)
    assert 2 in at.hot.down
    lift(at, 2, 2)
    assert 2 not in at.hot.down
    lift(at, 2, 3)
    assert 2 not in at.hot.down, "a finger that came down elsewhere"


def test_the_first_touch_tells_of_the_pads(at: Company) -> None:
    at.run(lambda: at.hot.ask is not None and at.flow.still)
    middle = at.flow.geometry.ring.center
    for _ in range(2):
        finger(at, middle, pygame.FINGERDOWN)
        finger(at, middle, pygame.FINGERUP)
    told = [floater.words for floater in at.flow.floaters]
    assert told.count(at.stage.words("hotseat.pads")) == 1
    assert at.hot.flash
    at.draw()


def test_a_track_pad_is_no_touch_screen(at: Company) -> None:
    at.hot.input.touch = TouchPads(at.hot, mac=True)
    at.run(lambda: at.hot.ask is not None and at.flow.still)
    wide, high = at.flow.geometry.size
    x, y = spot(at, 0)[0] / wide, spot(at, 0)[1] / high
    at.scene.handle(pygame.Event(pygame.FINGERDOWN, touch_id=7, finger_id=1, x=x, y=y, dx=0, dy=0))
    at.settle()
    assert at.hot.looker is None
    assert not at.hot.input.touch.felt


def click(at: Company, place: tuple[int, int], seconds: float = 0.1) -> None:
    at.scene.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))
    at.wait(seconds)
    at.scene.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=place, button=1))
    at.settle()


def test_the_mouse_opens_and_closes_on_the_cloth_and_claims_on_the_own_seat(at: Company) -> None:
    for seat in (0, 1, 2):  # the first looks, from the dealer's right
        at.run(lambda: at.hot.ask is not None and at.flow.still)
        click(at, cloth(at.flow.geometry).center)
        assert at.hot.looker == seat
        click(at, cloth(at.flow.geometry).center)
        assert at.hot.looker is None
    in_window(at)
    click(at, spot(at, 0))
    at.run(lambda: at.table.pending is None and at.table.turn == 0)
    assert at.hot.looker is None
    assert at.hot.down == {}


def test_who_holds_six_cards_is_not_told_to_draw(tmp_path: Path) -> None:
    at = Company(tmp_path, (0, 1, 2), 3, decks=[arranged([NINE[3], *NINE[:2]], "10 11", dealer=0)])
    at.until(lambda: at.hot.ask is not None and at.hot.ask.why == "turn", People(0))
    told = [at.stage.words("table.how_claim"), at.stage.words("table.how_turn")]
    with pytest.MonkeyPatch.context() as patch:
        seen: list[str] = []
        real = at.stage.letters.text

        def noted(text: str, *rest: object, **more: object) -> pygame.Surface:
            seen.append(text)
            return real(text, *rest, **more)  # type: ignore[arg-type]

        patch.setattr(at.stage.letters, "text", noted)
        at.draw()
    assert [text in seen for text in told] == [at.table.phase == "hold", at.table.phase == "turn"]
    assert at.table.phase == "hold"


def test_one_person_alone_has_no_pads(tmp_path: Path) -> None:
    at = Company(tmp_path, (0,), 3, seed=3)
    assert at.flow.shared is None
    for seat in range(3):
        lay(at, seat)
    at.run(lambda: at.table.phase is not None)


def live(table: Geometry) -> dict[str, pygame.Rect]:
    """All else that is pressed at a shared table, as large as it can be pressed."""
    boxes = hand_places(6, table, apart=True)
    slabs = {
        "stop": table.stop, "declare": table.declare, "pass": table.pass_, "peek": table.peek,
        "stock": table.stock, "menu": table.menu, "hint": table.hint,
    } | {f"tab {number}": tab for number, tab in enumerate(table.tabs)}  # fmt: skip
    found = {kind: table.hit(box) for kind, box in slabs.items()}
    return found | {"hand": boxes[0].unionall(boxes[1:]), "ring": table.ring}


def test_pads_are_large_enough_and_in_nobodys_way() -> None:
    sizes = (*SIZES, (1920, 1080), (1280, 1024))
    for size, seats, text in product(sizes, range(2, 7), (1.0, 1.5, 2.0)):
        table = geometry(size, seats, text, shared=True)
        pads = [pad(table, place) for place in table.places]
        inside = pygame.Rect((0, 0), size).inflate(-2 * BORDER, -2 * BORDER)
        where = f"{size} {seats} seats, text {text}"
        assert all(min(box.size) >= LEAST and inside.contains(box) for box in pads), where
        assert not any(one.colliderect(two) for one, two in combinations(pads, 2)), where
        for kind, box in live(table).items():
            assert box.collidelist(pads) < 0, f"{where}: {kind}"


def test_a_small_hand_under_a_palm_stays_clear_of_the_pads() -> None:
    for size, seats in product(SIZES, range(2, 7)):
        table = geometry(size, seats, 1.0, shared=True)
        pads = [pad(table, place) for place in table.places]
        for side in ("left", "right"):
            for box in hand_places(6, table, apart=True, palm=side):
                assert box.collidelist(pads) < 0, (size, seats, side)
