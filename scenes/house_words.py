"""House rules as sentences: one for each field, by section, made from the fields themselves."""

from collections.abc import Callable
from typing import Any, Final

from game.house import HouseRules, choices, preset_name
from scenes.words import Words

SECTIONS: Final[dict[str, tuple[str, ...]]] = {
    "rules.section.match": ("rounds", "starter_card"),
    "rules.section.stop": (
        "stop_limit", "stop_needs_ppong", "stop_other_ppongs", "stop_total_ppongs",
        "stop_compares", "stop_caught_on_tie", "stop_penalty", "stop_catcher_zero",
        "stop_success_score",
    ),
    "rules.section.bak": ("bak_penalty", "ppong_bak_penalty", "natural_bak_penalty"),
    "rules.section.natural": ("natural_ppong", "natural_ppong_scoring"),
    "rules.section.jokbo": ("ttoi", "quad", "high_limit", "high_score"),
    "rules.section.dealer": ("first_dealer", "next_dealer", "stock_passes"),
    "rules.section.money": ("settlement", "unit", "rank_amounts"),
}  # fmt: skip
"""Every field of the house rules, in the order in which a player asks for them."""

OWN_NUMBERS: Final[frozenset[tuple[str, int]]] = frozenset({
    ("rounds", 1), ("stock_passes", 1), ("stop_other_ppongs", 0), ("stop_total_ppongs", 0),
})  # fmt: skip
"""Numbers that have a sentence of their own."""

MATTERS: Final[dict[str, Callable[[HouseRules], bool]]] = {
    "natural_ppong_scoring": lambda rules: rules.natural_ppong,
    "natural_bak_penalty": lambda rules: rules.natural_ppong,
    "stop_total_ppongs": lambda rules: rules.stop_total_ppongs > 0,
    "high_score": lambda rules: rules.high_limit is not None,
    "unit": lambda rules: rules.settlement == "per_point",
    "rank_amounts": lambda rules: rules.settlement == "per_rank",
}
"""Fields that say something only at some values, or beside another field."""


def key_of(field: str, value: object) -> str:
    """Name the sentence for a field's value."""
    if value is None:
        return f"rules.{field}.null"
    if choices(field) is not None:
        return f"rules.{field}.{str(value).lower()}"
    if isinstance(value, int) and (field, value) in OWN_NUMBERS:
        return f"rules.{field}.{value}"
    return f"rules.{field}.number"


def sentence(words: Words, field: str, value: Any) -> str:
    """Say in a sentence what a field's value means."""
    if field == "rank_amounts":
        parts = [
            words("rules.amount", rank=rank, won=f"{amount:,}")
            for rank, amount in enumerate(value, start=1)
        ]
        return words(key_of(field, value), amounts=" · ".join(parts))
    if isinstance(value, int) and choices(field) is None:
        return words(key_of(field, value), number=f"{value:,}")
    return words(key_of(field, value))


def in_force(words: Words, rules: HouseRules, section: str) -> tuple[str, ...]:
    """Say what the fields of a section mean, but for those that mean nothing beside the others."""
    return tuple(
        sentence(words, field, getattr(rules, field))
        for field in SECTIONS[section]
        if field not in MATTERS or MATTERS[field](rules)
    )


def rules_name(words: Words, rules: HouseRules) -> str:
    """Name a set of rules: a preset, or the house's own."""
    return words(f"rules.preset.{preset_name(rules) or 'own'}")
