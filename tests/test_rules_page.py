"""The rules page says what the code plays: its table of house rules, its odds, its words."""

import re
from pathlib import Path
from typing import get_args

import pytest

from game.events import EndKind, JokboName
from game.house import FAMILY, FIELDS, HOLIDAY, PRESETS, TOWN, allowed, choices
from game.jokbo import PATTERNS
from game.odds import HANDS, odds_table

PAGE = (Path(__file__).parents[1] / "docs" / "rules.md").read_text("utf-8")


def written(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    return "null" if value is None else str(value).lower()


@pytest.mark.parametrize("field", FIELDS)
def test_a_house_rule_stands_in_the_table_and_in_the_text(field: str) -> None:
    cells = [written(getattr(rules, field)) for rules in (FAMILY, HOLIDAY, TOWN)]
    assert f"| {field} | {' | '.join(cells)} | {allowed(field)} |\n" in PAGE
    assert f"`{field}`" in PAGE or f"`{field}: " in PAGE


def test_every_word_that_a_house_rule_takes_is_explained() -> None:
    explained = PAGE.split("## House rules")[0]
    usual = {word for rules in PRESETS.values() for word in map(str, vars_of(rules))}
    for field in FIELDS:
        for word in choices(field) or ():
            known = re.search(rf"`(?:{field}: )?{word}`", explained)
            assert isinstance(word, bool) or word in usual or known, (field, word)


def vars_of(rules: object) -> list[object]:
    return [getattr(rules, field) for field in FIELDS]


def test_the_odds_on_the_page_are_counted() -> None:
    family, town = odds_table(FAMILY), odds_table(TOWN)
    hands = {odds.name: odds.hands for odds in family.jokbo}
    shapes = dict(family.shapes)
    high = next(odds.hands for odds in town.jokbo if odds.name == "high")
    rows = {
        "10 or less": hands["low"],
        "60 or more": high,
        "66 or more": hands["high"],
        "four of a month": hands["chongtong"],
        "six in a row": hands["straight"],
        "three pairs, or two threes": shapes[2, 2, 2] + shapes[3, 3],
    }
    for words, count in rows.items():
        assert f"| {count:,} | {words} |" in PAGE
    assert f"Of the {HANDS:,} hands" in PAGE
    for name, rules in PRESETS.items():
        assert f"{odds_table(rules).ends:,}" in PAGE, name


def test_every_jokbo_stands_in_the_order_that_names_it() -> None:
    rows = re.findall(r"^\| [^|]*`(\w+)` \|", PAGE, re.MULTILINE)
    assert [row for row in rows if row in get_args(JokboName)] == list(PATTERNS)


def test_every_ending_is_told() -> None:
    told = {
        "stop": "## 스톱",
        "stop_bak": "스톱 바가지",
        "bak": "| 바가지, 박 | the card was thrown on a turn |",
        "ppong_bak": "| 뽕 바가지 |",
        "natural_bak": "| 자연바가지 |",
        "declare": "Declare or throw",
        "exhausted": "the round is exhausted",
    }
    assert set(told) == set(get_args(EndKind))
    assert all(words in PAGE for words in told.values())
