"""What `axiswise dev new --kind predict` (trace, explain, expose) lays out. The gate refuses every line with TODO."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from string import Template

from grader.authoring.templates import CHINESE, ENGLISH, MESSAGES
from grader.model import Kind

FACTS = """\
order = $order
kind = "$kind"
level = "core" # TODO: warmup, core or stretch
points = 2
minutes = 10
requires = []
names = ["$function"]
"""

SUITE = '''\
"""Hidden suite of $unit/$name."""

from grader.quiz.suite import checks

EXERCISE = "$unit/$name"

checks(globals())
'''

REFERENCE = '''\
"""TODO: how the answers are worked out. Source: TODO: paper, or page of a guide."""

import numpy as np


def $function():
    """TODO: one line; NumPy is run, no answer is written down."""
    return {$worked_out}
'''

SOLUTION = """\
# TODO: the way it is worked out{more}.
import numpy as np


def $function():
    return {{{answers}}}
"""

WRONG = """\
# TODO: the mistake; then rename this file: after a misconception, or after its table in messages.toml.
def $function():
    return {$mistaken}
"""

DOCSTRING = """\
TODO: one line.

Returns
-------
dict
    TODO: what stands in it for each item; None where there is no answer yet.
"""


@dataclass(frozen=True, slots=True)
class Sample:
    """A sheet of one or two items, and code that answers it."""

    items: str
    worked_out: str
    ways: tuple[str, str]
    mistaken: str


PREDICT = Sample(
    """\
[rows_and_a_row] # TODO: one table an item, called as the learner is to write it
points = 2
en = "TODO: some rows and one row"
zh = "TODO: 若干行与一行"
inputs = { x = [2, 3], y = [3] }
snippet = "x + y"
asks = "shape"
""",
    '"rows_and_a_row": (np.zeros((2, 3)) + np.zeros(3)).shape',
    ('"rows_and_a_row": np.broadcast_shapes((2, 3), (3,))', '"rows_and_a_row": np.zeros((2, 3)).shape'),
    '"rows_and_a_row": (3, 2)',
)

TRACE = Sample(
    """\
[sheet]
given = "n = 3"

[column] # TODO: one table a line of the program
points = 2
en = "`column`: TODO"
zh = "`column`：TODO"
snippet = "column = np.arange(n)[:, np.newaxis]"
""",
    '"column": (np.arange(3)[:, np.newaxis].shape, np.arange(3).dtype.name)',
    ('"column": ((3, 1), "int64")', '"column": (np.zeros((3, 1)).shape, np.dtype(int).name)'),
    '"column": ((3,), "int64")',
)

EXPLAIN = Sample(
    """\
[reason]
form = "reason"
points = 2
en = "TODO: why it fails"
zh = "TODO: 为什么报错"
inputs = { x = [2, 3], y = [2] }
snippet = "x + y"

[reason.codes.fewer_axes]
en = "TODO: `y` has fewer axes"
zh = "TODO: `y` 的轴较少"
works = "x + y[np.newaxis]"

[reason.codes.sizes_clash]
en = "TODO: 3 meets 2 on axis -1"
zh = "TODO: 轴 -1 上 3 对 2"
works = "x + y[:1]"

[reason.codes.not_a_multiple]
en = "TODO: 3 is no multiple of 2"
zh = "TODO: 3 不是 2 的倍数"
works = "np.ones((2, 4)) + y"

[in_words]
form = "words"
en = "TODO: what is to be put into words"
zh = "TODO: 要用自己的话说什么"
model = { en = "TODO: a model answer.", zh = "TODO: 参考回答。" }
checklist = { en = ["TODO: says ..."], zh = ["TODO: 说出……"] }
""",
    '"reason": {2: "sizes_clash", 3: "fewer_axes"}[np.ones(2).shape[-1]]',
    ('"reason": "sizes_clash"', '"reason": "_".join(["sizes", "clash"])'),
    '"reason": "fewer_axes"',
)

EXPOSE = Sample(
    """\
[the_first_decides] # TODO: one table a wrong function
points = 2
en = "TODO: this one says the shape of the first"
zh = "TODO: 这个函数答第一个的形状"
makes = { a = "shape", b = "shape" }
wrong = '''
def shape_of_sum(a, b):
    return a
'''
right = '''
def shape_of_sum(a, b):
    return np.broadcast_shapes(a, b)
'''
""",
    '"the_first_decides": (np.zeros(1).shape, np.zeros(3).shape)',
    ('"the_first_decides": ((1,), (3,))', '"the_first_decides": ((), (2,))'),
    '"the_first_decides": ((3,), (3,))',
)

SAMPLES: Mapping[Kind, Sample] = {
    Kind.PREDICT: PREDICT,
    Kind.TRACE: TRACE,
    Kind.EXPLAIN: EXPLAIN,
    Kind.EXPOSE: EXPOSE,
}


def layout_of(kind: Kind) -> Mapping[str, Template]:
    """Files of a new exercise of a kind that is answered by values."""
    sample = SAMPLES[kind]
    function = "explanation" if kind is Kind.EXPLAIN else "answers"
    texts = {
        "exercises/$unit/$name/exercise.toml": FACTS,
        "exercises/$unit/$name/items.toml": sample.items,
        "exercises/$unit/$name/en.md": _page(ENGLISH),
        "exercises/$unit/$name/zh.md": _page(CHINESE),
        "reference/$unit/$name.py": REFERENCE.replace("$worked_out", sample.worked_out),
        "solutions/$unit/$name/one_way.py": SOLUTION.format(more="", answers=sample.ways[0]),
        "solutions/$unit/$name/another_way.py": SOLUTION.format(more=", differently", answers=sample.ways[1]),
        "tests/hidden/$unit/test_$name.py": SUITE,
        "tests/wrong/$unit/$name/a_mistake.py": WRONG.replace("$mistaken", sample.mistaken),
        "tests/wrong/$unit/$name/messages.toml": MESSAGES,
    }
    texts = {path: text.replace("$kind", kind).replace("$function", function) for path, text in texts.items()}
    return {path: Template(text) for path, text in texts.items()}


def _page(page: str) -> str:
    """A page of a code exercise, with the docstring of a function that takes nothing."""
    before, _, rest = page.partition("### $name\n\n```text\n")
    return f"{before}### $function\n\n```text\n{DOCSTRING}```{rest.partition('```')[2]}"
