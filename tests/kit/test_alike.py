"""Programs that are alike: taken for the same only when they are, and then judged as if they had been run."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from grader.catalog import Catalog, content_root
from grader.course.answers import Cell, Notebook, judge_work
from grader.judge.plugin import Ended, Sitting
from grader.judge.run import Judge, Options, with_judge
from grader.judge.target import LocalTarget
from grader.model import Exercise, Feedback, HandIn, Kind, Report, Verdict
from grader.sandbox.alike import digests
from grader.sandbox.limits import Limits

CATALOG = Catalog(content_root())
HEAD = "import numpy as np\n\n\n"


def digest(text: str, name: str = "f") -> str | None:
    (found,) = digests(text, [[name]])
    return found


def again(text: str) -> str:
    """The same program otherwise written: no comments, another layout, and a function that nobody asks for."""
    return "# again\n\n\n" + ast.unparse(ast.parse(text)) + "\n\ndef nobody_asks_for_this():\n    return 3\n"


# ---------------------------------------------------------------- what is the same

BASE = '''import numpy as np

EPS = 1e-6


def f(x, y=None, *, keepdims=False):
    """Return something."""
    total = helper(x) + EPS  # a comment
    return total if y is None else total + y


def helper(values):
    squares = np.array(values) * values
    return np.array(squares)


def other(x):
    return x
'''

SAME = {
    "comments": BASE.replace("  # a comment", "").replace("def helper", "# helps\ndef helper"),
    "layout": BASE.replace("helper(x) + EPS", "(\n        helper( x )\n        + EPS\n    )"),
    "docstring": BASE.replace('    """Return something."""\n', ""),
    "another docstring": BASE.replace("Return something.", "返回一个数组。\n\n    Twice."),
    "local names": BASE.replace("total", "result").replace("squares", "s"),
    "a function that it does not reach": BASE.replace("    return x\n", "    return globals()\n"),
    "a constant that it does not reach": BASE + "\nLIMIT = 5\nKEPT = {}\n",
    "a module that it does not reach": "import os\nimport random\n" + BASE,
    "annotations that it does not reach": BASE
    + "\n\ndef g(x: np.ndarray | None, n: list[int] = None) -> 'C':\n    return 1\n",
    "what runs as a program only": BASE + '\nif __name__ == "__main__":\n    print(f([1]))\n',
    "a class that it does not reach": BASE
    + "\nclass C:\n    kept = 3\n\n    def __init__(self):\n        self.x = 1\n",
}


@pytest.mark.parametrize("text", SAME.values(), ids=SAME)
def test_the_same_program(text: str) -> None:
    assert text != BASE
    assert digest(text) == digest(BASE) is not None


# ---------------------------------------------------------------- what is not

BODY = "def f(x, n=2):\n    def inner(y):\n        return y + n\n    return inner(x) * {}\n"
CONSTANTS = ["0.0", "-0.0", "0", "False", "None", "1", "1.0", "True", "1j", "'a'", "b'a'", "''", "...", "10**40"]
CONSTANTS += [
    "(1,)",
    "(1.0,)",
    "[1]",
    "{1}",
    "(1, (2, 3))",
    "((1, 2), 3)",
    "x[0:1]",
    "x[0:2]",
    "x[:, None]",
    "x[..., 0]",
]
CONSTANTS += [
    "(x in (1, 2))",
    "1e-9",
    "1e-8",
    "'\\ud800'",
    "'\\\\ud800'",
    "float('nan')",
]


def test_constants_tell_programs_apart() -> None:
    found = [digest(BODY.format(each)) for each in CONSTANTS]
    assert None not in found
    assert len(set(found)) == len(CONSTANTS)


OTHER = {
    "a helper": BASE.replace("* values", "+ values"),
    "a constant": BASE.replace("1e-6", "1e-5"),
    "a constant set again": BASE + "\nEPS = 1e-5\n",
    "a helper defined again": BASE + "\ndef helper(values):\n    return 0\n",
    "a helper that is a class": BASE + "\nclass helper:\n    pass\n",
    "a helper that is imported": BASE + "\nfrom math import fsum as helper\n",
    "np bound again": BASE + "\nimport math as np\n",
    "a builtin's name bound": BASE.replace("np.array(squares)", "list(squares)") + "\nlist = 3\n",
    "a default": BASE.replace("y=None", "y=0"),
    "the default of a keyword": BASE.replace("keepdims=False", "keepdims=True"),
    "an argument's name": BASE.replace("y=None", "z=None").replace("y is", "z is").replace("+ y", "+ z"),
    "an argument by keyword": BASE.replace("*, keepdims", "keepdims"),
    "an argument by position": BASE.replace("def f(x, y=None,", "def f(x, /, y=None,"),
    "an operator": BASE.replace("total + y", "total - y"),
    "a method's name": BASE.replace("np.array", "np.asarray"),
    "what is caught": BASE.replace(
        "    return total if",
        "    try:\n        total = total[0]\n    except ValueError:\n        pass\n    return total if",
    ),
    "something else that is caught": BASE.replace(
        "    return total if",
        "    try:\n        total = total[0]\n    except TypeError:\n        pass\n    return total if",
    ),
    "a generator": BASE.replace("    return total if", "    yield 1\n    return total if"),
    "annotations": BASE.replace("def f(x,", "def f(x: int,"),
    "a function by another name": BASE.replace("def f(", "def g(") + "\nf = g\n",
}


def test_other_programs() -> None:
    found = {name: digest(text) for name, text in OTHER.items()} | {"itself": digest(BASE)}
    assert None not in found.values(), found
    assert len(set(found.values())) == len(found), found


CAUGHT = "def f(x):\n    try:\n        return g(x)\n    except NameError as error:\n        return str(error)\n\n\n"
CAUGHT += "def g(x):\n    if x:\n        total = 1\n    return total\n"


def test_names_that_can_be_read_are_part_of_a_program() -> None:
    """An exception that is caught tells the name of a local variable."""
    assert digest(CAUGHT, "g") == digest(CAUGHT.replace("total", "result"), "g") is not None
    assert digest(CAUGHT) == digest(again(CAUGHT)) is not None
    assert digest(CAUGHT) != digest(CAUGHT.replace("total", "result"))


def test_annotations_of_the_future() -> None:
    future = "from __future__ import annotations\n" + BASE.replace("def f(x,", "def f(x: NotThere,")
    assert digest(future) == digest("# again\n" + future) is not None
    assert digest(future) != digest(future.replace("NotThere", "NotHere"))
    assert digest(future) != digest(BASE) != digest("from __future__ import annotations\n" + BASE)


def test_a_class_is_all_that_it_holds() -> None:
    text = "class Base:\n    n = 1\n\n\nclass C(Base):\n    def __init__(self, d):\n        self.d = d\n"
    others = [
        text.replace("n = 1", "n = 2"),
        text.replace("C(Base)", "C"),
        text + "\n    def more(self):\n        return 1\n",
    ]
    assert len({digest(each, "C") for each in [text, *others]} - {None}) == 4


# ---------------------------------------------------------------- what nobody can be sure of

# Each of these does something when it is loaded, may fail, or is told in the report: a file with one of them is run.
LOUD = {
    "a call": "print(end='')",
    "a loop": "for _ in ():\n    pass",
    "a condition": "if True:\n    pass",
    "an attempt": "try:\n    pass\nfinally:\n    pass",
    "a deletion": "N = 1\ndel N",
    "a raise": "raise ValueError",
    "an item set": "KEPT = {}\nKEPT[0] = 1",
    "an attribute set": "np.pi = 3",
    "an augmented assignment": "N = 1\nN += 1",
    "an assignment of a call": "TABLE = np.zeros(3)",
    "an unpacking": "a, b = 1, 2",
    "a walrus": "N = (M := 3)",
    "a format": "X = f'{np.pi}'",
    "a sum": "X = 1 + 1",
    "much to compute": "X = 9**9**9",
    "an item of something": "X = [1][0]",
    "an item of a class": "class C:\n    def __class_getitem__(cls, key):\n        np.pi = 3\n\n\nX = C[0]",
    "a dict of an object": "class C:\n    @staticmethod\n    def keys():\n        np.pi = 3\n\n\nX = {**C}",
    "a list of an object": "X = [*np.pi]",
    "an attribute of a class": "class C:\n    @classmethod\n    @property\n    def p(c):\n        print()\n\n\nX = C.p",
    "a name that is not there": "X = nothing",
    "a name that is not there yet": "X = Y\nY = 1",
    "an attribute that is not there": "X = np.nothing",
    "what a module makes when it is asked": "X = np.random",
    "an annotation that is not there": "def g(x: NDArray):\n    pass",
    "an annotation that fails": "def g(x: int[3]):\n    pass",
    "an annotation with too many items": "def g(x: np.ndarray[int, int, int]):\n    pass",
    "a union of what may be forbidden": "def g(x: np.broadcast | None):\n    pass",
    "a union that fails": "def g(x: None | None):\n    pass",
    "an annotation that is called": "def g(x: print()):\n    pass",
    "an annotated name": "N: int = 3",
    "a default that is called": "def g(x=print()):\n    pass",
    "a default by keyword that is called": "def g(*, x=print()):\n    pass",
    "its own name": "__name__ = '__main__'",
    "its annotations": "__annotations__ = {}",
    "a module's own attributes": "def __getattr__(name):\n    return 3",
    "a decorator": "@print\ndef g():\n    pass",
    "a decorator of a class": "@print\nclass C:\n    pass",
    "a decorator by another's name": "def property(g):\n    np.pi = 3\n\n\n@property\ndef g():\n    pass",
    "and in a class": "class C:\n    def property(g):\n        np.pi = 3\n\n    @property\n    def p(s):\n        pass",
    "a class body that binds names of the module": (
        "class C:\n    if __name__ == '__main__':\n        global f\n\n    def f(x):\n        return 3"
    ),
    "a default that is another name in a class": "__e = 1\n\n\nclass C:\n    def m(self, y=__e):\n        pass",
    "a metaclass": "class C(metaclass=type):\n    pass",
    "a base with a metaclass": "import enum\n\n\nclass C(enum.Enum):\n    A = 1",
    "a base that is called": "class C(print()):\n    pass",
    "a base that an instance pretends to be": "class C(np.ndarray):\n    pass",
    "a class body that calls": "class C:\n    x = print()",
    "a class body that loops": "class C:\n    for _ in ():\n        pass",
    "what learns its name": "class C:\n    @property\n    def p(s):\n        pass\n\n\nclass D:\n    q = C",
    "a hook of subclasses": "class C:\n    def __init_subclass__(cls):\n        np.pi = 3\n\n\nclass D(C):\n    pass",
    "an import of something unknown": "import matplotlib",
    "an import of what does something": "import this",
    "an import of what is not there": "from numpy import nothing",
    "an import of all": "from math import *",
    "a relative import": "from . import x",
    "the future come late": "from __future__ import annotations",
    "what the compiler warns of": "def g(x):\n    return x is 1",
    "what the parser warns of": "def g(x):\n    '\\sum'\n    return x",
    "what the whole fails in": "def g():\n    pass\n\n\nif __name__ == '__main__':\n    global g",
    "what only a program of its own is warned of": "if __name__ == '__main__':\n    assert (1, 'x')",
    "what only a program of its own fails in": "if __name__ == '__main__':\n    return",
    "the other half of a program of its own": "if __name__ == '__main__':\n    pass\nelse:\n    np.pi = 3",
    "a part that is broken": "def g(:\n    pass",
    "very many names": "import " + ", ".join(f"os as z{n}" for n in range(600)),
    "very much": "x = 1" + "\nx = x" * 600,
}


@pytest.mark.parametrize("text", LOUD.values(), ids=LOUD)
def test_a_file_that_does_something_is_run(text: str) -> None:
    assert digest(f"{HEAD}{text}\n\n\ndef f(x):\n    return x\n") is None


OUTWARD = """globals()['g'] | eval('g') | exec('g') | getattr(x, 'g') | vars() | locals() | open('g') | id(x) | hash(x)
dir(x) | input() | setattr(x, 'a', 1) | __import__('os') | f.__globals__ | x.__dict__ | f.__doc__ | f.__code__
np.random.rand() | np.load(x) | np.testing | x.tofile('g') | x.ctypes.data | '{0.y}'.format(x) | sorted(__annotations__)
(y for y in x).gi_code | (y for y in x).gi_frame | functools.singledispatch(f) | typing.get_type_hints(f)
typing.ForwardRef('g') | typing.operator | collections._sys | functools.update_wrapper(f, x) | [y for y in {0, 8}]
[y for y in {16, 8, 0}] | x in {0, 8} | np.bmat('x') | np.r_['x'] | np.c_['x'] | np.lib.add_docstring(f, 'x')
np.array([f]).dumps() | np.datetime64('now') | np.fromregex('g', 'x', float) | type('T', (), {'__array_interface__': x})
np.ndarray((2, 3)) | np.exp(x, where=x > 0) | np.lib.stride_tricks.as_strided(x, (9,)) | typing.get_overloads(f)
x.__firstlineno__ | x.__class__.__static_attributes__ | np.lib.add_newdoc('submission', 'g', 'x')"""
OUTWARD = [each.strip() for line in OUTWARD.split("\n") for each in line.split(" | ")]
PATTERN = (
    "def f(x):\n    match x:\n        case object(__globals__=g):\n            return g['h']\n\n\ndef h():\n    pass\n"
)


IMPORTS = "import collections, functools, typing\n" + HEAD


@pytest.mark.parametrize(
    "expression", ["x", "functools.reduce(np.add, x)", "[y for y in (0, 8)]", "np.where(x > 0, x, 0)"]
)
def test_what_leads_nowhere_has_a_digest(expression: str) -> None:
    """So it is not for what stands around them that those below have none."""
    assert digest(f"{IMPORTS}def f(x):\n    return {expression}\n") is not None
    assert (
        digest(f"{IMPORTS}def f(x):\n    return g(x)\n\n\ndef g(x):\n    return [lambda: {expression}]\n") is not None
    )


def test_patterns_may_lead_anywhere() -> None:
    """A class pattern names attributes where no instruction does."""
    assert digest(PATTERN) is None
    assert digest(PATTERN.replace("object(__globals__=g)", "{'h': g}").replace("g['h']", "g")) is not None


@pytest.mark.parametrize("expression", OUTWARD)
def test_what_may_lead_anywhere_is_run(expression: str) -> None:
    compile(expression, "", "eval")
    assert digest(f"{IMPORTS}def f(x):\n    return {expression}\n") is None
    assert digest(f"{IMPORTS}def f(x):\n    return g(x)\n\n\ndef g(x):\n    return [lambda: {expression}]\n") is None


@pytest.mark.parametrize(
    "line", ["import os", "import random", "from os import path as p", "from random import random as p"]
)
def test_modules_that_may_lead_anywhere_are_run(line: str) -> None:
    name = "p" if " as " in line else line.split()[1]
    assert digest(f"{line}\n\n\ndef f(x):\n    return {name}\n") is None
    assert digest(f"def f(x):\n    {line}\n    return {name}\n") is None


@pytest.mark.parametrize(
    "text", ["", "def f(:\n", "x" * 10_000, "(" * 5_000, "\0", "def f(): return " + "-" * 50_000 + "1"]
)
def test_whatever_is_handed_in_is_no_trouble(text: str) -> None:
    assert len(digests(text, [["f"], ["g", "h"]])) == 2


# ---------------------------------------------------------------- before the judge


class Taken(NamedTuple):
    """The reports on hand-ins, one after another, and how often each of them was run for it."""

    reports: list[Report]
    runs: list[int]


def counted_runs(judge: Judge) -> list[int]:
    """Return a list whose last number grows as suites are run; who hands something in adds one."""
    runs: list[int] = []
    sit = judge.session.sit

    def counted(sitting: Sitting) -> list[Ended]:
        runs[-1] += not isinstance(sitting.target, LocalTarget)  # the judge's own answers are none
        return sit(sitting)

    judge.session.sit = counted  # type: ignore[method-assign]
    return runs


def judged(texts: Sequence[str], exercise: str | None = None, alike: bool = True, **options: Any) -> Taken:
    """Judge sources in one run; each of them is a file of its own name."""

    def body(judge: Judge) -> Taken:
        taken = Taken([], counted_runs(judge))
        for number, text in enumerate(texts):
            taken.runs.append(0)
            reports, problems = judge.grade(HandIn(Path(f"s{number}.py"), text.encode(), exercise))
            assert problems == ()
            taken.reports.extend(reports)
        return taken

    return with_judge(CATALOG, Options(5, alike=alike, **options), body)


def both_ways(texts: Sequence[str], exercise: str | None = None, **options: Any) -> Taken:
    """Judge them where programs are taken over; the reports must be those of a judge that runs every one."""
    taken = judged(texts, exercise, **options)
    assert taken.reports == judged(texts, exercise, alike=False, **options).reports
    return taken


ADD = "import numpy as np\n\n\ndef add_outer(a, b):\n    {}\n"
RIGHT = ADD.format("return a[:, np.newaxis] + b")
WRONG = ADD.format("total = b[:, np.newaxis] + a\n    print('adding')\n    return total")
RAISES = ADD.format("return a + b[:, np.newaxis, 3]")


def test_a_right_program_is_run_once() -> None:
    taken = both_ways([RIGHT, again(RIGHT), RIGHT, RIGHT.replace("+ b", "+ 1 * b"), again(RIGHT)])
    assert [report.verdict for report in taken.reports] == [Verdict.PASSED] * 5
    assert [report.path for report in taken.reports] == [f"s{number}.py" for number in range(5)]
    assert taken.runs == [1, 0, 0, 1, 0]


@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize("feedback", Feedback)
def test_a_wrong_program_is_run_once(lang: str, feedback: Feedback) -> None:
    """Its diagnosis, and what it printed, are told to everybody."""
    taken = both_ways([WRONG, again(WRONG)], lang=lang, feedback=feedback)
    first, second = taken.reports
    assert first.verdict is Verdict.FAILED
    assert first._replace(path="") == second._replace(path="")
    assert "adding" in second.output
    assert (second.diagnosis is not None) == (feedback is not Feedback.NONE)
    assert taken.runs == [1, 0]


def test_what_raised_is_run_again() -> None:
    """The report quotes the line, which stands elsewhere in another file."""
    taken = both_ways([RAISES, again(RAISES)])
    assert taken.runs == [1, 1]
    assert "(line 5: " in taken.reports[0].checks[0].message
    assert "(line 7: " in taken.reports[1].checks[0].message


def test_what_took_too_long_is_run_again() -> None:
    endless = ADD.format("while True:\n        pass")
    taken = judged([endless, again(endless)], limits=Limits(cpu=1))
    assert [report.verdict for report in taken.reports] == [Verdict.FAILED] * 2
    assert 0 not in taken.runs


def test_an_untouched_stub_is_nobody_elses_answer() -> None:
    exercise = CATALOG.get("rules/add_outer")
    stub = exercise.stub.read_text(encoding="utf-8")
    taken = both_ways([RIGHT, stub, again(RIGHT)])
    assert [report.verdict for report in taken.reports] == [Verdict.PASSED, Verdict.MISSING, Verdict.PASSED]


def test_what_is_told_of_a_file_is_told_to_its_author() -> None:
    broken, failing = "\n\ndef broken(:\n    pass\n", "\n\ndef g(x: NDArray):\n    pass\n"
    taken = both_ways([RIGHT, RIGHT + broken, RIGHT + failing, RIGHT])
    assert ["line 8" in "".join(report.notes) for report in taken.reports] == [False, True, True, False]
    assert taken.runs == [1, 1, 1, 0]


def test_what_failed_for_memory_is_run_again() -> None:
    """What else stands in a file may have a share in that."""
    exercise = CATALOG.get("adding/add_with_newaxis")
    text = (exercise.wrong / "returns_the_view--stretched.py").read_text(encoding="utf-8")
    more = f"{text}\n\nMORE = [{', '.join(repr('q' * 80 + str(n)) for n in range(300))}]\n"
    taken = both_ways([text, more, text], exercise.id)
    assert digest(text, "add_with_newaxis") == digest(more, "add_with_newaxis") is not None
    assert taken.runs == [1, 1, 1]


def test_what_is_printed_of_one_run_alone_is_printed_by_each() -> None:
    address = ADD.format("print(add_outer)\n    return a[:, np.newaxis] + b")
    taken = judged([address, address])
    assert taken.runs == [1, 1]
    assert all("at 0x" in report.output for report in taken.reports)


def test_no_file_is_too_long_to_be_judged() -> None:
    taken = both_ways(["x = 1\n" + "x = x\n" * 20_000 + RIGHT])
    assert taken.reports[0].verdict is Verdict.PASSED


SPOIL = "np.newaxis = Ellipsis"
POISONS = {
    "as it is loaded": SPOIL,
    "in a default": "def g(x=setattr(np, 'newaxis', Ellipsis)):\n    pass",
    "in a class": f"class C:\n    {SPOIL}",
    "by a decorator": f"def d(f):\n    {SPOIL}\n\n\n@d\ndef g():\n    pass",
    "by a decorator that is named as another": f"def property(f):\n    {SPOIL}\n\n\n@property\ndef g():\n    pass",
    "by an enum": f"import enum\n\n\nclass E(enum.Enum):\n    def __init__(self, v):\n        {SPOIL}\n\n    A = 1",
    "by a dict": f"class E:\n    @staticmethod\n    def keys():\n        {SPOIL}\n        return []\n\n\nX = {{**E}}",
    "by a class that binds names outside": (
        "class C:\n    if __name__ == '__main__':\n        global add_outer\n\n"
        "    def add_outer(a, b):\n        return 0 * a[:, None] + b"
    ),
    "by a hook": f"class C:\n    def __class_getitem__(cls, k):\n        {SPOIL}\n\n\nX = C[0]",
    "by a name": "from math import pi as np",
    "over the function": "def add_outer(a, b):\n    return None",
}


@pytest.mark.parametrize("poison", POISONS.values(), ids=POISONS)
def test_nobody_spoils_the_program_of_others(poison: str) -> None:
    """Who hands in a right function and what makes it fail gets that, and the next one gets the points for it."""
    taken = both_ways([f"{RIGHT}\n\n{poison}\n", RIGHT])
    assert taken.reports[1].verdict is Verdict.PASSED
    assert taken.runs[1] == 1


@pytest.mark.parametrize("poison", POISONS.values(), ids=POISONS)
def test_nobody_hides_behind_the_program_of_others(poison: str) -> None:
    taken = both_ways([RIGHT, f"{RIGHT}\n\n{poison}\n"])
    assert taken.runs == [1, 1]


def test_a_helper_is_part_of_the_program() -> None:
    text = RIGHT.replace("return a[:, np.newaxis] + b", "return wide(a) + b") + "\n\ndef wide(x):\n    return {}\n"
    texts = [
        text.format("x[:, None]"),
        text.format("2 * x[:, None]"),
        text.format("x[:, None]"),
        text.format("2 * x[:, None]"),
    ]
    taken = both_ways(texts)
    assert [report.verdict.value for report in taken.reports] == ["passed", "failed"] * 2
    assert taken.runs == [1, 1, 0, 0]


LENT = """import numpy as np


