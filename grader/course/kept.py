"""The roster and the policy of a course, kept beside its results, so that they are named once."""

from __future__ import annotations

from pathlib import Path

from grader.course.collect import read_bounded
from grader.course.export.files import write_text
from grader.course.marks import Marks, read_marks
from grader.course.policy import Policy, check_students, read_policy
from grader.course.roster import LIMIT, Student, read_roster

ROSTER, POLICY = "roster.csv", "policy.toml"


def class_of(out: Path, roster: Path | None, policy: Path | None) -> tuple[tuple[Student, ...], Policy]:
    """Read the roster and the policy: those named, else those kept in `out`, else none."""
    lists, rules = _named(out / ROSTER, roster), _named(out / POLICY, policy)
    students = read_roster(lists) if lists else ()
    found = read_policy(rules) if rules else Policy()
    if rules:
        check_students(found, {each.id for each in students}, rules)
    return students, found


def marks_in(out: Path, roster: Path | None, policy: Path | None) -> Marks:
    """Return the marks that the results in `out` come to."""
    students, rules = class_of(out, roster, policy)
    return read_marks(out, students, rules)


def keep(out: Path, roster: Path | None, policy: Path | None) -> None:
    """Copy what was named into `out`."""
    for path, name in ((roster, ROSTER), (policy, POLICY)):
        if path is not None:
            write_text(out / name, read_bounded(path, LIMIT).decode("utf-8-sig"))


def _named(own: Path, path: Path | None) -> Path | None:
    return path or (own if own.is_file() else None)
