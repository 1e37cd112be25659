"""``python -m baccara_qt``."""

import sys

from baccara_qt.cli import main

if __name__ == "__main__":
    sys.exit(main())
