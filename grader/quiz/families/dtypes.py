"""What dtype comes out: Python numbers, NumPy scalars, integers that wrap, and what may be written in place."""

from __future__ import annotations

from random import Random

from grader.quiz.families.draft import OPERATORS, Draft, Family, sizes
from grader.quiz.question import Asks, Input

SQUARES = (4, 9, 16, 25, 36, 49, 64, 100, 144, 256)
HALVES = (0.5, 1.5, 2.5)


def _array(rng: Random, name: str, dtype: str, most: int = 2) -> dict[str, Input]:
    return {name: Input(sizes(rng, rng.randrange(1, most + 1)), dtype)}


def number(rng: Random) -> Draft:
    """A float array and a number of Python."""
    dtype = rng.choice(("float32", "float32", "float16", "float64"))
    half, whole = rng.choice(HALVES), rng.choice((2, 3, 10))
    snippet = rng.choice((f"x + {half}", f"{half} * x", f"x / {whole}", f"x ** {whole}", f"x / {whole} + {half}"))
    return Draft(snippet, _array(rng, "x", dtype), Asks.DTYPE)


def scalar(rng: Random) -> Draft:
    """A float array and a scalar of NumPy."""
    dtype = rng.choice(("float32", "float32", "float16"))
    half = rng.choice(HALVES)
    made = rng.choice((f"np.float64({half})", f"np.float64({half})", f"np.float32({half})"))
    snippet = rng.choice((f"x + {made}", f"x * {made}", f"{made} * x"))
    return Draft(snippet, _array(rng, "x", dtype), Asks.DTYPE)


def root(rng: Random) -> Draft:
    """Scores divided by a square root, NumPy's or Python's."""
    square = rng.choice(SQUARES)
    snippet = rng.choice((f"scores / np.sqrt({square})", f"scores / np.sqrt({square})", f"scores / {square} ** 0.5",
                          f"scores * (1 / np.sqrt({square}))"))  # fmt: skip
    return Draft(snippet, _array(rng, "scores", "float32", 3), Asks.DTYPE)


def with_integers(rng: Random) -> Draft:
    """A float array and an array of integers."""
    (size,) = sizes(rng, 1)
    dtype = rng.choice(("float32", "float32", "float16"))
    inputs = {"x": Input((size,), dtype)}
    if rng.random() < 0.6:
        return Draft(f"x {rng.choice(OPERATORS)} np.arange({size})", inputs, Asks.DTYPE)
    ids = Input((size,), rng.choice(("int64", "int32", "int8", "uint8")))
    return Draft(f"x {rng.choice(OPERATORS)} ids", inputs | {"ids": ids}, Asks.DTYPE)


def small_integers(rng: Random) -> Draft:
    """A small integer dtype and an int of Python, that fits or does not."""
    name = rng.choice(("uint8", "uint8", "int8"))
    number = rng.choice((1, 2, 100, 300, 300, 1000))
    return Draft(f"u {rng.choice('+*')} {number}", _array(rng, "u", name), Asks.DTYPE)


def wrapping(rng: Random) -> Draft:
    """The value of a sum that may not fit."""
    value, number = rng.choice((200, 250, 255, 100, 3)), rng.choice((1, 10, 55, 100, 200))
    operator = rng.choice("+++-")
    inputs = {"u": Input((2,), "uint8", (value, 7))}
    return Draft(f"int((u {operator} {number})[0])", inputs, Asks.VALUE)


def powers(rng: Random) -> Draft:
    base = rng.choice(("10000", "10000", "2", "10000.0", "2.0"))
    exponent = rng.choice(("-i", "-i", "i", "(-i / 8)"))
    return Draft(f"{base} ** {exponent}", _array(rng, "i", "int64", 1), Asks.DTYPE)


def in_place(rng: Random) -> Draft:
    name, dtype = rng.choice((("i", "int64"), ("i", "int64"), ("i", "int32"), ("x", "float32")))
    update = rng.choice(("+= 0.5", "+= 0.5", "*= 1.5", "+= 1", "-= 0.5", "*= 2"))
    return Draft(f"{name} {update}", _array(rng, name, dtype), Asks.DTYPE)


FLOATS = (
    Family("number", number),
    Family("scalar", scalar),
    Family("root", root),
    Family("with_integers", with_integers),
)
INTEGERS = (
    Family("small_integers", small_integers),
    Family("wrapping", wrapping),
    Family("powers", powers),
    Family("in_place", in_place),
)
