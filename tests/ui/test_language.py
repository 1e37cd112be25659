"""The language is chosen, changes while playing, and takes numbers and dates with it."""

import sys

import pytest
from PySide6.QtCore import QCoreApplication, QDate, QLocale, QObject
from PySide6.QtTest import QSignalSpy, QTest

from baccara_qt.core.cards import Card
from baccara_qt.core.errors import NotationError
from baccara_qt.core.money import MAX_AMOUNT, Cents
from baccara_qt.session.errors import StorageError
from baccara_qt.session.settings import Loaded, load
from baccara_qt.ui.amounts import entry_text, money_text, number_text, read_money, rewritten, short_text
from baccara_qt.ui.glossary import words
from baccara_qt.ui.language import Language
from baccara_qt.ui.mishaps import Mishaps
from baccara_qt.ui.sentences import cards_text
from baccara_qt.ui.shell import Shell
from tests.ui.test_shell import begin


def said() -> str:
    return QCoreApplication.translate("Calls", "Paid")


# --- which one ---


@pytest.mark.parametrize(
    ("system", "wanted", "code", "number"),
    [
        ("en_US", "", "en", "1,234"),
        ("de_DE", "", "de", "1.234"),
        ("de_AT", "", "de", "1\u00a0234"),
        ("fr_FR", "", "en", "1\u202f234"),
        ("C", "", "en", "1,234"),
        ("de_DE", "en", "en", "1,234"),
        ("en_US", "de", "de", "1.234"),
        ("de_DE", "tlh", "de", "1.234"),
        ("en_GB", "en", "en", "1,234"),
    ],
)
def test_the_language_is_the_one_wanted_else_the_systems_else_english(settle, system, wanted, code, number):
    settle(system).close()
    language = Language(wanted)
    assert (language.code, said(), number_text(1234)) == (code, {"en": "Paid", "de": "Ausgezahlt"}[code], number)
    language.close()


def test_dates_are_written_as_the_language_does(settle):
    settle("en_US")
    language = Language("de")
    assert QLocale().toString(QDate(2026, 11, 3), QLocale.FormatType.ShortFormat) == "03.11.26"
    language.speak("en")
    assert QLocale().toString(QDate(2026, 11, 3), QLocale.FormatType.ShortFormat) == "11/3/26"
    language.close()


def test_court_cards_have_the_letters_of_the_language(settle):
    settle("en_US")
    language = Language("de")
    courts = tuple(Card.parse(card) for card in ("As", "Kd", "Qh", "Jc", "Tc", "9c"))
    assert cards_text(courts) == "A♠ K♦ D♥ B♣ 10♣ 9♣"
    language.speak("en")
    assert cards_text(courts) == "A♠ K♦ Q♥ J♣ 10♣ 9♣"
    language.close()


def test_the_words_of_the_table_are_french_or_the_languages_and_stand_in_its_order(settle):
    settle("en_US")
    language = Language("de")
    titles = [word.title for word in words()]
    assert {"Bank", "Stoppkarte", "Platz an der Reihe", "banco", "égalité"} <= set(titles)
    assert not {"bank", "stop card", "turn seat"} & set(titles)
    assert titles.index("croupier") < titles.index("égalité") < titles.index("Platz an der Reihe")
    language.close()


def test_the_dialogs_of_qt_speak_it_too(settle):
    settle("en_US")
    language = Language("de")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel", "not before the first page"
    language.load_qts_own()
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    language.speak("en")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    language.speak("de")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    language.close()


def test_nothing_is_left_of_a_language_that_is_closed(settle):
    settle("en_US")
    language = Language("de")
    language.close()
    assert (said(), money_text(1_234_50)) == ("Paid", "1,234.50")


# --- numbers ---


def test_money_is_written_as_the_language_does(settle):
    settle("de_DE")
    assert (money_text(1_234_50), money_text(-20), entry_text(1_234_50)) == ("1.234,50", "−0,20", "1234,50")
    settle("en_US")
    assert (money_text(1_234_50), money_text(-20), entry_text(1_234_50)) == ("1,234.50", "−0.20", "1234.50")


