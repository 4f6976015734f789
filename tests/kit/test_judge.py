"""The judge on a small course: which exercises a file answers, how each is judged, and what the learner is told."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from grader.catalog import Catalog
from grader.judge.run import Options, with_judge
from grader.model import CheckResult, HandIn, Problem, Report, Verdict
from grader.sandbox.limits import Limits

SHOP = Catalog(Path(__file__).parent / "shop")
Judged = tuple[tuple[Report, ...], tuple[Problem, ...]]

NUMPY = "import numpy as np\n\n\n"
PRICES = "def prices(count, step=1.0):\n    return np.arange(count) * float(step)\n\n\n"
WRONG_PRICES = "def prices(count, step=1.0):\n    return np.arange(1, count + 1) * float(step)\n\n\n"
TOTALS = "def totals(table):\n    return table + np.arange(float(len(table)))[:, np.newaxis]\n\n\n"
TOTALS_BY_PRICES = "def totals(table):\n    return table + prices(len(table))[:, np.newaxis]\n\n\n"
TILL = """class Till:
    def __init__(self, count):
        self.sold = np.zeros(count)

    def sell(self, amounts):
        if len(amounts) != len(self.sold):
            raise ValueError
        self.sold = self.sold + amounts
        return self.sold
"""


def prices(*lines: str, before: str = "") -> str:
    """A file whose `prices` has this body."""
    return NUMPY + before + "def prices(count, step=1.0):\n" + "".join(f"    {line}\n" for line in lines)


def debts(*lines: str) -> str:
    """A file whose functions give these differences."""
    body = "".join(f"    {line}\n" for line in lines)
    total = "def debts_and_total(amounts):\n    return debts(amounts), float(amounts.sum())\n"
    return f"{NUMPY}def debts(amounts):\n{body}    return given\n\n\n{total}"


FILES = {
    "right": NUMPY + PRICES,
    "wrong": NUMPY + WRONG_PRICES,
    "everything": NUMPY + TILL + TOTALS + PRICES,
    "a byte order mark": "\ufeff" + NUMPY + PRICES,
    # which exercises
    "nothing": "print(1 + 1)\n",
    "something else": "def frobnicate():\n    pass\n",
    "misspelt": "def price(count):\n    pass\n",
    "marked and misspelt": "# axiswise: shop/prices\ndef price(count):\n    pass\n",
    "marked for another": "# axiswise: shop/totals\n" + NUMPY + PRICES,
    "marked for none": "# axiswise: shop/total\n" + NUMPY + TOTALS,
    "stub": (SHOP.root / "exercises/shop/prices/stub.py").read_text(),
    "stub with another docstring": prices('"""Mine."""', "raise NotImplementedError  # not yet"),
    # what does not parse, or does not run
    "one syntax error": NUMPY + "def prices(count:\n    return 1\n\n\n" + TOTALS,
    "tabs and blanks": NUMPY + "def prices(count):\n\tif count:\n        return 1\n",
    "only a syntax error": "def prices(:\n    pass\n",
    "a failing line": NUMPY + "1 / 0\n" + PRICES,
    "a missing module": NUMPY + "import torch\n" + PRICES,
    # what other exercises give
    "wrong first": NUMPY + WRONG_PRICES + TOTALS_BY_PRICES,
    "wrong both": NUMPY + WRONG_PRICES + "def totals(table):\n    return table + prices(len(table))\n",
    "supplied": NUMPY + TOTALS_BY_PRICES,
    "imported": NUMPY + "from prices import prices\n" + TOTALS_BY_PRICES,
    "imported from the unit": NUMPY + "from shop import prices\n" + TOTALS_BY_PRICES,
    "imported in full": NUMPY + "from shop.prices import prices\n" + TOTALS_BY_PRICES,
    # what may not be used
    "forbidden": NUMPY + "def totals(table):\n    return np.broadcast_to(1.0, table.shape)\n",
    "forbidden by another name": NUMPY
    + "from numpy import broadcast_to as b\ndef totals(t):\n    return b(1.0, t.shape)\n",
    "forbidden in disguise": NUMPY + "def totals(t):\n    return getattr(np, 'broadcast' + '_to')(1.0, t.shape)\n",
    # what it returns
    "None": prices("np.arange(count) * step"),
    "a list": prices("return [n * step for n in range(count)]"),
    "a number": prices("return 1.0"),
    "a masked array": prices("return np.ma.masked_array(np.arange(count) * step)"),
    "a matrix": prices("return np.asmatrix(np.arange(count) * step)"),
    "objects": prices("return np.array([step] * count, dtype=object)"),
    "texts": prices("return np.array(['1'] * count)"),
    "another number of axes": prices("return np.zeros((count, 1), np.float32)"),
    "another size": prices("return np.zeros(count + 1, np.float32)"),
    "another dtype": prices("return (np.arange(count) * step).astype(np.float32)"),
    "other values": prices("return np.arange(count) * float(step) + (np.arange(count) == 3) / 4"),
    "an unset element": prices("out = np.empty(count)", "out[1:] = np.arange(1, count) * step", "return out"),
    "an exception": prices("rest = [step / (count - 6)", "        for n in range(count)]", "return np.array(rest) * 0"),
    "no parameters": NUMPY + "def prices():\n    pass\n",
    "NotImplementedError in part": prices(
        "if count > 8: raise NotImplementedError('later')", "return np.arange(count) * step"
    ),
    # how it behaves
    "a cache by count": prices("return kept.setdefault(count, np.arange(count) * step)", before="kept = {}\n"),
    "one buffer": prices(
        "out = buffer[:count]", "out[:] = np.arange(count) * step", "return out", before="buffer = np.zeros(2000)\n"
    ),
    "a counter": prices(
        "calls[0] += count == 12", "return np.arange(count) * step + calls[0] // 3", before="calls = [0]\n"
    ),
    "a cache handed out": prices(
        "return kept.setdefault((count, step), np.arange(count) * float(step))", before="kept = {}\n"
    ),
    "a buffer for each size": prices(
        "out = kept.setdefault(count, np.zeros(count))",
        "out[:] = np.arange(count) * step",
        "return out",
        before="kept = {}\n",
    ),
    "a read-only cache": prices(
        "out = kept.setdefault((count, step), np.arange(count) * float(step))",
        "out.flags.writeable = False",
        "return out",
        before="kept = {}\n",
    ),
    "wrong once": prices(
        "np.calls = getattr(np, 'calls', 0) + 1", "return np.arange(count) * float(step) + (np.calls == 5)"
    ),
    "reseeded": prices("np.random.seed(0)", "return np.arange(count) * float(step)"),
    "reseeded with the first key": prices(
        "np.random.seed(np.random.get_state()[1][0])", "return np.arange(count) * float(step)"
    ),
    "a loop": prices("return np.array([n * float(step) for n in range(count)])"),
    "much memory": prices("return (np.ones((100, count)) * np.arange(count) * step)[0]"),
    "a crash in one check": prices("if count == 8: __import__('os')._exit(0)", "return np.arange(count) * float(step)"),
    "never ends": prices("while True: pass"),
    "a warning": prices("np.log(np.zeros(1))", "return np.arange(count) * float(step)"),
    "prints": prices("return np.arange(count) * float(step)", before="print('loaded')\n"),
    "prints much": prices("print('x' * 3000)", "return np.arange(count) * float(step)"),
    "in place": NUMPY + "def totals(table):\n    table += np.arange(len(table))[:, None]\n    return table\n",
    "two mistakes": prices("return np.arange(1, count + 1) * 1.0"),
    # what it puts where the contract leaves elements open
    "nothing left open": debts("given = amounts[:, np.newaxis] - amounts"),
    "open elements never alike": debts(
        "given = np.random.default_rng().normal(size=(len(amounts), len(amounts)))",
        "for i, amount in enumerate(amounts):",
        "    given[i, : i + 1] = amount - amounts[: i + 1]",
    ),
    "the open elements alone": debts("given = np.triu(amounts[:, np.newaxis] - amounts, 1)"),
    "turned, and nothing left open": debts("given = amounts - amounts[:, np.newaxis]"),
}


def run(
    files: Mapping[str, str], catalog: Catalog = SHOP, exercise: str | None = None, **options: object
) -> dict[str, Judged]:
    """Judge these files in one run."""
    chosen = Options(**{"seed": 1, "limits": Limits(cpu=2)} | options)  # type: ignore[arg-type]

    def body(judge: object) -> dict[str, Judged]:
        return {
            name: judge.grade(HandIn(Path(f"{name}.py"), text.encode(), exercise))  # type: ignore[attr-defined]
            for name, text in files.items()
        }

    return with_judge(catalog, chosen, body)


@pytest.fixture(scope="module")
def judged() -> dict[str, Judged]:
    """All files above, judged one after another."""
    return run(FILES)


def only(judged: Mapping[str, Judged], name: str) -> Report:
    (report,), problems = judged[name]
    assert problems == ()
    return report


def check(report: Report, name: str) -> CheckResult:
    return next(each for each in report.checks if each.id == name)


def verdicts(report: Report) -> str:
    """The verdicts of the checks, a letter each: passed, failed, blocked, missing, unjudged."""
    return "".join(each.verdict.value[0] for each in report.checks)


# ---------------------------------------------------------------- which exercises a file answers


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("right", ["shop/prices"]),
        ("everything", ["shop/prices", "shop/totals", "shop/Till"]),
        ("a byte order mark", ["shop/prices"]),
        ("marked for another", ["shop/totals"]),
        ("marked and misspelt", ["shop/prices"]),
        ("one syntax error", ["shop/prices", "shop/totals"]),
        ("supplied", ["shop/totals"]),
    ],
)
def test_a_file_answers_what_it_defines_or_names(judged: dict[str, Judged], name: str, found: list[str]) -> None:
    assert [report.exercise for report in judged[name][0]] == found


def test_whoever_says_the_exercise_outright_is_believed() -> None:
    told = run({"right": FILES["right"], "stub": FILES["stub"]}, exercise="shop/totals")
    assert {each: only(told, each).exercise for each in told} == {"right": "shop/totals", "stub": "shop/totals"}
    assert only(told, "right").verdict is Verdict.MISSING


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nothing", "it defines no function or class"),
        ("something else", "it defines `frobnicate`, which no exercise asks for"),
        ("misspelt", "it defines `price`, which no exercise asks for; did you mean `prices`?"),
        ("marked for none", "shop/totals"),
    ],
)
def test_a_file_that_answers_nothing_is_told_why(judged: dict[str, Judged], name: str, words: str) -> None:
    reports, (problem,) = judged[name]
    assert reports == ()
    assert words in problem.message
    assert problem.path == f"{name}.py"


def test_a_file_that_is_no_text_is_told_so() -> None:
    def body(judge: object) -> Judged:
        return judge.grade(HandIn(Path("x.py"), "def prices(): # 价格".encode("gbk")))  # type: ignore[attr-defined,no-any-return]

    reports, (problem,) = with_judge(SHOP, Options(seed=1), body)
    assert reports == ()
    assert "UTF-8" in problem.message


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("stub", "the stub is untouched"),
        ("stub with another docstring", "the stub is untouched"),
        ("marked and misspelt", "`prices` is not defined here, but `price` is; rename it"),
        ("marked for another", "`totals` is not defined here"),
    ],
)
def test_what_is_not_there_yet_is_missing_and_costs_no_blame(judged: dict[str, Judged], name: str, words: str) -> None:
    report = only(judged, name)
    assert (report.verdict, report.score) == (Verdict.MISSING, 0)
    assert words in report.checks[0].message
    assert set(verdicts(report)) <= {"m", "b"}


# ---------------------------------------------------------------- right ones


@pytest.mark.parametrize(
    "name",
    [
        "right",
        "a byte order mark",
        "a warning",
        "prints",
        "prints much",
        "a failing line",
        "a missing module",
        "a cache handed out",
        "a read-only cache",
    ],
)
def test_right_code_has_every_point(judged: dict[str, Judged], name: str) -> None:
    report = only(judged, name)
    assert (report.verdict, report.score, report.points) == (Verdict.PASSED, 10, 10)
    assert {each.message for each in report.checks} == {""}
    assert report.diagnosis is None


def test_functions_and_classes_in_any_order_are_each_judged(judged: dict[str, Judged]) -> None:
    assert [(each.verdict, each.score) for each in judged["everything"][0]] == [
        ("passed", 10),
        ("passed", 6),
        ("passed", 4),
    ]


@pytest.mark.parametrize("name", ["supplied", "imported", "imported from the unit", "imported in full"])
def test_an_earlier_exercise_may_be_called_without_being_there(judged: dict[str, Judged], name: str) -> None:
    report = only(judged, name)
    assert (report.verdict, report.score, report.notes) == (Verdict.PASSED, 6, ())


@pytest.mark.parametrize("name", ["nothing left open", "open elements never alike"])
def test_elements_that_a_contract_leaves_open_cost_nothing(judged: dict[str, Judged], name: str) -> None:
    report = only(judged, name)
    assert (report.verdict, report.score, report.diagnosis) == (Verdict.PASSED, 6, None)


# ---------------------------------------------------------------- wrong ones

NOTHING_ELSE = "fbbbbbb"  # the first check fails and the others wait for it


@pytest.mark.parametrize(
    ("name", "failed", "letters", "words"),
    [
        ("None", "shape", NOTHING_ELSE, "prices(5): it returned None: is a `return` missing?"),
        ("a list", "shape", NOTHING_ELSE, "it returned a list; expected a plain numpy.ndarray"),
        ("a number", "shape", NOTHING_ELSE, "it returned a float; expected a plain numpy.ndarray"),
        ("a masked array", "shape", NOTHING_ELSE, "it returned a numpy.ma.MaskedArray; expected a plain numpy.ndarray"),
        ("a matrix", "shape", NOTHING_ELSE, "it returned a numpy.matrix; expected a plain numpy.ndarray"),
        ("objects", "shape", NOTHING_ELSE, "it returned an array of dtype object; expected numbers"),
        ("texts", "shape", NOTHING_ELSE, "it returned an array of dtype <U1; expected numbers"),
        ("another number of axes", "shape", NOTHING_ELSE, "(5, 1); expected (5,): 2 axes instead of 1"),
        ("another size", "shape", NOTHING_ELSE, "(6,); expected (5,): axis -1 has size 6 instead of 5"),
        ("another dtype", "dtype", "ppffppp", "prices(8): its dtype is float32; expected float64"),
        ("other values", "values", "pfpbbbb", "1 of 6 elements is wrong, at [3]; it is 3.25, expected 3"),
        ("an unset element", "values", "pfpbbbb", "prices(6, 1.0): element [0] is nan: never set, or 0 / 0?"),
        (
            "an exception",
            "values",
            "pfpbbbb",
            "ZeroDivisionError: float division by zero (line 5: `rest = [step / (count - 6)`)",
        ),
        ("no parameters", "shape", NOTHING_ELSE, "TypeError: prices() takes 0 positional arguments but 1 was given"),
        ("NotImplementedError in part", "values", "pfpbbbb", "NotImplementedError: later (line 5"),
        ("a cache by count", "again", "pppfppp", "prices(11, 3.0): 10 of 11 elements are wrong"),
        ("a counter", "again", "pppfppp", "prices(12, 2.0): called a second time it gave something else"),
        ("one buffer", "again", "pppfppp", "prices(12, 2.0): its result was changed by a later call"),
        ("a buffer for each size", "again", "pppfppp", "prices(12, 2.0): its result was changed by a later call"),
        ("reseeded", "random", "ppppfpp", "prices(4): it changed the global random state"),
        ("reseeded with the first key", "random", "ppppfpp", "prices(4): it changed the global random state"),
        ("a loop", "loop", "pppppfp", "on the larger input: a loop (counted in the sandbox)"),
        ("much memory", "memory", "ppppppf", "bytes at once (counted in the sandbox); 50000 are enough"),
        ("a crash in one check", "dtype", "ppfpppp", "prices(8): it ended its own process (exit code 0)"),
        ("never ends", "shape", NOTHING_ELSE, "it used up its 2 s of processor time: is there a loop that never ends?"),
        ("in place", "untouched", "ff", "totals(<float64 (3, 5)>): it changed its argument number 1"),
        ("the open elements alone", "values", "ffb", "of 15 elements are wrong, the first at [1, 0]"),
        ("the open elements alone", "total", "ffb", "of 10 elements are wrong, the first at [1, 0]"),
        ("forbidden in disguise", "values", None, "numpy.broadcast_to may not be used in this exercise"),
    ],
)
def test_what_is_wrong_is_told_and_costs_its_check(
    judged: dict[str, Judged], name: str, failed: str, letters: str | None, words: str
) -> None:
    report = only(judged, name)
    assert report.verdict is Verdict.FAILED
    assert words in check(report, failed).message
    if letters is not None:
        assert verdicts(report) == letters
    assert report.score == sum(each.points for each in report.checks if each.verdict is Verdict.PASSED)


@pytest.mark.parametrize("name", ["forbidden", "forbidden by another name"])
def test_what_may_not_be_used_is_named(judged: dict[str, Judged], name: str) -> None:
    report = only(judged, name)
    assert (report.verdict, report.score) == (Verdict.FAILED, 0)
    assert "it uses `numpy.broadcast_to`, which this exercise is to do without" in report.checks[0].message


def test_a_check_that_waits_says_for_what(judged: dict[str, Judged]) -> None:
    assert check(only(judged, "None"), "values").message == "waits for “has shape (count,)”"
    assert check(only(judged, "None"), "values").verdict is Verdict.BLOCKED


# ---------------------------------------------------------------- several exercises in one file


def test_a_syntax_error_costs_only_its_definition(judged: dict[str, Judged]) -> None:
    first, second = judged["one syntax error"][0]
    assert (first.verdict, first.score) == (Verdict.FAILED, 0)
    assert "line 4" in first.checks[0].message
    assert (second.verdict, second.score) == (Verdict.PASSED, 6)
    assert any("line 4" in note for note in second.notes)


@pytest.mark.parametrize(("name", "line"), [("tabs and blanks", "line 6"), ("only a syntax error", "line 1")])
def test_what_does_not_parse_is_told_with_its_line(judged: dict[str, Judged], name: str, line: str) -> None:
    report = only(judged, name)
    assert report.verdict is Verdict.FAILED
    assert line in report.checks[0].message


def test_an_error_is_not_charged_twice(judged: dict[str, Judged]) -> None:
    first, second = judged["wrong first"][0]
    assert (first.exercise, first.verdict) == ("shop/prices", Verdict.FAILED)
    assert (second.verdict, second.score) == (Verdict.PASSED, 6)
    assert second.notes == ("judged with a right `prices` in the place of yours, which has its own marks",)


def test_a_second_error_of_its_own_is_charged(judged: dict[str, Judged]) -> None:
    _, second = judged["wrong both"][0]
    assert second.verdict is Verdict.FAILED


# ---------------------------------------------------------------- what else the learner is told


def notes(judged: Mapping[str, Judged], name: str) -> str:
    return "\n".join(only(judged, name).notes)


def test_a_warning_is_shown(judged: dict[str, Judged]) -> None:
    assert "NumPy or Python warned: RuntimeWarning: divide by zero encountered in log" in notes(judged, "a warning")


def test_a_line_that_fails_outside_the_functions_is_shown(judged: dict[str, Judged]) -> None:
    told = notes(judged, "a failing line")
    assert "line 4, outside the functions, raised ZeroDivisionError: division by zero" in told


def test_a_module_that_is_not_there_is_named_with_what_is(judged: dict[str, Judged]) -> None:
    told = notes(judged, "a missing module")
    assert "No module named 'torch'; the sandbox has the standard library and NumPy" in told


def test_what_is_printed_is_shown_up_to_a_size(judged: dict[str, Judged]) -> None:
    assert only(judged, "prints").output.startswith("loaded\n")
    much = only(judged, "prints much").output
    assert much.startswith("x" * 3000)
    assert len(much) < 4100
    assert "more characters" in much.splitlines()[-1]


# ---------------------------------------------------------------- which mistake


def test_a_mistake_that_is_known_is_named(judged: dict[str, Judged]) -> None:
    report = only(judged, "wrong")
    assert report.diagnosis is not None
    assert (report.diagnosis.mistake, report.diagnosis.message) == ("from_one", "You count from 1.")


def test_a_mistake_is_known_whatever_stands_where_elements_are_open(judged: dict[str, Judged]) -> None:
    report = only(judged, "turned, and nothing left open")
    assert verdicts(report) == "ffb"
    assert report.diagnosis is not None
    assert report.diagnosis.mistake == "turned"


def test_a_mistake_of_cost_is_named(judged: dict[str, Judged]) -> None:
    report = only(judged, "a loop")
    assert report.diagnosis is not None
    assert report.diagnosis.mistake == "one_by_one"


@pytest.mark.parametrize("name", ["two mistakes", "other values", "never ends", "None", "wrong once"])
def test_a_mistake_that_is_not_known_is_not_guessed(judged: dict[str, Judged], name: str) -> None:
    assert only(judged, name).diagnosis is None
