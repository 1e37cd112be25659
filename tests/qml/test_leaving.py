"""Tables are opened and left again and again; memory that was given back must not be touched any more."""

import os
import subprocess
import sys

PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from shiboken6 import delete
from baccara_qt.session.places import Places
from baccara_qt.session.settings import Loaded, Settings
from baccara_qt.ui import resources
from baccara_qt.ui.shell import Shell
from baccara_qt.ui.window import open_window

app = QGuiApplication([])
resources.load_fonts()
shell = Shell(Places(Path(sys.argv[1])), Loaded(Settings(speed=0.0, pace=0, muted=True)))
engine = QQmlApplicationEngine()
window = open_window(shell, engine)
window.resize(1440, 900)
window.show()

def wait(milliseconds):
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()

for turn in range(15):
    shell.openSetup()
    shell.form.preset = ("casino", "strict", "parlour")[turn % 3]
    shell.form.submit()
    wait(120)
    shell.leave()
    if turn % 3 == 0:
        wait(50)
delete(engine)
shell.close()
print(len(shell.sessions))
"""


def test_tables_are_opened_and_left_again_and_again(tmp_path):
    # The C library fills what is given back with nonsense: whoever still uses it then fails for certain.
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", PROGRAM, str(tmp_path)],
        env={**os.environ, "MALLOC_PERTURB_": "165"},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "15\n", "")
