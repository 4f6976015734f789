"""Rounds over time: what each came to, and whether a dimension grows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from grader.interview.content import Content
from grader.interview.debrief import ADVICE
from grader.interview.dimensions import Dimension, Grade, Judgement, judge
from grader.interview.findings import findings
from grader.interview.happened import Round
from grader.interview.seen import seen
from grader.model import Message

LATEST = 3  # rounds that say what is weakest now


@dataclass(frozen=True, slots=True)
class Past:
    """One round and its judgements."""

    round: Round
    judgements: tuple[Judgement, ...]

    @property
    def day(self) -> str:
        """Day on which it was begun, by the clock here."""
        return self.round.begun.astimezone().date().isoformat()

    def score(self, dimension: Dimension) -> float | None:
        """Score of a dimension; None where nothing was seen of it."""
        return next((each.score for each in self.judgements if each.dimension is dimension), None)


def history(rounds: Iterable[Round], content: Content) -> tuple[Past, ...]:
    """Rounds in which anything was answered, in their order, judged as of now."""
    return tuple(Past(each, judge(findings(seen(each, content), content))) for each in rounds if each.done)


def scores(past: Sequence[Past], dimension: Dimension) -> tuple[float, ...]:
    """Scores of a dimension, round by round; rounds that saw nothing of it are left out."""
    return tuple(score for each in past if (score := each.score(dimension)) is not None)


def weakest(past: Sequence[Past]) -> Dimension | None:
    """Dimension that was lowest in the latest rounds."""
    means = {each: _mean(scores(past, each)[-LATEST:]) for each in Dimension if scores(past, each)}
    return min(means, key=lambda each: means[each]) if means else None


def advice(past: Sequence[Past]) -> Message | None:
    """What to practise, unless everything is fine."""
    lowest = weakest(past)
    graded = [each.grade for one in past[-1:] for each in one.judgements if each.dimension is lowest]
    return None if lowest is None or graded == [Grade.STRONG_HIRE] else ADVICE[lowest]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
