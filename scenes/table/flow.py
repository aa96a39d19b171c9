"""The course of a match at the table: what is shown, rounds, and the turns of CPU players."""

import secrets
from dataclasses import replace
from typing import Final

from game.events import Ended, Event
from game.moves import Draw
from game.table import Happening, Table
from game.view import View
from scenes.layout.geometry import Geometry
from scenes.layout.poses import Look, Pose, poses, stock_poses
from scenes.naming import shown_name
from scenes.stage import Stage
from scenes.table import choreography, lots
from scenes.table.cues import Cue, Movement, Noise, Say, Show
from scenes.table.cutting import PATIENCE, Cutting, gather
from scenes.table.cutting import poses as spread
from scenes.table.floaters import Floater
from scenes.table.hotseat import HotSeat
from scenes.table.minds import PERSON, Mind, Study, frames, rest
from scenes.table.motion import Shot, in_turn
from scenes.table.pace import Pace
from scenes.table.person import Person
from scenes.table.speech import head_line, history_line, spoken, voiced
from scenes.table.windows import Windows
from scenes.timeline import Timeline

SETTLED: Final = 0.6  # seconds before a second press leaves an open table
CARDS: Final = 48
DRAMAS: Final = ("out", "stop", "stop_bak")  # calls before which the music steps far back

Line = tuple[int | None, str, int | None]
"""A line of the history: who, what, and from whom a card was taken."""


