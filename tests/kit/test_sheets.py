"""Answers by values: marked by running NumPy, item by item; what is wrong is told by the mistake that it fits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from grader.catalog import Catalog, content_root
from grader.items import Answer, Make, Sheet, read_sheet
from grader.judge.run import Judge, Options, with_judge
from grader.model import Bilingual, CheckResult, Exercise, Feedback, HandIn, Report, Verdict
from grader.quiz import forms, made
from grader.quiz.forms.pairs import rows_of
from grader.quiz.marks import Mark
from grader.quiz.mistakes import Mistake, explaining, mistakes_of
from grader.quiz.plain import plain
from grader.quiz.sheet import Marked
from grader.quiz.truth import truth

CONTENT = Catalog(content_root())
PREDICT, TRACE = CONTENT.get("rules/predict_two"), CONTENT.get("sinusoidal/trace_encoding")
EXPLAIN, EXPOSE = CONTENT.get("rules/explain_add"), CONTENT.get("rules/expose_rules")

Answers = Mapping[str, object]


@cache
def sheet(exercise: Exercise) -> Sheet:
    return read_sheet(exercise)


def marked(exercise: Exercise, id_: str, given: object) -> Mark:
    return forms.mark(next(item for item in sheet(exercise).items if item.id == id_), plain(given))


def right(exercise: Exercise) -> dict[str, object]:
    """What the reference answers."""
    names: dict[str, object] = {}
    exec(exercise.reference.read_text(encoding="utf-8"), names)
    function = names[exercise.names[0]]
    assert callable(function)
    found: dict[str, object] = function()
    return found


# ---------------------------------------------------------------- one answer


@pytest.mark.parametrize(
    "given", [(5, 7), [5, 7], "(5, 7)", "5, 7", "5x7", np.array([5, 7]), (np.int64(5), 7), "（5，7）", " [5,7] "]
)
def test_a_shape_may_be_written_in_many_ways(given: object) -> None:
    assert marked(PREDICT, "column_and_row", given).right


@pytest.mark.parametrize("given", ["error", "Error", "ValueError", "报错"])
def test_so_may_an_error(given: object) -> None:
    assert marked(PREDICT, "one_vector_per_sample", given).right


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (5, "5 is a number; did you mean (5,)? If so, write that"),
        ("five", "'five' is no shape"),
        ((5, -7), "(5, -7) is no shape"),
        ((5, 7.0), "(5, 7.0) is no shape"),
        ((10**30, 7), "is no shape"),
        ((2,) * 90, "is no shape"),
        ("(" * 5000, "is no shape"),
        ("__import__('os').getcwd()", "is no shape"),
        ({5: 7}, "is no shape"),
        ((7, 5), "not (7, 5)"),
        ("error", 'not "error"'),
    ],
)
def test_everything_else_is_wrong_and_told_why(given: object, why: str) -> None:
    mark = marked(PREDICT, "column_and_row", given)
    assert not mark.right
    assert why in str(mark.reason)


@pytest.mark.parametrize(
    ("given", "detail"),
    [((5, 7, 1), "the number of axes is not 3"), ((5, 1), "look at axis -1"), ("error", "NumPy runs it")],
)
def test_the_detail_says_where_to_look_and_never_what_is_right(given: object, detail: str) -> None:
    assert str(marked(PREDICT, "column_and_row", given).detail) == detail


def test_a_pair_is_right_in_both_parts_or_wrong_in_a_named_one() -> None:
    assert marked(TRACE, "position", ((50, 1), "int64")).right
    assert marked(TRACE, "position", [[50, 1], np.dtype("i8")]).right
    assert marked(TRACE, "position", ("50, 1", np.int64)).right
    assert str(marked(TRACE, "position", ((50,), "int64")).reason) == "the shape is not (50,)"
    assert str(marked(TRACE, "position", ((50, 1), "float64")).reason) == "the dtype is not float64"
    assert not marked(TRACE, "position", (50, 1)).right
    assert not marked(TRACE, "position", "error").right


@pytest.mark.parametrize("given", [(50, 1), ((50, 1), "int128"), "fifty", 50])
def test_an_unreadable_answer_names_its_line(given: object) -> None:
    mark = marked(TRACE, "position", given)
    assert mark.answer is None and mark.where.startswith("position = ")


def test_a_truth_value_is_no_number_on_a_sheet() -> None:
    one = Answer("one", 1, Bilingual({}), {}, "", "np.int64(1)", "", ("value",), {})
    assert [forms.mark(one, each).right for each in (1, 1.0, "1", True, "True")] == [True] * 3 + [False] * 2
    yes = replace(one, snippet="np.int64(1) == 1")
    assert [forms.mark(yes, each).right for each in (True, "yes", np.True_.item(), 1, 1.0)] == [True] * 3 + [False] * 2


# ---------------------------------------------------------------- tables, reasons, constructions

CLASH = [(128, 128, "equal", 128), (50, 4, "conflict", None), (4, None, "missing", 4)]


def test_a_table_is_right_in_any_notation() -> None:
    assert marked(EXPLAIN, "pairs_that_clash", CLASH).right
    chinese = [[128, 128, "相等", 128], [50, 4, "Conflict ", "error"], [4, "None", "missing", 4]]
    assert marked(EXPLAIN, "pairs_that_clash", chinese).right


@pytest.mark.parametrize(
    ("rows", "why"),
    [
        (CLASH[::-1], "the rows are right, but begin with the last axis"),
        (
            [(4, 4, "equal", 4), (50, 128, "conflict", None), (128, None, "missing", 128)],
            "you pair the sizes from the left",
        ),
        (CLASH[:2], "2 rows; there is one for each axis"),
        ([*CLASH[:2], (4, 1, "stretch", 4)], "row 3, for axis -3: style has no such axis: write None"),
        ([*CLASH[:2], (4, None, "stretch", 4)], "row 3, for axis -3: 4 and None: the rule is not “stretch”"),
        ([CLASH[0], (50, 4, "conflict", 50), CLASH[2]], "row 2, for axis -2: where sizes conflict there is no result"),
        ([(128, 128, "equal", 1), *CLASH[1:]], "row 1, for axis -1: the result is not 1"),
        ([(128, 128, "equal"), *CLASH[1:]], "row 1, (128, 128, 'equal'), is not of the form"),
        ([(128, True, "equal", 128), *CLASH[1:]], "is not of the form"),
        (
            [CLASH[0], (50, 4, "same", None), CLASH[2]],
            """row 2: 'same' is none of the rules "equal", "stretch", "missing", "conflict\"""",
        ),
        ("128 128 equal", "is no list of rows"),
        ({}, "is no list of rows"),
    ],
)
def test_the_first_wrong_row_of_a_table_is_named(rows: object, why: str) -> None:
    mark = marked(EXPLAIN, "pairs_that_clash", rows)
    assert not mark.right
    assert why in str(mark.reason)


