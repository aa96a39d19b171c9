"""A scene that was left takes no memory any more: nothing that stays holds on to it."""

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.store import Store
from scenes.stage import Stage
from tests.screens import Silence, press, same_shuffles, screen, show, wait
from tests.sheets import finished
from tests.test_every_scene_fits import MAKERS


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


@pytest.fixture(autouse=True)
def _seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal so that a person comes to throw; a round may also end before that."""
    same_shuffles(monkeypatch, 5)


@pytest.mark.parametrize("kind", MAKERS, ids=lambda kind: kind.__name__)
def test_what_was_left_is_let_go(tmp_path: Path, kind: type) -> None:
    """Shelves of pictures, caches and the stage outlive every scene and must not keep it."""
    stage = Stage(Store(tmp_path), Silence(asked=[]))
    stage.change(newcomer=False)
    stage.store.keep_match("1.ppong", finished(4).record)
    scene = MAKERS[kind](stage)
    show(scene)
    wait(scene, 1.0)
    for key in (pygame.KSCAN_DOWN, pygame.KSCAN_RIGHT, pygame.KSCAN_TAB):
        press(scene, key)
        show(scene)
    scene.covered()
    seen = weakref.ref(scene)
    del scene
    gc.collect()
    assert seen() is None