def test_an_amount_in_brief_is_never_more_than_it_is(settle):
    settle("en_US")
    for cents, text in (
        (0, "0"),
        (999_999_99, "999,999"),
        (1_000_000_00, "1 M"),
        (1_239_999_99, "1.23 M"),
        (2_005_000_00, "2 M"),
        (12_050_000_00, "12 M"),
        (12_150_000_00, "12.1 M"),
        (999_999_999_99, "999 M"),
        (2_469_135_375_50, "2.46 bn"),
        (MAX_AMOUNT, "90 tn"),
    ):
        assert short_text(Cents(cents)) == text


@pytest.mark.parametrize("system", ["en_US", "de_DE", "fr_FR"])
@pytest.mark.parametrize(
    ("text", "cents"),
    [
        ("1234", 1_234_00),
        ("1234.50", 1_234_50),
        ("1234,50", 1_234_50),
        ("1234,5", 1_234_50),
        ("1 234,50", 1_234_50),
        ("1\u202f234.50", 1_234_50),
        ("1.234,50", 1_234_50),
        ("1,234.50", 1_234_50),
        ("1.234.567,05", 1_234_567_05),
        ("0,05", 5),
    ],
)
def test_typed_amounts_have_comma_or_point_in_any_language(settle, system, text, cents):
    settle(system)
    assert read_money(text) == cents


@pytest.mark.parametrize(("system", "good", "bad"), [("en_US", "1,234", "1.234"), ("de_DE", "1.234", "1,234")])
def test_there_are_no_tenths_of_a_cent_so_only_the_languages_own_sign_makes_thousands(settle, system, good, bad):
    settle(system)
    assert read_money(good) == 1_234_00
    with pytest.raises(NotationError):
        read_money(bad)


@pytest.mark.parametrize(
    "text", ["1.234.50", "1,23,456", "12,3456", ",", "1..5", "1,2.3,4", "", "-1,50", "1,234,56.7x"]
)
def test_what_is_no_amount_is_none_in_any_language(settle, text):
    for system in ("en_US", "de_DE"):
        settle(system)
        with pytest.raises(NotationError):
            read_money(text)


def test_an_amount_being_typed_keeps_its_value_in_another_language(settle):
    settle("en_US")
    assert rewritten("12,5") == "12.50"
    settle("de_DE")
    assert (rewritten("12.50"), rewritten("12x"), rewritten("")) == ("12,50", "12x", "")


# --- while playing ---


class Watch:
    """Every text a view-model shows to QML, and whether it says so when the text changes."""

    def __init__(self, thing: QObject) -> None:
        self._thing = thing
        about = thing.metaObject()
        shown = [about.property(n) for n in range(1, about.propertyCount())]
        shown = [each for each in shown if each.typeName() in {"QString", "QVariantList", "QVariantMap"}]
        self._spies = {
            each.name(): QSignalSpy(thing, each.notifySignal()) if each.hasNotifySignal() else None for each in shown
        }
        self._before = self._texts()

    def _texts(self) -> dict[str, str]:
        return {name: repr(self._thing.property(name)) for name in self._spies}

    def changed(self) -> set[str]:
        """The properties whose text is another now."""
        return {name for name, text in self._texts().items() if text != self._before[name]}

    def untold(self) -> set[str]:
        """Those of them of which QML does not know."""
        return {name for name in self.changed() if not (spy := self._spies[name]) or not spy.count()}


@pytest.fixture
def playing(in_english, shell):
    """Somebody who speaks English, at a table that has run for a while."""
    shell.openSetup()
    begin(shell)
    table = shell.table
    table.goOn()
    QTest.qWait(50)
    table.stage.drain()
    while not table.yourTurn:
        QTest.qWait(5)
        table.stage.drain()
    return shell


def choose(shell: Shell, code: str) -> None:
    """The user chooses a language in the settings."""
    shell.preferences.language = code
    QCoreApplication.processEvents()


