"""The records that travel between the parts: plain, frozen, without behaviour beyond what a field implies."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple


class Message(NamedTuple):
    """A sentence not yet in a language: a gettext template and its parameters.

    The template is English and doubles as the catalogue's key; ``i18n.Translator.say`` turns it into text.
    """

    template: str
    params: Mapping[str, object] = {}

    def __str__(self) -> str:
        """Return the English sentence (a nested message in English too)."""
        return self.template.format_map(dict(self.params))


def say(template: str, **params: object) -> Message:
    """Make a `Message`; the name that the catalogue extractor looks for."""
    return Message(template, params)


class Bilingual(NamedTuple):
    """A text that content brings along in every language (a check's title, a suite's own message)."""

    texts: Mapping[str, str]

    def __str__(self) -> str:
        """Return the English text."""
        return self.texts["en"]


class Kind(StrEnum):
    CODE = "code"
    DEBUG = "debug"
    PREDICT = "predict"
    TRACE = "trace"
    EXPLAIN = "explain"
    EXPOSE = "expose"


class Level(StrEnum):
    WARMUP = "warmup"
    CORE = "core"
    STRETCH = "stretch"


class Verdict(StrEnum):
    """What became of a check or an exercise.

    ``BLOCKED`` is for checks alone: one that they need did not pass. ``MISSING``: the stub is untouched, or the
    name is not there. ``UNJUDGED``: the grader's own fault, never a zero.
    """

    PASSED = "passed"
    FAILED = "failed"
    BLOCKED = "blocked"
    MISSING = "missing"
    UNJUDGED = "unjudged"


class Feedback(StrEnum):
    """How much a report gives away: everything, no expected values, or verdicts alone."""

    FULL = "full"
    BRIEF = "brief"
    NONE = "none"


class Unit(NamedTuple):
    name: str
    order: int
    folder: Path


class Exercise(NamedTuple):
    """The facts of one exercise, and where its parts lie."""

    id: str  # "unit/name"
    order: int
    kind: Kind
    level: Level
    points: float
    minutes: int
    requires: tuple[str, ...]
    names: tuple[str, ...]
    forbids: tuple[str, ...]
    tolerance: tuple[tuple[float, float], ...]  # (largest position, absolute tolerance), ascending
    root: Path  # the content root that holds exercises/, reference/, solutions/, tests/

    @property
    def unit(self) -> str:
        return self.id.partition("/")[0]

    @property
    def name(self) -> str:
        return self.id.partition("/")[2]

    @property
    def folder(self) -> Path:
        return self.root / "exercises" / self.unit / self.name

    @property
    def stub(self) -> Path:
        return self.folder / "stub.py"

    @property
    def reference(self) -> Path:
        return self.root / "reference" / self.unit / f"{self.name}.py"

    @property
    def solutions(self) -> Path:
        return self.root / "solutions" / self.unit / self.name

    @property
    def suite(self) -> Path:
        return self.root / "tests" / "hidden" / self.unit / f"test_{self.name}.py"

    @property
    def wrong(self) -> Path:
        return self.root / "tests" / "wrong" / self.unit / self.name


class Page(NamedTuple):
    """What a learner reads of one exercise, in one language."""

    title: str
    task: str
    docstrings: Mapping[str, str]  # "name" or "Class.method" -> docstring
    hints: tuple[str, ...]
    explanation: str
    interview: tuple[tuple[str, str], ...]  # (question, model answer)
    lang: str = "en"  # the language it is written in


class HandIn(NamedTuple):
    """One file to be judged. ``exercise`` is set when the caller says outright which exercise it answers."""

    path: Path
    source: bytes
    exercise: str | None = None


class CheckResult(NamedTuple):
    id: str
    title: str
    verdict: Verdict
    points: float  # what the check is worth
    message: str  # empty when passed


class Diagnosis(NamedTuple):
    mistake: str
    message: str


class Report(NamedTuple):
    path: str
    exercise: str
    verdict: Verdict
    score: float
    points: float
    checks: tuple[CheckResult, ...]
    diagnosis: Diagnosis | None = None
    output: str = ""  # what the learner's code printed, cut at a stated size
    notes: tuple[str, ...] = ()  # what the learner should know besides: follow-through, broken parts, warnings
    incidents: tuple[str, ...] = ()  # how its process ended and what it was denied, see `judge.incidents`
    unchanged: bool = False  # of an earlier run: what passed then and has not changed was not judged again


class Problem(NamedTuple):
    """A hand-in that could not be judged at all, and why, in the reader's language."""

    path: str
    message: str


class Sandboxing(NamedTuple):
    """How the learner's code was confined: the level and, when it is not full, what is missing."""

    level: str  # "full" | "partial" | "none"
    missing: tuple[str, ...] = ()


class Outcome(NamedTuple):
    """All that one run of the grader has to say; every renderer takes one of these."""

    sandbox: Sandboxing
    seed: int
    reports: tuple[Report, ...] = ()
    errors: tuple[Problem, ...] = ()
    interrupted: bool = False  # by the reader: not everything was judged
