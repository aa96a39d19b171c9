"""Played matches for the tests of records, and ways to spoil them."""

import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from msgspec.structs import replace

from game.record import Record, RecordFault, Recycle, decode, encode
from game.replay import Replay, replay
from game.simulation import Run, drawn_rules, play_match

Json = Any
"""A match as plain JSON: what the tests spoil."""


@cache
def played(seats: int, number: int = 0, kind: str = "random") -> Record:
    """A short finished match under drawn house rules."""
    rules = replace(drawn_rules(random.Random(number)), rounds=1 + number % 3)
    return play_match(Run((kind,) * seats, rules, 11), number)


@cache
def found(seats: int, wanted: Callable[[Record], bool]) -> Record:
    """The first played match that is as wanted."""
    return next(record for number in range(99) if wanted(record := played(seats, number)))


@cache
def line(seats: int, number: int = 0, kind: str = "random") -> bytes:
    return encode(played(seats, number, kind))


def with_recycle() -> tuple[Record, int, int]:
    """A match, a round and a move where the discards became the stock."""
    record = found(2, lambda record: b'"recycle"' in encode(record))
    return next(
        (record, place, index)
        for place, written in enumerate(record.rounds)
        for index, move in enumerate(written.moves)
        if isinstance(move, Recycle)
    )


def as_json(record: Record) -> Json:
    return json.loads(encode(record))


def read(fields: Json) -> Replay:
    """Read and replay a match that is given as plain JSON."""
    return replay(decode(json.dumps(fields, ensure_ascii=False).encode()))


def fault_of(fields: Json) -> RecordFault | None:
    """The fault for which a match is refused, or None if it verifies."""
    try:
        read(fields)
    except RecordFault as fault:
        return fault
    return None


def spoiled(record: Record, spoil: Callable[[Json], object]) -> RecordFault:
    """Spoil a match and return the fault that it must have."""
    fields = as_json(record)
    spoil(fields)
    fault = fault_of(fields)
    assert fault is not None, "the spoiled match verifies"
    return fault


def unfinished(record: Record, rounds: int, moves: int) -> Json:
    """The match as it was saved after `moves` entries of round `rounds` (an index)."""
    fields = as_json(record)
    last = fields["rounds"][rounds]
    last["moves"] = last["moves"][:moves]
    last["end"] = last["scores"] = None
    fields["rounds"] = fields["rounds"][: rounds + 1]
    done = [written["scores"] for written in fields["rounds"][:-1]]
    nothing = [0] * len(fields["seats"])
    fields["totals"] = [sum(scores) for scores in zip(nothing, *done, strict=True)]
    fields["ranks"] = fields["settlement"] = None
    return fields


def places(value: Json, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """List the way to every value in a match."""
    yield path
    items: Iterator[tuple[str | int, Json]] = iter(())
    if isinstance(value, dict):
        items = iter(value.items())
    elif isinstance(value, list):
        items = iter(enumerate(value))
    for key, inner in items:
        yield from places(inner, (*path, key))


def at(fields: Json, path: tuple[str | int, ...]) -> Json:
    for key in path:
        fields = fields[key]
    return fields
