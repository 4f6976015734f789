"""Hidden suite of weighting/normalize_masked_weights."""

import numpy as np

from grader.judge.suite import check, fail, layouts, observe, random_state_untouched, repeatable, same, untouched

EXERCISE = "weighting/normalize_masked_weights"
ROUNDED_ONCE = 1e-12  # a float64 quotient that went through float32 is off by 1e-9 and more

# No pair of sizes occurs twice before the last check.


def draw(rng, batch, seq_len, dtype=np.float32):
    """Weights and a mask: every sample keeps its token 0, drops its token 1, and mixes the rest; some weights are 0."""
    weights = rng.uniform(0.5, 3.0, (batch, seq_len, 1)) * (1 + np.arange(batch))[:, np.newaxis, np.newaxis]
    keep = rng.random((batch, seq_len)) < 0.6
    keep[:, 1:2] = False
    keep[:, :1] = True
    weights[:, 2::3] = 0
    return weights.astype(dtype), keep


def draw_empty(rng, seq_len, dtype=np.float32):
    """Five samples: no token kept, all weights 0, only the kept ones 0, one token kept, and an ordinary one."""
    weights, keep = draw(rng, 5, seq_len, dtype)
    keep[0] = False
    weights[1] = 0
    weights[2, keep[2]] = 0
    keep[3] = np.arange(seq_len) == seq_len - 1
    weights[3, -1] = 2.5
    return weights, keep


def agrees(submission, reference, args, tol, dtype=False):
    same(submission.normalize_masked_weights(*args), reference.normalize_masked_weights(*args), tol, dtype)


@check(points=1, en="has shape (B, T, 1)", zh="形状为 (B, T, 1)")
def test_shape(submission, reference, rng):
    for sizes in [(3, 7), (5, 4)]:
        agrees(submission, reference, draw(rng, *sizes), np.inf)


@check(
    points=3,
    needs=["shape"],
    en="kept weights are divided by the sum of the kept weights of their sample, the others are 0",
    zh="保留的权重除以自己样本中保留的权重之和，其余为 0",
)
def test_values(submission, reference, rng, tolerance):
    for sizes in [(3, 8), (2, 6), (11, 5), (4, 9)]:
        agrees(submission, reference, draw(rng, *sizes), tolerance(sizes[1]))
    weights, _ = draw(rng, 3, 10)
    padded_left = np.arange(10) >= np.array([[0], [3], [7]])
    agrees(submission, reference, (np.maximum(weights, np.float32(0.25)), padded_left), tolerance(10))


@check(
    points=3,
    needs=["shape"],
    en="a sample whose kept weights sum to 0, or that keeps no token, gives zeros",
    zh="保留的权重之和为 0，或一个 token 也没有保留的样本，结果全为零",
)
def test_empty(submission, reference, rng, tolerance):
    weights, _ = draw(rng, 2, 7)
    empty = [
        draw_empty(rng, 6),
        draw_empty(rng, 9, np.float64),
        (weights, np.zeros((2, 7), bool)),
        (np.zeros((1, 8, 1), np.float32), np.ones((1, 8), bool)),
        (np.float32([[[0]], [[2]], [[3]]]), np.array([[True], [False], [True]])),
    ]
    for weights, keep in empty:  # a full batch first: memory used again then holds no zeros by luck
        agrees(submission, reference, (np.full_like(weights, 2), np.ones_like(keep)), tolerance(9))
        agrees(submission, reference, (weights, keep), tolerance(9))


@check(points=1, needs=["empty"], en="such a sample causes no warning", zh="这样的样本不引起警告")
def test_no_warning(submission, rng):
    for args in (draw_empty(rng, 8), draw_empty(rng, 10, np.float64)):
        warned = observe(submission.normalize_masked_weights, *args).warnings
        if warned:
            fail(f"NumPy warned: {warned[0]}", f"NumPy 发出了警告：{warned[0]}")


