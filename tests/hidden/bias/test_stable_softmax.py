"""Hidden suite of bias/stable_softmax."""

import numpy as np

from grader.judge.suite import check, fail, layouts, random_state_untouched, repeatable, same, untouched

EXERCISE = "bias/stable_softmax"
LARGE = 1e-3  # float32 numbers of 1,000 are 6e-5 apart, so a right answer may err by that
TEN_DIGITS = 5e-11

# Any last axis has size 1 or more.


def draw(rng, *shape, dtype=np.float32):
    """Scores of either sign, each row with a level of its own."""
    return (rng.normal(0, 1.5, shape) + rng.uniform(-2, 2, (*shape[:-1], 1))).astype(dtype)


def masked(rng, *shape, dtype=np.float32):
    """Scores with -inf at random places; each row keeps a key, and drops one where there is room for it."""
    scores = draw(rng, *shape, dtype=dtype)
    hide = rng.random(shape) < 0.4
    for index in np.ndindex(shape[:-1]):
        kept, *dropped = rng.permutation(shape[-1])[:2]
        hide[(*index, kept)] = False
        hide[(*index, *dropped)] = bool(dropped)
    scores[hide] = -np.inf
    return scores


def agrees(submission, reference, scores, tol, dtype=False):
    got, want = submission.stable_softmax(scores), reference.stable_softmax(scores)
    same(got, want, tol, dtype)
    return got


@check(points=1, en="has the shape of the scores", zh="形状与分数相同")
def test_shape(submission, reference, rng):
    for shape in [(3, 7), (2, 3, 4, 5)]:
        agrees(submission, reference, draw(rng, *shape), np.inf)


@check(
    points=3,
    needs=["shape"],
    en="each exponential over the sum of its row, rows along the last axis",
    zh="每个分数取指数，再除以自己那一行的和；行沿最后一个轴",
)
def test_values(submission, reference, rng, tolerance):
    for shape in [(4, 6), (2, 3, 5), (3, 2, 4, 7), (5,)]:
        agrees(submission, reference, draw(rng, *shape), tolerance(7))


@check(points=1, needs=["shape"], en="a law: every row sums to 1", zh="规律：每一行之和为 1")
def test_sums(submission, reference, rng):
    for shape in [(5, 9), (3, 4, 8)]:
        scores = masked(rng, *shape)
        weights = agrees(submission, reference, scores, np.inf)
        sums = weights.sum(axis=-1, dtype=np.float64)
        off = ~(np.abs(sums - 1) < 1e-5)
        if off.any():
            wrong = f"{sums[off][0]:.6g}"
            fail(
                en=f"A row of weights sums to {wrong}, not to 1: what leaves attention would shrink or grow with it.",
                zh=f"有一行权重之和是 {wrong}，不是 1：注意力的输出会随之缩小或放大。",
            )


@check(
    points=3,
    needs=["shape"],
    en="hidden keys, scores of -inf, get weight 0, and the others share it all",
    zh="被遮住的 key（分数为 -inf）权重为 0，其余的分掉全部权重",
)
def test_masked(submission, reference, rng, tolerance):
    for shape in [(4, 8), (2, 3, 6), (2, 4, 3, 5), (7,)]:
        agrees(submission, reference, masked(rng, *shape), tolerance(8))


@check(
    points=4,
    needs=["shape"],
    en="a row in which every key is hidden gives zeros, and changes no other row",
    zh="所有 key 都被遮住的行结果为零，且不影响其他行",
)
def test_hidden_rows(submission, reference, rng, tolerance):
    for shape in [(3, 6), (2, 4, 7), (2, 3, 4, 9)]:
        scores = masked(rng, *shape)
        scores[..., 1, :] = -np.inf
        agrees(submission, reference, np.zeros_like(scores), tolerance(9))
        agrees(submission, reference, scores, tolerance(9))
    for dtype in (np.float32, np.float64):
        agrees(submission, reference, np.full((3, 5), -np.inf, dtype), tolerance(5))
    agrees(submission, reference, np.full(4, -np.inf), tolerance(4))


@check(
    points=3,
    needs=["shape"],
    en="large scores, low scores, and both in one array",
    zh="很大的分数、很小的分数，以及同一个数组里两者都有",
)
def test_large(submission, reference, rng):
    for dtype in (np.float32, np.float64):
        for level in (1000.0, -1000.0, 150.0):
            agrees(submission, reference, (draw(rng, 3, 6) + level).astype(dtype), LARGE)
        scores = masked(rng, 4, 7, dtype=dtype)
        scores += np.array([[900], [-900], [0], [-150]], dtype=dtype)
        agrees(submission, reference, scores, LARGE)
        wide = draw(rng, 3, 5, dtype=dtype)
        wide[:, 1] += 1200
        wide[:, 3] -= 1200
        agrees(submission, reference, wide, LARGE)
        wide = wide - np.array([0, 1200, 0, 0, 0], dtype)
        agrees(submission, reference, wide, LARGE)


