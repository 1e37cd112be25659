"""The staff at work: what follows by itself from a state, one act at a time (rules B4–B8, C7–C25, E2–E6).

``due`` names the next act of the staff, or ``None`` when the table waits for somebody; each act emits its events
through the ``Dealer``. Who performs a step, the house or a learner, changes nothing about what the step is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from baccara_qt.core.cards import is_natural, total
from baccara_qt.core.chance import Chance
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.evolve import evolve
from baccara_qt.core.chemin.legal import highest_lower_bank, surplus_to_set_aside
from baccara_qt.core.chemin.state import Coup, Phase, TableState
from baccara_qt.core.chemin.turns import suivi_seat, turn
from baccara_qt.core.money import Cents, Seat, floor_to, share
from baccara_qt.core.tableau import ponte_advice


class Dealer:
    """The state as it goes while one command is carried out, and the events so far."""

    def __init__(self, state: TableState, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[e.Event] = []

    def emit(self, *events: e.Event) -> None:
        """Lets these events happen."""
        for event in events:
            self.state = evolve(self.state, event)
            self.events.append(event)

    def advance(self) -> None:
        """Performs what the staff does by itself, until the table waits for somebody."""
        while act := due(self.state):
            act(self)


Act = Callable[[Dealer], None]


def due(state: TableState) -> Act | None:
    """The staff's next act; ``None`` when the table waits for a player, for the close, or rests."""
    match state.phase:
        case Phase.SHUFFLE:
            return _shuffle
        case Phase.CUT:
            return _place_stop_card if state.shoe and state.shoe.cut else None
        case Phase.OFFER | Phase.SALE:
            return _nobody_wants_it if turn(state) is None else None
        case Phase.AUCTION:
            return _end_auction if turn(state) is None else None
        case Phase.KEEP:
            return None if _asks_banker(state) else open_stakes
        case Phase.LOWER:
            return None if highest_lower_bank(state) else sell_unstaked
        case Phase.DEAL:
            return _deal
        case Phase.PONTE | Phase.BANKER:
            return _due_in_play(state)
        case Phase.SETTLE:
            return _due_in_settling(state)
        case _:
            return None


# --- shoe -------------------------------------------------------------------------------------------------------


def _shuffle(dealer: Dealer) -> None:
    state = dealer.state
    number = state.shoes + 1
    shuffle = dealer.chance.shuffle(number, state.rules.packs)
    by_dealers = len(state.occupied) >= state.rules.dealers_from
    dealer.emit(e.ShoeShuffled(number, shuffle.commitment, shuffle.order, shuffle.backs, by_dealers))


def _place_stop_card(dealer: Dealer) -> None:
    dealer.emit(e.StopCardPlaced(dealer.state.rules.stop_card))


def end_shoe_if_due(dealer: Dealer) -> None:
    """Ends the shoe when the stop card has shown: a coup begins only while more cards than that remain (B6)."""
    shoe = dealer.state.shoe
    if shoe and shoe.remaining <= dealer.state.rules.stop_card:
        dealer.emit(e.ShoeFinished(shoe.number, dealer.chance.reveal(shoe.number)))


# --- the bank on its way ----------------------------------------------------------------------------------------


def offer_bank(dealer: Dealer, first: Seat, reason: e.OfferReason) -> None:
    """Offers the bank to every seat from ``first`` on to the right; who held it last is asked last (B7)."""
    state = dealer.state
    active = state.active
    order = (*(n for n in active if n >= first), *(n for n in active if n < first))
    last = state.last_banker
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
    _bank_goes_home(dealer)
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


def _bank_goes_home(dealer: Dealer) -> None:
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
    dealer.emit(e.SaleOpened(_others(dealer.state, passer), amount))


def _others(state: TableState, seat: Seat) -> tuple[Seat, ...]:
    return tuple(n for n in state.from_right_of(seat) if n != seat)


def sell_unstaked(dealer: Dealer) -> None:
    """Nobody staked and the bank stays as it is: it is offered as passed, at the amount standing (C7)."""
    amount = dealer.state.books.bank
    pass_bank(dealer, voluntary=False)
    open_sale(dealer, amount)


