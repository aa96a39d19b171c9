"""What an expert would tell a player: the best move, what another costs, and why, as facts.

Everything comes from one seat's View. Costs are the expert's, in points of the round, or those
that playing on has shown (`game.trial`).
"""

from typing import Final, Literal, NamedTuple

import msgspec

from game.cpu.expert import Judge, Judged
from game.cpu.hands import BIT, count, pairs, triples
from game.cpu.packed import DECLARE, DRAW, OUT, PASS, STOP
from game.cpu.player import Choice
from game.cpu.sight import choice_of, code, sight_of
from game.cpu.suspicion import caught
from game.cpu.weights import weights_for
from game.events import JokboName
from game.view import View

Kind = Literal[
    "heavy", "jokbo_lost", "run_lost", "pair_lost", "natural_lost", "last_pair_lost", "stop_lost",
    "feeds_two", "feeds_five", "safe", "ppong_missed", "ppong_rash", "out_missed", "stop_missed",
    "stop_rash", "declare_missed", "played_out",
]  # fmt: skip
"""heavy: leaves more points · …_lost: gives up a hope · feeds_…: somebody may claim it · safe:
nobody can claim the better throw · …_missed, …_rash: a ppong, a stop, a jokbo left or taken ·
played_out: nothing of these, but it came out better on `number` deals."""

LEAST: Final = 0.3
"""Points below which a difference is not worth a word."""
SHARE: Final = 0.3
"""Of the greatest cause; lesser ones are not told."""
TWO: Final = 3
"""Cards of a hand that a claim can empty, at most."""


class Cause(msgspec.Struct, frozen=True):
    """One reason against a move: `month` is its own, or the one that would have been better."""

    kind: Kind
    cost: float  # points, about
    month: int = 0
    seat: int | None = None  # whom it concerns
    number: int = 0  # points, copies or deals
    percent: int = 0
    jokbo: JokboName | None = None


class Judgement(msgspec.Struct, frozen=True):
    """A choice held against another: what it costs more, and the reasons, the greatest first."""

    choice: Choice
    other: Choice  # that it is held against
    cost: float
    causes: tuple[Cause, ...]


class _Weighed(NamedTuple):
    """A possible move in packed notation and its cost; `judged` where it is a throw."""

    move: int
    cost: float
    judged: Judged | None = None


