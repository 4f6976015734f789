"""nbgrader's gradebook, written through nbgrader itself: each unit an assignment, each exercise one of its cells.

In the gradebook of a course that `axiswise course create` made, the marks stand where autograding would have put them.
A mark that a person gave, and one that is not settled here, stays as it is.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from grader.course.marks import UNJUDGED, Mark, Marks, Row
from grader.errors import UserError
from grader.model import say


def export(marks: Marks, to: Path, column: str) -> tuple[Path, ...]:
    """Write into the gradebook at `to`; it is made when it is not there."""
    try:
        from nbgrader.api import Gradebook
    except ImportError:
        raise UserError(say("nbgrader is not installed; get it with `pip install 'axiswise[course]'`")) from None
    with warnings.catch_warnings(), Gradebook(f"sqlite:///{to.resolve()}") as book:
        warnings.simplefilter("ignore")  # nbgrader's own use of SQLAlchemy warns for every submission
        for exercise, points in marks.exercises.items():
            _ask(book, exercise, points, to)
        for row in marks.rows:
            book.update_or_create_student(row.student.id, **_known_of(row))
            if row.has_handed_in:
                _write(book, row, to)
    return (to,)


def _place(exercise: str) -> tuple[str, str, str]:
    """Cell, notebook and assignment of an exercise."""
    unit, _, name = exercise.partition("/")
    return f"{unit}-{name}-marks", unit, unit


def _ask(book: Any, exercise: str, points: float, to: Path) -> None:
    """Make sure that the gradebook knows the exercise, with the same points."""
    from nbgrader.api import MissingEntry

    cell, notebook, assignment = _place(exercise)
    try:
        worth = float(book.find_grade_cell(cell, notebook, assignment).max_score)
    except MissingEntry:
        book.update_or_create_assignment(assignment)
        book.update_or_create_notebook(notebook, assignment)
        book.add_grade_cell(cell, notebook, assignment, max_score=points, cell_type="code")
        return
    if worth != points:
        why = say(
            "{path}: {exercise} is worth {worth} points there and {points} here; make the assignment anew",
            path=to,
            exercise=exercise,
            worth=f"{worth:g}",
            points=f"{points:g}",
        )
        raise UserError(why)


def _known_of(row: Row) -> Mapping[str, str]:
    known = {"last_name": row.student.name, "email": row.student.email}
    return {field: text for field, text in known.items() if text}


def _write(book: Any, row: Row, to: Path) -> None:
    for assignment in {_place(exercise)[2] for exercise in row.marks}:
        book.update_or_create_submission(assignment, row.student.id)
    for exercise, mark in _settled(row):
        grade = _grade(book, exercise, row, to)
        grade.auto_score = mark.score
        grade.needs_manual_grade = grade.manual_score is not None
    book.db.commit()


def _settled(row: Row) -> Iterator[tuple[str, Mark]]:
    return ((exercise, mark) for exercise, mark in row.marks.items() if mark.verdict != UNJUDGED)


def _grade(book: Any, exercise: str, row: Row, to: Path) -> Any:
    from nbgrader.api import MissingEntry

    try:
        return book.find_grade(*_place(exercise), row.student.id)
    except MissingEntry:
        why = say(
            "{path}: {student} handed in before {exercise} was asked, and nbgrader adds nothing then; use another file",
            path=to,
            student=row.student.id,
            exercise=exercise,
        )
        raise UserError(why) from None
