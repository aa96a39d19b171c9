"""No press at the table is silent: it does something that can be seen, or a line says why not."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.moves import Declare, Draw, Stop
from scenes.keys import CARDS, KEYS, Act
from scenes.table.fingers import HOLD, PAGES
from scenes.table.reading import facts_of
from scenes.table.scene import Ways
from tests.screens import LANGUAGES, cut
from tests.table_driver import Sitting, meek, open_table, screen, sit, sitters
from tests.test_claim import MINE, seated
from tests.test_hotseat import NOBODY
from tests.test_hotseat import seated as together

SIZE = (1280, 720)
NOTHING_MEANT = (Act.HURRY, Act.FULLSCREEN)
"""Ends running clips, of which there are none; belongs to the window."""
JOKBO = ["4 5 6 7 9", "1 2 4 4 6", "2 3 5 6 7", "1 3 9 8 8 10"]
SINGLES = ["1 2 5 8 9", "1 2 4 4 6", "2 3 5 6 7", "1 3 7 8 8 9"]


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen(SIZE):
        yield


Start = Callable[..., Sitting]


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Start:
    """Sit down beside CPU players who claim nothing."""

    def begin(hands: list[str] = SINGLES, **settings: Any) -> Sitting:
        usual: dict[str, Any] = {"choose": meek, "claim": "waiting", "stock": "12 12 11 11"}
        return open_pages(seated(tmp_path, monkeypatch, hands, **usual | settings))

    return begin


def open_pages(sitting: Sitting) -> Sitting:
    """Let every page be there that a real table opens."""
    ways = sitting.scene.ways
    sitting.scene.ways = Ways(dict.fromkeys(PAGES, lambda _: sitting.scene), ways.sheet)
    return sitting


def rest(sitting: Sitting, seconds: float = 0.2) -> Sitting:
    """Wait until the hands hear again after a change, and draw."""
    for _ in range(round(seconds * 60)):
        sitting.tick()
    sitting.draw()
    return sitting


def window(start: Start, **settings: Any) -> Sitting:
    sitting = start(**settings)
    sitting.run(lambda: sitting.person.may_claim)
    return rest(sitting, 0.4)


def turn(start: Start, **settings: Any) -> Sitting:
    sitting = window(start, **settings)
    sitting.person.let_pass()
    sitting.run(lambda: sitting.person.on_turn)
    return rest(sitting)


def long_after(start: Start, **settings: Any) -> Sitting:
    return rest(turn(start, **settings), 1.0)


def hold(start: Start, **settings: Any) -> Sitting:
    sitting = turn(start, **settings)
    sitting.person.act(Draw())
    sitting.run(sitting.person.throwable)
    return rest(sitting, 1.0)


def own_window(start: Start, **settings: Any) -> Sitting:
    sitting = hold(start, **settings)
    sitting.person.throw(sitting.person.throwable()[-1])
    sitting.run(lambda: sitting.flow.windows.is_open)
    return rest(sitting)


def others_turn(start: Start, **settings: Any) -> Sitting:
    sitting = own_window(start, speed="slow", **settings)
    sitting.run(lambda: sitting.table.phase == "turn" and sitting.flow.still)
    return rest(sitting)


def claimed(start: Start, **settings: Any) -> Sitting:
    sitting = window(start, hands=MINE, **settings)
    sitting.person.press_ppong()
    sitting.run(lambda: sitting.person.must_throw)
    return rest(sitting)


def low(start: Start, **settings: Any) -> Sitting:
    """Hold 1 and 2 after a ppong, at the start of a turn."""
    sitting = claimed(start, **settings)
    sitting.person.throw(sitting.person.throwable()[-1])
    for _ in range(4):
        sitting.run(lambda: sitting.person.may_claim or sitting.person.can(Stop()))
        if not sitting.person.can(Stop()):
            rest(sitting, 0.4)
            sitting.person.let_pass()
            rest(sitting, 0.1)
    return rest(sitting)


def six(start: Start, **settings: Any) -> Sitting:
    """Hold a straight, with the last card just drawn."""
    sitting = turn(start, hands=JOKBO, stock="8 12 12 11 11", **settings)
    sitting.person.act(Draw())
    sitting.run(lambda: sitting.person.can(Declare()))
    return rest(sitting)


def over(start: Start, **settings: Any) -> Sitting:
    sitting = low(start, **settings)
    sitting.person.act(Stop())
    sitting.run(lambda: (sitting.flow.over_for or 0) > 0.7)
    return rest(sitting, 0.05)


STATES = {
    "window": window,
    "turn": turn,
    "turn, a while later": long_after,
    "hold": hold,
    "own window": own_window,
    "another's turn": others_turn,
    "claimed": claimed,
    "low": low,
    "jokbo": six,
    "over": over,
}


DROPPED = {name: ["PPONG", "click on ppong"] for name in ("own window", "turn", "low", "jokbo")}
"""A slap at the own card, or a moment too late, is dropped without a word; there is no race."""


def state(sitting: Sitting) -> tuple[object, ...]:
    """All that a press may change."""
    flow, settings = sitting.flow, sitting.stage.settings
    return (
        flow.view, flow.look, sitting.table.pending, sitting.table.record, settings, sitting.left,
        sitting.person.shaking > 0, dict(sitting.person.prearmed), sitting.scene.fingers.held,
        flow.timeline.idle, flow.hot and flow.hot.flash > 0, bool(sitting.flow.cutting),
        flow.cutting and flow.cutting.at,
    )  # fmt: skip


def whispers(sitting: Sitting) -> list[str]:
    return [found.words for found in sitting.flow.floaters if found.show.kind == "whisper"]


def seen(sitting: Sitting, down: pygame.Event, up: pygame.Event) -> str:
    """Press and let go; what came of it: `page`, `changed`, the words, or nothing."""
    sitting.flow.floaters[:] = [f for f in sitting.flow.floaters if f.show.kind != "whisper"]
    sitting.scene.fingers._last_down = (-10_000, (-100, -100))
    before, changed = state(sitting), False
    for event in (down, up):
        if sitting.scene.handle(event) is not None:
            return "page"
        sitting.tick()
        changed |= state(sitting) != before
    told = " ".join(whispers(sitting)) or facts_of(sitting.flow, sitting.stage, None).line
    return told.replace("\N{NO-BREAK SPACE}", " ") or ("changed" if changed else "")


def by_key(scancode: int) -> tuple[pygame.Event, pygame.Event]:
    down = pygame.Event(pygame.KEYDOWN, key=0, scancode=scancode, mod=0, unicode="")
    return down, pygame.Event(pygame.KEYUP, key=0, scancode=scancode, mod=0)


def by_mouse(place: tuple[int, int], button: int = 1) -> tuple[pygame.Event, pygame.Event]:
    down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=button)
    return down, pygame.Event(pygame.MOUSEBUTTONUP, pos=place, button=button)


def places(sitting: Sitting) -> dict[str, tuple[int, int]]:
    """Everything that looks as if it could be pressed, in the middle of what shows of it."""
    facts, at = facts_of(sitting.flow, sitting.stage, None), sitting.flow.geometry
    found = {
        "menu": at.menu.center, "paper": at.paper.center, "history": at.history.center,
        "stock": at.stock.center, "stop": at.stop.center, "ppong": at.ppong.center,
    }  # fmt: skip
    if facts.pass_ is not None:
        found["pass"] = at.pass_.center
    if facts.declare is not None:
        found["declare"] = at.declare.center
    if sitting.scene.coached:
        found["hint"] = at.hint.center
    base = sitting.flow.base()
    for number, card in enumerate(sitting.scene.fingers.hand(), start=1):
        pose = base[card]
        found[f"card {number}"] = (round(pose.x - pose.width * 0.4), round(pose.y))
    return found


def presses(sitting: Sitting) -> dict[str, tuple[pygame.Event, pygame.Event]]:
    keys = {act.name: by_key(code) for code, act in KEYS.items() if act not in NOTHING_MEANT}
    clicks = {f"click on {name}": by_mouse(place) for name, place in places(sitting).items()}
    right = {
        f"right click on {name}": by_mouse(place, 3)
        for name, place in places(sitting).items()
        if name.startswith("card")
    }
    return keys | clicks | right


@pytest.mark.parametrize("name", STATES)
@pytest.mark.parametrize("settings", [{}, {"one_click": False}], ids=["one click", "two clicks"])
def test_every_press_is_answered(start: Start, name: str, settings: dict[str, Any]) -> None:
    sitting = STATES[name](start, **settings)
    silent = []
    for what, (down, up) in presses(sitting).items():
        came = seen(sitting, down, up)
        if not came:
            silent.append(what)
        if came in {"page", "changed"} or not sitting.flow.still:
            sitting = STATES[name](start, **settings)
    assert silent == DROPPED.get(name, [])


@pytest.mark.parametrize("key", [True, False], ids=["key", "mouse"])
@pytest.mark.parametrize(("name", "act"), [("low", Act.STOP), ("jokbo", Act.DECLARE)])
def test_a_press_that_is_too_short_says_so(start: Start, name: str, act: Act, key: bool) -> None:
    sitting = STATES[name](start)
    record = sitting.table.record
    scancode = sitting.stage.keys.key_of(act)
    slab = places(sitting)["stop" if act is Act.STOP else "declare"]
    down, up = by_key(scancode) if key else by_mouse(slab)
    sitting.scene.handle(down)
    rest(sitting, HOLD - 0.1)
    assert sitting.scene.fingers.held
    assert whispers(sitting) == []
    sitting.scene.handle(up)
    assert whispers(sitting) == [sitting.stage.words("table.hold_longer")]
    rest(sitting, 0.5)
    assert sitting.table.record == record


ANSWERS: list[tuple[str, Act, str]] = [
    ("turn", Act.CARD_1, "바닥패에서 한 장 뽑으세요"),
    ("turn", Act.DECLARE, "바닥패에서 한 장 뽑으세요"),
    ("turn", Act.STOP, "스톱하려면: 5 이하"),
    ("turn, a while later", Act.PPONG, "지금은 뽕할 패가 없어요"),
    ("turn", Act.PREARM, "예약할 패를 먼저 고르세요"),
    ("turn", Act.PEEK, "손패가 펴져 있어요"),
    ("hold", Act.DECLARE, "족보가 아니에요"),
    ("window", Act.CARD_3, "뽕하거나 보낼 때예요"),
    ("own window", Act.DEFAULT, "누가 뽕할지 잠깐 기다려요"),
    ("another's turn", Act.DEFAULT, "지금은 박순자 차례예요"),
    ("another's turn", Act.CARD_2, "지금은 박순자 차례예요"),
    ("claimed", Act.CARD_6, "하나 더 버리세요"),
    ("over", Act.CARD_1, "Enter를 누르면 점수판이에요"),
    ("over", Act.HINT, "귀띔은 판을 치는 동안 물어요"),
]


@pytest.mark.parametrize(("name", "act", "said"), ANSWERS)
def test_the_answer_fits_the_moment(start: Start, name: str, act: Act, said: str) -> None:
    sitting = STATES[name](start)
    assert seen(sitting, *by_key(sitting.stage.keys.key_of(act))) == said


def test_a_stop_after_drawing_says_that_it_comes_before(start: Start) -> None:
    sitting = low(start)
    sitting.person.act(Draw())
    sitting.run(sitting.person.throwable)
    rest(sitting)
    drawn = sitting.flow.view
    told = seen(sitting, *by_key(pygame.KSCAN_S))
    low_enough = sum(int(card[:-1]) for card in drawn.hand) <= 5
    assert told == ("스톱하려면: 뽑기 전에" if low_enough else "스톱하려면: 5 이하")


def test_the_stock_lets_a_card_pass_for_whoever_comes_next(start: Start) -> None:
    sitting = window(start)
    assert seen(sitting, *by_mouse(places(sitting)["stock"])) in {"changed", ""}
    sitting.run(lambda: sitting.person.on_turn)
    assert sitting.table.phase == "turn"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["turn", "window", "own window", "another's turn", "over"])
def test_answers_have_room_in_large_letters(start: Start, name: str, language: str) -> None:
    sitting = STATES[name](start, language=language, text=2.0)
    for what, (down, up) in presses(sitting).items():
        came = seen(sitting, down, up)
        sitting.draw()
        if came in {"page", "changed"} or not sitting.flow.still:
            sitting = STATES[name](start, language=language, text=2.0)
        assert cut(sitting.stage) == [], what


def test_before_the_deal_a_line_says_what_to_do(tmp_path: Path) -> None:
    for seed in range(40):
        table = open_table(sitters(4), seed=seed)
        sitting = open_pages(sit(tmp_path / str(seed), table, SIZE, cut_by_hand=True))
        sitting.run(lambda: sitting.flow.cutting or sitting.table.phase is not None)  # noqa: B023
        if sitting.flow.cutting is not None:
            break
    assert sitting.flow.cutting is not None
    for act in (*CARDS, Act.STOP, Act.DECLARE, Act.PREARM, Act.PEEK):
        assert seen(sitting, *by_key(sitting.stage.keys.key_of(act))) == "뗄 곳을 고르고 Enter"


# several people


def test_while_hands_are_closed_the_caps_light_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = together(tmp_path, monkeypatch, NOBODY)
    at.run(lambda: at.hot.ask is not None and at.flow.still)
    rest(at)
    for act in (*CARDS, Act.DEFAULT, Act.PPONG, Act.STOP, Act.DECLARE, Act.PREARM):
        at.hot.flash = 0.0
        assert seen(at, *by_key(at.stage.keys.key_of(act))) == "changed", act
        assert at.hot.flash > 0
        assert whispers(at) == [], "nobody is told anything while all look"


def test_a_first_look_says_how_to_close_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at = together(tmp_path, monkeypatch, NOBODY)
    at.look(0)
    rest(at)
    seen(at, *by_key(pygame.KSCAN_1))
    assert whispers(at) == ["다 보셨으면 자기 키를 한 번 더"]
