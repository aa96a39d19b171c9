"""Before a new match: a question, when another one waits to be gone on with."""

from collections.abc import Callable, Sequence

from game.record import Record
from game.store import Kept
from scenes.choices import Choice
from scenes.house_words import rules_name
from scenes.question import Question
from scenes.scene import Change, Pop, Push, Replace, Scene
from scenes.sitting import Sit, go_on
from scenes.stage import Stage
from scenes.title_texts import go_on_note


def begin(stage: Stage, sit: Sit, start: Callable[[], Scene]) -> Change:
    """Start a new match, or first say what becomes of one that waits; nothing is ever lost."""
    kept = stage.store.unfinished(tell=False)
    if kept is None or not _played(kept.record):
        return Replace(start())
    return Push(_question(stage, kept, sit, start))


def _played(record: Record) -> bool:
    """Tell whether anybody has made a move; a deal that was only looked at is not missed."""
    return len(record.rounds) > 1 or any(played.moves for played in record.rounds)


def _question(stage: Stage, kept: Kept, sit: Sit, start: Callable[[], Scene]) -> Question:
    words, record = stage.words, kept.record
    text = words(
        "seats.waiting_text",
        rules=rules_name(words, record.rules),
        round=len(record.rounds),
        rounds=record.rules.rounds,
    )

    def answers() -> Sequence[Choice]:
        return (
            Choice(words("seats.waiting_fresh"), lambda: Replace(start()), strong=True),
            Choice(
                words("seats.waiting_go_on"),
                lambda: Replace(go_on(stage, kept, sit)),
                note=go_on_note(words, record, stage.settings.text),
            ),
            Choice(words("seats.back"), Pop),
        )

    return Question(stage, words("seats.waiting"), text, answers)
