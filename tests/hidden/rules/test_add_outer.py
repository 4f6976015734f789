"""Hidden suite of rules/add_outer."""

import numpy as np

from grader.judge.suite import check, layouts, no_loop, repeatable, same, untouched

EXERCISE = "rules/add_outer"


def vectors(rng, m, n, dtypes=(np.float64, np.float64), scale=0.9):
    return rng.uniform(-scale, scale, m).astype(dtypes[0]), rng.uniform(-scale, scale, n).astype(dtypes[1])


@check(points=1, en="has shape (m, n)", zh="形状为 (m, n)")
def test_shape(submission, reference, rng):
    for m, n in [(5, 7), (6, 3)]:
        a, b = vectors(rng, m, n)
        same(submission.add_outer(a, b), reference.add_outer(a, b), np.inf, dtype=False)


@check(points=3, needs=["shape"], en="element [i, j] is a[i] + b[j]", zh="元素 [i, j] 等于 a[i] + b[j]")
def test_values(submission, reference, rng, tolerance):
    for m, n in [(5, 7), (6, 3), (2, 9)]:
        a, b = vectors(rng, m, n)
        same(submission.add_outer(a, b), reference.add_outer(a, b), tolerance(m))


@check(points=2, needs=["shape"], en="also where m and n are equal, 1 or 0", zh="m、n 相等、为 1 或为 0 时同样正确")
def test_sizes(submission, reference, rng, tolerance):
    for m, n in [(5, 5), (2, 2), (1, 6), (6, 1), (1, 1), (0, 4), (4, 0), (0, 0), (1, 0)]:
        a, b = vectors(rng, m, n)
        same(submission.add_outer(a, b), reference.add_outer(a, b), tolerance(m))


@check(
    points=2,
    needs=["shape"],
    en="has the dtype that NumPy promotes to, and its digits",
    zh="dtype 与 NumPy 的类型提升一致，且精度不丢",
)
def test_dtype(submission, reference, rng, tolerance):
    single, double, whole = np.float32, np.float64, np.int64
    for dtypes, scale in [
        ((single, single), 0.9),
        ((single, double), 0.9),
        ((double, single), 1e6),
        ((double, double), 1e6),
        ((whole, single), 1e6),
    ]:
        a, b = vectors(rng, 4, 7, dtypes, scale)
        same(submission.add_outer(a, b), reference.add_outer(a, b), tolerance(4))
    a, b = vectors(rng, 0, 5, (single, single))
    same(submission.add_outer(a, b), reference.add_outer(a, b))
    a, b = rng.integers(-(2**61), 2**61, 4), rng.integers(-9, 9, 7)  # no float64 holds the sums
    same(submission.add_outer(a, b), reference.add_outer(a, b))


@check(points=2, needs=["shape"], en="no Python loop (steps counted)", zh="没有 Python 循环（按执行步数计）")
def test_no_loop(submission, rng):
    no_loop(submission.add_outer, vectors(rng, 5, 7), vectors(rng, 405, 7), extra=400)
    no_loop(submission.add_outer, vectors(rng, 5, 7), vectors(rng, 5, 407), extra=400)


@check(points=1, needs=["shape"], en="any memory layout, read-only too", zh="适用于任意内存布局，包括只读数组")
def test_layouts(submission, reference, rng, tolerance):
    a, b = vectors(rng, 4, 6)
    want = reference.add_outer(a, b)
    for (_, left), (_, right) in zip(layouts(a), layouts(b), strict=True):
        same(submission.add_outer(left, right), want, tolerance(4))


@check(
    points=1,
    needs=["shape"],
    en="leaves both vectors as they were; a second call is right too",
    zh="不改动两个向量，再次调用仍正确",
)
def test_again(submission, rng):
    for m, n in [(4, 6), (5, 5), (4, 1)]:
        untouched(submission.add_outer, *vectors(rng, m, n))
    repeatable(submission.add_outer, vectors(rng, 4, 6), vectors(rng, 4, 6), vectors(rng, 6, 4), vectors(rng, 4, 3))
