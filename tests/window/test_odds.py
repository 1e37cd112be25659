"""Figures and reasons at Punto Banco in a real window, by keyboard and to be heard."""

from baccara_qt.analysis.chances import punto_banco
from baccara_qt.players.punto.counting import unseen
from baccara_qt.ui.amounts import percent_text
from tests.window.test_punto import lay, my_turn, to_stakes
from tests.window.visit import Key


def play_a_coup(me):
    coups = me.state.coups
    to_stakes(me)
    me.type("50")
    me.press("b")
    me.wait(lambda: me.state.seat(3).bet("banco") == 50_00, "50 on Banco")
    my_turn(me)
    if "close" in me.able:
        me.press("g")
    me.wait(lambda: me.state.coups > coups, "the coup")
    my_turn(me)


def odds_heard(me):
    """What a screen reader finds of the odds."""
    return [text for text in me.texts() if ": chance " in text]


def test_the_odds_are_switched_on_by_keys_and_follow_the_cards(visit, tmp_path):
    lay(tmp_path, "mini")
    me = visit()
    me.press(Key.Key_Return)  # Continue
    to_stakes(me)
    assert odds_heard(me) == []
    me.press(Key.Key_F3)
    me.tabs_to("The odds at Punto Banco")
    me.press(Key.Key_Space, Key.Key_Escape)
    me.wait(lambda: len(odds_heard(me)) == 4, "the odds")
    me.shot("odds-1-on")
    before = odds_heard(me)
    play_a_coup(me)
    me.wait(lambda: odds_heard(me) != before, "the odds follow")
    chance = percent_text(punto_banco(me.state.rules, unseen(me.state))["banco"].chance, 2)
    assert f"Banco: chance {chance}" in " ".join(odds_heard(me))
    me.shot("odds-2-after-a-coup")


def test_fault_25_why_a_coup_went_so_is_told_by_a_key(visit, tmp_path):
    lay(tmp_path, "mini")
    me = visit()
    me.press(Key.Key_Return)
    play_a_coup(me)
    me.press("y")
    me.wait(lambda: any(text.startswith("Coup 1: ") for text in me.texts()), "the reasons")
    said = " ".join(me.texts())
    assert "The house: " in said and "You: " in said and "The croupier turned all at once" in said
    me.shot("odds-3-why")
    me.press(Key.Key_Escape)
    my_turn(me)


def test_the_rule_sheet_tells_the_figures_of_the_house(visit, tmp_path):
    lay(tmp_path, "big-table")
    me = visit()
    me.press(Key.Key_Return)
    my_turn(me)
    me.press(Key.Key_F2)
    me.wait(lambda: len(odds_heard(me)) == 4, "the figures")
    assert "Banco: chance 45.8597\u00a0%, gain on average −1.0579\u00a0%" in odds_heard(me)
    me.shot("odds-4-rules")
