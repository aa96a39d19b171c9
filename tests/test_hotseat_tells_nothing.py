"""What the others at one screen may learn: pairs of deals that differ only in closed hands.

The same people do the same things in both; all that is public must be the same in every frame.
"""

import random
import zlib
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.cards import DECK, Card
from game.cpu import Choice
from game.events import Dealt, Discarded, Drew, Ponged
from game.moves import Discard, Draw, Ppong
from game.redeal import redeal
from game.round import Round
from game.view import View
from scenes.layout.geometry import CARD_RATIO
from scenes.layout.poses import FAN, Pose, hand_places
from tests.company import Company, People
from tests.table_driver import Script, meek, screen, script
from tests.tables import arranged

STEP = 1 / 30
MOST_CARDS = 6
HANGS = 0.05  # window heights over the hand for brackets and flags
SHADOW = 10  # px of a card's picture round the card
RIM = 4  # px of a slab's picture round the slab
LONGEST = 38.0  # s that a pair of deals is compared


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


Frame = tuple[object, ...]


def private(at: Company) -> list[pygame.Rect]:
    """Where an open look shows what only its owner may see, to the pixel.

    That is the hand with what hangs on it, the slabs and the words for its owner, and the card
    that flies from the stock into it. Everything else is public in a look too.
    """
    looker, geometry = at.hot.looker, at.flow.geometry
    if looker is None:
        return []
    boxes = hand_places(MOST_CARDS, geometry, apart=True)
    hand = boxes[0].unionall(boxes[1:]).inflate(2 * SHADOW, 0)
    hand.top -= geometry.px(HANGS)
    hand.height = geometry.size[1] - hand.top
    assert geometry.note is not None
    own = set(at.table.view(looker).hand)
    shown = {**at.flow.base(), **at.flow.timeline.poses()}.values()
    flying = [sprite(pose) for pose in shown if pose.face in own]
    slabs = [geometry.stop, geometry.declare, geometry.total, geometry.note]
    return [hand, *flying, *(slab.inflate(2 * RIM, 2 * RIM) for slab in slabs)]


def sprite(pose: Pose) -> pygame.Rect:
    """The box of a card's picture with its shadow."""
    wide = round(pose.width) + 2 * SHADOW
    box = pygame.Rect(0, 0, wide, round(pose.width * CARD_RATIO) + 2 * SHADOW)
    box.center = (round(pose.x), round(pose.y))
    return box


def frame(at: Company) -> Frame:
    """All that everybody sees and hears in a frame."""
    flow = at.flow
    at.draw()
    picture = at.canvas.screen.copy()
    for box in private(at):
        picture.fill((0, 0, 0), box)
    pixels = zlib.crc32(picture.get_buffer().raw)
    clock = flow.windows.clock
    return (
        pixels,
        len(at.heard),
        at.heard[-1] if at.heard else "",
        None if clock is None else clock.time,
        at.table.phase,
        at.table.turn,
        flow.timeline.idle,
        tuple(flow.lines),
        tuple((floater.show, floater.words) for floater in flow.floaters),
        at.hot.ask,
        at.hot.looker,
    )


def faces_shown(at: Company) -> set[str]:
    """Every face on the screen."""
    shown = {**at.flow.base(), **at.flow.timeline.poses()}
    return {pose.face for pose in shown.values() if pose.face is not None and pose.alpha}


def filmed(at: Company, players: People) -> tuple[list[Frame], Round]:
    """Play on by the bot; every frame up to the last turn that began, and the round then."""
    film: list[Frame] = []
    turns: list[tuple[int, Round]] = []
    while at.table.phase != "over" and at.time < LONGEST:
        state = at.table._state
        if state is not None and state.phase == "turn":
            turns.append((len(film), state))
        players.act(at)
        at.tick(STEP)
        film.append(frame(at))
        check_faces(at)
    length, state = turns[-1]
    return film[:length], state


def repeated(at: Company, first: Company, frames: int) -> list[Frame]:
    """Do again what was done at another table, at the same moments."""
    script = list(first.typed)
    film: list[Frame] = []
    while len(film) < frames:
        while script and script[0][0] <= at.time + 1e-9:
            _, kind, what = script.pop(0)
            if kind == "card":
                at.type_card(Card(str(what)))
            elif isinstance(what, int):
                (at.down if kind == "down" else at.up)(what)
        at.tick(STEP)
        film.append(frame(at))
        check_faces(at)
    return film


def check_faces(at: Company) -> None:
    """No face of a closed hand is ever on the screen outside its owner's look."""
    if at.table.phase in (None, "over"):
        return
    pending = at.table.pending
    laid = set(pending.cards) if pending else set()
    closed = {
        card
        for seat in range(len(at.table.seats))
        if seat != at.hot.looker
        for card in at.table.view(seat).hand
    } - laid
    assert not closed & faces_shown(at)


def deck_of(state: Round, dealer: int) -> tuple[Card, ...]:
    """Stack the deck that leads to a round without a recycle."""
    log = state.log
    hands = next(event.hands for event in log if isinstance(event, Dealt))
    order = [*range(dealer, len(hands)), *range(dealer)]
    first = [card for seat in order for card in hands[seat][:3]]
    second = [card for seat in order for card in hands[seat][3:]]
    drawn = [event.card for event in log if isinstance(event, Drew)]
    deck = tuple(Card(str(card)) for card in (*first, *second, *drawn, *state.stock))
    assert sorted(deck) == sorted(DECK)
    return deck


