"""The table's invariant under random play: with nothing moving, the picture is that of the view.

Skips, resizes, pauses and stray presses come at random moments. `PPONG_SEEDS=500` plays more
rounds than usual; a failing test names its seed.
"""

import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game.cards import MONTH
from game.cpu import KINDS
from game.house import FAMILY
from game.moves import Draw
from game.record import Record, SeatRecord
from game.simulation import drawn_rules
from game.table import HUMAN, Table
from game.view import View
from scenes.keys import Act
from scenes.layout.geometry import geometry
from scenes.layout.poses import Pose, hand_places
from scenes.scene import Push
from scenes.table.floaters import pressed
from scenes.table.flow import Line
from scenes.table.pages import HistoryPage
from scenes.table.papers import history_px
from tests.screens import click, show
from tests.table_driver import (
    FRAME,
    NAMES,
    SPEEDS,
    Bot,
    Sitting,
    meek,
    open_table,
    screen,
    script,
    sit,
    sitters,
)

SEEDS = range(int(os.environ.get("PPONG_SEEDS", "10")))
SIZES = ((960, 600), (1100, 620), (1000, 760))
STRAY = (
    pygame.KSCAN_1, pygame.KSCAN_3, pygame.KSCAN_6, pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT,
    pygame.KSCAN_TAB, pygame.KSCAN_S, pygame.KSCAN_D, pygame.KSCAN_A, pygame.KSCAN_SPACE,
)  # fmt: skip
FRAMES = 9000  # of at most 50 ms each; a round takes fewer


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


def wild_settings(rng: random.Random, seed: int) -> dict[str, Any]:
    claim = rng.choice(["touch", "touch", "touch", "relaxed"])
    return {
        "speed": SPEEDS[seed % 4],
        "claim": claim,
        "claim_seconds": rng.choice(["0.8", "0.8", "1.5"]),
        "hints": rng.choice(["off", "some", "many"]),
        "columns": rng.random() < 0.3,
        "auto_draw": rng.random() < 0.3,
        "auto_ppong": rng.random() < 0.3,
        "one_click": rng.random() < 0.5,
        "strength": rng.choice(["off", "modest", "full"]),
        "language": rng.choice(["ko", "en"]),
        "text": rng.choice([1.0, 1.6]),
    }


def wild_table(rng: random.Random, seed: int) -> Any:
    seats = 2 + seed % 5
    me = None if seed % 7 == 6 else rng.randrange(seats)
    kinds = [rng.choice(KINDS) for _ in range(seats)]
    rules = FAMILY if seed % 3 else replace(drawn_rules(rng), stock_passes=2, rounds=2)
    return open_table(sitters(seats, kinds, me), rules, seed)


def disturb(sitting: Sitting, rng: random.Random) -> None:
    """Skip, pause, resize, draw or press something that has no meaning, now and then."""
    chance = rng.random()
    if chance < 0.03:
        sitting.key(pygame.KSCAN_PERIOD)
    elif chance < 0.04:
        sitting.scene.covered()
    elif chance < 0.043:
        sitting.resize(rng.choice(SIZES))
    elif chance < 0.06:
        sitting.draw()
    elif chance < 0.12 and not (sitting.person.on_turn or sitting.person.must_throw):
        sitting.key(rng.choice(STRAY))


@pytest.mark.parametrize("seed", SEEDS)
def test_random_play_with_skips_resizes_and_pauses(seed: int, tmp_path: Path) -> None:
    rng = random.Random(f"flow {seed}")
    table = wild_table(rng, seed)
    sitting = sit(tmp_path, table, SIZES[0], **wild_settings(rng, seed))
    bot = Bot(seed, whim=0.4, claims=0.7)
    records = 0
    for _ in range(FRAMES):
        if sitting.left:
            break
        bot.act(sitting)
        disturb(sitting, rng)
        sitting.tick(rng.choice([0.0, 1 / 60, 1 / 30, 0.05, 0.05]))
        sitting.check_still()
        if len(table.kept) != records:
            records = len(table.kept)
            sitting.check_record()
    assert sitting.left, f"seed {seed}: the round never ended"
    assert table.last_outcome is not None
    if not table.match.over:
        sitting.next_round()
        sitting.run(lambda: sitting.flow.view is not None and sitting.flow.timeline.idle)
        sitting.check_still()
        assert table.number == 2


