"""Strides, bytes and what may be written: what a view is made of. No axis of length 1: its stride means nothing."""

from __future__ import annotations

import re
from random import Random

from grader.quiz.families.draft import Draft, Family, sizes
from grader.quiz.question import Asks, Input

DTYPES = ("float32", "float32", "float64", "int16")


def laid_out(rng: Random) -> Draft:
    """Strides of an array, turned or cut."""
    shape = sizes(rng, rng.choice((2, 3)))
    snippet = rng.choice(("x", "x.T", "x.T", "x[::2]", "x[:, ::2]", "x[:, 1:]", "np.swapaxes(x, 0, 1)", "x[::-1]"))
    return Draft(snippet, {"x": Input(shape, rng.choice(DTYPES))}, Asks.STRIDES)


def stretched(rng: Random) -> Draft:
    """Strides of a broadcast view, turned or not."""
    shape = sizes(rng, rng.choice((2, 2, 3)))
    base = shape[rng.choice((1, 1, len(shape) - 1)) :]
    turned = rng.choice(("", ".T", ".T"))
    inputs = {"b": Input(base, rng.choice(DTYPES))}
    return Draft(f"np.broadcast_to(b, {shape}){turned}", inputs, Asks.STRIDES)


def summed(rng: Random) -> Draft:
    """Strides of what arithmetic makes of a view."""
    shape = sizes(rng, rng.choice((2, 2, 3)))
    dtype = rng.choice(DTYPES[:3])
    inputs = {"x": Input(shape, dtype), "b": Input(shape[1:], dtype)}
    view = f"np.broadcast_to(b, {shape})"
    snippets = ("x + b", "(x + b).T", f"{view} + x", f"({view} + x).T", f"{view} * 2")
    return Draft(rng.choice(snippets), inputs, Asks.STRIDES)


def new_bytes(rng: Random) -> Draft:
    """How much memory the result takes that was not there before."""
    rows, columns = sizes(rng, 2)
    dtype = rng.choice(DTYPES)
    inputs = {"x": Input((rows, columns), dtype), "b": Input((columns,), dtype)}
    shape = (rows, columns)
    view = f"np.broadcast_to(b, {shape})"
    made = (f"np.broadcast_to(b * 2, {shape})", f"np.broadcast_to(b.copy(), {shape})")
    snippet = rng.choice((view, view, *made, "x + b", "x.T", "x[::2]", "x.reshape(-1)", "x.copy()"))
    used = {name: each for name, each in inputs.items() if re.search(rf"\b{name}\b", snippet)}
    return Draft(snippet, used, Asks.NBYTES)


def written(rng: Random) -> Draft:
    """An element written into a view, then read there or in the array behind it."""
    rows, columns = sizes(rng, 2)
    value = rng.randrange(3, 10)
    view, inputs = rng.choice(
        (
            (f"np.broadcast_to(b, ({rows}, {columns}))", {"b": Input((columns,), "int64")}),
            (f"np.broadcast_to(b, ({rows}, {columns}))", {"b": Input((columns,), "int64")}),
            (f"np.broadcast_to(b, ({rows}, {columns})).copy()", {"b": Input((columns,), "int64")}),
            ("x + 0", {"x": Input((rows, columns), "int64")}),
        )
    )
    return Draft(f"v = {view}\nv[0, 0] = {value}\nint(v[0, 0])", inputs, Asks.VALUE)


FAMILIES = (
    Family("laid_out", laid_out),
    Family("stretched", stretched),
    Family("summed", summed),
    Family("new_bytes", new_bytes),
    Family("written", written),
)
