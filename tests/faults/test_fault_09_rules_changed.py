"""Fault 9: a house rule changed in the middle without a word; a change is announced and in the record."""

from dataclasses import fields, replace

import pytest

from baccara_qt.core.chemin import Phase, TableRules, TableState, fold
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e
from baccara_qt.core.game import CROUPIER
from tests.core.table import BANK_WINS, PONTE_WINS, TIE, ShortShoes, Table, cents, house


def after_a_win(**settings: object) -> Table:
    """Banker 3 has won 50 of his 100: bank 97.50, garage 50."""
    t = Table(script=f"{BANK_WINS} {BANK_WINS}", **settings)
    t.banker(3, 100)
    t.coup(5, 50)
    return t


def test_fault_09_a_change_is_announced_and_in_the_record() -> None:
    t = after_a_win()
    t.changes_rules(cagnotte_percent=10, garage="returns")
    assert t.step == (e.RulesChanged(house(cagnotte_percent=10, garage="returns")),)
    t.coup(5, 50)
    assert (t.cagnotte, t.bank) == (2.5 + 5, 97.5 + 50 - 5)
    assert fold(TableState.new(house()), t.events) == t.state


def test_fault_09_nothing_else_than_that_event_ever_changes_them() -> None:
    t = after_a_win()
    state = TableState.new(house())
    for event in t.events:
        after = fold(state, (event,))
        assert (after.rules == state.rules) or isinstance(event, e.RulesChanged)
        state = after


@pytest.mark.parametrize("field", [field.name for field in fields(TableRules) if field.name != "seats"])
def test_fault_09_every_setting_but_the_seats_can_be_changed_between_coups(field: str) -> None:
    others = replace(house("strict", unit=1, stake_min=5, bank_min=20, bank_max=900, opening_purse=100), seats=9)
    others = replace(others, packs=8, stop_card=8, cagnotte_step=cents(1), cagnotte_rounding="up", dealers_from=4)
    others = replace(others, garage="returns", min_coups=2, withdraw_above=True, cagnotte_percent=7)
    t = after_a_win()
    t.say(CROUPIER, c.ChangeRules(replace(t.state.rules, **{field: getattr(others, field)})))
    assert getattr(t.state.rules, field) == getattr(others, field) != getattr(house(), field)


@pytest.mark.parametrize(
    "moment",
    ["claims", "lying", "ponte", "banker", "sale", "auction", "lower", "a sale during the cut"],
)
def test_fault_09_never_while_stakes_or_a_price_stand(moment: str) -> None:
    t = Table(
        chance=ShortShoes(" ".join([BANK_WINS] * 4)) if moment == "a sale during the cut" else None,
        script=TIE if moment == "lying" else "2s 2h 3s 3d",
        min_coups=0,
    )
    t.banker(3, 100)
    match moment:
        case "lying":
            t.coup(5, 50)
        case "ponte" | "banker":
            t.stake(5, 50)
            t.close()
            t.draw(5) if moment == "banker" else None
        case "sale" | "auction":
            t.passes(3)
            t.all_silent(Phase(moment))
        case "lower":
            t.close()
        case "a sale during the cut":
            for _ in range(4):
                t.coup(5, 10)
            t.leaves(3)
            assert t.phase is Phase.CUT
    t.refuses(CROUPIER, c.ChangeRules(house(bank_max=60)), "rules.not_now", "B1")


@pytest.mark.parametrize("moment", [Phase.CUT, Phase.OFFER, Phase.KEEP, Phase.RESTING])
def test_fault_09_between_coups_when_nothing_stands(moment: Phase) -> None:
    t = after_a_win() if moment is Phase.KEEP else Table()
    t.all_silent(moment)
    assert t.phase is moment
    t.changes_rules(min_coups=2)
    assert t.state.rules.min_coups == 2


def test_fault_09_only_the_croupier_announces_them() -> None:
    after_a_win().refuses(3, c.ChangeRules(house()), "staff.only", "B1")


def test_fault_09_a_new_maximum_sends_the_rest_of_the_bank_to_the_garage() -> None:
    t = after_a_win()
    t.changes_rules(bank_max=60)
    assert t.heard() == ["RulesChanged", "BankCapped"]
    assert (t.bank, t.garage) == (60, 87.5)


def test_fault_09_a_new_minimum_makes_the_bank_up_from_the_garage_or_is_refused() -> None:
    t = after_a_win()
    t.changes_rules(bank_min=120)
    assert t.heard() == ["RulesChanged", "GarageReturned"]
    assert (t.bank, t.garage) == (120, 27.5)
    t.refuses(CROUPIER, c.ChangeRules(house(bank_min=150)), "rules.bank_below_minimum", "C8", least=cents(150))


def test_fault_09_a_bank_that_stands_at_the_new_limits_is_left_alone() -> None:
    t = after_a_win()
    t.changes_rules(unit=2.5, bank_min=97.5, bank_max=97.5)
    assert t.heard() == ["RulesChanged"]
    assert (t.bank, t.garage) == (97.5, 50)


def test_fault_09_a_new_stop_card_may_end_the_shoe() -> None:
    t = Table(chance=ShortShoes(" ".join([BANK_WINS] * 5), behind=10))
    t.banker(3, 100)
    t.coup(5, 50)
    t.changes_rules(stop_card=26)
    assert t.heard() == ["RulesChanged", "ShoeFinished", "ShoeShuffled"]
    assert (t.phase, t.bank) == (Phase.CUT, 97.5)


def test_fault_09_a_new_minimum_nobody_has_moves_the_offer_on() -> None:
    t = Table(script=PONTE_WINS, purses=100)
    t.banker(3, 50)
    t.coup(5, 50)
    assert t.phase is Phase.OFFER
    t.changes_rules(bank_min=500)
    assert t.heard() == ["RulesChanged", "AuctionOpened", "TableRested"]


def test_fault_09_a_shoe_keeps_its_packs_until_the_next() -> None:
    t = Table(chance=None, script=BANK_WINS)
    t.banker(3, 100)
    t.coup(5, 50)
    t.changes_rules(packs=8)
    assert len(t.state.shoe.order) == 312


def test_fault_09_rules_that_contradict_themselves_are_refused() -> None:
    t = after_a_win()
    t.refuses(CROUPIER, c.ChangeRules(house(stake_min=7)), "rules.unsound", "B1", field="stake_min")
    t.refuses(CROUPIER, c.ChangeRules(house(seats=8)), "rules.seats_fixed", "B1", seats=9)