def test_the_table_agrees_with_numpy() -> None:
    rng = np.random.default_rng(5)
    for _ in range(300):
        left, right_ = (tuple(int(n) for n in rng.choice([0, 1, 1, 2, 3], rng.integers(0, 4))) for _ in range(2))
        results = [row[3] for row in rows_of(left, right_)][::-1]
        try:
            assert tuple(results) == np.broadcast_shapes(left, right_)
        except ValueError:
            assert None in results


def test_a_wrong_reason_is_refuted_by_what_numpy_does() -> None:
    assert marked(EXPLAIN, "reason", "samples_meet_positions").right
    mark = marked(EXPLAIN, "reason", "fewer_axes")
    assert str(mark.reason) == "this does not hold: fewer_axes"
    assert str(mark.detail) == "then `x + style[np.newaxis]` would work; it does not"
    assert "none of the codes" in str(marked(EXPLAIN, "reason", "because").reason)


@pytest.mark.parametrize("given", [(1, 48, 128), [4, 4, 1], "(4, 3, 128)", {"y": (4, 2, 1)}])
def test_every_construction_that_does_it_is_right(given: object) -> None:
    assert marked(EXPLAIN, "clash_on_one_axis", given).right


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ((4, 48), "`y` has three axes"),
        ((4, 1, 128), "`x + y` fails"),
        ((3, 4, 128), "nothing else clashes"),
        ((10**6, 10**6, 10**6), "too large"),
        ((400, 400, 400), "too large"),
        ((1,) * 40, "40 axes are more than it takes"),
        (48, "did you mean (48,)?"),
        (None, "is no shape"),
    ],
)
def test_the_first_thing_that_a_construction_fails_is_told(given: object, why: str) -> None:
    mark = marked(EXPLAIN, "clash_on_one_axis", given)
    assert not mark.right
    assert why in str(mark.reason)


