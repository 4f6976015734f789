"""Remember in a workspace what a verdict says about the learner's progress."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

from grader.model import Report, Verdict
from grader.workspace import Event, Progress, Workspace, progress_of, remember

EVENTS = {Verdict.PASSED: Event.PASSED, Verdict.FAILED: Event.TRIED}


def record(workspace: Workspace, reports: Iterable[Report]) -> None:
    """Append what is new: the first pass of an exercise, or a try of one that is not the latest already."""
    for report in reports:
        event = EVENTS.get(report.verdict)
        if event and _is_news(event, report.exercise, progress_of(workspace.root)):
            remember(workspace.root, event, report.exercise, datetime.now(UTC))


def _is_news(event: Event, exercise: str, progress: Progress) -> bool:
    return exercise not in progress.passed if event is Event.PASSED else exercise != progress.latest
