"""How long a match will take, from the speeds that are set and the turns that rounds have."""

from typing import Final

from game.store import Settings
from scenes.table.pace import Pace

TURNS: Final = {2: 15, 3: 17, 4: 17, 5: 20, 6: 21}
"""Discards a round by seats, as counted in matches of CPU players under family rules."""
PASSING: Final = 2.5  # s until somebody lets a card pass where there is no short clock
SHEET: Final = 4.0  # s for which people look at the score sheet


def minutes(settings: Settings, seats: int, rounds: int) -> int:
    """Estimate the minutes of a match, at least one."""
    pace = Pace(settings.speed)
    window = float(settings.claim_seconds) if settings.claim == "touch" else PASSING
    moves = ("beat", "cpu_pause", "draw", "cpu_throw", "flight")
    turn = sum(pace(move) for move in moves) + pace("cpu_throw_spread") / 2 + window
    deal = pace("riffle") + 2 * seats * pace("packet") + pace("sort")
    end = seats * (pace("hand") + pace("cell")) + pace("verdict") + pace("hold") + SHEET
    return max(1, round(rounds * (deal + TURNS[seats] * turn + end) / 60))
