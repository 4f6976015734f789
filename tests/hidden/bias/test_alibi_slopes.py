"""Hidden suite of bias/alibi_slopes."""

import numpy as np

from grader.judge.suite import check, fail, random_state_untouched, repeatable, same

EXERCISE = "bias/alibi_slopes"

EXACT = 1e-13  # the ways to write a power of two part by 1e-16; rounding through float32 by 1e-9 and more


def agrees(submission, reference, n_heads, tol, dtype=False):
    got = submission.alibi_slopes(n_heads)
    same(got, reference.alibi_slopes(n_heads), tol, dtype)
    return got


@check(points=1, en="has shape (n_heads,)", zh="形状为 (n_heads,)")
def test_shape(submission, reference):
    for n_heads in (16, 6, 5):
        agrees(submission, reference, n_heads, np.inf)


@check(
    points=1,
    needs=["shape"],
    en="for a power of two, each slope is the one before times the first",
    zh="头数为 2 的幂时，每个斜率等于前一个乘以第一个",
)
def test_geometric(submission, reference):
    for n_heads in (8, 4, 32):
        slopes = agrees(submission, reference, n_heads, np.inf).astype(complex)
        wrong = ~(np.abs(slopes[1:] - slopes[:-1] * slopes[0]) <= 1e-6)
        if wrong.any():
            h = int(np.argmax(wrong))
            fail(
                en=f"{n_heads} heads: slope {h + 1} should be slope {h} times slope 0. Here the ratio changes.",
                zh=f"{n_heads} 个头：第 {h + 1} 个斜率应等于第 {h} 个乘以第 0 个。这里的比值在变。",
            )


@check(points=3, needs=["shape"], en="is right for powers of two", zh="头数为 2 的幂时正确")
def test_powers(submission, reference, tolerance):
    for n_heads in (2, 8, 64, 16):
        agrees(submission, reference, n_heads, tolerance(n_heads))


@check(points=4, needs=["powers"], en="is right for any other number of heads", zh="其他头数也正确")
def test_others(submission, reference, tolerance):
    for n_heads in (3, 6, 12, 7, 20, 9, 31):
        agrees(submission, reference, n_heads, tolerance(n_heads))


@check(points=1, needs=["shape"], en="one head, and hundreds of them", zh="只有一个头，或有几百个头")
def test_sizes(submission, reference, tolerance):
    for n_heads in (1, 112, 600, 512):
        agrees(submission, reference, n_heads, tolerance(n_heads))


@check(
    points=2,
    needs=["powers"],
    en="is float64, and no step of the way is less precise",
    zh="dtype 为 float64，并且中间任何一步都没有降低精度",
)
def test_precision(submission, reference):
    for n_heads in (128, 40, 11):
        agrees(submission, reference, n_heads, EXACT, dtype=True)


@check(
    points=1,
    needs=["powers"],
    en="is right again for another number of heads, and leaves earlier results as they were",
    zh="换一个头数仍然正确，并且不改动先前返回的结果",
)
def test_again(submission, reference, tolerance):
    for n_heads in (10, 13, 10):
        agrees(submission, reference, n_heads, tolerance(n_heads))
    repeatable(submission.alibi_slopes, (14,), (24,), (4,), (14,))
    random_state_untouched(submission.alibi_slopes, 18)
