"""What is called, and what its arguments mean: dtypes, shapes, axes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grader.quiz.question import Shape
from grader.quiz.rules import Array, Beyond, Raises

WIDTHS = {"int": (8, 16, 32, 64), "uint": (8, 16, 32, 64), "float": (16, 32, 64), "complex": (64, 128)}
DTYPES = frozenset({"bool", *(f"{kind}{bits}" for kind, sizes in WIDTHS.items() for bits in sizes)})
BUILT_IN = {bool: "bool", int: "int64", float: "float64"}


@dataclass(frozen=True, slots=True)
class Dtype:
    """A dtype, or the class of scalars that has its name."""

    name: str


@dataclass(frozen=True, slots=True)
class Function:
    """A function of NumPy, or a method: of `owner`, then."""

    name: str
    owner: Array | None = None


def one_number(given: tuple[Any, ...]) -> tuple[float, ...]:
    """Arguments that are a single plain number."""
    if len(given) == 1 and isinstance(given[0], int | float):
        return given
    raise Beyond


def shape_of(given: Any) -> Shape:
    """Shape that a tuple or a number stands for."""
    shape = given if isinstance(given, tuple) else (given,)
    if not all(isinstance(each, int) for each in shape):
        raise Beyond
    return shape


def dtype_name(given: Any, natural: str) -> str:
    """Name of the dtype that is meant; `natural` where none is given."""
    if given is None:
        return natural
    name = given.name if isinstance(given, Dtype | Function) else given
    name = {"int": "int64", "float": "float64"}.get(name, name)
    if name not in DTYPES:
        raise Beyond
    return str(name)


def axes_of(axis: Any, ndim: int) -> Shape | None:
    """Axes counted from the front; None for all."""
    if axis is None:
        return None
    axes = axis if isinstance(axis, tuple) else (axis,)
    if ndim == 0 and axes in ((0,), (-1,)):  # NumPy lets these pass
        return None
    if any(not -ndim <= each < ndim for each in axes):
        raise Raises
    return tuple(each % ndim for each in axes)
