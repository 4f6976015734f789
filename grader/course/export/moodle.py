"""Moodle's grading worksheet: CSV that "Upload grading worksheet" and "Grades > Import" take."""

from __future__ import annotations

from pathlib import Path

from grader.course.export.files import number, write_table
from grader.course.feedback import told
from grader.course.marks import Marks, Row

HEADING = ("Identifier", "Full name", "ID number", "Email address", "Grade", "Maximum Grade", "Feedback comments")


def export(marks: Marks, to: Path, column: str) -> tuple[Path, ...]:
    """Write the table; who handed nothing in gets an empty grade, and so does a mark that is not settled."""
    return (write_table(to, [HEADING, *(_row(each, marks) for each in marks.rows)], bom=True),)


def _row(row: Row, marks: Marks) -> list[object]:
    student = row.student
    score = number(row.score) if row.is_settled and row.has_handed_in else ""
    participant = f"Participant {student.moodle}" if student.moodle else ""
    who = [participant, student.name, student.columns.get("ID number", student.id), student.email]
    return [*who, score, number(marks.points), told(row)]
