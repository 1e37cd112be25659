"""Takes a picture of every page and every phase of the table at given sizes, for people to look at.

    python packaging/shots.py OUT [--size 1440x900 …] [--scale 1] [--language de] [--long] [--seats 14] [--only NAME …]

Everything is drawn offscreen with the software renderer, in a library of its own. Sizes are in logical pixels; with
``--scale 2`` a picture of 1440x900 has 2880x1800. ``--long`` shows every text accented and 40 % longer: what does not
fit then does not fit in German. With ``--seats`` every table has so many, with ``--cloth`` that cloth.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from unittest.mock import patch

from library_shots import LIBRARY_SHOTS
from practice_shots import PRACTICE_SHOTS
from punto_shots import PUNTO_SHOTS
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow
from shiboken6 import delete
from table_shots import FEWEST, MOST, TABLE_SHOTS, part, rule_sheet

from baccara_qt.session.errors import StorageError
from baccara_qt.session.places import Places
from baccara_qt.session.settings import Loaded, Settings
from baccara_qt.ui import resources
from baccara_qt.ui.language import SOURCE, languages
from baccara_qt.ui.preferences import CLOTHS
from baccara_qt.ui.setup_form import SetupForm
from baccara_qt.ui.shell import Shell
from baccara_qt.ui.window import open_window

SIZES: Final = ("1024x640", "1440x900")

Size = tuple[int, int]
"""Width and height in logical pixels."""


@dataclass(frozen=True)
class Scene:
    """A program with its window, for a shot to prepare."""

    shell: Shell
    window: QQuickWindow
    places: Places
    seats: int = 0

    def resize(self, size: Size) -> None:
        """Gives the window a size and lets everything find its place."""
        if (self.window.width(), self.window.height()) != size:
            self.window.resize(*size)
            self.wait(250)

    def wait(self, milliseconds: int = 400) -> None:
        """Lets the program run on."""
        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()


Prepare = Callable[[Scene], None]


def start(scene: Scene) -> None:
    """The start page of somebody who has never played."""
    scene.wait(1500)


def setup(scene: Scene) -> None:
    """The form for a new table."""
    scene.shell.openSetup()


def setup_full(scene: Scene) -> None:
    """The same with 14 seats and everything wrong that can be."""
    scene.shell.openSetup()
    form = part(scene, SetupForm)
    form.setProperty("preset", "strict")
    form.setProperty("purse", "9.50")
    form.setProperty("seed", "x" * 201)


def settings(scene: Scene) -> None:
    """The settings."""
    scene.shell.openSheet("settings")


def help_sheet(scene: Scene) -> None:
    """Help."""
    scene.shell.openSheet("help")


def about(scene: Scene) -> None:
    """What the program is made of."""
    scene.shell.openSheet("about")


def rules(scene: Scene) -> None:
    """The rule sheet without a table."""
    rule_sheet(scene)


def notice(scene: Scene) -> None:
    """A grave notice over the start page."""
    scene.shell.news.report(StorageError("full", path="/home/me/library.db"))


def again(scene: Scene) -> None:
    """The start page of somebody who has played at several tables."""
    for preset in ("parlour", "strict", "casino"):
        table(scene, preset)
        scene.shell.leave()
    # The table behind it comes a moment later
    scene.wait(1500)


def table(scene: Scene, preset: str = "casino") -> None:
    """A table that waits for the user."""
    scene.shell.openSetup()
    form = part(scene, SetupForm)
    form.setProperty("preset", preset)
    form.setProperty("seed", "shots")
    form.submit()
    scene.wait()


def table_rules(scene: Scene) -> None:
    """The rule sheet of a running table."""
    table(scene)
    rule_sheet(scene)


SHOTS: Final[dict[str, Prepare]] = {
    "start": start,
    "start-again": again,
    "setup": setup,
    "setup-full": setup_full,
    "settings": settings,
    "help": help_sheet,
    "about": about,
    "rules": rules,
    "notice": notice,
    "table": table,
    "table-rules": table_rules,
    **TABLE_SHOTS,
    **PUNTO_SHOTS,
    **PRACTICE_SHOTS,
    **LIBRARY_SHOTS,
}
"""Every picture by its name, and what leads to it. They are taken in this order, each with a program of its own."""


@dataclass(frozen=True)
class Choice:
    """What the command line asks for.

    Attributes:
        names: Names of the pictures.
        sizes: Sizes of the window.
        language: Code of the language.
        cloth: The cloth of the tables.
        seats: Seats of every table; 0 for as many as each picture wants.
        suffix: What tells these pictures from others, for the names of files.
        out: Folder for them, where one is wanted.
    """

    names: tuple[str, ...]
    sizes: tuple[Size, ...]
    language: str
    cloth: str
    seats: int
    suffix: str
    out: Path


@contextmanager
def staged(name: str, size: Size, language: str, seats: int = 0, cloth: str = CLOTHS[0]) -> Iterator[Scene]:
    """Starts the program, brings it to where a picture of this name is taken, and ends it.

    What it shows is always the same; a table that cannot have so many seats has as many as it can.
    """
    seats = min(seats, MOST.get(name, seats))
    with tempfile.TemporaryDirectory() as folder, patch("secrets.token_hex", return_value="shots"):
        places = Places(Path(folder))
        shell = Shell(places, Loaded(Settings(speed=0.0, pace=0, language=language, cloth=cloth, muted=True)))
        engine = QQmlApplicationEngine()
        window = open_window(shell, engine)
        assert window is not None
        window.resize(*size)
        window.show()
        scene = Scene(shell, window, places, seats)
        try:
            SHOTS[name](scene)
            scene.wait()
            yield scene
        finally:
            delete(engine)
            shell.close()
            delete(shell)


def chosen(about: str, *, out: bool) -> Choice:
    """Reads the command line and starts Qt as it says.

    Args:
        about: What the command does.
        out: Whether it wants a folder.
    """
    parser = argparse.ArgumentParser(description=about)
    if out:
        parser.add_argument("out", type=Path, help="folder for the pictures")
    parser.add_argument("--size", action="extend", nargs="+", help="logical sizes of the window")
    parser.add_argument("--scale", default="1", help="device pixels per logical pixel")
    parser.add_argument("--language", choices=languages(), default=SOURCE, help="code of the language")
    parser.add_argument("--long", action="store_true", help="show every text accented and 40 %% longer")
    parser.add_argument("--cloth", choices=CLOTHS, default=CLOTHS[0], help="cloth of every table")
    parser.add_argument("--seats", type=int, default=0, help="seats of every table")
    parser.add_argument("--only", action="extend", nargs="+", choices=SHOTS, metavar="NAME", help="only these pictures")
    options = parser.parse_args()
    os.environ.update(QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software", QT_SCALE_FACTOR=options.scale)
    app = QGuiApplication(sys.argv[:1])
    resources.load_fonts()
    if options.long:
        from pseudo import PseudoTranslator  # noqa: PLC0415 - beside this file

        app.installTranslator(PseudoTranslator(app))
    cloth = "" if options.cloth == CLOTHS[0] else f"-{options.cloth}"
    language = "-long" if options.long else "" if options.language == SOURCE else f"-{options.language}"
    sizes = [size.partition("x") for size in options.size or SIZES]
    return Choice(
        tuple(options.only or possible(options.seats)),
        tuple((int(width), int(height)) for width, _, height in sizes),
        options.language,
        options.cloth,
        options.seats,
        f"@{options.scale}{language}{cloth}" + (f"-{options.seats}" if options.seats else ""),
        options.out if out else Path(),
    )


def possible(seats: int) -> list[str]:
    """The pictures that can be taken at a table of so many seats, 0 for any; pages without one are among them."""
    return [name for name in SHOTS if not seats or FEWEST.get(name, 2) <= seats <= MOST.get(name, seats)]


def main() -> None:
    """Take the pictures asked for."""
    choice = chosen((__doc__ or "").splitlines()[0], out=True)
    choice.out.mkdir(parents=True, exist_ok=True)
    for name in choice.names:
        with staged(name, choice.sizes[0], choice.language, choice.seats, choice.cloth) as scene:
            for size in choice.sizes:
                scene.resize(size)
                target = choice.out / f"{name}-{size[0]}x{size[1]}{choice.suffix}.png"
                if not scene.window.grabWindow().save(str(target)):
                    raise SystemExit(f"shots: {target} cannot be written")
                print(target)


if __name__ == "__main__":
    main()
