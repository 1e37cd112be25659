"""The quick `replace` of the core means what the library's means."""

import copy
import dataclasses
import pickle

import pytest

from baccara_qt.core.chemin import TableState, legal, turn
from baccara_qt.core.chemin.rules import TableRules
from baccara_qt.core.chemin.state import Bank, Claims, Coup, Passage, SeatState
from baccara_qt.core.frozen import replace
from baccara_qt.core.shoe import Shoe
from tests.core.table import Table


def samples() -> list[object]:
    """One value of every class a state is made of."""
    t = Table(script="2s 2h 3s 3d", min_coups=0)
    t.banker(3, 600)
    t.stake(5, 100)
    parts = [t.state, t.state.claims, t.state.bank, t.state.shoe, t.state.seat(1), t.state.rules, t.state.books]
    t.close()
    parts.append(t.state.coup)
    t = Table()
    return [*parts, t.state.passage]


SAMPLES = {type(value).__name__: value for value in samples()}


@pytest.mark.parametrize("name", SAMPLES)
def test_every_field_is_replaced_as_the_library_does(name: str) -> None:
    value = SAMPLES[name]
    assert replace(value) == value
    assert replace(value) is not value
    for field in dataclasses.fields(value):
        quick, slow = replace(value, **{field.name: "other"}), dataclasses.replace(value, **{field.name: "other"})
        assert quick == slow != value
        assert (repr(quick), type(quick)) == (repr(slow), type(value))
        assert getattr(quick, field.name) == "other"


@pytest.mark.parametrize("name", SAMPLES)
def test_what_is_replaced_is_frozen_hashable_and_travels(name: str) -> None:
    value = SAMPLES[name]
    changed = replace(value)
    field = dataclasses.fields(value)[0].name
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(changed, field, "other")
    assert hash(changed) == hash(value)
    assert pickle.loads(pickle.dumps(changed)) == copy.deepcopy(changed) == value


@pytest.mark.parametrize("name", SAMPLES)
def test_an_unknown_field_is_refused_as_the_library_does(name: str) -> None:
    for function in (replace, dataclasses.replace):
        with pytest.raises(TypeError, match="no_such_field"):
            function(SAMPLES[name], no_such_field=1)


def test_every_class_of_a_state_is_among_the_samples() -> None:
    kinds = {TableState, SeatState, Shoe, Bank, Claims, Coup, Passage, TableRules}
    assert {kind.__name__ for kind in kinds} <= set(SAMPLES)


def test_answers_kept_with_a_state_are_not_taken_over_by_the_next() -> None:
    t = Table()
    assert (turn(t.state), len(legal(t.state, 9)) > 0) == (9, True)
    nobody = replace(t.state, closed=True)
    assert (turn(nobody), legal(nobody, 9)) == (None, ())
    assert nobody != t.state
