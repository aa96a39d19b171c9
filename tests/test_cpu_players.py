"""Computer players: never an illegal move, the same choice however sliced, no cheating."""

import random
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec import structs

from game.cards import DECK, MONTH
from game.commands import parser
from game.cpu import CHARACTERS, KINDS, LEVELS, Choice, Player, decide, player
from game.cpu.honesty import PHASES, check_honesty
from game.cpu.packed import deal_packed
from game.cpu.people import mind
from game.cpu.player import SLICES_A_FRAME
from game.cpu.sight import code, peek, sight_of
from game.cpu.tables import tables_of
from game.house import PRESETS, HouseRules
from game.round import Round, apply, claimant, deal, legal_moves, pass_window, recycle
from game.shuffle import shuffled
from game.simulation import drawn_rules
from game.view import Standing, View, see
from scenes.table.minds import FRAMES

PLAIN = tuple(PRESETS.values())


def quick(kind: str, character: str | None = None) -> Player:
    """Seat a player; a master on a small budget, for the laws do not depend on it."""
    who = player(kind, character)
    if kind == "master":
        return structs.replace(who, mind=structs.replace(who.mind, deals=24, hands=40))  # type: ignore[type-var, attr-defined]
    return who


def playable(rng: random.Random) -> HouseRules:
    return structs.replace(
        drawn_rules(rng),
        stop_limit=rng.choice((5, 10, 20, 99)),
        stop_other_ppongs=rng.choice((0, 0, 1)),
        stop_total_ppongs=rng.choice((0, 0, 2)),
        stock_passes=rng.choice((1, 2)),
    )


def asked(state: Round) -> int | None:
    return claimant(state) if state.phase == "window" else state.turn


def views(
    rules: HouseRules, seats: int, who: Player, rng: random.Random, left: int | None = None
) -> Iterator[View]:
    """Play a round and show each decision's view before it is made; `left` rounds follow it."""
    state, _ = deal(rules, rng.randrange(seats), shuffled(str(rng.random()), 0, DECK), seats)
    rounds = rng.randrange(4) if left is None else left
    standing = Standing(tuple(rng.randint(-50, 150) for _ in range(seats)), rounds)
    while state.phase != "over":
        if state.phase == "recycle":
            state, _ = recycle(state, shuffled(str(rng.random()), 1, state.discards))
            continue
        seat = asked(state)
        if seat is None:
            state, _ = pass_window(state)
            continue
        view = see(state, seat, standing)
        yield view
        choice = decide(who, view, rng)
        state, _ = pass_window(state) if choice is None else apply(state, seat, choice)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("kind", KINDS)
def test_no_player_ever_makes_an_illegal_choice(kind: str, seats: int) -> None:
    rng = random.Random(f"{kind}{seats}")
    characters = (None, *CHARACTERS) if kind in LEVELS else (None,)
    for number in range(3 if kind == "master" else 12):
        rules = (drawn_rules, playable)[number % 2](rng)
        who = quick(kind, rng.choice(characters))
        for view in views(rules, seats, who, rng):
            assert view.moves
            for choice in who.think(view, random.Random(1)):
                assert choice in view.moves or (choice is None and view.phase == "window")


@pytest.mark.parametrize("kind", LEVELS)
def test_what_a_seat_cannot_know_changes_no_decision(kind: str) -> None:
    enough = 200 if kind == "master" else 400
    tally = check_honesty(kind, quick(kind), PLAIN, enough, seed=3)
    assert all(tally.asked[phase] > 0 for phase in PHASES)
    assert tally.changed == dict.fromkeys(PHASES, 0)


class Fickle:
    """A player with a coin of its own."""

    def __init__(self) -> None:
        self.coin = random.Random(1)

    def think(self, view: View, rng: random.Random) -> Iterator[Choice]:
        del rng
        yield self.coin.choice(view.moves)


def test_the_honesty_check_notices_a_player_that_decides_by_something_else() -> None:
    assert sum(check_honesty("fickle", Fickle(), PLAIN, 60, seed=1).changed.values()) > 10


def test_a_masters_choice_does_not_depend_on_who_else_thinks_meanwhile() -> None:
    """Two thoughts that are stepped in turns end as they do one after the other."""
    rng = random.Random(8)
    master = quick("master")
    seen = [view for view in views(PLAIN[0], 4, quick("neighbour"), rng) if len(view.moves) > 1]
    for one, other in pairwise(seen[:7]):
        alone = [decide(master, view, random.Random(5)) for view in (one, other)]
        thoughts = [master.think(view, random.Random(5)) for view in (one, other)]
        last: list[Choice] = [None, None]
        running = [0, 1]
        while running:
            each = running.pop(0)
            for choice in thoughts[each]:
                last[each] = choice
                running.append(each)
                break
        assert last == alone


