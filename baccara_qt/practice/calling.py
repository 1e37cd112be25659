"""Exercise *calls*: what the croupier says, and when (the house's calls)."""

from __future__ import annotations

from typing import Final, NamedTuple

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
    "checked": Call("Vérification des cartes", QT_TRANSLATE_NOOP("Practice", "the packs are spread and checked"), "B4"),
    "shuffled": Call("Les cartes sont mêlées", QT_TRANSLATE_NOOP("Practice", "the shuffle is done"), "B4"),
    "cut_offered": Call(
        "Au {s}, la coupe, s’il vous plaît", QT_TRANSLATE_NOOP("Practice", "a seat is asked to cut"), "B5"
    ),
    "cut_done": Call(
        "Coupé\u202f; la carte d’arrêt est placée", QT_TRANSLATE_NOOP("Practice", "the stop card is in its place"), "B6"
    ),
    "new_shoe": Call("Nouvelle taille", QT_TRANSLATE_NOOP("Practice", "a new shoe begins"), "B8"),
    "bank_offered": Call(
        "La main est au {s}. Vous la prenez\u202f?",
        QT_TRANSLATE_NOOP("Practice", "the bank is offered to a seat"),
        "B7",
    ),
    "how_much": Call("Combien en banque\u202f?", QT_TRANSLATE_NOOP("Practice", "the banker is to name his bank"), "C1"),
    "bank_named": Call("Un banco de {n}", QT_TRANSLATE_NOOP("Practice", "the bank is announced"), "C1"),
    "suivi_asked": Call(
        "Suivi\u202f?", QT_TRANSLATE_NOOP("Practice", "who lost the last call is asked whether he follows"), "C5"
    ),
    "banco_asked": Call(
        "Qui fait le banco\u202f?", QT_TRANSLATE_NOOP("Practice", "the seats are asked for the whole bank"), "C2"
    ),
    "banco_prime": Call(
        "Banco prime, au {s}", QT_TRANSLATE_NOOP("Practice", "the banker’s right neighbour calls the whole bank"), "C2"
    ),
    "banco": Call(
        "Le banco est fait\u202f; reprenez vos mises",
        QT_TRANSLATE_NOOP("Practice", "somebody has called the whole bank"),
        "C3",
    ),
    "avec_la_table": Call(
        "Avec la table, au {s}\u202f; reste {n} à faire",
        QT_TRANSLATE_NOOP("Practice", "somebody has called half the bank"),
        "C4",
    ),
    "stakes_asked": Call("Faites vos jeux", QT_TRANSLATE_NOOP("Practice", "stakes are asked for"), "C2"),
    "trimmed": Call("{n} de trop, au {s}", QT_TRANSLATE_NOOP("Practice", "a stake is more than the bank covers"), "C6"),
    "garage": Call("{n} au garage", QT_TRANSLATE_NOOP("Practice", "bank money is not covered by stakes"), "C8"),
    "close": Call(
        "Les jeux sont faits, rien ne va plus", QT_TRANSLATE_NOOP("Practice", "the stakes are closed"), "C10"
    ),
    "too_late": Call("Trop tard", QT_TRANSLATE_NOOP("Practice", "somebody stakes after the close"), "C10"),
    "nobody": Call("Personne\u202f? Pas de coup", QT_TRANSLATE_NOOP("Practice", "nobody has staked"), "C7"),
    "cards_to": Call("Cartes au {s}", QT_TRANSLATE_NOOP("Practice", "it is told who holds the cards"), "C9"),
    "ponte_asks": Call("Carte", QT_TRANSLATE_NOOP("Practice", "the ponte wants a card"), "C13"),
    "ponte_stands": Call("Non", QT_TRANSLATE_NOOP("Practice", "the ponte wants no card"), "C13"),
    "natural": Call("Neuf, abattage", QT_TRANSLATE_NOOP("Practice", "the ponte turns a nine with two cards"), "C12"),
    "banker_shows": Call(
        "Banquier, votre point, s’il vous plaît",
        QT_TRANSLATE_NOOP("Practice", "the banker is to turn his cards"),
        "C14",
    ),
    "bank_natural": Call(
        "Abattage à la banque\u202f; pas de carte",
        QT_TRANSLATE_NOOP("Practice", "the bank has a natural and no card is given"),
        "A3",
    ),
    "third_card": Call("Une bûche", QT_TRANSLATE_NOOP("Practice", "the third card is a picture"), "C15"),
    "bank_draws": Call(
        "La banque a {p}\u202f: elle tire", QT_TRANSLATE_NOOP("Practice", "the tableau makes the bank draw"), "C17"
    ),
    "bank_stands": Call(
        "La banque a {p}\u202f: elle reste", QT_TRANSLATE_NOOP("Practice", "the tableau makes the bank stand"), "C17"
    ),
    "free": Call("Au choix", QT_TRANSLATE_NOOP("Practice", "the tableau leaves the banker free"), "C17"),
    "advice": Call(
        "Conseil donné\u202f: vous tirez", QT_TRANSLATE_NOOP("Practice", "somebody has asked the croupier"), "C19"
    ),
    "points": Call(
        "{p} à la banque, {o} au ponte", QT_TRANSLATE_NOOP("Practice", "the points of both hands are named"), "C15"
    ),
    "bank_won": Call("La banque gagne", QT_TRANSLATE_NOOP("Practice", "the bank is nearer to nine"), "A2"),
    "ponte_won": Call("Le ponte gagne", QT_TRANSLATE_NOOP("Practice", "the ponte is nearer to nine"), "A2"),
    "point_0": Call("Baccara", QT_TRANSLATE_NOOP("Practice", "a hand counts nothing"), "A1"),
    "tie": Call(
        "Égalité, en cartes\u202f; les mises restent", QT_TRANSLATE_NOOP("Practice", "both hands count the same"), "C22"
    ),
    "cagnotte": Call("Cagnotte\u202f: {n}", QT_TRANSLATE_NOOP("Practice", "the house takes its share"), "C23"),
    "bank_grows": Call("{n} en banque", QT_TRANSLATE_NOOP("Practice", "the bank has won and is told anew"), "C20"),
    "paid": Call("Payé", QT_TRANSLATE_NOOP("Practice", "a winning stake has been paid"), "C24"),
    "tip": Call("Merci pour les employés", QT_TRANSLATE_NOOP("Practice", "somebody tips the staff"), "F4"),
    "go_on": Call(
        "Vous continuez\u202f?", QT_TRANSLATE_NOOP("Practice", "the banker is asked whether he keeps the bank"), "C26"
    ),
    "bank_moves": Call("La main passe, au {s}", QT_TRANSLATE_NOOP("Practice", "the bank has lost and moves on"), "C21"),
    "sale": Call(
        "La main à {n}\u202f; qui la prend\u202f?",
        QT_TRANSLATE_NOOP("Practice", "a passed bank is offered at its amount"),
        "E2",
    ),
    "bought": Call(
        "Prise au {s}, à hauteur", QT_TRANSLATE_NOOP("Practice", "somebody takes the passed bank at its amount"), "E2"
    ),
    "auction": Call(
        "Personne à hauteur\u202f: aux enchères",
        QT_TRANSLATE_NOOP("Practice", "nobody takes the passed bank at its amount"),
        "E4",
    ),
    "bid": Call("{n} au {s}\u202f; qui dit mieux\u202f?", QT_TRANSLATE_NOOP("Practice", "somebody has bid"), "E4"),
    "sold": Call(
        "Une fois, deux fois, adjugé au {s}", QT_TRANSLATE_NOOP("Practice", "the highest bid gets the bank"), "E4"
    ),
    "no_bid": Call(
        "Pas d’enchère\u202f: la main est offerte au {s}", QT_TRANSLATE_NOOP("Practice", "nobody has bid"), "E5"
    ),
    "bank_returns": Call(
        "La main revient au {s}", QT_TRANSLATE_NOOP("Practice", "a buyer has lost and the turn seat is asked"), "E6"
    ),
    "put_right": Call("Erreur, je rétablis", QT_TRANSLATE_NOOP("Practice", "a mistake is put right"), "G5"),
    "burned": Call("Carte brûlée", QT_TRANSLATE_NOOP("Practice", "a card is taken out of the game"), "G6"),
    "annulled": Call(
        "Coup annulé\u202f; reprenez vos mises", QT_TRANSLATE_NOOP("Practice", "the coup cannot be saved"), "G3"
    ),
    "last_coup": Call("Carte d’arrêt, dernier coup", QT_TRANSLATE_NOOP("Practice", "the stop card has shown"), "B6"),
    "shoe_over": Call("La taille est terminée", QT_TRANSLATE_NOOP("Practice", "the shoe is over"), "B6"),
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
