"""The score sheet to take along: as a picture, and as a table for spreadsheets."""

import io
from typing import Final

import pygame

from game.exports import Saved, save, table_file
from scenes.score_paper import UPRIGHT, Facts, Plan, paper
from scenes.stage import Stage

WIDTH: Final = 900  # px of the picture, at least
COLUMN: Final = 150  # px of a seat's column, at least
PLACES: Final = {
    "documents": "records.saved_documents",
    "pictures": "records.saved_pictures",
    "exports": "records.saved_exports",
}
"""Where a file went, in a sentence."""


def picture_size(facts: Facts) -> tuple[int, int]:
    """Give the size of the whole sheet, every round on it, in pixels."""
    width = max(WIDTH, COLUMN * len(facts.names))
    high = round(width * UPRIGHT)
    plan = Plan((width, high), facts, whole=True)
    return width, high + round((plan.lines - plan.usual) * plan.row_height)


def sheet_picture(stage: Stage, facts: Facts) -> bytes:
    """Draw the whole sheet as a PNG."""
    drawn = paper(stage, picture_size(facts), facts, whole=True)
    ground = pygame.Surface(drawn.get_size())
    ground.fill((255, 255, 255))
    ground.blit(drawn, (0, 0))
    file = io.BytesIO()
    pygame.image.save(ground, file, "PNG.png")
    return file.getvalue()


def sheet_table(stage: Stage, facts: Facts) -> bytes:
    """Write the sheet as CSV: a row a round, each seat's score and running total, the bak."""
    words = stage.words
    heads = [[name, words("sheet.file.total", name=name)] for name in facts.names]
    rows: list[list[str | int]] = [
        [
            words("sheet.file.round"),
            *(cell for pair in heads for cell in pair),
            words("sheet.file.bak"),
        ]
    ]
    for number, (row, totals) in enumerate(zip(facts.rows, facts.totals, strict=True), start=1):
        pairs = zip(row.scores, totals, strict=True)
        wearer = "" if row.wearer is None else facts.names[row.wearer]
        rows.append([number, *(figure for pair in pairs for figure in pair), wearer])
    if facts.paid:
        paid = [cell for amount in facts.paid for cell in (amount, "")]
        rows.append([words("options.money"), *paid, ""])
    return table_file(rows)


def save_picture(stage: Stage, facts: Facts, name: str) -> str:
    """Save the sheet among the pictures, and say where it went."""
    try:
        saved = save(stage.store, "pictures", f"{name}.png", sheet_picture(stage, facts))
    except OSError:
        return stage.words("records.not_saved")
    return said(stage, saved)


def save_table(stage: Stage, facts: Facts, name: str) -> str:
    """Save the sheet as CSV among the documents, and say where it went."""
    try:
        saved = save(stage.store, "documents", f"{name}.csv", sheet_table(stage, facts))
    except OSError:
        return stage.words("records.not_saved")
    return said(stage, saved)


def said(stage: Stage, saved: Saved) -> str:
    """Say where a file went, without its path."""
    return stage.words(PLACES[saved.place], name=saved.name)
