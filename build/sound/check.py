"""Does the generator still give the committed sounds? python -m build.sound.check says how nearly.

Renders everything, encodes it, decodes it, and compares with what lies in assets/sounds; also
names files that nothing makes. Ends with an error over -50 dB.
"""

import json
import sys
import tempfile
from pathlib import Path

from build.sound.make import Index, everything, index_text
from build.sound.ogg import SAME, SOUNDS, apart


def main() -> int:
    """Compare all files and print the worst."""
    index: Index = {}
    off: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        for sound in everything(index):
            scratch = Path(folder) / "x.ogg"
            off[sound.path] = apart(SOUNDS / sound.path, sound.samples, sound.thrift, scratch)
    worst = max(off, key=off.__getitem__)
    print(f"{len(off)} files, the worst is {worst} at {off[worst]:.1f} dB")
    lying = {str(path.relative_to(SOUNDS)) for path in SOUNDS.rglob("*.ogg")}
    stray = sorted(lying - off.keys())
    if stray:
        print("nothing makes", ", ".join(stray))
    committed = json.loads((SOUNDS / "voices/index.json").read_text(encoding="utf-8"))
    same_places = committed == json.loads(index_text(index))
    print("places of the calls:", "the same" if same_places else "moved")
    return int(off[worst] > SAME or bool(stray) or not same_places)


if __name__ == "__main__":
    sys.exit(main())
