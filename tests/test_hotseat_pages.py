"""Pages of a shared table: key check, who is there, a sheet that own keys turn, the layout."""

from collections.abc import Iterator
from itertools import combinations, pairwise, product
from pathlib import Path

import pygame
import pytest

from game.table import Table
from scenes.layout.geometry import Geometry, geometry
from scenes.layout.poses import hand_places
from scenes.question import Question
from scenes.scene import Pop, Push, Replace
from scenes.score_sheet import OWN_FROM, ScoreSheet
from scenes.seats.guest import GuestName
from scenes.sittings import House
from scenes.table.company import (
    fresh_guest,
    join_page,
    joining_key,
    menu_choices,
    resume_page,
    silent_page,
    whose_page,
)
from scenes.table.key_check import OFFERED, STUCK, TOGETHER, KeyCheck
from scenes.table.own_keys import SUBSTITUTES, own_keys
from scenes.table.scene import TableScene
from tests.company import Company, People
from tests.forms import looks_right
from tests.screens import (
    LANGUAGES,
    SCALES,
    SIZES,
    apart,
    cut,
    open_stage,
    press,
    screen,
    show,
    wait,
)
from tests.table_driver import Bot
from tests.two_set import typed


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


# key check


def check(folder: Path, people: int = 4) -> KeyCheck:
    return KeyCheck(open_stage(folder), own_keys(tuple(range(people)), people, mac=False))


def step(page: KeyCheck) -> str:
    return page.step


def key(page: KeyCheck, scancode: int, kind: int = pygame.KEYDOWN) -> None:
    page.handle(pygame.Event(kind, key=0, scancode=scancode, mod=0, unicode=""))


def test_keys_that_are_all_heard_and_let_go_pass(tmp_path: Path) -> None:
    page = check(tmp_path)
    for own in page.keys.values():
        key(page, own.scancode)
    wait(page, TOGETHER - 0.1)
    assert step(page) == "press"
    wait(page, 0.2)
    assert step(page) == "release"
    for own in page.keys.values():
        key(page, own.scancode, pygame.KEYUP)
    wait(page, 0.1)
    assert step(page) == "done"
    assert isinstance(press(page, pygame.KSCAN_RETURN), Pop)
    assert page.stage.settings.blocked_keys == ()


def test_a_key_that_stays_unheard_is_offered_another(tmp_path: Path) -> None:
    page = check(tmp_path)
    silent = page.keys[3]
    for seat in range(3):
        key(page, page.keys[seat].scancode)
    wait(page, OFFERED - 0.2)
    assert page.offers == {}
    wait(page, 0.4)
    assert page.offers == {3: SUBSTITUTES[0]}
    key(page, SUBSTITUTES[0].scancode)
    assert page.keys[3] is SUBSTITUTES[0]
    wait(page, TOGETHER + 0.1)
    assert step(page) == "release"
    for own in page.keys.values():
        key(page, own.scancode, pygame.KEYUP)
    wait(page, 0.1)
    press(page, pygame.KSCAN_RETURN)
    assert page.stage.settings.blocked_keys == (silent.name,)
    again = own_keys((0, 1, 2, 3), 4, page.stage.settings.blocked_keys, mac=False)
    assert silent not in again.values()


def test_a_key_that_never_seems_to_rise_is_offered_another(tmp_path: Path) -> None:
    page = check(tmp_path)
    for own in page.keys.values():
        key(page, own.scancode)
    wait(page, TOGETHER + 0.1)
    for seat in (0, 1, 3):
        key(page, page.keys[seat].scancode, pygame.KEYUP)
    wait(page, STUCK + 0.2)
    assert step(page) == "press"
    assert list(page.offers) == [2]


def test_the_check_may_be_skipped_and_is_not_asked_again(tmp_path: Path) -> None:
    at = Company(tmp_path, (0, 1, 2, 3), 4, blocked_keys=None)
    at.tick()
    assert isinstance(at.page, KeyCheck)
    assert at.page.keys is at.hot.keys
    at.page.handle(pygame.Event(pygame.KEYDOWN, key=0, scancode=pygame.KSCAN_ESCAPE, mod=0))
    assert at.stage.settings.blocked_keys == ()
    at.page = None
    at.tick()
    assert at.page is None
    three = Company(tmp_path / "three", (0, 1, 2), 4, blocked_keys=None)
    three.tick()
    assert three.page is None, "three are safe by construction"


# who is there


def labels(page: Question) -> list[str]:
    return [choice.label for choice in page.choices.choices]


