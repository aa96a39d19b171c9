"""What was done between two states of a round, in words."""

from game.events import Drew
from game.round import Round
from game.scoring import outcome
from game.view import see
from scenes.table.speech import history_line
from scenes.words import Words


def told(words: Words, state: Round, before: Round | None, names: tuple[str, ...]) -> str:
    """Say what led to a state, as the history at the table does; a drawn card is not named."""
    if before is None:
        return ""
    fresh = state.log[len(before.log) :]
    ended = outcome(state) if state.phase == "over" else None
    view = see(state, None)
    lines = [history_line(event, words, view, ended) for event in fresh]
    said = [_line(words, line, names) for line in lines if line is not None]
    drawn = [event for event in fresh if isinstance(event, Drew)]
    if drawn and state.phase == "hold":
        said.append(words("records.drew", name=names[drawn[-1].seat]))
    return " · ".join(said)


def _line(words: Words, line: tuple[int | None, str, int | None], names: tuple[str, ...]) -> str:
    seat, what, victim = line
    if seat is None:
        return what
    if victim is None:
        return words("records.did", name=names[seat], what=what)
    return words("records.took", name=names[seat], what=what, victim=names[victim])
