"""Functions that take axes together: sums, means, extremes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

from grader.quiz.calls.arguments import axes_of
from grader.quiz.rules import Array, Beyond, Operand, Raises, fresh

if TYPE_CHECKING:
    from grader.quiz.mind import Mind

AVERAGES = frozenset(["mean", "std", "var"])
EXTREMES = frozenset(["max", "min", "amax", "amin"])
POSITIONS = frozenset(["argmax", "argmin"])
VERDICTS = frozenset(["any", "all"])
REDUCTIONS = AVERAGES | EXTREMES | POSITIONS | VERDICTS | {"sum", "prod"}


def _reduction(name: str) -> Callable[..., Any]:
    return lambda mind, *given, **named: _reduce(mind, name, *given, **named)


def _reduce(mind: Mind, name: str, x: Operand, axis: Any = None, keepdims: bool = False, **more: Any) -> Array:
    array = mind.array(x)
    if more.keys() - {"dtype", "ddof"}:
        raise Beyond
    axes = axes_of(axis, len(array.shape))
    gone = range(len(array.shape)) if axes is None else axes
    if axis is not None and not array.shape and name in AVERAGES:
        raise Raises
    if name in POSITIONS | EXTREMES and 0 in (array.shape[each] for each in gone):
        raise Raises
    shape = tuple(mind.ask("reduce", array.shape, axes, bool(keepdims)))
    dtype = more["dtype"].name if "dtype" in more else reduced_dtype(name, array.dtype)
    mind.note("typed", (array,), dtype)
    values = (sum(array.values),) if name == "sum" and axis is None and array.values is not None else None
    return fresh(shape, dtype, values)


def _cumsum(mind: Mind, x: Operand, axis: Any = None) -> Array:
    array = mind.array(x)
    axes = axes_of(axis, len(array.shape))
    shape = array.shape if axes else (prod(array.shape),)
    return mind.result([array] if axes else [], shape, reduced_dtype("sum", array.dtype))  # flattened: no stretch


def reduced_dtype(name: str, dtype: str) -> str:
    if name in POSITIONS:
        return "int64"
    if name in VERDICTS:
        return "bool"
    kind = np.dtype(dtype).kind
    if name in AVERAGES:
        return "float64" if kind in "biu" else dtype
    if name in ("sum", "prod") and kind in "biu":
        return "uint64" if kind == "u" else "int64"
    return dtype


HANDLERS: Mapping[str, Callable[..., Any]] = {**{name: _reduction(name) for name in REDUCTIONS}, "cumsum": _cumsum}