def _nobody_wants_it(dealer: Dealer) -> None:
    """All refused: an auction (E4), or rest when one was held already (E5)."""
    state = dealer.state
    passage = state.passage
    assert passage is not None
    if passage.final:
        dealer.emit(e.TableRested())
        return
    start = state.last_banker
    order = _others(state, start) if passage.passer else tuple(state.from_right_of(start))
    dealer.emit(e.AuctionOpened(order))


def _end_auction(dealer: Dealer) -> None:
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


# --- before the close -------------------------------------------------------------------------------------------


def _asks_banker(state: TableState) -> bool:
    """Whether the banker is asked to go on: not when he has just taken the bank, nor without a choice (C26, E1)."""
    assert state.bank is not None
    return not state.bank.kept and (state.may_pass or surplus_to_set_aside(state) > 0)


def open_stakes(dealer: Dealer) -> None:
    """Announces the bank and asks for suivi, then each seat from the banker's right (C2)."""
    state = dealer.state
    dealer.emit(e.StakesOpened(_others(state, state.banker), suivi_seat(state)))


def close_stakes(dealer: Dealer) -> None:
    """*Rien ne va plus*: trims, names who holds the cards, sets aside what is not covered (C6–C10)."""
    if not any(dealer.state.books.stakes):
        dealer.emit(e.NobodyStaked())
        return
    dealer.emit(*_trims(dealer.state))
    stakes = dealer.state.books.stakes
    at_risk = Cents(sum(stakes))
    uncovered = Cents(dealer.state.books.bank - at_risk)
    dealer.emit(e.StakesClosed(_holder(dealer.state), at_risk))
    if uncovered:
        dealer.emit(e.BankUncovered(uncovered))


def _trims(state: TableState) -> Iterable[e.StakeTrimmed]:
    """What exceeds the bank goes back, from the last seat in order (C6)."""
    claims, books = state.claims, state.books
    assert claims is not None
    called = books.stake(claims.caller) if claims.caller else 0
    room: int = floor_to(books.bank - called, state.rules.unit)
    trims = []
    for seat in _others(state, state.banker):
        stake = books.stake(seat)
        if stake and seat != claims.caller:
            kept = min(stake, room)
            room -= kept
            if kept < stake:
                trims.append(e.StakeTrimmed(seat, Cents(stake - kept)))
    return trims


def _holder(state: TableState) -> Seat:
    """Who plays the ponte's cards: the caller, else the largest stake, else the next; 0 for the croupier (C9)."""
    claims, books = state.claims, state.books
    assert claims is not None
    able = [
        seat
        for seat in _others(state, state.banker)
        if books.stake(seat) and seat not in claims.declined and not state.seat(seat).barred
    ]
    if claims.caller in able:
        return claims.caller
    return max(able, key=books.stake, default=0)


# --- the coup ---------------------------------------------------------------------------------------------------


def _deal(dealer: Dealer) -> None:
    """Ponte, bank, ponte, bank, face down (C11)."""
    for _ in range(2):
        _deal_card(dealer, "ponte")
        _deal_card(dealer, "bank")


def _deal_card(dealer: Dealer, hand: e.Hand) -> None:
    shoe = dealer.state.shoe
    assert shoe is not None
    dealer.emit(e.CardDealt(hand, shoe.order[shoe.dealt]))


def _due_in_play(state: TableState) -> Act | None:
    """From the four cards to the announcement (A3, C12–C15)."""
    coup = state.coup
    assert coup is not None
    ponte_natural = is_natural(coup.ponte)
    if ponte_natural and "ponte" not in coup.turned:
        return _turn_ponte
    if "bank" not in coup.turned:
        if ponte_natural or coup.ponte_choice:
            return _turn_bank
        return None if coup.holder else _croupier_plays
    if ponte_natural or is_natural(coup.bank):
        return _announce if "ponte" in coup.turned else _turn_ponte
    if coup.ponte_choice == "draw" and coup.third is None:
        return _third_to_ponte
    if coup.bank_choice is None:
        return None
    if coup.bank_choice == "draw" and len(coup.bank) == 2:
        return _third_to_bank
    return _announce if "ponte" in coup.turned else _turn_ponte


def _turn_ponte(dealer: Dealer) -> None:
    dealer.emit(e.HandTurned("ponte"))


def _turn_bank(dealer: Dealer) -> None:
    dealer.emit(e.HandTurned("bank"))


