"""The papers beside the blanket: the score sheet and the round's history in words."""

from typing import Final

from pygame import Rect

from game.table import Table
from scenes import lettering, papers, room
from scenes.canvas import Canvas
from scenes.layout.geometry import Geometry
from scenes.prints import made
from scenes.score_paper import Facts, facts, paper
from scenes.stage import Stage
from scenes.table.flow import Flow, Line

WORDS: Final = 9.0  # letters' sizes that a paper is wide, at least, where they are larger


class Papers:
    """Draws score sheet and history where the window has room for them."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self._written: tuple[int, Facts] | None = None  # by finished rounds

    def draw(self, canvas: Canvas, flow: Flow, table: Table) -> None:
        """Lay the papers."""
        if flow.geometry.paper is not None:
            sheet = self._sheet(table)
            box = flow.geometry.paper
            canvas.blit(paper(self.stage, box.size, sheet), box.x, box.y)
        self._pencil(canvas, flow)
        if flow.geometry.history is not None:
            self._history(canvas, flow)

    def _pencil(self, canvas: Canvas, flow: Flow) -> None:
        """Lay the pencil at the foot of the sheet, where there is a floor to lie on."""
        sheet, notes, px = flow.geometry.paper, flow.geometry.history, flow.geometry.px
        if sheet is not None and notes is not None and notes.left == sheet.left:
            pencil = made(room.piece, "pencil", px(0.235))
            canvas.centre(pencil, sheet.left + px(0.14), (sheet.bottom + notes.top) // 2)

    def _sheet(self, table: Table) -> Facts:
        """Read the sheet; a round that is still shown is not on it yet."""
        rounds = len(table.match.outcomes) + table.number * 100
        showing = table.last_outcome is not None
        if self._written is None or (self._written[0] != rounds and not showing):
            self._written = (rounds, facts(table, self.stage.words))
        return self._written[1]

    def _history(self, canvas: Canvas, flow: Flow) -> None:
        box = flow.geometry.history
        if box is None:
            return
        canvas.blit(made(papers.history_paper, box.size), box.x, box.y)
        px = history_px(flow.geometry, box.h * 0.068)
        letters, words = self.stage.letters, self.stage.words
        head = letters.text(words("table.history"), round(px * 1.15), lettering.BROWN, "bold")
        canvas.blit(head, box.x + px, box.y + px * 0.9)
        pitch = round(px * 1.5)
        room_left = (box.h - round(px * 3.2)) // pitch
        shown: list[tuple[Line, int]] = []
        for line in reversed(flow.lines):
            rows = self._rows(line, px, box.w - 2 * px)
            if rows > room_left:
                break
            room_left -= rows
            shown.insert(0, (line, rows))
        y = box.y + round(px * 2.7)
        for line, rows in shown:
            self._row(canvas, Rect(box.x + px, y, box.w - 2 * px, px), line, flow.names)
            y += pitch * rows

    def _rows(self, line: Line, px: int, width: int) -> int:
        """Count the rows that a line takes: more than one when it is long."""
        return len(_broken(line, px, width))

    def _row(self, canvas: Canvas, box: Rect, line: Line, names: list[str]) -> None:
        letters, px = self.stage.letters, box.h
        seat, text, victim = line
        badge = round(px * 1.15)
        left, right, rows = box.left, box.right, _broken(line, px, box.w)
        if seat is not None:
            canvas.blit(made(room.emblem, seat, badge), box.x, box.y)
            left += round(badge * 1.3)
            wanted = letters.text(text, px, lettering.INK, "bold").get_width()
            spare = right - left - wanted - badge * (0.3 + 2.1 * (victim is not None))
            room_for = max(round(box.w * 0.34), int(spare))
            name = letters.text(names[seat], px, lettering.INK, "plain", room_for)
            beyond = round(left + badge * 0.3 + name.get_width())
            if name.get_width() <= spare:
                canvas.blit(name, left, box.y)  # else a long line needs the name's room
                left = beyond
        colour = lettering.RED_PEN if victim is not None else lettering.INK
        y, end = box.y, left
        for number, row in enumerate(rows):
            y = box.y + round(number * px * 1.35)
            words = letters.text(row, px, colour, "bold", max(px, right - left))
            canvas.blit(words, left, y)
            end = left + words.get_width()
        if victim is not None:
            tip = end + badge * 0.3
            canvas.blit(made(room.piece, "arrow", badge), tip, y)
            canvas.blit(made(room.emblem, victim, badge), tip + badge * 1.05, y)


def _broken(line: Line, px: int, width: int) -> list[str]:
    """Break a line into rows beside the emblem of who it is about; the victim's comes last."""
    seat, text, victim = line
    badge = round(px * 1.15)
    room = width - round(badge * 1.3 if seat is not None else 0)
    rows = lettering.broken(text, px, room, "bold")
    last = lettering.font("bold", px).size(rows[-1])[0]
    return [*rows, ""] if victim is not None and last + badge * 2.1 > room else rows


def history_px(geometry: Geometry, usual: float) -> int:
    """Give the size of the history's letters.

    They follow larger ones half of the way, on a paper that is wide enough for its words.
    """
    wide = geometry.history.w / WORDS if geometry.history is not None else usual
    larger = min(usual * (1 + 0.5 * (geometry.text - 1)), max(usual, wide))
    return min(geometry.font, round(larger))
