"""Hidden suite of rules/scale_samples."""

import numpy as np

from grader.judge.suite import check, fail, layouts, observe, repeatable, same, untouched

EXERCISE = "rules/scale_samples"


def inputs(rng, batch, seq_len, width, dtypes=(np.float32, np.float32), scale=0.9):
    x = rng.uniform(-scale, scale, (batch, seq_len, width)).astype(dtypes[0])
    return x, rng.uniform(-1.5, 1.5, batch).astype(dtypes[1])


@check(points=1, en="has the shape of the batch, (B, T, D)", zh="形状与批次相同，为 (B, T, D)")
def test_shape(submission, reference, rng):
    for sizes in [(3, 5, 6), (4, 7, 2)]:
        args = inputs(rng, *sizes)
        same(submission.scale_samples(*args), reference.scale_samples(*args), np.inf, dtype=False)


@check(points=3, needs=["shape"], en="sample b is multiplied by factor b", zh="样本 b 乘以第 b 个系数")
def test_values(submission, reference, rng, tolerance):
    for sizes in [(3, 5, 6), (4, 7, 2), (2, 3, 8)]:
        args = inputs(rng, *sizes)
        same(submission.scale_samples(*args), reference.scale_samples(*args), tolerance(sizes[1]))
    x, factors = inputs(rng, 4, 5, 6)
    factors[:2] = 0, 1
    same(submission.scale_samples(x, factors), reference.scale_samples(x, factors), tolerance(5))


@check(points=3, needs=["shape"], en="also where B, T and D coincide", zh="B、T、D 相等时同样正确")
def test_collisions(submission, reference, rng, tolerance):
    for sizes in [(5, 5, 6), (6, 5, 6), (3, 6, 6), (4, 4, 4), (2, 2, 2)]:
        args = inputs(rng, *sizes)
        same(submission.scale_samples(*args), reference.scale_samples(*args), tolerance(sizes[1]))


@check(
    points=1,
    needs=["shape"],
    en="one sample, one token, width 1, no token",
    zh="只有一个样本、一个 token、宽度为 1、没有 token",
)
def test_small(submission, reference, rng, tolerance):
    for sizes in [(1, 5, 6), (3, 1, 6), (3, 5, 1), (3, 1, 3), (3, 3, 1), (1, 1, 1), (3, 0, 6), (1, 0, 4)]:
        args = inputs(rng, *sizes)
        same(submission.scale_samples(*args), reference.scale_samples(*args), tolerance(sizes[1]))


@check(
    points=2,
    needs=["shape"],
    en="has the dtype that NumPy promotes to, and its digits",
    zh="dtype 与 NumPy 的类型提升一致，且精度不丢",
)
def test_dtype(submission, reference, rng, tolerance):
    single, double = np.float32, np.float64
    for dtypes, scale in [
        ((single, single), 0.9),
        ((single, double), 1e6),
        ((double, single), 1e6),
        ((double, double), 1e6),
    ]:
        args = inputs(rng, 3, 5, 6, dtypes, scale)
        same(submission.scale_samples(*args), reference.scale_samples(*args), tolerance(5))
    ones = inputs(rng, 3, 5, 6)[0], np.ones(3)
    for args in [inputs(rng, 1, 5, 6, (single, double)), inputs(rng, 3, 0, 6, (single, double)), ones]:
        same(submission.scale_samples(*args), reference.scale_samples(*args), tolerance(5))


@check(
    points=1,
    needs=["shape"],
    en="leaves both arguments as they were; the result is a new array; a second call is right too",
    zh="不改动两个参数，返回的是新数组，再次调用仍正确",
)
def test_again(submission, rng):
    untouched(submission.scale_samples, *inputs(rng, 3, 5, 6))
    untouched(submission.scale_samples, *inputs(rng, 1, 5, 6))
    untouched(submission.scale_samples, *inputs(rng, 3, 5, 6, (np.float64, np.float64)))
    x, factors = inputs(rng, 3, 5, 6)
    for numbers in (factors, np.ones_like(factors)):
        if observe(submission.scale_samples, x, numbers).shares:
            fail(
                en="The result shares memory with an argument. It has to be a new array, also where every factor is 1.",
                zh="结果与某个参数共用内存。返回的必须是新数组，系数全为 1 时也一样。",
            )
    repeatable(submission.scale_samples, inputs(rng, 3, 5, 6), inputs(rng, 3, 5, 6), inputs(rng, 3, 5, 8))


@check(points=1, needs=["shape"], en="any memory layout, read-only too", zh="适用于任意内存布局，包括只读数组")
def test_layouts(submission, reference, rng, tolerance):
    x, factors = inputs(rng, 3, 5, 6)
    want = reference.scale_samples(x, factors)
    for (_, batch), (_, numbers) in zip(layouts(x), layouts(factors), strict=True):
        same(submission.scale_samples(batch, numbers), want, tolerance(5))
    alike = np.broadcast_to(x[:1], x.shape)
    same(submission.scale_samples(alike, factors), reference.scale_samples(alike, factors), tolerance(5))
