"""Two shapes that meet, or three: they fit, nearly fit, or seem to."""

from __future__ import annotations

from random import Random

from grader.quiz.families.draft import OPERATORS, SIZES, Draft, Family, arrays, sizes
from grader.quiz.question import Shape


def pair(rng: Random) -> tuple[Shape, Shape]:
    """Two shapes, the second made from the first: axes left off or set to 1, then perhaps something spoiled."""
    whole = list(sizes(rng, rng.choice((1, 2, 2, 3, 3, 3, 4))))
    part = whole[rng.choice((0, 0, 1, 1, 2, 2)) % (len(whole) + 1) :]
    part = [1 if rng.random() < 0.3 else size for size in part]
    whole = [1 if rng.random() < 0.2 else size for size in whole]
    _spoil(rng, whole, part)
    one, other = tuple(whole), tuple(part)
    return (one, other) if rng.random() < 0.6 else (other, one)


def _spoil(rng: Random, whole: list[int], part: list[int]) -> None:
    chance = rng.random()
    if not part:
        return
    at = -rng.randrange(1, len(part) + 1)
    if chance < 0.3:
        part[at] = _near(rng, whole, whole[at])
    elif chance < 0.44:
        whole[at] = 0
        part[at] = rng.choice((0, 1, 1, part[at], rng.choice(SIZES)))
    elif chance < 0.5:
        part.reverse()
    elif chance < 0.58:
        part[:] = whole[: len(part)]
    elif chance < 0.68 and len(part) == 2:
        part[1] = 1  # a column


def _near(rng: Random, whole: list[int], size: int) -> int:
    """Size that somebody may take for a fit: half, double, another axis's, or just another."""
    options = [size * 2, *(half for half in (size // 2,) if half > 1), *whole, rng.choice(SIZES)]
    return rng.choice(options)


def two(rng: Random) -> Draft:
    a, b = pair(rng)
    return Draft(f"a {rng.choice(OPERATORS)} b", arrays(a=a, b=b))


def batch(rng: Random) -> Draft:
    """Words of a batch, and what is added to them or weighs them."""
    b, t, d = sizes(rng, 3)
    name, shape = rng.choice(
        (
            ("encoding", (t, d)),
            ("encoding", (b, d)),
            ("encoding", (1, t, d)),
            ("encoding", (t, 1, d)),
            ("bias", (d,)),
            ("bias", (t,)),
            ("weights", (t, 1)),
            ("weights", (b, t)),
            ("weights", (b, 1, 1)),
            ("weights", (b, t, 1)),
            ("weights", (b, 1)),
            ("weights", (b,)),
        )
    )
    operator = "*" if name == "weights" else "+"
    inputs = arrays(words=(b, t, d)) | arrays(**{name: shape})
    return Draft(rng.choice((f"words {operator} {name}", f"{name} {operator} words")), inputs)


def three(rng: Random) -> Draft:
    a, b = pair(rng)
    longer = max(a, b, key=len)
    c = tuple(1 if rng.random() < 0.4 else size for size in longer[rng.choice((0, 1, 1)) :])
    snippet = rng.choice(("a + b * c", "a * b + c", "a - b - c", "(a + b) * c"))
    return Draft(snippet, arrays(a=a, b=b, c=c))


def scaled(rng: Random) -> Draft:
    """A Python number among arrays, or an array without axes."""
    a, b = pair(rng)
    if rng.random() < 0.5:
        return Draft(rng.choice(("2 * a + b", "a / 2 + b", "(a + 1) * b")), arrays(a=a, b=b))
    return Draft(rng.choice(("scale * a + b", "a + scale * b")), arrays(a=a, b=b, scale=()))


TWO = (Family("two", two), Family("batch", batch))
MANY = (Family("three", three), Family("scaled", scaled))
