"""Fault 14: payout text and ledger differ; the amount shown is the amount booked."""

import re
from collections.abc import Iterator

import pytest

from baccara_qt.core.chance import SeededChance
from baccara_qt.core.chemin import PRESETS, TableState, evolve
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.records import coup_records
from baccara_qt.core.money import short_amount
from baccara_qt.ui.amounts import money_text
from baccara_qt.ui.sentences import sentence
from tests.core.test_machine import Dice
from tests.core.walk import Walk


def evening(preset: str) -> Walk:
    """Some hundred answers of people who say anything they may."""
    rules, dice = PRESETS[preset], Dice(14)
    walk = Walk(rules, (rules.opening_purse,) * rules.seats, SeededChance.from_text(preset))
    for step in range(400):
        walk.take(walk.everything() if step % 25 == 0 else walk.answers(), dice)
    return walk


def told(walk: Walk) -> Iterator[tuple[TableState, e.Event, TableState]]:
    """Every event with the table before and after it."""
    state = TableState.new(walk.rules)
    for event in walk.events:
        before, state = state, evolve(state, event)
        yield before, event, state


@pytest.mark.parametrize("preset", PRESETS)
def test_fault_14_the_books_move_by_what_the_event_says(preset: str) -> None:
    for before, event, after in told(evening(preset)):
        amount = getattr(event, "amount", 0)
        match event:
            case e.StakePaid(seat=seat):
                assert after.books.purse(seat) - before.books.purse(seat) == 2 * amount
                assert before.books.bank - after.books.bank == before.books.stake(seat) == amount
            case e.StakesRaked(stakes=stakes):
                assert dict(stakes) == {n: lies for n, lies in enumerate(before.books.stakes, 1) if lies}
                assert after.books.bank - before.books.bank == sum(before.books.stakes)
            case e.CagnotteTaken():
                assert after.books.cagnotte - before.books.cagnotte == before.books.bank - after.books.bank == amount
            case e.StakePlaced(seat=seat):
                assert after.books.stake(seat) == amount
                assert before.books.stake(seat) == event.returned
            case e.StakeWithdrawn(seat=seat):
                assert before.books.stake(seat) - after.books.stake(seat) == amount
            case e.BankTaken(seat=seat):
                assert after.books.bank == before.books.purse(seat) - after.books.purse(seat) == amount
            case e.BankPassed(seat=seat) | e.BankReturned(seat=seat):
                assert (amount, event.garage) == (before.books.bank, before.books.garage)
            case e.SeatLeft(seat=seat):
                assert before.books.purse(seat) == amount
            case e.SaleOpened():
                assert amount > 0


@pytest.mark.parametrize("preset", PRESETS)
def test_fault_14_the_line_of_the_record_names_what_was_booked(preset: str) -> None:
    walk = evening(preset)
    records = iter(coup_records(walk.events))
    opened = None
    for before, event, after in told(walk):
        if isinstance(event, e.StakesClosed):
            opened = before.books
        if isinstance(event, e.CardsDiscarded):
            line = str(next(records))
            assert f"B{_banker(line)}={short_amount(opened.bank)} " in line
            won = re.search(r"bank \+([\d.]+) -([\d.]+)$", line)
            if won:
                assert won[1] == short_amount(sum(opened.stakes))
                assert won[2] == short_amount(after.books.cagnotte - opened.cagnotte)
            elif not line.endswith("tie"):
                assert line.endswith(f"ponte -{short_amount(sum(opened.stakes))}")
    assert next(records, None) is None


def _banker(line: str) -> str:
    return line.split("B", 1)[1].split("=", maxsplit=1)[0]


@pytest.mark.parametrize("preset", PRESETS)
def test_fault_14_the_sentence_names_what_was_booked(preset: str) -> None:
    seen = set()
    for before, event, after in told(evening(preset)):
        text = sentence(event, before, {})
        match event:
            case e.StakePaid():
                booked = before.books.bank - after.books.bank
            case e.StakesRaked() | e.BankTaken():
                booked = after.books.bank - before.books.bank
            case e.CagnotteTaken():
                booked = after.books.cagnotte - before.books.cagnotte
            case e.StakeTrimmed(seat=seat):
                booked = after.books.purse(seat) - before.books.purse(seat)
            case _:
                continue
        assert re.search(rf"(?<![\d.,]){re.escape(money_text(booked))}(?![\d])", text), text
        seen.add(type(event))
    assert {e.StakePaid, e.StakesRaked, e.BankTaken} <= seen
