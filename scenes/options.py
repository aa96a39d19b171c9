"""The options: every setting by mouse or by keys, in effect at once."""

from typing import Any, Final

import pygame

from scenes.board import lay_board
from scenes.canvas import Canvas
from scenes.choices import Choice, Choices
from scenes.key_page import KeyPage
from scenes.keys import Act, act_of
from scenes.option_layout import Layout, layout
from scenes.option_pictures import draw_row, draw_tabs
from scenes.option_rows import Row, sections
from scenes.scene import Change, Pop, Push
from scenes.stage import Stage

STEPS: Final = {Act.LEFT: -1, Act.RIGHT: 1, Act.DEFAULT: 1, Act.PPONG: 1}
F11: Final = {"key": pygame.K_F11, "scancode": pygame.KSCAN_F11, "mod": 0, "unicode": ""}
WALKS: Final = {Act.UP: -1, Act.DOWN: 1}


class Options:
    """A board over the title or the table; rows of values, one of them in focus."""

    see_through = True
    busy = False

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.sections = sections()
        self.section = 0
        self.focus = 0  # a row; behind the last come the way out and the keys
        self._drag: int | None = None  # the slider under the pressed mouse
        self._size = (1280, 720)
        self._words = stage.words
        self._close = self._way_out()

    def _way_out(self) -> Choices:
        words = self.stage.words
        keys = Choice(words("options.keys"), lambda: Push(KeyPage(self.stage)))
        close = Choice(words("options.close"), Pop, strong=True)
        return Choices(self.stage, [close, keys], columns=2)

    @property
    def rows(self) -> tuple[Row, ...]:
        """List the options of the open section."""
        return tuple(self.sections.values())[self.section]

    def layout(self, size: tuple[int, int]) -> Layout:
        """Work out where everything stands in a window."""
        return layout(self.stage, size, tuple(self.sections), self.rows)

    def covered(self) -> None:
        """Let go of a slider."""
        self._drag = None

    def update(self, seconds: float) -> None:
        """Nothing moves here."""
        del seconds

    def handle(self, event: pygame.Event) -> Change:
        """Move the focus, change a value, or leave."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self._mouse(event)
        act = act_of(event)
        if act is Act.MENU:
            return Pop()
        if act in (Act.NEXT, Act.BACKWARD):
            self._open(self.section + (1 if act is Act.NEXT else -1))
        elif act in WALKS:
            self.focus = (self.focus + WALKS[act]) % (len(self.rows) + 2)
        elif act in STEPS:
            return self._step(STEPS[act], act)
        return None

    def _open(self, section: int) -> None:
        self.section = section % len(self.sections)
        self.focus = 0
        self._drag = None

    def _step(self, step: int, act: Act) -> Change:
        if self.focus >= len(self.rows):
            chosen = act in (Act.DEFAULT, Act.PPONG)
            return self._close.choices[self.focus - len(self.rows)].choose() if chosen else None
        row = self.rows[self.focus]
        if row.values or act in (Act.LEFT, Act.RIGHT):
            self._take(row, row.stepped(self.stage.settings, step))
        return None

    def _take(self, row: Row, values: dict[str, Any]) -> None:
        """Change settings; the full screen is the window's, which hears its key."""
        if row.name == "fullscreen":
            if values["fullscreen"] != self.stage.settings.fullscreen:
                pygame.event.post(
                    pygame.Event(
                        pygame.KEYDOWN,
                        key=pygame.K_F11,
                        scancode=pygame.KSCAN_F11,
                        mod=0,
                        unicode="",
                    )
                )
            return
        if all(getattr(self.stage.settings, name) == value for name, value in values.items()):
            return
        self.stage.change(**values)
        if row.name == "voices":
            self.stage.sound.say("person", "ppong")
        else:
            self.stage.sound.play("button")

    def _mouse(self, event: pygame.Event) -> Change:
        plan = self.layout(self._size)
        row = next((i for i, box in enumerate(plan.rows) if box.collidepoint(event.pos)), None)
        if event.type == pygame.MOUSEMOTION:
            self._hover(event, plan, row)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(event, plan, row)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._drag = None
        self._close.place(plan.close)
        return self._close.handle(event)

    def _hover(self, event: pygame.Event, plan: Layout, row: int | None) -> None:
        if self._drag is not None:
            self._slide(plan, self._drag, event.pos[0])
        elif row is not None:
            self.focus = row
        elif plan.close.collidepoint(event.pos):
            self.focus = len(self.rows)

    def _press(self, event: pygame.Event, plan: Layout, row: int | None) -> None:
        for number, tab in enumerate(plan.tabs):
            if tab.collidepoint(event.pos):
                self._open(number)
                return
        if row is None:
            return
        self.focus = row
        if not self.rows[row].values:
            self._drag = row
            self._slide(plan, row, event.pos[0])
            return
        for place, chip in enumerate(plan.chips[row]):
            if chip.collidepoint(event.pos):
                self._take(self.rows[row], self.rows[row].set_to(place))

    def _slide(self, plan: Layout, row: int, x: int) -> None:
        """Move a slider to the pointer."""
        track = plan.chips[row][0]
        percent = round((x - track.x) * 100 / max(1, track.w))
        self._take(self.rows[row], self.rows[row].set_to(percent))

    def draw(self, canvas: Canvas) -> None:
        """Lay the board, the sections, the rows and the sentence about the one in focus."""
        self._size = canvas.size
        if self._words is not self.stage.words:
            self._words, self._close = self.stage.words, self._way_out()
        plan, words = self.layout(canvas.size), self.stage.words
        lay_board(canvas, self.stage, plan.board, words("options.title"))
        draw_tabs(canvas, self.stage, plan, tuple(self.sections), self.section)
        for number, row in enumerate(self.rows):
            draw_row(canvas, self.stage, plan, row, number, focus=number == self.focus)
        if self.focus < len(self.rows):
            text = self.stage.letters.lines(
                words(self.rows[self.focus].help), plan.help_px, plan.help.w
            )
            canvas.blit(text, plan.help.x, plan.help.y)
        self._close.place(plan.close)
        self._close.focus = self.focus - len(self.rows) if self.focus >= len(self.rows) else -1
        self._close.draw(canvas)
