"""Functions that go through arrays element by element."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from grader.quiz.rules import Array, Beyond, Operand, fresh

if TYPE_CHECKING:
    from grader.quiz.mind import Mind

SMOOTH = ("sqrt", "exp", "log", "sin", "cos", "tanh")
KEPT = ("negative", "absolute", "abs", "square")
UFUNCS: Mapping[str, ast.operator] = {
    "add": ast.Add(),
    "subtract": ast.Sub(),
    "multiply": ast.Mult(),
    "divide": ast.Div(),
    "power": ast.Pow(),
}


def _smoothly(name: str) -> Callable[..., Any]:
    return lambda mind, x: _smooth(mind, name, x)


def _smooth(mind: Mind, name: str, x: Operand) -> Array:
    if not isinstance(x, Array):
        return fresh((), "float64", origin=name)
    if x.dtype.startswith(("float", "complex")):
        dtype = x.dtype
    elif x.dtype in ("int32", "int64", "uint32", "uint64"):
        dtype = "float64"
    else:
        raise Beyond
    mind.note("typed", (x,), dtype)
    return replace(mind.result([x], x.shape, dtype), origin=name if x.origin else "")


def _kept(mind: Mind, x: Any) -> Array:
    return mind.result([mind.array(x)], x.shape, x.dtype)


def _ufunc(op: ast.operator) -> Callable[..., Any]:
    return lambda mind, a, b: mind.binary(op, a, b)


def _elementwise(mind: Mind, a: Operand, b: Operand, dtype: str | None = None) -> Array:
    """Function of two arguments whose elements are not followed; `dtype` of the result, where it is always the same."""
    shape = mind.together(a, b)
    natural = dtype or str(mind.ask("promote", a, b))
    return mind.result([each for each in (a, b) if isinstance(each, Array)], shape, natural)


def _logical(mind: Mind, a: Operand, b: Operand) -> Array:
    return _elementwise(mind, a, b, "bool")


def _clip(mind: Mind, x: Operand, low: Operand, high: Operand) -> Array:
    return _elementwise(mind, _elementwise(mind, x, low), high)


def _triangle(mind: Mind, x: Operand, k: int = 0) -> Array:
    array = mind.array(x)
    if len(array.shape) < 2:
        raise Beyond
    return mind.result([array], array.shape, array.dtype)


HANDLERS: Mapping[str, Callable[..., Any]] = {
    **{name: _smoothly(name) for name in SMOOTH},
    **dict.fromkeys(KEPT, _kept),
    **{name: _ufunc(op) for name, op in UFUNCS.items()},
    "maximum": _elementwise,
    "minimum": _elementwise,
    "logical_and": _logical,
    "logical_or": _logical,
    "clip": _clip,
    "tril": _triangle,
    "triu": _triangle,
}
