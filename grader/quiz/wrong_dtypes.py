"""What people believe about dtypes that is not so, mostly because older versions of NumPy or other languages had it."""

from __future__ import annotations

import numpy as np

from grader.quiz.rules import Array, Operand, fits, fresh, promote, wrap


def python_float_is_float64(a: Operand, b: Operand) -> str:
    return promote(*(fresh((), "float64") if isinstance(each, float) else each for each in (a, b)))


def numpy_scalar_is_weak(a: Operand, b: Operand) -> str:
    """A NumPy scalar by name, ``np.float64(1.5)``, gives way as a Python number does."""
    return promote(*_weakened(a, b, "float64"))


def square_root_is_weak(a: Operand, b: Operand) -> str:
    """The result of ``np.sqrt(64)`` is taken for a Python number."""
    return promote(*_weakened(a, b, "sqrt"))


def _weakened(a: Operand, b: Operand, origin: str) -> tuple[Operand, Operand]:
    if all(isinstance(each, Array) and not each.origin for each in (a, b)):
        return a, b
    one, other = (1.5 if isinstance(each, Array) and each.origin == origin else each for each in (a, b))
    return (one, other) if isinstance(one, Array) or isinstance(other, Array) else (a, b)


def python_int_is_int64(a: Operand, b: Operand) -> str:
    """A Python integer widens an array of integers, as an int64 would."""
    for array, number in ((a, b), (b, a)):
        if isinstance(array, Array) and type(number) is int and np.dtype(array.dtype).kind in "iu":
            return promote(array, fresh((), "int64"))
    return promote(a, b)


def python_int_widens(a: Operand, b: Operand) -> str:
    """A number that does not fit makes the dtype as wide as it needs."""
    for array, number in ((a, b), (b, a)):
        if isinstance(array, Array) and type(number) is int and np.dtype(array.dtype).kind in "iu":
            signed = (name for name in (array.dtype, "int16", "int32", "int64") if fits(number, name))
            return next(signed, "int64")
    return promote(a, b)


def saturate(value: int, dtype: str) -> int:
    limits = np.iinfo(dtype)
    return min(max(value, limits.min), limits.max) if dtype.startswith("uint") else wrap(value, dtype)


def integers_give_way(a: Operand, b: Operand) -> str:
    """An array of integers takes the float array's dtype."""
    if isinstance(a, Array) and isinstance(b, Array):
        kinds = {np.dtype(each.dtype).kind for each in (a, b)}
        if "f" in kinds and kinds & set("iu"):
            return next(each.dtype for each in (a, b) if np.dtype(each.dtype).kind == "f")
    return promote(a, b)


def negative_power_gives_floats(base: Operand, exponent: Array) -> str:
    return "float64" if exponent.negative else promote(base, exponent)


def in_place_truncates(into: str, given: str) -> str:
    return into
