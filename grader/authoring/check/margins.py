"""Tolerances with room on both sides: right answers stay far below them, wrong values far above."""

from __future__ import annotations

import math
from collections.abc import Iterator

from grader.authoring.check.court import Court, Judged, Margin
from grader.authoring.check.finding import Finding
from grader.authoring.check.source import python_files
from grader.model import Exercise, Verdict, say

ROOM = 10.0


def check_margins(court: Court, exercise: Exercise) -> Iterator[Finding]:
    """Check that the worst right error is a tenth of its tolerance, and the best wrong error ten times it."""
    for path in python_files(exercise.solutions):
        worst = max(court.judged(exercise, path).margins, key=_ratio, default=None)
        if worst is not None and _ratio(worst) > 1 / ROOM:
            what = say(
                "in the check '{id}' this solution errs by {apart:.2g}, more than a tenth of the tolerance {tol:.2g}",
                id=worst.check,
                apart=worst.apart,
                tol=worst.tol,
            )
            yield Finding(path, None, what, say("widen the tolerance, or compute it more exactly"))
    for path in python_files(exercise.wrong):
        judged = court.judged(exercise, path)
        largest = max(map(_ratio, judged.margins), default=0.0)
        if _judged_by_values_alone(judged) and largest < ROOM:
            what = say("it errs by {ratio:.2g} times the tolerance at most; 10 are asked for", ratio=largest)
            yield Finding(path, None, what, say("narrow the tolerance, or add an input on which it errs by more"))


def _ratio(margin: Margin) -> float:
    """Error over tolerance; exact comparisons allow none."""
    if margin.apart == 0 or math.isinf(margin.tol):  # an endless tolerance: the check looks at type and shape alone
        return 0.0
    return margin.apart / margin.tol if margin.tol else math.inf


def _judged_by_values_alone(judged: Judged) -> bool:
    """Say whether every check that failed did so for values beyond a tolerance."""
    beyond = {margin.check for margin in judged.margins if margin.apart > margin.tol}
    failed = [check.id for check in judged.report.checks if check.verdict is Verdict.FAILED]
    return bool(failed) and all(check in beyond for check in failed)
