"""A person who plays without looking: knows the layout, reads from the record whose turn it is."""

import time
from collections.abc import Callable
from typing import Final, Protocol

from pygame import Rect

from game.cards import Card
from game.moves import Declare, Discard, Draw, Move, Ppong, Stop
from game.record import Record
from game.replay import replay
from game.round import Round, legal_moves
from game.view import see
from scenes.layout.geometry import Geometry, geometry
from scenes.layout.poses import hand_order, hand_places
from scenes.score_sheet import boxes
from tests.window.desk import Late
from tests.window.playing import Playing

ME: Final = 0
BETWEEN: Final = 0.32  # s between two presses; a second one sooner counts as the same
HELD: Final = 0.9  # s that 스톱 and 선언 are held
Until = Callable[[Record], bool]


class Hand(Protocol):
    """How a person reaches the game: by mouse or by keys."""

    def draw(self) -> None: ...
    def throw(self, place: int, size: int, *, apart: bool) -> None: ...
    def ppong(self) -> None: ...
    def let_pass(self) -> None: ...
    def stop(self) -> None: ...
    def declare(self) -> None: ...
    def go_on(self) -> None: ...


class Keys:
    """A hand on the keyboard."""

    def __init__(self, play: Playing) -> None:
        self.play = play

    def draw(self) -> None:
        self.play.key("Return")

    def throw(self, place: int, size: int, *, apart: bool) -> None:
        del size, apart
        self.play.key(str(place + 1))

    def ppong(self) -> None:
        self.play.key("space")

    def let_pass(self) -> None:
        self.play.key("Return")

    def stop(self) -> None:
        self.play.hold("s", HELD)

    def declare(self) -> None:
        self.play.hold("d", HELD)

    def go_on(self) -> None:
        self.play.key("Return")


class Mouse:
    """A hand on the mouse; it knows where things lie in this window."""

    def __init__(self, play: Playing, seats: int = 4) -> None:
        self.play, self.seats = play, seats

    @property
    def places(self) -> Geometry:
        """Lay the table out for the window as it is now."""
        return geometry(self.play.size, self.seats)

    def draw(self) -> None:
        self.play.click(self.places.stock.center)

    def throw(self, place: int, size: int, *, apart: bool) -> None:
        self.play.click(hand_places(size, self.places, apart=apart)[place].center)

    def ppong(self) -> None:
        self.play.click(self.places.ppong.center)

    def let_pass(self) -> None:
        self.play.click(self.places.pass_.center)

    def stop(self) -> None:
        self._hold(self.places.stop)

    def declare(self) -> None:
        self._hold(self.places.declare)

    def _hold(self, box: Rect) -> None:
        self.play.hold_button(box.center, HELD)

    def go_on(self) -> None:
        """Press the right half of where the sheet has its slabs; a look back may be left of it."""
        _, notes, slab = boxes(self.play.size)
        self.play.click((slab.centerx + round(0.15 * notes.w), slab.centery))


class Person:
    """Plays on with one hand until something stands in the record."""

    def __init__(self, play: Playing, hand: Hand) -> None:
        self.play, self.hand = play, hand
        self.done: list[Move] = []
        self._slapped: tuple[int, int] | None = None  # round and moves at the last slap

    def play_until(self, over: Until, patience: float = 150.0) -> Record:
        """Play until the record says so."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            ended = self.play.process.poll()
            assert ended is None, f"the program ended with {ended}: {self.play.said.read_text()}"
            record = self.play.record()
            if record is not None and over(record):
                return record
            if record is not None:
                self._press(record)
            time.sleep(BETWEEN)
        raise Late("the round did not come to its end")

    def _press(self, record: Record) -> None:
        state = replay(record).state
        if state is None:
            self.hand.go_on()
        elif state.phase == "window" and state.turn != ME:
            self._answer(state, record)
        elif state.turn == ME or state.phase == "window":
            self._move(state)

    def _answer(self, state: Round, record: Record) -> None:
        """Slap if two of the month are held; otherwise let the card pass and draw."""
        claims = [move for move in legal_moves(state, ME) if isinstance(move, Ppong)]
        now = (len(record.rounds), len(record.rounds[-1].moves))
        if not claims:
            self.hand.let_pass()
        elif self._slapped != now:
            self._slapped = now
            self.hand.ppong()
            return
        else:
            pair = max(move.cards for move in claims)
            left = [card for card in self._hand(state) if card not in pair]
            if left:
                self.hand.throw(len(left) - 1, len(left), apart=False)
        if (state.turn + 1) % len(state.hands) == ME:  # the window may have closed by now
            time.sleep(BETWEEN)
            self.hand.draw()

    def _move(self, state: Round) -> None:
        moves = legal_moves(state, ME)
        if Declare() in moves:
            self.hand.declare()
        elif Stop() in moves:
            self.hand.stop()
        elif Draw() in moves:
            self.hand.draw()
        else:
            self._throw(state, [move.card for move in moves if isinstance(move, Discard)])

    def _throw(self, state: Round, allowed: list[Card]) -> None:
        hand = self._hand(state)
        if allowed:
            place = hand.index(max(allowed, key=lambda card: int(card[:-1])))
            self.hand.throw(place, len(hand), apart=state.phase == "hold")

    def _hand(self, state: Round) -> tuple[Card, ...]:
        return hand_order(see(state, ME, None))


def rounds_over(number: int) -> Until:
    """Wait for the end of a round, counted from 1."""
    return lambda record: len(record.rounds) >= number and record.rounds[number - 1].end is not None


def moves_made(number: int, round_: int = 1) -> Until:
    """Wait for a number of moves in a round, or for its end."""

    def enough(record: Record) -> bool:
        if len(record.rounds) < round_:
            return False
        written = record.rounds[round_ - 1]
        return len(written.moves) >= number or written.end is not None

    return enough
