"""A master's thought in a table's frames: even slices, and nothing left to learn in any of them."""

import random
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

import pytest

from game.cpu import master, reading
from game.cpu.by_heart import CLAIMS, HANDS, hands, learn
from game.cpu.deals import AT_ONCE as HANDS_AT_ONCE
from game.cpu.habits import habits_of
from game.cpu.hands import count
from game.cpu.league import decisions, fair_deal
from game.cpu.minds import settle
from game.cpu.people import mind
from game.cpu.plans import plans_of
from game.cpu.player import SLICES_A_FRAME
from game.cpu.playout import greedy_policy
from game.cpu.sight import Sight
from game.cpu.tables import tables_of
from game.house import FAMILY, PRESETS, TOWN, HouseRules
from game.table import Table
from scenes.seats.seats import Seats
from tests.screens import open_stage
from tests.table_driver import Bot, open_table, screen, sit, sitters
from tests.tables import arranged

HANDS_OF_FOUR = ["1 2 4 6 8 11", "1 3 5 7 9", "2 4 6 8 10", "1 3 5 7 12"]


def forget() -> None:
    for cached in (tables_of, habits_of, greedy_policy, plans_of):
        cached.cache_clear()


@pytest.fixture(autouse=True)
def _nothing_learned() -> None:
    forget()


def tables(rules: HouseRules) -> Iterator[dict[int, int]]:
    """All tables that a thought asks about how others play."""
    habits = habits_of(rules)
    policies = [*habits.policies, *(plan.policy for plan in plans_of(rules))]
    for policy in policies:
        yield from (*policy.throws, *policy.claims)


def sights(rules: HouseRules, seats: int, seed: int) -> Iterator[Sight]:
    """Let neighbours play a round, and show what each sees before a real decision."""
    rng, neighbour = random.Random(seed), mind("neighbour")
    state = fair_deal(tables_of(rules), seed % seats, rng, seats)
    for seat, sight in decisions(state, rng):
        if len(sight.moves) > 1:
            yield sight
        state.play(seat, settle(neighbour, sight, rng))


@pytest.mark.parametrize("name", PRESETS)
def test_who_has_learned_meets_no_new_hand_in_a_thought(name: str) -> None:
    """Each new one takes some thirty microseconds, and a first thought would meet a thousand."""
    rules = PRESETS[name]
    for _ in learn(rules):
        pass
    throws = habits_of(rules).throws
    known = [len(throws), *map(len, tables(rules))]
    assert len(throws) == HANDS
    for number, sight in enumerate(sights(rules, 6, seed=2)):
        if number % 5 == 0:
            settle(mind("master"), sight, random.Random(1))
    assert [len(throws), *map(len, tables(rules))] == known


def test_whoever_learned_before_has_nothing_to_learn() -> None:
    assert len(list(learn(FAMILY))) > 1000
    assert list(learn(FAMILY)) == []
    assert list(learn(TOWN)) != []


@pytest.mark.parametrize("share", [0.1, 0.9, 0.97, 0.999])
def test_who_was_interrupted_learns_the_rest(share: float) -> None:
    """The seats may be left in the middle; the table then goes on."""
    whole = len(list(learn(FAMILY)))
    forget()
    for _ in islice(learn(FAMILY), round(share * whole)):
        pass
    assert sum(1 for _ in learn(FAMILY)) > 0
    claims = [policy.claims[0] for policy in habits_of(FAMILY).policies]
    claims += [plan.policy.claims[0] for plan in plans_of(FAMILY)]
    assert {len(table) for table in claims} == {CLAIMS}
    assert list(learn(FAMILY)) == []


def test_all_hands_are_learned_each_once() -> None:
    for size in (3, 5, 6):
        found = list(hands(size))
        assert len(found) == len(set(found))
        assert {count(hand) for hand in found} == {size}
    assert len([*hands(3), *hands(6)]) == HANDS


