"""The seats: who plays, by which rules, for how long; then everybody sits down."""

import random
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

import msgspec

from game.cpu import CHARACTERS, LEVELS, learning
from game.house import PRESETS, HouseRules
from game.presets import last_table, own_presets
from game.record import SeatRecord
from scenes import room
from scenes.choices import Choice
from scenes.form.chooser import Chooser, Option
from scenes.form.field import Field
from scenes.form.form import Form
from scenes.form.parts import Line, Number, Part, Row, Text
from scenes.house_rules.editor import HouseEditor
from scenes.house_words import rules_name
from scenes.prints import made
from scenes.scene import Change, Push, Scene
from scenes.seats.duration import minutes
from scenes.seats.portraits import portrait, strength
from scenes.seats.sitters import (
    FEWEST,
    LONGEST_NAME,
    MOST,
    USUAL,
    fresh_sitters,
    from_records,
    guest_name,
    record_of,
    with_character,
)
from scenes.sitting import Sit, cpu_kind, sit_down
from scenes.stage import Stage
from scenes.table.minds import Study
from scenes.table.own_keys import own_keys
from scenes.waiting_match import begin

LENGTHS: Final = (3, 5, 11)
CROWD: Final = 5  # seats from which on a stock that is not reshuffled often runs out


class Seats(Form):
    """Asks who sits where and by which rules; starts with the table that sat last."""

    see_through = True
    snug = True  # so that the lengths stand side by side

    def __init__(self, stage: Stage, sit: Sit, chance: random.Random | None = None) -> None:
        super().__init__(stage)
        self._sit = sit
        last = last_table(stage.store)
        name, level = stage.settings.name, cpu_kind(stage.settings)
        self.count = len(last.seats) if last else USUAL
        self.sitters = (
            from_records(last.seats, stage.words)
            if last
            else fresh_sitters(name, level, chance or random.Random())
        )
        self.rules: HouseRules = last.rules if last else PRESETS["family"]
        self.own = own_presets(stage.store)
        self.told = ""
        self.fields = self._fields()
        self._studied: tuple[HouseRules, frozenset[str]] | None = None
        self._study = Study(iter(()))

    def _fields(self) -> tuple[Field, ...]:
        return tuple(
            Field(sitter.name, LONGEST_NAME, partial(self._name, seat))
            for seat, sitter in enumerate(self.sitters)
        )

    def _name(self, seat: int, name: str) -> None:
        self._set(seat, name=name)

    def _set(self, seat: int, **changes: object) -> None:
        fresh = replace(self.sitters[seat], **changes)  # type: ignore[arg-type]
        self.sitters = (*self.sitters[:seat], fresh, *self.sitters[seat + 1 :])

    @property
    def people(self) -> tuple[int, ...]:
        """List the seats of people."""
        return tuple(seat for seat in range(self.count) if self.sitters[seat].person)

    @property
    def busy(self) -> bool:
        """Tell whether somebody still learns for the table; the form itself stands still."""
        return not self._study.done

    def update(self, seconds: float) -> Change:
        """Let those who may sit down learn meanwhile, so that the table need not wait for them."""
        sitters = self.sitters[: self.count]
        levels = frozenset(sitter.level for sitter in sitters if not sitter.person)
        if self._studied != (self.rules, levels):
            self._studied = (self.rules, levels)
            self._study = Study(learning(levels, self.rules))
        self._study.step()
        return super().update(seconds)

    def heading(self) -> str:
        """Name the form."""
        return self.stage.words("seats.title")

    def note(self) -> str:
        """Say first what a press could not do."""
        return self.told or super().note()

    def buttons(self) -> Sequence[Choice]:
        """Offer to sit down or to go back."""
        words = self.stage.words
        start = Choice(words("seats.start"), self._start, strong=True)
        return [Choice(words("seats.back"), self.leave), start]

    def records(self) -> tuple[SeatRecord, ...]:
        """Write down who sits where."""
        sitters = enumerate(self.sitters[: self.count])
        return tuple(record_of(sitter, seat, self.stage.words) for seat, sitter in sitters)

    def _start(self) -> Change:
        self._settle()
        if self.people:
            first = self.sitters[self.people[0]].name.strip()
            self.stage.change(name=first)

        def start() -> Scene:
            return sit_down(self.stage, self.records(), self.rules, self._sit)

        return begin(self.stage, self._sit, start)

    def lines(self) -> Sequence[Line]:
        """List the seats, the rules and the length."""
        words = self.stage.words
        crowded = self.count >= CROWD and self.rules.stock_passes == 1
        return [
            Row(
                label=words("seats.count"),
                parts=tuple(self._count_chip(count) for count in range(FEWEST, MOST + 1)),
                help=words("seats.count_help"),
                values=True,
            ),
            *(self._seat_row(seat) for seat in range(self.count)),
            *([Text(words("seats.shared"), small=True)] if len(self.people) > 1 else []),
            self._preset_row(),
            Row(
                parts=(Part(words("seats.edit"), self._edit),),
                help=words("seats.edit_help"),
            ),
            self._length_row(),
            self._other_length_row(),
            *([Text(words("seats.exhausted"), small=True)] if crowded else []),
        ]

    def _count_chip(self, count: int) -> Part:
        def choose() -> None:
            self.count = count
            self.told = ""
            if not self.people:
                self._set(0, person=True)

        return Part(str(count), choose, chosen=self.count == count)

    def _seat_row(self, seat: int) -> Row:
        words, sitter = self.stage.words, self.sitters[seat]
        kind = words("people.human" if sitter.person else "people.cpu")
        toggle = Part(kind, partial(self._toggle, seat), share=2.1)
        if sitter.person:
            hint = guest_name(words, seat)
            parts: tuple[Part, ...] = (Part(hint, field=self.fields[seat], share=6.0), toggle)
            help_ = words("seats.person_help", name=hint)
            if len(self.people) > 1:
                cap = own_keys(self.people, self.count)[seat].cap
                help_ = f"{help_}\n\n{words('seats.key_help', cap=cap)}"
        else:
            who = words(f"people.{sitter.character}")
            level = words(f"people.level.{sitter.level}")
            parts = (
                Part(who, partial(self._choose_who, seat), share=3.4,
                     picture=portrait(sitter.character)),
                Part(level, partial(self._choose_level, seat), share=2.6),
                toggle,
            )  # fmt: skip
            help_ = words(
                "seats.cpu_help",
                about=words(f"people.about.{sitter.character}"),
                level=level,
                level_about=words(f"people.level_about.{sitter.level}"),
            )
        return Row(parts=parts, help=help_, picture=lambda size: made(room.emblem, seat, size[0]))

    def _toggle(self, seat: int) -> None:
        if self.people == (seat,):
            self.told = self.stage.words("seats.one_person")
            return
        self.told = ""
        self._set(seat, person=not self.sitters[seat].person)

    def _choose_who(self, seat: int) -> Change:
        words, self.told = self.stage.words, ""
        options = [
            Option(
                words(f"people.{who}"),
                words(f"people.about.{who}"),
                self.sitters[seat].character == who,
                partial(self._seat_character, seat, who),
                portrait(who),
            )
            for who in CHARACTERS
        ]
        return Push(Chooser(self.stage, words("seats.who"), options))

    def _seat_character(self, seat: int, who: str) -> None:
        self.sitters = with_character(self.sitters, seat, who)
        self.refresh()

    def _choose_level(self, seat: int) -> Change:
        words, self.told = self.stage.words, ""
        options = [
            Option(
                words(f"people.level.{level}"),
                words(f"people.level_about.{level}"),
                self.sitters[seat].level == level,
                partial(self._seat_level, seat, level),
                strength(number),
            )
            for number, level in enumerate(LEVELS, 1)
        ]
        return Push(Chooser(self.stage, words("seats.level"), options))

    def _seat_level(self, seat: int, level: str) -> None:
        self._set(seat, level=level)
        self.refresh()

    def _preset_row(self) -> Row:
        words = self.stage.words
        known = {words(f"rules.preset.{name}"): rules for name, rules in PRESETS.items()}
        known |= {own.name: own.rules for own in self.own}
        same = [name for name, rules in known.items() if self._is(rules)]
        if not same:
            known[rules_name(words, self.rules)] = self.rules
        preset = next((name for name, rules in PRESETS.items() if self._is(rules)), None)
        about = words(f"house.from.{preset}") if preset else words("seats.preset_own")
        return Row(
            label=words("seats.preset"),
            parts=tuple(
                Part(name, partial(self.take_rules, rules), chosen=self._is(rules))
                for name, rules in known.items()
            ),
            help=about,
            values=True,
        )

    def _is(self, rules: HouseRules) -> bool:
        """Tell whether rules are in force, whatever the length of the match."""
        return msgspec.structs.replace(self.rules, rounds=rules.rounds) == rules

    def take_rules(self, rules: HouseRules) -> None:
        """Play by other rules."""
        self.rules, self.told = rules, ""
        self.refresh()

    def _edit(self) -> Change:
        return Push(HouseEditor(self.stage, self.rules, self._edited))

    def _edited(self, rules: HouseRules) -> None:
        self.own = own_presets(self.stage.store)
        self.take_rules(rules)

    def _length_row(self) -> Row:
        return Row(
            label=self.stage.words("seats.length"),
            parts=tuple(self._length_chip(rounds) for rounds in LENGTHS),
            help=self.stage.words("seats.length_help"),
            values=True,
        )

    def _length_chip(self, rounds: int) -> Part:
        time = minutes(self.stage.settings, self.count, rounds)
        text = self.stage.words("seats.length_chip", rounds=rounds, minutes=time)
        return Part(text, partial(self._last, rounds), chosen=self.rules.rounds == rounds)

    def _last(self, rounds: int) -> None:
        self.take_rules(msgspec.structs.replace(self.rules, rounds=rounds))

    def _other_length_row(self) -> Row:
        words, rounds = self.stage.words, self.rules.rounds
        number = Number(rounds, 1, 99, 1, self._last)
        time = minutes(self.stage.settings, self.count, rounds)
        key = "seats.length_one" if rounds == 1 else "seats.length_chip"
        shown = words(key, rounds=rounds, minutes=time)
        return Row(
            label=words("seats.other_length"),
            parts=(
                Part("−", partial(self._step_length, number, -1)),
                Part(shown, partial(self._last, rounds), chosen=rounds not in LENGTHS),
                Part("+", partial(self._step_length, number, 1)),
            ),
            help=words("seats.other_help"),
            values=True,
            number=number,
        )

    def _step_length(self, number: Number, step: int) -> None:
        self._last(number.stepped(step))
