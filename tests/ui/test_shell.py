"""The shell: pages, sheets, notices, and tables that open or say why not."""

import sqlite3
from datetime import date

import pytest
from PySide6.QtCore import QUrl

from baccara_qt.core.chemin.state import Phase
from baccara_qt.session import errors
from baccara_qt.session.errors import StorageError
from baccara_qt.session.library import Library
from baccara_qt.session.settings import Loaded, Settings, load
from baccara_qt.session.setup import Setup
from baccara_qt.ui.shell import SHEETS, Shell
from baccara_qt.ui.storage_texts import storage_text


def begin(shell):
    shell.openSetup()
    shell.form.submit()


def test_35_continue_is_only_offered_when_there_is_something_to_continue(shell, places):
    assert shell.last == {} and shell.sessions == []
    assert not places.library.exists(), "looking for sessions must not begin a library"
    begin(shell)
    shell.leave()
    assert shell.last["id"] == shell.sessions[0]["id"]


def test_35_a_closed_table_is_listed_but_not_offered(qapp, places):
    places.make()
    with Library(places.library) as library:
        session = library.create(Setup.full("casino", 3, human=2))
        session.close()
    with sqlite3.connect(places.library) as library:
        library.execute("UPDATE session SET phase = ?", (Phase.CLOSED.value,))
    library.close()
    shell = Shell(places, Loaded(Settings()))
    assert len(shell.sessions) == 1 and shell.last == {}
    shell.close()


def test_27_a_table_goes_on_where_it_was_left(shell):
    begin(shell)
    before = shell.table.shown
    assert shell.page == "table"
    shell.leave()
    assert shell.page == "start" and shell.table is None
    shell.continueSession(shell.last["id"])
    assert shell.page == "table"
    assert shell.table.shown == before


def test_a_form_sent_twice_opens_one_table(shell):
    shell.openSetup()
    shell.form.submit()
    shell.form.submit()
    shell.leave()
    assert len(shell.sessions) == 1


@pytest.mark.usefixtures("in_english")
def test_34_a_table_open_elsewhere_is_refused_in_a_sentence(shell, places):
    begin(shell)
    shell.leave()
    with Library(places.library) as library:
        session = library.open(shell.last["id"])
        shell.continueSession(shell.last["id"])
        session.close()
    assert shell.page == "start"
    assert shell.notices.sentence == "That table is open in another window." and shell.notices.grave
    shell.notices.dismiss()
    shell.continueSession(shell.last["id"])
    assert (shell.page, shell.notices.sentence) == ("table", "")


def test_31_broken_settings_are_reported_and_the_program_starts(qapp, places):
    places.make()
    places.settings.write_text("{", encoding="utf-8")
    shell = Shell(places, load(places.settings))
    assert shell.settings == Settings()
    assert str(places.settings.with_suffix(".broken")) in shell.notices.sentence
    shell.close()


def test_a_library_that_is_none_is_reported_and_left_alone(qapp, places):
    places.make()
    places.library.write_bytes(b"no database at all" * 100)
    shell = Shell(places, Loaded(Settings()))
    assert shell.page == "start" and str(places.library) in shell.notices.sentence
    begin(shell)
    assert shell.page == "start"
    assert places.library.read_bytes() == b"no database at all" * 100
    shell.close()


def test_a_record_goes_out_and_comes_in_again(shell, places, tmp_path, qtbot):
    begin(shell)
    shell.leave()
    with Library(places.library) as library:
        library.export(shell.last["id"], tmp_path / "täble.baccara")
    shell.openFile(QUrl.fromLocalFile(str(tmp_path / "täble.baccara")))
    qtbot.waitUntil(lambda: shell.page == "table")
    assert shell.notices.sentence == ""


@pytest.mark.parametrize("content", [b"", b"{}\n", b"\xff\xfe\x00", b"a,b\n1,2\n"])
def test_32_a_file_that_is_no_record_is_refused_in_a_sentence(shell, tmp_path, content, qtbot):
    file = tmp_path / "x.baccara"
    file.write_bytes(content)
    shell.openFile(QUrl.fromLocalFile(str(file)))
    qtbot.waitUntil(lambda: str(file) in shell.notices.sentence)
    assert shell.page == "start" and "\n" not in shell.notices.sentence


def test_a_record_that_is_not_there_is_refused_in_a_sentence(shell, tmp_path, qtbot):
    shell.open_record(tmp_path / "nothing.baccara")
    qtbot.waitUntil(lambda: "nothing.baccara" in shell.notices.sentence)
    assert shell.page == "start"


