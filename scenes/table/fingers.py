"""From keys, mouse, touch and pads to a person's acts at the table."""

from typing import TYPE_CHECKING, Final

import pygame

from game.cards import Card
from game.moves import Declare, Draw, Move, Stop
from scenes.keys import CARDS, Act, KeyMap
from scenes.layout.geometry import in_circle
from scenes.table.grip import Grip, open_hand
from scenes.table.knife import take
from scenes.table.replies import FLASH

if TYPE_CHECKING:
    from scenes.table.flow import Flow

DEAF: Final = 0.15  # seconds without hearing after the live acts changed
TWICE: Final = (300, 8)  # ms and px within which a second button-down is one and the same
HOLD: Final = 0.6  # seconds that 스톱 and 선언 are held
HELD: Final[dict[Act, Move]] = {Act.STOP: Stop(), Act.DECLARE: Declare()}
STEPS: Final = {
    Act.LEFT: -1, Act.DOWN: -1, Act.BACKWARD: -1, Act.RIGHT: 1, Act.UP: 1, Act.NEXT: 1,
}  # fmt: skip
PAGES: Final = (Act.MENU, Act.PAPER, Act.HISTORY, Act.RULES, Act.HINT)


class Fingers:
    """Understands input at the table; `take` gives an act when it leads to another page."""

    def __init__(self, flow: "Flow") -> None:
        self.flow = flow
        self.focus: int | None = None  # place in the open hand that the keyboard has
        self.held: tuple[Act, float] | None = None
        self.grip = Grip(flow)
        self.deaf = 0.0
        self._live: object = None
        self._last_down = (-10_000, (-100, -100))

    @property
    def busy(self) -> bool:
        """Tell whether a hold or a drag is under way."""
        return bool(self.held or self.grip.pressed or self.deaf)

    @property
    def keys(self) -> KeyMap:
        """Give the keys as the player wants them."""
        return self.flow.stage.keys

    @property
    def one_click(self) -> bool:
        """Tell whether a click throws at once."""
        return self.flow.stage.settings.one_click

    def let_go(self) -> None:
        """Forget what is held, as when another page comes on top."""
        self.held = self.grip.pressed = None

    def tick(self, seconds: float) -> None:
        """Let time pass: holds grow, deafness goes."""
        self.deaf = max(0.0, self.deaf - seconds)
        self._notice_changes()
        if self.held is not None:
            act, time = self.held
            self.held = (act, time + seconds)
            if time + seconds >= HOLD:
                self.held = None
                self.flow.person.act(HELD[act])
        self.grip.tick(seconds)

    def _notice_changes(self) -> None:
        """Turn deaf for a moment when other things can be done than before."""
        flow, person = self.flow, self.flow.person
        phase = flow.view.phase if flow.view else None
        live = (person.on_turn, person.must_throw, phase, person.may_claim)
        if live != self._live:
            self._live = live
            self.deaf = DEAF
            self.focus = None
            self.held = None

    def take(self, event: pygame.Event) -> Act | None:
        """Take an input; acts that open a page or leave the open table are given back."""
        if self.flow.cutting is not None and take(event, self.flow, self.flow.cutting):
            return None
        shared = self.flow.shared
        if shared is not None and shared.input.take(event):
            return None
        if event.type == pygame.MOUSEMOTION:
            self.grip.pointer = event.pos
        elif event.type == pygame.MOUSEBUTTONDOWN:
            return self._down(event)
        elif event.type == pygame.MOUSEBUTTONUP:
            self._up(event)
        if (act := self.keys.released(event)) is not None and self.held and self.held[0] is act:
            self._cancel_hold()
        act = self.keys.act_of(event)
        return self._key(act) if act is not None else None

    def _cancel_hold(self) -> None:
        """Let go before the time, and say that a longer press was needed."""
        self.held = None
        self.flow.tell(self.flow.stage.words("table.hold_longer"))

    def _key(self, act: Act) -> Act | None:
        flow = self.flow
        if act in PAGES:
            return act
        if act is Act.PPONG and flow.hot is not None:
            flow.hot.flash = FLASH
        elif act is Act.PPONG:
            flow.person.press_ppong()
        elif act is Act.PEEK and flow.hot is not None:
            flow.hot.peek.request()
        elif act is Act.HURRY:
            flow.hurry()
        elif act is Act.DEFAULT and flow.table.phase == "over":
            return self._leave()
        elif not self._setting(act) and not self.deaf:
            self._play(act)
        return None

    def _setting(self, act: Act) -> bool:
        """Change what a key changes at once: the sound, the tally."""
        stage = self.flow.stage
        if act is Act.MUTE:
            stage.change(muted=not stage.settings.muted)
            said = "table.sound_off" if stage.settings.muted else "table.sound_on"
            self.flow.tell(stage.words(said))
        elif act is Act.TALLY:
            stage.change(strip=not stage.settings.strip)
        else:
            return False
        return True

    def _leave(self) -> Act | None:
        """Leave the open table, or first let all be shown."""
        if self.flow.leave_open_table(pressed=True):
            return Act.DEFAULT
        self.flow.hurry()
        return None

    def _play(self, act: Act) -> None:
        if act is Act.DEFAULT:
            self._default()
        elif act in CARDS:
            self._pick(CARDS.index(act))
        elif act in STEPS:
            self._move_focus(STEPS[act])
        elif act in HELD:
            self._hold(act)
        elif act is Act.PREARM:
            hand = self.hand()
            if self.focus is not None and self.focus < len(hand):
                self._arm(hand[self.focus])
            else:
                self.flow.person.refuse("focus")
        elif act is Act.PEEK:
            self.flow.person.refuse("peek")

    def _arm(self, card: Card) -> None:
        if not self.flow.person.prearm(card):
            self.flow.person.refuse("arm")

    def _hold(self, act: Act) -> None:
        """Begin a long press, or say why there is nothing to hold it for."""
        if self.flow.person.can(HELD[act]):
            self.held = (act, 0.0)
        else:
            self.flow.person.refuse("stop" if act is Act.STOP else "declare")

    def _default(self) -> None:
        """Do what Enter does: draw, throw the raised card, or let the card pass."""
        person = self.flow.person
        if person.can(Draw()):
            person.act(Draw())
        elif person.throwable():
            self._throw_raised()
        elif person.may_pass():
            person.let_pass()
        else:
            person.refuse("go_on")

    def _throw_raised(self) -> None:
        person, chosen = self.flow.person, self.flow.look.raised
        if chosen is not None and chosen in person.throwable():
            person.throw(chosen)
            return
        hand = self.hand()
        person.raise_card(hand[self.focus] if self.focus is not None else hand[-1])

    def hand(self) -> tuple[Card, ...]:
        """List the open hand as it lies, without cards that are on the discard already."""
        return open_hand(self.flow)

    def _pick(self, place: int) -> None:
        hand = self.hand()
        if place < len(hand):
            self.focus = place
            self._choose(hand[place])
        else:
            self.flow.person.refuse("card")

    def _choose(self, card: Card) -> None:
        """Throw a card, or in two steps raise it first."""
        person = self.flow.person
        if card not in person.throwable():
            person.refuse("card")
        elif self.one_click or self.flow.look.raised == card:
            person.throw(card)
        else:
            person.raise_card(card)

    def _move_focus(self, step: int) -> None:
        hand = self.hand()
        if not hand:
            return
        start = self.focus if self.focus is not None else (-1 if step > 0 else 0)
        self.focus = (start + step) % len(hand)
        self.flow.person.raise_card(hand[self.focus])

    # mouse and touch

    def _down(self, event: pygame.Event) -> Act | None:
        self.grip.pointer = event.pos
        now = pygame.time.get_ticks()
        last, spot = self._last_down
        near = max(abs(event.pos[0] - spot[0]), abs(event.pos[1] - spot[1])) <= TWICE[1]
        if now - last < TWICE[0] and near:
            return None
        self._last_down = (now, event.pos)
        if event.button == 3:
            card = self.grip.card_at(event.pos)
            if card is not None:
                self._arm(card)
        return self._left_down(event.pos) if event.button == 1 else None

    def _left_down(self, pos: tuple[int, int]) -> Act | None:
        flow, places = self.flow, self.flow.geometry
        if (page := self._page_at(pos)) is not None:
            return page
        if flow.table.phase == "over":
            return self._leave()
        if flow.hot is not None and places.hit(places.peek).collidepoint(pos):
            flow.hot.peek.request()
            return None
        in_ring = in_circle(pos, places.ring) and flow.windows.clock is not None
        if in_circle(pos, places.ppong) or in_ring:
            flow.person.press_ppong()
        elif not self.deaf:
            self._press_at(pos)
        return None

    def _page_at(self, pos: tuple[int, int]) -> Act | None:
        """Tell which page a corner, a paper or a paper's tab opens."""
        places = self.flow.geometry
        corners = [(places.hit(places.menu), Act.MENU), (places.hit(places.hint), Act.HINT)]
        over = self.flow.table.phase == "over"  # then a click anywhere leads on to the sheet
        lying = [] if over else [(places.paper, Act.PAPER), (places.history, Act.HISTORY)]
        tabs = zip(map(places.hit, places.tabs), (Act.HISTORY, Act.PAPER), strict=False)
        boxes = [*corners, *lying, *tabs]
        return next((act for box, act in boxes if box and box.collidepoint(pos)), None)

    def _press_at(self, pos: tuple[int, int]) -> None:
        person, places = self.flow.person, self.flow.geometry
        card = self.grip.card_at(pos)
        if card is not None:
            self.grip.take(card, pos, one_click=self.one_click)
        elif places.hit(places.stop).collidepoint(pos):
            self._hold(Act.STOP)
        elif places.hit(places.declare).collidepoint(pos) and person.can(Declare()):
            self.held = (Act.DECLARE, 0.0)
        elif not any(
            places.hit(box).collidepoint(pos)
            for box in (places.pass_, places.stock, places.declare)
        ):
            self.flow.hurry()

    def _up(self, event: pygame.Event) -> None:
        person, places = self.flow.person, self.flow.geometry
        if self.held is not None and event.button == 1:
            self._cancel_hold()
        if event.button != 1 or self.deaf:
            self.grip.pressed = None
        elif self.grip.pressed is not None:
            self.grip.let_go(event.pos)
        elif places.hit(places.pass_).collidepoint(event.pos):
            person.let_pass()
        elif places.hit(places.stock).collidepoint(event.pos):
            self._press_stock()

    def _press_stock(self) -> None:
        """Draw; whoever comes next lets the card that lies there pass with that."""
        flow, person = self.flow, self.flow.person
        next_ = (flow.table.turn + 1) % len(flow.table.seats)
        if person.can(Draw()):
            person.act(Draw())
        elif flow.hot is None and next_ == flow.me and person.may_pass():
            person.let_pass()
        else:
            person.refuse("draw")
