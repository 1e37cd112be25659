"""Punto Banco in a session: stored, resumed, exchanged, verified and taken back like any game of the house."""

from contextlib import closing

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baccara_qt import headless
from baccara_qt.core.game import CROUPIER
from baccara_qt.core.games import presets
from baccara_qt.core.house_commands import Done
from baccara_qt.core.punto import commands as c
from baccara_qt.core.punto import events as e
from baccara_qt.core.punto.game import PUNTO_BANCO
from baccara_qt.core.punto.rules import TableRules
from baccara_qt.core.punto.state import Phase, TableState
from baccara_qt.session.codec import encode_rules, encode_state, encode_step
from baccara_qt.session.decode import DecodeError, decode_rules, decode_state, decode_step
from baccara_qt.session.director import Director
from baccara_qt.session.errors import RecordError, WrongStepError
from baccara_qt.session.exchange import read_incoming
from baccara_qt.session.library import Library
from baccara_qt.session.session import dry, opening
from baccara_qt.session.setup import Setup
from baccara_qt.session.verify import verify
from tests.session.test_codec import values

PRESETS = ("big-table", "mini")


def lines_of(setup, coups):
    """The lines of a table of guests that nobody interrupts."""
    with closing(dry(setup, *opening(setup))) as session:
        director = Director(session)
        while session.state.coups < coups:
            director.act()
        return list(session.lines())


# --- as text ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", PUNTO_BANCO.commands)
@settings(max_examples=10)
@given(data=st.data(), actor=st.integers(0, 14))
def test_every_command_comes_back(command, data, actor):
    given_ = data.draw(values(command))
    line = encode_step(actor, given_, ())
    assert decode_step(line, "punto_banco") == (actor, given_, ())


@pytest.mark.parametrize("event", PUNTO_BANCO.events)
@settings(max_examples=10)
@given(data=st.data())
def test_every_event_comes_back(event, data):
    happened = (data.draw(values(event)),)
    assert decode_step(encode_step(0, Done(), happened), "punto_banco").events == happened


@settings(max_examples=30)
@given(values(TableRules), values(TableState))
def test_rules_and_states_come_back(rules, state):
    assert decode_rules(encode_rules(rules)) == rules
    assert decode_state(encode_state(state), "punto_banco") == state


def test_rules_say_what_is_played():
    assert '"game":"punto_banco"' in encode_rules(presets()["mini"])
    assert decode_rules(encode_rules(presets()["casino"])) == presets()["casino"]
    with pytest.raises(DecodeError):
        decode_rules(encode_rules(presets()["mini"]).replace("punto_banco", "poker"))
    with pytest.raises(DecodeError):
        decode_rules("[]")


def test_a_command_of_another_game_is_no_step_of_this_one():
    with pytest.raises(DecodeError):
        decode_step('{"actor":1,"command":{"kind":"call_banco"},"events":[]}', "punto_banco")
    with pytest.raises(DecodeError):
        decode_step('{"actor":1,"command":{"kind":"take_shoe"},"events":[]}', "chemin_de_fer")


# --- stored and resumed -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
def test_fault_29_it_can_be_left_and_resumed_in_every_phase(tmp_path, preset):
    setup = Setup.full(preset, 4, seed="resumed")
    expected = lines_of(setup, 85)
    phases = set()
    with Library(tmp_path / "library.db") as library:
        session = library.create(setup)
        director = Director(session)
        while session.state.coups < 85:
            director.act()
            phase = session.state.phase
            if phase not in phases or session.state.coups == 80:
                phases.add(phase)
                before = session.state
                session.close()
                session = library.open(session.id)
                director = Director(session)
                assert session.state == before
        assert list(session.lines()) == expected
        assert list(library.problems()) == []
        summary = library.summary(session.id)
        assert (summary.preset, summary.coups, summary.phase) == (preset, 85, session.state.phase.value)
    assert phases == {Phase.CUT, Phase.STAKES} | ({Phase.OFFER, Phase.TURN} if preset == "big-table" else set())


