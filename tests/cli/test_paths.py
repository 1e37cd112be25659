"""Whatever lies where a path leads: an answer, or one line that says what is wrong, and then nothing is changed."""

import shutil
from pathlib import Path

import pytest

from baccara_qt.cli import main

LOOKING = (["list"], ["show", "1"], ["verify"], ["stats"], ["export", "1", "out.baccara"])
MAKING = (["sessions", "import", "evening.baccara"], ["play", "--headless", "--coups", "1"])
READING = (
    ["sessions", "import"],
    ["replay"],
    ["replay", "--fair"],
    ["practise", "--exercise", "tableau", "--seed", "1", "--script"],
)
WRITING = (
    ["sessions", "export", "1"],
    *(["sessions", "export", "1", "--as", kind] for kind in ("report", "table", "text")),
    ["play", "--headless", "--coups", "1", "--record"],
    ["play", "--headless", "--coups", "1", "--dry", "--record"],
)

STRANGE = "line\nbreak 😀 \x1b[31m"


def lay(place: Path, what: str, whole: Path) -> Path:
    """Lays something there that is not what is looked for; gives the path that leads to it."""
    for folder in ("shut", "fixed", "sub"):
        (place / folder).mkdir()
    match what:
        case "file" | "strange":
            (place / what).write_text("no record")
            return (place / what).rename(place / (STRANGE if what == "strange" else what))
        case "folder":
            (place / what).mkdir()
        case "below a file":
            (place / "file").touch()
            return place / "file" / what
        case "unreadable":
            shutil.copytree(whole, place / what) if whole.is_dir() else shutil.copy(whole, place / what)
            (place / what).chmod(0)
        case "dangling":
            (place / what).symlink_to(place / "unplugged" / what)
        case "loop":
            (place / what).symlink_to(place / what)
        case "in a shut folder":
            (place / "shut").chmod(0)
            return place / "shut" / what
        case "in a read-only folder":
            (place / "fixed").chmod(0o555)
            return place / "fixed" / what
    return place / what


def contents(place: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(place)): path.read_bytes() if path.is_file() and path.stat().st_mode & 0o400 else b""
        for path in sorted(place.rglob("*"))
    }


@pytest.fixture(scope="module")
def evening(qapp, tmp_path_factory):
    """A data folder with a session, and its record."""
    place = tmp_path_factory.mktemp("evening")
    place.chmod(0o755)
    data, record, script = place / "data", place / "evening.baccara", place / "script.json"
    script.write_text('{"exercise": "tableau", "answers": ["draw"]}')
    play = ["play", "--headless", "--coups", "2", "--seed", "1", "--record", record]
    # Each verb once: without rights some of what it needs may not be found
    for verb in (play, *(["sessions", *verb] for verb in LOOKING[:-1]), *([*verb, record] for verb in READING[:-1])):
        assert main([*map(str, verb), "--data-dir", str(data)]) == 0
    assert main([*READING[-1], str(script)]) in (0, 1)
    for verb in WRITING[:4]:
        assert main([*verb, str(place / "out"), "--data-dir", str(data)]) == 0
    return place


@pytest.fixture
def refused(evening, unprivileged, capsys, monkeypatch):
    """Runs a verb that must be refused in one line that names the path, with nothing changed."""
    monkeypatch.chdir(evening)

    def run(words, path):
        before = contents(unprivileged)
        capsys.readouterr()
        status = main(list(map(str, words)))
        out, err = capsys.readouterr()
        assert (status, out) == (2, ""), words
        assert err.startswith("baccara-qt: ") and err.endswith("\n"), err
        assert err[:-1].isprintable(), err
        assert path.name.replace(STRANGE, "line break") in err, err
        assert contents(unprivileged) == before
        return err

    return run


@pytest.mark.parametrize("what", ["file", "below a file", "unreadable", "dangling", "loop", "in a shut folder"])
@pytest.mark.parametrize("verb", [*(["sessions", *verb] for verb in LOOKING), *MAKING], ids=" ".join)
def test_a_data_folder_that_is_none_is_said(refused, evening, unprivileged, verb, what):
    path = lay(unprivileged, what, evening / "data")
    refused([*verb, "--data-dir", path], path)


@pytest.mark.parametrize("verb", MAKING, ids=" ".join)
def test_a_data_folder_that_cannot_be_made_is_said(refused, evening, unprivileged, verb):
    path = lay(unprivileged, "in a read-only folder", evening / "data")
    refused([*verb, "--data-dir", path], path)


@pytest.mark.parametrize(
    "what",
    [
        "missing",
        "file",
        "folder",
        "below a file",
        "unreadable",
        "dangling",
        "loop",
        "in a shut folder",
        "in a read-only folder",
        "strange",
    ],
)
@pytest.mark.parametrize("verb", READING, ids=" ".join)
def test_a_file_that_cannot_be_read_is_said_and_no_library_made_for_it(refused, evening, unprivileged, verb, what):
    path = lay(unprivileged, what, evening / "evening.baccara")
    refused([*verb, path, "--data-dir", unprivileged / "data"], path)


@pytest.mark.parametrize(
    "what",
    ["folder", "below a file", "dangling", "loop", "in a shut folder", "in a read-only folder"],
)
@pytest.mark.parametrize("verb", WRITING, ids=" ".join)
def test_a_file_that_cannot_be_written_is_said_before_anything_is_played_or_kept(
    refused, evening, unprivileged, verb, what
):
    shutil.copytree(evening / "data", unprivileged / "data")
    path = lay(unprivileged, what, evening / "evening.baccara")
    refused([*verb, path, "--data-dir", unprivileged / "data"], path)


@pytest.mark.parametrize("what", ["below a file", "loop", "in a shut folder", "dangling"])
def test_a_record_for_the_window_that_cannot_be_found_is_said(refused, evening, unprivileged, what):
    path = lay(unprivileged, what, evening / "evening.baccara")
    refused([path, "--data-dir", unprivileged / "data"], path)


@pytest.mark.parametrize("verb", [["list"], ["show", "1"], ["verify"], ["stats"]], ids=" ".join)
def test_any_name_does_for_a_folder_or_a_file(evening, tmp_path, capsys, verb):
    shutil.copytree(evening / "data", tmp_path / STRANGE)
    shutil.copy(evening / "evening.baccara", tmp_path / STRANGE / STRANGE)
    options = ["--data-dir", str(tmp_path / STRANGE), "--json"]
    assert main(["sessions", *verb, *options]) == 0
    assert main(["sessions", "import", str(tmp_path / STRANGE / STRANGE), *options]) == 0
    assert main(["sessions", "list", *options[:2]]) == 0
    for line in capsys.readouterr().out.splitlines():
        assert line.isprintable()
