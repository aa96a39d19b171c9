"""A table to play at without a window: time in the test's hand, seeds or arranged decks, a bot."""

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from operator import is_
from pathlib import Path
from typing import Any, Final

import msgspec
import pygame
import pytest

from game.cards import MONTH, Card
from game.cpu import Choice
from game.house import FAMILY, HouseRules
from game.moves import Declare, Discard, Draw, Stop
from game.record import Record, SeatRecord
from game.replay import Replay, replay
from game.scribe import begin
from game.table import HUMAN, Table
from game.view import View
from scenes.canvas import Canvas
from scenes.faces import Faces
from scenes.scene import Change, Push, Scene
from scenes.stage import Stage
from scenes.table.scene import TableScene, Ways
from tests.screens import open_stage

SIZE: Final = (960, 600)
FRAME: Final = 1 / 60  # s
NAMES: Final = ("김하늘", "박순자", "이민수", "정미경", "최동수", "한보라")
FAMILY_OF: Final = ("nephew", "grandmother", "uncle", "aunt", "father", "cousin")
SPEEDS: Final = ("slow", "normal", "fast", "instant")
PATIENCE: Final = 20_000  # frames after which nothing more is expected


@contextmanager
def screen(size: tuple[int, int] = SIZE) -> Iterator[pygame.Surface]:
    """Open a display that nobody sees."""
    pygame.display.init()
    pygame.font.init()
    yield pygame.display.set_mode(size)
    pygame.event.clear()
    pygame.display.quit()


@cache
def faces() -> Faces:
    """Card faces that all tests of a process share, since loading them takes a while."""
    return Faces()


class Dealer(Table):
    """A table whose seeds and cuts follow from one number; arranged decks come first."""

    def __init__(
        self, record: Record, seed: int = 0, decks: Sequence[tuple[Card, ...]] = ()
    ) -> None:
        self.kept: list[Record] = []
        super().__init__(record, self.kept.append)
        self._dice, self._decks = random.Random(seed), list(decks)

    def prepare(self) -> str:
        if self.next_seed is None:
            self.next_seed = f"{self._dice.getrandbits(128):032x}"
        return super().prepare()

    def deal(self, cut: int = 0, deck: tuple[Card, ...] | None = None) -> Any:
        del cut
        arranged = deck or (self._decks.pop(0) if self._decks else None)
        return super().deal(self._dice.randrange(48), arranged)


def sitters(
    seats: int, kinds: str | Sequence[str] = "greedy", me: int | None = 0
) -> tuple[SeatRecord, ...]:
    """Seat the family; `me` is the person's seat, None for CPUs alone."""
    of = [kinds] * seats if isinstance(kinds, str) else list(kinds)
    return tuple(
        SeatRecord(NAMES[seat], HUMAN, None, 0)
        if seat == me
        else SeatRecord(NAMES[seat], of[seat], FAMILY_OF[seat], 0)
        for seat in range(seats)
    )


def open_table(
    seats: Sequence[SeatRecord],
    rules: HouseRules = FAMILY,
    seed: int = 0,
    decks: Sequence[tuple[Card, ...]] = (),
    dealer: int = 0,
) -> Dealer:
    """Open a table; with an arranged deck it is dealt at once, by the given dealer."""
    table = Dealer(begin(rules, tuple(seats), preset=None, started=None), seed, decks)
    if decks:
        table.match = msgspec.structs.replace(table.match, dealer=dealer)
        table.deal()
    return table


class Sitting:
    """A table scene on a dummy display; `time` is what the window has shown, in seconds."""

    def __init__(self, stage: Stage, table: Table, size: tuple[int, int] | None = None) -> None:
        if size is not None:
            pygame.display.set_mode(size)
        self.stage = stage
        stage.faces = faces()
        self.canvas = Canvas(pygame.display.get_surface() or pygame.display.set_mode(SIZE))
        self.scene = TableScene(stage, table, Ways({}, lambda _: _never()))
        self.table = table
        self.time = 0.0
        self.left = False  # whether the scene asked for the score sheet
        self._checked: tuple[object, ...] | None = None

    @property
    def flow(self) -> Any:
        return self.scene.flow

    @property
    def person(self) -> Any:
        return self.scene.flow.person

    @property
    def heard(self) -> list[str]:
        asked = self.stage.sound.asked
        assert isinstance(asked, list)
        return asked

    def tick(self, seconds: float = FRAME) -> None:
        """Let one frame's time pass."""
        self.time += seconds
        self._obey(self.scene.update(seconds))

    def frame(self, seconds: float = FRAME) -> list[pygame.Rect]:
        """Let one frame's time pass and draw it; the rects that were painted."""
        self.tick(seconds)
        return self.draw()

    def draw(self) -> list[pygame.Rect]:
        self.scene.draw(self.canvas)
        return self.canvas.paint()

    def run(
        self, until: Callable[[], object], seconds: float = FRAME, bot: "Bot | None" = None
    ) -> None:
        """Let frames pass until something holds; `AssertionError` when it never does."""
        for _ in range(PATIENCE):
            if until():
                return
            if bot is not None:
                bot.act(self)
            self.tick(seconds)
        raise AssertionError("what should happen at the table never happened")

    def settle(self) -> None:
        """Let the clips that run come to their end."""
        self.run(lambda: self.flow.timeline.idle)

    def resize(self, size: tuple[int, int]) -> None:
        self.canvas.screen = pygame.display.set_mode(size)
        self.canvas.forget()
        self.draw()

    def key(self, scancode: int) -> None:
        down = pygame.Event(pygame.KEYDOWN, key=0, scancode=scancode, mod=0, unicode="")
        self._obey(self.scene.handle(down))
        self.scene.handle(pygame.Event(pygame.KEYUP, key=0, scancode=scancode, mod=0))

    def button(self, place: tuple[int, int], button: int = 1) -> None:
        """Press and let go a mouse button."""
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._obey(self.scene.handle(pygame.Event(kind, pos=place, button=button)))

    def _obey(self, change: Change) -> None:
        self.left |= isinstance(change, Push)

    def next_round(self) -> None:
        """Leave the sheet, as its button does."""
        self.left = False
        self.scene.resume_round()

    # what must hold

    def check_still(self) -> None:
        """With nothing moving, cards stand where the view says, and the view is the table's."""
        flow = self.flow
        if not flow.timeline.idle or self.table.phase is None:
            return
        now = (flow.view, flow.look, flow.geometry, self.table._state, self.table.pending)
        if self._checked is not None and all(map(is_, now, self._checked)):
            return
        self._checked = now
        assert flow.timeline.poses() == {}
        assert flow.view == self.table.view(flow.me)
        assert flow.look.pending == self.table.pending
        assert flow.base() == flow._lay(self.table.view(flow.me), flow.look)

    def check_record(self) -> Replay:
        """Replay the record as it stands; `RecordFault` if it does not hold."""
        return replay(self.table.record)


