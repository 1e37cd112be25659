"""A human at Big Table and Mini: what he sees, stakes and turns."""

import pytest

from baccara_qt.core.cards import total
from baccara_qt.core.game import CROUPIER
from baccara_qt.core.punto.bets import BETS
from baccara_qt.core.punto.commands import CloseStakes
from baccara_qt.core.punto.events import CardTurned, HandTurned, StakesClosed
from baccara_qt.core.punto.evolve import fold
from baccara_qt.core.punto.state import Phase
from baccara_qt.session.director import Director
from baccara_qt.session.places import Places
from baccara_qt.session.session import dry, opening
from baccara_qt.session.settings import Settings
from baccara_qt.session.setup import Setup
from baccara_qt.ui.preferences import Preferences
from baccara_qt.ui.punto.cues import cues_for
from baccara_qt.ui.punto.table import PuntoTable
from tests.ui.at_table import AtTable


class AtPunto(AtTable):
    """The view-model of a fresh table of Punto Banco, and the human's hand on it."""

    def __init__(self, path, *, preset="mini", seats=5, human=3, seed="at punto", **settings):
        setup = Setup.full(preset, seats, human=human, seed=seed)
        self.session = dry(setup, *opening(setup))
        self.preferences = Preferences(Settings(**{"speed": 0.0, "pace": 0, **settings}), Places(path))
        self.model = PuntoTable(Director(self.session), self.preferences)

    @property
    def state(self):
        return self.session.state

    def lies(self, bet):
        return self.state.seat(3).bet(bet)

    def to_stakes(self):
        for _ in range(100):
            self.wait_for_me()
            if "punto" in self.able():
                return
            self.do(next(kind for kind in ("cut", "decline_shoe", "turn_card") if kind in self.able()), "100")
        raise AssertionError("nobody asks for a stake")

    def lay(self, bet, amount="20"):
        self.model._hand.problem = ""
        self.model.entry.type(amount)
        self.model.lay(bet)
        seq = self.state.seq
        self.wait(lambda: self.state.seq > seq or self.model.problem)


@pytest.fixture
def at_punto(qapp, tmp_path):
    tables = []

    def sit(**how):
        tables.append(AtPunto(tmp_path, **how))
        return tables[-1]

    yield sit
    for table in tables:
        table.close()


@pytest.mark.parametrize("preset", ["mini", "big-table"])
def test_p2_stakes_are_laid_on_any_field_and_taken_off_again(at_punto, preset):
    table = at_punto(preset=preset)
    table.to_stakes()
    table.lay("tie", "10")
    assert table.lies("tie") == 10_00
    table.lay("tie", "5")
    assert table.lies("tie") == 15_00
    table.model.takeOff("tie")
    table.wait(lambda: table.lies("tie") == 10_00)
    table.do("banco", "50")
    assert table.lies("banco") == 50_00
    rows = {(row.place, row.seat): row.amount for row in table.model.chips.rows if row.seat == 3}
    assert rows == {("tie", 3): 10.0, ("banco", 3): 50.0}


def test_fault_5_an_amount_that_cannot_lie_there_is_refused_in_a_sentence(at_punto):
    table = at_punto()
    table.to_stakes()
    before = table.state
    for amount in ("abc", "3", "0"):
        table.lay("punto", amount)
        assert table.model.problem
        assert table.state is before
    table.lay("punto", "9999")
    assert table.lies("punto") == table.state.rules.stake_max, "no more than the field holds"


def test_the_stakes_of_the_coup_before_are_laid_again(at_punto):
    table = at_punto()
    table.to_stakes()
    assert not table.model.canRepeat
    table.do("tie", "10")
    table.do("punto", "40")
    coups = table.state.coups
    table.wait_for_me()
    if "close" in table.able():
        table.do("close")
    table.wait(lambda: table.state.coups > coups)
    table.to_stakes()
    table.do("withdraw") if "withdraw" in table.able() else None
    table.to_stakes()
    table.model.repeat()
    table.wait(lambda: (table.lies("punto"), table.lies("tie")) == (40_00, 10_00))


def test_what_is_pressed_while_the_same_stakes_fly_is_done(at_punto):
    table, told = at_punto(speed=1.0, last_word=True), []
    lay_everywhere(table)
    table.to_stakes()
    table.model.told.connect(lambda: told.append(table.model.seq))
    table.model.repeat()
    table.wait(lambda: table.lies("banco_pair") == 15_00)
    assert table.model.busy
    table.model.perform("withdraw", "", told[-1])
    assert table.lies("banco_pair") == 0


EVERYWHERE = (("punto", 40), ("banco", 30), ("tie", 10), ("punto_pair", 5), ("banco_pair", 15))


def lay_everywhere(table):
    """Stakes on each field, those that do not answer the question first; ends when the coup has been given."""
    table.to_stakes()
    for bet, amount in (*EVERYWHERE[2:], *EVERYWHERE[:2]):
        table.lay(bet, str(amount))
    coups = table.state.coups
    assert all(table.lies(bet) == amount * 100 for bet, amount in EVERYWHERE)
    table.wait_for_me()
    if "close" in table.able():
        table.do("close")
    table.wait(lambda: table.state.coups > coups)


