"""How well a learner knows what they know: how sure they were, against how often they were right, rule by rule."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from grader.i18n import mark
from grader.model import Message, say
from grader.quiz.picture import meetings, telling
from grader.quiz.question import Question
from grader.quiz.reckon import Step

# What a learner can say, and how likely it then should be that the answer is right.
SURE: Mapping[str, float] = {"1": 0.25, "2": 0.5, "3": 0.75, "4": 0.95}
LEVELS: Mapping[str, str] = {
    "1": mark("a guess"),
    "2": mark("unsure"),
    "3": mark("fairly sure"),
    "4": mark("certain"),
}
FEW = 3  # answers, below which nothing is said of a tendency
CLOSE = 0.15  # how far apart the two may be and still agree

RULES: Mapping[str, str] = {
    "equal": mark("equal sizes"),
    "stretch": mark("a 1 that stretches"),
    "missing": mark("a missing axis"),
    "conflict": mark("a conflict"),
    "reduction": mark("reductions"),
    "index": mark("indices and new axes"),
    "dtype": mark("dtypes"),
    "memory": mark("views and memory"),
    "operator": mark("joins, masks, products, in place"),
}
GROUPS: Mapping[str, str] = {
    "reduce": "reduction",
    "index": "index",
    "promote": "dtype",
    "divide": "dtype",
    "typed": "dtype",
    "assign": "dtype",
    "power": "dtype",
    "store": "dtype",
    "wrap": "dtype",
    "grow": "operator",
    "join": "operator",
    "matmul": "operator",
}


@dataclass(frozen=True, slots=True)
class Rated:
    """One answer with how sure the learner was of it."""

    rules: frozenset[str]
    sure: float
    right: bool


@dataclass(frozen=True, slots=True)
class Calibration:
    """Answers that one rule bears on."""

    rule: str
    count: int
    sure: float  # mean of what the learner said
    right: float  # share of right answers

    @property
    def tendency(self) -> Message:
        """What to make of it."""
        if self.count < FEW:
            return say("too few to tell")
        if self.sure - self.right > CLOSE:
            return say("surer than right")
        if self.right - self.sure > CLOSE:
            return say("better than you think")
        return say("you know what you know")


def rules_of(question: Question) -> frozenset[str]:
    """Rules that the answer of `question` hangs on."""
    return frozenset(rule for step in telling(question) for rule in _rules(step))


def _rules(step: Step) -> Iterable[str]:
    if step.rule not in ("broadcast", "batch"):
        return (GROUPS.get(step.rule, "memory"),)
    met = [rule for _, _, rule in meetings(*step.told)]
    return met[: met.index("conflict") + 1] if "conflict" in met else met


def calibrations(rated: Iterable[Rated]) -> tuple[Calibration, ...]:
    """One line a rule, in a fixed order; an answer counts for every rule that it hangs on."""
    rated = tuple(rated)
    grouped = {rule: [each for each in rated if rule in each.rules] for rule in RULES}
    return tuple(_calibration(rule, group) for rule, group in grouped.items() if group)


def _calibration(rule: str, group: list[Rated]) -> Calibration:
    count = len(group)
    return Calibration(rule, count, sum(each.sure for each in group) / count, sum(each.right for each in group) / count)
