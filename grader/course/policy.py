"""The policy: which attempt counts and what lateness costs, in a small TOML file that says it outright."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from enum import StrEnum
from pathlib import Path

from grader.errors import UserError
from grader.facts import Facts, is_number
from grader.model import say

KEYS = (
    "version",
    "exercises",
    "attempts",
    "due",
    "grace_minutes",
    "late_per_day",
    "late_at_most",
    "closed_after_days",
    "marked_late",
    "decimals",
    "extensions",
)
VERSION = 1


class Attempts(StrEnum):
    """Which of several attempts at an exercise counts, penalties included."""

    BEST = "best"
    LAST = "last"
    FIRST = "first"


@dataclass(frozen=True, slots=True)
class Policy:
    """What becomes of verdicts on their way to marks; by default nothing.

    ``late_per_day`` is the part of an exercise's points that each day begun costs, ``late_at_most`` the most that it
    can cost, ``marked_late`` the days counted for a file that its platform calls late without saying by how much.
    """

    exercises: tuple[str, ...] = ()  # that count; empty: all that anybody answered
    attempts: Attempts = Attempts.BEST
    due: datetime | None = None
    grace: timedelta = timedelta(0)
    late_per_day: float = 0.0
    late_at_most: float = 1.0
    closed_after_days: int | None = None
    marked_late: int = 1
    decimals: int = 2
    extensions: Mapping[str, datetime] = field(default_factory=dict)  # student id -> own due time

    def days_late(self, student: str, handed_in: datetime | None, is_late: bool) -> int:
        """Days begun since the hand-in was due."""
        due = self.extensions.get(student, self.due)
        if is_late and student not in self.extensions and (due is None or handed_in is None):
            return self.marked_late
        if due is None or handed_in is None or handed_in <= due + self.grace:
            return 0
        return math.ceil((handed_in - due) / timedelta(days=1))

    def kept(self, days: int) -> float:
        """Part of the points that a hand-in so late keeps."""
        if self.closed_after_days is not None and days > self.closed_after_days:
            return 0.0
        return 1.0 - min(days * self.late_per_day, self.late_at_most)


def read_policy(path: Path) -> Policy:
    """Read a policy strictly; `UserError` names the file and the line."""
    facts = Facts(path)
    facts.only(KEYS)
    if facts.get("version") != VERSION:
        raise facts.error("version", say("the version must be {version}", version=VERSION))
    closed = facts.get("closed_after_days", None)
    return Policy(
        exercises=facts.words("exercises", ()),
        attempts=facts.choice("attempts", Attempts) if "attempts" in facts.table else Attempts.BEST,
        due=_time(facts, "due", facts.get("due", None)),
        grace=timedelta(minutes=_number(facts, "grace_minutes", 0, math.inf)),
        late_per_day=_number(facts, "late_per_day", 0, 1),
        late_at_most=_number(facts, "late_at_most", 1, 1),
        closed_after_days=None if closed is None else int(_number(facts, "closed_after_days", 0, math.inf)),
        marked_late=int(_number(facts, "marked_late", 1, math.inf)),
        decimals=int(_number(facts, "decimals", 2, 10)),
        extensions=_extensions(facts),
    )


def _number(facts: Facts, key: str, default: float, most: float) -> float:
    value = facts.get(key, default)
    if not is_number(value) or not 0 <= value <= most:
        raise facts.error(
            key, say("'{key}' must be a number from 0 to {most}, not {value}", key=key, most=most, value=value)
        )
    return float(value)


def _time(facts: Facts, key: str, value: object) -> datetime | None:
    """Take a time as TOML has it; one without a zone is meant where the kit runs."""
    if value is None:
        return None
    if isinstance(value, datetime):
        return value if value.tzinfo else value.astimezone()
    if isinstance(value, date):
        return datetime(value.year, value.month, value.day, 23, 59, 59).astimezone()
    raise facts.error(key, say("'{key}' must be a time such as 2026-03-01T23:59:00+01:00", key=key))


def _extensions(facts: Facts) -> dict[str, datetime]:
    found = facts.get("extensions", {})
    if not isinstance(found, dict):
        raise facts.error("extensions", say("'{key}' must be a table: student = time", key="extensions"))
    times = ((student, _time(facts, "extensions", value)) for student, value in found.items())
    return {student: time for student, time in times if time is not None}


def check_students(policy: Policy, known: set[str], path: Path) -> None:
    """Refuse an extension for somebody who is not in the class: a slip of the pen would cost marks."""
    unknown = sorted(set(policy.extensions) - known)
    if known and unknown:
        raise UserError(
            say("{path}: the extension for {student} is for nobody in the class", path=path, student=unknown[0])
        )
