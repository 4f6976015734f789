"""What people believe about strides, views and memory that is not so."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from grader.quiz.question import Shape
from grader.quiz.rules import Array, c_strides, expand, fresh, occupies, spread, transpose


def expand_copies(array: Array, shape: Shape) -> Array:
    return fresh(shape, array.dtype, spread(array, shape))


def step_in_elements(strides: Shape, itemsize: int) -> Shape:
    return tuple(stride // itemsize for stride in strides)


def transpose_copies(array: Array, axes: Shape) -> Array:
    return fresh(transpose(array, axes).shape, array.dtype)


def sum_keeps_zero_strides(operands: Sequence[Array], shape: Shape, itemsize: int) -> Shape:
    """Stride 0 on every axis along which some operand is stretched."""
    strides = list(c_strides(shape, itemsize))
    for each in operands:
        stretched = expand(each, shape).strides
        for axis, stride in enumerate(stretched):
            if stride == 0 and shape[axis] > 1:
                strides[axis] = 0
    return tuple(strides)


def view_fills_its_size(array: Array) -> int:
    is_stretched = any(stride == 0 and size > 1 for stride, size in zip(array.strides, array.shape, strict=True))
    return prod(array.shape) * array.itemsize if is_stretched else occupies(array)


def write_allowed(array: Array) -> None:
    return None


def views_swapped(is_fancy: bool, strides_over: bool) -> bool:
    """A list of indices gives a view; a slice with a step gives a copy."""
    return is_fancy or not strides_over
