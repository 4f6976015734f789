"""A table for people: a row a student, a column an exercise."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from grader.course.export.files import write_table
from grader.course.marks import MISSING, UNJUDGED, Marks, Row


def export(marks: Marks, to: Path, column: str) -> tuple[Path, ...]:
    """Write the table; an answer that could not be judged leaves its cell, and the total, empty."""
    heading = ["id", "name", "email", *marks.exercises, column, "points", "days_late", "remarks"]
    return (write_table(to, [heading, *(_row(each, marks) for each in marks.rows)], bom=True),)


def _row(row: Row, marks: Marks) -> list[object]:
    scores = ["" if mark.verdict == UNJUDGED else mark.score for mark in row.marks.values()]
    total = row.score if row.is_settled else ""
    late = max((mark.days_late for mark in row.marks.values()), default=0)
    student = row.student
    return [student.id, student.name, student.email, *scores, total, marks.points, late, "; ".join(_remarks(row))]


def _remarks(row: Row) -> Iterator[str]:
    for name, mark in row.marks.items():
        if mark.verdict in (MISSING, UNJUDGED):
            yield f"{name}: {mark.verdict}"
    yield from (each["message"] for each in row.errors)
