"""Whether the shoes of a session are those that were committed to (A5), in words."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from baccara_qt.core.game import Step
from baccara_qt.core.house_events import ShoeFinished, ShoeShuffled
from baccara_qt.session.fair import FairShoes
from baccara_qt.ui.rule_sheet import commitment_text
from baccara_qt.ui.storage_texts import reason_text

translate = QCoreApplication.translate


def shoe_words(steps: Iterable[Step]) -> str:
    """What the steps of a session say about its shoes: those finished are checked, the running one is named."""
    shoes, running = FairShoes(), ""
    for step in steps:
        shoes.note(step.events)
        for event in step.events:
            if isinstance(event, ShoeShuffled):
                running = event.commitment
            elif isinstance(event, ShoeFinished):
                running = ""
    if shoes.problem:
        return translate("Library", "A shoe is not what was committed to: {0}.").format(reason_text(shoes.problem))
    words = []
    if shoes.revealed:
        words.append(
            translate("Library", "Finished shoes checked: {0}. Each is the one that was committed to.").format(
                shoes.revealed
            )
        )
    else:
        words.append(translate("Library", "No shoe has ended and shown its seed yet."))
    if running:
        words.append(translate("Library", "The running one is committed to with {0}.").format(commitment_text(running)))
    return " ".join(words)
