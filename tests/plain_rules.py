"""The rules once more, plain and slow, from the rules page alone: months only, no engine."""

from collections import Counter
from typing import NamedTuple

from game.house import HouseRules

Months = tuple[int, ...]


class Ending(NamedTuple):
    """What the table saw when a round ended."""

    kind: str
    seat: int | None
    wearer: int | None
    hands: tuple[Months, ...]
    ponged: tuple[bool, ...]  # who has ppong'd in public
    dealer: int
    after_ppong: bool  # the fatal card had been thrown with a ppong


def gone(rules: HouseRules, hand: Months) -> int | None:
    """The month that counts as already gone."""
    for month in hand:
        if hand.count(month) >= 3 and rules.natural_ppong:
            return month
    return None


def hand_total(rules: HouseRules, hand: Months) -> int:
    left = list(hand)
    month = gone(rules, hand)
    if month is not None and rules.natural_ppong_scoring == "excluded":
        for _ in range(3):
            left.remove(month)
    return sum(left)


def ten_or_less() -> list[Months]:
    """The seven 10 부족 hands, as the page lists them."""
    return [
        (1, 1, 1, 1, 2, 2),
        (1, 1, 1, 1, 2, 3),
        (1, 1, 1, 1, 2, 4),
        (1, 1, 1, 1, 3, 3),
        (1, 1, 1, 2, 2, 2),
        (1, 1, 1, 2, 2, 3),
        (1, 1, 2, 2, 2, 2),
    ]


def possible_jokbo(rules: HouseRules, hand: Months) -> list[tuple[int, int, str]]:
    """Every jokbo that six cards make: (score, place among equals, name)."""
    months = tuple(sorted(hand))
    kinds = sorted(Counter(months).values())
    four = 4 in kinds
    found: list[tuple[int, int, str]] = []
    if months in ten_or_less():
        found.append((-100, 1, "low"))
    if rules.high_limit is not None and sum(months) >= rules.high_limit:
        found.append((-sum(months) if rules.high_score == "sum" else -100, 2, "high"))
    if rules.quad == "any_zero" and four:
        found.append((0, 3, "chongtong"))
    if rules.quad == "any_minus100" and four:
        found.append((-100, 3, "chongtong"))
    if rules.quad == "pair_minus100" and kinds == [2, 4]:
        found.append((-100, 3, "chongtong"))
    if months in [tuple(range(first, first + 6)) for first in range(1, 8)]:
        found.append((-sum(months), 4, "straight"))
    if kinds == [2, 2, 2] or (rules.ttoi == "any" and kinds in ([3, 3], [2, 4])):
        found.append((0, 5, "ttoi"))
    return found


def best_jokbo(rules: HouseRules, hand: Months) -> tuple[str, int] | None:
    found = possible_jokbo(rules, hand) if len(hand) == 6 else []
    if not found:
        return None
    score, _, name = min(found)
    return name, score


def can_stop(rules: HouseRules, hand: Months, seat: int, ponged: tuple[bool, ...]) -> bool:
    if rules.stop_limit is not None and hand_total(rules, hand) > rules.stop_limit:
        return False
    if rules.stop_needs_ppong and not ponged[seat] and gone(rules, hand) is None:
        return False
    others = [one for other, one in enumerate(ponged) if other != seat]
    if others.count(True) < rules.stop_other_ppongs:
        return False
    return ponged.count(True) >= rules.stop_total_ppongs


def who_catches(rules: HouseRules, end: Ending) -> list[int]:
    assert end.seat is not None
    mine = hand_total(rules, end.hands[end.seat])
    caught_by = []
    for seat, hand in enumerate(end.hands):
        if seat == end.seat:
            continue
        out = rules.stop_compares == "ponged" and not end.ponged[seat] and not gone(rules, hand)
        theirs = hand_total(rules, hand)
        if not out and (theirs < mine or (theirs == mine and rules.stop_caught_on_tie)):
            caught_by.append(seat)
    return caught_by


def round_scores(rules: HouseRules, end: Ending) -> list[int]:
    scores = [hand_total(rules, hand) for hand in end.hands]
    if end.kind == "exhausted":
        return scores
    assert end.seat is not None
    if end.kind == "declare":
        jokbo = best_jokbo(rules, end.hands[end.seat])
        assert jokbo is not None
        scores[end.seat] = jokbo[1]
    elif end.kind in ("stop", "stop_bak"):
        _score_stop(rules, end, scores)
    else:
        assert end.wearer is not None
        scores[end.seat] = 0
        scores[end.wearer] += bak_points(rules, end)
    return scores


def _score_stop(rules: HouseRules, end: Ending, scores: list[int]) -> None:
    assert end.seat is not None
    caught_by = who_catches(rules, end)
    assert (end.kind == "stop_bak") == bool(caught_by)
    if caught_by:
        scores[end.seat] += rules.stop_penalty
        for seat in caught_by:
            scores[seat] = 0 if rules.stop_catcher_zero else scores[seat]
    elif rules.stop_success_score == "zero":
        scores[end.seat] = 0
    elif rules.stop_success_score == "gap":
        assert rules.stop_limit is not None
        scores[end.seat] -= rules.stop_limit


def bak_points(rules: HouseRules, end: Ending) -> int:
    assert end.seat is not None
    natural = len(end.hands[end.seat]) == 3
    assert (end.kind == "natural_bak") == natural
    if natural and rules.natural_bak_penalty is not None:
        return rules.natural_bak_penalty
    return rules.ppong_bak_penalty if end.after_ppong else rules.bak_penalty


def round_winner(rules: HouseRules, end: Ending) -> int:
    totals = [hand_total(rules, hand) for hand in end.hands]
    running = list(range(len(totals)))
    if end.kind == "stop_bak":
        running = who_catches(rules, end)
    elif end.seat is not None:
        return end.seat
    lowest = min(totals[seat] for seat in running)
    turn_order = [(end.dealer + step) % len(totals) for step in range(len(totals))]
    return next(seat for seat in turn_order if seat in running and totals[seat] == lowest)


def single_points(rules: HouseRules, end: Ending) -> list[int]:
    """The single-hand settlement of one round."""
    scores = round_scores(rules, end)
    seats = len(scores)
    if end.kind == "declare":
        assert end.seat is not None
        jokbo = best_jokbo(rules, end.hands[end.seat])
        assert jokbo is not None
        if jokbo[0] in ("chongtong", "low", "high") or jokbo == ("straight", -57):
            return [2 * (seats - 1) if seat == end.seat else -2 for seat in range(seats)]
    wearer = end.seat if end.kind == "stop_bak" else end.wearer
    winner = round_winner(rules, end)
    turn_order = [(end.dealer + step) % seats for step in range(seats)]
    middle = [seat for seat in turn_order if seat not in (winner, wearer)]
    middle.sort(key=lambda seat: scores[seat])
    order = [winner, *middle] + ([] if wearer is None else [wearer])
    points = [0] * seats
    paid = 2 if wearer is None else 4
    points[order[0]] += paid
    points[order[-1]] -= paid
    if seats >= 4:
        points[order[1]] += 1
        points[order[-2]] -= 1
    return points
