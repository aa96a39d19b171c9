"""`python -m game COMMAND`: the game without a screen."""

import sys

from game.commands import main

if __name__ == "__main__":
    sys.exit(main())
