"""The truth of a question: NumPy is run, every time; no answer is stored anywhere."""

from __future__ import annotations

import ast
import warnings
from functools import lru_cache
from types import CodeType
from typing import Any

import numpy as np

from grader.errors import GraderError
from grader.model import say
from grader.quiz.answer import nearly, parse, same_answer
from grader.quiz.question import COPY, ERROR, VIEW, Answer, Asks, Input, Question

__all__ = ["nearly", "parse", "run", "same_answer", "truth"]

RESULT = "_result"
LAID_OUT = frozenset({Asks.STRIDES, Asks.NBYTES, Asks.VIEW, Asks.VALUE})  # here the memory of the inputs matters


def truth(question: Question) -> Answer:
    """Answer that NumPy gives; "error" where it raises.

    Raises
    ------
    GraderError
        When the machine's memory does not suffice: that says nothing about NumPy's rules.
    """
    inputs = {name: _array(each, question.asks) for name, each in question.inputs.items()}
    try:
        return _ANSWERS[question.asks](run(question.snippet, inputs), inputs)
    except MemoryError as error:
        raise GraderError(say("the question {id} takes more memory than there is", id=question.id)) from error
    except Exception:
        return ERROR


def run(snippet: str, inputs: dict[str, Any]) -> Any:
    """Run a trusted snippet on `inputs`; return the value of its last line. Warnings are kept quiet."""
    names: dict[str, Any] = {"np": np, **inputs}
    with np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        exec(compiled(snippet), names)
    return names[RESULT]


@lru_cache(maxsize=1024)
def compiled(snippet: str) -> CodeType:
    """Code that leaves the value of the last line under the name `RESULT`."""
    tree = ast.parse(snippet)
    value = last_value(tree)
    if isinstance(tree.body[-1], ast.Expr):
        tree.body.pop()
    tree.body.append(ast.Assign([ast.Name(RESULT, ast.Store())], value))
    return compile(ast.fix_missing_locations(tree), "<snippet>", "exec")


def last_value(tree: ast.Module) -> ast.expr:
    """Expression for the value of the last line.

    Raises
    ------
    ValueError
        When the last line is neither an expression nor an assignment.
    """
    match tree.body[-1] if tree.body else None:
        case ast.Expr(value):
            return value
        case ast.Assign([target]) | ast.AugAssign(target):
            while isinstance(target, ast.Subscript):
                target = target.value
            return ast.parse(ast.unparse(target), mode="eval").body
    raise ValueError("the last line must be an expression or an assignment")


def _array(each: Input, asks: Asks) -> np.ndarray[Any, Any]:
    """Array of an input. Where its memory does not matter it has none: a view of one element, but a writeable one."""
    if each.values is not None:
        return np.array(each.values, each.dtype).reshape(each.shape)
    if asks in LAID_OUT:
        return np.ones(each.shape, each.dtype)
    return np.lib.stride_tricks.as_strided(np.ones(1, each.dtype), each.shape, (0,) * len(each.shape))


def _shape(value: Any, inputs: dict[str, Any]) -> Answer:
    return tuple(np.shape(value))


def _dtype(value: Any, inputs: dict[str, Any]) -> Answer:
    return value.name if isinstance(value, np.dtype) else np.asarray(value).dtype.name


def _strides(value: Any, inputs: dict[str, Any]) -> Answer:
    return tuple(np.asarray(value).strides)


def _nbytes(value: Any, inputs: dict[str, Any]) -> Answer:
    owner = _owner(value)
    return 0 if any(owner is each for each in inputs.values()) else int(owner.nbytes)


def _view(value: Any, inputs: dict[str, Any]) -> Answer:
    return VIEW if any(_owner(value) is each for each in inputs.values()) else COPY


def _owner(value: Any) -> Any:
    """Array whose memory a value lies in: its own, or that of the array it is a view of."""
    value = np.asanyarray(value)
    while isinstance(value.base, np.ndarray):
        value = value.base
    return value


def _value(value: Any, inputs: dict[str, Any]) -> Answer:
    plain = value.tolist() if isinstance(value, np.ndarray | np.generic) else value
    if isinstance(plain, list):
        return tuple(plain)
    if isinstance(plain, bool | int | float | str | tuple):
        return plain
    raise GraderError(say("the value of a snippet is no plain number: {value}", value=repr(plain)[:80]))


_ANSWERS = {
    Asks.SHAPE: _shape,
    Asks.DTYPE: _dtype,
    Asks.STRIDES: _strides,
    Asks.NBYTES: _nbytes,
    Asks.VIEW: _view,
    Asks.VALUE: _value,
}