def test_sheets_open_close_and_replace_each_other(shell, qtbot):
    for sheet in SHEETS:
        shell.openSheet(sheet)
        assert shell.sheet == sheet
    with qtbot.waitSignal(shell.sheetChanged):
        shell.openSheet(SHEETS[-1])
    assert shell.sheet == ""
    shell.openSheet("no such sheet")
    assert shell.sheet == ""


def test_turning_the_page_puts_the_sheet_away(shell):
    shell.openSheet("rules")
    shell.openSetup()
    assert shell.sheet == ""


def test_notices_wait_their_turn_and_come_once(shell):
    shell.notices.notify(lambda: "one")
    shell.notices.notify(lambda: "two", grave=True)
    shell.notices.notify(lambda: "one")
    assert (shell.notices.sentence, shell.notices.grave) == ("one", False)
    shell.notices.dismiss()
    assert (shell.notices.sentence, shell.notices.grave) == ("two", True)
    shell.notices.dismiss()
    shell.notices.dismiss()
    assert (shell.notices.sentence, shell.notices.grave) == ("", False)


@pytest.mark.usefixtures("in_english")
def test_f2_the_rule_sheet_shows_the_books_of_the_table_and_their_audit(shell):
    shell.openSheet("rules")
    assert not shell.ruleSheet.running and shell.ruleSheet.books == []
    begin(shell)
    shell.openSheet("rules")
    amounts = {line["title"]: line["amount"] for line in shell.ruleSheet.books}
    assert shell.ruleSheet.running and shell.ruleSheet.balanced
    assert amounts["Purses"] == amounts["On the table"] == amounts["Bought in"] == "18,000"
    assert "(rule F2)" in shell.ruleSheet.audit


def test_a5_the_rule_sheet_shows_the_commitment_of_the_shoe(shell):
    begin(shell)
    shell.openSheet("rules")
    shown = shell.ruleSheet.commitment.replace(" ", "")
    assert shown == shell.table.shown.shoe.commitment
    assert len(shown) == 64


def test_the_choices_of_the_form_are_kept_for_the_next_time(qapp, places):
    first = Shell(places, Loaded(Settings()))
    first.form.preset = "parlour"
    first.form.seats = 5
    first.form.seat = 2
    first.form.purse = "750"
    begin(first)
    first.close()
    second = Shell(places, load(places.settings))
    form = second.form
    assert (form.preset, form.seats, form.seat, form.purse) == ("parlour", 5, 2, "750")
    second.close()


def test_the_window_is_remembered(qapp, places):
    shell = Shell(places, Loaded(Settings()))
    shell.remember({"window": (10, 20, 1100, 700), "maximised": True})
    shell.close()
    assert load(places.settings).settings.window == (10, 20, 1100, 700)
    assert load(places.settings).settings.maximised


def test_settings_that_cannot_be_written_are_reported(shell, places):
    places.folder.parent.mkdir(exist_ok=True)
    places.folder.write_text("a file where the folder should be")
    shell.preferences.lastWord = not shell.preferences.lastWord
    shell.preferences.flush()
    assert shell.notices.grave and str(places.folder) in shell.notices.sentence


def test_every_refusal_of_the_storage_has_a_sentence_of_its_own():
    params = {"path": "P", "reason": "R", "id": 1, "line": 2, "kept": "K"}
    params |= {"old": "O", "sessions": 3, "step": 4, "coups": 5, "copies": "C", "day": date(2026, 11, 30)}
    for code, sentence in errors._SENTENCES.items():
        ours = storage_text(StorageError(code, **params))
        assert ours != sentence.format(**params), code
        for value in ("{", "}"):
            assert value not in ours


def test_another_table_may_be_opened_from_a_table(shell, places):
    begin(shell)
    first = shell.table.shown
    shell.leave()
    begin(shell)
    pages = []
    shell.pageChanged.connect(lambda: pages.append((shell.page, shell.table is None)))
    shell.continueSession(shell.sessions[-1]["id"])
    assert pages == [("start", False), ("table", False)], "the page of a table goes before its table does"
    assert shell.table.shown == first


def test_f2_the_rule_sheet_follows_the_table_while_it_is_open(shell, qtbot):
    begin(shell)
    shell.openSheet("rules")
    with qtbot.waitSignal(shell.ruleSheet.changed):
        shell.table.goOn()