class Log:
    """CPU players who do again what they did in a round, by its log."""

    def __init__(self, events: tuple[object, ...]) -> None:
        self.events = [e for e in events if isinstance(e, Discarded | Ponged)]

    def __call__(self, view: View) -> Choice:
        done = sum(isinstance(event, Discarded | Ponged) for event in view.log)
        if view.phase == "turn":
            return Draw()
        event = self.events[done] if done < len(self.events) else None
        if view.phase == "hold":
            return Discard(event.card) if isinstance(event, Discarded) else meek(view)
        claimed = isinstance(event, Ponged) and event.seat == view.seat
        moves = [move for move in view.moves if isinstance(move, Ppong)]
        return next((m for m in moves if claimed and m.throw == event.throw), None)  # type: ignore[union-attr]


TABLES = {
    "two": ((0, 1), 2),
    "three and a CPU": ((0, 1, 3), 4),
    "four": ((0, 1, 2, 3), 4),
}


@pytest.mark.parametrize(("people", "seats"), TABLES.values(), ids=TABLES)
def test_another_deal_with_the_same_public_moves_is_the_same_to_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, people: tuple[int, ...], seats: int
) -> None:
    """Play a deal; deal what never lay open anew; do the same: nobody sees a difference."""
    chance = random.Random(seats)
    script(monkeypatch, meek)
    shuffled = list(DECK)
    random.Random(seats + 100).shuffle(shuffled)
    decks = [tuple(shuffled)]
    first = Company(tmp_path / "a", people, seats, decks=decks)
    film, state = filmed(first, People(1, hold=True))
    assert len(first.table.record.rounds[-1].moves) >= 12
    monkeypatch.setattr("game.table.player", lambda _k, _c: Script(Log(state.log)))
    compared = 0
    for number in range(2):
        other = redeal(state, None, chance)
        assert other.hands != state.hands
        again = Company(tmp_path / f"b{number}", people, seats, decks=[deck_of(other, 0)])
        for before, after in zip(film, repeated(again, first, len(film)), strict=True):
            assert before == after
            compared += 1
        assert again.heard == first.heard[: len(again.heard)]
    assert compared == 2 * len(film)


def tap_round(folder: Path, hands: list[str]) -> tuple[Company, list[Frame]]:
    """All look, the CPU throws a 9, seat 1 presses wrongly, seat 0 claims by a tap."""
    deck = arranged(hands, "10 10 10 10 11 11 11 11", dealer=3)
    at = Company(folder, (0, 1, 2), 4, decks=[deck], dealer=3)
    players = People(0)
    film: list[Frame] = []
    while at.table.phase != "turn" or not at.flow.still:
        clock = at.flow.windows.clock
        if not at.flow.windows.is_open:
            players.act(at)
        elif at.table.turn == 3 and at.table.pending is None:
            if abs(clock.time - 0.3) < STEP / 2:
                at.tap(1)
            elif abs(clock.time - 0.6) < STEP / 2:
                at.tap(0)
        at.tick(STEP)
        film.append(frame(at))
        check_faces(at)
    return at, film


def test_a_claim_by_a_tap_is_the_same_whatever_else_is_in_the_hands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script(monkeypatch, meek)
    one, other = (
        tap_round(tmp_path / str(number), hands)
        for number, hands in enumerate(
            (
                ["1a 2a 8a 9a 9b", "1b 2b 4a 4b 6a", "2c 3a 5a 6b 7a", "1c 3b 7b 8b 8c 9c"],
                ["4a 4b 8a 9a 9b", "3a 3b 7c 7d 1a", "1b 1c 2a 12a 12b", "6a 6b 7b 5b 8c 9c"],
            )
        )
    )
    assert isinstance(one[0].table.view(None).log[-2], Ponged)
    assert one[0].heard == other[0].heard
    assert "tick" in one[0].heard
    assert len(one[1]) == len(other[1])
    for before, after in zip(one[1], other[1], strict=True):
        assert before == after


def test_the_eye_sees_a_difference_when_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The check of the checks: in an open look the hidden part differs, and only there."""
    script(monkeypatch, meek)
    tables = []
    for number, hands in enumerate(
        (["1a 2a 5a 9a 9b", "1b 2b 4a 4b 6a", "2c 3a 5b 6b 7a", "1c 3b 7b 8b 8c 9c"],
         ["1a 2a 6a 9a 9b", "1b 2b 4a 4b 5a", "2c 3a 5b 6b 7a", "1c 3b 7b 8b 8c 9c"])
    ):  # fmt: skip
        deck = arranged(hands, dealer=3)
        at = Company(tmp_path / str(number), (0, 1, 2), 4, decks=[deck], dealer=3)
        at.look(0)
        tables.append(at)
    one, other = tables
    assert frame(one)[0] == frame(other)[0]
    pictures = []
    for at in tables:
        at.canvas.forget()
        at.draw()
        pictures.append(pygame.image.tobytes(at.canvas.screen, "RGB"))
    assert pictures[0] != pictures[1]
    assert min(pose.layer for pose in one.flow.base().values() if pose.face) >= FAN
