"""Build the bundle and pack it: a folder, a tar archive of it and, on Debian, a .deb.

    python -m build.bundle.make OUT

It needs the extra `bundle`, and on Linux binutils (PyInstaller asks for objdump). Prints how
large everything is and what the ten largest parts are for; ends with 1 if it is larger than it
may be.
"""

import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Final

from build.bundle import deb

ROOT: Final = Path(__file__).resolve().parents[2]
NAME: Final = "nairong-ppong"
MOST_UNPACKED: Final = 60_000_000  # bytes
MOST_PACKED: Final = 25_000_000

PURPOSES: Final = {
    "assets/sounds": "calls, slaps, drum and tune",
    "assets/fonts": "letters: all 11,172 Hangul syllables, and the shouts",
    "assets/cards": "card faces of the three decks",
    "assets/title": "the title's picture and word",
    "assets/room": "floor, blanket and dishes",
    "assets/characters": "the family's faces",
    "libpython": "Python itself",
    "python3": "Python's compiled modules",
    "base_library.zip": "Python's own library",
    "pygame_ce.libs/libSDL2-2": "SDL: window, input, sound device",
    "pygame_ce.libs/libharfbuzz": "shapes letters (asked for by SDL_ttf)",
    "pygame_ce.libs/libfluidsynth": "MIDI (asked for by SDL_mixer)",
    "pygame_ce.libs/libfreetype": "draws letters",
    "pygame_ce.libs/libasound": "sound on Linux",
    "pygame_ce.libs": "pictures, sounds and fonts of other kinds (asked for by SDL)",
    "pygame": "pygame-ce's compiled modules",
    "libstdc++": "C++ library (asked for by harfbuzz)",
    "libcrypto": "OpenSSL",
    "msgspec": "records and settings as JSON",
    NAME: "the starter with the game's own code",
}
"""What a part of the bundle is for, by the beginning of its path; the longest match counts."""


def main(out: Path) -> int:
    """Build, pack and judge."""
    version = read_version()
    build(out)
    folder = out / NAME
    archive = pack(folder, f"{NAME}-{version}-{system()}")
    packed = [archive]
    if shutil.which("dpkg-deb"):
        packed.append(deb.pack(folder, out, version))
    return judge(folder, packed)


def read_version() -> str:
    """Read the version from its one place."""
    lines = (ROOT / "game" / "__init__.py").read_text(encoding="utf-8").splitlines()
    found = next(line for line in lines if line.startswith("__version__"))
    return found.split('"')[1]


def system() -> str:
    """Name the system that the bundle runs on."""
    return {"linux": "linux-x86_64", "win32": "windows-x86_64", "darwin": "macos"}[sys.platform]


def build(out: Path) -> None:
    """Let PyInstaller gather the bundle."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--workpath", str(out / "work"), "--distpath", str(out), "installer.spec"]
    subprocess.run(command, cwd=ROOT, check=True)


def pack(folder: Path, name: str) -> Path:
    """Write the archive beside the folder; the files in it belong to nobody in particular."""
    if sys.platform == "win32":
        return Path(shutil.make_archive(str(folder.parent / name), "zip", folder.parent, NAME))
    archive = folder.parent / f"{name}.tar.xz"
    with tarfile.open(archive, "w:xz") as tar:
        tar.add(folder, arcname=NAME, filter=_anonymous)
    return archive


def _anonymous(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    return member


def sizes(folder: Path) -> dict[str, int]:
    """Add up the bytes of each part, by the names in `PURPOSES`."""
    parts: dict[str, int] = {}
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            name = path.relative_to(folder).as_posix().removeprefix("_internal/")
            fitting = [part for part in PURPOSES if name.startswith(part)]
            part = max(fitting, key=len, default=name)
            parts[part] = parts.get(part, 0) + path.stat().st_size
    return parts


def judge(folder: Path, packed: list[Path]) -> int:
    """Print the figures; 1 if anything is too large."""
    parts = sizes(folder)
    unpacked = sum(parts.values())
    print(f"{unpacked / 1e6:6.1f} MB  unpacked, at most {MOST_UNPACKED / 1e6:.0f}")
    for file in packed:
        size = file.stat().st_size / 1e6
        print(f"{size:6.1f} MB  {file.name}, at most {MOST_PACKED / 1e6:.0f}")
    print("the ten largest parts:")
    for part in sorted(parts, key=lambda name: -parts[name])[:10]:
        print(f"{parts[part] / 1e6:6.1f} MB  {part}: {PURPOSES.get(part, '?')}")
    too_large = unpacked > MOST_UNPACKED or any(
        file.stat().st_size > MOST_PACKED for file in packed
    )
    return int(too_large)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
