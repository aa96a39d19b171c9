"""The table as a scene: input becomes acts, what the flow shows becomes sprites."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pygame

from game.table import Table
from scenes.canvas import Canvas
from scenes.keys import Act
from scenes.layout.geometry import Geometry, geometry
from scenes.layout.poses import HAND, RING, STOCK, Pose, place_of
from scenes.notice import Notice
from scenes.prints import made
from scenes.scene import Change, Push, Scene
from scenes.stage import Stage
from scenes.table import floaters
from scenes.table.ahead import Ahead, card_at
from scenes.table.company import silent_page
from scenes.table.curtain import Curtain
from scenes.table.fingers import Fingers
from scenes.table.flow import Flow
from scenes.table.furniture import Furniture, background
from scenes.table.key_check import KeyCheck
from scenes.table.papers import Papers
from scenes.table.reading import facts_of
from scenes.table.warm import warm

TOP = 10_000.0
MANY = 4  # from so many people on a keyboard may not hear all keys at once
SWINGS = 33  # swings a second of a hand that says no


@dataclass(frozen=True)
class Ways:
    """Where the table leads: pages by the act that opens them, and the sheet between rounds."""

    pages: Mapping[Act, Callable[["TableScene"], Scene]]
    sheet: Callable[["TableScene"], Scene]


class TableScene:
    """The running match on the screen."""

    see_through = False

    def __init__(self, stage: Stage, table: Table, ways: Ways) -> None:
        self.stage = stage
        self.table = table
        self.ways = ways
        screen = pygame.display.get_surface()
        size = screen.get_size() if screen else (1280, 720)
        self.flow = Flow(stage, table, self._geometry(size, shared=len(table.people) > 1))
        self.ahead = Ahead(self.flow)
        self.fingers = Fingers(self.flow)
        self.furniture = Furniture(stage, self.flow.geometry)
        self.papers = Papers(stage)
        self.curtain = Curtain(stage, self.flow.geometry)
        self.notice = Notice(stage)
        stage.sound.seat({seat.character or "person" for seat in table.seats})
        stage.sound.music("low")
        warm(stage, self.flow.geometry)

    def _geometry(self, size: tuple[int, int], *, shared: bool) -> Geometry:
        return geometry(size, len(self.table.seats), self.stage.settings.text, shared=shared)

    @property
    def busy(self) -> bool:
        """Tell whether something moves or a clock runs."""
        flow, person = self.flow, self.flow.person
        if flow.hot is not None:
            return True
        waits = (person.on_turn and not self.stage.settings.auto_draw) or person.must_throw
        moving = any(floater.moving for floater in flow.floaters)
        return bool(not waits or moving or self.fingers.busy or person.shaking)

    def covered(self) -> None:
        """Stop the clock while something else is in front."""
        if self.flow.hot is not None:
            self.flow.hot.covered()
        self.flow.windows.pause()
        self.fingers.let_go()

    def update(self, seconds: float) -> Change:
        """Let the match go on."""
        self.stage.faces.warm_up()
        self.notice.update(seconds)
        self.flow.tick(seconds)
        self.ahead.tick()
        self.fingers.tick(seconds)
        if (page := self._company()) is not None:
            return Push(page)
        if self.flow.leave_open_table(pressed=False):
            return self._to_sheet()
        return None

    def handle(self, event: pygame.Event) -> Change:
        """Take a key, a button, the mouse or a pad."""
        act = self.fingers.take(event)
        if act is Act.DEFAULT:
            return self._to_sheet()
        if act is None:
            return None
        if act not in self.ways.pages or (act is Act.HINT and not self.coached):
            self.flow.person.refuse("hint")
            return None
        return Push(self.ways.pages[act](self))

    def _company(self) -> Scene | None:
        """Open what a table with several people asks for: the key check, or who is away."""
        shared = self.flow.shared
        if shared is None:
            return None
        if len(shared.keys) >= MANY and self.stage.settings.blocked_keys is None:
            return KeyCheck(self.stage, shared.keys, self.flow.names)
        seat = shared.absences.offer
        if seat is None:
            return None
        shared.absences.wait(seat)
        return silent_page(self.flow, seat)

    @property
    def coached(self) -> bool:
        """Tell whether the coach can be asked: for a hand that lies open before its owner."""
        flow, phase = self.flow, self.table.phase
        open_hand = flow.me is not None and flow.view is not None
        return Act.HINT in self.ways.pages and open_hand and phase not in (None, "over")

    def _to_sheet(self) -> Change:
        self.flow.over_for = None
        return Push(self.ways.sheet(self))

    def resume_round(self) -> None:
        """Go on with the next round, as the score sheet asks."""
        self.flow.next_round()

    # drawing

    def draw(self, canvas: Canvas) -> None:
        """Lay the table's pictures, lowest first."""
        self._fit(canvas.size)
        flow, furniture = self.flow, self.furniture
        emblems = tuple(
            (place + flow.look.bottom) % len(self.table.seats)
            for place in range(len(flow.geometry.places))
        )
        blanket = self.stage.settings.blanket
        canvas.background(made(background, canvas.size, blanket, flow.geometry, emblems))
        facts = facts_of(flow, self.stage, self.fingers.held)
        shown = {**flow.base(), **flow.timeline.poses()}
        order = sorted(shown.items(), key=lambda item: item[1].layer)
        furniture.under(canvas, facts)
        self._cards(canvas, order, 0, RING)
        furniture.ring(canvas, facts)
        self._floaters(canvas, above=False)
        self._cards(canvas, order, RING, STOCK)
        self.papers.draw(canvas, flow, self.table)
        furniture.over(canvas, facts)
        if self.coached:
            furniture.hint(canvas)
        self._cards(canvas, order, STOCK, HAND)
        furniture.seats(canvas, facts)
        furniture.stock_label(canvas, facts)
        self._cards(canvas, order, HAND, TOP)
        self.curtain.draw(canvas, flow)
        furniture.marks(canvas, facts)
        self._floaters(canvas, above=True)
        self.notice.draw(canvas)

    def _fit(self, size: tuple[int, int]) -> None:
        fresh = self._geometry(size, shared=self.flow.hot is not None)
        if fresh is not self.flow.geometry:
            self.flow.geometry = fresh
            self.furniture = Furniture(self.stage, fresh)
            self.curtain = Curtain(self.stage, fresh)
            warm(self.stage, fresh)

    @property
    def _strength(self) -> str:
        settings = self.stage.settings
        return "off" if settings.reduced_motion else settings.strength

    def _cards(
        self, canvas: Canvas, order: list[tuple[str, Pose]], low: float, high: float
    ) -> None:
        shake = floaters.shaken(self.flow.floaters, self.flow.geometry, self._strength)
        for piece, pose in order:
            if low <= pose.layer < high and pose.alpha:
                self._card(canvas, piece, pose, shake if pose.layer < STOCK else (0, 0))

    def _card(self, canvas: Canvas, piece: str, pose: Pose, shake: tuple[int, int]) -> None:
        x, y = pose.x + shake[0], pose.y + shake[1]
        if piece == self.fingers.grip.dragged():
            x, y = self.fingers.grip.pointer
        shaking = self.flow.person.shaking
        if shaking and pose.layer >= HAND:
            x += (1 if int(shaking * SWINGS) % 2 else -1) * self.flow.geometry.px(0.004)
        picture = card_at(pose, self.stage)
        size = floaters.pressed(self.flow.floaters, self._strength) if pose.layer == RING else 1.0
        if size < 1:
            picture = pygame.transform.smoothscale_by(picture, size)
        if pose.squash < 1:
            width = max(2, round(picture.get_width() * pose.squash))
            picture = pygame.transform.scale(picture, (width, picture.get_height()))
        canvas.centre(picture, x, y, pose.alpha)

    def _floaters(self, canvas: Canvas, *, above: bool) -> None:
        flow = self.flow
        for floater in flow.floaters:
            if (floater.show.kind in floaters.ABOVE) is above:
                seat = floater.show.seat
                place = None if seat is None else place_of(flow.geometry, flow.look, seat)
                spot = floaters.Spot(flow.geometry, place, self._strength)
                floaters.draw(canvas, floater, spot, self.stage)
