"""What the candidate writes, judged: code by the hidden suite, inputs by what they expose, code again on a follow-up.

The judge is opened for one judgement and closed again: a round is mostly thinking, and holds no process meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from grader.errors import GraderError
from grader.i18n import translator
from grader.interview.content import Content
from grader.interview.happened import CheckMark, Coded, Ran, Tested
from grader.interview.records import Probing, Run
from grader.model import Exercise, HandIn, Report, Verdict

if TYPE_CHECKING:
    from grader.judge.run import Judge

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Submission:
    """A text to be judged, and the file that it came from."""

    path: Path
    source: str


def judged(content: Content, seed: int, body: Callable[[Judge], T]) -> T:
    """Open a judge, run `body` with it, close it."""
    from grader.judge.run import Options, with_judge

    return with_judge(content.catalog, Options(seed, content.lang), body)


def judge_code(content: Content, exercise: Exercise, submission: Submission, seed: int) -> tuple[Coded, Report | None]:
    """Judge code by the hidden suite; the report too, for whoever may see it now."""
    try:
        report, problem = judged(content, seed, lambda judge: _graded(judge, exercise, submission))
    except GraderError as error:
        unjudged = Coded(submission.source, Verdict.UNJUDGED.value, 0.0, exercise.points)
        return replace(unjudged, problem=_said(content, error)), None
    if report is None:
        return Coded(submission.source, Verdict.FAILED.value, 0.0, exercise.points, problem=problem), None
    return _coded(submission.source, report), report


def judge_tests(content: Content, exercise: Exercise, probing: Probing, submission: Submission, seed: int) -> Tested:
    """Judge inputs by which mistakes they expose."""
    from grader.interview.probe import probe

    try:
        return judged(content, seed, lambda judge: probe(judge, exercise, probing, submission.source))
    except GraderError as error:
        return Tested(submission.source, missed=probing.mistakes, problem=_said(content, error))


def judge_run(content: Content, run: Run, submission: Submission, seed: int) -> Ran:
    """Judge code on the checks and the cases of a follow-up."""
    exercise = content.exercise(run.exercise)

    def body(judge: Judge) -> Ran:
        marks: list[CheckMark] = []
        if run.checks:
            report, problem = _graded(judge, exercise, submission)
            if report is None:
                return Ran(submission.source, problem=problem)
            marks += (each for each in _marks(report) if each.id in run.checks)
        if run.cases:
            from grader.interview.probe import compare

            marks += compare(judge, exercise, run, submission.source)
        return Ran(submission.source, tuple(marks))

    try:
        return judged(content, seed, body)
    except GraderError as error:
        return Ran(submission.source, problem=_said(content, error))


def _said(content: Content, error: GraderError) -> str:
    return translator(content.lang).say(error.message)


def _graded(judge: Judge, exercise: Exercise, submission: Submission) -> tuple[Report | None, str]:
    """Report on one exercise, or why there is none."""
    hand_in = HandIn(submission.path, submission.source.encode("utf-8", "surrogatepass"), exercise.id)
    reports, problems = judge.grade(hand_in)
    return next(iter(reports), None), "\n".join(each.message for each in problems)


def _coded(source: str, report: Report) -> Coded:
    found = report.diagnosis
    return Coded(
        source,
        report.verdict.value,
        report.score,
        report.points,
        tuple(_marks(report)),
        mistake=found.mistake if found else "",
        told=found.message if found else "",
    )


def _marks(report: Report) -> Iterable[CheckMark]:
    return [CheckMark(each.id, each.title, each.verdict.value, each.points, each.message) for each in report.checks]
