"""The rule book as a page over whatever asked for it: contents, text that scrolls, a search."""

from functools import partial
from typing import Final

import pygame

from game.house import HouseRules
from scenes import lettering
from scenes.board import base_px, fitting, inside, lay_board, middle
from scenes.canvas import Canvas
from scenes.choices import Choice, Choices
from scenes.form.field import Field
from scenes.form.look import bar, well
from scenes.glyphs import legible
from scenes.keys import Act, act_of
from scenes.lettering import font
from scenes.odds.scene import OddsPage
from scenes.prints import made
from scenes.rule_book.chapters import Chapter, book, matching
from scenes.rule_book.print import Printed, printed
from scenes.rule_book.search import spots
from scenes.scene import Change, Pop, Push
from scenes.stage import Stage

STEP: Final = 4  # lines that a key or a turn of the wheel scrolls
LONGEST: Final = 30  # letters of a search
PAGES: Final = {pygame.KSCAN_PAGEUP: -1, pygame.KSCAN_PAGEDOWN: 1}
ENDS: Final = {pygame.KSCAN_HOME: 0, pygame.KSCAN_END: 10**6}
ASKS: Final = (pygame.KSCAN_SLASH, pygame.KSCAN_F, pygame.KSCAN_TAB)
SIDES: Final = {Act.LEFT: -1, Act.RIGHT: 1}


