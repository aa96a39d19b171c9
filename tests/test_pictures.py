"""A few pictures of the table, compared with those in tests/pictures; other FreeTypes may pass.

After a change of looks, look at the new pictures and keep them:
`python -m tests.test_pictures` (with SDL_VIDEODRIVER=dummy) writes them anew.
"""

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pygame
import pytest

from game.moves import Draw, Stop
from scenes.score_sheet import ScoreSheet
from tests.table_driver import Sitting, open_table, screen, script, sit, sitters, tame
from tests.tables import arranged, house

FOLDER: Final = Path(__file__).parent / "pictures"
SIZE: Final = (1280, 720)
KEPT: Final = (320, 180)
COARSE: Final = (80, 45)
MEAN: Final = 1.5  # of 255, over the whole coarse picture
WORST: Final = 40.0  # of 255, in one coarse pixel
MOST_BYTES: Final = 60_000
HANDS: Final = ["1 2 5 9 9", "1 2 4 4 6", "2 3 5 6 7", "1 3 7 8 8 9"]
"""The first worked example of the rules: seat 3 deals and throws its 9."""
STOCK: Final = "10 8 7 12 10 8"


def seated(folder: Path, dealer: int = 3, hands: list[str] | None = None) -> Sitting:
    deck = arranged(hands or HANDS, STOCK, dealer=dealer)
    table = open_table(sitters(4), house("family"), decks=[deck], dealer=dealer)
    return sit(folder, table, SIZE, language="ko", hints="off")


def frames(sitting: Sitting, seconds: float) -> None:
    for _ in range(round(seconds * 60)):
        sitting.frame()


def opening_hand(folder: Path) -> Sitting:
    """The person deals: six cards, one of them raised."""
    sitting = seated(folder, 0, ["1 2 5 9 9 12", "1 2 4 4 6", "2 3 5 6 7", "1 3 7 8 8"])
    frames(sitting, 0.5)
    sitting.person.raise_card(sitting.flow.view.hand[-1])
    frames(sitting, 0.5)
    return sitting


def window_with_ring(folder: Path) -> Sitting:
    """A 9 lies in the ring, a third of the time is over."""
    sitting = seated(folder)
    sitting.run(lambda: sitting.flow.windows.is_open)
    frames(sitting, 0.5)
    return sitting


def ppong_burst(folder: Path) -> Sitting:
    """The pair has just come down."""
    sitting = window_with_ring(folder)
    sitting.heard.clear()
    sitting.person.press_ppong()
    sitting.run(lambda: "slap" in sitting.heard)
    frames(sitting, 0.15)
    return sitting


def stop_reveal(folder: Path) -> Sitting:
    """1 and 2 are 3, the person stops; all hands lie open."""
    sitting = ppong_burst(folder)
    sitting.settle()
    sitting.person.throw(next(c for c in sitting.person.throwable() if c.startswith("5")))
    sitting.run(lambda: sitting.person.can(Stop()))
    assert Draw() in sitting.flow.view.moves
    sitting.person.act(Stop())
    sitting.run(lambda: sitting.flow.over_for is not None)
    frames(sitting, 0.5)
    return sitting


def sheet(folder: Path) -> Sitting:
    """The sheet of that round, written to its end, over the table."""
    sitting = stop_reveal(folder)
    page = ScoreSheet(sitting.stage, sitting.table, lambda: None)
    for _ in range(200):
        page.update(0.05)
    sitting.scene.draw(sitting.canvas)
    page.draw(sitting.canvas)
    sitting.canvas.paint()
    return sitting


SCENES: Final[dict[str, Callable[[Path], Sitting]]] = {
    made.__name__: made
    for made in (opening_hand, window_with_ring, ppong_burst, stop_reveal, sheet)
}


def taken(name: str, folder: Path) -> pygame.Surface:
    """Play to a scene and take its picture, as small as it is kept."""
    with screen(SIZE):
        picture = SCENES[name](folder).canvas.screen
        small = pygame.transform.smoothscale(picture.convert(24), KEPT)
        return small.convert(16).convert(24)  # fewer shades, so that the weave costs less


def differences(one: pygame.Surface, other: pygame.Surface) -> Iterator[int]:
    """How far the coarse pixels of two pictures are apart, in the colour that differs most."""
    a, b = (
        pygame.image.tobytes(pygame.transform.smoothscale(picture, COARSE), "RGB")
        for picture in (one, other)
    )
    for at in range(0, len(a), 3):
        yield max(abs(a[at + k] - b[at + k]) for k in range(3))


def alike(one: pygame.Surface, other: pygame.Surface) -> tuple[bool, str]:
    found = list(differences(one, other))
    mean, worst = sum(found) / len(found), max(found)
    return mean <= MEAN and worst <= WORST, f"mean {mean:.2f}, worst {worst}"


@pytest.mark.parametrize("name", SCENES)
def test_the_table_looks_as_it_is_kept(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script(monkeypatch, tame)
    kept = pygame.image.load(FOLDER / f"{name}.png")
    same, how_far = alike(taken(name, tmp_path), kept)
    assert same, f"{name} looks different: {how_far}; see this file's head"


def test_every_kept_picture_is_small_and_has_its_scene() -> None:
    files = sorted(FOLDER.glob("*.png"))
    assert {file.stem for file in files} == set(SCENES)
    assert all(file.stat().st_size <= MOST_BYTES for file in files)


@pytest.mark.parametrize("name", SCENES)
def test_a_changed_picture_is_noticed(name: str) -> None:
    """A missing card is enough; a lettering that is a shade heavier is not."""
    kept = pygame.image.load(FOLDER / f"{name}.png")
    spoiled = kept.copy()
    spoiled.fill((60, 70, 40), (140, 125, 25, 36))
    assert not alike(kept, spoiled)[0]
    shaded = kept.copy()
    shaded.fill((2, 2, 2), special_flags=pygame.BLEND_RGB_SUB)
    assert alike(kept, kept)[0]
    assert sum(differences(kept, shaded)) > 0


def renew() -> None:
    """Write all pictures anew."""
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as folder:
        script(patch, tame)
        for name in SCENES:
            home = Path(folder) / name
            pygame.image.save(taken(name, home), FOLDER / f"{name}.png")


if __name__ == "__main__":
    renew()
