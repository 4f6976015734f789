"""NumPy's rules, one function each, and the record that holds them; a misconception is that record with one changed.

They say what NumPy does without running it, so that the same snippet can be reckoned by a rule that is not NumPy's.
NumPy itself stays the only judge of what is right: the tests hold these rules against it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import zip_longest
from math import prod

import numpy as np

from grader.quiz.question import Shape

MOST_VALUES = 10_000  # elements of an array whose values are followed; of a larger one only its shape is


class Raises(Exception):
    """NumPy would raise here (or somebody believes that it would)."""


class Beyond(Exception):
    """The snippet uses something that these rules do not cover; nothing is said about it."""


@dataclass(frozen=True, slots=True, eq=False)
class Memory:
    """A block of memory; two arrays share it when they hold the same one."""

    nbytes: int
    given: bool = False  # an input's, there before the snippet ran


@dataclass(frozen=True, slots=True, eq=False)
class Array:
    """What is known of an array, or of a NumPy scalar, without its having elements."""

    shape: Shape
    dtype: str
    strides: Shape
    memory: Memory
    writeable: bool = True
    values: tuple[float, ...] | None = None  # in C order, where a question is about them
    origin: str = ""  # function that made a NumPy scalar; empty for an array
    negative: bool = False  # integers with a minus sign before them
    in_order: bool = True  # elements lie in C order, stretched axes aside

    @property
    def itemsize(self) -> int:
        return itemsize_of(self.dtype)


Plain = int | float  # of Python; a bool is an int
Operand = Array | Plain
Entry = int | slice | Array | Sequence[int] | None  # of an index; Ellipsis is spelled out before


@cache
def itemsize_of(dtype: str) -> int:
    """Bytes of one element."""
    return np.dtype(dtype).itemsize


def fresh(shape: Shape, dtype: str, values: tuple[float, ...] | None = None, origin: str = "") -> Array:
    """Array in memory of its own."""
    itemsize = itemsize_of(dtype)
    return Array(shape, dtype, c_strides(shape, itemsize), Memory(prod(shape) * itemsize), True, values, origin)


def c_strides(shape: Shape, itemsize: int) -> Shape:
    """Strides of an array in C order, in bytes."""
    strides = []
    for size in reversed(shape):
        strides.append(itemsize)
        itemsize *= max(size, 1)
    return tuple(strides[::-1])


# ---------------------------------------------------------------- shapes


def pairs(a: Shape, b: Shape) -> list[tuple[int, int]]:
    """Sizes that meet, the shorter shape padded with 1s on the left."""
    return list(zip_longest(a[::-1], b[::-1], fillvalue=1))[::-1]


def meet(x: int, y: int) -> int:
    """Size of one axis of the result: equal sizes, or one of them 1."""
    if x == y or y == 1:
        return x
    if x == 1:
        return y
    raise Raises


def broadcast(a: Shape, b: Shape) -> Shape:
    """Shape of ``a + b``."""
    return tuple(meet(x, y) for x, y in pairs(a, b))


def reduce(shape: Shape, axes: Shape | None, keepdims: bool) -> Shape:
    """Shape of a sum over `axes`, which are not negative; over all when there are none."""
    gone = range(len(shape)) if axes is None else axes
    if keepdims:
        return tuple(1 if axis in gone else size for axis, size in enumerate(shape))
    return tuple(size for axis, size in enumerate(shape) if axis not in gone)


def newaxis(entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """Index with new axes as NumPy reads it: a None makes its axis where it stands."""
    return entries


def grow(left: Shape, result: Shape) -> Shape:
    """Shape of the left side after ``left += right``, where ``left + right`` has the shape `result`."""
    if left != result:
        raise Raises
    return left


def mask(mask: Shape, scores: Shape) -> Shape | None:
    """Shape of a ``(B, T)`` mask with ``(B, H, T, T)`` scores. NumPy has no such rule: they broadcast like any two."""
    return None


def join(shapes: Sequence[Shape], axis: int) -> Shape:
    """Shape that all parts of a concatenation have, but for their sizes along `axis`; of a stack, where that is -1."""
    first = shapes[0]
    for shape in shapes[1:]:
        if len(shape) != len(first) or any(x != y for at, (x, y) in enumerate(zip(first, shape, strict=True))
                                           if at != axis):  # fmt: skip
            raise Raises
    return first


def batch(a: Shape, b: Shape) -> Shape:
    """Batch axes of ``a @ b``: they broadcast."""
    return broadcast(a, b)


# ---------------------------------------------------------------- dtypes


def promote(a: Operand, b: Operand) -> str:
    """Dtype of a sum. Python numbers are weak: they take the array's dtype, unless its kind is too small for them."""
    if isinstance(a, Array) and isinstance(b, Array):
        return a.dtype if a.dtype == b.dtype else np.promote_types(a.dtype, b.dtype).name
    array, number = (a, b) if isinstance(a, Array) else (b, a)
    assert isinstance(array, Array) and not isinstance(number, Array)
    return weak(array.dtype, number)


