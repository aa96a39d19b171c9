"""The page of chances: exact for every hand that is laid out, quick, by mouse and by keys."""

import re
import time
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from math import comb
from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game.cards import DECK, MONTH, Card, parse_cards
from game.house import FAMILY, HOLIDAY, PRESETS, TOWN, HouseRules
from game.jokbo import jokbo
from game.odds import early_claims, odds_table
from scenes.lessons.course_page import CoursePage
from scenes.odds.reckon import deal_rows, lines, percent, unseen
from scenes.odds.scene import OddsPage
from scenes.rule_book.scene import RuleBook
from scenes.scene import Pop, Push
from scenes.sittings import House
from scenes.words import Words
from tests.screens import LANGUAGES, SCALES, SIZES, click, cut, open_stage, press, screen, show
from tests.table_driver import faces

KO = Words("ko")
NOTHING: frozenset[Card] = frozenset()


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    with screen():
        yield


def opened(folder: Path, rules: HouseRules = FAMILY, **settings: Any) -> OddsPage:
    stage = open_stage(folder, **settings)
    stage.faces = faces()
    page = OddsPage(stage, rules)
    show(page)
    page.update(0.0)
    return page


def said(codes: str, rules: HouseRules = FAMILY, seen: str = "", others: int = 3) -> str:
    hand, open_cards = frozenset(parse_cards(codes)), frozenset(parse_cards(seen))
    return "\n".join(lines(KO, rules, hand, open_cards, others))


HANDS = [
    "4a 5a 6a 7b 9c",
    "3a 3b 8a 8b 12a",
    "1a 1b 2a 2b 3c",
    "5a 5b 5c 9a 1a",
    "12a 12b 12c 11a 11b",
]


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("codes", HANDS)
def test_draws_to_a_jokbo_are_counted_card_by_card(name: str, codes: str) -> None:
    rules, hand = PRESETS[name], parse_cards(codes)
    rest = [card for card in DECK if card not in hand]
    hits = [card for card in rest if jokbo(rules, (*hand, card))]
    text = said(codes, rules)
    assert f"({len(rest)}장 가운데 {len(hits)}장)" in text
    assert f"{percent(Fraction(len(hits), len(rest)))}%" in text
    told = re.findall(r"^(\S+) (\d)장: ", text, re.MULTILINE)
    counted = {KO.month(MONTH[card]): 0 for card in hits}
    for card in hits:
        counted[KO.month(MONTH[card])] += 1
    assert {month: int(copies) for month, copies in told} == counted


def test_open_cards_no_longer_come() -> None:
    assert "(43장 가운데 4장)" in said("4a 5a 6a 7b 9c")
    assert "(41장 가운데 2장)" in said("4a 5a 6a 7b 9c", seen="8a 8d")


def test_six_cards_name_their_jokbo() -> None:
    assert "스트레이트: −57점." in said("7a 8a 9a 10a 11a 12a")
    assert "66 이상: −100점." in said("12a 12b 12c 11a 11b 8a")
    assert "족보가 아니에요." in said("12a 12b 12c 11a 11b 8a", HOLIDAY)


def test_months_of_which_one_copy_is_hidden_are_safe() -> None:
    assert "버려도 뽕 맞지 않는 달: 9" in said("1a 2a 3a 4a 9a", seen="9b 9c")
    assert "꼭 안전한 달은 없어요." in said("1a 2a 3a 4a 9a", seen="9b")
    assert "버려도 뽕 맞지 않는 달: 5" in said("5a 5b 5c 9a 1a")


def test_the_chance_of_a_ppong_is_that_of_all_hands_counted() -> None:
    """A short deck in place of the real one, so that each hand can be counted."""
    pool = (0, 3, 2, 1, 4) + (0,) * 8
    cards = [month for month, copies in enumerate(pool) for _ in range(copies)]
    for claim in early_claims(parse_cards("1a 2a 3a"), pool, 1):
        hands = list(combinations(range(len(cards)), 5))
        good = sum(sum(cards[i] == claim.month for i in hand) >= 2 for hand in hands)
        assert claim.ppong == Fraction(good, len(hands)), claim
        assert claim.unseen == pool[claim.month]


def test_the_chance_grows_with_the_players() -> None:
    hand = parse_cards("1a 2a 3a 4a 9a")
    pool = unseen(frozenset(hand), NOTHING)
    one, four = early_claims(hand, pool, 1), early_claims(hand, pool, 4)
    assert all(b.ppong == 4 * a.ppong for a, b in zip(one, four, strict=True))
    lonely = comb(40, 5) + 3 * comb(40, 4)
    assert one[0].ppong == 1 - Fraction(lonely, comb(43, 5))


