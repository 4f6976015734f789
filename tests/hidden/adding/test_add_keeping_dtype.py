"""Hidden suite of adding/add_keeping_dtype.

Left open: whether a narrow sum is made in float32 or in float64. In float16 the two may differ by one rounding step.
"""

import numpy as np

from grader.judge.suite import check, fail, layouts, observe, repeatable, same, untouched

EXERCISE = "adding/add_keeping_dtype"
HALF, SINGLE, DOUBLE = np.float16, np.float32, np.float64
HALF_STEP = 1e-3  # neighbouring float16 numbers between 1 and 2 are 0.00098 apart
ROUNDED_ONCE = 1e-12  # a float64 sum that went through float32 is off by 1e-8 and more


def inputs(rng, batch, seq_len, width, words=SINGLE, table=SINGLE):
    embeddings = rng.uniform(-0.9, 0.9, (batch, seq_len, width)).astype(words)
    return embeddings, rng.uniform(-0.9, 0.9, (seq_len, width)).astype(table)


def right(submission, reference, args, tol):
    same(submission.add_keeping_dtype(*args), reference.add_keeping_dtype(*args), tol)


@check(points=1, en="has the shape of the embeddings, (B, T, D)", zh="形状与词嵌入相同，为 (B, T, D)")
def test_shape(submission, reference, rng):
    for sizes in [(3, 5, 6), (2, 7, 4)]:
        args = inputs(rng, *sizes)
        same(submission.add_keeping_dtype(*args), reference.add_keeping_dtype(*args), np.inf, dtype=False)


@check(points=2, needs=["shape"], en="every sample gains the encoding", zh="每个样本都加上编码")
def test_values(submission, reference, rng, tolerance):
    for sizes in [(3, 5, 6), (2, 7, 4), (4, 6, 2)]:
        right(submission, reference, inputs(rng, *sizes), tolerance(7))


@check(
    points=3,
    needs=["shape"],
    en="float16, float32 and float64 come back as they went in, whatever the encoding is",
    zh="float16、float32、float64 原样返回，无论编码是什么 dtype",
)
def test_dtype(submission, reference, rng):
    for words in (HALF, SINGLE, DOUBLE):
        for table in (SINGLE, DOUBLE):
            args = inputs(rng, 3, 5, 8, words, table)
            same(submission.add_keeping_dtype(*args), reference.add_keeping_dtype(*args), np.inf)


@check(
    points=3,
    needs=["shape"],
    en="float16: the encoding is not rounded to float16 before the sum",
    zh="float16：相加之前，编码没有先舍入到 float16",
)
def test_half(submission, reference, rng, tolerance):
    for table in (SINGLE, DOUBLE):
        _, encoding = inputs(rng, 1, 6, 8, HALF, table)
        embeddings = np.stack([-encoding, -encoding[::-1]]).astype(HALF)  # in sample 0 nearly all of the sum cancels
        got = submission.add_keeping_dtype(embeddings, encoding)
        want = reference.add_keeping_dtype(embeddings, encoding)
        same(got, want, HALF_STEP, dtype=False)
        same(got[0], want[0], tolerance(6), dtype=False)
    args = inputs(rng, 3, 4, 10, HALF)
    same(submission.add_keeping_dtype(*args), reference.add_keeping_dtype(*args), HALF_STEP, dtype=False)


@check(
    points=2,
    needs=["shape"],
    en="float64 words keep all their digits, and so does a float64 encoding beside them",
    zh="float64 的词嵌入不丢精度，旁边的 float64 编码也不丢",
)
def test_double(submission, reference, rng):
    for table in (SINGLE, DOUBLE):
        right(submission, reference, inputs(rng, 3, 5, 10, DOUBLE, table), ROUNDED_ONCE)


@check(
    points=1, needs=["shape"], en="float32 words beside a float64 encoding", zh="float32 的词嵌入遇上 float64 的编码"
)
def test_single(submission, reference, rng, tolerance):
    for sizes in [(3, 4, 6), (2, 5, 12)]:
        right(submission, reference, inputs(rng, *sizes, SINGLE, DOUBLE), tolerance(5))


@check(points=1, needs=["shape"], en="also where sizes coincide, or are 1 or 0", zh="大小相等、为 1 或为 0 时同样正确")
def test_collisions(submission, reference, rng, tolerance):
    for sizes in [(5, 5, 6), (3, 6, 6), (6, 5, 6), (1, 5, 6), (4, 4, 4), (4, 6, 1), (2, 600, 2)]:
        right(submission, reference, inputs(rng, *sizes), tolerance(600))
    for sizes in [(3, 1, 6), (1, 1, 4), (2, 0, 4)]:
        right(submission, reference, inputs(rng, *sizes, SINGLE, DOUBLE), tolerance(1))


@check(
    points=2,
    needs=["shape"],
    en="leaves both arguments as they were, and returns a new array",
    zh="不改动两个参数，返回新数组",
)
def test_untouched(submission, rng):
    for words in (HALF, SINGLE, DOUBLE):
        untouched(submission.add_keeping_dtype, *inputs(rng, 3, 5, 8, words))
        untouched(submission.add_keeping_dtype, *inputs(rng, 1, 5, 8, words, DOUBLE))
        embeddings, encoding = inputs(rng, 3, 4, 8, words)
        seen = observe(submission.add_keeping_dtype, embeddings, np.zeros_like(encoding))
        if seen.shares:
            fail(
                en="With an encoding of zeros the result lies in the memory of an argument. The sum is a new array, "
                "even where nothing changes: whoever writes into it must not write into the caller's words.",
                zh="编码全为零时，返回的结果与某个参数共用内存。即使数值不变，和也应当是新数组，"
                "否则往结果里写，就写进了调用者的词嵌入。",
            )


@check(
    points=1,
    needs=["shape"],
    en="any memory layout, read-only too; a second call is right",
    zh="适用于任意内存布局，包括只读数组；再次调用仍正确",
)
def test_layouts(submission, reference, rng, tolerance):
    embeddings, encoding = inputs(rng, 3, 5, 6)
    want = reference.add_keeping_dtype(embeddings, encoding)
    for (_, words), (_, table) in zip(layouts(embeddings), layouts(encoding), strict=True):
        same(submission.add_keeping_dtype(words, table), want, tolerance(5))
    halves = inputs(rng, 3, 5, 6, HALF)
    repeatable(submission.add_keeping_dtype, (embeddings, encoding), halves, inputs(rng, 3, 5, 6))
    repeatable(submission.add_keeping_dtype, halves, (embeddings, encoding))
