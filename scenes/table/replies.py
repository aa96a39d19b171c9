"""What the table answers to a press that does nothing just now: one short line that says why."""

from typing import TYPE_CHECKING, Final, Literal

from scenes.table.need import stop_need

if TYPE_CHECKING:
    from scenes.table.flow import Flow

What = Literal["go_on", "draw", "card", "stop", "declare", "ppong", "arm", "focus", "peek", "hint"]
"""What a press was meant to do; `arm` and `focus` set a throw in advance, `go_on` is Enter."""

FLASH: Final = 0.4  # seconds that all key caps light up
ALWAYS: Final[dict[What, str]] = {
    "arm": "table.reply_arm",
    "focus": "table.reply_focus",
    "peek": "table.reply_peek",
    "hint": "table.reply_hint",
}
"""Answers that are the same whoever's turn it is."""


def reply(flow: "Flow", what: What) -> None:
    """Say why a press does nothing; while hands are closed the caps of the own keys light up."""
    hot = flow.hot
    if hot is not None and hot.looker is None:
        hot.flash = FLASH
    elif flow.me is not None and flow.still and (words := why(flow, what)):
        flow.tell(words)


def why(flow: "Flow", what: What) -> str:
    """Give the answer in words; nothing where a moment's wait is all that is asked."""
    words, view, hot = flow.stage.words, flow.view, flow.hot
    if view is None:
        return ""  # before the deal: a line over the deck says what to do
    if what == "stop" and flow.table.phase != "over":
        return words("table.no_stop", need=stop_need(flow.table.rules, view, flow.stage))
    if what in ALWAYS:
        return words(ALWAYS[what])
    if flow.table.phase == "over":
        return words("table.reply_over")
    if hot is not None and not hot.deciding:
        return words("hotseat.let_go" if hot.why == "peek" else "table.ask_close")
    if flow.person.must_throw:
        return words("table.ask_throw")
    if flow.person.on_turn:
        return _on_turn(flow, what, drawn=view.phase == "hold")
    return _waiting(flow, what)


def _on_turn(flow: "Flow", what: What, *, drawn: bool) -> str:
    """Answer the one whose turn it is."""
    words = flow.stage.words
    if what == "ppong":
        return words("table.reply_no_card")
    if not drawn:
        return words("table.ask_draw")
    return words("table.reply_no_jokbo" if what == "declare" else "table.reply_throw")


def _waiting(flow: "Flow", what: What) -> str:
    """Answer somebody while a card lies to be claimed, or while another one's turn runs."""
    words, table = flow.stage.words, flow.table
    if table.pending is not None:
        return words("table.reply_turn", name=flow.names[table.pending.seat])
    if table.phase == "window" and table.turn == flow.me:
        return words("table.reply_own")
    if table.phase == "window":
        return "" if what == "go_on" else words("table.reply_window")
    if what == "ppong":
        return words("table.reply_no_card")
    return words("table.reply_turn", name=flow.names[table.turn])
