"""Exact chances: of a deal under given house rules, and of the next card at the table."""

from collections import Counter
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from math import comb, prod
from operator import mul
from typing import Final

import msgspec

from game.cards import COPIES, DECK, MONTH, MONTHS, Card
from game.events import JokboName
from game.hidden import Hidden, hidden
from game.house import HouseRules
from game.jokbo import PATTERNS, SIX, best_of, best_pattern, counts, patterns_in
from game.view import View

Counts = tuple[int, ...]
"""Copies of each month: 13 numbers, index 0 unused."""

HAND: Final = 5
"""Cards in a hand between turns, before a ppong."""
HANDS: Final = comb(len(DECK), SIX)
"""Six-card hands that can be dealt: 12,271,512."""


WAYS: Final = tuple(comb(COPIES, copies) for copies in range(COPIES + 1))
"""Ways to hold so many copies of a month."""


class JokboOdds(msgspec.Struct, frozen=True):
    """How many six-card hands make a jokbo."""

    name: JokboName
    hands: int  # that fit it, whatever else they fit
    named: int  # that score as it, because nothing better fits


class DealOdds(msgspec.Struct, frozen=True):
    """The deal odds of a rule set, in hands of the 12,271,512 that six cards can make."""

    jokbo: tuple[JokboOdds, ...]
    ends: int  # hands that make any jokbo, and so can end the round at once
    scores: tuple[tuple[int, int], ...]  # (what a jokbo scores, hands), lowest first
    shapes: tuple[tuple[Counts, int], ...]  # ((4, 2), hands): copies of a month, most first
    sums: tuple[tuple[int, int], ...]  # (sum of the months, hands), every card counted


def share(hands: int) -> Fraction:
    """Turn a number of six-card hands into its chance; the same for a dealt and a drawn sixth."""
    return Fraction(hands, HANDS)


@lru_cache(maxsize=1)
def all_hands() -> tuple[tuple[Counts, int], ...]:
    """List the 12,232 kinds of six-card hands by month, each with the hands that are of it."""
    kinds: list[tuple[Counts, int]] = []

    def fill(begun: Counts, left: int, ways: int) -> None:
        if not left:
            kinds.append((begun + (0,) * (13 - len(begun)), ways))
        elif left <= COPIES * (13 - len(begun)):
            for copies in range(min(left, COPIES), -1, -1):
                fill((*begun, copies), left - copies, ways * WAYS[copies])

    fill((0,), SIX, 1)
    return tuple(kinds)


@lru_cache(maxsize=1)
def _shapes_and_sums() -> tuple[Counter[Counts], Counter[int]]:
    """Count hands by how many copies they hold and by their sum; no house rule changes that."""
    held: Counter[Counts] = Counter()
    sums: Counter[int] = Counter()
    for kind, weight in all_hands():
        held[kind.count(4), kind.count(3), kind.count(2), kind.count(1)] += weight
        sums[sum(map(mul, kind, range(13)))] += weight
    shapes = {
        tuple(
            copies for copies, months in zip((4, 3, 2, 1), many, strict=True) for _ in range(months)
        ): ways
        for many, ways in held.items()
    }
    return Counter(shapes), sums


@lru_cache(maxsize=16)
def odds_table(rules: HouseRules) -> DealOdds:
    """Count the deal odds of a rule set, hand by hand."""
    fitting: Counter[JokboName] = Counter()
    named: Counter[JokboName] = Counter()
    scores: Counter[int] = Counter()
    for kind, weight in all_hands():
        found = patterns_in(rules, list(kind))
        for name, _ in found:
            fitting[name] += weight
        if (best := best_of(found)) is not None:
            named[best[0]] += weight
            scores[best[1]] += weight
    shapes, sums = _shapes_and_sums()
    return DealOdds(
        jokbo=tuple(JokboOdds(name, fitting[name], named[name]) for name in PATTERNS),
        ends=sum(named.values()),
        scores=tuple(sorted(scores.items())),
        shapes=tuple(sorted(shapes.items(), reverse=True)),
        sums=tuple(sorted(sums.items())),
    )


class NextCard(msgspec.Struct, frozen=True):
    """What drawing a card of one month would make of a hand."""

    month: int
    copies: int  # that can still come
    jokbo: tuple[JokboName, int] | None  # the jokbo that it completes, with its score


def drawable(view: View) -> Counts:
    """Count, by month, the cards of which any may lie on top of the stock, each as likely.

    With the stock empty these are the discards, which become the next stock, or nothing.
    """
    if not view.stock:
        return tuple(counts(view.discards if view.passes_left else ()))
    return tuple(counts(hidden(view)[-1].cards))


def next_cards(rules: HouseRules, hand: tuple[Card, ...], pool: Counts) -> tuple[NextCard, ...]:
    """List, month by month, what the next card would make of a hand of five.

    `pool` counts the cards that can come; `drawable` reads it off a view.
    """
    found = counts(hand)
    return tuple(
        NextCard(month, pool[month], _drawn_jokbo(rules, found, month))
        for month in MONTHS
        if pool[month]
    )


