"""Remember in a workspace what a verdict says about the learner's progress."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from grader.model import Report, Verdict
from grader.workspace import Event, Progress, Workspace, progress_of, remember

REVIEWS = "review"  # folder of exercises that came back
EVENTS = {Verdict.PASSED: Event.PASSED, Verdict.FAILED: Event.TRIED}


def record(workspace: Workspace, reports: Sequence[Report]) -> None:
    """Append what is new: the first pass of an exercise, or a try of one that is not the latest already."""
    progress = progress_of(workspace.root)
    for report in reports:
        _record_practice(workspace, report)
        event = EVENTS.get(report.verdict)
        if event and _is_news(event, report.exercise, progress):
            remember(workspace.root, event, report.exercise, datetime.now(UTC))
            progress = progress_of(workspace.root)
    failed = {report.exercise for report in reports if report.verdict is Verdict.FAILED}
    if failed:
        from grader.cli.passes import forget

        forget(workspace.root, failed)  # it may be the same file, right for the inputs of one run alone


def _record_practice(workspace: Workspace, report: Report) -> None:
    """Remember what bears on practice: an exercise written once more, a mistake that has a name."""
    if Path(report.path).resolve().is_relative_to(workspace.root / REVIEWS):
        from grader.cli.rewrite import record_again

        record_again(workspace, report)
    if report.diagnosis:
        from grader.cli.rewrite import record_mistake

        record_mistake(workspace, report.exercise, report.diagnosis.mistake)


def _is_news(event: Event, exercise: str, progress: Progress) -> bool:
    return exercise not in progress.passed if event is Event.PASSED else exercise != progress.latest