@check(
    points=1,
    needs=["shape"],
    en="any finite score: one key of -3e4, of 1e30 or of -1e30 among hidden ones has weight 1",
    zh="任何有限的分数：其余都被遮住时，唯一的 key 不论分数是 -3e4、1e30 还是 -1e30，权重都是 1",
)
def test_any_size(submission, reference, tolerance):
    for dtype in (np.float32, np.float64):
        scores = np.full((4, 5), -np.inf, dtype)
        scores[[0, 1, 2], [2, 4, 1]] = -3e4, 1e30, -1e30
        agrees(submission, reference, scores, tolerance(5))


@check(
    points=1,
    needs=["shape"],
    en="a law: one number added to all scores of a row changes nothing",
    zh="规律：一行的所有分数加上同一个数，结果不变",
)
def test_shift(submission, reference, rng):
    for shape in [(2, 4, 6)]:
        scores = np.round(draw(rng, *shape) * 64) / np.float32(64)  # so that the sums below are exact
        before = agrees(submission, reference, scores, np.inf)
        for shift in (50.0, -200.0, 500.0):
            after = agrees(submission, reference, scores + np.float32(shift), np.inf)
            if not np.allclose(before, after, rtol=0, atol=LARGE):
                fail(
                    en=f"Adding {shift:g} to every score changes the weights. A softmax only knows how far scores are "
                    "apart.",
                    zh=f"每个分数都加上 {shift:g}，权重就变了。softmax 只看分数之间相差多少。",
                )


@check(points=2, needs=["shape"], en="also where sizes coincide or are 1", zh="各个大小相等或为 1 时同样正确")
def test_collisions(submission, reference, rng, tolerance):
    for shape in [(5, 5), (3, 3, 3), (4, 4, 4, 4), (1, 6), (6, 1), (1, 1), (1,), (2, 1, 3)]:
        agrees(submission, reference, masked(rng, *shape), tolerance(6))
    agrees(submission, reference, np.array([[-np.inf], [2.5], [-np.inf]], np.float32), tolerance(6))


@check(points=1, needs=["shape"], en="no rows at all, and rows of 600", zh="一行也没有，以及长 600 的行")
def test_lengths(submission, reference, rng, tolerance):
    for shape in [(0, 5), (2, 0, 3), (3, 600)]:
        agrees(submission, reference, draw(rng, *shape), tolerance(600))


@check(
    points=2,
    needs=["shape"],
    en="float32 in, float32 out; float64 in, float64 out, to ten digits",
    zh="输入 float32 则输出 float32；输入 float64 则输出 float64，精确到十位",
)
def test_dtype(submission, reference, rng, tolerance):
    for shape in [(3, 10), (0, 4)]:
        agrees(submission, reference, masked(rng, *shape), tolerance(10), dtype=True)
    for shape in [(3, 1), (4, 9), (2, 3, 11)]:
        agrees(submission, reference, masked(rng, *shape, dtype=np.float64), TEN_DIGITS, dtype=True)
    same(submission.stable_softmax(np.full((2, 3), -np.inf, np.float32)), np.zeros((2, 3), np.float32))


@check(
    points=1,
    needs=["shape"],
    en="any memory layout, read-only too, and the scores stay as they were",
    zh="适用于任意内存布局，包括只读数组；不改动分数",
)
def test_layouts(submission, reference, rng, tolerance):
    for shape in [(4, 6), (2, 3, 5)]:
        scores = masked(rng, *shape)
        scores[..., 0, :] = -np.inf
        untouched(submission.stable_softmax, scores)
        want = reference.stable_softmax(scores)
        for _, layout in layouts(scores):
            same(submission.stable_softmax(layout), want, tolerance(6), dtype=False)
    agrees(submission, reference, np.broadcast_to(draw(rng, 1, 7), (3, 7)), tolerance(7))


@check(points=1, needs=["values"], en="does not depend on the calls before", zh="结果与之前的调用无关")
def test_again(submission, reference, rng, tolerance):
    first, second, longer = masked(rng, 4, 7), masked(rng, 4, 7), masked(rng, 4, 9)
    for scores in (first, second, longer):
        agrees(submission, reference, scores, tolerance(9))
    random_state_untouched(submission.stable_softmax, first)
    repeatable(submission.stable_softmax, (first,), (second,), (longer,))
