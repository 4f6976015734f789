"""A round as it was planned, and what happened in it: frozen records that the log keeps and the debrief reads."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from grader.interview.records import Seniority
from grader.quiz.question import Answer


class Mode(StrEnum):
    """How a round is held."""

    PRACTICE = "practice"  # hints and verdicts on the way
    LIVE = "live"  # as at a whiteboard: nothing runs until it is submitted, everything is told at the end


class Step(StrEnum):
    """What a segment is, in the order in which a round has them."""

    WARMUP = "warmup"
    CLARIFY = "clarify"
    PREDICT = "predict"
    CODE = "code"
    TEST = "test"
    FOLLOW_UP = "follow_up"
    QUESTION = "question"
    RATE = "rate"  # only in a prompt: words that were given before are rated


@dataclass(frozen=True, slots=True)
class Segment:
    """One part of a plan.

    Parameters
    ----------
    step : Step
    minutes : int
        Planned.
    subject : str
        What it is about: an exercise ("unit/name"), a bank question, or a fresh question of the quiz ("family:seed").
    items : tuple of str
        Ids of the predictions or the follow-ups that are asked, in order; empty for the other steps.
    """

    step: Step
    minutes: int
    subject: str
    items: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Plan:
    """A round as it is to be.

    Parameters
    ----------
    minutes : int
        As asked for; the segments add up to no more, what is left is for the opening and the debrief.
    topics : tuple of str
        Units or themes that it draws from; all when empty.
    """

    seed: int
    minutes: int
    level: Seniority
    mode: Mode
    topics: tuple[str, ...]
    segments: tuple[Segment, ...]

    @property
    def problems(self) -> tuple[str, ...]:
        """Exercises that are its main problems."""
        return tuple(each.subject for each in self.segments if each.step is Step.CODE)


@dataclass(frozen=True, slots=True)
class Prompt:
    """One thing that is asked.

    Parameters
    ----------
    segment : int
        Place of its segment in the plan, from 0.
    item : str
        Id of the prediction or the follow-up; empty for the other steps.
    minutes : float
        Its share of the segment's.
    """

    step: Step
    segment: int
    subject: str
    item: str = ""
    minutes: float = 0.0

    @property
    def id(self) -> str:
        """Name in the log: ``predict rules/add_outer column``."""
        return " ".join(part for part in (self.step.value, self.subject, self.item) if part)


# ---------------------------------------------------------------- what is seen of a candidate


class Band(StrEnum):
    """How good a spoken answer was, by one's own judgement."""

    WEAK = "weak"
    FAIR = "fair"
    STRONG = "strong"


@dataclass(frozen=True, slots=True)
class Predicted:
    """An answer about a snippet; None: passed. `belief` names the misconception that it fits."""

    given: Answer | None
    right: bool
    belief: str | None = None
    hinted: bool = False


@dataclass(frozen=True, slots=True)
class Clarified:
    """Ids of the clarifying questions that were put."""

    chosen: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chosen:
    """The option of a choice that was taken; empty: passed."""

    option: str
    right: bool


@dataclass(frozen=True, slots=True)
class CheckMark:
    """How one check came out: its id in the suite, its title and message in the language of the round."""

    id: str
    title: str
    verdict: str  # of `grader.model.Verdict`
    points: float
    message: str = ""


@dataclass(frozen=True, slots=True)
class Coded:
    """A submission of code.

    Parameters
    ----------
    source : str
        The text that was submitted, so that nothing is lost when the file is.
    verdict : str
        Of `grader.model.Verdict`: passed, failed, missing (untouched), unjudged (the grader's own fault).
    mistake, told : str
        Name of the mistake that the judge recognised and what it says of it; empty when none.
    tries, hints : int
        Verdicts and hints taken before submitting; only in practice.
    problem : str
        Why nothing could be judged; else empty.
    """

    source: str
    verdict: str
    score: float
    points: float
    checks: tuple[CheckMark, ...] = ()
    mistake: str = ""
    told: str = ""
    tries: int = 0
    hints: int = 0
    problem: str = ""


@dataclass(frozen=True, slots=True)
class Case:
    """One input of the candidate's own.

    Parameters
    ----------
    shown : str
        The call as a reader sees it.
    accepted : bool
        Whether the reference takes it; one that it refuses says nothing about others.
    why : str
        Why it is not accepted; else empty.
    exposes : tuple of str
        Mistakes that show on it.
    edges : tuple of str
        What is special about it: "empty" (a size 0), "one" (a size 1), "equal" (two equal sizes), "dtype" (not one of
        the usual dtypes), "large" (a size or a whole number above a thousand).
    """

    shown: str
    accepted: bool
    why: str = ""
    exposes: tuple[str, ...] = ()
    edges: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Tested:
    """Inputs that were given, and which of the problem's mistakes they do and do not expose."""

    source: str
    cases: tuple[Case, ...] = ()
    exposed: tuple[str, ...] = ()
    missed: tuple[str, ...] = ()
    problem: str = ""


@dataclass(frozen=True, slots=True)
class Ran:
    """The candidate's code on a follow-up's checks and cases; a case's id and title are its call."""

    source: str
    checks: tuple[CheckMark, ...] = ()
    problem: str = ""

    @property
    def right(self) -> bool:
        """Whether all of them passed."""
        return bool(self.checks) and all(each.verdict == "passed" for each in self.checks)


@dataclass(frozen=True, slots=True)
class Talked:
    """Words; empty when the answer was given aloud."""

    text: str


@dataclass(frozen=True, slots=True)
class Rated:
    """What the candidate thinks of an answer of their own.

    Parameters
    ----------
    band : Band, optional
        None: left open.
    points : tuple of int
        Places, from 0, of what the answer had of the checklist.
    """

    band: Band | None
    points: tuple[int, ...] = ()


Evidence = Predicted | Clarified | Chosen | Coded | Tested | Ran | Talked | Rated


@dataclass(frozen=True, slots=True)
class Done:
    """One prompt that was answered; `seconds` is the time on the clock, without pauses."""

    prompt: str  # `Prompt.id`
    seconds: float
    evidence: Evidence
    at: datetime


@dataclass(frozen=True, slots=True)
class Round:
    """A round, as far as it has come.

    Parameters
    ----------
    id : str
        Also the name of its folder in the workspace.
    lang : str
        Language that it was begun in; titles and messages in the evidence are in it.
    spent : mapping
        Prompt id -> seconds spent on it so far, for prompts that are not answered yet.
    tries, hints : mapping
        Prompt id -> verdicts and hints taken so far.
    ended : datetime, optional
        When it came to its end; None while it goes on.
    """

    id: str
    begun: datetime
    plan: Plan
    lang: str
    done: tuple[Done, ...] = ()
    spent: Mapping[str, float] = field(default_factory=dict)
    tries: Mapping[str, int] = field(default_factory=dict)
    hints: Mapping[str, int] = field(default_factory=dict)
    ended: datetime | None = None

    @property
    def seconds(self) -> float:
        """Time on the clock so far."""
        return sum(each.seconds for each in self.done) + sum(self.spent.values())

    def evidence(self, prompt: str) -> Evidence | None:
        """What is known of a prompt; None before it is answered."""
        return next((each.evidence for each in self.done if each.prompt == prompt), None)
