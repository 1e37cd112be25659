"""The source of the program, which nobody reads while it runs."""

from __future__ import annotations

import linecache


def forget_sources() -> None:
    """Gives back what the source of all modules takes, about a twelfth of the program.

    Qt for Python looks through the source of every module that is imported, and Python keeps what was looked through.
    A traceback reads again what it shows.
    """
    linecache.clearcache()
