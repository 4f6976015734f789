"""Exercises that come back: a fresh stub in a folder of its own, and what its verdict says about remembering."""

from __future__ import annotations

import os
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

from grader.catalog import Catalog
from grader.cli.record import REVIEWS
from grader.errors import UserError
from grader.model import Exercise, Report, Verdict, say
from grader.workspace import Event, Workspace
from grader.workspace.layout import write_new
from grader.workspace.practice import note, records
from grader.workspace.progress import history
from grader.workspace.reading import reason

AGAIN, HARD, GOOD = 1, 2, 3  # ratings, as `grader.quiz.schedule` has them; that one is slow to load


def lay_again(workspace: Workspace, catalog: Catalog, exercise: Exercise, lang: str, today: date) -> str:
    """Write the stub of `exercise` into today's folder of reviews, unless it is there; return its path as typed."""
    from grader.stubs import render_stub

    path = workspace.root / REVIEWS / today.isoformat() / f"{exercise.name}.py"
    try:
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            write_new(path, render_stub(exercise, catalog.page(exercise, lang)).encode())
    except OSError as error:
        raise UserError(say("cannot write {path}: {reason}", path=path, reason=reason(error))) from error
    return os.path.relpath(path)


def record_again(workspace: Workspace, report: Report) -> None:
    """Remember how an exercise that came back went: the first pass settles it, tries and hints before make it hard."""
    file = str(Path(report.path).resolve().relative_to(workspace.root))
    past = [line for line in records(workspace.root) if line.get("file") == file]
    if any(line["event"] == "review" for line in past):
        return
    card, now = f"exercise:{report.exercise}", datetime.now(UTC)
    if report.verdict is Verdict.PASSED:
        note(workspace.root, now, "review", card=card, file=file, rating=_rating(workspace, report.exercise, past))
    elif report.verdict is Verdict.FAILED:
        note(workspace.root, now, "try", card=card, file=file)


def _rating(workspace: Workspace, exercise: str, past: list[Any]) -> int:
    since = min((line["when"] for line in past), default=datetime.now(UTC))
    helped = {event for event, name, _, at in history(workspace.root)
              if name == exercise and at.tzinfo and at.date() >= since.date()}  # fmt: skip
    if Event.GAVE_UP in helped:
        return AGAIN
    return HARD if past or Event.HINT in helped else GOOD


def record_mistake(workspace: Workspace, exercise: str, mistake: str) -> None:
    """Remember a mistake that a verdict named; once a day, however often the file is saved."""
    now = datetime.now(UTC)
    place = f"{exercise} {now.date()}"
    if not any(line.get("session") == place and line.get("belief") == mistake for line in records(workspace.root)):
        note(workspace.root, now, "mistake", belief=mistake, session=place)
