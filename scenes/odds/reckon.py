"""What a hand that is laid out can become, in lines to read."""

from fractions import Fraction
from typing import Final

from game.cards import COPIES, MONTH, MONTHS, Card
from game.events import JokboName
from game.house import HouseRules
from game.jokbo import SIX, jokbo, total
from game.odds import HAND, Counts, early_claims, jokbo_chance, next_cards, odds_table, share
from scenes.words import Words, points

NAMES: Final[dict[JokboName, str]] = {
    "straight": "odds.name.straight",
    "ttoi": "odds.name.ttoi",
    "chongtong": "odds.name.chongtong",
    "low": "odds.name.low",
    "high": "odds.name.high",
}
Row = tuple[str, str, str]
"""A row of the deal's table: the jokbo, hands, chance."""


def unseen(hand: frozenset[Card], seen: frozenset[Card]) -> Counts:
    """Count by month the cards that are neither in the hand nor open."""
    left = [0] + [COPIES] * len(MONTHS)
    for card in hand | seen:
        left[MONTH[card]] -= 1
    return tuple(left)


def percent(chance: Fraction) -> str:
    """Write a chance in percent, with more figures the smaller it is."""
    value = float(chance) * 100
    if value == 0 or value >= 10:
        return f"{value:.0f}"
    return f"{value:.1f}" if value >= 1 else f"{value:.3f}"


def lines(
    words: Words, rules: HouseRules, hand: frozenset[Card], seen: frozenset[Card], others: int
) -> list[str]:
    """Say what a hand of five or six is worth, what it can become, what it can throw."""
    cards = tuple(sorted(hand, key=lambda card: (MONTH[card], card)))
    if len(cards) < HAND:
        return [words.count("odds.choose", HAND - len(cards))]
    pool = unseen(hand, seen)
    said = [words("odds.total", total=total(rules, cards))]
    said += _six(words, rules, cards) if len(cards) == SIX else _five(words, rules, cards, pool)
    return [*said, *_throws(words, cards, pool, others)]


def _six(words: Words, rules: HouseRules, cards: tuple[Card, ...]) -> list[str]:
    found = jokbo(rules, cards)
    if found is None:
        return [words("odds.none")]
    return [words("odds.is", jokbo=name(words, rules, found[0]), score=points(found[1]))]


def _five(words: Words, rules: HouseRules, cards: tuple[Card, ...], pool: Counts) -> list[str]:
    chance = jokbo_chance(rules, cards, pool)
    coming = [card for card in next_cards(rules, cards, pool) if card.jokbo]
    hits = sum(card.copies for card in coming)
    said = [words("odds.draw", percent=percent(chance), hits=hits, cards=sum(pool))]
    said += [
        words(
            "odds.makes",
            month=words.month(card.month),
            copies=card.copies,
            jokbo=name(words, rules, card.jokbo[0]),
            score=points(card.jokbo[1]),
        )
        for card in coming
        if card.jokbo is not None
    ]
    return said


def _throws(words: Words, cards: tuple[Card, ...], pool: Counts, others: int) -> list[str]:
    claims = early_claims(cards, pool, others)
    safe = [words.month(claim.month) for claim in claims if claim.unseen < 2]
    said = [words("odds.safe", months=", ".join(safe)) if safe else words("odds.no_safe")]
    risky = [
        words("odds.risk", month=words.month(claim.month), percent=percent(claim.ppong))
        for claim in claims
        if claim.unseen >= 2
    ]
    if risky:
        said.append(words("odds.risks", risks=" · ".join(risky)))
    return said


def name(words: Words, rules: HouseRules, jokbo_name: JokboName) -> str:
    """Name a jokbo as the rules in force do."""
    return words(NAMES[jokbo_name], limit=rules.high_limit or 0)


def deal_rows(words: Words, rules: HouseRules) -> list[Row]:
    """Write the table of the deal: each jokbo that the rules know, then all together."""
    table = odds_table(rules)
    named = {odds.name: odds.named for odds in table.jokbo}
    rows = [_row(name(words, rules, key), named[key]) for key in NAMES if named[key]]
    return [*rows, _row(words("odds.any"), table.ends)]


def _row(label: str, hands: int) -> Row:
    return label, f"{hands:,}", f"{percent(share(hands))}%"
