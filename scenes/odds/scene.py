"""The page of chances: all cards to lay a hand from, what it can become, the table of the deal."""

from typing import Final

import pygame

from game.cards import DECK, Card
from game.house import HouseRules
from game.jokbo import SIX
from scenes import lettering
from scenes.board import base_px, fitting, inside, lay_board, middle, rim
from scenes.canvas import Canvas
from scenes.choices import Choice, Choices
from scenes.fonts import Role
from scenes.house_words import rules_name
from scenes.keys import Act, act_of
from scenes.layout.geometry import CARD_RATIO
from scenes.lettering import broken
from scenes.odds.reckon import NAMES, Row, deal_rows, lines
from scenes.prints import made
from scenes.scene import Change, Pop
from scenes.stage import Stage

COLUMNS: Final = 12
ROWS: Final = 4
LAP: Final = 0.62  # of a card's height that shows in a column
TALL: Final = LAP * (ROWS - 1) + 1  # a column, in cards
LEADING: Final = 1.38
MOVES: Final = {Act.LEFT: (-1, 0), Act.RIGHT: (1, 0), Act.UP: (0, -1), Act.DOWN: (0, 1)}
OTHERS: Final = range(1, 6)
DIMMED: Final = 0.62
SMALL: Final = 0.94  # of the usual letters, for the table
BIG: Final = 1.2  # of them, for the answer
SMALLEST: Final = 12  # px
WIDTHS: Final = (0.45, 0.31, 0.24)  # of the table's columns


