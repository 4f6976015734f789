"""Hidden suite of relative/relative_from_table.

A long sequence goes with a narrow width, so that the (T, T, D) results stay small. No pair of sizes occurs twice before
the last check.
"""

import numpy as np

from grader.judge.suite import bounded_memory, check, repeatable, same

EXERCISE = "relative/relative_from_table"
LIMIT = 5 << 20  # at 128 positions and a width of 64: the result takes 4 MiB, table and index well below 1 MiB


def agrees(submission, reference, tolerance, sizes):
    """Compare the values alone: the dtype has a check of its own."""
    for seq_len, head_dim in sizes:
        got = submission.relative_from_table(seq_len, head_dim)
        same(got, reference.relative_from_table(seq_len, head_dim), tolerance(seq_len), dtype=False)


def edges_agree(submission, reference, tolerance, sizes):
    """Compare the first rows and columns, in which every distance occurs: the whole of a long text is costly."""
    for seq_len, head_dim in sizes:
        got, want = (side.relative_from_table(seq_len, head_dim) for side in (submission, reference))
        if not isinstance(got, np.ndarray) or got.shape != want.shape:
            same(got, want, tolerance(seq_len), dtype=False)
        for edge in np.s_[:4], np.s_[:, :4]:
            same(got[edge], want[edge], tolerance(seq_len), dtype=False)


@check(points=1, en="has shape (seq_len, seq_len, head_dim)", zh="形状为 (seq_len, seq_len, head_dim)")
def test_shape(submission, reference):
    for seq_len, head_dim in [(5, 6), (7, 4)]:
        want = reference.relative_from_table(seq_len, head_dim)
        same(submission.relative_from_table(seq_len, head_dim), want, np.inf, dtype=False)


@check(points=4, needs=["shape"], en="entry [i, j] encodes i - j", zh="元素 [i, j] 是 i - j 的编码")
def test_values(submission, reference, tolerance):
    agrees(submission, reference, tolerance, [(5, 8), (7, 10), (8, 6), (11, 16)])


@check(
    points=4,
    needs=["values"],
    en="holds at most 5 MiB for a result of 4 MiB",
    zh="结果占 4 MiB 时，同时占用的内存不超过 5 MiB",
)
def test_memory(submission):
    bounded_memory(submission.relative_from_table, 128, 64, limit=LIMIT)


@check(points=1, needs=["shape"], en="is float32", zh="dtype 为 float32")
def test_dtype(submission, reference):
    for seq_len, head_dim in [(6, 8), (3, 12), (1, 10)]:
        want = reference.relative_from_table(seq_len, head_dim)
        same(submission.relative_from_table(seq_len, head_dim), want, np.inf)


@check(
    points=2,
    needs=["shape"],
    en="also where sizes are equal by chance: T, D, D / 2 and 2T - 1",
    zh="某些大小碰巧相等时也正确：T、D、D / 2、2T - 1",
)
def test_equal_sizes(submission, reference, tolerance):
    agrees(submission, reference, tolerance, [(6, 6), (4, 8), (8, 4), (2, 2), (9, 18)])


@check(points=2, en="works for 0, 1 and 2 positions", zh="0 个、1 个、2 个位置时都正确")
def test_small(submission, reference, tolerance):
    agrees(submission, reference, tolerance, [(1, 6), (0, 4), (2, 8), (1, 2), (0, 2)])


@check(
    points=1,
    needs=["values"],
    en="holds for far positions, 40, 260 and 600 of them, and for 520 columns",
    zh="40、260、600 个位置，以及 520 列时同样正确",
)
def test_far(submission, reference, tolerance):
    agrees(submission, reference, tolerance, [(40, 6), (2, 520)])
    edges_agree(submission, reference, tolerance, [(260, 4), (600, 2)])


@check(points=1, needs=["values"], en="does not depend on the calls before", zh="结果与之前的调用无关")
def test_again(submission, reference, tolerance):
    agrees(submission, reference, tolerance, [(6, 10), (9, 10), (6, 12), (10, 6)])
    repeatable(submission.relative_from_table, (6, 10), (6, 4), (9, 10))
