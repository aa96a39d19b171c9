"""Replaying: whatever is changed in a match, the first thing that does not follow is named."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cards import DECK
from game.commands import main
from game.record import LIMIT, Record, encode
from tests.matches import (
    Json,
    as_json,
    at,
    fault_of,
    found,
    line,
    places,
    played,
    spoiled,
    with_recycle,
)

SCRAPS: list[Json] = [
    None, True, False, 0, 1, 2, 5, 6, 47, 48, -1, 10**6, 10**30, 1.5, "", "1a", "7c", "12d", "13a",
    "draw", "stop", "declare", "discard", "recycle", "bak", "exhausted", "ttoi", "family", [], {},
    [1], ["1a"], list(DECK), {"move": "draw", "seat": 0}, "0123456789abcdef0123456789abcdef",
]  # fmt: skip
"""Values of every kind that stand somewhere in a record, and some that never do."""


@given(st.data())
def test_a_match_with_anything_changed_is_refused_at_its_place_or_verifies(
    data: st.DataObject,
) -> None:
    whole = played(data.draw(st.sampled_from([2, 3, 6])), data.draw(st.integers(0, 5)))
    fields = as_json(whole)
    where = data.draw(_places_in(whole))
    _spoil(fields, where, data)
    fault = fault_of(fields)
    if fault is None:
        return
    assert fault.reason
    if where[0] == "rounds" and len(where) > 2:
        # Within a round: it is that round which does not follow, at that move or a later one.
        assert fault.round == where[1]
        if where[2] == "moves" and len(where) > 3 and fault.move is not None:
            assert fault.move >= int(where[3]) - 1


def _places_in(record: Record) -> st.SearchStrategy[tuple[str | int, ...]]:
    """Choose a kind of place first, so that the few heads are met as often as the many moves."""
    kinds: dict[tuple[object, ...], list[tuple[str | int, ...]]] = {}
    for path in places(as_json(record)):
        kind = tuple(key if isinstance(key, str) else "*" for key in path)
        if path:
            kinds.setdefault(kind, []).append(path)
    return st.sampled_from(sorted(kinds.values())).flatmap(st.sampled_from)


def _spoil(fields: Json, where: tuple[str | int, ...], data: st.DataObject) -> None:
    *way, key = where
    target = at(fields, tuple(way))
    how = data.draw(st.sampled_from(["replace", "delete", "double", "swap"]))
    if how == "replace":
        target[key] = data.draw(st.sampled_from(SCRAPS))
    elif how == "delete":
        del target[key]
    elif isinstance(target, list) and isinstance(key, int):
        other = key if how == "double" else data.draw(st.integers(key, len(target) - 1))
        if how == "double":
            target.insert(key, target[key])
        else:
            target[key], target[other] = target[other], target[key]
    else:
        other_key = data.draw(st.sampled_from(sorted(target)))
        target[key], target[other_key] = target[other_key], target[key]


def _first(fields: Json) -> Json:
    return fields["rounds"][0]


def _shift_dealer(fields: Json) -> None:
    first = _first(fields)
    first["dealer"] = (first["dealer"] + 1) % len(fields["seats"])


def _swap_deck(fields: Json) -> None:
    deck = _first(fields)["deck"]
    deck[0], deck[1] = deck[1], deck[0]


def _double_card(fields: Json) -> None:
    _first(fields)["deck"][0] = _first(fields)["deck"][1]


def _no_card(fields: Json) -> None:
    _first(fields)["deck"][0] = "13a"


def _short_deck(fields: Json) -> None:
    _first(fields)["deck"].pop()


def _other_cut(fields: Json) -> None:
    _first(fields)["cut"] = 5


def _open_end(fields: Json) -> None:
    _first(fields)["end"] = _first(fields)["scores"] = None


def _fewer_moves(fields: Json) -> None:
    _first(fields)["moves"] = _first(fields)["moves"][:3]


def _half_open(fields: Json) -> None:
    _fewer_moves(fields)
    _first(fields)["end"] = None


def _score(fields: Json) -> None:
    _first(fields)["scores"][0] += 1


def _one_score_less(fields: Json) -> None:
    _first(fields)["scores"].pop()


def _other_end(fields: Json) -> None:
    _first(fields)["end"] |= {"kind": "stop", "seat": 5, "from": 4, "jokbo": "low"}


def _open_two(fields: Json) -> None:
    first = _first(fields)
    first["moves"], first["end"], first["scores"] = first["moves"][:3], None, None


def _one_round_more(fields: Json) -> None:
    fields["rounds"].append(fields["rounds"][-1])


def _total(fields: Json) -> None:
    fields["totals"][0] -= 1


def _rank(fields: Json) -> None:
    fields["ranks"][0] += 1


def _no_ranks(fields: Json) -> None:
    fields["ranks"] = None


def _settle(fields: Json) -> None:
    fields["settlement"] = [7] * len(fields["seats"])


def _one_seat_more(fields: Json) -> None:
    fields["seats"].append(fields["seats"][0])


def _high_dealer(fields: Json) -> None:
    _first(fields)["dealer"] = 5


def _starts_with_a_claim_or_a_stop(record: Record) -> bool:
    end = record.rounds[0].end
    return len(record.rounds) == 3 and end is not None and end.kind not in ("exhausted", "declare")


FAULTS: list[tuple[str, int | None, Callable[[Json], None]]] = [
    ("deals, but it is seat", 0, _shift_dealer),
    ("the dealer is seat 5 of 2", 0, _high_dealer),
    ("deck: it does not follow from the seed and the cut", 0, _swap_deck),
    ("deck: it does not follow from the seed and the cut", 0, _other_cut),
    ("is there twice", 0, _double_card),
    ("'13a' is no card", 0, _no_card),
    ("is missing", 0, _short_deck),
    ("the round is over", 0, _open_end),
    ("the moves do not end the round", 0, _fewer_moves),
    ("a round without an end has scores", 0, _half_open),
    ("only the last round may be unfinished", 0, _open_two),
    ("the scores are", 0, _score),
    ("the scores are", 0, _one_score_less),
    ("not stop by seat 5 from seat 4 with low", 0, _other_end),
    ("the house rules end the match after", -1, _one_round_more),
    ("totals: ", None, _total),
    ("ranks: ", None, _rank),
    ("ranks: ", None, _no_ranks),
    ("settlement: ", None, _settle),
]


@pytest.mark.parametrize(("reason", "number", "spoil"), FAULTS)
def test_each_fault_is_named_with_its_round(
    reason: str, number: int | None, spoil: Callable[[Json], None]
) -> None:
    record = found(2, _starts_with_a_claim_or_a_stop)
    fault = spoiled(record, spoil)
    assert reason in fault.reason
    assert fault.round == (len(record.rounds) if number == -1 else number)
    assert fault.move is None


def _index(record: Record, number: int, kind: str) -> int:
    moves = as_json(record)["rounds"][number]["moves"]
    return next(index for index, move in enumerate(moves) if move["move"] == kind)


def test_an_illegal_move_is_named_with_its_index_and_the_reason() -> None:
    record = played(2, 2)
    draw = _index(record, 1, "draw")

    def other_seat(fields: Json) -> None:
        fields["rounds"][1]["moves"][draw]["seat"] ^= 1

    fault = spoiled(record, other_seat)
    assert (fault.round, fault.move) == (1, draw)
    assert "'s turn" in fault.reason
    assert str(fault).startswith(f"match 1, round 2, move {draw + 1} (rounds[1].moves[{draw}]): ")


def test_recycles_stand_where_the_rules_have_them() -> None:
    record, number, index = with_recycle()
    drawer = as_json(record)["rounds"][number]["moves"][index + 1]["seat"]

    def moves(fields: Json) -> Json:
        return fields["rounds"][number]["moves"]

    spoils: list[tuple[str, int, Callable[[Json], object]]] = [
        ("a recycle stands before this draw", index, lambda f: moves(f).pop(index)),
        ("right before the draw", index + 1, lambda f: moves(f).insert(index, moves(f)[index])),
        ("right before the draw", index + 1, lambda f: moves(f).pop(index + 1)),
        ("only when a draw finds none", 0, lambda f: moves(f).insert(0, moves(f)[index])),
        ("all the discards", index, lambda f: moves(f)[index]["deck"].pop()),
        ("follow from the seed", index, lambda f: moves(f)[index]["deck"].reverse()),
        ("it is seat", index + 1, lambda f: moves(f)[index + 1].update(seat=drawer ^ 1)),
    ]  # fmt: skip
    for reason, move, spoil in spoils:
        fault = spoiled(record, spoil)
        assert (fault.round, fault.move) == (number, move)
        assert reason in fault.reason


def _is_exhausted(record: Record) -> bool:
    end = record.rounds[0].end
    return end is not None and end.kind == "exhausted"


def test_a_draw_that_finds_nothing_leaves_no_move() -> None:
    record, number = found(5, _is_exhausted), 0
    last = as_json(record)["rounds"][number]["moves"][-1]

    def draw(fields: Json) -> None:
        seat = (last["seat"] + 1) % 5
        fields["rounds"][number]["moves"].append({"move": "draw", "seat": seat})

    fault = spoiled(record, draw)
    assert (fault.round, fault.move) == (number, len(record.rounds[number].moves))
    assert fault.reason in (
        "the round is over",
        "a draw that finds nothing ends the round and leaves no move",
    )


def _verify(*paths: Path) -> int:
    return main(["verify", *map(str, paths)])


def test_verify_counts_what_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "evening.jsonl"
    file.write_bytes(line(2) + b"\n" + line(3) + b"\n")
    assert _verify(file) == 0
    rounds = len(played(2).rounds) + len(played(3).rounds)
    assert capsys.readouterr().out == f"{file}: 2 matches, {rounds} rounds, no fault\n"


def test_verify_reads_a_save_as_one_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "저장.ppong"
    file.write_text(json.dumps(as_json(played(2)), indent=2), encoding="utf-8")
    assert _verify(file) == 0
    assert ": 1 matches, " in capsys.readouterr().out


def test_verify_names_the_first_fault_of_each_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoilt = as_json(played(3))
    spoilt["rounds"][0]["scores"][1] += 1
    bad = json.dumps(spoilt).encode()
    first, second, third = (tmp_path / name for name in ("a.jsonl", "b.jsonl", "c.jsonl"))
    first.write_bytes(line(2) + b"\n" + bad + b"\n" + bad + b"\n")
    second.write_bytes(line(2) + b"\n\n" + line(2))
    third.write_bytes(encode(played(2)))
    assert _verify(first, second, third) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert lines[0].startswith(f"{first}: match 2, round 1 (rounds[0]): the scores are ")
    assert lines[1].startswith(f"{second}: match 2: ")
    assert lines[2].endswith("no fault")


@pytest.mark.parametrize(
    "content",
    [b"", b"\n", b"\x00" * 100, b"[" * 200_000, b"{}", b"\xff\xfe", b" " * (LIMIT + 9), b"1e999"],
)
@pytest.mark.parametrize("name", ["x.jsonl", "x.ppong"])
def test_verify_calls_any_other_content_faulty(
    name: str, content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / name
    file.write_bytes(content)
    assert _verify(file) == 1
    said = capsys.readouterr()
    assert said.out.startswith(f"{file}: match 1: ")
    assert said.out.count("\n") == 1
    assert said.err == ""


def test_verify_says_which_file_cannot_be_opened_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    good.write_bytes(line(2))
    bad.write_bytes(b"?")
    assert _verify(tmp_path / "none.jsonl", tmp_path, bad, good) == 2
    said = capsys.readouterr()
    assert said.err.splitlines() == [
        f"{tmp_path / 'none.jsonl'} can't be opened: No such file or directory",
        f"{tmp_path} can't be opened: it is not a regular file",
    ]
    assert len(said.out.splitlines()) == 2
