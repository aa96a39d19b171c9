"""Every option by section: its values, and the text of each."""

from dataclasses import dataclass
from typing import Any, Final

from game.store import Settings
from scenes.assets import ASSETS

STEP: Final = 10  # of a slider, in percent
DECKS: Final = ("hwatu", "playing", "numeral")


@dataclass(frozen=True)
class Value:
    """One value of an option: the settings that it stands for and the key of its text."""

    settings: tuple[tuple[str, Any], ...]
    key: str
    number: int | None = None  # of percent, for a text with a number

    def chosen(self, settings: Settings) -> bool:
        """Tell whether the settings are at this value."""
        return all(getattr(settings, name) == value for name, value in self.settings)


@dataclass(frozen=True)
class Row:
    """One option; without values it is a slider from 0 to 100."""

    name: str
    values: tuple[Value, ...] = ()

    @property
    def label(self) -> str:
        """Give the key of its name."""
        return f"options.{self.name}"

    @property
    def help(self) -> str:
        """Give the key of the sentence that explains it."""
        return f"options.{self.name}.help"

    def place(self, settings: Settings) -> int:
        """Find which value is chosen, or where a slider stands."""
        if not self.values:
            return int(getattr(settings, self.name))
        chosen = (i for i, value in enumerate(self.values) if value.chosen(settings))
        return next(chosen, 0)

    def stepped(self, settings: Settings, step: int) -> dict[str, Any]:
        """Give the settings one step to the right (1) or to the left (-1)."""
        if not self.values:
            return self.set_to(self.place(settings) + step * STEP)
        return self.set_to((self.place(settings) + step) % len(self.values))

    def set_to(self, place: int) -> dict[str, Any]:
        """Give the settings for a value by its place, or for a slider by its percent."""
        if not self.values:
            return {self.name: max(0, min(100, round(place / STEP) * STEP))}
        return dict(self.values[place].settings)


def _named(name: str, *values: str) -> Row:
    """List an option whose values have texts of their own."""
    return Row(name, tuple(Value(((name, value),), f"options.{name}.{value}") for value in values))


def _switch(name: str) -> Row:
    """List an option that is on or off."""
    on, off = Value(((name, True),), "options.on"), Value(((name, False),), "options.off")
    return Row(name, (off, on))


def _either(name: str) -> Row:
    """List an option whose yes and no have names."""
    yes, no = f"options.{name}.yes", f"options.{name}.no"
    return Row(name, (Value(((name, True),), yes), Value(((name, False),), no)))


def _texts() -> Row:
    sizes = (1.0, 1.25, 1.5, 1.75, 2.0)
    values = (Value((("text", size),), "options.text.percent", round(size * 100)) for size in sizes)
    return Row("text", tuple(values))


CLAIMS: Final[dict[str, dict[str, str]]] = {
    "options.claim.touch_0.8": {"claim": "touch", "claim_seconds": "0.8"},
    "options.claim.touch_1.5": {"claim": "touch", "claim_seconds": "1.5"},
    "options.claim.touch_3": {"claim": "touch", "claim_seconds": "3"},
    "options.claim.relaxed": {"claim": "relaxed"},
    "options.claim.waiting": {"claim": "waiting"},
}
"""The claim window: its mode, and its length where the mode has one."""


def claim_key(settings: Settings) -> str:
    """Give the key of the text for the claim window in force."""
    return next(
        key
        for key, wished in CLAIMS.items()
        if all(getattr(settings, name) == value for name, value in wished.items())
    )


def _together() -> tuple[Value, ...]:
    """List the claim windows of a table with several people."""
    keys = {
        "auto": "options.together_claim.auto",
        "0.8": "options.claim.touch_0.8",
        "1.5": "options.claim.touch_1.5",
        "3": "options.claim.touch_3",
        "relaxed": "options.claim.relaxed",
        "waiting": "options.claim.waiting",
    }
    return tuple(Value((("together_claim", wished),), key) for wished, key in keys.items())


def _decks() -> tuple[str, ...]:
    """List the decks that are drawn."""
    return tuple(name for name in DECKS if (ASSETS / "cards" / name / "png").is_dir())


def sections() -> dict[str, tuple[Row, ...]]:
    """List all options by the key of their section."""
    claims = tuple(Value(tuple(wished.items()), key) for key, wished in CLAIMS.items())
    decks, together = _decks(), _together()
    return {
        "options.section.play": (
            _named("speed", "slow", "normal", "fast", "instant"),
            Row("claim", claims),
            _named("slow_screen", "0", "50", "100", "150"),
            _either("one_click"),
            _switch("auto_draw"),
            _named("money", "off", "won", "tangerine", "candy"),
        ),
        "options.section.help": (
            _named("hints", "off", "some", "many"),
            _either("traditional_names"),
            _switch("name_tabs"),
            _either("auto_ppong"),
            _either("cut_by_hand"),
            _switch("strip"),
            _either("columns"),
        ),
        "options.section.together": (
            Row("together_claim", together),
            _either("palm"),
        ),
        "options.section.look": (
            _named("language", "ko", "en"),
            _texts(),
            _named("strength", "off", "modest", "full"),
            _switch("reduced_motion"),
            *([_named("deck", *decks)] if len(decks) > 1 else []),
            _named("blanket", "olive", "indigo"),
            _switch("fullscreen"),
        ),
        "options.section.sound": (
            Row("volume"),
            Row("effects"),
            Row("voices"),
            Row("music"),
            _switch("muted"),
        ),
    }
