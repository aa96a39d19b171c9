"""Laws: packed rounds and their fast loops play exactly as the frozen engine does."""

import random
from collections.abc import Iterable
from typing import Self

import pytest
from msgspec import structs

from game.cards import MONTH, Card, months
from game.cpu.hands import pack_cards, unpack
from game.cpu.packed import (
    DECLARE,
    DRAW,
    OUT,
    PASS,
    STOP,
    PackedRound,
    deal_packed,
    fresh_deck,
    winner_of,
)
from game.cpu.playout import Played, greedy_policy, random_playout, table_playout
from game.cpu.sight import code
from game.cpu.tables import tables_of
from game.house import PRESETS, HouseRules
from game.moves import Move
from game.round import Round, apply, claimant, deal, legal_moves, pass_window, recycle
from game.scoring import outcome
from game.shuffle import shuffled
from game.simulation import drawn_rules


def both(rng: random.Random) -> tuple[Round, PackedRound]:
    rules = rng.choice([drawn_rules(rng), playable(rng), *PRESETS.values()])
    seats, dealer = rng.randint(2, 6), rng.randrange(2)
    deck = shuffled(str(rng.random()), 0)
    frozen, _ = deal(rules, dealer, deck, seats)
    return frozen, deal_packed(tables_of(rules), dealer, months(deck), seats)


def playable(rng: random.Random) -> HouseRules:
    """Draw house rules under which stops, baks and recycles are all common."""
    return structs.replace(
        drawn_rules(rng),
        stop_limit=rng.randint(3, 20),
        stop_other_ppongs=rng.choice((0, 0, 1, 2)),
        stop_total_ppongs=rng.choice((0, 0, 1, 2)),
        stock_passes=rng.choice((1, 2, 3)),
    )


def assert_same(frozen: Round, packed: PackedRound) -> None:
    assert packed.phase == frozen.phase
    assert packed.hands == [pack_cards(hand) for hand in frozen.hands]
    assert packed.discards == list(months(frozen.discards))
    assert packed.stock[::-1] == list(months(frozen.stock))
    assert tuple(packed.ponged) == frozen.ppongs
    assert packed.passes == frozen.passes_left
    if frozen.phase != "over":
        assert (packed.turn, packed.chain) == (frozen.turn, frozen.chain)
        return
    scored = outcome(frozen)
    assert packed.ending is not None
    kind, seat, wearer, scores = packed.ending
    assert (kind, scores) == (scored.end.kind, list(scored.scores))
    assert seat == (-1 if scored.end.seat is None else scored.end.seat)
    assert wearer == (-1 if scored.wearer is None else scored.wearer)
    assert winner_of(packed) == scored.winner


def asked(frozen: Round) -> int | None:
    return claimant(frozen) if frozen.phase == "window" else frozen.turn


