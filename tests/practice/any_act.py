"""Whatever a learner may do: any act of any game, right or senseless."""

from dataclasses import fields
from typing import Literal, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from baccara_qt.core.money import Cents
from baccara_qt.practice.written_acts import ACTS


def _values(shape):
    if get_origin(shape) is Literal:
        return st.sampled_from(get_args(shape))
    return st.integers(0, 3000_00).map(Cents) if shape is Cents else st.integers(0, 40)


def _acts(kind):
    shapes = get_type_hints(kind)
    return st.builds(kind, **{field.name: _values(shapes[field.name]) for field in fields(kind)})


any_act = st.sampled_from(sorted(ACTS.values(), key=str)).flatmap(_acts)

DUE = st.integers(1, 60)
"""So many times what is due is done, so that any act may come at any moment."""
