"""The record: what is written is read back, unfinished rounds go on, the form is strict."""

import json
from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cards import DECK, Card
from game.house import FAMILY, PRESETS
from game.match import first_dealer
from game.moves import Declare, Discard, Draw, Move, Ppong, Stop
from game.record import (
    LIMIT,
    MOST_MOVES,
    Record,
    RecordFault,
    Recycle,
    SeatRecord,
    decode,
    encode,
    entry,
    move_of,
)
from game.replay import replay
from game.round import pass_window
from game.scribe import begin, with_moves, with_round
from game.shuffle import shuffled
from tests.matches import (
    Json,
    as_json,
    at,
    fault_of,
    line,
    places,
    played,
    read,
    unfinished,
    with_recycle,
)

SEATS = (
    SeatRecord(name="민수", player="human", character=None, help=2),
    SeatRecord(name="할머니", player="expert", character="grandmother", help=0),
)
SEED = "00112233445566778899aabbccddeeff"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_a_played_match_reads_back_and_replays(seats: int, kind: str) -> None:
    record = played(seats, 1, kind)
    written = encode(record)
    assert b"\n" not in written
    assert decode(written) == record
    assert encode(decode(written)) == written
    replayed = replay(record)
    assert replayed.state is None
    assert replayed.match.over
    assert replayed.match.totals == record.totals
    assert tuple(outcome.scores for outcome in replayed.match.outcomes) == tuple(
        written.scores for written in record.rounds
    )


def test_the_keys_are_those_of_the_format() -> None:
    fields = as_json(played(3))
    assert list(fields) == [
        "format", "version", "rules", "preset", "started", "daytime", "seats", "rounds",
        "totals", "ranks", "settlement",
    ]  # fmt: skip
    assert set(fields["rules"]) == set(FAMILY.__struct_fields__)
    assert set(fields["seats"][0]) == {"name", "player", "character", "help"}
    assert list(fields["rounds"][0]) == [
        "dealer", "seed", "cut", "deck", "moves", "end", "scores",
    ]  # fmt: skip
    assert set(fields["rounds"][0]["end"]) == {"kind", "seat", "from", "jokbo"}


def test_a_move_is_written_with_the_keys_of_its_kind() -> None:
    lines: list[tuple[Move, Json]] = [
        (Draw(), {"move": "draw", "seat": 3}),
        (Discard(Card("12a")), {"move": "discard", "seat": 3, "card": "12a"}),
        (
            Ppong((Card("12b"), Card("12c")), Card("5a")),
            {"move": "ppong", "seat": 3, "cards": ["12b", "12c"], "throw": "5a"},
        ),
        (
            Ppong((Card("12b"), Card("12c")), None),
            {"move": "ppong", "seat": 3, "cards": ["12b", "12c"], "throw": None},
        ),
        (Stop(), {"move": "stop", "seat": 3}),
        (Declare(), {"move": "declare", "seat": 3}),
    ]
    for move, fields in lines:
        written = entry(3, move)
        assert json.loads(msgspec.json.encode(written)) == fields
        assert move_of(written) == move
    stock = Recycle((Card("1a"), Card("2b")))
    assert json.loads(msgspec.json.encode(stock)) == {"move": "recycle", "deck": ["1a", "2b"]}


def test_a_match_without_a_deal_is_a_record_too() -> None:
    record = begin(FAMILY, SEATS, preset="family", started="2026-11-30T19:05:00+09:00")
    assert decode(encode(record)) == record
    replayed = replay(record)
    assert replayed.state is None
    assert replayed.match.outcomes == ()


def test_every_save_of_a_match_goes_on_where_it_stopped() -> None:
    record = played(4, 2, "greedy")
    saves = [
        (record, number, moves)
        for number, written in enumerate(record.rounds)
        for moves in range(len(written.moves) + 1)
    ]
    recycled, number, index = with_recycle()
    saves += [(recycled, number, moves) for moves in range(index - 2, index + 4)]
    phases = {_resumed(*save) for save in saves}
    assert phases == {"hold", "window", None}


