"""Comparing what came back with what is right: type, shape, dtype, values, in this order, each with its own message.

Nothing here broadcasts: shapes are compared before any element is, and a NaN equals only a NaN.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from grader.judge.failure import CheckFailed
from grader.model import Message, say
from grader.wire import MAX_BLOB, Opaque

Told = Callable[[float], None]
Mask = np.ndarray[Any, Any] | bool


def difference(
    got: object, want: object, tol: float = 0.0, dtype: bool = True, tell: Told | None = None, where: Mask = True
) -> CheckFailed | None:
    """Return why ``got`` is not ``want``, or None.

    Parameters
    ----------
    got : object
        What the hand-in returned, as plain data.
    want : object
        The right value: an array, a Python value, or a tuple or list of these.
    tol : float
        The largest absolute difference allowed between two elements.
    dtype : bool
        Whether the dtype is judged.
    tell : callable, optional
        Told how far apart the elements of two arrays are at most.
    where : np.ndarray of bool, optional
        Which elements of an array are judged; what it holds elsewhere is open.
    """
    if isinstance(want, np.ndarray):
        return _array_difference(got, want, tol, dtype, tell, where)
    if isinstance(want, tuple | list):
        return _sequence_difference(got, want, tol, dtype, tell)
    return _scalar_difference(got, want, tol)


def _array_difference(
    got: object, want: np.ndarray[Any, Any], tol: float, dtype: bool, tell: Told | None, where: Mask
) -> CheckFailed | None:
    if not isinstance(got, np.ndarray):
        return CheckFailed(not_an_array(got))
    if got.shape != want.shape:
        return CheckFailed(say("its shape is {got}", got=got.shape), shape_story(got.shape, want.shape))
    if dtype and got.dtype != want.dtype:
        return CheckFailed(say("its dtype is {got}", got=got.dtype), say("expected {want}", want=want.dtype))
    return _value_difference(got, want, tol, tell, where)


def not_an_array(got: object) -> Message:
    """Say what came in the place of an array."""
    if got is None:
        return say("it returned None: is a `return` missing?")
    if isinstance(got, Opaque):
        if got.nbytes is not None and got.type_name == "numpy.ndarray" and got.nbytes > MAX_BLOB:
            return say("it returned {shape} {dtype}, {nbytes} bytes: too large to send",
                       shape=got.shape, dtype=got.dtype, nbytes=got.nbytes)  # fmt: skip
        if got.type_name == "numpy.ndarray":
            return say("it returned an array of dtype {dtype}; expected numbers", dtype=got.dtype)
        return say("it returned a {kind}; expected a plain numpy.ndarray", kind=got.type_name)
    return say("it returned a {kind}; expected a plain numpy.ndarray", kind=kind_of(got))


def kind_of(value: object) -> str:
    """Return the name of a type as a learner knows it."""
    module = type(value).__module__
    return type(value).__name__ if module == "builtins" else f"{module}.{type(value).__name__}"


def shape_story(got: tuple[int, ...], want: tuple[int, ...]) -> Message:
    """Say how two shapes differ, axis by axis from the right."""
    if len(got) != len(want):
        return say("expected {want}: {got_ndim} axes instead of {want_ndim}",
                       want=want, got_ndim=len(got), want_ndim=len(want))  # fmt: skip
    wrong = [axis for axis in range(-1, -len(want) - 1, -1) if got[axis] != want[axis]]
    if sorted(got) == sorted(want) and len(wrong) > 1:
        return say("expected {want}: the same sizes in another order", want=want)
    axis = wrong[0]
    return say("expected {want}: axis {axis} has size {got} instead of {size}",
               want=want, axis=axis, got=got[axis], size=want[axis])  # fmt: skip


def deviation(got: np.ndarray[Any, Any], want: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Return the absolute difference of each pair; two NaNs or equal infinities differ by 0, one NaN by infinity."""
    wide = np.result_type(got, want, np.float64)
    with np.errstate(all="ignore"):
        left, right = got.astype(wide), want.astype(wide)
        apart = np.abs(left - right).astype(np.float64)
        same = (got == want) | (np.isnan(left) & np.isnan(right))
    unequal = np.maximum(apart, np.finfo(np.float64).tiny)  # large integers may differ and still be one float
    return np.where(same, 0.0, np.where(np.isnan(apart), math.inf, unequal))


def judged(where: Mask, shape: tuple[int, ...]) -> np.ndarray[Any, Any]:
    """Return which elements of an array of this shape are judged: all of them, if the mask does not fit it."""
    try:
        return np.broadcast_to(where, shape)
    except ValueError:
        return np.broadcast_to(True, shape)


