"""A kept match at a glance: its rules, whose turn it is, the last three moves; on a slip."""

from itertools import pairwise

import pygame

from game.playback import round_states
from game.record import Record
from scenes.board import base_px, fitting, unit
from scenes.canvas import Canvas
from scenes.fonts import Role
from scenes.house_words import rules_name
from scenes.lettering import font
from scenes.papers import history_paper
from scenes.prints import made
from scenes.records.watched import told
from scenes.records.words import names_of
from scenes.stage import Stage
from scenes.words import Words

MOVES = 3


def lines(words: Words, record: Record) -> tuple[str, ...]:
    """Say where a match was left, as everybody at the table knew it."""
    rules, names = record.rules, names_of(words, record)
    head = words(
        "title.glance",
        rules=rules_name(words, rules),
        round=max(1, len(record.rounds)),
        rounds=rules.rounds,
    )
    if not record.rounds:
        return (head,)
    states = round_states(record, len(record.rounds) - 1)
    pairs = list(pairwise(states))[-MOVES:]
    moves = [told(words, after, before, names) for before, after in pairs]
    last = states[-1]
    if last.phase == "over":
        return (head, *moves)
    seat = (last.turn + (last.phase == "window")) % len(names)
    return (head, *(move for move in moves if move), words("title.glance_turn", name=names[seat]))


class Glance:
    """Draws the slip at the top right of the title."""

    def __init__(self, stage: Stage, record: Record) -> None:
        self.stage = stage
        self.record = record
        self._said: tuple[Words, tuple[str, ...]] | None = None

    def said(self) -> tuple[str, ...]:
        """Give the lines in the language that is set."""
        if self._said is None or self._said[0] is not self.stage.words:
            self._said = self.stage.words, lines(self.stage.words, self.record)
        return self._said[1]

    def _px(self, size: tuple[int, int]) -> int:
        """Give the size of letters at which the longest line leaves room for the picture."""
        wished = round(base_px(self.stage, size) * 0.9)
        return fitting(self.said(), wished, size[0] * 0.3, "bold")

    def box(self, size: tuple[int, int]) -> pygame.Rect:
        """Give the slip's place; it has none in an upright window."""
        px, h = self._px(size), unit(size)
        if size[0] < size[1]:
            return pygame.Rect(0, 0, 0, 0)
        longest = max(font("bold", px).size(line)[0] for line in self.said())
        width = longest + round(px * 2.4)
        box = pygame.Rect(0, 0, width, round(px * (1.5 * len(self.said()) + 1.8)))
        box.topright = (size[0] - round(0.02 * h), round(0.02 * h))
        return box

    def draw(self, canvas: Canvas) -> None:
        """Lay the slip."""
        box, px = self.box(canvas.size), self._px(canvas.size)
        if not box.w:
            return
        canvas.blit(made(history_paper, box.size), box.x, box.y)
        for number, line in enumerate(self.said()):
            role: Role = "bold" if number in (0, len(self.said()) - 1) else "plain"
            text = self.stage.letters.text(line, px, role=role)
            canvas.blit(text, box.x + round(px * 1.2), box.y + px + round(number * px * 1.5))
