"""A record in words: when, who, by which rules, how it came out."""

from datetime import datetime

from game.cpu import CHARACTERS, LEVELS
from game.house import HouseRules
from game.match import ranks
from game.record import Record, SeatRecord
from game.store import LEFT
from game.table import HUMAN
from scenes.house_words import rules_name
from scenes.naming import shown_name
from scenes.words import Words, points


def date_of(words: Words, record: Record) -> str:
    """Say when a match began."""
    if record.started is None:
        return words("records.no_date")
    return datetime.fromisoformat(record.started).strftime("%Y-%m-%d %H:%M")


def names_of(words: Words, record: Record) -> tuple[str, ...]:
    """Give the names in letters that the fonts have; the family's follow the language."""
    return tuple(shown_name(words, seat) for seat in record.seats)


def rules_of(words: Words, rules: HouseRules) -> str:
    """Name the rules and the length of a match."""
    return words("records.rules", rules=rules_name(words, rules), rounds=rules.rounds)


def result_of(words: Words, record: Record, file: str = "") -> str:
    """Say who won, or where the match stopped."""
    if record.ranks is None:
        if file.endswith(LEFT):
            return words("records.left")
        return words("records.going", round=max(1, len(record.rounds)))
    names, best = names_of(words, record), min(record.totals)
    winners = [name for name, total in zip(names, record.totals, strict=True) if total == best]
    if len(winners) > 1:
        return words("records.joint", points=points(best))
    return words("records.winner", name=winners[0], points=points(best))


def standing_of(words: Words, record: Record) -> str:
    """List all seats with their ranks and totals, best first."""
    names, placed = names_of(words, record), ranks(record.totals)
    order = sorted(range(len(names)), key=lambda seat: (placed[seat], seat))
    finished = record.ranks is not None
    return " · ".join(
        words("records.standing", rank=placed[seat], name=names[seat],
              points=points(record.totals[seat]))
        if finished
        else words("records.total", name=names[seat], points=points(record.totals[seat]))
        for seat in order
    )  # fmt: skip


def kind_of(words: Words, seat: SeatRecord, *, short: bool = False) -> str:
    """Say what sat at a seat: a person, or a CPU player of a level, or the level only."""
    if seat.player == HUMAN:
        return words("people.human")
    level = words(f"people.level.{seat.player}") if seat.player in LEVELS else words("people.cpu")
    if seat.character in CHARACTERS and not short:
        return f"{words(f'people.{seat.character}')} · {level}"
    return level


def file_name(record: Record) -> str:
    """Name a file after a match's start."""
    if record.started is None:
        return "nairong-ppong"
    began = datetime.fromisoformat(record.started)
    return began.strftime("nairong-ppong-%Y-%m-%d-%H%M")
