"""The rule sheet: each house in its own words, and its bets in exact figures."""

from dataclasses import replace
from fractions import Fraction

import pytest

from baccara_qt.core.chemin import rules as chemin
from baccara_qt.core.money import BANK, CAGNOTTE, TIPS, Books, Entry, purse, stake
from baccara_qt.core.punto import rules as punto
from baccara_qt.core.punto.rules import PRESETS
from baccara_qt.ui.amounts import percent_text
from baccara_qt.ui.rule_sheet import RuleSheet, texts_for

HOUSES = {**chemin.PRESETS, **PRESETS}
SEVENS = replace(punto.BIG_TABLE, commission="push_on_7")


@pytest.fixture
def figures(qtbot):
    """What the sheet of a house says of its bets, as soon as it can."""

    def read(rules):
        sheet = RuleSheet(rules)
        qtbot.waitUntil(lambda: bool(sheet.figures), timeout=20_000)
        return {row["title"]: (row["chance"].replace("\u00a0", " "), row["gain"][:-2]) for row in sheet.figures}

    return read


@pytest.mark.usefixtures("in_english")
def test_n1_n2_every_bet_of_a_preset_in_figures(figures):
    assert figures(PRESETS["big-table"]) == {
        "Punto": ("44.6247 %", "−1.2351"),
        "Banco": ("45.8597 %", "−1.0579"),
        "Tie": ("9.5156 %", "−14.3596"),
        "A pair": ("7.4699 %", "−10.3614"),
    }
    gains = {bet: gain for bet, (_, gain) in figures(PRESETS["mini"]).items()}
    assert gains == {"Punto": "−1.2374", "Banco": "−1.0558", "Tie": "−14.4382", "A pair": "−11.2540"}


@pytest.mark.usefixtures("in_english")
def test_p4_the_forms_without_commission_have_figures_of_their_own(figures):
    assert figures(replace(PRESETS["mini"], commission="half_on_6"))["Banco"][1] == "−1.4548"
    sevens = figures(SEVENS)
    assert (sevens["Banco"][1], sevens["Dragon 7"][1], sevens["Panda 8"][1]) == ("−1.0183", "−7.6113", "−10.1876")
    assert figures(replace(PRESETS["mini"], commission="at_once", tie_pays=9))["Tie"][1] == "−4.9313"


@pytest.mark.usefixtures("in_english")
def test_n4_chemin_de_fer_by_the_tableau_and_after_the_cagnotte(figures):
    casino, parlour = (figures(chemin.PRESETS[preset]) for preset in ("casino", "parlour"))
    assert casino["The ponte wins"] == ("44.6279 %", "−1.2374")
    assert casino["The bank wins"][1] == "−1.0558"
    assert parlour["The bank wins"][1] == "+1.2374", "no cagnotte"
    assert casino["Tie"] == ("9.5069 %", "")


@pytest.mark.parametrize("preset", HOUSES)
def test_the_words_over_the_tableaux_are_those_of_the_game(qapp, preset, in_english):
    rules = HOUSES[preset]
    sheet = RuleSheet(rules)
    said = " ".join([*sheet.words.values(), sheet.figuresNote, *sheet.brief])
    foreign = {"bank ", "banker", "ponte", "cagnotte"} if rules.game == "punto_banco" else {"Punto", "commission"}
    assert not [word for word in foreign if word in said]
    assert ("?" in sheet.words["legend"]) == any("?" in row for row in [sheet.ponte, *sheet.banker])
    assert str(rules.packs) in sheet.figuresNote


@pytest.mark.parametrize("preset", chemin.PRESETS)
def test_c18_the_game_in_short_tells_on_what_the_ponte_of_this_house_is_free(qapp, preset, in_english):
    sheet = RuleSheet(chemin.PRESETS[preset])
    told = [sentence for sentence in sheet.brief if sentence.startswith("The ponte draws")]
    assert ["free on 5" in sentence for sentence in told] == [sheet.ponte[5] == "?"]


@pytest.mark.parametrize("form", ["box", "at_once", "half_on_6", "push_on_7"])
def test_p6_the_game_in_short_tells_how_this_house_is_paid(qapp, form, in_english):
    brief = RuleSheet(replace(punto.BIG_TABLE, commission=form)).brief
    assert ("box" in brief[-1], "There is no" in brief[-1]) == (form == "box", form in ("half_on_6", "push_on_7"))


@pytest.mark.parametrize("preset", HOUSES)
def test_f1_the_accounts_are_all_the_money_on_the_table(preset):
    rules = HOUSES[preset]
    books = Books.empty(rules.seats).post(
        Entry(0, account, amount)
        for account, amount in [(BANK, 7), (CAGNOTTE, 11), (TIPS, 13), (purse(1), 17), (stake(2), 19)]
    )
    assert sum(amount for _, amount in texts_for(rules).accounts(books)) == books.bought_in


def test_per_cent_are_rounded_exactly_and_never_minus_nothing(in_english):
    assert percent_text(Fraction(-1, 10**6), 2, signed=True) == "0.00\u00a0%"
    assert percent_text(Fraction(1, 3), 2, signed=True) == "+33.33\u00a0%"
    assert percent_text(Fraction(15, 10_000), 1) == "0.2\u00a0%"
    assert percent_text(Fraction(-2469, 200_000), 3) == "−1.234\u00a0%"
