"""Somebody joins between two rounds: the name that they give, or leave empty."""

from collections.abc import Callable, Sequence

from scenes import room
from scenes.choices import Choice
from scenes.form.field import Field
from scenes.form.form import Form
from scenes.form.parts import Line, Part, Row, Text
from scenes.prints import made
from scenes.scene import Change
from scenes.seats.sitters import LONGEST_NAME
from scenes.stage import Stage


class GuestName(Form):
    """Asks a guest's name; `usual` is what somebody without one is called."""

    def __init__(
        self, stage: Stage, seat: int, usual: str, sit: Callable[[str], Change], key: str
    ) -> None:
        super().__init__(stage)
        self.seat, self.usual = seat, usual
        self.name, self._sit, self._key = "", sit, key
        self.field = Field("", LONGEST_NAME, self._put)

    def _put(self, name: str) -> None:
        self.name = name

    def heading(self) -> str:
        """Ask."""
        return self.stage.words("hotseat.guest_name")

    def buttons(self) -> Sequence[Choice]:
        """Offer to sit down or to go back."""
        words = self.stage.words
        sit = Choice(words("seats.start"), self._done, strong=True)
        return [Choice(words("hotseat.back"), self.leave), sit]

    def _done(self) -> Change:
        self._settle()
        return self._sit(self.name.strip() or self.usual)

    def lines(self) -> Sequence[Line]:
        """Show the field, and what follows from leaving it empty."""
        words = self.stage.words
        key = words("seats.key_help", cap=self._key)
        return [
            Row(
                parts=(Part(self.usual, field=self.field, share=1),),
                help=f"{words('seats.person_help', name=self.usual)}\n\n{key}",
                picture=lambda size: made(room.emblem, self.seat, size[0]),
            ),
            Text(words("hotseat.join_text"), small=True),
        ]
