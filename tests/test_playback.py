"""Records played back, checked for fairness, paid out and taken along, without a screen."""

import csv
import io
import json
import random
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from game.archive import Refused, find, listed, opened
from game.exports import save, table_file
from game.fairness import follows, sealed
from game.house import FAMILY, HOLIDAY, PRESETS
from game.match import Match, settlement
from game.payments import payments, piece, round_points
from game.playback import matches_before, round_states
from game.record import LIMIT, Record, Recycle, encode
from game.replay import replay
from game.scoring import outcome
from game.shuffle import seal
from game.simulation import Run, drawn_rules, play_match
from game.store import Store
from tests.matches import played, unfinished, with_recycle
from tests.tables import house

matches = st.builds(played, st.integers(2, 6), st.integers(0, 5))


@given(matches)
def test_each_round_is_played_back_to_its_end(record: Record) -> None:
    for number, written in enumerate(record.rounds):
        states = round_states(record, number)
        moves = [line for line in written.moves if not isinstance(line, Recycle)]
        assert len(states) - 1 - len(moves) in {0, 1}
        assert states[0].phase == "hold"
        assert states[-1].end == written.end
        assert outcome(states[-1]).scores == written.scores
        assert all(state.phase != "over" for state in states[:-1])


@given(matches)
def test_the_match_stands_as_it_was_before_each_round(record: Record) -> None:
    standing = matches_before(record)
    assert len(standing) == len(record.rounds) + 1
    assert standing[-1] == replay(record).match
    assert [match.dealer for match in standing[:-1]] == [one.dealer for one in record.rounds]
    assert standing[-1].totals == record.totals


def test_an_unfinished_round_is_played_back_to_where_it_stopped() -> None:
    record = msgspec.json.decode(json.dumps(unfinished(played(3), 0, 4)), type=Record)
    states = round_states(record, 0)
    assert states[-1] == replay(record).state
    assert len(matches_before(record)) == 1


# fairness


@given(matches)
def test_every_honest_round_follows_from_its_seed(record: Record) -> None:
    for number, written in enumerate(record.rounds):
        shown = sealed(record, number)
        assert shown is not None
        assert shown.seed == written.seed
        assert shown.seal == seal(str(written.seed))
        assert follows(record, number)


def test_a_changed_card_seed_or_cut_does_not_follow() -> None:
    record = played(4, 1)
    first = record.rounds[0]
    deck = (first.deck[1], first.deck[0], *first.deck[2:])
    for wrong in (
        replace(first, deck=deck),
        replace(first, seed="0" * 32),
        replace(first, cut=first.cut + 1),
    ):
        assert not follows(replace(record, rounds=(wrong, *record.rounds[1:])), 0)


def test_a_changed_recycle_does_not_follow() -> None:
    record, number, move = with_recycle()
    written = record.rounds[number]
    stock = written.moves[move]
    assert isinstance(stock, Recycle)
    turned = Recycle((*stock.deck[1:], stock.deck[0]))
    moves = (*written.moves[:move], turned, *written.moves[move + 1 :])
    rounds = list(record.rounds)
    rounds[number] = replace(written, moves=moves)
    assert follows(record, number)
    assert not follows(replace(record, rounds=tuple(rounds)), number)


def test_the_seed_of_a_round_that_is_played_is_not_told() -> None:
    record = msgspec.json.decode(json.dumps(unfinished(played(3), 0, 4)), type=Record)
    shown = sealed(record, 0)
    assert shown is not None
    assert shown.seed is None
    assert shown.seal == seal(str(record.rounds[0].seed))


def test_an_arranged_deck_has_no_seal() -> None:
    record = played(3)
    arranged = replace(record, rounds=(replace(record.rounds[0], seed=None),))
    assert sealed(arranged, 0) is None
    assert not follows(arranged, 0)


# who pays whom


def finished(line: str, seats: int = 4, seed: int = 3) -> Match:
    record = play_match(Run(("greedy",) * seats, house(line), seed), 0)
    return replay(record).match


