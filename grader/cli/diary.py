"""Remember a quiz or a review in the workspace as it goes on; without a workspace nothing is remembered."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from grader.cli.console import Console
from grader.errors import UserError
from grader.quiz.calibration import rules_of
from grader.quiz.generators import fingerprint, make
from grader.quiz.session import Answered, Plan, plain
from grader.quiz.topics import all_topics
from grader.workspace.practice import note, overlooked, records

FRESH = timedelta(days=7)  # a quiz that was left longer ago than this is not taken up again


@dataclass(frozen=True, slots=True)
class Diary:
    """Where one session is written down."""

    root: Path | None
    session: str

    def begin(self, plan: Plan, at: datetime, seeded: bool, by_program: bool) -> None:
        """Write down what the quiz is to be; one that a program holds is not taken up again."""
        facts = {"topics": plan.topics, "length": plan.length, "seed": plan.seed, "confidence": plan.confidence}
        self._note("session", {**facts, "seeded": seeded, "by_program": by_program}, at)

    def answered(self, done: Answered) -> None:
        """Write down one answer."""
        self._note("answer", described(done))

    def reviewed(self, card: str, rating: int, done: Answered | None = None) -> None:
        """Write down one review."""
        self._note("review", {"card": card, "rating": rating, **(described(done) if done else {})})

    def end(self) -> None:
        """Write down that the quiz is over."""
        self._note("end", {})

    def _note(self, event: str, facts: Mapping[str, object], at: datetime | None = None) -> None:
        if self.root is not None:
            note(self.root, at or datetime.now(UTC), event, session=self.session, **facts)


def new_diary(root: Path | None, session: str | None = None) -> Diary:
    """Diary of a session, a new one unless it has a name."""
    return Diary(root, session or os.urandom(4).hex())


def described(done: Answered) -> dict[str, object]:
    """What is worth remembering of an answer; never the truth."""
    question = done.item.question
    return {
        "question": question.id,
        "content": fingerprint(question),
        "rules": sorted(rules_of(question)),
        "given": plain(done.given),
        "right": done.right,
        "belief": done.belief.name if done.belief else None,
        "sure": done.sure,
        "hinted": done.hinted,
    }


def complain_of(root: Path, console: Console) -> None:
    """Tell of lines of the practice in the workspace at `root` that cannot be read."""
    for notice in overlooked(root):
        console.complain(notice)


def seen(root: Path, before: datetime) -> frozenset[str]:
    """Fingerprints of the questions that were asked in the workspace at `root` before a time."""
    lines = (line for line in records(root) if line["when"] < before)
    return frozenset(str(line["content"]) for line in lines if "content" in line)


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A quiz that was interrupted."""

    session: str
    plan: Plan
    seeded: bool
    begun: datetime
    answers: tuple[Mapping[str, Any], ...]


def unfinished(root: Path, now: datetime) -> tuple[Unfinished, ...]:
    """Quizzes of the workspace at `root` that were begun and not ended, the latest first."""
    lines = records(root)
    over = {line.get("session") for line in lines if line["event"] == "end"}
    begun = [line for line in lines if line["event"] == "session" and line.get("session") not in over]
    recent = (line for line in reversed(begun) if now - line["when"] < FRESH and not line.get("by_program"))
    return tuple(each for each in (_unfinished(line, lines) for line in recent) if each)


def _unfinished(begun: Mapping[str, Any], lines: Iterable[Mapping[str, Any]]) -> Unfinished | None:
    try:
        topics = tuple(str(topic) for topic in begun["topics"] if topic in all_topics())
        plan = Plan(topics, int(begun["length"]), int(begun["seed"]), bool(begun["confidence"]))
        session = str(begun["session"])
    except (KeyError, TypeError, ValueError):
        return None
    answers = tuple(line for line in lines if line["event"] == "answer" and line.get("session") == session)
    if not all(map(_is_known, answers)):
        return None
    return Unfinished(session, plan, bool(begun.get("seeded")), begun["when"], answers)


def _is_known(line: Mapping[str, Any]) -> bool:
    """Say whether the question that was answered is still the one that its id gives."""
    try:
        return fingerprint(make(str(line["question"]))) == str(line["content"])
    except (UserError, KeyError):
        return False
