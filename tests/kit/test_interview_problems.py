"""The real interview problems: enough of them for every level and unit, each with steps worth taking."""

from __future__ import annotations

from collections import Counter

import pytest

from grader.authoring.check.suites import written_checks
from grader.catalog import Catalog, content_root
from grader.interview.findings import CAREFUL
from grader.interview.load import problem, problem_ids, problem_page
from grader.interview.records import Kind, Problem, Seniority
from grader.quiz.choose import prepare

CATALOG = Catalog(content_root())
PROBLEMS = [problem(CATALOG, each) for each in problem_ids(CATALOG)]
TAUGHT = ("rules", "sinusoidal", "adding", "weighting", "learned", "relative")


def named(found: Problem) -> str:
    return found.exercise


def test_there_are_problems_for_every_level_and_unit() -> None:
    assert Counter(each.unit for each in PROBLEMS) >= Counter(dict.fromkeys(TAUGHT, 1))
    levels = Counter(level for each in PROBLEMS for level in each.levels)
    assert all(levels[level] >= 5 for level in Seniority)
    assert sum(each.unit in TAUGHT for each in PROBLEMS) >= 14


def test_what_the_lesson_teaches_first_can_be_asked() -> None:
    ids = set(problem_ids(CATALOG))
    assert ids >= {
        "sinusoidal/positional_encoding",
        "adding/add_positional_encoding",
        "weighting/weighted_positional_encoding",
        "learned/LearnedPositionalEncoding",
        "relative/relative_position_encoding",
    }


@pytest.mark.parametrize("found", PROBLEMS, ids=named)
def test_a_problem_has_steps_worth_taking(found: Problem) -> None:
    assert len(found.predict) >= 2
    assert sum(each.matters for each in found.clarify) >= 2
    assert sum(not each.matters for each in found.clarify) >= 2
    lowest = found.levels[0]
    assert sum(each.level.rank <= lowest.rank for each in found.follow_ups) >= 2
    assert {Kind.RUN, Kind.TALK} <= {each.kind for each in found.follow_ups}


@pytest.mark.parametrize("found", PROBLEMS, ids=named)
def test_a_prediction_can_be_missed_for_a_reason(found: Problem) -> None:
    """Somewhere in a problem a known misconception answers otherwise than NumPy."""
    followed_up = (each.question for each in found.follow_ups if each.question)
    assert any(prepare(each).wrong for each in (*found.predict, *followed_up))


@pytest.mark.parametrize("found", PROBLEMS, ids=named)
def test_a_suite_has_checks_of_both_kinds(found: Problem) -> None:
    checks = {each.id for each in written_checks(CATALOG.get(found.exercise).suite)}
    assert checks & CAREFUL
    assert checks - CAREFUL


def test_where_the_right_option_stands_says_nothing() -> None:
    places = Counter(each.options.index(each.right) for found in PROBLEMS for each in found.follow_ups if each.right)
    total = sum(places.values())
    assert len(places) >= 3
    assert max(places.values()) <= total / 2


def test_what_matters_does_not_always_stand_first() -> None:
    first = Counter(found.clarify[0].matters for found in PROBLEMS)
    assert len(first) == 2


@pytest.mark.parametrize("found", PROBLEMS, ids=named)
@pytest.mark.parametrize("lang", ["en", "zh"])
def test_the_problem_is_told_without_its_answers(found: Problem, lang: str) -> None:
    """What a clarifying question brings out is not said before."""
    page = problem_page(found, lang)
    assert not [each.answer for each in page.clarify.values() if each.answer in page.problem]
    assert "float32" not in page.problem
