"""How a deck is cut by hand: pointing at a card of the spread deck, or keys, or an own key."""

from typing import TYPE_CHECKING, Final

import pygame

from scenes.keys import Act
from scenes.table.cutting import Cutting, card_at, spread_box

if TYPE_CHECKING:
    from scenes.table.flow import Flow

STEPS: Final = {Act.LEFT: -1, Act.RIGHT: 1}
CUTS: Final = (Act.DEFAULT, Act.PPONG)


def take(event: pygame.Event, flow: "Flow", cutting: Cutting) -> bool:
    """Move the finger along the spread deck, or cut there; False if the input means nothing."""
    if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
        return _point(event, flow, cutting)
    act = flow.stage.keys.act_of(event)
    if act in CUTS or _is_own_key(event, flow, cutting.seat):
        flow.cut()
        return True
    if act in STEPS:
        cutting.point(cutting.at + STEPS[act])
        return True
    return False


def _is_own_key(event: pygame.Event, flow: "Flow", seat: int) -> bool:
    """Tell whether the one who cuts has pressed the own key at a shared table."""
    if flow.hot is None or event.type != pygame.KEYDOWN:
        return False
    return flow.hot.seat_of(event.scancode) == seat


def _point(event: pygame.Event, flow: "Flow", cutting: Cutting) -> bool:
    places = flow.geometry
    near = spread_box(places).inflate(0, places.px(0.1)).collidepoint(event.pos)
    if near:
        cutting.point(card_at(event.pos[0], places))
        if event.type == pygame.MOUSEBUTTONDOWN:
            flow.cut()
    return near or event.type == pygame.MOUSEMOTION
