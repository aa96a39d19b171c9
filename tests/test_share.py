"""House rules as a code: each has one, it comes back the same, and no other text is read."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from game.house import FIELDS, PRESETS, HouseRules, bounds, choices, nullable
from game.share import GROUP, LONGEST, SIGNS, CodeFault, code, rules_of
from game.simulation import drawn_rules
from tests.tables import house

rules = st.integers(0, 10**9).map(lambda seed: drawn_rules(random.Random(seed)))


def plain(text: str) -> str:
    return text.replace("-", "")


def fault(text: str) -> str:
    with pytest.raises(CodeFault) as caught:
        rules_of(text)
    return caught.value.kind


@given(rules)
def test_any_rules_come_back_from_their_code(drawn: HouseRules) -> None:
    written = code(drawn)
    assert rules_of(written) == drawn
    assert len(plain(written)) <= LONGEST
    assert all(len(group) <= GROUP for group in written.split("-"))


@given(rules)
def test_a_code_is_read_however_it_is_typed(drawn: HouseRules) -> None:
    written = code(drawn)
    sloppy = f"  {plain(written).lower()[:3]} {plain(written).lower()[3:]}\n"
    assert rules_of(sloppy) == drawn
    assert rules_of(written.replace("1", "I").replace("0", "o")) == drawn


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_has_a_code_that_is_quickly_said(name: str) -> None:
    assert len(plain(code(PRESETS[name]))) <= 7
    assert rules_of(code(PRESETS[name])) == PRESETS[name]


def test_a_few_changes_make_a_code_of_one_line() -> None:
    assert len(code(house("family stop_penalty=50 stop_limit=10 rounds=5"))) <= 24


def extremes(field: str) -> list[object]:
    words = choices(field)
    if words is not None:
        return list(words)
    ends = bounds(field)
    assert ends is not None
    if field == "rank_amounts":
        return [(ends[0],) * 6, (ends[1],) * 6]
    return [*ends, *([None] if nullable(field) else [])]


@pytest.mark.parametrize("field", FIELDS)
def test_each_field_keeps_its_extremes(field: str) -> None:
    for name in PRESETS.values():
        for value in extremes(field):
            if field == "stop_success_score" and value == "gap" and name.stop_limit is None:
                continue
            fresh = replace(name, **{field: value})
            assert rules_of(code(fresh)) == fresh


@pytest.mark.parametrize("line", ["family", "town stop_limit=10", "holiday unit=70 rounds=3"])
def test_every_mistyped_letter_is_noticed(line: str) -> None:
    whole = plain(code(house(line)))
    for place, right in enumerate(whole):
        for wrong in SIGNS:
            if wrong != right:
                assert fault(whole[:place] + wrong + whole[place + 1 :]) == "typo"


def test_swapped_and_missing_letters_are_noticed() -> None:
    whole = plain(code(house("town stop_limit=10 quad=none")))
    for place in range(len(whole) - 1):
        one, other = whole[place], whole[place + 1]
        if one != other:
            assert fault(whole[:place] + other + one + whole[place + 2 :]) == "typo"
        assert fault(whole[:place] + whole[place + 1 :]) == "typo"


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "empty"),
        (" - \n", "empty"),
        ("A", "foreign"),
        ("가족판", "foreign"),
        ("https://example.org/rules", "foreign"),
        ("A" * 500, "foreign"),
        ("A0XJ-5B", "typo"),
    ],
)
def test_what_is_no_code_is_refused_with_its_reason(text: str, kind: str) -> None:
    assert fault(text) == kind


def signed(body: str) -> str:
    """Give any letters a right checksum, as somebody might who knows how."""
    from game.share import _check  # noqa: PLC0415 (the one test that forges)

    return body + _check(body)


@pytest.mark.parametrize("body", ["A00", "AZZZZ", "AZZZZZZZZZZZZZZZZZZZZ", "A01"])
def test_a_forged_code_that_no_rules_have_is_refused(body: str) -> None:
    assert fault(signed(body)) == "rules"


def test_a_code_of_a_later_version_says_so() -> None:
    assert fault(signed("B0")) == "newer"


@given(st.text(max_size=60))
def test_no_text_does_more_than_be_refused(text: str) -> None:
    try:
        found = rules_of(text)
    except CodeFault:
        return
    assert plain(code(found)) == plain("".join(text.split())).upper()