def test_every_text_that_changes_with_the_language_says_so(playing):
    table = playing.table
    playing.openSheet("rules")
    table.act("banco", "", -1.0)
    things = [playing, playing.preferences, playing.form, playing.help, playing.ruleSheet, table]
    things += [table.croupier, table.books, table.passing, table.entry, table.orders]
    watches = {type(thing).__name__: Watch(thing) for thing in things}
    choose(playing, "de")
    assert {name: watch.untold() for name, watch in watches.items() if watch.untold()} == {}
    changed = {name: watch.changed() for name, watch in watches.items()}
    assert {"keys", "phases"} <= changed["Help"]
    assert {"lines", "books", "audit", "title"} <= changed["RuleSheet"]
    assert {"presets", "problems", "shortRules"} & changed["SetupForm"] >= {"presets", "shortRules"}
    assert {"paces", "languages"} <= changed["Preferences"]
    assert {"meaning"} <= changed["Croupier"] and "call" not in changed["Croupier"]
    assert {"prompt"} <= changed["TableModel"]
    assert {"heading"} <= changed["HouseBooks"]


def test_the_rows_of_the_table_change_with_the_language_and_back(playing):
    table = playing.table
    models = (table.acts, table.matters, table.seats, table.record)

    def rows():
        return [model.rows for model in models]

    english = rows()
    choose(playing, "de")
    german = rows()
    assert [len(model) for model in german] == [len(model) for model in english]
    for before, after in zip(english, german, strict=True):
        # Banco is Banco.
        assert sum(a != b for a, b in zip(before, after, strict=True)) >= len(before) / 2 > 0
    assert all("Seat" not in row.line for row in table.record.rows)
    choose(playing, "en")
    assert rows() == english


def test_only_words_change_with_the_language(playing):
    state, shown = playing._session.state, playing.table.shown
    offers = [(row.kind, row.isEnabled) for row in playing.table.acts.rows]
    choose(playing, "de")
    assert playing._session.state == state and playing.table.shown == shown
    assert [(row.kind, row.isEnabled) for row in playing.table.acts.rows] == offers


def test_the_choice_is_kept(playing, places):
    choose(playing, "de")
    playing.close()
    again = Shell(places, load(places.settings))
    assert (again.preferences.language, said()) == ("de", "Ausgezahlt")
    again.close()


def test_a_language_nobody_knows_any_more_is_the_systems(settle, places):
    settle("de_DE")
    places.make()
    places.settings.write_text('{"version": 1, "language": "tlh"}')
    made = Shell(places, load(places.settings))
    assert (made.notices.sentence, said()) == ("", "Ausgezahlt")
    made.close()


def test_a_notice_is_told_again_in_the_new_language(settle, places):
    settle("en_US")
    shell = Shell(places, Loaded(load(places.settings).settings, StorageError("settings_broken", kept="x")))
    shell.notices.report(StorageError("settings_broken", kept="x"))
    english = shell.notices.sentence
    choose(shell, "de")
    assert shell.notices.sentence != english and shell.notices.sentence.endswith(": x")
    shell.notices.dismiss()
    assert shell.notices.sentence == "", "the same one was told once"
    shell.close()


def test_the_croupier_speaks_french_or_the_users_language(playing):
    croupier = playing.table.croupier
    choose(playing, "de")
    french, german = croupier.call, croupier.meaning
    assert croupier.isFrench and french != german != ""
    spy = QSignalSpy(croupier.changed)
    playing.preferences.frenchCalls = False
    assert (croupier.call, croupier.meaning, croupier.isFrench) == (german, "", False)
    assert spy.count() > 0


def make_a_mistake(shell, places):
    with Mishaps(places.logs, shell.news):
        sys.excepthook(ValueError, ValueError("x"), None)


@pytest.mark.qt_no_exception_capture
@pytest.mark.parametrize(
    "tell",
    [
        lambda shell, _: shell.library.keepsakes.copyNotation("1. B4=50"),
        lambda shell, _: shell.enter().sounds._player._begin("chip-1.wav"),
        make_a_mistake,
    ],
    ids=["keepsake", "sound", "mishap"],
)
def test_fault_21_what_was_said_is_told_again_in_the_new_language(settle, places, tell, monkeypatch):
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    settle("en_US")
    shell = Shell(places, load(places.settings))
    shell.enter()
    tell(shell, places)
    english = shell.notices.sentence
    choose(shell, "de")
    assert english not in ("", shell.notices.sentence)
    shell.notices.dismiss()
    assert shell.notices.sentence == ""
    shell.close()