@pytest.mark.parametrize("seed", range(40))
def test_moves_and_states_agree_over_random_house_rules(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(4):
        frozen, packed = both(rng)
        assert_same(frozen, packed)
        while frozen.phase != "over":
            frozen = step(frozen, packed, rng)
            assert_same(frozen, packed)


def step(frozen: Round, packed: PackedRound, rng: random.Random) -> Round:
    if frozen.phase == "recycle":
        deck = shuffled(str(rng.random()), 1, frozen.discards)
        packed.recycle(months(deck))
        return recycle(frozen, deck)[0]
    for seat in range(packed.seats):
        offered = {code(move) for move in legal_moves(frozen, seat)}
        found = packed.moves(seat)
        assert len(found) == len(set(found))
        assert set(found) - {PASS} == offered
    mover = asked(frozen)
    if frozen.phase == "window":
        assert packed.claimant() == (-1 if mover is None else mover)
    if mover is None or (frozen.phase == "window" and rng.random() < 0.3):
        packed.pass_window()
        return pass_window(frozen)[0]
    move = rng.choice(legal_moves(frozen, mover))
    packed.play(mover, code(move))
    return apply(frozen, mover, move)[0]


class Pile(list[int]):
    """A pile of months that remembers what was laid on it and taken from it."""

    def __init__(self, cards: Iterable[int], story: list[tuple[int, ...]]) -> None:
        super().__init__(cards)
        self.story = story

    def append(self, month: int, /) -> None:
        self.story.append((month,))
        super().append(month)

    def __iadd__(self, cards: Iterable[int], /) -> Self:  # type: ignore[override,misc]
        laid = tuple(cards)
        self.story.append(laid)
        super().__iadd__(laid)
        return self


class Noting(random.Random):
    """Chance that remembers each shuffled stock, top first."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.stocks: list[list[int]] = []

    def shuffle(self, x: list[int]) -> None:  # type: ignore[override]
        super().shuffle(x)
        self.stocks.append(x[::-1])


def retell(frozen: Round, story: list[tuple[int, ...]], end: str, stocks: list[list[int]]) -> Round:
    """Play on the frozen engine what a loop did on piles."""
    while frozen.phase != "over":
        if frozen.phase == "recycle":
            frozen, _ = recycle(frozen, as_cards(stocks.pop(0), frozen.discards))
            continue
        seat = asked(frozen)
        move = told(frozen, seat, story, end)
        if move == PASS or seat is None:
            frozen, _ = pass_window(frozen)
        else:
            frozen, _ = apply(frozen, seat, find(frozen, seat, move))
    assert not story
    assert not stocks
    return frozen


def told(frozen: Round, seat: int | None, story: list[tuple[int, ...]], end: str) -> int:
    """Read the next move from the story: pairs are laid two by two, throws one by one."""
    if frozen.phase == "window":
        if seat is None or not story or len(story[0]) == 1:
            return PASS
        story.pop(0)
        return OUT if not story and end.endswith("bak") else story.pop(0)[0]
    if not story and frozen.phase == "turn":
        return STOP if end.startswith("stop") else DRAW
    if frozen.phase == "turn":
        return DRAW
    return story.pop(0)[0] if story else DECLARE


def find(frozen: Round, seat: int, wanted: int) -> Move:
    return next(move for move in legal_moves(frozen, seat) if code(move) == wanted)


def as_cards(stock: list[int], pool: tuple[Card, ...]) -> tuple[Card, ...]:
    left = list(pool)
    deck = []
    for month in stock:
        card = next(card for card in left if MONTH[card] == month)
        left.remove(card)
        deck.append(card)
    return tuple(deck)


@pytest.mark.parametrize("kind", ["random", "greedy"])
@pytest.mark.parametrize("seed", range(25))
def test_fast_loops_play_rounds_that_the_frozen_engine_plays_too(kind: str, seed: int) -> None:
    rng = Noting(seed)
    for _ in range(4):
        frozen, packed = both(rng)
        story: list[tuple[int, ...]] = []
        packed.discards = Pile(packed.discards, story)
        rng.stocks.clear()
        (end, seat, wearer, scores), moves = run(kind, packed, rng)
        throws = len([laid for laid in story if len(laid) == 1])
        retold = retell(frozen, story, end, rng.stocks[:])
        scored = outcome(retold)
        assert (end, scores) == (scored.end.kind, list(scored.scores))
        assert seat == (-1 if scored.end.seat is None else scored.end.seat)
        assert wearer == (-1 if scored.wearer is None else scored.wearer)
        assert moves >= throws > 0 or end == "declare"


def run(kind: str, packed: PackedRound, rng: random.Random) -> Played:
    if kind == "random":
        return random_playout(packed, rng)
    policy = greedy_policy(packed.tables.rules)
    return table_playout(packed, [policy] * packed.seats, rng)


def test_loops_can_start_in_every_phase() -> None:
    rng = random.Random(5)
    seen = set()
    for _ in range(60):
        frozen, packed = both(rng)
        for _ in range(rng.randrange(30)):
            if frozen.phase in ("over", "recycle"):
                break
            frozen = step(frozen, packed, rng)
        if packed.phase in ("over", "recycle"):
            continue
        seen.add(packed.phase)
        twin = packed.copy()
        ending, _ = run("greedy", twin, rng)
        assert len(ending[3]) == packed.seats
        assert_same(frozen, packed)
    assert seen == {"hold", "turn", "window"}


def test_a_fresh_deck_holds_each_month_four_times() -> None:
    assert sorted(fresh_deck(random.Random(1))) == unpack(4 * sum(1 << 4 * m for m in range(1, 13)))
