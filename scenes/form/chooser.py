"""One of a few, each with a picture and a sentence."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from scenes.choices import Choice
from scenes.form.form import Form
from scenes.form.parts import Draw, Line, Row
from scenes.scene import Change, Pop
from scenes.stage import Stage


@dataclass(frozen=True)
class Option:
    """One thing to choose."""

    label: str
    about: str
    chosen: bool
    choose: Callable[[], None]
    picture: Draw | None = None


class Chooser(Form):
    """A form in which one press chooses and goes back."""

    def __init__(self, stage: Stage, heading: str, options: Sequence[Option]) -> None:
        super().__init__(stage)
        self._heading = heading
        self.options = tuple(options)
        self.row = next((i for i, option in enumerate(options) if option.chosen), 0)

    def heading(self) -> str:
        """Ask."""
        return self._heading

    def lines(self) -> Sequence[Line]:
        """List what can be chosen, and what it is like; a dot marks what is chosen now."""
        return [
            Row(
                label=option.label,
                under=option.about,
                picture=option.picture,
                marked=option.chosen,
                press=self._press_of(option),
            )
            for option in self.options
        ]

    def _press_of(self, option: Option) -> Callable[[], Change]:
        def choose() -> Change:
            option.choose()
            return Pop()

        return choose

    def buttons(self) -> Sequence[Choice]:
        """Offer to leave all as it is."""
        return [Choice(self.stage.words("form.close"), self.leave)]
