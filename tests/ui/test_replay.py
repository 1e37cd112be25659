"""A session looked at again shows exactly what was, and any moment of it can be gone on from."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QGuiApplication, QImage

from baccara_qt.core.chemin.events import StakeReturned
from baccara_qt.core.chemin.evolve import evolve
from baccara_qt.players.guests import GUESTS
from baccara_qt.players.minds import mind_for
from baccara_qt.session.director import Director
from baccara_qt.session.library import Library
from baccara_qt.session.setup import Setup
from baccara_qt.ui.chapters import read_chapter, shows, told
from baccara_qt.ui.chemin_showing import CHEMIN_DE_FER
from baccara_qt.ui.landmarks import CHEMIN_LANDMARKS
from baccara_qt.ui.record import Record

COUPS = 12


def play(session, coups: int) -> None:
    """Lets a guest's mind sit in the user's place until so many coups are over."""
    mind, director, steady = mind_for("chemin_de_fer"), Director(session), next(iter(GUESTS.values())).temperament
    while session.state.coups < coups:
        if director.act() is None:
            seat = session.human
            offers = session.game.play_offers(session.state, seat)
            command = mind.choose(mind.see(session.state, seat), offers, steady, session.stream(seat))
            session.execute(seat, command)


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """A library with a session of some coups, the user at seat 3."""
    path = tmp_path_factory.mktemp("played") / "library.db"
    with Library(path) as library:
        session = library.create(Setup.full("casino", 6, human=3, seed="replay"))
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


def steps_of(path) -> list:
    with Library(path) as library:
        return list(library.steps(1))


def test_every_moment_is_a_table_the_session_has_been_in(played):
    with Library(played) as library:
        rows = library.coups(1)
        for first, last in zip([1, *[row.step for row in rows]], [row.step for row in rows], strict=False):
            chapter = read_chapter(library, 1, first, last, CHEMIN_DE_FER)
            assert chapter.moments[-1].state == library.table(1, last).state
            assert all(chapter.notation.startswith(f"{n}.") for n in [rows[[r.step for r in rows].index(last)].number])
            for before, moment in zip(chapter.moments, chapter.moments[1:], strict=False):
                state = before.state
                for event, stood in moment.happened:
                    assert stood == state
                    state = evolve(state, event)
                assert state == moment.state


def test_c3_a_call_is_read_before_the_stakes_it_lifts_as_in_the_record_of_the_table(played):
    owner, lifted = QObject(), 0
    with Library(played) as library:
        ends = [row.step for row in library.coups(1)]
        for first, last in pairwise([1, *ends]):
            chapter = read_chapter(library, 1, first, last, CHEMIN_DE_FER)
            record = Record(3, library.table(1, first).state, owner)
            for moment in chapter.moments:
                names = {seat: guest.name for seat, guest in moment.people.items()}
                for event, before in moment.happened:
                    record.note(event, before, names)
                    lifted += isinstance(event, StakeReturned)
            record.show()
            lines = told(chapter, 3, CHEMIN_DE_FER)
            assert [line["text"] for line in lines] == [row.line for row in record.model.rows if row.kind == "event"]
            assert [line["at"] for line in lines] == sorted(line["at"] for line in lines)
    assert lifted


def test_going_on_plays_every_cue_to_the_end_of_the_session(replay):
    seen = 0
    while not replay.atEnd:
        replay.forward()
        assert replay.table.shown == replay._moments[replay.at].state
        seen += 1
    assert replay.coup == replay.coups - 1
    assert seen > 10 * COUPS
    with Library(replay._desk.library().path) as library:
        assert replay.table.shown == library.table(1, library.summary(1).steps).state


def test_going_back_leads_through_the_same_moments(replay):
    for _ in range(40):
        replay.forward()
    there = [(replay.coup, replay.at)]
    for _ in range(39):
        replay.back()
        there.append((replay.coup, replay.at))
    assert there == sorted(there, reverse=True)
    replay.first()
    replay.back()
    assert (replay.coup, replay.at) == (0, 0)


def test_c11_a_leap_finds_the_cards_where_playing_on_left_them(replay):
    """The palette has served the ponte before he decides, also for who leaps there or comes back to it."""
    for coup in range(3):
        replay.seekCoup(coup)
        lay = []
        for at in range(replay.moments):
            if at:
                replay.forward()
                replay.table.stage.drain()
            lay.append(replay.table.cards.rows)
        for at, rows in enumerate(lay):
            replay.seekMoment(at)
            assert replay.table.cards.rows == rows, f"moment {at} of coup {coup}"


def test_a_jump_leaves_no_call_standing_but_the_one_that_stood_then(replay):
    called = {}
    for coup in range(replay.coups):
        replay.seekCoup(coup)
        while replay.coup == coup:
            called[coup, replay.at] = replay.table.croupier.call
            if replay.atEnd:
                break
            replay.forward()
    assert len(set(called.values())) > 10
    for coup, at in reversed(called):
        replay.last()
        assert replay.table.croupier.call
        replay.seekCoup(coup)
        replay.seekMoment(at)
        assert replay.table.croupier.call == called[coup, at]
    replay.table.jump(replay._moments[0]._replace(said=None))
    assert (replay.table.croupier.call, replay.table.croupier.meaning) == ("", "")


@pytest.mark.parametrize("landmark", CHEMIN_LANDMARKS)
def test_a_leap_finds_every_landmark_in_order(replay, landmark):
    wanted = []
    for coup in range(replay.coups):
        replay.seekCoup(coup)
        wanted += [(coup, at) for at, moment in enumerate(replay._moments) if shows(moment, CHEMIN_LANDMARKS[landmark])]
    replay.first()
    found = []
    for _ in wanted:
        replay.leap(landmark)
        found.append((replay.coup, replay.at))
    assert found == [place for place in wanted if place != (0, 0)]
    replay.leap(landmark)
    assert (replay.coup, replay.at) == (found or [(0, 0)])[-1]


def test_the_users_seat_sees_what_it_saw_and_open_cards_show_all(replay):
    hidden = shown = 0
    while not replay.atEnd:
        replay.forward()
        coup = replay.table.shown.coup
        if coup is None or "bank" in coup.turned or not coup.bank:
            continue
        replay.showCards(False)
        hidden += [row.face for row in replay.table.cards.rows if row.hand == "bank"].count("")
        replay.showCards(True)
        shown += [row.face for row in replay.table.cards.rows if row.hand == "bank"].count("")
    assert hidden > COUPS
    assert shown == 0


def test_nothing_can_be_done_at_a_table_of_the_past(replay):
    for _ in range(60):
        replay.forward()
        assert replay.table.acts.rows == ()
        assert replay.table.cutRange == []
        assert not replay.table.canTakeBack


@pytest.mark.parametrize("moments", [0, 25, 61])
def test_playing_on_makes_a_branch_that_stands_where_the_replay_stands(replay, shell, moments, qtbot):
    for _ in range(moments):
        replay.forward()
    moment = replay._moments[replay.at]
    with qtbot.waitSignal(replay.made) as told:
        replay.playOn()
    (made,) = told.args
    assert shell.library.chosen == made
    library = replay._desk.library()
    assert (library.summary(made).parent, library.summary(made).branched_at) == (1, moment.steps)
    shell.continueSession(made)
    assert shell.page == "table"
    assert steps_of(library.path)[: moment.steps]


def test_the_coup_is_copied_as_notation_and_that_is_said(replay, shell):
    shell.library.keepsakes.copyNotation(replay.notation)
    assert QGuiApplication.clipboard().text() == replay.notation
    assert replay.notation.startswith("1. B")
    assert replay.notation in shell.notices.sentence


def test_it_plays_by_itself_until_it_is_stopped(replay, qtbot):
    replay.hurry(9)
    replay.toggle()
    qtbot.waitUntil(lambda: replay.coup > 0, timeout=20_000)
    assert replay.playing
    replay.toggle()
    assert not replay.playing


def test_a_picture_that_cannot_be_written_is_said(in_english, replay, shell, tmp_path):
    picture = QImage(8, 8, QImage.Format.Format_RGB32)
    picture.fill(0)
    shell.library.keepsakes.savePicture(picture, QUrl.fromLocalFile(str(tmp_path / "none" / "table.png")))
    assert "table.png" in shell.notices.sentence
    assert "its folder does not exist" in shell.notices.sentence
