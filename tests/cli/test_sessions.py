"""``sessions``: the library on the command line."""

import itertools
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest

from baccara_qt.core.chemin.notation import CoupRecord
from baccara_qt.session import audit, exchange, report
from baccara_qt.session import library as session_library
from baccara_qt.session.backups import Backups
from baccara_qt.session.library import Library
from baccara_qt.session.setup import Setup

KEYS = ["id", "name", "rules", "coups", "bank", "purse", "updated", "phase"]


@pytest.fixture
def two(run):
    """Two sessions of ten and twenty coups."""
    for coups in (10, 20):
        run("play", "--headless", "--coups", coups, "--seed", coups)


def test_the_list(run, two):
    ran = run("sessions", "list", "--json")
    assert [list(line) for line in ran.document] == [KEYS, KEYS]
    assert [line["coups"] for line in ran.document] == [20, 10]
    assert len(run("sessions", "list").out.splitlines()) == 2


def test_a_name_neither_ends_its_line_nor_commands_the_terminal(run, two, tmp_path):
    with Library(tmp_path / "data" / "library.db") as library:
        library.rename(1, "red\x1b[31m\n99 roulette")
    for ran in (run("sessions", "list"), run("sessions", "show", 1)):
        assert " red [31m 99 roulette\n" in ran.out
        assert "\x1b" not in ran.out


def test_an_empty_library_is_not_made_by_looking(run, tmp_path):
    assert run("sessions", "list", "--json").document == []
    assert run("sessions", "list").out == ""
    for verb in (["show", 1], ["export", 1, tmp_path / "x"], ["verify"]):
        ran = run("sessions", *verb, "--json")
        assert (ran.status, ran.out) == (2, "")
        assert "There is no library" in ran.err
    assert not (tmp_path / "data").exists()


def test_a_users_purse_is_shown(run, tmp_path):
    (tmp_path / "data").mkdir()
    with Library(tmp_path / "data" / "library.db") as library:
        library.create(Setup.full("casino", human=5, purse=1234_50, name="Mine")).close()
    (line,) = run("sessions", "list", "--json").document
    assert (line["purse"], line["bank"], line["name"], line["phase"]) == ("1234.50", "0.00", "Mine", "cut")


def test_p1_where_the_house_banks_no_bank_is_in_play(run):
    run("play", "--headless", "--coups", 1, "--rules", "mini")
    (line,) = run("sessions", "list").out.splitlines()
    assert line.split()[6:8] == ["bank", "-"]


def test_show(run, two):
    document = run("sessions", "show", 2, "--json").document
    assert list(document)[: len(KEYS)] == KEYS
    assert len(document["notation"]) == 20
    lines = run("sessions", "show", 2).out.splitlines()
    assert [CoupRecord.parse(line).number for line in lines[1:]] == list(range(1, 21))
    assert lines[1:] == document["notation"]


def test_export_and_import_keep_the_digest(run, two, tmp_path):
    path = tmp_path / "out.baccara"
    assert run("sessions", "export", 1, path).status == 0
    digest = run("sessions", "show", 1, "--json").document["digest"]
    assert run("replay", path, "--json").document["digest"] == digest
    ran = run("sessions", "import", path, "--json")
    assert ran.document == {"id": 3}
    shown = run("sessions", "show", 3, "--json").document
    assert (shown["digest"], shown["origin"]) == (digest, digest)


@pytest.mark.parametrize("verb", ["show", "export"])
def test_an_unknown_session(run, two, tmp_path, verb):
    target = [tmp_path / "x"] if verb == "export" else []
    for number in (99, 2**63 - 1):
        ran = run("sessions", verb, number, *target, "--json")
        assert (ran.status, ran.out) == (2, "")
        assert f"There is no session {number} in the library." in ran.err
    for number in ("one", 0, -1, 2**63, "1.5"):
        assert run("sessions", verb, number, *target).status == 2
    assert not (tmp_path / "x").exists()


def test_verify(run, two, tmp_path):
    ran = run("sessions", "verify", "--json")
    assert (ran.status, ran.document) == (0, {"ok": True, "problems": []})
    assert run("sessions", "verify").out == "no problems\n"
    with closing(sqlite3.connect(tmp_path / "data" / "library.db")) as connection, connection:
        connection.execute("UPDATE session SET bank = bank + 1 WHERE id = 2")
    ran = run("sessions", "verify", "--json")
    assert ran.status == 1
    assert ran.document["ok"] is False
    assert len(ran.document["problems"]) == 1
    assert run("sessions", "verify").status == 1


