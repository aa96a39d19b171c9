"""The large score paper at the table: every cell of every round explains itself."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.house import FAMILY
from game.playback import round_states
from game.record import SeatRecord
from scenes.board import base_px
from scenes.explained import ENDS, figure
from scenes.lettering import font
from scenes.scene import Pop
from scenes.score_paper import Plan
from scenes.table.pages import LEADING, TOLD, PaperPage, in_room
from scenes.words import points
from tests.screens import LANGUAGES, SCALES, SIZES, cut, open_stage, point, press, screen, show
from tests.sheets import played

UP, DOWN, LEFT, RIGHT = (
    pygame.KSCAN_UP, pygame.KSCAN_DOWN, pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT,
)  # fmt: skip


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


def page(folder: Path, seats: int = 3, rounds: int = 3) -> PaperPage:
    opened = PaperPage(open_stage(folder), played(seats, rounds, replace(FAMILY, rounds=11)))
    show(opened)
    return opened


def test_every_cell_says_how_its_figure_came_about(tmp_path: Path) -> None:
    paper = page(tmp_path)
    table = paper.table
    for round_, outcome in enumerate(table.match.outcomes):
        hands = round_states(table.record, round_)[-1].hands
        for seat, score in enumerate(outcome.scores):
            paper.cell = (round_, seat)
            ending, told = paper.said()
            assert ending
            sum_ = figure(paper.stage.words, table.rules, outcome, hands, seat)
            assert told == f"{round_ + 1}판 {paper.facts.names[seat]}: {sum_}"
            assert points(score) in sum_
            show(paper)


def test_arrows_go_from_cell_to_cell(tmp_path: Path) -> None:
    paper = page(tmp_path)
    assert paper.cell == (2, 0), "the last round first"
    for key, cell in (
        (UP, (1, 0)), (RIGHT, (1, 1)), (RIGHT, (1, 2)), (RIGHT, (1, 0)), (LEFT, (1, 2)),
        (UP, (0, 2)), (UP, (0, 2)), (DOWN, (1, 2)), (DOWN, (2, 2)), (DOWN, (2, 2)),
    ):  # fmt: skip
        assert press(paper, key) is None
        assert paper.cell == cell
    assert press(paper, pygame.KSCAN_P) == Pop()
    assert press(paper, pygame.KSCAN_RETURN) == Pop()


def test_the_mouse_asks_a_cell_by_lying_on_it(tmp_path: Path) -> None:
    paper = page(tmp_path)
    plan = Plan(paper._sheet.size, paper.facts)
    for cell in ((0, 1), (2, 2), (1, 0)):
        place = plan.cell(*cell).move(paper._sheet.topleft).center
        assert point(paper, place) is None
        assert paper.cell == cell
    point(paper, (2, 2))
    assert paper.cell == (1, 0), "beside the sheet nothing changes"


def test_before_the_first_rounds_end_there_is_nothing_to_explain(tmp_path: Path) -> None:
    paper = page(tmp_path, rounds=0)
    assert paper.cell is None
    assert paper.said() == ("", "")
    assert press(paper, UP) == Pop()


def test_of_a_long_match_the_cells_in_sight_explain_themselves(tmp_path: Path) -> None:
    table = played(6, 9, replace(FAMILY, rounds=30))
    paper = PaperPage(open_stage(tmp_path), table)
    show(paper)
    first = paper._plan().first
    assert first > 0
    for _ in range(12):
        press(paper, UP)
    assert paper.cell == (first, 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("ended", ENDS.values())
def test_the_words_have_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, scale: float, ended: str
) -> None:
    """With names as wide as can be, and everybody who can be named in the sentence."""
    table = played(6, 2, replace(FAMILY, rounds=11))
    name = "W" * 20
    seats = tuple(SeatRecord(name, who.player, None, 0) for who in table.record.seats)
    table.record = replace(table.record, seats=seats)
    paper = PaperPage(open_stage(tmp_path, language=language, text=scale), table)
    words = paper.stage.words
    facts = {"name": name, "wearer": name, "catchers": ", ".join([name] * 5)}
    end = words(ended, total="5", limit="66", **facts)
    cell = words("sheet.cell_of", round=11, name=name, sum=" + ".join(["12"] * 5) + " = 60")
    monkeypatch.setattr(paper, "said", lambda: (end, cell))
    for size in SIZES:
        show(paper, size)
        slab, room = paper.choices.rects()[0], paper.room
        assert paper._sheet.bottom <= room.top
        assert room.bottom <= slab.top
        most = base_px(paper.stage, size)
        px, lines = in_room((end, cell), (room.w, round(most * TOLD)), most)
        assert len(lines) * px * LEADING <= room.h
        assert all(font("bold", px).size(line)[0] <= room.w for line in lines)
    assert cut(paper.stage) == []
