"""Indexing by rules: what ``x[key]`` is, whether it is a view, and what ``x[key] = value`` does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from grader.quiz.question import Shape
from grader.quiz.rules import NUMPY, Array, Beyond, Raises, fresh

if TYPE_CHECKING:
    from grader.quiz.mind import Mind


def subscript(mind: Mind, array: Array, key: tuple[Any, ...]) -> Array:
    """``array[key]``."""
    entries = _spelled_out(key, len(array.shape))
    if None in key:
        entries = mind.ask("newaxis", entries)
    fancy = any(_is_fancy(entry) for entry in entries)
    result = _fancy(mind, array, entries) if fancy else _basic(mind, array, entries, Ellipsis in key)
    mind.note("index", (array.shape,), result.shape)
    return result


def _basic(mind: Mind, array: Array, entries: Sequence[Any], open_ended: bool) -> Array:
    shape, strides, axis = [], [], 0
    for entry in entries:
        if entry is None:
            shape.append(1)
            strides.append(0)
            continue
        size, stride = array.shape[axis], array.strides[axis]
        axis += 1
        if isinstance(entry, slice):
            start, stop, step = entry.indices(size)
            shape.append(len(range(start, stop, step)))
            strides.append(stride * step)
        elif not -size <= entry < size:
            raise Raises
    over = any(isinstance(entry, slice) and entry.step not in (None, 1) for entry in entries)
    is_element = not shape and not open_ended and entries  # a number of its own
    view = mind.ask("shares", False, over) and not is_element
    kept = replace(array, shape=tuple(shape), strides=tuple(strides), values=_picked(array, entries), origin="")
    return kept if view else fresh(kept.shape, array.dtype, kept.values)


def _fancy(mind: Mind, array: Array, entries: Sequence[Any]) -> Array:
    """Lists and arrays among the entries: they broadcast together and stand where the first stood, or in front."""
    shape: list[int] = []
    axis, where = 0, []
    together: Shape = ()
    for place, entry in enumerate(entries):
        if entry is None:
            shape.append(1)
            continue
        size = array.shape[axis]
        axis += 1
        if isinstance(entry, slice):
            shape.append(len(range(*entry.indices(size))))
            continue
        where.append((place, len(shape)))
        together = NUMPY.broadcast(together, _picks(entry, size))
    adjacent = where[-1][0] - where[0][0] == len(where) - 1
    at = where[0][1] if adjacent else 0
    result = fresh((*shape[:at], *together, *shape[at:]), array.dtype)
    view = mind.ask("shares", True, False)
    return replace(result, memory=array.memory) if view else result


def put(mind: Mind, array: Array, key: tuple[Any, ...], place: Shape, value: Any) -> Array:
    """``array[key] = value``, where ``array[key]`` has the shape `place`."""
    mind.ask("write", array)
    if isinstance(value, Array):
        met = mind.ask("broadcast", place, _without_ones(value.shape, place))
        mind.ask("grow", place, tuple(met))
    mind.note("assign", (array,), array.dtype)
    values = array.values
    if values is None or isinstance(value, Array) or not all(isinstance(entry, int) for entry in key):
        return replace(array, values=None)
    table = np.array(values).reshape(array.shape)
    table[key] = value
    return replace(array, values=tuple(table.ravel().tolist()))


def _without_ones(shape: Shape, place: Shape) -> Shape:
    """Shape of what is assigned to a place: axes of size 1 that it has more, in front, do not count."""
    extra = len(shape) - len(place)
    return shape[extra:] if extra > 0 and set(shape[:extra]) == {1} else shape


def _spelled_out(key: tuple[Any, ...], ndim: int) -> tuple[Any, ...]:
    """Index with one entry an axis: an ellipsis, or what is left off at the end, becomes full slices."""
    used = sum(entry is not None and entry is not Ellipsis for entry in key)
    if used > ndim:
        raise Raises
    full = (slice(None),) * (ndim - used)
    if not any(entry is Ellipsis for entry in key):
        return (*key, *full)
    at = next(place for place, entry in enumerate(key) if entry is Ellipsis)
    return (*key[:at], *full, *key[at + 1 :])


def _is_fancy(entry: Any) -> bool:
    return isinstance(entry, Array | tuple)


def _picks(entry: Any, size: int) -> Shape:
    """Shape of an index, or of a list or array of them; of an array's values nothing is known."""
    if isinstance(entry, Array):
        if not entry.dtype.startswith(("int", "uint")):
            raise Beyond
        return entry.shape
    picks = np.array(entry, dtype=int)
    if ((picks < -size) | (picks >= size)).any():
        raise Raises
    return picks.shape


def _picked(array: Array, entries: Sequence[Any]) -> tuple[float, ...] | None:
    if array.values is None:
        return None
    return tuple(np.array(array.values).reshape(array.shape)[tuple(entries)].ravel().tolist())