def test_a_number_is_tried_too() -> None:
    for four in (4, 4.0, "4", np.float32(4)):
        assert marked(EXPLAIN, "works_by_luck", four).right
    for odd in ("4.5", 4.5, "True", "four", 1e30, float("nan"), "error", (4,)):
        assert "no whole number" in str(marked(EXPLAIN, "works_by_luck", odd).reason)
    assert "`T` is above 1" in str(marked(EXPLAIN, "works_by_luck", 1).reason)
    assert "no whole number" in str(marked(EXPLAIN, "works_by_luck", 10**9).reason)
    assert "no whole number" in str(marked(EXPLAIN, "works_by_luck", True).reason)


@pytest.mark.parametrize(
    ("id_", "given", "why"),
    [
        ("lined_up_at_the_left", ((3, 4), (3, 4)), "shape_of_sum((3, 4), (3, 4)): both functions return (3, 4) here"),
        ("means_of_rows", [[1, 2, 3], [4, 5, 6]], "it raises ValueError; it is to go wrong without a word"),
        ("means_of_rows", [[1, 2], [3]], "no number and no nested list of numbers"),
        ("means_of_rows", [[1, 10**9], [3, 4]], "too large to be tried"),
        ("means_of_rows", [[1, float("nan")], [3, 4]], "too large to be tried"),
        ("means_of_rows", [[0] * 100] * 100, "too large to try out"),
        ("lined_up_at_the_left", (3, 4), "3 is a number; did you mean (3,)?"),
        ("lined_up_at_the_left", ((3, 4),), "is not of the form (a, b)"),
    ],
)
def test_inputs_that_expose_nothing(id_: str, given: object, why: str) -> None:
    mark = marked(EXPOSE, id_, given)
    assert not mark.right
    assert why in f"{mark.where}: {mark.reason}"


def test_a_shape_against_an_error_exposes() -> None:
    assert marked(EXPOSE, "larger_size_wins", ((2,), (3,))).right
    assert marked(EXPOSE, "larger_size_wins", {"a": (1,), "b": (0,)}).right
    assert marked(EXPOSE, "means_of_rows", [[1, 2], [5, 8]]).right
    assert marked(EXPOSE, "means_of_rows", "[[1, 2], (5, 8)]").right


@pytest.mark.parametrize(("given", "shape"), [("5,6", (2,)), ("(5, 6.5)", (2,)), ("7", ()), ("[1, 2], [3, 4]", (2, 2))])
def test_numbers_may_be_written_as_a_text(given: str, shape: tuple[int, ...]) -> None:
    found = made.read({"x": Make.VALUES}, given)["x"]
    assert isinstance(found, np.ndarray) and found.shape == shape


@pytest.mark.parametrize("given", ["", "five", "[1, [2]]", "True", "[" * 10**5, '{"a": 1}', "[NaN]", "error", "1 if 2"])
def test_a_text_without_numbers_is_unfit(given: str) -> None:
    with pytest.raises(made.Unfit):
        made.read({"x": Make.VALUES}, given)


# ---------------------------------------------------------------- the mistake that explains a sheet


@pytest.fixture(scope="module")
def mistakes() -> dict[str, Mistake]:
    return {each.name: each for each in mistakes_of(PREDICT, sheet(PREDICT)) if each.answers}


def answered(mistake: Mistake, only: int | None = None) -> Marked:
    """Sheet of somebody who makes a mistake; `only` in the first so many items where it shows."""
    wrong = dict(list(mistake.answers.items())[:only])
    marks = {item.id: Mark(item.id not in wrong, wrong.get(item.id, "right")) for item in sheet(PREDICT).judged}
    return Marked(marks, {}, ())


def test_the_sheet_exposes_every_belief_about_shapes_and_tells_each_from_every_other(
    mistakes: dict[str, Mistake],
) -> None:
    numbers = {each.belief.number for each in mistakes.values() if each.belief}
    assert numbers >= set(range(1, 27))
    for mistake in mistakes.values():
        assert explaining(tuple(mistakes.values()), answered(mistake)) == (mistake,)


def test_whoever_is_right_is_told_no_mistake(mistakes: dict[str, Mistake]) -> None:
    marks = {item.id: Mark(True) for item in sheet(PREDICT).judged}
    assert explaining(tuple(mistakes.values()), Marked(marks, {}, ())) == ()


