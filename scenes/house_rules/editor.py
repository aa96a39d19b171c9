"""The editor of house rules: choose a preset, make regional changes, set every field, share."""

from collections.abc import Callable, Sequence
from typing import Final

from game.house import FIELDS, PRESETS, HouseRules
from game.presets import LONGEST_NAME, MOST, OwnPreset, forget_preset, keep_preset, own_presets
from game.share import LONGEST, CodeFault, code, rules_of
from scenes.choices import Choice
from scenes.form.field import Field, copied, pasted
from scenes.form.form import Form
from scenes.form.parts import Heading, Line, Part, Row, Text
from scenes.house_rules.changes import CHANGES, made_in, toggled
from scenes.house_rules.fields import field_rows
from scenes.house_words import SECTIONS, rules_name
from scenes.scene import Change, Pop
from scenes.stage import Stage

TABS: Final[dict[str, tuple[str, ...]]] = {
    "house.tab.presets": (),
    "house.tab.changes": (),
    "house.tab.match": ("rules.section.match", "rules.section.dealer"),
    "house.tab.stop": ("rules.section.stop",),
    "house.tab.bak": ("rules.section.bak", "rules.section.natural"),
    "house.tab.jokbo": ("rules.section.jokbo",),
    "house.tab.money": ("rules.section.money",),
}
"""Each tab with the sections whose fields stand there."""

FAULTS: Final = {
    "empty": "house.code.empty",
    "foreign": "house.code.foreign",
    "newer": "house.code.newer",
    "typo": "house.code.typo",
    "rules": "house.code.rules",
}


def differing(rules: HouseRules, base: HouseRules) -> list[str]:
    """List the fields in which two sets of rules differ."""
    return [field for field in FIELDS if getattr(rules, field) != getattr(base, field)]


def nearest(rules: HouseRules) -> HouseRules:
    """Find the preset from which the fewest fields differ."""
    return min(PRESETS.values(), key=lambda preset: len(differing(rules, preset)))


