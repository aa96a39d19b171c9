"""What the answer to the one question of a first start sets."""

from typing import Any


def answer(*, newcomer: bool) -> dict[str, Any]:
    """Give the settings for a player who is new, or who knows the game."""
    return {
        "newcomer": newcomer,
        "hints": "many" if newcomer else "off",
        "claim": "relaxed" if newcomer else "touch",
        "claim_seconds": "1.5",
        "one_click": not newcomer,
        "traditional_names": True,
        "name_tabs": newcomer,
        "speed": "normal",
        "strength": "full",
    }
