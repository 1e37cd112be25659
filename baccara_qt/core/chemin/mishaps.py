"""Mistakes at the table, made to happen (rules G1–G6, G8–G11).

``may_happen`` lists what can go wrong at a table as it stands, ``happen`` lets it; ``putting_right`` puts it right. The
house's own staff makes no mistakes: this is for those who learn what is to be done then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from baccara_qt.core.cards import Card, is_natural, total
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin import mishap_events as m
from baccara_qt.core.chemin.dealer import Dealer
from baccara_qt.core.chemin.legal import verdict
from baccara_qt.core.chemin.state import Coup, Phase, TableState
from baccara_qt.core.chemin.turns import turn
from baccara_qt.core.money import Cents, Seat
from baccara_qt.core.tableau import STOOD, banker_verdict


class Mishap(NamedTuple):
    """Something that has gone wrong and is not yet put right.

    Attributes:
        kind: Its name in ``KINDS``.
        seat: Whom it concerns: a mispaid seat, the banker; 0 for nobody.
        amount: What a mispaid seat should have got, and ``paid`` what it got, in cents.
        hand: Where a card belongs, or which hand broke the tableau.
        again: Whether it is the banker's second time under the same bank (G9).
    """

    kind: str
    seat: Seat = 0
    amount: Cents = Cents(0)
    paid: Cents = Cents(0)
    hand: e.Hand = "ponte"
    again: bool = False


def _coup(state: TableState) -> Coup:
    assert state.coup is not None
    return state.coup


def _take(state: TableState, number: int) -> tuple[Card, ...]:
    """The next cards of the shoe."""
    shoe = state.shoe
    assert shoe is not None
    return shoe.order[shoe.dealt : shoe.dealt + number]


def hand_served(state: TableState) -> e.Hand | None:
    """The hand the next card belongs to; ``None`` when no card is due (C11, C15, C17)."""
    coup = state.coup
    if coup is None or coup.loose or coup.outcome:
        return None
    if state.phase is Phase.DEAL:
        return "ponte" if len(coup.ponte) == len(coup.bank) else "bank"
    over = "bank" in coup.turned and coup.bank_choice is None and is_natural(coup.bank)
    if over or "bank" not in coup.turned:
        return None
    if coup.ponte_choice == "draw" and coup.third is None:
        return "ponte"
    return "bank" if coup.bank_choice == "draw" and len(coup.bank) == 2 else None


# --- when it can happen, and how ---------------------------------------------------------------------------------


def _has_cards(state: TableState, number: int) -> bool:
    return state.shoe is not None and state.shoe.remaining >= number


def _before_close(state: TableState) -> bool:
    """Stakes lie, and only who was overtaken may still have something to say."""
    claims = state.claims
    return state.phase is Phase.CLAIMS and claims is not None and any(state.books.stakes) and not claims.queue


def _drawn_early(dealer: Dealer, luck: int) -> Mishap:
    dealer.emit(m.CardDrawnEarly())
    return Mishap("early_card")


def _serving(state: TableState) -> bool:
    return hand_served(state) is not None and _has_cards(state, 1)


def _serving_two(state: TableState) -> bool:
    return hand_served(state) is not None and _has_cards(state, 2)


def _face_up(dealer: Dealer, luck: int) -> Mishap:
    dealer.emit(m.CardFaceUp(_take(dealer.state, 1)))
    return Mishap("face_up")


def _stuck(dealer: Dealer, luck: int) -> Mishap:
    dealer.emit(m.CardsStuck(_take(dealer.state, 2)))
    return Mishap("stuck")


def _on_floor(dealer: Dealer, luck: int) -> Mishap:
    hand = hand_served(dealer.state)
    assert hand is not None
    dealer.emit(m.CardOnFloor(_take(dealer.state, 1)))
    return Mishap("floor", hand=hand)


def _ponte_stood(state: TableState) -> bool:
    return (
        state.phase is Phase.BANKER
        and turn(state) is not None
        and _coup(state).ponte_choice == "stand"
        and _bank_to_decide(state)
        and _has_cards(state, 2)
    )


def _bank_to_decide(state: TableState) -> bool:
    """Whether the bank's two cards lie open and nothing is said about a third."""
    coup = _coup(state)
    ready = "bank" in coup.turned and coup.bank_choice is None and not is_natural(coup.bank) and not coup.loose
    return ready and "ponte" not in coup.turned and hand_served(state) is None


def _unasked(dealer: Dealer, luck: int) -> Mishap:
    dealer.emit(m.CardsUnasked(_take(dealer.state, 1 + luck % 2)))
    return Mishap("unasked", hand="ponte")


def _ponte_bound(state: TableState) -> bool:
    if state.phase is not Phase.PONTE or turn(state) is None or not _has_cards(state, 2):
        return False
    coup = _coup(state)
    if not coup.holder or coup.loose or is_natural(coup.ponte) or is_natural(coup.bank):
        return False
    return verdict(state, "ponte") != "?" and coup.ponte_advice is None


