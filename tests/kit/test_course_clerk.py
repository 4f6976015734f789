"""The clerk that judges for nbgrader: asked, or ahead of being asked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from course_kit import UNIT, lay_out_site, solution

from grader.course.ahead import following
from grader.course.answers import Cell
from grader.course.clerk import Clerk

EXERCISE = f"{UNIT}/angular_frequencies"
RIGHT = (Cell(EXERCISE, solution("angular_frequencies")),)
WRONG = (Cell(EXERCISE, "def angular_frequencies(d_model, base=10000.0):\n    return None\n"),)
LEAVES = (Cell(EXERCISE, "def angular_frequencies(d_model, base=10000.0):\n    import os; os._exit(0)\n"),)


@pytest.fixture
def clerk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Clerk]:
    lay_out_site(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    made = Clerk("en", 1, "brief", False)
    yield made
    made.close()


def score(clerk: Clerk, cells: tuple[Cell, ...]) -> float:
    return clerk.marks("a.ipynb", cells, [EXERCISE])[EXERCISE].score


def test_what_was_judged_ahead_counts_for_who_handed_just_that_in(clerk: Clerk) -> None:
    assert score(clerk, RIGHT) == 6
    clerk.expect("a.ipynb", WRONG, [EXERCISE])
    assert score(clerk, WRONG) == 0
    clerk.expect("a.ipynb", RIGHT, [EXERCISE])
    assert score(clerk, LEAVES) == 0
    assert score(clerk, RIGHT) == 6


def test_a_clerk_that_is_closed_while_it_judges_begins_anew(clerk: Clerk) -> None:
    assert score(clerk, RIGHT) == 6
    clerk.expect("a.ipynb", WRONG, [EXERCISE])
    clerk.close()
    assert score(clerk, RIGHT) == 6


def test_nbgrader_says_which_hand_in_comes_next(tmp_path: Path) -> None:
    converters = pytest.importorskip("nbgrader.converters")
    coursedir = pytest.importorskip("nbgrader.coursedir")
    for student in ("ann", "bob", "eve"):
        folder = tmp_path / "submitted" / student / UNIT
        folder.mkdir(parents=True)
        if student != "eve":
            (folder / f"{UNIT}.ipynb").write_text(json.dumps({"cells": []}))
    course = coursedir.CourseDirectory(root=str(tmp_path), assignment_id=UNIT)
    converter = converters.Autograde(coursedir=course)
    converter.init_notebooks()
    place = {"student": "ann", "assignment": UNIT, "notebook": UNIT}
    assert following(converter, place) == tmp_path / "submitted" / "bob" / UNIT / f"{UNIT}.ipynb"
    assert following(converter, {**place, "student": "bob"}) is None
    assert following(converter, {**place, "student": "nobody"}) is None
    assert following(None, place) is None
