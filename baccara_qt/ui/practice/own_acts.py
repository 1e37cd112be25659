"""What is seen and heard of a learner's own acts: a call is heard when he makes it, not before he has thought of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final

from baccara_qt.core.game import CROUPIER
from baccara_qt.core.money import Seat
from baccara_qt.practice import acts as a
from baccara_qt.practice import punto_acts as p
from baccara_qt.practice.act import Act
from baccara_qt.practice.at_table import TableLesson
from baccara_qt.ui.cue import Beat, Cue, Say

_SAID: Final[dict[str, type[Act]]] = {
    "cut_offered": a.OfferCut,
    "bank_offered": a.OfferBank,
    "bank_named": a.AnnounceBank,
    "suivi_asked": a.AskSuivi,
    "cards_to": a.CardsTo,
    "sale": a.OfferSale,
    "go_on": a.AskGoOn,
    "shoe_offered": p.OfferShoe,
}
"""Calls that are heard at a table when their moment has come; of a learner, when he does this."""

_SEEN: Final[dict[type[Act], Cue]] = {
    a.CheckCards: Cue("spread", say=Say("checked")),
    a.WashFaceUp: Cue("wash"),
    a.WashFaceDown: Cue("wash_down"),
    a.HandCards: Cue("serve"),
}
"""What is seen of an act: the packs before they are a shoe, and the palette that serves the ponte."""

_LYING: Final[dict[type[Act], Beat]] = {
    a.WashFaceUp: "spread",
    a.WashFaceDown: "wash",
    a.WorkIn: "wash_down",
}
"""How the packs lie while this act is due: as after the beat with this name."""

_GIVING: Final = a.GiveShoe | p.MoveShoe


class OwnActs:
    """What a learner shows and says himself.

    Args:
        steps: The steps he takes over.
    """

    def __init__(self, steps: frozenset[str]) -> None:
        self._calls = {call for call, act in _SAID.items() if act.step in steps}
        self._beats = {cue.beat for act, cue in _SEEN.items() if act.step in steps}

    def heard(self, say: Say | None) -> Say | None:
        """A call, where it is not the learner's to make."""
        return None if say is not None and say.call in self._calls else say

    def left(self, cues: Iterable[Cue], due: Act | None) -> list[Cue]:
        """What is left to be seen and heard of events when the learner's own part is taken away.

        Args:
            cues: All of it.
            due: What he has to do then.
        """
        return [self._left(cue) for cue in cues if cue.events or not self._is_own(cue, due)]

    def _is_own(self, cue: Cue, due: Act | None) -> bool:
        # Where the croupier plays the cards nobody needs to be served (C9)
        if cue.beat == "serve" and not isinstance(due, a.HandCards):
            return False
        return cue.beat in self._beats or (cue.say is not None and cue.say.call in self._calls)

    def _left(self, cue: Cue) -> Cue:
        say = self.heard(cue.say)
        return replace(cue, say=say, beat="nod" if cue.beat == "word" and say is None else cue.beat)


class OwnShoe:
    """Before whom the shoe stands: it goes to who deals when the learner gives it to him.

    Args:
        lesson: The lesson.
        usual: Where the shoe stands in a view otherwise: see ``Showing.shoe_seat``.
    """

    def __init__(self, lesson: TableLesson, usual: Callable[[Any], Seat]) -> None:
        self._lesson = lesson
        self._usual = usual
        self._seat: Seat = CROUPIER

    def __call__(self, view: Any) -> Seat:
        """Its place in a view; as it was while it is still to be given."""
        if not isinstance(self._lesson.due, _GIVING):
            self._seat = self._usual(view)
        return self._seat

    def given(self, act: Act | None, view: Any) -> list[Cue]:
        """The shoe on its way, where an act gives it on; with the view in which it is due."""
        to = self._usual(view)
        return [Cue("shoe", shoe=(self._seat, to))] if isinstance(act, _GIVING) and to != self._seat else []


def shown(act: Act | None) -> list[Cue]:
    """What is seen and heard of an act itself, before anything follows from it."""
    if act is None:
        return []
    if type(act) in _SEEN:
        return [_SEEN[type(act)]]
    call = next((call for call, kind in _SAID.items() if type(act) is kind), "")
    return [Cue("word", say=Say(call, getattr(act, "seat", 0), getattr(act, "amount", 0)))] if call else []


def lying(due: Act | None) -> str:
    """How the packs lie while this act is due: the beat they lie as after; empty when they are no heap of cards."""
    return "" if due is None else _LYING.get(type(due), "")


def on_palette(lesson: TableLesson) -> bool:
    """Whether the ponte's first cards lie on the palette: while four are dealt, and until he gets his (C11)."""
    coup = lesson.state.coup
    return coup is not None and (len(coup.bank) < 2 or isinstance(lesson.due, a.HandCards))