def _value_difference(
    got: np.ndarray[Any, Any], want: np.ndarray[Any, Any], tol: float, tell: Told | None, where: Mask
) -> CheckFailed | None:
    looked_at = judged(where, want.shape)
    apart = deviation(got, want)
    largest = float(apart.max(where=looked_at, initial=0.0))
    if tell is not None and apart.size:
        tell(largest)
    wrong = looked_at & (apart > tol)
    count = int(wrong.sum())
    if not count:
        return None
    index = tuple(int(i) for i in np.unravel_index(int(np.argmax(wrong)), want.shape))
    seen, right = got[index], want[index]
    if index and np.isnan(seen) and not np.isnan(right):
        return CheckFailed(say("element {place} is nan: never set, or 0 / 0?", place=list(index)),
                           say("expected {want}", want=_told_apart(seen, right)[1]))  # fmt: skip
    reason = _which_wrong(index, count, int(looked_at.sum()))
    return CheckFailed(reason, _seen_and_right(seen, right, largest))


def _which_wrong(first: tuple[int, ...], count: int, size: int) -> Message:
    if not first:
        return say("its value is wrong")
    if count == 1:
        return say("1 of {size} elements is wrong, at {place}", size=size, place=list(first))
    return say("{count} of {size} elements are wrong, the first at {place}",
               count=count, size=size, place=list(first))  # fmt: skip


def _seen_and_right(seen: Any, right: Any, largest: float) -> Message:
    """Say what one element is and should be, and the largest difference of all where it tells anything."""
    got, want = _told_apart(seen, right)
    if isinstance(right, np.bool_) or math.isinf(largest):
        return say("it is {got}, expected {want}", got=got, want=want)
    return say("it is {got}, expected {want} (largest difference {apart})",
               got=got, want=want, apart=f"{largest:.3g}")  # fmt: skip


def _told_apart(got: Any, want: Any) -> tuple[str, str]:
    """Write two numbers with as many digits as it takes to see that they differ."""
    for digits in (7, 9, 12, 17):
        pair = _number(got, digits), _number(want, digits)
        if pair[0] != pair[1]:
            break
    return pair


def _number(value: Any, digits: int) -> str:
    return f"{float(value):.{digits}g}" if isinstance(value, float | np.floating) else str(value)


def _sequence_difference(
    got: object, want: tuple[Any, ...] | list[Any], tol: float, dtype: bool, tell: Told | None
) -> CheckFailed | None:
    if type(got) is not type(want):
        shown = got.type_name if isinstance(got, Opaque) else kind_of(got)
        return CheckFailed(say("it returned a {got}; expected a {want}", got=shown, want=type(want).__name__))
    assert isinstance(got, tuple | list)
    if len(got) != len(want):
        return CheckFailed(say("it returned {got} items", got=len(got)), say("expected {want}", want=len(want)))
    for position, (one, right) in enumerate(zip(got, want, strict=True)):
        failed = difference(one, right, tol, dtype, tell)
        if failed is not None:
            return CheckFailed(say("item [{n}]: {why}", n=position, why=failed.reason), failed.detail)
    return None


def _scalar_difference(got: object, want: object, tol: float) -> CheckFailed | None:
    expected = say("expected {want}", want=repr(want))
    if isinstance(got, Opaque | np.ndarray) or isinstance(got, bool) != isinstance(want, bool):
        shown = got.type_name if isinstance(got, Opaque) else kind_of(got)
        return CheckFailed(say("it returned a {kind}", kind=shown), expected)
    if isinstance(want, int | float) and isinstance(got, int | float | np.number):
        right = numbers_agree(got, want, tol)
    else:
        right = type(got) is type(want) and _equal(got, want)
    return None if right else CheckFailed(say("it returned {got}", got=repr(got)[:200]), expected)


def numbers_agree(got: Any, want: Any, tol: float) -> bool:
    """Whether two numbers, of Python or of NumPy, are at most ``tol`` apart; a NaN agrees with a NaN."""
    one, other = (each.item() if isinstance(each, np.number) else each for each in (got, want))  # small ints overflow
    if _equal(one, other) or (one != one and other != other):
        return True
    try:
        return bool(abs(one - other) <= tol)
    except OverflowError:  # an int too large for any float
        return False


def _equal(got: Any, want: Any) -> bool:
    try:
        return bool(got == want)
    except ValueError:  # a container with an array in it
        return False
