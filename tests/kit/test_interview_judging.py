"""What candidates write, before the judge: code, inputs that expose mistakes, code once more on a follow-up."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from grader.catalog import Catalog
from grader.i18n import translator
from grader.interview.content import Content
from grader.interview.happened import Prompt, Step
from grader.interview.happened import Tested as Probed  # a class called Tested would be taken for a test
from grader.interview.judging import Submission, judge_code, judge_run, judge_tests
from grader.interview.records import Run
from grader.interview.steps.writing import stub
from grader.render.text import Look

TOY = Path(__file__).parent / "toy"
ID = "counting/add_row_numbers"
ALL = ("along_columns", "backwards", "counts_from_one", "in_place")


@pytest.fixture(scope="module")
def content() -> Content:
    return Content(Catalog(TOY), "en")


def submission(source: str) -> Submission:
    return Submission(Path("answer.py"), source)


def variant(content: Content, name: str) -> str:
    return (content.exercise(ID).wrong / f"{name}.py").read_text()


def right(content: Content) -> str:
    return (content.exercise(ID).solutions / "turned.py").read_text()


def probed(content: Content, source: str) -> Probed:
    probing = content.problem(ID).test
    assert probing is not None
    return judge_tests(content, content.exercise(ID), probing, submission(source), seed=1)


def cases(listed: str) -> str:
    return f"import numpy as np\n\n\ndef cases():\n    return {listed}\n"


def test_right_code_passes_and_a_mistake_is_named(content: Content) -> None:
    passed, report = judge_code(content, content.exercise(ID), submission(right(content)), seed=1)
    assert (passed.verdict, passed.score, passed.mistake) == ("passed", 4.0, "")
    assert report is not None
    failed, _ = judge_code(content, content.exercise(ID), submission(variant(content, "backwards")), seed=1)
    assert (failed.verdict, failed.mistake) == ("failed", "backwards")
    assert "backwards" in failed.told


def test_code_that_is_no_text_costs_nobody_the_round(content: Content) -> None:
    found, report = judge_code(content, content.exercise(ID), submission("\ud800"), seed=1)
    assert report is None
    assert "UTF-8" in found.problem


def test_good_inputs_expose_every_mistake(content: Content) -> None:
    found = probed(content, cases("[(np.arange(12.0).reshape(3, 4),)]"))
    assert (found.exposed, found.missed, found.problem) == (ALL, (), "")
    assert found.cases[0].shown == "add_row_numbers(<float64 (3, 4)>)"


def test_each_input_is_told_what_it_exposes_and_which_edges_it_has(content: Content) -> None:
    found = probed(content, cases("[(np.ones((1, 3)),), (np.zeros((0, 2)),), (np.eye(2),)]"))
    one, none, square = found.cases
    assert set(one.exposes) == {"along_columns", "counts_from_one"}
    assert none.exposes == ()
    assert (one.edges, none.edges, square.edges) == (("one",), ("empty",), ("equal",))
    assert found.missed == ()


def test_a_class_is_tried_through_a_driver_that_the_candidate_sees() -> None:
    shipped = Content(Catalog(TOY.parents[2]), "en")
    exercise = shipped.exercise("learned/LearnedPositionalEncoding")
    probing = shipped.problem(exercise.id).test
    assert probing is not None
    text = stub(Prompt(Step.TEST, 0, exercise.id), shipped, Look(translator("en")))
    assert "return [(table, word_embeddings), ...]" in text
    assert all(f"# {line}" in text for line in probing.driver.splitlines())
    source = cases("[(np.ones((4, 2), 'f4'), np.ones((1, 5, 2), 'f4')), (np.eye(3, dtype='f4'), np.ones((2, 2, 3)))]")
    found = judge_tests(shipped, exercise, probing, submission(source), seed=1)
    assert [each.accepted for each in found.cases] == [True, True]
    assert "wraps_around" in found.cases[0].exposes
    assert {"adds_full_table", "last_rows"} <= set(found.cases[1].exposes)


@pytest.mark.parametrize(
    ("root", "exercise", "shown"),
    [
        (TOY, ID, "return [(table,), ...]"),
        (TOY.parents[2], "sinusoidal/positional_encoding", "return [(seq_len, d_model), ...]"),
        (TOY.parents[2], "rotary/apply_rope", "return [(x,), ...]"),
    ],
)
def test_the_file_for_inputs_shows_which_arguments_there_are(root: Path, exercise: str, shown: str) -> None:
    text = stub(Prompt(Step.TEST, 0, exercise), Content(Catalog(root), "en"), Look(translator("en")))
    assert shown in text
    compile(text, "tests.py", "exec")


def test_inputs_without_a_tuple_are_single_arguments(content: Content) -> None:
    assert probed(content, cases("[np.eye(3)]")).cases[0].accepted


def test_an_input_that_the_task_leaves_open_exposes_nothing(content: Content) -> None:
    found = probed(content, cases("[('text',), (np.ones((3, 2, 2)),)]"))
    assert not found.cases[0].accepted
    assert "the task leaves open" in found.cases[0].why


def test_an_input_that_right_solutions_refuse_is_none_of_the_task(content: Content) -> None:
    found = probed(content, cases("[(), (1, 2, 3), (np.eye(3),)]"))
    assert [each.accepted for each in found.cases] == [False, False, True]
    assert "the task does not allow it; right solutions raise TypeError" in found.cases[0].why
    assert found.cases[1].exposes == ()


def test_an_error_that_the_docstring_names_is_an_input_like_others() -> None:
    shipped = Content(Catalog(Path(__file__).parents[2]), "en")
    exercise, probing = shipped.exercise("learned/lookup"), shipped.problem("learned/lookup").test
    assert probing is not None
    source = cases("[(np.ones((3, 2)), np.array([-1])), (np.ones((3, 2)),)]")
    found = judge_tests(shipped, exercise, probing, submission(source), seed=1)
    assert [each.accepted for each in found.cases] == [True, False]


def test_elements_that_the_task_leaves_open_expose_nothing_and_the_others_do(tmp_path: Path) -> None:
    toy = shutil.copytree(TOY, tmp_path / "toy", ignore=shutil.ignore_patterns("__pycache__"))
    turned = toy / "solutions" / ID / "turned.py"
    corner = "\n\nplain = add_row_numbers\n\n\ndef add_row_numbers(table):\n    out = plain(table)\n"
    turned.write_text(turned.read_text() + corner + "    out[-1, -1] = 99\n    return out\n")
    found = probed(Content(Catalog(toy), "en"), cases("[(np.arange(12.0).reshape(3, 4),), (np.ones((1, 2)),)]"))
    most, half = found.cases
    assert (most.accepted, most.exposes) == (True, ALL)
    assert not half.accepted
    assert "the task leaves open" in half.why


def test_more_inputs_than_asked_for_are_cut_and_said(content: Content) -> None:
    found = probed(content, cases("[(np.zeros((0, 2)),)] * 4 + [(np.eye(3),)]"))
    assert len(found.cases) == 4
    assert found.exposed == ()
    assert "5 inputs; the first 4 were tried" in found.problem


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("def cases():\n    return None\n", "must return a list"),
        ("def cases():\n    return []\n", "empty list"),
        ("def cases(:\n", "line 1: invalid syntax"),
        ("import torch\n\n\ndef cases():\n    return [(torch.ones(3),)]\n", "No module named 'torch'"),
        ("def inputs():\n    return [1]\n", "name 'cases' is not defined"),
        ("def cases():\n    return 1 / 0\n", "ZeroDivisionError"),
        ("import os\n\n\ndef cases():\n    os._exit(3)\n", "ended its own process"),
    ],
)
def test_inputs_that_cannot_be_had(content: Content, source: str, why: str) -> None:
    found = probed(content, source)
    assert why in found.problem
    assert (found.cases, found.missed) == ((), ALL)


def test_inputs_that_cannot_travel_or_are_too_large_say_so(content: Content) -> None:
    found = probed(content, cases("[(object(),), (np.zeros((2000, 2000)),), (np.eye(2),)]"))
    assert [each.accepted for each in found.cases] == [False, False, True]
    assert "object" in found.cases[0].why
    assert "too large" in found.cases[1].why


def test_a_follow_up_judges_the_code_on_checks_and_cases(content: Content) -> None:
    run = content.problem(ID).follow_ups[2].run
    assert run is not None
    good = judge_run(content, run, submission(right(content)), seed=1)
    assert good.right
    assert [each.id for each in good.checks] == [
        "untouched", "add_row_numbers(<float64 (0, 3)>)", "add_row_numbers(<float64 (4, 0)>)"]  # fmt: skip
    bad = judge_run(content, run, submission(variant(content, "in_place")), seed=1)
    assert not bad.right
    assert bad.checks[0].verdict == "blocked"  # by the values, which are wrong too


def test_a_case_of_a_follow_up_says_how_it_went_wrong(content: Content) -> None:
    run = Run(ID, "add_row_numbers", (), ("(np.ones((3, 4)),)", "(np.ones((1, 4)),)"))
    found = judge_run(content, run, submission(variant(content, "backwards")), seed=1)
    assert [each.verdict for each in found.checks] == ["failed", "passed"]
    assert "8 of 12 elements are wrong" in found.checks[0].message


def test_a_follow_up_on_code_that_is_not_there(content: Content) -> None:
    run = Run(ID, "add_row_numbers", (), ("(np.ones((3, 4)),)",))
    assert not judge_run(content, run, submission("x = 1\n"), seed=1).right
