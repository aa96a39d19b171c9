"""Reading a record means playing it again: every deck, move, end, score and sum must follow."""

from collections.abc import Iterator
from typing import BinaryIO, NoReturn

import msgspec

from game.cards import DECK, MONTH, Card
from game.events import End
from game.match import Match, after_round, first_dealer, ranks, settlement
from game.moves import Draw, IllegalMove
from game.record import (
    LIMIT,
    DrawEntry,
    MoveEntry,
    Record,
    RecordFault,
    Recycle,
    RoundRecord,
    StopEntry,
    decode,
    move_of,
)
from game.round import Round, apply, deal, pass_window, recycle
from game.scoring import outcome
from game.shuffle import shuffled


class Replay(msgspec.Struct, frozen=True):
    """Where a record leaves the game: the finished rounds, and the round that goes on, if any."""

    match: Match
    state: Round | None  # with its window open when the last move was a discard or a ppong


class _Place:
    """Where in its file the replay is, to say so when something is wrong."""

    def __init__(self, match: int) -> None:
        self.match = match
        self.round: int | None = None
        self.move: int | None = None

    def at(self, number: int | None, move: int | None = None) -> None:
        self.round, self.move = number, move

    def fault(self, reason: str) -> NoReturn:
        raise RecordFault(self.match, self.round, self.move, reason)


def replay(record: Record, match: int = 1) -> Replay:
    """Play a record again and check all of it; `RecordFault` names the first thing wrong.

    `match` is the record's line in its file, from 1.
    """
    place = _Place(match)
    played = Match(record.rules, len(record.seats), _first_dealer(record))
    state: Round | None = None
    for number, written in enumerate(record.rounds):
        if state is not None:
            place.at(number - 1)
            place.fault("only the last round may be unfinished")
        place.at(number)
        state = _replay_round(written, played, place)
        if written.end is not None:
            played = after_round(played, outcome(state))
            state = None
    place.at(None)
    _check_sums(record, played, place)
    return Replay(played, state)


def replay_file(file: BinaryIO, *, lines: bool = True) -> Iterator[Replay]:
    """Replay the matches of a file, one a line, or with `lines` off all of it as one match.

    Never holds more than one match in memory. A file without any match is a fault too.
    """
    number = 0
    while data := file.readline(LIMIT + 2) if lines else file.read(LIMIT + 2):
        number += 1
        yield replay(decode(data.removesuffix(b"\n"), number), number)
    if number == 0:
        raise RecordFault(1, None, None, "the file holds no match")


def _first_dealer(record: Record) -> int:
    """Name who deals first: the lots say it; with an arranged deck it is as given."""
    if not record.rounds:
        return 0
    first = record.rounds[0]
    if first.seed is None:
        return first.dealer
    return first_dealer(record.rules, len(record.seats), first.seed, daytime=record.daytime)


def _replay_round(written: RoundRecord, played: Match, place: _Place) -> Round:
    if played.over:
        place.fault(f"the house rules end the match after {played.rules.rounds} rounds")
    if written.dealer not in range(played.seats):
        place.fault(f"the dealer is seat {written.dealer} of {played.seats}, counted from 0")
    if written.dealer != played.dealer:
        place.fault(f"seat {written.dealer} deals, but it is seat {played.dealer}'s deal")
    _check_deck(written, place)
    state, _ = deal(played.rules, written.dealer, written.deck, played.seats)
    state = _play_moves(state, written, place)
    place.at(place.round)
    if written.end is not None:
        return _finished(state, written, written.end, place)
    if state.end is not None:
        place.fault(f"the round is over ({_in_words(state.end)}), but its end is null")
    if written.scores is not None:
        place.fault("a round without an end has scores")
    return state


def _check_deck(written: RoundRecord, place: _Place) -> None:
    deck = written.deck
    for card in deck:
        if card not in MONTH:
            place.fault(f"deck: {card!r} is no card")
        if deck.count(card) > 1:
            place.fault(f"deck: {card} is there twice")
    if len(deck) < len(DECK):
        missing = next(card for card in DECK if card not in deck)
        place.fault(f"deck: {missing} is missing")
    if written.seed is not None and deck != shuffled(written.seed, 0, DECK, written.cut):
        place.fault("deck: it does not follow from the seed and the cut")


