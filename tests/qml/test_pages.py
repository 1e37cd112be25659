"""The pages by keyboard alone, in a window nobody sees."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from shiboken6 import delete

from baccara_qt.session.places import Places
from baccara_qt.session.settings import Loaded, Settings
from baccara_qt.ui.shell import Shell
from baccara_qt.ui.window import open_window

Key = Qt.Key


class Program:
    """The program with its window, and somebody at the keyboard."""

    def __init__(self, folder, qtbot):
        self.shell = Shell(Places(folder), Loaded(Settings(speed=0.0, pace=0, muted=True)))
        self.engine = QQmlApplicationEngine()
        self.window = open_window(self.shell, self.engine)
        self.window.resize(1280, 800)
        self.window.show()
        self.window.requestActivate()
        self._qtbot = qtbot
        qtbot.waitUntil(lambda: self.window.isActive() and self.focus is not None)

    @property
    def focus(self):
        return self.window.activeFocusItem()

    @property
    def spoken(self):
        """What a screen reader says of the control the keyboard is at."""
        interface = QAccessible.queryAccessibleInterface(self.focus)
        return interface.text(QAccessible.Text.Name) if interface else ""

    def press(self, *keys):
        for key in keys:
            QTest.keyClick(self.window, key)
            QTest.qWait(20)

    def type(self, text):
        for character in text:
            QTest.keyClick(self.window, character)

    def tabs_to(self, name, *, most=30):
        """Goes on with Tab until the control of that name is reached."""
        for _ in range(most):
            if self.spoken.startswith(name):
                return
            self.press(Key.Key_Tab)
        pytest.fail(f"Tab never reaches {name!r}; it is at {self.spoken!r}")

    def settle(self, condition):
        self._qtbot.waitUntil(condition)

    def close(self):
        delete(self.engine)
        self.shell.close()
        delete(self.shell)


@pytest.fixture
def program(qapp, tmp_path, qtbot):
    made = Program(tmp_path, qtbot)
    yield made
    made.close()


def test_20_somebody_new_comes_to_a_table_with_enter_alone(program):
    assert program.spoken.startswith("New game")
    program.press(Key.Key_Return)
    assert program.shell.page == "setup"
    program.press(Key.Key_Return)
    assert program.shell.page == "table"


def test_20_somebody_who_played_goes_on_with_enter_alone(program):
    program.press(Key.Key_Return, Key.Key_Return, Key.Key_F4)
    assert program.shell.page == "start"
    assert program.spoken.startswith("Continue. ")
    program.press(Key.Key_Return)
    assert program.shell.page == "table"


def test_20_every_control_of_the_form_is_reached_and_named(program):
    program.press(Key.Key_Return)
    names = []
    for _ in range(20):
        names.append(program.spoken)
        program.press(Key.Key_Tab)
    assert all(names)
    for name in ("House rules", "Seats", "Your purse", "Your seat", "The guests think", "Seed", "Back", "Sit down"):
        assert name in names


def test_20_the_form_is_filled_in_by_keyboard(program):
    form = program.shell.form
    program.press(Key.Key_Return, Key.Key_Right)
    assert form.preset == "koenigsspiel"
    program.tabs_to("Seats")
    program.press(Key.Key_Down)
    assert form.seats == 8
    program.tabs_to("Your purse")
    program.press(Key.Key_Up)
    assert form.purse == "2500"
    program.window.activeFocusItem().selectAll()
    program.type("31x")
    assert form.purse == "31x" and form.problems.keys() == {"purses"}
    program.press(Key.Key_Return)
    assert program.shell.page == "setup", "a form that is wrong opens nothing"
    program.press(Key.Key_Backspace)
    program.tabs_to("Your seat")
    program.press(Key.Key_Left)
    assert form.seat == 4
    program.press(Key.Key_Return)
    assert program.shell.page == "table"


def test_esc_leaves_the_form(program):
    program.press(Key.Key_Return, Key.Key_Escape)
    assert program.shell.page == "start"
    assert program.spoken.startswith("New game")


@pytest.mark.parametrize(("key", "sheet"), [(Key.Key_F1, "help"), (Key.Key_F2, "rules"), (Key.Key_F3, "settings")])
def test_20_sheets_open_by_key_and_close_with_esc(program, key, sheet):
    before = program.focus
    program.press(key)
    assert program.shell.sheet == sheet
    program.settle(lambda: program.focus is not before)
    program.press(Key.Key_Escape)
    assert program.shell.sheet == ""
    program.settle(lambda: program.focus is before)
    program.press(Key.Key_Return)
    assert program.shell.page == "setup"


def test_a_sheet_gives_way_to_another(program):
    before = program.focus
    for key, sheet in ((Key.Key_F1, "help"), (Key.Key_F3, "settings"), (Key.Key_F2, "rules"), (Key.Key_F1, "help")):
        program.press(key)
        assert program.shell.sheet == sheet
    program.press(Key.Key_F1)
    assert program.shell.sheet == ""
    program.settle(lambda: program.focus is before)


def test_what_the_program_is_made_of_is_reached_from_the_help(program):
    before = program.focus
    program.press(Key.Key_F1)
    program.tabs_to("About Baccara")
    program.press(Key.Key_Space)
    assert program.shell.sheet == "about"
    program.press(Key.Key_Escape)
    assert program.shell.sheet == ""
    program.settle(lambda: program.focus is before)


@pytest.mark.parametrize(
    ("key", "files"), [(Key.Key_F2, ["Tableau, Casino.pdf"]), (Key.Key_F5, 2 * ["Casino, table 1.baccara"])]
)
def test_a_file_to_be_saved_is_offered_with_a_name(program, key, files):
    program.press(Key.Key_Return, Key.Key_Return, key)
    asking = [item for item in program.window.findChildren(QQuickItem) if item.property("suggestion") is not None]

    assert [item.property("suggestion").fileName() for item in asking] == files


def test_16_a_switch_is_seen_whole(program):
    program.press(Key.Key_F3)
    switches = [item for item in program.window.findChildren(QQuickItem) if item.inherits("QQuickSwitch")]

    assert len(switches) > 4
    for switch in switches:
        assert switch.property("indicator").height() + 2 * switch.property("padding") <= switch.height()


def test_15_the_speed_is_set_by_keyboard(program):
    program.press(Key.Key_F3)
    program.tabs_to("Cards and chips move")
    program.press(Key.Key_Left, Key.Key_Left, Key.Key_Left, Key.Key_Left)
    assert program.shell.preferences.speed == 1.0
    program.press(Key.Key_Right, Key.Key_Right, Key.Key_Right, Key.Key_Right)
    assert program.shell.preferences.speed == 0.0


def test_26_the_pace_of_the_guests_is_set_by_keyboard(program):
    program.press(Key.Key_F3)
    program.tabs_to("The guests think")
    program.press(Key.Key_Right, Key.Key_Right)
    assert program.shell.preferences.pace == 700


def test_the_last_word_is_set_by_keyboard(program):
    program.press(Key.Key_F3)
    program.tabs_to("The last word is mine")
    program.press(Key.Key_Space)
    assert not program.shell.preferences.lastWord


def test_a_letter_typed_into_the_seed_is_no_key_of_the_program(program):
    program.press(Key.Key_Return)
    program.tabs_to("Seed")
    program.type("bank q")
    assert program.shell.form.seed == "bank q" and program.shell.page == "setup"


def test_17_f11_fills_the_screen_and_gives_it_back(program):
    program.press(Key.Key_F11)
    assert program.window.windowStates() & Qt.WindowState.WindowFullScreen
    program.press(Key.Key_F11)
    assert not program.window.windowStates() & Qt.WindowState.WindowFullScreen


def test_a_notice_is_dismissed_by_keyboard(program):
    program.shell.notices.notify(lambda: "Mind the gap.")
    program.settle(lambda: program.shell.notices.sentence == "Mind the gap.")
    program.tabs_to("Dismiss this message")
    program.press(Key.Key_Space)
    assert program.shell.notices.sentence == ""


def test_a_click_on_a_seat_takes_it(program):
    program.press(Key.Key_Return)
    program.tabs_to("Your seat")
    picker = program.focus
    spot = picker.mapToScene(picker.along(picker.property("gap") + 0.5 * (1 - 2 * picker.property("gap")) / 9))
    QTest.mouseClick(program.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot.toPoint())
    assert program.shell.form.seat == 1


def test_a_double_click_on_sit_down_opens_one_table(program):
    program.press(Key.Key_Return)
    program.tabs_to("Sit down")
    button = program.focus
    middle = button.mapToScene(QPoint(round(button.width() / 2), round(button.height() / 2))).toPoint()
    for click in (QTest.mousePress, QTest.mouseRelease, QTest.mouseDClick, QTest.mouseRelease):
        click(program.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)
    program.settle(lambda: program.shell.page == "table")
    program.shell.leave()
    assert len(program.shell.sessions) == 1


def test_23_nothing_moves_when_nothing_happens(program):
    frames = []
    program.window.frameSwapped.connect(lambda: frames.append(1))
    for _ in range(20):
        # The rest of the program is loaded, and the ornament painted, in a moment of their own.
        before = len(frames)
        QTest.qWait(500)
        if len(frames) == before:
            break
    settled = len(frames)
    QTest.qWait(500)
    assert len(frames) == settled


def test_20_an_older_table_is_opened_from_the_list_by_keyboard(program):
    for preset in ("parlour", "casino"):
        program.shell.openSetup()
        program.shell.form.preset = preset
        program.shell.form.submit()
        program.shell.leave()
    program.tabs_to("Casino, table 2")
    program.press(Key.Key_Down, Key.Key_Return)
    assert program.shell.table.shown.rules.preset == "parlour"


@pytest.mark.parametrize(("door", "sheet"), [("Rules", "rules"), ("Help", "help"), ("Settings", "settings")])
def test_20_the_sheets_are_reached_from_the_table_without_a_function_key(program, door, sheet):
    program.press(Key.Key_Return, Key.Key_Return)
    program.tabs_to(door)
    program.press(Key.Key_Space)
    assert program.shell.sheet == sheet
    program.press(Key.Key_Escape)
    program.settle(lambda: program.spoken == door)


def test_20_the_table_is_left_without_a_function_key(program):
    program.press(Key.Key_Return, Key.Key_Return)
    program.tabs_to("Back to the start page")
    program.press(Key.Key_Space)
    assert program.shell.page == "start" and program.shell.last