def test_the_menu_offers_what_the_table_allows(tmp_path: Path) -> None:
    two = Company(tmp_path / "2", (0, 1), 3, seed=3)
    words = two.stage.words
    join, away = words("hotseat.join"), words("hotseat.away")
    two.run(lambda: two.hot.ask is not None)
    offered = [choice.label for choice in menu_choices(two.flow)]
    assert away in offered
    assert join not in offered, "only between rounds"
    two.until(lambda: two.table.phase == "over", People(1))
    assert join in [choice.label for choice in menu_choices(two.flow)]
    alone = Company(tmp_path / "1", (0,), 3)
    assert [choice.label for choice in menu_choices(alone.flow)] == [join]


def test_away_and_back_by_the_menu(tmp_path: Path) -> None:
    at = Company(tmp_path, (0, 1, 2), 3, seed=3)
    at.run(lambda: at.hot.ask is not None and at.flow.still)
    words, name = at.stage.words, at.flow.names[1]
    page = whose_page(at.flow)
    assert words("hotseat.leaves", name=name) in labels(page)
    silent_page(at.flow, 1).choices.choices[2].choose()
    assert at.table.absent == {1}
    back = whose_page(at.flow)
    assert isinstance(back.choices.choices[1].choose(), Pop)
    assert at.table.absent == frozenset()
    at.hot.absences.hand_over(1)
    at.hot.absences.hand_over(2)
    assert labels(whose_page(at.flow))[:-1] == [
        words("hotseat.returns", name=at.flow.names[seat]) for seat in (1, 2)
    ], "the last one stays"


def test_a_guest_takes_a_cpus_seat_between_rounds(tmp_path: Path) -> None:
    at = Company(tmp_path, (0, 1), 4, seed=3)
    at.until(lambda: at.table.phase == "over" and at.flow.still, People(1))
    guest = fresh_guest(at.flow)
    page = join_page(at.flow)
    assert len(labels(page)) == 3
    form = name_form(page)
    show(form)
    assert press(form, pygame.KSCAN_ESCAPE) == Pop(), "back to the choice of the seat"
    assert list(at.table.owners) == [0, 1]
    promised = joining_key(at.flow, 2)
    assert promised.cap in form.note() + form.about()
    assert form._done() == Pop(3)
    assert at.table.owners == (0, 1, 2)
    assert at.flow.names[2] == guest
    assert fresh_guest(at.flow) != guest
    before = dict(at.hot.keys)
    at.next_round()
    at.run(lambda: at.hot.ask is not None)
    assert {seat: at.hot.keys[seat] for seat in before} == before, "the others keep their keys"
    assert set(at.hot.keys) == {0, 1, 2}
    assert at.hot.keys[2] == promised


def name_form(page: Question, number: int = 0) -> GuestName:
    change = page.choices.choices[number].choose()
    assert isinstance(change, Push)
    assert isinstance(change.scene, GuestName)
    return change.scene


def test_a_guest_gives_a_name_by_keys_alone(tmp_path: Path) -> None:
    at = Company(tmp_path, (0,), 4, seed=3)
    at.run(lambda: at.table.phase == "over" and at.flow.still, bot=Bot(1))
    promised = joining_key(at.flow, 1)
    form = name_form(join_page(at.flow))
    show(form)
    for event in typed("미정"):
        form.handle(event)
    show(form)
    assert press(form, pygame.KSCAN_RETURN) is None
    for _ in range(5):
        press(form, pygame.KSCAN_TAB)
        if form.at_foot and form.part == 1:
            break
    assert press(form, pygame.KSCAN_RETURN) == Pop(3)
    assert at.flow.names[1] == "미정"
    assert at.table.record.seats[1].name != "미정", "the record keeps who sat down"
    assert at.hot.keys[1] == promised


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
def test_a_guests_name_has_room(tmp_path: Path, language: str, scale: float) -> None:
    stage = open_stage(tmp_path, language=language, text=scale)
    form = GuestName(stage, 4, stage.words("hotseat.guest_n", n=7), lambda _: None, "Back")
    form._put("W" * 20)
    looks_right(form)


def test_a_match_of_several_that_is_gone_on_with_asks_who_is_here(tmp_path: Path) -> None:
    at = Company(tmp_path, (0, 1), 3, seed=3)
    house = House(at.stage)
    fresh = house.sit(at.table, "match")
    assert isinstance(fresh, TableScene), "a new match asks nothing"
    at.run(lambda: at.table.phase is not None)
    table = Table(at.table.record)
    page = house.sit(table, "match")
    assert isinstance(page, Question)
    words = at.stage.words
    press(page, pygame.KSCAN_UP)
    press(page, pygame.KSCAN_RETURN)
    assert table.absent == {1}
    assert words("hotseat.missing", name=table.seats[1].name) in labels(page)
    press(page, pygame.KSCAN_UP)
    press(page, pygame.KSCAN_RETURN)
    assert table.people == (0,), "somebody has to be here"
    page.choices.focus = 2
    change = press(page, pygame.KSCAN_RETURN)
    assert isinstance(change, Replace)
    assert isinstance(change.scene, TableScene)
    assert change.scene.flow.hot is None, "one person alone has no curtain"
    assert change.scene.flow.me == 0


