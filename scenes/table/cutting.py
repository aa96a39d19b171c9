"""기리: the seat before the dealer cuts, so that the program can't have chosen the deal."""

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from scenes.layout.geometry import CARD_RATIO, Geometry
from scenes.layout.poses import FLYING, Pose
from scenes.table.cues import Movement, Noise
from scenes.table.motion import asks, move, together
from scenes.timeline import in_out

CARDS: Final = 48
PATIENCE: Final = 4.0  # seconds until the deck is cut where the finger stands
SWEEP: Final = 1.6  # seconds that the finger runs along the deck by itself


@dataclass
class Cutting:
    """A deck spread before the one who cuts; `at` cards would go under the rest."""

    seat: int
    at: int = CARDS // 2
    age: float = 0.0
    by_hand: bool = False  # once it was moved, the finger stays where it is put

    def tick(self, seconds: float) -> None:
        """Let time pass: until it is taken by hand the finger runs to and fro."""
        self.age += seconds
        if not self.by_hand:
            share = (self.age / SWEEP) % 2
            self.at = min(CARDS - 1, round((share if share <= 1 else 2 - share) * CARDS))

    @property
    def over(self) -> bool:
        """Tell whether the one who cuts has waited long enough."""
        return self.age >= PATIENCE

    def point(self, at: int) -> None:
        """Put the finger on a card."""
        self.by_hand = True
        self.at = max(0, min(CARDS - 1, at))


def spread_box(geometry: Geometry) -> Rect:
    """Give the place of the spread deck."""
    width, height = geometry.px(0.8), round(geometry.px(0.12) * CARD_RATIO)
    box = Rect(0, 0, min(width, geometry.blanket.w - geometry.px(0.3)), height)
    box.center = (geometry.centre, geometry.ring.centery)
    return box


def card_at(x: int, geometry: Geometry) -> int:
    """Tell on which card of the spread deck a point lies."""
    box = spread_box(geometry)
    return round((x - box.left) / max(1, box.w) * CARDS)


def poses(cutting: Cutting, geometry: Geometry) -> dict[str, Pose]:
    """Spread the deck; the cards that go under are a little apart."""
    box, width = spread_box(geometry), geometry.px(0.12)
    step = (box.w - width - geometry.px(0.03)) / (CARDS - 1)
    found: dict[str, Pose] = {}
    for number in range(CARDS):
        apart = geometry.px(0.03) if number >= cutting.at else 0
        lifted = geometry.px(0.03) if number == cutting.at else 0
        found[f"stock-{number}"] = Pose(
            box.left + width / 2 + step * number + apart,
            box.centery - lifted,
            width,
            layer=FLYING + number / 10,
        )
    return found


def gather(cutting: Cutting, geometry: Geometry, length: float) -> Movement:
    """Lay the cut cards under the rest and put the deck in its place."""
    box = geometry.stock
    moves = []
    for number, (piece, pose) in enumerate(poses(cutting, geometry).items()):
        place = (number - cutting.at) % CARDS
        end = Pose(
            box.centerx, box.centery - geometry.px(0.03) * (CARDS - place) / CARDS, box.w,
            layer=FLYING + (CARDS - place) / 10,
        )  # fmt: skip
        moves.append(move(piece, pose, end, length, in_out, layer=end.layer))
    return asks(Noise("tap")) + together(moves)
