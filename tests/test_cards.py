"""The cards: 48 of them, their codes and their calls."""

import pytest

from game.cards import CALLS, DECK, MONTH, NAMES, months, parse_card, parse_cards, sort_cards


def test_twelve_months_of_four() -> None:
    assert len(DECK) == len(set(DECK)) == 48
    assert DECK[:5] == ("1a", "1b", "1c", "1d", "2a")
    assert DECK[-1] == "12d"
    assert all(list(MONTH.values()).count(month) == 4 for month in range(1, 13))


def test_each_month_has_a_name_and_a_call() -> None:
    assert len(NAMES) == len(CALLS) == 12
    assert (CALLS[0], CALLS[8], CALLS[9], CALLS[10], CALLS[11]) == ("일", "구", "장", "똥", "비")


def test_every_code_reads_back() -> None:
    assert parse_cards(" ".join(DECK)) == DECK
    assert months(parse_cards("10a 2d 12b")) == (10, 2, 12)


@pytest.mark.parametrize("text", ["", "0a", "13a", "1e", "a1", "01a", "1A", "1a ", "12"])
def test_anything_else_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="a month 1–12 and a letter a–d"):
        parse_card(text)


def test_a_hand_is_sorted_by_month_not_by_text() -> None:
    assert sort_cards(parse_cards("10a 2b 12d 2a 9c")) == ("2a", "2b", "9c", "10a", "12d")
