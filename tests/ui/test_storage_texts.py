"""What could not be stored or read is told in the user's language, and so is why."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

import baccara_qt.session
from baccara_qt.session.errors import StorageError
from baccara_qt.ui.storage_texts import storage_text

LITERAL = re.compile(r'(?:reason=|_altered\(|_malformed\(|_impossible\()"([^"]+ [^"]+)"')


class Loud(QTranslator):
    """Another language, for all that has no gaps to fill."""

    def translate(self, context, source, disambiguation=None, n=-1):
        return source.upper() if context == "Storage" and "{" not in source else None


@pytest.fixture
def loud(qapp):
    translator = Loud()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


def reasons() -> list[str]:
    folder = Path(baccara_qt.session.__file__).parent
    return [reason for file in folder.glob("*.py") for reason in LITERAL.findall(file.read_text(encoding="utf-8"))]


def test_every_reason_of_the_storage_is_told_in_the_user_s_language(loud):
    assert len(reasons()) > 10
    for reason in [*reasons(), "Permission denied"]:
        told = storage_text(StorageError("unreachable", path="", reason=reason))
        assert f"({reason.upper()})" in told


def test_what_nobody_knows_stays_as_it_was_said(loud):
    assert "(strange)" in storage_text(StorageError("unreachable", path="", reason=ValueError("strange")))
