"""From events to clips: one small function an event; the tests know a clip for each kind."""

import random
from dataclasses import replace
from typing import Final, assert_never

from game.cards import MONTH, Card
from game.events import (
    Dealt,
    Discarded,
    Drew,
    Ended,
    Event,
    Passed,
    Ponged,
    Recycled,
    Starter,
)
from scenes.layout.poses import (
    FLYING,
    Pose,
    fan_centre,
    fan_poses,
    hand_places,
    place_of,
    slapped,
    stock_top,
)
from scenes.table.cues import Movement, Noise, Say, Show
from scenes.table.endings import ended
from scenes.table.motion import Shot, asks, hide, in_turn, move, settle, together, wait
from scenes.timeline import Clip, in_out, in_quad, out_cubic, throw

THROW: Final = 0.2  # seconds of the flight of a card that goes with a ppong


def clip(event: Event, shot: Shot) -> Movement:
    """Show an event; the clip ends with every card where `shot.after` has it."""
    match event:
        case Dealt():
            return dealt(event, shot)
        case Starter():
            return starter(event, shot)
        case Drew():
            return drew(event, shot)
        case Discarded():
            return discarded(event, shot)
        case Ponged():
            return thrown(event, shot)
        case Passed():
            return Clip(0.0)
        case Recycled():
            return recycled(event, shot)
        case Ended():
            return ended(event, shot)
    assert_never(event)


def dealt(event: Dealt, shot: Shot) -> Movement:
    """Riffle, then three cards to each from the dealer round, then the rest."""
    seats = len(event.hands)
    order = [(event.dealer + step) % seats for step in range(seats)]
    packets = [(seat, range(3)) for seat in order]
    packets += [(seat, range(3, len(event.hands[seat]))) for seat in order]
    deals = [_packet(seat, places, shot) for seat, places in packets]
    own = shot.view.seat
    turned = Clip(0.0) if own is None else _turn_hand_up(own, shot)
    return riffle(shot, shot.pace("riffle")) + in_turn(deals) + turned


def _packet(seat: int, places: range, shot: Shot) -> Movement:
    """Slide a few cards from the stock to a seat, backs up."""
    length = shot.pace("packet")
    start = stock_top(48, shot.geometry)
    ends = _dealt_places(seat, shot)
    moves = [
        move(f"deal-{seat}-{place}" if shot.is_open(seat) else f"back-{seat}-{place}",
             start, ends[place], length, out_cubic, layer=ends[place].layer)
        for place in places
    ]  # fmt: skip
    return together([*moves, asks(Noise("deal"))])


def _dealt_places(seat: int, shot: Shot) -> list[Pose]:
    if not shot.is_open(seat):
        backs = [pose for piece, pose in shot.after.items() if piece.startswith(f"back-{seat}-")]
        place = place_of(shot.geometry, shot.look, seat)  # where all hands lie open, backs come too
        return backs or list(fan_poses(seat, shot.view.sizes[seat], shot.geometry, place).values())
    size = len(shot.view.hand)
    width = shot.geometry.card
    return [
        Pose(box.centerx, box.centery, width, layer=FLYING + number)
        for number, box in enumerate(hand_places(size, shot.geometry, apart=False))
    ]


def _turn_hand_up(seat: int, shot: Shot) -> Movement:
    """Turn the own cards as they came, then sort them."""
    places = _dealt_places(seat, shot)
    came = list(shot.view.hand)
    random.Random(shot.look.seed).shuffle(came)
    ups = [replace(place, face=card) for place, card in zip(places, came, strict=True)]
    turn = together(
        move(card, place, up, shot.pace("packet") * 1.5, in_out)
        for place, up, card in zip(places, ups, came, strict=True)
    )
    backs = {f"deal-{seat}-{number}": replace(p, alpha=0) for number, p in enumerate(places)}
    gone: Movement = Clip(0.0, lambda _: dict(backs))
    sort = together(
        move(card, up, shot.after[card], shot.pace("sort"), in_out, layer=None)
        for up, card in zip(ups, came, strict=True)
    )
    return gone + asks(Noise("turn_over")) + turn + sort


