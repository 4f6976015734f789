"""What a student is told of an exercise, as plain text: the verdict, the mistake by name, and each check."""

from __future__ import annotations

from collections.abc import Iterator

from grader.course.export.files import number
from grader.course.marks import Mark, Row

SIGNS = {"passed": "+", "blocked": "~"}  # what stands before a check; anything else is a minus


def told(row: Row) -> str:
    """Tell everything that a student is told, an exercise a paragraph."""
    parts = ["\n".join(told_of(name, mark)) for name, mark in row.marks.items()]
    return "\n\n".join([*parts, *(each["message"] for each in row.errors)])


def told_of(name: str, mark: Mark) -> Iterator[str]:
    """Tell of one exercise, line by line."""
    late = f" (-{mark.days_late} d)" if mark.days_late else ""
    yield f"{name}: {number(mark.score)}/{number(mark.points)}{late}"
    if mark.line is None:
        return
    if mark.line["diagnosis"]:
        yield mark.line["diagnosis"]["message"]
    yield from mark.line["notes"]
    for check in mark.line["checks"]:
        first = check["message"].strip().partition("\n")[0]
        yield f"{SIGNS.get(check['verdict'], '-')} {check['title']}" + (f": {first}" if first else "")
