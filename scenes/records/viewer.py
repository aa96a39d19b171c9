"""A match watched again: forward and back, at any speed, with open or closed hands."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Final

import pygame

from game.match import Match
from game.playback import matches_before, round_states
from game.record import Record
from game.round import Round
from game.view import Standing
from scenes.canvas import Canvas
from scenes.form.parts import Part
from scenes.keys import Act, act_of
from scenes.layout.geometry import Geometry
from scenes.lettering import INK, RED
from scenes.records.bar import Bar
from scenes.records.show import Scene, Show
from scenes.records.watched import told
from scenes.scene import Change, Pop
from scenes.score_paper import Facts
from scenes.score_paper import Row as Line
from scenes.stage import Stage
from scenes.table.touch_pads import cloth

SPEEDS: Final = (1, 2, 4)
IN_VAIN: Final = {
    "start": "at_start", "back": "at_start", "round_before": "at_start", "forward": "at_end",
    "end": "at_end", "round_after": "at_end", "play": "at_end", "faster": "fastest",
    "slower": "slowest", "hands": "hands_wait",
}  # fmt: skip
"""What is answered where a deed changes nothing."""
STEP: Final = 1.2  # s a move takes at ×1
SETTLE: Final = 0.26  # s in which cards slide at ×1
KEYS: Final = {
    pygame.KSCAN_HOME: "start", pygame.KSCAN_END: "end",
    pygame.KSCAN_PAGEUP: "round_before", pygame.KSCAN_PAGEDOWN: "round_after",
}  # fmt: skip
ACTS: Final = {
    Act.LEFT: "back", Act.RIGHT: "forward", Act.PPONG: "play", Act.UP: "faster",
    Act.DOWN: "slower", Act.HINT: "hands",
}  # fmt: skip


class Viewer:
    """Shows one verified record that has at least one round."""

    see_through = False

    def __init__(self, stage: Stage, record: Record, round_: int = 0) -> None:
        self.stage = stage
        self.record = record
        self.show = Show(stage, record)
        self.bar = Bar(stage)
        self.standings: tuple[Match, ...] = matches_before(record)
        self.open = True
        self.playing = False
        self.speed = 0  # an index of SPEEDS
        self.round = 0
        self.step = 0
        self.states: tuple[Round, ...] = ()
        self.answer = ""  # why the last press did nothing
        self._table: Geometry | None = None
        self._settling = 1.0  # share of the way that cards have come
        self._before: Scene | None = None
        self._waited = 0.0
        self._told: tuple[object, tuple[str, ...]] | None = None
        self.go_to_round(round_)

    def go_to_round(self, number: int) -> None:
        """Open a round as it was dealt."""
        self.round = max(0, min(len(self.record.rounds) - 1, number))
        self.states = round_states(self.record, self.round)
        self.step, self._before, self._settling, self._waited = 0, None, 1.0, 0.0
        self._told = None

    def go_to(self, step: int) -> None:
        """Go to a state of the round; its cards settle from the one before."""
        there = max(0, min(len(self.states) - 1, step))
        if there != self.step:
            self._before = self.scene
            self._settling = 1.0 if self.stage.settings.reduced_motion else 0.0
            self.step, self._waited = there, 0.0

    def do(self, deed: str) -> Change:
        """Do what a key or button says."""
        deeds: dict[str, Callable[[], object]] = {
            "back": self._back,
            "forward": self._forward,
            "start": partial(self.go_to, 0),
            "end": partial(self.go_to, len(self.states) - 1),
            "round_before": partial(self.go_to_round, self.round - 1),
            "round_after": partial(self.go_to_round, self.round + 1),
            "play": self._play,
            "speed": partial(self._set_speed, (self.speed + 1) % len(SPEEDS)),
            "faster": partial(self._set_speed, self.speed + 1),
            "slower": partial(self._set_speed, self.speed - 1),
            "hands": self._turn_hands,
        }
        if deed == "leave":
            return Pop()
        before, self.answer = self._moment, ""
        if deed not in ("play", "speed", "faster", "slower", "hands"):
            self.playing = False
        deeds[deed]()
        if self._moment == before:
            self.answer = self.stage.words(f"records.{IN_VAIN[deed]}")
        return None

    @property
    def _moment(self) -> tuple[object, ...]:
        return self.round, self.step, self.playing, self.speed, self.shown

    def _back(self) -> None:
        if self.step:
            self.go_to(self.step - 1)
        elif self.round:
            self.go_to_round(self.round - 1)
            self.step = len(self.states) - 1

    def _forward(self) -> None:
        if self.step < len(self.states) - 1:
            self.go_to(self.step + 1)
        elif self.round < len(self.record.rounds) - 1:
            self.go_to_round(self.round + 1)

    def _play(self) -> None:
        self.playing = not self.playing and not self.at_end
        self._waited = STEP

    def _set_speed(self, speed: int) -> None:
        self.speed = max(0, min(len(SPEEDS) - 1, speed))

    def _turn_hands(self) -> None:
        self.open = not self.open
        self._before, self._settling = None, 1.0

    @property
    def at_end(self) -> bool:
        """Tell whether nothing comes after this."""
        last_round = self.round == len(self.record.rounds) - 1
        return last_round and self.step == len(self.states) - 1

    @property
    def scene(self) -> Scene:
        """Give what is laid out now."""
        before = self.standings[min(self.round, len(self.standings) - 1)]
        standing = Standing(before.totals, before.standing.rounds_left)
        seed = self.record.rounds[self.round].seed or str(self.round)
        state = self.states[self.step]
        past = self.round > 0
        return Scene(state, standing, seed, self.shown, self._sheet(state), self._lines(), past)

    @property
    def shown(self) -> bool:
        """Tell whether hands lie open; those of a round that is still played never do."""
        return self.open and self.record.rounds[self.round].end is not None

    def _sheet(self, state: Round) -> Facts:
        """Give the score paper as it stood; the round's own row comes with its end."""
        last = min(self.round + (state.phase == "over"), len(self.standings) - 1)
        return Facts(
            names=self.show.names,
            rounds=self.record.rules.rounds,
            number=self.round + 1,
            dealer=state.dealer,
            rows=tuple(Line(out.scores, out.wearer) for out in self.standings[last].outcomes),
        )

    def _lines(self) -> tuple[str, ...]:
        words, names = self.stage.words, self.show.names
        if self._told is None or self._told[0] is not words:
            pairs = pairwise(self.states)
            lines = tuple(told(words, state, before, names) for before, state in pairs)
            self._told = words, lines
        return tuple(line for line in self._told[1][: self.step] if line)

    @property
    def busy(self) -> bool:
        """Tell whether cards move, or will by themselves."""
        return self.playing or self._settling < 1

    def covered(self) -> None:
        """Stop when something comes on top."""
        self.playing = False

    def update(self, seconds: float) -> Change:
        """Let cards settle and the next move come."""
        fast = SPEEDS[self.speed]
        self._settling = min(1.0, self._settling + seconds * fast / SETTLE)
        if not self.playing:
            return None
        self._waited += seconds * fast
        if self._waited >= STEP:
            self._waited = 0.0
            if self.at_end:
                self.playing = False
            else:
                self._forward()
        return None

    def handle(self, event: pygame.Event) -> Change:
        """Take a key or a press on the bar."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self._click(event) if self._on_table(event) else self.bar.mouse(event)
        if event.type == pygame.MOUSEWHEEL:
            return self.do("back" if event.y > 0 else "forward")
        if event.type == pygame.KEYDOWN and event.scancode in KEYS:
            return self.do(KEYS[event.scancode])
        act = act_of(event)
        if act is Act.MENU:
            return Pop()
        if act in (Act.NEXT, Act.BACKWARD):
            self.bar.move_focus(1 if act is Act.NEXT else -1)
        elif act is Act.DEFAULT:
            focus = self.bar.focus
            return self.do("play") if focus is None else self.bar.press(focus)
        elif act in ACTS:
            return self.do(ACTS[act])
        return None

    def _on_table(self, event: pygame.Event) -> bool:
        """Tell whether the left button goes down above the strip."""
        table = pygame.Rect((0, 0), self._table.size) if self._table is not None else None
        down = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        return down and table is not None and table.collidepoint(event.pos)

    def _click(self, event: pygame.Event) -> Change:
        """Open closed hands by a press on one; elsewhere the table goes on by itself or waits."""
        places = self._table
        hands = [cloth(places), *(place.fan for place in places.places)] if places else []
        closed = not self.shown and any(box.collidepoint(event.pos) for box in hands)
        return self.do("hands" if closed else "play")

    def _parts(self) -> tuple[Part, ...]:
        words = self.stage.words
        rounds, moves = len(self.record.rounds), len(self.states) - 1
        play = "records.pause" if self.playing else "records.play"
        hands = "records.hands_open" if self.shown else "records.hands_closed"
        return (
            self._part("records.start", "start"),
            self._part("records.back", "back"),
            self._part(play, "play", chosen=self.playing),
            self._part("records.forward", "forward"),
            self._part("records.end", "end"),
            Part(words("records.move_of", number=self.step, moves=moves)),
            Part(words("records.speed", speed=SPEEDS[self.speed]), partial(self.do, "speed")),
            self._part(hands, "hands", chosen=self.shown),
            self._part("records.round_before", "round_before"),
            Part(words("records.round_of", number=self.round + 1, rounds=rounds)),
            self._part("records.round_after", "round_after"),
            self._part("records.leave", "leave"),
        )

    def _part(self, key: str, deed: str, *, chosen: bool = False) -> Part:
        return Part(self.stage.words(key), partial(self.do, deed), chosen=chosen)

    def words_now(self) -> str:
        """Say what was done last."""
        earlier = self.states[self.step - 1] if self.step else None
        line = told(self.stage.words, self.states[self.step], earlier, self.show.names)
        if line:
            return line
        dealer = self.show.names[self.record.rounds[self.round].dealer]
        return self.stage.words("records.dealt", number=self.round + 1, name=dealer)

    def draw(self, canvas: Canvas) -> None:
        """Lay the table, what was done, and the bar."""
        self.bar.fit(canvas.size, self._parts())
        px, letters = self.bar.px, self.stage.letters
        foot = canvas.size[1] - self.bar.top + round(px * 1.5)
        self._table = places = self.show.places(canvas.size, foot)
        before = self.show.poses(self._before, places) if self._before else {}
        self.show.draw(canvas, self.scene, places, before, self._settling if before else 1.0)
        said, ink = (self.answer, RED) if self.answer else (self.words_now(), INK)
        text = letters.text(said, px, ink, "bold", width=canvas.size[0] - 2 * px)
        canvas.blit(text, px, canvas.size[1] - foot + round(px * 0.35))
        self.bar.draw(canvas)
