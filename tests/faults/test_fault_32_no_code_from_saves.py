"""Fault 32: saves that execute code when loaded."""

import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from baccara_qt.cli import main
from baccara_qt.session.errors import RecordError
from baccara_qt.session.verify import verify


class Bomb:
    """Writes a file as soon as it is unpickled."""

    def __init__(self, target):
        self.target = target

    def __reduce__(self):
        return (Path.touch, (self.target,))


@pytest.fixture
def record(tmp_path, capsys):
    path = tmp_path / "x.baccara"
    words = ["play", "--headless", "--coups", "5", "--seed", "32", "--dry", "--record", str(path)]
    assert main(words) == 0
    return path


def test_fault_32_what_looks_like_code_is_refused(tmp_path, record):
    target = tmp_path / "executed"
    lines = record.read_bytes().splitlines(keepends=True)
    bombs = [
        pickle.dumps(Bomb(target)),
        b"!!python/object/apply:os.system ['touch executed']\n",
        b'{"actor":0,"command":{"kind":"__import__","name":"os"},"events":[]}\n',
        b'{"py/object":"os.system","command":"touch executed"}\n',
        b"__import__('pathlib').Path('executed').touch()\n",
    ]
    for bomb in bombs:
        for content in (bomb, lines[0] + bomb + b"".join(lines[1:]), bomb + b"".join(lines)):
            path = tmp_path / "bomb.baccara"
            path.write_bytes(content)
            with pytest.raises(RecordError):
                verify(path)
    assert not target.exists()


def test_fault_32_reading_compiles_imports_and_starts_nothing(record):
    """Once everything is loaded, verifying a record is reading it and nothing else."""
    code = f"""
import sys
from pathlib import Path
from baccara_qt.session.verify import verify
path = Path({str(record)!r})
verify(path)
seen = []
watching = False
def watch(event, arguments):
    if watching:
        seen.append((event, arguments))
sys.addaudithook(watch)
watching = True
verify(path)
watching = False
names = {{event for event, _ in seen}}
assert "open" in names, names
forbidden = {{"exec", "compile", "import", "pickle.find_class", "os.system", "subprocess.Popen", "socket.connect"}}
assert not names & forbidden, names & forbidden
assert all(arguments[1] in ("r", "rb") for event, arguments in seen if event == "open"), seen
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_fault_32_no_module_of_the_program_can_run_what_it_reads():
    source = Path(__file__).parents[2] / "baccara_qt" / "session"
    for module in source.glob("*.py"):
        text = module.read_text()
        assert not any(word in text for word in ("pickle", "marshal", "eval(", "exec(", "shelve", "yaml")), module
