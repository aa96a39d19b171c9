"""Each house rule as a row of a form, made from the field itself."""

from collections.abc import Callable
from typing import Any, Final

from game.house import HouseRules, bounds, choices, nullable
from scenes.form.parts import GLOSS, Number, Part, Row
from scenes.house_rules.changes import with_change
from scenes.house_words import key_of, rules_name, sentence
from scenes.words import Words, points

Put = Callable[[HouseRules], None]

USUAL: Final[dict[str, tuple[int, ...]]] = {
    "rounds": (5, 10, 11, 15, 20),
    "stop_limit": (5, 10),
    "stop_other_ppongs": (0, 1, 2),
    "stop_total_ppongs": (0, 2),
    "stop_penalty": (20, 30, 50),
    "bak_penalty": (20, 30),
    "ppong_bak_penalty": (20, 30),
    "natural_bak_penalty": (20, 30),
    "high_limit": (60, 66),
    "stock_passes": (1, 2, 3),
    "unit": (10, 50, 100),
}
"""Numbers that many tables play with; every other one is typed or stepped to."""

STEPS: Final = {"unit": 10, "rank_amounts": 500}
MONEY: Final = ("unit", "rank_amounts")


def field_rows(
    words: Words, rules: HouseRules, base: HouseRules, field: str, put: Put
) -> list[Row]:
    """Make the rows of a field: one, or one a rank for the amounts of the ranks."""
    if field == "rank_amounts":
        return [_rank_row(words, rules, base, place, put) for place in range(6)]
    if choices(field) is not None:
        return [_choice_row(words, rules, base, field, put)]
    return [_number_row(words, rules, base, field, put)]


def example(words: Words, field: str, value: Any) -> str:
    """Give an example of what a field's value means at the table."""
    facts: dict[str, str] = {}
    if isinstance(value, int) and not isinstance(value, bool):
        facts = {
            "number": f"{value:,}",
            "more": str(value + 1),
            "less": str(value - 1),
            "four": str(4 + value),
            "seven": str(7 + value),
            "ten": f"{10 * value:,}",
        }
    return words(f"house.example.{key_of(field, value).removeprefix('rules.')}", **facts)


def note(words: Words, rules: HouseRules, base: HouseRules, field: str) -> str:
    """Explain a field as it is set: a sentence, an example, and what is usual if it differs."""
    value, usual = getattr(rules, field), getattr(base, field)
    lines = [sentence(words, field, value), example(words, field, value)]
    if value != usual:
        told = sentence(words, field, usual)
        lines.append(words("house.usual", preset=rules_name(words, base), sentence=told))
    return f"{GLOSS}{GLOSS}".join(lines)


def _part(words: Words, rules: HouseRules, field: str, value: Any, put: Put) -> Part:
    """Make the chip of a value; one that can't be played with the other rules is only read."""
    chosen = getattr(rules, field) == value
    changed = with_change(rules, {field: value})
    text = value_text(words, field, value)
    if changed is None:
        return Part(text)
    return Part(text, lambda: put(changed), chosen)


def value_text(words: Words, field: str, value: Any) -> str:
    """Say a value in a word or two."""
    if value is None or choices(field) is not None:
        return words(f"house.value.{key_of(field, value).removeprefix('rules.')}")
    return words("house.won", amount=f"{value:,}") if field in MONEY else points(value)


def _choice_row(words: Words, rules: HouseRules, base: HouseRules, field: str, put: Put) -> Row:
    parts = [_part(words, rules, field, value, put) for value in choices(field) or ()]
    return _row(words, rules, base, field, tuple(parts), None)


def _number_row(words: Words, rules: HouseRules, base: HouseRules, field: str, put: Put) -> Row:
    value = getattr(rules, field)
    least, most = bounds(field) or (0, 0)
    shown = sorted({*USUAL[field], *({value} if value is not None else ())})
    step = STEPS.get(field, 1)

    def put_number(number: int) -> None:
        changed = with_change(rules, {field: number})
        if changed is not None:
            put(changed)

    number = Number(value, least, most, step, put_number)
    values: list[int | None] = [None] if nullable(field) else []
    parts = [_part(words, rules, field, one, put) for one in [*values, *shown]]
    return _row(words, rules, base, field, _stepping(number, parts), number)


def _stepping(number: Number, parts: list[Part]) -> tuple[Part, ...]:
    """Put chips for a step down and up round the chips of a number."""
    return (
        Part("−", lambda: number.put(number.stepped(-1))),
        *parts,
        Part("+", lambda: number.put(number.stepped(1))),
    )


def _row(  # noqa: PLR0917 (all of a row's facts)
    words: Words,
    rules: HouseRules,
    base: HouseRules,
    field: str,
    parts: tuple[Part, ...],
    number: Number | None,
) -> Row:
    help_ = note(words, rules, base, field)
    if any(part.press is None for part in parts):
        why = "house.gap_forbids" if field == "stop_limit" else "house.needs_limit"
        help_ = f"{help_}{GLOSS}{GLOSS}{words(why)}"
    return Row(
        label=words(f"house.label.{field}"),
        parts=parts,
        help=help_,
        values=True,
        number=number,
        marked=getattr(rules, field) != getattr(base, field),
    )


def _rank_row(words: Words, rules: HouseRules, base: HouseRules, place: int, put: Put) -> Row:
    amounts = rules.rank_amounts
    least, most = bounds("rank_amounts") or (0, 0)

    def put_amount(amount: int) -> None:
        fresh = (*amounts[:place], amount, *amounts[place + 1 :])
        changed = with_change(rules, {"rank_amounts": fresh})
        if changed is not None:
            put(changed)

    number = Number(amounts[place], least, most, STEPS["rank_amounts"], put_amount)
    shown = words("house.won", amount=points(amounts[place]) if abs(amounts[place]) < 1000
                  else f"{amounts[place]:,}".replace("-", "−"))  # fmt: skip
    return Row(
        label=words("house.rank", rank=place + 1),
        parts=_stepping(number, [Part(shown, lambda: None, chosen=True)]),
        help=note(words, rules, base, "rank_amounts"),
        values=True,
        number=number,
        marked=amounts[place] != base.rank_amounts[place],
    )
