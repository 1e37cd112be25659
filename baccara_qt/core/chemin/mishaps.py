"""Mistakes at the table, made to happen and put right as the house does (rules G1–G6, G8–G11).

``may_happen`` lists what can go wrong at a table as it stands, ``happen`` lets it, ``remedy`` names what is right then
and ``put_right`` does it. The house's own staff makes no mistakes: this is for those who learn to put them right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, Literal, NamedTuple, get_args

from baccara_qt.core.cards import Card, is_natural, total
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin import mishap_events as m
from baccara_qt.core.chemin.dealer import Dealer
from baccara_qt.core.chemin.legal import verdict
from baccara_qt.core.chemin.passage import end_shoe_if_due
from baccara_qt.core.chemin.play import close_stakes
from baccara_qt.core.chemin.state import Coup, Phase, TableState
from baccara_qt.core.chemin.turns import turn
from baccara_qt.core.money import Cents, Seat
from baccara_qt.core.tableau import STOOD, banker_verdict

Remedy = Literal[
    "close",
    "void",
    "annul",
    "keep",
    "to_bank",
    "to_ponte",
    "burn",
    "draw_missing",
    "correct",
    "let_stand",
    "warn",
    "dismiss",
    "turn_natural",
]
"""How a mistake can be put right: close the stakes as they lie; the card is void; annul the coup; the card keeps its
place; it goes to the bank, to the ponte; it is burned; the missing card is drawn; put the payment right; let it stand;
warn the banker; he passes the bank; turn the natural."""

REMEDIES: Final[tuple[Remedy, ...]] = get_args(Remedy)


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
    return state.phase is Phase.CLAIMS and any(state.books.stakes) and not (state.claims and state.claims.suivi)


def _drawn_early(dealer: Dealer, luck: int) -> Mishap:
    dealer.emit(m.CardDrawnEarly())
    return Mishap("early_card")


def _serving(state: TableState) -> bool:
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
    free = verdict(state, "ponte") == "?" or coup.ponte_advice is not None
    return coup.holder != 0 and not (free or coup.loose or is_natural(coup.ponte) or is_natural(coup.bank))


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
    """A unit too much where the bank can still pay the others, else a unit too little."""
    state = dealer.state
    seat = next(seat for seat in state.others(state.banker) if state.books.stake(seat))
    amount, unit = state.books.stake(seat), state.rules.unit
    spare = state.books.bank - sum(state.books.stakes)
    paid = Cents(amount + unit if spare >= unit and luck % 2 else max(0, amount - unit))
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


# --- how it is put right ------------------------------------------------------------------------------------------


def _close(dealer: Dealer, mishap: Mishap) -> None:
    close_stakes(dealer)


def _void(dealer: Dealer, mishap: Mishap) -> None:
    """The next card takes its place; where there is none, the coup is annulled (B6)."""
    dealer.emit(*(m.CardVoided(card) for card in _coup(dealer.state).loose))
    if not _has_cards(dealer.state, 1):
        annul(dealer)


def annul(dealer: Dealer) -> None:
    """The coup is void: stakes go back, its cards go to the slot (G3, G6)."""
    state = dealer.state
    stakes = tuple((seat, amount) for seat, amount in enumerate(state.books.stakes, 1) if amount)
    dealer.emit(m.CoupAnnulled(stakes, _coup(state).uncovered))
    end_shoe_if_due(dealer)


def _annul(dealer: Dealer, mishap: Mishap) -> None:
    annul(dealer)


def _keep(dealer: Dealer, mishap: Mishap) -> None:
    """A card keeps its value and its place; one that lies on the floor goes where it was meant to go (G4, G11)."""
    dealer.emit(*(m.LooseCardGiven(mishap.hand, card) for card in _coup(dealer.state).loose))


def _as_the_ponte_stood(dealer: Dealer, mishap: Mishap) -> None:
    """Play is restored: to a bank of 0–5 the first card, the rest is burned (G5)."""
    if mishap.kind == "ponte_against":
        dealer.emit(m.ChoicePutRight("ponte", draw=False))
    loose = _coup(dealer.state).loose
    if total(_coup(dealer.state).bank) <= 5:
        dealer.emit(e.HandDrew("bank"), m.LooseCardGiven("bank", loose[0]))
        loose = loose[1:]
    dealer.emit(*(m.CardBurned(card) for card in loose))


def _as_the_ponte_drew(dealer: Dealer, mishap: Mishap) -> None:
    dealer.emit(m.ChoicePutRight("ponte", draw=True))
    dealer.emit(*(m.LooseCardGiven("ponte", card) for card in _coup(dealer.state).loose))


def _burn(dealer: Dealer, mishap: Mishap) -> None:
    if mishap.kind != "bank_against":
        _as_the_ponte_stood(dealer, mishap)
        return
    dealer.emit(m.ChoicePutRight("bank", draw=False))
    dealer.emit(*(m.CardBurned(card) for card in _coup(dealer.state).loose))


def _draw_missing(dealer: Dealer, mishap: Mishap) -> None:
    dealer.emit(m.ChoicePutRight(mishap.hand, draw=True))


def _correct(dealer: Dealer, mishap: Mishap) -> None:
    dealer.emit(m.PaymentCorrected(mishap.seat, Cents(mishap.paid - mishap.amount)))


def _let_stand(dealer: Dealer, mishap: Mishap) -> None:
    dealer.emit(m.PaymentStands(mishap.seat, mishap.amount, mishap.paid))


def _warn(dealer: Dealer, mishap: Mishap) -> None:
    dealer.emit(m.BankerWarned(mishap.seat))


def _dismiss(dealer: Dealer, mishap: Mishap) -> None:
    dealer.emit(m.BankerDismissed(mishap.seat))


def _turn_natural(dealer: Dealer, mishap: Mishap) -> None:
    dealer.emit(e.HandTurned("ponte"))
    dealer.emit(*(m.CardBurned(card) for card in _coup(dealer.state).loose))


_REMEDY: Final[dict[Remedy, Callable[[Dealer, Mishap], None]]] = {
    "close": _close,
    "void": _void,
    "annul": _annul,
    "keep": _keep,
    "to_bank": _as_the_ponte_stood,
    "to_ponte": _as_the_ponte_drew,
    "burn": _burn,
    "draw_missing": _draw_missing,
    "correct": _correct,
    "let_stand": _let_stand,
    "warn": _warn,
    "dismiss": _dismiss,
    "turn_natural": _turn_natural,
}


def _unasked_remedy(state: TableState, mishap: Mishap) -> Remedy:
    return "to_bank" if total(_coup(state).bank) <= 5 else "burn"


def _ponte_remedy(state: TableState, mishap: Mishap) -> Remedy:
    coup = _coup(state)
    if coup.ponte_choice == "stand":
        return "to_ponte" if coup.loose else "draw_missing"
    return "annul" if len(coup.loose) > 1 else _unasked_remedy(state, mishap)


def _bank_remedy(state: TableState, mishap: Mishap) -> Remedy:
    return "draw_missing" if _coup(state).bank_choice == "stand" else "burn"


def _payment_remedy(state: TableState, mishap: Mishap) -> Remedy:
    """Before the next close it is put right, after it it stands: the bank it came from is then another's (G8)."""
    coup = state.coup
    return "correct" if coup is not None and coup.outcome == "ponte" else "let_stand"