def weak(dtype: str, number: Plain) -> str:
    """Dtype of an array with a Python number."""
    kind = np.dtype(dtype).kind
    if isinstance(number, float):
        return dtype if kind in "fc" else "float64"
    if kind == "b" and not isinstance(number, bool):
        return "int64"
    if kind in "iu" and not fits(number, dtype):
        raise Raises
    return dtype


def fits(number: Plain, dtype: str) -> bool:
    """Say whether an integer dtype can hold `number`."""
    limits = np.iinfo(dtype)
    return limits.min <= number <= limits.max


def wrap(value: int, dtype: str) -> int:
    """Value that an integer dtype keeps of `value`: it wraps around."""
    limits = np.iinfo(dtype)
    return (value - limits.min) % (limits.max - limits.min + 1) + limits.min


def power(base: Operand, exponent: Array) -> str:
    """Dtype of an integer to the power of integers: a negative exponent raises."""
    if exponent.negative:
        raise Raises
    return promote(base, exponent)


def store(into: str, given: str) -> str:
    """Dtype of the left side after it took values in place: what would lose their kind raises."""
    if not np.can_cast(given, into, "same_kind"):
        raise Raises
    return into


# ---------------------------------------------------------------- memory


def expand(array: Array, shape: Shape) -> Array:
    """``np.broadcast_to``: a read-only view whose stretched axes have stride 0."""
    lead = len(shape) - len(array.shape)
    kept = zip(array.shape, array.strides, shape[lead:], strict=True)
    strides = (0,) * lead + tuple(stride if size == wanted else 0 for size, stride, wanted in kept)
    return Array(shape, array.dtype, strides, array.memory, False, spread(array, shape), in_order=array.in_order)


def spread(array: Array, shape: Shape) -> tuple[float, ...] | None:
    """Return the values of an array stretched to `shape`, where they are known and not too many to write down."""
    if array.values is None or prod(shape) > MOST_VALUES:
        return None
    stretched = np.broadcast_to(np.array(array.values).reshape(array.shape), shape)
    return tuple(stretched.ravel().tolist())


def transpose(array: Array, axes: Shape) -> Array:
    """Transposed array: a view with its strides in another order."""
    shape, strides = (tuple(each[axis] for axis in axes) for each in (array.shape, array.strides))
    return Array(shape, array.dtype, strides, array.memory, array.writeable, in_order=axes == tuple(range(len(axes))))


def result_strides(operands: Sequence[Array], shape: Shape, itemsize: int) -> Shape:
    """Strides of a sum: its memory is its own, and full."""
    return c_strides(shape, itemsize)


def step(strides: Shape, itemsize: int) -> Shape:
    """Strides as they are told: in bytes."""
    return strides


def occupies(array: Array) -> int:
    """Bytes newly allocated for an array: those of the block it lies in, however often a view repeats them."""
    return 0 if array.memory.given else array.memory.nbytes


def write(array: Array) -> None:
    """Write into an array: a view by ``np.broadcast_to`` is read-only."""
    if not array.writeable:
        raise Raises


def shares(is_fancy: bool, strides_over: bool) -> bool:
    """Say whether ``x[index]`` is a view of ``x``: always for slices, never for lists and arrays."""
    return not is_fancy


@dataclass(frozen=True, slots=True)
class Rules:
    """One set of rules; NumPy's, unless one is replaced."""

    broadcast: Callable[[Shape, Shape], Shape] = broadcast
    reduce: Callable[[Shape, Shape | None, bool], Shape] = reduce
    newaxis: Callable[[tuple[Entry, ...]], tuple[Entry, ...]] = newaxis
    grow: Callable[[Shape, Shape], Shape] = grow
    mask: Callable[[Shape, Shape], Shape | None] = mask
    join: Callable[[Sequence[Shape], int], Shape] = join
    batch: Callable[[Shape, Shape], Shape] = batch
    promote: Callable[[Operand, Operand], str] = promote
    wrap: Callable[[int, str], int] = wrap
    power: Callable[[Operand, Array], str] = power
    store: Callable[[str, str], str] = store
    expand: Callable[[Array, Shape], Array] = expand
    transpose: Callable[[Array, Shape], Array] = transpose
    result_strides: Callable[[Sequence[Array], Shape, int], Shape] = result_strides
    step: Callable[[Shape, int], Shape] = step
    occupies: Callable[[Array], int] = occupies
    write: Callable[[Array], None] = write
    shares: Callable[[bool, bool], bool] = shares


NUMPY = Rules()
