"""Accidents at the table on screen (rules G): what went wrong lies there to be seen, and goes where the remedy says."""

import pytest
from PySide6.QtTest import QTest

from baccara_qt.core.chemin import mishap_events as m
from baccara_qt.core.chemin.mishaps import KINDS
from baccara_qt.practice.act import STEPS
from baccara_qt.practice.chemin import MISHAPS
from baccara_qt.practice.history import History
from baccara_qt.practice.plan import read_plan
from baccara_qt.session.places import Places
from baccara_qt.session.settings import Settings
from baccara_qt.ui.practice import remedies
from baccara_qt.ui.practice.lesson import Lesson
from baccara_qt.ui.preferences import Preferences

ALONE = ("put_right",)
"""Only what has gone wrong is the learner's."""


class Table:
    """A lesson in which one kind of thing goes wrong, and what is seen of it."""

    def __init__(self, folder, history, kind, steps):
        self.lesson = Lesson(Preferences(Settings(speed=1.0, pace=0), Places(folder)))
        self.lesson.begin(read_plan({"mishaps": [kind], "rate": 1, "steps": steps}), history, led=False)
        self.stage = self.lesson.table.stage

    @property
    def state(self):
        return self.lesson.kept.table.state

    @property
    def rows(self):
        return self.lesson.table.cards.rows

    def acts(self):
        """Does what is due, and looks at every moment of what comes of it; the cues that were played."""
        self.lesson.perform(self.lesson.due)
        return self.look_on()

    def look_on(self):
        seen = []
        while self.stage.busy:
            self.look()
            seen.append((self.stage.cue, self.lesson.table.cue))
            self.stage.acknowledge(self.stage.number)
        self.look()
        assert self.stage.shown == self.state
        return seen

    def look(self):
        coup = self.stage.shown.coup
        keys = [row.key for row in self.rows]
        assert len(keys) == len(set(keys))
        out = 0 if coup is None else len(coup.ponte) + len(coup.bank) + len(coup.loose)
        assert len(keys) - out in (0, 1)  # one that was drawn before the close is not out yet (G1)

    def until_wrong(self):
        """Goes on until something has gone wrong, and tells the cues of that."""
        while True:
            self.lesson.perform(self.lesson.due)
            if self.lesson.mishap:
                return self.look_on()
            self.stage.drain()

    def loose(self):
        return {row.key for row in self.rows if row.hand == "loose"}

    def strays(self):
        return [(row.place, row.face != "") for row in self.rows if row.hand == "loose"]


@pytest.fixture
def at(qapp, tmp_path):
    tables = []
    with History(tmp_path / "library.db") as history:

        def sit_down(kind, steps=STEPS):
            tables.append(Table(tmp_path, history, kind, list(steps)))
            return tables[-1]

        yield sit_down
        for table in tables:
            table.lesson.put_away()


def flown(cues, target):
    """The cards that flew to a place."""
    return [card for _, shown in cues for card in shown.get("cards", ()) if card["end"]["place"] == target]


def test_g1_a_card_drawn_early_lies_before_the_shoe_and_is_the_first_to_go_to_the_palette(at):
    table = at("early_card")
    table.until_wrong()
    assert table.strays() == [("mouth", False)]
    key = table.rows[0].key
    cues = []
    while not flown(cues, "palette"):
        cues = table.acts()
    (card,) = flown(cues, "palette")
    assert card["key"] == key and card["start"]["place"] == "mouth"


@pytest.mark.parametrize(("kind", "seen"), [("face_up", [("mouth", True)]), ("floor", [("floor", False)])])
def test_g2_g4_a_card_face_up_or_on_the_floor_is_seen_and_goes_where_it_belongs(at, kind, seen):
    table = at(kind)
    went = table.until_wrong()
    assert table.strays() == seen
    assert [card["end"]["place"] for card in flown(went, seen[0][0])] == [seen[0][0]]
    cues = table.acts()
    starts = {card["start"]["place"] for _, shown in cues for card in shown.get("cards", ())}
    assert seen[0][0] in starts and table.strays() == []


