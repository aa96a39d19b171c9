"""House rules: the presets, the allowed values of every field, and errors that name them."""

from typing import Any

import msgspec
import pytest
from hypothesis import given

from game.house import (
    FAMILY,
    FIELDS,
    HOLIDAY,
    PRESETS,
    TOWN,
    HouseRules,
    HouseRulesError,
    allowed,
    bounds,
    check,
    choices,
    nullable,
    preset_name,
    read,
)
from tests.random_play import house_rules

NUMBERS = {
    "rounds": (1, 99),
    "stop_limit": (0, 99),
    "stop_other_ppongs": (0, 5),
    "stop_total_ppongs": (0, 6),
    "stop_penalty": (0, 200),
    "bak_penalty": (0, 200),
    "ppong_bak_penalty": (0, 200),
    "natural_bak_penalty": (0, 200),
    "high_limit": (57, 70),
    "stock_passes": (1, 9),
    "unit": (0, 1_000_000),
}
WORDS: dict[str, tuple[Any, ...]] = {
    "starter_card": (False, True),
    "natural_ppong": (False, True),
    "natural_ppong_scoring": ("excluded", "counted"),
    "stop_needs_ppong": (False, True),
    "stop_caught_on_tie": (False, True),
    "stop_success_score": ("hand", "zero", "gap"),
    "stop_compares": ("all", "ponged"),
    "stop_catcher_zero": (False, True),
    "ttoi": ("any", "pairs"),
    "quad": ("none", "any_zero", "any_minus100", "pair_minus100"),
    "high_score": ("minus100", "sum"),
    "first_dealer": ("low", "high", "clock"),
    "next_dealer": ("winner", "bak_wearer"),
    "settlement": ("none", "per_point", "per_rank", "single"),
}
NULLABLE = {"stop_limit", "natural_bak_penalty", "high_limit"}
AMOUNTS = (-1_000_000, 1_000_000)

ROWS = """
rounds 11 10 10
starter_card false false true
natural_ppong true false true
natural_ppong_scoring excluded excluded excluded
stop_limit 5 10 5
stop_needs_ppong false true false
stop_other_ppongs 0 1 0
stop_total_ppongs 0 0 0
stop_caught_on_tie true false true
stop_success_score hand hand zero
stop_compares all all all
stop_penalty 30 30 30
stop_catcher_zero true false false
bak_penalty 30 20 20
ppong_bak_penalty 30 30 20
natural_bak_penalty 30 null 20
ttoi any any any
quad any_zero none any_minus100
high_limit 66 null 60
high_score minus100 minus100 minus100
stock_passes 2 2 1
first_dealer low low low
next_dealer winner winner winner
settlement per_point per_rank none
unit 100 0 0
rank_amounts 0,0,0,0,0,0 0,1000,2000,3000,4000,5000 0,0,0,0,0,0
""".strip().splitlines()


def plain(rules: HouseRules = FAMILY, **changes: object) -> dict[str, Any]:
    return {**msgspec.to_builtins(rules), **changes}


def written(value: object) -> str:
    if isinstance(value, list | tuple):
        return ",".join(map(str, value))
    return "null" if value is None else str(value).lower()


def test_the_presets_are_those_of_the_rules_page() -> None:
    for column, rules in enumerate((FAMILY, HOLIDAY, TOWN), start=1):
        found = {field: written(value) for field, value in plain(rules).items()}
        assert found == {row.split()[0]: row.split()[column] for row in ROWS}
    assert tuple(row.split()[0] for row in ROWS) == FIELDS


def test_every_field_is_a_word_or_a_number() -> None:
    assert set(NUMBERS) | set(WORDS) | {"rank_amounts"} == set(FIELDS)
    assert {field for field in FIELDS if nullable(field)} == NULLABLE
    assert {field: bounds(field) for field in NUMBERS} == NUMBERS
    assert {field: choices(field) for field in WORDS} == WORDS
    assert all(bounds(field) is None for field in WORDS)
    assert all(choices(field) is None for field in (*NUMBERS, "rank_amounts"))
    assert bounds("rank_amounts") == AMOUNTS


@pytest.mark.parametrize("field", FIELDS)
def test_every_allowed_value_is_read(field: str) -> None:
    values: list[Any] = list(WORDS.get(field, NUMBERS.get(field, ())))
    if field == "rank_amounts":
        values = [(AMOUNTS[0],) * 6, (AMOUNTS[1],) * 6, (0, 1, 2, 3, 4, 5)]
    for value in values + [None] * (field in NULLABLE):
        assert getattr(read(plain(**{field: value})), field) == value


