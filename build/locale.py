"""Compile the texts: python -m build.locale turns every .po of assets/locale into its .mo."""

from pathlib import Path

import polib

LOCALE = Path(__file__).resolve().parents[1] / "assets" / "locale"


def catalogues(folder: Path = LOCALE) -> list[Path]:
    """List the sources of all texts: <language>/LC_MESSAGES/<room>.po."""
    return sorted(folder.glob("*/LC_MESSAGES/*.po"))


def compiled(source: Path) -> bytes:
    """Compile one catalogue; the same texts give the same bytes."""
    return bytes(polib.pofile(str(source)).to_binary())


def main() -> None:
    """Write what changed."""
    for source in catalogues():
        target, data = source.with_suffix(".mo"), compiled(source)
        if not target.exists() or target.read_bytes() != data:
            target.write_bytes(data)
            print(target.relative_to(LOCALE))


if __name__ == "__main__":
    main()
