"""New axes, picked elements, and whether an index gives a view."""

from __future__ import annotations

from random import Random

from grader.quiz.families.draft import OPERATORS, Draft, Family, arrays, sizes
from grader.quiz.question import Asks


def new_axis(rng: Random) -> Draft:
    ndim = rng.choice((1, 1, 2, 3))
    keys = {
        1: (":, None", "None, :", "None, :, None", "..., None"),
        2: (":, None", "None, :", ":, :, None", ":, None, :", "..., None, :"),
        3: (":, None", "None, :", ":, :, None", ":, None, None", "..., None"),
    }
    return Draft(f"x[{rng.choice(keys[ndim])}]", arrays(x=sizes(rng, ndim)))


def table(rng: Random) -> Draft:
    """A column against a row."""
    m, n = sizes(rng, 2)
    left, right = rng.choice(((":, None", "None, :"), (":, None", ""), ("None, :", ":, None"), ("", ":, None")))
    a = f"a[{left}]" if left else "a"
    b = f"b[{right}]" if right else "b"
    return Draft(f"{a} {rng.choice(OPERATORS)} {b}", arrays(a=(m,), b=(n,)))


def under_a_batch(rng: Random) -> Draft:
    """One number a sample or a token, put where it belongs, or not."""
    b, t, d = sizes(rng, 3)
    shape, keys = rng.choice(
        (((b,), (":, None", ":, None, None", "None, :")), ((b, t), (":, :, None", ":, None", "None, :")))
    )
    return Draft(f"x * w[{rng.choice(keys)}]", arrays(x=(b, t, d), w=shape))


def picked(rng: Random) -> Draft:
    """Elements picked by a list, or left out by a slice."""
    ndim = rng.choice((2, 3))
    shape = sizes(rng, ndim)
    row, column = rng.randrange(min(shape)), rng.randrange(min(shape))
    entries = [":", f"[{row}, {column}]", f"{row}", "::2", "1:", f"[{row}]", f"{row}:{row + 1}"]
    key = ", ".join(rng.sample(entries, ndim))
    return Draft(f"x[{key}]", arrays(x=shape))


def view_or_copy(rng: Random) -> Draft:
    shape = sizes(rng, rng.choice((2, 2, 3)))
    snippets = (
        "x[::2]", "x[:, ::2]", "x[1::2]", "x[:, 0::2]", "x[..., ::-1]", "x[[0, 1]]", "x[:, [0, 1]]", "x[[1, 0], :]",
        "x[0]", "x[:, 1:]", "x[None]", "x.T", "x.reshape(-1)", "x[[0]]", "x[0:1]", "x.copy()", "x + 0",
    )  # fmt: skip
    return Draft(rng.choice(snippets), arrays(x=shape), Asks.VIEW)


FAMILIES = (
    Family("new_axis", new_axis),
    Family("table", table),
    Family("under_a_batch", under_a_batch),
    Family("picked", picked),
    Family("view_or_copy", view_or_copy),
)
