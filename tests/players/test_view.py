"""What a seat sees, and that nothing leads from there to what it must not see (A5, C11–C15)."""

import gc
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from types import FunctionType, ModuleType
from typing import Any, get_args, get_type_hints

import pytest

from baccara_qt.core.cards import Card
from baccara_qt.core.chance import ScriptedChance
from baccara_qt.core.chemin import PRESETS, Phase, TableState, decide, fold, turn
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin.state import Coup
from baccara_qt.core.game import CROUPIER
from baccara_qt.core.shoe import Shoe
from baccara_qt.players import SeatView, see

HIDDEN = Card("?", "?")


def visible(state: TableState, seat: int) -> dict[str, list[bool]]:
    """Which cards of each hand a seat sees, said once more in the words of the rules."""
    coup = state.coup
    if coup is None:
        return {"ponte": [], "bank": []}
    looked = seat != 0 and seat == coup.holder and len(coup.bank) >= 2
    return {
        "ponte": [n == 2 or looked or "ponte" in coup.turned for n in range(len(coup.ponte))],
        "bank": ["bank" in coup.turned for _ in coup.bank],
    }


def with_hidden_cards_marked(state: TableState, seat: int) -> TableState:
    """The same table, every card the seat must not see replaced by a mark."""
    shoe = state.shoe and replace(state.shoe, order=(HIDDEN,) * len(state.shoe.order))
    coup = state.coup
    if coup:
        seen = visible(state, seat)
        hands = {
            name: tuple(card if sees else HIDDEN for card, sees in zip(getattr(coup, name), seen[name], strict=True))
            for name in ("ponte", "bank")
        }
        coup = replace(coup, **hands)
    return replace(state, shoe=shoe, coup=coup)


def reachable(root: object) -> Iterator[object]:
    """Every object the garbage collector can reach from a value, but no code and no classes."""
    seen: set[int] = set()
    waiting = [root]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, type | FunctionType | ModuleType):
            continue
        seen.add(id(thing))
        yield thing
        waiting += gc.get_referents(thing)


def stages(playout: Any) -> Iterator[TableState]:
    """The table after every event of some coups, also between the cards."""
    for preset, seats in (("casino", 4), ("strict", 3), ("parlour", 2)):
        for move in playout(PRESETS[preset], seats, f"view {preset}").moves(12):
            state = move.before
            for event in move.events:
                state = fold(state, (event,))
                yield state


def test_a5_nothing_leads_from_a_view_to_a_hidden_card(playout):
    in_coup = 0
    for state in stages(playout):
        in_coup += state.coup is not None
        for seat in range(state.rules.seats + 1):
            view = see(with_hidden_cards_marked(state, seat), seat)
            assert not any(thing is HIDDEN for thing in reachable(view)), (state.phase, seat)
            if view.coup:
                seen = visible(state, seat)
                assert [card is not None for card in view.coup.ponte] == seen["ponte"]
                assert [card is not None for card in view.coup.bank] == seen["bank"]
    assert in_coup > 300


def test_the_walk_would_find_a_hidden_card(playout):
    table = playout(PRESETS["casino"], 3, "walk")
    for _ in table.moves(1):
        pass
    marked = with_hidden_cards_marked(table.state, 1)
    assert any(thing is HIDDEN for thing in reachable((1, {"state": marked})))


def test_a5_no_type_within_a_view_holds_the_shoe():
    found: set[object] = set()
    waiting: list[Any] = [SeatView]
    while waiting:
        kind = waiting.pop()
        if kind in found:
            continue
        found.add(kind)
        waiting += get_args(kind)
        if isinstance(kind, type) and (is_dataclass(kind) or hasattr(kind, "_fields")):
            waiting += get_type_hints(kind).values()
    assert Card in found
    assert not found & {TableState, Shoe, Coup, Any, object}


def test_a_view_cannot_be_changed(playout):
    view = see(playout(PRESETS["casino"], 3, "frozen").state, 1)
    with pytest.raises(AttributeError):
        view.seat = 2  # type: ignore[misc]


