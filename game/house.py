"""House rules: what differs from table to table, as one frozen record, and the three presets."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec

Points = Annotated[int, msgspec.Meta(ge=0, le=200)]
Won = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]


class HouseRulesError(ValueError):
    """House rules that cannot be played; the message names the field and what is allowed."""


class HouseRules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that tables agree on before they play; each field means what its comment says."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=99)]  # rounds in a match
    starter_card: bool  # one card is laid face up as the first discard
    natural_ppong: bool  # three of a month in the hand count as already gone
    natural_ppong_scoring: Literal["excluded", "counted"]  # are those three left out of totals?
    stop_limit: Annotated[int, msgspec.Meta(ge=0, le=99)] | None  # highest total that may stop
    stop_needs_ppong: bool  # only who has ppong'd, or holds a natural ppong, may stop
    stop_other_ppongs: Annotated[int, msgspec.Meta(ge=0, le=5)]  # other seats that must have
    stop_total_ppongs: Annotated[int, msgspec.Meta(ge=0, le=6)]  # seats in all that must have
    stop_caught_on_tie: bool  # an equal total catches the stopper too
    stop_success_score: Literal["hand", "zero", "gap"]  # what a good stop scores
    stop_compares: Literal["all", "ponged"]  # whose hands can catch a stopper
    stop_penalty: Points  # added to a caught stopper's total
    stop_catcher_zero: bool  # who catches a stopper scores 0
    bak_penalty: Points  # for a card discarded on one's turn
    ppong_bak_penalty: Points  # for a card thrown with a ppong
    natural_bak_penalty: Points | None  # for a pair beside a natural ppong; null: as the card fell
    ttoi: Literal["any", "pairs"]  # which six cards are a 또이또이
    quad: Literal["none", "any_zero", "any_minus100", "pair_minus100"]  # four of a month
    high_limit: Annotated[int, msgspec.Meta(ge=57, le=70)] | None  # lowest sum of a high hand
    high_score: Literal["minus100", "sum"]  # what a high hand scores
    stock_passes: Annotated[int, msgspec.Meta(ge=1, le=9)]  # how often the stock is gone through
    first_dealer: Literal["low", "high", "clock"]  # which turned month deals first
    next_dealer: Literal["winner", "bak_wearer"]  # who deals after a bak or a caught stop
    settlement: Literal["none", "per_point", "per_rank", "single"]  # how play money is settled
    unit: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]  # won a point
    rank_amounts: tuple[Won, Won, Won, Won, Won, Won]  # won that each rank pays into the pot


FIELDS: Final[tuple[str, ...]] = HouseRules.__struct_fields__
"""The fields' names in the order of the rules page."""

_TYPES: Final[dict[str, Any]] = get_type_hints(HouseRules, include_extras=True)


def choices(field: str) -> tuple[Any, ...] | None:
    """List the values of a field that has few, None included; None for a field of numbers."""
    kind = _TYPES[field]
    if kind is bool:
        return (False, True)
    if get_origin(kind) is Literal:
        return get_args(kind)
    return None


def bounds(field: str) -> tuple[int, int] | None:
    """Give the least and the greatest number that a field takes; None for a field of words."""
    kind = _TYPES[field]
    if field == "rank_amounts":
        kind = Won
    parts = get_args(kind)
    if get_origin(kind) is not Annotated:
        kind = next((part for part in parts if get_origin(part) is Annotated), None)
        if kind is None:
            return None
    meta = get_args(kind)[1]
    return meta.ge, meta.le


def nullable(field: str) -> bool:
    """Tell whether a field may be switched off with null."""
    return type(None) in get_args(_TYPES[field])


def allowed(field: str) -> str:
    """Say in words which values a field takes."""
    if (words := choices(field)) is not None:
        return ", ".join(str(word).lower() for word in words)
    least, most = bounds(field) or (0, 0)
    if field == "rank_amounts":
        return f"a list of six whole numbers from {least} to {most}"
    return f"a whole number from {least} to {most}" + (" or null" if nullable(field) else "")


def _check_field(field: str, value: object) -> object:
    try:
        return msgspec.convert(value, _TYPES[field], strict=True)
    except msgspec.ValidationError:
        text = repr(value)[:60]
        raise HouseRulesError(f"{field} is {text}; allowed: {allowed(field)}") from None


def check(rules: HouseRules) -> HouseRules:
    """Return the same rules if they can be played; `HouseRulesError` names the field if not."""
    return read(msgspec.to_builtins(rules))


def read(fields: object) -> HouseRules:
    """Make house rules of a mapping with every field and no other; nothing is guessed."""
    if not isinstance(fields, Mapping):
        raise HouseRulesError("house rules are an object with a value for every field")
    for name in fields:
        if name not in FIELDS:
            raise HouseRulesError(
                f"{str(name)[:40]!r} is no house rule; the fields: {', '.join(FIELDS)}"
            )
    for name in FIELDS:
        if name not in fields:
            raise HouseRulesError(f"{name} is missing; allowed: {allowed(name)}")
    values = {name: _check_field(name, fields[name]) for name in FIELDS}
    if values["stop_success_score"] == "gap" and values["stop_limit"] is None:
        raise HouseRulesError(
            "stop_success_score is 'gap', which needs a stop_limit; allowed without one: hand, zero"
        )
    return HouseRules(**values)  # type: ignore[arg-type]


FAMILY: Final = HouseRules(
    rounds=11,
    starter_card=False,
    natural_ppong=True,
    natural_ppong_scoring="excluded",
    stop_limit=5,
    stop_needs_ppong=False,
    stop_other_ppongs=0,
    stop_total_ppongs=0,
    stop_caught_on_tie=True,
    stop_success_score="hand",
    stop_compares="all",
    stop_penalty=30,
    stop_catcher_zero=True,
    bak_penalty=30,
    ppong_bak_penalty=30,
    natural_bak_penalty=30,
    ttoi="any",
    quad="any_zero",
    high_limit=66,
    high_score="minus100",
    stock_passes=2,
    first_dealer="low",
    next_dealer="winner",
    settlement="per_point",
    unit=100,
    rank_amounts=(0, 0, 0, 0, 0, 0),
)
"""가족판: how one family plays."""

HOLIDAY: Final = msgspec.structs.replace(
    FAMILY,
    rounds=10,
    natural_ppong=False,
    stop_limit=10,
    stop_needs_ppong=True,
    stop_other_ppongs=1,
    stop_caught_on_tie=False,
    stop_catcher_zero=False,
    bak_penalty=20,
    natural_bak_penalty=None,
    quad="none",
    high_limit=None,
    settlement="per_rank",
    unit=0,
    rank_amounts=(0, 1000, 2000, 3000, 4000, 5000),
)
"""명절판: how a house plays on holidays."""

TOWN: Final = msgspec.structs.replace(
    FAMILY,
    rounds=10,
    starter_card=True,
    stop_success_score="zero",
    stop_catcher_zero=False,
    bak_penalty=20,
    ppong_bak_penalty=20,
    natural_bak_penalty=20,
    quad="any_minus100",
    high_limit=60,
    stock_passes=1,
    settlement="none",
    unit=0,
)
"""동네판: the rules that the encyclopaedias give."""

PRESETS: Final[dict[str, HouseRules]] = {"family": FAMILY, "holiday": HOLIDAY, "town": TOWN}


def preset_name(rules: HouseRules) -> str | None:
    """Name the preset that these rules are, or None when a field was changed."""
    return next((name for name, preset in PRESETS.items() if preset == rules), None)
