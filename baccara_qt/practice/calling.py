"""Exercise *calls*: what the croupier says, and when (the house's calls)."""

from __future__ import annotations

from typing import Final, NamedTuple

from baccara_qt.core.calls import FRENCH
from baccara_qt.core.chance import Stream
from baccara_qt.practice.marking import QT_TRANSLATE_NOOP
from baccara_qt.practice.question import Exercise, Question, chosen

_OPTIONS: Final = 4


class Call(NamedTuple):
    """A call of the croupier.

    Attributes:
        french: What he says; ``{n}`` is an amount, ``{s}`` a seat, ``{p}`` and ``{o}`` points.
        moment: When he says it, for the learner to read.
        rule: The rule that makes him say it.
    """

    french: str
    moment: str
    rule: str


CALLS: Final[dict[str, Call]] = {
    "checked": Call(FRENCH["checked"], QT_TRANSLATE_NOOP("Practice", "the packs are spread and checked"), "B4"),
    "shuffled": Call(FRENCH["shuffled"], QT_TRANSLATE_NOOP("Practice", "the shuffle is done"), "B4"),
    "cut_offered": Call(FRENCH["cut_offered"], QT_TRANSLATE_NOOP("Practice", "a seat is asked to cut"), "B5"),
    "cut_done": Call(FRENCH["cut_done"], QT_TRANSLATE_NOOP("Practice", "the stop card is in its place"), "B6"),
    "new_shoe": Call(FRENCH["new_shoe"], QT_TRANSLATE_NOOP("Practice", "a new shoe begins"), "B8"),
    "bank_offered": Call(
        FRENCH["bank_offered"],
        QT_TRANSLATE_NOOP("Practice", "the bank is offered to a seat"),
        "B7",
    ),
    "how_much": Call("Combien en banque\u202f?", QT_TRANSLATE_NOOP("Practice", "the banker is to name his bank"), "C1"),
    "bank_named": Call(FRENCH["bank_named"], QT_TRANSLATE_NOOP("Practice", "the bank is announced"), "C1"),
    "suivi_asked": Call(
        FRENCH["suivi_asked"], QT_TRANSLATE_NOOP("Practice", "who lost the last call is asked whether he follows"), "C5"
    ),
    "banco_asked": Call(
        FRENCH["banco_asked"], QT_TRANSLATE_NOOP("Practice", "the seats are asked for the whole bank"), "C2"
    ),
    "banco_prime": Call(
        FRENCH["banco_prime"], QT_TRANSLATE_NOOP("Practice", "the banker’s right neighbour calls the whole bank"), "C2"
    ),
    "banco": Call(
        FRENCH["banco"],
        QT_TRANSLATE_NOOP("Practice", "somebody has called the whole bank"),
        "C3",
    ),
    "avec_la_table": Call(
        FRENCH["avec_la_table"],
        QT_TRANSLATE_NOOP("Practice", "somebody has called half the bank"),
        "C4",
    ),
    "stakes_asked": Call(FRENCH["stakes_asked"], QT_TRANSLATE_NOOP("Practice", "stakes are asked for"), "C2"),
    "trimmed": Call(FRENCH["trimmed"], QT_TRANSLATE_NOOP("Practice", "a stake is more than the bank covers"), "C6"),
    "garage": Call(FRENCH["garage"], QT_TRANSLATE_NOOP("Practice", "bank money is not covered by stakes"), "C8"),
    "close": Call(FRENCH["close"], QT_TRANSLATE_NOOP("Practice", "the stakes are closed"), "C10"),
    "too_late": Call("Trop tard", QT_TRANSLATE_NOOP("Practice", "somebody stakes after the close"), "C10"),
    "nobody": Call(FRENCH["nobody"], QT_TRANSLATE_NOOP("Practice", "nobody has staked"), "C7"),
    "cards_to": Call(FRENCH["cards_to"], QT_TRANSLATE_NOOP("Practice", "it is told who holds the cards"), "C9"),
    "ponte_asks": Call(FRENCH["ponte_asks"], QT_TRANSLATE_NOOP("Practice", "the ponte wants a card"), "C13"),
    "ponte_stands": Call(FRENCH["ponte_stands"], QT_TRANSLATE_NOOP("Practice", "the ponte wants no card"), "C13"),
    "natural": Call("Neuf, abattage", QT_TRANSLATE_NOOP("Practice", "the ponte turns a nine with two cards"), "C12"),
    "banker_shows": Call(
        FRENCH["banker_shows"],
        QT_TRANSLATE_NOOP("Practice", "the banker is to turn his cards"),
        "C14",
    ),
    "bank_natural": Call(
        FRENCH["bank_natural"],
        QT_TRANSLATE_NOOP("Practice", "the bank has a natural and no card is given"),
        "A3",
    ),
    "third_card": Call("Une bûche", QT_TRANSLATE_NOOP("Practice", "the third card is a ten or a picture"), "C15"),
    "bank_draws": Call(FRENCH["bank_draws"], QT_TRANSLATE_NOOP("Practice", "the tableau makes the bank draw"), "C17"),
    "bank_stands": Call(
        FRENCH["bank_stands"], QT_TRANSLATE_NOOP("Practice", "the tableau makes the bank stand"), "C17"
    ),
    "free": Call("Au choix", QT_TRANSLATE_NOOP("Practice", "the tableau leaves the banker free"), "C17"),
    "advice": Call(
        "Conseil donné\u202f: vous tirez", QT_TRANSLATE_NOOP("Practice", "somebody has asked the croupier"), "C19"
    ),
    "points": Call(FRENCH["points"], QT_TRANSLATE_NOOP("Practice", "the points of both hands are named"), "C15"),
    "bank_won": Call(FRENCH["bank_won"], QT_TRANSLATE_NOOP("Practice", "the bank is nearer to nine"), "A2"),
    "ponte_won": Call(FRENCH["ponte_won"], QT_TRANSLATE_NOOP("Practice", "the ponte is nearer to nine"), "A2"),
    "point_0": Call("Baccara", QT_TRANSLATE_NOOP("Practice", "a hand counts nothing"), "A1"),
    "tie": Call(FRENCH["tie"], QT_TRANSLATE_NOOP("Practice", "both hands count the same"), "C22"),
    "cagnotte": Call(FRENCH["cagnotte"], QT_TRANSLATE_NOOP("Practice", "the house takes its share"), "C23"),
    "bank_grows": Call(FRENCH["bank_grows"], QT_TRANSLATE_NOOP("Practice", "the bank has won and is told anew"), "C20"),
    "paid": Call(FRENCH["paid"], QT_TRANSLATE_NOOP("Practice", "a winning stake has been paid"), "C24"),
    "tip": Call(FRENCH["tip"], QT_TRANSLATE_NOOP("Practice", "somebody tips the staff"), "F4"),
    "go_on": Call(
        FRENCH["go_on"], QT_TRANSLATE_NOOP("Practice", "the banker is asked whether he keeps the bank"), "C26"
    ),
    "bank_moves": Call(FRENCH["bank_moves"], QT_TRANSLATE_NOOP("Practice", "the bank has lost and moves on"), "C21"),
    "sale": Call(
        FRENCH["sale"],
        QT_TRANSLATE_NOOP("Practice", "a passed bank is offered at its amount"),
        "E2",
    ),
    "bought": Call(
        FRENCH["bought"], QT_TRANSLATE_NOOP("Practice", "somebody takes the passed bank at its amount"), "E2"
    ),
    "auction": Call(
        FRENCH["auction"],
        QT_TRANSLATE_NOOP("Practice", "nobody takes the passed bank at its amount"),
        "E4",
    ),
    "bid": Call(FRENCH["bid"], QT_TRANSLATE_NOOP("Practice", "somebody has bid"), "E4"),
    "sold": Call(FRENCH["sold"], QT_TRANSLATE_NOOP("Practice", "the highest bid gets the bank"), "E4"),
    "no_bid": Call(FRENCH["no_bid"], QT_TRANSLATE_NOOP("Practice", "nobody has bid"), "E5"),
    "bank_returns": Call(
        FRENCH["bank_returns"], QT_TRANSLATE_NOOP("Practice", "a buyer has lost and the turn seat is asked"), "E6"
    ),
    "put_right": Call("Erreur, je rétablis", QT_TRANSLATE_NOOP("Practice", "a mistake is put right"), "G5"),
    "burned": Call("Carte brûlée", QT_TRANSLATE_NOOP("Practice", "a card is taken out of the game"), "G6"),
    "annulled": Call(
        "Coup annulé\u202f; reprenez vos mises", QT_TRANSLATE_NOOP("Practice", "the coup cannot be saved"), "G3"
    ),
    "last_coup": Call(FRENCH["last_coup"], QT_TRANSLATE_NOOP("Practice", "the stop card has shown"), "B6"),
    "shoe_over": Call(FRENCH["shoe_over"], QT_TRANSLATE_NOOP("Practice", "the shoe is over"), "B6"),
}
"""Every call by the name of its moment."""

_KEYS: Final = tuple(f"{way}:{name}" for way in ("say", "hear") for name in CALLS)


def _ask(key: str, stream: Stream) -> Question:
    """Facts: ``way``, ``call``, ``options``.

    ``say``: ``call`` is the moment, the options are what might be said. ``hear``: ``call`` was said, the options are
    moments. Calls and moments are told by their names in ``CALLS``; the answer is one of the options.
    """
    way, _, name = key.partition(":")
    others = [other for other in CALLS if other != name]
    stream.shuffle(others)
    options = [name, *others[: _OPTIONS - 1]]
    stream.shuffle(options)
    call = CALLS[name]
    params = {"french": call.french, "moment": call.moment}
    facts = {"way": way, "call": name, "options": options}
    return Question("calls", key, facts, name, call.rule, "calls", tuple(options), params)


CALLING: Final = Exercise("calls", _KEYS, _ask, chosen("wrong_call"))
