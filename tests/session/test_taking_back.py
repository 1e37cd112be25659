"""What the user did about stakes and bank can be taken back until the close or the next card (C10, fault 24)."""

import random
from contextlib import closing

import pytest

from baccara_qt.core.chemin import Phase, legal, turn
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.records import CoupRecorder, coup_records
from baccara_qt.core.errors import RuleError
from baccara_qt.core.frozen import replace
from baccara_qt.core.game import CROUPIER, Step, TakeBack
from baccara_qt.players import choose, see
from baccara_qt.players.temperament import STEADY
from baccara_qt.session.decode import decode_step
from baccara_qt.session.director import Director
from baccara_qt.session.errors import StorageError, WrongStepError
from baccara_qt.session.exchange import read_incoming
from baccara_qt.session.recent import standing
from baccara_qt.session.record import Header, write_record
from baccara_qt.session.session import dry, opening
from baccara_qt.session.setup import Setup
from baccara_qt.session.verify import verify
from tests.session.regret import GOING, advance

USER = 2
KINDS = {
    *(c.Stake, c.CallBanco, c.CallAvecLaTable, c.CallSuivi, c.Withdraw, c.DeclineCards),
    *(c.TakeBank, c.DeclineBank, c.PassBank, c.BuyBank, c.DeclineSale, c.Bid, c.PassBid),
}
"""What can be taken back."""


def without_count(state):
    """The table, but for the number of events it took to come there."""
    return replace(state, seq=0)


def until_asked(session, director, phase):
    """Plays on until the user is asked in this phase."""
    for _ in range(20_000):
        if session.state.phase is phase and turn(session.state) == USER:
            return
        if director.act() is None:
            seat = turn(session.state) or USER
            offers = legal(session.state, seat)
            session.execute(seat, choose(see(session.state, seat), offers, STEADY, session.stream(seat)))
    pytest.fail("never asked")


def anything(session, luck):
    """Something the user may do now, whatever it is."""
    offers = [offer for offer in legal(session.state, USER) if offer.command not in GOING]
    offer = luck.choice(offers)
    return offer.at(min(offer.max, offer.min + luck.randint(0, 20) * offer.step))


def test_fault_24_whatever_was_done_is_taken_back_with_what_the_guests_did_since(dry_session):
    session = dry_session("koenigsspiel", 4, human=USER, everybody=6000_00, seed="regret")
    director, luck, back = Director(session, last_word=True), random.Random(1), set()
    for _ in range(20_000):
        if back == KINDS:
            return
        if director.act() is not None:
            continue
        if turn(session.state) is None and session.state.phase is Phase.CLAIMS and luck.random() < 0.5:
            director.close()
            continue
        before, acted, command = session.state, list(session.recent.acted), anything(session, luck)
        session.execute(USER, command)
        for _ in range(luck.randint(0, 3)):
            if session.can_take_back and director.due() in session.guests:
                director.act()
        if type(command) not in KINDS - back or not session.can_take_back:
            continue
        session.take_back()
        assert without_count(session.state) == without_count(before)
        assert session.recent.acted == acted
        assert session.took_back
        assert director.due() is None
        assert session.state.books.balanced
        back.add(type(command))
    pytest.fail(f"never taken back: {KINDS - back}")


def test_c10_after_the_close_nothing_can_be_taken_back(dry_session):
    session = dry_session(seats=3, human=USER, everybody=4000_00)
    director = Director(session)
    until_asked(session, director, Phase.CLAIMS)
    session.execute(USER, next(o for o in legal(session.state, USER) if o.command is c.Stake).at(50_00))
    assert session.can_take_back
    while not session.state.in_coup:
        assert session.can_take_back
        director.act()
    before = session.state
    assert not session.can_take_back
    with pytest.raises(RuleError) as refused:
        session.take_back()
    assert (refused.value.code, refused.value.rule) == ("act.lasting", "C10")
    assert session.state is before


def test_nothing_is_taken_back_where_discipline_is_kept(library):
    setup = Setup.full("casino", 3, human=USER, seed="discipline")
    with closing(library.create(replace(setup, discipline=True))) as session:
        until_asked(session, Director(session), Phase.CLAIMS)
        session.execute(USER, next(o for o in legal(session.state, USER) if o.command is c.Stake).at(50_00))
        assert not session.can_take_back
    with closing(library.open(session.id)) as again:
        assert again.setup.discipline
        assert not again.can_take_back


def test_acts_are_taken_back_one_after_the_other(dry_session):
    session = dry_session(seats=2, human=USER, everybody=4000_00)
    director = Director(session)
    until_asked(session, director, Phase.CLAIMS)
    states = []
    for amount in (50_00, 70_00, 90_00):
        states.append(session.state)
        session.execute(USER, c.Stake(amount))
    for before in reversed(states):
        session.take_back()
        assert without_count(session.state) == without_count(before)
    session.execute(USER, c.Stake(60_00))
    assert session.state.books.stake(USER) == 60_00
    assert len({session.state.seq}) == 1


def test_nothing_more_to_say_is_no_act_of_its_own(dry_session):
    session = dry_session(seats=3, human=USER, everybody=4000_00)
    until_asked(session, Director(session), Phase.CLAIMS)
    before = session.state
    session.execute(USER, c.Done())
    assert not session.can_take_back or session.recent.take_back().events[0].step < session.recent.steps
    assert before.claims.queue


def test_a_card_a_guest_or_money_ends_it(dry_session):
    session = dry_session(seats=3, human=USER)
    until_asked(session, Director(session), Phase.OFFER)
    session.execute(USER, c.DeclineBank())
    assert session.can_take_back
    session.execute(3, c.BuyIn(100_00))
    assert not session.can_take_back


