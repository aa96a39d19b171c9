"""From facts to words: bubbles, bursts, banners, and the history's lines."""

from collections.abc import Sequence
from typing import Final

from game.cards import MONTH, months
from game.events import Dealt, Discarded, Drew, Ended, Event, Ponged, Recycled, Starter
from game.house import HouseRules
from game.record import RoundRecord
from game.scoring import Outcome
from game.shuffle import seal
from game.view import View
from scenes.calls import month_call
from scenes.table.cues import Show
from scenes.words import Words, points

MONTHLY: Final = ("month", "throw")
"""Facts that are months and are called by their names."""


def spoken(show: Show, words: Words, view: View, outcome: Outcome | None, names: list[str]) -> str:
    """Put what is shown into words."""
    if not show.text:
        return ""
    facts = dict(show.facts)
    if outcome is not None and view.end is not None:
        facts.update(_end_facts(show, view, outcome, names))
    said = {
        name: words.month(int(str(fact))) if name in MONTHLY else fact
        for name, fact in facts.items()
    }
    if facts.get("chain") in (None, 1) or show.text != "call.ppong_throw":
        return words(show.text, **said)
    return words("call.chain", **said)


def _end_facts(show: Show, view: View, outcome: Outcome, names: list[str]) -> dict[str, object]:
    end = outcome.end
    facts: dict[str, object] = {}
    if show.seat is not None:
        facts["total"] = outcome.totals[show.seat]
        facts["held"] = outcome.totals[show.seat]
        facts["score"] = points(outcome.scores[show.seat])
        facts["name"] = names[show.seat]
    facts["penalty"] = outcome.penalty
    facts["limit"] = view.rules.high_limit or 0
    if outcome.catchers:
        catcher = min(outcome.catchers, key=lambda seat: outcome.totals[seat])
        facts["catcher"] = names[catcher]
    if end.seat is not None and view.hands is not None:
        facts["cards"] = " ".join(map(str, months(view.hands[end.seat])))
    return facts


def voiced(call: str, rules: HouseRules, traditional: bool) -> str:
    """Name the recorded call for what is said, such as `ppong/11`, by the names in use."""
    kind, _, month = call.partition("/")
    if kind in ("call", "ppong", "throw"):
        return month_call(kind, int(month), traditional=traditional)  # type: ignore[arg-type]
    return f"high_{rules.high_limit}" if call == "high" else call


def head_line(words: Words, rounds: Sequence[RoundRecord]) -> tuple[None, str, None]:
    """Head the last round's history; cards that were laid down beforehand have no seal."""
    number, seed = len(rounds), rounds[-1].seed
    if seed is None:
        return None, words("table.line_arranged", n=number), None
    return None, words("table.line_round", n=number, seal=seal(seed)), None


def history_line(
    event: Event, words: Words, view: View, outcome: Outcome | None
) -> tuple[int | None, str, int | None] | None:
    """Say an event as a line of the history: who, what, and from whom a card was taken."""
    match event:
        case Discarded(seat, card):
            return seat, words.month(MONTH[card]), None
        case Ponged(seat, victim, on, _, throw, chain):
            return seat, _ppong_line(words, on, throw, chain), victim
        case Starter(card):
            return None, words("table.line_starter", month=words.month(MONTH[card])), None
        case Recycled(cards, _):
            return None, words.count("table.line_recycled", cards), None
        case Ended():
            return _end_line(words, view, outcome)
        case Dealt() | Drew():
            return None
        case _:
            return None


def _ppong_line(words: Words, on: str, throw: str | None, chain: int) -> str:
    facts = {"month": words.month(_month(on)), "chain": chain}
    if throw is None:
        return words("table.line_out", **facts)
    facts["throw"] = words.month(_month(throw))
    return words("table.line_chain" if chain > 1 else "table.line_ppong", **facts)


def _month(card: str) -> int:
    return int(card[:-1])


def _end_line(
    words: Words, view: View, outcome: Outcome | None
) -> tuple[int | None, str, int | None] | None:
    if outcome is None:
        return None
    end = outcome.end
    who = end.from_ if end.from_ is not None else end.seat
    facts: dict[str, object] = {"penalty": outcome.penalty}
    if who is not None:
        facts["held"] = outcome.totals[who]
        facts["score"] = points(outcome.scores[who])
    if view.hands is not None and end.seat is not None:
        facts["cards"] = " ".join(map(str, months(view.hands[end.seat])))
    name = end.jokbo or end.kind
    facts["limit"] = view.rules.high_limit or 0
    return who, words(f"table.line_{name}", **facts), None
