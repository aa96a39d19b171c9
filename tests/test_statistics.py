"""Statistics: counted from records as a person would count, filtered, charted."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from game.events import Ponged
from game.house import FAMILY, HOLIDAY, TOWN, HouseRules
from game.playback import round_states
from game.record import Record, SeatRecord
from game.simulation import Run, play_match
from game.statistics import MIXED, OWN, PEOPLE, Deeds, Statistics, counted, rules_group, summed
from game.table import HUMAN
from scenes.charts import LAST, bars, bounds, means, trend
from scenes.form.parts import Row
from scenes.statistics import StatisticsPage, decimal, percent
from tests.forms import RIGHT, click_part, go_to, looks_right, rows
from tests.matches import unfinished
from tests.screens import LANGUAGES, SCALES, open_stage, press, screen, show


def match(number: int, seats: int = 4, rules: HouseRules = FAMILY, rounds: int = 3) -> Record:
    """A match of CPU players in which the first sits down as a person."""
    record = play_match(Run(("greedy",) * seats, replace(rules, rounds=rounds), 21), number)
    return with_people(record, "민수")


def with_people(record: Record, *names: str) -> Record:
    seats = [
        SeatRecord(names[i], HUMAN, None, 0) if i < len(names) else replace(seat, player="player")
        for i, seat in enumerate(record.seats)
    ]
    return replace(record, seats=tuple(seats), started="2026-11-30T19:05:00+09:00")


def by_hand(record: Record, seat: int) -> dict[str, Any]:
    """Count a seat's deeds from the events of each round played again."""
    found: Counter[str] = Counter()
    for number, written in enumerate(record.rounds):
        end = round_states(record, number)[-1].end
        ponged = [e for e in round_states(record, number)[-1].log if isinstance(e, Ponged)]
        assert end is not None
        assert written.scores is not None
        mine = end.seat == seat
        found["rounds"] += 1
        found["points"] += written.scores[seat]
        found["ppongs"] += sum(event.seat == seat for event in ponged)
        chain = max((event.chain for event in ponged if event.seat == seat), default=0)
        found["best_chain"] = max(found["best_chain"], chain)
        found["baks_given"] += mine and end.from_ is not None
        found["baks_worn"] += end.from_ == seat
        found["stops"] += mine and end.kind.startswith("stop")
        found["good_stops"] += mine and end.kind == "stop"
        found["jokbo"] += mine and end.kind == "declare"
    return dict(found)


@given(st.integers(0, 25), st.sampled_from([FAMILY, HOLIDAY, TOWN]))
def test_what_is_counted_is_what_happened(number: int, rules: HouseRules) -> None:
    record = match(number, rules=rules)
    ((group, deeds),) = counted(record)
    wanted = by_hand(record, 0)
    assert {name: getattr(deeds, name) for name in wanted if name != "jokbo"} == {
        name: count for name, count in wanted.items() if name != "jokbo"
    }
    assert deeds.jokbo.total() == wanted["jokbo"]
    assert deeds.won_rounds == deeds.good_stops + deeds.baks_given + deeds.jokbo.total()
    assert deeds.ranks == [int(rank == (record.ranks or ())[0]) for rank in range(1, 7)]
    assert group.name == "민수"


def test_how_often_the_coach_was_asked_is_counted_and_shown(tmp_path: Path) -> None:
    record = with_people(match(3), "민수", "영희")
    asked = tuple(
        replace(who, help=count) for who, count in zip(record.seats, (3, 1, 0, 0), strict=True)
    )
    both = Statistics()
    for _ in range(2):
        both.add(replace(record, seats=asked))
    assert both.chosen(name="민수").asked == 6
    assert both.chosen(name="영희").asked == 2
    stage = open_stage(tmp_path, newcomer=False)
    stage.store.keep_match("1.ppong", replace(record, seats=asked))
    with screen():
        page = StatisticsPage(stage)
        read_all(page)
        said = [[part.text for part in row.parts] for row in rows_of(page)]
    assert ["귀띔", "3번"] in said


def rows_of(page: StatisticsPage) -> list[Row]:
    return [line for line in page.lines() if isinstance(line, Row)]


def test_each_person_is_counted_and_no_computer() -> None:
    record = with_people(match(1), "민수", "영희")
    assert [group.name for group, _ in counted(record)] == ["민수", "영희"]
    computers = replace(record, seats=tuple(replace(s, player="expert") for s in record.seats))
    assert list(counted(computers)) == []


def test_an_unfinished_match_counts_its_rounds_but_no_rank() -> None:
    fields = unfinished(match(2), 2, 3)
    record = msgspec.json.decode(json.dumps(fields), type=Record)
    ((_, deeds),) = counted(record)
    assert (deeds.matches, deeds.rounds, sum(deeds.ranks)) == (0, 2, 0)
    first = msgspec.json.decode(json.dumps(unfinished(match(2), 0, 3)), type=Record)
    assert list(counted(first)) == []


def test_matches_are_sorted_by_seats_rules_and_level() -> None:
    record = match(1)
    ((group, _),) = counted(record)
    assert (group.seats, group.rules, group.level) == (4, "family", "player")
    mixed = (*record.seats[:3], replace(record.seats[3], player="master"))
    assert next(counted(replace(record, seats=mixed)))[0].level == MIXED
    people = with_people(record, "가", "나", "다", "라")
    assert next(counted(people))[0].level == PEOPLE