def test_g3_stuck_cards_lie_on_each_other_and_all_cards_go(at):
    table = at("stuck")
    table.until_wrong()
    assert table.strays() == [("mouth", False), ("mouth", False)]
    cues = table.acts()
    assert len(flown(cues, "slot")) >= 2 and table.rows == ()


@pytest.mark.parametrize("kind", ["unasked", "ponte_against", "bank_against", "hidden_natural"])
def test_g5_g6_g10_third_cards_lie_where_they_were_meant_to_go_until_it_is_put_right(at, kind):
    table = at(kind, ALONE)
    for _ in range(40):
        table.until_wrong()
        if table.state.coup.loose:
            break
        table.acts()
    assert [place for place, _ in table.strays()] in (["ponte"], ["bank"], ["ponte", "bank"])
    assert all(face for _, face in table.strays())
    lay = table.loose()
    table.acts()
    assert not lay & table.loose()


def test_g8_a_wrong_payment_and_its_correction_are_chips_on_their_way(at):
    table = at("mispaid")
    wrong = table.until_wrong()
    while table.lesson.due.remedy != "correct":
        wrong = table.until_wrong()
    assert any(isinstance(cue.events[0], m.StakeMispaid) and shown["chips"] for cue, shown in wrong if cue.events)
    right = table.acts()
    assert any(isinstance(cue.events[0], m.PaymentCorrected) and shown["chips"] for cue, shown in right if cue.events)


def test_g9_a_banker_who_looks_has_his_cards_in_his_hand_until_he_is_warned(at):
    table = at("early_look")
    table.until_wrong()
    bank = [row for row in table.rows if row.hand == "bank"]
    assert [(row.place, row.seat, row.face) for row in bank] == [("holder", table.state.banker, "")] * 2
    table.acts()
    assert {row.place for row in table.rows if row.hand == "bank"} <= {"corner", "bank"}


def test_g11_an_exposed_card_shows_its_face_where_it_lies(at):
    table = at("exposed")
    table.until_wrong()
    hands = set(table.state.coup.exposed)
    shown = {row.hand for row in table.rows if row.face}
    assert hands <= shown
    places = {row.place for row in table.rows if row.hand in hands}
    assert places <= {"holder", "corner", "palette"}


@pytest.mark.parametrize("kind", MISHAPS)
def test_g_every_accident_is_told_with_its_rule_and_few_remedies_of_which_one_is_right(at, kind):
    table = at(kind, ALONE)
    table.until_wrong()
    assert KINDS[kind].rule in table.lesson.mishap
    table.lesson.choose("put_right")
    QTest.qWait(5)
    offered = table.lesson.options
    assert table.lesson.due.remedy in [option["value"] for option in offered]
    assert len(offered) < 6 and all(option["key"] for option in offered)
    table.acts()
    verdict = table.lesson.verdict
    assert verdict["rule"] == KINDS[kind].rule and remedies.rule_told(kind) in verdict["why"]


def test_g_whatever_goes_wrong_the_right_remedy_is_among_those_offered():
    lesson = read_plan({"mishaps": list(MISHAPS), "rate": 2}).lesson("remedies")
    found = set()
    while len(found) < len(MISHAPS) + 4:
        if lesson.mishap is not None:
            kind, remedy = lesson.mishap.kind, lesson.due.remedy
            found.add((kind, remedy))
            assert remedy in [choice["value"] for choice in remedies.choices(kind)]
        lesson.perform(lesson.due)


@pytest.mark.parametrize("kind", [kind for kind in MISHAPS if kind not in ("mispaid", "exposed")])
def test_27_a_lesson_left_in_the_middle_of_an_accident_shows_it_again(at, tmp_path, kind):
    table = at(kind, STEPS if kind == "early_card" else ALONE)
    most = 2 if kind == "unasked" else 0 if kind == "early_look" else 1
    table.until_wrong()
    while len(table.strays()) < most:
        table.until_wrong()
    lying = [(row.place, row.face) for row in table.rows]
    table.lesson.put_away()
    with History(tmp_path / "library.db") as history:
        table.lesson.resume(history)
        assert [(row.place, row.face) for row in table.rows] == lying
        table.stage = table.lesson.table.stage
        lay = table.loose()
        table.acts()
        while kind == "early_card" and lay & table.loose():
            table.acts()
        assert not lay & table.loose()
