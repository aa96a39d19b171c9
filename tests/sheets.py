"""Played tables for the tests of the sheet, the result and the menu."""

from msgspec.structs import replace

from game.house import PRESETS, HouseRules
from game.record import SeatRecord
from game.round import claimant
from game.table import Table, open_table

NAMES = ("손님", "할매", "Alexander", "고모", "아빠", "김수한무거북이")


def seats(count: int, person: bool = False) -> tuple[SeatRecord, ...]:
    """Seat greedy players, or a person at the first place."""
    kinds = ["human" if person and not seat else "greedy" for seat in range(count)]
    return tuple(
        SeatRecord(name, kind, None, 0) for name, kind in zip(NAMES[:count], kinds, strict=True)
    )


def finish_round(table: Table) -> None:
    """Deal and let greedy players play a round to its end."""
    table.deal()
    while table.phase != "over":
        if table.phase != "window":
            *_, move = table.mind(table.turn)
            assert move is not None
            table.play(table.turn, move)
            continue
        seat = claimant(table._running())
        *_, claim = table.mind(seat) if seat is not None else (None,)
        if seat is not None and claim is not None:
            table.play(seat, claim)
        else:
            table.let_pass()


def played(count: int = 4, rounds: int = 1, rules: HouseRules | None = None) -> Table:
    """A table after some rounds, its last hands open."""
    table = open_table(rules or PRESETS["family"], seats(count))
    for _ in range(rounds):
        finish_round(table)
    return table


def finished(count: int = 4, preset: str = "family", rounds: int = 2) -> Table:
    """A table after its last round."""
    rules = replace(PRESETS[preset], rounds=rounds)
    return played(count, rounds, rules)
