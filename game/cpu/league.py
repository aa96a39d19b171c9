"""Matches between computer players on packed rounds: same deals, every seat in turn."""

import random
from collections.abc import Iterator, Sequence

import msgspec

from game.cpu.hands import BIT
from game.cpu.minds import Mind, settle
from game.cpu.packed import (
    Ending,
    PackedRound,
    deal_packed,
    ending_of,
    fresh_deck,
    next_dealer,
)
from game.cpu.sight import Sight, peek
from game.cpu.tables import Tables, tables_of
from game.events import EndKind, JokboName
from game.house import HouseRules
from game.view import Standing


class Finish(msgspec.Struct, frozen=True):
    """How a round ended: by which seat, with which jokbo; who wears a bak (−1: nobody)."""

    kind: EndKind
    seat: int
    wearer: int
    jokbo: JokboName | None


class Played(msgspec.Struct, frozen=True):
    """A finished match: final totals, and how each round ended."""

    totals: list[int]
    finishes: list[Finish]


def play_round(
    state: PackedRound,
    minds: Sequence[Mind],
    chances: Sequence[random.Random],
    standing: Standing | None = None,
    shuffles: random.Random | None = None,
) -> Ending:
    """Play a packed round to its end; each mind sees only what its seat may see."""
    for seat, sight in decisions(state, shuffles or random.Random(0), standing):
        state.play(seat, settle(minds[seat], sight, chances[seat]))
    return ending_of(state)


def decisions(
    state: PackedRound, shuffles: random.Random, standing: Standing | None = None
) -> Iterator[tuple[int, Sight]]:
    """Go through a round's decisions to its end, each seat with what it may see.

    Whoever takes a decision plays its move before asking for the next one.
    """
    while state.ending is None:
        if state.phase == "recycle":
            deck = state.discards.copy()
            shuffles.shuffle(deck)
            state.recycle(deck)
            continue
        seat = state.claimant() if state.phase == "window" else state.turn
        if seat < 0:
            state.pass_window()
        else:
            yield seat, peek(state, seat, standing)


def play_match(rules: HouseRules, minds: Sequence[Mind], seed: str, rotation: int = 0) -> Played:
    """Play a match; the same seed deals the same cards, whoever sits where.

    `rotation` is how many seats the minds have moved on; their chances follow them.
    """
    tables, seats = tables_of(rules), len(minds)
    deals = random.Random(f"{seed}/deals")
    seated = [minds[(seat - rotation) % seats] for seat in range(seats)]
    chances = [random.Random(f"{seed}/{(seat - rotation) % seats}") for seat in range(seats)]
    dealer, totals = deals.randrange(seats), [0] * seats
    finishes: list[Finish] = []
    for number in range(rules.rounds):
        state = fair_deal(tables, dealer, deals, seats)
        standing = Standing(tuple(totals), rules.rounds - number - 1)
        ending = play_round(state, seated, chances, standing, random.Random(f"{seed}/{number}"))
        totals = [total + score for total, score in zip(totals, ending[3], strict=True)]
        finishes.append(_finish(state, ending))
        dealer = next_dealer(state)
    return Played(totals, finishes)


def fair_deal(tables: Tables, dealer: int, deals: random.Random, seats: int) -> PackedRound:
    """Deal each seat the same five cards whoever deals, so that a set evens out the luck of seats.

    Dealt from the dealer on, the best player, who mostly won the round before, would get the same
    cards in every seat: the matches of a set would be alike and say less.
    """
    state = deal_packed(tables, 0, fresh := fresh_deck(deals), seats)
    sixth = BIT[fresh[3 * seats + 2]]
    state.hands[0] -= sixth
    state.hands[dealer] += sixth
    state.dealer = state.turn = dealer
    return state


def _finish(state: PackedRound, ending: Ending) -> Finish:
    kind, seat, wearer, _ = ending
    named = state.tables.jokbo[state.hands[seat]] if kind == "declare" else None
    return Finish(kind, seat, wearer, named[0] if named else None)


def win_shares(totals: Sequence[int]) -> list[float]:
    """Share a match among those with the lowest total."""
    best = min(totals)
    winners = sum(total == best for total in totals)
    return [1 / winners if total == best else 0.0 for total in totals]
