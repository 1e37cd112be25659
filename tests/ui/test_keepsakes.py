"""A session taken home: a report to print, a table, a text; all of it or nothing, and what went wrong in a sentence."""

import math
import re
import time
from contextlib import closing

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QPageSize
from PySide6.QtPdf import QPdfDocument

from baccara_qt.core.chemin.notation import CoupRecord
from baccara_qt.session.library import Library
from baccara_qt.session.report import read_report
from baccara_qt.session.setup import NAME_MAX, Setup
from baccara_qt.ui.amounts import money_text
from baccara_qt.ui.clerk import Clerk
from baccara_qt.ui.keepsakes import KINDS, Keepsakes, write_report
from baccara_qt.ui.paper import print_pages, written
from baccara_qt.ui.report_page import report_pages
from baccara_qt.ui.report_text import text_parts
from tests.ui.test_replay import play

pytestmark = pytest.mark.usefixtures("fonts")

COUPS = 60


@pytest.fixture(scope="module")
def evening(tmp_path_factory):
    """A library with a session in its second shoe, and one without a coup."""
    path = tmp_path_factory.mktemp("evening") / "library.db"
    with Library(path, every_step=False) as library:
        with closing(library.create(Setup.full("casino", 4, human=2, name="Deauville"))) as session:
            play(session, COUPS)
            session.commit()
        library.create(Setup.full("parlour", 5)).close()
        yield library


class Entrance:
    """A desk with this library."""

    def __init__(self, library):
        self._library = library

    def library(self):
        return self._library


def pages(content: bytes, tmp_path) -> list[str]:
    """The text of each page of a PDF."""
    file = tmp_path / "read.pdf"
    file.write_bytes(content)
    document = QPdfDocument()
    assert document.load(str(file)) is QPdfDocument.Error.None_
    texts = [document.getAllText(n).text() for n in range(document.pageCount())]
    document.close()
    return texts


@pytest.mark.usefixtures("in_english")
@pytest.mark.parametrize(("paper", "size"), [("A4", (595, 842)), ("Letter", (612, 792))])
def test_the_report_has_title_figures_every_coup_numbered_pages_and_the_shoes(qapp, evening, tmp_path, paper, size):
    report = read_report(evening, 1)
    content = report_pages(report, QPageSize.PageSizeId[paper])
    found = [tuple(map(float, box.split())) for box in re.findall(rb"/MediaBox \[([\d. ]+)\]", content)]
    assert found and all(math.isclose(a, b, abs_tol=1) for box in found for a, b in zip(box[2:], size, strict=True))
    texts = pages(content, tmp_path)
    assert len(texts) > 1
    assert texts[0].startswith("BACCARA") and "Deauville" in texts[0]
    for number, text in enumerate(texts, 1):
        assert f"Page {number} of {len(texts)}" in text
    whole = "\n".join(texts)
    for shoe in report.shoes:
        assert shoe.commitment in whole
        assert shoe.seed in whole
    for coup in report.coups:
        assert re.search(rf"\b{coup.row.number} [^\n]* {re.escape(money_text(coup.row.purse))}\s", whole)


def test_every_letter_is_copied_out_of_a_page_as_it_was_written(qapp, tmp_path):
    words = ["7d385ff0ffi", "Steffi Fjord", "afflict fit flat", "1fffff0"]
    content = print_pages("ff", lambda width: [written(word, 12) for word in words], QPageSize.PageSizeId.A4)
    (text,) = pages(content, tmp_path)
    assert [word for word in words if word not in text] == []


def test_court_cards_have_the_letters_of_the_language_on_paper_too(qapp, evening, tmp_path, settle):
    settle("de_DE")
    whole = "\n".join(pages(report_pages(read_report(evening, 1), QPageSize.PageSizeId.A4), tmp_path))
    assert set(re.findall(r"(?<!\S)[A-Z](?!\S)", whole)) == set("AKDB")


def test_a_session_without_a_coup_has_a_report_too(qapp, evening, tmp_path):
    (text,) = pages(report_pages(read_report(evening, 2), QPageSize.PageSizeId.A4), tmp_path)
    assert text.startswith("BACCARA")
    assert "Coup by coup" not in text


def test_the_text_holds_the_notation_of_every_coup(evening):
    lines = b"".join(text_parts(read_report(evening, 1))).decode().splitlines()
    told = [CoupRecord.parse(line) for line in lines if re.match(r"\d+\. B", line)]
    assert [record.number for record in told] == list(range(1, COUPS + 1))


@pytest.mark.parametrize("kind", [*KINDS, "record"])
def test_it_is_saved_and_said_or_said_why_not_and_then_nothing_is_changed(shell, places, tmp_path, kind, qtbot):
    places.make()
    with Library(places.library) as library:
        library.create(Setup.full("casino", 3, human=1)).close()
    shell.openLibrary()
    keepsakes = shell.library.keepsakes
    file = tmp_path / "home"
    keepsakes.save(1, kind, QUrl.fromLocalFile(str(file)))
    qtbot.waitUntil(lambda: str(file) in shell.notices.sentence)
    assert not shell.notices.grave
    assert file.stat().st_size > 40
    shell.notices.dismiss()
    for session, path in ((1, tmp_path), (9, file)):
        before = file.read_bytes()
        keepsakes.save(session, kind, QUrl.fromLocalFile(str(path)))
        qtbot.waitUntil(lambda: shell.notices.grave)
        shell.notices.dismiss()
        assert file.read_bytes() == before
    assert {each.name for each in tmp_path.iterdir()} == {"home", "data"}