@pytest.mark.parametrize("preset", ["mini", "big-table"])
def test_the_order_lays_all_that_lay_on_every_field(at_punto, preset):
    table, closed = at_punto(preset=preset), []

    def note(event, before):
        if isinstance(event, StakesClosed):
            closed.append(tuple((bet, before.seat(3).bet(bet) // 100) for bet, _ in EVERYWHERE))

    lay_everywhere(table)
    table.model.stage.happened.connect(note)
    table.model.orders.setSameStake(True)
    table.model.orders.setRefuseBank(True)
    table.wait(lambda: len(closed) >= 4)
    assert set(closed) == {EVERYWHERE}


def test_what_is_taken_off_by_hand_is_not_laid_again_by_an_order(at_punto):
    table = at_punto()
    lay_everywhere(table)
    for less in (lambda: table.model.takeOff("punto"), lambda: table.do("withdraw")):
        table.model.orders.setPaused(True)
        table.model.orders.setSameStake(True)
        table.model.orders.setPaused(False)
        table.wait(lambda: table.lies("punto") == 40_00)
        table.model.orders.setPaused(True)
        table.model.entry.type("20")
        less()
        table.wait(lambda: table.lies("punto") < 40_00)
        assert not table.model.orders.sameStake
        lies = table.lies("punto")
        table.model.orders.setPaused(False)
        table.wait_for_me()
        assert table.lies("punto") == lies


def test_shown_and_session_are_the_same_after_every_coup(at_punto):
    table = at_punto(preset="big-table")
    for _ in range(6):
        table.to_stakes()
        assert table.model.shown == table.state
        table.do("banco", "30")
        table.wait_for_me()
        if "close" in table.able():
            table.do("close")
    assert table.state.coups >= 5
    assert len(table.model.boards.boards[0]["cells"]) == len(table.state.results)
    fields = {(row.seat, row.bet) for row in table.model.fields.rows}
    assert fields == {(seat, bet) for seat in range(1, 6) for bet in table.state.rules.bets}


def test_p1_the_highest_stake_turns_its_cards_and_nobody_else_sees_them(at_punto):
    table = at_punto(preset="big-table", speed=1.0)
    table.to_stakes()
    table.do("banco", "1000")
    table.wait_for_me()
    if "close" in table.able():
        table.do("close")
    table.wait_for_me()
    assert table.state.phase is Phase.TURN and table.able() == {"turn_card"}
    card = table.state.coup.banco[0]
    assert table.model.squeezed == str(card)
    assert str(card) not in {row.face for row in table.model.cards.rows if row.hand == "banco"}
    table.do("turn_card")
    assert table.state.coup.turned[1] == 1


def close_and_deal(table):
    """The cues of a coup from the close on, and the table before it."""
    table.to_stakes()
    table.do("banco", "30")
    table.wait_for_me()
    before = table.session.state
    return cues_for(table.session.execute(CROUPIER, CloseStakes()).events, before), before


def test_p1_at_mini_all_four_cards_are_turned_at_once_and_then_both_points_called(at_punto):
    cues, state = close_and_deal(at_punto(last_word=True))
    dealt = [cue.beat for cue in cues].index("turn")
    assert [cue.beat for cue in cues[dealt - 4 : dealt + 3]] == ["card"] * 4 + ["turn", "word", "word"]
    turned, punto, banco = cues[dealt : dealt + 3]
    assert turned.events == (HandTurned("punto"), HandTurned("banco"))
    assert turned.say is None, "a call follows the turn"
    for cue in cues[: dealt + 1]:
        state = fold(state, cue.events)
    assert state.coup.turned == (2, 2)
    assert [cue.say.points for cue in (punto, banco)] == [total(state.coup.punto), total(state.coup.banco)]


def test_p1_at_the_big_table_one_card_is_turned_after_the_other(at_punto):
    cues, _ = close_and_deal(at_punto(preset="big-table", last_word=True))
    turns = [cue for cue in cues if cue.beat == "turn"]
    assert all(len(cue.events) == 1 and isinstance(cue.events[0], CardTurned) for cue in turns)
    assert all(cue.say is None for cue in turns), "a call follows the turn"
    calls = [cues[at - 1].beat for at, cue in enumerate(cues) if cue.say and cue.say.call in ("punto_has", "natural")]
    assert calls
    assert set(calls) == {"turn"}


def test_at_high_speed_cards_turn_of_themselves(at_punto):
    table = at_punto(preset="big-table", speed=0.2)
    table.to_stakes()
    table.do("banco", "1000")
    coups = table.state.coups
    for _ in range(20):
        table.wait_for_me()
        assert "turn_card" not in table.able()
        if table.state.coups > coups:
            return
        table.do("close")
    raise AssertionError("no coup was given")


def test_every_field_has_a_name_and_a_key(at_punto):
    table = at_punto()
    table.to_stakes()
    rows = [row for row in table.model.acts.rows if row.kind in BETS]
    assert {row.kind for row in rows} == set(table.state.rules.bets)
    assert len({row.key for row in rows}) == len(rows)


@pytest.mark.parametrize("how", ["onward", "instant"])
def test_what_moves_can_be_hurried_while_the_stakes_are_closed(at_punto, how):
    table = at_punto()
    table.to_stakes()
    table.do("punto", "40")
    table.preferences.speed = 1.0
    stage, closing = table.model.stage, False
    while not closing:
        table.wait(lambda: stage.busy or "close" in table.able())
        if "close" in table.able():
            table.do("close")
        closing = any(isinstance(event, StakesClosed) for event in (stage.cue.events if stage.cue else ()))
        if not closing:
            stage.acknowledge(stage.number)
    if how == "onward":
        table.model.orders.setOnward(True)
    else:
        table.preferences.speed = 0.0
    table.wait_for_me()
    assert table.model.shown == table.state
    assert table.state.books.balanced