def riffle(shot: Shot, length: float) -> Movement:
    """Part the stock into two packets and let them fall into each other."""
    box, cards = shot.geometry.stock, 12
    if not length:
        return asks(Noise("riffle"))
    clips: list[Movement] = [asks(Noise("riffle"))]
    for number in range(cards):
        side = 1 if number % 2 else -1
        home = Pose(box.centerx, box.centery - number, box.w, layer=FLYING + number)
        apart = replace(home, x=box.centerx + side * box.w * 0.62, angle=-side * 8)
        there = move(f"riffle-{number}", home, apart, length * 0.3, out_cubic)
        pause = wait(length * (0.1 + 0.35 * number / cards))
        back = move(f"riffle-{number}", apart, home, length * 0.2, in_quad)
        clips.append(there + pause + back)
    last = {f"riffle-{n}": Pose(box.centerx, box.centery, box.w, alpha=0) for n in range(cards)}
    return together(clips) + Clip(0.0, lambda _: dict(last))


def starter(event: Starter, shot: Shot) -> Movement:
    """Turn the first discard up at the pile."""
    start = stock_top(shot.view.stock + 1, shot.geometry)
    flight = move(
        event.card, start, shot.after[event.card], shot.pace("starter"), out_cubic,
        arc=shot.geometry.px(0.03),
    )  # fmt: skip
    said = Show("bubble", None, "call.starter", (("month", MONTH[event.card]),), 1.4)
    return flight + asks(Noise("turn_over"), said)


def drew(event: Drew, shot: Shot) -> Movement:
    """Take the top of the stock into the hand; only its owner sees the face."""
    start = stock_top(shot.view.stock + 1, shot.geometry)
    length = shot.pace("draw")
    if event.card is not None and event.card in shot.after:
        piece = str(event.card)
    else:
        piece = f"back-{event.seat}-{shot.view.sizes[event.seat] - 1}"
    flight = move(piece, start, shot.after[piece], length, out_cubic, arc=shot.geometry.px(0.02))
    rest = settle(shot, length, but=[piece])
    return asks(Noise("draw")) | flight | rest


def from_hand(seat: int, card: Card, shot: Shot) -> Pose:
    """Tell where a card leaves a hand: an open one where it lies, a closed one at its middle."""
    if card in shot.before:
        return replace(shot.before[card], layer=FLYING)
    return replace(fan_centre(shot.geometry, place_of(shot.geometry, shot.look, seat)), face=card)


def discarded(event: Discarded, shot: Shot) -> Movement:
    """Throw a card into the ring and call its month."""
    length = shot.pace("flight")
    month = MONTH[event.card]
    flight = move(
        event.card,
        from_hand(event.seat, event.card, shot),
        shot.after[event.card],
        length,
        throw,
        arc=shot.geometry.px(0.04),
    )
    call = wait(max(0.0, length - 0.06)) + asks(
        Say(event.seat, f"call/{month}"),
        Show("bubble", event.seat, "call.discard", (("month", month),), 1.26),
    )
    slap = Noise("slap", -4.0, force=MONTH[event.card] % 3)
    landing = asks(slap, Show("squash", event.seat, life=0.06))
    return (flight | call | settle(shot, length, but=[event.card])) + landing


def claimed(
    seat: int, cards: tuple[Card, Card], shot: Shot, chain: int, *, by_hand: bool
) -> Movement:
    """Slam two cards on the discard, a person's at once; the clip ends at the contact."""
    ends = slapped(cards, shot.geometry)
    starts = [from_hand(seat, card, shot) for card in cards]
    if by_hand:
        flights = [
            move(card, start, ends[card], 0.05 if shot.pace("slap") else 0.0, in_quad)
            for card, start in zip(cards, starts, strict=True)
        ]
        attack: Movement = together(flights)
    else:
        attack = _lift_and_slam(cards, starts, shot)
    strike = contact(seat, cards, chain, shot.stroke)
    return (attack | settle(shot, attack.length, but=cards)) + strike


