"""The table as a scene: input becomes acts, what the flow shows becomes sprites."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from game.cards import Card
from game.moves import Declare, Draw, Move, Stop
from game.table import Table
from scenes.canvas import Canvas
from scenes.keys import CARDS, Act, act_of, released
from scenes.layout.geometry import Geometry, geometry
from scenes.layout.poses import HAND, RING, STOCK, Pose, hand_order, place_of
from scenes.prints import made
from scenes.scene import Change, Push, Scene
from scenes.stage import Stage
from scenes.table import floaters
from scenes.table.flow import Flow
from scenes.table.furniture import Furniture, background
from scenes.table.papers import Papers
from scenes.table.reading import facts_of
from scenes.table.warm import warm

DEAF: Final = 0.15  # seconds without hearing after the live acts changed
TWICE: Final = (300, 8)  # ms and px within which a second button-down is one and the same
HOLD: Final = 0.6  # seconds that 스톱 and 선언 are held


@dataclass(frozen=True)
class Ways:
    """Where the table leads: the menu, and the sheet between rounds."""

    menu: Callable[[], Scene]
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
        self.flow = Flow(stage, table, self._geometry(size))
        self.furniture = Furniture(stage, self.flow.geometry)
        self.papers = Papers(stage)
        self.focus: int | None = None  # place in the open hand that the keyboard has
        self._deaf = 0.0
        self._acts: object = None
        self._held: tuple[Act, float] | None = None
        self._last_down: tuple[int, tuple[int, int]] = (-10_000, (-100, -100))
        self._dragged: tuple[Card, tuple[int, int]] | None = None
        self._pointer = (0, 0)
        stage.sound.seat([seat.character or "person" for seat in table.seats])
        warm(stage, self.flow.geometry)

    def _geometry(self, size: tuple[int, int]) -> Geometry:
        return geometry(size, len(self.table.seats), self.stage.settings.text)

    @property
    def busy(self) -> bool:
        """Tell whether something moves or a clock runs."""
        flow = self.flow
        person_waits = (flow.my_turn and not self.stage.settings.auto_draw) or flow.i_throw
        moving = any(floater.moving for floater in flow.floaters)
        return bool(
            not person_waits or moving or self._held or self._deaf or flow.shaking
            or self._dragged
        )  # fmt: skip

    def covered(self) -> None:
        """Stop the clock while something else is in front."""
        self.flow.pause()
        self._held = None
        self._dragged = None

    # time

    def update(self, seconds: float) -> Change:
        """Let the match go on."""
        self._deaf = max(0.0, self._deaf - seconds)
        self.flow.tick(seconds)
        self._notice_changes()
        if self._held is not None:
            act, time = self._held
            self._held = (act, time + seconds)
            if time + seconds >= HOLD:
                self._held = None
                self._commit(act)
        if self.flow.leave_open_table(pressed=False):
            return self._to_sheet()
        return None

    def _to_sheet(self) -> Change:
        self.flow.over_for = None
        return Push(self.ways.sheet(self))

    def resume_round(self) -> None:
        """Go on with the next round, as the score sheet asks."""
        self.flow.next_round()

    def _notice_changes(self) -> None:
        """Turn deaf for a moment when other things can be done than before."""
        flow = self.flow
        acts = (flow.my_turn, flow.i_throw, flow.view and flow.view.phase, flow.window_open)
        if acts != self._acts:
            self._acts = acts
            self._deaf = DEAF
            self.focus = None
            self._held = None

    def _commit(self, act: Act) -> None:
        self.flow.act(Stop() if act is Act.STOP else Declare())

    # input

    def handle(self, event: pygame.Event) -> Change:
        """Take a key, a button, the mouse or a pad."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION):
            return self._mouse(event)
        if (act := released(event)) is not None and self._held and self._held[0] is act:
            self._held = None
        if (act := act_of(event)) is not None:
            return self._key(act)
        return None

    def _key(self, act: Act) -> Change:
        flow = self.flow
        if act is Act.MENU:
            return Push(self.ways.menu())
        if act is Act.PPONG:
            flow.press_ppong()
        elif act is Act.HURRY:
            flow.hurry()
        elif act is Act.MUTE:
            self.stage.change(muted=not self.stage.settings.muted)
        elif act is Act.DEFAULT and flow.leave_open_table(pressed=True):
            return self._to_sheet()
        elif act is Act.DEFAULT and self.table.phase == "over":
            flow.hurry()
        elif not self._deaf:
            self._play_key(act)
        return None

    def _play_key(self, act: Act) -> None:
        if act is Act.DEFAULT:
            self._default()
        elif act in CARDS:
            self._pick(CARDS.index(act))
        elif act in (Act.LEFT, Act.RIGHT, Act.NEXT, Act.BACKWARD):
            self._move_focus(1 if act in (Act.RIGHT, Act.NEXT) else -1)
        elif self._may_hold(act):
            self._held = (act, 0.0)
        elif act is Act.PREARM:
            self._prearm()

    def _may_hold(self, act: Act) -> bool:
        """Tell whether an act that takes a long press can be done now."""
        moves: dict[Act, Move] = {Act.STOP: Stop(), Act.DECLARE: Declare()}
        move = moves.get(act)
        return move is not None and self.flow.can(move)

    def _default(self) -> None:
        """Do what Enter does: draw, throw the raised card, or let the card pass."""
        flow = self.flow
        if flow.can(Draw()):
            flow.act(Draw())
        elif flow.throwable():
            self._throw_raised()
        elif flow.may_pass():
            flow.let_pass()

    def _throw_raised(self) -> None:
        flow = self.flow
        chosen = flow.look.raised
        if chosen is None or chosen not in flow.throwable():
            hand = self._hand()
            flow.raise_card(hand[self.focus] if self.focus is not None else hand[-1])
            return
        flow.throw(chosen)

    def _hand(self) -> tuple[Card, ...]:
        view = self.flow.view
        if view is None:
            return ()
        pending = self.table.pending
        gone = pending.cards if pending is not None and pending.seat == self.flow.me else ()
        return tuple(card for card in hand_order(view) if card not in gone)

    def _pick(self, place: int) -> None:
        """Choose a card by its number from the left."""
        hand = self._hand()
        if place < len(hand):
            self._choose(hand[place])

    def _choose(self, card: Card) -> None:
        """Throw a card, or in two steps raise it first."""
        flow = self.flow
        if card not in flow.throwable():
            return
        if self.stage.settings.one_click or flow.look.raised == card:
            flow.throw(card)
        else:
            flow.raise_card(card)

    def _move_focus(self, step: int) -> None:
        hand = self._hand()
        if not hand:
            return
        start = self.focus if self.focus is not None else (-1 if step > 0 else 0)
        self.focus = (start + step) % len(hand)
        self.flow.raise_card(hand[self.focus])

    def _prearm(self) -> None:
        hand = self._hand()
        if self.focus is not None and self.focus < len(hand):
            self.flow.prearm(hand[self.focus])

    # mouse

    def _mouse(self, event: pygame.Event) -> Change:
        self._pointer = event.pos
        if event.type == pygame.MOUSEBUTTONUP:
            return self._button_up(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._button_down(event)
        return None

    def _button_down(self, event: pygame.Event) -> Change:
        now = pygame.time.get_ticks()
        last, spot = self._last_down
        self._last_down = (now, event.pos)
        near = max(abs(event.pos[0] - spot[0]), abs(event.pos[1] - spot[1])) <= TWICE[1]
        if now - last < TWICE[0] and near:
            return None
        if event.button == 3:
            card = self._card_at(event.pos)
            if card is not None:
                self.flow.prearm(card)
        return self._left_down(event.pos) if event.button == 1 else None

    def _left_down(self, pos: tuple[int, int]) -> Change:
        flow, places = self.flow, self.flow.geometry
        if places.menu.collidepoint(pos):
            return Push(self.ways.menu())
        if self.table.phase == "over":
            return self._press_open_table()
        in_ring = _in_circle(pos, places.ring)
        if _in_circle(pos, places.ppong) or (in_ring and flow.clock is not None):
            flow.press_ppong()
        elif not self._deaf:
            self._press_at(pos)
        return None

    def _press_open_table(self) -> Change:
        if self.flow.leave_open_table(pressed=True):
            return self._to_sheet()
        self.flow.hurry()
        return None

    def _press_at(self, pos: tuple[int, int]) -> None:
        flow, places = self.flow, self.flow.geometry
        card = self._card_at(pos)
        if card is not None:
            if not self.stage.settings.one_click and card in flow.throwable():
                self._dragged = (card, pos)
            self._choose(card)
        elif places.stop.collidepoint(pos) and flow.can(Stop()):
            self._held = (Act.STOP, 0.0)
        elif places.declare.collidepoint(pos) and flow.can(Declare()):
            self._held = (Act.DECLARE, 0.0)
        elif not any(box.collidepoint(pos) for box in (places.pass_, places.stock)):
            flow.hurry()

    def _button_up(self, event: pygame.Event) -> Change:
        flow, places = self.flow, self.flow.geometry
        self._held = None
        dragged, self._dragged = self._dragged, None
        if event.button != 1 or self._deaf:
            return None
        if dragged is not None:
            self._drop(dragged, event.pos)
        elif places.pass_.collidepoint(event.pos):
            flow.let_pass()
        elif places.stock.collidepoint(event.pos):
            flow.act(Draw())
        return None

    def _drop(self, dragged: tuple[Card, tuple[int, int]], pos: tuple[int, int]) -> None:
        """Throw a card that was dragged out of the hand; a mere click leaves it raised."""
        card, start = dragged
        if pos[1] < start[1] - self.flow.geometry.px(0.08):
            self.flow.throw(card)

    def _card_at(self, pos: tuple[int, int]) -> Card | None:
        hand = self._hand()
        base = self.flow.base()
        for card in reversed(hand):
            pose = base.get(card)
            if pose is None or pose.layer < HAND:
                continue
            box = pygame.Rect(0, 0, pose.width, pose.width * 530 / 350)
            box.center = (round(pose.x), round(pose.y))
            box.h += self.flow.geometry.px(0.04)
            if box.collidepoint(pos):
                return card
        return None

    # drawing

    def draw(self, canvas: Canvas) -> None:
        """Lay the table's pictures."""
        self._fit(canvas.size)
        flow, places = self.flow, self.flow.geometry
        emblems = tuple(self._emblem(place) for place in range(len(places.places)))
        canvas.background(
            made(background, canvas.size, self.stage.settings.blanket, places, emblems)
        )
        facts = facts_of(flow, self.stage, self._held)
        shown = {**flow.base(), **flow.timeline.poses()}
        order = sorted(shown.items(), key=lambda item: item[1].layer)
        self.furniture.under(canvas, facts)
        self._cards(canvas, order, 0, RING)
        self._floaters(canvas, above=False)
        self.furniture.ring(canvas, facts)
        self._cards(canvas, order, RING, STOCK)
        self.papers.draw(canvas, flow, self.table)
        self.furniture.over(canvas, facts)
        self._cards(canvas, order, STOCK, HAND)
        self.furniture.seats(canvas, facts)
        self.furniture.stock_label(canvas, facts)
        self._cards(canvas, order, HAND, 10_000)
        self.furniture.marks(canvas, facts)
        self._floaters(canvas, above=True)

    def _fit(self, size: tuple[int, int]) -> None:
        fresh = self._geometry(size)
        if fresh != self.flow.geometry:
            self.flow.geometry = fresh
            self.furniture = Furniture(self.stage, fresh)

    def _emblem(self, place: int) -> int:
        return (place + self.flow.look.bottom) % len(self.table.seats)

    def _cards(
        self, canvas: Canvas, order: list[tuple[str, Pose]], low: float, high: float
    ) -> None:
        settings = self.stage.settings
        strength = "off" if settings.reduced_motion else settings.strength
        dx, dy = floaters.shaken(self.flow.floaters, self.flow.geometry, strength)
        for piece, pose in order:
            if low <= pose.layer < high and pose.alpha:
                self._card(canvas, piece, pose, (dx, dy) if pose.layer < STOCK else (0, 0))

    def _card(self, canvas: Canvas, piece: str, pose: Pose, shake: tuple[int, int]) -> None:
        x, y = pose.x + shake[0], pose.y + shake[1]
        if self._dragged is not None and piece == self._dragged[0]:
            x, y = self._pointer
        if self.flow.shaking and pose.layer >= HAND:
            swing = 1 if int(self.flow.shaking * 33) % 2 else -1
            x += swing * self.flow.geometry.px(0.004)
        faces = self.stage.faces
        lifted = pose.layer >= HAND + 50
        picture = faces.card(pose.face, pose.width, pose.angle, pose.dim, lifted=lifted)
        if pose.squash < 1:
            width = max(2, round(picture.get_width() * pose.squash))
            picture = pygame.transform.scale(picture, (width, picture.get_height()))
        canvas.centre(picture, x, y, pose.alpha)

    def _floaters(self, canvas: Canvas, *, above: bool) -> None:
        flow, settings = self.flow, self.stage.settings
        strength = "off" if settings.reduced_motion else settings.strength
        for floater in flow.floaters:
            if (floater.show.kind in floaters.ABOVE) is above:
                seat = floater.show.seat
                place = None if seat is None else place_of(flow.geometry, flow.look, seat)
                spot = floaters.Spot(flow.geometry, place, strength)
                floaters.draw(canvas, floater, spot, self.stage)


def _in_circle(pos: tuple[int, int], box: pygame.Rect) -> bool:
    dx, dy = pos[0] - box.centerx, pos[1] - box.centery
    return dx * dx + dy * dy <= (box.w / 2) ** 2
