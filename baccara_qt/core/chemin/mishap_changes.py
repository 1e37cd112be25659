"""What mishaps, and putting them right, change in the state (rules G)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from baccara_qt.core.cards import Card
from baccara_qt.core.chemin import mishap_events as m
from baccara_qt.core.chemin.state import Choice, Coup, TableState
from baccara_qt.core.chemin.table_changes import Changes
from baccara_qt.core.event import Event
from baccara_qt.core.frozen import replace


def _coup(state: TableState) -> Coup:
    assert state.coup is not None
    return state.coup


def _nothing(state: TableState, event: Event) -> Changes:
    return {}


def cards_loose(state: TableState, event: m.CardsLoose) -> Changes:
    coup, shoe = _coup(state), state.shoe
    assert shoe is not None
    return {
        "shoe": replace(shoe, dealt=shoe.dealt + len(event.cards)),
        "coup": replace(coup, loose=coup.loose + event.cards),
    }


def _without(coup: Coup, card: Card) -> tuple[Card, ...]:
    at = coup.loose.index(card)
    return coup.loose[:at] + coup.loose[at + 1 :]


def loose_card_gone(state: TableState, event: m.CardVoided | m.CardBurned) -> Changes:
    coup = _coup(state)
    return {"coup": replace(coup, loose=_without(coup, event.card))}


def loose_card_given(state: TableState, event: m.LooseCardGiven) -> Changes:
    coup = _coup(state)
    coup = replace(coup, loose=_without(coup, event.card))
    if event.hand == "ponte":
        return {"coup": replace(coup, ponte=(*coup.ponte, event.card))}
    return {"coup": replace(coup, bank=(*coup.bank, event.card))}


def choice_put_right(state: TableState, event: m.ChoicePutRight) -> Changes:
    choice: Choice = "draw" if event.draw else "stand"
    if event.hand == "ponte":
        return {"coup": replace(_coup(state), ponte_choice=choice)}
    return {"coup": replace(_coup(state), bank_choice=choice)}


def card_exposed(state: TableState, event: m.CardExposed) -> Changes:
    coup = _coup(state)
    return {"coup": replace(coup, exposed=(*coup.exposed, event.hand))}


def coup_annulled(state: TableState, event: m.CoupAnnulled) -> Changes:
    """As if the coup had not been: the banker goes on, and who had the right to follow has it still (C5)."""
    bank = state.bank
    assert bank is not None
    return {"coup": None, "claims": None, "bank": replace(bank, kept=True)}


MISHAP_CHANGES: Final[dict[type[Event], Callable[[TableState, Any], Changes]]] = {
    m.CardDrawnEarly: _nothing,
    m.CardFaceUp: cards_loose,
    m.CardsStuck: cards_loose,
    m.CardOnFloor: cards_loose,
    m.CardsUnasked: cards_loose,
    m.TableauBroken: cards_loose,
    m.StakeMispaid: _nothing,
    m.BankerLooked: _nothing,
    m.NaturalHidden: cards_loose,
    m.CardExposed: card_exposed,
    m.CardVoided: loose_card_gone,
    m.CardBurned: loose_card_gone,
    m.LooseCardGiven: loose_card_given,
    m.ChoicePutRight: choice_put_right,
    m.CoupAnnulled: coup_annulled,
    m.PaymentCorrected: _nothing,
    m.PaymentStands: _nothing,
    m.BankerWarned: _nothing,
    m.BankerDismissed: _nothing,
}
