"""What nobody may know shows nowhere: same times, same sounds, same pixels, whoever could claim.

Pairs of deals that differ only in cards that the viewer can't see are played side by side, and
every frame of the one is compared with that of the other.
"""

import random
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.cards import MONTH
from game.cpu import KINDS, Choice, player
from game.cpu.player import SLICES_A_FRAME
from game.house import FAMILY
from game.jokbo import total
from game.moves import Discard, Draw
from game.round import Round, claimant
from game.view import View, see
from scenes.layout.poses import hand_places
from scenes.table.minds import FRAMES
from tests.random_play import steps
from tests.table_driver import (
    FRAME,
    SPEEDS,
    Script,
    Sitting,
    meek,
    open_table,
    screen,
    sit,
    sitters,
)
from tests.tables import arranged

Frame = tuple[int, tuple[str, ...], float | None, str]
"""One shown frame: its pixels, the sounds so far, the window's clock, the round's phase."""

MINE = "1 2 5 8 12"  # the viewer's hand, seat 0; seat 3 deals and throws its 9
NOBODY = [MINE, "1 2 4 6 9a", "2 3 5 6 7", "1 3 7 8 8 9d"]
PAIRS = {
    "another seat holds the pair": [MINE, "1 2 4 9a 9b", "2 3 5 6 7", "1 3 7 8 8 9d"],
    "the seat across holds the pair": [MINE, "1 2 4 6 7", "2 3 5 9a 9b", "1 3 7 8 8 9d"],
    "another seat holds all three": [MINE, "1 4 9a 9b 9c", "2 3 5 6 7", "1 3 7 8 8 9d"],
    "the thrower is as low as can be": [MINE, "4 4 6 6 7", "2 3 5 6 7", "1 1 1 2 2 9d"],
    "somebody is about to declare": [MINE, "3 3 4 4 4", "2 3 5 6 7", "1 3 7 8 8 9d"],
}
STOCK = "10 10 10 10 11 11 11 11"


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


def most_slices(kind: str) -> int:
    """As much as a kind may think."""
    return FRAMES[kind] * SLICES_A_FRAME if kind in FRAMES else 1


def quiet_nine(view: View) -> Choice:
    """Throw a 9, then only what was drawn; claim nothing, though one could."""
    if view.phase == "hold" and view.drawn is None:
        return Discard(next(card for card in view.hand if MONTH[card] == 9))
    return meek(view)


def seated(
    folder: Path, patch: pytest.MonkeyPatch, hands: list[str], think: int = 1, **settings: Any
) -> Sitting:
    """Sit at seat 0 of an arranged table; all CPUs of one deal think as long as a test wants."""
    patch.setattr("game.table.player", lambda _kind, _character: Script(quiet_nine, think))
    kind = settings.pop("kind", "greedy")
    deck = arranged(hands, STOCK, dealer=3)
    table = open_table(sitters(4, kind), FAMILY, decks=[deck], dealer=3)
    for _ in table.learning():
        pass  # so that no sitting has to wait for it longer than another
    return sit(folder, table, **{"hints": "off"} | settings)


def filmed(sitting: Sitting, frames: int, blind: list[pygame.Rect] | None = None) -> list[Frame]:
    """Show so many frames; `blind` covers what the viewer may see of the own hand."""
    film: list[Frame] = []
    pixels = 0
    for _ in range(frames):
        if sitting.frame():
            picture = sitting.canvas.screen.copy()
            for box in blind or ():
                picture.fill(0, box)
            pixels = zlib.crc32(picture.get_buffer().raw)
        clock = sitting.flow.windows.clock
        time = None if clock is None else round(clock.time, 9)
        film.append((pixels, tuple(sitting.heard), time, str(sitting.table.phase)))
    return film


def same(one: list[Frame], other: list[Frame]) -> None:
    """Compare two films; say the first frame and what differs in it."""
    for number, (left, right) in enumerate(zip(one, other, strict=True)):
        names = ("pixels", "sounds", "clock", "phase")
        differs = [what for what, a, b in zip(names, left, right, strict=True) if a != b]
        assert differs == [], f"frame {number}"


@pytest.mark.parametrize(
    ("case", "speed"), [*((case, "normal") for case in PAIRS), (next(iter(PAIRS)), "instant")]
)
def test_a_window_looks_the_same_whoever_could_claim(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: str, speed: str
) -> None:
    """From the deal over the dealer's throw, the window and what follows, frame by frame."""
    films = [
        filmed(seated(tmp_path, monkeypatch, hands, speed=speed), 200)
        for hands in (NOBODY, PAIRS[case])
    ]
    phases = {frame[3] for frame in films[0]}
    assert {"hold", "window", "turn"} <= phases, "the film shows a whole window"
    same(*films)


