"""A form on a board: lines that scroll, one in focus, a note about it, buttons at the foot."""

from typing import Final

import pygame

from scenes.board import lay_board
from scenes.canvas import Canvas
from scenes.form import look
from scenes.form.field import Field
from scenes.form.frame import Frame
from scenes.form.lines import Lines
from scenes.form.parts import Part, Row
from scenes.form.plan import Plan, live
from scenes.keys import Act, act_of
from scenes.scene import Change
from scenes.stage import Stage

MOUSE: Final = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
PAGES: Final = {pygame.KSCAN_PAGEUP: -1, pygame.KSCAN_PAGEDOWN: 1}
SIDES: Final = {Act.LEFT: -1, Act.RIGHT: 1}
WALKS: Final = {Act.UP: -1, Act.DOWN: 1}
TURNS: Final = {Act.BACKWARD: -1, Act.NEXT: 1}
PRESSES: Final = (Act.DEFAULT, Act.PPONG)


class Form(Lines):
    """The base of all forms; a form says its heading, tabs, lines and buttons."""

    see_through = True

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._down: tuple[int, int] | None = None  # the row and part under the pressed mouse
        self._heard: Field | None = None  # the field that takes text now

    @property
    def busy(self) -> bool:
        """Tell whether something moves; a form stands still."""
        return False

    def covered(self) -> None:
        """Let go of everything that is half done."""
        self._let_go()
        self._down = None
        self.scroll.drop()

    def update(self, seconds: float) -> Change:
        """Nothing moves here."""
        del seconds
        return None

    def handle(self, event: pygame.Event) -> Change:
        """Take an input; a form that goes away lets the keyboard go."""
        if event.type != pygame.MOUSEMOTION:
            self._body = None
        change = self._take(event)
        if change is not None:
            self._let_go()
        else:
            self._listen()
        return change

    def _take(self, event: pygame.Event) -> Change:
        if event.type in MOUSE:
            return self._mouse(event)
        if event.type == pygame.MOUSEWHEEL:
            self.scroll.by(-event.y * 3 * self.frame().px)
            return None
        part, row = self.focused_part(), self.focused_row()
        if part is not None and part.field is not None and part.field.handle(event):
            return None
        if self._digits.handle(event, row.number if row is not None else None):
            return None
        if event.type == pygame.KEYDOWN and event.scancode in PAGES:
            self.scroll.by(PAGES[event.scancode] * self.scroll.body.h)
            return None
        return self._act(act_of(event))

    def _act(self, act: Act | None) -> Change:
        if act is Act.MENU:
            return self.leave()
        if act in TURNS:
            self._turn(TURNS[act])
        elif act in WALKS:
            self._walk(WALKS[act])
        elif act in SIDES:
            return self._side(SIDES[act])
        elif act in PRESSES:
            return self._press()
        return None

    def _side(self, step: int) -> Change:
        row = self.focused_row()
        if row is None or not row.values:
            self._along(step)
            return None
        return None if self._take_digits() else self._step(row, step)

    def _step(self, row: Row, step: int) -> Change:
        if row.number is not None:
            row.number.put(row.number.stepped(step))
            self._changed()
            return None
        parts = live(row)
        chosen = next((n for n, i in enumerate(parts) if row.parts[i].chosen), -1)
        return self._press_part(row.parts[parts[(chosen + step) % len(parts)]]) if parts else None

    def _press(self) -> Change:
        if self._take_digits():
            return None
        self._finish_field()
        row, part = self.focused_row(), self.focused_part()
        if row is None:
            self.stage.sound.play("button")
            return self.foot().choices[self.part].choose()
        if row.values:
            return None if row.number is not None else self._step(row, 1)
        if part is not None and part.field is not None:
            self._walk(1)
            return None
        return self._press_part(part) if part is not None else self._press_row(row)

    def _press_part(self, part: Part) -> Change:
        self.stage.sound.play("button")
        change = part.press() if part.press else None
        self._changed()
        return change

    def _press_row(self, row: Row) -> Change:
        if row.press is None:
            return None
        self.stage.sound.play("button")
        change = row.press()
        self._changed()
        return change

    def _listen(self) -> None:
        """Take text only while a field has the focus; else keys are keys, in Hangul mode too."""
        part, here = self.focused_part(), self.placed()
        field = part.field if part is not None else None
        if field is not self._heard:  # to start again would take a syllable from its input method
            self._heard = field
            pygame.key.stop_text_input()
            if field is not None:
                pygame.key.start_text_input()
        if field is not None and here is not None:
            body, box = self.scroll.body, here.parts[min(self.part, len(here.parts) - 1)]
            pygame.key.set_text_input_rect(box.move(body.x, body.y - self.scroll.up))

    def _let_go(self) -> None:
        self._settle()
        self._heard = None
        pygame.key.stop_text_input()

    def _mouse(self, event: pygame.Event) -> Change:
        if self.scroll.pulling:
            self.scroll.pull(event)
            return None
        left = event.type != pygame.MOUSEMOTION and event.button == 1
        down = left and event.type == pygame.MOUSEBUTTONDOWN
        if down and (self._pressed_tab(event.pos) or self.scroll.take(event.pos)):
            return None
        if self.frame().foot.inflate(12, 12).collidepoint(event.pos):
            return self._mouse_foot(event)
        if not left:
            return None
        hit = self._hit(event.pos)
        if down:
            self._down = hit
            if hit is not None:
                self._focus_on(*hit)
            return None
        pressed, self._down = self._down, None
        return self._click(hit[1]) if hit is not None and hit == pressed else None

    def _pressed_tab(self, pos: tuple[int, int]) -> bool:
        tabs = enumerate(self.frame().tabs)
        hit = next((number for number, box in tabs if box.collidepoint(pos)), None)
        if hit is None:
            return False
        self.stage.sound.play("button")
        self.open(hit)
        return True

    def _mouse_foot(self, event: pygame.Event) -> Change:
        foot = self.foot()
        foot.place(self.frame().foot)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._settle()
            self.row, self.part = len(self.plan.rows()), foot.focus
        return foot.handle(event)

    def _hit(self, pos: tuple[int, int]) -> tuple[int, int] | None:
        """Find the row and the part under the pointer; part -1 is the row itself."""
        body = self.frame().body
        if not body.collidepoint(pos):
            return None
        x, y = pos[0] - body.x, pos[1] - body.y + self.scroll.up
        for number, place in enumerate(self.plan.rows()):
            placed = self.plan.placed[place]
            if placed.box.collidepoint(x, y):
                inside = (i for i, box in enumerate(placed.parts) if box.collidepoint(x, y))
                return number, next(inside, -1)
        return None

    def _focus_on(self, row: int, part: int) -> None:
        if row != self.row or (part >= 0 and part != self.part):
            self._settle()
        self.row = row
        self.part = part if part >= 0 else self._first_part()

    def _click(self, part: int) -> Change:
        row = self.focused_row()
        if row is None:
            return None
        if part >= 0 and row.parts[part].press is not None:
            return self._press_part(row.parts[part])
        field = part >= 0 and row.parts[part].field is not None
        return None if field else self._press_row(row)

    def draw(self, canvas: Canvas) -> None:
        """Lay the board, the tabs, the lines in sight, the note and the buttons."""
        self._follow(canvas.size)
        places, plan_ = self.frame(), self.plan
        lay_board(canvas, self.stage, places.board, self.heading())
        look.draw_tabs(canvas, self.stage, places, self.tabs(), self.tab)
        canvas.blit(self._picture(places, plan_), places.body.x, places.body.y)
        if (bar := self.scroll.bar()) is not None:
            look.draw_bar(canvas, bar)
        if places.note.w:
            self.draw_note(canvas, places)
        foot = self.foot()
        foot.place(places.foot)
        foot.focus = self.part if self.at_foot else -1
        foot.draw(canvas)

    def draw_note(self, canvas: Canvas, places: Frame) -> None:
        """Lay what stands beside or below the lines."""
        look.draw_note(canvas, self.stage, places, self.note())

    def _follow(self, size: tuple[int, int]) -> None:
        """Set the lines anew when the window, the language or the size of letters has changed.

        The focus stands on what can be pressed, from the first frame on.
        """
        if self._words is not self.stage.words:
            self._words = self.stage.words
            self.refresh()
        if size != self._size:
            self._size = size
            self.refresh()
            here = self.placed()
            if here is not None and self.row:
                self.scroll.reach(here.box)
        if not self.at_foot:
            self.part = self._first_part()

    def _picture(self, places: Frame, plan_: Plan) -> pygame.Surface:
        rows = plan_.rows()
        here = rows[self.row] if self.row < len(rows) else -1
        focus = look.Focus(here, self.part, self._digits.typed)
        key = (plan_, places.body.size, self.scroll.up, focus)
        if self._body is None or self._body[0] != key:
            drawn = look.body(self.stage, plan_, places.body.size, self.scroll.up, focus)
            self._body = key, drawn
        return self._body[1]
