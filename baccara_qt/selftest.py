"""Whether this installation is whole: assets, a coup from the shoe to the books, the library, and every page."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from baccara_qt.core.cards import PACK
from baccara_qt.core.chance import ScriptedChance
from baccara_qt.core.chemin import carry_out, turn
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin.records import coup_records
from baccara_qt.core.chemin.rules import PRESETS
from baccara_qt.core.chemin.state import Phase, TableState
from baccara_qt.core.game import CROUPIER
from baccara_qt.core.money import Cents
from baccara_qt.players.guests import GUESTS
from baccara_qt.session.director import Director
from baccara_qt.session.library import Library
from baccara_qt.session.setup import Setup


class Check(NamedTuple):
    """Something to look at.

    Attributes:
        name: What is checked.
        run: Says what is wrong; empty when nothing is.
    """

    name: str
    run: Callable[[], str]


def results() -> Iterator[tuple[str, str]]:
    """What is checked, and what is wrong with it; empty when nothing is."""
    for title, group in _GROUPS.items():
        try:
            for check in group():
                yield check.name, _fault(check)
        except ImportError as error:
            yield title, str(error)


def _fault(check: Check) -> str:
    try:
        return check.run()
    except Exception as error:
        # Whatever a broken installation raises is what is wrong with it.
        return f"{type(error).__name__}: {error}"


# --- the game ---------------------------------------------------------------------------------------------------

_EXPECTED: Final = "1. B1=100 P2+50 | P 4s Ah (5) B 7d Kc (7) | P= B= | bank +50 -2.50"

_CERTIFICATE: Final = (2_292_252_566_437_888, 2_230_518_282_592_256, 475_627_426_473_216)
"""Of all orders of six cards from eight packs, those in which Banco, Punto and neither wins (N1)."""

_ANSWERS: Final[dict[Phase, Any]] = {
    Phase.CUT: c.Cut(10),
    Phase.OFFER: c.TakeBank(Cents(100_00)),
    Phase.CLAIMS: c.Stake(Cents(50_00)),
    Phase.PONTE: c.Stand(),
    Phase.BANKER: c.Stand(),
}


def _game() -> Iterator[Check]:
    yield Check("a scripted coup", scripted_coup)
    for preset in ("casino", "big-table", "mini"):
        yield Check(f"the library, {preset}", partial(stored_session, preset))
    yield Check("the exact odds of eight packs", exact_odds)


def scripted_coup() -> str:
    """Plays a coup with known cards from the opening of the table to the books."""
    chance = ScriptedChance("4s 7d Ah Kc")
    purses = (Cents(1000_00), Cents(1000_00), *(Cents(0),) * 7)
    events, state = carry_out(TableState.new(PRESETS["casino"]), CROUPIER, c.OpenTable(purses), chance)
    while not state.coups:
        asked = turn(state)
        actor, command = (CROUPIER, c.CloseStakes()) if asked is None else (asked, _ANSWERS[state.phase])
        more, state = carry_out(state, actor, command, chance)
        events += more
    played = " ".join(map(str, coup_records(events)))
    if played != _EXPECTED:
        return f"played {played!r} instead of {_EXPECTED!r}"
    return "" if state.books.balanced else "the books do not balance"


def stored_session(preset: str) -> str:
    """Stores a coup of guests in a library of its own and reads it back."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "library.db"
        with Library(path) as library:
            session = library.create(Setup.full(preset, seed="selftest"))
            director = Director(session)
            while session.state.coups < 1:
                director.act()
            state = session.state
            session.close()
        with Library(path) as library:
            again = library.open(session.id)
            again.close()
            problems = [*library.problems(), *(["it was read back otherwise"] if again.state != state else [])]
    return "; ".join(problems)


def exact_odds() -> str:
    """Counts every order of six cards from eight packs, and who wins in how many of them (N1)."""
    from baccara_qt.analysis.exact import full_shoe, odds  # noqa: PLC0415 - it needs numpy

    chances = odds(full_shoe(8))
    counted = tuple(int(chances.draws * chance) for chance in (chances.banker, chances.player, chances.tie))
    return "" if counted == _CERTIFICATE else f"counted {counted} instead of {_CERTIFICATE}"


# --- assets -----------------------------------------------------------------------------------------------------


def _assets() -> Iterator[Check]:
    """Every file that is there can be read, and those the table cannot do without are there."""
    from baccara_qt.ui.decks import BACKS, FACES  # noqa: PLC0415 - Qt is loaded last
    from baccara_qt.ui.resources import locate  # noqa: PLC0415 - the same

    root = locate("cards").parent
    needed = {locate(f"cards/{faces}/{card}.svg") for faces in FACES for card in PACK}
    needed |= {locate(f"cards/backs/{back}-{colour}.svg") for back in BACKS for colour in ("red", "blue")}
    needed |= {locate(f"portraits/{guest.portrait:02d}.svg") for guest in GUESTS.values()}
    found = {path for path in root.rglob("*") if path.suffix in _SOUND}
    for path in sorted(needed | found):
        yield Check(str(path.relative_to(root)), partial(_unreadable, path))


def _unreadable(path: Path) -> str:
    try:
        return "" if _SOUND[path.suffix](path.read_bytes()) else "it is damaged"
    except OSError as error:
        return error.strerror or str(error)


def _is_svg(content: bytes) -> bool:
    from PySide6.QtCore import QXmlStreamReader  # noqa: PLC0415 - Qt is loaded last

    try:
        reader = QXmlStreamReader(content.decode())
    except UnicodeDecodeError:
        return False
    is_svg = reader.readNextStartElement() and reader.name() == "svg"
    reader.skipCurrentElement()
    reader.readNext()
    return is_svg and not reader.hasError()


_SOUND: Final[dict[str, Callable[[bytes], bool]]] = {
    ".svg": _is_svg,
    ".png": lambda content: content.startswith(b"\x89PNG\r\n\x1a\n") and content.endswith(b"IEND\xaeB`\x82"),
    ".wav": lambda content: content.startswith(b"RIFF") and content[8:12] == b"WAVE",
}
"""How a file of each kind is looked at."""


# --- pages ------------------------------------------------------------------------------------------------------


def _pages() -> Iterator[Check]:
    """Every page of the window; the window knows them."""
    from baccara_qt.ui.selftest import checks  # noqa: PLC0415 - Qt is loaded last

    for name, run in checks():
        yield Check(name, run)


_GROUPS: Final[dict[str, Callable[[], Iterator[Check]]]] = {"game": _game, "assets": _assets, "pages": _pages}
