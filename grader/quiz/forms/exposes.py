"""Mark inputs that are to expose a wrong function: it and the right one are run on them, both trusted code."""

from __future__ import annotations

import ast
import warnings
from collections.abc import Callable, Mapping
from functools import lru_cache
from math import prod
from typing import Any

import numpy as np

from grader.items import Expose, Make
from grader.model import say
from grader.quiz import made
from grader.quiz.marks import Mark, shown

CLOSE = 1e-6  # a difference that rounding alone may make, of numbers near 1


def mark(item: Expose, given: object) -> Mark:
    """Mark arguments."""
    name = function_of(item.wrong)
    try:
        found = made.read(item.makes, given)
        arguments = _arguments(item.makes, found)
    except made.Unfit as error:
        return Mark(False, None, error.message)
    answer = made.comparable(found)
    where = f"{name}({', '.join(map(shown, answer))})"
    try:
        wrong = called(item.wrong, arguments)
    except Exception as error:
        reason = say("it raises {error}; it is to go wrong without a word", error=type(error).__name__)
        return Mark(False, answer, reason, where=where)
    try:
        right = called(item.right, arguments)
    except Exception as error:
        reason = say("the right function raises {error} here: give inputs that it takes", error=type(error).__name__)
        return Mark(False, answer, reason, where=where)
    if differ(wrong, right):
        return Mark(True, answer)
    return Mark(False, answer, say("both functions return {value} here", value=shown(wrong)), where=where)


def _arguments(makes: Mapping[str, Make], found: Mapping[str, Any]) -> list[Any]:
    shapes = [each for name, each in found.items() if makes[name] is Make.ARRAY]
    if any(prod(shape) > made.MOST_VALUES for shape in shapes):
        raise made.Unfit(made.TOO_LARGE)
    return [np.ones(each) if makes[name] is Make.ARRAY else each for name, each in found.items()]


def called(source: str, arguments: list[Any]) -> Any:
    """Value of a trusted function on arguments of its own."""
    own = [each.copy() if isinstance(each, np.ndarray) else each for each in arguments]
    with np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return function(source)(*own)


@lru_cache(maxsize=256)
def function(source: str) -> Callable[..., Any]:
    """The last function that a trusted source defines."""
    names: dict[str, Any] = {"np": np}
    exec(compile(source, "<item>", "exec", dont_inherit=True), names)
    found: Callable[..., Any] = names[function_of(source)]
    return found


def function_of(source: str) -> str:
    """Name of the last function that a source defines."""
    return [node.name for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)][-1]


def differ(one: Any, other: Any) -> bool:
    """Whether two values differ by more than rounding."""
    if isinstance(one, np.ndarray | np.generic | float) or isinstance(other, np.ndarray | np.generic | float):
        left, right = np.asarray(one), np.asarray(other)
        if left.shape != right.shape:
            return True
        return not np.allclose(left, right, rtol=CLOSE, atol=CLOSE, equal_nan=True)
    return bool(one != other)
