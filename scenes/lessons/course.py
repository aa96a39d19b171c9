"""The lessons in their order: the first three minutes, then one thing at a time, then a round."""

from typing import Final

from scenes.lessons.lesson import Lesson, Step

FIRST: Final = Lesson(
    name="first",
    dealer=3,
    hands=("1 2 5 9 9", "9 10 4 6 6", "8 7 5 4 3", "11 7 2 8 5 3"),
    stock="12 3 5 10 4",
    sheet=True,
    steps=(
        Step("read", light="hand"),
        Step("read", light="total"),
        Step("draw", others="3:11"),
        Step("throw", 12),
        Step("claim", others="1:9"),
        Step("throw", 5),
        Step("watch", others="1:10 2:8 3:7"),
        Step("stop"),
    ),
)

MONTHS: Final = Lesson(
    name="months",
    dealer=3,
    hands=("3a 3d 8a 10d 11c", "2 2 5 6 9", "8 9 4 4 7", "6 1 7 9 5 12"),
    stock="12d 5 6 10 1 4 8 11 2",
    steps=(
        Step("read", light="hand"),
        Step("draw", others="3:6", says=False),
        Step("throw", 12, light="hand"),
        Step("draw", others="1:2 2:8 3:1", says=False),
        Step("throw", 11),
        Step("draw", others="1:9 2:7 3:5", says=False),
        Step("throw", 10),
        Step("read", light="total"),
    ),
)

TURN: Final = Lesson(
    name="turn",
    dealer=1,
    hands=("4 5 7 7 12", "6 3 4 8 9 10", "7 5 6 9 11", "8 10 3 4 5"),
    stock="3 9 11 2 1",
    steps=(
        Step("claim", others="1:6 2:7"),
        Step("throw", 12),
        Step("watch", others="1:9 2:11 3:10"),
        Step("draw"),
        Step("throw", 5),
    ),
)

CHAIN: Final = Lesson(
    name="chain",
    dealer=1,
    hands=("4 4 9 9 12", "8 1 2 6 7 10", "9 3 5 6 11", "12 12 4 2 7"),
    stock="10",
    steps=(
        Step("claim", others="1:8 2:9"),
        Step("throw", 12),
        Step("out", others="3:p4"),
        Step("read"),
    ),
)

STOP: Final = Lesson(
    name="stop",
    dealer=1,
    hands=("2 3 6 6 12", "10 8 8 1 2 9", "6 5 7 8 4", "7 9 10 3 5"),
    stock="11 11 4 10 7",
    steps=(
        Step("claim", 6, others="1:10 2:6", says=False),
        Step("throw", 12),
        Step("watch", others="1:9 2:8 1:p11 2:11 3:10"),
        Step("stop"),
        Step("read"),
    ),
)

BAK: Final = Lesson(
    name="bak",
    dealer=1,
    hands=("3 3 10 10 12", "8 5 2 4 6 9", "3 7 10 1 6", "9 7 8 5 2"),
    stock="4 8 7 9 11 12 1",
    steps=(
        Step("claim", 3, others="1:8 2:3", says=False),
        Step("throw", 12),
        Step("draw", others="1:5 2:7 3:9", says=False),
        Step("throw", 11),
        Step("out", others="1:12 2:10"),
        Step("read", light="seat-2"),
    ),
)

NATURAL: Final = Lesson(
    name="natural",
    dealer=1,
    hands=("7 7 7 9 9", "10 9 3 4 5 6", "8 1 2 6 11", "6 12 2 3 5"),
    stock="4 8 12 1",
    steps=(
        Step("read", light="hand"),
        Step("draw", others="1:10 2:8 3:6", says=False),
        Step("throw", 12),
        Step("out", others="1:9"),
        Step("read"),
    ),
)

JOKBO: Final = Lesson(
    name="jokbo",
    dealer=1,
    hands=("4 5 6 7 9", "12 1 2 3 10 11", "11 1 3 8 2", "10 5 6 9 12"),
    stock="3 2 12 10 1 4 8",
    steps=(
        Step("read", light="hand"),
        Step("draw", others="1:12 2:11 3:10", says=False),
        Step("throw", 12, says=False),
        Step("draw", others="1:11 2:3 3:9"),
        Step("declare"),
        Step("read"),
    ),
)

READING: Final = Lesson(
    name="reading",
    dealer=1,
    strip=True,
    hands=("1 3 6 9 10", "9 12 2 7 8 6", "9 4 4 5 12", "4 11 1 3 7"),
    stock="8 11 2 12 5 10 2",
    steps=(
        Step("read", light="strip"),
        Step("watch", others="1:9 2:9 3:4 2:p5 3:11", light="strip"),
        Step("draw", says=False),
        Step("throw", 9, light="strip"),
        Step("draw", others="1:12 2:12 3:7", says=False),
        Step("throw", 12, light="strip"),
        Step("read"),
    ),
)

ROUND: Final = Lesson(
    name="round",
    dealer=0,
    strip=True,
    sheet=True,
    hands=("2 3 8 8 11 12", "10 6 5 9 12", "9 4 8 1 7", "7 5 3 6 4"),
    stock="2 10 6 10 3 5 9 1 11 7 4 9 7",
    steps=(
        Step("throw", 12),
        Step("draw", others="1:10 2:9 3:7", says=False),
        Step("throw", 11, light="hand"),
        Step("draw", others="1:6 2:5 3:4", says=False),
        Step("throw", 10, light="hand"),
        Step("claim", 8, others="1:12 2:8", says=False),
        Step("throw", 3, light="hand"),
        Step("stop", others="1:11 2:7 3:9"),
    ),
)

COURSE: Final[tuple[Lesson, ...]] = (
    FIRST, MONTHS, TURN, CHAIN, STOP, BAK, NATURAL, JOKBO, READING, ROUND,
)  # fmt: skip
"""All lessons, first things first."""
