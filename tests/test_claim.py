"""The claim window: what a press means at each moment, pauses, passes, when a CPU claims."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.moves import Discard, Ppong
from game.store import Settings
from scenes.table.claim import GRACE, LEAD_IN, LEAST_REST, ClaimClock, Press, Window, window
from scenes.table.reading import facts_of
from tests.table_driver import (
    Sitting,
    meek,
    open_table,
    screen,
    script,
    sit,
    sitters,
    tame,
)
from tests.tables import arranged, house

FLIGHT = 0.22
EVEN = 1e-9


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


def clock(length: float | None = 1.5, flight: float = FLIGHT, lead: float = 0.0) -> ClaimClock:
    return ClaimClock(Window(length, 0.82, 1.35), flight, lead)


def at(moment: float, started: ClaimClock | None = None) -> ClaimClock:
    """A clock that shows a moment, counted from the landing."""
    running = started or clock()
    running.tick(moment - running.time + EVEN)
    return running


# the table of modes


MODES = [
    ({"claim": "touch", "claim_seconds": "0.8"}, (0.8, 0.45, 0.72)),
    ({"claim": "touch", "claim_seconds": "1.5"}, (1.5, 0.82, 1.35)),
    ({"claim": "touch", "claim_seconds": "3"}, (3.0, 1.3, 2.4)),
    ({"claim": "relaxed"}, (6.0, 1.5, 3.0)),
    ({"claim": "waiting"}, (None, 1.5, 3.0)),
]


@pytest.mark.parametrize(("chosen", "times"), MODES)
def test_each_mode_has_its_length_and_its_range_for_cpus(
    chosen: dict[str, Any], times: tuple[float | None, float, float]
) -> None:
    settings = Settings(**chosen)
    assert window(settings, a_person_could=True) == Window(*times)
    length, earliest, latest = times
    slow = window(settings, a_person_could=True, late=0.15)
    assert slow == Window(None if length is None else length + 0.15, earliest, latest)
    assert length is None or latest < length


@pytest.mark.parametrize("chosen", [chosen for chosen, _ in MODES])
def test_where_no_person_could_claim_the_window_is_short_in_every_mode(
    chosen: dict[str, Any],
) -> None:
    assert window(Settings(**chosen), a_person_could=False) == Window(0.8, 0.45, 0.72)


@pytest.mark.parametrize("times", [times for _, times in MODES])
def test_cpu_moments_are_even_over_their_range(times: tuple[float | None, float, float]) -> None:
    kind, tries, parts = Window(*times), 4000, 8
    moments = [kind.moment(f"seal/{number}", number % 6) for number in range(tries)]
    assert all(kind.earliest <= moment <= kind.latest for moment in moments)
    width = (kind.latest - kind.earliest) / parts
    found = Counter(min(parts - 1, int((m - kind.earliest) / width)) for m in moments)
    fair = tries / parts
    assert all(abs(found[part] - fair) < 5 * fair**0.5 for part in range(parts))


def test_every_cpu_has_a_moment_of_its_own_in_every_window() -> None:
    kind = Window(1.5, 0.82, 1.35)
    drawn = {(seed, seat): kind.moment(seed, seat) for seed in ("a", "b") for seat in range(6)}
    assert len(set(drawn.values())) == 12
    assert kind.moment("a", 3) == drawn["a", 3]


# the table of presses, row by row


@pytest.mark.parametrize(
    ("moment", "answer"),
    [
        (-0.22, Press.DROPPED),  # 1: before the face could be read
        (-0.121, Press.DROPPED),
        (-0.119, Press.KEPT),  # 2: kept for the landing
        (-0.001, Press.KEPT),
        (0.0, Press.TRIED),  # 3: in the window
        (1.499, Press.TRIED),
        (1.5, Press.TRIED),  # 4: the hidden grace
        (1.579, Press.TRIED),
        (1.581, Press.DROPPED),  # 5: later
        (9.0, Press.DROPPED),
    ],
)
def test_what_a_press_means_at_each_moment(moment: float, answer: Press) -> None:
    assert at(moment).press() is answer


def test_an_early_press_fires_once_when_the_card_lands() -> None:
    early = at(-0.05)
    assert early.press() is Press.KEPT
    assert early.press() is Press.KEPT
    assert not early.fire_kept()
    at(0.0, early)
    assert early.fire_kept()
    assert not early.fire_kept()


def test_a_dropped_press_leaves_nothing_behind() -> None:
    early = at(-0.2)
    early.press()
    at(0.0, early)
    assert not early.fire_kept()


def test_a_card_that_waits_for_the_drum_is_read_from_its_launch() -> None:
    late = clock(lead=0.4)
    assert late.press() is Press.DROPPED
    assert at(-FLIGHT, late).press() is Press.DROPPED
    assert at(-FLIGHT + 0.11, late).press() is Press.KEPT


def test_without_a_flight_the_card_may_be_claimed_at_once() -> None:
    assert clock(flight=0.0).press() is Press.TRIED


def test_the_ring_is_empty_at_the_end_and_nobody_sees_the_grace() -> None:
    assert at(0.0).share == pytest.approx(1)
    assert at(0.75).share == pytest.approx(0.5)
    assert at(1.5).share == pytest.approx(0)
    assert at(1.55).share == 0
    assert not at(1.55).over
    assert at(1.5 + GRACE).over


def test_a_press_changes_no_time() -> None:
    running = at(0.4)
    before = (running.time, running.share)
    for _ in range(5):
        running.press()
    assert (running.time, running.share) == before


def test_a_press_right_after_another_pair_was_meant_for_the_card_before() -> None:
    touched = ClaimClock(Window(1.5, 0.82, 1.35), 0.0)
    touched.pair_touched()
    touched.tick(0.249)
    assert touched.press() is Press.DROPPED
    touched.tick(0.002)
    assert touched.press() is Press.TRIED


def test_without_a_clock_the_window_stays_open() -> None:
    waiting = at(3600.0, clock(None))
    assert not waiting.over
    assert waiting.share == 1
    assert waiting.press() is Press.TRIED


# pauses and the pass


def test_a_pause_stops_the_clock_for_a_lead_and_leaves_a_fair_rest() -> None:
    paused = at(1.4)
    paused.pause()
    assert paused.held
    assert paused.press() is Press.DROPPED
    assert not paused.may_pass()
    paused.tick(LEAD_IN - 0.01)
    assert paused.held
    assert paused.time == pytest.approx(1.5 - LEAST_REST)
    paused.tick(0.02)
    assert not paused.held
    assert paused.time == pytest.approx(1.5 - LEAST_REST + 0.01)
    assert paused.press() is Press.TRIED


def test_a_pause_gives_no_time_to_a_window_with_enough_left() -> None:
    paused = at(0.3)
    paused.pause()
    paused.tick(LEAD_IN)
    assert paused.time == pytest.approx(0.3)


def test_a_second_pause_starts_the_lead_again() -> None:
    paused = at(0.3)
    paused.pause()
    paused.tick(0.4)
    paused.pause()
    paused.tick(0.4)
    assert paused.held
    assert paused.time == pytest.approx(0.3)


def test_a_pause_forgets_an_early_press() -> None:
    paused = at(-0.05)
    paused.press()
    paused.pause()
    paused.tick(LEAD_IN)
    at(0.0, paused)
    assert not paused.fire_kept()


@pytest.mark.parametrize(("moment", "may"), [(0.0, False), (0.299, False), (0.3, True)])
def test_a_lone_person_may_let_the_card_pass_from_300_ms(moment: float, may: bool) -> None:
    assert at(moment).may_pass() is may


# at the table


def seated(
    folder: Path, patch: pytest.MonkeyPatch, hands: list[str], dealer: int = 3, **settings: Any
) -> Sitting:
    """Sit at seat 0 of an arranged table whose dealer, a CPU, throws its highest card."""
    choose = settings.pop("choose", tame)
    script(patch, choose)
    rules = settings.pop("rules", house("family"))
    deck = arranged(hands, settings.pop("stock", ""), dealer=dealer)
    table = open_table(sitters(len(hands)), rules, decks=[deck], dealer=dealer)
    return sit(folder, table, **settings)


MINE = ["1 2 5 9 9", "1 2 4 4 6", "2 3 5 6 7", "1 3 7 8 8 9"]
"""Seat 3 deals and throws its 9; seat 0, the person, holds two."""
NOT_MINE = ["1 2 5 8 9", "1 2 4 9 9", "2 3 5 6 7", "1 3 7 8 8 9"]
NOBODY = ["1 2 5 8 9", "1 2 4 6 9", "2 3 5 6 7", "1 3 7 8 8 9"]


def opened(sitting: Sitting) -> Sitting:
    """Wait until the window is open."""
    sitting.run(lambda: sitting.flow.windows.is_open)
    return sitting


def clock_of(sitting: Sitting) -> ClaimClock:
    found: ClaimClock = sitting.flow.windows.clock
    return found


def wait_until(sitting: Sitting, moment: float) -> None:
    """Let frames pass until the clock shows a moment after the landing."""
    sitting.run(lambda: clock_of(sitting).time >= moment)


def slap(sitting: Sitting) -> None:
    sitting.key(pygame.KSCAN_SPACE)


def test_a_right_press_brings_the_pair_down_in_50_ms_with_its_sound(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = opened(seated(tmp_path, monkeypatch, MINE))
    wait_until(sitting, 0.4)
    sitting.heard.clear()
    slap(sitting)
    assert sitting.table.pending is not None
    before = sitting.time
    sitting.run(lambda: "slap" in sitting.heard)
    assert sitting.time - before <= 0.05 + 1 / 60 + EVEN
    shown = {floater.show.kind for floater in sitting.flow.floaters}
    assert {"burst", "shock", "dust"} <= shown, "the eye sees it in the same frame"
    assert sitting.person.must_throw


def test_an_early_press_claims_in_the_frame_in_which_the_card_lands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = seated(tmp_path, monkeypatch, MINE)
    sitting.run(lambda: sitting.flow.windows.clock is not None)
    wait_until(sitting, -0.08)
    slap(sitting)
    assert sitting.table.pending is None
    running = clock_of(sitting)
    sitting.run(lambda: sitting.table.pending is not None)
    assert 0 <= running.time <= 1 / 60 + EVEN
    assert sitting.table.wrong.get(0, 0) == 0


@pytest.mark.parametrize("late", [1.51, 1.56])
def test_a_press_in_the_hidden_grace_still_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, late: float
) -> None:
    sitting = opened(seated(tmp_path, monkeypatch, MINE))
    wait_until(sitting, late)
    slap(sitting)
    assert sitting.table.pending is not None


@pytest.mark.parametrize("newcomer", [True, False])
def test_a_late_press_is_dropped_and_a_newcomer_is_told_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, newcomer: bool
) -> None:
    sitting = opened(seated(tmp_path, monkeypatch, MINE, speed="slow"))
    sitting.stage.change(newcomer=newcomer)
    told = sitting.stage.words("table.late")
    sitting.run(lambda: sitting.table.phase == "turn")
    sitting.tick()
    for _ in range(2):
        slap(sitting)
        sitting.tick()
    assert sitting.table.pending is None
    assert sitting.table.wrong.get(0, 0) == 0
    assert "tock" not in sitting.heard
    assert [f.words for f in sitting.flow.floaters].count(told) == (1 if newcomer else 0)


@pytest.mark.parametrize("hands", [NOBODY, NOT_MINE])
def test_a_press_without_a_pair_costs_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hands: list[str]
) -> None:
    sitting = opened(seated(tmp_path, monkeypatch, hands))
    wait_until(sitting, 0.2)
    view, record, time = sitting.flow.view, sitting.table.record, clock_of(sitting).time
    slap(sitting)
    assert sitting.heard[-1] == "tock"
    assert sitting.person.shaking == pytest.approx(0.18)
    assert sitting.table.wrong.get(0, 0) == 1
    assert (sitting.flow.view, sitting.table.record) == (view, record)
    assert clock_of(sitting).time == time
    assert sitting.person.may_claim, "the key stays live"


def test_a_newcomer_learns_what_a_ppong_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = opened(seated(tmp_path, monkeypatch, NOBODY))
    sitting.stage.change(newcomer=True)
    slap(sitting)
    words = sitting.stage.words("table.need_pair", month=sitting.stage.words.month(9))
    assert words in [floater.words for floater in sitting.flow.floaters]


def test_a_press_on_the_own_card_is_dropped_in_silence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = ["1 2 5 9 9 9", "1 2 4 4 6", "2 3 5 6 7", "1 3 7 8 8"]
    sitting = seated(tmp_path, monkeypatch, hands, dealer=0)
    sitting.person.throw(sitting.flow.view.hand[-1])
    opened(sitting)
    heard = len(sitting.heard)
    slap(sitting)
    assert sitting.table.pending is None
    assert sitting.table.wrong.get(0, 0) == 0
    assert sitting.person.shaking == 0
    assert len(sitting.heard) == heard
    assert clock_of(sitting).kind == Window(0.8, 0.45, 0.72), "no person could claim"


def test_a_press_on_a_claim_that_is_shown_already_is_dropped_in_silence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = opened(seated(tmp_path, monkeypatch, NOT_MINE))
    sitting.run(lambda: sitting.table.pending is not None)
    for _ in range(12):
        slap(sitting)
        sitting.tick()
    assert sitting.table.wrong.get(0, 0) == 0
    assert "tock" not in sitting.heard
    assert sitting.person.shaking == 0


def test_a_press_meant_for_the_card_before_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seat 1 claims the 9 and throws; a press within 250 ms after its pair costs nothing."""
    sitting = opened(seated(tmp_path, monkeypatch, NOT_MINE, speed="instant"))
    sitting.run(lambda: bool(sitting.flow.view.chain))
    opened(sitting)
    slap(sitting)
    assert sitting.table.wrong.get(0, 0) == 0
    wait_until(sitting, 0.26)
    slap(sitting)
    assert sitting.table.wrong.get(0, 0) == 1


