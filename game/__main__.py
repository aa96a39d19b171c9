"""`python -m game COMMAND`: the game without a screen."""

import signal
import sys

from game.commands import main

if __name__ == "__main__":
    # Being told to end is like Ctrl-C: what is half-written is cleared away.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    sys.exit(main())
