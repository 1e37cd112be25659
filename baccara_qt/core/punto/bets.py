"""What can be staked on at Punto Banco, and what a coup makes of it (rules P2, P4)."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from baccara_qt.core.cards import Card, total

Hand = Literal["punto", "banco"]
Outcome = Literal["punto", "banco", "tie"]
Bet = Literal["punto", "banco", "tie", "punto_pair", "banco_pair", "dragon_7", "panda_8"]

BETS: Final[tuple[Bet, ...]] = ("punto", "banco", "tie", "punto_pair", "banco_pair", "dragon_7", "panda_8")
"""All fields of the cloth, in the order in which they are settled (P7)."""

SIDE_BETS: Final = frozenset(BETS[3:])
"""Settled after the others (P7)."""

PAIR_PAYS: Final = 11
DRAGON_PAYS: Final = 40
PANDA_PAYS: Final = 25

Commission = Literal["box", "at_once", "half_on_6", "push_on_7"]
"""How the house is paid for a won Banco: 5 % marked or taken, or one of the two forms without commission (P4, P6)."""


class Verdict(NamedTuple):
    """What becomes of a stake.

    Attributes:
        lies: Whether it is neither won nor lost.
        pays: Won, it is paid this many times; 0 when it is lost.
        half: Whether only half of that is paid.
        taxed: Whether the win owes 5 % (P6).
    """

    lies: bool = False
    pays: int = 0
    half: bool = False
    taxed: bool = False


LOST: Final = Verdict()
LIES: Final = Verdict(lies=True)
EVEN: Final = Verdict(pays=1)


def verdict(bet: Bet, punto: tuple[Card, ...], banco: tuple[Card, ...], form: Commission, tie_pays: int) -> Verdict:
    """What a finished coup makes of a bet.

    Args:
        bet: What was staked on.
        punto: Punto's cards, and ``banco`` the other hand's.
        form: How the house is paid.
        tie_pays: What a tie pays, 8 or 9.
    """
    points = total(punto), total(banco)
    match bet:
        case "punto":
            return LIES if points[0] == points[1] else EVEN if points[0] > points[1] else LOST
        case "banco":
            return _banco(points, len(banco), form)
        case "tie":
            return Verdict(pays=tie_pays) if points[0] == points[1] else LOST
        case "punto_pair" | "banco_pair":
            first, second, *_ = punto if bet == "punto_pair" else banco
            return Verdict(pays=PAIR_PAYS) if first.rank == second.rank else LOST
        case "dragon_7":
            return Verdict(pays=DRAGON_PAYS) if points[0] < points[1] == 7 and len(banco) == 3 else LOST
        case _:
            return Verdict(pays=PANDA_PAYS) if points[1] < points[0] == 8 and len(punto) == 3 else LOST


def _banco(points: tuple[int, int], cards: int, form: Commission) -> Verdict:
    punto, banco = points
    if punto >= banco:
        return LIES if punto == banco else LOST
    if form == "half_on_6":
        return Verdict(pays=1, half=True) if banco == 6 else EVEN
    if form == "push_on_7":
        return LIES if banco == 7 and cards == 3 else EVEN
    return Verdict(pays=1, taxed=True)
