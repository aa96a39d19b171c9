"""The six characters of the house and one voice for people: who sounds how."""

from build.sound.mouth import Voice
from build.sound.throat import Folds

GRANDMOTHER = Voice(
    "grandmother",
    "woman",
    0.98,
    pitch=158.0,
    lift=5.0,
    fall=7.0,
    pace=1.25,
    breath=0.16,
    press=0.60,
    level=-23.5,
    seed=1,
    folds=Folds(snap=0.00015, jitter=0.014, shimmer=0.08, tremor=0.45, tremor_rate=5.4),
)
UNCLE = Voice(
    "uncle",
    "man",
    0.95,
    pitch=112.0,
    lift=9.0,
    fall=12.0,
    pace=1.05,
    breath=0.07,
    press=0.45,
    level=-21.5,
    seed=2,
    folds=Folds(snap=0.00005, jitter=0.014, shimmer=0.07, rough=0.14),
)
AUNT = Voice(
    "aunt",
    "woman",
    0.99,
    pitch=213.0,
    lift=7.8,
    fall=8.0,
    pace=0.88,
    breath=0.05,
    press=0.50,
    seed=3,
    folds=Folds(snap=0.00005),
)
FATHER = Voice(
    "father",
    "man",
    1.0,
    pitch=104.0,
    lift=5.0,
    fall=6.0,
    pace=1.0,
    breath=0.05,
    press=0.54,
    level=-23.0,
    seed=4,
    folds=Folds(snap=0.00009, jitter=0.005, shimmer=0.03),
)
COUSIN = Voice(
    "cousin",
    "woman",
    1.0,
    pitch=198.0,
    lift=6.5,
    fall=6.5,
    pace=0.78,
    breath=0.07,
    press=0.55,
    seed=5,
    folds=Folds(snap=0.00008, jitter=0.005),
)
NEPHEW = Voice(
    "nephew",
    "woman",
    1.13,
    pitch=305.0,
    lift=5.0,
    fall=1.0,
    pace=0.95,
    raised=0.94,
    breath=0.08,
    press=0.52,
    seed=6,
    folds=Folds(snap=0.00007, jitter=0.010, shimmer=0.05),
)
PERSON = Voice(
    "person",
    "woman",
    0.93,
    pitch=168.0,
    lift=6.0,
    fall=6.0,
    pace=0.95,
    breath=0.06,
    press=0.53,
    seed=7,
    folds=Folds(snap=0.00007),
)

SPEAKERS = (GRANDMOTHER, UNCLE, AUNT, FATHER, COUSIN, NEPHEW, PERSON)
