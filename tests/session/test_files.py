"""Writing a file all at once: whatever fails is one refusal, and leaves what was there."""

import errno
import os
from pathlib import Path

import pytest

from baccara_qt.session.errors import StorageError
from baccara_qt.session.files import write_atomically
from baccara_qt.session.library import Library


def test_a_name_too_long_is_refused_in_a_sentence(tmp_path):
    with pytest.raises(StorageError, match="cannot be written: File name too long"):
        write_atomically(tmp_path / ("n" * 300), [b"new"])
    assert not list(tmp_path.iterdir())


def test_a_link_that_leads_to_itself_is_refused_in_a_sentence(tmp_path):
    link = tmp_path / "link"
    link.symlink_to(link)
    try:
        write_atomically(link, [b"new"])
    except StorageError as refused:
        assert "cannot be written" in str(refused)
    assert [path.name for path in tmp_path.iterdir()] == ["link"]


def test_a_disk_that_can_only_be_read_is_told_by_its_own_reason(tmp_path, monkeypatch):
    """Such a disk refuses to take away even what is not there."""

    def read_only(*_given, **_named):
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(Path, "open", read_only)
    monkeypatch.setattr(Path, "unlink", read_only)
    with pytest.raises(StorageError, match="cannot be written: Read-only file system"):
        write_atomically(tmp_path / "report.pdf", [b"new"])


def test_a_folder_nobody_may_look_into_is_refused_in_a_sentence(tmp_path, monkeypatch):
    def forbidden(*_given, **_named):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(Path, "exists", forbidden)
    with pytest.raises(StorageError, match="cannot be written: Permission denied"):
        write_atomically(tmp_path / "report.pdf", [b"new"])


def test_what_ends_before_its_end_leaves_the_old_file_and_nothing_else(tmp_path):
    def half():
        yield b"half"
        raise KeyboardInterrupt

    (tmp_path / "record").write_bytes(b"old")
    with pytest.raises(KeyboardInterrupt):
        write_atomically(tmp_path / "record", half())
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("record", b"old")]


def test_no_library_is_written_over(tmp_path):
    library = tmp_path / "library.db"
    Library(library).close()
    before = library.read_bytes()
    with pytest.raises(StorageError, match="cannot be written: it is a library of sessions"):
        write_atomically(library, [b"new"])
    assert library.read_bytes() == before
