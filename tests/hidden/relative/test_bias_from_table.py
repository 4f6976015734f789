"""Hidden suite of relative/bias_from_table."""

import numpy as np

from grader.judge.suite import check, layouts, repeatable, same, untouched

EXERCISE = "relative/bias_from_table"

# No pair of table and length occurs twice before the last checks. The dtype has a check of its own.


def learned(rng, n_heads, max_distance, dtype=np.float32):
    return rng.normal(0, 1, (n_heads, 2 * max_distance + 1)).astype(dtype)


def agrees(submission, reference, table, seq_len, tol, dtype=False):
    same(submission.bias_from_table(table, seq_len), reference.bias_from_table(table, seq_len), tol, dtype)


def agree(submission, reference, rng, cases, tol):
    for n_heads, max_distance, seq_len in cases:
        agrees(submission, reference, learned(rng, n_heads, max_distance), seq_len, tol)


@check(points=1, en="has shape (H, seq_len, seq_len)", zh="形状为 (H, seq_len, seq_len)")
def test_shape(submission, reference, rng):
    agree(submission, reference, rng, [(2, 3, 8), (3, 2, 6)], np.inf)


@check(
    points=4,
    needs=["shape"],
    en="entry [h, i, j] is head h's number for the distance i - j",
    zh="元素 [h, i, j] 是第 h 个头对应距离 i - j 的数",
)
def test_values(submission, reference, rng, tolerance):
    agree(submission, reference, rng, [(3, 2, 7), (2, 4, 10), (4, 1, 6), (5, 3, 9)], tolerance(9))


@check(
    points=2,
    needs=["shape"],
    en="takes the columns round the middle where the table reaches further than the text",
    zh="表比文本覆盖得更远时，取中间那些列",
)
def test_wide_table(submission, reference, rng, tolerance):
    agree(submission, reference, rng, [(3, 9, 4), (2, 5, 6), (4, 20, 5)], tolerance(9))


@check(
    points=2,
    needs=["shape"],
    en="also where sizes coincide: H, T, 2k + 1 and k",
    zh="H、T、2k + 1、k 相等时同样正确",
)
def test_collisions(submission, reference, rng, tolerance):
    cases = [(4, 2, 4), (5, 2, 6), (3, 3, 7), (5, 2, 5), (6, 6, 6), (7, 3, 5), (2, 4, 5)]
    agree(submission, reference, rng, cases, tolerance(9))


@check(
    points=2,
    needs=["shape"],
    en="one head, one column, one position or none",
    zh="只有一个头、一列、一个位置，或没有位置",
)
def test_small(submission, reference, rng, tolerance):
    agree(submission, reference, rng, [(1, 2, 5), (3, 0, 4), (2, 3, 1), (1, 0, 1), (2, 1, 0), (1, 0, 0)], tolerance(9))


@check(
    points=2,
    needs=["shape"],
    en="has the dtype of the table, and its digits",
    zh="dtype 与表相同，且精度不丢",
)
def test_dtype(submission, reference, rng, tolerance):
    for n_heads, max_distance, seq_len in [(2, 2, 9), (3, 5, 3), (3, 2, 0)]:
        for dtype in (np.float32, np.float64):
            table = learned(rng, n_heads, max_distance, dtype)
            agrees(submission, reference, table, seq_len, tolerance(9), dtype=True)


@check(points=1, needs=["values"], en="holds for hundreds of positions", zh="几百个位置时同样正确")
def test_far(submission, reference, rng, tolerance):
    agree(submission, reference, rng, [(1, 3, 270), (2, 130, 136)], tolerance(600))


@check(
    points=1,
    needs=["values"],
    en="any memory layout, read-only too, and the table stays as it was",
    zh="适用于任意内存布局，包括只读数组；不改动表",
)
def test_layouts(submission, reference, rng, tolerance):
    table = learned(rng, 4, 3)
    untouched(submission.bias_from_table, table, 11)
    untouched(submission.bias_from_table, learned(rng, 1, 0), 3)
    want = reference.bias_from_table(table, 11)
    for _, layout in layouts(table):
        same(submission.bias_from_table(layout, 11), want, tolerance(9), dtype=False)


@check(points=1, needs=["values"], en="a second call is right too", zh="再次调用仍正确")
def test_again(submission, reference, rng, tolerance):
    first, other = learned(rng, 3, 2), learned(rng, 3, 2)
    for table, seq_len in [(first, 8), (other, 8), (first, 5), (learned(rng, 3, 4), 8), (learned(rng, 2, 2), 8)]:
        agrees(submission, reference, table, seq_len, tolerance(9))
    repeatable(submission.bias_from_table, (first, 8), (other, 8), (first, 9), (learned(rng, 5, 2), 8))
