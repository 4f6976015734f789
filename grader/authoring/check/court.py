"""The judge as the gate uses it: one author's file in, one report out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from grader.catalog import Catalog
from grader.errors import ContentError
from grader.model import Exercise, HandIn, Problem, Report, Verdict, say


class Margin(Protocol):
    """How far one comparison of numbers was from its tolerance."""

    @property
    def check(self) -> str: ...

    @property
    def apart(self) -> float: ...

    @property
    def tol(self) -> float: ...


class Grader(Protocol):
    """What the gate needs of `grader.judge.run.Judge`."""

    @property
    def margins(self) -> Sequence[Margin]:
        """Of the hand-in judged last."""

    def grade(self, hand_in: HandIn) -> tuple[tuple[Report, ...], tuple[Problem, ...]]: ...


@dataclass(frozen=True, slots=True)
class Court:
    """The catalogue and a judge that speaks English."""

    catalog: Catalog
    judge: Grader

    def judged(self, exercise: Exercise, path: Path, source: str) -> Report:
        """Report on `source` as an answer to `exercise`; `path` is the author's file that it comes from."""
        reports, problems = self.judge.grade(HandIn(path, source.encode(), exercise.id))
        for report in reports:
            if report.exercise == exercise.id and report.verdict is not Verdict.UNJUDGED:
                return report
        why = say("the judge could not judge it: {why}", why=" ".join(_excuses(reports, problems)) or "no report")
        raise ContentError(path, None, why)


def failed_checks(report: Report) -> tuple[str, ...]:
    """Ids of the checks that did not pass."""
    return tuple(check.id for check in report.checks if check.verdict is not Verdict.PASSED)


def first_failure(report: Report) -> str:
    """First check that failed, and why, on one line."""
    for check in report.checks:
        if check.verdict is not Verdict.PASSED:
            return f"{check.id}: {' '.join(check.message.split())}"
    return str(report.verdict)


def _excuses(reports: Iterable[Report], problems: Iterable[Problem]) -> list[str]:
    messages = [problem.message for problem in problems]
    messages += [check.message for report in reports for check in report.checks if check.verdict is Verdict.UNJUDGED]
    return messages + [note for report in reports for note in report.notes]
