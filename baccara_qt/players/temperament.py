"""How a guest plays, as figures; ``choose`` turns them into acts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WHOLE: Final = 256
"""Every figure of a temperament is a part of this: a chance when he is asked, or a share of what he owns."""


@dataclass(frozen=True, slots=True)
class Temperament:
    """One way to play; all figures are 256ths.

    Attributes:
        name: What it is called.
        nerve: Most of what he owns that he risks in one coup, by calling or with a bank.
        stakes: Chance that he stakes when asked, and ``small`` to ``large`` the share of what he owns.
        careless: Chance that he does not look how much of the bank is still open.
        banco: Chance to call *banco* when asked and able; likewise ``with_table`` for *avec la table*.
        suivi: Chance to follow after losing.
        answers: Chance to answer with *banco* when overtaken.
        takes: Chance to take a bank offered, naming a share of what he owns from ``least`` to ``most``.
        buys: Chance to buy a passed bank, and ``bids`` to bid once more in an auction.
        lowers: Chance to lower a bank nobody staked on.
        passes: Chance to pass the bank after a coup it has won.
        draws_five: Chance to draw on a five.
        whim: Chance of a *faux tirage* on a four or six, alone and free.
        better: Chance that he finds the better play in a free cell of the bank.
        asks: Chance to ask the croupier in a free choice.
    """

    name: str
    nerve: int
    stakes: int
    small: int
    large: int
    careless: int
    banco: int
    with_table: int
    suivi: int
    answers: int
    takes: int
    least: int
    most: int
    buys: int
    bids: int
    lowers: int
    passes: int
    draws_five: int
    whim: int
    better: int
    asks: int


PRUDENT: Final = Temperament(
    "prudent",
    nerve=36,
    stakes=150,
    small=2,
    large=6,
    careless=4,
    banco=2,
    with_table=2,
    suivi=60,
    answers=40,
    takes=150,
    least=8,
    most=20,
    buys=20,
    bids=90,
    lowers=220,
    passes=80,
    draws_five=90,
    whim=2,
    better=240,
    asks=12,
)
STEADY: Final = Temperament(
    "steady",
    nerve=48,
    stakes=200,
    small=3,
    large=10,
    careless=12,
    banco=5,
    with_table=4,
    suivi=120,
    answers=80,
    takes=210,
    least=14,
    most=34,
    buys=36,
    bids=150,
    lowers=200,
    passes=48,
    draws_five=150,
    whim=5,
    better=246,
    asks=4,
)
SHREWD: Final = Temperament(
    "shrewd",
    nerve=52,
    stakes=180,
    small=4,
    large=12,
    careless=2,
    banco=6,
    with_table=7,
    suivi=100,
    answers=110,
    takes=235,
    least=16,
    most=38,
    buys=50,
    bids=170,
    lowers=230,
    passes=40,
    draws_five=200,
    whim=8,
    better=254,
    asks=1,
)
BOLD: Final = Temperament(
    "bold",
    nerve=64,
    stakes=220,
    small=5,
    large=18,
    careless=40,
    banco=10,
    with_table=7,
    suivi=190,
    answers=140,
    takes=235,
    least=20,
    most=52,
    buys=64,
    bids=190,
    lowers=110,
    passes=26,
    draws_five=180,
    whim=14,
    better=236,
    asks=2,
)
DREAMY: Final = Temperament(
    "dreamy",
    nerve=44,
    stakes=170,
    small=2,
    large=14,
    careless=60,
    banco=6,
    with_table=5,
    suivi=140,
    answers=70,
    takes=170,
    least=10,
    most=44,
    buys=44,
    bids=130,
    lowers=150,
    passes=60,
    draws_five=128,
    whim=20,
    better=200,
    asks=24,
)
