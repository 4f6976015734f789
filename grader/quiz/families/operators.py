"""Operations with a rule of their own: in place, under a mask, joined, multiplied as matrices."""

from __future__ import annotations

from random import Random

from grader.quiz.families.draft import Draft, Family, arrays, sizes
from grader.quiz.families.shapes import pair
from grader.quiz.question import Input


def updated(rng: Random) -> Draft:
    """``a += b``, where the sum may be larger than `a`."""
    if rng.random() < 0.4:
        a, b = pair(rng)
        return Draft(f"a {rng.choice('+-*')}= b", arrays(a=a, b=b))
    whole = sizes(rng, rng.choice((2, 3)))
    a, b = rng.choice(
        ((whole[1:], whole), ((1, *whole[1:]), whole), (whole, whole[1:]), ((*whole[:-1], 1), whole[-1:]))
    )
    return Draft(f"a {rng.choice('+-*')}= b", arrays(a=a, b=b))


def masked(rng: Random) -> Draft:
    """A mask of tokens on attention scores."""
    b, h, t = sizes(rng, 3)
    key = rng.choice(("", "", "[:, None, None, :]", "[:, None]", "[:, None, :, None]"))
    hidden = rng.choice(("np.where(keep{}, scores, -np.inf)", "scores * keep{}", "np.where(keep{}, scores, 0)"))
    inputs = {"scores": Input((b, h, t, t)), "keep": Input((b, t), "bool")}
    return Draft(hidden.format(key), inputs)


def joined(rng: Random) -> Draft:
    b, t, d = sizes(rng, 3)
    words, other = rng.choice(
        (
            ((b, t, d), (t, d)),
            ((b, t, d), (1, t, d)),
            ((b, t, d), (b, t, d + 2)),
            ((b, t, d), (b, 1, d)),
            ((t, d), (d,)),
            ((t, d), (1, d)),
            ((b, t, d), (b, t, d)),
        )
    )
    snippet = rng.choice(("np.concatenate([words, other], axis=-1)", "np.stack([words, other])"))
    return Draft(snippet, arrays(words=words, other=other))


def product(rng: Random) -> Draft:
    b, h, t, d = sizes(rng, 4)
    q, k = rng.choice(
        (
            ((b, t, d), (d, h)),
            ((b, h, t, d), (h, d, t)),
            ((b, h, t, d), (b, 1, d, t)),
            ((b, t, d), (b, d, h)),
            ((b, t, d), (h, d, t)),
            ((t, d), (d, h)),
            ((b, t, d), (t, d)),
        )
    )
    return Draft("q @ k", arrays(q=q, k=k))


FAMILIES = (Family("updated", updated), Family("masked", masked), Family("joined", joined), Family("product", product))