class OddsPage:
    """Clicking a card takes it into the hand, then lays it open, then puts it back."""

    see_through = True

    def __init__(self, stage: Stage, rules: HouseRules, seats: int = 4) -> None:
        self.stage, self.rules = stage, rules
        self.hand: frozenset[Card] = frozenset()
        self.seen: frozenset[Card] = frozenset()
        self.others = seats - 1
        self.focus = 0
        self._size = (1280, 720)
        self._words = stage.words
        self._down: int | None = None
        self._rows: list[Row] | None = None  # of the deal's table, once it is counted
        self._drawn = False
        self.choices = self._choices()

    def _choices(self) -> Choices:
        words = self.stage.words
        return Choices(
            self.stage,
            [
                Choice(words("odds.clear"), self._clear),
                Choice(words("odds.seats", seats=self.others + 1), self._more_seats),
                Choice(words("menu.close"), Pop, strong=True),
            ],
            columns=3,
        )

    @property
    def busy(self) -> bool:
        """Tell whether the table of the deal is still to be counted."""
        return self._rows is None

    def covered(self) -> None:
        """Nothing runs here."""

    def update(self, seconds: float) -> Change:
        """Count the deal once the page is seen; the first count of a rule set takes a moment."""
        del seconds
        if self._drawn and self._rows is None:
            self._rows = deal_rows(self.stage.words, self.rules)
        return None

    def turn(self, card: Card) -> None:
        """Take a card into the hand, lay it open, or put it back; a full hand lays it open."""
        if card in self.hand:
            self.hand -= {card}
            self.seen |= {card}
        elif card in self.seen:
            self.seen -= {card}
        elif len(self.hand) < SIX:
            self.hand |= {card}
        else:
            self.seen |= {card}

    def _clear(self) -> Change:
        self.hand = self.seen = frozenset()
        return None

    def _more_seats(self) -> Change:
        self.others = self.others % OTHERS[-1] + 1
        focus, self.choices = self.choices.focus, self._choices()
        self.choices.focus = focus
        return None

    def said(self) -> list[str]:
        """Say what the hand that lies there can become."""
        return lines(self.stage.words, self.rules, self.hand, self.seen, self.others)

    # places

    def boxes(
        self, size: tuple[int, int]
    ) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect, pygame.Rect]:
        """Give the places of the board, the cards, the answer and the table."""
        board = _board(size)
        room, px = inside(self.stage, size, board), base_px(self.stage, size)
        foot = self.foot(size)
        left = round(room.w * 0.62)
        cards = pygame.Rect(room.x, room.y + px // 2, left, round(room.h * 0.46))
        wide = min(left / COLUMNS * 0.94, cards.h / TALL / CARD_RATIO)
        cards.h = round(wide * CARD_RATIO * TALL)
        answer = pygame.Rect(room.x, cards.bottom + px, left, 0)
        answer.h = foot.y - answer.y - px // 2
        table = pygame.Rect(room.x + left + px, room.y, room.w - left - px, 0)
        table.h = foot.y - room.y - 6
        return board, cards, answer, table

    def foot(self, size: tuple[int, int]) -> pygame.Rect:
        """Give the place of the slabs."""
        room, px = inside(self.stage, size, _board(size)), base_px(self.stage, size)
        high = round(min(px * 2.6, room.h * 0.13))
        return pygame.Rect(room.x + 6, room.bottom - high - 2, room.w - 12, high)

    def cards(self, size: tuple[int, int]) -> list[pygame.Rect]:
        """Give the place of each card of the deck: a column a month."""
        box = self.boxes(size)[1]
        wide = box.h / TALL / CARD_RATIO
        high = wide * CARD_RATIO
        pitch = min(box.w / COLUMNS, wide * 1.3)
        return [
            pygame.Rect(
                round(box.x + (place // ROWS) * pitch),
                round(box.y + (place % ROWS) * high * LAP),
                round(wide),
                round(high),
            )
            for place in range(len(DECK))
        ]

    # input

    def handle(self, event: pygame.Event) -> Change:
        """Move about, lay cards, go back."""
        act = act_of(event)
        if act is Act.MENU:
            return Pop()
        if event.type == pygame.KEYDOWN and event.scancode == pygame.KSCAN_BACKSPACE:
            return self._clear()
        if act in MOVES:
            self._move(*MOVES[act])
            return None
        if act is Act.PPONG:
            self.turn(DECK[self.focus])
            return None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._down = self._at(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._release(event.pos)
        return self.choices.handle(event)

    def _release(self, place: tuple[int, int]) -> None:
        hit, down = self._at(place), self._down
        if hit is not None and hit == down:
            self.focus = hit
            self.turn(DECK[hit])

    def _move(self, right: int, down: int) -> None:
        column, row = divmod(self.focus, ROWS)
        self.focus = (column + right) % COLUMNS * ROWS + (row + down) % ROWS

    def _at(self, place: tuple[int, int]) -> int | None:
        boxes = self.cards(self._size)
        hits = [number for number, box in enumerate(boxes) if box.collidepoint(place)]
        return hits[-1] if hits else None

    # drawing

    def draw(self, canvas: Canvas) -> None:
        """Lay the board, the cards, the answer and the table."""
        self._size = canvas.size
        if self._words is not self.stage.words:
            self._words, self.choices = self.stage.words, self._choices()
            self._rows = None
        self._drawn = True
        board, _, answer, table = self.boxes(canvas.size)
        heading = f"{self._words('odds.title')} · {rules_name(self._words, self.rules)}"
        lay_board(canvas, self.stage, board, heading)
        self._draw_cards(canvas)
        self._draw_answer(canvas, answer)
        self._draw_table(canvas, table)
        self.choices.place(self.foot(canvas.size))
        self.choices.draw(canvas)

    def _draw_cards(self, canvas: Canvas) -> None:
        for number, (card, box) in enumerate(zip(DECK, self.cards(canvas.size), strict=True)):
            dim = DIMMED if card in self.seen else 0.0
            face = self.stage.faces.card(card, box.w, dim=dim)
            up = round(box.h * 0.12) if card in self.hand else 0
            if card in self.hand or number == self.focus:
                edge = box.move(0, -up).inflate(8, 8)
                glow = made(rim if number == self.focus else _held, edge.size)
                canvas.blit(glow, edge.x, edge.y)
            canvas.centre(face, box.centerx, box.centery - up)

    def _draw_answer(self, canvas: Canvas, box: pygame.Rect) -> None:
        said, px = self.said(), round(base_px(self.stage, canvas.size) * BIG)
        while px > SMALLEST and self._height(said, px, box.w) > box.h:
            px -= 1
        y = box.y
        for number, line in enumerate(said):
            colour = lettering.RED if number == 0 else lettering.INK
            role: Role = "bold" if number == 0 else "plain"
            text = self.stage.letters.lines(line, px, box.w, colour, role)
            canvas.blit(text, box.x, y)
            y += text.get_height()

    @staticmethod
    def _height(said: list[str], px: int, width: int) -> int:
        return sum(len(broken(line, px, width)) * round(px * 1.35) for line in said)

    def _draw_table(self, canvas: Canvas, box: pygame.Rect) -> None:
        """Write the table between its heading and a note how the page is used."""
        usual = round(base_px(self.stage, canvas.size) * SMALL)
        head, how = self._words("odds.deal"), self._words("odds.how")
        rows = self._rows or []
        taken = round(usual * LEADING * 1.2) * (len(NAMES) + 1)
        px = usual
        while px > SMALLEST and self._height([head, how], px, box.w) + taken > box.h:
            px -= 1
        top = self.stage.letters.lines(head, px, box.w, lettering.RED, "bold")
        canvas.blit(top, box.x, box.y)
        y = self._draw_rows(canvas, box.move(0, top.get_height() + px // 2), rows, usual)
        note = self.stage.letters.lines(how, px, box.w, lettering.BROWN)
        canvas.blit(note, box.x, y + px // 2)

    def _draw_rows(self, canvas: Canvas, box: pygame.Rect, rows: list[Row], usual: int) -> int:
        """Write the rows under each other; return where they end."""
        px = min(
            (
                fitting([row[column] for row in rows], usual, box.w * share * 0.94, "bold")
                for column, share in enumerate(WIDTHS)
            ),
            default=usual,
        )
        y = box.y
        for row in rows:
            right: float = box.x
            for column, (text, share) in enumerate(zip(row, WIDTHS, strict=True)):
                role: Role = "plain" if column else "bold"
                line = self.stage.letters.text(text, px, role=role)
                right += box.w * share
                canvas.blit(line, right - line.get_width() if column else box.x, y)
            y += round(px * LEADING * 1.2)
        return y


def _board(size: tuple[int, int]) -> pygame.Rect:
    return middle(size, 1.72, 0.97)


def _held(size: tuple[int, int]) -> pygame.Surface:
    """Draw the red edge of a card that is in the hand."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(picture, lettering.RED, picture.get_rect(), 4, 6)
    return picture
