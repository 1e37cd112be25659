"""What was read to load the program does not stay in memory."""

import inspect
import linecache

import baccara_qt.session.session
from baccara_qt.ui.sources import forget_sources


def read_some():
    inspect.getsource(baccara_qt.session.session)
    assert baccara_qt.session.session.__file__ in linecache.cache


def test_no_source_is_kept_at_a_table(shell):
    read_some()
    shell.openSetup()
    shell.form.submit()
    assert shell.page == "table"
    assert baccara_qt.session.session.__file__ not in linecache.cache


def test_a_traceback_still_shows_its_lines():
    read_some()
    forget_sources()
    assert linecache.getline(baccara_qt.session.session.__file__, 1).startswith('"""A running table')