def _resumed(record: Record, number: int, moves: int) -> str | None:
    """Check the save after so many moves and give the phase in which it goes on."""
    written = record.rounds[number]
    fields = unfinished(record, number, moves)
    last = written.moves[moves - 1] if moves else None
    if isinstance(last, Recycle):
        fault = fault_of(fields)
        assert fault is not None
        assert (fault.round, fault.move) == (number, moves - 1)
        return None
    ends = written.end is not None and written.end.kind != "exhausted"
    if moves == len(written.moves) and ends:
        fault = fault_of(fields)
        assert fault is not None
        assert "its end is null" in fault.reason
        return None
    state = read(fields).state
    assert state is not None
    assert state.end is None
    opened = last is not None and entry_kind(last) in ("discard", "ppong")
    assert (state.phase == "window") == opened
    return state.phase


def entry_kind(written: object) -> str:
    return str(msgspec.to_builtins(written)["move"])


def test_a_save_and_its_rest_come_to_the_same_end() -> None:
    record = played(3, 4)
    whole = read(unfinished(record, 0, len(record.rounds[0].moves) - 1)).state
    for moves in range(0, len(record.rounds[0].moves) - 1, 5):
        fields = unfinished(record, 0, moves)
        if isinstance(record.rounds[0].moves[max(moves - 1, 0)], Recycle):
            continue
        saved = decode(json.dumps(fields).encode())
        replay(saved)
        rest = record.rounds[0].moves[moves : len(record.rounds[0].moves) - 1]
        assert replay(with_moves(saved, *rest)).state == whole


def _drained(cut: int) -> Record:
    """A round of two seats that draw, discard what they drew and stop at nothing, to a recycle."""
    rules = msgspec.structs.replace(
        FAMILY, stop_needs_ppong=True, natural_ppong=False, stop_other_ppongs=5
    )
    deck = shuffled(SEED, 0, DECK, cut)
    fresh = begin(rules, SEATS)
    dealer = first_dealer(rules, 2, SEED, daytime=False)
    record = with_round(fresh, dealer, deck, SEED, cut)
    state = replay(record).state
    assert state is not None
    while True:
        seat = state.turn
        thrown = state.drawn or state.hands[seat][-1]
        record = with_moves(record, entry(seat, Discard(thrown)))
        state = replay(record).state
        assert state is not None
        passed, _ = pass_window(state)
        if not passed.stock:
            stock = shuffled(SEED, 1, passed.discards, cut)
            return with_moves(record, Recycle(stock), entry(passed.turn, Draw()))
        record = with_moves(record, entry(passed.turn, Draw()))
        state = replay(record).state
        assert state is not None


def test_a_recycle_is_cut_like_the_deal() -> None:
    record = _drained(17)
    state = replay(record).state
    assert state is not None
    assert state.phase == "hold"
    fields = as_json(record)
    stock = fields["rounds"][0]["moves"][-2]
    assert stock["move"] == "recycle"
    discards = tuple(Card(card) for card in stock["deck"])
    stock["deck"] = list(shuffled(SEED, 1, discards))
    fault = fault_of(fields)
    assert fault is not None
    assert (fault.round, fault.move) == (0, len(fields["rounds"][0]["moves"]) - 2)
    assert "does not follow from the seed and the cut" in fault.reason


def test_an_arranged_round_may_start_with_any_dealer_and_any_stock() -> None:
    fields = as_json(_drained(0))
    first = fields["rounds"][0]
    first["seed"] = None
    first["moves"][-2]["deck"].reverse()
    assert fault_of(fields) is None
    for dealer in (0, 1):
        arranged = with_round(begin(FAMILY, SEATS), dealer, DECK, None)
        state = replay(arranged).state
        assert state is not None
        assert state.turn == dealer


