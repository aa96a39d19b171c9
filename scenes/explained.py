"""A round's end in words: who ended it and how, and how each figure on the sheet came about."""

from typing import Final

from game.cards import MONTH, Card, months, sort_cards
from game.house import HouseRules
from game.jokbo import natural_month
from game.scoring import Outcome
from scenes.words import Words, points

ENDS: Final[dict[str, str]] = {
    "stop": "sheet.end.stop",
    "stop_bak": "sheet.end.stop_bak",
    "bak": "sheet.end.bak",
    "ppong_bak": "sheet.end.ppong_bak",
    "natural_bak": "sheet.end.natural_bak",
    "exhausted": "sheet.end.exhausted",
    "ttoi": "sheet.end.ttoi",
    "straight": "sheet.end.straight",
    "low": "sheet.end.low",
    "high": "sheet.end.high",
    "chongtong": "sheet.end.chongtong",
}
"""How a round ended, by the kind of its end or the jokbo declared."""

BAKS: Final[dict[str, str]] = {
    "stop_bak": "sheet.cell.stop_bak",
    "bak": "sheet.cell.bak",
    "ppong_bak": "sheet.cell.ppong_bak",
    "natural_bak": "sheet.cell.natural_bak",
}
JOKBO: Final[dict[str, str]] = {
    "ttoi": "sheet.cell.ttoi",
    "straight": "sheet.cell.straight",
    "low": "sheet.cell.low",
    "high": "sheet.cell.high",
    "chongtong": "sheet.cell.chongtong",
}

Hands = tuple[tuple[Card, ...], ...]


def ending(words: Words, rules: HouseRules, outcome: Outcome, names: tuple[str, ...]) -> str:
    """Say in a sentence how the round ended."""
    end = outcome.end
    facts = {"limit": str(rules.high_limit)}
    if end.seat is not None:
        facts |= {"name": names[end.seat], "total": str(outcome.totals[end.seat])}
    if end.from_ is not None:
        facts["wearer"] = names[end.from_]
    facts["catchers"] = ", ".join(names[seat] for seat in outcome.catchers)
    return words(ENDS[end.jokbo or end.kind], **facts)


def figure(words: Words, rules: HouseRules, outcome: Outcome, hands: Hands, seat: int) -> str:
    """Explain a seat's score, as in `5 + 3 + bak 30 = 38`."""
    end, score = outcome.end, outcome.scores[seat]
    facts = {
        "cards": _sum(rules, hands[seat], outcome.totals[seat]),
        "score": points(score),
        "total": str(outcome.totals[seat]),
        "limit": str(rules.high_limit if end.kind == "declare" else rules.stop_limit),
        "penalty": str(outcome.penalty),
        "left_out": _left_out(rules, hands[seat]),
    }
    named = end.kind == "declare" and seat == end.seat and end.jokbo is not None
    if named:
        facts["cards"] = " ".join(map(str, months(sort_cards(hands[seat]))))
    told = words(_key(rules, outcome, seat), **facts)
    if named or not facts["left_out"]:
        return told
    return words("sheet.cell.left_out", figure=told, **facts)


def _key(rules: HouseRules, outcome: Outcome, seat: int) -> str:
    """Find which explanation a seat's score needs."""
    end = outcome.end
    if seat == outcome.wearer:
        return BAKS[end.kind]
    if seat == end.seat:
        if end.kind == "declare" and end.jokbo is not None:
            return JOKBO[end.jokbo]
        if end.kind == "stop" and rules.stop_success_score == "zero":
            return "sheet.cell.stop_zero"
        if end.kind == "stop" and rules.stop_success_score == "gap":
            return "sheet.cell.stop_gap"
        if end.kind in BAKS:
            return "sheet.cell.went_out"
    if seat in outcome.catchers and rules.stop_catcher_zero:
        return "sheet.cell.catcher"
    return "sheet.cell.held"


def _counted(rules: HouseRules, hand: tuple[Card, ...]) -> list[int]:
    """List the months that a hand's total adds up."""
    held = sorted(MONTH[card] for card in hand)
    if rules.natural_ppong and rules.natural_ppong_scoring == "excluded":
        natural = natural_month(hand)
        for _ in range(3 if natural else 0):
            held.remove(natural or 0)
    return held


def _left_out(rules: HouseRules, hand: tuple[Card, ...]) -> str:
    left = len(hand) - len(_counted(rules, hand))
    return " ".join([str(natural_month(hand))] * left)


def _sum(rules: HouseRules, hand: tuple[Card, ...], total: int) -> str:
    """Write a hand as a sum; one card or none is its total."""
    counted = _counted(rules, hand)
    return " + ".join(map(str, counted)) if counted else str(total)
