"""From a command to its events. Nothing is changed; what the table does not allow raises ``RuleError``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from baccara_qt.core.cards import total
from baccara_qt.core.chance import Chance
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin import passage, play, settle
from baccara_qt.core.chemin.dealer import Dealer
from baccara_qt.core.chemin.legal import house_offers, play_offers
from baccara_qt.core.chemin.refusal import check_amount, why_not
from baccara_qt.core.chemin.staff import advance
from baccara_qt.core.chemin.state import Phase, TableState
from baccara_qt.core.chemin.turns import avec_la_table_amount
from baccara_qt.core.errors import RuleError
from baccara_qt.core.game import CROUPIER, Actor, Offer
from baccara_qt.core.house_refusal import check_opening, check_rules
from baccara_qt.core.money import Cents, Seat
from baccara_qt.core.tableau import STOOD, banker_advice, ponte_advice


def decide(state: TableState, actor: Actor, command: Any, chance: Chance) -> tuple[e.Event, ...]:
    """The events a command leads to, with all that the staff does by itself after it.

    Args:
        state: The table; it is not changed.
        actor: A seat's number, or ``CROUPIER``.
        command: What the actor asks for.
        chance: Where a new shoe comes from.

    Raises:
        RuleError: If the table does not allow it.
    """
    return carry_out(state, actor, command, chance)[0]


def carry_out(state: TableState, actor: Actor, command: Any, chance: Chance) -> tuple[tuple[e.Event, ...], TableState]:
    """``decide`` together with the state its events lead to, which had to be found on the way."""
    dealer = begin(state, actor, command, chance)
    advance(dealer)
    return tuple(dealer.events), dealer.state


def begin(state: TableState, actor: Actor, command: Any, chance: Chance) -> Dealer:
    """The table once a command is carried out, before the staff goes on by itself. Raises ``RuleError``."""
    kind = type(command)
    if kind in _SPECIAL:
        _SPECIAL[kind](state, actor, command)
    else:
        _check_offered(state, actor, command)
    dealer = Dealer(state, chance)
    _HANDLERS[kind](dealer, actor, command)
    return dealer


def _check_offered(state: TableState, actor: Actor, command: Any) -> None:
    offer = _offered(state, actor, type(command))
    if offer is None:
        raise why_not(state, actor, type(command))
    if offer.step:
        check_amount(offer, command)


def _offered(state: TableState, actor: Actor, kind: type) -> Offer | None:
    for offer in play_offers(state, actor):
        if offer.command is kind:
            return offer
    return next((offer for offer in house_offers(state, actor) if offer.command is kind), None)


# --- the table --------------------------------------------------------------------------------------------------


def _open_table(dealer: Dealer, actor: Actor, command: c.OpenTable) -> None:
    dealer.emit(*(e.SeatTaken(seat, amount) for seat, amount in enumerate(command.purses, 1) if amount))
    if len(dealer.state.active) < 2:
        dealer.emit(e.TableRested())
    else:
        passage.offer_bank(dealer, dealer.state.active[0], "first")


def _close_table(dealer: Dealer, actor: Actor, command: c.CloseTable) -> None:
    passage.end_shoe(dealer)
    dealer.emit(e.TableClosed())


def _may_change_rules(state: TableState, actor: Actor, command: c.ChangeRules) -> None:
    rules = command.rules
    if actor != CROUPIER:
        raise RuleError("staff.only", rule="B1")
    quiet = (Phase.KEEP, Phase.OFFER, Phase.CUT, Phase.RESTING)
    priced = state.passage is not None and state.passage.kind != "offer"
    if state.phase not in quiet or priced or any(state.books.stakes):
        raise RuleError("rules.not_now", rule="B1")
    check_rules(state, rules)
    if state.bank and state.books.bank + state.books.garage < rules.bank_min:
        raise RuleError("rules.bank_below_minimum", rule="C8", least=rules.bank_min)


def _change_rules(dealer: Dealer, actor: Actor, command: c.ChangeRules) -> None:
    dealer.emit(e.RulesChanged(command.rules))
    passage.end_shoe_if_due(dealer)
    books, rules = dealer.state.books, dealer.state.rules
    if dealer.state.bank and books.bank < rules.bank_min:
        settle.make_up_bank(dealer)
    elif rules.bank_max and books.bank > rules.bank_max:
        settle.cap_bank(dealer)


def _may_bar(state: TableState, actor: Actor, command: c.Bar) -> None:
    if actor != CROUPIER:
        raise RuleError("staff.only", rule="G7")
    if state.in_coup:
        raise RuleError("coup.running", rule="G7")
    if not state.rules.strict_house or state.closed:
        raise RuleError("staff.not_now", rule="G7")
    if type(command.seat) is not int or not state.is_seat(command.seat):
        raise RuleError("seat.unknown", rule="G7", seat=command.seat)
    if not state.seat(command.seat).occupied:
        raise RuleError("seat.empty", rule="G7", seat=command.seat)


def _bar(dealer: Dealer, actor: Actor, command: c.Bar) -> None:
    """The erring player may not hold the cards, the erring banker passes the bank (G7)."""
    dealer.emit(e.PlayerBarred(command.seat))
    if command.seat == dealer.state.banker:
        passage.sell_bank(dealer, voluntary=False)


# --- coming and going (B9, F4) ----------------------------------------------------------------------------------


def _sit_down(dealer: Dealer, seat: Seat, command: c.SitDown) -> None:
    dealer.emit(e.SeatTaken(seat, command.amount))
    passage.reopen(dealer)


def _buy_in(dealer: Dealer, seat: Seat, command: c.BuyIn) -> None:
    dealer.emit(e.BoughtIn(seat, command.amount))
    passage.reopen(dealer)


def _come_back(dealer: Dealer, seat: Seat, command: c.ComeBack) -> None:
    dealer.emit(e.CameBack(seat))
    passage.reopen(dealer)


def _take_back_stake(dealer: Dealer, seat: Seat) -> None:
    amount = dealer.state.books.stake(seat)
    if amount:
        dealer.emit(e.StakeWithdrawn(seat, amount))


def _sit_out(dealer: Dealer, seat: Seat, command: c.SitOut) -> None:
    _take_back_stake(dealer, seat)
    dealer.emit(e.SatOut(seat))
    passage.rest_if_alone(dealer)


def _leave(dealer: Dealer, seat: Seat, command: c.Leave) -> None:
    """Leaving is passing for a banker, whatever he has given so far (E1)."""
    banker = dealer.state.banker == seat
    amount = dealer.state.books.bank
    if banker:
        passage.pass_bank(dealer, voluntary=True)
    else:
        _take_back_stake(dealer, seat)
    dealer.emit(e.SeatLeft(seat, dealer.state.books.purse(seat)))
    if not banker:
        passage.rest_if_alone(dealer)
    elif len(dealer.state.active) < 2:
        dealer.emit(e.TableRested())
    else:
        passage.open_sale(dealer, amount)


def _tip(dealer: Dealer, seat: Seat, command: c.Tip) -> None:
    dealer.emit(e.TipGiven(seat, command.amount))


def _cut(dealer: Dealer, seat: Seat, command: c.Cut) -> None:
    dealer.emit(e.ShoeCut(seat, command.position))


# --- bank and passage -------------------------------------------------------------------------------------------


def _take_bank(dealer: Dealer, seat: Seat, command: c.TakeBank) -> None:
    dealer.emit(e.BankTaken(seat, command.amount))


def _decline_bank(dealer: Dealer, seat: Seat, command: c.DeclineBank) -> None:
    dealer.emit(e.BankDeclined(seat))


def _keep_bank(dealer: Dealer, seat: Seat, command: c.KeepBank) -> None:
    dealer.emit(e.BankKept(seat))
    play.open_stakes(dealer)


def _pass_bank(dealer: Dealer, seat: Seat, command: c.PassBank) -> None:
    passage.sell_bank(dealer, voluntary=True)


def _set_aside(dealer: Dealer, seat: Seat, command: c.SetAside) -> None:
    dealer.emit(e.BankSetAside(seat, command.amount))


def _buy_bank(dealer: Dealer, seat: Seat, command: c.BuyBank) -> None:
    state = dealer.state
    assert state.passage is not None
    dealer.emit(e.BankBought(seat, state.passage.amount, seat == state.turn_seat))


def _decline_sale(dealer: Dealer, seat: Seat, command: c.DeclineSale) -> None:
    dealer.emit(e.SaleDeclined(seat))


def _bid(dealer: Dealer, seat: Seat, command: c.Bid) -> None:
    dealer.emit(e.BidMade(seat, command.amount))


def _pass_bid(dealer: Dealer, seat: Seat, command: c.PassBid) -> None:
    dealer.emit(e.BidPassed(seat))


def _lower_bank(dealer: Dealer, seat: Seat, command: c.LowerBank) -> None:
    dealer.emit(e.BankLowered(Cents(dealer.state.books.bank - command.amount)))
    play.open_stakes(dealer)


# --- claims -----------------------------------------------------------------------------------------------------


def _stake(dealer: Dealer, seat: Seat, command: c.Stake) -> None:
    """A stake of the whole bank counts as *banco* (C6)."""
    if command.amount == dealer.state.books.bank:
        _call_banco(dealer, seat, command)
    else:
        dealer.emit(e.StakePlaced(seat, command.amount, dealer.state.books.stake(seat)))


def _call_banco(dealer: Dealer, seat: Seat, command: object) -> None:
    passage.return_stakes(dealer, overtaken=True, but=seat)
    state = dealer.state
    prime = next(state.from_right_of(state.banker)) == seat
    dealer.emit(e.BancoCalled(seat, state.books.bank, state.books.stake(seat), prime))


def _call_suivi(dealer: Dealer, seat: Seat, command: c.CallSuivi) -> None:
    passage.return_stakes(dealer, overtaken=True, but=seat)
    dealer.emit(e.SuiviCalled(seat, dealer.state.books.bank, dealer.state.books.stake(seat)))


def _call_avec_la_table(dealer: Dealer, seat: Seat, command: c.CallAvecLaTable) -> None:
    rules, books = dealer.state.rules, dealer.state.books
    dealer.emit(e.AvecLaTableCalled(seat, avec_la_table_amount(rules, books), books.stake(seat)))


def _withdraw(dealer: Dealer, seat: Seat, command: c.Withdraw) -> None:
    _take_back_stake(dealer, seat)


def _decline_cards(dealer: Dealer, seat: Seat, command: c.DeclineCards) -> None:
    dealer.emit(e.CardsDeclined(seat))


def _done(dealer: Dealer, seat: Seat, command: c.Done) -> None:
    claims = dealer.state.claims
    assert claims is not None
    if claims.nobody:
        passage.sell_unstaked(dealer)
    elif claims.suivi == seat:
        dealer.emit(e.SuiviDeclined(seat))
    else:
        dealer.emit(e.ClaimDeclined(seat))


def _close_stakes(dealer: Dealer, actor: Actor, command: c.CloseStakes) -> None:
    play.close_stakes(dealer)


# --- carte or non -----------------------------------------------------------------------------------------------


def _hand(state: TableState) -> e.Hand:
    return "ponte" if state.phase is Phase.PONTE else "bank"


def _draw(dealer: Dealer, seat: Seat, command: c.Draw) -> None:
    dealer.emit(e.HandDrew(_hand(dealer.state)))


def _stand(dealer: Dealer, seat: Seat, command: c.Stand) -> None:
    dealer.emit(e.HandStood(_hand(dealer.state)))


def _ask_advice(dealer: Dealer, seat: Seat, command: c.AskAdvice) -> None:
    """The croupier answers by the total, never from cards gone, and the answer binds (C19)."""
    coup = dealer.state.coup
    assert coup is not None
    hand = _hand(dealer.state)
    if hand == "ponte":
        draw = ponte_advice(total(coup.ponte))
    else:
        draw = banker_advice(total(coup.bank), coup.third.points if coup.third else STOOD)
    dealer.emit(e.AdviceGiven(hand, draw))


_SPECIAL: dict[type, Callable[[TableState, Actor, Any], None]] = {
    c.OpenTable: check_opening,
    c.ChangeRules: _may_change_rules,
    c.Bar: _may_bar,
}

_HANDLERS: dict[type, Callable[[Dealer, Actor, Any], None]] = {
    c.OpenTable: _open_table,
    c.CloseTable: _close_table,
    c.ChangeRules: _change_rules,
    c.Bar: _bar,
    c.SitDown: _sit_down,
    c.BuyIn: _buy_in,
    c.SitOut: _sit_out,
    c.ComeBack: _come_back,
    c.Leave: _leave,
    c.Tip: _tip,
    c.Cut: _cut,
    c.TakeBank: _take_bank,
    c.DeclineBank: _decline_bank,
    c.Stake: _stake,
    c.CallBanco: _call_banco,
    c.CallAvecLaTable: _call_avec_la_table,
    c.CallSuivi: _call_suivi,
    c.Withdraw: _withdraw,
    c.DeclineCards: _decline_cards,
    c.Done: _done,
    c.CloseStakes: _close_stakes,
    c.LowerBank: _lower_bank,
    c.Draw: _draw,
    c.Stand: _stand,
    c.AskAdvice: _ask_advice,
    c.KeepBank: _keep_bank,
    c.PassBank: _pass_bank,
    c.SetAside: _set_aside,
    c.BuyBank: _buy_bank,
    c.DeclineSale: _decline_sale,
    c.Bid: _bid,
    c.PassBid: _pass_bid,
}
