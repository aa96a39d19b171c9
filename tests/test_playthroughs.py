"""Every playthrough file, played line by line."""

from pathlib import Path

import pytest

from tests.notation import play

FILES = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_playthrough(file: Path) -> None:
    table = play(file.read_text("utf-8"))
    assert table.events


def test_a_false_expectation_fails_at_its_line() -> None:
    script = "rules family\nhand 0: 1 2\nhand 1: 3\n0 discards 1\nexpect stock 12"
    with pytest.raises(AssertionError) as fault:
        play(script)
    assert fault.value.__notes__ == ["at the line: expect stock 12"]


def test_an_unknown_line_fails() -> None:
    with pytest.raises(ValueError, match="no line of the notation"):
        play("rules family\nhand 0: 1\nhand 1: 2\n0 sings")
