"""Matches without a screen: computer players against each other, all chance from one seed."""

import random
from typing import Any, Final

import msgspec

from game.cpu import Player, decide, player
from game.house import FIELDS, HouseRules, bounds, choices, nullable, preset_name, read
from game.match import Match, after_round, first_dealer
from game.moves import Draw
from game.record import Entry, Record, Recycle, SeatRecord, entry
from game.round import Round, apply, claimant, deal, pass_window, recycle
from game.scoring import outcome
from game.scribe import begin, with_end, with_moves, with_round
from game.shuffle import headless_seed, shuffled
from game.view import Standing, see

MOST_DRAWN_ROUNDS: Final = 12
"""Matches under drawn house rules are at most this long, so that many of them fit into an hour."""


class Run(msgspec.Struct, frozen=True):
    """What a run of matches is made from; equal runs play equal matches."""

    players: tuple[str, ...]  # kinds, in seat order
    rules: HouseRules | None  # None: house rules are drawn anew for each match
    seed: int


class _Deal(msgspec.Struct, frozen=True):
    """One deal of a run: who plays it and where its chance comes from."""

    players: tuple[Player, ...]
    chances: tuple[random.Random, ...]  # one a seat, so that no player's thinking disturbs another
    seed: str
    standing: Standing


def play_match(run: Run, number: int) -> Record:
    """Play match `number` (from 0) of a run to its end and write it down."""
    rules = run.rules or drawn_rules(random.Random(f"{run.seed}/{number}/rules"))
    record = begin(rules, _seats(run), preset=preset_name(rules) if run.rules else None)
    seed = headless_seed(run.seed, number, 0)
    seats = len(run.players)
    match = Match(rules, seats, first_dealer(rules, seats, seed, daytime=False))
    players = tuple(player(kind) for kind in run.players)
    while not match.over:
        turn = len(match.outcomes)
        chances = tuple(
            random.Random(f"{run.seed}/{number}/{turn}/{seat}") for seat in range(seats)
        )
        dealt = _Deal(players, chances, headless_seed(run.seed, number, turn), match.standing)
        record, match = _play_round(record, match, dealt)
    return record


def _seats(run: Run) -> tuple[SeatRecord, ...]:
    return tuple(
        SeatRecord(name=f"{kind} {seat}", player=kind, character=None, help=0)
        for seat, kind in enumerate(run.players, start=1)
    )


def _play_round(record: Record, match: Match, dealt: _Deal) -> tuple[Record, Match]:
    deck = shuffled(dealt.seed, 0)
    state, _ = deal(match.rules, match.dealer, deck, match.seats)
    entries: list[Entry] = []
    while state.phase != "over":
        state, lines = _step(state, dealt)
        entries.extend(lines)
    record = with_moves(with_round(record, match.dealer, deck, dealt.seed), *entries)
    match = after_round(match, outcome(state))
    return with_end(record, match), match


def _step(state: Round, dealt: _Deal) -> tuple[Round, tuple[Entry, ...]]:
    """Ask whoever is to decide; give the state after it and what the record says of it."""
    seat = claimant(state) if state.phase == "window" else state.turn
    if seat is None:
        return pass_window(state)[0], ()
    choice = decide(dealt.players[seat], see(state, seat, dealt.standing), dealt.chances[seat])
    if choice is None:
        return pass_window(state)[0], ()
    after, _ = apply(state, seat, choice)
    if isinstance(choice, Draw) and after.end is not None:
        return after, ()  # it found nothing: the round is exhausted, and only its end says so
    if after.phase != "recycle":
        return after, (entry(seat, choice),)
    name = state.rules.stock_passes - state.passes_left
    stock = shuffled(dealt.seed, name, state.discards)
    return recycle(after, stock)[0], (Recycle(stock), entry(seat, choice))


def drawn_rules(rng: random.Random) -> HouseRules:
    """Draw house rules over all fields, each value of a field as likely as any other."""
    fields = {name: _drawn_value(name, rng) for name in FIELDS}
    fields["rounds"] = rng.randint(1, MOST_DRAWN_ROUNDS)
    if fields["stop_limit"] is None and fields["stop_success_score"] == "gap":
        fields["stop_success_score"] = rng.choice(("hand", "zero"))
    return read(fields)


def _drawn_value(name: str, rng: random.Random) -> Any:
    if (words := choices(name)) is not None:
        return rng.choice(words)
    least, most = bounds(name) or (0, 0)
    if name == "rank_amounts":
        return [rng.randint(least, most) for _ in range(6)]
    if nullable(name) and rng.random() < 0.25:
        return None
    return rng.randint(least, most)
