"""Write the house on one page: python -m build.house puts each module's line into the README.

A module's line is the first sentence of its docstring, so that the page tells how the code is.
"""

import ast
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
README: Final = ROOT / "README.md"
BEGIN: Final = "<!-- house: python -m build.house writes what follows -->\n"
END: Final = "<!-- house ends -->"


def modules() -> list[Path]:
    """List the modules of both halves, each folder's own before those of its subfolders."""
    found = [path for half in ("game", "scenes") for path in (ROOT / half).rglob("*.py")]
    return sorted(found, key=lambda path: (path.parent.relative_to(ROOT).parts, path.name))


def line(path: Path) -> str:
    """Write a module's line."""
    text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    sentence = " ".join(text.split("\n\n")[0].split())
    return f"- `{path.relative_to(ROOT).as_posix()}` {sentence}\n"


def page() -> str:
    """Write all lines; an empty `__init__` has none."""
    return "".join(line(path) for path in modules() if path.name != "__init__.py" or _says(path))


def _says(path: Path) -> bool:
    return len(ast.parse(path.read_text(encoding="utf-8")).body) > 1


def with_house(readme: str) -> str:
    """Put the page into a README."""
    before, _, rest = readme.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{page()}\n{END}{after}"


def main() -> None:
    """Rewrite the README."""
    README.write_text(with_house(README.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
