"""Hidden suite of relative/relative_position_encoding.

A long sequence goes with a narrow width, so that the (T, T, D) results stay small, and an answer that loops over all
pairs in Python stays quick.
"""

import numpy as np

from grader.judge.suite import check, observe, repeatable, same

EXERCISE = "relative/relative_position_encoding"


def same_encodings(submission, reference, tolerance, sizes):
    """Compare the values alone: the dtype has a check of its own."""
    for seq_len, head_dim in sizes:
        got = submission.relative_position_encoding(seq_len, head_dim)
        same(got, reference.relative_position_encoding(seq_len, head_dim), tolerance(seq_len - 1), dtype=False)


@check(points=1, en="has shape (seq_len, seq_len, head_dim)", zh="形状为 (seq_len, seq_len, head_dim)")
def test_shape(submission, reference):
    for seq_len, head_dim in [(5, 8), (7, 4)]:
        want = np.zeros_like(reference.relative_position_encoding(seq_len, head_dim))
        same(submission.relative_position_encoding(seq_len, head_dim), want, np.inf, dtype=False)


@check(points=4, needs=["shape"], en="entry [i, j] encodes i - j", zh="元素 [i, j] 是 i - j 的编码")
def test_values(submission, reference, tolerance):
    same_encodings(submission, reference, tolerance, [(5, 8), (7, 10), (8, 6), (11, 16)])


@check(points=1, en="is float32", zh="dtype 为 float32")
def test_dtype(submission, reference, tolerance):
    for seq_len, head_dim in [(5, 8), (1, 6), (0, 4)]:
        want = np.zeros_like(reference.relative_position_encoding(seq_len, head_dim))
        same(submission.relative_position_encoding(seq_len, head_dim), want, np.inf)


@check(points=1, en="also where two sizes are equal by chance", zh="某两个长度碰巧相等时也正确")
def test_equal_sizes(submission, reference, tolerance):
    same_encodings(submission, reference, tolerance, [(6, 6), (4, 8), (8, 4), (2, 2)])


@check(
    points=2, en="works for 0 and 1 positions, and for one pair of columns", zh="0 个、1 个位置以及只有一对列时都正确"
)
def test_small(submission, reference, tolerance):
    same_encodings(submission, reference, tolerance, [(1, 6), (0, 4), (1, 2), (5, 2), (0, 2)])


@check(
    points=2,
    needs=["shape"],
    en="holds for far positions, 40, 260 and 600 of them, and for 520 columns",
    zh="40、260、600 个位置，以及 520 列时都正确",
)
def test_far(submission, reference, tolerance):
    same_encodings(submission, reference, tolerance, [(40, 6), (260, 2), (2, 520)])
    # A loop over every pair is allowed; 360,000 of them would take it seconds and show nothing that 260 did not.
    if observe(submission.relative_position_encoding, 40, 2, steps=True).steps < 40 * 40:
        same_encodings(submission, reference, tolerance, [(600, 2)])


@check(points=1, en="does not depend on the calls before", zh="结果与之前的调用无关")
def test_repeatable(submission, reference, tolerance):
    repeatable(submission.relative_position_encoding, (6, 10), (6, 4), (9, 10))
    same_encodings(submission, reference, tolerance, [(6, 10), (6, 4), (9, 10), (6, 12)])
    same_encodings(submission, reference, tolerance, [(2, 12), (21, 2), (2, 18), (6, 2)])  # alike in digits, or in size
