"""Draw what the voices look like: python -m build.sound.spectrogram writes docs/voices.png.

A row a speaker, a column a call; 0.6 s to the right, 0 to 7 kHz upwards, 55 dB from white to
black, with 6 dB an octave added so that the upper resonances show.
"""

from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from build.sound.measure import call
from build.sound.speakers import SPEAKERS
from build.sound.tone import RATE, Signal

ROOT = Path(__file__).resolve().parents[2]
CALLS = {"ppong": "뽕", "call/ttong": "똥", "call/pung": "풍", "call/bi": "비", "call/9": "구"}
WIDTH, HEIGHT, SECONDS, TOP, RANGE = 170, 120, 0.6, 7000.0, 55.0
_WINDOW = 480  # 10 ms: a man's single swings of the folds show as stripes


def _picture(x: Signal) -> Image.Image:
    """One call in greys."""
    y = np.append(x[0], x[1:] - 0.97 * x[:-1])
    y = np.concatenate([np.zeros(_WINDOW), y, np.zeros(int(SECONDS * RATE))])
    at = np.linspace(_WINDOW // 2, _WINDOW // 2 + SECONDS * RATE, WIDTH).astype(int)
    parts = np.stack([y[a : a + _WINDOW] for a in at]) * np.hanning(_WINDOW)
    levels = 20 * np.log10(np.abs(np.fft.rfft(parts, 4096, axis=1)) + 1e-6)
    rows = (np.linspace(TOP, 0, HEIGHT) / RATE * 4096).astype(int)
    dark = np.clip(1 + (levels[:, rows].T - levels.max()) / RANGE, 0, 1)
    return Image.fromarray((255 - 235 * dark).astype(np.uint8))


def main() -> None:
    """Draw the sheet."""
    font = ImageFont.truetype(str(ROOT / "build" / "fonts" / "NanumSquareRoundB.ttf"), 13)
    sheet = Image.new("L", (len(CALLS) * (WIDTH + 4), len(SPEAKERS) * (HEIGHT + 4)), 255)
    for row, voice in enumerate(SPEAKERS):
        for column, (key, word) in enumerate(CALLS.items()):
            place = (column * (WIDTH + 4), row * (HEIGHT + 4))
            sheet.paste(_picture(call(voice.name, key)), place)
            label = f"{voice.name} {word}"
            ImageDraw.Draw(sheet).text((place[0] + 70, place[1] + 3), label, fill=0, font=font)
    sheet.quantize(16).save(ROOT / "docs" / "voices.png", optimize=True)


if __name__ == "__main__":
    main()
