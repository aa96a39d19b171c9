"""Makes the pictures of a coming slap in the frames before it, one a frame."""

from collections.abc import Iterator

import pygame

from scenes.layout.poses import HAND, Pose
from scenes.stage import Stage
from scenes.table import floaters
from scenes.table.cues import Movement, Show
from scenes.table.flow import Flow

SOON = 1 / 60  # s; what comes before is drawn in its own frame
LIFTED = HAND + 50  # from this layer on a card throws a longer shadow


def card_at(pose: Pose, stage: Stage) -> pygame.Surface:
    """Give a card's picture as it lies or flies."""
    lifted = pose.layer >= LIFTED
    return stage.faces.card(pose.face, pose.width, pose.angle, pose.dim, lifted=lifted)


class Ahead:
    """Looks along the clip that plays: the words of its bursts, and how cards lie under them."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self._clip: Movement | None = None
        self._coming: Iterator[bool] = iter(())

    def tick(self) -> None:
        """Make one picture that is not there yet; none in a clip's first frame, which is dear."""
        clip = self.flow.timeline.now
        if clip is not self._clip:
            self._clip, self._coming = clip, self._look(clip) if clip else iter(())
        else:
            any(self._coming)

    def _look(self, clip: Movement) -> Iterator[bool]:
        """Go through what is needed; true for each that had to be made."""
        for moment, cue in clip.cues:
            if isinstance(cue, Show) and cue.kind == "burst" and moment > SOON:
                words = self.flow.words_of(cue)
                floaters.burst_words(words, self.flow.geometry, self.flow.stage)
                yield True
                yield from self._cards(clip.at(moment))
                yield from self._cards(clip.at(clip.length))

    def _cards(self, there: dict[str, Pose]) -> Iterator[bool]:
        stage = self.flow.stage
        for pose in there.values():
            if pose.alpha and pose.squash == 1:
                before = stage.faces.made
                card_at(pose, stage)
                yield stage.faces.made > before
