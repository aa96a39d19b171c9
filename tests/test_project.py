"""The project as a whole: its papers, its files' names and sizes, its one version, its README."""

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from build.bundle import deb, make
from build.house import modules
from game import __version__

ROOT = Path(__file__).resolve().parents[1]
LEFT_BY_RUNS = {".git", ".venv", "__pycache__", ".hypothesis", ".pytest_cache", ".mypy_cache",
                ".ruff_cache", ".import_linter_cache", "dist", "out", "work"}  # fmt: skip
TEXTS = {".py", ".md", ".toml", ".txt", ".po", ".spec", ".json", ".svg", ".yml", ".iss", ".xml",
         ".desktop", ""}  # fmt: skip
HALVES = ("game", "scenes", "build")
LONGEST_FILE, LONGEST_FUNCTION = 350, 50  # lines


def files() -> list[Path]:
    """List all files of the project, without what runs leave behind."""
    return [path for path in _under(ROOT) if path.is_file()]


def _under(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if path.name in LEFT_BY_RUNS or path.name.endswith(".egg-info"):
            continue
        yield path
        if path.is_dir() and not path.is_symlink():
            yield from _under(path)


def sources() -> list[Path]:
    return [path for half in HALVES for path in sorted((ROOT / half).rglob("*.py"))]


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def constraints() -> dict[str, str]:
    lines = (ROOT / "build" / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return dict(line.split("==") for line in lines)


def plain(requirement: str) -> str:
    """Take the name out of a requirement, as package indexes compare it."""
    return re.split(r"[<>=!~ \[;]", requirement)[0].lower().replace("_", "-")


# constraints and version


def test_constraints_pin_versions_and_hold_nothing_else() -> None:
    text = (ROOT / "build" / "constraints.txt").read_text(encoding="utf-8")
    for line in text.splitlines():
        assert re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9._-]*==[0-9][0-9A-Za-z.]*", line), line


def test_every_dependency_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    wanted = {plain(line) for group in (project["dependencies"], *extras) for line in group}
    assert wanted - {plain(name) for name in constraints()} == set()


def test_the_version_stands_in_one_place() -> None:
    holders = [
        named(path)
        for path in files()
        if path.suffix in (".py", ".toml", ".spec", ".iss", ".desktop", ".xml")
        and re.search(rf"\b{re.escape(__version__)}\b", path.read_text(encoding="utf-8"))
    ]
    assert holders == ["game/__init__.py"]
    assert make.read_version() == __version__


def test_the_changelog_begins_with_this_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (\S+)", text, re.MULTILINE)[0] == __version__


# README


def test_the_readme_lists_every_module() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    missing = [named(path) for path in modules() if path.name != "__init__.py"]
    missing = [name for name in missing if f"`{name}`" not in readme]
    assert missing == [], "python -m build.house writes them"


def test_what_the_readme_and_the_docs_point_at_is_there() -> None:
    for page in (ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))):
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} points at {target}"


def test_every_test_that_the_docs_name_is_there() -> None:
    there = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("*.py"))
    for page in sorted((ROOT / "docs").glob("*.md")):
        for name in re.findall(r"`(test_\w+)`", page.read_text(encoding="utf-8")):
            assert f"def {name}(" in there, f"{page.name} names {name}"


def test_the_readme_gives_two_commands_for_each_system() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    here = re.findall(r"^python3 -m venv .*", readme, re.MULTILINE)
    there = re.findall(r"^py -3 -m venv .*", readme, re.MULTILINE)
    translated = [
        line.replace("py -3", "python3").replace("\\", "/").replace("/Scripts/", "/bin/")
        for line in there
    ]
    assert len(here) == 2
    assert translated == here


def test_pictures_of_the_readme_are_small() -> None:
    pictures = sorted((ROOT / "docs" / "pictures").glob("*"))
    assert pictures
    assert [path.name for path in pictures if path.stat().st_size > 200_000] == []


# files