def _drawn_jokbo(rules: HouseRules, found: list[int], month: int) -> tuple[JokboName, int] | None:
    six = [*found[:month], found[month] + 1, *found[month + 1 :]]
    return best_pattern(rules, six) if sum(six) == SIX else None


def jokbo_chance(rules: HouseRules, hand: tuple[Card, ...], pool: Counts) -> Fraction:
    """Give the chance that the next card completes a jokbo."""
    coming = next_cards(rules, hand, pool)
    hits = sum(card.copies for card in coming if card.jokbo)
    return Fraction(hits, sum(pool)) if hits else Fraction(0)


class Feed(msgspec.Struct, frozen=True):
    """What throwing a card of one month risks, if the others' hands are as good as random."""

    month: int
    unseen: int  # copies that are neither open nor in one's own hand
    ppong: Fraction  # chance that another seat holds two of them
    bak: Fraction  # chance that a claim would leave that seat nothing, and so end the round


def unseen_months(view: View) -> Counts:
    """Count, by month, the cards that are neither open nor in one's own hand."""
    return tuple(counts(tuple(card for unseen in hidden(view) for card in unseen.cards)))


def safe_months(view: View) -> tuple[int, ...]:
    """List the months in one's hand that nobody can claim: at most one copy is unseen."""
    unseen = unseen_months(view)
    return tuple(month for month in _held_months(view) if unseen[month] < 2)


def feeding(view: View) -> tuple[Feed, ...]:
    """Weigh each month that a seat could throw; of three unseen copies only one seat has two."""
    classes = hidden(view)
    unseen = unseen_months(view)
    others = [seat for seat, size in enumerate(view.sizes) if seat != view.seat and size]
    return tuple(
        Feed(
            month,
            unseen[month],
            sum((_holds_pair(classes, seat, month) for seat in others), Fraction(0)),
            sum((_goes_out(view, classes, seat, month) for seat in others), Fraction(0)),
        )
        for month in _held_months(view)
    )


def _held_months(view: View) -> list[int]:
    return sorted({MONTH[card] for card in view.hand})


def _holds_pair(classes: tuple[Hidden, ...], seat: int, month: int) -> Fraction:
    """Give the chance of two or more copies: hypergeometric in each class of hidden cards."""
    none, one = Fraction(1), Fraction(0)
    for unseen in classes:
        copies = sum(MONTH[card] == month for card in unseen.cards)
        cards, places = len(unseen.cards), unseen.held[seat]
        ways = comb(cards, places)
        without = Fraction(comb(cards - copies, places), ways)
        with_one = Fraction(copies * comb(cards - copies, places - 1), ways) if places else 0
        none, one = none * without, one * without + none * with_one
    return 1 - none - one


def _goes_out(view: View, classes: tuple[Hidden, ...], seat: int, month: int) -> Fraction:
    """Give the chance of a hand that a claim empties: a pair, or a pair and a natural ppong."""
    ways = prod(comb(len(unseen.cards), unseen.held[seat]) for unseen in classes)
    cards = [card for unseen in classes for card in unseen.cards]
    pairs = list(combinations([card for card in cards if MONTH[card] == month], 2))
    hands: list[tuple[Card, ...]] = []
    if view.sizes[seat] == 2:
        hands.extend(pairs)
    elif view.rules.natural_ppong:
        triples = [
            triple
            for other in MONTHS
            if other != month
            for triple in combinations([card for card in cards if MONTH[card] == other], 3)
        ]
        hands.extend((*pair, *triple) for pair in pairs for triple in triples)
    fitting = sum(_fits(classes, seat, hand) for hand in hands)
    return Fraction(fitting, ways)


def _fits(classes: tuple[Hidden, ...], seat: int, hand: tuple[Card, ...]) -> bool:
    """Tell whether a seat can hold just these cards: so many from each pass of the stock."""
    return all(len(set(hand).intersection(unseen.cards)) == unseen.held[seat] for unseen in classes)


class Claimed(msgspec.Struct, frozen=True):
    """What throwing a card of one month risks early in a round, with hands of five all around."""

    month: int
    unseen: int  # copies that may be in other hands
    ppong: Fraction  # chance that one of the others holds two of them


def early_claims(hand: tuple[Card, ...], pool: Counts, others: int) -> tuple[Claimed, ...]:
    """Weigh each month of a hand that is laid out, against so many closed hands of five.

    `pool` counts the unseen cards by month. Three copies or fewer are unseen, so that never two
    hands hold a pair: the chances of the hands, hypergeometric, add up.
    """
    cards = sum(pool)
    ways = comb(cards, HAND)
    return tuple(
        Claimed(month, pool[month], others * _pair_share(cards, pool[month], ways))
        for month in sorted({MONTH[card] for card in hand})
    )


def _pair_share(cards: int, copies: int, ways: int) -> Fraction:
    if copies < 2 or cards < HAND:
        return Fraction(0)
    lonely = comb(cards - copies, HAND) + copies * comb(cards - copies, HAND - 1)
    return 1 - Fraction(lonely, ways)
