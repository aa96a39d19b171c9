"""One running match: the truth, whose decision it is, the claim window and the record."""

import random
from collections.abc import Callable, Iterable, Iterator

import msgspec

from game import shuffle
from game.cards import DECK, MONTH, Card
from game.cpu import KINDS, Choice, learning, player
from game.events import Event, hide
from game.house import HouseRules, preset_name
from game.match import Match, after_round, first_dealer, turned_lots
from game.moves import Draw, Move, Ppong
from game.record import Record, Recycle, SeatRecord, entry
from game.replay import replay
from game.round import Phase, Round, apply, claimant, deal, legal_moves, pass_window, recycle
from game.scoring import Outcome, outcome
from game.scribe import begin, with_end, with_moves, with_round
from game.view import View, see

HUMAN = "human"
STAND_IN = "neighbour" if "neighbour" in KINDS else "greedy"
"""How well a CPU plays for somebody who has left the table for a while."""


class Pending(msgspec.Struct, frozen=True):
    """A claim that everybody sees: two cards lie on the discard, the throw is still to come."""

    seat: int
    cards: tuple[Card, Card]

    @property
    def month(self) -> int:
        """Tell which month was claimed."""
        return MONTH[self.cards[0]]


class Happening:
    """What a move brought about; each seat may ask for what it saw of it."""

    def __init__(self, events: tuple[Event, ...]) -> None:
        self._events = events

    def seen_by(self, seat: int | None) -> tuple[Event, ...]:
        """List the events as a seat saw them, or with None as everybody did."""
        return tuple(hide(event, seat) for event in self._events)


