"""Hidden suite of rules/mask_scores."""

import numpy as np

from grader.judge.suite import check, layouts, repeatable, same, untouched

EXERCISE = "rules/mask_scores"

DISTINCT = [(2, 3, 4, 6), (3, 2, 5, 7), (4, 5, 2, 3)]  # B, H, Tq, Tk
COLLIDING = [
    (4, 3, 4, 6),  # B == Tq
    (3, 3, 4, 6),  # B == H
    (2, 3, 5, 5),  # Tq == Tk
    (5, 3, 5, 5),  # B == Tq == Tk
    (2, 6, 4, 6),  # H == Tk
    (6, 2, 4, 6),  # B == Tk
    (2, 4, 4, 6),  # H == Tq
    (4, 4, 4, 4),
    (1, 3, 4, 6),
    (1, 3, 5, 5),
    (3, 1, 4, 6),
    (3, 2, 1, 6),
    (3, 2, 4, 1),
    (1, 1, 1, 1),
]


def inputs(rng, batch, heads, queries, keys, dtype=np.float32):
    """Scores of either sign, and a mask with holes: neither all kept nor a mere prefix, where there is room for it."""
    scores = rng.uniform(-3, 3, (batch, heads, queries, keys)).astype(dtype)
    keep = rng.random((batch, keys)) < 0.5
    for sample in range(batch):
        if keys > 2:
            kept, dropped = rng.permutation(keys)[:2]
            keep[sample, kept], keep[sample, dropped] = True, False
    return scores, keep


@check(points=1, en="has the shape of the scores, (B, H, Tq, Tk)", zh="形状与分数相同，为 (B, H, Tq, Tk)")
def test_shape(submission, reference, rng):
    for sizes in DISTINCT:
        args = inputs(rng, *sizes)
        same(submission.mask_scores(*args), reference.mask_scores(*args), np.inf, dtype=False)


@check(
    points=4,
    needs=["shape"],
    en="is -inf at keys that are not kept; all other scores are as they were",
    zh="未保留的 key 处为 -inf，其余分数不变",
)
def test_values(submission, reference, rng):
    for sizes in DISTINCT:
        scores, keep = inputs(rng, *sizes)
        scores[:, -1, 0] = 0  # a score like any other
        same(submission.mask_scores(scores, keep), reference.mask_scores(scores, keep), dtype=False)


@check(
    points=4,
    needs=["shape"],
    en="also where B, H, Tq and Tk coincide or are 1",
    zh="B、H、Tq、Tk 相等或为 1 时同样正确",
)
def test_collisions(submission, reference, rng):
    for sizes in COLLIDING:
        args = inputs(rng, *sizes)
        same(submission.mask_scores(*args), reference.mask_scores(*args), dtype=False)


@check(
    points=1,
    needs=["shape"],
    en="samples with every key kept, and with none; scores that are -inf already, and large ones",
    zh="全部 key 都保留、一个都不保留的样本；已经是 -inf 的分数，以及很大的分数",
)
def test_extremes(submission, reference, rng):
    for sizes in [(3, 2, 4, 5), (3, 4, 5, 5)]:
        scores, keep = inputs(rng, *sizes)
        keep[0], keep[1] = True, False
        scores[..., 0] *= np.float32(1e30)
        scores[:, :, 0, -1] = -np.inf
        same(submission.mask_scores(scores, keep), reference.mask_scores(scores, keep), dtype=False)


@check(points=1, needs=["shape"], en="sizes of 0", zh="大小为 0 的轴")
def test_empty(submission, reference, rng):
    for sizes in [(0, 2, 3, 4), (2, 0, 3, 4), (2, 3, 0, 5), (2, 3, 4, 0)]:
        args = inputs(rng, *sizes)
        same(submission.mask_scores(*args), reference.mask_scores(*args), dtype=False)


@check(
    points=1,
    needs=["shape"],
    en="keeps the dtype: float16, float32, float64; float64 is not rounded",
    zh="dtype 不变：float16、float32、float64；float64 不得舍入",
)
def test_dtype(submission, reference, rng):
    for dtype in (np.float32, np.float64, np.float16):
        args = inputs(rng, 2, 3, 4, 6, dtype)
        same(submission.mask_scores(*args), reference.mask_scores(*args))
    args = inputs(rng, 2, 3, 4, 0)
    same(submission.mask_scores(*args), reference.mask_scores(*args))


@check(points=1, needs=["shape"], en="leaves scores and mask as they were", zh="不改动分数和掩码")
def test_untouched(submission, rng):
    for sizes in [(2, 3, 4, 6), (1, 3, 4, 6), (5, 3, 5, 5)]:
        untouched(submission.mask_scores, *inputs(rng, *sizes))


@check(points=1, needs=["shape"], en="any memory layout, read-only too", zh="适用于任意内存布局，包括只读数组")
def test_layouts(submission, reference, rng):
    scores, keep = inputs(rng, 2, 3, 4, 6)
    want = reference.mask_scores(scores, keep)
    for (_, score_layout), (_, keep_layout) in zip(layouts(scores), layouts(keep), strict=True):
        same(submission.mask_scores(score_layout, keep_layout), want, dtype=False)
    shared = np.broadcast_to(scores[:1], scores.shape), np.broadcast_to(keep[:1], keep.shape)
    same(submission.mask_scores(*shared), reference.mask_scores(*shared), dtype=False)


@check(points=1, needs=["shape"], en="a second call is right too", zh="再次调用仍正确")
def test_again(submission, reference, rng):
    first, others, longer = inputs(rng, 2, 3, 4, 6), inputs(rng, 2, 3, 4, 6), inputs(rng, 2, 3, 4, 8)
    repeatable(submission.mask_scores, first, others, longer)
    for args in (others, longer):
        same(submission.mask_scores(*args), reference.mask_scores(*args), dtype=False)
