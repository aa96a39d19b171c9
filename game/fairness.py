"""Checking that a round's cards follow from its seed, as anyone may do."""

import msgspec

from game.cards import DECK
from game.playback import round_states
from game.record import Record, Recycle
from game.shuffle import seal, shuffled


class Sealed(msgspec.Struct, frozen=True):
    """What was shown of a round's shuffle; the seed is None while the round is played."""

    seal: str
    seed: str | None
    cut: int
    recycled: int  # how often the discards became a stock


def sealed(record: Record, number: int) -> Sealed | None:
    """Tell what may be known of a round's shuffle; None where the deck was arranged."""
    written = record.rounds[number]
    if written.seed is None:
        return None
    again = sum(isinstance(line, Recycle) for line in written.moves)
    seed = written.seed if written.end is not None else None
    return Sealed(seal(written.seed), seed, written.cut, again)


def follows(record: Record, number: int) -> bool:
    """Shuffle a round's decks again from its seed, and tell whether they are the same."""
    written = record.rounds[number]
    if written.seed is None:
        return False
    again = [line.deck for line in written.moves if isinstance(line, Recycle)]
    dealt = written.deck == shuffled(written.seed, 0, DECK, written.cut)
    restocked = all(
        deck == shuffled(written.seed, count, deck, written.cut)
        for count, deck in enumerate(again, start=1)
    )
    return dealt and restocked and _playable(record, number)


def _playable(record: Record, number: int) -> bool:
    """Tell whether the moves can be played with these cards."""
    try:
        round_states(record, number)
    except ValueError:
        return False
    return True
