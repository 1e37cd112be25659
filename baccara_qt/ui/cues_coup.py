"""What is seen and heard of stakes and claims, of the cards, and of settling the coup."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from baccara_qt.core.cards import is_natural, total
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.state import TableState
from baccara_qt.core.event import Event
from baccara_qt.core.game import CROUPIER
from baccara_qt.core.money import BANK, Books, Cents, Entry, Seat, purse, stake
from baccara_qt.ui.cue import Cue, Cues, Say, money

# --- stakes and claims ---

_ASK_ALL = (Cue("word", say=Say("banco_asked")), Cue("word", say=Say("stakes_asked")))


def stakes_opened(event: e.StakesOpened, before: TableState, after: TableState) -> Cues:
    """Who lost is asked to follow, or everybody for stakes (C2)."""
    if event.suivi:
        return [Cue("word", (event,), Say("suivi_asked", event.suivi))]
    return [Cue("still", (event,)), *_ASK_ALL]


def suivi_declined(event: e.SuiviDeclined, before: TableState, after: TableState) -> Cues:
    """Now everybody is asked (C2)."""
    return [Cue("nod", (event,)), *_ASK_ALL]


def _net(event: e.StakePlaced) -> tuple[Entry, ...]:
    """A changed stake: only the difference moves."""
    more = event.amount - event.returned
    if more >= 0:
        return (Entry(purse(event.seat), stake(event.seat), Cents(more)),)
    return (Entry(stake(event.seat), purse(event.seat), Cents(-more)),)


def staked(event: e.StakePlaced, before: TableState, after: TableState) -> Cues:
    """Chips to the circle, or back."""
    return [money(event, moves=_net(event))]


def called(event: e.StakePlaced, before: TableState, after: TableState) -> Cues:
    """Banco, as prime or not (C2, C3)."""
    prime = isinstance(event, e.BancoCalled) and event.prime
    say = Say("banco_prime" if prime else "banco", event.seat, event.amount)
    return [money(event, say, _net(event))]


def avec_la_table(event: e.AvecLaTableCalled, before: TableState, after: TableState) -> Cues:
    """With the table (C4)."""
    return [money(event, with_the_table(event.seat, after.books), _net(event))]


def with_the_table(seat: Seat, books: Books) -> Say:
    """Who is with the table, and what is left to stake beside the stakes that lie already, if anything is (C4)."""
    left = max(0, books.bank - sum(books.stakes))
    return Say("avec_la_table", seat, left) if left else Say("avec_la_table_full", seat)


def taken_back(event: Event, before: Any, after: Any) -> Cues:
    """What somebody took back goes home by the shortest way, whatever went to and fro meanwhile (C10)."""
    change: Counter[int] = Counter()
    for source, target, amount in event.entries:
        change[source] -= amount
        change[target] += amount
    due = [[account, amount] for account, amount in change.items() if amount > 0]
    moves = []
    for account in [account for account in change if change[account] < 0]:
        left = -change[account]
        while left:
            part = min(left, due[0][1])
            moves.append(Entry(account, due[0][0], Cents(part)))
            left -= part
            due[0][1] -= part
            due = due if due[0][1] else due[1:]
    return [money(event, moves=moves)]


def closed(event: e.StakesClosed, before: TableState, after: TableState) -> Cues:
    """Rien ne va plus, and who holds the cards; where the garage is filled, that is told last (C8, C9)."""
    covered = event.at_risk == after.books.bank
    return [Cue("word", (event,), Say("close")), *(_cards_to(event.holder) if covered else ())]


def uncovered(event: e.BankUncovered, before: TableState, after: TableState) -> Cues:
    """What nobody covered goes to the garage, and who holds the cards (C8, C9)."""
    coup = after.coup
    assert coup is not None
    return [money(event, Say("garage", amount=event.amount)), *_cards_to(coup.holder)]


def _cards_to(holder: Seat) -> Cues:
    return [] if holder == CROUPIER else [Cue("word", say=Say("cards_to", holder))]


# --- the coup ---


def dealt(event: e.CardDealt, before: TableState, after: TableState) -> Cues:
    """A card; the fourth lets the palette serve the ponte (C11)."""
    coup, shoe = after.coup, after.shoe
    assert coup is not None
    assert shoe is not None
    dealing = len(coup.bank) < 2 or len(coup.ponte) + len(coup.bank) == 4
    cues = [Cue("card", (event,), palette=dealing)]
    if dealing and len(coup.bank) == 2:
        cues.append(Cue("serve"))
    if shoe.remaining == after.rules.stop_card:
        cues.append(Cue("word", say=Say("last_coup"), palette=dealing and len(coup.bank) < 2))
    if not dealing:
        cues.append(Cue("word", say=Say("third_card", points=event.card.points)))
    return cues


def turned(event: e.HandTurned, before: TableState, after: TableState) -> Cues:
    """A hand is turned; a natural is called (C12)."""
    coup = before.coup
    assert coup is not None
    cards = coup.ponte if event.hand == "ponte" else coup.bank
    cues = [Cue("turn", (event,))]
    if event.hand == "bank":
        cues.insert(0, Cue("word", say=Say("banker_shows", after.banker)))
    if is_natural(cards):
        call = "natural" if event.hand == "ponte" else "bank_natural"
        cues.append(Cue("word", say=Say(call, points=total(cards))))
    return cues


def chose(ponte: str, bank: str) -> Callable[[e.HandDrew | e.HandStood, TableState, TableState], Cues]:
    """What a side says: its call for the ponte, its call for the bank."""

    def cues(event: e.HandDrew | e.HandStood, before: TableState, after: TableState) -> Cues:
        assert before.coup is not None
        say = Say(ponte) if event.hand == "ponte" else Say(bank, points=total(before.coup.bank))
        return [Cue("word", (event,), say)]

    return cues


def advised(event: e.AdviceGiven, before: TableState, after: TableState) -> Cues:
    """The croupier's advice (C19)."""
    return [Cue("word", (event,), Say("advice_draw" if event.draw else "advice_stand"))]


