"""Card faces as the table shows them: decks change at once, plants are named if wanted."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.cards import DECK, Card
from scenes.faces import MOST, Faces
from tests.screens import open_stage, screen

CARD = Card("9a")


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


def pixels(faces: Faces, card: Card | None = CARD) -> bytes:
    return pygame.image.tobytes(faces.card(card, 112), "RGBA")


def test_each_language_names_the_plant_of_a_hwatu() -> None:
    assert len({pixels(Faces()), pixels(Faces(tabs="ko")), pixels(Faces(tabs="en"))}) == 3


@pytest.mark.parametrize("deck", ["playing", "numeral"])
def test_other_decks_name_no_plants(deck: str) -> None:
    assert pixels(Faces(deck)) == pixels(Faces(deck, tabs="ko"))


def test_backs_name_nothing() -> None:
    assert pixels(Faces(), None) == pixels(Faces(tabs="ko"), None)


def test_a_setting_changes_the_faces_at_once(tmp_path: Path) -> None:
    stage = open_stage(tmp_path)
    seen = [pixels(stage.faces)]
    for change in ({"name_tabs": True}, {"language": "en"}, {"deck": "playing"}):
        stage.change(**change)
        seen.append(pixels(stage.faces))
    assert len(set(seen)) == 4


def test_pictures_are_kept_within_bounds() -> None:
    faces = Faces()
    for width in range(60, 400, 2):
        faces.card(CARD, width, angle=width % 30)
    assert faces.kept <= MOST


def test_after_the_warm_up_no_card_of_a_flight_is_read_from_disk(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    faces = Faces()
    while faces.warm_up():
        pass
    monkeypatch.setattr("scenes.faces.load", None)
    for card in (None, *DECK):
        for lifted in (True, False):
            assert faces.card(card, 112, lifted=lifted)


def test_a_lifted_card_is_made_of_the_picture_of_the_flat_one() -> None:
    """A second set of all cards took 15 MB."""
    faces = Faces()
    while faces.warm_up():
        pass
    flat, lifted = (pixels_of(faces, lifted=lifted) for lifted in (False, True))
    assert len(faces._masters) == len(DECK) + 1
    assert all(one != other for one, other in zip(flat, lifted, strict=True))


def pixels_of(faces: Faces, *, lifted: bool) -> list[bytes]:
    cards = (faces.card(card, 112, lifted=lifted) for card in (None, *DECK))
    return [pygame.image.tobytes(card, "RGBA") for card in cards]


@pytest.mark.parametrize("size", [(960, 600), (1920, 1080), (3840, 2160), (2160, 3840)])
def test_all_that_lies_on_a_full_table_is_kept_together(size: tuple[int, int]) -> None:
    """What doesn't find room together would be made anew in every frame."""
    pygame.display.set_mode(size)
    faces, high = Faces(), min(size)

    def lay() -> int:
        for number, card in enumerate(DECK):
            large, angle = 0.17 if number < 6 else 0.112, number * 11 % 70 - 35
            faces.card(card, large * high, 0 if number < 6 else angle)
        return faces.made

    assert lay() == lay()
