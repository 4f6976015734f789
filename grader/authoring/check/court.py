"""The judge as the gate uses it: one author's file in, one report out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from grader.catalog import Catalog
from grader.errors import ContentError
from grader.facts import read_text
from grader.model import Exercise, HandIn, Problem, Report, Verdict, say

if TYPE_CHECKING:  # loads NumPy and pytest
    from grader.judge.diagnose import Bank


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

    def bank(self, exercise: Exercise) -> Bank:
        """What is known of an exercise's suite and its wrong answers."""

    def grade(self, hand_in: HandIn) -> tuple[tuple[Report, ...], tuple[Problem, ...]]: ...


@dataclass(frozen=True, slots=True)
class Judged:
    """What came of one answer."""

    report: Report
    margins: tuple[Margin, ...]


class Court:
    """The catalogue and a judge that speaks English; an answer that comes up twice is judged once."""

    def __init__(self, catalog: Catalog, judge: Grader) -> None:
        self.catalog = catalog
        self.judge = judge
        self._known: dict[tuple[str, str], Judged] = {}

    def judged(self, exercise: Exercise, path: Path, source: str | None = None, line: int | None = None) -> Judged:
        """Judge an answer to `exercise`.

        Parameters
        ----------
        exercise : Exercise
            What is answered.
        path : Path
            The author's file that the answer comes from; a complaint names it, and `line`.
        source : str, optional
            The answer, when it is not the file as it stands.
        """
        source = read_text(path) if source is None else source
        key = (exercise.id, source)
        if key not in self._known:
            reports, problems = self.judge.grade(HandIn(path, source.encode(), exercise.id))
            report = next((each for each in reports if each.exercise == exercise.id), None)
            if report is None or report.verdict is Verdict.UNJUDGED:
                excuse = " ".join(_excuses(reports, problems)) or "no report"
                raise ContentError(path, line, say("the judge could not judge it: {why}", why=excuse))
            self._known[key] = Judged(report, tuple(self.judge.margins))
        return self._known[key]

    def report(self, exercise: Exercise, path: Path, source: str | None = None, line: int | None = None) -> Report:
        """Judge an answer and return its report alone."""
        return self.judged(exercise, path, source, line).report


def failed_checks(report: Report) -> frozenset[str]:
    """Ids of the checks that failed themselves, not those that wait for one of them."""
    return frozenset(check.id for check in report.checks if check.verdict is Verdict.FAILED)


def unpassed_checks(report: Report) -> frozenset[str]:
    """Ids of the checks that did not pass, for whatever reason."""
    return frozenset(check.id for check in report.checks if check.verdict is not Verdict.PASSED)


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
