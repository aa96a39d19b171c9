"""A lesson as it is taken: a real table below, a board above that says what to do."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

import pygame

from scenes.canvas import Canvas
from scenes.choices import Choice, Choices
from scenes.inset import Inset, moved
from scenes.keys import Act, key_name
from scenes.lessons.arranged import ArrangedTable, Moment, back_to, open_lesson
from scenes.lessons.lesson import Lesson, Step
from scenes.lessons.lights import lit
from scenes.lessons.loan import lent
from scenes.lessons.panel import Panel, Said, light
from scenes.lessons.pupil import Pupil
from scenes.prints import made
from scenes.scene import Change, Pop, Push, Scene
from scenes.score_sheet import ScoreSheet
from scenes.stage import Stage
from scenes.table.scene import TableScene, Ways

LOOK: Final = 0.9  # seconds that a card lies which nobody wants
PULSE: Final = 1.1  # seconds of a light's breath
PATIENCE: Final = 2  # wrong throws until the right card is lit
LATER: Final[tuple[str, ...]] = ("read", "watch")
KEYS: Final[dict[str, Act]] = {
    "claim": Act.PPONG,
    "out": Act.PPONG,
    "stop": Act.STOP,
    "declare": Act.DECLARE,
}
"""The keys that texts name, wherever the player has put them."""


class LessonScene:
    """Takes a learner through one lesson; `after` gives what is offered at its end."""

    see_through = False

    def __init__(
        self,
        stage: Stage,
        lesson: Lesson,
        after: Callable[[], Sequence[Choice]],
        leave: Callable[[], Change],
    ) -> None:
        self.stage = lent(stage, lesson)
        self._owner = stage
        self.lesson = lesson
        self.place = 0
        self.ready = False
        self.answer = ""
        self.wrong = 0  # acts in this step that were not asked for
        self.ends: Choices | None = None
        self.moments: dict[int, Moment] = {}
        self._after, self._leave = after, leave
        self._time = 0.0
        self._seen: pygame.Rect | None = None  # the table's box
        self._words = stage.words
        self._pressed: int | None = None
        self.table: ArrangedTable
        self.below: TableScene
        name = stage.settings.name
        self._open(open_lesson(lesson, stage.words, name, self._free))
        self.panel = self._panel()

    # the table below

    def _open(self, table: ArrangedTable) -> None:
        """Lay the table of a moment."""
        self.table = table
        self.below = TableScene(self.stage, table, Ways({}, self._sheet))
        flow = self.below.flow
        if table.pending is not None:
            flow.look = replace(flow.look, pending=table.pending)
        flow.person = Pupil(flow, self.lesson, self._asked, self._tell)

    def _free(self) -> bool:
        """Tell whether the others may make their next move."""
        return self.ends is None and self.table.played < self.lesson.due(self.place)

    @property
    def step(self) -> Step:
        """Give the step that the lesson is at."""
        return self.lesson.steps[self.place]

    def _asked(self) -> Step | None:
        return self.step if self.ready and self.ends is None else None

    def _sheet(self, scene: TableScene) -> Scene:
        """Show the score sheet where the lesson ends with it; else nothing comes on top."""
        del scene
        if not self.lesson.sheet:
            return self
        return ScoreSheet(self.stage, self.table, self._close_sheet, onward="lessons.on")

    def _close_sheet(self) -> Change:
        self._finish()
        return Pop()

    # time

    @property
    def busy(self) -> bool:
        """Tell whether something moves: the table, or the light of a step."""
        return self.ends is None or self.below.busy

    def covered(self) -> None:
        """Stop the clock while something else is in front."""
        self.below.covered()

    def update(self, seconds: float) -> Change:
        """Let the table go on as far as the step allows."""
        self._time += seconds
        change = self.below.update(seconds)
        if isinstance(change, Push) and isinstance(change.scene, ScoreSheet):
            return change if self.ends is None else None
        self._let_pass()
        if self.ends is None:
            self._go_on()
        return None

    def _let_pass(self) -> None:
        """Close a window that is not what the step is about."""
        windows = self.below.flow.windows
        mine = self.step.act in ("claim", "out", "pass") and not self._free()
        clock = windows.clock
        if (
            mine
            or self.table.claims_next
            or not windows.is_open
            or clock is None
            or clock.time < LOOK
        ):
            return
        if self._free() or self.step.act not in LATER:
            windows.let_pass()

    def _go_on(self) -> None:
        """Notice that a step can be done, and that it is done."""
        if not self.ready:
            if self._can_begin():
                self.ready = True
                self.moments.setdefault(self.place, self.table.moment())
            return
        if self._is_done():
            self._next()

    def _can_begin(self) -> bool:
        flow, person = self.below.flow, self.below.flow.person
        if not flow.still or flow.view is None or self.table.played < self.lesson.due(self.place):
            return False
        act = self.step.act
        if act in LATER:
            return self.table.phase != "over" or flow.over_for is not None
        if act in ("claim", "out", "pass"):
            return person.may_claim
        if act == "throw":
            return bool(person.throwable())
        return person.on_turn and flow.view.phase == ("hold" if act == "declare" else "turn")

    def _is_done(self) -> bool:
        """Tell whether what was asked for has happened."""
        step, moment = self.step, self.moments[self.place]
        if step.act == "read":
            return False
        if step.act == "watch":
            return True
        if step.act == "claim":
            return self.table.pending is not None
        return self.table.record != moment.record

    def _next(self) -> None:
        self.ready, self.answer, self.wrong = False, "", 0
        if self.place + 1 < len(self.lesson.steps):
            self.place += 1
        elif not self.lesson.sheet:
            self._finish()

    def _finish(self) -> None:
        """Offer what comes after the lesson."""
        self.answer = ""
        self.ends = Choices(self.stage, self._after(), columns=2)

    # back

    def step_back(self) -> None:
        """Lay the table as it was at the step before, card by card the same."""
        places = [
            place for place in self.moments
            if place < self.place + (self.ends is not None)
            and self.lesson.steps[place].act != "watch"
        ]  # fmt: skip
        if not places:
            return
        self.place = max(places)
        self.ends, self.ready, self.answer, self.wrong = None, False, "", 0
        self.moments = {k: moment for k, moment in self.moments.items() if k <= self.place}
        self._open(back_to(self.lesson, self.moments[self.place], self._free))

    # input

    def handle(self, event: pygame.Event) -> Change:
        """Take an act; the lesson's own buttons come first."""
        act = self.stage.keys.act_of(event)
        if act is Act.MENU:
            return self._leave()
        if event.type == pygame.KEYDOWN and event.scancode == pygame.KSCAN_BACKSPACE:
            self.step_back()
            return None
        hit = self._button(event)
        if hit is not None:
            return hit()
        if self._on_menu(event):
            return self._leave()
        if self.ends is not None:
            return self.ends.handle(event)
        if act is Act.DEFAULT and self._reading():
            self._next()
            return None
        if self._seen is not None and self._takes(event, act):
            self.below.handle(moved(event, self._seen))
        return None

    def _on_menu(self, event: pygame.Event) -> bool:
        """Tell whether the table's corner is pressed, which leaves a lesson as Esc does."""
        if self._seen is None or event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
            return False
        places = self.below.flow.geometry
        return places.hit(places.menu).collidepoint(moved(event, self._seen).pos)

    def _reading(self) -> bool:
        return self.ready and self.step.act == "read"

    def _takes(self, event: pygame.Event, act: Act | None) -> bool:
        """Tell whether the table gets an input; a reader is told how to go on."""
        pressing = event.type == pygame.MOUSEBUTTONDOWN or act is not None
        if self._reading() and pressing:
            self._tell("lessons.wrong.read", 0)
        if self.ready and act in (Act.STOP, Act.DECLARE):
            asked = Act.STOP if self.step.act == "stop" else Act.DECLARE
            if self.step.act not in ("read", "stop", "declare") or act is not asked:
                self._tell(f"lessons.wrong.{self.step.act}", 0)
                return False
        return not (self._reading() and event.type != pygame.MOUSEMOTION)

    def _tell(self, key: str, month: int) -> None:
        """Answer a wrong act in a line; it costs nothing."""
        words = self.stage.words
        called = words.month(month or self.step.month or 1)
        self.answer = words(key, month=called)
        self.wrong += 1
        self.stage.sound.play("tock")

    def _button(self, event: pygame.Event) -> Callable[[], Change] | None:
        """Find what the board's own buttons ask for."""
        if event.type not in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) or event.button != 1:
            return None
        if self.ends is not None:
            return None
        size = self._size()
        hit = next(
            (i for i, box in enumerate(self.panel.buttons(size)) if box.collidepoint(event.pos)),
            None,
        )
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._pressed = hit
            return _nothing if hit is not None else None
        pressed, self._pressed = self._pressed, None
        if hit is None or hit != pressed:
            return None
        return self.step_back if hit == 0 else self._read_on

    def _read_on(self) -> Change:
        if self._reading():
            self._next()
        return None

    # drawing

    def _panel(self) -> Panel:
        places = range(len(self.lesson.steps))
        return Panel(self._owner, tuple(self._text(place) for place in places))

    def _text(self, place: int) -> str:
        words, step = self.stage.words, self.lesson.steps[place]
        press = key_name(self.stage.keys.key_of(KEYS.get(step.act, Act.PPONG)))
        return words(self.lesson.key(place), month=words.month(step.month or 1), press=press)

    @staticmethod
    def _size() -> tuple[int, int]:
        screen = pygame.display.get_surface()
        return screen.get_size() if screen else (1280, 720)

    def shown(self) -> int:
        """Tell which step's text is on the board: the last that can be done, or is watched."""
        if self.ready or self.step.act == "watch":
            return self.place
        return max((place for place in self.moments if place <= self.place), default=self.place)

    def draw(self, canvas: Canvas) -> None:
        """Lay the table, the lights and the board."""
        self.stage.follow()
        if self._words is not self.stage.words:
            self._words, self.panel = self.stage.words, self._panel()
        top = self.panel.fit(canvas.size)
        self._seen = pygame.Rect(0, top.bottom, canvas.size[0], canvas.size[1] - top.bottom)
        part = Inset(canvas, self._seen)
        self.below.draw(part)
        if self.ready and self.ends is None:
            self._draw_lights(part)
        self.panel.draw(canvas, self._said())
        if self.ends is not None:
            self.ends.place(self.panel.ends(canvas.size))
            self.ends.draw(canvas)
            return
        words = self.stage.words
        back, on = self.panel.buttons(canvas.size)
        if self.moments and self.place:
            self.panel.draw_button(canvas, back, (words("lessons.back"), "Backspace"))
        if self._reading():
            self.panel.draw_button(canvas, on, (words("lessons.on"), words("key.enter")))

    def _said(self) -> Said:
        words, steps = self.stage.words, len(self.lesson.steps)
        if self.ends is not None:
            key = "lessons.first.done" if self.lesson.name == "first" else "lessons.done"
            return Said(words(key), "", words(f"lessons.{self.lesson.name}.title"))
        where = f"{words(f'lessons.{self.lesson.name}.title')} · {self.place + 1}/{steps}"
        raised = self._asked() and self.step.act == "throw" and self.below.flow.look.raised
        twice = raised and not self.stage.settings.one_click
        hint = words("lessons.again") if twice else ""
        return Said(self._text(self.shown()), self.answer, where, hint)

    def _draw_lights(self, canvas: Canvas) -> None:
        still = self.stage.settings.reduced_motion
        breath = 8 if still else round(abs(1 - 2 * (self._time % PULSE) / PULSE) * 8)
        plainly = self.wrong >= PATIENCE
        for box in lit(self.below.flow, self.step, plainly=plainly):
            wide = box.inflate(14, 14)
            canvas.blit(made(light, wide.size, breath), wide.x, wide.y)


def _nothing() -> Change:
    return None
