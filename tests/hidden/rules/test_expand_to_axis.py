"""Hidden suite of rules/expand_to_axis."""

import numpy as np

from grader.judge.suite import check, layouts, must_raise, repeatable, same, untouched

EXERCISE = "rules/expand_to_axis"


def vector(rng, size, dtype=np.float64):
    return rng.uniform(1, 100, size).astype(dtype)


@check(points=3, en="lies on the axis asked for, counted from 0", zh="落在指定的轴上，轴号从 0 数起")
def test_values(submission, reference, rng):
    for size, axis, ndim in [(7, 0, 2), (7, 1, 2), (5, 0, 3), (5, 1, 3), (5, 2, 3), (6, 1, 4), (4, 2, 4), (6, 0, 1)]:
        v = vector(rng, size)
        same(submission.expand_to_axis(v, axis, ndim), reference.expand_to_axis(v, axis, ndim))


@check(points=3, needs=["values"], en="negative axes count from the end", zh="负的轴号从末尾数起")
def test_negative(submission, reference, rng):
    for size, axis, ndim in [
        (7, -1, 2),
        (7, -2, 2),
        (5, -1, 3),
        (5, -2, 3),
        (5, -3, 3),
        (6, -3, 4),
        (9, -5, 5),
        (6, -1, 1),
    ]:
        v = vector(rng, size)
        same(submission.expand_to_axis(v, axis, ndim), reference.expand_to_axis(v, axis, ndim))


@check(
    points=2,
    needs=["values"],
    en="also where the size is 0 or 1 or equals ndim, and with many axes",
    zh="大小为 0、1 或恰好等于 ndim 时，以及轴很多时，同样正确",
)
def test_sizes(submission, reference, rng):
    for size, axis, ndim in [
        (1, 1, 3),
        (1, 0, 1),
        (0, 1, 3),
        (0, -2, 2),
        (3, 1, 3),
        (2, -1, 2),
        (1, -1, 4),
        (4, 9, 12),
    ]:
        v = vector(rng, size)
        same(submission.expand_to_axis(v, axis, ndim), reference.expand_to_axis(v, axis, ndim))


@check(points=1, needs=["values"], en="raises where there is no such axis", zh="没有这个轴时抛出异常")
def test_no_such_axis(submission, rng):
    for size, axis, ndim in [(5, 3, 3), (5, -4, 3), (1, 2, 2), (1, -3, 2), (5, 1, 1), (4, 7, 3), (0, 2, 2)]:
        must_raise((ValueError, IndexError), submission.expand_to_axis, vector(rng, size), axis, ndim)


@check(points=1, needs=["values"], en="keeps the dtype, and every digit", zh="保持 dtype，一位数字也不丢")
def test_dtype(submission, reference, rng):
    for dtype in [np.float32, np.float16, np.int64, np.uint8, np.bool_, np.complex128]:
        v = vector(rng, 5, dtype)
        v[-1] = 0
        if dtype == np.int64:
            v[0] = 2**62 + 1  # no float64 holds it
        same(submission.expand_to_axis(v, 1, 3), reference.expand_to_axis(v, 1, 3))
    none = vector(rng, 0, np.float32)
    same(submission.expand_to_axis(none, 1, 3), reference.expand_to_axis(none, 1, 3))


@check(points=1, needs=["values"], en="any memory layout, read-only too", zh="适用于任意内存布局，包括只读数组")
def test_layouts(submission, reference, rng):
    v = vector(rng, 6)
    for _, layout in [*layouts(v), ("one number, repeated", np.broadcast_to(v[:1], 5))]:
        same(submission.expand_to_axis(layout, -2, 3), reference.expand_to_axis(layout, -2, 3))


@check(
    points=1,
    needs=["values"],
    en="leaves the vector as it was; a second call is right too",
    zh="不改动传入的向量，再次调用仍正确",
)
def test_again(submission, rng):
    v = vector(rng, 5)
    untouched(submission.expand_to_axis, v, 1, 3)
    untouched(submission.expand_to_axis, v, 0, 1)
    repeatable(submission.expand_to_axis, (v, 1, 3), (vector(rng, 5), 1, 3), (v, 0, 3), (vector(rng, 4), 1, 2))
