"""QML remembers types by the address of what describes them: that must not go with one object."""

from PySide6.QtCore import QObject, Signal

from tests.ui.punto.test_punto_table import AtPunto


class Undeclared(QObject):
    """Connects a method that is no slot."""

    rung = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.rung.connect(self.hear)

    def hear(self) -> None:
        """Is not declared as a slot."""


def of_its_own(thing: QObject) -> bool:
    return thing.metaObject().methodCount() != type(thing).staticMetaObject.methodCount()


def ours(root: QObject) -> list[QObject]:
    there = [root, *root.findChildren(QObject)]
    return [thing for thing in there if type(thing).__module__.startswith("baccara_qt")]


def test_no_object_of_a_table_is_described_by_something_that_goes_with_it(sit_down, tmp_path, shell):
    punto = AtPunto(tmp_path / "punto")
    shell.enter()
    things = [thing for root in (sit_down().model, punto.model, shell) for thing in ours(root)]
    names = {type(thing).__name__ for thing in things}
    assert {"TableModel", "PuntoTable", "Shell", "Driver", "Croupier", "Replay"} <= names
    assert [type(thing).__name__ for thing in things if of_its_own(thing)] == []
    punto.close()


def test_a_method_that_is_connected_without_being_a_slot_fails_its_test(qt_messages):
    with qt_messages.expected("Registering dynamic slot"):
        assert of_its_own(Undeclared())
