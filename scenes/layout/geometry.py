"""The table's furniture in pixels for any window, as docs/table.md gives it in window heights."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from pygame import Rect

Kind = Literal["wide", "square"]
Side = Literal["bottom", "right", "top", "left"]

CARD_RATIO: Final = 530 / 350
WIDE: Final = 1.70  # from here on the score paper lies beside the blanket
VERY_WIDE: Final = 2.2  # from here on the history has the other side
NARROWEST: Final = 1.25  # a narrower window keeps this proportion and shows more floor
BIG_TEXT: Final = 1.5
FINGER: Final = 48  # px, the least that can be pressed with ease

SEATINGS: Final[dict[int, tuple[tuple[Side, float], ...]]] = {
    2: (("bottom", 0), ("top", 0)),
    3: (("bottom", 0), ("right", 0), ("left", 0)),
    4: (("bottom", 0), ("right", 0), ("top", 0), ("left", 0)),
    5: (("bottom", 0), ("right", 0), ("top", 0.5), ("top", -0.5), ("left", 0)),
    6: (("bottom", 0), ("right", 0), ("top", 1), ("top", 0), ("top", -1), ("left", 0)),
}
"""Each place in turn order from the bottom: play goes counter-clockwise."""


@dataclass(frozen=True, eq=False)
class Place:
    """Where one seat sits: its cushion, its fan of cards and its name plate."""

    side: Side
    cushion: Rect
    fan: Rect  # five backs
    plate: Rect
    bubble: tuple[int, int]  # the tip of what it says, towards the middle


@dataclass(frozen=True, eq=False)
class Geometry:
    """All furniture of a table in a window; lengths in pixels. One window has one geometry."""

    size: tuple[int, int]
    unit: int  # what the table calls h
    kind: Kind
    text: float
    blanket: Rect
    centre: int  # the middle of the blanket, from the left
    places: tuple[Place, ...]
    ring: Rect
    discard: int  # width of the card in the ring
    stock: Rect
    strip: Rect
    card: int  # width of a card in the hand
    step: int
    gap: int  # extra room before the drawn card
    hand_top: int
    old_card: int  # width of a card in the pile
    ppong: Rect
    pass_: Rect
    declare: Rect
    total: Rect
    stop: Rect
    peek: Rect  # 패 보기 at a shared table
    note: Rect | None  # what a look says, at a shared table
    paper: Rect | None
    history: Rect | None
    menu: Rect
    tabs: tuple[Rect, ...]  # what opens the history and the paper where they have no room
    tray: Rect | None

    @property
    def font(self) -> int:
        """Give the base size of letters in pixels."""
        return max(round(16 * self.text), round(0.028 * self.unit * self.text))

    @property
    def hint(self) -> Rect:
        """Give the place of the coach's tab, beside the menu's."""
        return self.menu.move(self.menu.w + self.px(0.012), 0)

    def px(self, heights: float) -> int:
        """Turn window heights into pixels."""
        return round(heights * self.unit)

    def hit(self, box: Rect) -> Rect:
        """Give where a press on a box counts: in a small window a little beside it too."""
        least = max(FINGER, self.px(0.065))
        return box.inflate(max(0, least - box.w), max(0, least - box.h))


@lru_cache(maxsize=16)
def geometry(
    size: tuple[int, int], seats: int, text: float = 1.0, *, shared: bool = False
) -> Geometry:
    """Lay out a table for 2–6 seats; `text` is 1.0 to 2.0; `shared` by several people."""
    return _Plan(size, seats, text, shared=shared).geometry()


class _Plan:
    """Works a geometry out; every length in here is in window heights until it is placed."""

    def __init__(self, size: tuple[int, int], seats: int, text: float, *, shared: bool) -> None:
        self.shared = shared
        width, height = max(size[0], 1), max(size[1], 1)
        self.size, self.seats, self.text = (width, height), seats, text
        self.unit = max(1, min(height, round(width / NARROWEST)))
        self.top = (height - self.unit) // 2
        self.width = width / self.unit
        self.wide = self.width >= WIDE
        self.big = text >= BIG_TEXT
        self.left, self.right = self._sides()
        self.middle = (self.left + self.right) / 2

    def _sides(self) -> tuple[float, float]:
        if not self.wide:
            return 0.016, self.width - 0.016
        if self.width < VERY_WIDE:
            return 0.02, self.width - 0.38
        return self.width / 2 - 0.699, self.width / 2 + 0.699

    def rect(self, x: float, y: float, w: float, h: float) -> Rect:
        """Place a box given in window heights."""
        left, top = round(x * self.unit), round(y * self.unit)
        right, bottom = round((x + w) * self.unit), round((y + h) * self.unit)
        return Rect(left, top + self.top, right - left, bottom - top)

    def geometry(self) -> Geometry:
        """Put every piece of furniture in its place."""
        wide, left, right, middle, rect = self.wide, self.left, self.right, self.middle, self.rect
        card, step = (0.155, 0.135) if wide else (0.140, 0.115)
        slab_w, slab_h = (0.20, 0.09) if self.big else (0.19 if wide else 0.15, 0.07)
        strip_w = 0.84 if wide else 0.78
        strip_y, strip_h = (0.235, 0.1) if self.big else (0.176, 0.066)
        pass_w = 0.20 if wide else 0.15
        ring = 0.30
        ppong = 0.16 if wide else 0.15
        side = left + (0.03 if wide else 0.02)
        return Geometry(
            size=self.size,
            unit=self.unit,
            kind="wide" if wide else "square",
            text=self.text,
            blanket=rect(left, 0.012, right - left, 0.976),
            centre=round(middle * self.unit),
            places=tuple(self._place(*spot) for spot in SEATINGS[self.seats]),
            ring=rect(middle - ring / 2, 0.54 - ring / 2, ring, ring),
            discard=round(0.146 * self.unit),
            stock=rect(self._stock_left(), 0.449, 0.12, 0.12 * CARD_RATIO),
            strip=rect(middle - strip_w / 2, strip_y, strip_w, strip_h),
            card=round(card * self.unit),
            step=round(step * self.unit),
            gap=round((0.03 if wide else 0.025) * self.unit),
            hand_top=self.top + round((0.725 if wide else 0.735) * self.unit),
            old_card=round(0.112 * self.unit),
            ppong=rect(right - (0.045 if wide else 0.042) - ppong, 0.79, ppong, ppong),
            pass_=rect(right - 0.025 - pass_w, 0.585 if self.big else 0.595, pass_w, slab_h),
            declare=self._declare(side, slab_w, slab_h),
            total=self._total(side, slab_w, slab_h),
            stop=rect(side, self._stop_top(), slab_w, slab_h + 0.005),
            note=rect(right - 0.235, 0.80, 0.22, 0.17) if self.shared else None,
            peek=rect(right - 0.025 - pass_w, 0.805, pass_w, 0.075),
            paper=self._paper(),
            history=self._history(),
            menu=rect(left + 0.015, 0.032, 0.075, 0.075),
            tabs=() if wide else tuple(
                rect(right - 0.015 - 0.085 * place, 0.032, 0.075, 0.075) for place in (2, 1)
            ),
            tray=self._tray(),
        )  # fmt: skip

    def _stop_top(self) -> float:
        """Put 스톱 where it always is; at a shared table over the first person's fan."""
        if self.shared:
            return 0.69
        return 0.785 if self.big else 0.774

    def _declare(self, side: float, width: float, height: float) -> Rect:
        """Put 선언 far from 스톱: over the own total, at a shared table under it."""
        if self.shared:
            return self.rect(self.right - 0.025 - width, 0.7, width, height)
        return self.rect(side, 0.585, width, height)

    def _total(self, side: float, width: float, height: float) -> Rect:
        """Put the own total over 스톱; at a shared table to the right, where nothing passes."""
        if self.shared:
            return self.rect(self.right - 0.025 - width, 0.595, width, height)
        return self.rect(side, 0.69, width, height)

    def _stock_left(self) -> float:
        wished = self.middle - 0.412
        cushion = self.left + (0.265 if self.wide else 0.22)
        beside_ring = self.middle - 0.15 - 0.12 - 0.012
        crowded = self.seats > 2 or self.big  # a seat at the left, or a wide slab below
        return min(max(wished, cushion + 0.012) if crowded else wished, beside_ring)

    def _paper(self) -> Rect | None:
        if not self.wide:
            return None
        left = self.right + 0.016
        return self.rect(left, 0.02, min(0.348, self.width - left - 0.014), 0.57)

    def _history(self) -> Rect | None:
        if not self.wide:
            return None
        if self.width >= VERY_WIDE:
            return self.rect(self.left - 0.364, 0.12, 0.348, 0.6)
        return self.rect(self.right + 0.016, 0.61, 0.348, 0.37)

    def _tray(self) -> Rect | None:
        if self.wide:
            return self.rect(self.right - 0.18, 0.012, 0.205, 0.14)
        return None if self.seats > 4 else self.rect(self.right - 0.225, 0.25, 0.205, 0.14)

    def _place(self, side: Side, offset: float) -> Place:
        if side == "bottom":
            return self._bottom()
        width = 0.225 if self.wide else 0.2
        if self.big:
            width = max(width, 0.24 if self.wide else 0.2)
        rect, plate_h = self.rect, 0.052
        pad = 0.024
        if side == "top":
            pitch = 0.36 if self.wide else 0.287
            x, y = self.middle + offset * pitch - width / 2, 0.02
            cushion = rect(x - pad, 0.0, width + 2 * pad, 0.167)
            tip = rect(x + width / 2, 0.17, 0, 0)
        elif side == "right":
            x, y = self.right - width - 0.012, 0.402
            cushion = rect(x - pad, y - 0.017, self.right - x + pad + 0.02, 0.19)
            tip = rect(x - pad - 0.004, y + 0.06, 0, 0)
        else:
            x, y = self.left + 0.012, 0.402
            cushion = rect(self.left - 0.02, y - 0.017, x - self.left + 0.02 + width + pad, 0.19)
            tip = rect(x + width + pad + 0.004, y + 0.06, 0, 0)
        return Place(
            side=side,
            cushion=cushion,
            fan=rect(x + (0.012 if self.wide else 0.006), y, self._fan_width(), 0.076)
            if self.shared
            else rect(x + 0.012, y, 0.05 + 4 * 0.022, 0.076),
            plate=rect(x, y + 0.083, width, plate_h),
            bubble=tip.topleft,
        )

    def _fan_width(self) -> float:
        """Leave room for a key cap beside the fan of a shared table."""
        return 0.05 + 4 * (0.0195 if self.wide else 0.0145)

    def _bottom(self) -> Place:
        rect, x = self.rect, self.left + 0.012
        width = 0.225 if self.wide else 0.205
        return Place(
            side="bottom",
            cushion=rect(self.left - 0.02, 0.866, width + 0.056, 0.134),
            fan=rect(x, 0.8, 0.05 + 4 * 0.0195, 0.076),
            plate=rect(x, 0.884, width, 0.056),
            bubble=rect(self.middle - 0.3, 0.70, 0, 0).topleft,
        )


def in_circle(pos: tuple[int, int], box: Rect) -> bool:
    """Tell whether a point lies in the circle that a box holds."""
    dx, dy = pos[0] - box.centerx, pos[1] - box.centery
    return dx * dx + dy * dy <= (box.w / 2) ** 2
