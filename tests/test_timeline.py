"""Clips and their queue: each cue once and in order under any ticks, skips at any moment, ends."""

from dataclasses import dataclass
from itertools import accumulate, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.timeline import (
    Clip,
    Timeline,
    in_out,
    in_quad,
    linear,
    out_back,
    out_cubic,
    out_quart,
    throw,
)

Moving = Clip[float, str]
TICK = 1 / 1024  # s; sums of such lengths are exact in floats
LENGTHS = st.integers(0, 400)
TICKS = st.lists(st.integers(0, 300), max_size=40)


@dataclass(frozen=True)
class Plan:
    """What a clip should do, worked out apart from it: all times in ticks from its start."""

    clip: Moving
    length: int
    cues: tuple[tuple[int, str], ...]
    ways: tuple[tuple[str, int, int, float], ...]  # piece, from, to, how far it gets
    """In the order in which they were joined: of ways that move a piece, a later one counts."""

    def where(self, moment: int) -> dict[str, float]:
        """Each piece that has started to move: how far it is."""
        return {
            piece: (min(moment, end) - start) / (end - start) * reach if end > start else reach
            for piece, start, end, reach in self.ways
            if start <= moment
        }


def leaf(length: int, piece: str, cues: list[tuple[float, str]]) -> Plan:
    """A clip that moves one piece evenly to its length; cues stand at shares of the length."""
    placed = sorted(((round(share * length), name) for share, name in cues), key=lambda c: c[0])
    seconds = length * TICK

    def at(t: float) -> dict[str, float]:
        return {piece: t / seconds * length if seconds else float(length)}

    clip = Clip(seconds, at, tuple((moment * TICK, name) for moment, name in placed))
    return Plan(clip, length, tuple(placed), ((piece, 0, length, float(length)),))


def then(one: Plan, other: Plan) -> Plan:
    """One after the other: what the first one moved stays where it was left."""
    later = tuple((one.length + moment, name) for moment, name in other.cues)
    ways = tuple((p, one.length + s, one.length + e, r) for p, s, e, r in other.ways)
    length = one.length + other.length
    return Plan(one.clip + other.clip, length, one.cues + later, one.ways + ways)


def both(one: Plan, other: Plan) -> Plan:
    cues = tuple(sorted(one.cues + other.cues, key=lambda timed: timed[0]))
    length = max(one.length, other.length)
    return Plan(one.clip | other.clip, length, cues, one.ways + other.ways)


@st.composite
def leaves(draw: st.DrawFn) -> Plan:
    cue = draw(st.uuids()).hex
    shares = draw(st.lists(st.floats(0, 1), max_size=3))
    cues = [(share, f"{cue}/{n}") for n, share in enumerate(shares)]
    return leaf(draw(LENGTHS), draw(st.sampled_from("abcd")), cues)


PLANS = st.recursive(
    leaves(),
    lambda inner: st.builds(then, inner, inner) | st.builds(both, inner, inner),
    max_leaves=7,
)


@given(PLANS, st.integers(0, 3000))
def test_a_clip_can_be_sought_to_any_moment(plan: Plan, moment: int) -> None:
    assert plan.clip.length == plan.length * TICK
    assert plan.clip.cues == tuple((at * TICK, name) for at, name in plan.cues)
    moment = min(moment, plan.length)
    assert plan.clip.at(moment * TICK) == pytest.approx(plan.where(moment))


@given(PLANS)
def test_a_clip_ends_with_every_piece_at_the_end_of_its_way(plan: Plan) -> None:
    ends = {piece: reach for piece, _, _, reach in plan.ways}
    assert plan.clip.at(plan.clip.length) == pytest.approx(ends)


@given(PLANS)
def test_cues_stand_in_order_and_within_the_clip(plan: Plan) -> None:
    moments = [moment for moment, _ in plan.clip.cues]
    assert moments == sorted(moments)
    assert all(0 <= moment <= plan.clip.length for moment in moments)


def played(plans: list[Plan], ended: list[int]) -> Timeline[float, str]:
    timeline: Timeline[float, str] = Timeline()
    for number, plan in enumerate(plans):
        timeline.play(plan.clip, lambda number=number: ended.append(number))  # type: ignore[misc]
    return timeline


def expected(plans: list[Plan]) -> list[tuple[int, str]]:
    """All cues of a queue with their moments since its start."""
    starts = [0, *accumulate(plan.length for plan in plans)]
    return [
        (start + moment, name)
        for start, plan in zip(starts, plans, strict=False)
        for moment, name in plan.cues
    ]


