"""Let the tests import what lies in `packaging`, a folder of scripts and not a package."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "packaging"))
