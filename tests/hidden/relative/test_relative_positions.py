"""Hidden suite of relative/relative_positions."""

import numpy as np

from grader.judge.suite import check, fail, repeatable, same

EXERCISE = "relative/relative_positions"

# No pair of lengths occurs twice before the last check. The dtype has a check of its own.


def agrees(submission, reference, *lengths, tol=0.0):
    got, want = submission.relative_positions(*lengths), reference.relative_positions(*lengths)
    same(got, want, tol, dtype=False)
    return got


@check(points=1, en="has one row for each query, one column for each key", zh="每个 query 一行，每个 key 一列")
def test_shape(submission, reference):
    for q_len, k_len in [(5, 8), (9, 6)]:
        agrees(submission, reference, q_len, k_len, tol=np.inf)


@check(points=3, needs=["shape"], en="element [i, j] is i - j", zh="元素 [i, j] 等于 i - j")
def test_values(submission, reference):
    for q_len, k_len in [(5, 7), (7, 4), (3, 11)]:
        agrees(submission, reference, q_len, k_len)


@check(points=2, en="without k_len there are q_len keys", zh="不给 k_len 时，key 有 q_len 个")
def test_default(submission, reference):
    for lengths in [(6,), (10, None)]:
        agrees(submission, reference, *lengths)
    same(submission.relative_positions(q_len=7, k_len=5), reference.relative_positions(7, 5), dtype=False)


@check(points=1, needs=["shape"], en="also where the lengths are equal or 1", zh="两个长度相等或为 1 时同样正确")
def test_sizes(submission, reference):
    for lengths in [(4, 4), (2, 2), (1, 6), (6, 1), (1, 1), (1,)]:
        agrees(submission, reference, *lengths)


@check(points=2, en="no queries or no keys", zh="没有 query 或没有 key")
def test_empty(submission, reference):
    for lengths in [(3, 0), (0, 4), (0, 0), (0,), (1, 0)]:
        agrees(submission, reference, *lengths)


@check(points=1, needs=["shape"], en="holds signed integers", zh="元素是有符号整数")
def test_integers(submission, reference):
    for lengths in [(8, 3), (2, 5), (0, 2)]:
        got = agrees(submission, reference, *lengths, tol=np.inf)
        if got.dtype.kind != "i":
            fail(
                en=f"The dtype is {got.dtype}. Distances are whole numbers with a sign: a signed integer dtype.",
                zh=f"dtype 是 {got.dtype}。距离是带符号的整数，应使用有符号的整数 dtype。",
            )


@check(points=1, needs=["values"], en="holds for hundreds of positions", zh="几百个位置时同样正确")
def test_long(submission, reference):
    for lengths in [(600, 5), (4, 600), (300, 310), (2, 200), (140, 3)]:
        agrees(submission, reference, *lengths)


@check(points=1, needs=["values"], en="does not depend on the calls before", zh="结果与之前的调用无关")
def test_again(submission, reference):
    for lengths in [(12, 4), (12, 13), (5, 4), (12,)]:
        agrees(submission, reference, *lengths)
    repeatable(submission.relative_positions, (6, 9), (6, 3), (4, 9), (6,), (9, 6))
