"""Several people at one screen: looks, own keys, claims, presses; what the others may not learn."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.cards import MONTH, Card
from game.events import Discarded, Ponged
from game.moves import Draw, Stop
from scenes.keys import KEYS, Act
from scenes.table.absences import AWAY, BACK
from scenes.table.company import let_join
from scenes.table.hotseat import IDLE, LOOK_UP
from scenes.table.own_keys import (
    BRACKET,
    SUBSTITUTES,
    ShiftCare,
    one_more,
    own_keys,
    substitute,
)
from scenes.table.reading import facts_of
from tests.company import DIGITS, Company, People
from tests.table_driver import Bot, Sitting, meek, open_table, screen, script, sit, sitters, tame
from tests.tables import arranged

TABLES = {
    "two": ((0, 1), 2),
    "two and two CPUs": ((0, 2), 4),
    "three": ((0, 1, 2), 3),
    "three and a CPU": ((0, 1, 3), 4),
    "four": ((0, 1, 2, 3), 4),
    "four and two CPUs": ((0, 1, 3, 5), 6),
    "six": (tuple(range(6)), 6),
}


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


# whole rounds


@pytest.mark.parametrize(("people", "seats"), TABLES.values(), ids=TABLES)
@pytest.mark.parametrize("hold", [False, True], ids=["taps", "looks"])
def test_a_round_is_played_by_own_keys_and_digits(
    tmp_path: Path, people: tuple[int, ...], seats: int, hold: bool
) -> None:
    """Two presses a first look, three a turn, one a claim (or one and the card)."""
    at = Company(tmp_path, people, seats, seed=seats + hold)
    players = People(seats, wrong=0.3, hold=hold)
    at.until(lambda: at.table.phase == "over" and at.flow.still, players)
    at.check_record()
    assert at.table.record.rounds[-1].scores is not None
    dealer = at.table.record.rounds[-1].dealer
    log = at.table.view(None).log
    throws = [event.seat for event in log if isinstance(event, Discarded)]
    turns = sum(seat in people for seat in throws)
    opening = int(bool(throws) and throws[0] == dealer and dealer in people)
    claims = sum(isinstance(e, Ponged) and e.seat in people for e in log)
    assert at.pressed["slap"] == claims
    assert at.pressed["first"] == 2 * len([seat for seat in people if seat != dealer])
    over_in_look = at.pressed["turn"] - (3 * turns - opening)
    assert over_in_look in (0, 2), "a round may end with the draw"
    thrown = sum(isinstance(e, Ponged) and e.seat in people and e.throw is not None for e in log)
    assert at.pressed["claim"] == (thrown if hold else 0)


def test_a_lone_person_never_sees_a_curtain(tmp_path: Path) -> None:
    """Neither at the start nor when a match is gone on with."""
    for seats, me in ((2, 0), (4, 2), (6, 5)):
        sitting = sit(tmp_path, open_table(sitters(seats, me=me), seed=3), speed="fast")
        sitting.run(lambda s=sitting: s.table.phase == "turn" or s.person.on_turn)  # type: ignore[misc]
        assert sitting.flow.shared is None
        assert sitting.flow.hot is None
        assert sitting.flow.me == me
        assert sitting.flow.view.hand
        again = Sitting(sitting.stage, type(sitting.table)(sitting.table.record))
        assert again.flow.hot is None
        assert again.flow.view.hand


def test_names_are_said_and_never_you(tmp_path: Path) -> None:
    at = Company(tmp_path, (0, 1), 3, seed=2, language="en")
    at.until(lambda: at.table.phase == "over", People(1))
    texts = [text for _, text, _ in at.flow.lines] + [f.words for f in at.flow.floaters]
    assert not any(word in text.lower().split() for text in texts for word in ("you", "your"))


# arranged tables: seats 0, 1 and 2 are people, seat 3 is a CPU and deals


NO_CARD = Card("1a")
NINE = ["1 2 5 9a 9b", "1 2 4 4 6", "2 3 5 6 7", "1 3 7 8 8 9c"]
NOBODY = ["1 2 5 7 9a", "1 2 4 4 6", "2 3 5 6 7", "1 3 7 8 8 9c"]


def seated(
    folder: Path,
    patch: pytest.MonkeyPatch,
    hands: list[str] = NINE,
    people: tuple[int, ...] = (0, 1, 2),
    **settings: Any,
) -> Company:
    script(patch, meek)
    stock = settings.pop("stock", "10 10 10 10 11 11 11 11")
    deck = arranged(hands, stock, dealer=3)
    return Company(folder, people, len(hands), decks=[deck], dealer=3, **settings)


def in_window(at: Company) -> Company:
    """Let all have their first look; then the dealer's 9 lies open."""
    at.until(lambda: bool(at.flow.windows.is_open), People(0))
    return at


