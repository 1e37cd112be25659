"""A table that was left and is opened again: what had happened is there to be read."""

import pytest

from baccara_qt.core.chemin import Phase
from baccara_qt.core.chemin import commands as c
from baccara_qt.session.director import Director
from baccara_qt.session.library import Library
from baccara_qt.session.settings import Settings
from baccara_qt.session.setup import Setup
from baccara_qt.ui.amounts import money_text
from baccara_qt.ui.offers import find
from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.punto.acts import ACTS
from baccara_qt.ui.punto.table import PuntoTable
from baccara_qt.ui.table import TableModel
from baccara_qt.ui.texts import risk_line
from tests.ui.punto.test_punto_replay import play as play_punto


def play(session, coups):
    """Guests play, the human claims nothing, until so many coups are over and the next is under way."""
    director = Director(session)
    while session.state.coups < coups or session.state.phase is not Phase.CLAIMS:
        if director.act() is None:
            quiet = {
                Phase.CUT: c.Cut(100),
                Phase.OFFER: c.DeclineBank(),
                Phase.SALE: c.DeclineSale(),
                Phase.AUCTION: c.PassBid(),
            }
            session.execute(session.human, quiet.get(session.state.phase, c.Done()))


def test_27_record_and_curve_of_a_table_go_on_where_it_was_left(qapp, places):
    places.folder.mkdir(parents=True)
    with Library(places.library) as library:
        session = library.create(Setup.full("casino", 5, human=3, seed="back"))
        play(session, 6)
        number = session.id
        session.close()
        again = library.open(number)
        model = TableModel(Director(again), Preferences(Settings(speed=0.0, pace=0), places))
        lines = [row for row in model._record.model.rows if row.kind == "notation"]
        assert [line.line.split(".")[0] for line in lines] == ["1", "2", "3", "4", "5", "6"]
        assert len(model._books.curve) == 7
        model.close()
        again.close()


def test_a_notice_is_gone_once_a_table_is_open(shell):
    shell.notices.notify(lambda: "that table is open elsewhere", grave=True)
    shell.openSetup()
    shell.form.submit()
    assert shell.page == "table"
    assert shell.notices.sentence == ""


def test_c2_who_had_nothing_to_say_is_not_asked_for_a_last_word(sit_down):
    at = sit_down(seats=2, human=2, last_word=True)
    at.play_until("done")
    at.do("done")
    # The stakes are closed without another word: the bank is lowered, or goes on its way.
    at.wait_for_me()
    assert "close" not in at.able()


def test_a_paused_table_says_so(in_english, at_table):
    at_table.wait_for_me()
    assert "Paused" not in at_table.model.prompt
    at_table.model.orders.setPaused(True)
    assert at_table.model.prompt.startswith("Paused")


def test_c6_no_more_is_covered_than_the_bank(in_english, sit_down):
    at = sit_down(seats=3, human=2, seed="cover")
    at.play_until("avec_la_table")
    at.do("avec_la_table")
    view = at.model._picture.view
    bank = view.books.bank
    many = view._replace(books=view.books.post([(6, 7, bank)]))
    assert sum(many.books.stakes) > bank
    assert f"covered {bank // 100:,} of {bank // 100:,}" in risk_line(many)


@pytest.mark.usefixtures("in_english")
def test_27_at_punto_banco_record_and_books_are_those_of_now(qapp, places):
    places.folder.mkdir(parents=True)
    with Library(places.library) as library:
        session = library.create(Setup.full("mini", 5, human=3, seed="back"))
        play_punto(session, 4)
        while not session.state.books.stake(3):
            if Director(session).act() is None:
                session.execute(3, find("tie", session.game.legal(session.state, 3), ACTS).at(10_00))
        number, state = session.id, session.state
        session.close()
        again = library.open(number)
        model = PuntoTable(Director(again), Preferences(Settings(speed=0.0, pace=0), places))
        assert [row.coup for row in model._record.model.rows if row.kind == "notation"] == [1, 2, 3, 4]
        assert model._record.model.rows[-1].line == "You stake 10 on Tie."
        assert model.books.stakedText == "10"
        assert model.books.purseText == money_text(state.books.purse(3))
        model.close()
        again.close()
