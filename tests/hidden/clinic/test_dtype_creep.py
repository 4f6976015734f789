"""Hidden suite of clinic/dtype_creep."""

import numpy as np

from grader.judge.suite import check, layouts, random_state_untouched, repeatable, same, untouched

EXERCISE = "clinic/dtype_creep"
EXACT = 1e-12  # float64 results; whatever went through float32 is off by 1e-9 and more

# No pair (T, D) occurs twice before the last check. Widths with a whole square root are the exception, not the rule.


def words(rng, *shape, dtype=np.float32):
    return rng.uniform(-0.9, 0.9, shape).astype(dtype)


def agrees(submission, reference, embeddings, tol, dtype=True):
    same(submission.dtype_creep(embeddings), reference.dtype_creep(embeddings), tol, dtype)


@check(points=2, en="float64 batches give the numbers that they gave before", zh="float64 批次的数值与从前一样")
def test_float64(submission, reference, rng):
    for sizes in [(3, 7, 6), (2, 130, 6), (4, 6, 10)]:
        agrees(submission, reference, words(rng, *sizes, dtype=np.float64), EXACT)


@check(
    points=3,
    en="so do float32 batches, whatever their dtype is now",
    zh="float32 批次的数值也与从前一样（先不论 dtype）",
)
def test_values(submission, reference, rng, tolerance):
    for sizes in [(3, 7, 8), (2, 5, 6), (4, 3, 16), (2, 6, 24)]:
        agrees(submission, reference, words(rng, *sizes), tolerance(sizes[1]), dtype=False)


@check(points=5, needs=["values"], en="float32 batches come back as float32", zh="float32 批次返回时是 float32")
def test_float32(submission, reference, rng, tolerance):
    for sizes in [(3, 5, 8), (2, 7, 4), (2, 1, 10), (3, 0, 8)]:
        agrees(submission, reference, words(rng, *sizes), tolerance(sizes[1]))
    agrees(submission, reference, np.asfortranarray(words(rng, 4, 6, 12)), tolerance(6))


@check(
    points=1,
    needs=["values"],
    en="no token, one token, one sample, and sizes that coincide",
    zh="没有 token、一个 token、一个样本、大小相等时都正确",
)
def test_sizes(submission, reference, rng, tolerance):
    sizes = [(3, 0, 6), (4, 1, 6), (1, 1, 2), (1, 8, 6), (5, 5, 10), (3, 10, 10), (6, 3, 6), (6, 6, 6), (2, 2, 2)]
    for batch, seq_len, width in sizes:
        embeddings = words(rng, batch, seq_len, width)
        agrees(submission, reference, embeddings, tolerance(seq_len), dtype=False)


@check(
    points=1,
    needs=["float64", "values"],
    en="leaves the embeddings as they were",
    zh="不改动传入的词嵌入",
)
def test_untouched(submission, rng):
    untouched(submission.dtype_creep, words(rng, 3, 4, 6))
    untouched(submission.dtype_creep, words(rng, 1, 4, 8, dtype=np.float64))


@check(points=1, needs=["values"], en="any memory layout, read-only too", zh="适用于任意内存布局，包括只读数组")
def test_layouts(submission, reference, rng, tolerance):
    embeddings = words(rng, 3, 4, 10)
    for _, layout in layouts(embeddings):
        agrees(submission, reference, layout, tolerance(4), dtype=False)


@check(
    points=1,
    needs=["float64", "float32"],
    en="600 tokens; batches of both dtypes one after another",
    zh="600 个 token；两种 dtype 的批次接连而来",
)
def test_again(submission, reference, rng, tolerance):
    agrees(submission, reference, words(rng, 2, 600, 4), tolerance(600))
    agrees(submission, reference, words(rng, 2, 120, 6), tolerance(120))
    narrow, wide = words(rng, 3, 9, 6), words(rng, 3, 9, 6, dtype=np.float64)
    for embeddings, tol in [(narrow, tolerance(9)), (wide, EXACT), (narrow, tolerance(9))]:
        agrees(submission, reference, embeddings, tol)
    for embeddings, tol in [(words(rng, 2, 11, 6, dtype=np.float64), EXACT), (words(rng, 2, 11, 6), tolerance(11))]:
        agrees(submission, reference, embeddings, tol)
    padded = words(rng, 2, 9, 8)
    padded[1, 5:] = 0.0  # words of 0 have a position like all others
    agrees(submission, reference, padded, tolerance(9))
    for _ in range(2):  # where a single sample fits into a table that is kept
        agrees(submission, reference, words(rng, 1, 9, 8), tolerance(9))
    repeatable(submission.dtype_creep, (narrow,), (wide,), (words(rng, 3, 9, 6),))
    random_state_untouched(submission.dtype_creep, narrow)
