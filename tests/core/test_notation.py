"""The notation: one line a coup, read back to the same coup."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baccara_qt.core.cards import PACK, is_natural, total
from baccara_qt.core.chemin.notation import Claim, CoupRecord, Play, first_holder
from baccara_qt.core.errors import NotationError
from baccara_qt.core.money import Cents

EXAMPLE = "17. B4=600 P5+300 P6+150 P7!150 | P 4s Ah (5) B 7d Kc (7) | P+ 9d (4) B= | bank +600 -30"


def test_the_example_of_the_grammar_says_what_happened() -> None:
    coup = CoupRecord.parse(EXAMPLE)
    assert (coup.number, coup.banker, coup.bank) == (17, 4, 600_00)
    assert [(claim.seat, claim.mark, claim.amount) for claim in coup.claims] == [
        (5, "+", 300_00),
        (6, "+", 150_00),
        (7, "!", 150_00),
    ]
    assert coup.holder == 5
    assert (coup.ponte_play, coup.bank_play) == (Play("draw"), Play("stand"))
    assert (total(coup.ponte), total(coup.bank_cards), coup.outcome, coup.cagnotte) == (4, 7, "bank", 30_00)
    assert str(coup) == EXAMPLE


@pytest.mark.parametrize(
    "line",
    [
        "1. B1=50 P1/25 | P Js 8d (8) B Js As (1) | natural | ponte -25",
        "150. B9=136.50 P4*136.50 | P 5c 4c (9) B Jh 9c (9) | natural | tie",
        "150. B6=50 P3*50 | P 6c Jh (6) B Js 9s (9) | P?= natural | bank +50 -2.50",
        "2. B2=263.20 P4**263.20 | P@0 Tc 4h (4) B 2d Kh (2) | P+ Ts (4) B?+ 2h (4) | tie",
        "150. B1=70 P2*70 | P Jc Ac (1) B 6c 3c (9) | P+ natural | bank +70 -3.50",
    ],
)
def test_lines_of_every_shape_read_back(line: str) -> None:
    assert str(CoupRecord.parse(line)) == line


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("(5)", "(6)"),
        ("(4) B=", "(5) B="),
        ("bank +600", "bank +601"),
        ("bank +600 -30", "ponte -600"),
        ("bank +600 -30", "tie"),
        ("9d", "9x"),
        ("P5+300", "P0+300"),
        ("P5+300", "P5+300.5"),
        ("P5+300", "P5+-300"),
        ("=600", "=99999999999999999999"),
        ("P+ 9d (4) B=", "natural"),
        ("P+ 9d (4) B=", "P= natural"),
        (" | ", "|"),
        ("17.", "017."),
        ("P 4s", "P@5 4s"),
        ("B4", "b4"),
    ],
)
def test_a_line_that_cannot_be_read_or_contradicts_itself_is_refused(old: str, new: str) -> None:
    with pytest.raises(NotationError):
        CoupRecord.parse(EXAMPLE.replace(old, new, 1))


CARDS = st.sampled_from(PACK)
AMOUNTS = st.integers(1, 10**10).map(Cents)


@st.composite
def coups(draw: st.DrawFn) -> CoupRecord:
    seats = draw(st.lists(st.integers(1, 14), min_size=1, max_size=13, unique=True))
    marks = [draw(st.sampled_from(["+", "!"])) for _ in seats]
    marks[draw(st.integers(0, len(seats) - 1))] = draw(st.sampled_from(["+", "*", "**", "/"]))
    claims = tuple(Claim(seat, mark, draw(AMOUNTS)) for seat, mark in zip(seats, marks, strict=True))  # type: ignore[arg-type]
    ponte, bank = (tuple(draw(st.lists(CARDS, min_size=2, max_size=2))) for _ in "pb")
    plays: list[Play | None] = [None, None]
    if not is_natural(ponte):
        plays[0] = Play(draw(st.sampled_from(["draw", "stand"])), draw(st.booleans()))
        if not is_natural(bank):
            plays[1] = Play(draw(st.sampled_from(["draw", "stand"])), draw(st.booleans()))
            if plays[0].choice == "draw":
                ponte = (*ponte, draw(CARDS))
            if plays[1].choice == "draw":
                bank = (*bank, draw(CARDS))
    difference = total(bank) - total(ponte)
    outcome = "tie" if difference == 0 else "bank" if difference > 0 else "ponte"
    return CoupRecord(
        number=draw(st.integers(1, 10**9)),
        banker=draw(st.integers(1, 14)),
        bank=draw(AMOUNTS),
        claims=claims,
        holder=draw(st.sampled_from([0, first_holder(claims), seats[-1]])),
        ponte=ponte,
        bank_cards=bank,
        ponte_play=plays[0],
        bank_play=plays[1],
        outcome=outcome,  # type: ignore[arg-type]
        cagnotte=draw(AMOUNTS) if outcome == "bank" else Cents(0),
    )


@given(coups())
def test_every_coup_reads_back_to_itself(coup: CoupRecord) -> None:
    assert CoupRecord.parse(str(coup)) == coup


@given(st.text(max_size=60))
def test_no_text_breaks_the_reader(text: str) -> None:
    with pytest.raises(NotationError):
        CoupRecord.parse(text)
