"""A session of Punto Banco looked at again: its own table, moment by moment, and nothing to be done at it."""

import re

import pytest

from baccara_qt.core.punto.evolve import evolve
from baccara_qt.players.guests import GUESTS
from baccara_qt.players.minds import mind_for
from baccara_qt.session.director import Director
from baccara_qt.session.library import Library
from baccara_qt.session.setup import Setup
from baccara_qt.ui.chapters import shows
from baccara_qt.ui.library_rows import how_it_stands
from baccara_qt.ui.punto.landmarks import PUNTO_LANDMARKS
from baccara_qt.ui.punto.table import PuntoTable
from baccara_qt.ui.table import TableModel

COUPS = 14


def play(session, coups: int) -> None:
    """Lets a guest's mind sit in the user's place until so many coups are over."""
    mind, director, steady = mind_for("punto_banco"), Director(session), next(iter(GUESTS.values())).temperament
    while session.state.coups < coups:
        if director.act() is None:
            seat = session.human
            offers = session.game.play_offers(session.state, seat)
            session.execute(seat, mind.choose(mind.see(session.state, seat), offers, steady, session.stream(seat)))


@pytest.fixture(scope="module", params=["big-table", "mini"])
def played(request, tmp_path_factory):
    """A library with a session of some coups, the user at seat 3."""
    path = tmp_path_factory.mktemp("played") / "library.db"
    with Library(path) as library:
        session = library.create(Setup.full(request.param, 5, human=3, seed="Ties"))
        play(session, COUPS)
        session.close()
    return path


@pytest.fixture
def replay(played, places, shell):
    places.make()
    places.library.write_bytes(played.read_bytes())
    shell.openLibrary()
    shell.library.lookAgain()
    assert shell.page == "replay"
    return shell.library.replay


def test_it_goes_on_to_the_end_of_the_session_at_its_own_table(replay):
    assert isinstance(replay.table, PuntoTable)
    assert not isinstance(replay.table, TableModel)
    seen, state = 0, replay._moments[0].state
    while not replay.atEnd:
        replay.forward()
        moment = replay._moments[replay.at]
        for event, before in moment.happened:
            assert before == state
            state = evolve(state, event)
        assert replay.table.shown == moment.state
        state = moment.state
        seen += 1
    assert seen > 8 * COUPS
    with Library(replay._desk.library().path) as library:
        assert replay.table.shown == library.table(1, library.summary(1).steps).state


def test_a_jump_leaves_no_call_standing_but_the_one_that_stood_then(replay):
    called = {}
    while not replay.atEnd:
        called[replay.coup, replay.at] = replay.table.croupier.call
        replay.forward()
    assert len(set(called.values())) > 10
    for coup, at in [*called][::-7]:
        replay.last()
        replay.seekCoup(coup)
        replay.seekMoment(at)
        assert replay.table.croupier.call == called[coup, at]


def test_nothing_can_be_done_and_nothing_lies_in_ones_hand(replay):
    turned = 0
    while not replay.atEnd:
        replay.forward()
        table = replay.table
        assert table.acts.rows == ()
        assert not any(row.lit for row in table.own.rows)
        assert table.squeezed == ""
        assert not table.canRepeat
        turned += table.shown.coup is not None and 3 in table.shown.coup.turners
    if replay._moments[0].state.rules.one_by_one:
        assert turned


def test_p1_no_seat_is_named_where_the_croupier_turns_or_nobody_is_left_to_be_offered_the_shoe(replay):
    calls = set()
    for coup in range(replay.coups):
        replay.seekCoup(coup)
        for moment in range(replay.moments):
            replay.seekMoment(moment)
            calls.add(replay.table.croupier.call)
    assert len(calls) > COUPS
    assert [call for call in calls if re.search(r"\b0\b", call)] == []


def test_open_cards_show_what_nobody_had_turned_yet(replay):
    hidden = 0
    while not replay.atEnd:
        replay.forward()
        replay.showCards(False)
        down = [row.face for row in replay.table.cards.rows].count("")
        hidden += down
        replay.showCards(True)
        assert [row.face for row in replay.table.cards.rows].count("") == 0
    assert hidden >= COUPS


@pytest.mark.parametrize("landmark", PUNTO_LANDMARKS)
def test_a_leap_finds_every_landmark_in_order(replay, landmark):
    assert [mark["name"] for mark in replay.landmarks] == list(PUNTO_LANDMARKS)
    wanted = []
    for coup in range(replay.coups):
        replay.seekCoup(coup)
        wanted += [(coup, at) for at, m in enumerate(replay._moments) if shows(m, PUNTO_LANDMARKS[landmark])]
    assert wanted or landmark == "shoe"
    replay.first()
    for place in [place for place in wanted if place != (0, 0)]:
        replay.leap(landmark)
        assert (replay.coup, replay.at) == place


@pytest.mark.usefixtures("in_english")
def test_it_is_told_and_written_down_and_can_be_gone_on_with(replay, shell, qtbot):
    replay.seekCoup(2)
    assert replay.notation.startswith("3. ")
    assert " wins " in " ".join(line["text"] for line in replay.lines)
    with qtbot.waitSignal(replay.made) as told:
        replay.playOn()
    shell.continueSession(*told.args)
    assert isinstance(shell.table, PuntoTable)
    assert shell.table.shown.coups == 2


@pytest.mark.usefixtures("in_english")
def test_two_lines_of_it_are_compared_in_its_own_words(replay, shell, qtbot):
    replay.seekCoup(COUPS - 3)
    with qtbot.waitSignal(replay.made) as told:
        replay.playOn()
    library = replay._desk.library()
    session = library.open(*told.args)
    play(session, COUPS)
    session.close()
    shell.openLibrary()
    page = shell.library
    page.choose(0)
    page.compare()
    assert shell.page == "compare"
    words = " ".join(line["first"] + line["second"] for line in page.comparison.lines)
    assert "Punto · " in words or "Banco · " in words
    assert "ponte" not in words and "bank" not in words


@pytest.mark.usefixtures("in_english")
def test_p1_the_library_tells_no_bank_where_the_house_banks(replay, shell):
    shell.openLibrary()
    row = shell.library.rows.rows[0]._replace(bank=925_00)
    assert "bank" not in how_it_stands(row)
    assert "bank" in how_it_stands(row._replace(game="chemin_de_fer"))
    assert "Bank in play" not in [line["title"] for line in shell.library.details["lines"]]