def test_a_claim_that_goes_out_asks_for_no_throw(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The person holds 7 7 7 and 9 9, a natural ppong and the pair: it ends at the contact."""
    hands = ["7 7 7 9 9", "1 2 4 4 6", "2 3 5 6 8", "1 3 5 8 8 9"]
    sitting = opened(seated(tmp_path, monkeypatch, hands))
    slap(sitting)
    sitting.run(lambda: sitting.table.phase == "over")
    assert sitting.table.last_outcome is not None
    assert sitting.table.last_outcome.end.kind == "natural_bak"
    sitting.settle()
    assert not sitting.person.must_throw
    sitting.check_still()


def test_of_three_cards_the_two_lowest_go_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = ["9b 9c 9d 2 5", "1 2 4 4 6", "2 3 5 6 7", "1 3 7 8 8 9a"]
    sitting = opened(seated(tmp_path, monkeypatch, hands))
    slap(sitting)
    assert sitting.table.pending is not None
    assert sitting.table.pending.cards == ("9c", "9d")
    sitting.settle()
    assert "9b" in sitting.person.throwable()


def test_the_hands_total_leaves_out_a_pair_that_lies_already(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = opened(seated(tmp_path, monkeypatch, MINE))
    assert facts_of(sitting.flow, sitting.stage, None).total == 26
    slap(sitting)
    sitting.settle()
    assert facts_of(sitting.flow, sitting.stage, None).total == 1 + 2 + 5


def test_there_is_no_way_back_from_a_claim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """낙장불입: the pair lies; only a throw goes on, and no clock hurries it."""
    sitting = opened(seated(tmp_path, monkeypatch, MINE))
    slap(sitting)
    sitting.settle()
    for _ in range(60 * 30):
        sitting.tick()
    assert sitting.table.pending is not None
    assert sitting.person.must_throw
    sitting.person.let_pass()
    slap(sitting)
    assert sitting.table.pending is not None
    assert sitting.person.throw(sitting.person.throwable()[-1])
    sitting.settle()
    assert sitting.flow.view.chain == 1
    sitting.check_still()


def test_a_pass_closes_the_window_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = opened(seated(tmp_path, monkeypatch, MINE))
    wait_until(sitting, 0.2)
    sitting.person.let_pass()
    sitting.tick()
    assert sitting.table.phase == "window", "not before 300 ms"
    wait_until(sitting, 0.31)
    sitting.person.let_pass()
    sitting.tick()
    assert (sitting.table.phase, sitting.table.turn) == ("turn", 0)


def test_a_cpu_that_would_claim_does_so_at_the_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = opened(seated(tmp_path, monkeypatch, NOT_MINE))
    wait_until(sitting, 0.31)
    sitting.person.let_pass()
    sitting.tick()
    assert sitting.table.pending is not None
    assert sitting.table.pending.seat == 1


@pytest.mark.parametrize(("chosen", "times"), MODES)
def test_the_pair_of_a_cpu_touches_within_its_range(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    chosen: dict[str, Any],
    times: tuple[float | None, float, float],
) -> None:
    sitting = opened(seated(tmp_path, monkeypatch, NOT_MINE, **chosen))
    landed = sitting.time - clock_of(sitting).time
    sitting.heard.clear()
    sitting.run(lambda: "slap" in sitting.heard)
    touched = sitting.time - landed
    assert times[1] - EVEN <= touched <= times[2] + 2 / 60 + EVEN


@pytest.mark.parametrize("choose", [tame, meek])
def test_a_window_that_nobody_uses_closes_after_the_grace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, choose: Any
) -> None:
    hands = NOBODY if choose is tame else NOT_MINE
    sitting = opened(seated(tmp_path, monkeypatch, hands, choose=choose))
    running = clock_of(sitting)
    sitting.run(lambda: sitting.table.phase != "window")
    assert 1.5 + GRACE <= running.time <= 1.5 + GRACE + 1 / 60 + EVEN


def test_a_covered_table_stands_still(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = opened(seated(tmp_path, monkeypatch, NOT_MINE))
    wait_until(sitting, 0.7)
    sitting.scene.covered()
    before = clock_of(sitting).time
    for _ in range(20):
        sitting.tick()
        slap(sitting)
        sitting.person.let_pass()
    assert clock_of(sitting).time == before
    assert sitting.table.pending is None
    assert sitting.table.wrong.get(0, 0) == 0
    sitting.run(lambda: sitting.table.pending is not None)


def test_hurrying_never_closes_a_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = opened(seated(tmp_path, monkeypatch, MINE))
    before = clock_of(sitting).time
    for _ in range(10):
        sitting.key(pygame.KSCAN_PERIOD)
    assert sitting.table.phase == "window"
    assert clock_of(sitting).time == before


def test_a_throw_set_in_advance_needs_one_press_for_all_three_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = opened(seated(tmp_path, monkeypatch, MINE))
    five = next(card for card in sitting.flow.view.hand if card.startswith("5"))
    sitting.person.prearm(five)
    assert sitting.person.prearmed == {9: five}
    slap(sitting)
    sitting.run(lambda: sitting.flow.view.chain == 1)
    assert sitting.flow.view.discards[-1] == five
    ponged = sitting.table.record.rounds[-1].moves[-1]
    assert (ponged.seat, ponged.throw) == (0, five)  # type: ignore[union-attr]


def test_a_throw_set_in_advance_can_be_changed_cleared_and_lapses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = seated(tmp_path, monkeypatch, MINE, stock="10 10 10 10 11 11 11 11")
    hand = {int(card[:-1]): card for card in sitting.flow.view.hand}
    person = sitting.person
    person.prearm(hand[5])
    person.prearm(hand[2])
    assert person.prearmed == {9: hand[2]}
    person.prearm(hand[2])
    assert person.prearmed == {}
    person.prearm(hand[9])
    assert person.prearmed == {}, "the pair itself can't go"
    person.prearm(hand[2])
    sitting.run(lambda: person.on_turn)
    person.act(sitting.flow.view.moves[-1])
    sitting.settle()
    assert person.throw(hand[2])
    sitting.settle()
    assert person.prearmed == {}, "its card is gone"
    words = sitting.stage.words
    told = words("table.armed_gone", month=words.month(9))
    assert told in [floater.words for floater in sitting.flow.floaters]


def test_a_set_throw_fires_by_itself_if_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = opened(seated(tmp_path, monkeypatch, MINE, auto_ppong=True))
    sitting.person.prearm(sitting.flow.view.hand[0])
    running = clock_of(sitting)
    sitting.run(lambda: sitting.table.pending is not None)
    assert 0.4 <= running.time <= 0.4 + 2 / 60 + EVEN
    sitting.run(lambda: sitting.flow.view.chain == 1)
    sitting.check_record()


def test_the_helpers_players_do_what_the_tests_take_them_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = opened(seated(tmp_path, monkeypatch, NOT_MINE))
    assert sitting.flow.view.discards[-1].startswith("9")
    assert isinstance(tame(sitting.table.view(1)), Ppong)
    assert meek(sitting.table.view(1)) is None
    assert isinstance(tame(sitting.table.view(0)), Discard) is False
