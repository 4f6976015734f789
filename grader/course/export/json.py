"""One JSON document, for programs."""

from __future__ import annotations

from pathlib import Path

from grader.course.export.files import write_text
from grader.course.marks import Mark, Marks, Row
from grader.render.json import dump

VERSION = 1


def export(marks: Marks, to: Path, column: str) -> tuple[Path, ...]:
    """Write the document."""
    return (write_text(to, dump(document(marks, column)) + "\n"),)


def document(marks: Marks, column: str) -> dict[str, object]:
    """Make the document."""
    return {
        "version": VERSION,
        "assignment": column,
        "points": marks.points,
        "exercises": [{"id": name, "points": points} for name, points in marks.exercises.items()],
        "students": [_student(row) for row in marks.rows],
        "nobodys": sorted({each["path"] for each in marks.nobodys}),
    }


def _student(row: Row) -> dict[str, object]:
    return {
        "id": row.student.id,
        "name": row.student.name,
        "email": row.student.email,
        "score": row.score if row.is_settled else None,
        "marks": [_mark(name, mark) for name, mark in row.marks.items()],
        "errors": [{"path": each["path"], "message": each["message"]} for each in row.errors],
    }


def _mark(name: str, mark: Mark) -> dict[str, object]:
    mistake = mark.line["diagnosis"] if mark.line else None
    return {
        "exercise": name,
        "verdict": mark.verdict,
        "score": mark.score,
        "points": mark.points,
        "days_late": mark.days_late,
        "attempts": mark.attempts,
        "mistake": mistake["mistake"] if mistake else None,
        "path": mark.line["path"] if mark.line else None,
        "sha256": mark.line["sha256"] if mark.line else None,
    }
