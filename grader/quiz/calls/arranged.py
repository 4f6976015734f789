"""The same elements, arranged anew: views where NumPy gives views, copies where it must."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

from grader.quiz.calls.arguments import BUILT_IN, axes_of, dtype_name, shape_of
from grader.quiz.question import Shape
from grader.quiz.rules import NUMPY, Array, Beyond, Operand, Raises, c_strides, fresh

if TYPE_CHECKING:
    from grader.quiz.mind import Mind


def _broadcast_to(mind: Mind, x: Operand, shape: Any) -> Array:
    array = mind.array(x) if isinstance(x, Array) else fresh((), BUILT_IN[type(x)])
    wanted = shape_of(shape)
    if len(array.shape) > len(wanted) or NUMPY.broadcast(array.shape, wanted) != wanted:
        raise Raises
    expanded: Array = mind.ask("expand", array, wanted)
    return expanded


def _broadcast_shapes(mind: Mind, *shapes: Any) -> Shape:
    result = shape_of(shapes[0]) if shapes else ()
    for shape in shapes[1:]:
        result = tuple(mind.ask("broadcast", result, shape_of(shape)))
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
    ((come,), (go,)) = (axes_of(each, len(array.shape)) or (0,) for each in (source, destination))
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
    sizes = list(shape_of(tuple(wanted)))
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
    name = dtype_name(dtype, array.dtype)
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
    axes = axes_of(axis, len(array.shape))
    gone = [at for at, size in enumerate(array.shape) if size == 1] if axes is None else list(axes)
    if any(array.shape[at] != 1 for at in gone):
        raise Raises
    kept = [at for at in range(len(array.shape)) if at not in gone]
    return replace(array, shape=tuple(array.shape[at] for at in kept), strides=tuple(array.strides[at] for at in kept))


def _repeat(mind: Mind, x: Any, repeats: int, axis: Any = None) -> Array:
    array = mind.array(x)
    if not isinstance(repeats, int):
        raise Beyond
    axes = axes_of(axis, len(array.shape))
    shape = list(array.shape) if axes else [prod(array.shape)]
    at = axes[0] if axes else 0
    shape[at] *= repeats
    mind.note("copy", (array,), array)
    return fresh(tuple(shape), array.dtype)


HANDLERS: Mapping[str, Callable[..., Any]] = {
    "broadcast_to": _broadcast_to,
    "broadcast_shapes": _broadcast_shapes,
    "transpose": _transpose,
    "swapaxes": _swapaxes,
    "moveaxis": _moveaxis,
    "reshape": _reshape,
    "ravel": _ravel,
    "flatten": _flatten,
    "copy": _copy,
    "ascontiguousarray": _contiguous,
    "astype": _astype,
    "expand_dims": _expand_dims,
    "squeeze": _squeeze,
    "repeat": _repeat,
}
