"""From verdicts to marks: of each student and exercise one attempt counts, as the policy says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from grader.course.policy import Attempts, Policy
from grader.course.results import Line, latest, read_lines
from grader.course.roster import Student
from grader.errors import UserError
from grader.model import say

MISSING, UNJUDGED = "missing", "unjudged"
EARLIEST = ""  # sorts before every time


@dataclass(frozen=True, slots=True)
class Mark:
    """What one student has for one exercise; ``line`` is the attempt that counts, None when there is none."""

    score: float
    points: float
    days_late: int = 0
    attempts: int = 0
    line: Line | None = None

    @property
    def verdict(self) -> str:
        return str(self.line["verdict"]) if self.line else MISSING


@dataclass(frozen=True, slots=True)
class Row:
    """One student's marks, by exercise; ``errors`` are files of theirs that could not be judged."""

    student: Student
    marks: Mapping[str, Mark]
    errors: tuple[Line, ...] = ()

    @property
    def score(self) -> float:
        return sum(mark.score for mark in self.marks.values())

    @property
    def is_settled(self) -> bool:
        """Whether no mark waits for the grader: an answer that could not be judged is not a zero."""
        return all(mark.verdict != UNJUDGED for mark in self.marks.values())

    @property
    def has_handed_in(self) -> bool:
        return bool(self.errors) or any(mark.line for mark in self.marks.values())


@dataclass(frozen=True, slots=True)
class Marks:
    """The marks of a class; ``nobodys`` are lines of which nobody knows whose they are.

    ``noticed`` are the reports, of whichever attempt, in which something was seen that a person may want to look at.
    """

    exercises: Mapping[str, float]  # id -> points
    rows: tuple[Row, ...]
    nobodys: tuple[Line, ...] = ()
    errors: tuple[Line, ...] = ()
    noticed: tuple[Line, ...] = ()

    @property
    def points(self) -> float:
        return sum(self.exercises.values())


def read_marks(folder: Path, roster: Sequence[Student] = (), policy: Policy = Policy()) -> Marks:  # noqa: B008
    """Return the marks that the results in `folder` come to.

    Raises
    ------
    UserError
        If there are no results.
    """
    groups = latest(read_lines(folder))
    if not groups:
        raise UserError(say("{path} holds no results; run `axiswise course grade PATHS --out {path}`", path=folder))
    return marks_of((line for group in groups.values() for line in group), roster, policy)


def marks_of(lines: Iterable[Line], roster: Sequence[Student], policy: Policy) -> Marks:
    """Return the marks that `lines` come to: everybody on the roster, then whoever else handed in."""
    lines = tuple(lines)
    reports = [each for each in lines if each["kind"] == "report" and each["student"] is not None]
    errors = tuple(each for each in lines if each["kind"] == "error")
    exercises = _exercises(reports, policy)
    by_student: dict[str, list[Line]] = {each.id: [] for each in _class(lines, roster)}
    for each in reports:
        by_student[each["student"]].append(each)
    rows = (
        Row(
            student,
            _marks(student.id, by_student[student.id], exercises, policy),
            tuple(each for each in errors if each["student"] == student.id),
        )
        for student in _class(lines, roster)
    )
    nobodys = tuple(each for each in lines if each["student"] is None)
    noticed = tuple(each for each in reports if each.get("incidents") or each["signs"])
    return Marks(exercises, tuple(rows), nobodys, errors, noticed)


def _class(lines: Iterable[Line], roster: Sequence[Student]) -> tuple[Student, ...]:
    students = {each.id: each for each in roster}
    others = {
        each["student"]: Student(each["student"], each["name"])
        for each in lines
        if each["student"] is not None and each["student"] not in students
    }
    return (*students.values(), *(others[key] for key in sorted(others)))


def _exercises(reports: Sequence[Line], policy: Policy) -> dict[str, float]:
    """Return what counts, with the points of the newest judgement: all that anybody answered, or what is asked for."""
    points = {each["exercise"]: float(each["points"]) for each in reports}
    answered = {each["exercise"] for each in reports if each["verdict"] != MISSING}
    for each in policy.exercises:
        if each not in points:
            raise UserError(say("nobody handed in {exercise}, which the policy counts", exercise=each))
    wanted = policy.exercises or tuple(each for each in points if each in answered)
    return {each: points[each] for each in wanted}


def _marks(student: str, lines: Sequence[Line], exercises: Mapping[str, float], policy: Policy) -> dict[str, Mark]:
    found: dict[str, list[Line]] = {each: [] for each in exercises}
    for each in lines:
        if each["exercise"] in found:
            found[each["exercise"]].append(each)
    return {name: _mark(student, tuple(_distinct(found[name])), points, policy) for name, points in exercises.items()}


def _distinct(lines: Iterable[Line]) -> Iterator[Line]:
    """Yield each content once, in the order of handing in: a file in two places is one attempt."""
    seen: set[str] = set()
    for each in sorted(lines, key=lambda line: line["handed_in"] or EARLIEST):
        if each["sha256"] not in seen:
            seen.add(each["sha256"])
            yield each


def _mark(student: str, attempts: Sequence[Line], points: float, policy: Policy) -> Mark:
    marks = [_attempt(student, each, len(attempts), policy) for each in attempts]
    answered = [mark for mark in marks if mark.verdict != MISSING] or marks  # an untouched stub is no attempt
    if not answered:
        return Mark(0.0, points)
    if policy.attempts is Attempts.FIRST:
        return answered[0]
    if policy.attempts is Attempts.LAST:
        return answered[-1]
    return max(answered, key=lambda mark: mark.score)


def _attempt(student: str, each: Line, count: int, policy: Policy) -> Mark:
    handed_in = datetime.fromisoformat(each["handed_in"]) if each["handed_in"] else None
    days = policy.days_late(student, handed_in, each["late"])
    score = round(each["score"] * policy.kept(days), policy.decimals)
    return Mark(score, each["points"], days, count, each)