def position_angles(seq_len, d_model):
    return np.arange(seq_len)[:, None] * angular_frequencies(d_model)
"""
OWN = """

def angular_frequencies(d_model):
    return np.zeros(d_model // 2)
"""


def test_what_an_answer_was_lent_is_part_of_the_program() -> None:
    """With a function of its own, and with a right one in the place of that, it is another program."""
    taken = both_ways([LENT, LENT + OWN, again(LENT), again(LENT + OWN)])
    lent, *of_both, lent_again, own_again, through_again = taken.reports
    assert lent.verdict is lent_again.verdict is Verdict.PASSED
    assert [(each.exercise, each.verdict.value) for each in of_both] == [
        ("sinusoidal/angular_frequencies", "failed"),
        ("sinusoidal/position_angles", "passed"),  # followed through
    ]
    assert [own_again._replace(path=""), through_again._replace(path="")] == [
        each._replace(path="") for each in of_both
    ]
    assert taken.runs == [1, 3, 0, 0]


def test_a_notebook_takes_programs_over_cell_by_cell() -> None:
    cells = (Cell("rules/add_outer", RIGHT), Cell("rules/center_rows", "def center_rows(x):\n    return x"))
    other = (cells[0], Cell("rules/center_rows", "def center_rows(x):\n    # as it is\n    return x\n\n"))

    def body(judge: Judge) -> Taken:
        runs = counted_runs(judge)
        return Taken([report for each in (cells, other) for report in handed_in(judge, each, runs)], runs)

    def handed_in(judge: Judge, each: tuple[Cell, ...], runs: list[int]) -> tuple[Report, ...]:
        runs.append(0)
        return judge_work(judge, Notebook(Path("n.ipynb"), each))[0]

    taken, run = (with_judge(CATALOG, Options(5, alike=alike), body) for alike in (True, False))
    assert taken.reports == run.reports
    assert [report.verdict for report in run.reports] == [Verdict.PASSED, Verdict.FAILED] * 2
    assert taken.runs[1] == 0 < run.runs[1]


# ---------------------------------------------------------------- what ships

PROGRAMS = [each for each in CATALOG.exercises() if each.kind in (Kind.CODE, Kind.DEBUG)]
SAMPLE = list({each.unit: each for each in PROGRAMS}.values())


def answers(exercise: Exercise, most: int | None = None) -> list[str]:
    """Solutions and wrong variants, so many of each, and each of them again otherwise written; none that draws."""
    paths = [*sorted(exercise.solutions.glob("*.py"))[:most], *sorted(exercise.wrong.glob("*.py"))[:most]]
    texts = [path.read_text(encoding="utf-8") for path in paths]
    return [each for text in texts if "random" not in text for each in (text, again(text))]


@pytest.mark.parametrize("exercise", SAMPLE, ids=lambda each: each.id)
def test_what_ships_is_judged_as_if_it_were_run(exercise: Exercise) -> None:
    taken = both_ways(answers(exercise, 3), exercise.id)
    assert 0 in taken.runs


@pytest.mark.sweep
@pytest.mark.timeout(3000)
@pytest.mark.parametrize("exercise", PROGRAMS, ids=lambda each: each.id)
def test_all_that_ships_is_judged_as_if_it_were_run(exercise: Exercise) -> None:
    both_ways(answers(exercise), exercise.id)
