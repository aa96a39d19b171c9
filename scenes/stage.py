"""What every scene shares: settings, words, letters, card faces, sound and the store."""

from collections.abc import Callable
from typing import Any

import msgspec

from game.store import Settings, Store
from scenes.faces import Faces
from scenes.keys import KeyMap
from scenes.lettering import Lettering
from scenes.sound import Sound, Volumes
from scenes.words import Words


class Stage:
    """The things that scenes use; a changed setting takes effect at once."""

    def __init__(self, store: Store, sound: Sound | None = None) -> None:
        self.store = store
        self.settings = store.settings()
        self.words = self._words()
        self.letters = Lettering()
        self.faces = self._faces()
        self.sound = sound or Sound(volumes(self.settings))
        self.keys = KeyMap(self.settings.keys)
        self.changed: Callable[[Settings], None] = lambda _: None

    def change(self, **values: Any) -> None:
        """Change settings by name, keep them and let everything follow."""
        self.settings = msgspec.structs.replace(self.settings, **values)
        self.store.keep_settings(self.settings)
        self.words = self._words()
        if (self.faces.deck, self.faces.tabs) != (self.settings.deck, self._tabs()):
            self.faces = self._faces()
        self.keys = KeyMap(self.settings.keys)
        self.sound.set_volumes(volumes(self.settings))
        self.changed(self.settings)

    def font_px(self, unit: int) -> int:
        """Give the base size of letters for a window whose table is `unit` px high."""
        scale = self.settings.text
        return max(round(16 * scale), round(0.028 * unit * scale))

    def _faces(self) -> Faces:
        return Faces(self.settings.deck, self._tabs())

    def _tabs(self) -> str:
        """Tell in which language cards name their plants, empty when they don't."""
        return self.settings.language if self.settings.name_tabs else ""

    def _words(self) -> Words:
        return Words(self.settings.language, traditional=self.settings.traditional_names)


def volumes(settings: Settings) -> Volumes:
    """Read the volumes out of the settings."""
    return Volumes(
        all=settings.volume,
        effects=settings.effects,
        voices=settings.voices,
        music=settings.music,
        mute=settings.muted,
    )
