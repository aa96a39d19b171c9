"""What a master has by heart: how everybody plays each hand, learned a little at a time.

Its playouts and its reading ask tables about most of the hands that there are, and a table works a
hand out when it is first asked. All together that is a third of a second; met one by one, in the
first thoughts of an evening, it made frames of 20 ms.
"""

from collections.abc import Iterator, Mapping
from itertools import chain, combinations_with_replacement
from typing import Final

from game.cards import COPIES, MONTHS
from game.cpu.habits import habits_of
from game.cpu.hands import marked, pack, pairs
from game.cpu.plans import plans_of
from game.cpu.tables import tables_of
from game.house import HouseRules

HANDS: Final = 12_596
"""Hands of six and of three cards, by their months."""
CLAIMS: Final = 4_356
"""Hands of five cards, each with every month of which it holds two or more."""
HANDFUL: Final = 4
"""How many known hands take as long as one of five that is new; each throw asks what it leaves."""
AT_ONCE: Final = 22
"""Hands that are learned between two pauses."""


def learn(rules: HouseRules) -> Iterator[None]:
    """Fill the tables of a rule set; pauses after each few hands, some 0.3 ms."""
    habits, plans = habits_of(rules), plans_of(rules)
    policies = [*habits.policies, *(plan.policy for plan in plans[1:])]
    throws: list[Mapping[int, object]] = [habits.throws]
    throws += [policy.throws[0] for policy in policies]
    claims = [policy.claims[0] for policy in policies]
    if {len(table) for table in throws} == {HANDS} and {*map(len, claims)} == {CLAIMS}:
        return
    fives, pause = tables_of(rules).makers, 0
    for number, hand in enumerate(chain(hands(6), hands(3))):
        for table in throws:
            table[hand]
        done = number + HANDFUL * len(fives)
        if done >= pause:
            pause = done + AT_ONCE
            yield
    for number, hand in enumerate(hands(5), 1):
        for month in marked(pairs(hand)):
            for table in claims:
                table[hand << 4 | month]
        if number % AT_ONCE == 0:
            yield


def hands(size: int) -> Iterator[int]:
    """List all hands of so many cards."""
    for months in combinations_with_replacement(MONTHS, size):
        if all(months[place] != months[place + COPIES] for place in range(size - COPIES)):
            yield pack(months)
