"""The bank on its way: offered, passed, sold, auctioned, at rest (rules B1, B6–B8, E1–E6)."""

from __future__ import annotations

from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.dealer import Dealer
from baccara_qt.core.chemin.state import Phase
from baccara_qt.core.money import Cents, Seat


def end_shoe(dealer: Dealer) -> None:
    """The shoe in use, if there is one, is over, and its seed is revealed (A5)."""
    shoe = dealer.state.shoe
    if shoe:
        dealer.emit(e.ShoeFinished(shoe.number, dealer.chance.reveal(shoe.number)))


def end_shoe_if_due(dealer: Dealer) -> None:
    """Ends the shoe when the stop card has shown: a coup begins only while more cards than that remain (B6)."""
    shoe = dealer.state.shoe
    if shoe and shoe.remaining <= dealer.state.rules.stop_card:
        end_shoe(dealer)


def offer_bank(dealer: Dealer, first: Seat, reason: e.OfferReason) -> None:
    """Offers the bank to every seat from ``first`` on to the right; who held it last is asked last (B7)."""
    # From ``first`` on, who may have gone meanwhile
    order = tuple(dealer.state.from_right_of(first - 1))
    last = dealer.state.last_banker
    if last in order:
        order = (*(n for n in order if n != last), last)
    dealer.emit(e.BankOffered(order, reason))


def rest_if_alone(dealer: Dealer) -> None:
    """With fewer than two players the game rests; stakes, bank and garage go home (B1)."""
    if len(dealer.state.active) < 2 and (dealer.state.bank or dealer.state.passage):
        rest(dealer)


def rest(dealer: Dealer) -> None:
    """The game rests; stakes, bank and garage go home (B1)."""
    return_stakes(dealer)
    bank_goes_home(dealer)
    dealer.emit(e.TableRested())


def reopen(dealer: Dealer) -> None:
    """A resting game goes on where the turn was (B7)."""
    if dealer.state.phase is Phase.RESTING and len(dealer.state.active) >= 2:
        offer_bank(dealer, next(dealer.state.from_right_of(dealer.state.last_banker)), "reopened")


def return_stakes(dealer: Dealer, *, overtaken: bool = False, but: Seat = 0) -> None:
    """Every stake (but this seat's) goes back (C3, E1)."""
    dealer.emit(
        *(
            e.StakeReturned(seat, amount, overtaken)
            for seat, amount in enumerate(dealer.state.books.stakes, 1)
            if amount and seat != but
        )
    )


def bank_goes_home(dealer: Dealer) -> None:
    """What is left of the bank, and its garage, go back to the banker (C21, B1)."""
    books = dealer.state.books
    if dealer.state.bank:
        dealer.emit(e.BankReturned(dealer.state.banker, books.bank, books.garage))


def pass_bank(dealer: Dealer, *, voluntary: bool) -> None:
    """The banker gives up the bank and takes it home; lying stakes go back (E1). The turn seat is settled here (E3)."""
    return_stakes(dealer)
    state = dealer.state
    seat, books = state.banker, state.books
    turn_seat = state.turn_seat or next(state.from_right_of(seat))
    dealer.emit(e.BankPassed(seat, books.bank, books.garage, voluntary, turn_seat))


def open_sale(dealer: Dealer, amount: Cents) -> None:
    """Offers the passed bank at its amount, from the right of the one who passed (E2)."""
    passer = dealer.state.last_banker
    dealer.emit(e.SaleOpened(dealer.state.others(passer), amount))


def sell_bank(dealer: Dealer, *, voluntary: bool) -> None:
    """The banker gives up the bank, and it is offered at its amount (E1, E2)."""
    amount = dealer.state.books.bank
    pass_bank(dealer, voluntary=voluntary)
    open_sale(dealer, amount)


def sell_unstaked(dealer: Dealer) -> None:
    """Nobody staked and the bank stays as it is: it is offered as passed, at the amount standing (C7)."""
    sell_bank(dealer, voluntary=False)


def nobody_wants_it(dealer: Dealer) -> None:
    """All refused: an auction (E4), or rest when one was held already (E5)."""
    state = dealer.state
    passage = state.passage
    assert passage is not None
    if passage.final:
        dealer.emit(e.TableRested())
        return
    start = state.last_banker
    order = state.others(start) if passage.passer else tuple(state.from_right_of(start))
    dealer.emit(e.AuctionOpened(order))


def end_auction(dealer: Dealer) -> None:
    """Sold to the highest bidder (E4); without a bid it is offered again (E5), or the game rests (B7)."""
    state = dealer.state
    passage = state.passage
    assert passage is not None
    if passage.bidder:
        regular = passage.bidder == state.turn_seat
        dealer.emit(e.BankAuctioned(passage.bidder, passage.amount, regular))
    elif passage.passer:
        offer_bank(dealer, state.turn_seat, "no_bid")
    else:
        dealer.emit(e.TableRested())
