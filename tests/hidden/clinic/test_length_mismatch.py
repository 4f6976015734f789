"""Hidden suite of clinic/length_mismatch."""

import numpy as np

from grader.judge.suite import check, layouts, random_state_untouched, repeatable, same, untouched

EXERCISE = "clinic/length_mismatch"

# Every case before the last check has a width of its own: what a table was kept under shows in the last one alone,
# and in one pair of cases that differ in nothing but the dtype.


def words(rng, *shape, dtype=np.float32, scale=0.9):
    return rng.uniform(-scale, scale, shape).astype(dtype)


def agrees(submission, reference, embeddings, tol, dtype=True):
    same(submission.length_mismatch(embeddings), reference.length_mismatch(embeddings), tol, dtype)


def agree(submission, reference, rng, tolerance, sizes, dtype=False):
    for batch, seq_len, width in sizes:
        agrees(submission, reference, words(rng, batch, seq_len, width), tolerance(seq_len), dtype)


@check(points=2, en="100 tokens give what they gave before", zh="100 个 token 的结果与从前一样")
def test_hundred(submission, reference, rng, tolerance):
    agree(submission, reference, rng, tolerance, [(3, 100, 6), (2, 100, 10)], dtype=True)


@check(points=3, en="longer texts get the encoding of every position", zh="更长的文本，每个位置都得到自己的编码")
def test_longer(submission, reference, rng, tolerance):
    agree(submission, reference, rng, tolerance, [(2, 150, 8), (3, 101, 4), (2, 230, 12)])


@check(points=3, en="shorter texts keep their length", zh="更短的文本保持自己的长度")
def test_shorter(submission, reference, rng, tolerance):
    agree(submission, reference, rng, tolerance, [(3, 99, 14), (4, 7, 16), (2, 50, 18)])


@check(points=2, en="one token, or none, stays one or none", zh="一个 token 仍是一个，没有 token 仍没有")
def test_one(submission, reference, rng, tolerance):
    agree(submission, reference, rng, tolerance, [(4, 1, 20), (1, 1, 22), (3, 0, 24)])


@check(points=1, en="also where sizes coincide", zh="大小碰巧相等时同样正确")
def test_collisions(submission, reference, rng, tolerance):
    sizes = [(5, 5, 26), (3, 28, 28), (30, 4, 30), (100, 3, 32), (34, 1, 34), (1, 9, 36)]
    agree(submission, reference, rng, tolerance, sizes)


@check(
    points=1,
    needs=["shorter"],
    en="float32 stays float32 at any length, float64 stays float64 and keeps its digits",
    zh="不论长度，float32 仍是 float32，float64 仍是 float64 且精度不丢",
)
def test_dtype(submission, reference, rng, tolerance):
    agrees(submission, reference, words(rng, 3, 5, 50), tolerance(5))
    for sizes, scale in [((3, 7, 38), 0.9), ((2, 120, 40), 0.9), ((3, 6, 42), 1e6)]:
        embeddings = words(rng, *sizes, dtype=np.float64, scale=scale)
        agrees(submission, reference, embeddings, tolerance(sizes[1]))
    for dtype in (np.float64, np.float32):  # a table kept from the first batch must not set the dtype of the next
        agrees(submission, reference, words(rng, 3, 11, 52, dtype=dtype), tolerance(11))
    agrees(submission, reference, words(rng, 3, 0, 54), 0.0)


@check(
    points=1,
    needs=["shorter"],
    en="leaves the embeddings as they were, in any memory layout",
    zh="不改动传入的词嵌入，内存布局任意",
)
def test_untouched(submission, reference, rng, tolerance):
    untouched(submission.length_mismatch, words(rng, 3, 100, 44))
    untouched(submission.length_mismatch, words(rng, 3, 8, 46))
    embeddings = words(rng, 3, 7, 48)
    want = reference.length_mismatch(embeddings)
    for _, layout in layouts(embeddings):
        same(submission.length_mismatch(layout), want, tolerance(7))


@check(
    points=1,
    needs=["hundred", "longer", "shorter"],
    en="texts of all lengths one after another, 600 tokens and far more",
    zh="各种长度的文本接连而来，600 个 token 以及长得多的也行",
)
def test_again(submission, reference, rng, tolerance):
    sizes = [(2, 3, 4), (2, 5, 4), (2, 600, 4), (2, 110, 4), (3, 100, 4), (2, 5, 6), (1, 104, 6), (1, 105, 8)]
    sizes += [(1, 105, 8)]  # a single sample fits into a table that is kept
    agree(submission, reference, rng, tolerance, sizes)
    agrees(submission, reference, words(rng, 1, 8203, 2), 1e-2)
    padded = words(rng, 2, 9, 6)
    padded[1, 5:] = 0.0  # words of 0 have a position like all others
    agrees(submission, reference, padded, tolerance(9))
    first, longer, wider = words(rng, 3, 7, 4), words(rng, 3, 120, 4), words(rng, 3, 7, 8)
    repeatable(submission.length_mismatch, (first,), (longer,), (wider,), (words(rng, 3, 7, 4),))
    random_state_untouched(submission.length_mismatch, wider)