SETTLED = [
    "family rounds=3", "family unit=77 rounds=5", "holiday rounds=4", "town rounds=2",
    "family settlement=single rounds=6", "holiday settlement=single rounds=3",
]  # fmt: skip


@pytest.mark.parametrize("line", SETTLED)
@pytest.mark.parametrize("seats", range(2, 7))
def test_payments_add_up_to_the_settlement(line: str, seats: int) -> None:
    match = finished(line, seats)
    due, paid = settlement(match), payments(match)
    sums = [0] * seats
    for payment in paid:
        assert payment.amount > 0
        assert payment.payer != payment.payee
        if payment.payer is not None:
            sums[payment.payer] -= payment.amount
        if payment.payee is not None:
            sums[payment.payee] += payment.amount
    assert tuple(sums) == (due or (0,) * seats)


def test_only_by_rank_is_there_a_pot() -> None:
    assert any(payment.payee is None for payment in payments(finished("holiday rounds=2")))
    for line in SETTLED[:2] + SETTLED[4:]:
        assert all(None not in (p.payer, p.payee) for p in payments(finished(line)))


def test_a_prize_comes_out_of_the_pot() -> None:
    prize = replace(HOLIDAY, rounds=2, rank_amounts=(-3000, 0, 1000, 2000, 0, 0))
    match = replay(play_match(Run(("greedy",) * 4, prize, 8), 0)).match
    assert match.totals.count(min(match.totals)) == 1
    assert [p.amount for p in payments(match) if p.payer is None] == [3000]


def test_points_of_rounds_add_up_to_the_single_settlement() -> None:
    match = finished("family settlement=single rounds=6", 5)
    moved = round_points(match)
    assert len(moved) == 6
    assert all(sum(points) == 0 for points in moved)
    assert tuple(map(sum, zip(*moved, strict=True))) == settlement(match)


@pytest.mark.parametrize(
    ("line", "due"),
    [
        ("family", 100),
        ("family unit=0", 1),
        ("holiday", 1000),
        ("family settlement=per_rank", 1),
        ("family settlement=single", 1),
    ],
)
def test_a_tangerine_is_worth_what_divides_all_amounts(line: str, due: int) -> None:
    assert piece(house(line)) == due


# files


def write(folder: Path, data: bytes) -> Path:
    path = folder / "given.ppong"
    path.write_bytes(data)
    return path


def refusal(path: Path) -> str:
    with pytest.raises(Refused) as caught:
        opened(path)
    return caught.value.kind


def test_a_record_is_opened_from_anywhere(tmp_path: Path) -> None:
    record = played(4, 2)
    assert opened(write(tmp_path, encode(record))) == record
    several = encode(record) + b"\n" + encode(played(3)) + b"\n"
    assert opened(write(tmp_path, several)) == record


def test_what_is_no_record_is_refused_by_its_kind(tmp_path: Path) -> None:
    whole = encode(played(4, 2))
    newer = json.dumps(json.loads(whole) | {"version": 2, "weather": "snow"}).encode()
    untrue = json.loads(whole)
    untrue["rounds"][0]["moves"][0]["card"] = untrue["rounds"][0]["deck"][-1]
    assert refusal(tmp_path / "nothing") == "unread"
    assert refusal(tmp_path) == "unread"
    assert refusal(write(tmp_path, b"")) == "foreign"
    assert refusal(write(tmp_path, b"GIF89a\x00\xff")) == "foreign"
    assert refusal(write(tmp_path, b"import os; os.remove('x')")) == "foreign"
    assert refusal(write(tmp_path, b"[" * 200_000)) == "foreign"
    assert refusal(write(tmp_path, whole[:-40])) == "foreign"
    assert refusal(write(tmp_path, b" " * (LIMIT + 2))) == "huge"
    assert refusal(write(tmp_path, newer)) == "newer"
    assert refusal(write(tmp_path, json.dumps(untrue).encode())) == "untrue"