class RuleBook:
    """A book for the rules of a table; letters typed after Tab search it."""

    see_through = True
    busy = False

    def __init__(self, stage: Stage, rules: HouseRules) -> None:
        self.stage, self.rules = stage, rules
        self.scrolled = 0  # px
        self.searching = False
        self.field = Field("", LONGEST, lambda _: self._turn_to_start())
        self._size = (1280, 720)
        self._words = stage.words
        self._close = self._way_out()
        self._chapters: tuple[object, tuple[Chapter, ...]] | None = None
        self._print: tuple[object, Printed] | None = None
        self._part: tuple[object, pygame.Surface] | None = None

    def _way_out(self) -> Choices:
        words = self.stage.words
        chances = Choice(words("odds.title"), lambda: Push(OddsPage(self.stage, self.rules)))
        return Choices(self.stage, [Choice(words("menu.close"), self._leave), chances])

    def _leave(self) -> Change:
        self._stop_search()
        return Pop()

    def covered(self) -> None:
        """Let the keyboard go."""
        self._stop_search()

    def update(self, seconds: float) -> Change:
        """Nothing moves here."""
        del seconds
        return None

    # what is in it

    def chapters(self) -> tuple[Chapter, ...]:
        """Give all chapters, or what the search leaves of them."""
        wish, composing = self.field.shown, bool(self.field.composing)
        key = (self.stage.words, wish, composing)
        if self._chapters is None or self._chapters[0] != key:
            whole = book(self.stage.words, self.rules)
            self._chapters = (key, matching(whole, wish, composing=composing))
        return self._chapters[1]

    def printed(self) -> Printed:
        """Give the book as it is printed for this window."""
        room, px = self.boxes(self._size)[2], base_px(self.stage, self._size)
        wish, composing = self.field.shown, bool(self.field.composing)
        key = (self._words, room.w, px, wish, composing, self.stage.faces)
        if self._print is None or self._print[0] != key:
            find = partial(spots, wish=wish, composing=composing)
            sheet = printed(self.chapters(), self.stage.faces, px, room.w - px, find)
            self._print = (key, sheet)
        return self._print[1]

    @property
    def chapter(self) -> int:
        """Tell which chapter lies at the top of the page."""
        starts = self.printed().starts
        before = [place for place, y in enumerate(starts) if y <= self.scrolled + 4]
        return before[-1] if before else 0

    # places

    def boxes(self, size: tuple[int, int]) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Give the places of the board, the contents and the text."""
        board = middle(size, 1.7, 0.97)
        room, px = inside(self.stage, size, board), base_px(self.stage, size)
        contents = pygame.Rect(room.x, room.y, round(room.w * 0.27), room.h)
        text = pygame.Rect(contents.right + px, room.y + round(px * 2.6), 0, 0)
        text.w, text.h = room.right - text.x, room.bottom - text.y
        return board, contents, text

    def search_box(self, size: tuple[int, int]) -> pygame.Rect:
        """Give the place of the search field."""
        text, px = self.boxes(size)[2], base_px(self.stage, size)
        return pygame.Rect(text.x, text.y - round(px * 2.5), text.w - 8, round(px * 2.0))

    def lines(self, size: tuple[int, int]) -> list[pygame.Rect]:
        """Give the places of the contents' lines."""
        contents, px = self.boxes(size)[1], base_px(self.stage, size)
        shown = max(1, len(self.chapters()))
        high = min(round(px * 2.1), (self.close_box(size).y - contents.y - 4) // shown)
        return [
            pygame.Rect(contents.x, contents.y + place * high, contents.w, high)
            for place in range(len(self.chapters()))
        ]

    def close_box(self, size: tuple[int, int]) -> pygame.Rect:
        """Give the place of the way out, and of the way to the chances."""
        contents, px = self.boxes(size)[1], base_px(self.stage, size)
        box = pygame.Rect(contents.x, 0, contents.w - px, round(min(px * 5.4, contents.h * 0.28)))
        box.bottom = contents.bottom - 4
        return box

    # input

    def handle(self, event: pygame.Event) -> Change:
        """Scroll, turn to a chapter, search or go back."""
        if self.searching:
            return self._search(event)
        act = act_of(event)
        if act is Act.MENU or act is Act.RULES:
            return self._leave()
        if event.type == pygame.KEYDOWN and self._scroll_key(event.scancode, act):
            return None
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(-event.y * STEP * self._line())
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(event.pos)
        return self._close.handle(event)

    def _scroll_key(self, scancode: int, act: Act | None) -> bool:
        room = self.boxes(self._size)[2]
        if scancode in PAGES:
            self._scroll(PAGES[scancode] * (room.h - 2 * self._line()))
        elif scancode in ENDS:
            self.scrolled = ENDS[scancode]
            self._scroll(0)
        elif scancode in ASKS and act is not Act.BACKWARD:
            self._start_search()
        elif act in (Act.UP, Act.DOWN):
            self._scroll((1 if act is Act.DOWN else -1) * STEP * self._line())
        elif act in SIDES:
            self.turn_to(self.chapter + SIDES[act])
        else:
            return False
        return True

    def _press(self, place: tuple[int, int]) -> None:
        if self.search_box(self._size).collidepoint(place):
            self._start_search()
        for number, box in enumerate(self.lines(self._size)):
            if box.collidepoint(place):
                self.turn_to(number)

    def _start_search(self) -> None:
        self.searching = True
        pygame.key.start_text_input()
        pygame.key.set_text_input_rect(self.search_box(self._size))

    def _stop_search(self) -> None:
        if self.searching:
            self.field.finish()
            self.searching = False
            pygame.key.stop_text_input()

    def _search(self, event: pygame.Event) -> Change:
        """Type a search; Enter and Tab go back to reading, Esc forgets it."""
        act = act_of(event)
        if act is Act.MENU:
            self._stop_search()
            self.field = Field("", LONGEST, lambda _: self._turn_to_start())
            self._turn_to_start()
        elif act in (Act.DEFAULT, Act.NEXT, Act.UP, Act.DOWN):
            self._stop_search()
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._stop_search()
            return self.handle(event)
        elif event.type == pygame.MOUSEWHEEL:
            self._scroll(-event.y * STEP * self._line())
        else:
            self.field.handle(event)
        return None

    def _turn_to_start(self) -> None:
        self.scrolled = 0

    def turn_to(self, chapter: int) -> None:
        """Turn to a chapter by its place."""
        starts = self.printed().starts
        if starts:
            self.scrolled = starts[max(0, min(len(starts) - 1, chapter))]
            self._scroll(0)

    def _line(self) -> int:
        return round(base_px(self.stage, self._size) * 1.4)

    def _scroll(self, by: int) -> None:
        most = max(0, self.printed().height - self.boxes(self._size)[2].h)
        self.scrolled = max(0, min(most, self.scrolled + by))

    # drawing

    def draw(self, canvas: Canvas) -> None:
        """Lay the board, the contents, the search field and the page."""
        self._size = canvas.size
        if self._words is not self.stage.words:
            self._words, self._close = self.stage.words, self._way_out()
        board, _, room = self.boxes(canvas.size)
        lay_board(canvas, self.stage, board, self._words("book.title"))
        self._scroll(0)
        self._draw_contents(canvas)
        self._draw_field(canvas)
        canvas.blit(self._page(room), room.x, room.y)
        self._draw_bar(canvas, room)
        self._close.place(self.close_box(canvas.size))
        self._close.draw(canvas)

    def _page(self, room: pygame.Rect) -> pygame.Surface:
        """Cut out what is in sight; the same place gives the same picture."""
        sheet = self.printed()
        key = (sheet, self.scrolled, room.h)
        if self._part is None or self._part[0] != key:
            high = max(1, min(room.h, sheet.height - self.scrolled))
            self._part = (key, sheet.view(self.scrolled, high))
        return self._part[1]

    def _draw_contents(self, canvas: Canvas) -> None:
        boxes, px = self.lines(canvas.size), base_px(self.stage, canvas.size)
        headings = [chapter.heading for chapter in self.chapters()]
        wide = self.boxes(canvas.size)[1].w - px * 2
        px = fitting(headings, px, wide, "bold")
        for number, (box, heading) in enumerate(zip(boxes, headings, strict=True)):
            here = number == self.chapter
            if here:
                mark = box.inflate(-px // 2, -4)
                canvas.blit(made(well, mark.size, True), mark.x, mark.y)
            colour = lettering.RED if here else lettering.INK
            text = self.stage.letters.text(heading, px, colour, "bold")
            canvas.blit(text, box.x + px * 0.7, box.centery - text.get_height() / 2)

    def _draw_field(self, canvas: Canvas) -> None:
        box, px = self.search_box(canvas.size), base_px(self.stage, canvas.size)
        canvas.blit(made(well, box.size, self.searching), box.x, box.y)
        shown = legible(self.field.shown, "bold")
        colour = lettering.INK if shown else lettering.BROWN
        words = shown or self._words("book.search")
        text = self.stage.letters.text(words, px, colour, "bold", box.w - 2 * px)
        canvas.blit(text, box.x + px * 0.7, box.centery - text.get_height() / 2)
        if self.searching:
            at = self.field.caret + len(self.field.composing)
            x = box.x + px * 0.7 + font("bold", px).size(shown[:at])[0]
            caret = made(_caret, px)
            canvas.blit(caret, min(x, box.right - 6), box.centery - px // 2)
        if not self.printed().starts:
            none = self.stage.letters.text(self._words("book.nothing"), px, lettering.BROWN)
            canvas.blit(none, box.x, box.bottom + px)

    def _draw_bar(self, canvas: Canvas, room: pygame.Rect) -> None:
        whole = self.printed().height
        if whole > room.h:
            length = max(24, room.h * room.h // whole)
            top = room.y + (room.h - length) * self.scrolled // (whole - room.h)
            canvas.blit(made(bar, (8, length)), room.right - 6, top)


def _caret(px: int) -> pygame.Surface:
    mark = pygame.Surface((2, px))
    mark.fill(lettering.INK)
    return mark