def announced(event: e.PointsAnnounced, before: TableState, after: TableState) -> Cues:
    """Both points, and who has won (C15)."""
    return [
        Cue("word", (event,), Say("points", points=event.bank, other=event.ponte)),
        Cue("word", say=Say({"bank": "bank_won", "ponte": "ponte_won", "tie": "tie"}[event.outcome])),
    ]


def raked(event: e.StakesRaked, before: TableState, after: TableState) -> Cues:
    """The rake takes the stakes seat by seat (C24)."""
    *ahead, last = event.entries
    return [*(Cue("rake", moves=(move,)) for move in ahead), money(event, moves=(last,), beat="rake")]


def cagnotte(event: e.CagnotteTaken, before: TableState, after: TableState) -> Cues:
    """The house's part with its ticket (C23)."""
    return [money(event, Say("cagnotte", amount=event.amount), beat="ticket")]


def paid(event: e.StakePaid, before: TableState, after: TableState) -> Cues:
    """The win comes beside the stake, and both go home (C24)."""
    place, home = stake(event.seat), purse(event.seat)
    return [
        Cue("chips", say=Say("paid", event.seat, event.amount), moves=(Entry(BANK, place, event.amount),)),
        money(event, moves=(Entry(place, home, Cents(2 * event.amount)),)),
    ]


def discarded(event: e.CardsDiscarded, before: TableState, after: TableState) -> Cues:
    """The cards go into the slot (C25)."""
    assert before.coup is not None
    sweep = Cue("sweep", (event,))
    if before.coup.outcome != "bank" or not after.bank:
        return [sweep]
    return [Cue("word", say=Say("bank_grows", after.banker, after.books.bank)), sweep]
