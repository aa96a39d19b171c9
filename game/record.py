"""기보: a match as its house rules, seats, decks and moves; how it is written and read back.

Everything else about a match is derived from these, and `game.replay` checks that it was.
"""

import json
import re
from datetime import datetime
from typing import Annotated, Any, Final, Literal, assert_never

import msgspec

from game.cards import DECK, Card
from game.events import End
from game.house import PRESETS, HouseRules, HouseRulesError, check
from game.moves import Declare, Discard, Draw, Move, Ppong, Stop

LIMIT: Final = 8 * 1024 * 1024
"""The most bytes that one match may have; the longest that can be played has some three million."""
MOST_MOVES: Final = 1000
"""The most moves that a round may have; nine passes of the stock leave far fewer."""

Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Points = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
Money = Annotated[int, msgspec.Meta(ge=-(10**12), le=10**12)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
Word = Annotated[str, msgspec.Meta(pattern=r"\A[a-z][a-z0-9_-]{0,31}\Z")]
Seed = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{32}\Z")]
Deck = Annotated[tuple[Card, ...], msgspec.Meta(max_length=len(DECK))]


class RecordFault(ValueError):  # noqa: N818 (a fault in a record, no error of the program)
    """What is wrong with a record: `match` counts from 1, `round` and `move` are indices from 0."""

    def __init__(self, match: int, round_: int | None, move: int | None, reason: str) -> None:
        self.match = match
        self.round = round_
        self.move = move
        self.reason = one_line(reason)
        super().__init__(f"{self.place}: {self.reason}")

    @property
    def place(self) -> str:
        """Say where the fault is, counted from 1 as people do, with the way to it in the JSON."""
        place, path = f"match {self.match}", ""
        if self.round is not None:
            place, path = f"{place}, round {self.round + 1}", f"rounds[{self.round}]"
        if self.move is not None:
            place, path = f"{place}, move {self.move + 1}", f"{path}.moves[{self.move}]"
        return f"{place} ({path})" if path else place


class _Entry(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    tag_field="move",
    tag=lambda name: name.removesuffix("Entry").lower(),
):
    """A line of a round's moves, told apart by its key `move`."""


class DrawEntry(_Entry, frozen=True):
    """A seat drew."""

    seat: Seat


class DiscardEntry(_Entry, frozen=True):
    """A seat discarded a card."""

    seat: Seat
    card: Card


class PpongEntry(_Entry, frozen=True):
    """A seat claimed the last card with two of its own and threw another, or went out (None)."""

    seat: Seat
    cards: tuple[Card, Card]
    throw: Card | None


class StopEntry(_Entry, frozen=True):
    """A seat stopped."""

    seat: Seat


class DeclareEntry(_Entry, frozen=True):
    """A seat declared its jokbo."""

    seat: Seat


class Recycle(_Entry, frozen=True):
    """The discards became the stock that the next entry draws from, top first."""

    deck: Deck


MoveEntry = DrawEntry | DiscardEntry | PpongEntry | StopEntry | DeclareEntry
Entry = MoveEntry | Recycle


class SeatRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat there: a person or a kind of CPU player, its character, and how often help came."""

    name: Annotated[str, msgspec.Meta(max_length=64, pattern=r"\A[^\x00-\x1f\x7f-\x9f]*\Z")]
    player: Word
    character: Word | None
    help: Count


class RoundRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One deal and its moves; `end` and `scores` are None while it is played."""

    dealer: Seat
    seed: Seed | None  # None: an arranged deck
    cut: Annotated[int, msgspec.Meta(ge=0, le=47)]
    deck: Deck  # as dealt, top first
    moves: Annotated[tuple[Entry, ...], msgspec.Meta(max_length=MOST_MOVES)]
    end: End | None
    scores: tuple[Points, ...] | None


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One match, finished or not, exactly as the JSON of its line."""

    format: Literal["nairong-ppong-record"]
    version: Literal[1]
    rules: HouseRules
    preset: str | None
    started: Annotated[str, msgspec.Meta(max_length=40)] | None  # local time with its offset
    daytime: bool  # did the clock rule count the start as day?
    seats: Annotated[tuple[SeatRecord, ...], msgspec.Meta(min_length=2, max_length=6)]
    rounds: Annotated[tuple[RoundRecord, ...], msgspec.Meta(max_length=99)]
    totals: tuple[Points, ...]
    ranks: tuple[Count, ...] | None
    settlement: tuple[Money, ...] | None


def entry(seat: int, move: Move) -> MoveEntry:
    """Write down a move of a seat."""
    match move:
        case Draw():
            return DrawEntry(seat)
        case Discard(card):
            return DiscardEntry(seat, card)
        case Ppong(cards, throw):
            return PpongEntry(seat, cards, throw)
        case Stop():
            return StopEntry(seat)
        case Declare():
            return DeclareEntry(seat)
    assert_never(move)


def move_of(line: MoveEntry) -> Move:
    """Read the move that a seat made; the opposite of `entry`."""
    match line:
        case DrawEntry():
            return Draw()
        case DiscardEntry(_, card):
            return Discard(card)
        case PpongEntry(_, cards, throw):
            return Ppong(cards, throw)
        case StopEntry():
            return Stop()
        case DeclareEntry():
            return Declare()
    assert_never(line)


def encode(record: Record) -> bytes:
    """Write a record as one line of JSON without its line break; equal records, equal bytes."""
    return msgspec.json.encode(record)


def decode(data: bytes, match: int = 1) -> Record:
    """Read one match; `RecordFault` (with `match`, its line in a file) says what is wrong.

    Only the form is checked here; whether the game was played so is for `game.replay`.
    """
    if len(data) > LIMIT:
        raise RecordFault(match, None, None, f"a match has at most {LIMIT} bytes")
    try:
        record = msgspec.json.decode(data, type=Record)
        refuse_twins(data)
    except (msgspec.MsgspecError, ValueError) as error:
        raise RecordFault(match, *_place(str(error)), _in_plain_words(str(error))) from None
    except RecursionError:
        raise RecordFault(match, None, None, "the JSON is nested too deeply") from None
    if (reason := _head_fault(record)) is not None:
        raise RecordFault(match, None, None, reason)
    return record


_PLACE: Final = re.compile(r" - at `\$\.rounds\[(\d+)\](?:\.moves\[(\d+)\])?")


def _place(message: str) -> tuple[int | None, int | None]:
    """Read the round and the move out of a message of the JSON reader."""
    found = _PLACE.search(message)
    if found is None:
        return None, None
    return int(found[1]), None if found[2] is None else int(found[2])


_WORDS: Final = {
    "seed": "32 hex digits in lower case, or null",
    "name": "a name without line breaks or other control signs",
    "player": "a word of lower-case letters",
    "character": "a word of lower-case letters, or null",
}
"""What the patterns of this format ask for."""


def _in_plain_words(message: str) -> str:
    """Put the place of a fault before it, and words in place of patterns."""
    what, _, path = message.partition(" - at `$.")
    path = path.rstrip("`")
    if "matching regex" in what:
        what = f"expected {_WORDS[path.rpartition('.')[2]]}"
    return f"{path}: {what}" if path else what


def refuse_twins(data: bytes) -> None:
    """Refuse JSON, read once already, with a key twice in an object: nobody knows which counts."""
    json.loads(data, object_pairs_hook=_no_twins)


def _no_twins(pairs: list[tuple[str, Any]]) -> None:
    keys = [key for key, _ in pairs]
    if len(set(keys)) < len(keys):
        twin = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(f"an object has the key {twin!r} twice")


def _head_fault(record: Record) -> str | None:
    """Name what is wrong with the rules, the preset's name or the time of the start."""
    try:
        check(record.rules)
    except HouseRulesError as error:
        return f"rules: {error}"
    if record.preset is not None and PRESETS.get(record.preset) != record.rules:
        return f"preset: the rules are not those of {record.preset!r}"
    if record.started is not None and not _is_local_time(record.started):
        return "started: a local time with its offset looks like 2026-11-30T19:05:00+09:00"
    return None


_TIME: Final = re.compile(
    r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[+-][0-9]{2}:[0-9]{2}"
)


def _is_local_time(text: str) -> bool:
    try:
        return _TIME.fullmatch(text) is not None and datetime.fromisoformat(text) is not None
    except ValueError:
        return False


def one_line(text: str) -> str:
    """Keep a text to one line of bounded length, whatever a stranger put into it."""
    line = "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)
    return line if len(line) <= 600 else f"{line[:600]}…"
