"""Korean particles by how the word before them sounds."""

import re

import pytest

from scenes.particles import FORMS, Name, coda, with_particle
from scenes.words import Words, points

MONTHS = re.findall(r"\S+", "1이 2가 3이 4가 5가 6이 7이 8이 9가 10이 11이 12가 장이 똥이 비가")
DIRECTIONS = re.findall(
    r"\S+", "1로 2로 3으로 4로 5로 6으로 7로 8로 9로 10으로 11로 12로 장으로 똥으로 비로"
)


@pytest.mark.parametrize("said", MONTHS)
def test_months_as_subjects(said: str) -> None:
    assert with_particle(said[:-1], "이/가") == said


@pytest.mark.parametrize("said", DIRECTIONS)
def test_months_as_directions(said: str) -> None:
    month = said.removesuffix("으로") if said.endswith("으로") else said.removesuffix("로")
    assert with_particle(month, "으로/로") == said


@pytest.mark.parametrize(
    ("name", "particle", "said"),
    [
        ("할매", "이/가", "할매가"),
        ("삼촌", "은/는", "삼촌은"),
        ("고모", "을/를", "고모를"),
        ("손님", "과/와", "손님과"),
        ("달", "으로/로", "달로"),
        ("영희 ", "이/가", "영희 가"),
        ("철수★", "이/가", "철수★가"),
        ("민준2", "은/는", "민준2는"),
        ("팀 20", "이/가", "팀 20이"),
        ("0", "이/가", "0이"),
        ("Mark", "이/가", "Mark이(가)"),
        ("Mark", "으로/로", "Mark(으)로"),
        ("김 Mark", "을/를", "김 Mark을(를)"),
        ("太郎", "은/는", "太郎은(는)"),
        ("♪♪", "이/가", "♪♪이(가)"),
        ("", "이/가", "이(가)"),
    ],
)
def test_names(name: str, particle: str, said: str) -> None:
    assert with_particle(name, particle) == said


def test_every_syllable_has_the_ending_that_its_code_says() -> None:
    assert coda("가") == 0
    assert coda("힣") == 27
    endings = [coda(chr(code)) for code in range(0xAC00, 0xD7A4)]
    assert len(endings) == 11172
    assert endings.count(0) == 399
    assert endings.count(8) == 399


@pytest.mark.parametrize("particle", FORMS)
def test_a_name_in_a_text_takes_its_particle(particle: str) -> None:
    asked = "{name:" + particle + "}"
    assert asked.format(name=Name("영희")) == with_particle("영희", particle)
    assert f"{Name('영희'):>4}" == "  영희"


def test_words_give_particles_to_names_and_numbers_in_sentences() -> None:
    korean, english = Words("ko"), Words("en")
    assert korean("sheet.end.stop", name="할매", total="3").startswith("할매가 합 3으로 스톱")
    assert english("sheet.end.stop", name="Mark", total="3").startswith("Mark stopped with 3")


def test_scores_below_zero_have_a_minus_sign() -> None:
    assert [points(score) for score in (-57, 0, 38)] == ["−57", "0", "38"]
