"""The cloth of the table is the user's choice; a choice nobody knows is the house's."""

from baccara_qt.session.settings import load
from baccara_qt.ui.preferences import CLOTHS


def test_a_cloth_is_in_force_at_once_and_kept(opened, places):
    shell = opened()
    told = []
    shell.preferences.changed.connect(lambda: told.append(shell.preferences.cloth))
    for cloth in (*CLOTHS, CLOTHS[1]):
        shell.preferences.cloth = cloth
    assert told == [CLOTHS[1], CLOTHS[2], CLOTHS[1]]
    shell.close()
    assert load(places.settings).settings.cloth == CLOTHS[1]


def test_a_cloth_nobody_knows_is_green(opened):
    assert opened(cloth="tartan").preferences.cloth == CLOTHS[0] == "green"


def test_every_cloth_can_be_chosen_by_its_name(opened):
    choices = opened().preferences.cloths
    assert [choice["value"] for choice in choices] == list(CLOTHS)
    assert len({choice["text"] for choice in choices if choice["text"]}) == len(CLOTHS)
