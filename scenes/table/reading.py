"""Reads off the flow what the furniture shows at a moment."""

from typing import Literal

from game.cards import COPIES, MONTH
from game.jokbo import total
from game.moves import Declare, Draw, Stop
from game.view import View
from scenes.keys import Act, key_name
from scenes.layout.poses import hand_order
from scenes.stage import Stage
from scenes.table.claim import together
from scenes.table.facts import Facts, Sitter, Slab, seen_months, stamps
from scenes.table.flow import Flow
from scenes.table.hotseat import HotSeat
from scenes.table.need import stop_need

HOLD_SECONDS = 0.6
Badge = Literal["safe", "risk"]


def facts_of(flow: Flow, stage: Stage, held: tuple[Act, float] | None) -> Facts:
    """Collect what the furniture shows now."""
    view = flow.view
    words = stage.words
    share = {held[0]: min(1.0, held[1] / HOLD_SECONDS)} if held else {}
    draws = flow.person.can(Draw())
    closed = flow.me is None  # nobody's hand lies open, or nobody plays who sits here
    return Facts(
        sitters=_sitters(flow),
        turn=_turn(flow),
        stock=view.stock if view else None,
        draw=words("table.draw") if draws else "",
        total=_total(flow),
        ppong=_ppong(flow, stage),
        pass_=_pass(flow, stage),
        stop=None if closed else _stop(flow, stage, share.get(Act.STOP, 0.0)),
        declare=_declare(flow, stage, share.get(Act.DECLARE, 0.0)),
        open=flow.table.phase == "over" or (view is not None and view.hands is not None),
        ring=flow.windows.clock.share if flow.windows.is_open and flow.windows.clock else None,
        ring_used=bool(view and view.discards),
        clockless=bool(flow.windows.clock and flow.windows.clock.kind.length is None),
        held=_held(flow),
        seen=seen_months(view) if view else ((0, 0, 0, 0),) * 12,
        line=_line(flow, stage),
        hand=len(view.hand) if view else 0,
        palm=flow.look.palm,
        apart=bool(view and view.drawn is not None and view.phase == "hold"),
        numbered=stage.settings.hints == "many" and bool(flow.person.throwable()),
        pairs=_pairs(flow, stage),
        flags=_flags(flow, stage),
        badges=_badges(flow, stage),
    )


def _held(flow: Flow) -> bool:
    """Tell whether the window's clock stands still."""
    peek = flow.hot is not None and flow.hot.peek.blocking
    return flow.windows.clock is not None and (flow.windows.clock.held or peek)


def _total(flow: Flow) -> int | None:
    """Count the open hand, without a pair that lies on the discard already."""
    view, pending = flow.view, flow.look.pending
    if view is None or flow.me is None:
        return None
    gone = pending.cards if pending is not None and pending.seat == flow.me else ()
    return total(view.rules, tuple(card for card in view.hand if card not in gone))


def _sitters(flow: Flow) -> tuple[Sitter, ...]:
    """Describe those who sit around, from the bottom in turn order."""
    seats = flow.table.seats
    found: list[Sitter] = []
    finished = flow.table.match.outcomes
    shown = finished[:-1] if flow.table.last_outcome is not None else finished
    for step in range(len(seats)):
        seat = (flow.look.bottom + step) % len(seats)
        who = seats[seat]
        found.append(
            Sitter(
                name=flow.names[seat],
                emblem=seat,
                character=who.character,
                total=sum(out.scores[seat] for out in shown) if shown else None,
                is_dealer=flow.view is not None and flow.view.dealer == seat,
                stamps=stamps(flow.view.log, seat) if flow.view else (),
                mood=_mood(flow, seat),
                away=seat in flow.table.absent,
                key=flow.shared is not None and seat in flow.shared.keys,
                wide=flow.view is not None and flow.view.sizes[seat] > 2,
            )
        )
    return tuple(found)


def _mood(flow: Flow, seat: int) -> str:
    outcome = flow.table.last_outcome
    if outcome is None or not flow.still:
        return "calm"
    if outcome.wearer == seat:
        return "hit"
    return "glad" if outcome.winner == seat else "calm"


def _turn(flow: Flow) -> int | None:
    """Tell whose turn it is, as a place from the bottom."""
    view = flow.view
    if view is None or view.phase == "over":
        return None
    seats = len(view.sizes)
    return (view.turn - flow.look.bottom) % seats


def _ppong(flow: Flow, stage: Stage) -> Slab | None:
    """Light the slab in every window of another's card, whether or not the hand has a pair."""
    if flow.hot is not None or flow.me is None:
        return None
    words = stage.words
    return Slab(words("table.ppong"), live=flow.person.may_claim, key=_key(stage, Act.PPONG))


def _pass(flow: Flow, stage: Stage) -> Slab | None:
    if flow.hot is not None:
        calm = flow.windows.is_open and flow.hot.looker is None
        calm = calm and together(stage.settings).claim != "touch"
        live = flow.person.may_pass()
        words = stage.words
        return Slab(words("table.pass"), live=live, key=words("key.enter")) if calm else None
    if not flow.person.may_claim:
        return None
    return Slab(stage.words("table.pass"), live=True, key=stage.words("key.enter"))


