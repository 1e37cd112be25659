"""Practice of the dealing procedure: exercises, the staff's work at a real table, and what a learner has done so far.

A screen needs four things of it.

**History** (``history.History(path_of_the_library)``) keeps everything in the user's library. ``by_spot("tableau")`` is
the heat map over the 88 cells (``drawing.CELLS``), ``by_day(name)`` the curve of accuracy and pace, ``due(name, now)``
how many weak spots wait, ``unfinished(name)`` a lesson that was left in the middle.

**An exercise** is one of ``exercises.EXERCISES``, drilled question by question in one of ``drill.MODES``::

    drill = Drill.resume("tableau", history) or Drill.begin("tableau", "lives", seed, history)
    drill.question.facts                        # what to show; the ``_ask`` of each exercise documents its own
    mark = drill.answer("draw", milliseconds)   # in the library before it returns; AnswerError if it is no answer
    mark.fault, mark.over, drill.standing       # None or what was wrong; whether the mode has ended it; right, streak

Against the clock the screen calls ``drill.end()`` when ``drill.CLOCK`` has passed.

**At the table** the learner does those of ``act.STEPS`` that his ``plan.Plan`` names, the house does the others::

    lesson = KeptLesson.resume(history) or KeptLesson.begin(Plan("casino", 0, Part(...)), seed, history)
    lesson.table.opening, lesson.table.state    # events up to the first act that is his, and the table after them
    lesson.table.due                            # the act that is right now: what a led lesson points at
    verdict = lesson.perform(Pay(5, amount), milliseconds)
    verdict.fault, verdict.done, verdict.events # what was wrong; what was done; what the stage has to show

Gentle refuses a wrong act (``done`` is ``None``, nothing happens), an exam notes it and does the right one.
``written_acts.ACTS`` are all acts there are, by name. ``lesson.table.mishap`` is what has gone wrong and waits for a
``PutRight``; the events of mishaps are those of ``core.chemin.mishap_events``, which a stage of plain play never meets.
``lesson.table.over`` says that its coups are dealt or the table rests for good, ``lesson.report()`` how it went. A
``Procedure`` (``chemin.CheminDeFer``, ``punto_table.PuntoBanco``) is all a lesson knows of its game.

**Texts** are in ``texts``: why an answer is right, what was wrong, every act, mishap and remedy.
"""