def test_a_mistake_that_shows_in_two_items_is_named_although_it_spared_others(mistakes: dict[str, Mistake]) -> None:
    outer = mistakes["outer_product"]
    assert explaining(tuple(mistakes.values()), answered(outer, only=2)) == (outer,)


def test_one_slip_is_no_mistake(mistakes: dict[str, Mistake]) -> None:
    assert explaining(tuple(mistakes.values()), answered(mistakes["outer_product"], only=1)) == ()


def test_two_mistakes_at_once_are_none(mistakes: dict[str, Mistake]) -> None:
    one, other = mistakes["align_left"], mistakes["outer_product"]
    wrong = {**one.answers, "transposed": other.answers["transposed"], "ones": (9,)}
    marks = {item.id: Mark(item.id not in wrong, wrong.get(item.id)) for item in sheet(PREDICT).judged}
    assert explaining(tuple(mistakes.values()), Marked(marks, {}, ())) == ()


# ---------------------------------------------------------------- before the judge


def source(exercise: Exercise, answers: Answers | str) -> str:
    body = answers if isinstance(answers, str) else f"return {dict(answers)!r}"
    return f"# axiswise: {exercise.id}\ndef {exercise.names[0]}():\n    {body}\n"


LEFT = {  # by the belief that shapes line up at their first axes
    "one_encoding_for_all": "error",
    "predictions_and_targets": (6, 1),
    "one_number_per_row": (3, 4),
    "bias_of_the_last_axis": "error",
}
SOURCES = {
    "right": (PREDICT, right(PREDICT)),
    "none answered": (PREDICT, {"column_and_row": None}),
    "some answered": (PREDICT, {"column_and_row": (5, 7), "transposed": (3, 5), "one_simple_and_two": (2, 3, 5)}),
    "a list": (PREDICT, "return [1, 2]"),
    "nothing": (PREDICT, "pass"),
    "raises": (PREDICT, "return {'a': 1 / 0}"),
    "an import forgotten": (PREDICT, "return {'column_and_row': np.float32}"),
    "one error": (PREDICT, {"column_and_row": "error"}),
    "numbers as keys": (PREDICT, {3: 4, None: 5}),
    "left": (PREDICT, {**right(PREDICT), **LEFT}),
    "first line wrong": (TRACE, {**right(TRACE), "even": ((128,), "int64"), "angle": ((50, 128), "float64")}),
    "explained": (EXPLAIN, {**right(EXPLAIN), "in_words": "  Both meet\nat the right. "}),
    "explained without words": (EXPLAIN, {**right(EXPLAIN), "in_words": None}),
    "explained nearly": (EXPLAIN, {**right(EXPLAIN), "reason": "fewer_axes"}),
}


@pytest.fixture(scope="module")
def reports() -> dict[tuple[str, str], Report]:
    """Report on each of `SOURCES`, at full feedback in both languages, and at brief feedback."""
    found: dict[tuple[str, str], Report] = {}
    for name, options in (
        ("en", Options(1)),
        ("zh", Options(1, lang="zh")),
        ("brief", Options(1, feedback=Feedback.BRIEF)),
    ):

        def judge_all(judge: Judge, name: str = name) -> None:
            for key, (exercise, answers) in SOURCES.items():
                text = source(exercise, answers)
                judged, problems = judge.grade(HandIn(exercise.stub, text.encode()))
                assert not problems
                (found[key, name],) = judged

        with_judge(CONTENT, options, judge_all)
    return found


def checks(report: Report) -> dict[str, CheckResult]:
    return {check.id: check for check in report.checks}


Reports = dict[tuple[str, str], Report]


def test_a_file_that_does_not_say_what_it_answers_is_told_how() -> None:
    def judged(judge: Judge) -> str:
        reports, (problem,) = judge.grade(HandIn(PREDICT.stub, b"def answers():\n    return {}\n"))
        assert not reports
        return problem.message

    assert "begin the file with `# axiswise: UNIT/NAME`" in with_judge(CONTENT, Options(1), judged)


def test_every_item_counts_on_its_own(reports: Reports) -> None:
    assert reports["right", "en"].verdict is Verdict.PASSED
    report = reports["some answered", "en"]
    assert report.verdict is Verdict.FAILED and report.score == 1
    verdicts = [check.verdict for check in report.checks]
    assert [verdicts.count(each) for each in (Verdict.PASSED, Verdict.FAILED, Verdict.MISSING)] == [1, 1, 14]