def _key(stage: Stage, act: Act) -> str:
    """Name the key of an act, wherever the player has put it."""
    return key_name(stage.keys.key_of(act))


def _held_key(stage: Stage, act: Act) -> str:
    return stage.words("key.hold", k=_key(stage, act))


def _stop(flow: Flow, stage: Stage, held: float) -> Slab:
    words = stage.words
    if flow.person.can(Stop()):
        return Slab(words("table.stop"), live=True, key=_held_key(stage, Act.STOP), held=held)
    return Slab(words("table.stop"), live=False, note=stop_need(flow.table.rules, flow.view, stage))


def _declare(flow: Flow, stage: Stage, held: float) -> Slab | None:
    if not flow.person.can(Declare()):
        return None
    words = stage.words
    return Slab(words("table.declare"), live=True, key=_held_key(stage, Act.DECLARE), held=held)


def _line(flow: Flow, stage: Stage) -> str:
    """Tell newcomers, and everybody who must choose a throw, what to do."""
    words, view = stage.words, flow.view
    if flow.cutting is not None:
        return words("table.ask_cut")
    if flow.hot is not None:
        return _look_line(flow, flow.hot, stage)
    if flow.person.must_throw:
        return words("table.ask_throw")
    if not flow.person.on_turn or view is None or stage.settings.hints == "off":
        return ""
    return _turn_line(flow, view, stage)


def _turn_line(flow: Flow, view: View, stage: Stage) -> str:
    """Tell a newcomer on turn what can be done, the rarest first."""
    words, keys = stage.words, stage.keys
    if flow.person.can(Stop()):
        return words("table.may_stop", k=key_name(keys.key_of(Act.STOP)))
    if flow.person.can(Declare()):
        return words("table.may_declare", k=key_name(keys.key_of(Act.DECLARE)))
    if view.phase == "turn":
        return words("table.ask_draw")
    if flow.look.raised is not None and not stage.settings.one_click:
        return words("table.ask_again")
    if view.drawn is not None:
        return words("table.ask_discard", month=words.month(MONTH[view.drawn]))
    return words("table.ask_discard_first")


def _look_line(flow: Flow, hot: HotSeat, stage: Stage) -> str:
    """Tell the looker how to close the look, and which card goes with which pair."""
    if hot.looker is None:
        return ""
    words = stage.words
    plans = [
        words("hotseat.goes_with", month=words.month(month), throw=words.month(MONTH[card]))
        for month, card in flow.person.prearmed.items()
    ]
    if flow.person.must_throw:
        plans = [words("table.ask_throw")]
    elif hot.why in ("first", "back"):
        plans.append(words("table.ask_close"))
    elif hot.why == "peek":
        plans.append(words("hotseat.let_go"))
    return "\n".join(plans)


def _pairs(flow: Flow, stage: Stage) -> tuple[tuple[int, int, str], ...]:
    """Mark pairs in the open hand: with hints, or when a throw is set for them."""
    view = flow.view
    if view is None or flow.me is None or view.phase == "over" or flow.table.pending is not None:
        return ()
    hand = hand_order(view)
    marks: list[tuple[int, int, str]] = []
    for month in flow.person.pairs():
        armed = flow.person.prearmed.get(month)
        places = [place for place, card in enumerate(hand) if MONTH[card] == month]
        if places[-1] - places[0] != len(places) - 1:
            places = places[:-1]  # the drawn card lies apart
        natural = len(places) >= 3 and view.rules.natural_ppong
        if armed is not None:
            words = stage.words("table.armed", month=stage.words.month(month))
        elif stage.settings.hints != "off":
            words = stage.words("table.natural" if natural else "table.pair")
        else:
            continue
        if len(places) >= 2:
            marks.append((places[0], places[-1], words))
    return tuple(marks)


def _flags(flow: Flow, stage: Stage) -> tuple[tuple[int, str], ...]:
    """Mark the cards that are set to go with a ppong."""
    view = flow.view
    if view is None or flow.table.pending is not None or view.phase == "over":
        return ()
    hand = hand_order(view)
    words = stage.words
    return tuple(
        (hand.index(card), words("table.flag", month=words.month(MONTH[card])))
        for card in flow.person.prearmed.values()
        if card in hand
    )


def _badges(flow: Flow, stage: Stage) -> tuple[tuple[int, Badge], ...]:
    """Tell newcomers which throws nobody can claim, and which might cost a bak."""
    view, throwable = flow.view, flow.person.throwable()
    if view is None or stage.settings.hints != "many" or not throwable:
        return ()
    hand = tuple(card for card in hand_order(view) if card in throwable)
    found: list[tuple[int, Badge]] = []
    for place, card in enumerate(hand):
        unseen = unseen_copies(view, MONTH[card])
        if unseen <= 1:
            found.append((place, "safe"))
        elif any(size == 2 for seat, size in enumerate(view.sizes) if seat != flow.me):
            found.append((place, "risk"))
    return tuple(found)


def unseen_copies(view: View, month: int) -> int:
    """Count the copies of a month that a seat has not seen: not in its hand, not face up."""
    seen = sum(MONTH[card] == month for card in (*view.hand, *view.discards))
    return COPIES - seen
