"""What a seat cannot see, as far as the open cards tell: which cards, and where they can be."""

from typing import Final

import msgspec

from game.cards import DECK, Card
from game.events import Dealt, Discarded, Drew, Event, Ponged, Recycled, Starter
from game.view import View

FIRST_PASS: Final = 1


class Hidden(msgspec.Struct, frozen=True):
    """Unseen cards that went out with one pass of the stock, and how many of them lie where.

    A recycle shows everybody which cards the new stock is made of. So a card that another seat
    holds came with the pass in which it was last shuffled in, and each class of cards has its
    own places: any way to lay `cards` on them is equally likely, before anyone's play is judged.
    """

    stock_pass: int  # 1 for the deal and the first stock, 2 after the first recycle
    cards: tuple[Card, ...]  # in deck order
    held: tuple[int, ...]  # how many of them each seat holds; 0 for the seat that looks
    stock: int  # how many of them are still in the stock


def hidden(view: View) -> tuple[Hidden, ...]:
    """Sort what the seat of a view cannot see by the pass that it went out with."""
    ledger = _Ledger(view)
    known = {*view.hand, *view.discards}
    if view.hands is not None:
        known.update(card for hand in view.hands for card in hand)
    classes = [
        Hidden(
            stock_pass=number,
            cards=tuple(
                card for card in DECK if ledger.shuffled[card] == number and card not in known
            ),
            held=(0,) * len(view.sizes) if view.hands is not None else tuple(held),
            stock=view.stock if number == ledger.stock_pass else 0,
        )
        for number, held in enumerate(ledger.held, start=FIRST_PASS)
    ]
    return tuple(unseen for unseen in classes if unseen.cards)


class _Ledger:
    """Reads a log once: in which pass each card was last shuffled in, what others hold of each."""

    def __init__(self, view: View) -> None:
        self.me = view.seat
        self.stock_pass = FIRST_PASS
        self.shuffled = dict.fromkeys(DECK, FIRST_PASS)
        self.face_up: list[Card] = []
        self.held = [[0] * len(view.sizes)]  # a row a pass
        for event in view.log:
            self._enter(event)

    def _enter(self, event: Event) -> None:
        match event:
            case Dealt(_, hands):
                self.held[0] = [
                    0 if seat == self.me else len(hand) for seat, hand in enumerate(hands)
                ]
            case Starter(card):
                self.face_up.append(card)
            case Drew(seat, _):
                self.held[-1][seat] += seat != self.me
            case Discarded(seat, card):
                self._show(seat, card)
            case Ponged(seat, _, _, cards, throw, _):
                self._show(seat, *cards)
                if throw is not None:
                    self._show(seat, throw)
            case Recycled():
                self.stock_pass += 1
                self.shuffled.update(dict.fromkeys(self.face_up, self.stock_pass))
                self.face_up.clear()
                self.held.append([0] * len(self.held[0]))
            case _:
                pass

    def _show(self, seat: int, *cards: Card) -> None:
        self.face_up.extend(cards)
        for card in cards:
            self.held[self.shuffled[card] - FIRST_PASS][seat] -= seat != self.me
