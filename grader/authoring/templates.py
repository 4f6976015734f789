"""What `axiswise dev new` lays out. Every line with TODO is refused by the gate until it is written."""

from __future__ import annotations

from collections.abc import Mapping
from string import Template

UNIT: Mapping[str, Template] = {
    "exercises/$unit/unit.toml": Template("order = $unit_order\n"),
    "exercises/$unit/en.md": Template("# TODO: title of the unit\n\nTODO: what it teaches.\n"),
    "exercises/$unit/zh.md": Template("# TODO: 单元标题\n\nTODO: 本单元讲什么。\n"),
}

FACTS = """\
order = $order
kind = "code"
level = "core" # TODO: warmup, core or stretch
points = 10
minutes = 20
requires = []
names = ["$name"]
forbids = []
tolerance = [[128, 1e-6]] # TODO: [largest position or size, absolute tolerance]
"""

ENGLISH = """\
# TODO: title

## task

TODO: what is to be written, with shapes.

## docstring

### $name

```text
TODO: one line.

Parameters
----------
x : np.ndarray
    TODO: shape and dtype.

Returns
-------
np.ndarray
    TODO: shape and dtype.

Examples
--------
>>> $name(np.zeros(2))
array([0., 0.])
```

## hint 1

TODO: a nudge.

## hint 2

TODO: the idea.

## hint 3

TODO: nearly there, without the code.

## explanation

TODO: why it works, shapes drawn, cost in bytes, where real models use it.

## interview

### TODO: a question?

TODO: the model answer.

### TODO: another question?

TODO: the model answer.
"""

CHINESE = """\
# TODO: 标题

## task

TODO: 要写什么,形状如何。

## docstring

### $name

```text
TODO: 一句话。

Parameters
----------
x : np.ndarray
    TODO: 形状与 dtype。

Returns
-------
np.ndarray
    TODO: 形状与 dtype。

Examples
--------
>>> $name(np.zeros(2))
array([0., 0.])
```

## hint 1

TODO: 轻轻一点。

## hint 2

TODO: 思路。

## hint 3

TODO: 只差一步,但不给代码。

## explanation

TODO: 为什么成立,形状图,占多少字节,真实模型用在哪里。

## interview

### TODO: 一个问题?

TODO: 参考回答。

### TODO: 另一个问题?

TODO: 参考回答。
"""

REFERENCE = '''\
"""TODO: what is computed. Source: TODO: paper, year."""

import numpy as np


def $name(x):
    """TODO: one line."""
    return np.array(x, dtype=np.float64)
'''

LESSON = """\
# TODO: the lesson's own steps.
import numpy as np


def $name(x):
    return np.asarray(x) + 0.0
"""

ANOTHER = """\
# TODO: the approach; then rename this file after it.
import numpy as np


def $name(x):
    return np.multiply(x, 1.0)
"""

SUITE = '''\
"""Hidden suite of $unit/$name."""

import numpy as np

from grader.judge.suite import check, same

EXERCISE = "$unit/$name"


@check(points=10, en="TODO: what holds", zh="TODO: 什么成立")
def test_values(submission, reference, tolerance):
    x = np.arange(5.0)
    same(submission.$name(x), reference.$name(x), tolerance(5))
'''

WRONG = """\
# TODO: the mistake; then rename this file and its table in messages.toml after it.
import numpy as np


def $name(x):
    return np.asarray(x) + 1.0
"""

MESSAGES = """\
[a_mistake]
en = "TODO: name the mistake, why it is wrong, what to look at; no code."
zh = "TODO: 指出错误,为什么错,该看哪里;不给代码。"
"""

EXERCISE: Mapping[str, Template] = {
    "exercises/$unit/$name/exercise.toml": Template(FACTS),
    "exercises/$unit/$name/en.md": Template(ENGLISH),
    "exercises/$unit/$name/zh.md": Template(CHINESE),
    "reference/$unit/$name.py": Template(REFERENCE),
    "solutions/$unit/$name/lesson_steps.py": Template(LESSON),
    "solutions/$unit/$name/another_way.py": Template(ANOTHER),
    "tests/hidden/$unit/test_$name.py": Template(SUITE),
    "tests/wrong/$unit/$name/a_mistake.py": Template(WRONG),
    "tests/wrong/$unit/$name/messages.toml": Template(MESSAGES),
}
