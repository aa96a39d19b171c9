"""The stage that a lesson borrows: the player's own, with what every lesson needs."""

from typing import Final

from scenes.lent import LentStage
from scenes.lessons.lesson import Lesson
from scenes.stage import Stage

LARGEST_TEXT: Final = 1.4  # on the table, which has less than a window's room; the board has all
OWN: Final = {
    "claim": "waiting", "hints": "some", "newcomer": True, "columns": False,
    "auto_draw": False, "auto_ppong": False, "traditional_names": True,
}  # fmt: skip
"""Settings of every lesson."""


def lent(stage: Stage, lesson: Lesson) -> LentStage:
    """Lend a stage to a lesson; a player's slow speed stays, faster ones are too fast to learn."""
    speed = "slow" if stage.settings.speed == "slow" else "normal"
    text = min(stage.settings.text, LARGEST_TEXT)
    return LentStage(stage, strip=lesson.strip, speed=speed, text=text, **OWN)
