"""What is said about an act of a learner: whether it was right, what would have been, and by which rule."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from baccara_qt.core.chemin.mishaps import KINDS, Mishap
from baccara_qt.practice.at_table import Verdict
from baccara_qt.practice.texts import FAULTS
from baccara_qt.practice.written_acts import read_act
from baccara_qt.ui.practice import acts_said
from baccara_qt.ui.practice.remedies import rule_told

translate = QCoreApplication.translate


def verdict_told(verdict: Verdict, mishap: Mishap | None) -> dict[str, Any]:
    """What is said: ``right``, ``word``, ``why`` and ``rule``.

    Args:
        verdict: What came of the act.
        mishap: What had gone wrong and waited to be put right.
    """
    fault, done = verdict.fault, verdict.done
    law = f". {rule_told(mishap.kind)}" if mishap is not None else ""
    if fault is None and done is not None:
        rule = done.rule if mishap is None else KINDS[mishap.kind].rule
        return {
            "right": True,
            "word": translate("Drill", "Right."),
            "why": acts_said.act_told(done) + law,
            "rule": rule,
        }
    assert fault is not None
    word: str = translate("Practice", FAULTS[fault.code])
    text = translate("Lesson", "Right would have been: {0}") if done else translate("Lesson", "Right is: {0}")
    return {
        "right": False,
        "word": word,
        "why": text.format(acts_said.act_told(read_act(fault.expected))) + law,
        "rule": fault.rule,
    }