@pytest.mark.parametrize("rules", [*PRESETS.values(), replace(TOWN, quad="pair_minus100")])
def test_the_table_of_the_deal_is_the_exact_one(rules: HouseRules) -> None:
    rows, table = deal_rows(KO, rules), odds_table(rules)
    assert rows[-1][:2] == ("모두", f"{table.ends:,}")
    assert sum(int(hands.replace(",", "")) for _, hands, _ in rows[:-1]) == table.ends
    assert len({label for label, _, _ in rows}) == len(rows)


def test_a_hand_is_reckoned_in_under_fifty_milliseconds() -> None:
    """The least of several times: others may use the machine as well."""
    times = []
    for codes in HANDS * 2:
        start = time.perf_counter()
        said(codes)
        times.append(time.perf_counter() - start)
    assert min(times) < 0.05


def test_a_click_takes_a_card_opens_it_and_puts_it_back(tmp_path: Path) -> None:
    page = opened(tmp_path)
    boxes = page.cards((1280, 720))
    place = (boxes[0].centerx, boxes[0].y + 4)
    click(page, place)
    assert page.hand == {DECK[0]}
    click(page, place)
    assert (page.hand, page.seen) == (NOTHING, frozenset({DECK[0]}))
    click(page, place)
    assert (page.hand, page.seen) == (NOTHING, NOTHING)
    for number, box in enumerate(boxes):
        click(page, (box.centerx, box.y + 4))
        assert DECK[number] in page.hand | page.seen
    assert len(page.hand) == 6
    show(page)


def test_keys_lay_a_hand_and_clear_it(tmp_path: Path) -> None:
    page = opened(tmp_path)
    for _ in range(5):
        press(page, pygame.KSCAN_SPACE)
        press(page, pygame.KSCAN_RIGHT)
    press(page, pygame.KSCAN_DOWN)
    press(page, pygame.KSCAN_UP)
    press(page, pygame.KSCAN_LEFT)
    assert page.hand == set(parse_cards("1a 2a 3a 4a 5a"))
    assert "6 4장: 스트레이트 −21점" in page.said()
    press(page, pygame.KSCAN_BACKSPACE)
    assert page.said() == ["5장을 더 골라 보세요."]
    assert press(page, pygame.KSCAN_RETURN) == Pop()
    assert press(page, pygame.KSCAN_ESCAPE) == Pop()


def test_the_slabs_clear_change_the_players_and_close(tmp_path: Path) -> None:
    page = opened(tmp_path)
    page.turn(DECK[3])
    clear, players, close = (box.center for box in page.choices.rects())
    click(page, clear)
    assert page.hand == NOTHING
    for seats in (5, 6, 2, 3, 4):
        click(page, players)
        show(page)
        assert page.choices.choices[1].label == f"{seats}명"
    assert click(page, close) == Pop()


def test_the_page_is_seen_before_its_table_is_counted(tmp_path: Path) -> None:
    page = OddsPage(open_stage(tmp_path), FAMILY)
    page.update(0.0)
    assert page.busy
    show(page)
    page.update(0.0)
    assert not page.busy


def test_the_book_and_the_course_lead_to_the_chances(tmp_path: Path) -> None:
    book = RuleBook(open_stage(tmp_path), TOWN)
    show(book)
    press(book, pygame.KSCAN_TAB, pygame.KMOD_LSHIFT)
    change = press(book, pygame.KSCAN_RETURN)
    assert isinstance(change, Push)
    assert isinstance(change.scene, OddsPage)
    assert change.scene.rules == TOWN
    course = House(open_stage(tmp_path, newcomer=True)).lessons().page()
    assert isinstance(course, CoursePage)
    show(course)
    opens = [click(course, box.center) for box in course.choices.rects()[10:12]]
    pages = [type(change.scene) for change in opens if isinstance(change, Push)]
    assert pages == [RuleBook, OddsPage]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
def test_everything_has_room(tmp_path: Path, language: str, scale: float) -> None:
    page = opened(tmp_path, TOWN, language=language, text=scale)
    for card in parse_cards("4a 5a 6a 7b 9c"):
        page.turn(card)
    for size in (SIZES[0], SIZES[1]):
        show(page, size)
        board, cards, answer, table = page.boxes(size)
        for one in (cards, answer, table):
            assert board.contains(one)
        assert not cards.colliderect(answer)
        assert not table.colliderect(page.foot(size))
        assert cards.inflate(2, 2).contains(page.cards(size)[-1])
    assert cut(page.stage) == []
