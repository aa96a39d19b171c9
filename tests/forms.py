"""Working a form as a player does: by its labels, by keys, by mouse; with a careful eye."""

from pathlib import Path

import pygame

from scenes.form.form import Form
from scenes.form.parts import Part, Row
from scenes.form.plan import live
from scenes.scene import Change
from tests.screens import SIZES, click, cut, press, show

UP, DOWN, LEFT, RIGHT = (
    pygame.KSCAN_UP, pygame.KSCAN_DOWN, pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT,
)  # fmt: skip
ENTER, ESCAPE, TAB = pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE, pygame.KSCAN_TAB
SPACE, BACKSPACE = pygame.KSCAN_SPACE, pygame.KSCAN_BACKSPACE
DIGITS = {str(i): pygame.KSCAN_1 + i - 1 for i in range(1, 10)} | {
    "0": pygame.KSCAN_0, "-": pygame.KSCAN_MINUS,
}  # fmt: skip


def rows(form: Form) -> list[Row]:
    """The rows that can have the focus, from the top."""
    found = [form.plan.placed[place].line for place in form.plan.rows()]
    return [line for line in found if isinstance(line, Row)]


def row(form: Form, label: str) -> Row:
    return next(row for row in rows(form) if row.label == label)


def go_to(form: Form, label: str, text: str | None = None) -> Row:
    """Walk to a row by its label, and by a part of it if several have that label."""
    found = [
        number
        for number, row in enumerate(rows(form))
        if row.label == label and (text is None or text in [part.text for part in row.parts])
    ]
    assert found, f"no row {label!r} among {[row.label for row in rows(form)]}"
    while form.row != found[0]:
        press(form, DOWN if form.row < found[0] else UP)
    here = form.focused_row()
    assert here is not None
    return here


def go_to_part(form: Form, label: str, text: str) -> Part:
    """Walk to a button or field of a row."""
    here = go_to(form, label, text)
    wanted = next(i for i, part in enumerate(here.parts) if part.text == text)
    for _ in here.parts:
        if form.part == wanted:
            return here.parts[wanted]
        press(form, RIGHT if form.part < wanted else LEFT)
    raise AssertionError(f"no way to {text!r}")


def press_part(form: Form, label: str, text: str) -> Change:
    go_to_part(form, label, text)
    return press(form, ENTER)


def chosen(form: Form, label: str) -> list[str]:
    return [part.text for part in row(form, label).parts if part.chosen]


def type_number(form: Form, text: str) -> None:
    for sign in text:
        press(form, DIGITS[sign])


def write(form: Form, text: str) -> None:
    """Type a text into the field in focus, letter by letter."""
    for letter in text:
        form.handle(pygame.Event(pygame.TEXTINPUT, text=letter))


def place_of(form: Form, label: str, text: str = "") -> tuple[int, int]:
    """Find where a row, or a part of it, is on the screen; it must be in sight."""
    places = form.plan
    for placed in places.placed:
        line = placed.line
        texts = [part.text for part in line.parts] if isinstance(line, Row) else []
        if isinstance(line, Row) and line.label == label and (not text or text in texts):
            found = [box for part, box in zip(line.parts, placed.parts, strict=True)
                     if part.text == text]  # fmt: skip
            box = (found[0] if found else placed.box).move(0, -form.scroll.up)
            at = box.move(form.scroll.body.topleft).center
            assert form.scroll.body.collidepoint(at), f"{label} {text} is out of sight"
            return at
    raise AssertionError(f"no row {label!r}")


def click_part(form: Form, label: str, text: str = "") -> Change:
    return click(form, place_of(form, label, text))


def looks_right(form: Form, sizes: tuple[tuple[int, int], ...] = SIZES) -> None:
    """Draw a form at each size: boxes stay apart and inside, no text is cut."""
    for size in sizes:
        show(form, size)
        places, whole = form.frame(), pygame.Rect((0, 0), size)
        boxes = [*places.tabs, places.body, places.foot, *([places.note] if places.note.w else [])]
        assert all(whole.contains(box) for box in boxes), (size, boxes)
        touching = [
            (one, other)
            for i, one in enumerate(boxes)
            for other in boxes[i + 1 :]
            if one.colliderect(other)
        ]
        assert touching == [], size
        assert places.body.h >= 3 * places.px, size
        for placed in form.plan.placed:
            room = placed.box.inflate(4, 4)
            assert all(room.contains(box) for box in placed.parts), (size, placed.line)
            assert placed.box.w <= places.body.w
            apart_in(placed.parts)
    assert cut(form.stage) == []


def apart_in(boxes: tuple[pygame.Rect, ...]) -> None:
    for i, one in enumerate(boxes):
        assert one.collidelist(boxes[i + 1 :]) < 0, boxes


def all_live(form: Form) -> list[tuple[Row, Part]]:
    return [(line, line.parts[i]) for line in rows(form) for i in live(line)]


def folder_of(form: Form) -> Path:
    return form.stage.store.folder