def _never() -> Scene:
    return None  # type: ignore[return-value]


def sit(
    folder: Path, table: Table, size: tuple[int, int] | None = None, **settings: Any
) -> Sitting:
    """Sit down at a table with settings of one's own."""
    return Sitting(open_stage(folder, newcomer=False, **settings), table, size)


class Bot:
    """A person who plays fast and by simple wishes; `whim` 0–1 plays at random instead."""

    def __init__(self, seed: int = 0, whim: float = 0.0, claims: float = 1.0) -> None:
        self.chance = random.Random(seed)
        self.whim, self.claims = whim, claims
        self._wait = 0
        self._window: object = None

    def act(self, sitting: Sitting) -> None:
        """Do what a person would in this frame, if anything."""
        person = sitting.person
        if person.must_throw:
            person.throw(self._worst(person.throwable()))
        elif person.on_turn:
            self._turn(sitting)
        elif person.may_claim:
            self._claim(sitting)

    def _worst(self, cards: Sequence[Card]) -> Card:
        if self.chance.random() < self.whim:
            return self.chance.choice(cards)
        months = [MONTH[card] for card in cards]
        single = [card for card in cards if months.count(MONTH[card]) == 1]
        return max(single or cards, key=lambda card: MONTH[card])

    def _turn(self, sitting: Sitting) -> None:
        view, person = sitting.flow.view, sitting.person
        for ending in (Declare(), Stop()):
            if ending in view.moves and self.chance.random() >= self.whim:
                person.act(ending)
                return
        if Draw() in view.moves:
            person.act(Draw())
        else:
            person.throw(self._worst(person.throwable()))

    def _claim(self, sitting: Sitting) -> None:
        """Press or let pass at moments of one's own."""
        window = sitting.flow.windows.clock
        if self._window is not window:
            self._window = window
            self._wait = self.chance.randrange(3, 30)
        self._wait -= 1
        if self._wait == 0:
            self._wait = self.chance.randrange(3, 30)
            if self.chance.random() < self.claims:
                sitting.person.press_ppong()
            else:
                sitting.person.let_pass()


Choose = Callable[[View], Choice]


class Script:
    """A CPU player that does what a test says, after so many slices of thinking."""

    def __init__(self, choose: Choose, slices: int = 1) -> None:
        self.choose, self.slices = choose, slices

    def think(self, view: View, rng: random.Random) -> Iterator[Choice]:
        del rng
        choice = self.choose(view)
        for _ in range(self.slices):
            yield choice


def script(patch: pytest.MonkeyPatch, choose: Choose, slices: int = 1) -> None:
    """Let all CPU players do what a test says."""
    patch.setattr("game.table.player", lambda _kind, _character: Script(choose, slices))


def tame(view: View) -> Choice:
    """Draw, throw the card just drawn (as dealer the highest), claim whatever can be claimed."""
    if view.phase == "window":
        return view.moves[-1] if view.moves else None
    if view.phase == "turn":
        return Draw()
    return Discard(view.drawn or view.hand[-1])


def meek(view: View) -> Choice:
    """Play tamely and claim nothing."""
    return None if view.phase == "window" else tame(view)


def rote_throw(sitting: Any) -> None:
    """Let the person draw and throw what was drawn, whenever it is the person's turn."""
    view, person = sitting.flow.view, sitting.person
    if person.on_turn:
        if Draw() in view.moves:
            person.act(Draw())
        else:
            person.throw(view.drawn or view.hand[-1])
