"""Where the vowels of Korean ring, and where the consonants pull them to.

FORMANTS holds the mean F1, F2, F3 (Hz) of Korean men and women from Yang, Byunggon, "A
comparative study of American English and Korean vowels produced by male and female speakers",
Journal of Phonetics 24 (1996), 245-261. All 42 numbers were written down from memory and then
compared with another public program's transcription of the same table; one (ㅣ of men, F1)
differed by 1 Hz. ㅐ and ㅔ have fallen together in speech; the game's calls only need ㅔ.
"""

from typing import Literal, NamedTuple

Tract = Literal["man", "woman"]
Place = Literal["lips", "teeth", "palate", "back"]


class Ring(NamedTuple):
    """The first three resonances of the mouth, in Hz."""

    f1: float
    f2: float
    f3: float


FORMANTS: dict[Tract, dict[str, Ring]] = {
    "man": {
        "ㅣ": Ring(342, 2219, 3047),
        "ㅔ": Ring(490, 1968, 2644),
        "ㅏ": Ring(738, 1372, 2573),
        "ㅓ": Ring(608, 1121, 2683),
        "ㅗ": Ring(453, 945, 2674),
        "ㅜ": Ring(369, 981, 2565),
        "ㅡ": Ring(405, 1488, 2497),
    },
    "woman": {
        "ㅣ": Ring(344, 2814, 3471),
        "ㅔ": Ring(650, 2377, 3068),
        "ㅏ": Ring(986, 1794, 2957),
        "ㅓ": Ring(765, 1371, 3009),
        "ㅗ": Ring(499, 1029, 3068),
        "ㅜ": Ring(422, 1021, 3024),
        "ㅡ": Ring(447, 1703, 2997),
    },
}

# A woman's tract is shorter: everything that is not in the table scales by this.
SHORTER: dict[Tract, float] = {"man": 1.0, "woman": 1.17}

# ㅑㅕㅛㅠㅖ start at ㅣ and glide to the second letter.
GLIDES = {"ㅑ": "ㅏ", "ㅕ": "ㅓ", "ㅛ": "ㅗ", "ㅠ": "ㅜ", "ㅖ": "ㅔ"}

PLACES: dict[str, Place] = (
    dict.fromkeys("ㅂㅃㅍㅁ", "lips")  # type: ignore[assignment]
    | dict.fromkeys("ㄷㄸㅌㄴㄹㅅㅆ", "teeth")
    | dict.fromkeys("ㅈㅉㅊ", "palate")
    | dict.fromkeys("ㄱㄲㅋㅇ", "back")
)

# Locus equations: F2 at the release = slope x F2 of the vowel + offset (Hz, a man's tract).
_LOCUS: dict[Place, tuple[float, float]] = {
    "lips": (0.80, 80.0),
    "teeth": (0.45, 980.0),
    "palate": (0.35, 1330.0),
    "back": (0.95, 260.0),
}
_THIRD: dict[Place, float] = {"lips": 2250.0, "teeth": 2750.0, "palate": 2900.0, "back": 2200.0}
_CLOSED_F1 = 270.0


def ring(tract: Tract, vowel: str, scale: float = 1.0) -> Ring:
    """Resonances of a plain vowel in a mouth scaled against the table."""
    f1, f2, f3 = FORMANTS[tract][vowel]
    return Ring(f1 * scale, f2 * scale, f3 * scale)


def locus(tract: Tract, place: Place, vowel: Ring, scale: float = 1.0) -> Ring:
    """Resonances at the moment when a closure opens into a vowel (or a vowel closes)."""
    size = SHORTER[tract] * scale
    slope, offset = _LOCUS[place]
    f2 = slope * vowel.f2 + offset * size
    f3 = 0.5 * (vowel.f3 + _THIRD[place] * size)
    return Ring(_CLOSED_F1 * size, f2, max(f3, f2 + 350.0 * size))
