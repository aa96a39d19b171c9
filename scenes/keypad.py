"""Totals that are tapped in digit by digit, for one person after another."""

from game.real_cards import MOST_POINTS


class Keypad:
    """What has been entered for each seat, and for which seat the keys write."""

    def __init__(self, seats: int) -> None:
        self.entered: list[int | None] = [None] * seats
        self.wearer: int | None = None  # of a bak
        self.active = 0

    @property
    def totals(self) -> tuple[int, ...]:
        """Give the totals; who was left out has 0."""
        return tuple(total or 0 for total in self.entered)

    @property
    def empty(self) -> bool:
        """Tell whether nothing was entered."""
        return all(total is None for total in self.entered)

    def enter(self, seat: int, total: int) -> None:
        """Take a whole total."""
        self.entered[seat] = total
        self.active = seat

    def tap(self, digit: str) -> None:
        """Put a digit behind the others."""
        before = self.entered[self.active] or 0
        number = abs(before) * 10 + int(digit)
        if number <= MOST_POINTS:
            self.entered[self.active] = -number if before < 0 else number

    def turn_sign(self) -> None:
        """Make a minus of a plus and back."""
        self.entered[self.active] = -(self.entered[self.active] or 0)

    def erase(self) -> None:
        """Take the last digit away."""
        before = self.entered[self.active] or 0
        shorter = abs(before) // 10
        self.entered[self.active] = (shorter if before > 0 else -shorter) if shorter else None

    def next(self) -> None:
        """Go to the next person."""
        self.active = (self.active + 1) % len(self.entered)

    def wear(self, seat: int) -> None:
        """Put the bak on somebody, or take it off."""
        self.wearer = None if self.wearer == seat else seat
        self.active = seat
