"""Claim windows as they run at the table: the clock, CPU claims, pairs, throws on the beat."""

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from game.cards import COPIES, MONTH, Card
from game.events import Discarded, Event, Ponged
from game.moves import Ppong
from game.view import View
from scenes.beat import BREATH, Tempo, next_beat
from scenes.layout.poses import Look
from scenes.table import choreography
from scenes.table.claim import ClaimClock, together, window
from scenes.table.minds import Mind, frames

if TYPE_CHECKING:
    from scenes.table.flow import Flow

BEAT_SLACK = 0.02  # s
NEAR = 0.08  # s that a pair may be late for its stroke
BY_HAND = 0.05  # s that a person's pair takes to the discard
LONGEST_WAIT = 0.25  # s that a person's throw waits for the drum in a chain


class Windows:
    """Runs one window after another for a flow."""

    def __init__(self, flow: "Flow") -> None:
        self.flow = flow
        self.clock: ClaimClock | None = None
        self._mind: Mind | None = None
        self._passing = False
        self._bar: float | None = None  # seconds since the first pair of a chain touched
        self.since_closed = math.inf  # seconds since a card of another was let pass

    @property
    def is_open(self) -> bool:
        """Tell whether a card lies to be claimed and the clock runs."""
        table = self.flow.table
        landed = self.clock is not None and self.clock.landed
        return landed and table.phase == "window" and table.pending is None

    @property
    def tempo(self) -> Tempo:
        """Give the drum's tempo for the speed."""
        speed = self.flow.stage.settings.speed
        return "normal" if speed == "instant" else speed

    def tick(self, seconds: float) -> None:
        """Let shown time pass."""
        if self.clock is not None:
            self.clock.tick(seconds)
        if self._bar is not None:
            self._bar += seconds
        self.since_closed += seconds

    def open(
        self, thrower: int, flight: float, lead: float = 0.0, *, after_pair: bool = False
    ) -> None:
        """Start the clock: a card takes off after `lead` and lands `flight` seconds later."""
        flow = self.flow
        could = any(seat != thrower for seat in flow.table.people) and self._still_hidden()
        settings = flow.stage.settings
        wished = settings if flow.hot is None else together(settings)
        late = int(settings.slow_screen) / 1000
        kind = window(wished, a_person_could=could, late=late)
        self.clock = ClaimClock(kind, flight, max(0.0, lead))
        if after_pair:
            self.clock.pair_touched()
        if flow.hot is not None:
            flow.hot.new_window()

    def follow(self, events: tuple[Event, ...], length: float) -> None:
        """Start the clock at the launch of a card that may be claimed, in a clip of a length."""
        last = events[-1] if events else None
        if isinstance(last, Discarded):
            self.open(last.seat, length)
        elif isinstance(last, Ponged) and last.throw is not None:
            flight = min(choreography.THROW, length)
            self.open(last.seat, flight, length - flight, after_pair=True)
        else:
            self.clock = None

    def _still_hidden(self) -> bool:
        """Tell whether two copies of the card's month may still be in a hand, as all can see."""
        discards = self.flow.table.view(None).discards
        month = MONTH[discards[-1]]
        return sum(MONTH[card] == month for card in discards) <= COPIES - 2

    def forget(self) -> None:
        """Drop what was thought about the card before."""
        self._mind, self._passing = None, False

    def land(self) -> None:
        """Let the flying card have landed, as when a clip is skipped."""
        if self.clock is not None and not self.clock.landed:
            self.clock.time = 0.0

    def pause(self) -> None:
        """Stop the clock while nobody looks."""
        if self.clock is not None:
            self.clock.pause()

    def let_pass(self) -> None:
        """Close the window at once; a CPU that would claim does so now."""
        self._passing = True

    def watch(self) -> None:
        """Look whether someone claims or the window closes."""
        flow = self.flow
        if self.clock is None:
            self.open(flow.table.turn, 0.0)
            return
        if self._mind is None:
            found = flow.table.claiming_mind()
            least = frames(
                who.player for seat, who in enumerate(flow.table.seats) if seat != flow.table.turn
            )
            self._mind = Mind(*found, least) if found else Mind.nobody(least)
            flow.person.lift_matching_pair()
        self._mind.step()
        if self._kept(self.clock) and self._try_kept():
            return
        if self._cpu_claims(self._mind, self.clock):
            return
        if (self.clock.over or self._passing) and self._mind.done:
            self.clock = None
            self.since_closed = 0.0 if flow.table.turn != flow.me else math.inf
            flow.show(flow.table.let_pass())

    def _kept(self, clock: ClaimClock) -> bool:
        hot = self.flow.hot
        return clock.fire_kept() or (hot is not None and hot.shouts.kept)

    def _try_kept(self) -> bool:
        """Try the claim of a press that came while the card was in the air."""
        hot = self.flow.hot
        return hot.shouts.fire_kept() if hot is not None else self.flow.person.try_claim()

    def _cpu_claims(self, mind: Mind, clock: ClaimClock) -> bool:
        choice = mind.choice
        if not mind.done or not isinstance(choice, Ppong) or clock.held:
            return False
        attack = attack_time(self.flow)  # the pair touches at the moment that was drawn
        if not self._passing and clock.time < self._moment(mind.seat, clock) - attack:
            return False
        self.flow.table.claim(mind.seat, choice.cards)
        self.slam(mind.seat, choice)
        return True

    def _moment(self, seat: int, clock: ClaimClock) -> float:
        """Tell when a CPU claims; in a chain its moment waits for the next beat in its range."""
        flow = self.flow
        moment = clock.kind.moment(f"{flow.look.seed}/{flow.table.moves}", seat)
        chain = flow.view.chain if flow.view else 0
        if not chain or self._bar is None or flow.pace.instant:
            return moment
        opened = self._bar - clock.time
        beat = next_beat(max(0.0, opened + moment), self.tempo).at - opened
        return beat if beat <= clock.kind.latest else moment

    def slam(self, seat: int, choice: Ppong | None) -> None:
        """Show a claim's pair coming down; a CPU's throw (`choice`) follows on the beat."""
        flow = self.flow
        pending, view = flow.table.pending, flow.view
        if pending is None or view is None:
            return
        look = replace(flow.look, pending=pending, raised=None, lifted=())
        chain = view.chain + 1
        first = chain == 1 or self._bar is None
        by_hand = not flow.table.is_cpu(seat)
        attack = BY_HAND if by_hand else attack_time(flow)
        touches = max(0.0, (self._bar or 0.0) + attack - NEAR)
        stroke = "deong" if first else next_beat(touches, self.tempo).stroke
        clip = choreography.claimed(
            seat, pending.cards, flow.shot(view, look, stroke=stroke), chain, by_hand=by_hand
        )
        if first:
            self._bar = -clip.length
        self.clock = None
        flow.timeline.play(clip, lambda: self._pair_down(view, look, choice))

    def _pair_down(self, view: View, look: Look, choice: Ppong | None) -> None:
        flow = self.flow
        flow.arrive(view, look)
        if choice is not None:
            self.throw_on_beat(choice.throw)
        elif flow.table.throws() == (None,):
            flow.show(flow.table.throw(None))

    def throw_on_beat(self, card: Card | None) -> None:
        """Throw the card of a claim so that it lands on the drum."""
        flow = self.flow
        happening = flow.table.throw(card)
        if card is None or flow.pace.instant:
            flow.show(happening)
            return
        now = max(0.0, self._bar or 0.0)
        beat = next_beat(now, self.tempo, BREATH + BEAT_SLACK)
        lead = max(0.0, beat.at - now - choreography.THROW)
        early = max(0.0, beat.at - beat.starts)
        flow.show(happening, lead=lead, stroke=beat.stroke, stroke_early=early)

    def throw_by_hand(self, card: Card) -> None:
        """Throw a person's card at once; in a chain it may wait a little for the drum."""
        flow = self.flow
        now, chain = max(0.0, self._bar or 0.0), (flow.view.chain if flow.view else 0) + 1
        happening = flow.table.throw(card)
        beat = next_beat(now, self.tempo, choreography.THROW)
        wait = beat.at - now - choreography.THROW
        if chain > 1 and wait < LONGEST_WAIT and not flow.pace.instant:
            early = max(0.0, beat.at - beat.starts)
            flow.show(happening, lead=wait, stroke=beat.stroke, stroke_early=early)
        else:
            flow.show(happening, stroke=beat.stroke)


def attack_time(flow: "Flow") -> float:
    """Give the seconds from a CPU's reach for its pair to the slap."""
    return flow.pace("lift") + flow.pace("slap")
