"""How a round's end is shown: baks with the gourd, stops hand by hand, jokbo card by card."""

from dataclasses import replace

from game.events import End, Ended
from game.jokbo import total
from game.scoring import Outcome
from game.stop import catchers, is_compared
from scenes.layout.poses import FAN, Pose, fan_centre, place_of
from scenes.table.cues import Movement, Noise, Say, Show
from scenes.table.motion import Shot, asks, hide, in_turn, move, settle, together, wait
from scenes.timeline import Clip, in_out, out_cubic

FOREVER = 0.0  # shows until the next round


def ended(event: Ended, shot: Shot) -> Movement:
    """Open the hands in the order of the table; how depends on the kind of end."""
    match event.end.kind:
        case "bak" | "ppong_bak" | "natural_bak":
            return bak(event.end, shot)
        case "stop" | "stop_bak":
            return stop(event.end, shot)
        case "declare":
            return declared(event.end, shot)
        case "exhausted":
            return exhausted(shot)


def round_from(seat: int, shot: Shot) -> list[int]:
    """List the seats from one on, in turn order."""
    seats = len(shot.view.sizes)
    return [(seat + step) % seats for step in range(seats)]


def open_hand(
    seat: int, shot: Shot, length: float, note: Show | None = None, stroke: str = ""
) -> Movement:
    """Turn a seat's backs into its cards, and write the hand's total beside it."""
    hand = (shot.view.hands or ())[seat]
    shown = asks(Noise("turn_over"), note or Show("note", seat, "call.total", life=FOREVER))
    if stroke:
        shown += asks(Noise(stroke, stroke=True))
    if not length:
        length = 0.001
    if not hand or all(card in shot.before for card in hand):
        return shown + wait(length)
    backs = [piece for piece in shot.before if piece.startswith(f"back-{seat}-")]
    start = fan_centre(shot.geometry, place_of(shot.geometry, shot.look, seat), FAN)
    turns: list[Movement] = []
    for number, card in enumerate(hand):
        if card in shot.after:
            back = shot.before.get(f"back-{seat}-{number}", start)
            turns.append(move(card, back, shot.after[card], length * 0.7, in_out, layer=None))
    return hide(shot, backs) + together([shown, *turns, wait(length)])


def open_all(seats: list[int], shot: Shot, length: float) -> Movement:
    """Turn several hands at once."""
    return together(open_hand(seat, shot, length) for seat in seats)


def bak(end: End, shot: Shot) -> Movement:
    """Stand still, let the gourd fall on the one who fed the card, then open the hands."""
    pace, claimer, feeder = shot.pace, end.seat or 0, end.from_ or 0
    natural = end.kind == "natural_bak"
    still = pace.scaled(320)
    first = asks(
        Noise("slap", 3.0),
        Say(claimer, "out"),
        Show("burst", claimer, "call.out", life=1.3, size=1.15),
    )
    framed = _show_natural(claimer, shot) if natural else Clip(0.0)
    gourd = asks(Show("gourd", feeder, life=FOREVER, size=1.3 if natural else 1.0)) + wait(
        pace.scaled(440)
    )
    lands = asks(
        Noise("bak"),
        *([Noise("roll", stroke=True)] if natural else []),
        Say(feeder, end.kind),
        Show("bubble", feeder, f"call.{end.kind}", life=2.6, size=1.25),
    )
    mine = open_hand(feeder, shot, pace.scaled(500))
    counted = asks(Noise("kung", stroke=True), Show("banner", feeder, "call.bak_sum", life=FOREVER))
    others = [seat for seat in round_from(feeder, shot)[1:] if not natural or seat != claimer]
    return in_turn([
        first, wait(still), framed, gourd, lands, wait(pace.scaled(140)), mine, counted,
        wait(pace.scaled(500)), open_all(others, shot, pace.scaled(450)), settle(shot, 0.0),
    ])  # fmt: skip


def _show_natural(claimer: int, shot: Shot) -> Movement:
    """Turn the three of a month that were as good as gone, one click after another."""
    opened = open_hand(claimer, shot, shot.pace.scaled(500))
    clicks = in_turn(
        asks(Noise("turn_over", float(step))) + wait(shot.pace.scaled(130)) for step in range(3)
    )
    return (opened | clicks) + wait(shot.pace.scaled(150))