SPOILT: list[tuple[str, Callable[[bytes], bytes]]] = [
    ("truncated", lambda data: data[: len(data) // 2]),
    ("malformed", lambda data: data + b"{}"),
    ("malformed", lambda data: b"\xef\xbb\xbf" + data),
    ("truncated", lambda _: b""),
    ("Expected `object`", lambda _: b"[]"),
    ("malformed", lambda data: data.replace(b'"version":1', b'"version":NaN')),
    ("enum value 2", lambda data: data.replace(b'"version":1', b'"version":2')),
    ("enum value", lambda data: data.replace(b"nairong-ppong-record", b"pgn")),
    ("got `float`", lambda data: data.replace(b'"version":1', b'"version":1.0')),
    ("got `bool`", lambda data: data.replace(b'"help":0', b'"help":false', 1)),
    ("got `float`", lambda data: data.replace(b'"help":0', b'"help":0.0', 1)),
    (">= 0", lambda data: data.replace(b'"help":0', b'"help":-1', 1)),
    ("range", lambda data: data.replace(b'"help":0', b'"help":' + b"9" * 5000, 1)),
    ("twice", lambda data: data.replace(b'"help":0', b'"help":0,"help":0', 1)),
    ("twice", lambda data: data.replace(b'"cut":0', b'"c\\u0075t":0,"cut":0', 1)),
    ("UTF-8", lambda data: data.replace(b'"name":"random', b'"name":"\xff')),
    ("JSON is", lambda data: data.replace(b'"name":"random', b'"name":"\\ud800', 1)),
    ("seats[0].name: expected a", lambda data: data.replace(b'"name":"', b'"name":"\\n', 1)),
    ("length", lambda data: data.replace(b'"name":"', b'"name":"' + b"a" * 65, 1)),
    ("seats[0].player: expected", lambda data: data.replace(b'"player":"', b'"player":"A', 1)),
    ("unknown", lambda data: data.replace(b'"help"', b'"x":' + b"[" * 100_000 + b',"help"', 1)),
    ("nested", lambda data: data.replace(b'"move":', b'"x":' + b"[" * 100_000 + b',"move":', 1)),
    ("Expected", lambda data: data.replace(b'"totals":', b'"totals":' + b"[" * 100_000)),
    ("at most", lambda data: data + b" " * LIMIT),
    ("length", lambda data: data.replace(
        b'"moves":[', b'"moves":[' + b'{"move":"draw","seat":0},' * MOST_MOVES, 1)),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "spoil"), SPOILT)
def test_a_line_of_another_form_is_refused_in_one_line(
    reason: str, spoil: Callable[[bytes], bytes]
) -> None:
    data = spoil(line(2))
    assert data != line(2)
    with pytest.raises(RecordFault) as caught:
        decode(data, match=7)
    assert reason in caught.value.reason
    assert caught.value.match == 7
    assert len(str(caught.value)) < 700
    assert str(caught.value).isprintable()


HEADS: list[tuple[str, dict[str, object]]] = [
    ("preset: the rules are not those of 'family'", {"preset": "family"}),
    ("preset: the rules are not those of 'palace'", {"preset": "palace"}),
    ("started: a local time", {"started": "yesterday"}),
    ("started: a local time", {"started": "2026-11-30T19:05:00"}),
    ("started: a local time", {"started": "2026-13-30T19:05:00+09:00"}),
    ("started: a local time", {"started": "2026-11-30T19:05:00+09:00\n"}),
]


@pytest.mark.parametrize(("reason", "head"), HEADS)
def test_a_head_that_cannot_be_is_refused(reason: str, head: dict[str, object]) -> None:
    fault = fault_of(as_json(played(2)) | head)
    assert fault is not None
    assert fault.reason.startswith(reason)


def test_house_rules_that_cannot_be_played_are_refused() -> None:
    fields = as_json(begin(PRESETS["town"], SEATS))
    fields["rules"] |= {"stop_limit": None, "stop_success_score": "gap"}
    fault = fault_of(fields)
    assert fault is not None
    assert "needs a stop_limit" in fault.reason


@pytest.mark.parametrize("number", range(3))
def test_no_object_may_lack_a_key_or_have_another(number: int) -> None:
    whole = as_json(played(2, number))
    seen: set[tuple[object, ...]] = set()
    for path in places(whole):
        value = at(whole, path)
        kind = tuple(key for key in path if isinstance(key, str))
        if not isinstance(value, dict) or (shape := (kind, value.get("move"))) in seen:
            continue
        seen.add(shape)
        for key in [*value, None]:
            fields = as_json(played(2, number))
            target = at(fields, path)
            if key is None:
                target["note"] = 1
            else:
                del target[key]
            assert fault_of(fields) is not None, (path, key)
    assert len(seen) > 6


@given(st.data())
def test_any_bytes_end_in_a_fault_or_verify(data: st.DataObject) -> None:
    whole = line(data.draw(st.integers(2, 3)))
    start = data.draw(st.integers(0, len(whole)))
    end = data.draw(st.integers(start, min(len(whole), start + 40)))
    noise = data.draw(
        st.one_of(st.binary(max_size=6), st.text('[]{},:"0123456789-eE.').map(str.encode))
    )
    spoilt = whole[:start] + noise + whole[end:]
    fault = None
    try:
        replay(decode(spoilt))
    except RecordFault as found:
        fault = found
    assert fault is None or (fault.reason and str(fault).isprintable())
