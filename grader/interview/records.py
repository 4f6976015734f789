"""What authors write for interviews: main problems and bank questions. No record holds an answer that code can find."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from grader.quiz.question import Question


class Seniority(StrEnum):
    """What a round is held for, the lowest first."""

    JUNIOR = "junior"
    MID = "mid"
    SENIOR = "senior"

    @property
    def rank(self) -> int:
        """0 for the lowest."""
        return list(Seniority).index(self)


class Theme(StrEnum):
    """What a bank question is about."""

    WHY = "why"  # why positions at all
    SINUSOIDAL = "sinusoidal"
    ADDING = "adding"
    LEARNED = "learned"
    RELATIVE = "relative"
    ROTARY = "rotary"
    BIAS = "bias"
    LENGTH = "length"  # longer inputs than trained on
    MASKS = "masks"
    BROADCASTING = "broadcasting"
    MEMORY = "memory"  # strides, views, copies, bytes
    DTYPES = "dtypes"
    PRODUCTS = "products"  # `*`, `@`, einsum


class Kind(StrEnum):
    """How a follow-up is answered."""

    PREDICT = "predict"  # what a snippet gives; the truth is found by running it
    CHOICE = "choice"  # one of several texts
    RUN = "run"  # the candidate's code, as it is or mended for this, is judged
    TALK = "talk"  # words, rated by oneself


@dataclass(frozen=True, slots=True)
class Minutes:
    """How long each step of a problem takes; `follow_up` is for each."""

    clarify: int
    predict: int
    code: int
    test: int
    follow_up: int


@dataclass(frozen=True, slots=True)
class Clarify:
    """A question that the candidate may put to the interviewer."""

    id: str
    matters: bool


@dataclass(frozen=True, slots=True)
class Probing:
    """What the candidate's inputs are to tell apart.

    Parameters
    ----------
    function : str
        Function of the exercise that the inputs are for.
    cases : int
        How many inputs may be given.
    mistakes : tuple of str
        Mistakes (names in ``tests/wrong``) that good inputs expose.
    inputs : tuple of str
        Sources of argument tuples, at most `cases`, that expose all of them.
    driver : str
        Source of the function where the exercise asks for a class: it makes an instance and calls it.
    """

    function: str
    cases: int
    mistakes: tuple[str, ...]
    inputs: tuple[str, ...] = ()
    driver: str = ""


@dataclass(frozen=True, slots=True)
class Run:
    """What the candidate's code is judged on in a follow-up.

    Parameters
    ----------
    exercise : str
        Whose suite and reference judge; the problem's own unless the follow-up asks for more.
    function : str
        Function that the cases call.
    checks : tuple of str
        Checks of the hidden suite that must pass.
    cases : tuple of str
        Sources of argument tuples, on which the code must do as the reference does.
    """

    exercise: str
    function: str
    checks: tuple[str, ...] = ()
    cases: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FollowUp:
    """What is asked after the code.

    Parameters
    ----------
    level : Seniority
        From which it is asked.
    question : Question, optional
        Of a `Kind.PREDICT`.
    options : tuple of str
        Of a `Kind.CHOICE`: the ids of its texts; `right` is one of them.
    run : Run, optional
        Of a `Kind.RUN`.
    """

    id: str
    level: Seniority
    kind: Kind
    question: Question | None = None
    options: tuple[str, ...] = ()
    right: str = ""
    run: Run | None = None


@dataclass(frozen=True, slots=True)
class Problem:
    """The facts of a main problem: an exercise, taken in steps.

    Parameters
    ----------
    exercise : str
        "unit/name".
    test : Probing, optional
        None where there is nothing to give inputs to.
    """

    exercise: str
    folder: Path
    levels: tuple[Seniority, ...]
    minutes: Minutes
    clarify: tuple[Clarify, ...]
    predict: tuple[Question, ...]  # ids as in the page
    test: Probing | None
    follow_ups: tuple[FollowUp, ...]

    @property
    def unit(self) -> str:
        return self.exercise.partition("/")[0]


@dataclass(frozen=True, slots=True)
class Exchange:
    """A clarifying question: as the candidate asks it, the interviewer's answer, and why it matters or is idle."""

    asked: str
    answer: str
    why: str


@dataclass(frozen=True, slots=True)
class Explained:
    """A prediction: what leads to it, and why it is so."""

    asked: str
    why: str


@dataclass(frozen=True, slots=True)
class FollowUpPage:
    """A follow-up in words.

    Parameters
    ----------
    options : mapping
        Of a choice: id -> text.
    answer : str
        Expected answer.
    strong : str
        What a strong candidate says.
    checklist : tuple of str
        Of a talk: what to rate oneself against.
    """

    asked: str
    answer: str
    strong: str
    options: Mapping[str, str]
    checklist: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ProblemPage:
    """A main problem in words, in one language.

    Parameters
    ----------
    problem : str
        As an interviewer tells it: deliberately underspecified.
    test : str
        Which inputs a strong candidate gives, and why; empty without that step.
    model : str
        What a strong candidate does, from the first question to the last.
    """

    title: str
    problem: str
    clarify: Mapping[str, Exchange]
    predict: Mapping[str, Explained]
    test: str
    follow_ups: Mapping[str, FollowUpPage]
    model: str
    lang: str = "en"


@dataclass(frozen=True, slots=True)
class BankQuestion:
    """The facts of a conceptual question.

    Parameters
    ----------
    id : str
        "unit/name".
    follows : tuple of str
        Ids of bank questions that follow up on it.
    """

    id: str
    folder: Path
    level: Seniority
    theme: Theme
    minutes: int
    sources: tuple[str, ...]
    follows: tuple[str, ...]

    @property
    def unit(self) -> str:
        return self.id.partition("/")[0]


@dataclass(frozen=True, slots=True)
class BankPage:
    """A conceptual question in words, in one language.

    Parameters
    ----------
    strong, fair, weak : str
        What an answer of each band has.
    claim, refutation : str
        A common wrong claim, and why it is wrong, with an example that runs.
    follow_ups : tuple
        (further question, what a good answer says).
    """

    title: str
    asked: str
    strong: str
    fair: str
    weak: str
    checklist: tuple[str, ...]
    claim: str
    refutation: str
    follow_ups: tuple[tuple[str, str], ...]
    lang: str = "en"