@check(points=2, needs=["shape"], en="also where B and T coincide, or are 1", zh="B 和 T 相等或为 1 时同样正确")
def test_collisions(submission, reference, rng, tolerance):
    for sizes in [(5, 5), (1, 6), (4, 1), (2, 2), (1, 1)]:
        agrees(submission, reference, draw(rng, *sizes), tolerance(sizes[1]))


@check(points=1, needs=["shape"], en="no positions at all, or 600", zh="一个位置也没有，或有 600 个位置")
def test_lengths(submission, reference, rng, tolerance):
    for sizes in [(3, 0), (2, 600)]:
        agrees(submission, reference, draw(rng, *sizes), tolerance(sizes[1]))


@check(
    points=1,
    needs=["shape"],
    en="weights of any size: tiny, huge, both in one batch, huge ones on dropped tokens",
    zh="权重大小不限：极小、极大、同一批次里两者都有，或丢弃的 token 权重极大",
)
def test_any_size(submission, reference, rng, tolerance):
    for sizes, scale in [((2, 9), 2.0**-64), ((3, 6), 2.0**63), ((4, 5), 2.0**-12)]:  # 1e-20 to 1e20
        weights, keep = draw(rng, *sizes)
        agrees(submission, reference, (weights * np.float32(scale), keep), tolerance(9))
    for scales in [(2.0**-64, 2.0**63), (2.0**63, 2.0**-64)]:
        weights, keep = draw(rng, 2, 10)
        agrees(submission, reference, (weights * np.float32(scales)[:, np.newaxis, np.newaxis], keep), tolerance(10))
    weights, keep = draw(rng, 3, 12)
    weights[~keep] *= np.float32(2.0**60)
    agrees(submission, reference, (weights, keep), tolerance(12))


@check(
    points=1,
    needs=["shape"],
    en="float32 in, float32 out; float64 in, float64 out, not rounded through float32",
    zh="输入 float32 则输出 float32；输入 float64 则输出 float64，且中途不舍入到 float32",
)
def test_dtype(submission, reference, rng, tolerance):
    for sizes in [(3, 11), (4, 0)]:
        agrees(submission, reference, draw(rng, *sizes), tolerance(11), dtype=True)
    for sizes in [(2, 11), (3, 5)]:
        agrees(submission, reference, draw(rng, *sizes, np.float64), ROUNDED_ONCE, dtype=True)


@check(points=1, needs=["shape"], en="leaves the weights and the mask as they were", zh="不改动权重和掩码")
def test_untouched(submission, rng):
    untouched(submission.normalize_masked_weights, *draw(rng, 4, 7))
    untouched(submission.normalize_masked_weights, *draw_empty(rng, 7, np.float64))


@check(points=1, needs=["shape"], en="any memory layout, read-only too", zh="适用于任意内存布局，包括只读数组")
def test_layouts(submission, reference, rng, tolerance):
    weights, keep = draw(rng, 4, 6)
    for (_, weight_layout), (_, keep_layout) in zip(layouts(weights), layouts(keep), strict=True):
        agrees(submission, reference, (weight_layout, keep_layout), tolerance(6))
    alike = np.broadcast_to(weights[:1, :4], (6, 4, 1)), np.broadcast_to(keep[:1, :4], (6, 4))
    agrees(submission, reference, alike, tolerance(4))


@check(
    points=1,
    needs=["shape"],
    en="a second call is right too, and no global state is touched",
    zh="再次调用仍正确，也不触碰全局状态",
)
def test_again(submission, reference, rng, tolerance):
    first, others, longer = draw(rng, 3, 7), draw(rng, 3, 7), draw(rng, 3, 12)
    repeatable(submission.normalize_masked_weights, first, others, longer)
    for args in (others, longer, (others[0], first[1])):
        agrees(submission, reference, args, tolerance(12))
    random_state_untouched(submission.normalize_masked_weights, *first)
