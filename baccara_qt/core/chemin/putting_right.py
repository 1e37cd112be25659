"""Mistakes at the table, put right as the house does (rules G1–G11).

``remedy`` names what is right after a mistake, ``put_right`` does it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, get_args

from baccara_qt.core.cards import total
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin import mishap_events as m
from baccara_qt.core.chemin.dealer import Dealer
from baccara_qt.core.chemin.mishaps import KINDS, Mishap, hand_served
from baccara_qt.core.chemin.passage import end_shoe_if_due
from baccara_qt.core.chemin.play import close_stakes
from baccara_qt.core.chemin.state import Coup, TableState
from baccara_qt.core.money import Cents

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


def _coup(state: TableState) -> Coup:
    assert state.coup is not None
    return state.coup


def _close(dealer: Dealer, mishap: Mishap) -> None:
    close_stakes(dealer)


def _void(dealer: Dealer, mishap: Mishap) -> None:
    """The next card takes its place."""
    dealer.emit(*(m.CardVoided(card) for card in _coup(dealer.state).loose))


def gives_out(state: TableState) -> bool:
    """Whether the shoe gives out within a coup, as it may after cards were void: the coup is then annulled (B6)."""
    return state.shoe is not None and not state.shoe.remaining and hand_served(state) is not None


def annul(dealer: Dealer) -> None:
    """The coup is void: stakes go back, its cards go to the slot (B6, G3, G6)."""
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
    """Before the next close it is put right, after that it stands: the bank it came from is then another's (G8)."""
    coup = state.coup
    return "correct" if coup is not None and coup.outcome == "ponte" else "let_stand"


def _look_remedy(state: TableState, mishap: Mishap) -> Remedy:
    return "dismiss" if mishap.again else "warn"


def _always(remedy: Remedy) -> Callable[[TableState, Mishap], Remedy]:
    return lambda state, mishap: remedy


_RIGHT: Final[dict[str, Callable[[TableState, Mishap], Remedy]]] = {
    "early_card": _always("close"),
    "face_up": _always("void"),
    "stuck": _always("annul"),
    "floor": _always("keep"),
    "unasked": _unasked_remedy,
    "ponte_against": _ponte_remedy,
    "bank_against": _bank_remedy,
    "mispaid": _payment_remedy,
    "early_look": _look_remedy,
    "hidden_natural": _always("turn_natural"),
    "exposed": _always("keep"),
}


def remedy(state: TableState, mishap: Mishap) -> Remedy:
    """What is right after a mistake."""
    return _RIGHT[mishap.kind](state, mishap)


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