def test_slices_of_a_thought_hold_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two pauses: so many rounds played out, so many hands weighed, and no more."""
    work = {"played": 0, "tried": 0, "weighed": 0}
    most = dict.fromkeys(work, 0)

    def counted(where: type, name: str, what: str) -> None:
        real = getattr(where, name)

        def counting(*given: object) -> object:
            work[what] += 1
            return real(*given)

        monkeypatch.setattr(where, name, counting)

    counted(master.Search, "_play_out", "played")
    counted(reading.Reader, "_weigh", "tried")
    counted(reading.Reader, "_sum_up", "weighed")
    total = dict(most)
    seen = [sight for seats in (2, 4, 6) for sight in sights(FAMILY, seats, seed=seats)]
    for number, sight in enumerate(seen):
        if number % 3 == 0:
            for _ in mind("master").ponder(sight, random.Random(1)):
                for what, done in work.items():
                    total[what] += done
                    most[what] = max(most[what], done)
                    work[what] = 0
    assert most["played"] == master.AT_ONCE
    assert HANDS_AT_ONCE <= most["tried"] < 2 * HANDS_AT_ONCE
    assert 0 < most["weighed"] < 4 * reading.AT_ONCE  # one hand may bring many pasts
    assert all(total[what] > 20 * most[what] for what in most)


@pytest.mark.parametrize("me", [None, 0])
def test_masters_decide_nothing_before_they_have_learned(tmp_path: Path, me: int | None) -> None:
    """Where nothing is dealt slowly they wait for it; a person may go ahead meanwhile."""
    table = open_table(sitters(4, "master", me), decks=[arranged(HANDS_OF_FOUR, dealer=0)])
    with screen():
        sitting = sit(tmp_path, table, speed="instant")
        bot, waited = Bot(1, claims=0.0), 0
        while not sitting.flow.study.done:
            bot.act(sitting)
            sitting.tick()
            waited += 1
            assert table.moves <= (me is not None)
            assert table.phase in ("hold", "window")
        assert waited > 60
        assert (table.moves == 1) == (me is not None)
        sitting.run(lambda: table.moves > 4, bot=bot)
    assert list(table.learning()) == []


@pytest.mark.parametrize("me", [None, 0])
def test_no_frame_takes_more_slices_than_it_may(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, me: int | None
) -> None:
    """Learning and thinking together, on the frame in which the one follows the other too."""
    taken = 0

    def counted(real: Callable[..., Iterator[object]]) -> Callable[..., Iterator[object]]:
        def slices(*given: object) -> Iterator[object]:
            nonlocal taken
            for slice_ in real(*given):
                taken += 1
                yield slice_

        return slices

    for name in ("learning", "mind"):
        monkeypatch.setattr(Table, name, counted(getattr(Table, name)))
    with screen():
        table = open_table(sitters(4, "master", me), seed=7)
        sitting = sit(tmp_path, table, speed="instant")
        bot, most = Bot(2), taken
        while table.number < 2:
            taken = 0
            bot.act(sitting)
            sitting.tick()
            most = max(most, taken)
            if sitting.left:
                sitting.next_round()
    assert most == SLICES_A_FRAME


@pytest.mark.parametrize("speed", ["slow", "normal"])
def test_masters_learn_while_the_cards_are_dealt(tmp_path: Path, speed: str) -> None:
    """At these speeds the first decision comes no later than when all had been learned before."""
    firsts = []
    for _ in range(2):
        with screen():
            table = open_table(sitters(4, "master", me=None), seed=4)
            sitting = sit(tmp_path, table, speed=speed)
            frame = 0
            while not table.phase or not table.moves:
                sitting.tick()
                frame += 1
            firsts.append(frame)
    assert firsts[0] == firsts[1]


def test_masters_learn_while_the_seats_are_chosen(tmp_path: Path) -> None:
    with screen():
        stage = open_stage(tmp_path, newcomer=False)
        form = Seats(stage, lambda *_: None)  # type: ignore[arg-type]
        form._seat_level(1, "player")
        form.update(0.0)
        assert not form.busy
        form._seat_level(1, "master")
        frames = 0
        while frames == 0 or form.busy:
            form.update(1 / 60)
            frames += 1
        assert frames > 60
        assert list(learn(form.rules)) == []
        form.take_rules(TOWN)
        form.update(0.0)
        assert form.busy
