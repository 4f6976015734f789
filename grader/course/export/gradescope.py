"""Gradescope: a ``results.json`` for each student, in the format that its autograders answer with."""

from __future__ import annotations

from pathlib import Path

from grader.course.export.files import write_text
from grader.course.feedback import told_of
from grader.course.marks import Marks, Row
from grader.course.names import file_name
from grader.errors import UserError
from grader.model import say
from grader.render.json import dump


def export(marks: Marks, to: Path, column: str) -> tuple[Path, ...]:
    """Write ``to/STUDENT/results.json`` for everybody who handed in and whose mark is settled."""
    rows = [row for row in marks.rows if row.has_handed_in and row.is_settled]
    names = {file_name(row.student.id): row for row in rows}
    if len(names) < len(rows):
        raise UserError(say("two students' ids make one file name; give a roster with plainer ids"))
    return tuple(write_text(to / name / "results.json", dump(document(row)) + "\n") for name, row in names.items())


def document(row: Row) -> dict[str, object]:
    """Make one student's document."""
    tests = [
        {
            "name": name,
            "score": mark.score,
            "max_score": mark.points,
            "status": "passed" if mark.verdict == "passed" else "failed",
            "output": "\n".join(told_of(name, mark)),
            "output_format": "text",
            "visibility": "visible",
        }
        for name, mark in row.marks.items()
    ]
    output = "\n".join(each["message"] for each in row.errors)
    return {"score": row.score, "output": output, "visibility": "visible", "tests": tests}