def wrong_values(field: str) -> list[Any]:
    """List what no field takes, and what this one does not."""
    strange: list[Any] = ["", "yes", [], {}, 1.5, float("nan"), -1_000_001, 1_000_001, 10**30]
    if field not in NULLABLE:
        strange.append(None)
    if field in NUMBERS:
        least, most = NUMBERS[field]
        return [*strange, least - 1, most + 1, True, False, float(least), str(least), [least]]
    if field == "rank_amounts":
        bad = [(0,) * 5, (0,) * 7, 0, True, "000000", (0, 0, 0, 0, 0, True), (0, 0, 0, 0, 0, 0.0)]
        return [*strange, *bad, (0, 0, 0, 0, 0, None), (AMOUNTS[0] - 1,) * 6, (AMOUNTS[1] + 1,) * 6]
    if WORDS[field] == (False, True):
        return [*strange, 0, 1, 0.0, "true", "false"]
    return [*strange, 0, True, WORDS[field][0].upper(), f" {WORDS[field][0]}"]


@pytest.mark.parametrize("field", FIELDS)
def test_a_wrong_value_names_the_field_and_what_is_allowed(field: str) -> None:
    for value in wrong_values(field):
        with pytest.raises(HouseRulesError) as fault:
            read(plain(**{field: value}))
        assert str(fault.value).startswith(f"{field} is ")
        assert str(fault.value).endswith(f"allowed: {allowed(field)}")
        assert len(str(fault.value)) < 250


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field_is_named(field: str) -> None:
    fields = plain()
    del fields[field]
    with pytest.raises(HouseRulesError) as fault:
        read(fields)
    assert str(fault.value) == f"{field} is missing; allowed: {allowed(field)}"


@pytest.mark.parametrize("name", ["stop_limits", "", "Rounds", "x" * 500, 7])
def test_an_unknown_field_is_named_with_those_there_are(name: object) -> None:
    with pytest.raises(HouseRulesError) as fault:
        read(plain() | {name: 1})
    assert str(fault.value).startswith(repr(str(name)[:40]))
    assert str(fault.value).endswith(", ".join(FIELDS))


@pytest.mark.parametrize("thing", [None, [], "family", 5, True, list(msgspec.to_builtins(FAMILY))])
def test_only_an_object_is_read(thing: object) -> None:
    with pytest.raises(HouseRulesError, match="an object with a value for every field"):
        read(thing)


def test_what_is_allowed_is_said_in_words() -> None:
    assert allowed("starter_card") == "false, true"
    assert allowed("quad") == "none, any_zero, any_minus100, pair_minus100"
    assert allowed("rounds") == "a whole number from 1 to 99"
    assert allowed("high_limit") == "a whole number from 57 to 70 or null"
    assert allowed("rank_amounts") == "a list of six whole numbers from -1000000 to 1000000"


def test_a_gap_needs_a_limit() -> None:
    with pytest.raises(HouseRulesError, match=r"stop_success_score is 'gap'.*allowed.*hand, zero"):
        read(plain(stop_limit=None, stop_success_score="gap"))
    read(plain(stop_limit=0, stop_success_score="gap"))
    read(plain(stop_limit=None, stop_success_score="zero"))


@given(house_rules())
def test_rules_read_back_the_same(rules: HouseRules) -> None:
    assert read(msgspec.json.decode(msgspec.json.encode(rules))) == rules
    assert check(rules) == rules


def test_rules_made_in_code_are_checked_too() -> None:
    with pytest.raises(HouseRulesError, match="rounds is 0"):
        check(msgspec.structs.replace(FAMILY, rounds=0))
    with pytest.raises(HouseRulesError, match="needs a stop_limit"):
        check(msgspec.structs.replace(FAMILY, stop_limit=None, stop_success_score="gap"))


def test_a_preset_is_known_by_its_values() -> None:
    assert [preset_name(rules) for rules in PRESETS.values()] == ["family", "holiday", "town"]
    assert preset_name(read(plain(rounds=12))) is None


def test_rules_are_frozen_values() -> None:
    with pytest.raises(AttributeError):
        FAMILY.rounds = 3  # type: ignore[misc]
    assert hash(FAMILY) == hash(read(plain()))
