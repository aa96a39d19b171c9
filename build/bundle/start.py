"""Where the bundle starts: as the command does, and fit for a window without a console."""

import os
import sys
from multiprocessing import freeze_support

from scenes.__main__ import main

if __name__ == "__main__":
    freeze_support()
    # A Windows program without a console has no streams; what is said there goes nowhere.
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    sys.exit(main())
