"""Hidden suite of sinusoidal/any_width."""

import numpy as np

from grader.judge.suite import check, random_state_untouched, repeatable, same

EXERCISE = "sinusoidal/any_width"

# No pair of sizes occurs twice before the last check.


def agrees(submission, reference, seq_len, d_model, tol, dtype=False):
    want = reference.any_width(seq_len, d_model)
    same(submission.any_width(seq_len, d_model), want, tol, dtype)


@check(points=2, en="still serves even widths as before", zh="偶数宽度仍与从前一样正确")
def test_even(submission, reference, tolerance):
    for seq_len, d_model in [(8, 6), (5, 14), (7, 2), (30, 64), (4, 128)]:
        agrees(submission, reference, seq_len, d_model, tolerance(seq_len), dtype=True)


@check(points=2, en="has shape (seq_len, d_model) for odd widths", zh="奇数宽度时形状为 (seq_len, d_model)")
def test_odd_shape(submission, reference):
    for seq_len, d_model in [(8, 5), (6, 9), (4, 3)]:
        agrees(submission, reference, seq_len, d_model, np.inf)


@check(
    points=4,
    needs=["odd_shape"],
    en="sine or cosine by the column's parity, and the pair's frequency, in every column of an odd width",
    zh="奇数宽度的每一列都对：正弦还是余弦看列号的奇偶，频率看列对",
)
def test_odd_values(submission, reference, tolerance):
    for seq_len, d_model in [(8, 7), (5, 11), (6, 3), (40, 65), (3, 127), (2, 1031)]:
        agrees(submission, reference, seq_len, d_model, tolerance(seq_len))


@check(points=1, needs=["odd_values"], en="is float32 for odd widths too", zh="奇数宽度时 dtype 也是 float32")
def test_odd_dtype(submission, reference):
    for seq_len, d_model in [(9, 5), (2, 13)]:
        agrees(submission, reference, seq_len, d_model, np.inf, dtype=True)


@check(points=1, needs=["odd_shape"], en="a width of 1 is a single sine", zh="宽度为 1 时只有一列正弦")
def test_width_one(submission, reference, tolerance):
    for seq_len in [6, 1]:
        agrees(submission, reference, seq_len, 1, tolerance(seq_len))


@check(
    points=1,
    needs=["odd_values"],
    en="no positions, one position, and sizes that coincide",
    zh="没有位置、只有一个位置、大小相等时都正确",
)
def test_sizes(submission, reference, tolerance):
    for seq_len, d_model in [(0, 5), (0, 6), (0, 1), (1, 7), (1, 8), (7, 7), (4, 7), (3, 7), (1, 3), (3, 3), (2, 3)]:
        agrees(submission, reference, seq_len, d_model, tolerance(seq_len), dtype=True)


@check(
    points=1,
    needs=["odd_values"],
    en="600 and 2,100 positions, and a second call with another width",
    zh="600 和 2,100 个位置时正确，换一个宽度再次调用也正确",
)
def test_again(submission, reference, tolerance):
    for seq_len, d_model in [(120, 9), (600, 5), (2100, 3), (10, 15), (10, 16), (12, 15), (10, 15)]:
        agrees(submission, reference, seq_len, d_model, tolerance(seq_len))
    repeatable(submission.any_width, (7, 15), (8, 15), (7, 16), (7, 17))
    random_state_untouched(submission.any_width, 8, 9)