def test_what_is_not_answered_is_missing_and_a_misspelt_key_is_pointed_out(reports: Reports) -> None:
    found = checks(reports["some answered", "en"])
    assert found["column_and_row"].verdict is Verdict.PASSED
    assert found["empty_batch"].message == "no answer yet"
    assert '"one_simple_and_two" is no item, did you mean "one_sample_and_two"?' in found["one_sample_and_two"].message


def test_a_sheet_without_answers_is_no_failure_of_any_check(reports: Reports) -> None:
    report = reports["none answered", "en"]
    assert {check.verdict for check in report.checks} == {Verdict.MISSING}
    assert report.score == 0 and report.diagnosis is None


@pytest.mark.parametrize(
    ("key", "why"),
    [
        ("a list", "it returned a list; expected the dict of the stub"),
        ("nothing", "it returned None: is a `return` missing?"),
        ("raises", "it raised ZeroDivisionError"),
    ],
)
def test_a_sheet_that_is_none_is_told_once(reports: Reports, key: str, why: str) -> None:
    first, *rest = reports[key, "en"].checks
    assert first.verdict is Verdict.FAILED and why in first.message
    assert {check.verdict for check in rest} == {Verdict.BLOCKED}


def test_a_forgotten_import_is_told_once_and_how_to_mend_it(reports: Reports) -> None:
    first, *rest = reports["an import forgotten", "en"].checks
    assert "answers(): it raised NameError: name 'np' is not defined" in first.message
    assert "begin the file with `import numpy as np`" in first.message
    assert {check.message for check in rest} == {"waits for `answers()` to return the answers"}


def test_an_answer_that_several_beliefs_give_is_told_none(reports: Reports) -> None:
    assert checks(reports["one error", "en"])["column_and_row"].message.endswith('not "error"; NumPy runs it')


def test_strange_keys_do_no_harm(reports: Reports) -> None:
    assert reports["numbers as keys", "en"].score == 0


def test_a_belief_is_named_with_the_axis_where_it_breaks(reports: Reports) -> None:
    report = reports["left", "en"]
    assert report.diagnosis is not None and report.diagnosis.mistake == "align_left"
    assert "Smallest case" in report.diagnosis.message
    message = checks(report)["one_number_per_row"].message
    assert message.startswith("a * factor: not (3, 4); it fits the belief that")
    assert "axis -1" in message and "4 meets 3" in message


def test_a_belief_is_told_in_the_readers_language(reports: Reports) -> None:
    report = reports["left", "zh"]
    assert report.diagnosis is not None and "形状" in report.diagnosis.message
    assert "误解" in checks(report)["one_number_per_row"].message


def test_sentences_are_joined_as_the_language_does(reports: Reports) -> None:
    messages = [check.message for check in reports["first line wrong", "zh"].checks + reports["left", "zh"].checks]
    assert any("误解" in each for each in messages)
    assert not any("。 " in each for each in messages)


def test_brief_feedback_gives_nothing_away(reports: Reports) -> None:
    report = reports["left", "brief"]
    assert checks(report)["one_number_per_row"].message == "a * factor: not (3, 4)"


def test_the_first_wrong_line_of_a_trace_is_named(reports: Reports) -> None:
    found = checks(reports["first line wrong", "en"])
    assert "first wrong line" not in found["even"].message
    assert "the first wrong line is `even = np.arange(0, d_model, 2)`" in found["angle"].message
    assert found["table"].verdict is Verdict.PASSED


def test_words_are_kept_and_shown_beside_a_model_answer_once_the_rest_is_right(reports: Reports) -> None:
    (note,) = reports["explained", "en"].notes
    assert note.startswith("your words: Both meet at the right.\nA model answer: NumPy lines shapes up")
    assert "\nCheck yourself:\n- says that" in note
    assert "you wrote nothing" in reports["explained without words", "en"].notes[0]
    assert reports["explained nearly", "en"].notes == ()
    assert reports["explained", "brief"].notes == ()


def test_the_answers_stand_nowhere_in_what_a_learner_reads_before_the_work() -> None:
    for exercise in (PREDICT, TRACE):
        shown = exercise.stub.read_text(encoding="utf-8")
        given = {each.shape for item in sheet(exercise).items for each in getattr(item, "inputs", {}).values()}
        for item in sheet(exercise).judged:
            for answer in map(truth, forms.answers.questions(item)):
                if isinstance(answer, tuple) and len(answer) > 1 and answer not in given:
                    assert str(answer) not in shown
