"""The inks of our hwatu: every colour a face may carry, by name.

The first group is the printer's set of the whole deck; the second belongs to a single month.
"""

INK = "#1c1714"
CREAM = "#fbf1d9"  # the paper
WHITE = "#fffaf0"
RED = "#d4231f"
DRED = "#9e1218"
YEL = "#f4b820"
DYEL = "#d98e12"
BLUE = "#1f5fae"
DBLUE = "#123a75"
SKY = "#8fc0dc"
GRN = "#2f8a4e"
DGRN = "#123c2b"
LGRN = "#7fbf6a"
PINK = "#f08aa0"
LPINK = "#fbd0d3"
VIO = "#6a4a9c"
LVIO = "#b49ad6"
BARK = "#2b1c16"
BARKLIGHT = "#a9582b"
FUR = "#d9862f"
SHADE = "#d3dde2"
SKIN = "#f3c9a0"

CORAL = "#f0564a"  # the middle petals of the peony and of the red chrysanthemum
ORANGE = "#ee7a22"  # maple between red and yellow
RAIN = "#c3d8e2"  # the sky of the twelfth month
OLIVE = "#7c8f2c"  # the warbler's wing

FRAME = "#c4141c"  # the plastic rim
LIP = "#8f0d14"  # its thickness, seen below and at the right

GOLD = "#f6dfae"  # back: rim line and blossom
DOT = "#d93a40"  # back: raised dot
DOTSHADE = "#a00d15"  # back: shadow of the dot

GLOBAL = (
    INK, CREAM, WHITE, RED, DRED, YEL, DYEL, BLUE, DBLUE, SKY, GRN, DGRN, LGRN, PINK, LPINK,
    VIO, LVIO, BARK, BARKLIGHT, FUR, SHADE, SKIN,
)  # fmt: skip
MONTHLY = (CORAL, ORANGE, RAIN, OLIVE)
FACE = frozenset((*GLOBAL, *MONTHLY, FRAME, LIP))
BACK = frozenset((FRAME, LIP, GOLD, DOT, DOTSHADE))
