"""The ways from the title to what lies around the tables, and from files into the game."""

from pathlib import Path

from game.archive import Refused, opened
from game.house import PRESETS, HouseRules
from game.presets import keep_table, last_table
from game.store import Kept
from scenes.choices import Choice
from scenes.fairness import Fairness
from scenes.house_rules.editor import HouseEditor
from scenes.more import Door, More
from scenes.question import Question
from scenes.records.match_page import MatchPage
from scenes.records.records import REFUSED, Records
from scenes.scene import Change, Pop, Push, Replace
from scenes.score_only import ScoreOnly
from scenes.seats.seats import Seats
from scenes.sitting import Sit, go_on
from scenes.stage import Stage
from scenes.statistics import StatisticsPage


class Around:
    """Opens everything that is no table; `sit` opens a table."""

    def __init__(self, stage: Stage, sit: Sit) -> None:
        self.stage = stage
        self._sit = sit

    def seats(self) -> Seats:
        """Ask who sits where."""
        return Seats(self.stage, self._sit)

    def more(self) -> More:
        """Open the board of doors."""
        stage = self.stage
        doors = (
            Door("more.records", "more.records_note", self.records),
            Door("more.statistics", "more.statistics_note", lambda: StatisticsPage(stage)),
            Door("more.score_only", "more.score_only_note", lambda: ScoreOnly(stage)),
            Door("more.rules", "more.rules_note", self.rules),
            Door("more.fairness", "more.fairness_note", lambda: Fairness(stage)),
        )
        return More(stage, doors)

    def records(self) -> Records:
        """Open the list of matches."""
        return Records(self.stage, self._go_on)

    def _go_on(self, kept: Kept) -> Change:
        return Replace(go_on(self.stage, kept, self._sit))

    def rules(self) -> HouseEditor:
        """Edit the rules by which the next table plays."""
        last = last_table(self.stage.store)
        rules = last.rules if last else PRESETS["family"]
        return HouseEditor(self.stage, rules, self._keep_rules)

    def _keep_rules(self, rules: HouseRules) -> None:
        last = last_table(self.stage.store)
        seats = last.seats if last else self.seats().records()
        keep_table(self.stage.store, seats, rules)

    def open_file(self, path: Path) -> Change:
        """Open a record from anywhere, or say in a sentence why not."""
        try:
            record = opened(path)
        except Refused as refused:
            return Push(self._refusal(REFUSED[refused.kind]))
        return Push(MatchPage(self.stage, record))

    def _refusal(self, key: str) -> Question:
        words = self.stage.words
        close = [Choice(words("form.close"), Pop, strong=True)]
        return Question(self.stage, words("more.refused"), words(key), lambda: close)
