"""The verb of the command line for practice: scripted learners, and what can be practised.

Nothing heavy is imported before it runs.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final

from baccara_qt.cli_terms import GOOD, answer

_PACKAGE: Final = Path(__file__).resolve().parent


def _add_practise(verbs: Any, name: str, options: dict[str, Any]) -> None:
    parser = verbs.add_parser(name, help="let a scripted learner practise the dealing procedure", **options)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--list", action="store_true", help="what can be practised, with an example of a script for each")
    what.add_argument("--exercise", metavar="NAME", help="what is practised")
    parser.add_argument("--script", type=Path, metavar="FILE", help="the learner's answers")
    parser.add_argument("--rules", metavar="PRESET", default="", help="the table at which the procedure is practised")
    parser.add_argument("--seed", metavar="S", default="0", help="any text the questions come from (%(default)s)")
    parser.set_defaults(run=_practise)


VERBS: Final = {"practise": _add_practise}


def examples() -> Path:
    """The folder of the examples: inside the package once it is installed or frozen, beside it in a source tree."""
    installed = _PACKAGE / "resources"
    return (installed if installed.is_dir() else _PACKAGE.parent / "resources") / "practice"


def _practise(arguments: argparse.Namespace) -> int:
    from baccara_qt.practice.question import AnswerError  # noqa: PLC0415
    from baccara_qt.practice.scripts import NAMES, read_script, run  # noqa: PLC0415

    if arguments.list:
        return _list(arguments, NAMES)
    if arguments.exercise not in NAMES:
        raise AnswerError(f"--exercise is one of {', '.join(NAMES)}")
    if arguments.script is None:
        raise AnswerError("--exercise needs --script FILE, the learner's answers")
    result = run(arguments.exercise, read_script(arguments.script), arguments.seed, arguments.rules)
    errors = [
        {
            "code": slip.fault.code,
            "rule": slip.fault.rule,
            "expected": slip.fault.expected,
            "given": slip.fault.given,
            "step": slip.step,
        }
        for slip in result.slips
    ]
    if arguments.json:
        answer({"asked": result.asked, "right": result.right, "errors": errors, "score": result.score})
    else:
        for error in errors:
            print(f"{error['step']}. {error['code']} ({error['rule']}): {error['given']}, right: {error['expected']}")
        print(f"{result.right} of {result.asked} right")
    return GOOD


def _list(arguments: argparse.Namespace, names: tuple[str, ...]) -> int:
    found = [{"name": name, "example": str(examples() / f"{name}.json")} for name in names]
    if arguments.json:
        answer(found)
    else:
        for exercise in found:
            print(f"{exercise['name']:<12}{exercise['example']}")
    return GOOD