def phase(at: Company) -> Any:
    return at.table.phase


def clock(at: Company) -> Any:
    return at.flow.windows.clock


def test_first_looks_go_round_from_the_dealers_right(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = seated(tmp_path, monkeypatch)
    asked = []
    for _ in range(3):
        at.run(lambda: at.hot.ask is not None and at.flow.still)
        seat = at.hot.ask.seat
        asked.append(seat)
        assert at.flow.view.hand == ()
        at.tap((seat + 1) % 3)
        at.wait(0.3)
        assert at.hot.looker is None, "only the own key opens"
        at.look(seat)
        assert at.flow.view.hand == at.table.view(seat).hand
        at.tap((seat + 1) % 3)
        at.wait(0.3)
        assert at.hot.looker == seat, "others' keys are deaf in a look"
        at.tap(seat)
        at.settle()
        assert at.hot.looker is None
    assert asked == [0, 1, 2]
    assert phase(at) == "hold"


def test_between_turns_all_see_who_is_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at = in_window(seated(tmp_path, monkeypatch, NOBODY))
    assert at.table.turn == 3
    assert at.hot.next_asked() == 0, "after the CPU comes the first"
    at.run(lambda: phase(at) == "turn" and at.hot.ask is None)
    assert at.hot.next_asked() == 0
    at.run(lambda: at.hot.ask is not None)
    assert at.hot.next_asked() is None, "now the cloth says it"
    at.look(0)
    assert at.hot.next_asked() is None
    at.tap(0)
    at.settle()
    at.wait(0.3)
    at.type_card(at.scene.fingers.hand()[-1])
    at.run(lambda: at.flow.windows.is_open)
    assert at.hot.next_asked() == 1
    at.draw()
    at.table.leave(1)
    assert at.hot.next_asked() == 2
    at.table.leave(2)
    assert at.hot.next_asked() == 0


def test_a_forgotten_first_look_closes_itself_and_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = seated(tmp_path, monkeypatch)
    at.look(0)
    at.wait(IDLE - 1)
    at.post(pygame.KEYDOWN, DIGITS[0])
    at.wait(2)
    assert at.hot.looker == 0, "a digit counts as a sign of life"
    at.wait(IDLE)
    assert at.hot.looker is None
    assert at.hot.ask.seat == 1


def turn_of(at: Company, seat: int) -> None:
    """Let the round go on, with nobody claiming, to a person's turn."""
    players = People(0)
    at.until(
        lambda: at.table.turn == seat and at.table.phase == "turn" and at.hot.ask is not None,
        players,
    )
    at.settle()


def test_a_turn_is_open_draw_and_card_and_then_all_are_called_to_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = seated(tmp_path, monkeypatch, NOBODY)
    turn_of(at, 0)
    at.look(0)
    assert phase(at) == "turn", "opening draws nothing"
    at.tap(0)
    at.settle()
    assert phase(at) == "hold"
    at.wait(0.3)
    at.heard.clear()
    started, moves = at.time, at.table.moves
    at.type_card(at.scene.fingers.hand()[-1])
    assert at.table.moves == moves, "the hand closes first"
    at.run(lambda: at.table.moves > moves, seconds=1 / 60)
    assert at.hot.looker is None
    assert at.time - started == pytest.approx(0.12 + LOOK_UP, abs=0.06)
    assert at.heard[:2] == ["chime", "look"]


def test_what_the_hands_may_not_do_in_a_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Arrows move no focus, Space lights the caps, Tab and digits choose, S waits to be held."""
    at = seated(tmp_path, monkeypatch, NOBODY, one_click=False)
    turn_of(at, 0)
    at.look(0)
    at.tap(0)
    at.settle()
    at.wait(0.3)
    for arrow in (pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT):
        at.post(pygame.KEYDOWN, arrow)
        at.post(pygame.KEYUP, arrow)
    assert at.scene.fingers.focus is None
    at.post(pygame.KEYDOWN, pygame.KSCAN_SPACE)
    assert at.hot.flash > 0
    assert phase(at) == "hold"
    at.post(pygame.KEYDOWN, pygame.KSCAN_TAB)
    assert at.scene.fingers.focus == 0
    assert at.flow.look.raised == at.scene.fingers.hand()[0]
    at.post(pygame.KEYDOWN, DIGITS[1])
    assert at.flow.look.raised == at.scene.fingers.hand()[1]
    at.post(pygame.KEYDOWN, pygame.KSCAN_RETURN)
    at.run(lambda: at.table.phase == "window")


def test_a_stop_is_held_inside_the_look_and_its_slab_always_stands_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = ["1a 1b 2a 3a 9a", "1 2 4 4 6", "2 3 5 6 7", "1 3 7 8 8 9c"]
    at = seated(tmp_path, monkeypatch, hands, stock="10 4 10 10 10 11 11 11 11")
    turn_of(at, 0)
    at.look(0)
    slab = facts_of(at.flow, at.stage, None).stop
    assert slab is not None
    assert not slab.live
    assert slab.note
    assert not at.person.can(Stop())
    at.post(pygame.KEYDOWN, pygame.KSCAN_S)
    at.wait(1)
    assert phase(at) == "turn"


# claims


def test_a_tap_claims_and_throws_the_highest_other_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = in_window(seated(tmp_path, monkeypatch))
    at.wait(0.3)
    at.heard.clear()
    began = at.time
    at.tap(0)
    assert at.heard == ["tick"], "the same for right and wrong"
    assert at.hot.shouts.dips
    assert at.table.pending is not None
    at.run(lambda: "slap" in at.heard, seconds=1 / 120)
    assert at.time - began == pytest.approx(0.05, abs=0.02)
    at.run(lambda: at.table.pending is None)
    assert at.hot.looker is None
    ponged = at.table.view(None).log[-1]
    assert isinstance(ponged, Ponged)
    assert MONTH[ponged.throw or NO_CARD] == 5
    at.settle()
    assert at.table.record.rounds[-1].moves[-1].seat == 0  # type: ignore[union-attr]


def test_a_wrong_press_looks_the_same_and_rests_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = in_window(seated(tmp_path, monkeypatch, NOBODY))
    at.wait(0.3)
    at.heard.clear()
    time = clock(at).time
    at.down(1)
    assert at.heard == ["tick"]
    assert at.hot.shouts.dips == {1: pytest.approx(0.09)}
    assert at.table.wrong == {1: 1}
    assert clock(at).time == time
    at.up(1)
    at.wait(0.2)
    at.tap(1)
    assert at.heard == ["tick"], "the key rests"
    at.wait(0.3)
    at.tap(1)
    assert at.heard == ["tick", "tick"]
    assert at.table.phase == "window"


def test_a_press_while_the_card_flies_fires_when_it_lands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = seated(tmp_path, monkeypatch, speed="slow")
    at.until(lambda: clock(at) is not None and clock(at).time > -0.15, People(0))
    at.tap(1)
    at.tap(0)
    at.run(lambda: at.table.pending is not None)
    assert at.table.pending is not None
    assert at.table.pending.seat == 0, "the wrong one before it stands in nobody's way"
    at.wait(0.4)
    at.run(lambda: at.table.pending is None)
    assert at.hot.looker is None, "a tap is a tap"


def test_a_press_before_the_face_could_be_read_leaves_no_mark(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = seated(tmp_path, monkeypatch, speed="slow")
    at.until(lambda: clock(at) is not None, People(0))
    assert clock(at).time < -0.25
    at.heard.clear()
    at.tap(0)
    assert not at.hot.shouts.dips
    assert "tick" not in at.heard


def test_a_long_press_opens_a_look_for_the_throw(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = in_window(seated(tmp_path, monkeypatch))
    began = at.time
    at.down(0)
    at.wait(0.6)
    assert at.hot.ask.why == "claim"
    assert at.hot.looker is None
    at.run(lambda: at.hot.looker == 0)
    assert at.time - began == pytest.approx(0.95, abs=0.1)
    at.settle()
    at.up(0)
    at.wait(0.3)
    assert len(at.scene.fingers.hand()) == 3
    at.type_card(at.scene.fingers.hand()[0])
    at.run(lambda: at.table.pending is None)
    ponged = at.table.view(None).log[-1]
    assert isinstance(ponged, Ponged)
    assert MONTH[ponged.throw or NO_CARD] == 1


def test_a_press_of_middling_length_asks_for_the_own_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = in_window(seated(tmp_path, monkeypatch))
    at.down(0)
    at.wait(0.5)
    at.up(0)
    at.wait(1)
    assert at.hot.looker is None
    at.look(0)
    at.wait(IDLE + 1)
    assert at.hot.looker is None
    assert at.table.pending is not None, "the three cards stay"
    at.look(0)


def test_a_plan_may_be_set_and_cleared_in_a_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = seated(tmp_path, monkeypatch)
    at.look(0)
    hand = {MONTH[card]: card for card in at.flow.view.hand}
    assert at.person.prearmed == {9: hand[5]}
    at.person.prearm(hand[2])
    assert at.person.prearmed == {9: hand[2]}
    at.tap(0)
    at.settle()
    in_window(at)
    at.tap(0)
    at.run(lambda: at.table.phase == "window" and at.table.pending is None and at.flow.still)
    ponged = at.table.view(None).log[-1]
    assert isinstance(ponged, Ponged)
    assert ponged.throw == hand[2]


def test_a_cleared_plan_asks_for_a_look_even_after_a_tap(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = seated(tmp_path, monkeypatch)
    at.look(0)
    five = next(card for card in at.flow.view.hand if MONTH[card] == 5)
    at.person.prearm(five)
    assert at.person.prearmed == {}
    at.tap(0)
    at.settle()
    in_window(at)
    at.tap(0)
    at.run(lambda: at.hot.ask is not None)
    assert at.hot.ask.why == "claim"


@pytest.mark.parametrize(
    ("wished", "newcomer", "length"),
    [("auto", False, 1.5), ("auto", True, 3.0), ("0.8", True, 0.8), ("relaxed", False, 6.0),
     ("waiting", False, None)],
)  # fmt: skip
def test_the_window_of_a_shared_table(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    wished: str,
    newcomer: bool,
    length: float | None,
) -> None:
    at = in_window(seated(tmp_path, monkeypatch, NOBODY, together_claim=wished, newcomer=newcomer))
    assert clock(at).kind.length == length
    at.wait(0.6)
    at.post(pygame.KEYDOWN, pygame.KSCAN_RETURN)
    at.tick()
    assert at.table.phase == "window", "no pass before 1.5 s"
    if wished in ("relaxed", "waiting"):
        at.wait(1.0)
        at.post(pygame.KEYDOWN, pygame.KSCAN_RETURN)
        at.tick()
        assert at.table.phase != "window"
    else:
        at.run(lambda: at.table.phase != "window")


# peeks


def test_a_peek_stops_the_clock_and_shows_the_hand_while_the_key_is_held(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = in_window(seated(tmp_path, monkeypatch))
    at.wait(0.5)
    time = clock(at).time
    at.post(pygame.KEYDOWN, pygame.KSCAN_V)
    assert at.hot.peek.asked is not None
    at.down(0)
    at.wait(0.4)
    assert at.hot.looker is None
    at.wait(0.3)
    assert at.hot.looker == 0
    at.settle()
    assert at.flow.view.hand == at.table.view(0).hand
    assert not at.person.throwable()
    assert not at.person.on_turn
    assert clock(at).time == time
    at.up(0)
    at.settle()
    assert at.hot.looker is None
    assert at.table.pending is None, "the key was held for the look, not for a claim"
    assert clock(at).held
    assert clock(at).kind.length - clock(at).time >= 1.0
    at.post(pygame.KEYDOWN, pygame.KSCAN_V)
    at.down(0)
    at.wait(1)
    assert at.hot.looker is None, "once a person and window"
    at.up(0)
    at.down(1)
    at.wait(1)
    assert at.hot.looker == 1
    at.wait(6.5)
    assert at.hot.looker is None, "six seconds at most"


def test_a_peek_is_free_while_somebody_is_asked_for_a_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = seated(tmp_path, monkeypatch, NOBODY)
    turn_of(at, 0)
    for _ in range(2):
        at.post(pygame.KEYDOWN, pygame.KSCAN_V)
        at.down(1)
        at.wait(1)
        assert at.hot.looker == 1
        at.up(1)
        at.settle()
    at.run(lambda: at.hot.ask is not None)
    assert at.hot.ask.seat == 0
    at.post(pygame.KEYDOWN, pygame.KSCAN_V)
    at.down(0)
    at.wait(1)
    assert at.hot.looker == 0
    for key in (*DIGITS, pygame.KSCAN_RETURN):
        at.post(pygame.KEYDOWN, key)
    at.wait(0.5)
    assert phase(at) == "turn", "a peek decides nothing"


def test_something_in_front_closes_a_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at = seated(tmp_path, monkeypatch, NOBODY)
    turn_of(at, 0)
    at.look(0)
    at.scene.covered()
    assert at.hot.looker is None
    assert at.flow.view.hand == ()
    at.run(lambda: at.hot.ask is not None)
    assert at.hot.ask.seat == 0


# away and back


def test_somebody_silent_is_asked_about_and_a_cpu_plays_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = seated(tmp_path, monkeypatch, NOBODY)
    turn_of(at, 0)
    at.wait(AWAY - 2)
    assert at.page is None
    at.tap(0)
    at.settle()
    at.wait(IDLE + 1)
    at.wait(AWAY - IDLE - 3)
    assert at.page is None, "the key was heard 43 seconds ago"
    at.wait(4)
    assert at.page is not None
    labels = [choice.label for choice in at.page.choices.choices]
    words = at.stage.words
    assert labels == [words("hotseat.wait"), words("hotseat.once"), words("hotseat.hand_over")]
    at.page.choices.choices[1].choose()
    moves = at.table.moves
    at.run(lambda: at.table.phase == "window")
    assert at.table.moves > moves
    assert at.table.helped == {0}
    assert at.table.people == (0, 1, 2)


def test_waiting_is_asked_once_a_decision(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at = seated(tmp_path, monkeypatch, NOBODY)
    turn_of(at, 0)
    at.wait(AWAY + 1)
    page = at.page
    page.choices.choices[0].choose()
    at.wait(2 * AWAY)
    assert at.page is page
    assert at.hot.ask.seat == 0


def test_a_seat_is_handed_over_and_taken_back_with_the_own_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = seated(tmp_path, monkeypatch, NOBODY)
    turn_of(at, 0)
    at.hot.absences.hand_over(0)
    players = People(0)
    at.until(lambda: at.table.turn == 1 and at.hot.ask is not None, players)
    assert at.table.absent == {0}
    assert at.flow.hot is at.hot, "two are left"
    at.down(0)
    at.wait(BACK / 2)
    assert at.table.absent == {0}
    at.wait(BACK)
    assert at.table.absent == frozenset()
    assert at.hot.looker == 0, "a look comes first"
    at.up(0)
    at.settle()
    assert not at.person.throwable()
    at.tap(0)
    at.settle()
    at.run(lambda: at.hot.ask is not None)
    assert at.hot.ask.seat == 1


def test_the_last_one_lifts_one_more_curtain_and_plays_on_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = seated(tmp_path, monkeypatch, NOBODY)
    turn_of(at, 0)
    at.hot.absences.hand_over(0)
    at.hot.absences.hand_over(2)
    at.run(lambda: at.hot.ask is not None and at.hot.ask.why == "last")
    assert at.flow.view.hand == ()
    at.tap(1)
    at.tick()
    assert at.flow.hot is None
    assert at.flow.me == 1
    assert at.flow.look.bottom == 1
    assert at.flow.view.hand == at.table.view(1).hand
    at.draw()
    at.run(lambda: at.person.on_turn)
    at.person.act(Draw())
    at.settle()
    at.down(0)
    at.wait(BACK + 0.2)
    assert at.table.people == (0, 1)
    assert at.hot.runs
    assert at.flow.look.bottom == 0
    at.up(0)
    at.settle()
    assert at.hot.looker == 0
    at.check_still()


def test_a_stand_in_throws_for_a_claim_that_lies_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = in_window(seated(tmp_path, monkeypatch))
    at.down(0)
    at.wait(0.5)
    at.up(0)
    at.run(lambda: at.hot.ask is not None)
    script(monkeypatch, tame)
    at.hot.absences.hand_over(0)
    at.run(lambda: at.table.pending is None)
    assert isinstance(at.table.view(None).log[-1], Ponged)
    assert at.table.helped == {0}


def test_somebody_joins_between_rounds(tmp_path: Path) -> None:
    """A lone person among CPUs is joined by another; both get keys and closed hands."""
    at = Company(tmp_path, (0,), 3, seed=4, language="ko")
    assert at.flow.shared is None
    at.run(lambda: at.table.phase == "over" and at.flow.still, bot=Bot(1))
    at.table.take_seat(1, "아빠")
    let_join(at.flow)
    at.next_round()
    at.run(lambda: at.hot.ask is not None and at.flow.still)
    assert at.flow.names[1] == "아빠"
    assert set(at.hot.keys) == {0, 1}
    assert at.flow.view.hand == ()
    at.draw()


# own keys


def test_own_keys_are_never_those_of_systems_or_of_the_table() -> None:
    forbidden = {
        pygame.KSCAN_RALT, pygame.KSCAN_RCTRL, pygame.KSCAN_LGUI, pygame.KSCAN_RGUI,
        pygame.KSCAN_CAPSLOCK, pygame.KSCAN_ESCAPE, pygame.KSCAN_RETURN, pygame.KSCAN_TAB,
        pygame.KSCAN_SPACE, pygame.KSCAN_0, *DIGITS, pygame.KSCAN_7, pygame.KSCAN_8,
        pygame.KSCAN_9, pygame.KSCAN_KP_ENTER,
    }  # fmt: skip
    forbidden |= {code for code, act in KEYS.items() if act is not Act.RIGHT}
    blocked = ("grave", "backspace")
    for mac in (False, True):
        for people, seats in TABLES.values():
            for ruled_out in ((), blocked):
                keys = own_keys(people, seats, ruled_out, mac=mac)
                assert set(keys) == set(people)
                codes = [key.scancode for key in keys.values()]
                assert len(set(codes)) == len(codes)
                assert not forbidden & set(codes)
                assert mac or pygame.KSCAN_LALT not in codes
    assert not forbidden & {key.scancode for key in SUBSTITUTES}


@pytest.mark.parametrize(
    ("people", "names"),
    [
        ((0, 1), {"left_ctrl", "right"}),
        ((0, 1, 2), {"left_ctrl", "right", "backspace"}),
        ((0, 1, 2, 3), {"left_ctrl", "right", "backspace", "grave"}),
        ((0, 1, 2, 3, 4), {"left_ctrl", "right", "backspace", "grave", "left_shift"}),
    ],
)
def test_the_safest_keys_come_first(people: tuple[int, ...], names: set[str]) -> None:
    for seats in range(len(people), 7):
        keys = own_keys(people, seats, mac=False)
        assert {key.name for key in keys.values()} == names
    assert len({key.name for key in own_keys(people, 6, names, mac=False).values()}) == len(people)


def test_corners_lie_nearest_to_their_seats() -> None:
    keys = own_keys((0, 1, 2, 3), 4, mac=False)
    assert [keys[seat].name for seat in range(4)] == ["left_ctrl", "right", "backspace", "grave"]
    assert one_more({0: keys[0], 1: keys[1]}).name in ("backspace", "grave")
    assert substitute(keys) == SUBSTITUTES[0]
    assert substitute(keys, shift=False) is BRACKET


def test_the_fourth_shift_in_a_row_gets_another_key() -> None:
    care = ShiftCare()
    shift, other = pygame.KSCAN_LSHIFT, pygame.KSCAN_Q
    assert [care.press(key) for key in (shift, shift, shift, shift)] == [False, False, False, True]
    care = ShiftCare()
    assert not any(care.press(key) for key in (shift, shift, shift, other, shift, shift, shift))


def test_instead_of_shift_another_key_works_at_once(tmp_path: Path) -> None:
    at = Company(tmp_path, tuple(range(5)), 5, seed=1)
    seat = next(seat for seat, key in at.hot.keys.items() if key.is_shift)
    at.run(lambda: at.hot.ask is not None and at.flow.still)
    for _ in range(4):
        at.down(seat)
        at.up(seat)
    told = at.stage.words("hotseat.instead_of_shift", name=at.flow.names[seat], cap="]")
    assert told in [floater.words for floater in at.flow.floaters]
    assert at.hot.seat_of(pygame.KSCAN_RIGHTBRACKET) == seat


# pads


def button(at: Company, pad: int, number: int, kind: int = pygame.CONTROLLERBUTTONDOWN) -> None:
    at.scene.handle(pygame.Event(kind, instance_id=pad, button=number))


def test_a_pad_acts_for_its_own_seat_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at = seated(tmp_path, monkeypatch, NOBODY)
    x, a = pygame.CONTROLLER_BUTTON_X, pygame.CONTROLLER_BUTTON_A
    button(at, 7, x)
    assert at.hot.input.pads == {}
    at.down(0)
    button(at, 7, x)
    at.up(0)
    assert at.hot.input.pads == {7: 0}
    at.down(1)
    button(at, 8, x)
    at.up(1)
    turn_of(at, 0)
    button(at, 8, x)
    assert at.hot.looker is None
    button(at, 7, x)
    button(at, 7, x, pygame.CONTROLLERBUTTONUP)
    at.settle()
    assert at.hot.looker == 0
    at.wait(0.3)
    button(at, 8, a)
    at.settle()
    assert phase(at) == "turn", "another's pad is deaf in a look"
    button(at, 7, a)
    at.settle()
    assert phase(at) == "hold"
    at.wait(0.3)
    button(at, 7, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert at.scene.fingers.focus == 0
