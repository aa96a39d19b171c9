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
    def left_out(self) -> bool:
        """Tell whether anybody has neither a total nor the bak."""
        seats = enumerate(self.entered)
        return any(total is None and seat != self.wearer for seat, total in seats)

    @property
    def empty(self) -> bool:
        """Tell whether nothing was entered."""
        return all(total is None for total in self.entered)

    def enter(self, seat: int, total: int) -> None:
        """Take a whole total."""
        self.entered[seat] = total
        self.active = seat

    def tap(self, digit: str) -> bool:
        """Put a digit behind the others; False where the total has no room for it."""
        before = self.entered[self.active] or 0
        number = abs(before) * 10 + int(digit)
        if number > MOST_POINTS:
            return False
        self.entered[self.active] = -number if before < 0 else number
        return True

    def turn_sign(self) -> None:
        """Make a minus of a plus and back."""
        self.entered[self.active] = -(self.entered[self.active] or 0)

    def erase(self) -> bool:
        """Take the last digit away; False where there is none."""
        before = self.entered[self.active]
        if before is None:
            return False
        shorter = abs(before) // 10
        self.entered[self.active] = (shorter if before > 0 else -shorter) if shorter else None
        return True

    def next(self) -> None:
        """Go to the next person."""
        self.active = (self.active + 1) % len(self.entered)

    def wear(self, seat: int) -> None:
        """Put the bak on somebody, or take it off."""
        self.wearer = None if self.wearer == seat else seat
        self.active = seat
