"""Arrays out of nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from grader.quiz.calls.arguments import BUILT_IN, dtype_name, shape_of
from grader.quiz.rules import Array, Beyond, Operand, fresh

if TYPE_CHECKING:
    from grader.quiz.mind import Mind


def _filled(mind: Mind, shape: Any, dtype: Any = None) -> Array:
    return fresh(shape_of(shape), dtype_name(dtype, "float64"))


def _full(mind: Mind, shape: Any, value: Operand, dtype: Any = None) -> Array:
    natural = value.dtype if isinstance(value, Array) else BUILT_IN[type(value)]
    return fresh(shape_of(shape), dtype_name(dtype, natural))


def _arange(mind: Mind, *limits: Any, dtype: Any = None) -> Array:
    if not limits or not all(isinstance(each, int | float) for each in limits):
        raise Beyond
    natural = "int64" if all(isinstance(each, int) for each in limits) else "float64"
    return fresh(np.arange(*limits).shape, dtype_name(dtype, natural))


def _linspace(mind: Mind, start: Any, stop: Any, num: int = 50) -> Array:
    return fresh((num,), "float64")


def _like(mind: Mind, x: Any, dtype: Any = None) -> Array:
    array = mind.array(x)
    return fresh(array.shape, dtype_name(dtype, array.dtype))


def _tri(mind: Mind, rows: int, columns: int | None = None, dtype: Any = None) -> Array:
    return _filled(mind, (rows, columns or rows), dtype)


HANDLERS: Mapping[str, Callable[..., Any]] = {
    "tri": _tri,
    "zeros": _filled,
    "ones": _filled,
    "empty": _filled,
    "full": _full,
    "arange": _arange,
    "linspace": _linspace,
    "zeros_like": _like,
    "ones_like": _like,
    "empty_like": _like,
}
