"""The record: what is written is read back, and nothing else passes."""

import pytest

from game.record import decode, encode
from game.replay import replay
from game.simulation import Run, play_match


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_a_played_match_reads_back_and_replays(seats: int, kind: str) -> None:
    record = play_match(Run((kind,) * seats, None, 5), seats)
    line = encode(record)
    assert b"\n" not in line
    assert decode(line) == record
    played = replay(record)
    assert played.state is None
    assert played.match.over
    assert played.match.totals == record.totals
