"""Hidden suite of clinic/batch_is_seq."""

import numpy as np

from grader.judge.suite import check, layouts, random_state_untouched, repeatable, same, untouched

EXERCISE = "clinic/batch_is_seq"

# No pair (T, D) occurs twice before the last check, but for one pair of cases that differ in nothing but the dtype.


def words(rng, *shape, dtype=np.float32, scale=0.9):
    return rng.uniform(-scale, scale, shape).astype(dtype)


def agrees(submission, reference, embeddings, tol, dtype=True):
    same(submission.batch_is_seq(embeddings), reference.batch_is_seq(embeddings), tol, dtype)


def agree(submission, reference, rng, tolerance, sizes):
    for batch, seq_len, width in sizes:
        agrees(submission, reference, words(rng, batch, seq_len, width), tolerance(seq_len), dtype=False)


@check(
    points=4,
    en="as many samples as tokens: token t gets position t",
    zh="样本数与 token 数相同时，第 t 个 token 得到位置 t",
)
def test_square(submission, reference, rng, tolerance):
    agree(submission, reference, rng, tolerance, [(5, 5, 8), (4, 4, 6), (3, 3, 10)])


@check(points=3, en="other numbers of samples, fewer or more", zh="样本数更少或更多时也正确")
def test_batches(submission, reference, rng, tolerance):
    agree(submission, reference, rng, tolerance, [(3, 7, 6), (6, 4, 10), (2, 5, 12), (9, 2, 8)])


@check(points=2, en="a single sample stays a single sample", zh="只有一个样本时，结果仍是一个样本")
def test_single(submission, reference, rng, tolerance):
    agree(submission, reference, rng, tolerance, [(1, 7, 8), (1, 6, 10), (1, 2, 4)])


@check(points=1, en="texts of one token, as before", zh="只有一个 token 的文本与从前一样")
def test_short(submission, reference, rng, tolerance):
    agree(submission, reference, rng, tolerance, [(4, 1, 6), (1, 1, 8), (2, 1, 2)])


@check(points=1, en="no tokens, and sizes that coincide with the width", zh="没有 token 时、大小与宽度相等时同样正确")
def test_collisions(submission, reference, rng, tolerance):
    agree(submission, reference, rng, tolerance, [(3, 6, 6), (4, 3, 4), (8, 8, 8), (2, 2, 2), (1, 12, 12), (3, 0, 6)])


@check(
    points=1,
    needs=["batches"],
    en="float32 stays float32, float64 stays float64 and keeps its digits",
    zh="float32 仍是 float32，float64 仍是 float64 且精度不丢",
)
def test_dtype(submission, reference, rng, tolerance):
    for sizes, dtype, scale in [
        ((3, 5, 4), np.float32, 0.9),
        ((6, 6, 10), np.float64, 0.9),
        ((3, 8, 6), np.float64, 1e6),
    ]:
        embeddings = words(rng, *sizes, dtype=dtype, scale=scale)
        agrees(submission, reference, embeddings, tolerance(sizes[1]))
    for kind in (np.float64, np.float32):  # a table kept from the first batch must not set the dtype of the next
        agrees(submission, reference, words(rng, 3, 9, 16, dtype=kind), tolerance(9))


@check(points=1, needs=["batches"], en="leaves the embeddings as they were", zh="不改动传入的词嵌入")
def test_untouched(submission, rng):
    untouched(submission.batch_is_seq, words(rng, 3, 9, 6))
    untouched(submission.batch_is_seq, words(rng, 1, 9, 4, dtype=np.float64))


@check(points=1, needs=["batches"], en="any memory layout, read-only too", zh="适用于任意内存布局，包括只读数组")
def test_layouts(submission, reference, rng, tolerance):
    embeddings = words(rng, 3, 5, 6)
    for _, layout in layouts(embeddings):
        agrees(submission, reference, layout, tolerance(5), dtype=False)


@check(
    points=1,
    needs=["square", "batches"],
    en="600 tokens, and batches of other sizes one after another",
    zh="600 个 token，以及大小不同的批次接连而来",
)
def test_again(submission, reference, rng, tolerance):
    agree(submission, reference, rng, tolerance, [(2, 120, 6), (2, 600, 4), (2, 9, 8), (4, 9, 8), (9, 9, 8)])
    padded = words(rng, 2, 9, 10)
    padded[1, 5:] = 0.0  # words of 0 have a position like all others
    agrees(submission, reference, padded, tolerance(9), dtype=False)
    first, wider = words(rng, 3, 7, 6), words(rng, 3, 7, 10)
    repeatable(submission.batch_is_seq, (first,), (wider,), (words(rng, 5, 7, 6),), (words(rng, 3, 7, 6),))
    random_state_untouched(submission.batch_is_seq, wider)
