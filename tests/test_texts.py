"""Every text in both languages: none missing, none unused, the same facts, compiled as written."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter

import polib
import pytest

from build.locale import LOCALE, catalogues, compiled
from scenes.particles import FORMS, Name
from scenes.words import LANGUAGES, Words

ROOT = Path(__file__).resolve().parents[1]
ROOMS = sorted({path.stem for path in catalogues()})
KEY = re.compile(r"[a-z]+(\.[a-z0-9_]+)+")


@cache
def texts(language: str) -> dict[str, tuple[str, ...]]:
    """All texts of a language by key; one with a plural has several forms."""
    found: dict[str, tuple[str, ...]] = {}
    for path in catalogues():
        if path.parts[-3] == language:
            for entry in polib.pofile(str(path)):
                assert entry.msgid.startswith(path.stem + "."), f"{entry.msgid} is in {path.name}"
                assert entry.msgid not in found, f"{entry.msgid} stands there twice"
                found[entry.msgid] = tuple(entry.msgstr_plural.values()) or (entry.msgstr,)
    return found


def sources() -> list[Path]:
    return [*sorted((ROOT / "scenes").rglob("*.py")), *sorted((ROOT / "game").glob("*.py"))]


def used(tree: ast.AST) -> Iterator[str]:
    """The keys in a piece of code; a key made of parts gives its pattern, `rules.*.number`."""
    inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)
              for part in node.values}  # fmt: skip
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            parts = [p.value if isinstance(p, ast.Constant) else "*" for p in node.values]
            whole = "".join(map(str, parts))
            if "*" in whole and whole.split(".")[0] in ROOMS and " " not in whole:
                yield whole
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            is_key = KEY.fullmatch(node.value) and node.value.split(".")[0] in ROOMS
            if is_key and id(node) not in inside:
                yield node.value


@cache
def used_keys() -> frozenset[str]:
    return frozenset(
        key for path in sources() for key in used(ast.parse(path.read_text(encoding="utf-8")))
    )


def matches(pattern: str, key: str) -> bool:
    return re.fullmatch(re.escape(pattern).replace(r"\*", r"[a-z0-9_.]+"), key) is not None


def facts(text: str) -> set[str]:
    """The facts that a text asks for, without their particles."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_keys_are_found_in_code_and_a_made_one_as_a_pattern() -> None:
    code = 'words("title.quit"); TABLE = {"a": "menu.close"}; words(f"rules.{x}.number"); "no.room"'
    assert set(used(ast.parse(code))) == {"title.quit", "menu.close", "rules.*.number"}
    assert matches("rules.*.number", "rules.rounds.number")
    assert not matches("rules.*.number", "rules.rounds.1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_is_used_is_there(language: str) -> None:
    known = texts(language)
    absent = [
        key
        for key in used_keys()
        if key not in known and not ("*" in key and any(matches(key, text) for text in known))
    ]
    assert sorted(absent) == []


def test_every_text_that_is_there_is_used() -> None:
    patterns = [key for key in used_keys() if "*" in key]
    idle = [
        key
        for key in texts("ko")
        if key not in used_keys() and not any(matches(pattern, key) for pattern in patterns)
    ]
    assert sorted(idle) == []


def test_both_languages_have_the_same_texts_in_the_same_order() -> None:
    assert list(texts("ko")) == list(texts("en"))


@pytest.mark.parametrize("key", texts("ko"))
def test_both_languages_say_the_same_facts(key: str) -> None:
    korean, english = texts("ko")[key], texts("en")[key]
    plural = {"n"} if len(english) > 1 else set()
    asked = [facts(form) - plural for form in (*korean, *english)]
    assert all(one == asked[0] for one in asked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_or_loose(language: str) -> None:
    for key, forms in texts(language).items():
        for text in forms:
            assert text.strip() == text, key
            assert text, key
            assert "  " not in text, key


def test_english_chips_begin_with_a_capital_or_a_figure() -> None:
    chips = [
        text
        for key, (text, *_) in texts("en").items()
        if key.startswith("house.value.")
        or (re.fullmatch(r"options\.\w+\.[\w.]+", key) and not key.endswith(".help"))
    ]
    assert len(chips) > 60
    assert [chip for chip in chips if chip[0].islower()] == []


PARTICLE = re.compile(
    r"[”\"’)]?((은|는|이|가|을|를|과|와|로|으로)(?=[ .,!?…]|$)|이에요|예요|이라|이고|이나|이며)"
)


def test_no_korean_particle_is_written_behind_a_name_that_may_end_in_any_way() -> None:
    """A fact takes its particle as `{name:이/가}`; one in fixed form would be wrong for half."""
    fixed = [
        key
        for key, forms in texts("ko").items()
        for text in forms
        if any(PARTICLE.match(text, place.end()) for place in re.finditer(r"\{\w+\}", text))
    ]
    assert fixed == []


def test_particles_are_known_and_only_korean_has_them() -> None:
    for language in LANGUAGES:
        for key, forms in texts(language).items():
            for text in forms:
                for _, _, form, _ in Formatter().parse(text):
                    assert not form or (language == "ko" and form in FORMS), key


def test_english_has_no_hangul_but_the_names_of_the_languages() -> None:
    hangul = [
        key for key, forms in texts("en").items() if re.search("[가-힣ㄱ-ㅎ]", "".join(forms))
    ]
    assert sorted(hangul) == ["options.language.ko", "title.other_language"]


@pytest.mark.parametrize("path", catalogues(), ids=lambda path: "/".join(path.parts[-3::2]))
def test_the_compiled_texts_are_those_that_are_written(path: Path) -> None:
    assert path.with_suffix(".mo").read_bytes() == compiled(path)


def test_each_catalogue_is_there_in_both_languages_and_no_other_file() -> None:
    found = {path.relative_to(LOCALE).as_posix() for path in LOCALE.rglob("*.?o")}
    assert found == {
        f"{language}/LC_MESSAGES/{room}.{kind}"
        for language in LANGUAGES
        for room in ROOMS
        for kind in ("po", "mo")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_says_each_text(language: str) -> None:
    words = Words(language)
    for key, forms in texts(language).items():
        given = {name: Name("달수") for name in set().union(*map(facts, forms))}
        if len(forms) == 1:
            said = words(key, **given)
        else:
            said = words.count(key, 2, **{k: v for k, v in given.items() if k != "n"})
        assert said != key
        assert "{" not in said