MACHINE = [
    "/" + "root/", "/" + "work/main", "/" + "work/shared", "../" + "shared", "C:\\" + "Users",
    "/" + "Users/", "pypi" + ".org", "files." + "pythonhosted", "registry." + "npmjs",
    "index" + "-url", "find" + "-links",
]  # fmt: skip


def test_no_file_names_a_machine_or_a_package_registry() -> None:
    found = [
        f"{named(path)}: {sign}"
        for path in files()
        if path.suffix in TEXTS
        for sign in MACHINE
        if sign in path.read_text(encoding="utf-8")
    ]
    assert found == []


RESERVED = {"con", "prn", "aux", "nul"} | {
    f"{port}{number}" for port in ("com", "lpt") for number in range(10)
}


@pytest.mark.parametrize(
    ("name", "legal"),
    [("a.py", True), ("aux.py", False), ("a?.txt", False), ("a.", False), ("a ", False),
     ("com1", False), ("한글.md", True), ("a:b", False)],
)  # fmt: skip
def test_the_rule_for_names_on_windows(name: str, legal: bool) -> None:
    assert legal_on_windows(name) is legal


def legal_on_windows(name: str) -> bool:
    strange = re.search(r'[<>:"/\\|?*\x00-\x1f]', name)
    return not strange and name[-1] not in ". " and name.partition(".")[0].lower() not in RESERVED


def test_every_name_is_legal_on_windows() -> None:
    paths = [path for path in _under(ROOT) if not legal_on_windows(path.name)]
    assert paths == []
    assert max(len(named(path)) for path in files()) < 120
    folded = Counter(named(path).casefold() for path in _under(ROOT))
    assert [name for name, times in folded.items() if times > 1] == []


def test_no_path_is_built_with_slashes() -> None:
    """Paths are joined by pathlib; a string with a slash goes neither into Path nor into open."""
    found = [
        f"{named(path)}:{call.lineno}"
        for path in sources()
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and _opens(call.func)
        for argument in call.args
        for part in ast.walk(argument)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
        if "/" in part.value or "\\" in part.value
    ]
    assert found == []


def _opens(function: ast.expr) -> bool:
    return isinstance(function, ast.Name) and function.id in ("Path", "open", "PurePath")


def test_files_are_short() -> None:
    lengths = {
        named(path): len(path.read_text(encoding="utf-8").splitlines()) for path in sources()
    }
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST_FILE} == {}


def test_functions_are_short() -> None:
    found = {
        f"{named(path)}: {node.name}": node.end_lineno - node.lineno + 1
        for path in sources()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.end_lineno is not None
    }
    assert {name: lines for name, lines in found.items() if lines >= LONGEST_FUNCTION} == {}


# the bundle's papers


def test_the_debian_papers_are_well_formed() -> None:
    for paper in sorted(deb.HERE.glob("*.xml")):
        ET.parse(paper)  # noqa: S314 (our own file)
    entry = (deb.HERE / "nairong-ppong.desktop").read_text(encoding="utf-8")
    lines = dict(line.split("=", 1) for line in entry.splitlines()[1:])
    assert lines["Exec"].split()[0] == lines["Icon"] == "nairong-ppong"
    assert lines["Name[ko]"] == "나이롱뽕"
    papers = ET.parse(deb.HERE / "nairong-ppong.xml")  # noqa: S314 (our own file)
    mime = papers.getroot()[0].attrib["type"]
    assert lines["MimeType"] == f"{mime};"


def test_every_icon_that_the_package_lays_out_is_there() -> None:
    for size in deb.ICONS:
        assert (ROOT / "assets" / "icon" / f"icon-{size}.png").exists()


def test_sizes_count_each_part_once(tmp_path: Path) -> None:
    inside = tmp_path / "_internal"
    (inside / "assets" / "cards").mkdir(parents=True)
    (inside / "assets" / "cards" / "1a.png").write_bytes(b"1234")
    (inside / "strange.so").write_bytes(b"12")
    (tmp_path / "nairong-ppong").write_bytes(b"1")
    found = make.sizes(tmp_path)
    assert found == {"assets/cards": 4, "strange.so": 2, "nairong-ppong": 1}
