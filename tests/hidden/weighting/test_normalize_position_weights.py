"""Hidden suite of weighting/normalize_position_weights."""

import numpy as np

from grader.judge.suite import check, fail, layouts, observe, random_state_untouched, repeatable, same, untouched

EXERCISE = "weighting/normalize_position_weights"
ROUNDED_ONCE = 1e-12  # a float64 quotient that went through float32 is off by 1e-9 and more

# No pair of sizes occurs twice before the last check.


def draw(rng, batch, seq_len, dtype=np.float32):
    """Positive weights; the sums of the samples lie well apart."""
    weights = rng.uniform(0.3, 3.0, (batch, seq_len, 1))
    return (weights * (1 + np.arange(batch))[:, np.newaxis, np.newaxis]).astype(dtype)


def agrees(submission, reference, weights, tol, dtype=True):
    got, want = submission.normalize_position_weights(weights), reference.normalize_position_weights(weights)
    same(got, want, tol, dtype)


@check(points=1, en="has shape (B, T, 1)", zh="形状为 (B, T, 1)")
def test_shape(submission, reference, rng):
    for sizes in [(3, 7), (5, 4)]:
        agrees(submission, reference, draw(rng, *sizes), np.inf, dtype=False)


@check(
    points=3,
    needs=["shape"],
    en="each weight is divided by the sum of its own sample",
    zh="每个权重都除以自己样本的权重之和",
)
def test_values(submission, reference, rng, tolerance):
    for sizes in [(3, 8), (2, 5), (11, 4), (4, 9)]:
        agrees(submission, reference, draw(rng, *sizes), tolerance(sizes[1]), dtype=False)


@check(points=2, needs=["shape"], en="also where B and T coincide, or are 1", zh="B 和 T 相等或为 1 时同样正确")
def test_collisions(submission, reference, rng, tolerance):
    for sizes in [(5, 5), (1, 6), (4, 1), (2, 2), (1, 1)]:
        agrees(submission, reference, draw(rng, *sizes), tolerance(sizes[1]), dtype=False)


@check(points=1, needs=["shape"], en="no positions at all, or 600", zh="一个位置也没有，或有 600 个位置")
def test_lengths(submission, reference, rng, tolerance):
    for sizes in [(3, 0), (2, 600)]:
        agrees(submission, reference, draw(rng, *sizes), tolerance(sizes[1]), dtype=False)


@check(
    points=1,
    needs=["shape"],
    en="weights of any size: tiny, huge, both in one batch, equal, or normalised before",
    zh="权重大小不限：极小、极大、同一批次里两者都有、全部相等，或早已归一化",
)
def test_any_size(submission, reference, rng, tolerance):
    for sizes, scale in [((2, 7), 2.0**-64), ((3, 6), 2.0**63), ((4, 5), 2.0**-12)]:  # 1e-20 to 1e20
        agrees(submission, reference, draw(rng, *sizes) * np.float32(scale), tolerance(7), dtype=False)
    for scales in [(2.0**-64, 2.0**63), (2.0**63, 2.0**-64)]:
        both = draw(rng, 2, 6) * np.float32(scales)[:, np.newaxis, np.newaxis]
        agrees(submission, reference, both, tolerance(6), dtype=False)
    agrees(submission, reference, np.full((2, 8, 1), np.float32(4)), tolerance(8), dtype=False)
    uneven = draw(rng, 2, 8) * np.float32([1, 1, 1, 1, 1, 1, 1, 2.0**-20])[:, np.newaxis]
    got, want = submission.normalize_position_weights(uneven), reference.normalize_position_weights(uneven)
    same(got, want, tolerance(8), dtype=False)
    same(got, want, 2.0**-20 * tolerance(8), dtype=False, where=np.arange(8)[:, np.newaxis] == 7)
    normal = reference.normalize_position_weights(draw(rng, 3, 9, np.float64))
    agrees(submission, reference, normal.astype(np.float32), tolerance(9), dtype=False)
    agrees(submission, reference, normal * (1 + 4e-6), ROUNDED_ONCE, dtype=False)  # sums near 1 are not yet 1


@check(
    points=1,
    needs=["shape"],
    en="float32 in, float32 out; float64 in, float64 out, not rounded through float32",
    zh="输入 float32 则输出 float32；输入 float64 则输出 float64，且中途不舍入到 float32",
)
def test_dtype(submission, reference, rng, tolerance):
    for sizes in [(3, 10), (4, 0), (5, 1)]:
        agrees(submission, reference, draw(rng, *sizes), tolerance(10))
    for sizes in [(2, 9), (3, 5)]:
        agrees(submission, reference, draw(rng, *sizes, np.float64), ROUNDED_ONCE)


@check(
    points=1,
    needs=["shape"],
    en="leaves the weights as they were, and returns a new array",
    zh="不改动传入的权重，返回新数组",
)
def test_untouched(submission, rng):
    untouched(submission.normalize_position_weights, draw(rng, 4, 7))
    untouched(submission.normalize_position_weights, draw(rng, 1, 8, np.float64))
    if observe(submission.normalize_position_weights, np.full((5, 2, 1), np.float32(0.5))).shares:
        fail(
            en="Weights that sum to 1 come back in the memory of the argument. The result is a new array, even where "
            "nothing changes: whoever writes into it must not write into the caller's weights.",
            zh="权重之和本来就是 1 时，返回的结果与参数共用内存。即使数值不变，返回的也应当是新数组，"
            "否则往结果里写，就写进了调用者的权重。",
        )


@check(points=1, needs=["shape"], en="any memory layout, read-only too", zh="适用于任意内存布局，包括只读数组")
def test_layouts(submission, reference, rng, tolerance):
    weights = draw(rng, 4, 6)
    for _, layout in layouts(weights):
        agrees(submission, reference, layout, tolerance(6), dtype=False)
    alike = np.broadcast_to(weights[:1, :4], (5, 4, 1))
    agrees(submission, reference, alike, tolerance(4), dtype=False)


@check(
    points=1,
    needs=["shape"],
    en="a second call is right too, and no global state is touched",
    zh="再次调用仍正确，也不触碰全局状态",
)
def test_again(submission, reference, rng, tolerance):
    first, others, longer = draw(rng, 3, 7), draw(rng, 3, 7), draw(rng, 3, 11)
    repeatable(submission.normalize_position_weights, (first,), (others,), (longer,))
    for weights in (others, longer):
        agrees(submission, reference, weights, tolerance(11), dtype=False)
    random_state_untouched(submission.normalize_position_weights, first)
