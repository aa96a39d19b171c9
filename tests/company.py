"""Several people at one dummy screen: keys that are posted as a keyboard posts them, and a bot."""

import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import pygame

from game.cards import MONTH, Card
from game.house import FAMILY, HouseRules
from game.moves import Ppong
from game.record import SeatRecord
from game.scribe import begin
from game.table import HUMAN
from scenes.scene import Push
from tests.screens import open_stage
from tests.table_driver import FAMILY_OF, NAMES, Dealer, Sitting

DIGITS: Final = (
    pygame.KSCAN_1, pygame.KSCAN_2, pygame.KSCAN_3,
    pygame.KSCAN_4, pygame.KSCAN_5, pygame.KSCAN_6,
)  # fmt: skip
TAP: Final = 0.1  # s that a short press lasts
PATIENCE: Final = 40_000


def company(people: Sequence[int], seats: int) -> tuple[SeatRecord, ...]:
    """Seat people at some seats, the family at the others."""
    return tuple(
        SeatRecord(NAMES[seat], HUMAN, None, 0)
        if seat in people
        else SeatRecord(NAMES[seat], "greedy", FAMILY_OF[seat], 0)
        for seat in range(seats)
    )


class Company(Sitting):
    """A table with several people; `pressed` counts what they press for each kind of decision."""

    def __init__(
        self,
        folder: Path,
        people: Sequence[int],
        seats: int,
        *,
        seed: int = 0,
        decks: Sequence[tuple[Card, ...]] = (),
        dealer: int = 0,
        rules: HouseRules = FAMILY,
        size: tuple[int, int] | None = None,
        **settings: Any,
    ) -> None:
        record = begin(rules, company(people, seats), preset=None, started=None)
        table = Dealer(record, seed, decks)
        if decks:
            table.match = msgspec.structs.replace(table.match, dealer=dealer)
        usual = {"newcomer": False, "blocked_keys": (), "cut_by_hand": False, "speed": "fast"}
        super().__init__(open_stage(folder, **usual | settings), table, size)
        self.up_at: dict[int, float] = {}
        self.pressed: Counter[str] = Counter()
        self.typed: list[tuple[float, str, object]] = []
        self.page: Any = None

    @property
    def hot(self) -> Any:
        return self.flow.shared

    def _obey(self, change: Any) -> None:
        super()._obey(change)
        if isinstance(change, Push):
            self.page = change.scene

    def post(self, kind: int, scancode: int) -> None:
        """Post an event and let the scene take what is there, as the window does."""
        pygame.event.post(pygame.Event(kind, key=0, scancode=scancode, mod=0, unicode=""))
        for event in pygame.event.get((pygame.KEYDOWN, pygame.KEYUP)):
            self._obey(self.scene.handle(event))

    def down(self, seat: int) -> None:
        self.typed.append((self.time, "down", seat))
        self.post(pygame.KEYDOWN, self.hot.keys[seat].scancode)

    def up(self, seat: int) -> None:
        self.typed.append((self.time, "up", seat))
        self.post(pygame.KEYUP, self.hot.keys[seat].scancode)

    def tap(self, seat: int) -> None:
        """Press an own key and let it go a little later."""
        self.down(seat)
        self.up_at[seat] = self.time + TAP

    def type_card(self, card: Card) -> None:
        """Press the digit under a card of the open hand."""
        self.typed.append((self.time, "card", card))
        hand = self.scene.fingers.hand()
        assert card in hand, f"{card} is not in the open hand {hand}"
        place = DIGITS[hand.index(card)]
        self.post(pygame.KEYDOWN, place)
        self.post(pygame.KEYUP, place)

    def tick(self, seconds: float = 1 / 30) -> None:
        for seat, moment in list(self.up_at.items()):
            if self.time >= moment:
                del self.up_at[seat]
                self.up(seat)
        super().tick(seconds)

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds * 30)):
            self.tick()

    def look(self, seat: int) -> None:
        """Let somebody who is asked open the look."""
        self.run(lambda: self.hot.ask is not None and self.flow.still)
        assert self.hot.ask.seat == seat
        self.tap(seat)
        self.settle()

    def until(self, what: Any, people: "People | None" = None) -> None:
        for _ in range(PATIENCE):
            if what():
                return
            if people is not None:
                people.act(self)
            self.tick()
        raise AssertionError("what should happen never happened")


class People:
    """Plays for all people: looks when asked, throws the highest single, claims what it can."""

    def __init__(self, seed: int = 0, *, wrong: float = 0.0, hold: bool = False) -> None:
        self.chance = random.Random(seed)
        self.wrong, self.hold = wrong, hold
        self.rests = 0.0
        self._window: object = None
        self._held: int | None = None

    def act(self, at: Company) -> None:
        """Do what somebody would in this frame, if anything; never twice in a quarter second."""
        if at.time < self.rests or not at.flow.still or at.scene.fingers.deaf:
            return
        self.rests = at.time + 0.25
        hot = at.hot
        if self._held is not None and hot.looker == self._held:
            at.up(self._held)
            self._held = None
        if hot.looker is not None:
            self._in_look(at)
        elif hot.ask is not None and hot.ask.seat != self._held:
            at.pressed[hot.ask.why] += 1
            at.tap(hot.ask.seat)
        elif at.flow.windows.is_open:
            self._in_window(at)

    def _in_look(self, at: Company) -> None:
        why, person = at.hot.why, at.person
        at.pressed[why] += 1
        if person.throwable():
            cards = person.throwable()
            months = [MONTH[card] for card in at.flow.view.hand]
            single = [card for card in cards if months.count(MONTH[card]) == 1]
            at.type_card(max(single or cards, key=lambda card: (MONTH[card], card)))
        else:
            at.tap(at.hot.looker)

    def _in_window(self, at: Company) -> None:
        """Claim with a tap or a long press; sometimes somebody without a pair presses too."""
        clock = at.flow.windows.clock
        if self._window is clock:
            return
        self._window = clock
        others = [seat for seat in at.table.people if seat != at.table.turn]
        for seat in others:
            able = any(isinstance(move, Ppong) for move in at.table.view(seat).moves)
            if able:
                at.pressed["slap"] += 1
                if self.hold:
                    self._held = seat
                    at.down(seat)
                else:
                    at.tap(seat)
                return
        if others and self.chance.random() < self.wrong:
            at.tap(self.chance.choice(others))