@given(st.lists(PLANS, max_size=4), TICKS)
def test_each_cue_is_asked_for_once_in_order_and_in_the_tick_that_reaches_it(
    plans: list[Plan], ticks: list[int]
) -> None:
    ended: list[int] = []
    timeline = played(plans, ended)
    ends = list(accumulate(plan.length for plan in plans))
    cues, now = expected(plans), 0
    for tick in ticks:
        now += tick
        asked = timeline.tick(tick * TICK)
        due = [name for moment, name in cues if moment <= now]
        assert asked == due[: len(asked)]
        del cues[: len(asked)]
        assert all(moment > now for moment, _ in cues)
        assert ended == [number for number, end in enumerate(ends) if end <= now]
        assert timeline.idle == (len(ended) == len(plans))
    assert timeline.tick(sum(ends) * TICK) == [name for _, name in cues]
    assert timeline.idle
    assert ended == list(range(len(plans)))


@given(st.lists(PLANS, min_size=1, max_size=4), TICKS)
def test_the_picture_is_that_of_the_clip_that_plays(plans: list[Plan], ticks: list[int]) -> None:
    timeline = played(plans, [])
    ends, now = list(accumulate(plan.length for plan in plans)), 0
    for tick in ticks:
        now += tick
        timeline.tick(tick * TICK)
        current = next((number for number, end in enumerate(ends) if now < end), None)
        if current is None:
            assert timeline.poses() == {}
        else:
            start = ends[current] - plans[current].length
            assert timeline.poses() == pytest.approx(plans[current].where(now - start))


@given(st.lists(PLANS, max_size=4), TICKS)
def test_a_skip_at_any_moment_asks_for_the_rest_and_ends_everything(
    plans: list[Plan], ticks: list[int]
) -> None:
    ended: list[int] = []
    timeline = played(plans, ended)
    asked = [name for tick in ticks for name in timeline.tick(tick * TICK)]
    asked += timeline.skip()
    assert asked == [name for _, name in expected(plans)]
    assert ended == list(range(len(plans)))
    assert timeline.idle
    assert timeline.poses() == {}
    assert timeline.tick(1.0) == timeline.skip() == []


def test_a_skip_also_ends_what_the_endings_queue() -> None:
    timeline: Timeline[float, str] = Timeline()
    log: list[str] = []

    def go_on(rest: int) -> None:
        log.append(f"ended {rest}")
        if rest:
            timeline.play(leaf(500, "p", [(0.5, f"cue {rest - 1}")]).clip, lambda: go_on(rest - 1))

    timeline.play(leaf(500, "p", []).clip, lambda: go_on(3))
    timeline.tick(0.1)
    assert timeline.skip() == ["cue 2", "cue 1", "cue 0"]
    assert log == ["ended 3", "ended 2", "ended 1", "ended 0"]
    assert timeline.idle


def test_what_is_queued_by_an_ending_starts_in_the_moment_of_the_ending() -> None:
    timeline: Timeline[float, str] = Timeline()
    second = leaf(100, "second", [(0, "starts"), (0.5, "half"), (1, "ends")]).clip
    timeline.play(leaf(100, "first", [(1, "before")]).clip, lambda: timeline.play(second))
    assert timeline.tick(150 * TICK) == ["before", "starts", "half"]
    assert timeline.poses() == {"second": 50.0}


def test_no_time_gathers_while_nothing_plays() -> None:
    timeline: Timeline[float, str] = Timeline()
    timeline.tick(100.0)
    timeline.play(leaf(100, "p", [(1, "end")]).clip)
    assert timeline.tick(99 * TICK) == []
    assert timeline.tick(1 * TICK) == ["end"]
    timeline.tick(100.0)
    timeline.play(leaf(100, "p", []).clip)
    assert timeline.tick(0.0) == []
    assert timeline.poses() == {"p": 0.0}


def test_a_clip_without_length_ends_in_the_next_tick_with_its_cues() -> None:
    timeline: Timeline[float, str] = Timeline()
    ended: list[str] = []
    timeline.play(leaf(0, "p", [(0, "a"), (0, "b")]).clip, lambda: ended.append("first"))
    timeline.play(leaf(0, "p", [(0, "c")]).clip, lambda: ended.append("second"))
    assert not timeline.idle
    assert timeline.poses() == {"p": 0.0}
    assert timeline.tick(0.0) == ["a", "b", "c"]
    assert ended == ["first", "second"]


def test_a_cue_at_the_seam_comes_before_the_ones_that_follow() -> None:
    joined = leaf(10, "p", [(1, "last of one")]).clip + leaf(10, "q", [(0, "first of two")]).clip
    assert [name for _, name in joined.cues] == ["last of one", "first of two"]


@pytest.mark.parametrize("ease", [linear, out_cubic, out_quart, in_quad, in_out, out_back, throw])
def test_an_ease_goes_from_start_to_end_without_a_jump(ease: object) -> None:
    assert callable(ease)
    steps = [ease(step / 1000) for step in range(1001)]
    assert steps[0] == pytest.approx(0)
    assert steps[-1] == pytest.approx(1)
    moved = [after - before for before, after in pairwise(steps)]
    assert max(map(abs, moved)) < 0.006
    if ease is out_back:
        assert 1.05 < max(steps) < 1.15
    else:
        assert min(moved) >= 0