class Flow:
    """Lets a match run; the scene draws what it shows and hands a person's acts to `person`."""

    def __init__(self, stage: Stage, table: Table, geometry: Geometry) -> None:
        self.stage = stage
        self.table = table
        self.shared: HotSeat | None = None  # where more than one seat belongs to people
        self.timeline: Timeline[Pose, Cue] = Timeline()
        self.floaters: list[Floater] = []
        self.lines: list[Line] = []
        self.view: View | None = None
        self.over_for: float | None = None  # seconds since all was shown
        self.cutting: Cutting | None = None  # while a person cuts the deck
        self.person = Person(self)
        self.windows = Windows(self)
        if len(table.owners) > 1:
            self.shared = HotSeat(self)
        self.look = self.fresh_look()
        self._geometry = geometry
        self.study = Study(table.learning())
        self._mind: Mind | None = None
        self._rest = 0.0  # what is left of a pause before the next act
        self._cached: tuple[View | None, Look, dict[str, Pose]] | None = None
        if table.phase is not None and table.phase != "over":
            self.arrive(table.view(self.me), self.fresh_look())
            self._remember_lines()

    @property
    def hot(self) -> HotSeat | None:
        """Give the play with own keys, while hands must be closed before others."""
        return self.shared if self.shared is not None and self.shared.runs else None

    @property
    def me(self) -> int | None:
        """Name the seat whose hand lies open: the lone person, or who has a look just now."""
        if self.hot is not None:
            return self.hot.looker
        people = self.table.people
        return people[0] if people else None

    @property
    def pace(self) -> Pace:
        """Give the speed of the settings."""
        return Pace(self.stage.settings.speed)

    @property
    def geometry(self) -> Geometry:
        """Give the layout in force."""
        return self._geometry

    @geometry.setter
    def geometry(self, geometry: Geometry) -> None:
        if geometry is not self._geometry:
            self.hurry()
            self._geometry = geometry
            self._cached = None

    @property
    def names(self) -> list[str]:
        """List the names of those who sit here."""
        return [shown_name(self.stage.words, seat) for seat in self.table.seats]

    @property
    def still(self) -> bool:
        """Tell whether the picture is at rest and decisions may be made."""
        return self.timeline.idle

    def base(self) -> dict[str, Pose]:
        """Give where every card lies when nothing moves."""
        if self.cutting is not None:
            return spread(self.cutting, self._geometry)
        cached = self._cached
        if cached is None or cached[0] is not self.view or cached[1] != self.look:
            cached = self._cached = (self.view, self.look, self._lay(self.view, self.look))
        return cached[2]

    def _lay(self, view: View | None, look: Look) -> dict[str, Pose]:
        if view is None:
            return stock_poses(CARDS, self._geometry)
        return poses(view, self._geometry, look)

    def tick(self, seconds: float) -> None:
        """Let shown time pass."""
        for floater in self.floaters:
            floater.age += seconds
        self.floaters = [floater for floater in self.floaters if not floater.over]
        self.person.tick(seconds)
        if self.shared is not None:
            self.shared.tick(seconds)
        if self.hot is None or not self.hot.blocking:
            self.windows.tick(seconds)
        for what in self.timeline.tick(seconds):
            self.ask(what)
        if self.timeline.idle and not (self.hot is not None and self.hot.blocking):
            self._go_on(seconds)
        self.study.step()  # last, so that nobody thinks in the same frame

    def _go_on(self, seconds: float) -> None:
        """Ask whoever must decide, as the table says."""
        phase = self.table.phase
        if self.cutting is not None:
            self.cutting.tick(seconds)
            if self.cutting.over:
                self.cut()
        elif phase is None:
            self._open_round()
        elif phase == "over":
            self.over_for = (self.over_for or 0.0) + seconds
        elif self.hot is not None and self.hot.wait_for_looks():
            return
        elif self.table.pending is not None:
            self._await_throw(self.table.pending.seat)
        elif phase == "window":
            if self.study.done:
                self.windows.watch()
        else:
            self._await_decision(seconds)

    def _await_throw(self, seat: int) -> None:
        if self.shared is not None and self.table.is_cpu(seat):
            self.shared.absences.throw(seat)
        elif self.hot is not None:
            self.hot.shouts.watch(seat)
        else:
            self.person.throw_prearmed()

    # rounds

    def next_round(self) -> None:
        """Clear the table and deal again."""
        self.floaters.clear()
        self.lines.clear()
        self.person.forget_plans()
        self.over_for = None
        self.view = None
        self._open_round()

    def _open_round(self) -> None:
        turned = self.table.lots()
        if turned:
            shown = lots.lots(turned, self._geometry, self.look, self.pace)
            self.timeline.play(shown, self._offer_cut)
        else:
            self._offer_cut()

    def _offer_cut(self) -> None:
        """Let the seat before the dealer cut: a person by hand, a CPU at once."""
        self.table.prepare()
        cutter = self.table.cutter
        by_hand = self.stage.settings.cut_by_hand and not self.pace.instant
        if by_hand and not self.table.is_cpu(cutter):
            self.cutting = Cutting(cutter)
            seal, name = self.table.prepare(), self.names[cutter]
            words = self.stage.words("call.cut", name=name, seal=seal)
            self.floaters.append(Floater(Show("banner", life=PATIENCE), words))
            self.ask(Noise("riffle"))
        else:
            self._deal(secrets.randbelow(CARDS))

    def cut(self) -> None:
        """Cut where the finger stands."""
        cutting, self.cutting = self.cutting, None
        if cutting is not None:
            self.floaters.clear()
            clip = gather(cutting, self._geometry, self.pace("riffle") * 0.5)
            self.timeline.play(clip, lambda: self._deal(cutting.at))

    def _deal(self, cut: int) -> None:
        happening = self.table.deal(cut=cut)
        self.look = self.fresh_look()
        if self.shared is not None:
            self.shared.start_round()
        self.lines.append(head_line(self.stage.words, self.table.record.rounds))
        number, dealer = self.table.number, self.names[self.table.turn]
        facts: tuple[tuple[str, object], ...] = (("n", number), ("name", dealer))
        self.ask(Show("banner", None, "call.round", facts, 1.6))
        self.show(happening)

    def fresh_look(self) -> Look:
        """Look at a table on which nothing is raised or claimed."""
        return Look(
            bottom=next(iter(self.table.owners if self.hot else self.table.people), 0),
            columns=self.stage.settings.columns,
            seed=f"{self.table.seal}/{self.table.number}",
        )

    # showing

    def shot(self, after: View, look: Look, **more: float | str) -> Shot:
        """Collect what a clip is made from."""
        return Shot(
            geometry=self._geometry,
            look=look,
            view=after,
            before=self._lay(self.view, self.look),
            after=poses(after, self._geometry, look),
            pace=self.pace,
            **more,  # type: ignore[arg-type]
        )

    def show(self, happening: Happening, **more: float | str) -> None:
        """Play what happened; afterwards the picture is that of the new view."""
        events = happening.seen_by(self.me)
        after = self.table.view(self.me)
        look = replace(self.look, pending=None, raised=None, lifted=())
        shot = self.shot(after, look, **more)
        clip: Movement = in_turn(choreography.clip(event, shot) for event in events)
        self.windows.follow(events, clip.length)
        self._mind = None
        self.windows.forget()
        self.timeline.play(clip, lambda: self.arrive(after, look, events))

    def arrive(self, view: View, look: Look, events: tuple[Event, ...] = ()) -> None:
        """Stand where a clip has ended: this is what everybody sees now."""
        self.view, self.look = view, look
        for event in events:
            line = history_line(event, self.stage.words, view, self.table.last_outcome)
            if line is not None:
                self.lines.append(line)
        self.person.forget_broken_plans()
        self.plan_pause()

    def _remember_lines(self) -> None:
        """Write the history of a round that is gone on with."""
        self.lines.append(head_line(self.stage.words, self.table.record.rounds))
        for event in self.view.log if self.view else ():
            line = history_line(event, self.stage.words, self.table.view(self.me), None)
            if line is not None and not isinstance(event, Ended):
                self.lines.append(line)

    def ask(self, what: Cue) -> None:
        """Sound a sound, speak a call, or let something show."""
        match what:
            case Noise(name, _, True):
                self.stage.sound.stroke(name)
            case Noise(name, gain, _, force):
                self.stage.sound.play(name, gain, force)
            case Say():
                self._say(what)
            case Show():
                self._float(what)

    def _say(self, said: Say) -> None:
        character = self.table.seats[said.seat].character if said.seat >= 0 else None
        call = voiced(said.call, self.table.rules, self.stage.settings.traditional_names)
        if call in DRAMAS:
            self.stage.sound.duck(-12.0, 2.0)
        self.stage.sound.say(character or "person", call)

    def words_of(self, show: Show) -> str:
        """Put what shows into words."""
        if self.table.phase is None:
            return ""
        view, outcome = self.table.view(self.me), self.table.last_outcome
        return spoken(show, self.stage.words, view, outcome, self.names)

    def _float(self, show: Show) -> None:
        self._lay_over(Floater(show, self.words_of(show)))

    def _lay_over(self, fresh: Floater) -> None:
        self.floaters = [*(old for old in self.floaters if not fresh.replaces(old)), fresh]

    def tell(self, words: str, life: float = 1.6) -> None:
        """Hold a sentence over the table for a while."""
        self._lay_over(Floater(Show("whisper", life=life), words))

    def hurry(self) -> None:
        """End running clips; never a window, never a move."""
        for what in self.timeline.skip():
            self.ask(what)
        self.windows.land()

    # turns

    def plan_pause(self) -> None:
        """Choose how long whoever decides next takes, from what everybody knows."""
        view, seats = self.view, self.table.seats
        self._rest = 0.0
        if view is not None and view.phase in ("turn", "hold"):
            who = seats[view.turn].character if self.table.is_cpu(view.turn) else PERSON
            seed = f"{self.look.seed}/{self.table.moves}/{view.phase}"
            self._rest = rest(self.pace, seed, who, on_draw=view.phase == "turn")
            if view.phase == "hold" and self._rest:
                self._float(Show("dots", view.turn, life=self._rest))

    def _await_decision(self, seconds: float) -> None:
        seat = self.table.turn
        self._rest = max(0.0, self._rest - seconds)
        if not self.table.is_cpu(seat):
            if self.hot is None or not self.hot.wait_for(seat):
                self._draw_by_itself(seat)
            return
        if not self.study.done:
            return
        if self._mind is None or self._mind.seat != seat:
            least = frames([self.table.seats[seat].player])
            self._mind = Mind(seat, self.table.mind(seat), least)
        self._mind.step()
        if self._mind.done and not self._rest and self._mind.choice is not None:
            self.show(self.table.play(seat, self._mind.choice))

    def _draw_by_itself(self, seat: int) -> None:
        """Draw for a person who wants it so, unless there is something to decide."""
        alone = self.hot is None and seat == self.me
        wanted = self.stage.settings.auto_draw and alone and not self._rest
        if wanted and self.view is not None and self.view.moves == (Draw(),):
            self.show(self.table.play(seat, Draw()))

    def leave_open_table(self, *, pressed: bool) -> bool:
        """Tell whether the finished round may give way to the score sheet."""
        if self.over_for is None:
            return False
        return self.over_for >= (SETTLED if pressed else self.pace("hold"))