def test_what_is_being_written_when_the_program_ends_is_written(shell, places, tmp_path, monkeypatch):
    def write_late(*given):
        time.sleep(0.1)
        write_report(*given)

    monkeypatch.setattr("baccara_qt.ui.keepsakes.write_report", write_late)
    places.make()
    with Library(places.library) as library:
        library.create(Setup.full("casino", 3, human=1)).close()
    for kind in KINDS:
        shell.enter().library.keepsakes.save(1, kind, QUrl.fromLocalFile(str(tmp_path / kind)))
    shell.close()
    assert all((tmp_path / kind).stat().st_size for kind in KINDS)


@pytest.fixture
def clerk(qapp):
    made = Clerk()
    yield made
    made.close()


@pytest.mark.usefixtures("slowly", "in_english")
@pytest.mark.parametrize("kind", [*KINDS, "record"])
def test_what_takes_long_is_told_of_and_can_be_cancelled_and_then_nothing_of_it_is_left(
    evening, clerk, tmp_path, qtbot, kind
):
    keepsakes, said, parts = Keepsakes(Entrance(evening), clerk), [], []
    clerk.said.connect(lambda words: said.append(words()))
    clerk.worked.connect(lambda: parts.append((clerk.doing, clerk.progress)))
    file = tmp_path / "evening.pdf"
    file.write_bytes(b"old")
    keepsakes.save(1, kind, QUrl.fromLocalFile(str(file)))
    qtbot.waitUntil(lambda: clerk.progress > 0.1, timeout=20_000)
    clerk.cancel()
    qtbot.waitUntil(lambda: said != [])
    assert said == [f"Cancelled; nothing was written: {file}"]
    assert parts[0] == ("Saving “evening.pdf”", 0.0)
    assert parts[-1] == ("", 0.0)
    assert sorted(parts[:-1]) == parts[:-1]
    clerk.close()
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.usefixtures("slowly")
def test_what_takes_long_is_dropped_when_the_program_ends_and_nothing_is_half_written(
    evening, clerk, tmp_path, qtbot, monkeypatch
):
    monkeypatch.setattr("baccara_qt.ui.clerk._GRACE", 0.1)
    keepsakes = Keepsakes(Entrance(evening), clerk)
    for kind in KINDS:
        keepsakes.save(1, kind, QUrl.fromLocalFile(str(tmp_path / kind)))
    qtbot.waitUntil(lambda: clerk.progress > 0)
    clerk.close()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("kind", [*KINDS, "record"])
def test_progress_runs_to_the_end(qapp, evening, tmp_path, kind):
    parts = []
    if kind == "record":
        evening.export(1, tmp_path / "file", parts.append)
    else:
        write_report(evening, 1, kind, tmp_path / "file", parts.append)
    assert parts == sorted(parts)
    assert (parts[0], parts[-1]) == (0, 1)
    assert len(parts) > COUPS


@pytest.mark.usefixtures("in_english")
def test_a_file_is_called_like_its_session(evening, clerk):
    keepsakes = Keepsakes(Entrance(evening), clerk)
    assert keepsakes.suggestion(1, "pdf").fileName() == "Deauville.pdf"
    assert keepsakes.suggestion(2, "csv").fileName() == "Parlour, table 2.csv"
    evening.rename(2, 'Spa: 3/4 "late" ...')
    assert keepsakes.suggestion(2, "csv").fileName() == "Spa- 3-4 -late-.csv"
    assert keepsakes.suggestion(9, "csv").isEmpty()


@pytest.mark.parametrize(
    ("name", "stem"), [("😀" * NAME_MAX, "😀" * 50), ("...", "Baccara"), ("W" * NAME_MAX, "W" * NAME_MAX)]
)
def test_every_name_of_a_session_gives_one_a_file_can_have(evening, clerk, tmp_path, name, stem):
    evening.rename(2, name)
    keepsakes = Keepsakes(Entrance(evening), clerk)
    file = keepsakes.suggestion(2, "baccara").fileName()
    clerk.close()
    assert file == f"{stem}.baccara"
    (tmp_path / file).touch()


def test_a_mistake_of_the_program_is_not_swallowed(evening, clerk, tmp_path, monkeypatch, qtbot):
    monkeypatch.setattr("baccara_qt.ui.keepsakes.write_report", lambda *_: 1 / 0)
    keepsakes = Keepsakes(Entrance(evening), clerk)
    with qtbot.captureExceptions() as caught:
        keepsakes.save(1, "table", QUrl.fromLocalFile(str(tmp_path / "table")))
        qtbot.waitUntil(lambda: bool(caught))
    assert caught[0][0] is ZeroDivisionError


def test_a_disk_that_fills_up_costs_no_old_report(qapp, evening, tmp_path, monkeypatch):
    file = tmp_path / "report.pdf"
    file.write_bytes(b"old")

    def full(_handle):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("baccara_qt.session.files.os.fsync", full)
    with pytest.raises(Exception, match="No space left"):
        write_report(evening, 1, "report", file)
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]
