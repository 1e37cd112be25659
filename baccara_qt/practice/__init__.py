"""Practice of the dealing procedure: exercises, the staff's steps at a real table, and what a learner has done so far.

**Exercises.** ``exercises.EXERCISES`` holds them by name. A screen works with a ``drill.Drill``::

    history = History(path_of_the_library)
    drill = Drill.resume("tableau", history) or Drill.begin("tableau", "lives", seed, history)
    drill.question.facts        # what to show; each exercise documents its own (the ``_ask`` of its module)
    mark = drill.answer("draw", milliseconds)       # kept in the library before it returns
    mark.fault                  # None, or code, rule, what would have been right
    drill.standing, mark.over   # asked, right, streak; whether the mode has ended the drill

``history.by_spot("tableau")`` is the heat map over the 88 cells (``drawing.CELLS``), ``history.by_day(…)`` the curve of
accuracy and pace, ``history.due(…)`` how many weak spots wait.
"""