def test_the_length_of_a_match_does_not_change_its_rules() -> None:
    assert rules_group(replace(FAMILY, rounds=3)) == "family"
    assert rules_group(replace(HOLIDAY, rounds=99)) == "holiday"
    assert rules_group(replace(TOWN, stop_penalty=50)) == OWN


def many() -> Statistics:
    statistics = Statistics()
    for number in range(6):
        rules = [FAMILY, HOLIDAY, replace(TOWN, stop_penalty=50)][number % 3]
        statistics.add(match(number, 2 + number % 5, rules))
    statistics.add(with_people(match(9), "영희"))
    return statistics


def test_filters_part_what_was_counted() -> None:
    statistics = many()
    everything = statistics.chosen()
    assert everything.rounds == 21
    for field in ("name", "seats", "rules", "level"):
        parts = [statistics.chosen(**{field: value}) for value in statistics.values(field)]
        assert summed(parts) == replaced(everything, summed(parts))
        assert sum(part.rounds for part in parts) == everything.rounds
    assert statistics.chosen(name="영희").matches == 1
    assert statistics.chosen(name="영희", rules="holiday").rounds == 0
    assert statistics.values("name") == ("민수", "영희")


def replaced(deeds: Deeds, other: Deeds) -> Deeds:
    """The same deeds with the means in another's order."""
    assert sorted(deeds.means) == sorted(other.means)
    return replace(deeds, means=other.means)


def test_the_trend_is_the_mean_of_the_last_matches() -> None:
    assert means([]) == []
    assert means([4, 8]) == [4, 6]
    values = [float(number) for number in range(30)]
    assert means(values)[-1] == sum(values[-LAST:]) / LAST


@pytest.mark.parametrize(
    ("values", "due"),
    [([], (0, 10)), ([3.0], (0, 10)), ([-57.0, 12.0], (-60, 20)), ([20.0, 20.0], (20, 30))],
)
def test_an_axis_has_round_ends_that_hold_all(
    values: list[float], due: tuple[float, float]
) -> None:
    assert bounds(values) == due


def test_numbers_are_written_as_people_do() -> None:
    assert [percent(1, 3), percent(0, 5), percent(2, 0)] == ["33", "0", "0"]
    assert [decimal(-3.25), decimal(12)] == ["−3.2", "12.0"]


@pytest.fixture(name="page")
def _page(tmp_path: Path) -> Iterator[StatisticsPage]:
    with screen():
        yield filled(tmp_path)


def filled(folder: Path, **settings: Any) -> StatisticsPage:
    stage = open_stage(folder, **settings)
    for number in range(8):
        rules = [FAMILY, HOLIDAY, replace(TOWN, stop_penalty=50)][number % 3]
        record = match(number, 2 + number % 5, rules, rounds=1 + number % 3)
        stage.store.keep_match(f"2026-11-{number:02d}.ppong", record)
    (stage.store.matches / "2026-12.ppong").write_bytes(b"broken")
    page = StatisticsPage(stage)
    show(page)
    return page


def read_all(page: StatisticsPage) -> None:
    frames = 0
    while page.busy:
        page.update(0.02)
        frames += 1
        assert frames < 1000
    show(page)


def texts(page: StatisticsPage) -> list[str]:
    return [part.text for placed in page.plan.placed for part in getattr(placed.line, "parts", ())]


def test_records_are_read_between_frames_and_broken_ones_left_out(page: StatisticsPage) -> None:
    assert page.busy
    read_all(page)
    assert page.done == 9
    assert page.statistics.chosen().matches == 8


def test_a_filter_counts_anew(page: StatisticsPage) -> None:
    read_all(page)
    words = page.stage.words
    assert page.wanted["name"] == "민수"
    click_part(page, words("stats.rules"), words("rules.preset.holiday"))
    assert page.wanted["rules"] == "holiday"
    holiday = page.statistics.chosen(rules="holiday")
    assert words("stats.ppongs_said", count=holiday.ppongs,
                 mean=decimal(holiday.ppongs / holiday.rounds)) in texts(page)  # fmt: skip
    go_to(page, words("stats.seats"))
    press(page, RIGHT)
    assert page.wanted["seats"] == 2


def test_nothing_played_is_said(tmp_path: Path) -> None:
    with screen():
        page = StatisticsPage(open_stage(tmp_path))
        show(page)
        assert not page.busy
        assert rows(page) == []
        press(page, RIGHT)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
def test_charts_and_texts_have_room(tmp_path: Path, language: str, scale: float) -> None:
    with screen():
        page = filled(tmp_path, language=language, text=scale)
        read_all(page)
        looks_right(page)


def test_charts_are_drawn_of_nothing_of_much_and_of_the_same() -> None:
    with screen():
        for items in ((), (("1등", 0),), tuple((f"{i}등", 9**i) for i in range(6))):
            assert bars((500, 200), items, 18).get_size() == (500, 200)
        for values in ((), (3.0,), (5.0,) * 400, (-57.0, 99.0)):
            assert trend((500, 200), values, 18).get_size() == (500, 200)
