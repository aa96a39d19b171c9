"""The table shows everything that there is: each event and ending has its clip, mark and sound.

The playthroughs go through every event, ending and jokbo; here they are shown to several viewers.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import get_args

import pygame
import pytest

from game.cards import MONTH, Card
from game.events import Dealt, EndKind, Event, JokboName, Ponged, hide
from game.round import Round
from game.scoring import outcome
from game.table import Pending
from game.view import View, see
from scenes.calls import SHEET
from scenes.canvas import Canvas
from scenes.layout.geometry import Geometry, geometry
from scenes.layout.poses import Look, Pose, poses, stock_poses
from scenes.stage import Stage
from scenes.table import choreography
from scenes.table.cues import Cue, Kind, Movement, Noise, Say, Show
from scenes.table.floaters import Floater, Spot, draw, pressed, shaken
from scenes.table.motion import Shot, in_turn
from scenes.table.pace import SPEEDS, Pace
from scenes.table.speech import history_line, spoken
from scenes.words import LANGUAGES, Words
from tests.notation import obey, script_lines
from tests.screens import open_stage
from tests.table_driver import NAMES, open_table, screen, sit, sitters
from tests.tables import Table

FILES = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))
SIZE = (1280, 720)
STILL = ("x", "y", "width", "angle", "dim")
"""What of a pose must not jump when a clip ends, besides the face; how the layers lie may."""
SEEN = 0.02  # px, degrees, share: an eye sees more than this


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


@dataclass(frozen=True)
class Step:
    """What happened between two states."""

    file: str
    before: Round | None
    after: Round
    events: tuple[Event, ...]


class Watched(Table):
    """A round that remembers every step by which it was played."""

    def __init__(self, file: str) -> None:
        super().__init__()
        self.file = file
        self.steps: list[Step] = []
        self._shown: Round | None = None

    def _keep(self, step: tuple[Round, tuple[Event, ...]]) -> None:
        super()._keep(step)
        if step[1]:
            self.steps.append(Step(self.file, self._shown, step[0], step[1]))
            self._shown = step[0]


@cache
def all_steps() -> tuple[Step, ...]:
    found: list[Step] = []
    for file in FILES:
        table = Watched(file.stem)
        for text in script_lines(file.read_text("utf-8")):
            obey(table, text)
        found += telling(table.steps)
    return tuple(found)


def telling(steps: list[Step]) -> list[Step]:
    """Leave out what looks like something that was shown before: later draws and discards."""
    seen: set[tuple[object, ...]] = set()
    kept: list[Step] = []
    for step in steps:
        kinds = tuple(type(event).__name__ for event in step.events)
        state = step.before
        key = (kinds, step.after.turn, len(step.after.sets), state and state.phase)
        if key not in seen or step.after.phase == "over":
            kept.append(step)
        seen.add(key)
    return kept


@dataclass(frozen=True)
class Shown:
    """A clip as one viewer sees it, with the pictures before and after."""

    step: Step
    clip: Movement
    before: dict[str, Pose]
    after: dict[str, Pose]
    views: tuple[View | None, View]

    @property
    def last(self) -> dict[str, Pose]:
        """What stands there when the clip ends, without what is out of sight."""
        shown = self.before | self.clip.at(self.clip.length)
        return {piece: pose for piece, pose in shown.items() if pose.alpha}


def shots(step: Step, seat: int | None, pace: Pace) -> Iterator[Shown]:
    """Show a step to a seat: a ppong in two clips, everything else in one."""
    table = geometry(SIZE, len(step.after.hands))
    look = Look(bottom=seat or 0, seed="9f2c/1")
    old = None if step.before is None else see(step.before, seat)
    view = see(step.after, seat)
    before = stock_poses(48, table) if old is None else poses(old, table, look)
    events = tuple(hide(event, seat) for event in step.events)
    if isinstance(events[0], Ponged) and old is not None:
        claimed = slam(events[0], old, Frame(table, look, before), pace)
        before = claimed.after
        yield replace(claimed, step=step)
    shot = Shot(table, look, view, before, poses(view, table, look), pace)
    clip = in_turn(choreography.clip(event, shot) for event in events)
    yield Shown(step, clip, before, dict(shot.after), (old, view))


@dataclass(frozen=True)
class Frame:
    """A table, how it is looked at, and how its cards lie."""

    table: Geometry
    look: Look
    before: dict[str, Pose]


def slam(event: Ponged, view: View, frame: Frame, pace: Pace) -> Shown:
    """Show the pair coming down, as it does while the throw is still open."""
    look = replace(frame.look, pending=Pending(event.seat, event.cards))
    after = poses(view, frame.table, look)
    shot = Shot(frame.table, look, view, frame.before, after, pace)
    by_hand = event.seat == view.seat
    clip = choreography.claimed(event.seat, event.cards, shot, event.chain, by_hand=by_hand)
    return Shown(all_steps()[0], clip, frame.before, after, (view, view))


@cache
def everything(speed: str) -> tuple[Shown, ...]:
    return tuple(
        shown
        for step in all_steps()
        for seat in ((0, 1, None) if speed == "normal" else (1,))
        for shown in shots(step, seat, Pace(speed))
    )


def test_the_playthroughs_go_through_everything() -> None:
    events = {type(event) for step in all_steps() for event in step.events}
    ends = [step.after.end for step in all_steps() if step.after.end is not None]
    assert events == set(get_args(Event))
    assert {end.kind for end in ends} == set(get_args(EndKind))
    assert {end.jokbo for end in ends} - {None} == set(get_args(JokboName))


def is_new_stock(step: Step) -> bool:
    """Tell whether cards leave a whole stack at once, so that its height may change at the end."""
    return isinstance(step.events[0], Dealt)


def apart(one: Pose | None, other: Pose | None) -> list[str]:
    """Name what differs between two poses so that an eye could see it."""
    if one is None or other is None:
        return [] if one is other else ["there"]
    wrong = [name for name in STILL if abs(getattr(one, name) - getattr(other, name)) > SEEN]
    return [*wrong, "face"] if one.face != other.face else wrong


@pytest.mark.parametrize("speed", SPEEDS)
def test_every_clip_ends_where_the_view_says(speed: str) -> None:
    jumps: dict[str, list[str]] = {}
    for shown in everything(speed):
        for piece in shown.last.keys() | shown.after.keys():
            wrong = apart(shown.last.get(piece), shown.after.get(piece))
            if wrong and not (piece.startswith("stock-") and is_new_stock(shown.step)):
                kinds = " ".join(type(event).__name__ for event in shown.step.events)
                where = f"{shown.step.file}: {kinds} seen by {shown.views[1].seat}"
                jumps.setdefault(where, []).append(f"{piece} {wrong}")
    assert jumps == {}


def known(view: View | None) -> set[Card]:
    """The cards whose faces a viewer may see."""
    if view is None:
        return set()
    hands = [card for hand in view.hands or () for card in hand]
    return {*view.hand, *view.discards, *hands}


def test_no_clip_shows_a_face_that_the_viewer_may_not_see() -> None:
    for shown in everything("normal"):
        allowed = known(shown.views[0]) | known(shown.views[1])
        for event in shown.step.events:
            if isinstance(event, Ponged):
                allowed |= set(event.cards)
        for part in range(21):
            picture = shown.clip.at(shown.clip.length * part / 20)
            faces = {pose.face for pose in picture.values() if pose.face is not None}
            assert faces <= allowed, shown.step.file


def test_cards_fly_inside_the_window_without_a_jump() -> None:
    """From frame to frame no card that is in sight leaps across the window."""
    for shown in everything("normal"):
        frames = max(2, round(shown.clip.length * 30))
        old: dict[str, Pose] = {}
        for frame in range(frames + 1):
            now = shown.clip.at(shown.clip.length * frame / frames)
            for piece, pose in now.items():
                if not pose.alpha:
                    continue
                assert -60 <= pose.x <= SIZE[0] + 60, piece
                assert -60 <= pose.y <= SIZE[1] + 60, piece
                assert pose.width > 3
                assert 0 < pose.squash <= 1
                before = old.get(piece, pose)
                leap = max(abs(pose.x - before.x), abs(pose.y - before.y))
                assert leap < SIZE[1] * 0.7 or not before.alpha, f"{shown.step.file}: {piece}"
            old = now


@cache
def all_cues() -> tuple[tuple[Cue, View, Round], ...]:
    return tuple(
        (cue, shown.views[1], shown.step.after)
        for shown in everything("normal")
        for _, cue in shown.clip.cues
    )


def test_every_sound_that_is_asked_for_exists(tmp_path: Path) -> None:
    stage = open_stage(tmp_path)
    names = {(cue.name, cue.stroke) for cue, _, _ in all_cues() if isinstance(cue, Noise)}
    assert len(names) > 8
    for name, stroke in names:
        files = stage.sound._stroke_files if stroke else stage.sound._shot_files
        assert name in files
    forces = {cue.force for cue, _, _ in all_cues() if isinstance(cue, Noise)}
    for force in forces:
        stage.sound.play("slap", 0.0, force)


def test_every_call_exists_for_everybody_who_may_say_it(tmp_path: Path) -> None:
    sitting = sit(tmp_path, open_table(sitters(6), seed=1))
    said = {cue for cue, _, _ in all_cues() if isinstance(cue, Say)}
    assert len(said) > 20
    for traditional in (True, False):
        sitting.stage.change(traditional_names=traditional)
        for call in said:
            sitting.flow.ask(call)
            assert sitting.heard[-1] in SHEET


def shows() -> list[tuple[Show, View, Round]]:
    return [(cue, view, state) for cue, view, state in all_cues() if isinstance(cue, Show)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_shown_has_its_words(language: str) -> None:
    """Every text is found, filled in, and means something; marks without words have none."""
    words = Words(language)
    for show, view, state in shows():
        ended = outcome(state) if state.end is not None else None
        text = spoken(show, words, view, ended, list(NAMES))
        assert bool(text) == bool(show.text)
        assert text != show.text or not text
        assert "{" not in text
        assert "None" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_but_deals_draws_and_passes_has_a_line_of_history(language: str) -> None:
    words, silent = Words(language), {"Dealt", "Drew", "Passed"}
    for step in all_steps():
        ended = outcome(step.after) if step.after.end is not None else None
        for event in step.events:
            line = history_line(event, words, see(step.after, 0), ended)
            assert (line is None) == (type(event).__name__ in silent)
            if line is not None:
                assert line[1]
                assert not line[1].startswith("table.")
                assert "{" not in line[1]


def drawn(floater: Floater, spot: Spot, stage: Stage) -> int:
    """How many pictures a floater lays."""
    canvas = Canvas(pygame.Surface(SIZE))
    draw(canvas, floater, spot, stage)
    return len(canvas._next)


@pytest.mark.parametrize("kind", get_args(Kind))
def test_every_kind_of_mark_is_drawn(kind: Kind, tmp_path: Path) -> None:
    """Shake and squash have no pictures of their own: they move and press others."""
    stage, table = open_stage(tmp_path), geometry(SIZE, 4)
    show = Show(kind, 1, life=1.0)
    for place in table.places:
        spot = Spot(table, place, "full")
        floater = Floater(show, "9 뽕에 5!", age=0.1)
        if kind == "shake":
            moved = {shaken([replace_age(floater, age / 60)], table, "full") for age in range(12)}
            assert len(moved) > 4
            assert drawn(floater, spot, stage) == 0
        elif kind == "squash":
            sizes = {pressed([replace_age(floater, age / 12)], "full") for age in range(12)}
            assert len(sizes) > 4
            assert drawn(floater, spot, stage) == 0
        else:
            assert drawn(floater, spot, stage) > 0


def replace_age(floater: Floater, age: float) -> Floater:
    return Floater(floater.show, floater.words, age)


def test_every_kind_of_mark_is_asked_for_by_some_clip() -> None:
    """But for whispers, which tell a person something, and dots, which show a pause: no events."""
    asked = {show.kind for show, _, _ in shows()}
    assert asked == set(get_args(Kind)) - {"whisper", "dots"}


def test_nothing_shakes_or_flies_about_at_strength_off(tmp_path: Path) -> None:
    stage, table = open_stage(tmp_path), geometry(SIZE, 4)
    spot = Spot(table, table.places[1], "off")
    for kind in ("shock", "dust", "palm"):
        assert drawn(Floater(Show(kind, 1), "", 0.1), spot, stage) == 0
    assert shaken([Floater(Show("shake", 1, life=0.18), "", 0.1)], table, "off") == (0, 0)


@pytest.mark.parametrize("speed", sorted({*SPEEDS} - {"normal"}))
def test_instant_leaves_the_sounds_and_the_words(speed: str) -> None:
    """At every speed a clip asks for the same things; only when differs."""
    seen_by_1 = [shown for shown in everything("normal") if shown.views[1].seat == 1]
    for usual, other in zip(seen_by_1, everything(speed), strict=True):
        asked = Counter(cue for _, cue in other.clip.cues)
        assert asked == Counter(cue for _, cue in usual.clip.cues), usual.step.file


def test_clips_of_cards_take_no_time_at_instant_speed() -> None:
    for shown in everything("instant"):
        if shown.step.after.phase != "over":
            assert shown.clip.length < 0.01, shown.step.file


def test_a_card_in_flight_is_the_card_that_lands() -> None:
    """Every piece with a card's name shows that card or, before it is turned, a back."""
    for shown in everything("fast"):
        for part in range(11):
            for piece, pose in shown.clip.at(shown.clip.length * part / 10).items():
                assert pose.face in (None, piece) or piece not in MONTH
