"""Decisions come from what a seat sees, its offers and its own luck, and from nothing else."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from baccara_qt.core.chance import ScriptedChance, SeededChance
from baccara_qt.core.chemin import PRESETS, Phase, TableState, decide, fold, legal, turn
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.game import CROUPIER, Offer
from baccara_qt.core.money import CASHED_OUT, Entry, purse
from baccara_qt.core.tableau import BANKER, STOOD
from baccara_qt.players import GUESTS, choose, see, volunteer
from baccara_qt.players.asked import sensible
from baccara_qt.players.temperament import BOLD, STEADY, Temperament


def reordered(state: TableState, seat: int, order: random.Random) -> TableState:
    """The same table with all cards this seat cannot see changed for each other."""
    assert state.shoe is not None
    dealt, rest = state.shoe.order[: state.shoe.dealt], list(state.shoe.order[state.shoe.dealt :])
    coup, view = state.coup, see(state, seat)
    hands = (coup.ponte, coup.bank) if coup else ((), ())
    seen = (view.coup.ponte, view.coup.bank) if view.coup else ((), ())
    places = [(h, n) for h, hand in enumerate(seen) for n, card in enumerate(hand) if card is None]
    rest += [hands[h][n] for h, n in places]
    order.shuffle(rest)
    swapped = [list(hand) for hand in hands]
    for h, n in places:
        swapped[h][n] = rest.pop()
    changed = coup and replace(coup, ponte=tuple(swapped[0]), bank=tuple(swapped[1]))
    return replace(state, coup=changed, shoe=replace(state.shoe, order=dealt + tuple(rest)))


def test_a5_reordering_the_unseen_cards_changes_no_offer_and_no_decision(playout):
    order = random.Random(1)
    phases: Counter[Phase] = Counter()
    for preset, seats in (("casino", 5), ("parlour", 2), ("strict", 3)):
        table = playout(PRESETS[preset], seats, f"unseen {preset}")
        for move in table.moves(40):
            if move.key is None:
                continue
            phases[move.before.phase] += 1
            other = reordered(move.before, move.actor, order)
            offers = legal(other, move.actor)
            assert offers == legal(move.before, move.actor)
            assert turn(other) == move.actor
            temperament, luck = table.guests[move.actor].temperament, table.chance.stream(*move.key)
            assert choose(see(other, move.actor), offers, temperament, luck) == move.command
    assert phases[Phase.PONTE] > 40
    assert phases[Phase.BANKER] > 40


def test_the_same_seed_plays_the_same_and_another_seed_does_not(playout):
    def record(seed: str) -> list[tuple[int, c.Command]]:
        return [(move.actor, move.command) for move in playout(PRESETS["casino"], 6, seed).moves(30)]

    assert record("one") == record("one")
    assert record("one") != record("two")


def test_a_decision_elsewhere_shifts_nobody_elses_luck(playout):
    """Asked again last first, with strangers' answers in between, everybody says what he said."""
    table = playout(PRESETS["casino"], 6, "luck")
    answered = [move for move in table.moves(40) if move.key]
    for move in reversed(answered):
        view, offers = see(move.before, move.actor), legal(move.before, move.actor)
        choose(view, offers, BOLD, table.chance.stream(99, *move.key))
        temperament = table.guests[move.actor].temperament
        assert choose(view, offers, temperament, table.chance.stream(*move.key)) == move.command


# --- carte or non -----------------------------------------------------------------------------------------------


def scripted(preset: str, script: str, *answers: tuple[int, c.Command]) -> TableState:
    """Seat 2 alone against a bank of 100 that seat 1 holds, after these answers."""
    chance = ScriptedChance(script)
    state = TableState.new(replace(PRESETS[preset], seats=2))
    opening = (
        (CROUPIER, c.OpenTable((200_00, 200_00))),
        (2, c.Cut(10)),
        (1, c.TakeBank(100_00)),
        (2, c.Stake(20_00)),
        (CROUPIER, c.CloseStakes()),
    )
    for actor, command in (*opening, *answers):
        state = fold(state, decide(state, actor, command, chance))
    return state


def answers(state: TableState, temperament: Temperament, times: int = 2000) -> Counter[type]:
    """What a guest of this temperament says, asked so many times."""
    seat = turn(state)
    assert seat
    view, offers, luck = see(state, seat), legal(state, seat), SeededChance.from_text("answers")
    return Counter(type(choose(view, offers, temperament, luck.stream(n))) for n in range(times))


TEMPERAMENTS = {guest.temperament.name: guest.temperament for guest in GUESTS.values()}.values()
PONTES = {0: "Kh Kd", 1: "Ah Kd", 2: "2h Kd", 3: "3h Kd", 4: "4h Kd", 5: "5h Kd", 6: "6h Kd", 7: "7h Kd"}


