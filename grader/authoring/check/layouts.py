"""A right answer stays right however its arrays lie in memory.

Each solution is judged again with its functions wrapped: arguments and results are copied into another layout, the
values stay as they are. Checks that watch memory or count steps are left out, for they look at what the wrapper does.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from grader.authoring.check.court import Court, failed_checks
from grader.authoring.check.finding import Finding
from grader.authoring.check.source import python_files
from grader.authoring.check.suites import written_checks
from grader.facts import read_text
from grader.model import Exercise, Report, say

WATCHING = frozenset({"observe", "bounded_memory", "no_loop"})

RELAY: Mapping[str, str] = {
    "C": "np.ascontiguousarray(x).reshape(x.shape)",
    "F": "np.asfortranarray(x).reshape(x.shape, order='F')",
    "strided": "np.repeat(x, 2, axis=-1)[..., ::2]",
    "reversed": "x[..., ::-1].copy()[..., ::-1]",
}

WRAPPER = """

def _relaid():
    import functools
    import types

    import numpy as np

    def lay(x):
        if type(x) is tuple or type(x) is list:
            return type(x)(map(lay, x))
        return {relay} if type(x) is np.ndarray and x.ndim else x

    def wrapped(function):
        @functools.wraps(function)
        def call(*args, **kwargs):
            return lay(function(*map(lay, args), **{{name: lay(value) for name, value in kwargs.items()}}))
        return call

    for name in {names}:
        value = globals()[name]
        if isinstance(value, types.FunctionType):
            globals()[name] = wrapped(value)
            continue
        for method, function in list(vars(value).items()):
            if isinstance(function, types.FunctionType) and method != "__init__":
                setattr(value, method, wrapped(function))


_relaid()
"""


def check_layouts(court: Court, exercise: Exercise) -> Iterator[Finding]:
    """Check that every solution passes in every layout."""
    for path in python_files(exercise.solutions):
        for layout in RELAY:
            report = court.report(exercise, path, relaid(read_text(path), exercise.names, layout))
            for check in _lost(exercise, report):
                what = say("with {layout} arrays this solution fails the check '{id}'", layout=layout, id=check)
                yield Finding(path, None, what, say("compare values, not how they lie in memory"))


def relaid(source: str, names: tuple[str, ...], layout: str) -> str:
    """Program that answers as `source` does, its arrays in `layout`."""
    return source + WRAPPER.format(relay=RELAY[layout], names=repr(names))


def _lost(exercise: Exercise, report: Report) -> Iterator[str]:
    failed = failed_checks(report)
    return (check.id for check in written_checks(exercise.suite) if check.id in failed and not check.uses & WATCHING)
