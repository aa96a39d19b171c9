"""Stopping: who may end the round at the start of a turn, and who catches a stopper."""

from game.cards import Card
from game.house import HouseRules
from game.jokbo import natural_month, total

Hands = tuple[tuple[Card, ...], ...]


def may_stop(rules: HouseRules, hand: tuple[Card, ...], seat: int, ppongs: tuple[int, ...]) -> bool:
    """Tell whether a seat may stop; `ppongs` counts each seat's public ppongs."""
    return refusal(rules, hand, seat, ppongs) is None


def refusal(
    rules: HouseRules, hand: tuple[Card, ...], seat: int, ppongs: tuple[int, ...]
) -> str | None:
    """Name the house rule that keeps a seat from stopping, or None when it may."""
    if rules.stop_limit is not None and total(rules, hand) > rules.stop_limit:
        return "stop_limit"
    if rules.stop_needs_ppong and not (ppongs[seat] or holds_natural(rules, hand)):
        return "stop_needs_ppong"
    ponged = sum(1 for count in ppongs if count)
    if ponged - (ppongs[seat] > 0) < rules.stop_other_ppongs:
        return "stop_other_ppongs"
    return "stop_total_ppongs" if ponged < rules.stop_total_ppongs else None


def holds_natural(rules: HouseRules, hand: tuple[Card, ...]) -> bool:
    """Tell whether a hand holds a natural ppong that counts."""
    return rules.natural_ppong and natural_month(hand) is not None


def catchers(
    rules: HouseRules, hands: Hands, stopper: int, ppongs: tuple[int, ...]
) -> tuple[int, ...]:
    """List the seats whose totals catch the stopper, in seat order; none: the stop stands."""
    mine = total(rules, hands[stopper])
    return tuple(
        seat
        for seat, hand in enumerate(hands)
        if seat != stopper
        and is_compared(rules, hand, ppongs[seat])
        and _beats(rules, total(rules, hand), mine)
    )


def is_compared(rules: HouseRules, hand: tuple[Card, ...], ppongs: int) -> bool:
    """Tell whether a hand can catch a stopper at all."""
    return rules.stop_compares == "all" or ppongs > 0 or holds_natural(rules, hand)


def _beats(rules: HouseRules, other: int, mine: int) -> bool:
    return other < mine or (other == mine and rules.stop_caught_on_tie)
