"""Hidden suite of bias/padding_mask."""

import numpy as np

from grader.judge.suite import check, fail, layouts, random_state_untouched, repeatable, same, untouched

EXERCISE = "bias/padding_mask"

# No pair of sizes occurs twice before the last check. The dtype has a check of its own.


def draw(rng, batch, max_len, dtype=np.int64):
    """Lengths in no order, none of them 0 and none max_len where there is room for it."""
    if max_len < 3:
        return rng.integers(0, max_len + 1, batch).astype(dtype)
    return rng.integers(1, max_len, batch).astype(dtype)


def agrees(submission, reference, lengths, max_len, tol=0.0, dtype=False):
    got, want = submission.padding_mask(lengths, max_len), reference.padding_mask(lengths, max_len)
    same(got, want, tol, dtype)
    return got


@check(points=2, en="has shape (B, 1, 1, L)", zh="形状为 (B, 1, 1, L)")
def test_shape(submission, reference, rng):
    for batch, max_len in [(3, 7), (5, 8)]:
        agrees(submission, reference, draw(rng, batch, max_len), max_len, tol=np.inf)


@check(
    points=3,
    needs=["shape"],
    en="is True at the first lengths[b] positions of sample b, and False behind",
    zh="样本 b 的前 lengths[b] 个位置为 True，其后为 False",
)
def test_values(submission, reference, rng):
    agrees(submission, reference, np.array([2, 6, 1, 4]), 9)
    for batch, max_len in [(4, 6), (6, 11), (2, 13)]:
        agrees(submission, reference, draw(rng, batch, max_len), max_len)


@check(
    points=1,
    needs=["shape"],
    en="counts: sample b has lengths[b] times True",
    zh="个数相符：样本 b 恰有 lengths[b] 个 True",
)
def test_counts(submission, reference, rng):
    for batch, max_len in [(7, 10), (3, 12)]:
        lengths = draw(rng, batch, max_len)
        got = agrees(submission, reference, lengths, max_len, tol=np.inf)
        counts = np.asarray(got != 0).sum(axis=(1, 2, 3))
        for sample in np.flatnonzero(counts != lengths)[:1]:
            fail(
                en=f"Sample {sample} has {lengths[sample]} tokens, but {counts[sample]} of its {max_len} places are "
                "marked as real.",
                zh=f"样本 {sample} 有 {lengths[sample]} 个 token，"
                f"掩码却把 {max_len} 个位置中的 {counts[sample]} 个标成真实的。",
            )


@check(
    points=1,
    needs=["shape"],
    en="samples without a token, and samples without padding",
    zh="一个 token 也没有的样本，以及没有填充的样本",
)
def test_extremes(submission, reference):
    for lengths, max_len in [([0, 5, 2], 5), ([8, 0, 0, 8, 3], 8), ([0, 0], 4), ([6, 6, 6], 6), ([2, 1], 9)]:
        agrees(submission, reference, np.array(lengths), max_len)


@check(points=2, needs=["shape"], en="also where B and L coincide, or are 1", zh="B 和 L 相等或为 1 时同样正确")
def test_collisions(submission, reference, rng):
    for batch, max_len in [(6, 6), (3, 3), (1, 5), (4, 1), (1, 1), (2, 2)]:
        agrees(submission, reference, draw(rng, batch, max_len), max_len)


@check(points=1, needs=["shape"], en="no samples, or no positions", zh="没有样本，或没有位置")
def test_empty(submission, reference):
    for batch, max_len in [(0, 4), (3, 0), (0, 0)]:
        agrees(submission, reference, np.zeros(batch, np.int64), max_len)


@check(points=1, needs=["shape"], en="is bool", zh="dtype 是 bool")
def test_bool(submission, reference, rng):
    for batch, max_len in [(3, 9), (5, 4), (2, 0), (0, 2)]:
        agrees(submission, reference, draw(rng, batch, max_len), max_len, tol=np.inf, dtype=True)


@check(
    points=1,
    needs=["shape"],
    en="int32 and int64 lengths, in any memory layout, read-only too; they stay as they were",
    zh="int32 和 int64 的长度，内存布局不限，包括只读数组；长度不被改动",
)
def test_layouts(submission, reference, rng):
    for dtype, max_len in [(np.int32, 14), (np.int64, 17)]:
        lengths = draw(rng, 5, max_len, dtype)
        agrees(submission, reference, lengths, max_len)
        untouched(submission.padding_mask, lengths, max_len)
        untouched(submission.padding_mask, np.array([0, 3, max_len], dtype), max_len)
        for _, layout in layouts(lengths):
            same(submission.padding_mask(layout, max_len), reference.padding_mask(lengths, max_len), dtype=False)
    alike = np.broadcast_to(np.array([3]), (4,))
    agrees(submission, reference, alike, 5)


@check(points=1, needs=["values"], en="holds for hundreds of positions", zh="几百个位置时同样正确")
def test_long(submission, reference, rng):
    for batch, max_len in [(3, 600), (2, 300)]:
        agrees(submission, reference, draw(rng, batch, max_len), max_len)


@check(points=1, needs=["values"], en="does not depend on the calls before", zh="结果与之前的调用无关")
def test_again(submission, reference):
    first, second = np.array([4, 1, 6]), np.array([2, 5, 3])
    for lengths, max_len in [(first, 15), (second, 15), (first, 16), (first[:2], 16)]:
        agrees(submission, reference, lengths, max_len)
    random_state_untouched(submission.padding_mask, first, 8)
    repeatable(submission.padding_mask, (first, 8), (second, 8), (first, 10), (second[:2], 8))