def test_a_master_pauses_often_and_names_a_move_at_once() -> None:
    rng = random.Random(2)
    holds = [view for view in views(PLAIN[0], 4, quick("player"), rng) if view.phase == "hold"]
    steps = list(player("master").think(holds[0], random.Random(1)))
    assert len(steps) > 20
    assert steps[0] == decide(player("expert"), holds[0], random.Random(1))


@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_packed_minds_play_as_the_simple_players_do(kind: str) -> None:
    rng = random.Random(4)
    who, packed = player(kind), mind(kind)
    for number in range(20):
        rules = (drawn_rules, playable)[number % 2](rng)
        for view in views(rules, rng.randint(2, 6), who, rng):
            moves = [list(packed.ponder(sight_of(view), random.Random(n)))[-1] for n in range(3)]
            offered = {0 if move is None else code(move) for move in (*view.moves, None)}
            assert set(moves) <= offered
            if kind == "greedy":
                choice = decide(who, view, rng)
                assert choice is not None
                assert moves[0] == code(choice)


def test_a_sight_is_the_same_from_a_view_and_from_a_packed_round() -> None:
    rng = random.Random(6)
    for number in range(30):
        rules = (drawn_rules, playable, lambda _: PLAIN[0])[number % 3](rng)
        seats = rng.randint(2, 6)
        deck = shuffled(str(number), 0, DECK)
        state, _ = deal(rules, 0, deck, seats)
        packed = deal_packed(tables_of(rules), 0, [MONTH[card] for card in deck], seats)
        while state.phase != "over":
            if state.phase == "recycle":
                stock = shuffled(str(rng.random()), 1, state.discards)
                state, _ = recycle(state, stock)
                packed.recycle([MONTH[card] for card in stock])
                continue
            for seat in range(seats):
                assert sight_of(see(state, seat)) == peek(packed, seat)
            mover = asked(state)
            if mover is None:
                state, _ = pass_window(state)
                packed.pass_window()
                continue
            move = rng.choice(legal_moves(state, mover))
            state, _ = apply(state, mover, move)
            packed.play(mover, code(move))


def test_unknown_names_are_answered_with_the_nearest_and_all() -> None:
    with pytest.raises(ValueError, match=r"did you mean expert.*beginner, neighbour"):
        player("exprt")
    with pytest.raises(ValueError, match=r"did you mean nephew.*grandmother"):
        player("expert", "nefew")


def test_every_level_and_character_has_a_mind() -> None:
    minds = [mind(level, who) for level in LEVELS for who in (None, *CHARACTERS)]
    assert len({repr(each) for each in minds}) == len(minds)
    assert len(LEVELS) == 5
    assert len(CHARACTERS) == 6


def test_the_page_about_players_names_every_level_and_character_in_both_languages() -> None:
    page = (Path(__file__).parents[1] / "docs" / "players.md").read_text(encoding="utf-8")
    levels = ("첫걸음", "동네", "선수", "고수", "도사")
    people = ("할머니", "삼촌", "고모", "아버지", "누나", "조카")
    for name in (*LEVELS, *CHARACTERS):
        assert f"`{name}`" in page
    assert [name for name in (*levels, *people) if name not in page] == []


def test_the_page_about_players_gives_commands_that_the_program_takes() -> None:
    page = (Path(__file__).parents[1] / "docs" / "players.md").read_text(encoding="utf-8")
    commands = re.findall(r"^python -m game (.+)$", page, re.MULTILINE)
    assert len(commands) >= 6
    for command in commands:
        assert parser().parse_args(command.split()).run


@pytest.mark.parametrize("left", [0, 5])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_master_never_needs_more_frames_than_a_table_gives_it(seats: int, left: int) -> None:
    """Else a hard choice would show; the longest thoughts are those in which nothing settles."""
    rng, master = random.Random(seats), player("master")
    stubborn = structs.replace(master, mind=structs.replace(master.mind, sure=1e9))  # type: ignore[type-var, attr-defined]
    most = 0
    for view in views(PLAIN[seats % 3], seats, quick("neighbour"), rng, left):
        if len(view.moves) > 1 and view.phase == "hold":
            most = max(most, sum(1 for _ in stubborn.think(view, rng)))
    assert 0 < most <= FRAMES["master"] * SLICES_A_FRAME
