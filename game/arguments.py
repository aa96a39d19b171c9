"""What people type after a command, turned into values; each mistake is one clear sentence."""

import argparse
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Final, Never

import msgspec

from game.cpu import player
from game.files import open_file, why
from game.house import PRESETS, HouseRules, HouseRulesError, read
from game.record import refuse_twins
from game.round import SEATS

RANDOM: Final = "random"
"""In place of house rules: new ones are drawn for each match."""

RULES_LIMIT: Final = 64 * 1024
"""The most bytes that a file of house rules may have."""


class WrongInput(Exception):  # noqa: N818 (the player's mistake, not the program's)
    """Something that was asked for can't be done; the message is one line for the person."""


class OneLineParser(argparse.ArgumentParser):
    """Reads a command's arguments; a mistake is one line, not a page of usage."""

    def error(self, message: str) -> Never:
        """Turn a mistake in the arguments into one sentence."""
        raise WrongInput(f"{message} (see: {self.prog} --help)")


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """Make a reader of whole numbers within bounds."""

    def number(text: str) -> int:
        if not (
            text.isascii() and text.isdigit() and len(text) <= 20 and least <= int(text) <= most
        ):
            raise argparse.ArgumentTypeError(
                f"{text[:40]!r} is no whole number from {least} to {most}"
            )
        return int(text)

    return number


def players(text: str) -> tuple[str, ...]:
    """Read kinds of players separated by commas, one a seat."""
    kinds = tuple(kind.strip() for kind in text.split(","))
    for kind in kinds:
        try:
            player(kind)
        except ValueError as error:
            raise argparse.ArgumentTypeError(str(error)) from None
    if len(kinds) not in SEATS:
        raise argparse.ArgumentTypeError(f"a table seats 2 to 6 players, not {len(kinds)}")
    return kinds


def house_rules(text: str, *other: str) -> HouseRules:
    """Read a preset's name or the JSON file of house rules at a path."""
    if text in PRESETS:
        return PRESETS[text]
    try:
        data = _read_at_most(Path(text))
    except (OSError, ValueError) as error:
        raise argparse.ArgumentTypeError(_unknown_rules(text, error, [*PRESETS, *other])) from None
    try:
        fields = msgspec.json.decode(data)
        refuse_twins(data)
        return read(fields)
    except HouseRulesError as error:
        raise argparse.ArgumentTypeError(f"{text}: {error}") from None
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise argparse.ArgumentTypeError(f"{text} can't be read as JSON: {error}") from None


def house_rules_or_random(text: str) -> HouseRules | None:
    """Read house rules as `house_rules` does; None for `random`."""
    return None if text == RANDOM else house_rules(text, RANDOM)


def _read_at_most(path: Path) -> bytes:
    with open_file(path) as file:
        data = file.read(RULES_LIMIT + 1)
    if len(data) > RULES_LIMIT:
        raise ValueError(f"it has more than {RULES_LIMIT} bytes")
    return data


def _unknown_rules(text: str, error: OSError | ValueError, names: Sequence[str]) -> str:
    near = get_close_matches(text, names, n=1)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(names)} and files"
    return f"{text[:80]} can't be read as house rules: {why(error)}; {hint}"
