"""The score sheet of people who play with real cards: names, scores and baks, kept on disk."""

from typing import Annotated, Final, Literal

import msgspec

from game.store import Store

FILE: Final = "score_only.json"
TROUBLES: Final = ("trouble.sheet_unread", "trouble.sheet_aside")
LONGEST_NAME: Final = 20
MOST_POINTS: Final = 999

Score = Annotated[int, msgspec.Meta(ge=-MOST_POINTS, le=MOST_POINTS)]
Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]


class Written(msgspec.Struct, frozen=True):
    """One round as it was written down."""

    scores: Annotated[tuple[Score, ...], msgspec.Meta(min_length=2, max_length=6)]
    wearer: Annotated[int, msgspec.Meta(ge=0, le=5)] | None = None


class RealSheet(msgspec.Struct, frozen=True):
    """A sheet for a number of rounds; a written row has a score for everybody."""

    names: Annotated[tuple[Name, ...], msgspec.Meta(min_length=2, max_length=6)] = ("",) * 4
    rounds: Annotated[int, msgspec.Meta(ge=1, le=99)] = 11
    penalty: Annotated[int, msgspec.Meta(ge=0, le=200)] = 30
    rows: Annotated[tuple[Written, ...], msgspec.Meta(max_length=99)] = ()
    version: Literal[1] = 1

    @property
    def full(self) -> bool:
        """Tell whether every round is written."""
        return len(self.rows) >= self.rounds

    def with_row(self, totals: tuple[int, ...], wearer: int | None) -> "RealSheet":
        """Write a round: hand totals, the bak's penalty added for whoever wears it."""
        scores = tuple(self.score(total, seat == wearer) for seat, total in enumerate(totals))
        return msgspec.structs.replace(self, rows=(*self.rows, Written(scores, wearer)))

    def score(self, total: int, worn: bool) -> int:
        """Give what a hand scores, with or without a bak, within what fits the sheet."""
        score = total + (self.penalty if worn else 0)
        return max(-MOST_POINTS, min(MOST_POINTS, score))

    def undone(self) -> "RealSheet":
        """Take the last row away."""
        return msgspec.structs.replace(self, rows=self.rows[:-1])

    def fresh(self) -> "RealSheet":
        """Begin again with the same people."""
        return msgspec.structs.replace(self, rows=())

    def seated(self, count: int) -> "RealSheet":
        """Make room for so many people; what is written no longer fits and goes."""
        if count == len(self.names):
            return self
        names = (*self.names, *[""] * count)[:count]
        return msgspec.structs.replace(self, names=names, rows=())


def kept_sheet(store: Store) -> RealSheet | None:
    """Read the sheet that was written last, if it can be gone on with."""
    found = store.read(FILE, RealSheet, TROUBLES)
    if found is None or any(len(row.scores) != len(found.names) for row in found.rows):
        return None
    return found


def keep_sheet(store: Store, sheet: RealSheet) -> bool:
    """Keep the sheet, as after every change; tell whether that went."""
    return store.write(FILE, sheet)
