"""The practice in a window nobody sees, and somebody at keyboard and mouse."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtTest import QTest
from shiboken6 import delete

from baccara_qt.session.places import Places
from baccara_qt.session.settings import Loaded, Settings
from baccara_qt.ui.practice.practice import Practice
from baccara_qt.ui.shell import Shell
from baccara_qt.ui.window import open_window

MOST = 60
"""Controls of a page, at most."""


class Learner:
    """The practice in a window nobody sees, and somebody at the keyboard."""

    def __init__(self, folder):
        self.shell = Shell(Places(folder), Loaded(Settings(speed=0.0, pace=0, muted=True)))
        self.engine = QQmlApplicationEngine()
        self.window = open_window(self.shell, self.engine)
        self.window.resize(1024, 640)
        self.window.show()
        self.window.requestActivate()
        self.shell.openPractice()
        self.practice = self.shell.findChild(Practice)
        QTest.qWait(50)

    def press(self, key):
        QTest.keyClick(self.window, key)
        QTest.qWait(10)

    @property
    def spoken(self):
        """What is said of the control the keyboard is at."""
        interface = QAccessible.queryAccessibleInterface(self.window.activeFocusItem())
        return interface.text(QAccessible.Text.Name) if interface else ""

    def names(self):
        """What is said of each control, once around with Tab."""
        found = []
        first = self.window.activeFocusItem()
        for _ in range(MOST):
            found.append(self.spoken)
            self.press(Qt.Key.Key_Tab)
            if self.window.activeFocusItem() is first:
                break
        return found

    def close(self):
        delete(self.engine)
        self.shell.close()
        delete(self.shell)

    def sit_down(self, kind):
        """At the table, where an act of this kind is due."""
        self.practice.sitDown("plan")
        QTest.qWait(100)
        lesson = self.practice.lesson
        while not isinstance(lesson.due, kind):
            lesson.perform(lesson.due)
        QTest.qWait(50)
        return lesson
