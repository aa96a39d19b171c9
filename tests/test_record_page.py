"""The page about records tells the truth: its example verifies, its lists are complete."""

import re
from pathlib import Path
from typing import get_args

import pytest

from game.events import EndKind
from game.record import Entry, RecordFault, decode
from game.replay import replay

PAGE = (Path(__file__).parent.parent / "docs" / "record.md").read_text(encoding="utf-8")


def _example() -> bytes:
    found = re.search(r"```json\n(.+?)```", PAGE, re.DOTALL)
    assert found is not None
    return found[1].encode()


def test_the_example_verifies_and_is_what_the_page_says_of_it() -> None:
    record = decode(_example())
    assert replay(record).match.over
    end = record.rounds[0].end
    assert end is not None
    assert (end.kind, end.seat) == ("stop_bak", 1)
    assert [seat.player for seat in record.seats] == ["human", "expert", "human"]
    assert record.rounds[0].cut == 17


def test_the_example_is_tied_to_its_seed() -> None:
    with pytest.raises(RecordFault) as caught:
        replay(decode(_example().replace(b'"cut": 17', b'"cut": 16')))
    assert "does not follow from the seed and the cut" in caught.value.reason


def test_the_page_lists_every_move_and_every_end() -> None:
    for entry in get_args(Entry):
        assert f"`{entry.__struct_config__.tag}`" in PAGE
    for kind in get_args(EndKind):
        assert f"`{kind}`" in PAGE


def test_the_page_shows_a_fault_as_verify_prints_it() -> None:
    fault = RecordFault(3, 1, 16, "it is seat 2's turn")
    assert f"    evening.jsonl: {fault}\n" in PAGE
