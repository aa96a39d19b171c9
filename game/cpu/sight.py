"""What a seat knows, on packed hands; made of its View, or as quickly of a packed round."""

from typing import Final

from game.cards import MONTH, ORDER
from game.cpu.packed import DECLARE, DRAW, OUT, PASS, STOP
from game.cpu.player import Choice
from game.moves import Declare, Discard, Draw, Move, Ppong, Stop
from game.view import View

NAMED: Final[dict[int, Move]] = {STOP: Stop(), DRAW: Draw(), DECLARE: Declare()}


def code(move: Move) -> int:
    """Write a move as a packed round does."""
    match move:
        case Draw():
            return DRAW
        case Stop():
            return STOP
        case Declare():
            return DECLARE
        case Discard(card):
            return MONTH[card]
        case Ppong(_, throw):
            return OUT if throw is None else MONTH[throw]


def choice_of(view: View, move: int) -> Choice:
    """Find the real move that a packed one means; of equal cards the plainest goes."""
    if move == PASS:
        return None
    return max((each for each in view.moves if code(each) == move), key=_plainness)


def _plainness(move: Move) -> int:
    match move:
        case Discard(card):
            return ORDER[card]
        case Ppong(cards, throw):
            return ORDER[cards[0]] + ORDER[cards[1]] + (100 * ORDER[throw] if throw else 0)
        case _:
            return 0
