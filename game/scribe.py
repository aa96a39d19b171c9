"""Writing a match down while it is played: each step gives the record as it stands then."""

from msgspec.structs import replace

from game.cards import Card
from game.house import HouseRules
from game.match import Match, ranks, settlement
from game.record import Entry, Record, RoundRecord, SeatRecord


def begin(
    rules: HouseRules,
    seats: tuple[SeatRecord, ...],
    *,
    preset: str | None = None,
    started: str | None = None,
    daytime: bool = False,
) -> Record:
    """Open the record of a match of which no round is dealt yet."""
    return Record(
        format="nairong-ppong-record",
        version=1,
        rules=rules,
        preset=preset,
        started=started,
        daytime=daytime,
        seats=seats,
        rounds=(),
        totals=(0,) * len(seats),
        ranks=None,
        settlement=None,
    )


def with_round(
    record: Record, dealer: int, deck: tuple[Card, ...], seed: str | None, cut: int = 0
) -> Record:
    """Write down a deal."""
    dealt = RoundRecord(
        dealer=dealer, seed=seed, cut=cut, deck=deck, moves=(), end=None, scores=None
    )
    return replace(record, rounds=(*record.rounds, dealt))


def with_moves(record: Record, *entries: Entry) -> Record:
    """Write entries behind the moves of the last round; a recycle and its draw come together."""
    last = record.rounds[-1]
    longer = replace(last, moves=(*last.moves, *entries))
    return replace(record, rounds=(*record.rounds[:-1], longer))


def with_end(record: Record, match: Match) -> Record:
    """Close the last round; `match` is the match after it, and may be over."""
    outcome = match.outcomes[-1]
    closed = replace(record.rounds[-1], end=outcome.end, scores=outcome.scores)
    return replace(
        record,
        rounds=(*record.rounds[:-1], closed),
        totals=match.totals,
        ranks=ranks(match.totals) if match.over else None,
        settlement=settlement(match) if match.over else None,
    )
