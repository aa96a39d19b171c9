"""A stage that is lent for a while, to a lesson or a show, with a few settings of its own."""

from typing import Any

from msgspec.structs import replace

from scenes.stage import Stage


class LentStage(Stage):
    """Has the owner's words, letters, faces and sound; what it was lent with is never kept."""

    def __init__(self, owner: Stage, **own: Any) -> None:
        self._owner = owner
        self._own = own
        self.follow()

    def follow(self) -> None:
        """Take over all that the owner has now, but for the settings of the loan."""
        vars(self).update(vars(self._owner) | {"_owner": self._owner, "_own": self._own})
        self.settings = replace(self._owner.settings, **self._own)

    def change(self, **values: Any) -> None:
        """Change settings; those that were lent change for the loan alone."""
        self._own |= {name: value for name, value in values.items() if name in self._own}
        shared = {name: value for name, value in values.items() if name not in self._own}
        if shared:
            self._owner.change(**shared)
        self.follow()
