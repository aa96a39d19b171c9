"""Dealing the unknown anew: another round that looks the same to one seat."""

import random

import msgspec

from game.cards import Card, sort_cards
from game.events import Dealt, Drew, Event
from game.hidden import hidden
from game.round import Round
from game.view import see


def redeal(state: Round, seat: int | None, rng: random.Random) -> Round:
    """Deal all that `seat` cannot know anew; `see` shows it the same view as before.

    The other hands and the stock get the cards that the seat has not seen, every card in one of
    the places where the open cards allow it: what was shuffled in at a recycle can only be in
    the stock, or in a hand that has drawn since. With seat None all hands are dealt anew.

    Kept: all that lies or lay open, the sizes, whose turn it is, and the seat's own hand and log.
    Made to fit: the hidden deals and draws in the log, so that the round could have gone this way.
    Left out: what the play of others gives away. A hand may come out that its owner would have
    played in another way, or even had to (a seat that was asked for a stop may hold too much now).
    """
    new: dict[Card, Card] = {}
    for unseen in hidden(see(state, seat)):
        places = list(unseen.cards)
        rng.shuffle(places)
        new.update(zip(unseen.cards, places, strict=True))
    return msgspec.structs.replace(
        state,
        hands=tuple(_swap(hand, new) for hand in state.hands),
        stock=tuple(new.get(card, card) for card in state.stock),
        drawn=None if state.drawn is None else new.get(state.drawn, state.drawn),
        log=_rewrite(state, new),
    )


def _swap(hand: tuple[Card, ...], new: dict[Card, Card]) -> tuple[Card, ...]:
    return sort_cards(tuple(new.get(card, card) for card in hand))


def _rewrite(state: Round, new: dict[Card, Card]) -> tuple[Event, ...]:
    """Change, of each card that moved, the last event that brought it to its hand."""
    waiting = {card for hand in state.hands for card in hand} & set(new)
    log: list[Event] = []
    for event in reversed(state.log):
        match event:
            case Drew(seat, card) if card in waiting:
                waiting.remove(card)
                log.append(Drew(seat, new[card]))
            case Dealt(dealer, hands):
                now = {card: new[card] for card in waiting}
                log.append(Dealt(dealer, tuple(_dealt(hand, now) for hand in hands)))
            case _:
                log.append(event)
    return tuple(reversed(log))


def _dealt(hand: tuple[Card | None, ...], now: dict[Card, Card]) -> tuple[Card, ...]:
    return sort_cards(tuple(now.get(card, card) for card in hand if card is not None))
