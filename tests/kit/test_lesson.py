"""Everything that the source lesson shows is somewhere here: the table `lesson.toml` says where."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import pytest

from grader.catalog import Catalog, content_root

CATALOG = Catalog(content_root())
TABLE = tomllib.loads(Path(__file__).with_name("lesson.toml").read_text(encoding="utf-8"))
PLACES = [(part, exercise) for part, row in TABLE.items() for exercise in row["exercises"]]
UNITS = {"rules", "sinusoidal", "adding", "weighting", "learned", "relative", "clinic", "attention"}  # of the lesson
NAMES = (  # what its code defines
    *("positional_encoding", "add_positional_encoding", "relative_position_encoding"),
    "LearnedPositionalEncoding",
)


@cache
def read(exercise_id: str) -> str:
    """All that the files of an exercise hold, in both languages."""
    exercise = CATALOG.get(exercise_id)
    files = [*exercise.folder.iterdir(), exercise.suite, *exercise.solutions.glob("*.py")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files if path.is_file())


@pytest.mark.parametrize(("part", "exercise"), PLACES, ids=[f"{part}-{exercise}" for part, exercise in PLACES])
def test_each_part_of_the_lesson_has_left_its_trace_in_the_exercises_that_teach_it(part: str, exercise: str) -> None:
    token = TABLE[part]["exercises"][exercise]
    assert token and token in read(exercise)


def test_every_part_says_what_it_is_and_leads_somewhere() -> None:
    assert all(set(row) == {"part", "exercises"} and row["part"] and row["exercises"] for row in TABLE.values())


def test_every_unit_of_the_lesson_takes_something_from_it() -> None:
    assert {exercise.partition("/")[0] for _, exercise in PLACES} == UNITS


def test_what_the_lesson_defines_is_asked_for_by_its_own_name() -> None:
    assert [each.name for each in CATALOG.by_names(NAMES)] == [*NAMES[:2], NAMES[3], NAMES[2]]
