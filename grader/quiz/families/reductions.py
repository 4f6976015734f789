"""Sums and means over an axis, and what becomes of them next to the array that they came from."""

from __future__ import annotations

from random import Random

from grader.quiz.families.draft import Draft, Family, arrays, sizes

NAMES = ("sum", "mean", "max")


def _axis(rng: Random, ndim: int) -> int:
    return rng.randrange(-ndim, ndim)


def reduced(rng: Random) -> Draft:
    ndim = rng.choice((2, 3, 3, 4))
    keepdims = rng.choice(("", ", keepdims=True"))
    axis: object = _axis(rng, ndim)
    if ndim > 2 and rng.random() < 0.25:
        axis = tuple(sorted(rng.sample(range(ndim), 2)))
    return Draft(f"x.{rng.choice(NAMES)}(axis={axis}{keepdims})", arrays(x=sizes(rng, ndim)))


def against_itself(rng: Random) -> Draft:
    """The usual reason for a reduction: to centre, or to normalise."""
    ndim = rng.choice((2, 2, 3))
    shape = list(sizes(rng, ndim))
    if rng.random() < 0.3:
        shape[-1] = shape[-2]  # a square lets a lost axis pass in silence
    keepdims = rng.choice(("", ", keepdims=True"))
    axis = _axis(rng, ndim)
    call = rng.choice(("x - x.mean({})", "x / x.sum({})", "x - x.max({})"))
    return Draft(call.format(f"axis={axis}{keepdims}"), arrays(x=tuple(shape)))


def with_bias(rng: Random) -> Draft:
    """A reduction that meets another array."""
    b, t, d = sizes(rng, 3)
    keepdims = rng.choice(("", ", keepdims=True"))
    bias = rng.choice(((d,), (t, 1), (b, 1), (t, d), (b, 1, d)))
    return Draft(f"x.mean(axis={_axis(rng, 3)}{keepdims}) + bias", arrays(x=(b, t, d), bias=bias))


FAMILIES = (Family("reduced", reduced), Family("against_itself", against_itself), Family("with_bias", with_bias))