@pytest.mark.parametrize(
    "verb",
    [
        ["sessions", "list"],
        ["sessions", "show", "1"],
        ["sessions", "verify"],
        ["play", "--headless", "--coups", "1"],
    ],
)
@pytest.mark.parametrize(
    ("content", "said"), [(b"garbage" * 1000, "is not a library"), (None, "cannot be opened: Is a directory")]
)
def test_a_library_that_cannot_be_used(run, tmp_path, verb, content, said):
    path = tmp_path / "data" / "library.db"
    path.parent.mkdir()
    if content is None:
        path.mkdir()
    else:
        path.write_bytes(content)
    ran = run(*verb, "--json")
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err
    assert ran.err.count("\n") == 1
    if content is not None:
        assert path.read_bytes() == content
        assert [file.name for file in path.parent.iterdir()] == ["library.db"]


@pytest.mark.parametrize("how", ["emptied", "gone"])
@pytest.mark.parametrize(
    "verb",
    [
        ["sessions", "list"],
        ["sessions", "show", "1"],
        ["sessions", "verify"],
        ["sessions", "stats"],
        ["play", "--headless", "--coups", "1"],
    ],
)
def test_a_lost_library_is_said_while_there_are_copies_and_no_other_begun(run, two, tmp_path, verb, how):
    path = tmp_path / "data" / "library.db"
    Backups(path).make()
    path.unlink()
    if how == "emptied":
        path.touch()
    before = sorted(path.parent.rglob("*"))
    ran = run(*verb, "--json")
    assert (ran.status, ran.out) == (2, "")
    assert f"there are copies in {path.with_name('library-backups')}; the window brings back the newest" in ran.err
    assert ran.err.count("\n") == 1
    assert sorted(path.parent.rglob("*")) == before


def test_a_data_folder_that_cannot_be_made(run, tmp_path):
    (tmp_path / "data").write_text("a file")
    ran = run("play", "--headless", "--coups", 1)
    assert ran.status == 2
    assert "cannot be written" in ran.err


def test_the_data_folder_may_come_before_the_verb(run, two, tmp_path, capsys):
    from baccara_qt.cli import main

    folder = str(tmp_path / "data")
    for words in (
        ["--data-dir", folder, "--json", "sessions", "list"],
        ["sessions", "list", "--json", f"--data-dir={folder}"],
    ):
        assert main(words) == 0
        assert capsys.readouterr().out.count('"id"') == 2


@pytest.mark.parametrize("words", [["--data-dir", ""], ["--data-dir="]])
@pytest.mark.parametrize("verb", [[], ["sessions", "list"], ["play", "--headless", "--coups", "1"]])
def test_a_data_folder_without_a_name_is_refused(words, verb, tmp_path, monkeypatch, capsys):
    from baccara_qt.cli import main

    monkeypatch.chdir(tmp_path)
    for line in ([*words, *verb], [*verb, *words]):
        with pytest.raises(SystemExit) as ended:
            main(line)
        assert ended.value.code == 2
        assert capsys.readouterr().err == "baccara-qt: argument --data-dir: must name a folder\n"
    assert list(tmp_path.iterdir()) == []


