"""What the marks of a class say about the class and about the exercises."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from grader.course.marks import MISSING, UNJUDGED, Marks, Row
from grader.course.results import Line

BINS = 10
PASSED = "passed"


@dataclass(frozen=True, slots=True)
class CheckFigures:
    """One check: how many it was put to, the part that passed, and how well it tells the strong from the weak.

    ``discrimination`` is the correlation of passing with the points for everything else, in -1 ... 1; None when
    everybody passed or nobody did, or the rest was all the same.
    """

    exercise: str
    check: str
    title: str
    count: int
    passed: float
    discrimination: float | None


@dataclass(frozen=True, slots=True)
class Misconception:
    """A named mistake and the students who made it."""

    exercise: str
    mistake: str
    message: str
    students: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Attention:
    """A hand-in that a person should look at: ``kind`` is "unjudged", "error" or "nobodys"."""

    kind: str
    student: str
    path: str
    what: str


@dataclass(frozen=True, slots=True)
class Noticed:
    """What was noticed about a file besides its answers.

    ``incidents`` is what the sandbox saw (see `judge.incidents`), ``words`` what a search of its text found.
    """

    student: str
    path: str
    incidents: tuple[str, ...]
    words: tuple[str, ...]


def distribution(marks: Marks) -> list[int]:
    """Count the students by tenths of the points; full marks fall into the last."""
    counts = [0] * BINS
    for row in settled(marks):
        counts[min(int(row.score / marks.points * BINS), BINS - 1) if marks.points else 0] += 1
    return counts


def settled(marks: Marks) -> list[Row]:
    """Return those who handed in and whose every answer was judged."""
    return [row for row in marks.rows if row.has_handed_in and row.is_settled]


def median(values: Sequence[float]) -> float:
    """Return the middle value; 0 of none."""
    ordered = sorted(values)
    half = len(ordered) // 2
    if not ordered:
        return 0.0
    return ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2


def checks(marks: Marks) -> list[CheckFigures]:
    """Return the figures of every check, in the order of the exercises."""
    return [figures for exercise in marks.exercises for figures in _checks_of(exercise, marks)]


def _checks_of(exercise: str, marks: Marks) -> Iterator[CheckFigures]:
    seen: dict[str, tuple[str, list[float], list[float]]] = {}
    for row in marks.rows:
        line = row.marks[exercise].line
        if line is None or line["verdict"] in (UNJUDGED, MISSING):
            continue
        for check in line["checks"]:
            _, passes, rests = seen.setdefault(check["id"], (check["title"], [], []))
            passed = check["verdict"] == PASSED
            passes.append(float(passed))
            rests.append(row.score - check["points"] * passed)
    for name, (title, passes, rests) in seen.items():
        share = sum(passes) / len(passes)
        yield CheckFigures(exercise, name, title, len(passes), share, correlation(passes, rests))


def correlation(first: Sequence[float], second: Sequence[float]) -> float | None:
    """Return Pearson's correlation, or None when one of the two does not vary."""
    mean, other = sum(first) / len(first), sum(second) / len(second)
    both = sum((a - mean) * (b - other) for a, b in zip(first, second, strict=True))
    spread = math.sqrt(sum((a - mean) ** 2 for a in first) * sum((b - other) ** 2 for b in second))
    return both / spread if spread > 1e-12 else None


def misconceptions(marks: Marks) -> list[Misconception]:
    """Return the named mistakes, the commonest first."""
    found: dict[tuple[str, str], tuple[str, list[str]]] = {}
    for row in marks.rows:
        for name, mark in row.marks.items():
            diagnosis = mark.line["diagnosis"] if mark.line else None
            if diagnosis:
                found.setdefault((name, diagnosis["mistake"]), (diagnosis["message"], []))[1].append(row.student.id)
    every = [Misconception(*key, message, tuple(students)) for key, (message, students) in found.items()]
    return sorted(every, key=lambda each: (-len(each.students), each.exercise, each.mistake))


def attention(marks: Marks) -> list[Attention]:
    """Return what a person should look at, the gravest first."""
    lines = [(row.student.id, mark.line) for row in marks.rows for mark in row.marks.values() if mark.line]
    found = [_of("unjudged", who, line, " ".join(line["notes"])) for who, line in lines if line["verdict"] == UNJUDGED]
    found += [_of("error", each["student"] or "", each, _without_path(each)) for each in marks.errors]
    judged = {each["path"]: each for each in marks.nobodys if each["kind"] == "report"}
    return found + [_of("nobodys", "", each, "") for each in judged.values()]


def _without_path(line: Line) -> str:
    return str(line["message"]).removeprefix(line["path"]).lstrip(":： ")


def noticed(marks: Marks) -> list[Noticed]:
    """Return the files in which something was noticed, in the order of the class."""
    found: dict[tuple[str, str], list[Line]] = {}
    for each in marks.noticed:
        found.setdefault((each["student"], each["path"]), []).append(each)
    return [_noticed(*key, lines) for key, lines in found.items()]


def _noticed(student: str, path: str, lines: Sequence[Line]) -> Noticed:
    seen = {incident: None for each in lines for incident in each.get("incidents", ())}
    words = {word: None for each in lines for word in each["signs"]}
    return Noticed(student, path, tuple(seen), tuple(words))


def _of(kind: str, student: str, line: Line, what: str) -> Attention:
    return Attention(kind, student, line["path"], what)