# the sheet


def test_an_own_key_turns_the_sheet_but_not_at_once(tmp_path: Path) -> None:
    at = Company(tmp_path, (0, 1), 2, seed=1, speed="instant")
    at.until(lambda: at.table.phase == "over" and at.flow.still, People(1))
    gone: list[str] = []
    sheet = ScoreSheet(
        at.stage, at.table, lambda: gone.append("on"), own=at.hot.input.is_own
    )  # fmt: skip
    sheet.update(0.05)
    wait(sheet, OWN_FROM - 0.3)
    press(sheet, at.hot.keys[1].scancode)
    assert gone == []
    wait(sheet, 0.4)
    press(sheet, pygame.KSCAN_G)
    assert gone == []
    press(sheet, at.hot.keys[1].scancode)
    assert gone == ["on"]


# layout


SHARED = [
    geometry(size, seats, text, shared=True)
    for size, seats, text in product((*SIZES, (1920, 1080), (1280, 1024)), range(2, 7), (1.0, 2.0))
]


def pieces(table: Geometry) -> dict[str, pygame.Rect]:
    """All that may show at once in a look of a shared table."""
    boxes = hand_places(6, table, apart=True)
    found = {
        "hand": boxes[0].unionall(boxes[1:]),
        "stop": table.stop,
        "declare": table.declare,
        "total": table.total,
        "ring": table.ring,
        "stock": table.stock,
        "strip": table.strip,
    }
    assert table.note is not None
    found["note"] = table.note
    for number, place in enumerate(table.places):
        found |= {f"plate {number}": place.plate, f"fan {number}": place.fan}
    return found


def test_nothing_overlaps_in_a_look_of_a_shared_table() -> None:
    for table in SHARED:
        window = pygame.Rect((0, 0), table.size)
        boxes = pieces(table)
        assert all(window.contains(box) for box in boxes.values())
        wrong = [
            (one, two) for (one, a), (two, b) in combinations(boxes.items(), 2) if a.colliderect(b)
        ]
        assert wrong == [], f"{table.size} {len(table.places)} {table.text}"
        assert not table.peek.colliderect(table.pass_)


def test_a_small_hand_lies_aside_in_the_hands_zone() -> None:
    for table in SHARED:
        for size in range(1, 7):
            usual = hand_places(size, table, apart=False)
            left = hand_places(size, table, apart=False, palm="left")
            right = hand_places(size, table, apart=False, palm="right")
            assert left[0].left < right[0].left
            for box, small in zip(usual, left, strict=True):
                assert abs(small.w - 0.6 * box.w) <= 1
                assert abs(small.bottom - box.bottom) <= 1
            assert all(one.left < two.left for one, two in pairwise(left))


def test_palm_looks_open_on_the_side_of_the_key(tmp_path: Path) -> None:
    at = Company(tmp_path, (0, 1), 2, seed=3, palm=True)
    at.run(lambda: at.hot.ask is not None)
    seat = at.hot.ask.seat
    at.look(seat)
    side = "left" if at.hot.keys[seat].spot[0] < 0.5 else "right"
    assert at.flow.look.palm == side
    at.draw()
    at.tap(seat)
    at.settle()
    assert at.flow.look.palm == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
def test_the_pages_have_room_at_every_size(tmp_path: Path, language: str, scale: float) -> None:
    at = Company(tmp_path, tuple(range(6)), 6, seed=3, language=language, text=scale)
    at.run(lambda: at.hot.ask is not None)
    stage, flow = at.stage, at.flow
    questions = [
        silent_page(flow, 0),
        whose_page(flow),
        resume_page(stage, at.table, lambda: at.scene),
    ]
    keys = KeyCheck(stage, flow.shared.keys, flow.names)
    keys._offer([0, 5])
    for size in SIZES:
        for page in questions:
            show(page, size)
            board, _, _ = page.boxes(size)
            assert apart(page.choices.rects(), board)
        show(keys, size)
        board, cells, slab = keys.boxes(size)
        assert apart([*cells, slab], board)
    assert cut(stage) == []
