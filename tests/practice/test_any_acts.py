"""Whatever a learner does, the books balance, no card is lost, and the table stays one the rules know."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from baccara_qt.core.chance import packs_in_order
from baccara_qt.core.chemin import PRESETS
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin import mishap_events as m
from baccara_qt.practice.act import STEPS
from baccara_qt.practice.at_table import MANNERS, TableLesson
from baccara_qt.practice.chemin import MISHAPS
from tests.practice.any_act import DUE, any_act
from tests.practice.learner import table


class Watch:
    """Follows the events of a lesson and counts where every card is (A4, F1)."""

    def __init__(self, lesson: TableLesson) -> None:
        self.lesson = lesson
        self.on_table: list = []
        self.slot = self.burned = 0
        self.follow(lesson.opening)

    def follow(self, events) -> None:
        for event in events:
            match event:
                case e.ShoeShuffled():
                    self.slot = self.burned = 0
                    assert not self.on_table
                case e.CardDealt(card=card):
                    self.on_table.append(card)
                case m.CardsLoose(cards=cards):
                    self.on_table += cards
                case m.CardVoided(card=card):
                    self.on_table.remove(card)
                    self.slot += 1
                case m.CardBurned(card=card):
                    self.on_table.remove(card)
                    self.burned += 1
                case e.CardsDiscarded() | m.CoupAnnulled():
                    self.slot += len(self.on_table)
                    self.on_table.clear()
        self.check()

    def check(self) -> None:
        state = self.lesson.state
        books = state.books
        assert books.balanced
        assert sum(books.balances) == 0
        coup, shoe = state.coup, state.shoe
        lying = Counter(() if coup is None else coup.ponte + coup.bank + coup.loose)
        assert lying == Counter(self.on_table)
        if shoe is not None:
            assert shoe.dealt == len(self.on_table) + self.slot + self.burned
            assert Counter(shoe.order) == Counter(card for card, _ in packs_in_order(state.rules.packs))
        if coup is not None:
            assert max(len(coup.ponte), len(coup.bank)) <= 3
        assert not (state.bank and state.passage)
        assert not (state.claims and state.coup)


@settings(max_examples=30)
@given(
    plan=st.fixed_dictionaries(
        {
            "preset": st.sampled_from(sorted(PRESETS)),
            "manner": st.sampled_from(MANNERS),
            "steps": st.sets(st.sampled_from(STEPS), min_size=8).map(lambda steps: sorted({*steps, "close"})),
            "mishaps": st.sets(st.sampled_from(MISHAPS)).map(sorted),
        }
    ),
    seed=st.text("abcdef", min_size=1, max_size=3),
    acts=st.lists(any_act | DUE, max_size=25),
)
def test_any_sequence_of_acts_leaves_books_and_cards_whole(plan, seed, acts):
    lesson = table(seed, **plan, rate=2)
    watch = Watch(lesson)
    for act in acts:
        for _ in range(act if isinstance(act, int) else 1):
            if lesson.due is None:
                return
            verdict = lesson.perform(lesson.due if isinstance(act, int) else act)
            assert verdict.fault is None or verdict.fault.code
            if verdict.done is None:
                assert verdict.events == ()
            watch.follow(verdict.events)


def test_the_watch_sees_a_lost_card():
    lesson = table("watch")
    watch = Watch(lesson)
    while not watch.on_table:
        watch.follow(lesson.perform(lesson.due).events)
    watch.on_table.pop()
    try:
        watch.check()
    except AssertionError:
        return
    raise AssertionError("a lost card was not seen")
