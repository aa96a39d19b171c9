"""How tables differ from the presets: changes of house rules that one press makes."""

from typing import Any, Final

import msgspec

from game.house import HouseRules, HouseRulesError, check

Change = dict[str, Any]

CHANGES: Final[dict[str, dict[str, Change]]] = {
    "house.changes.stop": {
        "house.change.penalty_50": {"stop_penalty": 50},
        "house.change.limit_10": {"stop_limit": 10},
        "house.change.limit_5": {"stop_limit": 5},
        "house.change.limit_none": {"stop_limit": None},
        "house.change.two_ppongs": {"stop_total_ppongs": 2},
    },
    "house.changes.bak": {
        "house.change.bak_30": {"ppong_bak_penalty": 30, "natural_bak_penalty": 30},
        "house.change.bak_20": {
            "bak_penalty": 20, "ppong_bak_penalty": 20, "natural_bak_penalty": 20,
        },
    },
    "house.changes.natural": {
        "house.change.natural_on": {"natural_ppong": True},
        "house.change.natural_off": {"natural_ppong": False},
        "house.change.natural_counted": {
            "natural_ppong": True, "natural_ppong_scoring": "counted",
        },
    },
    "house.changes.jokbo": {
        "house.change.quad_none": {"quad": "none"},
        "house.change.quad_pair": {"quad": "pair_minus100"},
        "house.change.high_60_sum": {"high_limit": 60, "high_score": "sum"},
        "house.change.high_66": {"high_limit": 66},
    },
    "house.changes.stock": {
        "house.change.passes_1": {"stock_passes": 1},
        "house.change.passes_2": {"stock_passes": 2},
        "house.change.passes_3": {"stock_passes": 3},
    },
    "house.changes.rounds": {
        "house.change.rounds_5": {"rounds": 5},
        "house.change.rounds_10": {"rounds": 10},
        "house.change.rounds_11": {"rounds": 11},
        "house.change.rounds_15": {"rounds": 15},
        "house.change.rounds_20": {"rounds": 20},
    },
}  # fmt: skip
"""By heading and name, what a change sets."""


def made_in(rules: HouseRules, change: Change) -> bool:
    """Tell whether rules have a change."""
    return all(getattr(rules, field) == value for field, value in change.items())


def with_change(rules: HouseRules, change: Change) -> HouseRules | None:
    """Make a change; None when rules with it can't be played."""
    try:
        return check(msgspec.structs.replace(rules, **change))
    except HouseRulesError:
        return None


def toggled(rules: HouseRules, base: HouseRules, change: Change) -> HouseRules | None:
    """Make a change, or take it back to what the rules chosen first say."""
    if not made_in(rules, change):
        return with_change(rules, change)
    return with_change(rules, {field: getattr(base, field) for field in change})
