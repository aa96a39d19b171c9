"""A round laid out on a table that only shows: cards settle from one state to the next."""

from dataclasses import dataclass

import pygame
from msgspec.structs import replace

from game.cpu import CHARACTERS
from game.record import Record
from game.round import Round
from game.scoring import outcome
from game.shuffle import seal
from game.table import HUMAN
from game.view import Standing, View, see
from scenes import lettering, score_paper
from scenes.canvas import Canvas
from scenes.layout.geometry import Geometry, geometry
from scenes.layout.poses import HAND, RING, STOCK, Look, Pose, poses, stock_top
from scenes.paint import CREAM
from scenes.papers import history_paper
from scenes.prints import made
from scenes.records.words import names_of
from scenes.stage import Stage
from scenes.table import ring
from scenes.table.facts import Facts, Sitter, seen_months, stamps
from scenes.table.furniture import Furniture, background
from scenes.table.motion import between
from scenes.table.papers import history_px
from scenes.table.plates import Plates
from scenes.timeline import in_out

TOP = 10_000  # above every layer


@dataclass(frozen=True)
class Scene:
    """What is laid out: a state of a round, seen openly or as the person saw it."""

    state: Round
    standing: Standing
    seed: str
    open: bool
    sheet: score_paper.Facts
    lines: tuple[str, ...]  # what has happened in the round
    past: bool  # whether rounds were played before


def person_of(record: Record) -> int | None:
    """Name the only person of a match, whose hand was open; None with several or none."""
    people = [seat for seat, who in enumerate(record.seats) if who.player == HUMAN]
    return people[0] if len(people) == 1 else None


def seen(scene: Scene, record: Record) -> View:
    """Show a state as the person saw it, or with every hand."""
    person = person_of(record)
    if not scene.open:
        return see(scene.state, person, scene.standing)
    view = see(scene.state, 0 if person is None else person, scene.standing)
    return replace(view, hands=scene.state.hands)


