"""Hidden suite of clinic/half_exponent."""

import numpy as np

from grader.judge.suite import check, random_state_untouched, repeatable, same

EXERCISE = "clinic/half_exponent"

# No pair of sizes occurs twice before the last check.


def agrees(submission, reference, seq_len, d_model, tol):
    same(submission.half_exponent(seq_len, d_model), reference.half_exponent(seq_len, d_model), tol)


@check(points=2, en="is still float32 of shape (seq_len, d_model)", zh="仍是形状 (seq_len, d_model) 的 float32")
def test_shape(submission, reference):
    for seq_len, d_model in [(7, 6), (5, 14), (0, 8)]:
        agrees(submission, reference, seq_len, d_model, np.inf)


@check(points=1, needs=["shape"], en="a single pair is right, as before", zh="只有一对列时，仍与从前一样正确")
def test_one_pair(submission, reference, tolerance):
    for seq_len in (6, 40):
        agrees(submission, reference, seq_len, 2, tolerance(seq_len))


@check(
    points=5,
    needs=["shape"],
    en="pair i turns by 10000 ** (-2i / d_model) a position",
    zh="每前进一个位置，第 i 对转过 10000 ** (-2i / d_model)",
)
def test_values(submission, reference, tolerance):
    for seq_len, d_model in [(8, 12), (5, 4), (6, 10), (4, 64), (26, 128), (3, 512)]:
        agrees(submission, reference, seq_len, d_model, tolerance(seq_len))


@check(
    points=2,
    needs=["values"],
    en="no position, one position, and sizes that coincide",
    zh="没有位置、只有一个位置、大小相等时都正确",
)
def test_sizes(submission, reference, tolerance):
    for seq_len, d_model in [(0, 6), (0, 2), (1, 10), (1, 2), (6, 6), (2, 2), (3, 6), (6, 12), (12, 6)]:
        agrees(submission, reference, seq_len, d_model, tolerance(seq_len))


@check(points=1, needs=["values"], en="is right at 130, 300 and 600 positions", zh="在 130、300、600 个位置时都正确")
def test_long(submission, reference, tolerance):
    for seq_len, d_model in [(130, 8), (300, 16), (600, 10)]:
        agrees(submission, reference, seq_len, d_model, tolerance(seq_len))


@check(
    points=1,
    needs=["values"],
    en="a second call with another width or length is right",
    zh="换一个宽度或长度再次调用仍然正确",
)
def test_again(submission, reference, tolerance):
    for seq_len, d_model in [(10, 20), (10, 22), (12, 20), (10, 20)]:
        agrees(submission, reference, seq_len, d_model, tolerance(seq_len))
    repeatable(submission.half_exponent, (7, 24), (8, 24), (3, 24), (7, 26))
    random_state_untouched(submission.half_exponent, 8, 24)