def test_a_report_is_printed_where_no_window_could_open(run, tmp_path):
    run("play", "--headless", "--coups", 3, "--seed", 1)
    file = tmp_path / "report.pdf"
    words = ["sessions", "export", "1", str(file), "--as", "report", "--data-dir", str(tmp_path / "data")]
    without = {name: value for name, value in os.environ.items() if name != "DISPLAY"} | {"QT_QPA_PLATFORM": "xcb"}
    command = [sys.executable, "-m", "baccara_qt", *words]
    ran = subprocess.run(command, env=without, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert file.read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize(("kind", "begins"), [("report", b"%PDF-"), ("table", b"coup,shoe,"), ("text", b"")])
@pytest.mark.usefixtures("two", "qapp")
def test_a_session_is_written_as_report_table_or_text(run, tmp_path, kind, begins):
    path = tmp_path / "out"
    ran = run("sessions", "export", 1, path, "--as", kind, "--json")
    assert ran.document == {"digest": run("sessions", "show", 1, "--json").document["digest"]}
    written = path.read_bytes()
    assert written.startswith(begins)
    if kind == "text":
        found = [line for line in written.decode().splitlines() if line[:1].isdigit()]
        assert found == run("sessions", "show", 1, "--json").document["notation"]
    assert run("sessions", "export", 1, tmp_path / "no" / "x", "--as", kind).err.count("\n") == 1
    assert run("sessions", "export", 1, path, "--as", "poem").status == 2


def test_an_action_is_needed(run):
    ran = run("sessions")
    assert ran.status == 2
    assert ran.err.count("\n") == 1


def test_the_statistics_are_those_of_the_page(run, two, tmp_path):
    document = run("sessions", "stats", "--json").document
    with Library(tmp_path / "data" / "library.db") as library:
        figures = library.statistics()
    assert (document["sessions"], document["coups"], document["left_out"]) == (2, 30, 0)
    assert document["tie"] == figures.outcomes["tie"]._asdict()
    assert document["hands"] == {str(length): count for length, count in figures.hands.items()}
    assert set(document) - {"definitions", "hands_expected"} <= set(document["definitions"])
    assert run("sessions", "stats").out.startswith("2 sessions, 30 coups")


def test_the_users_money_is_among_the_statistics(run, tmp_path):
    run("play", "--headless", "--coups", 10, "--seed", 1, "--record", tmp_path / "x.baccara")
    with Library(tmp_path / "data" / "library.db") as library:
        library._connection.execute("UPDATE coup SET role = 'ponte', stake = 1000, gain = 1000 - 500 * (number > 5)")
    document = run("sessions", "stats", "--json").document
    assert document["money"][0] == {"coup": 0, "won": "0.00", "luck": "0.00"}
    assert document["money"][-1]["won"] == document["yours"]["gain"] == "75.00"
    assert document["yield"] == 75.0


def test_what_is_interrupted_while_it_is_written_ends_with_a_line_and_leaves_no_file(run, two, tmp_path, monkeypatch):
    def read_report(library, session, progress):
        os.kill(os.getpid(), signal.SIGINT)
        progress(0.5)
        raise AssertionError("it went on")

    monkeypatch.setattr(report, "read_report", read_report)
    ran = run("sessions", "export", 1, tmp_path / "x.csv", "--as", "table")
    assert (ran.status, ran.out, ran.err) == (130, "", "baccara-qt: interrupted\n")
    assert not (tmp_path / "x.csv").exists()


def test_how_far_the_writing_is_is_told_on_a_terminal(run, two, tmp_path, monkeypatch):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    told = run("sessions", "export", 2, tmp_path / "x.csv", "--as", "table").err
    assert told.startswith("\r0 %") and told.endswith("\r\033[K")


@pytest.fixture
def ears():
    """Ctrl+C is heard, as at a terminal; a run in the background is deaf to it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def interrupting(things):
    """The first three of them; then somebody presses Ctrl+C."""
    yield from itertools.islice(things, 3)
    os.kill(os.getpid(), signal.SIGINT)
    raise AssertionError("it went on")


@pytest.mark.usefixtures("ears")
@pytest.mark.parametrize("command", ["import", "export", "verify"])
def test_what_is_interrupted_ends_with_a_line_and_nothing_of_it_is_kept(run, two, tmp_path, monkeypatch, command):
    record = tmp_path / "x.baccara"
    run("sessions", "export", 1, record)
    before = record.read_bytes(), run("sessions", "list").out
    place = {"import": (exchange, "step_lines"), "export": (session_library, "told"), "verify": (audit, "read_lines")}
    what, name = place[command]
    go_on = getattr(what, name)
    with monkeypatch.context() as patch:
        patch.setattr(what, name, lambda *given: interrupting(go_on(*given)))
        words = {"import": [record], "export": [2, record], "verify": []}[command]
        ran = run("sessions", command, *words, "--json")
    assert (ran.status, ran.out, ran.err) == (130, "", "baccara-qt: interrupted\n")
    assert (record.read_bytes(), run("sessions", "list").out) == before
    assert run("sessions", "verify").status == 0
    assert {file.name for file in tmp_path.iterdir()} == {"data", "x.baccara"}
