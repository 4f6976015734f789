"""The smallest question that shows a belief to be wrong: found by search for shapes, written down for the rest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import TYPE_CHECKING

from grader.quiz.question import Asks, Input, Question, Shape

if TYPE_CHECKING:
    from grader.quiz.misconceptions import Misconception

SIZES = (0, 1, 2, 3, 4)
MOST_AXES = 3

X, U = Input((2,)), Input((2,), "uint8")
TABLE, ROW, WHOLE = Input((2, 3)), Input((3,)), Input((2,), "int64")

# Of the beliefs about anything else than `broadcast`: snippet, inputs, what is asked.
CASES: Mapping[str, tuple[str, Mapping[str, Input], Asks]] = {
    "keepdims_ignored": ("x.sum(axis=1, keepdims=True)", {"x": TABLE}, Asks.SHAPE),
    "keepdims_assumed": ("x.sum(axis=1)", {"x": TABLE}, Asks.SHAPE),
    "axis_is_kept": ("x.sum(axis=1)", {"x": TABLE}, Asks.SHAPE),
    "newaxis_swapped": ("x[:, None]", {"x": X}, Asks.SHAPE),
    "python_float_widens": ("x + 1.5", {"x": X}, Asks.DTYPE),
    "numpy_scalar_is_weak": ("x + np.float64(1.5)", {"x": X}, Asks.DTYPE),
    "square_root_is_weak": ("x / np.sqrt(64)", {"x": X}, Asks.DTYPE),
    "python_int_widens": ("u + 1", {"u": U}, Asks.DTYPE),
    "large_int_widens": ("u + 300", {"u": U}, Asks.DTYPE),
    "bytes_saturate": ("int((u + 1)[0])", {"u": Input((2,), "uint8", (255, 0))}, Asks.VALUE),
    "integers_give_way": ("x * np.arange(2)", {"x": X}, Asks.DTYPE),
    "negative_power_gives_floats": ("10000 ** -i", {"i": WHOLE}, Asks.DTYPE),
    "in_place_truncates": ("i += 0.5", {"i": WHOLE}, Asks.DTYPE),
    "left_side_grows": ("a += b", {"a": ROW, "b": TABLE}, Asks.SHAPE),
    "broadcast_to_copies": ("np.broadcast_to(b, (2, 3))", {"b": ROW}, Asks.STRIDES),
    "strides_count_elements": ("x", {"x": TABLE}, Asks.STRIDES),
    "transpose_copies": ("x.T", {"x": TABLE}, Asks.STRIDES),
    "sum_keeps_zero_strides": ("a + b", {"a": TABLE, "b": ROW}, Asks.STRIDES),
    "mask_lines_up": (
        "np.where(mask, scores, 0)",
        {"scores": Input((2, 2, 3, 3)), "mask": Input((2, 3), "bool")},
        Asks.SHAPE,
    ),
    "view_fills_its_size": ("np.broadcast_to(b, (2, 3))", {"b": ROW}, Asks.NBYTES),
    "view_is_writeable": (
        "v = np.broadcast_to(b, (2, 3))\nv[0, 0] = 7\nint(v[0, 0])",
        {"b": Input((3,), "int64")},
        Asks.VALUE,
    ),
    "parts_broadcast": ("np.stack([a, b])", {"a": TABLE, "b": ROW}, Asks.SHAPE),
    "fancy_is_view": ("x[[0, 1]]", {"x": ROW}, Asks.VIEW),
    "matmul_does_not_broadcast": ("a @ b", {"a": Input((2, 2, 3)), "b": Input((3, 2))}, Asks.SHAPE),
}


@cache
def smallest(belief: Misconception) -> Question:
    """Question with the fewest and smallest axes that `belief` answers wrongly."""
    if belief.name in CASES:
        snippet, inputs, asks = CASES[belief.name]
        return Question(belief.name, "smallest", "", snippet, inputs, asks)
    questions = (_sum(a, b) for a, b in _pairs())
    return next(question for question in questions if belief.wrong(question) is not None)


@cache
def _pairs() -> tuple[tuple[Shape, Shape], ...]:
    shapes = tuple(_shapes())
    return tuple(sorted(((a, b) for a in shapes for b in shapes), key=_weight))


def _shapes() -> Iterator[Shape]:
    for ndim in range(1, MOST_AXES + 1):
        yield from product(SIZES, repeat=ndim)


def _weight(pair: tuple[Shape, Shape]) -> tuple[object, ...]:
    """Sizes of 0 and 1 only where they are needed, then few axes, then small sizes; the one with more axes first."""
    a, b = pair
    sizes = a + b
    return sizes.count(0), sizes.count(1), len(sizes), sum(sizes), len(b) - len(a), pair


def _sum(a: Shape, b: Shape) -> Question:
    return Question("smallest", "smallest", "", "a + b", {"a": Input(a), "b": Input(b)}, Asks.SHAPE)
