"""From a coach's facts to sentences: moves by name, causes with months, seats and numbers."""

import math
from collections.abc import Sequence
from typing import Final

from game.cards import COPIES, MONTH
from game.coach import Cause, Coach, Judgement, Kind
from game.cpu.player import Choice
from game.house import HouseRules
from game.jokbo import counts, total
from game.moves import Declare, Discard, Draw, Ppong, Stop
from game.odds import drawable, jokbo_chance
from game.review import Costly, Review
from game.view import View
from scenes.odds.reckon import name as jokbo_name
from scenes.odds.reckon import percent
from scenes.words import Words, points

CAUSES: Final[dict[Kind, str]] = {
    "heavy": "coach.cause.heavy",
    "jokbo_lost": "coach.cause.jokbo_lost",
    "run_lost": "coach.cause.run_lost",
    "pair_lost": "coach.cause.pair_lost",
    "natural_lost": "coach.cause.natural_lost",
    "last_pair_lost": "coach.cause.last_pair_lost",
    "stop_lost": "coach.cause.stop_lost",
    "feeds_two": "coach.cause.feeds_two",
    "feeds_five": "coach.cause.feeds_five",
    "safe": "coach.cause.safe",
    "ppong_missed": "coach.cause.ppong_missed",
    "ppong_rash": "coach.cause.ppong_rash",
    "out_missed": "coach.cause.out_missed",
    "stop_missed": "coach.cause.stop_missed",
    "stop_rash": "coach.cause.stop_rash",
    "declare_missed": "coach.cause.declare_missed",
    "played_out": "coach.cause.played_out",
}
TOLD: Final = 2
"""Causes that are told of one move."""
HAND: Final = 5
HALF: Final = 0.5


class Speaker:
    """Puts one table's facts into words."""

    def __init__(self, words: Words, rules: HouseRules, names: Sequence[str]) -> None:
        self.words, self.rules, self.names = words, rules, tuple(names)

    def cause(self, cause: Cause) -> str:
        """Say a cause in a sentence."""
        key = CAUSES[cause.kind]
        if cause.kind == "jokbo_lost" and cause.jokbo is None:
            key = "coach.cause.jokbo_given_up"
        return self.words(
            key,
            month=self.words.month(cause.month or 1),
            name=self.names[cause.seat] if cause.seat is not None else "",
            number=points(cause.number),
            percent=cause.percent,
            jokbo=jokbo_name(self.words, self.rules, cause.jokbo) if cause.jokbo else "",
        )

    def causes(self, judgement: Judgement) -> str:
        """Say the greatest causes of a judgement."""
        return " ".join(self.cause(cause) for cause in judgement.causes[:TOLD])

    def move(self, choice: Choice, month: int = 0) -> str:
        """Name a move; `month` is the open card's in a window."""
        words = self.words
        match choice:
            case None:
                return words("coach.move.pass", month=words.month(month or 1))
            case Draw():
                return words("coach.move.draw")
            case Stop():
                return words("coach.move.stop")
            case Declare():
                return words("coach.move.declare")
            case Discard(card):
                return words("coach.move.throw", month=words.month(MONTH[card]))
            case Ppong(cards, None):
                return words("coach.move.out", month=words.month(MONTH[cards[0]]))
            case Ppong(cards, thrown):
                called = words.month(MONTH[thrown]) if thrown else ""
                claimed = words.month(MONTH[cards[0]])
                return words("coach.move.ppong", month=claimed, throw=called)

    def advice(self, view: View) -> list[str]:
        """Say what to do now, the best move first, then why, then the chances of the hand."""
        said: list[str] = []
        if view.moves:
            coach = Coach(view)
            lying = MONTH[view.discards[-1]] if view.phase == "window" else 0
            said.append(self.move(coach.best, lying))
            judgement = coach.why(coach.best)
            if judgement.causes and judgement.other != judgement.choice:
                said.append(self.causes(judgement))
        elif view.phase == "window" and view.turn != view.seat:
            month = self.words.month(MONTH[view.discards[-1]])
            said.append(self.words("coach.no_pair", month=month))
        else:
            said.append(self.words("coach.wait", name=self.names[view.turn]))
        return said + self._outlook(view)

    def _outlook(self, view: View) -> list[str]:
        """Say what the hand can still become: exact chances from what the seat has seen."""
        said = [self.words("coach.total", total=total(view.rules, view.hand))]
        if len(view.hand) == HAND:
            chance = jokbo_chance(view.rules, view.hand, drawable(view))
            if chance:
                said.append(self.words("coach.jokbo", percent=percent(chance)))
        seen = counts((*view.hand, *view.discards))
        for month, copies in enumerate(counts(view.hand)):
            if copies == 2:
                left = COPIES - seen[month]
                said.append(self.words("coach.pair", month=self.words.month(month), copies=left))
        return said

    def luck(self, found: Review) -> str:
        """Say how good the deal was."""
        return self.words("coach.luck", luck=found.luck)

    def verdict(self, found: Review) -> str:
        """Say how the round was played."""
        if not found.costly:
            return self.words("coach.flawless", decisions=found.decisions)
        return self.words(
            "coach.lost",
            decisions=found.decisions,
            cost=round(found.lost),
            error=give_or_take(found.error),
        )

    def costly(self, costly: Costly) -> tuple[str, str]:
        """Say a costly move: what was done in place of what, and why that cost."""
        judgement = costly.judgement
        said = self.words(
            "coach.costly",
            turn=costly.turn,
            done=self.move(judgement.choice, costly.month),
            better=self.move(judgement.other, costly.month),
            cost=max(1, round(judgement.cost)),
            error=give_or_take(costly.error),
        )
        return said, self.causes(judgement)


def give_or_take(error: float) -> int:
    """Give twice a standard error in whole points: the truth hardly ever lies further off."""
    return max(1, math.ceil(2 * error - HALF))