def _lift_and_slam(cards: tuple[Card, Card], starts: list[Pose], shot: Shot) -> Movement:
    """Raise two backs out of a closed hand, then slam them open on the discard."""
    ends = slapped(cards, shot.geometry)
    clips: list[Movement] = []
    for side, card, start in zip((-1, 1), cards, starts, strict=True):
        raised = replace(
            start,
            face=None,
            x=start.x + side * shot.geometry.px(0.02),
            y=start.y - shot.geometry.px(0.03),
            width=shot.geometry.px(0.07),
        )
        up = move(card, replace(start, face=None), raised, shot.pace("lift"), out_cubic)
        down = move(card, raised, ends[card], shot.pace("slap"), in_quad)
        clips.append(up + down)
    return together(clips)


def contact(seat: int, cards: tuple[Card, Card], chain: int, stroke: str) -> Movement:
    """Strike: the slap, the call, the ring on the blanket, dust and the shaken pile."""
    month = MONTH[cards[0]]
    facts = (("month", month), ("chain", chain))
    size = (1.0, 1.15, 1.3)[min(chain, 3) - 1]
    return asks(
        Noise("slap", 1.5 * (min(chain, 3) - 1), force=(3, 5, 7)[min(chain, 3) - 1]),
        Noise(stroke or "deong", stroke=True),
        Say(seat, f"ppong/{month}"),
        Show("impact", seat, life=0.26, level=chain),
        Show("shock", seat, life=0.32, level=chain),
        Show("dust", seat, life=0.32, level=chain),
        Show("shake", seat, life=0.18, size=size, level=chain),
        Show("burst", seat, "call.ppong", facts, 2.6, size, chain),
    )


def thrown(event: Ponged, shot: Shot) -> Movement:
    """Throw the card that goes with a ppong; the claimed three make room for it."""
    if event.throw is None:
        return Clip(0.0)
    length = THROW if shot.pace("flight") else 0.0
    flight = move(
        event.throw,
        from_hand(event.seat, event.throw, shot),
        shot.after[event.throw],
        length,
        throw,
        arc=shot.geometry.px(0.04),
    )
    facts = (("month", MONTH[event.on]), ("throw", MONTH[event.throw]), ("chain", event.chain))
    size = (1.0, 1.15, 1.3)[min(event.chain, 3) - 1]
    landing = asks(
        Noise("slap", -2.0, force=2),
        Say(event.seat, f"throw/{MONTH[event.throw]}"),
        Show("burst", event.seat, "call.ppong_throw", facts, 1.5, size, event.chain),
    )
    drum = wait(max(0.0, shot.lead + length - shot.stroke_early)) + asks(
        Noise(shot.stroke or "gideok", stroke=True)
    )
    fly = wait(shot.lead) + (flight | settle(shot, length, but=[event.throw]))
    return (fly | drum) + landing


def recycled(event: Recycled, shot: Shot) -> Movement:
    """Gather the pile and all sets, riffle them and set them down as the new stock."""
    length = shot.pace("recycle")
    box = shot.geometry.stock
    home = Pose(box.centerx, box.centery, box.w, layer=FLYING)
    gone = [piece for piece in shot.before if piece in MONTH and piece not in shot.view.hand]
    gather = together(
        move(piece, pose, replace(pose, x=home.x, y=home.y), length * 0.45, in_out)
        for piece, pose in ((piece, shot.before[piece]) for piece in gone)
    )
    said = Show("banner", None, "call.recycle", (("n", event.pass_number),), 1.8)
    told = asks(said, Say(-1, "recycled"))
    fresh = {piece: pose for piece, pose in shot.after.items() if piece.startswith("stock-")}
    stacked: Movement = Clip(0.0, lambda _: dict(fresh))
    return told + gather + hide(shot, gone) + riffle(shot, length * 0.45) + stacked
