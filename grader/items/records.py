"""What an author asks for, item by item. No record holds an answer: what is right is found by running NumPy."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from grader.model import Bilingual, Kind

SHEET_KINDS = frozenset({Kind.PREDICT, Kind.TRACE, Kind.EXPLAIN, Kind.EXPOSE})  # answered by values, not by code


class Make(StrEnum):
    """What a learner constructs: what they write down, and what the snippet then sees under the name."""

    ARRAY = "array"  # a shape, seen as an array of that shape
    SHAPE = "shape"  # a shape, seen as it is
    VALUES = "values"  # a number or nested lists of numbers, seen as an array of them
    WHOLE = "whole"  # a whole number


class Verb(StrEnum):
    """What a test says of its snippet."""

    WORKS = "works"  # NumPy runs it
    FAILS = "fails"  # NumPy raises
    HOLDS = "holds"  # its value is True


@dataclass(frozen=True, slots=True)
class Given:
    """One input that the author gives. Without values its elements are ones."""

    shape: tuple[int, ...]
    dtype: str = "float32"
    values: tuple[float, ...] | None = None


@dataclass(frozen=True, slots=True)
class Test:
    """Something that can be tried out in NumPy, and what to tell whoever gives what does not stand it."""

    verb: Verb
    snippet: str
    said: Bilingual | None = None
    before: str = ""  # lines that run before it


@dataclass(frozen=True, slots=True)
class Claim:
    """One reason to choose from. It is the right one if all its tests come out."""

    code: str
    said: Bilingual
    tests: tuple[Test, ...]


@dataclass(frozen=True, slots=True)
class Item:
    """Anything that is asked: its key in the learner's dict, its points (0: not judged), and its one-line title."""

    id: str
    points: float
    said: Bilingual


@dataclass(frozen=True, slots=True)
class Answer(Item):
    """What NumPy gives for a snippet: its shape, dtype, strides, ... (a tuple of them when several are asked for)."""

    inputs: Mapping[str, Given]
    before: str  # lines that run before it: in a trace, all that stands above
    snippet: str
    value: str  # expression whose value is asked about; empty: the value of the last line
    asks: tuple[str, ...]
    facts: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Pairs(Item):
    """The axis table of a snippet with two inputs: (left, right, rule, result) an axis, from the right."""

    inputs: Mapping[str, Given]
    snippet: str


@dataclass(frozen=True, slots=True)
class Reason(Item):
    """One code among several."""

    inputs: Mapping[str, Given]
    before: str  # lines that run before each test
    snippet: str
    claims: tuple[Claim, ...]


@dataclass(frozen=True, slots=True)
class Construct(Item):
    """Something with which all tests come out."""

    inputs: Mapping[str, Given]
    before: str
    makes: Mapping[str, Make]
    tests: tuple[Test, ...]


@dataclass(frozen=True, slots=True)
class Expose(Item):
    """Arguments on which a wrong function returns something else than the right one, and raises nothing."""

    makes: Mapping[str, Make]
    wrong: str
    right: str


@dataclass(frozen=True, slots=True)
class Words(Item):
    """Free words: kept, shown beside a model answer and a checklist, never judged."""

    model: Bilingual
    checklist: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Sheet:
    """The items of one exercise, in order."""

    items: tuple[Item, ...]
    given: str = ""  # of a trace: lines above the first item

    @property
    def judged(self) -> tuple[Item, ...]:
        """Items that earn points."""
        return tuple(item for item in self.items if item.points)