def test_the_hands_of_the_pairs_differ_in_who_could_claim(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pairs above are what their names say."""
    seats: list[int | None] = []
    for hands in (NOBODY, *PAIRS.values()):
        sitting = seated(tmp_path, monkeypatch, hands, speed="instant")
        sitting.run(lambda sitting=sitting: sitting.flow.windows.is_open)  # type: ignore[misc]
        seats.append(claimant(sitting.table._running()))
    assert seats == [None, 1, 2, 1, None, None]


def test_the_viewers_own_pair_shows_in_the_hand_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ring, slabs, sounds and the rest are the same with a pair and without."""
    films = []
    for own in ("1 2 5 9a 9b", "1 2 6 8 9a"):
        hands = [own, "1 2 4 4 5", "2 3 5 6 7", "1 3 7 8 8 9d"]
        sitting = seated(tmp_path, monkeypatch, hands)
        boxes = hand_places(5, sitting.flow.geometry, apart=False)
        hand = boxes[0].unionall(boxes[1:]).inflate(40, 40)
        assert total(FAMILY, sitting.flow.view.hand) == 26
        films.append(filmed(sitting, 200, [hand]))
    same(*films)


@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("kind", ["greedy", "master"])
def test_turns_take_the_same_time_however_long_a_cpu_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, speed: str, kind: str
) -> None:
    """A quick mind and one that uses all its slices: the clock and the phases are the same."""
    films = []
    for slices in (1, most_slices(kind)):
        sitting = seated(tmp_path, monkeypatch, NOBODY, slices, speed=speed, kind=kind)
        film: list[tuple[int, str, int]] = []
        passed = False
        for _ in range(420):
            sitting.tick()
            if sitting.person.may_pass() and not passed:
                passed = True
                sitting.person.let_pass()
            if sitting.person.on_turn:
                moves = sitting.flow.view.moves
                sitting.person.act(moves[0] if Draw() in moves else moves[-1])
            film.append((sitting.table.moves, str(sitting.table.phase), len(sitting.heard)))
        films.append(film)
    assert films[0][-1][0] > 1
    assert films[0] == films[1]


@pytest.mark.parametrize("kind", ["greedy", "master"])
def test_a_pass_closes_the_window_alike_whether_or_not_a_cpu_thinks_of_claiming(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    times = []
    for hands in (NOBODY, PAIRS["another seat holds the pair"]):
        slices = most_slices(kind)
        sitting = seated(tmp_path, monkeypatch, hands, slices, kind=kind, speed="instant")
        sitting.run(sitting.person.may_pass)
        sitting.person.let_pass()
        sitting.run(lambda sitting=sitting: sitting.table.phase == "turn")  # type: ignore[misc]
        times.append(sitting.time)
    assert times[0] == times[1]


def test_every_kind_of_player_decides_within_the_frames_that_it_is_given() -> None:
    """Else the table would wait longer for a hard choice, and everybody could see it."""
    rng = random.Random(3)
    over: list[str] = []
    for kind in KINDS:
        mind = player(kind)
        for state in moments(rng):
            seat = claimant(state) if state.phase == "window" else state.turn
            view = see(state, seat)
            if view.moves and sum(1 for _ in mind.think(view, rng)) > most_slices(kind):
                over.append(kind)
    assert over == []


def moments(rng: random.Random) -> list[Round]:
    """Some states of small and large rounds, windows that can be used among them."""
    found: list[Round] = []
    for seed, seats in enumerate((2, 4, 6)):
        states = [state for state, _ in steps(FAMILY, seats, random.Random(seed))]
        claims = [state for state in states if claimant(state) is not None]
        found += rng.sample(states, 6) + claims[:2]
    return found


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_cpu_pauses_follow_from_public_things_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, speed: str
) -> None:
    """Another hidden hand, the same visible play: each draw and throw comes in the same frame."""
    logs = []
    low, six = PAIRS["the thrower is as low as can be"], PAIRS["somebody is about to declare"]
    for hands in (NOBODY, low, six):
        sitting = seated(tmp_path, monkeypatch, hands, speed=speed)
        log: list[tuple[int, int]] = []
        for frame in range(1200):
            sitting.tick(FRAME)
            if sitting.person.on_turn:
                moves = sitting.flow.view.moves
                sitting.person.act(moves[0] if Draw() in moves else moves[-1])
            if not log or log[-1][1] != sitting.table.moves:
                log.append((frame, sitting.table.moves))
        logs.append(log)
    assert len(logs[0]) > 6
    assert logs[0] == logs[1] == logs[2]
