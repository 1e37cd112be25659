"""The net under all other tests holds: a Qt warning fails what it must, and nothing real is touched."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.fixture
def outcome(tmp_path):
    """Run a test file of one's own under the project's conftest; return status, summary and output."""
    shutil.copy(HERE / "conftest.py", tmp_path)

    def run(text, *arguments):
        (tmp_path / "test_it.py").write_text(text, encoding="utf-8")
        done = subprocess.run(
            [
                *(sys.executable, "-m", "pytest", "-c", str(HERE.parent / "pyproject.toml")),
                *("--rootdir", str(tmp_path), "-p", "no:cacheprovider", *arguments, str(tmp_path)),
            ],
            capture_output=True,
            text=True,
            check=False,
        )
        counts = dict(reversed(pair) for pair in re.findall(r"(\d+) (passed|failed|errors?)", done.stdout))
        return done.returncode, counts, done.stdout + done.stderr

    return run


def test_a_warning_fails_the_test_in_which_it_is_heard(outcome):
    status, counts, output = outcome("""
from PySide6.QtCore import QTimer, qCritical, qDebug, qWarning
def test_quiet(): qDebug("by the way")
def test_warning(): qWarning("mind the gap")
def test_critical(): qCritical("mind the gap")
def test_soon(qapp): QTimer.singleShot(0, lambda: qWarning("mind the gap"))
def test_after(): pass
""")
    assert (status, counts) == (1, {"passed": "2", "failed": "3"})
    assert "Qt complained during the test:\nQtWarningMsg: mind the gap" in output


def test_a_warning_of_qml_fails_too(outcome):
    status, counts, output = outcome("""
from PySide6.QtQml import QQmlApplicationEngine
def test_it(qapp): QQmlApplicationEngine().loadData(b"import QtQuick\\nItem { width: nobody.knows }")
""")
    assert (status, counts) == (1, {"failed": "1"})
    assert "ReferenceError: nobody is not defined" in output


def test_a_warning_while_cleaning_up_or_before_skipping_counts(outcome):
    status, counts, _ = outcome("""
import pytest
from PySide6.QtCore import qWarning
@pytest.fixture
def untidy():
    yield
    qWarning("mind the gap")
def test_teardown(untidy): pass
def test_skip():
    qWarning("mind the gap")
    pytest.skip("for another reason")
""")
    assert (status, counts) == (1, {"passed": "1", "failed": "1", "error": "1"})


LATE = """
from PySide6.QtCore import qWarning
class Late:
    def pytest_runtest_logfinish(self, nodeid): qWarning("mind the gap") if "early" in nodeid else None
def test_early(request): request.config.pluginmanager.register(Late())
"""


def test_a_warning_between_two_tests_fails_the_next_one(outcome):
    status, counts, output = outcome(LATE + "def test_next(): pass\n")
    assert (status, counts) == (1, {"passed": "1", "error": "1"})
    assert "outside any test:\nQtWarningMsg: mind the gap" in output


def test_a_warning_after_the_last_test_fails_the_session(outcome):
    status, counts, output = outcome(LATE)
    assert (status, counts) == (1, {"passed": "1"})
    assert "Qt complained after the last test" in output


def test_an_expected_warning_is_no_fault_but_its_absence_is(outcome):
    status, counts, output = outcome("""
from PySide6.QtCore import qWarning
def test_comes(qt_messages):
    with qt_messages.expected("mind .* gap") as said:
        qWarning("mind the gap")
    assert said == ["mind the gap"]
def test_fails_to_come(qt_messages):
    with qt_messages.expected("gap"):
        pass
def test_another_one_comes(qt_messages):
    with qt_messages.expected("gap"):
        qWarning("a gap")
        qWarning("a hole")
""")
    assert (status, counts) == (1, {"passed": "1", "failed": "2"})
    assert "Qt never said anything like 'gap'" in output


def test_the_rules_themselves_never_load_qt(outcome):
    status, counts, _ = outcome(
        "import sys\ndef test_it(): assert not [name for name in sys.modules if 'PySide6' in name]\n",
        *("-p", "no:pytest-qt", "-o", "addopts=", "-W", "ignore::pytest.PytestConfigWarning"),
    )
    assert (status, counts) == (0, {"passed": "1"})


def test_home_is_a_folder_of_the_tests():
    for variable in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        assert "baccara-tests-" in os.environ[variable]
    assert "baccara-tests-" in str(Path.home())


def test_a_long_run_is_a_hundredth_unless_the_whole_is_asked_for(outcome, monkeypatch):
    text = "def test_it(soak): assert (soak(10_000), soak(5)) == {0}\n"
    monkeypatch.delenv("BACCARA_SOAK", raising=False)
    assert outcome(text.format((100, 1)))[0] == 0
    monkeypatch.setenv("BACCARA_SOAK", "1")
    assert outcome(text.format((10_000, 5)))[0] == 0
