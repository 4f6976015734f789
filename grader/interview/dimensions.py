"""What a round is judged by: four dimensions, each in one of four grades; the thresholds and weights stand here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from grader.interview.happened import Band
from grader.model import Message, say


class Dimension(StrEnum):
    """What interviewers write down about a candidate."""

    COMMUNICATION = "communication"
    PROBLEM_SOLVING = "problem_solving"
    TECHNICAL = "technical"
    TESTING = "testing"


class Grade(StrEnum):
    """What an interviewer would have voted, the best first."""

    STRONG_HIRE = "strong_hire"
    HIRE = "hire"
    NO_HIRE = "no_hire"
    STRONG_NO_HIRE = "strong_no_hire"


DIMENSIONS: Mapping[Dimension, Message] = {
    Dimension.COMMUNICATION: say("Communication"),
    Dimension.PROBLEM_SOLVING: say("Problem solving"),
    Dimension.TECHNICAL: say("Technical competency"),
    Dimension.TESTING: say("Testing"),
}
GRADES: Mapping[Grade, Message] = {
    Grade.STRONG_HIRE: say("strong hire"),
    Grade.HIRE: say("hire"),
    Grade.NO_HIRE: say("no hire"),
    Grade.STRONG_NO_HIRE: say("strong no hire"),
}
FLOORS: Mapping[Grade, float] = {
    Grade.STRONG_HIRE: 0.85,
    Grade.HIRE: 0.65,
    Grade.NO_HIRE: 0.4,
    Grade.STRONG_NO_HIRE: 0.0,
}

# What each kind of evidence counts in its dimension, beside the others of that dimension.
CLARIFYING, TALK = 2.0, 1.0
PREDICTION, CHOICE, RUN = 1.0, 1.0, 2.0
SUITE, CARE = 4.0, 2.0
EXPOSED, EDGES, VALID = 4.0, 1.0, 1.0

# What evidence is worth, from 0 to 1.
RATED: Mapping[Band, float] = {Band.WEAK: 0.0, Band.FAIR: 0.5, Band.STRONG: 1.0}
HINTED = 0.5  # of a right answer after a hint
IDLE = 0.5  # off for putting every idle question
HINT, LOOK = 0.1, 0.05  # off the suite's share for each hint, and for each verdict before submitting
MOST_OFF = 0.4
UNPASSED = 0.8  # the most that code is worth that fails a check of an edge, a dtype or a side effect
WRONG = 0.6  # ... and that fails any other
UNRATED = 0.8  # the most that a dimension comes to with a written answer that nobody rated
ENOUGH_EDGES = 3  # kinds of special inputs


@dataclass(frozen=True, slots=True)
class Finding:
    """One piece of evidence.

    Parameters
    ----------
    about : str
        The question, or the title of the problem.
    share : float, optional
        What it is worth, from 0 to 1; None: it is told, and counts nothing.
    weight : float
        What it counts beside others.
    most : float
        The most that its dimension can come to, whatever else there is.
    """

    dimension: Dimension
    about: str
    said: Message
    share: float | None
    weight: float = 1.0
    most: float = 1.0
    self_rated: bool = False


@dataclass(frozen=True, slots=True)
class Judgement:
    """One dimension: its grade and why; None where nothing was seen that counts."""

    dimension: Dimension
    score: float | None
    findings: tuple[Finding, ...]

    @property
    def grade(self) -> Grade | None:
        """Grade that the score reaches."""
        return None if self.score is None else grade_of(self.score)

    @property
    def is_self_rated(self) -> bool:
        """Whether the candidate's own judgement is in it."""
        return self.dimension is Dimension.COMMUNICATION


def grade_of(score: float) -> Grade:
    """Grade of a score from 0 to 1."""
    return next(grade for grade, floor in FLOORS.items() if round(score, 9) >= floor)


def judge(findings: Iterable[Finding]) -> tuple[Judgement, ...]:
    """Judge every dimension by its findings."""
    every = tuple(findings)
    return tuple(_judge(each, tuple(f for f in every if f.dimension is each)) for each in Dimension)


def _judge(dimension: Dimension, findings: tuple[Finding, ...]) -> Judgement:
    counted = [(each.share, each.weight) for each in findings if each.share is not None]
    total = sum(weight for _, weight in counted)
    if not total:
        return Judgement(dimension, None, findings)
    score = sum(share * weight for share, weight in counted) / total
    return Judgement(dimension, min(score, *(each.most for each in findings)), findings)