@given(st.integers(0, 10**6), st.integers(1, 12))
def test_no_damaged_file_does_more_than_be_refused(seed: int, hits: int) -> None:
    from tempfile import TemporaryDirectory  # noqa: PLC0415 (a fresh folder for each example)

    chance = random.Random(seed)
    data = bytearray(encode(played(3, 1)))
    for _ in range(hits):
        data[chance.randrange(len(data))] = chance.randrange(256)
    with TemporaryDirectory() as folder:
        try:
            record = opened(write(Path(folder), bytes(data)))
        except Refused:
            return
    replay(record)


def test_the_list_names_all_files_and_opens_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path)
    store.matches.mkdir()
    for number in range(400):
        (store.matches / f"2026-{number:05d}.ppong").write_bytes(b"{")

    def refuse(*_: object) -> None:
        raise AssertionError("a file was opened")

    monkeypatch.setattr("game.archive.open_file", refuse)
    names = listed(store)
    assert len(names) == 400
    assert names[0] == "2026-00399.ppong"


def test_a_match_of_the_list_may_be_broken_left_or_going(tmp_path: Path) -> None:
    store = Store(tmp_path)
    record = msgspec.json.decode(json.dumps(unfinished(played(3), 0, 4)), type=Record)
    for name in ("a.ppong", "b.ppong"):
        store.keep_match(name, record)
    store.leave("b.ppong")
    (store.matches / "c.ppong").write_bytes(b"broken")
    store.keep_match("d.ppong", played(3))
    found = [find(store, name) for name in listed(store)]
    assert [one.name for one in found] == ["d.ppong", "c.ppong", "b.ppong.left", "a.ppong"]
    assert [one.going for one in found] == [False, False, False, True]
    assert [one.record is None for one in found] == [False, True, False, False]


def test_files_go_beside_the_matches_where_there_are_no_folders_for_them(tmp_path: Path) -> None:
    store = Store(tmp_path)
    first = save(store, "documents", "판 1/../../x.csv", b"one")
    again = save(store, "documents", "판 1/../../x.csv", b"two")
    assert first.place == again.place == "exports"
    assert {path.name for path in (tmp_path / "exports").iterdir()} == {first.name, again.name}
    assert "/" not in first.name
    assert (tmp_path / "exports" / again.name).read_bytes() == b"two"


def test_files_go_into_the_users_own_folders_if_they_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pictures").mkdir()
    own = tmp_path / "data"
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: own)
    monkeypatch.setattr("platformdirs.user_pictures_path", lambda: tmp_path / "pictures")
    monkeypatch.setattr("platformdirs.user_documents_path", lambda: tmp_path / "gone")
    store = Store(own)
    assert save(store, "pictures", "a.png", b"x").place == "pictures"
    assert (tmp_path / "pictures" / "a.png").exists()
    assert save(store, "documents", "a.csv", b"x").place == "exports"


def test_a_table_opens_in_spreadsheets_and_reckons_nothing() -> None:
    data = table_file([["판", "=1+1", "-민수", "a,b"], [1, -21, 0, 5]])
    assert data.startswith(b"\xef\xbb\xbf")
    rows = list(csv.reader(io.StringIO(data.decode("utf-8-sig"))))
    assert rows == [["판", "'=1+1", "'-민수", "a,b"], ["1", "-21", "0", "5"]]


def test_drawn_rules_are_paid_out_too() -> None:
    for seed in range(12):
        rules = replace(drawn_rules(random.Random(seed)), rounds=2)
        match = replay(play_match(Run(("random",) * 4, rules, seed), 0)).match
        due = settlement(match)
        total = sum(p.amount for p in payments(match) if p.payee is not None)
        assert total == sum(amount for amount in due or () if amount > 0)


def test_presets_settle_each_in_its_way() -> None:
    assert {rules.settlement for rules in PRESETS.values()} == {"per_point", "per_rank", "none"}
    assert FAMILY.unit