def _third_to_ponte(dealer: Dealer) -> None:
    _deal_card(dealer, "ponte")


def _third_to_bank(dealer: Dealer) -> None:
    _deal_card(dealer, "bank")


def _croupier_plays(dealer: Dealer) -> None:
    """Nobody can or will hold the cards: the croupier plays them, drawing on 5 (C9)."""
    assert dealer.state.coup is not None
    draws = ponte_advice(total(dealer.state.coup.ponte))
    dealer.emit(e.HandDrew("ponte") if draws else e.HandStood("ponte"))


def _announce(dealer: Dealer) -> None:
    coup = dealer.state.coup
    assert coup is not None
    bank, ponte = total(coup.bank), total(coup.ponte)
    outcome: e.Outcome = "tie" if bank == ponte else "bank" if bank > ponte else "ponte"
    dealer.emit(e.PointsAnnounced(bank, ponte, outcome))


# --- settling ---------------------------------------------------------------------------------------------------


def _due_in_settling(state: TableState) -> Act:
    """Rake, cagnotte, bank — or pay seat by seat, the rest home; the cards last of all (C20–C25)."""
    coup = state.coup
    assert coup is not None
    match coup.outcome:
        case "bank":
            if not coup.raked:
                return _rake
            if not coup.taxed and cagnotte_due(state):
                return _take_cagnotte
            if state.rules.garage == "returns" and coup.uncovered:
                return _uncovered_returns
            return _due_for_bank(state) or _discard
        case "tie":
            return _uncovered_returns if coup.uncovered else _discard
        case _:
            if any(state.books.stakes):
                return _pay
            return _bank_goes_home if state.bank else _discard


def _due_for_bank(state: TableState) -> Act | None:
    """The bank is made up to the minimum and capped at the maximum (C1, C8)."""
    books, rules = state.books, state.rules
    if books.bank < rules.bank_min and books.garage:
        return make_up_bank
    if rules.bank_max and books.bank > rules.bank_max:
        return cap_bank
    return None


def make_up_bank(dealer: Dealer) -> None:
    """A bank below the minimum is made up from the garage (C8)."""
    books, rules = dealer.state.books, dealer.state.rules
    dealer.emit(e.GarageReturned(Cents(min(books.garage, rules.bank_min - books.bank))))


def cap_bank(dealer: Dealer) -> None:
    """Of a bank grown above the maximum only the maximum is in play (C1)."""
    dealer.emit(e.BankCapped(Cents(dealer.state.books.bank - dealer.state.rules.bank_max)))


def cagnotte_due(state: TableState) -> Cents:
    """The house's part of what the bank wins in this coup (C23)."""
    coup, rules = state.coup, state.rules
    assert coup is not None
    return share(coup.at_risk, rules.cagnotte_percent, rules.cagnotte_step, rules.cagnotte_rounding)


def _rake(dealer: Dealer) -> None:
    state = dealer.state
    lost = ((seat, state.books.stake(seat)) for seat in _others(state, state.banker))
    dealer.emit(e.StakesRaked(tuple((seat, amount) for seat, amount in lost if amount)))


def _take_cagnotte(dealer: Dealer) -> None:
    dealer.emit(e.CagnotteTaken(cagnotte_due(dealer.state)))


def _uncovered_returns(dealer: Dealer) -> None:
    coup: Coup | None = dealer.state.coup
    assert coup is not None
    dealer.emit(e.GarageReturned(coup.uncovered))


def _pay(dealer: Dealer) -> None:
    """Pays the next stake in order from the banker's right (C24)."""
    state = dealer.state
    seat = next(seat for seat in _others(state, state.banker) if state.books.stake(seat))
    dealer.emit(e.StakePaid(seat, state.books.stake(seat)))


def _discard(dealer: Dealer) -> None:
    """The cards into the slot; then a lost bank moves on: to the turn seat (E6) or to the right (C21)."""
    dealer.emit(e.CardsDiscarded())
    end_shoe_if_due(dealer)
    state = dealer.state
    if state.bank is None:
        if state.turn_seat:
            offer_bank(dealer, state.turn_seat, "returns")
        else:
            offer_bank(dealer, next(state.from_right_of(state.last_banker)), "lost")
