"""Functions of several arrays, and Python's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import TYPE_CHECKING, Any

from grader.quiz.calls.arguments import axes_of
from grader.quiz.rules import NUMPY, Array, Beyond, Operand, Raises, fresh

if TYPE_CHECKING:
    from grader.quiz.mind import Mind


def _concatenate(mind: Mind, parts: Any, axis: int = 0) -> Array:
    arrays = [mind.array(part) for part in parts]
    if not arrays[0].shape:
        raise Raises
    (at,) = axes_of(axis, len(arrays[0].shape)) or (0,)
    common = list(mind.ask("join", [each.shape for each in arrays], at))
    if at < len(common):
        common[at] = sum(each.shape[at] if at < len(each.shape) else 1 for each in arrays)
    return fresh(tuple(common), _common_dtype(mind, arrays))


def _stack(mind: Mind, parts: Any, axis: int = 0) -> Array:
    arrays = [mind.array(part) for part in parts]
    common = tuple(mind.ask("join", [each.shape for each in arrays], -1))
    (at,) = axes_of(axis, len(common) + 1) or (0,)
    return fresh((*common[:at], len(arrays), *common[at:]), _common_dtype(mind, arrays))


def _common_dtype(mind: Mind, arrays: Sequence[Array]) -> str:
    dtype = arrays[0].dtype
    for each in arrays[1:]:
        dtype = NUMPY.promote(fresh((), dtype), each)
    return dtype


def _where(mind: Mind, condition: Any, yes: Operand, no: Operand) -> Array:
    chosen = mind.array(condition)
    dtype = mind.ask("promote", yes, no) if isinstance(yes, Array) or isinstance(no, Array) else "float64"
    met = chosen
    for each in (yes, no):
        met = fresh(mind.together(met, each), each.dtype if isinstance(each, Array) else met.dtype)
    return fresh(met.shape, str(dtype))


def _outer(mind: Mind, a: Any, b: Any) -> Array:
    one, other = mind.array(a), mind.array(b)
    return fresh((prod(one.shape), prod(other.shape)), str(mind.ask("promote", one, other)))


def _dot(mind: Mind, a: Any, b: Any) -> Array:
    one, other = mind.array(a), mind.array(b)
    if len(one.shape) > 2 or len(other.shape) > 2:
        raise Beyond
    return mind.matmul(one, other)


def _len(mind: Mind, x: Any) -> int:
    return int(x.shape[0]) if isinstance(x, Array) else len(x)


def _plain(kind: type) -> Callable[..., Any]:
    def convert(mind: Mind, x: Any) -> Any:
        value = x.values[0] if isinstance(x, Array) and x.values is not None and len(x.values) == 1 else x
        if isinstance(value, Array):
            raise Beyond
        return kind(value)

    return convert


def _matmul(mind: Mind, a: Any, b: Any) -> Array:
    return mind.matmul(mind.array(a), mind.array(b))


HANDLERS: Mapping[str, Callable[..., Any]] = {
    "concatenate": _concatenate,
    "stack": _stack,
    "where": _where,
    "outer": _outer,
    "matmul": _matmul,
    "dot": _dot,
    "len": _len,
    "int": _plain(int),
    "float": _plain(float),
}
