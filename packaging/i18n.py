"""Brings the languages up to date: new texts into `resources/i18n/*.ts`, translations into the `.qm` the program reads.

    python packaging/i18n.py [--check]

Whoever changes a text of the program runs it, translates what it names, and runs it again. It fails while anything is
untranslated; with ``--check`` it changes nothing and also fails when something is not up to date. A new language is
begun with an empty `resources/i18n/baccara_<code>.ts`; no code knows which languages there are.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import Final, NamedTuple
from xml.etree import ElementTree

import PySide6

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "resources" / "i18n"


class Text(NamedTuple):
    """A text of the program and its translation.

    Attributes:
        context: Where it stands: a name in Python, a file in QML.
        source: The text in English.
        comment: What tells it from the same text with another meaning.
        translation: The text in the other language.
        state: How `lupdate` left it: empty when finished, else ``unfinished``, ``obsolete`` or ``vanished``.
    """

    context: str
    source: str
    comment: str
    translation: str
    state: str


def catalogues(folder: Path = FOLDER) -> list[Path]:
    """Return the translations of the program, a file for each language."""
    return sorted(folder.glob("baccara_*.ts"))


def texts(catalogue: Path) -> Iterator[Text]:
    """Yield what stands in a catalogue."""
    for context in ElementTree.parse(catalogue).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            yield Text(
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
                translation.text or "",
                translation.get("type", ""),
            )


def extract(catalogue: Path) -> None:
    """Bring the texts of the program into a catalogue; its translations stay, those of texts that are gone go."""
    package = ROOT / "baccara_qt"
    sources = sorted(map(str, [*package.rglob("*.py"), *package.rglob("*.qml")]))
    language = catalogue.stem.partition("_")[2]
    _run("lupdate", "-silent", "-no-obsolete", "-locations", "none", "-source-language", "en",
         "-target-language", language, *sources, "-ts", str(catalogue))  # fmt: skip


def release(catalogue: Path, target: Path) -> None:
    """Compile a catalogue into what the program reads."""
    _run("lrelease", "-silent", str(catalogue), "-qm", str(target))


def gaps(catalogue: Path) -> list[str]:
    """Say of every text what its translation lacks, one line each."""
    return [line for text in texts(catalogue) for line in _gaps(text)]


def _gaps(text: Text) -> Iterator[str]:
    where = f"{text.context}: {text.source!r}"
    if text.state:
        yield f"{where} is {text.state}"
    elif not text.translation.strip():
        yield f"{where} is empty"
    elif places(text.source) != places(text.translation):
        yield f"{where} has other places for values in {text.translation!r}"


def places(text: str) -> set[str]:
    """Return the places where values are filled in: `{n}` as Python does, `%1` as Qt does."""
    python = {f"{{{name}}}" for _, name, _, _ in Formatter().parse(text) if name is not None}
    return python | {f"%{number}" for number in range(1, 10) if f"%{number}" in text}


def main(arguments: list[str]) -> int:
    """Bring all catalogues up to date, or check that they are; return 0 when nothing is left to do."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing")
    check = parser.parse_args(arguments).check
    problems = [line for catalogue in catalogues() for line in (_checked if check else _updated)(catalogue)]
    for line in problems:
        print(line, file=sys.stderr)
    return 1 if problems else 0


def _updated(catalogue: Path) -> list[str]:
    # A program that starts meanwhile finds the old file or the new one, never half of one.
    with tempfile.TemporaryDirectory(dir=catalogue.parent) as folder:
        fresh = Path(shutil.copy(catalogue, folder))
        extract(fresh)
        release(fresh, fresh.with_suffix(".qm"))
        for file in (fresh, fresh.with_suffix(".qm")):
            file.replace(catalogue.with_name(file.name))
    return [f"{catalogue.name}: {line}" for line in gaps(catalogue)]


def _checked(catalogue: Path) -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(shutil.copy(catalogue, folder))
        problems = _updated(fresh)
        for new, old in ((fresh, catalogue), (fresh.with_suffix(".qm"), catalogue.with_suffix(".qm"))):
            if not old.exists() or new.read_bytes() != old.read_bytes():
                problems.append(f"{old.name} is not up to date: run packaging/i18n.py")
    return problems


def _run(tool: str, *words: str) -> None:
    suffix = ".exe" if sys.platform == "win32" else ""
    done = subprocess.run(
        [str(Path(PySide6.__file__).parent / f"{tool}{suffix}"), *words], capture_output=True, text=True, check=False
    )
    complaints = (done.stdout + done.stderr).strip()
    if done.returncode or complaints:
        raise SystemExit(f"{tool}: {complaints or done.returncode}")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
