"""Families of fresh questions, by topic: each draws a snippet and its inputs from a generator of random numbers."""

from __future__ import annotations

from collections.abc import Mapping

from grader.quiz.families import dtypes, indexing, memory, operators, reductions, shapes
from grader.quiz.families.draft import Family

TOPICS: Mapping[str, tuple[Family, ...]] = {
    "two": shapes.TWO,
    "many": shapes.MANY,
    "reductions": reductions.FAMILIES,
    "indexing": indexing.FAMILIES,
    "floats": dtypes.FLOATS,
    "integers": dtypes.INTEGERS,
    "memory": memory.FAMILIES,
    "operators": operators.FAMILIES,
}

# Numbers of the misconceptions that a topic is there to find.
AT_HOME: Mapping[str, tuple[int, ...]] = {
    "two": tuple(range(1, 27)),
    "many": tuple(range(1, 27)),
    "reductions": (27, 28, 29),
    "indexing": (30, 49),
    "floats": (31, 32, 33, 37),
    "integers": (34, 35, 36, 38, 39),
    "memory": (41, 42, 43, 44, 46, 47),
    "operators": (40, 45, 48, 50),
}