class Show:
    """Draws scenes of one match above a strip that is left free for buttons."""

    def __init__(self, stage: Stage, record: Record) -> None:
        self.stage = stage
        self.record = record
        self.names = names_of(stage.words, record)
        self._laid: tuple[object, dict[str, Pose]] | None = None

    def look(self, scene: Scene) -> Look:
        """Choose the seat at the bottom and the angles at which cards lie."""
        return Look(
            bottom=person_of(self.record) or 0,
            columns=self.stage.settings.columns,
            seed=seal(scene.seed),
        )

    def places(self, size: tuple[int, int], foot: int) -> Geometry:
        """Lay the furniture out over the strip of buttons."""
        return geometry((size[0], size[1] - foot), len(self.record.seats), self.stage.settings.text)

    def poses(self, scene: Scene, places: Geometry) -> dict[str, Pose]:
        """Lay out every card of a scene."""
        key = (scene, places)
        if self._laid is None or self._laid[0] != key:
            self._laid = key, poses(seen(scene, self.record), places, self.look(scene))
        return self._laid[1]

    def draw(
        self, canvas: Canvas, scene: Scene, places: Geometry, before: dict[str, Pose], share: float
    ) -> None:
        """Draw a scene; its cards have come a share of their way from where they lay before."""
        foot = canvas.size[1] - places.size[1]
        seats = len(self.record.seats)
        emblems = tuple((place + self.look(scene).bottom) % seats for place in range(seats))
        blanket = self.stage.settings.blanket
        canvas.background(made(room_above, canvas.size, foot, blanket, places, emblems))
        facts, after = self.facts(scene), self.poses(scene, places)
        shown = self._on_the_way(scene, places, before, after, share) if share < 1 else after
        order = sorted(shown.items(), key=lambda item: item[1].layer)
        Furniture(self.stage, places).under(canvas, facts)
        self._cards(canvas, order, 0, RING)
        ring.draw(canvas, facts, places, self.stage)
        self._cards(canvas, order, RING, STOCK)
        self._draw_stock(canvas, scene, places)
        self._draw_papers(canvas, scene, places)
        self._cards(canvas, order, STOCK, HAND)
        Plates(self.stage, places).draw(canvas, facts)
        self._cards(canvas, order, HAND, TOP)

    def _on_the_way(
        self,
        scene: Scene,
        places: Geometry,
        before: dict[str, Pose],
        after: dict[str, Pose],
        share: float,
    ) -> dict[str, Pose]:
        """Let cards slide to their new places; one that was not to be seen comes off the stock."""
        top = stock_top(len(scene.state.stock) + 1, places)
        return {
            piece: between(before.get(piece, top), pose, in_out(share), 0.0, None)
            for piece, pose in after.items()
        }

    def _cards(
        self, canvas: Canvas, order: list[tuple[str, Pose]], low: float, high: float
    ) -> None:
        for _, pose in order:
            if low <= pose.layer < high and pose.alpha:
                card = self.stage.faces.card(pose.face, pose.width, pose.angle, pose.dim)
                if pose.squash < 1:
                    wide = max(2, round(card.get_width() * pose.squash))
                    card = pygame.transform.scale(card, (wide, card.get_height()))
                canvas.centre(card, pose.x, pose.y, pose.alpha)

    def _draw_papers(self, canvas: Canvas, scene: Scene, places: Geometry) -> None:
        """Lay the score paper as it stood, and the round's history, where there is room."""
        if places.paper is not None:
            sheet = score_paper.paper(self.stage, places.paper.size, scene.sheet)
            canvas.blit(sheet, places.paper.x, places.paper.y)
        if places.history is None:
            return
        box, px = places.history, history_px(places, places.history.h * 0.08)
        canvas.blit(made(history_paper, box.size), box.x, box.y)
        room = box.inflate(-2 * px, -round(px * 2.2))
        pitch = round(px * 1.42)
        told = [part for line in scene.lines for part in lettering.broken(line, px, room.w)]
        for number, line in enumerate(told[-max(1, room.h // pitch) :]):
            text = self.stage.letters.text(line, px, width=room.w)
            canvas.blit(text, room.x, room.y + number * pitch)

    def _draw_stock(self, canvas: Canvas, scene: Scene, places: Geometry) -> None:
        text = self.stage.words.count("table.cards", len(scene.state.stock))
        picture = self.stage.letters.text(text, places.font, lettering.CREAM)
        canvas.centre(picture, places.stock.centerx, places.stock.bottom + places.font * 0.8)

    def facts(self, scene: Scene) -> Facts:
        """Collect what the furniture shows besides the cards."""
        view, state = seen(scene, self.record), scene.state
        over = state.phase == "over"
        bottom, seats = self.look(scene).bottom, len(self.record.seats)
        return Facts(
            sitters=tuple(self._sitter(scene, (bottom + i) % seats) for i in range(seats)),
            turn=None if over else (view.turn - bottom) % seats,
            stock=view.stock,
            draw="",
            total=None,
            ppong=None,
            stop=None,
            pass_=None,
            declare=None,
            open=scene.open or over,
            ring=None,
            ring_used=bool(view.discards),
            clockless=True,
            held=False,
            seen=seen_months(view),
            line="",
            hand=len(view.hand),
            apart=view.drawn is not None and view.phase == "hold",
            numbered=False,
            pairs=(),
            flags=(),
            badges=(),
        )

    def _sitter(self, scene: Scene, seat: int) -> Sitter:
        state, who = scene.state, self.record.seats[seat]
        mood = "calm"
        if state.phase == "over":
            ended = outcome(state)
            worn, won = ended.wearer == seat, ended.winner == seat
            mood = "hit" if worn else "glad" if won else "calm"
        return Sitter(
            name=self.names[seat],
            emblem=seat,
            character=who.character if who.character in CHARACTERS else None,
            total=scene.standing.totals[seat] if scene.past else None,
            is_dealer=state.dealer == seat,
            stamps=stamps(state.log, seat),
            mood=mood,
            wide=len(state.hands[seat]) > 2,
        )


def room_above(
    size: tuple[int, int], foot: int, blanket: str, places: Geometry, emblems: tuple[int, ...]
) -> pygame.Surface:
    """Lay out the room with every seat's cushion above a light strip."""
    whole = pygame.Surface(size)
    whole.fill(CREAM)
    whole.blit(background((size[0], size[1] - foot), blanket, places, emblems), (0, 0))
    return whole.convert() if pygame.display.get_surface() else whole