def _ponte_against(dealer: Dealer, luck: int) -> Mishap:
    """He says the wrong word, and cards follow from it: as the bank plays by its tableau (C17)."""
    state = dealer.state
    coup = _coup(state)
    bank = total(coup.bank)
    freedom = "table" if state.rules.banker_freedom == "free" else state.rules.banker_freedom
    if verdict(state, "ponte") == "D":
        dealer.emit(e.HandStood("ponte"), e.HandTurned("bank"))
        number = int(banker_verdict(bank, STOOD, freedom) == "D")
    else:
        dealer.emit(e.HandDrew("ponte"), e.HandTurned("bank"))
        third = _take(state, 1)[0].points
        number = 1 + (luck % 2 and banker_verdict(bank, third, freedom) != "S")
    dealer.emit(m.TableauBroken(_take(state, number), "ponte"))
    return Mishap("ponte_against", seat=coup.holder, hand="ponte")


def _bank_bound(state: TableState) -> bool:
    if state.phase is not Phase.BANKER or turn(state) is None or not _has_cards(state, 1):
        return False
    coup = _coup(state)
    ready = _bank_to_decide(state) and (coup.third is not None or coup.ponte_choice == "stand")
    return ready and verdict(state, "bank") != "?" and coup.bank_advice is None


def _bank_against(dealer: Dealer, luck: int) -> Mishap:
    state = dealer.state
    if verdict(state, "bank") == "D":
        dealer.emit(e.HandStood("bank"), m.TableauBroken((), "bank"))
    else:
        dealer.emit(e.HandDrew("bank"), m.TableauBroken(_take(state, 1), "bank"))
    return Mishap("bank_against", seat=state.banker, hand="bank")


def _paying(state: TableState) -> bool:
    coup = state.coup
    return coup is not None and coup.outcome == "ponte" and any(state.books.stakes)


def _mispaid(dealer: Dealer, luck: int) -> Mishap:
    """A unit too much where the banker has it in his garage, else a unit too little."""
    state = dealer.state
    seat = next(seat for seat in state.others(state.banker) if state.books.stake(seat))
    amount, unit = state.books.stake(seat), state.rules.unit
    paid = Cents(amount + unit if state.books.garage >= unit and luck % 2 else max(0, amount - unit))
    dealer.emit(m.StakeMispaid(seat, amount, paid))
    return Mishap("mispaid", seat=seat, amount=amount, paid=paid)


def _bank_covered(state: TableState) -> bool:
    coup = state.coup
    return coup is not None and state.phase is Phase.PONTE and "bank" not in coup.turned and turn(state) is not None


def _looked(dealer: Dealer, luck: int) -> Mishap:
    dealer.emit(m.BankerLooked(dealer.state.banker))
    return Mishap("early_look", seat=dealer.state.banker)


def _natural_to_turn(state: TableState) -> bool:
    coup = state.coup
    if coup is None or state.phase is not Phase.PONTE or coup.loose or not _has_cards(state, 2):
        return False
    return is_natural(coup.ponte) and not coup.turned and coup.holder != 0


def _natural_hidden(dealer: Dealer, luck: int) -> Mishap:
    dealer.emit(m.NaturalHidden(_take(dealer.state, luck % 3)))
    return Mishap("hidden_natural", seat=_coup(dealer.state).holder)


def _may_expose(state: TableState) -> bool:
    coup = state.coup
    if coup is None or state.phase is not Phase.PONTE or coup.loose:
        return False
    return turn(state) is not None and coup.ponte_advice is None and len(coup.exposed) < 2


def _exposed(dealer: Dealer, luck: int) -> Mishap:
    """One of the ponte's cards, both of them, or one of the bank's."""
    hand: e.Hand = "bank" if luck % 3 == 2 else "ponte"
    dealer.emit(*[m.CardExposed(hand)] * (1 + luck % 3 % 2))
    return Mishap("exposed", hand=hand)


class Kind(NamedTuple):
    """A kind of mistake.

    Attributes:
        rule: Its number in the rule book.
        may: Whether it can happen at a table as it stands.
        happen: Lets it happen; the number chooses between its forms.
        fault_of: Whose fault it is in a strict house: the ponte's, the bank's, nobody's of the players (G7).
    """

    rule: str
    may: Callable[[TableState], bool]
    happen: Callable[[Dealer, int], Mishap]
    fault_of: e.Hand | None = None


KINDS: Final[dict[str, Kind]] = {
    "early_card": Kind("G1", _before_close, _drawn_early),
    "face_up": Kind("G2", _serving, _face_up),
    "stuck": Kind("G3", _serving_two, _stuck),
    "floor": Kind("G4", _serving, _on_floor),
    "unasked": Kind("G5", _ponte_stood, _unasked),
    "ponte_against": Kind("G6", _ponte_bound, _ponte_against, "ponte"),
    "bank_against": Kind("G6", _bank_bound, _bank_against, "bank"),
    "mispaid": Kind("G8", _paying, _mispaid),
    "early_look": Kind("G9", _bank_covered, _looked),
    "hidden_natural": Kind("G10", _natural_to_turn, _natural_hidden, "ponte"),
    "exposed": Kind("G11", _may_expose, _exposed),
}
"""Every kind of mistake by its name."""


def may_happen(state: TableState) -> Iterator[str]:
    """The kinds of mistakes that can happen at a table as it stands."""
    return (name for name, kind in KINDS.items() if kind.may(state))


def happen(dealer: Dealer, kind: str, luck: int) -> Mishap:
    """Lets a mistake happen; ``luck`` chooses between its forms."""
    return KINDS[kind].happen(dealer, luck)
