"""Hidden suite of bias/combine_masks."""

import numpy as np

from grader.judge.suite import check, layouts, random_state_untouched, repeatable, same, untouched

EXERCISE = "bias/combine_masks"

DISTINCT = [(2, 4, 6), (5, 3, 8), (3, 7, 9)]  # B, Tq, Tk
COLLIDING = [
    (4, 4, 6),  # B == Tq
    (6, 4, 6),  # B == Tk
    (3, 5, 5),  # Tq == Tk
    (4, 4, 4),
    (1, 3, 5),
    (1, 4, 4),
    (3, 1, 5),
    (5, 1, 5),
    (2, 3, 3),
    (4, 3, 1),
    (1, 1, 1),
]


def draw(rng, batch, queries, keys):
    """Two masks with holes; neither says anything about the other, and neither is a mere triangle or prefix."""
    causal = rng.random((queries, keys)) < 0.6
    padding = rng.random((batch, 1, 1, keys)) < 0.6
    for sample in range(batch):
        if keys > 2:
            kept, dropped = rng.permutation(keys)[:2]
            padding[sample, ..., kept], padding[sample, ..., dropped] = True, False
    return causal, padding


def real(batch, queries, keys, left=False):
    """A causal mask with a cache, and samples that are longer and longer, padded behind or in front."""
    causal = np.tri(queries, keys, keys - queries, dtype=bool)
    place = np.arange(keys)[::-1] if left else np.arange(keys)
    return causal, place < (1 + np.arange(batch) * (keys - 1) // max(batch - 1, 1))[:, None, None, None]


def agrees(submission, reference, args, tol=0.0, dtype=False):
    same(submission.combine_masks(*args), reference.combine_masks(*args), tol, dtype)


@check(points=2, en="has shape (B, 1, Tq, Tk)", zh="形状为 (B, 1, Tq, Tk)")
def test_shape(submission, reference, rng):
    for sizes in DISTINCT:
        agrees(submission, reference, draw(rng, *sizes), np.inf)


@check(
    points=3,
    needs=["shape"],
    en="a key is visible where both masks say so, and nowhere else",
    zh="两个掩码都允许的 key 才可见，其余都不可见",
)
def test_values(submission, reference, rng):
    for sizes in DISTINCT:
        agrees(submission, reference, draw(rng, *sizes))


@check(
    points=3,
    needs=["shape"],
    en="a causal mask with a cache, and samples of different lengths",
    zh="带缓存的因果掩码，以及长短不一的样本",
)
def test_real(submission, reference):
    for sizes in [(3, 4, 7), (4, 6, 8), (2, 5, 9)]:
        agrees(submission, reference, real(*sizes))


@check(
    points=1,
    needs=["shape"],
    en="with padding in front some queries see nothing, and stay so",
    zh="填充在前面时，有的 query 什么也看不到，保持如此",
)
def test_left(submission, reference):
    for sizes in [(3, 6, 6), (4, 5, 7)]:
        agrees(submission, reference, real(*sizes, left=True))
    nothing = np.tri(4, 5, 1, dtype=bool), np.zeros((3, 1, 1, 5), dtype=bool)
    agrees(submission, reference, nothing)


@check(points=2, needs=["shape"], en="also where B, Tq and Tk coincide or are 1", zh="B、Tq、Tk 相等或为 1 时同样正确")
def test_collisions(submission, reference, rng):
    for sizes in COLLIDING:
        agrees(submission, reference, draw(rng, *sizes))


@check(points=1, needs=["shape"], en="is bool, also where a size is 0", zh="dtype 是 bool，大小为 0 时也是")
def test_bool(submission, reference, rng):
    for sizes in [(2, 3, 7), (0, 3, 4), (2, 0, 4), (3, 2, 0)]:
        agrees(submission, reference, draw(rng, *sizes), dtype=True)


@check(
    points=1,
    needs=["shape"],
    en="any memory layout, read-only too, and both masks stay as they were",
    zh="适用于任意内存布局，包括只读数组；两个掩码都不被改动",
)
def test_layouts(submission, reference, rng):
    for sizes in [(3, 4, 5), (2, 1, 6), (1, 3, 4), (4, 4, 4)]:
        causal, padding = draw(rng, *sizes)
        causal[:, :2], padding[..., :2] = [False, True], [True, False]  # each hides what the other shows
        untouched(submission.combine_masks, causal, padding)
    causal, padding = draw(rng, 2, 5, 7)
    want = reference.combine_masks(causal, padding)
    for (_, one), (_, other) in zip(layouts(causal), layouts(padding), strict=True):
        same(submission.combine_masks(one, other), want, dtype=False)
    alike = np.broadcast_to(causal[:1], causal.shape), np.broadcast_to(padding[:1], padding.shape)
    agrees(submission, reference, alike)


@check(points=1, needs=["values"], en="does not depend on the calls before", zh="结果与之前的调用无关")
def test_again(submission, reference, rng):
    causal, padding = draw(rng, 3, 4, 8)
    other, shorter = draw(rng, 3, 4, 8), draw(rng, 2, 4, 8)
    for args in ((causal, padding), (causal, other[1]), (other[0], padding), shorter):
        agrees(submission, reference, args)
    random_state_untouched(submission.combine_masks, causal, padding)
    repeatable(submission.combine_masks, (causal, padding), other, (causal, other[1]), shorter)
