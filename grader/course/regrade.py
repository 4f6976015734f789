"""Judge a class again: whose mark moves, by how much and why, before anything is written or after."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from grader.catalog import Catalog
from grader.course.batch import Batch, Watch, grade, last_run
from grader.course.export.files import number
from grader.course.marks import Mark, Marks, read_marks
from grader.course.policy import Policy
from grader.course.results import FILE, Line, read_lines
from grader.course.roster import Student
from grader.errors import UserError
from grader.model import Message, say


@dataclass(frozen=True, slots=True)
class Change:
    """One mark that moves; ``why`` is for people."""

    student: str
    exercise: str
    before: float
    after: float
    points: float
    why: tuple[Message, ...]


def paths_of(out: Path) -> tuple[Path, ...]:
    """Return what the latest run into `out` was given."""
    run = last_run(list(read_lines(out)))
    if run is None:
        raise UserError(say("{path} holds no results; run `axiswise course grade PATHS --out {path}`", path=out))
    return tuple(Path(each) for each in run["paths"])


def regrade(
    catalog: Catalog,
    batch: Batch,
    roster: Sequence[Student],
    policy: Policy,
    preview: bool,
    watch: Watch = lambda done, total: None,
) -> list[Change]:
    """Judge again what changed, hand-ins or suites, and return whose mark moves.

    Parameters
    ----------
    preview : bool
        Whether to write nothing: the results are judged into a folder that is thrown away.
    """
    before = read_marks(batch.out, roster, policy)
    if not preview:
        grade(catalog, batch, watch)
        return list(changes(before, read_marks(batch.out, roster, policy)))
    with tempfile.TemporaryDirectory(prefix="axiswise-preview-") as folder:
        shutil.copy(batch.out / FILE, folder)
        grade(catalog, replace(batch, out=Path(folder)), watch)
        return list(changes(before, read_marks(Path(folder), roster, policy)))


def changes(before: Marks, after: Marks) -> Iterator[Change]:
    """Yield every mark that differs, in the order of the class."""
    old = {row.student.id: row.marks for row in before.rows}
    for row in after.rows:
        for exercise, mark in row.marks.items():
            was = old.get(row.student.id, {}).get(exercise, Mark(0.0, mark.points))
            if (was.score, was.points, was.verdict) != (mark.score, mark.points, mark.verdict):
                yield Change(row.student.id, exercise, was.score, mark.score, mark.points, tuple(_why(was, mark)))


def _why(was: Mark, now: Mark) -> Iterator[Message]:
    if was.line is None or now.line is None:
        yield say("handed in since") if now.line else say("no longer there")
        return
    if was.line["sha256"] != now.line["sha256"]:
        yield say("the hand-in changed, or another attempt counts")
    if was.days_late != now.days_late:
        yield say("{days} days late", days=now.days_late)
    if was.points != now.points:
        yield say("worth {now} points instead of {before}", now=number(now.points), before=number(was.points))
    yield from _checks(was.line, now.line)


def _checks(was: Line, now: Line) -> Iterator[Message]:
    """Yield what became of each check."""
    old = {each["id"]: each for each in was["checks"]}
    for each in now["checks"]:
        before = old.pop(each["id"], None)
        if before is None:
            yield say("new check: {title} ({verdict})", title=each["title"], verdict=each["verdict"])
        elif before["verdict"] != each["verdict"]:
            yield say(
                "{title}: {verdict}, was {before}",
                title=each["title"],
                verdict=each["verdict"],
                before=before["verdict"],
            )
        elif before["points"] != each["points"]:
            points = number(float(each["points"]))
            yield say("{title}: {points} points, was {before}", title=each["title"], points=points,
                      before=number(float(before["points"])))  # fmt: skip
    for each in old.values():
        yield say("check gone: {title}", title=each["title"])