class Table:
    """A match as it is played; screens ask it for views and hand it moves, never for hands.

    `keep` is called with the record after every change, so that nothing is lost.
    """

    def __init__(self, record: Record, keep: Callable[[Record], None] = lambda _: None) -> None:
        """Go on with a record where its moves left it; `RecordFault` if it does not hold."""
        at = replay(record)
        self.record = record
        self.match: Match = at.match
        self.pending: Pending | None = None
        self.next_seed: str | None = None
        self._keep = keep
        self._state: Round | None = at.state
        self._guests: dict[int, SeatRecord] = {}
        self._absent: frozenset[int] = frozenset()
        self._once: frozenset[int] = frozenset()
        self._helped: frozenset[int] = frozenset()
        self.wrong: dict[int, int] = {}  # each seat's claims without a pair (헛뽕), this evening

    @property
    def rules(self) -> HouseRules:
        """Give the house rules in force."""
        return self.record.rules

    @property
    def seats(self) -> tuple[SeatRecord, ...]:
        """Tell who sits where this evening; the record keeps who sat down for the match."""
        return tuple(self._guests.get(seat, who) for seat, who in enumerate(self.record.seats))

    @property
    def owners(self) -> tuple[int, ...]:
        """List the seats that belong to people, whether or not they are there just now."""
        return tuple(seat for seat, who in enumerate(self.seats) if who.player == HUMAN)

    @property
    def people(self) -> tuple[int, ...]:
        """List the seats at which people sit."""
        return tuple(seat for seat in self.owners if seat not in self._absent)

    @property
    def absent(self) -> frozenset[int]:
        """Name the people's seats at which a CPU stands in; kept for the evening only."""
        return self._absent

    @property
    def helped(self) -> frozenset[int]:
        """Name the seats at which another than the recorded player has made moves.

        They tell nothing about that player, so statistics leave them out.
        """
        return self._helped

    @property
    def phase(self) -> Phase | None:
        """Tell what the round waits for; None before the first deal."""
        return self._state.phase if self._state else None

    @property
    def turn(self) -> int:
        """Tell whose decision it is; in a window, whose card lies there."""
        return self._state.turn if self._state else self.match.dealer

    @property
    def number(self) -> int:
        """Count the round that is played or was played last, from 1."""
        return len(self.record.rounds)

    @property
    def moves(self) -> int:
        """Count the moves of the round, a public number for pauses and angles."""
        return len(self.record.rounds[-1].moves) if self.record.rounds else 0

    @property
    def seal(self) -> str:
        """Give the public 12 hex digits of the running round's deal, made before it."""
        seed = self.record.rounds[-1].seed if self.record.rounds else self.next_seed
        return shuffle.seal(seed or "")

    @property
    def last_outcome(self) -> Outcome | None:
        """Give the outcome of the round that has just ended, while its hands lie open."""
        over = self._state is not None and self._state.phase == "over"
        return self.match.outcomes[-1] if over and self.match.outcomes else None

    def view(self, seat: int | None) -> View:
        """Show the round to a seat, or with None to everybody."""
        if self._state is None:
            raise ValueError("there is a view once the first round is dealt")
        return see(self._state, seat, self.match.standing)

    def prepare(self) -> str:
        """Fix the next deal's seed and return its seal, which is shown before the cut."""
        if self.next_seed is None:
            self.next_seed = shuffle.fresh_seed()
        return shuffle.seal(self.next_seed)

    def lots(self) -> tuple[tuple[tuple[int, Card], ...], ...]:
        """Turn cards for the first deal; empty from the second round on."""
        if self.record.rounds:
            return ()
        self.prepare()
        return turned_lots(
            self.rules, len(self.seats), self.next_seed or "", daytime=self.record.daytime
        )

    @property
    def next_dealer(self) -> int:
        """Name who deals the next round; for the first one the lots have said it."""
        if self.record.rounds or self.next_seed is None:
            return self.match.dealer
        return first_dealer(
            self.rules, len(self.seats), self.next_seed, daytime=self.record.daytime
        )

    @property
    def cutter(self) -> int:
        """Name who cuts before the next deal: the seat before the dealer."""
        return (self.next_dealer - 1) % len(self.seats)

    def deal(self, cut: int = 0, deck: tuple[Card, ...] | None = None) -> Happening:
        """Start the next round; `deck` arranges it, as lessons and tests do."""
        self.prepare()
        seed = None if deck else self.next_seed
        self.next_seed = None
        dealer = self.match.dealer
        if seed and not self.record.rounds:
            dealer = first_dealer(self.rules, len(self.seats), seed, daytime=self.record.daytime)
        self.match = msgspec.structs.replace(self.match, dealer=dealer)
        cards = deck or shuffle.shuffled(seed or "", 0, DECK, cut)
        self._state, events = deal(self.rules, dealer, cards, len(self.seats))
        self._write(with_round(self.record, dealer, cards, seed, 0 if deck else cut))
        return Happening(events)

    def play(self, seat: int, move: Move) -> Happening:
        """Make a move for a seat; `IllegalMove` says why it can't be made."""
        state, events = apply(self._running(), seat, move)
        self._note_help(seat, state)
        entries: list[Recycle] = []
        if state.phase == "recycle":
            stock = self._new_stock(state)
            state, events = recycle(state, stock)
            entries.append(Recycle(stock))
        self._state, self.pending = state, None
        written = self.record
        if not (isinstance(move, Draw) and state.phase == "over"):
            written = with_moves(written, *entries, entry(seat, move))
        self._settle(written)
        return Happening(events)

    def claim(self, seat: int, cards: tuple[Card, Card] | None = None) -> bool:
        """Slap two cards of a seat on the discard, if it holds them; the throw comes next.

        Of three cards the two lowest letters go down, unless `cards` says which.
        """
        if self.pending or self.phase != "window":
            return False
        pairs = [
            move.cards for move in legal_moves(self._running(), seat) if isinstance(move, Ppong)
        ]
        if not pairs or (cards is not None and cards not in pairs):
            return False
        self.pending = Pending(seat, cards or max(pairs))
        return True

    def throws(self) -> tuple[Card | None, ...]:
        """List what the claimer may throw; only None when the claim leaves nothing to throw."""
        if self.pending is None:
            return ()
        return tuple(
            move.throw
            for move in legal_moves(self._running(), self.pending.seat)
            if isinstance(move, Ppong) and move.cards == self.pending.cards
        )

    def throw(self, card: Card | None) -> Happening:
        """Finish a claim with the card that goes with it, None when it goes out."""
        if self.pending is None:
            raise ValueError("claim first, then throw")
        return self.play(self.pending.seat, Ppong(self.pending.cards, card))

    def let_pass(self) -> Happening:
        """Close a window that nobody used."""
        self._state, events = pass_window(self._running())
        self.pending = None
        self._settle(self.record)
        return Happening(events)

    def is_cpu(self, seat: int) -> bool:
        """Tell whether a CPU plays for a seat."""
        return seat not in self.people or seat in self._once

    def learning(self) -> Iterator[None]:
        """Let the CPUs learn what they must know before they decide; a step a fraction of a ms."""
        return learning([who.player for who in self.seats], self.rules)

    def mind(self, seat: int) -> Iterator[Choice]:
        """Let a CPU think about its decision, a fraction of a ms a step; the last one counts."""
        who = self.seats[seat]
        kind = STAND_IN if who.player == HUMAN else who.player
        return player(kind, who.character).think(self.view(seat), self._chance(seat))

    # who is there this evening

    def leave(self, seat: int) -> None:
        """Let a CPU play for a person until it comes back."""
        if seat in self.owners:
            self._absent |= {seat}

    def come_back(self, seat: int) -> None:
        """Give a person its seat back."""
        self._absent -= {seat}
        self._once -= {seat}

    def help_once(self, seat: int) -> None:
        """Let a CPU make the one decision that a person is asked for."""
        if seat in self.people:
            self._once |= {seat}

    def count_wrong(self, seat: int) -> None:
        """Count a claim without a pair, which costs nothing but is told at the match's end."""
        self.wrong[seat] = self.wrong.get(seat, 0) + 1

    def recall(self, helped: Iterable[int], wrong: dict[int, int]) -> None:
        """Take up what was so before the match was gone on with."""
        self._helped |= frozenset(helped)
        self.wrong.update(wrong)

    def count_help(self, seat: int) -> None:
        """Note in the record that a seat asked what to do."""
        if seat in self.owners:
            who = self.record.seats[seat]
            asked = msgspec.structs.replace(who, help=who.help + 1)
            seats = (*self.record.seats[:seat], asked, *self.record.seats[seat + 1 :])
            self._write(msgspec.structs.replace(self.record, seats=seats))

    def take_seat(self, seat: int, name: str) -> None:
        """Let a person go on where a CPU sat; `ValueError` while a round is played."""
        if self.phase not in (None, "over") or seat in self.owners:
            raise ValueError("a person takes a CPU's seat, between two rounds")
        self._guests[seat] = SeatRecord(name, HUMAN, None, 0)

    def _note_help(self, seat: int, after: Round) -> None:
        """Remember that another made this move; a help for one decision ends with it."""
        if seat in self._guests or (self.is_cpu(seat) and seat in self.owners):
            self._helped |= {seat}
        if after.phase != "hold" or after.turn != seat:
            self._once -= {seat}

    def claiming_mind(self) -> tuple[int, Iterator[Choice]] | None:
        """Let the one CPU think that could claim the card, if it is one."""
        seat = claimant(self._running())
        if seat is None or not self.is_cpu(seat):
            return None
        return seat, self.mind(seat)

    def _chance(self, seat: int) -> random.Random:
        """Give a seat's own dice, the same for the same deal and move."""
        last = self.record.rounds[-1]
        source = last.seed or " ".join(last.deck)
        return random.Random(f"{source}/{seat}/{len(last.moves)}/{self.phase}")

    def _running(self) -> Round:
        if self._state is None:
            raise ValueError("the first round is not dealt yet")
        return self._state

    def _new_stock(self, state: Round) -> tuple[Card, ...]:
        last = self.record.rounds[-1]
        number = state.rules.stock_passes - state.passes_left
        seed = last.seed or shuffle.fresh_seed()
        return shuffle.shuffled(seed, number, state.discards, last.cut)

    def _settle(self, written: Record) -> None:
        """Keep the record; a round that is over goes on the score sheet first."""
        state = self._running()
        if state.phase == "over":
            self.match = after_round(self.match, outcome(state))
            written = with_end(written, self.match)
        self._write(written)

    def _write(self, record: Record) -> None:
        if record is not self.record:
            self.record = record
            self._keep(record)


def open_table(
    rules: HouseRules,
    seats: tuple[SeatRecord, ...],
    keep: Callable[[Record], None] = lambda _: None,
    *,
    started: str | None = None,
    daytime: bool = False,
) -> Table:
    """Sit down for a new match."""
    record = begin(rules, seats, preset=preset_name(rules), started=started, daytime=daytime)
    return Table(record, keep)