def test_b3_only_the_backs_outside_the_shoe_and_at_its_mouth_are_seen(playout):
    table = playout(PRESETS["casino"], 3, "backs")
    for move in table.moves(3):
        shoe, seen = move.before.shoe, see(move.before, 2).shoe
        assert shoe is not None
        assert seen is not None
        assert seen.backs == shoe.backs[: shoe.dealt + 1]
        assert (seen.size, seen.remaining) == (312, 312 - shoe.dealt)
        assert (seen.number, seen.commitment, seen.cut) == (shoe.number, shoe.commitment, shoe.cut)


HIDDEN = {"ponte", "bank"}
MISTAKES = {"loose", "exposed"}
"""What went wrong binds by the offers alone (G11): nobody chooses by it."""


def test_every_public_part_of_the_coup_is_seen_as_it_is(playout):
    for state in stages(playout):
        view = see(state, 1)
        assert (view.turn, view.phase, view.banker) == (turn(state), state.phase, state.banker)
        if state.coup:
            for field in fields(Coup):
                if field.name not in HIDDEN | MISTAKES:
                    assert getattr(view.coup, field.name) == getattr(state.coup, field.name)
            assert view.coup.third == state.coup.third


# --- one scripted coup ------------------------------------------------------------------------------------------


def play(script: str, *answers: tuple[int, c.Command]) -> TableState:
    """Seat 1 holds a bank of 100 against seat 2 at a table of three, until these answers are given."""
    chance = ScriptedChance(script)
    state = TableState.new(replace(PRESETS["casino"], seats=3))
    opening = (
        (CROUPIER, c.OpenTable((200_00, 200_00, 200_00))),
        (3, c.Cut(10)),
        (1, c.TakeBank(100_00)),
    )
    for actor, command in (*opening, *answers):
        state = fold(state, decide(state, actor, command, chance))
    return state


STAKED = ((2, c.Stake(20_00)), (3, c.Done()), (CROUPIER, c.CloseStakes()))


def test_c12_only_the_holder_sees_the_pontes_cards():
    state = play("2h 3h 2d Kd", *STAKED)
    assert state.phase is Phase.PONTE
    assert [str(card) for card in see(state, 2).coup.ponte] == ["2h", "2d"]
    for seat in (0, 1, 3):
        assert see(state, seat).coup.ponte == (None, None)


def test_c11_nobody_looks_while_cards_are_still_dealt():
    dealt = [
        see(replace(state, coup=replace(state.coup, bank=state.coup.bank[:1])), 2).coup.ponte
        for state in [play("2h 3h 2d Kd", *STAKED)]
    ]
    assert dealt == [(None, None)]


def test_c14_the_banker_does_not_see_his_own_cards_before_he_turns_them():
    state = play("2h 3h 2d Kd", *STAKED)
    assert see(state, 1).coup.bank == (None, None)
    state = fold(state, decide(state, 2, c.Draw(), ScriptedChance("")))
    assert state.phase is Phase.BANKER
    for seat in (0, 1, 2, 3):
        assert [str(card) for card in see(state, seat).coup.bank] == ["3h", "Kd"]


def test_c15_the_third_card_lies_face_up_and_the_others_stay_down():
    state = play("2h 3h 2d Kd 9s", *STAKED, (2, c.Draw()))
    for seat in (0, 1, 3):
        ponte = see(state, seat).coup.ponte
        assert ponte[:2] == (None, None)
        assert str(ponte[2]) == str(see(state, seat).coup.third) == "9s"


def test_c9_cards_the_croupier_plays_are_seen_by_nobody():
    staked = ((2, c.Stake(20_00)), (3, c.Done()), (2, c.DeclineCards()), (CROUPIER, c.CloseStakes()))
    state = play("2h 3h 2d Kd 9s", *staked)
    assert state.coup.holder == CROUPIER
    assert state.phase is Phase.BANKER
    for seat in (0, 1, 2, 3):
        assert see(state, seat).coup.ponte[:2] == (None, None)