class HouseEditor(Form):
    """Changes rules; `done` gets them when the player wants to play by them."""

    def __init__(self, stage: Stage, rules: HouseRules, done: Callable[[HouseRules], None]) -> None:
        super().__init__(stage)
        self.rules = rules
        self.base = nearest(rules)  # what differences are marked against
        self.told = ""  # what the last press on the first tab has brought about
        self._done = done
        self.own = own_presets(stage.store)
        self.name = Field("", LONGEST_NAME, self._hear)
        self.code = Field("", LONGEST, self._hear)

    def _hear(self, text: str) -> None:
        del text
        self.told = ""

    def heading(self) -> str:
        """Name the preset, and how much differs from it."""
        words, count = self.stage.words, len(differing(self.rules, self.base))
        name = rules_name(words, self.base)
        if not count:
            return words("house.title", name=name)
        return words("house.title_changed", name=name, count=count)

    def tabs(self) -> tuple[str, ...]:
        """Name the tabs."""
        return tuple(self.stage.words(key) for key in TABS)

    def about(self) -> str:
        """Say what the last press did, or how to read the form."""
        key = "house.changes_about" if self.tab == 1 else "house.about"
        return self.told or self.stage.words(key, name=rules_name(self.stage.words, self.base))

    def note(self) -> str:
        """Let what has just happened come first."""
        return self.told or super().note()

    def buttons(self) -> Sequence[Choice]:
        """Offer to play by the rules, or to leave the old ones."""
        words = self.stage.words
        return [
            Choice(words("house.cancel"), self.leave),
            Choice(words("house.done"), self._use, strong=True),
        ]

    def _use(self) -> Change:
        self._done(self.rules)
        return Pop()

    def take(self, rules: HouseRules, base: HouseRules | None = None) -> None:
        """Put other rules in place; with a base, differences are marked against that."""
        self.rules = rules
        self.base = base or self.base
        self.told = ""
        self.refresh()

    def lines(self) -> Sequence[Line]:
        """List what the open tab shows."""
        sections = tuple(TABS.values())[self.tab]
        if sections:
            return self._fields(sections)
        return self._presets() if self.tab == 0 else self._changes()

    def _fields(self, sections: Sequence[str]) -> list[Line]:
        lines: list[Line] = []
        for section in sections:
            if len(sections) > 1:
                lines.append(Heading(self.stage.words(section)))
            for field in SECTIONS[section]:
                lines += field_rows(self.stage.words, self.rules, self.base, field, self.take)
                if field == "stock_passes" and self.rules.stock_passes == 1:
                    lines.append(Text(self.stage.words("house.exhausted"), small=True))
        return lines

    def _presets(self) -> list[Line]:
        words = self.stage.words
        known = [self._preset_row(name, preset) for name, preset in PRESETS.items()]
        none = Text(words("house.own_none"), small=True)
        own: list[Line] = [self._own_row(own) for own in self.own] or [none]
        return [
            Heading(words("house.heading.presets")),
            *known,
            Heading(words("house.heading.own")),
            *own,
            self._naming_row(),
            Heading(words("house.heading.share")),
            Row(
                label=words("house.code"),
                parts=(Part(code(self.rules)), Part(words("form.copy"), self._copy)),
                help=words("house.code_help"),
            ),
            self._code_row(),
        ]

    def _preset_row(self, name: str, preset: HouseRules) -> Row:
        words, here = self.stage.words, self.rules == preset

        def choose() -> None:
            self.take(preset, preset)

        label = words("house.taken") if here else words("house.take")
        return Row(
            label=words(f"rules.preset.{name}"),
            parts=(Part(label, choose, chosen=here),),
            help=words(f"house.from.{name}"),
            press=choose,
        )

    def _own_row(self, own: OwnPreset) -> Row:
        words, here, base = self.stage.words, self.rules == own.rules, nearest(own.rules)

        def choose() -> None:
            self.take(own.rules, base)

        def forget() -> None:
            forget_preset(self.stage.store, own.name)
            self.own = own_presets(self.stage.store)

        label = words("house.taken") if here else words("house.take")
        count = len(differing(own.rules, base))
        return Row(
            label=own.name,
            parts=(Part(label, choose, chosen=here), Part(words("house.forget"), forget)),
            help=words("house.own_row", preset=rules_name(words, base), count=count),
            press=choose,
        )

    def _naming_row(self) -> Row:
        words = self.stage.words
        return Row(
            label=words("house.own_name"),
            parts=(
                Part(words("house.own_hint"), field=self.name, share=3),
                Part(words("house.own_save"), self._save, share=1),
            ),
            help=words("house.own_help"),
        )

    def _save(self) -> None:
        name = self.name.text.strip()
        if not name:
            self.told = self.stage.words("house.own_nameless")
            return
        store, words = self.stage.store, self.stage.words
        if keep_preset(store, name, self.rules):
            self.name = Field("", LONGEST_NAME, self._hear)
            self.told = words("house.own_saved", name=name)
        else:
            crowded = len(self.own) >= MOST
            self.told = words("house.own_full" if crowded else "house.own_not_saved")
        self.own = own_presets(store)

    def _copy(self) -> None:
        went = copied(code(self.rules))
        self.told = self.stage.words("form.copied" if went else "form.not_copied")

    def _code_row(self) -> Row:
        words = self.stage.words
        return Row(
            label=words("house.code_field"),
            parts=(
                Part(words("house.code_hint"), field=self.code, share=3),
                Part(words("form.paste"), self._paste, share=1.3),
                Part(words("house.code_use"), self._read_code, share=1),
            ),
            help=words("house.code_field_help"),
        )

    def _paste(self) -> None:
        self.code = Field(pasted()[:LONGEST], LONGEST, self._hear)
        self._read_code()

    def _read_code(self) -> None:
        try:
            rules = rules_of(self.code.text)
        except CodeFault as fault:
            self.told = self.stage.words(FAULTS[fault.kind])
            return
        self.take(rules, nearest(rules))
        self.code = Field("", LONGEST, self._hear)
        self.told = self.stage.words("house.code_done")

    def _changes(self) -> list[Line]:
        return [
            Row(
                label=self.stage.words(heading),
                parts=tuple(self._chip(key, change) for key, change in changes.items()),
                help=self.stage.words("house.changes_about"),
            )
            for heading, changes in CHANGES.items()
        ]

    def _chip(self, key: str, change: dict[str, object]) -> Part:
        fresh = toggled(self.rules, self.base, change)
        text = self.stage.words(key)
        if fresh is None:
            return Part(text)
        return Part(text, lambda: self.take(fresh), chosen=made_in(self.rules, change))
