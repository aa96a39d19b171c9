"""Packs the bundle as a Debian package: program, menu entry, icons and the records' file type."""

import shutil
import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
HERE: Final = Path(__file__).resolve().parent / "debian"
NAME: Final = "nairong-ppong"
ICONS: Final = (16, 24, 32, 48, 64, 128, 256, 512)
DEPENDS: Final = (
    "libc6 (>= 2.36)", "zlib1g", "libx11-6", "libxext6", "libxcursor1", "libxi6", "libxfixes3",
    "libxrandr2", "libxss1", "libxkbcommon0",
)  # fmt: skip
"""The wheels bring everything but libc, libz and the X client libraries that SDL opens."""

CONTROL: Final = """\
Package: {name}
Version: {version}
Section: games
Priority: optional
Architecture: amd64
Installed-Size: {size}
Depends: {depends}
Recommends: libpulse0
Maintainer: the founders of 나이롱뽕 <nairong-ppong@localhost>
Description: 나이롱뽕, the Korean hwatu rummy of the big slap
 Five cards in the hand, draw one, throw one; when somebody throws a card of which you hold
 two, shout 뽕 and slam both on top. For one person against the family, or for several at
 one screen. Korean and English.
"""


def pack(folder: Path, out: Path, version: str) -> Path:
    """Write the package of a bundle's folder."""
    tree = out / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(folder, tree / "usr" / "lib" / NAME, symlinks=True)
    _start_command(tree / "usr" / "bin")
    _share(tree / "usr" / "share")
    size = sum(path.lstat().st_size for path in tree.rglob("*") if path.is_file()) // 1024
    control = CONTROL.format(name=NAME, version=version, size=size, depends=", ".join(DEPENDS))
    _write(tree / "DEBIAN" / "control", control)
    for path in tree.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.name == NAME else 0o644)
    target = out / f"{NAME}_{version}_amd64.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(target)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return target


def _start_command(folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / NAME).symlink_to(Path("..") / "lib" / NAME / NAME)


def _share(folder: Path) -> None:
    """Lay the menu entry, the file type, the icons and the licence where desktops look."""
    _copy(HERE / f"{NAME}.desktop", folder / "applications")
    _copy(HERE / f"{NAME}.xml", folder / "mime" / "packages")
    _copy(HERE / f"{NAME}.metainfo.xml", folder / "metainfo")
    for size in ICONS:
        icons = folder / "icons" / "hicolor" / f"{size}x{size}" / "apps"
        _copy(ROOT / "assets" / "icon" / f"icon-{size}.png", icons, f"{NAME}.png")
    _copy(ROOT / "LICENSE", folder / "doc" / NAME, "copyright")


def _copy(source: Path, folder: Path, name: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, folder / (name or source.name))


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
