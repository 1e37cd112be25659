"""An amount that counts."""

import pytest
from PySide6.QtCore import QLocale, QUrl
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


def test_an_amount_without_room_is_written_in_brief_and_never_with_an_ellipsis(qapp):
    engine = QQmlEngine()
    component = QQmlComponent(engine, QUrl(resources.url("qml/table/CountedText.qml")))
    given = {"amount": 1234567.8, "figure": "1,234,567.80", "brief": "1.23 M", "width": 300.0}
    counted = component.createWithInitialProperties(given)
    assert counted is not None
    assert (counted.property("text"), counted.property("shortened")) == ("1,234,567.80", False)
    counted.setProperty("width", 60.0)
    assert (counted.property("text"), counted.property("shortened")) == ("1.23 M", True)
    assert not counted.property("truncated")


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_amount_on_its_way_is_grouped_as_amounts_are(qapp, qtbot, language):
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        engine = QQmlEngine()
        component = QQmlComponent(engine, QUrl(resources.url("qml/table/CountedText.qml")))
        counted = component.createWithInitialProperties({"amount": 1_000_000.0, "figure": "one"})
        assert counted is not None
        seen: list[tuple[str, float]] = []
        counted.textChanged.connect(lambda: seen.append((counted.property("text"), counted.property("shown"))))
        counted.setProperty("figure", "two")
        counted.setProperty("amount", 9_000_000.0)
        qtbot.waitUntil(lambda: counted.property("text") == "two" and len(seen) > 3)
        on_the_way = [text for text, _ in seen if text not in ("one", "two")]
        sign = QLocale(language).groupSeparator()
        assert on_the_way and all(len(text.split(sign)) == 3 for text in on_the_way)
    finally:
        QLocale.setDefault(before)
