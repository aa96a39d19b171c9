"""The settlement of a finished match: who pays whom, in won, tangerines or sweets."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from game.house import HouseRules
from game.match import Match, settlement
from game.payments import Payment, payments, piece, round_points
from scenes import room
from scenes.form.form import Form
from scenes.form.parts import Draw, Heading, Line, Part, Row, Text
from scenes.prints import made
from scenes.stage import Stage
from scenes.words import MINUS

UNITS: Final = ("off", "won", "tangerine", "candy")
ABOUT: Final = {
    "none": "money.none",
    "per_point": "money.per_point",
    "per_rank": "money.per_rank",
    "single": "money.single",
}


class Settling(Form):
    """Shows the payments once the player has switched them on."""

    def __init__(self, stage: Stage, match: Match, names: tuple[str, ...]) -> None:
        super().__init__(stage)
        self.match, self.names = match, names

    def heading(self) -> str:
        """Name the form."""
        return self.stage.words("money.title")

    @property
    def unit(self) -> str:
        """Tell what is counted in."""
        return self.stage.settings.money

    def lines(self) -> Sequence[Line]:
        """List the unit, how it is reckoned, and the payments."""
        words = self.stage.words
        chips = tuple(
            Part(
                words(f"options.money.{unit}"),
                partial(self._count_in, unit),
                chosen=self.unit == unit,
            )
            for unit in UNITS
        )
        units = Row(words("options.money"), chips, words("options.money.help"), values=True)
        if self.unit == "off":
            return [units, Text(words("money.is_off"))]
        return [units, Text(self._about()), *self._paid()]

    def _count_in(self, unit: Any) -> None:
        self.stage.change(money=unit)

    def _about(self) -> str:
        words, rules = self.stage.words, self.match.rules
        about = words(ABOUT[rules.settlement], unit=f"{rules.unit:,}")
        if rules.settlement == "none" or self.unit == "won":
            return about
        points = "points_" if rules.settlement == "single" else ""
        stands = words(f"money.piece_{points}{self.unit}", won=f"{piece(rules):,}")
        return f"{about} {stands}"

    def _paid(self) -> list[Line]:
        words, due = self.stage.words, settlement(self.match)
        if due is None:
            return []
        paid = payments(self.match)
        lines: list[Line] = [Heading(words("money.heading.pays"))]
        lines += [self._payment(payment) for payment in paid] or [Text(words("money.nothing"))]
        lines.append(Heading(words("money.heading.sum")))
        lines += [self._sum(seat, amount) for seat, amount in enumerate(due)]
        if self.match.rules.settlement == "single":
            lines.append(Heading(words("money.heading.rounds")))
            lines += [self._round(i, moved) for i, moved in enumerate(round_points(self.match))]
        return lines

    def _payment(self, payment: Payment) -> Row:
        words = self.stage.words
        payer, payee = (
            words("money.pot") if seat is None else self.names[seat]
            for seat in (payment.payer, payment.payee)
        )
        return Row(
            parts=(
                Part(words("money.pays", payer=payer, payee=payee), share=3),
                Part(self.amount(payment.amount), share=2, right=True),
            ),
            picture=badge(payment.payer),
        )

    def _sum(self, seat: int, amount: int) -> Row:
        return Row(
            parts=(
                Part(self.names[seat], share=3),
                Part(signed(self.stage, self.match.rules, amount), share=2, right=True),
            ),
            picture=badge(seat),
        )

    def _round(self, number: int, moved: tuple[int, ...]) -> Text:
        told = [
            f"{self.names[seat]} {MINUS if points < 0 else '+'}{abs(points)}"
            for seat, points in enumerate(moved)
            if points
        ]
        return Text(f"{self.stage.words('money.round', number=number + 1)}: {' · '.join(told)}")

    def amount(self, amount: int) -> str:
        """Say an amount in what is counted in."""
        return said(self.stage, self.match.rules, amount)


def said(stage: Stage, rules: HouseRules, amount: int) -> str:
    """Say an amount without its sign in what the player counts in."""
    unit = stage.settings.money
    if unit in ("off", "won"):
        points = rules.settlement == "single"
        key = "money.amount.points" if points else "money.amount.won"
        return stage.words(key, amount=f"{amount:,}")
    pieces = amount / piece(rules)
    shown = f"{pieces:,.0f}" if pieces.is_integer() else f"{pieces:,.1f}"
    return stage.words(f"money.amount.{unit}", amount=shown)


def signed(stage: Stage, rules: HouseRules, amount: int) -> str:
    """Say an amount with its sign, plus for what is received."""
    sign = MINUS if amount < 0 else "+" if amount else ""
    return sign + said(stage, rules, abs(amount))


def at_the_foot(stage: Stage, match: Match) -> tuple[str, ...]:
    """Give what stands at the foot of a finished sheet; nothing while settlement is off."""
    due = settlement(match) if match.over else None
    if due is None or stage.settings.money == "off":
        return ()
    return tuple(signed(stage, match.rules, amount) for amount in due)


def badge(seat: int | None) -> Draw | None:
    """Give a seat's emblem at any size."""
    return None if seat is None else lambda size: made(room.emblem, seat, size[0])