def _play_moves(state: Round, written: RoundRecord, place: _Place) -> Round:
    fresh: tuple[Card, ...] | None = None  # the stock that the next draw needs
    for index, line in enumerate(written.moves):
        place.at(place.round, index)
        if fresh is not None and not isinstance(line, DrawEntry):
            place.fault("a recycle stands right before the draw that needs it")
        if isinstance(line, Recycle):
            state = _await_stock(state, line.deck, written, place)
            fresh = line.deck
        else:
            state = _play(state, line, fresh, place)
            fresh = None
    if fresh is not None:
        place.fault("a recycle and its draw are written together")
    return state


def _closed(state: Round) -> Round:
    """Let a card pass that nobody claimed: a draw, a stop or an end tells that it passed."""
    return pass_window(state)[0] if state.phase == "window" else state


def _await_stock(
    state: Round, deck: tuple[Card, ...], written: RoundRecord, place: _Place
) -> Round:
    """Check that the discards must become a stock now, and that they become this one."""
    state = _closed(state)
    if state.phase != "turn" or state.stock:
        place.fault("the discards become a stock only when a draw finds none")
    if not state.passes_left:
        place.fault(f"the house rules go through the stock {state.rules.stock_passes} times")
    if sorted(deck) != sorted(state.discards):
        place.fault("the new stock is not all the discards and nothing else")
    name = state.rules.stock_passes - state.passes_left
    seed, cut = written.seed, written.cut
    if seed is not None and deck != shuffled(seed, name, state.discards, cut):
        place.fault("the new stock does not follow from the seed and the cut")
    return state


def _play(state: Round, line: MoveEntry, fresh: tuple[Card, ...] | None, place: _Place) -> Round:
    if isinstance(line, DrawEntry | StopEntry):
        state = _closed(state)
    drained = state.phase == "turn" and not state.stock and line.seat == state.turn
    if isinstance(line, DrawEntry) and drained and fresh is None:
        if state.passes_left:
            place.fault("the stock is empty: a recycle stands before this draw")
        place.fault("a draw that finds nothing ends the round and leaves no move")
    try:
        state, _ = apply(state, line.seat, move_of(line))
    except IllegalMove as refused:
        place.fault(str(refused))
    if state.phase == "recycle" and fresh is not None:
        state, _ = recycle(state, fresh)
    return state


def _finished(state: Round, written: RoundRecord, end: End, place: _Place) -> Round:
    """Check how a round ended and what it scored."""
    if state.phase == "window" and end.kind == "exhausted":
        state = _closed(state)
        if state.phase == "turn" and not state.stock and not state.passes_left:
            state, _ = apply(state, state.turn, Draw())
    if state.end is None:
        place.fault(f"the moves do not end the round, but its end is {_in_words(end)}")
    if state.end != end:
        place.fault(f"the end is {_in_words(state.end)}, not {_in_words(end)}")
    scores = outcome(state).scores
    if written.scores != scores:
        place.fault(f"the scores are {_listed(scores)}, not {_listed(written.scores)}")
    return state


def _check_sums(record: Record, played: Match, place: _Place) -> None:
    totals = played.totals
    due: dict[str, tuple[tuple[int, ...] | None, tuple[int, ...] | None]] = {
        "totals": (totals, record.totals),
        "ranks": (ranks(totals) if played.over else None, record.ranks),
        "settlement": (settlement(played) if played.over else None, record.settlement),
    }
    for name, (right, written) in due.items():
        if right != written:
            place.fault(f"{name}: {_listed(right)} would be right, not {_listed(written)}")


def _listed(numbers: tuple[int, ...] | None) -> str:
    return "null" if numbers is None else f"[{', '.join(map(str, numbers))}]"


def _in_words(end: End) -> str:
    parts: list[str] = [end.kind]
    if end.seat is not None:
        parts.append(f"by seat {end.seat}")
    if end.from_ is not None:
        parts.append(f"from seat {end.from_}")
    if end.jokbo is not None:
        parts.append(f"with {end.jokbo}")
    return " ".join(parts)
