"""Runs of the judge: seeds, languages, feedback, broken suites, a fork server that dies, and hand-ins full of junk."""

from __future__ import annotations

import os
import shutil
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from grader.catalog import Catalog, content_root
from grader.judge.run import Judge, Options, with_judge
from grader.model import Exercise, Feedback, HandIn, Report, Verdict
from grader.sandbox.limits import Limits

SHOP = Path(__file__).parent / "shop"
RIGHT = "import numpy as np\ndef prices(count, step=1.0):\n    return np.arange(count) * float(step)\n"
FROM_ONE = "import numpy as np\ndef prices(count, step=1.0):\n    return np.arange(1, count + 1) * float(step)\n"
TOTALS = "import numpy as np\ndef totals(table):\n    return table + np.arange(float(len(table)))[:, None]\n"


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    """A copy of the course, free to be broken."""
    return shutil.copytree(SHOP, tmp_path / "shop", ignore=shutil.ignore_patterns("__pycache__"))


def graded(*texts: str, root: Path = SHOP, **options: object) -> list[Report]:
    """Judge these sources in one run; return the reports of all."""

    def body(judge: Judge) -> list[Report]:
        return [report for text in texts for report in judge.grade(HandIn(Path("file.py"), text.encode()))[0]]

    return with_judge(Catalog(root), Options(**{"seed": 1} | options), body)  # type: ignore[arg-type]


def messages(report: Report) -> dict[str, str]:
    return {check.id: check.message for check in report.checks}


# ---------------------------------------------------------------- seeds


def test_a_seed_gives_the_identical_report_again() -> None:
    assert graded(FROM_ONE, seed=5) == graded(FROM_ONE, seed=5)


def test_another_seed_asks_with_other_inputs() -> None:
    late = RIGHT.replace("return", "return (count == 9) / 4 +")
    one, other = (messages(graded(late, seed=seed)[0])["values"] for seed in (1, 2))
    assert one != other
    assert one.startswith("prices(9, ")


def test_what_was_judged_before_does_not_matter() -> None:
    alone = graded(FROM_ONE)
    assert graded(RIGHT, "def prices(:", TOTALS, FROM_ONE)[3:] == alone


# ---------------------------------------------------------------- feedback and language


def test_full_feedback_tells_what_was_expected() -> None:
    (report,) = graded(FROM_ONE)
    assert "it is 1, expected 0" in messages(report)["values"]
    assert report.diagnosis is not None


def test_brief_feedback_tells_no_expected_value() -> None:
    (report,) = graded(FROM_ONE, feedback=Feedback.BRIEF)
    told = messages(report)["values"]
    assert told == "prices(6, 1.0): 6 of 6 elements are wrong, the first at [0]"
    wrong_shape = RIGHT.replace("arange(count)", "arange(count + 1)")
    assert messages(graded(wrong_shape, feedback=Feedback.BRIEF)[0])["shape"] == "prices(5): its shape is (6,)"


def test_no_feedback_tells_verdicts_alone() -> None:
    (report,) = graded(FROM_ONE, feedback=Feedback.NONE)
    failed = [check for check in report.checks if check.verdict is Verdict.FAILED]
    assert failed
    assert {check.message for check in failed} == {""}
    assert report.diagnosis is None


def test_feedback_changes_no_mark() -> None:
    reports = [graded(FROM_ONE, feedback=feedback)[0] for feedback in Feedback]
    assert len({(report.verdict, report.score) for report in reports}) == 1


def test_a_chinese_reader_reads_chinese() -> None:
    (report,) = graded(FROM_ONE, lang="zh")
    assert report.checks[1].title == "从 0 开始按步长计数"
    assert report.diagnosis is not None
    assert report.diagnosis.message == "你从 1 开始计数。"
    told = messages(report)["values"]
    assert told.startswith("prices(6, 1.0)")
    assert any("\u4e00" <= character <= "\u9fff" for character in told)
    assert not any(word in told for word in ("elements", "wrong", "expected"))


# ---------------------------------------------------------------- which mistake


def test_two_mistakes_that_explain_a_hand_in_alike_are_not_named(shop: Path) -> None:
    wrong = shop / "tests/wrong/shop/prices"
    (wrong / "offset.py").write_text((wrong / "from_one.py").read_text())
    messages = wrong / "messages.toml"
    messages.write_text(messages.read_text() + '\n[offset]\nen = "An offset."\nzh = "偏移。"\n')
    assert graded(FROM_ONE)[0].diagnosis is not None
    assert graded(FROM_ONE, root=shop)[0].diagnosis is None


