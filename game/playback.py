"""A verified record's rounds, state by state, to be looked at again."""

from game.cards import Card
from game.match import Match, after_round
from game.moves import Draw
from game.record import DrawEntry, Record, Recycle, RoundRecord, StopEntry, move_of
from game.round import Round, apply, deal, pass_window, recycle
from game.scoring import outcome


def round_states(record: Record, number: int) -> tuple[Round, ...]:
    """Give a round (an index) as it was dealt, and after each of its moves; the last is its end.

    The record must hold, as `game.replay` checks.
    """
    written = record.rounds[number]
    state, _ = deal(record.rules, written.dealer, written.deck, len(record.seats))
    states, stock = [state], None
    for line in written.moves:
        if isinstance(line, Recycle):
            stock = line.deck
            continue
        if isinstance(line, DrawEntry | StopEntry) and state.phase == "window":
            state, _ = pass_window(state)
        state, _ = apply(state, line.seat, move_of(line))
        state, stock = _restocked(state, stock)
        states.append(state)
    return (*states, *_ended(state, written))


def _restocked(
    state: Round, stock: tuple[Card, ...] | None
) -> tuple[Round, tuple[Card, ...] | None]:
    """Bring the new stock that a draw waits for."""
    if state.phase != "recycle" or stock is None:
        return state, stock
    return recycle(state, stock)[0], None


def _ended(state: Round, written: RoundRecord) -> tuple[Round, ...]:
    """Give the end that no move is written for: nobody claims the last card, the stock is gone."""
    if state.phase == "over" or written.end is None:
        return ()
    if state.phase == "window":
        state, _ = pass_window(state)
    if state.phase != "over":
        state, _ = apply(state, state.turn, Draw())
    return (state,)


def matches_before(record: Record) -> tuple[Match, ...]:
    """Give how the match stood before each of its rounds, and how it stands at last."""
    first = record.rounds[0].dealer if record.rounds else 0
    standing = [Match(record.rules, len(record.seats), first)]
    for number, written in enumerate(record.rounds):
        if written.end is not None:
            last = round_states(record, number)[-1]
            standing.append(after_round(standing[-1], outcome(last)))
    return tuple(standing)
