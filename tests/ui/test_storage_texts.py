"""What could not be stored or read is told in the user's language, and so is why."""

import ast
import errno
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

import baccara_qt
from baccara_qt.core.errors import RuleError
from baccara_qt.session.decode import DecodeError, decode_step
from baccara_qt.session.errors import Reason, StorageError, reason_of
from baccara_qt.ui.storage_texts import storage_text

PATTERNS = {"Reason": 0, "ReasonedError": 0, "WrongError": 0, "DecodeError": 0}
"""What is made of a pattern and of what fills its gaps."""

GIVEN = {"_malformed": 0, "_impossible": 0, "_altered": 0, "WrongStepError": 2}
"""What is given a reason, as which argument; any other error of the storage by name."""

BEFORE_A_WINDOW = {"you have no home folder; name another with --data-dir"}
"""What is told on the terminal only."""

SYSTEM = (
    "EACCES EBUSY EDQUOT EFBIG EINVAL EIO EISDIR ELOOP EMFILE ENAMETOOLONG ENODEV ENOENT ENOSPC ENOTDIR EPERM EROFS"
    " ESTALE"
)
"""What the system may answer when a file is opened, written, made durable or renamed."""


class Loud(QTranslator):
    """Another language: it shouts, and leaves the gaps as they are."""

    def translate(self, context, source, disambiguation=None, n=-1):
        loud = "".join(part if part.startswith("{") else part.upper() for part in re.split(r"({.*?})", source))
        return loud if context == "Storage" else None


@pytest.fixture
def loud(qapp):
    translator = Loud()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


class Why(NamedTuple):
    """A reason somewhere in the program: its words, and the names of what fills its gaps if it can have any."""

    words: str
    gaps: tuple[str, ...] | None = None


def reasons(tree: ast.Module) -> Iterator[Why]:
    """Every reason a module may give; one that nobody could translate fails."""
    helpers = [node for node in ast.walk(tree) if getattr(node, "name", "") in GIVEN | PATTERNS]
    inside = {id(node) for helper in helpers for node in ast.walk(helper)}
    named: dict[str, list[ast.expr]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            named.setdefault(node.targets[0].id, []).append(node.value)
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call) or id(call) in inside:
            continue
        name = getattr(call.func, "id", getattr(call.func, "attr", ""))
        keys = {keyword.arg: keyword.value for keyword in call.keywords}
        if name in PATTERNS:
            yield from (Why(words, tuple(keys)) for words in literals(call.args[0], named))
        elif name in GIVEN:
            yield from map(Why, literals(call.args[GIVEN[name]], named))
        elif name in {"StorageError", "RecordError"} and "reason" in keys:
            yield from map(Why, literals(keys["reason"], named))


def literals(node: ast.expr, named: dict[str, list[ast.expr]]) -> list[str]:
    """The words a reason may be; none where it is what the system says, or a reason that was made elsewhere."""
    match node:
        case ast.Constant(value=str(words)):
            return [words]
        case ast.IfExp(body=one, orelse=other):
            return literals(one, named) + literals(other, named)
        case ast.BoolOp(values=[ast.Attribute(attr="strerror"), *_]) | ast.Attribute(attr="strerror" | "reason"):
            return []
        case ast.Call(func=ast.Name(id="Reason" | "reason_of")):
            return []
        case ast.Name(id=name) if name in named:
            return [words for value in named[name] for words in literals(value, named)]
    raise AssertionError(f"nobody can translate this reason: {ast.unparse(node)}")


def all_reasons() -> list[Why]:
    files = Path(baccara_qt.__file__).parent.rglob("*.py")
    found = [why for file in files for why in reasons(ast.parse(file.read_text(encoding="utf-8")))]
    return [why for why in found if why.words not in BEFORE_A_WINDOW]


def test_every_reason_is_told_in_the_user_s_language(loud):
    assert len(all_reasons()) > 30
    for words, gaps in all_reasons():
        reason = words if gaps is None else Reason(words, **dict.fromkeys(gaps, 7))
        told = storage_text(StorageError("damaged", id=1, reason=reason))
        assert told == told.upper(), words


def test_what_the_system_says_is_told_in_the_user_s_language(loud):
    for name in SYSTEM.split():
        reason = os.strerror(getattr(errno, name))
        assert f"({reason.upper()})" in storage_text(StorageError("unreachable", path="", reason=reason)), name


@pytest.mark.parametrize(
    "line", ["{", "{}", '{"actor":1,"command":{"kind":"stake","amount":"much"},"events":[]}', "[]", '"\\u00e4"']
)
def test_no_word_of_the_reader_s_own_is_told(loud, line):
    with pytest.raises(DecodeError) as refused:
        decode_step(line)
    reason = refused.value.reason
    told = storage_text(StorageError("damaged", id=1, reason=reason))
    assert reason.params["said"] not in told
    assert reason.params["place"] in told


@pytest.mark.parametrize("error", [ValueError("strange"), TypeError("'int' object"), RuleError("x", rule="C3")])
def test_no_word_of_python_s_own_is_told(loud, error):
    told = storage_text(StorageError("damaged", id=1, reason=reason_of(error)))
    assert told == told.upper()


def test_a_reason_nobody_can_translate_is_found():
    for code in ("f'step {n}'", "str(error)", "error", "', '.join(fields)"):
        with pytest.raises(AssertionError):
            list(reasons(ast.parse(f"StorageError('damaged', id=1, reason={code})")))


def test_what_nobody_knows_stays_as_it_was_said(loud):
    assert "(strange)" in storage_text(StorageError("unreachable", path="", reason=ValueError("strange")))