def test_a_mistake_is_known_by_numbers_of_any_type() -> None:
    text = (
        "# axiswise: attention/shuffle_test\n"
        "import numpy as np\n"
        "def shuffle_test(x, order, encoding=None, causal=False):\n"
        "    z = x if encoding is None else x + encoding\n"
        "    mask = causal_mask(x.shape[1]) if causal else None\n"
        "    first, last = (attention(y, y, y, mask) for y in (z[:, order], z))\n"
        "    return np.abs(first - last[:, order]).max()\n"  # a float32 scalar; the known mistake is told by floats
    )
    report = graded(text, root=content_root())[0]
    assert report.diagnosis is not None
    assert report.diagnosis.mistake == "positions_move_along"


def test_a_mistake_is_known_beside_either_of_two_errors_that_will_do() -> None:
    text = (
        "import numpy as np\n"
        "def tiny_encoder_input(token_ids, token_table, position_table, gamma, beta, eps=1e-5):\n"
        "    places = position_table[np.arange(token_ids.shape[1])]\n"  # an IndexError where others raise ValueError
        "    return layer_norm(token_table[token_ids] + places, gamma, beta, eps)\n"
    )
    report = graded(text, root=content_root())[0]
    assert report.diagnosis is not None
    assert report.diagnosis.mistake == "negative_ids_go_round"


def test_the_diagnosis_can_be_left_out() -> None:
    assert graded(FROM_ONE, diagnose=False)[0].diagnosis is None


# ---------------------------------------------------------------- the grader's own faults


def broken(shop: Path, old: str, new: str) -> Path:
    suite = shop / "tests/hidden/shop/test_prices.py"
    text = suite.read_text()
    assert old in text
    suite.write_text(text.replace(old, new, 1))
    return shop


@pytest.mark.parametrize("text", [RIGHT, FROM_ONE])
def test_a_check_that_is_itself_broken_is_unjudged_and_says_so(shop: Path, text: str) -> None:
    root = broken(shop, "for count in (5, 3, 0):", "undefined\n    for count in (5, 3, 0):")
    report, other = graded(text, TOTALS, root=root)
    assert report.verdict is Verdict.UNJUDGED
    assert report.checks[0].verdict is Verdict.UNJUDGED
    assert "name 'undefined' is not defined" in report.checks[0].message
    assert "not your fault" in report.checks[0].message
    assert (other.verdict, other.score) == (Verdict.PASSED, 6)


def test_a_suite_may_use_all_of_pytest(shop: Path) -> None:
    """A fixture of its own, which a check and another fixture ask for, and checks as methods of a class."""
    suite = shop / "tests/hidden/shop/test_prices.py"
    suite.write_text(
        suite.read_text()
        + """

import pytest


@pytest.fixture
def count(rng):
    return int(rng.integers(3, 9))


class TestMore:
    @check(points=1, needs=["values"], en="has as many as asked for", zh="数量与要求一致")
    def test_number(self, submission, count):
        assert count > 2
        same(len(submission.prices(count)), count)


@pytest.fixture(autouse=True)
def always(request):
    request.node.seen = True


@check(points=1, needs=["number"], en="asks for an autouse fixture", zh="用到自动夹具")
def test_always(request):
    assert request.node.seen
"""
    )
    right, wrong = graded(RIGHT, FROM_ONE, root=shop)
    assert [c.verdict for c in right.checks[-2:]] == [Verdict.PASSED, Verdict.PASSED]
    assert [c.id for c in right.checks[-2:]] == ["number", "always"]
    assert [c.verdict for c in wrong.checks[-2:]] == [Verdict.BLOCKED, Verdict.BLOCKED]
    assert right.checks[:-2] == graded(RIGHT)[0].checks


def test_a_suite_that_cannot_be_imported_leaves_its_exercise_unjudged(shop: Path) -> None:
    root = broken(shop, "import math", "import no_such_module")
    report, other = graded(RIGHT, TOTALS, root=root)
    assert (report.verdict, report.score, report.points) == (Verdict.UNJUDGED, 0, 10)
    assert "no_such_module" in "".join(report.notes)
    assert "not your fault" in "".join(report.notes)
    assert other.verdict is Verdict.PASSED


@pytest.mark.parametrize("times", [1, 2])
def test_an_untouched_stub_needs_no_suite_to_be_missing(shop: Path, times: int) -> None:
    root = broken(shop, "import math", "import no_such_module")
    stub = (root / "exercises/shop/prices/stub.py").read_text(encoding="utf-8")
    for report in graded(*[stub] * times, root=root):
        assert (report.verdict, report.score, report.points, report.checks) == (Verdict.MISSING, 0, 10, ())


def test_a_reference_that_fails_leaves_its_check_unjudged(shop: Path) -> None:
    reference = shop / "reference/shop/prices.py"
    reference.write_text(reference.read_text().replace("return np", "return 1 / 0 and np"))
    assert graded(RIGHT, root=shop)[0].verdict is Verdict.UNJUDGED


