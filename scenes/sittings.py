"""How the scenes lead to each other: title, table, sheet, result and back."""

import random
from collections.abc import Callable
from functools import partial

import pygame

from game.table import Table
from scenes.choices import Choice
from scenes.coach.pages import AdvicePage, ReviewPage
from scenes.fairness import Fairness
from scenes.keys import Act
from scenes.lessons.course_page import Lessons
from scenes.menu import Menu
from scenes.records.match_page import MatchPage
from scenes.result import Result
from scenes.rule_book.scene import RuleBook
from scenes.scene import Change, Pop, Push, Replace, Scene
from scenes.score_sheet import ScoreSheet
from scenes.show.scene import ShowScene
from scenes.sitting import quick_match, same_again
from scenes.stage import Stage
from scenes.table.company import menu_choices, resume_page
from scenes.table.pages import HistoryPage, PaperPage
from scenes.table.scene import TableScene, Ways
from scenes.table.sticky import restore, system_flags
from scenes.title import Doors, Title
from scenes.waiting_match import begin
from scenes.ways_around import Around
from scenes.without_hints import WithoutHints


class House:
    """Opens each scene with the ways that lead out of it."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        restore(stage, system_flags())

    def title(self) -> Title:
        """Open the title."""
        lessons, around = self.lessons(), self.around()
        doors = Doors(lessons.first, lessons.page, self.watch, around.seats, around.more)
        return Title(self.stage, self.sit, doors=doors)

    def watch(self, by_itself: bool) -> ShowScene:
        """Let the family play; any key ends a show that started by itself."""
        return ShowScene(self.stage, lambda: Replace(self.title()), idle=by_itself)

    def around(self) -> Around:
        """Give what lies around the tables."""
        return Around(self.stage, self.sit)

    def lessons(self) -> Lessons:
        """Give the course; a round after a lesson is a quick match."""

        def play() -> Change:
            start = partial(quick_match, self.stage, self.sit, random.Random())
            return begin(self.stage, self.sit, start)

        return Lessons(self.stage, play, lambda: Replace(self.title()))

    def sit(self, table: Table, name: str) -> Scene:
        """Open the table of a match; `name` is the file that keeps it."""
        del name

        stage = self.stage
        hints = WithoutHints(stage, table)

        def fair() -> Scene:
            return Fairness(stage, table.record)

        def menu(scene: TableScene) -> Scene:
            check = Choice(stage.words("fair.title"), lambda: Push(fair()))
            more = [*menu_choices(scene.flow), check]
            return Menu(stage, table.rules, lambda: Replace(self.title()), more)

        def sheet(scene: TableScene) -> Scene:
            def own(event: pygame.Event) -> bool:
                shared = scene.flow.shared
                return shared is not None and shared.input.is_own(event)

            after, pause = lambda: self._after(scene, table, hints), lambda: menu(scene)
            back = partial(ReviewPage, stage, table)
            return ScoreSheet(stage, table, after, pause, own, look_back=back, fair=fair)

        def advice(scene: TableScene) -> Scene:
            me = scene.flow.me
            if me is None:
                raise ValueError("advice is for a hand that lies open before its owner")
            table.count_help(me)
            return AdvicePage(stage, table, table.view(me))

        pages: dict[Act, Callable[[TableScene], Scene]] = {
            Act.MENU: menu,
            Act.PAPER: lambda _: PaperPage(stage, table),
            Act.HISTORY: lambda scene: HistoryPage(stage, scene.flow, fair),
            Act.RULES: lambda _: RuleBook(stage, table.rules),
            Act.HINT: advice,
        }

        def seated() -> Scene:
            return TableScene(stage, table, Ways(pages, sheet))

        if table.record.rounds and len(table.owners) > 1:
            return resume_page(stage, table, seated)
        return seated()

    def _after(self, scene: TableScene, table: Table, hints: WithoutHints) -> Change:
        """Go on after the sheet: the next round, or the match's result."""
        if not table.match.over:
            scene.resume_round()
            offer = hints.offer()
            return Replace(offer) if offer else Pop()
        return Replace(
            Result(
                self.stage,
                table,
                again=lambda: Replace(same_again(self.stage, table, self.sit)),
                leave=lambda: Replace(self.title()),
                match=lambda: MatchPage(self.stage, table.record),
            )
        )
