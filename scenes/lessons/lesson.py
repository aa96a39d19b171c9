"""What a lesson is made of: an arranged deal, steps for the learner, moves of the others."""

from dataclasses import dataclass
from typing import Final, Literal

from game.cards import DECK, MONTH, Card
from game.house import FAMILY, HouseRules

Act = Literal["read", "watch", "draw", "throw", "claim", "out", "pass", "stop", "declare"]
"""What a step asks for; `out` is a claim that leaves no card to throw."""

MOVES: Final[tuple[Act, ...]] = ("draw", "throw", "claim", "out", "pass", "stop", "declare")
"""The learner's own moves."""
WRITTEN: Final[tuple[Act, ...]] = ("throw", "out", "stop", "declare")
"""Moves that end as an entry in the record, draws left out."""


@dataclass(frozen=True)
class Step:
    """One thing to read or to do; a step that says nothing asks in the usual words."""

    act: Act
    month: int = 0  # to throw, or that is claimed where the text calls it
    others: str = ""  # their moves before it, as `3:11 1:9 2:p5 1:stop`
    says: bool = True
    light: str = ""  # what is lit; usually what must be pressed


@dataclass(frozen=True)
class Lesson:
    """One lesson; hands are months, the dealer's has six, the stock is named from its top."""

    name: str
    hands: tuple[str, ...]
    stock: str
    steps: tuple[Step, ...]
    dealer: int = 1
    rules: HouseRules = FAMILY
    strip: bool = False  # whether the strip of months is shown
    sheet: bool = False  # whether it ends with the score sheet

    def key(self, place: int) -> str:
        """Name the text of a step."""
        step = self.steps[place]
        return f"lessons.{self.name}.{place + 1}" if step.says else f"lessons.do.{step.act}"

    def script(self) -> tuple[str, ...]:
        """List all moves of the round but draws, in order; the learner's are `me`."""
        found: list[str] = []
        for step in self.steps:
            found += step.others.split()
            if step.act in WRITTEN:
                found.append("me")
        return tuple(found)

    def due(self, place: int) -> int:
        """Count the moves of the script that come before a step is ready."""
        before = 0
        for step in self.steps[:place]:
            before += len(step.others.split()) + (step.act in WRITTEN)
        return before + len(self.steps[place].others.split())

    def deck(self) -> tuple[Card, ...]:
        """Stack the deck that deals these hands and this stock."""
        free = list(DECK)
        dealt = [_take(free, hand) for hand in self.hands]
        stock = _take(free, self.stock)
        in_turn = [*dealt[self.dealer :], *dealt[: self.dealer]]
        first = [card for hand in in_turn for card in hand[:3]]
        second = [card for hand in in_turn for card in hand[3:]]
        return (*first, *second, *stock, *free)


def _take(free: list[Card], wishes: str) -> list[Card]:
    """Take cards by month or by code; of a month the first that is free."""
    taken: list[Card] = []
    for wish in wishes.split():
        card = next(card for card in free if wish in (card, str(MONTH[card])))
        free.remove(card)
        taken.append(card)
    return taken
