"""Each refused move is told why in one sentence."""

import pytest

from game.cards import Card, parse_cards
from game.moves import Declare, Discard, Draw, IllegalMove, Move, Ppong, Stop
from game.round import Round, apply
from tests.notation import play

DEAL = """
    rules family
    dealer 1
    hand 0: 7a 7b 7c 9a 9b
    hand 1: 9c 1a 3a 5a 11a 12a
    hand 2: 9d 2a 4a 6a 8a
    stock: 12b 12c
"""
HOLD = f"{DEAL}\nexpect phase hold"
WINDOW = f"{DEAL}\n1 discards 9c"
TURN = f"{DEAL}\n1 discards 12a\npass"
OVER = f"{WINDOW}\n0 ppongs 9"
EMPTY = f"{DEAL}\n1 discards 12a\n32 turns throwing what comes\npass\n1 draws"


def ppong(cards: str, throw: str | None = None) -> Ppong:
    first, second = parse_cards(cards)
    return Ppong((first, second), None if throw is None else Card(throw))


CASES: list[tuple[str, int, Move, str]] = [
    (OVER, 0, Draw(), "the round is over"),
    (OVER, 2, ppong("9a 9b"), "the round is over"),
    (HOLD, 3, Draw(), "there is no seat 3"),
    (WINDOW, -1, ppong("9a 9b"), "there is no seat -1"),
    (HOLD, 1, Draw(), "throw a card first"),
    (HOLD, 1, Stop(), "throw a card first"),
    (HOLD, 0, Discard(Card("7a")), "it is seat 1's turn"),
    (HOLD, 1, Discard(Card("7a")), "seat 1 does not hold 7a"),
    (HOLD, 1, Declare(), "these cards are no jokbo that the house rules know"),
    (HOLD, 0, ppong("9a 9b"), "there is no fresh discard to claim"),
    (WINDOW, 2, Draw(), "a card lies open to be claimed; only a ppong is possible"),
    (WINDOW, 0, Discard(Card("7a")), "a card lies open to be claimed; only a ppong is possible"),
    (WINDOW, 1, ppong("9a 9b"), "nobody claims a card of their own"),
    (WINDOW, 0, ppong("7a 7b"), "a ppong takes two cards of month 9 from the hand"),
    (WINDOW, 2, ppong("9d 9a"), "a ppong takes two cards of month 9 from the hand"),
    (WINDOW, 0, ppong("9a 9a"), "a ppong takes three different cards from the hand"),
    (WINDOW, 0, ppong("9a 9b", "9a"), "a ppong takes three different cards from the hand"),
    (WINDOW, 0, ppong("9a 9b", "2a"), "seat 0 does not hold 2a"),
    (WINDOW, 0, ppong("9a 9b", "7a"), "a ppong that ends the round throws no card"),
    (WINDOW, 0, ppong("9b 9a"), "the two cards of a ppong are named in order"),
    (TURN, 2, Discard(Card("2a")), "draw before you discard"),
    (TURN, 2, Discard(Card("7a")), "seat 2 does not hold 7a"),
    (TURN, 2, Declare(), "a jokbo is made of six cards"),
    (TURN, 2, Stop(), "the house rules do not allow this stop (stop_limit)"),
    (TURN, 0, Draw(), "it is seat 2's turn"),
    (EMPTY, 1, Draw(), "the discards are being shuffled into a new stock"),
]


@pytest.mark.parametrize(("script", "seat", "move", "sentence"), CASES)
def test_a_refusal_says_why(script: str, seat: int, move: Move, sentence: str) -> None:
    state = play(script).state
    with pytest.raises(IllegalMove) as refused:
        apply(state, seat, move)
    assert str(refused.value) == sentence


def feeding_five(rules: str) -> Round:
    return play(f"""
        rules {rules}
        dealer 1
        hand 0: 7a 7b 7c 9a 9b
        hand 1: 9c 1a 3a 5a 11a 12a
        1 discards 9c
    """).state


def test_a_ppong_that_leaves_cards_throws_one() -> None:
    with pytest.raises(IllegalMove, match="a ppong that leaves cards throws one more"):
        apply(feeding_five("holiday"), 0, ppong("9a 9b"))


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ("stop_limit=3", "stop_limit"),
        ("natural_ppong=false stop_limit=null stop_needs_ppong=true", "stop_needs_ppong"),
        ("stop_other_ppongs=1", "stop_other_ppongs"),
        ("stop_total_ppongs=1", "stop_total_ppongs"),
    ],
)
def test_a_refused_stop_names_the_house_rule(change: str, rule: str) -> None:
    table = play(f"""
        rules family {change}
        dealer 1
        hand 0: 9 9 9 1 3
        hand 1: 12
        1 discards 12
        pass
    """)
    with pytest.raises(IllegalMove, match=rf"do not allow this stop \({rule}\)"):
        apply(table.state, 0, Stop())
