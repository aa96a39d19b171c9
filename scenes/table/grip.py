"""A card of the open hand under the pressed button: raised, marked, pulled up, let go."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from game.cards import Card
from scenes.layout.geometry import CARD_RATIO
from scenes.layout.poses import HAND, hand_order

if TYPE_CHECKING:
    from scenes.table.flow import Flow

LONG_PRESS: Final = 0.45  # seconds after which a press on a card marks it
DRAG: Final = 0.08  # window heights that a card is pulled up to be thrown
STRAY: Final = 8  # px that a resting finger may move


@dataclass
class Pressed:
    """A card under the pressed button."""

    card: Card
    start: tuple[int, int]
    time: float = 0.0
    marked: bool = False


def open_hand(flow: "Flow") -> tuple[Card, ...]:
    """List the open hand as it lies, without cards that are on the discard already."""
    view, pending = flow.view, flow.table.pending
    if view is None:
        return ()
    gone = pending.cards if pending is not None and pending.seat == flow.me else ()
    return tuple(card for card in hand_order(view) if card not in gone)


class Grip:
    """Holds one card from the press of the button until it is let go."""

    def __init__(self, flow: "Flow") -> None:
        self.flow = flow
        self.pressed: Pressed | None = None
        self.pointer = (0, 0)

    def take(self, card: Card, pos: tuple[int, int], *, one_click: bool) -> None:
        """Throw a card at once, or raise it first; what can't be thrown is only held."""
        person = self.flow.person
        throws = card in person.throwable()
        if throws and one_click:
            person.throw(card)
            return
        self.pressed = Pressed(card, pos)
        if throws and self.flow.look.raised != card:
            person.raise_card(card)
            self.pressed.marked = True  # the first click only raises

    def tick(self, seconds: float) -> None:
        """Let time pass: a long press sets the card to go with the next ppong."""
        pressed = self.pressed
        if pressed is None:
            return
        before, pressed.time = pressed.time, pressed.time + seconds
        if before < LONG_PRESS <= pressed.time and not pressed.marked and not self._pulled(pressed):
            pressed.marked = self.flow.person.prearm(pressed.card)

    def let_go(self, pos: tuple[int, int]) -> None:
        """Throw a card that was pulled up, or that was raised before and clicked again.

        Let go beside the blanket, or outside the window, it goes back into the hand.
        """
        pressed, self.pressed = self.pressed, None
        geometry, person = self.flow.geometry, self.flow.person
        if pressed is None:
            return
        if pressed.card not in person.throwable():
            if not pressed.marked:
                person.refuse("card")
            return
        start = pressed.start
        up = pos[1] < start[1] - geometry.px(DRAG) and geometry.blanket.collidepoint(pos)
        near = max(abs(pos[0] - start[0]), abs(pos[1] - start[1])) <= geometry.px(DRAG)
        again = not pressed.marked and self.flow.look.raised == pressed.card
        if up or (again and near):
            person.throw(pressed.card)

    def _pulled(self, pressed: Pressed) -> bool:
        start = pressed.start
        return max(abs(self.pointer[0] - start[0]), abs(self.pointer[1] - start[1])) > STRAY

    def dragged(self) -> Card | None:
        """Name the card that follows the pointer."""
        pressed = self.pressed
        if pressed is None or not self._pulled(pressed):
            return None
        return pressed.card if pressed.card in self.flow.person.throwable() else None

    def card_at(self, pos: tuple[int, int]) -> Card | None:
        """Find the card of the open hand under a point; the part that shows counts."""
        base = self.flow.base()
        for card in reversed(open_hand(self.flow)):
            pose = base.get(card)
            if pose is None or pose.layer < HAND:
                continue
            box = pygame.Rect(0, 0, round(pose.width), round(pose.width * CARD_RATIO))
            box.center = (round(pose.x), round(pose.y))
            box.h += self.flow.geometry.px(0.04)
            if box.collidepoint(pos):
                return card
        return None