def stop(end: End, shot: Shot) -> Movement:
    """Lay the palm on the blanket, then open hand after hand from the stopper round."""
    pace, stopper = shot.pace, end.seat or 0
    palm = asks(
        Noise("stop"),
        Say(stopper, "stop"),
        Show("palm", stopper, life=1.6),
        Show("burst", stopper, "call.stop_word", life=1.6),
    )
    hands = [_stop_hand(seat, stopper, shot) for seat in round_from(stopper, shot)]
    verdict = asks(
        Noise("deong" if end.kind == "stop" else "kung", stroke=True),
        Say(stopper, "stop_stands" if end.kind == "stop" else "stop_bak"),
        Show("banner", stopper, f"call.{end.kind}", life=FOREVER),
        *([Show("gourd", stopper, life=FOREVER)] if end.kind == "stop_bak" else []),
    )
    return palm + wait(pace.scaled(300)) + in_turn(hands) + wait(pace("verdict")) + verdict


def _stop_hand(seat: int, stopper: int, shot: Shot) -> Movement:
    """Open a hand beside the stopper's total: higher, or one that catches; or not compared."""
    rules, hands, ppongs = shot.view.rules, shot.view.hands or (), shot.view.ppongs
    length = shot.pace("hand")
    if seat == stopper:
        return open_hand(seat, shot, length * 0.8)
    if not is_compared(rules, hands[seat], ppongs[seat]):
        return open_hand(seat, shot, length)
    caught = seat in catchers(rules, hands, stopper, ppongs)
    facts = (("mine", total(rules, hands[stopper])),)
    if not caught:
        return open_hand(seat, shot, length, Show("note", seat, "call.stands", facts, FOREVER))
    key = "call.catches_tie" if rules.stop_caught_on_tie else "call.catches"
    note = Show("note", seat, key, facts, FOREVER, level=2)
    return open_hand(seat, shot, length, note, "gideok")


def declared(end: End, shot: Shot) -> Movement:
    """Lay the six cards out in the middle, month after month, then name the jokbo."""
    pace, seat = shot.pace, end.seat or 0
    hand = (shot.view.hands or ())[seat]
    backs = [piece for piece in shot.before if piece.startswith(f"back-{seat}-")]
    start = fan_centre(shot.geometry, place_of(shot.geometry, shot.look, seat))
    cards: list[Movement] = []
    for number, card in enumerate(hand):
        origin = shot.before.get(card, replace(start, face=None))
        lay = move(card, origin, shot.after[card], pace.scaled(260), out_cubic)
        cards.append(
            wait(pace("jokbo_card") * number) + asks(Noise("turn_over", number * 0.5)) + lay
        )
    clear = together(
        move(piece, pose, replace(pose, alpha=0), pace.scaled(200), layer=None)
        for piece, pose in _ring(shot).items()
    )
    named = asks(
        Noise("jokbo"),
        Noise("deong", stroke=True),
        Say(seat, str(end.jokbo)),
        Show("burst", seat, f"call.{end.jokbo}", life=1.7, size=1.2),
    )
    summed = asks(Show("banner", seat, "call.jokbo_sum", life=FOREVER))
    others = open_all(round_from(seat, shot)[1:], shot, pace("hand"))
    rolling = asks(Noise("roll", stroke=True)) + wait(pace("jokbo_name") * 0.5)
    whole = [hide(shot, backs), clear | together(cards), rolling, named]
    return in_turn([*whole, wait(pace("jokbo_name")), others, summed, settle(shot, 0.0)])


def _ring(shot: Shot) -> dict[str, Pose]:
    """List the card in the ring, which a declared hand covers."""
    last = shot.view.discards[-1:]
    return {
        card: shot.before[card] for card in last if card in shot.before and card not in shot.after
    }


def exhausted(shot: Shot) -> Movement:
    """Say that the stock is out and turn all hands together."""
    told = asks(
        Say(-1, "exhausted"),
        Show("banner", None, "call.exhausted", life=FOREVER),
    )  # fmt: skip
    seats = list(range(len(shot.view.sizes)))
    return told + open_all(seats, shot, shot.pace("exhausted")) + settle(shot, 0.0)


def explained(outcome: Outcome, seat: int) -> tuple[tuple[str, object], ...]:
    """Give the facts of a seat's cell: held + penalty = score."""
    return (
        ("held", outcome.totals[seat]),
        ("penalty", outcome.scores[seat] - outcome.totals[seat]),
        ("score", outcome.scores[seat]),
    )
