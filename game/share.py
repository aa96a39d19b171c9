"""House rules as a short code that people read aloud, type or paste: checked and versioned.

A code is a version letter, then the preset that is nearest and what differs from it, written as
one whole number in base 32 (digits and letters without I, L, O, U), then four letters of SHA-256
over all of it. One set of rules has one code, and only whole codes are read.
"""

import hashlib
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from game.house import (
    FIELDS,
    PRESETS,
    HouseRules,
    HouseRulesError,
    bounds,
    choices,
    nullable,
    read,
)

VERSION: Final = "A"
SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MISREAD: Final = str.maketrans("ILO", "110")
CHECK: Final = 4  # letters of the checksum
GROUP: Final = 4  # letters between two dashes
LONGEST: Final = 120  # letters; the longest code that any rules have is shorter


class CodeFault(ValueError):  # noqa: N818 (a fault in what somebody typed)
    """What is wrong with a code; `kind` is `empty`, `foreign`, `newer`, `typo` or `rules`."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        super().__init__(f"the code is refused: {kind}")


def code(rules: HouseRules) -> str:
    """Write house rules as a code such as `A4F2-9KQ1`; the same rules give the same code."""
    number = min(_number(rules, name) for name in PRESETS)
    body = VERSION + _letters(number)
    whole = body + _check(body)
    return "-".join(whole[i : i + GROUP] for i in range(0, len(whole), GROUP))


def rules_of(text: str) -> HouseRules:
    """Read a code; blanks, dashes and small letters don't matter. `CodeFault` says what is wrong.

    A mistyped letter goes unseen once in a million.
    """
    signs = "".join(text.split()).upper().replace("-", "").translate(MISREAD)
    if not signs:
        raise CodeFault("empty")
    if len(signs) > LONGEST or len(signs) <= CHECK + 1 or set(signs) - set(SIGNS):
        raise CodeFault("foreign")
    body, check = signs[:-CHECK], signs[-CHECK:]
    if _check(body) != check:
        raise CodeFault("typo")
    if body[0] != VERSION:
        raise CodeFault("newer")
    return _checked(_from_number(_value(body[1:])), signs)


def _checked(fields: dict[str, Any] | None, signs: str) -> HouseRules:
    """Pass only rules that can be played and whose code this is."""
    try:
        rules = read(fields)
    except HouseRulesError:
        raise CodeFault("rules") from None
    if code(rules).replace("-", "") != signs:
        raise CodeFault("rules")
    return rules


def _check(body: str) -> str:
    digest = int.from_bytes(hashlib.sha256(f"nairong-ppong {body}".encode("ascii")).digest())
    return "".join(SIGNS[digest >> 5 * i & 31] for i in range(CHECK))


def _letters(number: int) -> str:
    letters = ""
    while number or not letters:
        number, digit = divmod(number, 32)
        letters = SIGNS[digit] + letters
    return letters


def _value(letters: str) -> int:
    number = 0
    for letter in letters:
        number = number * 32 + SIGNS.index(letter)
    return number


def _number(rules: HouseRules, preset: str) -> int:
    """Write what differs from a preset as one number: digits of changing size, last one first."""
    base, number = PRESETS[preset], 0
    changed = [field for field in FIELDS if getattr(rules, field) != getattr(base, field)]
    for field in reversed(changed):
        for value, size in reversed(list(_digits(field, getattr(rules, field)))):
            number = number * size + value
        number = number * len(FIELDS) + FIELDS.index(field)
    number = number * (len(FIELDS) + 1) + len(changed)
    return number * len(PRESETS) + list(PRESETS).index(preset)


def _from_number(number: int) -> dict[str, Any] | None:
    """Read the fields out of a number; None if it names a field twice or leaves something over."""
    number, place = divmod(number, len(PRESETS))
    number, count = divmod(number, len(FIELDS) + 1)
    fields: dict[str, Any] = msgspec.to_builtins(PRESETS[list(PRESETS)[place]])
    changed: set[str] = set()
    for _ in range(count):
        number, index = divmod(number, len(FIELDS))
        field = FIELDS[index]
        digits: list[int] = []
        for size in _sizes(field):
            number, digit = divmod(number, size)
            digits.append(digit)
        fields[field] = _from_digits(field, digits)
        changed.add(field)
    return fields if number == 0 and len(changed) == count else None


def _sizes(field: str) -> tuple[int, ...]:
    """Give the sizes of the digits in which a field's value is written."""
    words = choices(field)
    if words is not None:
        return (len(words),)
    least, most = bounds(field) or (0, 0)
    span = most - least + 1 + nullable(field)
    return (span,) * (6 if field == "rank_amounts" else 1)


def _digits(field: str, value: Any) -> Iterator[tuple[int, int]]:
    sizes = _sizes(field)
    words = choices(field)
    if words is not None:
        yield words.index(value), sizes[0]
        return
    least, most = bounds(field) or (0, 0)
    values = value if isinstance(value, tuple) else (value,)
    for one, size in zip(values, sizes, strict=True):
        yield (most - least + 1 if one is None else one - least), size


def _from_digits(field: str, digits: list[int]) -> Any:
    words = choices(field)
    if words is not None:
        return words[digits[0]]
    least, most = bounds(field) or (0, 0)
    values = [None if digit > most - least else digit + least for digit in digits]
    return values if field == "rank_amounts" else values[0]
