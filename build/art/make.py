"""Print the hwatu: python -m build.art.make writes assets/cards/hwatu and its hashes."""

import importlib

from build.art.back import extras
from build.art.press import print_deck

KINDS = "abcd"


def faces() -> dict[str, str]:
    """Draw all 48 faces by card code, 1a to 12d."""
    drawn: dict[str, str] = {}
    for month in range(1, 13):
        sheet = importlib.import_module(f"build.art.months.m{month:02d}")
        drawn.update({f"{month}{kind}": getattr(sheet, kind)() for kind in KINDS})
    return drawn


def main() -> None:
    """Print what is out of date."""
    drawn = print_deck("hwatu", {**faces(), **extras()})
    print(f"hwatu: {drawn} drawn anew")


if __name__ == "__main__":
    main()
