"""What a stop would still need, in a word or two."""

from game.house import HouseRules
from game.stop import refusal
from game.view import View
from scenes.stage import Stage


def stop_need(rules: HouseRules, view: View | None, stage: Stage) -> str:
    """Say what a stop would need, in a word or two: the first house rule in its way."""
    words = stage.words
    rule = "stop_limit" if rules.stop_limit is not None else None
    if view is not None and view.seat is not None and view.hand:
        rule = refusal(rules, view.hand, view.seat, view.ppongs)
    match rule:
        case "stop_limit":
            return words("table.stop_limit", limit=rules.stop_limit)
        case "stop_needs_ppong":
            return words("table.stop_ppong")
        case "stop_other_ppongs":
            return words("table.stop_others", n=rules.stop_other_ppongs)
        case "stop_total_ppongs":
            return words("table.stop_seats", n=rules.stop_total_ppongs)
    if view is not None and view.seat == view.turn and view.phase == "hold" and view.drawn:
        return words("table.stop_undrawn")
    return words("table.stop_on_turn")
