"""The ways out of the table: their names are there where there is room, whatever they say at the moment."""

import pytest

from tests.window.tables import CLAIMS, lay
from tests.window.visit import Visit


def below(item):
    yield item
    for child in item.childItems():
        yield from below(child)


@pytest.fixture(params=["en", "de"])
def at_table(qapp, tmp_path, request):
    lay(tmp_path, CLAIMS)
    visit = Visit(tmp_path, language=request.param, muted=False)
    visit.shell.continueSession(visit.shell.last["id"])
    visit.drawn()
    yield visit
    visit.close()


def test_muting_takes_no_name_away_and_brings_none(at_table):
    (page,) = (item for item in below(at_table.window.contentItem()) if item.property("roomy") is not None)

    def roomy(width: int, *, muted: bool) -> bool:
        at_table.window.resize(width, 900)
        at_table.shell.sounds.muted = muted
        at_table.drawn()
        return page.property("roomy")

    widths = [1024, *range(1400, 1461, 20)]
    heard = [roomy(width, muted=False) for width in widths]
    assert [roomy(width, muted=True) for width in widths] == heard
    assert not heard[0]
    assert all(heard[widths.index(1440) :])
