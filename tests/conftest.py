"""What every test stands on: its own home folder, a quiet Qt, and a size for the long runs.

Conventions:

* No test sees the real library or settings: home and the XDG folders are a temporary folder, set before
  anything of the program is imported.
* A process has one Qt platform. Everything runs on `offscreen`, except `tests/window`, which is a second
  pytest run with ``QT_QPA_PLATFORM=xcb`` on a virtual screen (``packaging/bootstrap.py test`` starts both).
  Tests in that folder carry the marker `window` by themselves and are skipped on any other platform. A test
  elsewhere that starts the program as its own process in a real window is marked `window` by hand and takes
  `DISPLAY` from its environment.
* Any warning of Qt or QML fails the test in which it is heard; one heard between two tests fails the next
  test, and one after the last test fails the session. A test that provokes a warning says so:
  ``with qt_messages.expected("cannot open file"): ...``.
* What the program draws from the system's chance (shoes, seats, lessons) follows from the name of the test that draws
  it, so that what fails fails again; BACCARA_TEST_SEED=anything tries other draws.
* Tests marked `long` take their size from ``soak(full)``: the whole with BACCARA_SOAK=1, else a hundredth.
"""

import os
import random
import re
import secrets
import sys
import tempfile
from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import hypothesis
import pytest

from tests.qt_noise import is_noise


def _own_home() -> tempfile.TemporaryDirectory[str]:
    """Point home and the per-user folders of every platform into a fresh temporary folder."""
    # A real X server asks for the key that lies in the real home.
    key = Path.home() / ".Xauthority"
    if key.exists():
        os.environ.setdefault("XAUTHORITY", str(key))
    folder = tempfile.TemporaryDirectory(prefix="baccara-tests-", ignore_cleanup_errors=True)
    home = Path(folder.name)
    for variable, name in {
        "HOME": "",
        "USERPROFILE": "",
        "APPDATA": "config",
        "LOCALAPPDATA": "data",
        "XDG_CONFIG_HOME": "config",
        "XDG_DATA_HOME": "data",
        "XDG_STATE_HOME": "state",
        "XDG_CACHE_HOME": "cache",
        "XDG_RUNTIME_DIR": "run",
    }.items():
        path = home / name
        path.mkdir(mode=0o700, exist_ok=True)
        os.environ[variable] = str(path)
    return folder


_HOME = _own_home()
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")
# A method that is connected without being a slot gives its object a metaobject of its own, which goes with it;
# QML, which remembers types by their address, then takes the next object there for one of the old type.
os.environ["QT_LOGGING_RULES"] = "qt.pyside.libpyside.warning=true"

hypothesis.settings.register_profile("local", deadline=None)
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "local")


_chance = random.Random()
secrets.token_bytes = lambda nbytes=None: _chance.randbytes(32 if nbytes is None else nbytes)


class QtMessages:
    """Hears what Qt and QML say; keeps what should not have been said."""

    def __init__(self) -> None:
        self._heard: deque[str] = deque()
        self._expected: list[re.Pattern[str]] = []
        self._seen: list[str] = []
        self._listening = False

    def listen(self) -> None:
        """Take over Qt's message handler, once Qt is there; a run without Qt never loads it."""
        qt = sys.modules.get("PySide6.QtCore")
        if qt is not None and not self._listening:
            qt.qInstallMessageHandler(self._hear)
            self._listening = True

    def leave(self) -> None:
        """Give the handler back: Qt must not call into an interpreter that shuts down."""
        if self._listening:
            sys.modules["PySide6.QtCore"].qInstallMessageHandler(None)
            self._listening = False

    def _hear(self, kind: Any, context: Any, text: str) -> None:
        line = f"{kind.name}: {text}"
        if context.category not in {None, "default"}:
            line = f"{kind.name} [{context.category}]: {text}"
        if kind.name in {"QtDebugMsg", "QtInfoMsg"}:
            sys.stderr.write(line + "\n")
        elif any(pattern.search(text) for pattern in self._expected):
            self._seen.append(text)
        elif not is_noise(text):
            self._heard.append(line)

    def take(self) -> str:
        """Return what was heard since the last time, one message a line, and forget it."""
        lines = list(self._heard)
        self._heard.clear()
        return "\n".join(lines)

    @contextmanager
    def expected(self, pattern: str) -> Iterator[list[str]]:
        """Accept messages that match, and fail unless at least one came; yields their texts."""
        self._seen = []
        self._expected.append(re.compile(pattern))
        try:
            yield self._seen
        finally:
            self._expected.pop()
        if not self._seen:
            pytest.fail(f"Qt never said anything like {pattern!r}")


