"""What people believe about shapes that is not so: each function takes the place of one of NumPy's rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest
from math import prod

from grader.quiz.question import Shape
from grader.quiz.rules import Entry, Raises, broadcast, meet, pairs


def outcome(a: Shape, b: Shape) -> Shape | None:
    """Shape that NumPy gives; None where it raises."""
    try:
        return broadcast(a, b)
    except Raises:
        return None


def raises_if(refused: Callable[[Shape, Shape], bool]) -> Callable[[Shape, Shape], Shape]:
    """NumPy's rule, with an error wherever `refused` says so."""

    def believed(a: Shape, b: Shape) -> Shape:
        if refused(a, b):
            raise Raises
        return broadcast(a, b)

    return believed


def axiswise(meets: Callable[[int, int], int]) -> Callable[[Shape, Shape], Shape]:
    """Align as NumPy does, and let `meets` say what becomes of two sizes."""
    return lambda a, b: tuple(meets(x, y) for x, y in pairs(a, b))


def read_as(reading: Callable[[Shape], Shape]) -> Callable[[Shape, Shape], Shape]:
    """NumPy's rule on shapes that are read wrongly."""
    return lambda a, b: broadcast(reading(a), reading(b))


# ---------------------------------------------------------------- how shapes are lined up


def align_left(a: Shape, b: Shape) -> Shape:
    return tuple(meet(x, y) for x, y in zip_longest(a, b, fillvalue=1))


def equal_anywhere(a: Shape, b: Shape) -> Shape:
    """Where the rule fails, the sizes of the operand with fewer axes look for their equals among the other's."""
    right = outcome(a, b)
    if right is not None:
        return right
    more, fewer = (a, b) if len(a) >= len(b) else (b, a)
    left = list(more)
    for size in fewer:
        if size == 1:
            continue
        if size not in left:
            raise Raises
        left.remove(size)
    return more


def transposes(a: Shape, b: Shape) -> Shape:
    right = outcome(a, b)
    return broadcast(a, b[::-1]) if right is None else right


def column_for_vector(shape: Shape) -> Shape:
    return (*shape, 1) if len(shape) == 1 else shape


def row_for_column(shape: Shape) -> Shape:
    return shape[::-1] if len(shape) == 2 and shape[1] == 1 else shape


def outer(a: Shape, b: Shape) -> Shape:
    return a + b


def matrix_product(a: Shape, b: Shape) -> Shape:
    return (*a[:-1], b[-1]) if a and b else broadcast(a, b)


# ---------------------------------------------------------------- what becomes of two sizes


def smaller(x: int, y: int) -> int:
    return max(x, y) if 1 in (x, y) else min(x, y)


def divides(x: int, y: int) -> int:
    low, high = sorted((x, y))
    if low == 0 or high % low:
        return meet(x, y)
    return high


def zero_stretches(x: int, y: int) -> int:
    return max(x, y) if 0 in (x, y) else meet(x, y)


def one_beats_zero(x: int, y: int) -> int:
    return 1 if {x, y} == {0, 1} else meet(x, y)


def multiplies(x: int, y: int) -> int:
    return x if x == y else x * y


def one_conflicts(x: int, y: int) -> int:
    if x != y:
        raise Raises
    return x


def last_only(a: Shape, b: Shape) -> Shape:
    *rest, last = pairs(a, b) or [(1, 1)]
    sizes = (*(max(x, y) for x, y in rest), meet(*last))
    return sizes if a or b else ()


# ---------------------------------------------------------------- which operand decides


def tiles(a: Shape, b: Shape) -> Shape:
    less, more = sorted((a, b), key=prod)
    if prod(less) == prod(more):
        return broadcast(a, b)
    if prod(less) == 0 or prod(more) % prod(less):
        raise Raises
    return more


def first_decides(a: Shape, b: Shape) -> Shape:
    return a


def more_axes_decide(a: Shape, b: Shape) -> Shape:
    return broadcast(a, b) if len(a) == len(b) else max(a, b, key=len)


def more_elements_decide(a: Shape, b: Shape) -> Shape:
    return broadcast(a, b) if prod(a) == prod(b) else max(a, b, key=prod)


# ---------------------------------------------------------------- what is refused, and what is left


def axes_differ(a: Shape, b: Shape) -> bool:
    return len(a) != len(b)


def shapes_differ(a: Shape, b: Shape) -> bool:
    return a != b and a != () and b != ()


def zero_somewhere(a: Shape, b: Shape) -> bool:
    return 0 in a + b


def both_stretch(a: Shape, b: Shape) -> bool:
    met = pairs(a, b)
    return any(x == 1 != y for x, y in met) and any(y == 1 != x for x, y in met)


def two_missing(a: Shape, b: Shape) -> bool:
    return abs(len(a) - len(b)) > 1


def first_sizes_differ(a: Shape, b: Shape) -> bool:
    return a[:1] != b[:1] and a != () and b != ()


def ones_vanish(a: Shape, b: Shape) -> Shape:
    return tuple(size for size in broadcast(a, b) if size != 1)


# ---------------------------------------------------------------- reductions and new axes


def keepdims_ignored(shape: Shape, axes: Shape | None, keepdims: bool) -> Shape:
    gone = range(len(shape)) if axes is None else axes
    return tuple(size for axis, size in enumerate(shape) if axis not in gone)


def keepdims_assumed(shape: Shape, axes: Shape | None, keepdims: bool) -> Shape:
    gone = range(len(shape)) if axes is None else axes
    return tuple(1 if axis in gone else size for axis, size in enumerate(shape))


def axis_is_kept(shape: Shape, axes: Shape | None, keepdims: bool) -> Shape:
    return () if axes is None else tuple(shape[axis] for axis in axes)


def newaxis_swapped(entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """``[:, None]`` read as ``[None, :]``, and the other way round."""
    first, second = entries[:2] if len(entries) > 1 else (None, None)
    is_pair = (first is None) != (second is None)
    other = second if first is None else first
    if is_pair and other == slice(None):
        return (second, first, *entries[2:])
    return entries


# ---------------------------------------------------------------- in place, masks, joining, matrix products


def left_grows(left: Shape, result: Shape) -> Shape:
    return result


def mask_lines_up(mask: Shape, scores: Shape) -> Shape:
    return scores


def parts_broadcast(shapes: Sequence[Shape], axis: int) -> Shape:
    """Parts of a concatenation stretched to fit one another; along `axis` each keeps its own size."""
    ndim = max(map(len, shapes))
    padded = [(1,) * (ndim - len(shape)) + shape for shape in shapes]
    free = [tuple(1 if at == axis else size for at, size in enumerate(shape)) for shape in padded]
    result: Shape = ()
    for shape in free:
        result = broadcast(result, shape)
    return result


def batches_must_match(a: Shape, b: Shape) -> Shape:
    if a != b:
        raise Raises
    return a