@pytest.mark.parametrize("temperament", TEMPERAMENTS, ids=lambda temperament: temperament.name)
@pytest.mark.parametrize("points", PONTES)
def test_c16_a_false_draw_is_tried_seldom_and_only_on_four_or_six(points, temperament):
    first, second = PONTES[points].split()
    said = answers(scripted("casino", f"{first} 2c {second} Kc"), temperament)
    false = said[c.Stand] if points < 5 else said[c.Draw]
    if points == 5:
        assert said[c.Draw] > 400
        assert said[c.Stand] > 400
    elif points in (4, 6):
        assert 0 < false < 200
    else:
        assert false == said[c.AskAdvice] == 0


@pytest.mark.parametrize("temperament", TEMPERAMENTS, ids=lambda temperament: temperament.name)
@pytest.mark.parametrize(("bank", "third"), [("3s Kc", "9d"), ("5s Kc", "4d")])
def test_c17_in_the_free_cells_the_banker_mostly_finds_the_better_play(bank, third, temperament):
    first, second = bank.split()
    state = scripted("casino", f"2h {first} 2d {second} {third}", (2, c.Draw()))
    said = answers(state, temperament)
    assert said[c.Draw] > 1400
    assert 0 < said[c.Stand] < 600


@pytest.mark.parametrize("temperament", TEMPERAMENTS, ids=lambda temperament: temperament.name)
def test_c18_in_the_parlour_the_banker_mixes_on_six_after_non(temperament):
    said = answers(scripted("parlour", "7h 6s Kd Kc", (2, c.Stand())), temperament)
    assert 0.3 < said[c.Draw] / (said[c.Draw] + said[c.Stand]) < 0.45


@pytest.mark.parametrize("points", range(8))
@pytest.mark.parametrize("third", [None, *range(10)])
def test_c18_bound_by_nothing_the_banker_follows_the_table(points, third):
    bank = PONTES[points].split()
    card = "K" if third == 0 else "A" if third == 1 else str(third)
    if third is None:
        state = scripted("parlour", f"7s {bank[0]} Ks {bank[1]}", (2, c.Stand()))
    else:
        state = scripted("parlour", f"2s {bank[0]} Ks {bank[1]} {card}c", (2, c.Draw()))
    said = answers(state, STEADY, 50)
    verdict = BANKER[points][STOOD if third is None else third]
    if verdict != "?" and (points, third) != (6, None):
        assert set(said) == {c.Draw if verdict == "D" else c.Stand}


@pytest.mark.parametrize("temperament", TEMPERAMENTS, ids=lambda temperament: temperament.name)
def test_c19_advice_is_asked_for_now_and_then_and_followed(temperament):
    state = scripted("casino", "5h 2c Kd Kc")
    said = answers(state, temperament)
    assert 0 < said[c.AskAdvice] < 300
    advised = fold(state, decide(state, 2, c.AskAdvice(), ScriptedChance("")))
    assert set(answers(advised, temperament, 50)) == {c.Draw}


# --- money ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("amount", "round_sum"),
    [
        (0, 0), (4_99, 0), (17_50, 15_00), (45_00, 40_00), (99_00, 90_00), (165_00, 150_00), (499_00, 450_00),
        (635_00, 600_00), (1_790_00, 1_500_00), (7_777_00, 7_000_00), (123_456_00, 120_000_00),
    ],
)  # fmt: skip
def test_b10_named_sums_are_round(amount, round_sum):
    assert sensible(amount, 5_00) == round_sum


def test_b10_an_amount_is_brought_within_its_offer():
    offer = Offer(c.Stake, 10_00, 185_00, 5_00)
    assert [offer.nearest(amount) for amount in (0, 12_00, 185_00, 900_00)] == [10_00, 10_00, 185_00, 185_00]


def test_c6_stakes_are_mostly_sums_people_name(playout):
    stakes = [
        move.command.amount
        for move in playout(PRESETS["casino"], 9, "round").moves(150)
        if isinstance(move.command, c.Stake)
    ]
    assert len(stakes) > 400
    assert all(amount % 5_00 == 0 for amount in stakes)
    assert sum(amount % 10_00 == 0 for amount in stakes) > 0.8 * len(stakes)


def test_b9_who_cannot_hold_a_bank_any_more_buys_in_again(playout):
    table = playout(PRESETS["casino"], 3, "poor")
    state, short = table.state, table.rules.bank_min - 1
    books = state.books.post([Entry(purse(2), CASHED_OUT, state.books.purse(2) - short)])
    poor = replace(state, books=books)
    assert poor.books.purse(2) == short
    assert volunteer(see(poor, 2), legal(poor, 2)) == c.BuyIn(table.rules.opening_purse)
    assert volunteer(see(poor, 1), legal(poor, 1)) is None
