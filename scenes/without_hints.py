"""An offer, made once: whoever has played five rounds without asking may want no hints at all."""

from typing import Annotated, Final

import msgspec

from game.table import Table
from scenes.choices import Choice
from scenes.question import Question
from scenes.scene import Change, Pop
from scenes.stage import Stage

FILE: Final = "without_hints.json"
ROUNDS: Final = 5

Count = Annotated[int, msgspec.Meta(ge=0, le=ROUNDS)]


class _Kept(msgspec.Struct, frozen=True):
    rounds: Count = 0  # in a row without a question to the coach
    offered: bool = False
    version: int = 1


class WithoutHints:
    """Counts one table's rounds; `offer` is asked once after each."""

    def __init__(self, stage: Stage, table: Table) -> None:
        self.stage, self.table = stage, table
        self._asked = self._help()

    def _help(self) -> int:
        return sum(seat.help for seat in self.table.record.seats)

    def offer(self) -> Question | None:
        """Count the round that has ended, and make the offer when it is time."""
        if self.stage.settings.hints == "off" or len(self.table.people) != 1:
            return None
        kept = self.stage.store.look(FILE, _Kept) or _Kept()
        if kept.offered:
            return None
        before, self._asked = self._asked, self._help()
        rounds = 0 if self._asked > before else kept.rounds + 1
        due = rounds >= ROUNDS
        self.stage.store.write(FILE, _Kept(rounds, due))
        return self._question() if due else None

    def _question(self) -> Question:
        words = self.stage.words

        def answers() -> list[Choice]:
            return [
                Choice(words("coach.without_off"), self._turn_off, strong=True),
                Choice(words("coach.without_keep"), Pop),
            ]

        return Question(self.stage, words("coach.without"), words("coach.without_why"), answers)

    def _turn_off(self) -> Change:
        self.stage.change(hints="off")
        return Pop()