def _look_remedy(state: TableState, mishap: Mishap) -> Remedy:
    return "dismiss" if mishap.again else "warn"


class Kind(NamedTuple):
    """A kind of mistake.

    Attributes:
        rule: Its number in the rule book.
        may: Whether it can happen at a table as it stands.
        happen: Lets it happen; the number chooses between its forms.
        remedy: What is right then.
        fault_of: Whose fault it is in a strict house: the ponte's, the bank's, nobody's of the players (G7).
    """

    rule: str
    may: Callable[[TableState], bool]
    happen: Callable[[Dealer, int], Mishap]
    remedy: Callable[[TableState, Mishap], Remedy]
    fault_of: e.Hand | None = None


def _always(remedy: Remedy) -> Callable[[TableState, Mishap], Remedy]:
    return lambda state, mishap: remedy


KINDS: Final[dict[str, Kind]] = {
    "early_card": Kind("G1", _before_close, _drawn_early, _always("close")),
    "face_up": Kind("G2", _serving, _face_up, _always("void")),
    "stuck": Kind("G3", _serving, _stuck, _always("annul")),
    "floor": Kind("G4", _serving, _on_floor, _always("keep")),
    "unasked": Kind("G5", _ponte_stood, _unasked, _unasked_remedy),
    "ponte_against": Kind("G6", _ponte_bound, _ponte_against, _ponte_remedy, "ponte"),
    "bank_against": Kind("G6", _bank_bound, _bank_against, _bank_remedy, "bank"),
    "mispaid": Kind("G8", _paying, _mispaid, _payment_remedy),
    "early_look": Kind("G9", _bank_covered, _looked, _look_remedy),
    "hidden_natural": Kind("G10", _natural_to_turn, _natural_hidden, _always("turn_natural"), "ponte"),
    "exposed": Kind("G11", _may_expose, _exposed, _always("keep")),
}
"""Every kind of mistake by its name."""


def may_happen(state: TableState) -> Iterator[str]:
    """The kinds of mistakes that can happen at a table as it stands."""
    return (name for name, kind in KINDS.items() if kind.may(state))


def happen(dealer: Dealer, kind: str, luck: int) -> Mishap:
    """Lets a mistake happen; ``luck`` chooses between its forms."""
    return KINDS[kind].happen(dealer, luck)


def remedy(state: TableState, mishap: Mishap) -> Remedy:
    """What is right after a mistake."""
    return KINDS[mishap.kind].remedy(state, mishap)


def put_right(dealer: Dealer, mishap: Mishap) -> None:
    """Puts a mistake right as the house does; a strict house also bars who made it, or takes his bank (G7)."""
    _REMEDY[remedy(dealer.state, mishap)](dealer, mishap)
    if not dealer.state.rules.strict_house:
        return
    match KINDS[mishap.kind].fault_of:
        case "ponte":
            if mishap.seat:
                dealer.emit(e.PlayerBarred(mishap.seat))
        case "bank":
            dealer.emit(m.BankerDismissed(mishap.seat))