@pytest.mark.parametrize("preset", PRESETS)
def test_a_record_goes_out_and_comes_in_and_goes_on(tmp_path, preset):
    setup = Setup.full(preset, 3, seed="exchanged")
    record = tmp_path / "table.baccara"
    with Library(tmp_path / "one.db") as library:
        session = library.create(setup)
        headless.play(session, 60, lambda _: None)
        digest = library.export(session.id, record)
        state = session.state
    found = verify(record)
    assert (found.state, found.digest) == (state, digest)
    told = []
    replayed = headless.replay(record, told.append, 20)
    assert (replayed.figures.state, replayed.at.coups, len(told)) == (state, 20, 60)
    assert sum(replayed.figures.counts[name] for name in ("bank", "ponte", "tie")) == 60
    with Library(tmp_path / "two.db") as other:
        session = other.open(read_incoming(record).into(other))
        assert session.state == state
        headless.play(session, 70, lambda _: None)
        assert list(other.problems()) == []


def test_a_record_with_a_coup_that_pays_too_much_is_wrong(tmp_path):
    record = tmp_path / "table.baccara"
    with Library(tmp_path / "library.db") as library:
        session = library.create(Setup.full("mini", 2, seed="wrong"))
        headless.play(session, 10, lambda _: None)
        library.export(session.id, record)
    lines = record.read_bytes().splitlines(keepends=True)
    at = next(n for n, line in enumerate(lines) if b'"kind":"stake_paid"' in line)
    lines[at] = lines[at].replace(b'"won":', b'"won":1')
    from tests.golden.test_golden import _with_another_digest

    record.write_bytes(b"".join(_with_another_digest(lines)))
    with pytest.raises(WrongStepError, match=f"line {at + 1}"):
        verify(record)
    lines[0] = lines[0].replace(b'"game":"punto_banco","rules"', b'"game":"chemin_de_fer","rules"')
    record.write_bytes(b"".join(lines))
    with pytest.raises(RecordError):
        verify(record)


# --- with somebody in the user's place --------------------------------------------------------------------------


@pytest.fixture
def table():
    """A Mini with the user at seat 2, asked for his stakes."""
    setup = Setup.full("mini", 3, human=2, seed="user")
    with closing(dry(setup, *opening(setup))) as session:
        director = Director(session, last_word=True)
        while director.act():
            pass
        if session.state.phase is Phase.CUT:
            session.execute(2, c.Cut(50))
        while director.act():
            pass
        assert session.state.phase is Phase.STAKES
        yield session, director


def test_fault_24_a_stake_can_be_taken_back_until_the_close(table):
    session, director = table
    before = session.state
    session.execute(2, c.StakeBanco(5000))
    session.execute(2, c.StakeTie(500))
    assert session.can_take_back
    session.take_back()
    assert session.state.seat(2).bet("tie") == 0
    assert session.state.seat(2).bet("banco") == 5000
    session.take_back()
    assert session.state.books == before.books
    assert session.state.seat(2).bets == before.seat(2).bets
    session.execute(2, c.StakeBanco(5000))
    while director.act():
        pass
    director.close()
    assert not session.can_take_back


def test_the_croupier_waits_for_the_last_word_and_then_closes(table):
    session, director = table
    session.execute(2, c.StakePunto(5000))
    while director.act():
        pass
    assert director.due() is None
    assert session.state.phase is Phase.STAKES
    step = director.close()
    assert step.actor == CROUPIER
    assert any(isinstance(event, e.PointsAnnounced) for event in step.events)


def test_the_human_deals_and_turns_his_own_cards_at_the_big_table():
    setup = Setup.full("big-table", 3, human=1, seed="squeeze")
    with closing(dry(setup, *opening(setup))) as session:
        director, turned = Director(session), 0
        while session.state.coups < 6:
            if director.act() is None:
                state = session.state
                answers = {Phase.OFFER: c.TakeShoe(), Phase.STAKES: c.StakeBanco(100_000), Phase.TURN: c.TurnCard()}
                session.execute(1, answers[state.phase])
                turned += state.phase is Phase.TURN
        assert turned > 6


def test_one_alone_can_play():
    setup = Setup.full("mini", 1, human=1, seed="alone")
    with closing(dry(setup, *opening(setup))) as session:
        session.execute(1, c.Cut(20))
        session.execute(1, c.StakeBanco(1000))
        Director(session).act()
        assert session.state.coups == 1
