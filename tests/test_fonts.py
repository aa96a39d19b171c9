"""The fonts: every glyph that a text or a name needs, and every licence kept."""

import re
from pathlib import Path

import polib
import pytest
from fontTools.ttLib import TTFont

ASSETS = Path(__file__).resolve().parents[1] / "assets"
FONTS = sorted((ASSETS / "fonts").glob("*.ttf"))
FOR_NAMES = ("PpongRoundB", "PpongRoundEB", "PpongPen")
RESERVED = ("nanum", "naver", "sandoll")
CALLS = (
    "선! 9! 장! 똥! 비! 9 뽕에 5! 12 뽕에… 연속 뽕 ×2 ×3 박! 바가지! 뽕 바가지! 자연바가지! "
    "자연뽕 스톱! 스톱 성공 · 3점 스톱 바가지! 또이또이! 0 스트레이트! −57 10 부족! −100 "
    "66 이상! 총통! 다시 섞어요 바닥 끝! 손패로 셉니다 1등! 공동 1등 "
    "Dealer! Jang! Ttong! Bi! 9 ppong, 5! Chain ×2 Bak! Ppong bak! Natural bak! Stop! "
    "The stop stands · 3 Stop bak! Ttoi-ttoi! Straight! Ten or less! Four of a month! "
    "Reshuffle · pass 2 Stock's out: hands count"
)
SIGNS = "−↺·…×≤←→ㄱㅎㅏ"


def characters(font: Path) -> set[int]:
    with TTFont(font, lazy=True) as opened:
        return set(opened.getBestCmap())


def catalogue_texts() -> str:
    texts: list[str] = []
    for path in sorted((ASSETS / "locale").glob("*/LC_MESSAGES/*.po")):
        for entry in polib.pofile(str(path)):
            texts += [entry.msgid, entry.msgid_plural, entry.msgstr, *entry.msgstr_plural.values()]
    return "".join(texts)


def missing(font: Path, text: str) -> str:
    known = characters(font)
    return "".join(sorted({c for c in text if c.isprintable() and ord(c) not in known}))


@pytest.mark.parametrize("name", FOR_NAMES)
def test_fonts_for_names_have_every_syllable(name: str) -> None:
    known = characters(ASSETS / "fonts" / f"{name}.ttf")
    assert sum(code in known for code in range(0xAC00, 0xD7A4)) == 11_172


@pytest.mark.parametrize("name", FOR_NAMES)
def test_no_glyph_of_any_text_is_missing(name: str) -> None:
    assert (
        missing(ASSETS / "fonts" / f"{name}.ttf", catalogue_texts() + CALLS + "−↺·…×≤←→ㄱㅎㅏ")
        == ""
    )


def test_the_shout_has_every_call() -> None:
    assert missing(ASSETS / "fonts" / "PpongShout.ttf", CALLS) == ""


@pytest.mark.parametrize("font", FONTS, ids=lambda path: path.stem)
def test_a_changed_font_bears_its_own_name(font: Path) -> None:
    with TTFont(font, lazy=True) as opened:
        family = str(opened["name"].getDebugName(1)).lower()
    assert font.stem.startswith("Ppong") != any(word in family for word in RESERVED)


@pytest.mark.parametrize("font", FONTS, ids=lambda path: path.stem)
def test_a_licence_lies_beside_each_font(font: Path) -> None:
    readme = (font.parent / "README.md").read_text(encoding="utf-8")
    row = next(line for line in readme.splitlines() if f"`{font.name}`" in line)
    licences = re.findall(r"`(OFL-\w+\.txt)`", row)
    assert licences
    for name in licences:
        text = (font.parent / name).read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE" in text.upper()
        assert "Copyright" in text
