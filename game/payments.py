"""Who pays whom when a match is settled."""

from math import gcd

import msgspec

from game.house import HouseRules
from game.match import Match, ranks, settlement, single_hand


class Payment(msgspec.Struct, frozen=True):
    """One seat pays another, or the pot (None) for the snacks; the pot may pay a seat."""

    payer: int | None
    payee: int | None
    amount: int  # whole won, or points where each round is settled by itself


def payments(match: Match) -> tuple[Payment, ...]:
    """List what is paid after a finished match; the sums are those of its settlement."""
    due = settlement(match)
    if due is None:
        return ()
    if match.rules.settlement == "per_rank":
        return tuple(
            Payment(seat, None, -amount) if amount < 0 else Payment(None, seat, amount)
            for seat, amount in sorted(
                enumerate(due), key=lambda paid: ranks(match.totals)[paid[0]]
            )
            if amount
        )
    return _between(due)


def _between(due: tuple[int, ...]) -> tuple[Payment, ...]:
    """Let who owes pay who is owed, in seat order, with as few payments as that order allows."""
    owed = {seat: amount for seat, amount in enumerate(due) if amount > 0}
    found: list[Payment] = []
    for payer, amount in enumerate(due):
        debt = -amount
        for payee in list(owed):
            if debt <= 0:
                break
            paid = min(debt, owed[payee])
            found.append(Payment(payer, payee, paid))
            debt -= paid
            owed[payee] -= paid
            if not owed[payee]:
                del owed[payee]
    return tuple(found)


def round_points(match: Match) -> tuple[tuple[int, ...], ...]:
    """Give what each round has moved where each is settled by itself, in points."""
    return tuple(
        single_hand(ended, dealer)
        for ended, dealer in zip(match.outcomes, match.dealers, strict=True)
    )


def piece(rules: HouseRules) -> int:
    """Tell for how much a tangerine or a sweet stands, so that all amounts are whole ones."""
    match rules.settlement:
        case "per_point":
            return rules.unit or 1
        case "per_rank":
            return gcd(*rules.rank_amounts) or 1
        case _:
            return 1
