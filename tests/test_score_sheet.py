"""The score paper, its figures in words, and the sheet between rounds."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cards import Card
from game.events import End
from game.house import PRESETS, HouseRules
from game.jokbo import natural_month
from game.scoring import Outcome, outcome
from scenes.board import fitting
from scenes.explained import ending, figure
from scenes.fairness import Fairness
from scenes.layout.geometry import geometry
from scenes.lettering import RED_PEN
from scenes.papers import history_paper
from scenes.prints import kept, made
from scenes.scene import Pop, Push
from scenes.score_paper import Facts, Plan, Row, cell, facts, level, paper, rings, ruled
from scenes.score_sheet import CELL, ScoreSheet, warm
from scenes.words import Words, points
from tests.random_play import house_rules, rounds_end
from tests.screens import (
    LANGUAGES,
    SIZES,
    apart,
    click,
    cut,
    heard,
    open_stage,
    press,
    screen,
    show,
    wait,
)
from tests.sheets import NAMES, finished, played

FOUR = Facts(
    ("김하늘", "박순자", "이민수", "정미경"),
    rounds=11,
    number=5,
    dealer=3,
    rows=(
        Row((12, 31, 4, 23)),
        Row((48, 0, 23, 11), 0),
        Row((0, 37, 14, 26), 1),
        Row((38, 9, 41, 3)),
    ),
)
SIZE = (251, 410)


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


def rows(count: int, seats: int) -> tuple[Row, ...]:
    return tuple(Row(tuple(range(i, i + seats))) for i in range(count))


def test_running_totals_stand_beside_the_scores() -> None:
    assert FOUR.totals == ((12, 31, 4, 23), (60, 31, 27, 34), (60, 68, 41, 60), (98, 77, 82, 63))


def test_the_sheet_of_a_table_says_who_scored_what() -> None:
    table = played(3, 2)
    sheet = facts(table)
    assert sheet.names == NAMES[:3]
    assert (sheet.rounds, sheet.number, sheet.dealer) == (11, 2, table.match.dealer)
    assert [row.scores for row in sheet.rows] == [one.scores for one in table.match.outcomes]
    assert sheet.totals[-1] == table.match.totals


def test_nobody_is_dealer_when_the_match_is_over() -> None:
    assert facts(finished()).dealer is None


@pytest.mark.parametrize(
    ("seats", "done", "shown"),
    [
        (4, 0, range(0)),
        (4, 4, range(4)),
        (4, 10, range(10)),
        (4, 11, range(1, 11)),
        (4, 15, range(5, 15)),
        (6, 7, range(2, 7)),
        (5, 5, range(5)),
    ],
)
def test_the_last_rounds_stay_in_sight_with_room_for_the_next(
    seats: int, done: int, shown: range
) -> None:
    sheet = Facts(NAMES[:seats], 20, done + 1, None, rows(done, seats))
    assert Plan(SIZE, sheet).shown == shown


def test_a_finished_sheet_needs_no_room_below() -> None:
    assert Plan(SIZE, Facts(NAMES[:4], 11, 11, None, rows(11, 4))).shown == range(11)
    assert Plan(SIZE, Facts(NAMES, 11, 11, None, rows(11, 6))).shown == range(5, 11)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("size", [(209, 342), SIZE, (560, 690), (600, 380)])
def test_cells_lie_on_the_paper_and_their_figures_in_the_cells(
    seats: int, size: tuple[int, int]
) -> None:
    worst = Row(tuple(-100 for _ in range(seats)))
    plan = Plan(size, Facts(NAMES[:seats], 12, 13, 0, (worst,) * 12))
    boxes = [plan.cell(i, seat) for i in plan.shown for seat in range(seats)]
    assert apart([box.inflate(-2, -2) for box in boxes], pygame.Rect((0, 0), size))
    for i in plan.shown:
        for seat in range(seats):
            ink = cell(plan, i, seat).get_bounding_rect()
            assert ink.w > 4
            assert ink.left > 0
            assert ink.right <= plan.cell(i, seat).w


ALL_OF_THEM = ("grandmother", "uncle", "aunt", "father", "cousin", "nephew")


@pytest.mark.parametrize("seats", [5, 6])
@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_short_names_stand_at_one_height_and_only_long_ones_are_staggered(
    seats: int, window: tuple[int, int]
) -> None:
    words, places = Words("ko"), geometry(window, seats)
    assert places.paper is not None
    family = tuple(words(f"people.{who}") for who in ALL_OF_THEM[: seats - 1])
    names = (words("people.guest"), *family)
    for shown, flat in ((names, True), ((*names[:-1], "Alexander the Second"), False)):
        plan = Plan(places.paper.size, replace(FOUR, names=shown, rows=()))
        assert level(plan) is flat
        if flat:
            column = plan.column(0)[1] - plan.column(0)[0]
            px = fitting(shown, round(plan.tall * 0.062), column * 0.96, "pen")
            assert px >= 0.7 * round(plan.tall * 0.062)


def test_up_to_four_names_always_stand_at_one_height() -> None:
    long = replace(FOUR, names=("Alexander the Second",) * 4)
    assert level(Plan(SIZE, long))


def test_a_bak_is_red_and_nothing_else_in_the_row() -> None:
    plan = Plan(SIZE, FOUR)

    def red(round_: int, seat: int) -> bool:
        picture = cell(plan, round_, seat)
        return pygame.mask.from_threshold(picture, RED_PEN, (9, 9, 9, 255)).count() > 10

    assert [[red(i, seat) for seat in range(4)] for i in range(4)] == [
        [False, False, False, False],
        [True, False, False, False],
        [False, True, False, False],
        [False, False, False, False],
    ]


def test_the_leaders_totals_are_ringed_in_their_cells() -> None:
    plan = Plan((502, 820), FOUR)
    ((ring, place),) = rings(plan)
    assert plan.cell(3, 3).inflate(20, 20).contains(pygame.Rect(place, ring.get_size()))
    joint = Plan(SIZE, Facts(NAMES[:3], 11, 2, 0, (Row((5, 9, 5)),)))
    assert len(list(rings(joint))) == 2
    assert list(rings(Plan(SIZE, Facts(NAMES[:3], 11, 1, 0)))) == []


def test_the_same_facts_give_the_same_picture(tmp_path: Path) -> None:
    stage = open_stage(tmp_path)
    assert paper(stage, SIZE, FOUR) is paper(stage, SIZE, FOUR)
    assert paper(stage, SIZE, FOUR) is not paper(stage, SIZE, FOUR.without_last())
    korean = paper(stage, SIZE, FOUR)
    stage.change(language="en")
    assert paper(stage, SIZE, FOUR) is not korean


@given(house_rules(), st.integers(2, 6), st.integers(0, 2**32 - 1))
def test_every_figure_explains_itself(rules: HouseRules, seats: int, seed: int) -> None:
    state = rounds_end(rules, seats, random.Random(seed))
    result = outcome(state)
    for seat in range(seats):
        text = figure(Words("ko"), rules, result, state.hands, seat)
        sum_, _, score = text.partition(" (")[0].rpartition("= " if "=" in text else "→ ")
        assert score == points(result.scores[seat])
        if "→" not in text and "다 털" not in text:
            numbers = re.findall(r"(?:^|([−+]) |[가-힣] )(\d+)", sum_)
            added = sum(-int(n) if sign == "−" else int(n) for sign, n in numbers)
            assert added == result.scores[seat], text


@given(house_rules(), st.integers(2, 6), st.integers(0, 2**32 - 1), st.sampled_from(LANGUAGES))
def test_every_ending_names_who_did_it(
    rules: HouseRules, seats: int, seed: int, language: str
) -> None:
    result = outcome(rounds_end(rules, seats, random.Random(seed), eager=0.5))
    names = tuple(f"Seat{seat}x" for seat in range(seats))
    text = ending(Words(language), rules, result, names)
    named = {seat for seat in range(seats) if names[seat] in text}
    told = {result.end.seat, result.end.from_, *result.catchers} - {None}
    assert named == told


@given(house_rules(), st.integers(2, 6), st.integers(0, 2**32 - 1))
def test_what_is_not_counted_is_said_of_every_score(
    rules: HouseRules, seats: int, seed: int
) -> None:
    """A natural ppong that stays out of the total, whatever else the score is made of."""
    state = rounds_end(rules, seats, random.Random(seed), eager=0.5)
    result = outcome(state)
    for seat, hand in enumerate(state.hands):
        declared = result.end.kind == "declare" and seat == result.end.seat
        natural = natural_month(hand) if rules.natural_ppong else None
        left_out = natural and rules.natural_ppong_scoring == "excluded" and not declared
        text = figure(Words("ko"), rules, result, state.hands, seat)
        assert ("자연뽕" in text) == bool(left_out), text


def test_the_worked_example_of_a_bak() -> None:
    result = Outcome(End("bak", 0, 1, None), (0, 8), (0, 38), 0, 1, (), 30)
    hands = ((), (Card("5a"), Card("3b")))
    rules = PRESETS["family"]
    assert figure(Words("ko"), rules, result, hands, 1) == "3 + 5 + 바가지 30 = 38"
    assert figure(Words("en"), rules, result, hands, 1) == "3 + 5 + bak 30 = 38"
    assert figure(Words("ko"), rules, result, hands, 0) == "다 털었어요 = 0"
    assert ending(Words("ko"), rules, result, ("할매", "삼촌")) == (
        "할매가 삼촌의 패로 손을 털었어요. 삼촌이 바가지를 써요."
    )


@pytest.mark.parametrize("speed", CELL)
def test_the_new_row_is_written_cell_by_cell(tmp_path: Path, speed: str) -> None:
    stage = open_stage(tmp_path, speed=speed)
    sheet = ScoreSheet(stage, played(4), Pop)
    assert sheet.busy
    sheet.update(0.01)
    assert sheet.written == (4 if speed == "instant" else 0)
    wait(sheet, CELL[speed] * 2 + 0.05)
    assert sheet.written == (4 if speed == "instant" else 2)
    wait(sheet, CELL[speed] * 2 + 0.3)
    assert sheet.done
    assert not sheet.busy
    assert set(heard(stage)) == {"pencil"}
    assert heard(stage).count("pencil") == (1 if speed == "instant" else 4)


def test_one_press_writes_all_and_the_next_goes_on(tmp_path: Path) -> None:
    gone: list[str] = []
    sheet = ScoreSheet(open_stage(tmp_path), played(4), lambda: gone.append("on"))
    press(sheet, pygame.KSCAN_RETURN)
    assert sheet.done
    press(sheet, pygame.KSCAN_RETURN)
    assert gone == []
    wait(sheet, 0.2)
    press(sheet, pygame.KSCAN_RETURN)
    assert gone == ["on"]


def test_the_mouse_goes_on_too(tmp_path: Path) -> None:
    gone: list[str] = []
    sheet = ScoreSheet(open_stage(tmp_path), played(4), lambda: gone.append("on"))
    show(sheet)
    slab = sheet.boxes((1280, 720))[2]
    click(sheet, (5, 5))
    assert sheet.done
    wait(sheet, 0.2)
    click(sheet, (5, 5))
    assert gone == []
    click(sheet, sheet.choices.rects()[0].center)
    assert gone == ["on"]
    assert slab.contains(sheet.choices.rects()[0])


def test_escape_opens_the_menu(tmp_path: Path) -> None:
    stage, table = open_stage(tmp_path), played(3)
    below = ScoreSheet(stage, table, Pop)
    assert press(below, pygame.KSCAN_ESCAPE) is None
    sheet = ScoreSheet(stage, table, Pop, menu=lambda: below)
    assert press(sheet, pygame.KSCAN_ESCAPE) == Push(below)


def test_the_sheet_shows_seal_and_seed_of_the_round(tmp_path: Path) -> None:
    table = played(3)
    sheet = ScoreSheet(open_stage(tmp_path), table, Pop)
    assert sheet.notes.small == (f"봉인 {table.seal}", f"씨앗 {table.record.rounds[-1].seed}")


def test_the_seal_explains_itself_at_a_press(tmp_path: Path) -> None:
    stage, table = open_stage(tmp_path), played(3)
    page = Fairness(stage, table.record)
    sheet = ScoreSheet(stage, table, Pop, fair=lambda: page)
    assert sheet.notes.link == "패를 안 바꿨는지 맞춰 보기 · F"
    sheet.covered()
    show(sheet)
    wait(sheet, 0.3)
    assert press(sheet, pygame.KSCAN_F) == Push(page)
    assert click(sheet, sheet.notes.spot.center) == Push(page)
    assert apart([sheet.notes.spot, *sheet.choices.rects()], sheet.boxes((1280, 720))[1])


def test_without_a_seal_there_is_nothing_to_press(tmp_path: Path) -> None:
    stage, table = open_stage(tmp_path), played(3)
    bare = ScoreSheet(stage, table, Pop)
    show(bare)
    assert (bare.notes.link, bare.notes.spot.size) == ("", (0, 0))
    assert press(bare, pygame.KSCAN_F) is None


def test_a_sheet_before_the_end_of_a_round_is_refused(tmp_path: Path) -> None:
    table = played(3)
    table.deal()
    with pytest.raises(ValueError, match="ended"):
        ScoreSheet(open_stage(tmp_path), table, Pop)


def test_a_change_of_language_writes_the_notes_anew(tmp_path: Path) -> None:
    stage = open_stage(tmp_path)
    sheet = ScoreSheet(stage, played(3), Pop)
    show(sheet)
    assert sheet.notes.heading == "1판 점수"
    stage.change(language="en")
    show(sheet)
    assert sheet.notes.heading == "Score of round 1"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "scale"), [(6, 1.0), (5, 1.5), (2, 2.0), (6, 2.0)])
def test_paper_notes_and_slab_have_room(
    tmp_path: Path, language: str, seats: int, scale: float
) -> None:
    stage = open_stage(tmp_path, language=language, text=scale)
    sheet = ScoreSheet(stage, played(seats, 2), Pop, fair=lambda: sheet)
    sheet.covered()
    for size in (*SIZES, (600, 960)):
        show(sheet, size)
        left, right, slab = sheet.boxes(size)
        assert apart([left, right], pygame.Rect((0, 0), size)), size
        assert right.contains(slab)
        assert sheet.choices.rects()[0].h >= 30
    assert cut(stage) == []


def test_a_warm_sheet_has_both_papers(tmp_path: Path) -> None:
    sheet, size = ScoreSheet(open_stage(tmp_path), played(3), Pop), (1271, 713)
    warm(size, sheet.facts)
    left, right, _ = sheet.boxes(size)
    before = kept()
    ruled(Plan(left.size, sheet.facts))
    made(history_paper, right.size)
    assert kept() == before
