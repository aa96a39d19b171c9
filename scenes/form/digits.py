"""Digits that are typed into a row with a number, until the player goes on."""

from typing import Final

import pygame

from scenes.form.parts import Number

DIGITS: Final = {
    **{pygame.KSCAN_1 + i: str(i + 1) for i in range(9)},
    **{pygame.KSCAN_KP_1 + i: str(i + 1) for i in range(9)},
    pygame.KSCAN_0: "0",
    pygame.KSCAN_KP_0: "0",
}
MINUS: Final = (pygame.KSCAN_MINUS, pygame.KSCAN_KP_MINUS)
MOST: Final = 8


class Digits:
    """What has been typed and not been taken yet."""

    def __init__(self) -> None:
        self.typed = ""

    def handle(self, event: pygame.Event, number: Number | None) -> bool:
        """Take a key; tell whether it was for the number."""
        if number is None or event.type != pygame.KEYDOWN:
            return False
        if event.scancode == pygame.KSCAN_BACKSPACE and self.typed:
            self.typed = self.typed[:-1]
        elif event.scancode in DIGITS and len(self.typed) < MOST:
            self.typed += DIGITS[event.scancode]
        elif event.scancode in MINUS and number.least < 0 and not self.typed:
            self.typed = "-"
        else:
            return False
        return True

    def take(self, number: Number | None) -> bool:
        """Put what was typed, within the number's bounds; tell whether there was anything."""
        typed, self.typed = self.typed, ""
        if number is None or not typed.strip("-"):
            return False
        number.put(max(number.least, min(number.most, int(typed))))
        return True
