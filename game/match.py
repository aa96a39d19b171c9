"""Rounds in a row: who deals, running totals, ranks and the settlement."""

from typing import Final

import msgspec

from game.cards import MONTH, Card
from game.house import HouseRules
from game.scoring import Outcome
from game.shuffle import LOTS, shuffled
from game.view import Standing

RICH_STRAIGHT: Final = -57
"""The best straight, 7 to 12; under the single settlement it is paid like a −100 hand."""


class Match(msgspec.Struct, frozen=True):
    """A match between rounds: the rules, who deals next, and every finished round."""

    rules: HouseRules
    seats: int
    dealer: int  # of the next round
    outcomes: tuple[Outcome, ...] = ()
    dealers: tuple[int, ...] = ()  # of each finished round

    @property
    def totals(self) -> tuple[int, ...]:
        """Add up each seat's scores so far."""
        return tuple(
            sum(outcome.scores[seat] for outcome in self.outcomes) for seat in range(self.seats)
        )

    @property
    def over(self) -> bool:
        """Tell whether all rounds are played."""
        return len(self.outcomes) >= self.rules.rounds

    @property
    def standing(self) -> Standing:
        """Give the totals and the rounds left after the one that is played now."""
        return Standing(self.totals, self.rules.rounds - len(self.outcomes) - 1)


def after_round(match: Match, outcome: Outcome) -> Match:
    """Write a round's outcome on the sheet and hand the deal on."""
    return msgspec.structs.replace(
        match,
        outcomes=(*match.outcomes, outcome),
        dealers=(*match.dealers, match.dealer),
        dealer=next_dealer(match.rules, outcome),
    )


def next_dealer(rules: HouseRules, outcome: Outcome) -> int:
    """Name who deals next: the winner, or by house rule the one who wears a bak."""
    if rules.next_dealer == "bak_wearer" and outcome.wearer is not None:
        return outcome.wearer
    return outcome.winner


def turned_lots(
    rules: HouseRules, seats: int, seed: str, *, daytime: bool
) -> tuple[tuple[tuple[int, Card], ...], ...]:
    """Turn cards for the first deal: (seat, card) pairs, a tuple a turning, until one is best."""
    highest = rules.first_dealer == "high" or (rules.first_dealer == "clock" and daytime)
    deck = iter(shuffled(seed, LOTS))
    running = list(range(seats))
    turnings: list[tuple[tuple[int, Card], ...]] = []
    while len(running) > 1:
        turned = tuple((seat, next(deck)) for seat in running)
        turnings.append(turned)
        months = [MONTH[card] for _, card in turned]
        best = max(months) if highest else min(months)
        running = [seat for seat, card in turned if MONTH[card] == best]
    return tuple(turnings)


def first_dealer(rules: HouseRules, seats: int, seed: str, *, daytime: bool) -> int:
    """Name the seat that deals first, by the lots of the first round's seed."""
    highest = rules.first_dealer == "high" or (rules.first_dealer == "clock" and daytime)
    last = turned_lots(rules, seats, seed, daytime=daytime)[-1]
    key = max if highest else min
    return key(last, key=lambda turned: MONTH[turned[1]])[0]


def ranks(totals: tuple[int, ...]) -> tuple[int, ...]:
    """Rank the seats: 1 and one more for each seat with a lower total."""
    return tuple(1 + sum(other < total for other in totals) for total in totals)


def settlement(match: Match) -> tuple[int, ...] | None:
    """Settle a finished match in won, or in points when each round is settled by itself."""
    totals = match.totals
    match match.rules.settlement:
        case "none":
            return None
        case "per_point":
            return _per_point(totals, match.rules.unit)
        case "per_rank":
            return tuple(-match.rules.rank_amounts[rank - 1] for rank in ranks(totals))
        case "single":
            rounds = [
                single_hand(outcome, dealer)
                for outcome, dealer in zip(match.outcomes, match.dealers, strict=True)
            ]
            return tuple(sum(paid[seat] for paid in rounds) for seat in range(match.seats))


def _per_point(totals: tuple[int, ...], unit: int) -> tuple[int, ...]:
    """Let each seat pay for its distance to the best; an odd won goes to the earlier seat."""
    best = min(totals)
    pot = sum(unit * (total - best) for total in totals)
    sharers = [seat for seat, total in enumerate(totals) if total == best]
    share, odd = divmod(pot, len(sharers))
    money = [-unit * (total - best) for total in totals]
    for place, seat in enumerate(sharers):
        money[seat] = share + (place < odd)
    return tuple(money)


def single_hand(outcome: Outcome, dealer: int) -> tuple[int, ...]:
    """Settle one round in points: the last pays the first, from four seats the second-last too."""
    seats = len(outcome.scores)
    points = [0] * seats
    if (declarer := _rich_declarer(outcome)) is not None:
        points = [-2] * seats
        points[declarer] = 2 * (seats - 1)
        return tuple(points)
    order = _single_order(outcome, dealer)
    stake = 4 if outcome.wearer is not None else 2
    points[order[-1]] -= stake
    points[order[0]] += stake
    if seats >= 4:
        points[order[-2]] -= 1
        points[order[1]] += 1
    return tuple(points)


def _rich_declarer(outcome: Outcome) -> int | None:
    end = outcome.end
    if end.kind != "declare" or end.seat is None:
        return None
    rich = end.jokbo in ("chongtong", "low", "high")
    return end.seat if rich or outcome.scores[end.seat] == RICH_STRAIGHT else None


def _single_order(outcome: Outcome, dealer: int) -> list[int]:
    """Order the seats for the single settlement: the winner, by score, the bak's wearer."""
    seats = len(outcome.scores)
    return sorted(
        range(seats),
        key=lambda seat: (
            seat == outcome.wearer,
            seat != outcome.winner,
            outcome.scores[seat],
            (seat - dealer) % seats,
        ),
    )
