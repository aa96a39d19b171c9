"""Take the README's pictures from the running game: python -m build.pictures.

Draws into no screen, plays a match of a fixed deal to a moment worth seeing and saves what stands
there, in few colours so that a page loads quickly. Needs the extra `assets`.
"""

import os
import random
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
from PIL import Image

from game.cpu import decide, player
from game.house import PRESETS
from game.moves import Ppong
from game.record import SeatRecord
from game.replay import replay
from game.round import Round, claimant, legal_moves
from game.store import Store
from game.table import HUMAN, Table, open_table
from scenes.canvas import Canvas
from scenes.scene import Scene
from scenes.sittings import House
from scenes.stage import Stage

OUT: Final = Path(__file__).resolve().parents[1] / "docs" / "pictures"
SIZE: Final = (1280, 720)
SHOWN: Final = (880, 495)
COLOURS: Final = 112
FRAME: Final = 1 / 60
LATE: Final = 18  # moves after which a round looks like one
FAMILY: Final = ("grandmother", "uncle", "cousin")


def main() -> None:
    """Write all pictures."""
    OUT.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    pygame.font.init()
    screen = pygame.display.set_mode(SIZE)
    for language in ("ko", "en"):
        with TemporaryDirectory() as folder:
            stage = Stage(Store(Path(folder)))
            stage.change(language=language, newcomer=False, muted=True, speed="normal")
            take(screen, f"title-{language}", House(stage).title(), 2)
            take(screen, f"table-{language}", at_the_slap(stage), 1, press_space)
    pygame.quit()


def take(
    screen: pygame.Surface,
    name: str,
    scene: Scene,
    frames: int,
    then: Callable[[Scene, Canvas], None] | None = None,
) -> None:
    """Let a scene run for some frames, do something to it, let it run on, and save its picture."""
    canvas = Canvas(screen)
    run(scene, canvas, frames)
    if then is not None:
        then(scene, canvas)
    save(screen, OUT / f"{name}.png")


def run(scene: Scene, canvas: Canvas, frames: int) -> None:
    """Show frames."""
    for _ in range(frames):
        scene.update(FRAME)
        scene.draw(canvas)
        canvas.paint()


def save(screen: pygame.Surface, path: Path) -> None:
    """Write a picture in few colours."""
    data = pygame.image.tobytes(screen, "RGB")
    whole = Image.frombytes("RGB", screen.get_size(), data)
    small = whole.resize(SHOWN, Image.Resampling.LANCZOS)
    few = small.quantize(COLOURS, dither=Image.Dither.NONE)
    few.save(path, optimize=True)
    print(f"{path.name}: {path.stat().st_size // 1000} KB")


def press_space(scene: Scene, canvas: Canvas) -> None:
    """Slap in an open window; the burst stands a third of a second later."""
    key: dict[str, Any] = {"scancode": pygame.KSCAN_SPACE, "key": pygame.K_SPACE, "mod": 0}
    run(scene, canvas, 40)
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key))
    run(scene, canvas, 20)


def at_the_slap(stage: Stage) -> Scene:
    """Open the table where the person can ppong, well into a round."""
    for number in range(1000):
        table = sit(stage, number)
        if play_to_a_claim(table):
            return House(stage).sit(table, "picture")
    raise SystemExit("no deal leads to a slap")


def sit(stage: Stage, number: int) -> Table:
    """Seat a person and three of the family before the deal of a number."""
    words = stage.words
    guest = SeatRecord(words("people.guest"), HUMAN, None, 0)
    family = [SeatRecord(words(f"people.{who}"), "greedy", who, 0) for who in FAMILY]
    table = open_table(PRESETS["family"], (guest, *family))
    table.next_seed = f"{number:032x}"
    table.deal()
    return table


def play_to_a_claim(table: Table) -> bool:
    """Play on until seat 0 can claim late in the round; False if the round ends before."""
    greedy, chance = player("greedy"), random.Random(1)
    while table.phase not in (None, "over"):
        state = replay(table.record).state if table.phase == "window" else None
        seat = claimant(state) if state is not None else table.turn
        if seat is None:
            table.let_pass()
            continue
        if state is not None and seat == 0 and table.moves >= LATE and good(state):
            return True
        choice = decide(greedy, table.view(seat), chance)
        if choice is None:
            table.let_pass()
        else:
            table.play(seat, choice)
    return False


def good(state: Round) -> bool:
    """Tell whether a claim leaves cards to throw and somebody has ppong'd already."""
    claims = [move for move in legal_moves(state, 0) if isinstance(move, Ppong)]
    return any(move.throw is not None for move in claims) and len(state.sets) > 0


if __name__ == "__main__":
    main()
