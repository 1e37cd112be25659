"""The statistics page: every figure of all sessions, in groups, each with what it means."""

import pytest

from baccara_qt.session.library import Library
from baccara_qt.session.setup import Setup
from tests.ui.test_replay import play


@pytest.mark.usefixtures("in_english")
def test_every_figure_is_told_and_explained(shell, places):
    places.make()
    with Library(places.library) as library:
        session = library.create(Setup.full("casino", 6, human=3, seed="figures"))
        play(session, 5)
        session.close()
        counted = library.statistics()
    shell.openLibrary()
    shell.library.count()
    assert shell.page == "statistics"
    sheet = shell.library.figures
    assert not sheet.blank
    groups = {group["title"]: group for group in sheet.groups}
    assert list(groups) == ["Coups", "By role", "By rules", "By stake", "Hands held"]
    assert all(group["meaning"] for group in groups.values())
    told = {line["title"]: line["amount"] for line in groups["Coups"]["lines"]}
    assert told["Coups"] == str(counted.coups)
    bank = counted.outcomes["bank"]
    assert told["The bank won"] == f"{100 * bank.value:.1f} % ({100 * bank.low:.1f}–{100 * bank.high:.1f})"
    assert len(groups["By role"]["lines"]) == len(counted.roles)


def test_without_a_coup_there_is_nothing_to_count(shell):
    shell.openLibrary()
    shell.library.count()
    assert shell.page == "statistics"
    assert shell.library.figures.blank
