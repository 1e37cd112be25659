"""Models change as little as they must, and end as if built anew."""

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QAbstractItemModelTester

from baccara_qt.ui.models import RowsModel


@dataclass(frozen=True)
class Row:
    key: int
    text: str


ROWS = st.lists(st.builds(Row, st.integers(0, 8), st.sampled_from("abc")), max_size=8, unique_by=lambda row: row.key)


def model_of(rows=()):
    model = RowsModel(Row, lambda row: row.key)
    model.show(list(rows))
    return model


def contents(model: QAbstractItemModel) -> list[dict[str, object]]:
    roles = {bytes(name.data()).decode(): role for role, name in model.roleNames().items()}
    return [{name: model.index(n, 0).data(role) for name, role in roles.items()} for n in range(model.rowCount())]


@given(st.lists(ROWS, min_size=1, max_size=6))
def test_whatever_is_shown_the_model_is_as_if_built_anew_and_never_reset(many):
    model = model_of()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    resets = []
    model.modelAboutToBeReset.connect(lambda: resets.append(1))
    for rows in many:
        model.show(rows)

        assert list(model.rows) == rows
        assert contents(model) == contents(model_of(rows))
    assert not resets
    del tester


def test_a_changed_field_is_told_by_its_role_and_nothing_else_moves():
    model = model_of([Row(1, "a"), Row(2, "b")])
    told = []
    model.dataChanged.connect(lambda first, last, roles: told.append((first.row(), last.row(), list(roles))))
    for signal in (model.rowsInserted, model.rowsRemoved, model.rowsMoved):
        signal.connect(lambda *_: pytest.fail("rows came or went"))

    model.show([Row(1, "a"), Row(2, "c")])

    text = next(role for role, name in model.roleNames().items() if name.data() == b"text")
    assert told == [(1, 1, [text])]


def test_neighbours_in_which_the_same_is_new_are_told_of_at_once():
    model = model_of([Row(n, "a") for n in range(6)])
    told = []
    model.dataChanged.connect(lambda first, last, roles: told.append((first.row(), last.row())))

    model.show([Row(n, "a" if n in {0, 3} else "b") for n in range(6)])

    assert told == [(1, 2), (4, 5)]


def test_the_same_rows_again_change_nothing():
    model = model_of([Row(1, "a")])
    model.dataChanged.connect(lambda *_: pytest.fail("nothing changed"))

    model.show([Row(1, "a")])


def test_what_lies_outside_has_no_data():
    model = model_of([Row(1, "a")])

    assert model.index(3, 0).data(Qt.ItemDataRole.UserRole + 1) is None
    assert model.data(model.index(0, 0), Qt.ItemDataRole.DisplayRole) is None
    assert model.rowCount(model.index(0, 0)) == 0
