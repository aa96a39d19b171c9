"""Records on screen: the list, a match, watching it, paying, checking, taking it along."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest
from msgspec.structs import replace

from game.archive import opened
from game.house import FAMILY, HOLIDAY, TOWN, HouseRules
from game.match import settlement
from game.record import Record, SeatRecord, encode
from game.simulation import Run, play_match
from game.store import Kept
from game.table import HUMAN
from scenes.fairness import Fairness
from scenes.form.form import Form
from scenes.form.parts import Heading, Picture, Row, Text
from scenes.keys import KEYS
from scenes.question import Question
from scenes.records.match_page import MatchPage
from scenes.records.records import PAGE, Records
from scenes.records.show import seen
from scenes.records.viewer import ACTS, SPEEDS, STEP, Viewer
from scenes.records.viewer import KEYS as VIEWER_KEYS
from scenes.rule_book.scene import RuleBook
from scenes.scene import Change, Pop, Push, Replace, Scene
from scenes.settling import UNITS, Settling
from scenes.sheet_file import picture_size, sheet_picture, sheet_table
from scenes.ways_around import Around
from tests.forms import (
    DOWN,
    ENTER,
    ESCAPE,
    LEFT,
    RIGHT,
    SPACE,
    TAB,
    UP,
    click_part,
    go_to,
    go_to_part,
    looks_right,
    press_part,
    rows,
)  # fmt: skip
from tests.matches import unfinished
from tests.screens import LANGUAGES, SCALES, click, cut, open_stage, press, screen, show, wait

HOME, END = pygame.KSCAN_HOME, pygame.KSCAN_END
PAGE_UP, PAGE_DOWN = pygame.KSCAN_PAGEUP, pygame.KSCAN_PAGEDOWN
NAMES = ("민수", "할매", "삼촌", "고모", "사촌", "조카")
WHO = (None, "grandmother", "uncle", "aunt", "cousin", "nephew")


def match(number: int = 0, seats: int = 4, rules: HouseRules = FAMILY, rounds: int = 2) -> Record:
    record = play_match(Run(("greedy",) * seats, replace(rules, rounds=rounds), 33), number)
    sitters = tuple(SeatRecord(NAMES[i], "player" if i else HUMAN, WHO[i], 0) for i in range(seats))
    return replace(record, seats=sitters, started=f"2026-11-{1 + number:02d}T19:05:00+09:00")


def stopped(moves: int = 6) -> Record:
    """A match that was left in its second round."""
    return msgspec.json.decode(json.dumps(unfinished(match(3), 1, moves)), type=Record)


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


def records(folder: Path, count: int = 3, **settings: Any) -> Records:
    stage = open_stage(folder, **settings)
    for number in range(count):
        rules = (FAMILY, HOLIDAY, TOWN)[number % 3]
        stage.store.keep_match(f"{number:05d}.ppong", match(number % 20, 2 + number % 5, rules))
    page = Records(stage, lambda kept: Replace(Went(kept)))
    show(page)
    return page


class Went:
    """A scene that only remembers with which match one went on."""

    see_through = False
    busy = False

    def __init__(self, kept: Kept) -> None:
        self.kept = kept

    def handle(self, event: pygame.Event) -> Change:
        del event
        return None

    def update(self, seconds: float) -> Change:
        del seconds
        return None

    def draw(self, canvas: object) -> None:
        del canvas

    def covered(self) -> None:
        pass


def pushed(change: Change) -> Scene:
    assert isinstance(change, Push)
    show(change.scene)
    return change.scene


def texts(form: Form) -> list[str]:
    found: list[str] = []
    for placed in form.plan.placed:
        line = placed.line
        if isinstance(line, Row):
            found += [line.label, *(part.text for part in line.parts)]
        elif isinstance(line, Text | Heading):
            found.append(line.text)
    return [text for text in found if text]


# the list


def test_the_list_shows_date_names_and_result_newest_first(tmp_path: Path) -> None:
    page = records(tmp_path)
    first = rows(page)[0]
    assert [part.text for part in first.parts][:2] == [
        "2026-11-03 19:05",
        "민수 · 할매 · 삼촌 · 고모",
    ]
    assert "1등" in first.parts[2].text
    assert "동네판 2판" in page.note() or "우리 집 규칙 2판" in page.note()


def test_a_long_list_is_turned_page_by_page(tmp_path: Path) -> None:
    page = records(tmp_path, 2 * PAGE + 3)
    seen_dates = []
    for _ in range(3):
        seen_dates += [one.name for one in page.found()]
        press(page, PAGE_DOWN)
    assert seen_dates == sorted(page.names, reverse=True)
    assert page.page == 2
    press(page, PAGE_UP)
    assert page.page == 1
    foot = page.frame().foot
    click(page, (foot.left + 20, foot.centery))
    assert page.page == 0
    assert f"1–{PAGE} / {2 * PAGE + 3}" in page.heading()


def test_a_page_of_thousands_is_there_at_once(tmp_path: Path) -> None:
    page = records(tmp_path, 2)
    data = encode(match(1))
    for number in range(200):
        (page.stage.store.matches / f"1{number:04d}.ppong").write_bytes(data)
    start = time.process_time()
    page = Records(page.stage)
    show(page)
    first = time.process_time() - start
    assert len(page.found()) == PAGE
    assert len(page._read) == PAGE
    assert first < 2


def test_broken_and_unfinished_matches_are_told_apart(tmp_path: Path) -> None:
    page = records(tmp_path, 1)
    store = page.stage.store
    (store.matches / "2.ppong").write_bytes(b"{")
    store.keep_match("3.ppong", stopped())
    store.keep_match("4.ppong", stopped())
    store.leave("4.ppong")
    page = Records(page.stage)
    show(page)
    told = [row.label or row.parts[-1].text for row in rows(page)]
    assert told[:3] == ["그만둔 판", "2판째에서 멈춤", "읽을 수 없는 파일"]


def test_an_empty_list_says_so(tmp_path: Path) -> None:
    page = records(tmp_path, 0)
    assert "아직 친 판이 없어요." in texts(page)
    assert press(page, ESCAPE) == Pop()


def test_a_line_opens_its_match(tmp_path: Path) -> None:
    page = records(tmp_path)
    opened_page = pushed(press(page, ENTER))
    assert isinstance(opened_page, MatchPage)
    assert opened_page.record.started == "2026-11-03T19:05:00+09:00"
    clicked = pushed(click(page, at_row(page, 1)))
    assert isinstance(clicked, MatchPage)
    assert clicked.record.started == "2026-11-02T19:05:00+09:00"


def at_row(form: Form, number: int) -> tuple[int, int]:
    box = form.plan.placed[form.plan.rows()[number]].box
    return box.move(form.scroll.body.topleft).center


def test_an_unfinished_match_goes_on_from_here(tmp_path: Path) -> None:
    page = records(tmp_path, 0)
    page.stage.store.keep_match("9.ppong", stopped())
    page = Records(page.stage, lambda kept: Replace(Went(kept)))
    show(page)
    form = pushed(press(page, ENTER))
    assert isinstance(form, MatchPage)
    change = press_part(form, "", "이어서 치기")
    assert isinstance(change, Replace)
    assert isinstance(change.scene, Went)
    assert change.scene.kept == Kept("9.ppong", stopped())


def around(folder: Path) -> Around:
    return Around(open_stage(folder), lambda table, name: Went(Kept(name, table.record)))


def test_a_file_from_anywhere_is_opened(tmp_path: Path) -> None:
    path = tmp_path / "민수네.ppong"
    path.write_bytes(encode(match(7)))
    form = pushed(around(tmp_path).open_file(path))
    assert isinstance(form, MatchPage)
    assert form.record == match(7)
    assert "이어서 치기" not in texts(form)


@pytest.mark.parametrize(
    ("data", "key"),
    [(b"MZ\x90\x00", "foreign"), (b" " * (9 << 20), "huge"), (None, "unread")],
)
def test_a_file_that_is_no_record_is_refused_in_a_sentence(
    tmp_path: Path, data: bytes | None, key: str
) -> None:
    path = tmp_path / "x.ppong"
    if data is not None:
        path.write_bytes(data)
    page = pushed(around(tmp_path).open_file(path))
    assert isinstance(page, Question)
    assert page.text == page.stage.words(f"records.refused.{key}")
    assert str(tmp_path) not in page.text
    assert press(page, ENTER) == Pop()


# a match


def page_of(folder: Path, record: Record, **settings: Any) -> MatchPage:
    form = MatchPage(open_stage(folder, **settings), record)
    show(form)
    return form


def test_a_match_shows_seats_kinds_ranks_and_totals(tmp_path: Path) -> None:
    record = match(2)
    form = page_of(tmp_path, record)
    found = texts(form)
    assert {"사람", "할매 · 선수", "삼촌 · 선수", "고모 · 선수"} <= set(found)
    for rank, total in zip(record.ranks or (), record.totals, strict=True):
        assert f"{rank}등" in found
        assert f"{total}점".replace("-", "−") in found
    assert any(isinstance(placed.line, Picture) for placed in form.plan.placed)


def test_a_record_is_saved_and_can_be_opened_again(tmp_path: Path) -> None:
    record = match(2)
    form = page_of(tmp_path, record)
    press_part(form, "", "기보 파일로")
    (saved,) = (tmp_path / "exports").iterdir()
    assert form.note() == f"게임 자료 폴더의 exports에 저장했어요: {saved.name}"
    assert saved.name == "nairong-ppong-2026-11-03-1905.ppong"
    assert opened(saved) == record


def test_sheet_picture_and_table_are_saved(tmp_path: Path) -> None:
    form = page_of(tmp_path, match(2))
    press_part(form, "", "점수판 그림")
    press_part(form, "", "점수판 표(CSV)")
    found = {path.suffix: path for path in (tmp_path / "exports").iterdir()}
    picture = pygame.image.load(found[".png"])
    assert picture.get_size() == picture_size(form.sheet())
    assert "민수 합계" in found[".csv"].read_text("utf-8-sig")


def test_a_full_disk_is_told_when_a_file_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    form = page_of(tmp_path, match(2))
    monkeypatch.setattr("scenes.records.match_page.save", full)
    monkeypatch.setattr("scenes.sheet_file.save", full)
    for name in ("기보 파일로", "점수판 그림", "점수판 표(CSV)"):
        press_part(form, "", name)
        assert form.note() == form.stage.words("records.not_saved")


def test_the_other_deeds_open_their_pages(tmp_path: Path) -> None:
    form = page_of(tmp_path, match(2))
    wanted = {
        "다시 보기": Viewer, "정산": Settling, "공정한지 보기": Fairness, "규칙 보기": RuleBook,
    }  # fmt: skip
    for text, kind in wanted.items():
        assert isinstance(pushed(press_part(form, "", text)), kind)


def test_an_unfinished_match_is_not_given_away(tmp_path: Path) -> None:
    found = texts(page_of(tmp_path, stopped()))
    assert not {"기보 파일로", "정산"} & set(found)
    assert "공정한지 보기" in found


def test_a_match_without_a_round_says_so(tmp_path: Path) -> None:
    nothing = replace(match(), rounds=(), totals=(0,) * 4, ranks=None, settlement=None)
    assert "아직 한 판도 돌리지 않은 기보예요." in texts(page_of(tmp_path, nothing))


def test_odd_names_break_nothing(tmp_path: Path) -> None:
    odd = ("\u200b", "😀漢", "W" * 64, "")
    seats = tuple(replace(s, name=n) for s, n in zip(match().seats, odd, strict=True))
    form = page_of(tmp_path, replace(match(), seats=seats))
    looks_right_but_for_names(form)
    show(Viewer(form.stage, form.record))


def looks_right_but_for_names(form: Form) -> None:
    show(form, (960, 600))
    show(form, (1920, 1080))
    assert all("W" * 10 in text for text in cut(form.stage))


# watching


def viewer(folder: Path, record: Record | None = None, **settings: Any) -> Viewer:
    scene = Viewer(open_stage(folder, **settings), record or match(2))
    show(scene)
    return scene


def test_steps_go_through_every_state_forward_and_back(tmp_path: Path) -> None:
    scene = viewer(tmp_path)
    forward = []
    while not scene.at_end:
        forward.append((scene.round, scene.step))
        press(scene, RIGHT)
    assert scene.round == len(scene.record.rounds) - 1
    back = []
    while (scene.round, scene.step) != (0, 0):
        press(scene, LEFT)
        back.append((scene.round, scene.step))
    assert back == forward[::-1]
    press(scene, LEFT)
    assert (scene.round, scene.step) == (0, 0)


def test_rounds_and_ends_are_jumped_to(tmp_path: Path) -> None:
    scene = viewer(tmp_path, match(1, rounds=3))
    press(scene, PAGE_DOWN)
    assert (scene.round, scene.step) == (1, 0)
    press(scene, END)
    assert scene.states[scene.step].phase == "over"
    press(scene, HOME)
    assert scene.step == 0
    for _ in range(5):
        press(scene, PAGE_DOWN)
    assert scene.round == 2
    press(scene, PAGE_UP)
    assert scene.round == 1


def test_it_plays_by_itself_at_each_speed_and_stops_at_the_end(tmp_path: Path) -> None:
    steps = []
    for speed in range(len(SPEEDS)):
        scene = viewer(tmp_path)
        for _ in range(speed):
            press(scene, UP)
        press(scene, SPACE)
        assert scene.busy
        wait(scene, 4 * STEP)
        steps.append(scene.step)
    assert steps[0] < steps[1] < steps[2]
    scene.go_to_round(len(scene.record.rounds) - 1)
    press(scene, END)
    press(scene, SPACE)
    wait(scene, 1)
    assert not scene.playing
    assert not scene.busy


def test_a_step_settles_and_then_everything_stands_still(tmp_path: Path) -> None:
    scene = viewer(tmp_path)
    press(scene, RIGHT)
    assert scene.busy
    moving = pygame.image.tobytes(show(scene), "RGB")
    wait(scene, 0.5)
    assert not scene.busy
    still = pygame.image.tobytes(show(scene), "RGB")
    assert moving != still
    assert pygame.image.tobytes(show(scene), "RGB") == still


def test_reduced_motion_does_without_the_slide(tmp_path: Path) -> None:
    scene = viewer(tmp_path, reduced_motion=True)
    press(scene, RIGHT)
    assert not scene.busy


def test_hands_are_open_or_as_the_person_saw_them(tmp_path: Path) -> None:
    scene = viewer(tmp_path)
    assert seen(scene.scene, scene.record).hands == scene.states[0].hands
    press(scene, pygame.KSCAN_H)
    view = seen(scene.scene, scene.record)
    assert view.hands is None
    assert view.seat == 0
    assert view.hand == scene.states[0].hands[0]


def test_several_people_had_no_open_hand(tmp_path: Path) -> None:
    record = match(2)
    seats = (record.seats[0], replace(record.seats[1], player=HUMAN), *record.seats[2:])
    scene = viewer(tmp_path, replace(record, seats=seats))
    press(scene, pygame.KSCAN_H)
    view = seen(scene.scene, scene.record)
    assert view.seat is None
    assert view.hand == ()


def test_hands_of_a_round_that_is_still_played_stay_closed(tmp_path: Path) -> None:
    scene = viewer(tmp_path, stopped())
    assert scene.shown
    press(scene, PAGE_DOWN)
    assert not scene.shown
    for _ in range(2):
        assert seen(scene.scene, scene.record).hands is None
        press(scene, pygame.KSCAN_H)


def test_what_was_done_is_said_and_the_sheet_follows(tmp_path: Path) -> None:
    scene = viewer(tmp_path, match(1))
    assert scene.words_now() == f"1판, 선 {scene.show.names[scene.record.rounds[0].dealer]}"
    press(scene, RIGHT)
    thrower = scene.show.names[scene.states[1].turn]
    assert scene.words_now().startswith(thrower)
    assert not scene.scene.sheet.rows
    press(scene, END)
    assert scene.scene.sheet.rows[0].scores == scene.record.rounds[0].scores
    assert len(scene.scene.lines) >= 5


def watching(folder: Path, place: str) -> Viewer:
    scene = viewer(folder, stopped() if place == "unfinished" else match(2))
    if place in {"end", "unfinished"}:
        for _ in range(3):
            press(scene, PAGE_DOWN)
        press(scene, END)
    show(scene)
    return scene


@pytest.mark.parametrize("place", ["start", "end", "unfinished"])
def test_no_press_while_watching_is_silent(tmp_path: Path, place: str) -> None:
    """Each key and button that a replay has, and its table, changes something or says why not."""
    keys = [code for code, act in KEYS.items() if act in ACTS]
    for scancode in (*keys, *VIEWER_KEYS, ENTER):
        scene = watching(tmp_path, place)
        before = moment(scene)
        press(scene, scancode)
        assert moment(scene) != before or scene.answer, scancode
    for button in (part.text for part in watching(tmp_path, place).bar.parts if part.press):
        scene = watching(tmp_path, place)
        before = moment(scene)
        left = click(scene, scene.bar.place_of(button).center)
        assert left or moment(scene) != before or scene.answer, button
    for spot in ((640, 300), (525, 540), (1150, 200)):
        scene = watching(tmp_path, place)
        before = moment(scene)
        click(scene, spot)
        assert moment(scene) != before or scene.answer, spot


def moment(scene: Viewer) -> tuple[object, ...]:
    return scene.round, scene.step, scene.playing, scene.speed, scene.shown, scene.bar.focus


def test_a_press_on_closed_hands_opens_them_or_says_why_not(tmp_path: Path) -> None:
    scene = watching(tmp_path, "start")
    press(scene, pygame.KSCAN_H)
    show(scene)
    assert scene._table is not None
    fan = scene._table.places[2].fan
    click(scene, fan.center)
    assert scene.shown
    assert not scene.playing
    scene = watching(tmp_path, "unfinished")
    click(scene, fan.center)
    assert not scene.shown
    assert scene.answer == scene.stage.words("records.hands_wait")
    press(scene, LEFT)
    assert scene.answer == "", "the next press that does something takes it away"


def test_a_key_before_the_first_frame_does_no_harm(tmp_path: Path) -> None:
    scene = Viewer(open_stage(tmp_path), match(2))
    press(scene, TAB)
    assert scene.step == 0


def test_the_bar_works_by_mouse_and_by_tab(tmp_path: Path) -> None:
    scene = viewer(tmp_path)
    words = scene.stage.words
    click(scene, scene.bar.place_of(words("records.forward")).center)
    assert scene.step == 1
    click(scene, scene.bar.place_of(words("records.end")).center)
    assert scene.states[scene.step].phase == "over"
    press(scene, TAB)
    press(scene, ENTER)
    assert scene.step == 0
    assert click(scene, scene.bar.place_of(words("records.leave")).center) == Pop()
    assert press(scene, ESCAPE) == Pop()
    down = pygame.Event(pygame.MOUSEWHEEL, y=-1, x=0)
    scene.handle(down)
    assert scene.step == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
def test_watching_has_room_at_every_size(tmp_path: Path, language: str, scale: float) -> None:
    scene = viewer(tmp_path, match(4, 6), language=language, text=scale)
    for size in ((960, 600), (1024, 768), (1920, 1080)):
        for deed in ("end", "hands", "start"):
            scene.do(deed)
            show(scene, size)
        window = pygame.Rect((0, 0), size)
        assert all(window.contains(scene.bar.place_of(p.text)) for p in scene.bar.parts if p.press)
        assert scene.bar.top > size[1] * 0.55
    assert cut(scene.stage) == []


# paying


def settling(folder: Path, rules: HouseRules, **settings: Any) -> Settling:
    page = page_of(folder, match(5, 4, rules, 3), **settings)
    form = Settling(page.stage, page.standings[-1], page.names)
    show(form)
    return form


def test_payments_are_off_until_somebody_wants_them(tmp_path: Path) -> None:
    form = settling(tmp_path, FAMILY)
    assert form.unit == "off"
    assert form.stage.words("money.is_off") in texts(form)
    assert not any("→" in text for text in texts(form))
    press(form, RIGHT)
    assert form.unit == "won"
    assert any("→" in text for text in texts(form))


SETTLED = (FAMILY, HOLIDAY, TOWN, replace(FAMILY, settlement="single"))


@pytest.mark.parametrize("rules", SETTLED, ids=lambda rules: rules.settlement)
@pytest.mark.parametrize("unit", UNITS)
def test_each_kind_is_shown_in_each_unit(tmp_path: Path, rules: HouseRules, unit: str) -> None:
    form = settling(tmp_path, rules, money=unit)
    due = settlement(form.match)
    told = " ".join(texts(form))
    if unit == "off" or due is None:
        assert "→" not in told
        return
    for amount in due:
        sign = "−" if amount < 0 else "+" if amount else ""
        assert f"{sign}{form.amount(abs(amount))}" in told
    if rules.settlement == "single":
        assert form.stage.words("money.heading.rounds") in told
    if rules.settlement == "per_rank":
        assert form.stage.words("money.pot") in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
def test_lists_and_pages_have_room_and_their_texts_fit(
    tmp_path: Path, language: str, scale: float
) -> None:
    given: dict[str, Any] = {"language": language, "text": scale, "money": "tangerine"}
    looks_right(records(tmp_path / "a", PAGE + 1, **given))
    looks_right(page_of(tmp_path / "b", match(2, 6), **given))
    looks_right(settling(tmp_path / "c", replace(FAMILY, settlement="single"), **given))
    looks_right(Fairness(open_stage(tmp_path / "d", **given), match(2)))


# fair play


def fairness(folder: Path, record: Record) -> Fairness:
    form = Fairness(open_stage(folder), record)
    show(form)
    return form


def test_a_round_is_checked_with_a_press(tmp_path: Path) -> None:
    record = match(2)
    form = fairness(tmp_path, record)
    click_part(form, "2판", "확인하기")
    assert form.note().startswith("2판은 맞아요.")
    press(form, UP)
    assert str(record.rounds[0].seed) in form.note()


def test_the_first_press_of_enter_checks_the_first_round(tmp_path: Path) -> None:
    """The focus begins on what can be pressed, not on the seal before it."""
    form = fairness(tmp_path, match(2))
    press(form, ENTER)
    assert form.note().startswith("1판은 맞아요.")


def test_a_false_round_is_told(tmp_path: Path) -> None:
    record = match(2)
    wrong = replace(record.rounds[0], seed="0" * 32)
    form = fairness(tmp_path, replace(record, rounds=(wrong, *record.rounds[1:])))
    press_part(form, "1판", "확인하기")
    assert "맞지 않아요" in form.note()


def test_the_seed_of_a_running_round_is_nowhere(tmp_path: Path) -> None:
    record = stopped()
    form = fairness(tmp_path, record)
    go_to(form, "2판")
    everything = " ".join([*texts(form), form.note()])
    assert str(record.rounds[1].seed) not in everything
    assert "확인하기" not in [part.text for part in rows(form)[1].parts]


def test_an_arranged_deal_has_nothing_to_check(tmp_path: Path) -> None:
    record = match(2)
    arranged = replace(record, rounds=(replace(record.rounds[0], seed=None),))
    form = fairness(tmp_path, arranged)
    assert form.note() == form.stage.words("fair.arranged")


def test_without_a_match_it_only_explains(tmp_path: Path) -> None:
    form = Fairness(open_stage(tmp_path))
    show(form)
    assert form.stage.words("fair.blind") in texts(form)
    assert rows(form) == []
    before = form.scroll.up
    press(form, DOWN)
    assert form.scroll.up >= before


# the sheet as a file


@pytest.mark.parametrize(("seats", "rounds"), [(2, 1), (4, 11), (6, 13)])
def test_the_picture_has_a_row_for_every_round(tmp_path: Path, seats: int, rounds: int) -> None:
    form = page_of(tmp_path, match(1, seats, FAMILY, rounds))
    data = sheet_picture(form.stage, form.sheet())
    assert data.startswith(b"\x89PNG")
    width, height = picture_size(form.sheet())
    assert height > width or rounds < 12
    go_to_part(form, "", "점수판 그림")


def test_the_table_holds_every_score_total_and_bak(tmp_path: Path) -> None:
    form = page_of(tmp_path, match(6, 3, FAMILY, 6))
    lines = sheet_table(form.stage, form.sheet()).decode("utf-8-sig").split("\r\n")
    assert lines[0] == "판,민수,민수 합계,할매,할매 합계,삼촌,삼촌 합계,바가지"
    totals = [0, 0, 0]
    for number, (line, row) in enumerate(zip(lines[1:], form.sheet().rows, strict=False), 1):
        totals = [a + b for a, b in zip(totals, row.scores, strict=True)]
        figures = [figure for pair in zip(row.scores, totals, strict=True) for figure in pair]
        wearer = "" if row.wearer is None else NAMES[row.wearer]
        assert line.split(",") == [str(number), *map(str, figures), wearer]
    assert tuple(totals) == form.record.totals


def test_the_settlement_stands_at_the_foot_once_it_is_on(tmp_path: Path) -> None:
    record = match(6, 3, FAMILY, 6)
    plain = page_of(tmp_path / "a", record)
    assert plain.sheet().paid == ()
    paid = page_of(tmp_path / "b", record, money="tangerine")
    assert len(paid.sheet().paid) == 3
    assert all("귤" in text for text in paid.sheet().paid)
    assert sheet_picture(paid.stage, paid.sheet()) != sheet_picture(plain.stage, plain.sheet())
    last = sheet_table(paid.stage, paid.sheet()).decode("utf-8-sig").split("\r\n")[-2]
    assert last.startswith("정산,")
