"""The coach: facts from one seat's view alone, true in every case, said in both languages."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pygame
import pytest

from game.cards import COPIES, MONTH, parse_cards
from game.coach import Cause, Coach, Judgement, Kind
from game.cpu.expert import Judge, choose
from game.cpu.sight import choice_of, code, sight_of
from game.cpu.weights import weights_for
from game.house import FAMILY, PRESETS
from game.jokbo import counts, jokbo, total
from game.moves import Declare, Discard, Ppong, Stop
from game.playback import matches_before, round_states
from game.record import SeatRecord
from game.redeal import redeal
from game.replay import replay
from game.review import Review, decisions, luck, review
from game.round import Round, apply, claimant, legal_moves, pass_window
from game.scribe import begin
from game.table import HUMAN, Table
from game.trial import Trial
from game.view import View, see
from scenes.coach.pages import AdvicePage, ReviewPage
from scenes.coach.sentences import CAUSES, Speaker, give_or_take
from scenes.scene import Pop, Push
from scenes.sittings import House
from scenes.table.scene import TableScene
from scenes.words import Words
from tests.screens import LANGUAGES, SCALES, SIZES, cut, open_stage, press, screen, show
from tests.table_driver import faces
from tests.tables import Table as Arranged
from tests.tables import house

SEEDS = range(60)
NAMES = ("지우", "할매", "삼촌", "고모")


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


def play(seed: int, rules_name: str = "family") -> Table:
    """A round of a person and three others who move at random: full of mistakes."""
    dice = random.Random(seed)
    seats = [SeatRecord(NAMES[0], HUMAN, None, 0)]
    seats += [SeatRecord(name, "random", None, 0) for name in NAMES[1:]]
    table = Table(begin(PRESETS[rules_name], tuple(seats)))
    table.next_seed = f"{dice.getrandbits(128):032x}"
    table.deal(dice.randrange(48))
    while table.phase != "over":
        at = table._running()
        seat = claimant(at) if table.phase == "window" else at.turn
        moves = legal_moves(at, seat) if seat is not None else ()
        if seat is None or (table.phase == "window" and dice.random() < 0.5):
            table.let_pass()
        else:
            table.play(seat, dice.choice(moves))
    return table


@cache
def judged(rules_name: str) -> tuple[tuple[View, Judgement, Round], ...]:
    """Every judged decision of many random rounds, with the whole truth beside it."""
    found = []
    for seed in SEEDS:
        table = play(seed, rules_name)
        record = table.record
        states = round_states(record, 0)
        for seat in range(4):
            for view, choice in decisions(record, 0, seat, states, matches_before(record)[0]):
                found.append((view, Coach(view).against_best(choice), states[0]))
    return tuple(found)


def causes(rules_name: str) -> list[tuple[View, Judgement, Cause]]:
    return [
        (view, judgement, cause)
        for view, judgement, _ in judged(rules_name)
        for cause in judgement.causes
    ]


def test_at_least_twelve_causes_are_found_in_play() -> None:
    kinds = Counter(cause.kind for name in PRESETS for _, _, cause in causes(name))
    assert len(kinds) >= 12, kinds
    assert set(kinds) <= set(get_args(Kind))


@pytest.mark.parametrize("name", PRESETS)
def test_no_move_is_better_than_the_best(name: str) -> None:
    for view, judgement, _ in judged(name):
        assert judgement.cost >= 0
        assert judgement.choice is None or judgement.choice in view.moves
        assert judgement.other is None or judgement.other in view.moves
        costs = [cause.cost for cause in judgement.causes]
        assert costs == sorted(costs, reverse=True)


@pytest.mark.parametrize("name", PRESETS)
def test_the_best_move_is_the_expert_s(name: str) -> None:
    for view, _, _ in judged(name):
        sight = sight_of(view)
        expert = choose(Judge(sight, weights_for(view.rules)))
        best = Coach(view).best
        assert (0 if best is None else code(best)) == expert
        assert choice_of(view, expert) == best


@pytest.mark.parametrize("name", PRESETS)
def test_what_a_cause_says_is_true(name: str) -> None:
    for view, judgement, cause in causes(name):
        check(view, judgement, cause)


def check(view: View, judgement: Judgement, cause: Cause) -> None:  # noqa: C901 (a case a kind)
    hand = counts(view.hand)
    unseen = COPIES - counts((*view.hand, *view.discards))[cause.month] if cause.month else 0
    match cause.kind:
        case "heavy":
            assert cause.number == left(view, judgement.choice) - left(view, judgement.other)
        case "pair_lost" | "last_pair_lost":
            assert hand[cause.month] >= 2
            assert cause.number == unseen > 0
        case "natural_lost":
            assert hand[cause.month] >= 3
            assert view.rules.natural_ppong
        case "feeds_two":
            assert cause.seat is not None
            assert cause.seat != view.seat
            assert view.sizes[cause.seat] <= 3
            assert cause.number == unseen >= 2
            assert 0 < cause.percent <= 100
        case "feeds_five":
            assert cause.number == unseen >= 2
        case "safe":
            assert cause.number == unseen < 2
        case "stop_missed" | "stop_rash":
            assert cause.number == total(view.rules, view.hand)
        case "declare_missed":
            assert jokbo(view.rules, view.hand) == (cause.jokbo, cause.number)
        case "out_missed":
            assert cause.seat == view.turn
        case "ppong_missed":
            rest = left(view, judgement.other)
            assert cause.number == total(view.rules, view.hand) - rest
        case _:
            assert cause.month


def left(view: View, choice: object) -> int:
    """The total that a throw or a ppong leaves."""
    gone: set[object] = set()
    if isinstance(choice, Discard):
        gone = {choice.card}
    elif isinstance(choice, Ppong):
        gone = {*choice.cards, choice.throw}
    return total(view.rules, tuple(card for card in view.hand if card not in gone))


@pytest.mark.parametrize("name", PRESETS)
def test_hidden_cards_change_nothing(name: str) -> None:
    """Deal all that a seat cannot know anew and ask again."""
    dice = random.Random(name)
    for seed in range(12):
        record = play(seed, name).record
        states = round_states(record, 0)
        for state in states[:-1]:
            seat = claimant(state) if state.phase == "window" else state.turn
            if seat is None:
                continue
            other = redeal(state, seat, dice)
            assert see(other, seat) == see(state, seat)
            assert Coach(see(other, seat)).weighed == Coach(see(state, seat)).weighed


def at_turn(table: Arranged) -> View:
    return see(table.state, table.state.turn)


def arranged(hands: list[str], stock: str = "", rules: str = "family") -> Arranged:
    table = Arranged()
    table.rules = house(rules)
    table.hands = dict(enumerate(hands))
    table.stock = stock
    return table


def test_a_stop_that_is_sure_is_asked_for() -> None:
    table = arranged(["9 1 2 3 4 6", "9 9 5 1 1", "2 3 6 7 8"], "12 12 11")
    card = next(c for c in table.state.hands[0] if MONTH[c] == 9)
    table.play(0, Discard(card))
    claims = [move for move in legal_moves(table.state, 1) if isinstance(move, Ppong)]
    claim = next(move for move in claims if move.throw and MONTH[move.throw] == 5)
    table.play(1, claim)
    table.drift(2)
    table.let_pass()
    coach = Coach(at_turn(table))
    assert coach.best == Stop()
    why = coach.why(Stop())
    assert why.causes[0].kind == "stop_missed"
    assert why.causes[0].number == 2


def test_a_jokbo_is_declared_and_a_bak_taken() -> None:
    straight = arranged(["7 8 9 10 11 12", "1 1 2 2 3", "3 4 4 5 5"])
    coach = Coach(at_turn(straight))
    assert coach.best == Declare()
    missed = coach.against_best(Discard(straight.state.hands[0][0])).causes[0]
    assert (missed.kind, missed.number, missed.jokbo) == ("declare_missed", -57, "straight")
    natural = arranged(["9 1 2 3 4 6", "7 7 7 9 9", "2 3 6 5 8"])
    card = next(c for c in natural.state.hands[0] if MONTH[c] == 9)
    natural.play(0, Discard(card))
    coach = Coach(see(natural.state, 1))
    assert isinstance(coach.best, Ppong)
    assert coach.against_best(None).causes[0].kind == "out_missed"


@pytest.mark.parametrize("name", PRESETS)
def test_a_review_names_at_most_three_moves_the_costliest_first(name: str) -> None:
    for seed in range(2):
        record = play(seed, name).record
        found = review(record, 0, seed)
        costs = [each.judgement.cost for each in found.costly]
        assert len(costs) <= 3
        assert costs == sorted(costs, reverse=True)
        assert all(each.judgement.causes for each in found.costly)
        assert all(each.judgement.cost >= each.error for each in found.costly)
        assert found.lost >= sum(costs) - 1e-9
        assert found.decisions >= len(costs)
        assert found == review(record, 0, seed)


def trial_of(view: View, choice: object) -> Trial:
    coach = Coach(view)
    mine = 0 if choice is None else code(choice)  # type: ignore[arg-type]
    trial = Trial(coach.sight, {each.move: each.cost for each in coach.weighed}, mine)
    for _ in trial.run(random.Random(1)):
        pass
    return trial


@pytest.mark.parametrize("name", PRESETS)
def test_a_trial_is_the_same_whatever_lies_hidden(name: str) -> None:
    dice = random.Random(name)
    states = round_states(play(3, name).record, 0)
    choosing = [state for state in states if state.phase == "hold"][::4]
    for state in choosing:
        view, other = see(state, state.turn), redeal(state, state.turn, dice)
        assert other.hands != state.hands
        choice = view.moves[0]
        first, second = trial_of(view, choice), trial_of(see(other, state.turn), choice)
        assert first.scores == second.scores
        assert first.best == second.best


def test_what_certainly_ends_the_round_costs_what_it_says() -> None:
    """A straight that is thrown away: −57 on every deal, against what the rest may bring."""
    straight = arranged(["7 8 9 10 11 12", "1 1 2 2 3", "3 4 4 5 5"])
    view = at_turn(straight)
    trial = trial_of(view, Discard(straight.state.hands[0][-1]))
    assert trial.best == code(Declare())
    assert set(trial.scores[trial.best]) == {-57}
    assert trial.cost(trial.chosen, trial.best).points > 30


def test_a_trial_follows_the_expert_unless_something_is_surely_better() -> None:
    for view, _, _ in [each for each in judged("family") if each[0].phase == "hold"][:6]:
        trial = trial_of(view, view.moves[0])
        first = min(trial.judged, key=lambda move: trial.judged[move])
        ahead = [move for move in trial.moves if sum(trial.cost(move, first)) < 0]
        assert (trial.best == first) == (not ahead)
        assert trial.cost(first, first) == (0.0, 0.0)
        for move in trial.moves:
            points, error = trial.cost(move, first)
            assert trial.cost(first, move).points == pytest.approx(-points)
            assert trial.cost(first, move).error == pytest.approx(error)
            assert move == first or 0 <= error < 3


def test_the_luck_of_a_deal_is_exact() -> None:
    """Half of the deals are worse than the middle one, weighed by how often each is dealt."""
    dice = random.Random(4)
    hands = [tuple(dice.sample(list(MONTH), 5)) for _ in range(40)]
    by_luck = sorted(hands, key=lambda hand: luck(FAMILY, hand))
    assert luck(FAMILY, by_luck[0]) < 20
    assert luck(FAMILY, by_luck[-1]) > 80
    one, same = parse_cards("1a 1b 1c 2a 2b"), parse_cards("1b 1c 1d 2c 2d")
    assert luck(FAMILY, one) == luck(FAMILY, same)


def test_every_choice_of_a_round_is_looked_at() -> None:
    """Throws, stops that were possible, claims taken and left: as many as the engine offered."""
    for seed in range(20):
        record = play(seed).record
        states = round_states(record, 0)
        offered = 0
        for state in states[:-1]:
            now = state
            if now.phase == "window":
                claims = legal_moves(now, 0)
                offered += bool(claims)
                following = states[states.index(state) + 1]
                if following.chain > state.chain or (
                    following.end and following.end.from_ is not None
                ):
                    continue
                now = pass_window(now)[0]
            stops = Stop() in legal_moves(now, 0)
            offered += now.turn == 0 and (now.phase == "hold" or stops)
        found = decisions(record, 0, 0, states, matches_before(record)[0])
        assert len(list(found)) == offered


@pytest.mark.parametrize("rules", PRESETS.values())
def test_a_good_deal_is_luckier_than_a_bad_one(rules: Any) -> None:
    best, worst = parse_cards("1a 1b 2a 2b 3a"), parse_cards("12a 11a 9a 8a 6a")
    assert luck(rules, worst) < 25
    assert luck(rules, best) > 75
    six, bad = parse_cards("7a 8a 9a 10a 11a 12a"), parse_cards("12a 11a 9a 8a 6a 4a")
    assert luck(rules, bad) < 50
    assert luck(rules, six) > 95
    middle = [luck(rules, tuple(random.Random(seed).sample(list(MONTH), 5))) for seed in range(60)]
    assert 35 < sum(middle) / len(middle) < 65


# sentences


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", get_args(Kind))
def test_every_cause_has_a_sentence_with_its_facts(language: str, kind: Kind) -> None:
    speaker = Speaker(Words(language), FAMILY, NAMES)
    cause = Cause(kind, 3.0, 9, 2, 7, 23, "straight")
    said = speaker.cause(cause)
    assert said not in (CAUSES[kind], "")
    assert "{" not in said
    tells = ("9", "7", "23", NAMES[2], "Straight", "스트레이트")
    assert any(fact in said for fact in tells)


def test_korean_particles_fit_months_and_names() -> None:
    speaker = Speaker(Words("ko"), FAMILY, NAMES)
    fed = Cause("feeds_two", 1.0, 10, 1, 2, 23)
    assert speaker.cause(fed).startswith("두 장 든 할매가 장을 뽕하고")
    assert speaker.cause(Cause("feeds_two", 1.0, 12, 2, 2, 5)).startswith("두 장 든 삼촌이 비를")
    assert speaker.cause(Cause("pair_lost", 1.0, 9, number=2)).startswith("9는 짝이에요")
    assert speaker.cause(Cause("pair_lost", 1.0, 11, number=2)).startswith("똥은 짝이에요")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PRESETS)
def test_every_judgement_of_many_rounds_can_be_said(language: str, name: str) -> None:
    words = Words(language)
    for view, judgement, _ in judged(name)[::7]:
        speaker = Speaker(words, view.rules, NAMES)
        month = MONTH[view.discards[-1]] if view.phase == "window" else 0
        lines = [
            *speaker.advice(view),
            speaker.move(judgement.choice, month),
            speaker.causes(judgement),
        ]
        assert all("{" not in line for line in lines)
        assert lines[0]


def test_advice_waits_when_there_is_nothing_to_decide() -> None:
    table = arranged(["9 1 2 3 4 6", "9 9 5 1 1", "2 3 6 7 8"])
    speaker = Speaker(Words("ko"), FAMILY, NAMES)
    assert speaker.advice(see(table.state, 2))[0] == "지금은 지우 차례예요."
    card = next(c for c in table.state.hands[0] if MONTH[c] == 9)
    state, _ = apply(table.state, 0, Discard(card))
    assert speaker.advice(see(state, 2))[0] == "9 짝이 없어요. 보내면 돼요."


# pages


def reviewed(folder: Path, seed: int = 3, **settings: Any) -> ReviewPage:
    stage = open_stage(folder, newcomer=False, **settings)
    return ReviewPage(stage, play(seed))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
def test_the_pages_have_room(tmp_path: Path, language: str, scale: float) -> None:
    page = reviewed(tmp_path, language=language, text=scale)
    table = page.table
    while page.busy:
        page.look_on()
    view = next(view for view, _, _ in judged("family") if view.phase == "hold")
    advice = AdvicePage(page.stage, table, view)
    for size in (SIZES[0], SIZES[1]):
        for sheet in (page, advice):
            show(sheet, size)
            board, text, slab = sheet.boxes(size)
            assert board.contains(text)
            assert board.contains(slab)
            assert pygame.Rect((0, 0), size).contains(board)
    assert cut(page.stage) == []


def test_a_page_closes(tmp_path: Path) -> None:
    page = reviewed(tmp_path)
    show(page)
    for key in (pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE, pygame.KSCAN_H):
        assert press(page, key) == Pop()


def test_advice_in_play_is_given_by_a_key_and_counted(tmp_path: Path) -> None:
    stage = open_stage(tmp_path, newcomer=False)
    stage.faces = faces()
    change = press(House(stage).title(), pygame.KSCAN_RETURN)
    assert change is not None
    scene = change.scene  # type: ignore[union-attr]
    assert isinstance(scene, TableScene)
    assert press(scene, pygame.KSCAN_H) is None
    while scene.flow.view is None:
        if getattr(scene.flow, "cutting", None) is not None:
            scene.flow.cut()
        scene.update(0.05)
    for asked in (1, 2):
        change = press(scene, pygame.KSCAN_H)
        assert isinstance(change, Push)
        assert isinstance(change.scene, AdvicePage)
        show(change.scene)
        assert scene.table.record.seats[0].help == asked
    replay(scene.table.record)
    place = scene.flow.geometry.hint.center
    down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1)
    assert isinstance(scene.handle(down), Push)


def test_a_flawless_round_is_praised_and_luck_is_told(tmp_path: Path) -> None:
    page = reviewed(tmp_path)
    assert [line for line, _, _ in page.lines()] == [page.stage.words("coach.looking", percent=0)]
    page._found[0] = Review(4, (), 0.0, 61)
    lines = [line for line, _, _ in page.lines()]
    assert lines == [
        "나눠 받은 패는 백 판 가운데 61판보다 좋았어요.",
        "고를 일 4번, 끝까지 쳐 봐도 더 나은 수가 없었어요.",
    ]


def test_a_review_is_made_over_frames_and_says_the_same_as_at_once(tmp_path: Path) -> None:
    page = reviewed(tmp_path)
    frames, shares = 0, [0.0]
    while page.busy:
        page.update(0.016)
        frames += 1
        shares.append(page.share)
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    assert frames > 1
    assert page._found[0] == review(page.table.record, 0, 0)
    page.update(0.016)
    assert len(page.lines()) == 2 + 2 * len(page._found[0].costly)


@pytest.mark.parametrize(("error", "said"), [(0.0, 1), (0.6, 1), (0.8, 2), (1.2, 2), (1.3, 3)])
def test_twice_the_error_is_said_in_whole_points(error: float, said: int) -> None:
    assert give_or_take(error) == said
