"""The JSON document of `axiswise check --json`, version 1; the README describes it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from grader.model import CheckResult, Diagnosis, Outcome, Report, Verdict

VERSION = 1


def render(outcome: Outcome) -> str:
    """Render `outcome` as one JSON document: ASCII alone, so that no terminal and no locale can spoil it."""
    document = {
        "version": VERSION,
        "sandbox": outcome.sandbox.level,
        "seed": outcome.seed,
        "reports": [record(report) for report in outcome.reports],
        "errors": [{"path": problem.path, "message": problem.message} for problem in outcome.errors],
    }
    return dump(document)


def dump(document: Mapping[str, object]) -> str:
    """Render any document that a verb answers `--json` with."""
    return json.dumps(_sound(document), indent=2, allow_nan=False)


def line(document: Mapping[str, object]) -> str:
    """Render a document on one line, for files that hold one a line."""
    return json.dumps(_sound(document), allow_nan=False)


def record(report: Report) -> dict[str, object]:
    """Make the object that stands for one report."""
    diagnosis = report.diagnosis
    found: dict[str, object] = {
        "path": report.path,
        "exercise": report.exercise,
        "verdict": report.verdict.value,
        "score": report.score,
        "points": report.points,
        "checks": [_check(check) for check in report.checks],
        "diagnosis": {"mistake": diagnosis.mistake, "message": diagnosis.message} if diagnosis else None,
        "notes": list(report.notes),
        "output": report.output,
        "incidents": list(report.incidents),
    }
    return found | {"unchanged": True} if report.unchanged else found


def report_of(found: Mapping[str, Any]) -> Report:
    """Report that such an object, read back, stands for."""
    diagnosis = found["diagnosis"]
    return Report(
        found["path"],
        found["exercise"],
        Verdict(found["verdict"]),
        found["score"],
        found["points"],
        tuple(
            CheckResult(each["id"], each["title"], Verdict(each["verdict"]), each["points"], each["message"])
            for each in found["checks"]
        ),
        Diagnosis(diagnosis["mistake"], diagnosis["message"]) if diagnosis else None,
        found["output"],
        tuple(found["notes"]),
        tuple(found.get("incidents", ())),  # the first results of courses had none
    )


def _check(check: CheckResult) -> dict[str, object]:
    return {
        "id": check.id,
        "title": check.title,
        "verdict": check.verdict.value,
        "points": check.points,
        "message": check.message,
    }


def _sound(value: object) -> object:
    """Replace lone surrogates (a file name that is not UTF-8), which strict readers refuse."""
    if isinstance(value, str):
        return value if value.isascii() else value.encode("utf-8", "replace").decode("utf-8")
    if isinstance(value, Mapping):
        return {key: _sound(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_sound(each) for each in value]
    return value