def test_the_guests_say_the_same_again(dry_session):
    session = dry_session(seats=5, human=USER, everybody=4000_00, seed="luck")
    director = Director(session)
    until_asked(session, director, Phase.CLAIMS)

    def answers():
        session.execute(USER, c.Stake(50_00))
        said = []
        while turn(session.state) in session.guests:
            said.append(director.act())
        return said

    first = answers()
    session.take_back()
    assert first
    assert answers() == first


def test_the_guests_go_on_and_the_croupier_waits_after_something_was_taken_back(dry_session):
    session = dry_session(seats=2, human=USER, everybody=4000_00)
    director = Director(session)  # without a last word
    until_asked(session, director, Phase.CLAIMS)
    session.execute(USER, c.Done())
    session.execute(USER, c.Stake(50_00))
    assert director.due() == CROUPIER
    session.take_back()
    assert director.due() is None
    session.execute(USER, c.Done()) if turn(session.state) == USER else director.close()


# --- the record ---------------------------------------------------------------------------------------------------


@pytest.fixture
def regretted(library):
    """A kept session in which much was taken back."""
    with closing(library.create(Setup.full("koenigsspiel", 4, human=USER, seed="often"))) as session:
        director = Director(session)
        steps = [advance(director) for _ in range(1500)]
        assert sum(isinstance(step.command, TakeBack) for step in steps) > 20
        yield session


def test_the_record_with_what_was_taken_back_is_verified(library, regretted, tmp_path):
    path = tmp_path / "regret.baccara"
    digest = library.export(regretted.id, path)
    assert digest == regretted.digest()
    stood = []
    found = verify(path, lambda _: stood.append)
    assert (found.state, found.digest) == (regretted.state, digest)
    assert [played.step for played in stood] == list(standing(library.steps(regretted.id)))
    assert not any(isinstance(played.step.command, TakeBack) for played in stood)
    again = library.open(read_incoming(path).into(library))
    assert again.state == regretted.state
    assert list(library.problems()) == []


def test_coups_are_told_as_if_nothing_had_been_taken_back(library, regretted):
    steps = list(library.steps(regretted.id))
    recorder = CoupRecorder()
    live = [record for step in steps for event in step.events if (record := recorder.note(event))]
    assert live == list(coup_records(event for step in standing(steps) for event in step.events))
    assert len(live) == regretted.state.coups > 5


def test_a_session_reopened_anywhere_goes_on_alike(library, tmp_path):
    """Closed and opened again after every step: the same table, the same luck, the same that can be taken back."""
    setup = Setup.full("koenigsspiel", 4, human=USER, seed="often")
    kept = library.create(setup)
    luck = random.Random(3)
    with closing(dry(setup, *opening(setup))) as other:
        director = Director(other)
        for step in (advance(director) for _ in range(400)):
            same = kept.take_back() if isinstance(step.command, TakeBack) else kept.execute(step.actor, step.command)
            assert same == step
            if luck.random() < 0.2:
                kept.close()
                kept = library.open(kept.id)
            assert kept.state == other.state
            assert kept.can_take_back == other.can_take_back
            assert kept.recent.acted == other.recent.acted
    kept.close()
    assert list(library.problems()) == []


def test_what_cannot_be_stored_is_not_taken_back(library, failing):
    with closing(library.create(Setup.full("casino", 3, human=USER, seed="full"))) as session:
        until_asked(session, Director(session), Phase.CLAIMS)
        session.execute(USER, c.Stake(50_00))
        before = session.state
        with (
            failing(library, 2, session._journal, error="SQLITE_FULL"),
            pytest.raises(StorageError, match="disk is full"),
        ):
            session.take_back()
        assert session.state is before
        assert session.can_take_back
        session.take_back()
        assert session.state.books.stake(USER) == 0


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda step: step._replace(command=TakeBack(1)), "what seat 2 can take back is step"),
        (lambda step: step._replace(actor=3), "what seat 2 can take back is step"),
        (lambda step: step._replace(events=(replace(step.events[0], moves=()),)), "event 1 should be"),
    ],
)
def test_something_else_taken_back_is_a_wrong_step(regretted, tmp_path, change, reason):
    from baccara_qt.session.codec import encode_step

    lines = list(regretted.lines())
    n = next(n for n, line in enumerate(lines) if '"take_back"' in line and '"moves":[[' in line)
    lines[n] = encode_step(*change(decode_step(lines[n])))
    path = tmp_path / "forged.baccara"
    write_record(path, Header.of(regretted.setup, regretted.guests, committed=False), lambda: lines)
    with pytest.raises(WrongStepError, match=reason) as wrong:
        verify(path)
    assert wrong.value.line == n + 2


def test_a_record_of_a_disciplined_table_takes_nothing_back(regretted, tmp_path):
    path = tmp_path / "forged.baccara"
    setup = replace(regretted.setup, discipline=True)
    write_record(path, Header.of(setup, regretted.guests, committed=False), regretted.lines)
    with pytest.raises(WrongStepError, match="does not allow take_back"):
        verify(path)


def test_a_step_before_the_croupier_acts_may_still_go():
    steps = [Step(CROUPIER, c.CloseStakes(), ()), Step(2, c.Done(), ()), Step(3, c.Done(), ())]
    back = Step(2, TakeBack(2), ())
    assert list(standing(steps)) == steps
    assert list(standing([*steps, back])) == steps[:1]
    assert e.TakenBack.rule == "C10"
