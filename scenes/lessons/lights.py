"""What a step lights up: the boxes of things to press or to look at."""

from pygame import Rect

from game.cards import MONTH
from scenes.layout.geometry import CARD_RATIO
from scenes.lessons.lesson import MOVES, Step
from scenes.table.flow import Flow


def lit(flow: Flow, step: Step, *, plainly: bool = False) -> list[Rect]:
    """Give the boxes that a step lights, in pixels of the table's own window.

    `plainly` lights what must be pressed, even where the learner was to find it.
    """
    table = flow.geometry
    if plainly and step.act in MOVES:
        return _pressed(flow, step)
    if step.light == "hand":
        return _hull(_cards(flow, None))
    if step.light == "total":
        return [table.total]
    if step.light == "strip":
        return [table.strip]
    if step.light.startswith("seat-"):
        place = table.places[int(step.light.removeprefix("seat-"))]
        return [place.plate.union(place.fan)]
    return _pressed(flow, step)


def _pressed(flow: Flow, step: Step) -> list[Rect]:
    table = flow.geometry
    places = {
        "draw": [table.stock],
        "claim": [table.ppong],
        "out": [table.ppong],
        "pass": [table.pass_],
        "stop": [table.stop],
        "declare": [table.declare],
    }
    if step.act == "throw":
        return _cards(flow, step.month)
    return places.get(step.act, [])


def _cards(flow: Flow, month: int | None) -> list[Rect]:
    """Box the cards of the open hand, or those of one month."""
    base, pending = flow.base(), flow.look.pending
    claimed = pending.cards if pending else ()  # they lie on the pile already
    found: list[Rect] = []
    for card in flow.view.hand if flow.view else ():
        if card in claimed:
            continue
        pose = base.get(card)
        if pose is not None and (month is None or MONTH[card] == month):
            box = Rect(0, 0, round(pose.width), round(pose.width * CARD_RATIO))
            box.center = (round(pose.x), round(pose.y))
            found.append(box)
    return found


def _hull(boxes: list[Rect]) -> list[Rect]:
    return [boxes[0].unionall(boxes[1:])] if boxes else []
