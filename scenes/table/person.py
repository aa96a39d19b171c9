"""What a person does at the table: moves, the slap, letting a card pass, throws set in advance."""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from game.cards import MONTH, Card
from game.jokbo import counts
from game.moves import Discard, Draw, Move
from scenes.table.claim import Press
from scenes.table.replies import What, reply

if TYPE_CHECKING:
    from scenes.table.flow import Flow

SHAKE: Final = 0.18  # seconds that the own hand shakes for a claim without a pair
LATE: Final = 0.8  # seconds after a window in which a press on 뽕 was still meant for it
SELF_FIRE: Final = 0.4  # seconds after which a set throw claims by itself, if wanted


class Person:
    """The one person's acts; the flow shows what comes of them."""

    def __init__(self, flow: "Flow") -> None:
        self.flow = flow
        self.shaking = 0.0
        self._prearmed: dict[int, Card] = {}
        self._told_late = False

    @property
    def prearmed(self) -> dict[int, Card]:
        """Give the throws set in advance: the month of a pair, and the card to throw with it."""
        hot = self.flow.hot
        if hot is None:
            return self._prearmed
        if hot.looker is None or self.flow.view is None:
            return {}
        plans = {month: hot.planned(month) for month in self.pairs()}
        return {month: card for month, card in plans.items() if card is not None}

    @property
    def on_turn(self) -> bool:
        """Tell whether the person is asked to draw, stop, declare or throw."""
        flow = self.flow
        view = flow.view
        return (
            flow.still
            and view is not None
            and flow.me is not None
            and (flow.hot is None or flow.hot.deciding)
            and view.phase in ("hold", "turn")
            and view.turn == flow.me
        )

    @property
    def must_throw(self) -> bool:
        """Tell whether the person has claimed and must choose the card to throw."""
        pending = self.flow.table.pending
        return self.flow.still and pending is not None and pending.seat == self.flow.me

    @property
    def may_claim(self) -> bool:
        """Tell whether a card of another lies open, whether or not the hand has a pair."""
        flow = self.flow
        alone = flow.me is not None and flow.hot is None
        return alone and flow.windows.is_open and flow.table.turn != flow.me

    def tick(self, seconds: float) -> None:
        """Let shown time pass."""
        self.shaking = max(0.0, self.shaking - seconds)
        clock = self.flow.windows.clock
        wanted = self.flow.stage.settings.auto_ppong and self.may_claim and self.flow.still
        if wanted and clock is not None and clock.time >= SELF_FIRE and self._armed_for_card():
            self.press_ppong()

    def can(self, move: Move) -> bool:
        """Tell whether the person may make a move now."""
        return self.on_turn and self.flow.view is not None and move in self.flow.view.moves

    def act(self, move: Move) -> bool:
        """Make a person's move, if it can be made now."""
        flow = self.flow
        me = flow.me
        if me is None or not self.can(move):
            return False
        if flow.hot is None or isinstance(move, Draw):
            flow.show(flow.table.play(me, move))
        else:
            flow.hot.close(lambda: flow.show(flow.table.play(me, move)))
        return True

    def throwable(self) -> tuple[Card, ...]:
        """List the cards that the person may throw now, on a turn or with a ppong."""
        view = self.flow.view
        if self.must_throw:
            return tuple(card for card in self.flow.table.throws() if card is not None)
        if self.on_turn and view is not None and view.phase == "hold":
            return tuple(move.card for move in view.moves if isinstance(move, Discard))
        return ()

    def throw(self, card: Card) -> bool:
        """Throw a card, on a turn or with a ppong."""
        if card not in self.throwable():
            return False
        if self.must_throw:
            if self.flow.hot is None:
                self.flow.windows.throw_by_hand(card)
            else:
                self.flow.hot.close(lambda: self.flow.windows.throw_by_hand(card))
            return True
        return self.act(Discard(card))

    def raise_card(self, card: Card | None) -> None:
        """Lift a card of the open hand, or lay it back."""
        self.flow.look = replace(self.flow.look, raised=card)

    def lift_matching_pair(self) -> None:
        """Show a newcomer which pair the discard asks for."""
        flow = self.flow
        if flow.stage.settings.hints != "many" or not self.may_claim or flow.view is None:
            return
        month = MONTH[flow.view.discards[-1]]
        pair = tuple(card for card in flow.view.hand if MONTH[card] == month)
        if len(pair) >= 2:
            flow.look = replace(flow.look, lifted=pair)

    def press_ppong(self) -> None:
        """Slap: claim the card that lies or flies, if the hand holds two of its month."""
        flow = self.flow
        if flow.hot is not None:
            return
        clock, table = flow.windows.clock, flow.table
        if clock is None or flow.me is None or table.phase != "window":
            if flow.windows.since_closed < LATE:
                self._tell_late()
            elif table.pending is None:
                self.refuse("ppong")
            return
        if table.pending is not None or table.turn == flow.me:
            return
        pressed = clock.press()
        if pressed is Press.TRIED and flow.still:
            self.try_claim()

    def _tell_late(self) -> None:
        """Tell a newcomer, once, that the card before was let pass a moment ago."""
        if self.flow.stage.settings.newcomer and not self._told_late:
            self._told_late = True
            self.flow.tell(self.flow.stage.words("table.late"))

    def try_claim(self) -> bool:
        """Lay the pair down if there is one; without one the hand shakes, at no cost."""
        flow = self.flow
        if flow.me is not None and flow.table.turn != flow.me and flow.table.claim(flow.me):
            flow.windows.slam(flow.me, None)
            return True
        self.shaking = SHAKE
        if flow.me is not None:
            flow.table.count_wrong(flow.me)
        flow.stage.sound.play("tock")
        if flow.stage.settings.newcomer and flow.view is not None:
            month = flow.stage.words.month(MONTH[flow.view.discards[-1]])
            flow.tell(flow.stage.words("table.need_pair", month=month))
        return False

    def refuse(self, what: What) -> None:
        """Answer a press that does nothing now."""
        reply(self.flow, what)

    def may_pass(self) -> bool:
        """Tell whether the person may let the card pass now."""
        clock, hot = self.flow.windows.clock, self.flow.hot
        if hot is not None:
            return self.flow.still and hot.shouts.may_pass()
        return self.flow.still and self.may_claim and clock is not None and clock.may_pass()

    def let_pass(self) -> None:
        """Let the card pass for good."""
        if self.may_pass():
            self.flow.windows.let_pass()

    # throws set in advance (예약)

    def pairs(self) -> list[int]:
        """List the months of which the open hand holds two or more."""
        hand = self.flow.view.hand if self.flow.view else ()
        return [month for month, copies in enumerate(counts(hand)) if copies >= 2]

    def prearm(self, card: Card, month: int | None = None) -> bool:
        """Set, move or clear the card that goes with a pair's ppong; free until it fires.

        Without a `month` it is the highest other pair of the hand; False where there is none.
        """
        pairs = [pair for pair in self.pairs() if pair != MONTH[card]]
        chosen = month if month is not None else max(pairs, default=None)
        if chosen is None or chosen not in pairs:
            return False
        if self.flow.hot is not None:
            self.flow.hot.set_plan(chosen, card)
        elif self.prearmed.get(chosen) == card:
            del self._prearmed[chosen]
        else:
            self._prearmed[chosen] = card
        return True

    def forget_plans(self) -> None:
        """Start a round with nothing set."""
        self._prearmed.clear()

    def throw_prearmed(self) -> None:
        """Throw at once what was set for the pair that lies on the discard."""
        pending = self.flow.table.pending
        if pending is None or pending.seat != self.flow.me:
            return
        ready = self.prearmed.get(pending.month)
        if ready is not None and ready in self.flow.table.throws():
            self.flow.windows.throw_by_hand(ready)

    def forget_broken_plans(self) -> None:
        """Drop what was set for a pair or a card that has left the hand, and say so."""
        if self.flow.hot is not None:
            return
        hand = self.flow.view.hand if self.flow.view else ()
        pairs = self.pairs()
        broken = [
            month for month, card in self.prearmed.items()
            if month not in pairs or card not in hand
        ]  # fmt: skip
        for month in broken:
            del self._prearmed[month]
            words = self.flow.stage.words
            if hand and self.flow.table.pending is None:
                self.flow.tell(words("table.armed_gone", month=words.month(month)))

    def _armed_for_card(self) -> bool:
        view = self.flow.view
        return bool(view and view.discards and MONTH[view.discards[-1]] in self.prearmed)
