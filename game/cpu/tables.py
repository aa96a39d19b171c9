"""What a rule set makes of packed hands, looked up once and remembered."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Generic, TypeVar

from game.cards import COPIES, MONTHS
from game.cpu.hands import BIT, some_cards
from game.events import JokboName
from game.house import HouseRules
from game.jokbo import jokbo, total
from game.stop import holds_natural

NO_LIMIT = 999
"""A stop limit that no hand reaches."""

Named = tuple[JokboName, int]
Value = TypeVar("Value")


class Lookup(dict[int, Value], Generic[Value]):
    """A table that works out a hand's value when it is first asked for."""

    def __init__(self, find: Callable[[int], Value]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, hand: int) -> Value:
        value = self[hand] = self._find(hand)
        return value


class Tables:
    """One rule set's tables: hand totals, jokbo, naturals, and what makes a jokbo of five cards."""

    def __init__(self, rules: HouseRules) -> None:
        self.rules = rules
        self.total: Lookup[int] = Lookup(lambda hand: total(rules, some_cards(hand)))
        self.jokbo: Lookup[Named | None] = Lookup(lambda hand: jokbo(rules, some_cards(hand)))
        self.natural: Lookup[bool] = Lookup(lambda hand: holds_natural(rules, some_cards(hand)))
        self.makers: Lookup[tuple[tuple[int, int], ...]] = Lookup(self._find_makers)
        naturals = [3 * BIT[month] for month in MONTHS] if rules.natural_ppong else []
        self.gone = frozenset((0, *naturals))  # what a ppong may leave to end the round
        self.limit = NO_LIMIT if rules.stop_limit is None else rules.stop_limit
        self.free_stop = not (
            rules.stop_needs_ppong or rules.stop_other_ppongs or rules.stop_total_ppongs
        )

    def _find_makers(self, hand: int) -> tuple[tuple[int, int], ...]:
        """List the months that make a jokbo of five cards, each with its score."""
        return tuple(
            (month, named[1])
            for month in MONTHS
            if hand >> 4 * month & 15 < COPIES and (named := self.jokbo[hand + BIT[month]])
        )

    def may_stop(self, hand: int, seat: int, ponged: Sequence[int]) -> bool:
        """Tell whether a seat may stop at the start of its turn."""
        if self.total[hand] > self.limit:
            return False
        if self.free_stop:
            return True
        rules = self.rules
        down = len(ponged) - ponged.count(0)
        if rules.stop_needs_ppong and not (ponged[seat] or self.natural[hand]):
            return False
        others = down - (ponged[seat] > 0)
        return others >= rules.stop_other_ppongs and down >= rules.stop_total_ppongs

    def catchers(self, hands: Sequence[int], seat: int, ponged: Sequence[int]) -> list[int]:
        """List the seats that catch a stopper."""
        rules = self.rules
        mine = self.total[hands[seat]] + (1 if rules.stop_caught_on_tie else 0)
        everybody = rules.stop_compares == "all"
        return [
            other
            for other, hand in enumerate(hands)
            if other != seat
            and self.total[hand] < mine
            and (everybody or ponged[other] or self.natural[hand])
        ]

    def stop_score(self, points: int) -> int:
        """Score a good stop."""
        if self.rules.stop_success_score == "zero":
            return 0
        return points - self.limit if self.rules.stop_success_score == "gap" else points

    def bak(self, *, natural: bool, thrown: bool) -> int:
        """Give the penalty of a bak; `thrown` when the fatal card came with a ppong."""
        rules = self.rules
        if natural and rules.natural_bak_penalty is not None:
            return rules.natural_bak_penalty
        return rules.ppong_bak_penalty if thrown else rules.bak_penalty


@lru_cache(maxsize=1)  # filled ones take megabytes, and one table plays by one rule set
def tables_of(rules: HouseRules) -> Tables:
    """Give the tables of a rule set, the same ones each time."""
    return Tables(rules)
