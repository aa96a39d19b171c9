"""The lists are closed: no house rule, event, ending or jokbo without its test."""

import inspect
import re
from pathlib import Path
from typing import get_args

import pytest

from game.events import EndKind, Event, JokboName
from game.house import FIELDS, PRESETS
from game.moves import Move
from game.round import Phase
from tests import test_house_effects
from tests.notation import EXPECTATIONS, LINES, obey, script_lines
from tests.tables import Table

PLAYTHROUGHS = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))


def untested(fields: tuple[str, ...], tests: set[str]) -> list[str]:
    """Name the house rules that have no `test_field_…`, and the tests that have no field."""
    wanted = {f"test_field_{field}" for field in fields}
    found = {name for name in tests if name.startswith("test_field_")}
    return sorted(wanted ^ found)


def test_every_house_rule_has_a_test_of_its_effect() -> None:
    assert len(FIELDS) == 26
    assert untested(FIELDS, set(vars(test_house_effects))) == []


def test_a_new_house_rule_without_a_test_would_be_found() -> None:
    tests = set(vars(test_house_effects))
    assert untested((*FIELDS, "jokers"), tests) == ["test_field_jokers"]
    assert untested(FIELDS[1:], tests) == [f"test_field_{FIELDS[0]}"]


@pytest.mark.parametrize("field", FIELDS)
def test_the_test_of_a_house_rule_speaks_of_it_and_asserts(field: str) -> None:
    source = inspect.getsource(getattr(test_house_effects, f"test_field_{field}"))
    body = source.split("\n", 1)[1]
    assert field in body
    assert "assert" in body


def walked() -> tuple[set[str], set[str], set[str], set[str]]:
    """Play all files and note which events, endings, jokbo, moves and phases they go through."""
    events: set[str] = set()
    ends: set[str] = set()
    jokbo: set[str] = set()
    phases: set[str] = set()
    for file in PLAYTHROUGHS:
        table = Table()
        for text in script_lines(file.read_text("utf-8")):
            obey(table, text)
            if table.events:
                phases.add(table.state.phase)
        events |= {type(event).__name__ for event in table.events}
        if (end := table.state.end) is not None:
            ends.add(end.kind)
            jokbo.add(end.jokbo or "")
    return events, ends, jokbo, phases


def test_every_event_ending_jokbo_and_phase_has_a_playthrough() -> None:
    events, ends, jokbo, phases = walked()
    assert events == {event.__name__ for event in get_args(Event)}
    assert ends == set(get_args(EndKind))
    assert jokbo - {""} == set(get_args(JokboName))
    assert phases == set(get_args(Phase))


def test_every_ending_is_scored_in_a_playthrough() -> None:
    """A file that ends a round says how it is scored."""
    scored: set[str] = set()
    for file in PLAYTHROUGHS:
        lines = list(script_lines(file.read_text("utf-8")))
        ended = [line.split()[2] for line in lines if line.startswith("expect end")]
        assert not ended or any(line.startswith("expect scores") for line in lines), file.name
        scored.update(ended)
    assert scored == set(get_args(EndKind))


def test_every_move_and_preset_has_a_playthrough() -> None:
    text = "\n".join(file.read_text("utf-8") for file in PLAYTHROUGHS)
    verbs = {"Draw": "draws", "Discard": "discards", "Ppong": "ppongs"}
    verbs |= {"Stop": "stops", "Declare": "declares"}
    assert set(verbs) == {move.__name__ for move in get_args(Move)}
    assert all(f" {verb}" in text for verb in verbs.values())
    assert all(f"rules {preset}" in text for preset in PRESETS)


def test_the_notation_is_explained_line_by_line() -> None:
    readme = (PLAYTHROUGHS[0].parent / "README.md").read_text("utf-8")
    shown = re.findall(r"`([^`]+)`", readme)
    for pattern, _ in LINES:
        assert any(re.fullmatch(pattern, line) for line in shown), pattern
    for pattern, _ in EXPECTATIONS:
        assert any(re.fullmatch(f"expect {pattern}", line) for line in shown), pattern


def test_every_worked_example_has_a_test() -> None:
    names = re.findall(r"^def test_example_(\d+)_", source_of_the_examples(), re.MULTILINE)
    assert {int(number) for number in names} == set(range(1, 18))


def source_of_the_examples() -> str:
    return Path(__file__).with_name("test_rules_examples.py").read_text("utf-8")
