"""Functions and methods of NumPy that the snippets of questions use, reckoned by rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

from grader.quiz.question import Shape
from grader.quiz.rules import NUMPY, Array, Beyond, Operand, Raises, c_strides, fresh

if TYPE_CHECKING:
    from grader.quiz.reckon import Mind

WIDTHS = {"int": (8, 16, 32, 64), "uint": (8, 16, 32, 64), "float": (16, 32, 64), "complex": (64, 128)}
DTYPES = frozenset({"bool", *(f"{kind}{bits}" for kind, sizes in WIDTHS.items() for bits in sizes)})
BUILT_IN = {bool: "bool", int: "int64", float: "float64"}
SMOOTH = frozenset(["sqrt", "exp", "log", "sin", "cos", "tanh"])
KEPT = frozenset(["negative", "absolute", "abs", "square"])
AVERAGES = frozenset(["mean", "std", "var"])
EXTREMES = frozenset(["max", "min", "amax", "amin"])
POSITIONS = frozenset(["argmax", "argmin"])
VERDICTS = frozenset(["any", "all"])
REDUCTIONS = AVERAGES | EXTREMES | POSITIONS | VERDICTS | {"sum", "prod"}
UFUNCS: Mapping[str, str] = {"add": "+", "subtract": "-", "multiply": "*", "divide": "/", "power": "**"}
LARGER = frozenset(["maximum", "minimum"])
LOGICAL = frozenset(["logical_and", "logical_or"])
TRIANGLES = frozenset(["tril", "triu"])


@dataclass(frozen=True, slots=True)
class Dtype:
    """A dtype, or the class of scalars that has its name."""

    name: str


@dataclass(frozen=True, slots=True)
class Function:
    """A function of NumPy, or a method: of `owner`, then."""

    name: str
    owner: Array | None = None


def call(mind: Mind, function: object, given: tuple[Any, ...], named: Mapping[str, Any]) -> Any:
    """Value of one call."""
    if isinstance(function, Dtype):
        return fresh((), function.name, _one_number(given), origin=function.name)
    if not isinstance(function, Function):
        raise Beyond
    if function.owner is not None:
        given = (function.owner, *given)
    handler = _handler(function.name)
    try:
        return handler(mind, *given, **named)
    except TypeError as error:  # other arguments than these handlers know
        raise Beyond from error


def _handler(name: str) -> Callable[..., Any]:
    if name in REDUCTIONS:
        return lambda mind, *given, **named: _reduce(mind, name, *given, **named)
    if name in SMOOTH:
        return lambda mind, x: _smooth(mind, name, x)
    if name in KEPT:
        return lambda mind, x: mind.result([mind.array(x)], x.shape, x.dtype)
    if name in UFUNCS:
        return lambda mind, a, b: _ufunc(mind, UFUNCS[name], a, b)
    if name in LARGER | LOGICAL:
        return lambda mind, a, b: _elementwise(mind, a, b, "bool" if name in LOGICAL else None)
    if name in TRIANGLES:
        return _triangle
    if name not in HANDLERS:
        raise Beyond(name)
    return HANDLERS[name]


def _one_number(given: tuple[Any, ...]) -> tuple[float, ...]:
    if len(given) == 1 and isinstance(given[0], int | float):
        return given
    raise Beyond


def _ufunc(mind: Mind, sign: str, a: Operand, b: Operand) -> Any:
    import ast

    op = ast.parse(f"a {sign} b", mode="eval").body
    assert isinstance(op, ast.BinOp)
    return mind.binary(op.op, a, b)


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


def _elementwise(mind: Mind, a: Operand, b: Operand, dtype: str | None) -> Array:
    """Function of two arguments whose elements are not followed; `dtype` of the result, where it is always the same."""
    shape = mind.together(a, b)
    natural = dtype or str(mind.ask("promote", a, b))
    return mind.result([each for each in (a, b) if isinstance(each, Array)], shape, natural)


def _clip(mind: Mind, x: Operand, low: Operand, high: Operand) -> Array:
    return _elementwise(mind, _elementwise(mind, x, low, None), high, None)


def _triangle(mind: Mind, x: Operand, k: int = 0) -> Array:
    array = mind.array(x)
    if len(array.shape) < 2:
        raise Beyond
    return mind.result([array], array.shape, array.dtype)


# ---------------------------------------------------------------- reductions


def _reduce(mind: Mind, name: str, x: Operand, axis: Any = None, keepdims: bool = False, **more: Any) -> Array:
    array = mind.array(x)
    if more.keys() - {"dtype", "ddof"}:
        raise Beyond
    axes = _axes(axis, len(array.shape))
    gone = range(len(array.shape)) if axes is None else axes
    if axis is not None and not array.shape and name in AVERAGES:
        raise Raises
    if name in POSITIONS | EXTREMES and 0 in (array.shape[each] for each in gone):
        raise Raises
    shape = tuple(mind.ask("reduce", array.shape, axes, bool(keepdims)))
    dtype = more["dtype"].name if "dtype" in more else _reduced_dtype(name, array.dtype)
    mind.note("typed", (array,), dtype)
    values = (sum(array.values),) if name == "sum" and axis is None and array.values is not None else None
    return fresh(shape, dtype, values)


def _cumsum(mind: Mind, x: Operand, axis: Any = None) -> Array:
    array = mind.array(x)
    axes = _axes(axis, len(array.shape))
    shape = array.shape if axes else (prod(array.shape),)
    return mind.result([array] if axes else [], shape, _reduced_dtype("sum", array.dtype))  # flattened: no stretch


def _axes(axis: Any, ndim: int) -> Shape | None:
    """Axes counted from the front; None for all."""
    if axis is None:
        return None
    axes = axis if isinstance(axis, tuple) else (axis,)
    if ndim == 0 and axes in ((0,), (-1,)):  # NumPy lets these pass
        return None
    if any(not -ndim <= each < ndim for each in axes):
        raise Raises
    return tuple(each % ndim for each in axes)


def _reduced_dtype(name: str, dtype: str) -> str:
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


# ---------------------------------------------------------------- arrays out of nothing


def _filled(mind: Mind, shape: Any, dtype: Any = None) -> Array:
    return fresh(_shape_of(shape), _dtype_name(dtype, "float64"))


def _full(mind: Mind, shape: Any, value: Operand, dtype: Any = None) -> Array:
    natural = value.dtype if isinstance(value, Array) else BUILT_IN[type(value)]
    return fresh(_shape_of(shape), _dtype_name(dtype, natural))


def _arange(mind: Mind, *limits: Any, dtype: Any = None) -> Array:
    if not limits or not all(isinstance(each, int | float) for each in limits):
        raise Beyond
    natural = "int64" if all(isinstance(each, int) for each in limits) else "float64"
    return fresh(np.arange(*limits).shape, _dtype_name(dtype, natural))


def _linspace(mind: Mind, start: Any, stop: Any, num: int = 50) -> Array:
    return fresh((num,), "float64")


def _like(mind: Mind, x: Any, dtype: Any = None) -> Array:
    array = mind.array(x)
    return fresh(array.shape, _dtype_name(dtype, array.dtype))


def _shape_of(given: Any) -> Shape:
    shape = given if isinstance(given, tuple) else (given,)
    if not all(isinstance(each, int) for each in shape):
        raise Beyond
    return shape


def _dtype_name(given: Any, natural: str) -> str:
    if given is None:
        return natural
    name = given.name if isinstance(given, Dtype | Function) else given
    name = {"int": "int64", "float": "float64"}.get(name, name)
    if name not in DTYPES:
        raise Beyond
    return str(name)


# ---------------------------------------------------------------- the same elements, arranged anew


def _broadcast_to(mind: Mind, x: Operand, shape: Any) -> Array:
    array = mind.array(x) if isinstance(x, Array) else fresh((), BUILT_IN[type(x)])
    wanted = _shape_of(shape)
    if len(array.shape) > len(wanted) or NUMPY.broadcast(array.shape, wanted) != wanted:
        raise Raises
    expanded: Array = mind.ask("expand", array, wanted)
    return expanded


def _broadcast_shapes(mind: Mind, *shapes: Any) -> Shape:
    result = _shape_of(shapes[0]) if shapes else ()
    for shape in shapes[1:]:
        result = tuple(mind.ask("broadcast", result, _shape_of(shape)))
    return result


def _transpose(mind: Mind, x: Any, *axes: Any) -> Array:
    array = mind.array(x)
    order = axes[0] if len(axes) == 1 and isinstance(axes[0], tuple) else axes
    ndim = len(array.shape)
    order = tuple(range(ndim))[::-1] if not order or order == (None,) else order
    return _rearranged(mind, array, tuple(each % ndim for each in order))


def _swapaxes(mind: Mind, x: Any, one: int, other: int) -> Array:
    array = mind.array(x)
    order = list(range(len(array.shape)))
    order[one], order[other] = order[other], order[one]
    return _rearranged(mind, array, tuple(order))


def _moveaxis(mind: Mind, x: Any, source: int, destination: int) -> Array:
    array = mind.array(x)
    ((come,), (go,)) = (_axes(each, len(array.shape)) or (0,) for each in (source, destination))
    order = [axis for axis in range(len(array.shape)) if axis != come]
    order.insert(go, come)
    return _rearranged(mind, array, tuple(order))


def _rearranged(mind: Mind, array: Array, order: Shape) -> Array:
    if sorted(order) != list(range(len(array.shape))):
        raise Raises
    return mind.transposed(array, order)


def _reshape(mind: Mind, x: Any, *shape: Any) -> Array:
    result = _reshaped(mind.array(x), *shape)
    mind.note("reshape", (x,), result)
    mind.note("index", (mind.array(x).shape,), result.shape)
    return result


def _reshaped(array: Array, *shape: Any) -> Array:
    wanted = shape[0] if len(shape) == 1 and isinstance(shape[0], tuple) else shape
    sizes = list(_shape_of(tuple(wanted)))
    known = prod(size for size in sizes if size != -1)
    if -1 in sizes:
        if not known:
            raise Raises
        sizes[sizes.index(-1)] = prod(array.shape) // known
    if prod(sizes) != prod(array.shape) or -1 in sizes:
        raise Raises
    if array.strides != c_strides(array.shape, array.itemsize):  # the memory must be copied, or may be
        if min(sizes, default=1) > 0 and _is_view_anyway(array, tuple(sizes)):
            raise Beyond
        return fresh(tuple(sizes), array.dtype, array.values)
    return replace(array, shape=tuple(sizes), strides=c_strides(tuple(sizes), array.itemsize))


def _is_view_anyway(array: Array, shape: Shape) -> bool:
    """Say whether NumPy finds strides for the new shape although the array is not contiguous."""
    probe = np.lib.stride_tricks.as_strided(np.zeros(1, array.dtype), array.shape, array.strides, writeable=False)
    try:
        probe.view().shape = shape
    except (AttributeError, ValueError):
        return False
    return True


def _ravel(mind: Mind, x: Any) -> Array:
    return _reshape(mind, x, prod(mind.array(x).shape))


def _copy(mind: Mind, x: Any) -> Array:
    array = mind.array(x)
    mind.note("copy", (array,), array)
    return fresh(array.shape, array.dtype, array.values)


def _flatten(mind: Mind, x: Any) -> Array:
    return _reshaped(_copy(mind, x), prod(mind.array(x).shape))


def _contiguous(mind: Mind, x: Any) -> Array:
    array = mind.array(x)
    return array if array.strides == c_strides(array.shape, array.itemsize) else _copy(mind, array)


def _astype(mind: Mind, x: Any, dtype: Any, copy: bool = True) -> Array:
    array = mind.array(x)
    name = _dtype_name(dtype, array.dtype)
    mind.note("typed", (array,), name)
    return array if not copy and name == array.dtype else mind.result([array], array.shape, name)


def _expand_dims(mind: Mind, x: Any, axis: int) -> Array:
    array = mind.array(x)
    ndim = len(array.shape) + 1
    if not isinstance(axis, int) or not -ndim <= axis < ndim:
        raise Raises
    at = axis % ndim
    shape, strides = ([*each[:at], new, *each[at:]] for each, new in ((array.shape, 1), (array.strides, 0)))
    return replace(array, shape=tuple(shape), strides=tuple(strides))


def _squeeze(mind: Mind, x: Any, axis: Any = None) -> Array:
    array = mind.array(x)
    axes = _axes(axis, len(array.shape))
    gone = [at for at, size in enumerate(array.shape) if size == 1] if axes is None else list(axes)
    if any(array.shape[at] != 1 for at in gone):
        raise Raises
    kept = [at for at in range(len(array.shape)) if at not in gone]
    return replace(array, shape=tuple(array.shape[at] for at in kept), strides=tuple(array.strides[at] for at in kept))


def _repeat(mind: Mind, x: Any, repeats: int, axis: Any = None) -> Array:
    array = mind.array(x)
    if not isinstance(repeats, int):
        raise Beyond
    axes = _axes(axis, len(array.shape))
    shape = list(array.shape) if axes else [prod(array.shape)]
    at = axes[0] if axes else 0
    shape[at] *= repeats
    mind.note("copy", (array,), array)
    return fresh(tuple(shape), array.dtype)


# ---------------------------------------------------------------- several arrays


def _concatenate(mind: Mind, parts: Any, axis: int = 0) -> Array:
    arrays = [mind.array(part) for part in parts]
    if not arrays[0].shape:
        raise Raises
    (at,) = _axes(axis, len(arrays[0].shape)) or (0,)
    common = list(mind.ask("join", [each.shape for each in arrays], at))
    if at < len(common):
        common[at] = sum(each.shape[at] if at < len(each.shape) else 1 for each in arrays)
    return fresh(tuple(common), _common_dtype(mind, arrays))


def _stack(mind: Mind, parts: Any, axis: int = 0) -> Array:
    arrays = [mind.array(part) for part in parts]
    common = tuple(mind.ask("join", [each.shape for each in arrays], -1))
    (at,) = _axes(axis, len(common) + 1) or (0,)
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


HANDLERS: Mapping[str, Callable[..., Any]] = {
    "tri": lambda mind, rows, columns=None, dtype=None: _filled(mind, (rows, columns or rows), dtype),
    "zeros": _filled,
    "ones": _filled,
    "empty": _filled,
    "full": _full,
    "arange": _arange,
    "linspace": _linspace,
    "zeros_like": _like,
    "ones_like": _like,
    "empty_like": _like,
    "broadcast_to": _broadcast_to,
    "broadcast_shapes": _broadcast_shapes,
    "transpose": _transpose,
    "swapaxes": _swapaxes,
    "moveaxis": _moveaxis,
    "repeat": _repeat,
    "cumsum": _cumsum,
    "clip": _clip,
    "reshape": _reshape,
    "ravel": _ravel,
    "flatten": _flatten,
    "copy": _copy,
    "ascontiguousarray": _contiguous,
    "astype": _astype,
    "expand_dims": _expand_dims,
    "squeeze": _squeeze,
    "concatenate": _concatenate,
    "stack": _stack,
    "where": _where,
    "outer": _outer,
    "matmul": lambda mind, a, b: mind.matmul(mind.array(a), mind.array(b)),
    "dot": _dot,
    "len": _len,
    "int": _plain(int),
    "float": _plain(float),
}