_messages = QtMessages()
_last_words = pytest.StashKey[str]()


@pytest.fixture
def qt_messages() -> QtMessages:
    """Let a test expect a message of Qt that it provokes."""
    return _messages


@pytest.fixture(scope="session")
def soak() -> Callable[[int], int]:
    """Give the size of a long run: all of it with BACCARA_SOAK=1, otherwise a hundredth."""
    whole = os.environ.get("BACCARA_SOAK") == "1"
    return lambda full: full if whole else max(1, full // 100)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark all of tests/window, and leave it to the run that has a screen."""
    window = Path(__file__).parent / "window"
    for item in items:
        if item.path.is_relative_to(window):
            item.add_marker(pytest.mark.window)
            if os.environ["QT_QPA_PLATFORM"] != "xcb":
                item.add_marker(pytest.mark.skip(reason="needs QT_QPA_PLATFORM=xcb and a screen"))


def _judged(when: str) -> Generator[None, Any, Any]:
    """Run one phase of a test and fail it for what Qt said meanwhile, or before it began."""
    _messages.listen()
    stray = _messages.take()
    try:
        result = yield
    except pytest.skip.Exception:
        if said := stray + _messages.take():
            pytest.fail(f"Qt complained before the {when} was skipped:\n{said}", pytrace=False)
        raise
    except BaseException as error:
        if said := stray + _messages.take():
            error.add_note(f"Qt also complained:\n{said}")
        raise
    if stray:
        pytest.fail(f"Qt complained before this {when}, outside any test:\n{stray}", pytrace=False)
    if said := _messages.take():
        pytest.fail(f"Qt complained during the {when}:\n{said}", pytrace=False)
    return result


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, Any, Any]:
    _chance.seed(os.environ.get("BACCARA_TEST_SEED", "") + item.nodeid)
    return (yield from _judged("setup"))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call() -> Generator[None, Any, Any]:
    return (yield from _judged("test"))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Generator[None, Any, Any]:
    return (yield from _judged("teardown"))


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail the whole session for a message that came after the last test."""
    if said := _messages.take():
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
        session.config.stash[_last_words] = said


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Show what failed the session after its last test."""
    if said := config.stash.get(_last_words, ""):
        terminalreporter.section("Qt complained after the last test", red=True)
        terminalreporter.write_line(said)


def pytest_unconfigure() -> None:
    """Stop listening and remove the temporary home."""
    _messages.leave()
    _HOME.cleanup()


@pytest.fixture(scope="session")
def fonts(qapp: Any) -> None:
    """The program's own letters."""
    from baccara_qt.ui import resources

    assert resources.load_fonts() == []


@pytest.fixture(scope="session")
def qapp_cls() -> Any:
    """The application of the program: it needs no widgets."""
    from PySide6.QtGui import QGuiApplication

    return QGuiApplication


@pytest.fixture
def unprivileged(tmp_path: Path) -> Iterator[Path]:
    """A folder, and rights over it as a common user has: the superuser may write anywhere."""
    folder = tmp_path / "common"
    folder.mkdir()
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        yield folder
        return
    for part in (folder, *folder.parents):
        if part.stat().st_mode & 0o055 != 0o055 and part.is_relative_to("/tmp"):
            part.chmod(0o755)
    os.chown(folder, 65534, 65534)
    os.seteuid(65534)
    try:
        yield folder
    finally:
        os.seteuid(0)
