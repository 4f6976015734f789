"""Hidden suite of attention/shuffle_test.

Each order that is drawn differs from its inverse, so that the two cannot be confused.
"""

import numpy as np

from grader.judge.suite import check, fail, layouts, random_state_untouched, repeatable, same, untouched

EXERCISE = "attention/shuffle_test"
ROUNDING = 1e-4  # what is 0 on paper is a few 1e-7 in float32


def draw(rng, batch, seq_len, width, dtype=np.float32):
    """Tokens, an order, and an encoding; the samples differ in size, the last one being the largest."""
    x = rng.normal(0, 1, (batch, seq_len, width)) * np.linspace(0.6, 1.2, batch)[:, np.newaxis, np.newaxis]
    encoding = rng.normal(0, 1, (seq_len, width))
    return x.astype(dtype), draw_order(rng, seq_len), encoding.astype(dtype)


def draw_order(rng, seq_len):
    order = rng.permutation(seq_len)
    while seq_len > 2 and np.array_equal(order[order], np.arange(seq_len)):
        order = rng.permutation(seq_len)
    return order


def agrees(submission, reference, args, tol):
    got = submission.shuffle_test(*args)
    same(got, reference.shuffle_test(*args), tol)
    return got


@check(points=1, en="gives one number", zh="返回一个数")
def test_number(submission, reference, rng):
    for sizes in [(2, 5, 7), (4, 6, 8)]:
        x, order, encoding = draw(rng, *sizes)
        agrees(submission, reference, (x, order, encoding), np.inf)


@check(
    points=4,
    needs=["number"],
    en="a law: without positions shuffled tokens give shuffled outputs, so the number is 0",
    zh="规律：没有位置信息时，打乱 token 只会让输出跟着打乱，所以这个数为 0",
)
def test_without(submission, reference, rng):
    for sizes in [(2, 6, 7), (3, 8, 5), (4, 7, 6)]:
        x, order, _ = draw(rng, *sizes)
        got = agrees(submission, reference, (x, order), np.inf)
        if not abs(got) < ROUNDING:
            fail(
                en="Without positions attention does not know where a token stands, so the outputs move with the "
                f"tokens and nothing else changes. Yours differ by {got:.3g}.",
                zh="没有位置信息，注意力不知道 token 在哪里，所以输出只会跟着 token 走，别的都不变。"
                f"你算出的差是 {got:.3g}。",
            )
        agrees(submission, reference, (x, order), ROUNDING)


@check(
    points=5,
    needs=["number"],
    en="with positions: the largest difference",
    zh="有位置编码时：最大的差",
)
def test_with(submission, reference, rng, tolerance):
    for sizes in [(2, 5, 8), (3, 7, 4), (4, 6, 7)]:
        agrees(submission, reference, draw(rng, *sizes), tolerance(8))


@check(
    points=4,
    needs=["number"],
    en="with a causal mask and no positions: the largest difference",
    zh="有因果掩码、没有位置编码时：最大的差",
)
def test_causal(submission, reference, rng, tolerance):
    for sizes in [(3, 6, 8), (2, 7, 5), (4, 5, 6)]:
        x, order, _ = draw(rng, *sizes)
        agrees(submission, reference, (x, order, None, True), tolerance(8))


@check(points=2, needs=["with", "causal"], en="with positions and a causal mask", zh="位置编码与因果掩码都有")
def test_both(submission, reference, rng, tolerance):
    for sizes in [(2, 6, 5), (4, 7, 8)]:
        x, order, encoding = draw(rng, *sizes)
        agrees(submission, reference, (x, order, encoding, True), tolerance(8))
    got = submission.shuffle_test(x=x, order=order, causal=True, encoding=encoding)
    same(got, reference.shuffle_test(x, order, encoding, True), tolerance(8))


@check(
    points=1,
    needs=["number"],
    en="an order that moves nothing gives 0 in every case",
    zh="次序不变时，任何情况下都为 0",
)
def test_nothing_moves(submission, reference, rng):
    x, _, encoding = draw(rng, 3, 6, 7)
    for args in [(x, np.arange(6)), (x, np.arange(6), encoding), (x, np.arange(6), None, True)]:
        agrees(submission, reference, args, ROUNDING)


@check(
    points=2,
    needs=["number"],
    en="also where B, T and D coincide or are 1, and for 60 tokens",
    zh="B、T、D 相等或为 1 时，以及 60 个 token 时，同样正确",
)
def test_sizes(submission, reference, rng, tolerance):
    for sizes in [(6, 6, 4), (3, 5, 5), (5, 5, 5), (6, 4, 6), (1, 6, 5), (3, 1, 4), (4, 5, 1), (1, 1, 1), (2, 60, 6)]:
        x, order, encoding = draw(rng, *sizes)
        agrees(submission, reference, (x, order, encoding), tolerance(60))
        agrees(submission, reference, (x, order, None, True), tolerance(60))
    agrees(submission, reference, (x, order), ROUNDING)


@check(points=1, needs=["number"], en="float32 and float64 tokens", zh="float32 和 float64 的 token")
def test_dtype(submission, reference, rng, tolerance):
    for dtype in (np.float32, np.float64):
        x, order, encoding = draw(rng, 2, 7, 6, dtype)
        agrees(submission, reference, (x, order, encoding), tolerance(8))
        agrees(submission, reference, (x, order), ROUNDING)


@check(
    points=1,
    needs=["number"],
    en="any memory layout, read-only too, and nothing that came in is changed",
    zh="适用于任意内存布局，包括只读数组；不改动任何输入",
)
def test_layouts(submission, reference, rng, tolerance):
    args = draw(rng, 3, 5, 6)
    untouched(submission.shuffle_test, *args)
    untouched(submission.shuffle_test, *args[:2])
    want = reference.shuffle_test(*args)
    for many in zip(*map(layouts, args), strict=False):
        same(submission.shuffle_test(*(layout for _, layout in many)), want, tolerance(8))


@check(points=1, needs=["with"], en="does not depend on the calls before", zh="结果与之前的调用无关")
def test_again(submission, reference, rng, tolerance):
    first, second = draw(rng, 2, 8, 5), draw(rng, 2, 8, 5)
    other_order = (first[0], second[1], first[2])
    for args in (second, other_order):
        agrees(submission, reference, args, tolerance(8))
    random_state_untouched(submission.shuffle_test, *first)
    repeatable(submission.shuffle_test, first, second, other_order, (first[0], first[1], first[2], True))
