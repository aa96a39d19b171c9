"""Turning cards for the first deal: one a seat, once more for those who are tied."""

from dataclasses import replace

from game.cards import Card
from scenes.layout.geometry import Geometry
from scenes.layout.poses import FLYING, Look, Pose, place_of, stock_top
from scenes.table.cues import Movement, Noise, Say
from scenes.table.motion import asks, in_turn, move, together, wait
from scenes.table.pace import Pace
from scenes.timeline import Clip, in_out, out_cubic

Turnings = tuple[tuple[tuple[int, Card], ...], ...]


def lots(turnings: Turnings, geometry: Geometry, look: Look, pace: Pace) -> Movement:
    """Let each seat turn a card in seat order; who turns the best month deals first."""
    rounds: list[Movement] = []
    for turned in turnings:
        share = pace("lots") / max(len(turned), 1)
        cards = [_turned(seat, card, geometry, look, share) for seat, card in turned]
        gone: dict[str, Pose] = {card: Pose(0, 0, geometry.px(0.09), alpha=0) for _, card in turned}
        rounds += [in_turn(cards), wait(pace("lots_hold")), _away(dict(gone))]
    return in_turn(rounds) + asks(Say(-1, "dealer"))


def _away(gone: dict[str, Pose]) -> Movement:
    return Clip(0.0, lambda _: gone)


def _turned(seat: int, card: Card, geometry: Geometry, look: Look, length: float) -> Movement:
    place = place_of(geometry, look, seat)
    dx = (geometry.ring.centerx - place.plate.centerx) * 0.42
    dy = (geometry.ring.centery - place.plate.centery) * 0.42
    width = geometry.px(0.11)
    there = Pose(place.plate.centerx + dx, place.plate.centery + dy, width, face=card, layer=FLYING)
    start = stock_top(48, geometry)
    fly = move(card, start, replace(there, face=None), length * 0.6, out_cubic)
    turn = move(card, replace(there, face=None), there, length * 0.4, in_out)
    return together([asks(Noise("draw")), fly]) + asks(Noise("turn_over")) + turn
