"""The 굿거리: which stroke falls when, and that no throw comes too soon."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.beat import BREATH, GRACE, Tempo, bar, beats, eighth, next_beat

TEMPI: tuple[Tempo, ...] = get_args(Tempo)


def test_the_bar_is_that_of_the_table() -> None:
    assert [(round(1000 * beat.at), beat.stroke) for beat in beats("normal")] == [
        (0, "deong"),
        (476, "gideok"),
        (714, "kung"),
        (1190, "roll"),
        (1429, "kung"),
        (1905, "gideok"),
        (2143, "kung"),
        (2619, "roll"),
    ]
    assert round(1000 * bar("normal")) == 2857


def test_the_bar_leans_on_the_ninth_eighth_alone() -> None:
    assert [round(beat.at / eighth("slow")) + 1 for beat in beats("slow") if beat.accent] == [9]


def test_slow_and_fast_keep_the_bar() -> None:
    assert round(bar("slow"), 3) == round(4 * 60 / 72, 3)
    assert round(bar("fast"), 3) == round(4 * 60 / 112, 3)


def test_only_gideok_starts_early() -> None:
    for beat in beats("normal", 3):
        assert beat.at - beat.starts == pytest.approx(GRACE if beat.stroke == "gideok" else 0.0)


def test_a_chain_of_three_goes_one_stroke_on_with_each_contact_and_throw() -> None:
    contacts = [0.0, bar("normal") / 2, bar("normal")]
    felt = [
        (round(1000 * beat.at), beat.stroke)
        for at in contacts
        for beat in (next_beat(at, "normal"), next_beat(at, "normal", BREATH))
    ]
    assert felt == [
        (0, "deong"),
        (476, "gideok"),
        (1429, "kung"),
        (1905, "gideok"),
        (2857, "deong"),
        (3333, "gideok"),
    ]


@given(st.floats(0, 60), st.sampled_from(TEMPI))
def test_a_throw_waits_for_its_breath_and_never_longer_than_two_beats(
    contact: float, tempo: Tempo
) -> None:
    beat = next_beat(contact, tempo, BREATH)
    assert contact + BREATH - 1e-5 <= beat.at
    assert beat.at <= contact + BREATH + 2 * eighth(tempo) + 1e-5


@given(st.floats(0, 60), st.sampled_from(TEMPI))
def test_the_next_beat_is_a_listed_one_and_its_own_next(after: float, tempo: Tempo) -> None:
    beat = next_beat(after, tempo)
    assert next_beat(beat.at, tempo) == beat
    place = round(beat.at / eighth(tempo)) % 12 + 1
    assert place in (1, 3, 4, 6, 7, 9, 10, 12)
