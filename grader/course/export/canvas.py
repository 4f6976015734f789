"""Canvas's gradebook: CSV with its five columns of who it is, and a row of possible points.

With a roster that Canvas exported itself, its columns go back as they came. A student whose mark is not settled, and
one who handed nothing in, get an empty cell: Canvas leaves such a mark as it is.
"""

from __future__ import annotations

from pathlib import Path

from grader.course.export.files import number, write_table
from grader.course.marks import Marks, Row
from grader.course.roster import Student

WHO = ("Student", "ID", "SIS User ID", "SIS Login ID", "Section")


def export(marks: Marks, to: Path, column: str) -> tuple[Path, ...]:
    """Write the table."""
    possible = ["    Points Possible", "", "", "", "", number(marks.points)]
    return (write_table(to, [[*WHO, column], possible, *(_row(each) for each in marks.rows)]),)


def _row(row: Row) -> list[object]:
    score = number(row.score) if row.is_settled and row.has_handed_in else ""
    return [*_who(row.student), score]


def _who(student: Student) -> list[str]:
    if "SIS User ID" in student.columns or "SIS Login ID" in student.columns:
        return [student.columns.get(name, "") for name in WHO]
    return [student.name, student.canvas, student.id, student.id, student.columns.get("Section", "")]
