"""An amount that counts."""

from PySide6.QtCore import QUrl
from PySide6.QtQml import QQmlComponent, QQmlEngine

from baccara_qt.ui import resources


def test_an_amount_counts_from_what_it_was_to_what_it_is(qapp, qtbot):
    engine = QQmlEngine()
    component = QQmlComponent(engine, QUrl(resources.url("qml/table/CountedText.qml")))
    counted = component.createWithInitialProperties({"amount": 100.0, "figure": "100"})
    assert counted is not None
    for before, after in ((100, 50), (50, 0)):
        seen: list[float] = []
        counted.shownChanged.connect(lambda seen=seen: seen.append(counted.property("shown")))
        counted.setProperty("figure", str(after))
        counted.setProperty("amount", float(after))
        qtbot.waitUntil(lambda after=after: counted.property("shown") == after)
        assert seen == sorted(seen, reverse=True)
        assert before >= seen[0] > seen[-1] == after
        assert len(seen) > 2
