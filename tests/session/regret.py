"""A user who does anything and takes much of it back: what he does next follows from the table alone."""

import random

from baccara_qt.core.chemin import Phase, legal, turn
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.game import Step
from baccara_qt.session.director import Director
from baccara_qt.session.session import Session

GOING = {c.SitOut, c.Leave, c.Tip, c.BuyIn, c.CloseTable}


def advance(director: Director) -> Step:
    """The next step of a table, whoever takes it."""
    session: Session = director.session
    luck = random.Random(session.recent.steps)
    if session.can_take_back and luck.random() < 0.3:
        return session.take_back()
    step = director.act()
    if step is not None:
        return step
    state, human = session.state, session.human
    if turn(state) is None and state.phase is Phase.CLAIMS and luck.random() < 0.5:
        return director.close()
    offer = luck.choice([offer for offer in legal(state, human) if offer.command not in GOING])
    return session.execute(human, offer.at(min(offer.max, offer.min + luck.randint(0, 20) * offer.step)))