def some_fingers(sitting: Sitting, rng: random.Random, down: dict[int, int]) -> None:
    """Press and let go own keys at random; act for whoever has the look just now."""
    keys = [key.scancode for key in sitting.flow.hot.keys.values()]
    for scancode in [key for key, frames in down.items() if frames <= 0]:
        del down[scancode]
        key_event(sitting, pygame.KEYUP, scancode)
    for scancode in down:
        down[scancode] -= 1
    if rng.random() < 0.15:
        scancode = rng.choice(keys)
        if scancode not in down:
            down[scancode] = rng.choice([1, 3, 6, 25])
            key_event(sitting, pygame.KEYDOWN, scancode)
    if rng.random() < 0.02:
        sitting.key(rng.choice([pygame.KSCAN_V, pygame.KSCAN_SPACE, pygame.KSCAN_RETURN]))


def key_event(sitting: Sitting, kind: int, scancode: int) -> None:
    sitting.scene.handle(pygame.Event(kind, key=0, scancode=scancode, mod=0, unicode=""))


@pytest.mark.parametrize("seed", range(len(SEEDS) // 2))
def test_several_people_at_one_screen_with_random_keys(seed: int, tmp_path: Path) -> None:
    """Hands are closed but for looks; the picture is that of the view of whoever looks."""
    rng = random.Random(f"shared {seed}")
    seats, people = 2 + seed % 5, 2 + seed % 3
    sitters_ = tuple(
        SeatRecord(NAMES[seat], HUMAN if seat < people else "greedy", None, 0)
        for seat in range(seats)
    )
    table = open_table(sitters_, FAMILY, seed)
    wishes = {"speed": rng.choice(["fast", "instant"]), "claim_seconds": "0.8"}
    sitting = sit(tmp_path, table, SIZES[0], **wishes)
    bot, down = Bot(seed, whim=0.3), dict[int, int]()
    for _ in range(2 * FRAMES):
        if sitting.left:
            break
        some_fingers(sitting, rng, down)
        if sitting.flow.me is not None and rng.random() < 0.3:
            bot.act(sitting)
        sitting.tick(rng.choice([1 / 60, 0.05, 0.05]))
        sitting.check_still()
        shown = {**sitting.flow.base(), **sitting.flow.timeline.poses()}
        check_closed(sitting, shown)
    assert sitting.left, f"seed {seed}: the round never ended"
    sitting.check_record()


def check_closed(sitting: Sitting, shown: dict[str, Pose]) -> None:
    """No face lies open but those on the table and in the hand of whoever looks or just looked."""
    table = sitting.table
    if table.phase in (None, "over"):
        return
    state, looks, view = table._running(), sitting.flow.me, sitting.flow.view
    closing = view.seat if view is not None else None
    gathered = set(view.discards) if view is not None else set()  # one of them may be drawn
    hidden = {
        card
        for seat, hand in enumerate(state.hands)
        for card in hand
        if seat not in (looks, closing) and not (table.pending and table.pending.seat == seat)
    }
    assert not (hidden - gathered) & {pose.face for pose in shown.values() if pose.alpha}


class Memory:
    """Remembers with every record that is kept what the person saw then, and how it lay."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.records: list[Record] = []
        self.views: list[View | None] = []
        self.pictures: dict[int, tuple[dict[str, Pose], list[Line]]] = {}
        sitting.table._keep = self.keep
        self.keep(sitting.table.record)

    def keep(self, record: Record) -> None:
        table = self.sitting.table
        self.records.append(record)
        over = table.phase in (None, "over")
        self.views.append(None if over else table.view(self.sitting.flow.me))

    def note(self) -> None:
        """With nothing moving, remember picture and history beside the newest record."""
        flow, number = self.sitting.flow, len(self.records) - 1
        if flow.timeline.idle and flow.view is not None and flow.view == self.views[number]:
            self.pictures[number] = (flow.base(), list(flow.lines))


@pytest.mark.parametrize("seed", [1, 4, 8])
def test_a_match_goes_on_from_any_record_with_the_same_picture(seed: int, tmp_path: Path) -> None:
    table = wild_table(random.Random(f"resume {seed}"), seed)
    sitting = sit(tmp_path, table, speed="fast", claim_seconds="0.8")
    memory, bot = Memory(sitting), Bot(seed)
    while len(memory.records) < 60 and not table.match.over:
        bot.act(sitting)
        sitting.tick(0.05)
        if sitting.table.pending is None:
            memory.note()
        if sitting.left:
            sitting.next_round()
    assert len(memory.pictures) > 25
    for number, record in enumerate(memory.records):
        again = sit(tmp_path, Table(record))
        assert again.table.record == record
        assert again.flow.view == memory.views[number]
        again.check_still()
        if number in memory.pictures:
            assert (again.flow.base(), again.flow.lines) == memory.pictures[number]


def test_a_resumed_claim_window_is_asked_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A window that was open when the program was killed opens again with all its time."""
    script(monkeypatch, meek)
    sitting = sit(tmp_path, open_table(sitters(4), seed=2), speed="fast")
    bot = Bot(0, claims=0.0)
    sitting.run(lambda: sitting.flow.windows.is_open, bot=bot)
    again = sit(tmp_path, Table(sitting.table.record))
    again.tick()
    assert again.flow.windows.is_open
    assert again.flow.windows.clock.share == 1
    again.run(lambda: again.table.phase == "turn")


# two clicks are one


@pytest.fixture
def hand_clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time that the mouse's events have, in seconds: the test moves it."""
    now = [100.0]
    monkeypatch.setattr(pygame.time, "get_ticks", lambda: round(now[0] * 1000))
    return now


def my_moves(sitting: Sitting) -> int:
    return sum(
        getattr(move, "seat", None) == sitting.flow.me
        for played in sitting.table.record.rounds
        for move in played.moves
    )


def live_points(sitting: Sitting, rng: random.Random) -> tuple[int, int]:
    """A point on something that can be clicked."""
    places = sitting.flow.geometry
    hand = hand_places(len(sitting.scene.fingers.hand()), places, apart=False)
    box = rng.choice([*hand, *hand, places.stock, places.pass_, places.ring, places.ppong])
    return rng.randint(box.left + 2, box.right - 3), rng.randint(box.top + 2, box.bottom - 3)


@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("one_click", [True, False])
def test_a_double_click_never_plays_two_moves(
    tmp_path: Path, hand_clock: list[float], speed: str, one_click: bool
) -> None:
    sitting = sit(
        tmp_path, open_table(sitters(3), seed=7), speed=speed, one_click=one_click,
        claim_seconds="0.8",
    )  # fmt: skip
    rng, bot = random.Random(f"{speed} {one_click}"), Bot(1)
    played = 0
    for _ in range(800):
        asked = sitting.person.on_turn or sitting.person.must_throw or sitting.person.may_claim
        if asked and rng.random() < 0.7:
            before = my_moves(sitting)
            click_twice(sitting, rng, hand_clock)
            assert my_moves(sitting) - before <= 1
            played += my_moves(sitting) - before
        elif rng.random() < 0.1:
            bot.act(sitting)
        if sitting.left:
            sitting.next_round()
        let_pass(sitting, hand_clock, rng.choice([0.05, 0.3]))
    assert played > 5, "the clicks played something"
    sitting.check_record()


def click_twice(sitting: Sitting, rng: random.Random, hand_clock: list[float]) -> None:
    """Click twice within 300 ms and 8 px somewhere on what is live."""
    x, y = live_points(sitting, rng)
    sitting.button((x, y))
    let_pass(sitting, hand_clock, rng.choice([0.02, 0.05, 0.1, 0.2, 0.28]))
    sitting.button((x + rng.randint(-8, 8), y + rng.randint(-8, 8)))


def let_pass(sitting: Sitting, hand_clock: list[float], seconds: float) -> None:
    while seconds > 0:
        step = min(seconds, 0.05)
        hand_clock[0] += step
        sitting.tick(step)
        seconds -= step


def my_draw(sitting: Sitting) -> None:
    """Play on until the person is asked to draw and the table listens."""
    bot, person = Bot(0, claims=0.0), sitting.person
    for _ in range(FRAMES):
        if person.can(Draw()) and not sitting.scene.fingers.deaf:
            return
        if not person.can(Draw()):
            bot.act(sitting)
        if sitting.left:
            sitting.next_round()
        sitting.tick()


@pytest.mark.parametrize("speed", SPEEDS)
def test_enter_pressed_twice_plays_one_move(tmp_path: Path, speed: str) -> None:
    """After what can be done has changed, the table is deaf for a moment."""
    sitting = sit(tmp_path, open_table(sitters(3), seed=7), speed=speed, claim_seconds="0.8")
    for gap in (0, 1, 2, 4):
        my_draw(sitting)
        before = my_moves(sitting)
        sitting.key(pygame.KSCAN_RETURN)
        for _ in range(gap):
            sitting.tick(0.02)
        sitting.key(pygame.KSCAN_RETURN)
        assert my_moves(sitting) == before + 1
        sitting.settle()
        sitting.person.throw(sitting.person.throwable()[-1])


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_stray_presses_cost_nothing(seed: int, tmp_path: Path) -> None:
    """Any key but Enter, when it is not the person's turn and the hand has no pair of the card."""
    sitting = sit(tmp_path, open_table(sitters(4), seed=seed), speed="fast", claim_seconds="0.8")
    rng, bot, pressed = random.Random(seed), Bot(seed, claims=0.0), 0
    for _ in range(1500):
        if sitting.left:
            break
        person, view = sitting.person, sitting.flow.view
        idle = view is not None and not (person.on_turn or person.must_throw)
        month = MONTH[view.discards[-1]] if idle and view.discards else 0
        flying = sitting.flow.windows.clock is not None and not sitting.flow.timeline.idle
        if idle and not flying and [MONTH[card] for card in view.hand].count(month) < 2:
            before = sitting.table.record
            sitting.key(rng.choice(STRAY))
            pressed += 1
            assert sitting.table.record is before
            assert sitting.table.pending is None or sitting.table.pending.seat != 0
        else:
            bot.act(sitting)
        sitting.tick(0.05)
        sitting.check_still()
    assert pressed > 20
    sitting.check_record()


def test_a_wrong_press_is_counted_and_leaves_the_record_alone(tmp_path: Path) -> None:
    sitting = sit(tmp_path, open_table(sitters(4), seed=5), speed="fast")
    bot = Bot(5, claims=0.0)
    sitting.run(lambda: sitting.person.may_claim, bot=bot)
    month = MONTH[sitting.flow.view.discards[-1]]
    assert [MONTH[card] for card in sitting.flow.view.hand].count(month) < 2
    before = sitting.table.record
    for number in range(1, 4):
        sitting.key(pygame.KSCAN_SPACE)
        assert sitting.table.wrong.get(0, 0) == number
    assert sitting.table.record is before


@pytest.mark.parametrize("speed", ["normal", "instant"])
def test_dots_count_off_the_pause_of_whoever_holds_six_cards(tmp_path: Path, speed: str) -> None:
    """They last as long as the pause, which is drawn from a public seed, and no longer."""
    sitting = sit(tmp_path, open_table(sitters(3, me=None), seed=8), speed=speed)
    flow, seen = sitting.flow, 0
    for _ in range(2000):
        sitting.tick()
        dots = [each for each in flow.floaters if each.show.kind == "dots"]
        if not flow.timeline.idle or flow.table.phase != "hold":
            continue
        assert len(dots) == (speed == "normal")
        for each in dots:
            assert each.show.seat == flow.table.turn
            assert each.show.life - each.age == pytest.approx(flow._rest, abs=2 * FRAME)
            seen += 1
    assert (seen > 100) == (speed == "normal")


def test_a_slow_screen_s_time_is_added_to_every_window(tmp_path: Path) -> None:
    sitting = sit(tmp_path, open_table(sitters(4), seed=5), slow_screen="150")
    sitting.run(lambda: sitting.person.may_claim, bot=Bot(5, claims=0.0))
    assert sitting.flow.windows.clock.kind.length == pytest.approx(1.5 + 0.15)


def pull(sitting: Sitting, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Take what lies under the mouse and let it go somewhere else."""
    for kind, place in (
        (pygame.MOUSEBUTTONDOWN, start),
        (pygame.MOUSEMOTION, end),
        (pygame.MOUSEBUTTONUP, end),
    ):
        more = (
            {"rel": (0, 0), "buttons": (1, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
        )
        sitting.scene.handle(pygame.Event(kind, pos=place, **more))
        sitting.tick()


def test_a_card_let_go_beside_the_blanket_goes_back_into_the_hand(
    tmp_path: Path, hand_clock: list[float]
) -> None:
    sitting = sit(tmp_path, open_table(sitters(4), seed=5), one_click=False, speed="fast")
    sitting.run(lambda: sitting.person.throwable() and sitting.flow.still, bot=Bot(5, claims=0.0))
    let_pass(sitting, hand_clock, 0.5)
    geometry, before = sitting.flow.geometry, sitting.table.moves
    place = hand_places(len(sitting.flow.view.hand), geometry, apart=False)[0].center
    blanket = geometry.blanket
    for beside in ((-40, 100), (blanket.right + 40, 100), (place[0], -30)):
        pull(sitting, place, beside)
        assert sitting.table.moves == before, beside
        let_pass(sitting, hand_clock, 0.5)
    pull(sitting, place, geometry.ring.center)
    assert sitting.table.moves == before + 1


def test_a_click_on_a_paper_opens_it_large(tmp_path: Path) -> None:
    sitting = sit(tmp_path, open_table(sitters(4), seed=5), (1280, 720))
    sitting.run(lambda: sitting.flow.still and sitting.flow.view is not None, bot=Bot(5))
    geometry, fingers = sitting.flow.geometry, sitting.scene.fingers
    for paper, act in ((geometry.paper, Act.PAPER), (geometry.history, Act.HISTORY)):
        event = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=paper.center, button=1)
        assert fingers.take(event) is act


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080)])
def test_the_history_beside_the_table_follows_the_size_of_letters(size: tuple[int, int]) -> None:
    found = []
    for text in (1.0, 1.5, 2.0):
        places = geometry(size, 4, text)
        assert places.history is not None
        found.append(history_px(places, places.history.h * 0.068))
    assert found[0] < found[1] <= found[2]
    assert found[2] >= (1.4 if size[0] / size[1] < 2 else 1.1) * found[0], "a narrow one less"


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_a_ppong_names_its_victim_however_many_rows_it_takes(tmp_path: Path, text: float) -> None:
    sitting = sit(tmp_path, open_table(sitters(4), seed=5), (1280, 720), text=text)
    sitting.run(lambda: sitting.flow.view is not None)
    papers, box = sitting.scene.papers, sitting.flow.geometry.history
    line: Line = (1, sitting.stage.words("table.line_ppong", month="12", throw="11"), 3)
    seen = []
    for victim in (line[2], None):
        sitting.flow.lines[:] = [(line[0], line[1], victim)]
        sitting.draw()
        seen.append(pygame.image.tobytes(sitting.canvas.screen.subsurface(box), "RGB"))
        px = history_px(sitting.flow.geometry, box.h * 0.068)
        assert papers._rows(line, px, box.w - 2 * px) == (1 if text == 1.0 else 2)
    assert seen[0] != seen[1]


def test_the_history_says_what_the_seal_is_for_and_leads_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sit(tmp_path, open_table(sitters(4), seed=5), (1280, 720))
    before = HistoryPage(sitting.stage, sitting.flow, lambda: sitting.scene)
    sitting.run(lambda: sitting.flow.still and sitting.flow.view is not None, bot=Bot(5))
    page = HistoryPage(sitting.stage, sitting.flow, lambda: sitting.scene)
    assert sitting.table.seal in page.text()
    assert page.about == sitting.stage.words("table.seal_about")
    show(page)
    assert click(page, page.choices.rects()[-1].center) == Push(sitting.scene)
    copied: list[str] = []
    monkeypatch.setattr("pygame.scrap.put_text", copied.append)
    click(page, page.choices.rects()[1].center)
    assert copied == [page.text()]
    assert page.about == sitting.stage.words("table.copied"), "a press that shows nothing says so"
    assert before.about == HistoryPage(sitting.stage, sitting.flow).about == ""
    show(before)


def test_a_click_on_a_paper_leads_on_when_the_round_is_over(tmp_path: Path) -> None:
    sitting = sit(tmp_path, open_table(sitters(4, me=None), seed=5), (1280, 720), speed="fast")
    sitting.run(lambda: sitting.flow.over_for is not None)
    paper = sitting.flow.geometry.history.center
    event = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=paper, button=1)
    assert sitting.scene.fingers.take(event) is not Act.HISTORY


@pytest.mark.parametrize("strength", ["full", "off"])
def test_a_card_that_lands_is_pressed_for_a_moment(tmp_path: Path, strength: str) -> None:
    sitting = sit(tmp_path, open_table(sitters(3, me=None), seed=8), strength=strength)
    flow, sizes = sitting.flow, []
    for _ in range(600):
        sitting.tick(0.01)
        sizes.append(pressed(flow.floaters, strength))
    assert (min(sizes) < 0.97) == (strength == "full")
    assert min(sizes) >= 0.96
    longest = max(len(run) for run in "".join("_ "[size < 1] for size in sizes).split("_"))
    assert longest <= 7, "sixty milliseconds"
