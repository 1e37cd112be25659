"""Fault 37: a frozen program is flagged by scanners. It is one folder, nothing is packed, and hashes are published."""

import ast
import hashlib
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "packaging"))

import folder  # noqa: E402 - `packaging` is a folder of scripts


@pytest.fixture(scope="module")
def calls():
    """Everything the spec makes, by its name, with the options it is given."""
    spec = ast.parse((ROOT / "packaging" / "baccara.spec").read_text(encoding="utf-8"))
    return {
        node.func.id: {option.arg: ast.unparse(option.value) for option in node.keywords}
        for node in ast.walk(spec)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }


def test_fault_37_the_program_is_a_folder(calls):
    # An executable that unpacks itself into a temporary folder is what scanners take for a virus.
    assert calls["EXE"]["exclude_binaries"] == "True"
    assert "COLLECT" in calls


@pytest.mark.parametrize("step", ["EXE", "COLLECT"])
def test_fault_37_nothing_is_packed(calls, step):
    # PyInstaller packs with UPX wherever it finds it, unless it is told not to.
    assert calls[step]["upx"] == "False"


def test_fault_37_every_file_has_its_hash(tmp_path):
    program = tmp_path / "baccara-qt-1"
    program.mkdir()
    (program / "baccara-qt").write_bytes(b"program")
    assert folder.hashes(program) == f"{hashlib.sha256(b'program').hexdigest()}  baccara-qt-1/baccara-qt\n"
