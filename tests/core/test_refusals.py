"""Every reason the table has to refuse something can be met, and each is one code and one rule."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import baccara_qt.core.chemin
from baccara_qt.core.chemin import Phase
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin.refusal import RULES
from baccara_qt.core.errors import RuleError
from baccara_qt.core.game import CROUPIER, Offer
from tests.core.table import BANK_WINS, Table, cents, house

CORE = Path(baccara_qt.core.chemin.__file__).parent
CODE = re.compile(r"[a-z_]+\.[a-z_]+")
SUBJECTS = {"stake", "bank", "bid", "cut", "amount"}


def codes_in_the_core() -> set[str]:
    """Every code written down in the core, with those that are put together from a subject and a reason."""
    words = {
        node.value
        for name in ("refusal.py", "decide.py", "../house_refusal.py")
        for node in ast.walk(ast.parse((CORE / name).read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    reasons = {word[1:] for word in words if re.fullmatch(r"\.[a-z_]+", word)}
    return {word for word in words if CODE.fullmatch(word)} | {
        f"{subject}.{reason}" for subject in SUBJECTS for reason in reasons
    }


Refusal = tuple[Table, int, object, str, str]


def coming_and_going() -> Iterator[Refusal]:
    t = Table(people=(1, 2, 3, 4))
    yield t, CROUPIER, c.OpenTable(()), "table.opened", "B1"
    yield t, 1, c.OpenTable(()), "staff.only", "B1"
    yield t, 1, object(), "command.unknown", "B1"
    yield t, 10, c.Leave(), "seat.unknown", "B9"
    yield t, 5, c.Leave(), "seat.empty", "B9"
    yield t, 1, c.SitDown(cents(100)), "seat.occupied", "B9"
    yield t, 4, c.Cut(9), "cut.too_small", "B5"
    yield t, 4, c.Cut(303), "cut.too_large", "B5"
    yield t, 4, c.Cut("half"), "cut.not_whole", "B5"  # type: ignore[arg-type]
    yield t, 1, c.BuyIn(cents(0)), "amount.too_small", "B9"
    yield t, 1, c.BuyIn(cents(10**12)), "amount.too_large", "B9"
    yield t, 1, c.BuyIn(cents(7)), "amount.not_a_multiple", "B10"
    yield t, 1, c.BuyIn(7.5), "amount.not_whole", "B9"  # type: ignore[arg-type]
    yield t, CROUPIER, c.CloseStakes(), "staff.not_now", "C10"
    t.sits_out(2, 3, 4)
    yield t, 2, c.SitOut(), "seat.sits_out", "B9"
    t.say(CROUPIER, c.CloseTable())
    yield t, 1, c.Leave(), "table.closed", "B9"
    t = Table(people=())
    t.state = type(t.state).new(t.state.rules)
    yield t, CROUPIER, c.OpenTable(()), "table.wrong_seats", "B1"
    yield t, CROUPIER, c.OpenTable((cents(-5),) * 9), "purse.out_of_range", "B9"


def the_bank_offered() -> Iterator[Refusal]:
    t = Table()
    t.all_silent(Phase.OFFER)
    yield t, 2, c.TakeBank(cents(50)), "turn.other", "B7"
    yield t, 1, c.TakeBank(cents(45)), "bank.too_small", "B7"
    yield t, 1, c.TakeBank(cents(5000)), "bank.too_large", "B7"
    yield t, 1, c.TakeBank(cents(52)), "bank.not_a_multiple", "B10"
    yield t, 1, c.TakeBank(None), "bank.not_whole", "B7"  # type: ignore[arg-type]
    yield t, CROUPIER, c.ChangeRules(house(seats=8)), "rules.seats_fixed", "B1"
    yield t, CROUPIER, c.ChangeRules(house(packs=5)), "rules.unsound", "B1"


def claims_and_cards() -> Iterator[Refusal]:
    t = Table(script="2s 2h 3s 3d", people=(1, 2, 3, 4), purses={2: 100, 4: 10})
    t.tips(4, 5)
    t.banker(1, 600)
    yield t, 1, c.SitOut(), "seat.is_banker", "B9"
    yield t, 1, c.PassBank(), "bank.too_early", "E1"
    yield t, 1, c.Stake(cents(50)), "claim.is_banker", "C6"
    yield t, 2, c.Stake(cents(5)), "stake.too_small", "C6"
    yield t, 2, c.Stake(cents(105)), "stake.too_large", "C6"
    yield t, 2, c.Stake(cents(12)), "stake.not_a_multiple", "B10"
    yield t, 2, c.Stake("all"), "stake.not_whole", "C6"  # type: ignore[arg-type]
    yield t, 2, c.CallBanco(), "banco.exceeds_purse", "C3"
    yield t, 2, c.CallAvecLaTable(), "avec_la_table.not_possible", "C4"
    yield t, CROUPIER, c.ChangeRules(house()), "rules.not_now", "B1"
    t.all_silent()
    yield t, 4, c.Stake(cents(10)), "stake.exceeds_purse", "C6"
    yield t, 3, c.Withdraw(), "stake.none", "C3"
    yield t, 3, c.CallSuivi(), "suivi.no_right", "C5"
    t.stake(2, 100)
    t.stake(3, 500)
    t.buys_in(4, 100)
    yield t, 4, c.Stake(cents(10)), "bank.covered", "C6"
    t.banco(3)
    yield t, 3, c.Withdraw(), "claim.bound", "C3"
    yield t, 3, c.Leave(), "seat.bound", "B9"
    yield t, 2, c.Stake(cents(50)), "claim.outranked", "C6"
    t.close()
    yield t, 2, c.Leave(), "coup.running", "B9"
    t.ask(3)
    yield t, 3, c.Stand(), "cards.bound", "C19"


def banco_lost() -> Iterator[Refusal]:
    """He who lost a banco is asked to follow before anybody may say anything else (C2, C5)."""
    t = Table(script=BANK_WINS, people=(1, 2, 3))
    t.banker(1, 50)
    t.banco(2)
    t.close()
    t.play()
    t.say(1, c.KeepBank())
    for call in (c.Stake(cents(50)), c.CallBanco(), c.CallAvecLaTable()):
        yield t, 2, call, "suivi.asked_first", "C2"
    yield t, 3, c.CallBanco(), "turn.other", "C3"
    t.done(2)
    t.stake(2, 50)
    t.declines_cards(2)
    yield t, 2, c.DeclineCards(), "cards.declined", "C9"


def the_bank_passed() -> Iterator[Refusal]:
    t = Table(script=BANK_WINS)
    t.banker(1, 50)
    t.coup(2, 50)
    yield t, CROUPIER, c.ChangeRules(house(bank_min=100)), "rules.bank_below_minimum", "C8"
    t.passes(1)
    t.all_silent(Phase.AUCTION)
    yield t, 2, c.Bid(cents(45)), "bid.too_small", "E4"
    yield t, 2, c.Bid(cents(9000)), "bid.too_large", "E4"
    yield t, 2, c.Bid(cents(52)), "bid.not_a_multiple", "B10"
    yield t, 2, c.Bid(True), "bid.not_whole", "E4"
    yield t, 2, c.Stake(cents(50)), "phase.other", "C6"


def test_every_code_of_the_core_can_be_met() -> None:
    met = set()
    for scene in (coming_and_going, the_bank_offered, claims_and_cards, banco_lost, the_bank_passed):
        for t, actor, command, code, rule in scene():
            t.refuses(actor, command, code, rule)
            met.add(code)
    # A shoe is cut between two cards: every whole number within the bounds is a place.
    assert codes_in_the_core() - met == {"cut.not_a_multiple"}
    assert met <= codes_in_the_core()


def test_every_command_acts_under_a_rule() -> None:
    kinds = c.Command.__args__
    assert {RULES[kind][0] for kind in kinds} == set("BCEFG")
    assert all(kind.__doc__ and not kind.__doc__.startswith(kind.__name__ + "(") for kind in kinds)


def test_a_refusal_says_what_it_is_about() -> None:
    error = RuleError("banco.exceeds_purse", rule="C3", bank=600, purse=5)
    assert str(error) == "banco.exceeds_purse (rule C3, bank=600, purse=5)"
    assert (error.code, error.rule, error.params) == ("banco.exceeds_purse", "C3", {"bank": 600, "purse": 5})
    assert str(RuleError("seat.empty", rule="B9")) == "seat.empty (rule B9)"


@pytest.mark.parametrize("actor", [-1, 10, 99, 2**70])
def test_nobody_from_outside_may_do_anything(actor: int) -> None:
    t = Table()
    for command in (c.Leave(), c.BuyIn(cents(10)), c.Stake(cents(50)), c.SitDown(cents(100)), c.Done()):
        t.refuses(actor, command, "seat.unknown", RULES[type(command)])


def test_an_offer_gives_its_command_and_the_amounts_it_allows() -> None:
    offer = Offer(c.Stake, 1000, 2500, 500)
    assert list(offer.amounts()) == [1000, 1500, 2000, 2500]
    assert [offer.allows(amount) for amount in (500, 1000, 1200, 2500, 3000)] == [False, True, False, True, False]
    assert offer.at(1500) == c.Stake(cents(15))
    nothing = Offer(c.Done)
    assert (nothing.at(), list(nothing.amounts()), nothing.allows(0), nothing.allows(1)) == (c.Done(), [0], True, False)
