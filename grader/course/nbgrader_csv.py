"""`nbgrader export` with a CSV file that other programs read as it was meant."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

from nbgrader.api import MissingEntry
from nbgrader.plugins import ExportPlugin

COLUMNS = (
    *("assignment", "student_id", "last_name", "first_name", "email", "timestamp"),
    *("raw_score", "late_submission_penalty", "score", "max_score", "needs_manual_grade"),
)
FORMULA = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet takes for a formula by its first character


def neutral(value: object) -> object:
    """A value that no spreadsheet runs: text that looks like a formula gets an apostrophe."""
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value


class SafeCsv(ExportPlugin):
    """Writes ``grades.csv`` (or what ``--to`` names): a row for each assignment and student."""

    def export(self, gradebook: Any) -> None:
        """Write the file."""
        with Path(self.to or "grades.csv").open("w", encoding="utf-8-sig", newline="") as file:
            table = csv.writer(file)
            table.writerow(COLUMNS)
            for assignment in gradebook.assignments:
                for student in gradebook.students:
                    if self._is_asked(assignment.name, student.id):
                        row = self._row(gradebook, assignment, student)
                        table.writerow(neutral("" if row.get(name) is None else row[name]) for name in COLUMNS)

    def _is_asked(self, assignment: str, student: str) -> bool:
        asked = [str(each) for each in self.assignment], [str(each) for each in self.student]
        return all(not some or one in some for some, one in zip(asked, (assignment, student), strict=True))

    def _row(self, gradebook: Any, assignment: Any, student: Any) -> dict[str, object]:
        row = {
            "assignment": assignment.name,
            "student_id": student.id,
            "last_name": student.last_name,
            "first_name": student.first_name,
            "email": student.email,
            "max_score": assignment.max_score,
        }
        try:
            handed_in = gradebook.find_submission(assignment.name, student.id)
        except MissingEntry:
            return row | {"raw_score": 0.0, "late_submission_penalty": 0.0, "score": 0.0}
        penalty = handed_in.late_submission_penalty or 0.0
        return row | {
            "timestamp": str(handed_in.timestamp or ""),
            "raw_score": handed_in.score,
            "late_submission_penalty": penalty,
            "score": max(0.0, handed_in.score - penalty),
            "needs_manual_grade": handed_in.needs_manual_grade,
        }
