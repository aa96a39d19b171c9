"""Fair play: seals and seeds of a match, a button that checks each round, and why nobody peeks."""

from collections.abc import Sequence
from functools import partial

from game.fairness import follows, sealed
from game.record import Record
from scenes.form.form import Form
from scenes.form.parts import Heading, Line, Part, Row, Text
from scenes.stage import Stage


class Fairness(Form):
    """Explains and checks; of a round that is still played it shows the seal only."""

    def __init__(self, stage: Stage, record: Record | None = None) -> None:
        super().__init__(stage)
        self.record = record
        self.told = ""

    def heading(self) -> str:
        """Name the form."""
        return self.stage.words("fair.title")

    def about(self) -> str:
        """Leave room for what a check finds."""
        return self.told or (self.stage.words("fair.how") if self.record else "")

    def note(self) -> str:
        """Let what a check has found come first."""
        return self.told or super().note()

    def lines(self) -> Sequence[Line]:
        """List the rounds, then explain."""
        words = self.stage.words
        rounds = len(self.record.rounds) if self.record else 0
        lines: list[Line] = []
        if self.record is not None:
            lines.append(Heading(words("fair.heading.rounds")))
            lines += [self._round(number) for number in range(rounds)]
            lines += [] if rounds else [Text(words("fair.none"))]
        return [
            *lines,
            Heading(words("fair.heading.how")),
            Text(words("fair.how")),
            Heading(words("fair.heading.blind")),
            Text(words("fair.blind")),
        ]

    def _round(self, number: int) -> Row:
        words = self.stage.words
        found = sealed(self.record, number) if self.record else None
        label = words("fair.round", number=number + 1)
        if found is None:
            return Row(label=label, help=words("fair.arranged"))
        shown = Part(words("fair.seal", seal=found.seal))
        if found.seed is None:
            return Row(label, (shown,), words("fair.running", seal=found.seal))
        check = Part(words("fair.check"), partial(self._check, number))
        told = words("fair.help", seal=found.seal, seed=found.seed, cut=found.cut)
        return Row(label, (shown, check), told)

    def _check(self, number: int) -> None:
        found = sealed(self.record, number) if self.record else None
        if self.record is None or found is None:
            return
        right = "fair.right_again" if found.recycled else "fair.right"
        key = right if follows(self.record, number) else "fair.wrong"
        self.told = self.stage.words(key, number=number + 1, seal=found.seal, cut=found.cut)

    def _walk(self, step: int) -> None:
        self.told = ""
        super()._walk(step)
