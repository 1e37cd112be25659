"""A coup in figures, whatever the game: what statistics count (F3)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from baccara_qt.core.money import Cents, Seat

Winner = Literal["ponte", "bank", "tie"]
"""Who won; at Punto Banco Punto is the ponte, and Banco the bank."""

Role = Literal["banker", "buyer", "ponte", ""]
"""What the user was: banker in turn, banker who bought the bank out of turn (E3), staking against it, or neither."""


class CoupRow(NamedTuple):
    """A coup in figures; amounts in cents.

    Attributes:
        number: Counts the coups of the session, from 1.
        step: The step with which it was over.
        shoe: Number of its shoe.
        banker: The banker's seat; 0 where the house banks.
        given: Which coup of his hand it was, from 1; 0 where the house banks.
        bank: The bank at risk and not, before the coup; 0 where the house banks.
        at_risk: Sum of the stakes.
        outcome: Who won.
        natural: Whether either side had an eight or nine with two cards.
        cagnotte: The house's part; 0 where the house banks.
        role: What the user was.
        stake: What the user had at risk, as banker the sum of the stakes.
        gain: What he won, below zero what he lost, the cagnotte taken off.
        purse: All that is his after the coup, bank and garage included.
    """

    number: int
    step: int
    shoe: int
    banker: Seat
    given: int
    bank: Cents
    at_risk: Cents
    outcome: Winner
    natural: bool
    cagnotte: Cents
    role: Role
    stake: Cents
    gain: int
    purse: int
