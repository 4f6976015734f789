"""Hidden suite of clinic/ignored_limit.

Left open: limits that are neither None nor an integer, and a negative limit for a batch without tokens.
"""

import re

import numpy as np

from grader.judge.suite import check, fail, layouts, must_raise, random_state_untouched, repeatable, same, untouched

EXERCISE = "clinic/ignored_limit"
ENDLESS = 10**15  # rows for as many positions would not fit into any address space

# No T and D occur together twice before the last check.


def words(rng, *shape, dtype=np.float32):
    return rng.uniform(-0.9, 0.9, shape).astype(dtype)


def right(submission, reference, embeddings, tol, *limit):
    same(submission.ignored_limit(embeddings, *limit), reference.ignored_limit(embeddings, *limit), tol)


@check(points=2, en="without a limit every length is served as before", zh="不设上限时，任何长度都与从前一样")
def test_no_limit(submission, reference, rng, tolerance):
    for shape, *limit in [((3, 5, 6),), ((2, 7, 4), None), ((1, 1, 8),), ((2, 0, 6),), ((1, 600, 2),)]:
        right(submission, reference, words(rng, *shape), tolerance(shape[1]), *limit)


@check(
    points=2,
    needs=["no_limit"],
    en="a sequence within the limit, or just as long, gets its encoding",
    zh="长度在上限之内（包括恰好等于上限）时，照常加上编码",
)
def test_within(submission, reference, rng, tolerance):
    for shape, limit in [
        ((3, 5, 8), 9),
        ((3, 6, 10), 6),
        ((4, 7, 12), 8),
        ((2, 1, 6), 1),
        ((2, 1, 4), 9),
        ((2, 40, 4), 512),
    ]:
        right(submission, reference, words(rng, *shape), tolerance(shape[1]), limit)


@check(points=3, needs=["no_limit"], en="a longer sequence raises ValueError", zh="更长的序列抛出 ValueError")
def test_refused(submission, rng):
    for shape, limit in [((3, 5, 10), 4), ((2, 9, 6), 3), ((4, 600, 2), 512), ((6, 8, 14), 7)]:
        must_raise(ValueError, submission.ignored_limit, words(rng, *shape), limit)


@check(
    points=2,
    needs=["refused"],
    en="limits of 1 and 0 hold too, and so does a negative one",
    zh="上限为 1、为 0、为负数时同样有效",
)
def test_small_limits(submission, reference, rng, tolerance):
    right(submission, reference, words(rng, 2, 0, 4), tolerance(0), 0)
    for shape, limit in [
        ((3, 5, 12), 1),
        ((2, 7, 6), 1),
        ((3, 5, 14), 0),
        ((2, 1, 10), 0),
        ((3, 6, 4), -1),
        ((2, 1, 2), -7),
    ]:
        must_raise(ValueError, submission.ignored_limit, words(rng, *shape), limit)


@check(
    points=1,
    needs=["within"],
    en="the limit counts tokens: neither samples nor features",
    zh="上限数的是 token，不是样本，也不是特征",
)
def test_counts_tokens(submission, reference, rng, tolerance):
    for shape, limit in [
        ((9, 4, 6), 5),
        ((2, 5, 16), 6),
        ((7, 3, 4), 20),
        ((4, 6, 8), 7),
        ((5, 5, 2), 5),
        ((8, 2, 8), 2),
    ]:
        right(submission, reference, words(rng, *shape), tolerance(shape[1]), limit)
    for shape, limit in [((2, 8, 4), 5), ((3, 9, 2), 4), ((4, 10, 6), 9)]:
        must_raise(ValueError, submission.ignored_limit, words(rng, *shape), limit)


@check(
    points=1,
    needs=["refused"],
    en="the error contains both numbers, the tokens and the limit",
    zh="异常信息里有两个数：token 数和上限",
)
def test_names_both(submission, rng):
    for shape, limit in [((2, 70, 4), 51), ((3, 13, 2), 11), ((1, 300, 2), 256)]:
        text = must_raise(ValueError, submission.ignored_limit, words(rng, *shape), limit)
        if {shape[1], limit} - {int(digits) for digits in re.findall(r"\d+", text)}:
            fail(
                en=f"For {shape[1]} tokens and a limit of {limit} the error says `{text}`; both should be in it.",
                zh=f"token 有 {shape[1]} 个、上限为 {limit} 时，异常信息是 `{text}`，其中应当有这两个数。",
            )


@check(
    points=1,
    needs=["within"],
    en="a large limit costs nothing: no rows are made for it",
    zh="上限再大也没有代价：不会为它生成行",
)
def test_large_limit(submission, reference, rng, tolerance):
    right(submission, reference, words(rng, 3, 4, 10), tolerance(4), ENDLESS)
    right(submission, reference, words(rng, 2, 600, 4), tolerance(600), ENDLESS)


@check(
    points=1,
    needs=["within"],
    en="dtype and digits as before, any memory layout, the embeddings left alone",
    zh="dtype 和精度与从前一样，任何内存布局都行，不改动词嵌入",
)
def test_embeddings(submission, reference, rng, tolerance):
    for shape, dtype in [((3, 6, 12), np.float64), ((1, 6, 16), np.float64), ((2, 6, 18), np.float32)]:
        embeddings = words(rng, *shape, dtype=dtype)
        want = reference.ignored_limit(embeddings, 9)
        same(submission.ignored_limit(embeddings, 9), want, tolerance(6))
        untouched(submission.ignored_limit, embeddings, 6)
    big = words(rng, 2, 3, 6, dtype=np.float64) * 1e6
    got, want = submission.ignored_limit(big, 5), reference.ignored_limit(big, 5)
    same(got, want, 1e-5)
    for _, laid_out in layouts(words(rng, 3, 5, 16)):
        right(submission, reference, laid_out, tolerance(5), 5)


@check(
    points=1,
    needs=["within", "refused"],
    en="calls with other lengths, limits and widths do not disturb each other",
    zh="换一种长度、上限或宽度再次调用，互不影响",
)
def test_again(submission, reference, rng, tolerance):
    for shape, limit in [((2, 7, 22), 8), ((2, 7, 24), 7), ((2, 5, 22), 6), ((2, 9, 22), None), ((2, 7, 22), None)]:
        right(submission, reference, words(rng, *shape), tolerance(9), limit)
    must_raise(ValueError, submission.ignored_limit, words(rng, 2, 7, 22), max_seq_len=6)
    padded = words(rng, 2, 7, 22)
    padded[1, 4:] = 0.0  # words of 0 have a position like all others
    right(submission, reference, padded, tolerance(7), 7)
    for _ in range(2):  # where a single sample fits into a table that is kept
        right(submission, reference, words(rng, 1, 7, 22), tolerance(7), 7)
    batches = [words(rng, 2, 5, 6), words(rng, 2, 5, 6), words(rng, 2, 3, 6)]
    repeatable(submission.ignored_limit, *[(batch, 5) for batch in batches])
    random_state_untouched(submission.ignored_limit, batches[0], 5)