@pytest.mark.skipif(sys.platform != "linux", reason="the fork server needs Linux")
@pytest.mark.parametrize("text", [RIGHT, FROM_ONE])
def test_a_fork_server_that_is_killed_costs_no_verdict(text: str) -> None:
    def body(judge: Judge) -> list[object]:
        def grade() -> object:
            return judge.grade(HandIn(Path("file.py"), text.encode()))

        before = grade()
        assert judge.sandbox.server is not None
        os.kill(judge.sandbox.server.process.pid, signal.SIGKILL)
        return [before, grade(), grade()]

    before, *after = with_judge(Catalog(SHOP), Options(seed=1), body)
    assert after == [before, before]


@pytest.mark.skipif(sys.platform != "linux", reason="the fork server needs Linux")
def test_a_fork_server_that_is_killed_in_a_check_costs_no_verdict(shop: Path) -> None:
    """The suite itself kills it once, between two calls of a hand-in: what comes of the check is not a failure."""
    mark = shop / "killed"
    kill = (
        "import os, pathlib, signal\n"
        f"    if not pathlib.Path({str(mark)!r}).exists():\n"
        f"        pathlib.Path({str(mark)!r}).touch()\n"
        "        os.kill(submission._target._child.server.process.pid, signal.SIGKILL)\n    "
    )
    root = broken(shop, "for count, step in", kill + "for count, step in")
    (report,) = graded(RIGHT, root=root)
    assert mark.exists()
    assert (report.verdict, report.score) == (Verdict.PASSED, 10)


def test_without_a_sandbox_the_verdicts_are_the_same() -> None:
    assert graded(RIGHT, FROM_ONE, TOTALS, sandbox="none") == graded(RIGHT, FROM_ONE, TOTALS)


# ---------------------------------------------------------------- junk before the suites that ship

JUNK = """
import itertools
import numpy as np

junk = itertools.cycle((None, [], (), "x", 1.5, True, 2**70, {{}}, (None, None), [np.ones(2), 1], np.zeros((2, 3, 4)),
                        np.float16(1), np.zeros(0, "U3"), np.nan, 1j, np.array(3), {{"a": np.ones(2)}}, len, object()))
for _ in range({skip}):
    next(junk)
"""
FUNCTION = "def {name}(*args, **kwargs):\n    return {what}\n\n\n"
CLASS = """class {name}:
    def __init__(self, *args, **kwargs):
        self.__dict__ = {{}}

    def __getattr__(self, name):
        return lambda *args, **kwargs: {what}


"""


def junk(exercise: Exercise, skip: int, what: str) -> HandIn:
    """A hand-in for an exercise whose functions and methods return junk."""
    reference = exercise.reference.read_text(encoding="utf-8")
    forms = ((name, CLASS if f"class {name}" in reference else FUNCTION) for name in exercise.names)
    parts = [form.format(name=name, what=what) for name, form in forms]
    return HandIn(Path("junk.py"), (JUNK.format(skip=skip) + "\n\n" + "".join(parts)).encode(), exercise.id)


KINDS: Sequence[tuple[int, str]] = ((0, "next(junk)"), (7, "next(junk)"), (13, "next(junk)"), (0, "None"), (0, "args"))


def test_no_suite_stumbles_over_junk() -> None:
    """Whatever is returned, the hand-in is wrong and not the grader."""
    catalog = Catalog(content_root())

    def body(judge: Judge) -> dict[str, set[str]]:
        verdict: Callable[[HandIn], str] = lambda hand_in: judge.grade(hand_in)[0][0].verdict.value  # noqa: E731
        return {exercise.id: {verdict(junk(exercise, *kind)) for kind in KINDS} for exercise in catalog.exercises()}

    options = Options(seed=1, limits=Limits(cpu=2), diagnose=False)
    assert {each: found for each, found in with_judge(catalog, options, body).items() if found != {"failed"}} == {}


# ---------------------------------------------------------------- what is said of broken lines, numbers and names


def test_a_line_named_in_a_syntax_error_is_a_line_of_the_file() -> None:
    text = "x = 1\n\ndef prices(count, step=1.0):\n    if count > 3:\n    return 1\n"
    (report,) = graded(text)
    assert "line 5" in report.notes[0]
    assert "'if' statement on line 4" in report.notes[0]


def test_a_full_width_character_is_told_how_to_be_typed() -> None:
    (report,) = graded("def prices(count\uff0cstep=1.0):\n    return 1\n")
    assert "half-width" in report.notes[0]


def test_two_numbers_that_differ_late_are_written_so_that_it_shows() -> None:
    (report,) = graded(RIGHT.replace("* float(step)", "* float(step) * (1 + 3e-9)"))
    failed = [text for text in messages(report).values() if "expected" in text]
    assert failed
    assert all(text.split("it is ")[1].split(",")[0] != text.split("expected ")[1].split(" ")[0] for text in failed)


def test_a_function_of_another_exercise_that_is_not_supplied_is_named() -> None:
    (report,) = graded("def prices(count, step=1.0):\n    return totals(count)\n")
    assert any("`totals` belongs to another exercise" in note for note in report.notes)