class Coach:
    """Looks at one View in which its seat has something to decide."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.sight = sight_of(view)
        self.judge = Judge(self.sight, weights_for(view.rules))
        self.weighed = tuple(sorted(self._weigh(), key=lambda each: each.cost))

    def _weigh(self) -> list[_Weighed]:
        """Weigh all moves that the seat has."""
        moves, judge = self.sight.moves, self.judge
        if PASS in moves:
            return self._weigh_claim()
        if DRAW in moves:
            risky = [_Weighed(STOP, judge.stop_cost())] if STOP in moves else []
            return [*risky, _Weighed(DRAW, judge.on_cost())]
        throws = judge.throws(self.sight.hand, ponging=False) if moves else []
        found = [_Weighed(each.move, each.cost, each) for each in throws]
        if DECLARE in moves:
            named = self.sight.tables.jokbo[self.sight.hand]
            score = named[1] if named else 0
            found.append(_Weighed(DECLARE, min(score, *(each.cost - LEAST for each in found))))
        return found

    def _weigh_claim(self) -> list[_Weighed]:
        judge = self.judge
        passing = _Weighed(PASS, judge.worth(self.sight.hand).cost)
        if OUT in self.sight.moves:
            return [passing, _Weighed(OUT, min(0.0, passing.cost - LEAST))]
        claims = judge.throws(self._after_claim(), ponging=True)
        return [passing, *(_Weighed(each.move, each.cost, each) for each in claims)]

    def _after_claim(self) -> int:
        return self.sight.hand - 2 * BIT[self.sight.month]

    @property
    def best(self) -> Choice:
        """Name the best move; None lets a card pass."""
        return choice_of(self.view, self.weighed[0].move) if self.weighed else None

    def against_best(self, choice: Choice) -> Judgement:
        """Say what a choice costs against the best one, and why."""
        return self._compare(self.weighed[0], self._find(choice))

    def why(self, choice: Choice) -> Judgement:
        """Say what speaks for a choice: why the next thing at hand is worse."""
        mine = self._find(choice)
        best = self.weighed[0]
        return self._compare(mine, best if best is not mine else self._usual(mine))

    def _find(self, choice: Choice) -> _Weighed:
        move = PASS if choice is None else code(choice)
        return next(each for each in self.weighed if each.move == move)

    def _usual(self, mine: _Weighed) -> _Weighed:
        """Find what many would do instead: throw the highest card, else the next best move."""
        others = [each for each in self.weighed if each is not mine]
        if not others:
            return mine
        if mine.judged is not None and all(each.judged for each in others):
            return max(others, key=lambda each: each.move)
        return others[0]

    def played_out(self, better: int, worse: int, cost: float, deals: int) -> Judgement:
        """Explain what playing on from here on many deals has shown; moves as packed rounds do."""
        of = {each.move: each for each in self.weighed}
        found = self._compare(of[better], of[worse], cost)
        if found.causes and found.causes[0].cost >= LEAST:
            return found
        shown = Cause("played_out", cost, number=deals)
        return msgspec.structs.replace(found, causes=(shown,))

    def _compare(self, better: _Weighed, worse: _Weighed, cost: float | None = None) -> Judgement:
        gain = worse.cost - better.cost if cost is None else cost
        causes = sorted(self._causes(better, worse, gain), key=lambda each: -each.cost)
        told = [
            cause for cause in causes if cause.cost >= max(LEAST, causes[0].cost * SHARE)
        ] or causes[:1]
        return Judgement(
            choice_of(self.view, worse.move),
            choice_of(self.view, better.move),
            gain,
            tuple(told),
        )

    def _causes(self, better: _Weighed, worse: _Weighed, gain: float) -> list[Cause]:
        if better.judged is not None and worse.judged is not None:
            return self._throws(better.judged, worse.judged)
        moves = {better.move, worse.move}
        if STOP in moves:
            return [self._stop(better.move == STOP, gain)]
        if DECLARE in moves:
            named = self.sight.tables.jokbo[self.sight.hand]
            name, score = named or ("ttoi", 0)
            return [Cause("declare_missed", gain, number=score, jokbo=name)]
        if PASS in moves:
            return self._claim(better, worse, gain)
        return []

    def _stop(self, stopping: bool, gain: float) -> Cause:
        """Explain a stop that should be made, or should not."""
        points = self.sight.tables.total[self.sight.hand]
        risk = caught(self.sight, self.judge.rivals, self.judge.suspicion)
        kind: Kind = "stop_missed" if stopping else "stop_rash"
        return Cause(kind, gain, number=points, percent=round(100 * risk))

    def _claim(self, better: _Weighed, worse: _Weighed, gain: float) -> list[Cause]:
        """Explain a ppong that should be made, or should not."""
        month, total = self.sight.month, self.sight.tables.total
        if OUT in (better.move, worse.move):
            return [Cause("out_missed", gain, month, seat=self.sight.turn)]
        if better.move == PASS:
            return [Cause("ppong_rash", gain, month), *self._hopes(gain, month)]
        rest = self._after_claim() - BIT[better.move]
        return [Cause("ppong_missed", gain, month, number=total[self.sight.hand] - total[rest])]

    def _hopes(self, gain: float, month: int) -> list[Cause]:
        """Say what a rash ppong gives up."""
        natural = self.view.rules.natural_ppong and triples(self.sight.hand) & BIT[month]
        if natural:
            return [Cause("natural_lost", gain, month)]
        percent = self._jokbo_percent(self.sight.hand)
        return [Cause("jokbo_lost", gain * 0.9, month, percent=percent)] if percent else []

    def _throws(self, better: Judged, worse: Judged) -> list[Cause]:
        """Explain why one throw is better than another, part by part of what they leave."""
        hand = self.sight.hand if self.sight.phase == "hold" else self._after_claim()
        kept, lost = better.worth, worse.worth
        found = [
            self._heavy(hand, better, worse),
            self._jokbo(hand, better, worse, lost.jokbo - kept.jokbo),
            Cause("run_lost", lost.run - kept.run, worse.move),
            self._pair(hand, worse, lost.ppong - kept.ppong),
            Cause(
                "stop_lost", lost.ready - kept.ready, worse.move,
                number=self.sight.tables.total[hand - BIT[better.move]],
            ),
            *self._feeds(better, worse),
        ]  # fmt: skip
        return [cause for cause in found if cause is not None and cause.cost > 0]

    def _heavy(self, hand: int, better: Judged, worse: Judged) -> Cause:
        total = self.sight.tables.total
        more = total[hand - BIT[worse.move]] - total[hand - BIT[better.move]]
        cost = worse.worth.points - better.worth.points
        natural = self.view.rules.natural_ppong and triples(hand) & BIT[worse.move]
        if natural and count(hand) > TWO:
            return Cause("natural_lost", cost, worse.move, number=more)
        return Cause("heavy", cost, better.move, number=more)

    def _jokbo(self, hand: int, better: Judged, worse: Judged, cost: float) -> Cause | None:
        rest = hand - BIT[better.move]
        makers = self.sight.tables.makers[rest] if count(rest) > TWO else ()
        if not makers:
            return None
        score = min(score for _, score in makers)
        month = next(month for month, its in makers if its == score)
        named = self.sight.tables.jokbo[rest + BIT[month]]
        percent = self._jokbo_percent(rest)
        return Cause(
            "jokbo_lost", cost, worse.move, number=score, percent=percent,
            jokbo=named[0] if named else None,
        )  # fmt: skip

    def _jokbo_percent(self, rest: int) -> int:
        """Give the chance of a jokbo with the next card, from five cards."""
        if count(rest) != TWO + 2:
            return 0
        ahead = self.judge.ahead
        hits = sum(ahead.unseen[month] for month, _ in self.sight.tables.makers[rest])
        return round(100 * hits / ahead.cards)

    def _pair(self, hand: int, worse: Judged, cost: float) -> Cause | None:
        if not pairs(hand) & BIT[worse.move]:
            return None
        unseen = self.judge.ahead.unseen[worse.move]
        kind: Kind = "last_pair_lost" if count(hand) <= TWO else "pair_lost"
        return Cause(kind, cost, worse.move, number=unseen)

    def _feeds(self, better: Judged, worse: Judged) -> list[Cause]:
        """Say who may claim the worse throw; and that nobody can claim the better one."""
        cost = worse.feed - better.feed
        unseen = self.judge.ahead.unseen
        chances = {
            rival.seat: self.judge.suspicion.pair(rival, worse.move) for rival in self.judge.rivals
        }
        small = [rival.seat for rival in self.judge.rivals if rival.size <= TWO]
        found: list[Cause] = []
        if small and (seat := max(small, key=lambda each: chances[each])) in chances:
            percent = round(100 * chances[seat])
            found.append(Cause("feeds_two", cost, worse.move, seat, unseen[worse.move], percent))
        if not small or not found[0].percent:
            some = round(100 * min(1.0, sum(chances.values())))
            found = [Cause("feeds_five", cost, worse.move, None, unseen[worse.move], some)]
        if unseen[better.move] < 2 <= unseen[worse.move]:
            safe = Cause("safe", cost * 0.9, better.move, number=unseen[better.move])
            found.append(safe)
        return found if found[0].percent else found[1:]
