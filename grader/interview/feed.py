"""What a round leaves behind for practice: misconceptions that showed, and exercises to write once more."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from grader.interview.happened import Coded, Evidence, Predicted, Round, Step
from grader.workspace.practice import note, records

AGAIN, HARD, GOOD = 1, 2, 3  # ratings, as `grader.quiz.schedule` has them; that one is slow to load
RATINGS = {"failed": AGAIN, "missing": AGAIN, "passed": GOOD}

Lesson = tuple[str, dict[str, object]]  # an event of the practice, and its facts


def lessons(round_: Round) -> Iterator[Lesson]:
    """Everything in a round that bears on what is practised when; the same belief once."""
    beliefs: set[str] = set()
    for each in round_.done:
        belief = _belief(each.evidence)
        if belief and belief not in beliefs:
            beliefs.add(belief)
            yield "mistake", {"belief": belief}
        if isinstance(each.evidence, Coded) and each.evidence.verdict in RATINGS:
            exercise = each.prompt.removeprefix(f"{Step.CODE.value} ")
            yield "review", {"card": f"exercise:{exercise}", "rating": _rating(each.evidence)}


def remember(root: Path, round_: Round, at: datetime) -> None:
    """Write a round's lessons into the practice of the workspace at `root`, once however often it is called."""
    session = f"interview {round_.id}"
    if any(line.get("session") == session for line in records(root)):
        return
    for event, facts in lessons(round_):
        note(root, at, event, session=session, **facts)


def _belief(evidence: Evidence) -> str | None:
    if isinstance(evidence, Predicted):
        return evidence.belief
    return evidence.mistake if isinstance(evidence, Coded) else None


def _rating(evidence: Coded) -> int:
    helped = evidence.hints > 0 and evidence.verdict == "passed"
    return HARD if helped else RATINGS[evidence.verdict]
