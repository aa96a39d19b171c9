"""The check that nobody cheats: deal all that a seat cannot know anew, and ask it again.

Each decision is asked twice with the same chance, once at the true table and once at a table
where the hidden cards are dealt anew. Whoever sees only the View decides the same.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from tqdm import tqdm

from game.cards import DECK, Card
from game.cpu.player import Player, decide
from game.house import HouseRules
from game.redeal import redeal
from game.round import Round, apply, claimant, deal, pass_window, recycle
from game.view import Standing, see

PHASES: Final = ("turn", "hold", "window")


class Tally(msgspec.Struct):
    """Decisions of one kind of player, by phase, and how many a new deal changed."""

    kind: str
    asked: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(PHASES, 0))
    changed: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(PHASES, 0))


def check_honesty(
    kind: str, who: Player, rules: Sequence[HouseRules], decisions: int, seed: int
) -> Tally:
    """Let a player play rounds and ask each of its decisions twice, until enough are asked."""
    tally = Tally(kind)
    rng = random.Random(f"{seed}/{kind}")
    with tqdm(total=decisions, unit="decision", desc=kind, disable=None, leave=False) as bar:
        while (asked := sum(tally.asked.values())) < decisions:
            bar.update(asked - bar.n)
            _play_round(tally, who, rng.choice(rules), rng)
    return tally


def _play_round(tally: Tally, who: Player, rules: HouseRules, rng: random.Random) -> None:
    seats = rng.randint(2, 6)
    state, _ = deal(rules, rng.randrange(seats), _shuffled(DECK, rng), seats)
    totals = tuple(rng.randint(0, 100) for _ in range(seats))
    standing = Standing(totals, rng.randrange(rules.rounds))
    while state.phase != "over":
        if state.phase == "recycle":
            state, _ = recycle(state, _shuffled(state.discards, rng))
            continue
        state = _step(tally, who, state, standing, rng)


def _step(tally: Tally, who: Player, state: Round, standing: Standing, rng: random.Random) -> Round:
    window = state.phase == "window"
    seat = claimant(state) if window else state.turn
    if seat is None:
        return pass_window(state)[0]
    chance = rng.getrandbits(64)
    choice = decide(who, see(state, seat, standing), random.Random(chance))
    if len(see(state, seat).moves) > (0 if window else 1):
        other = see(redeal(state, seat, rng), seat, standing)
        again = decide(who, other, random.Random(chance))
        tally.asked[state.phase] += 1
        tally.changed[state.phase] += again != choice
    return pass_window(state)[0] if choice is None else apply(state, seat, choice)[0]


def _shuffled(cards: Sequence[Card], rng: random.Random) -> tuple[Card, ...]:
    return tuple(rng.sample(cards, len(cards)))


def honesty_rows(tallies: Sequence[Tally]) -> Iterator[tuple[str, ...]]:
    """Lay the tallies out: decisions asked twice and decisions changed, by phase."""
    yield ("player", "", *(f"{phase} asked" for phase in PHASES), "asked", "changed")
    for tally in tallies:
        yield (
            tally.kind,
            "",
            *(str(tally.asked[phase]) for phase in PHASES),
            str(sum(tally.asked.values())),
            str(sum(tally.changed.values())),
        )
