"""JUnit XML of the whole class: a suite a student and exercise."""

from __future__ import annotations

from pathlib import Path

from grader.course.export.files import write_text
from grader.course.marks import Marks
from grader.model import Outcome, Problem, Sandboxing
from grader.render.json import report_of
from grader.render.junit import render


def export(marks: Marks, to: Path, column: str) -> tuple[Path, ...]:
    """Write the document; the score is the judge's, before what lateness costs."""
    lines = [(row.student.id, mark.line) for row in marks.rows for mark in row.marks.values() if mark.line]
    reports = tuple(report_of(line)._replace(path=f"{student}: {line['path']}") for student, line in lines)
    errors = tuple(Problem(each["path"], each["message"]) for each in marks.errors)
    sandbox, seed = (lines[0][1]["sandbox"], lines[0][1]["seed"]) if lines else ("none", 0)
    return (write_text(to, render(Outcome(Sandboxing(sandbox), seed, reports, errors)) + "\n"),)
