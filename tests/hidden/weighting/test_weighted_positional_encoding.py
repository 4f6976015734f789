"""Hidden suite of weighting/weighted_positional_encoding."""

import numpy as np

from grader.judge.suite import check, layouts, random_state_untouched, repeatable, same, untouched

EXERCISE = "weighting/weighted_positional_encoding"

DISTINCT = [(3, 7, 6), (2, 5, 8), (11, 6, 10), (3, 5, 2)]
COLLIDING = [(5, 5, 8), (3, 6, 6), (6, 5, 6), (1, 7, 6), (6, 6, 6), (1, 6, 6), (2, 2, 2)]


def inputs(rng, batch, seq_len, width, table=np.float32, weights=np.float32):
    pe = rng.uniform(-1, 1, (seq_len, width)).astype(table)  # any table: not only sines and cosines
    return pe, draw_weights(rng, batch, seq_len).astype(weights)


def draw_weights(rng, batch, seq_len):
    """Weights below 0, between 0 and 1, and above 1, whose sum over any axis stays away from 0."""
    place = np.add.outer(np.arange(batch), np.arange(seq_len))[:, :, np.newaxis]
    large, negative = rng.uniform(0.8, 1.6, place.shape), rng.uniform(-0.5, -0.1, place.shape)
    return np.where(place % 3 == 2, negative, large)


@check(points=1, en="has shape (B, T, D)", zh="形状为 (B, T, D)")
def test_shape(submission, reference, rng):
    for sizes in DISTINCT:
        args = inputs(rng, *sizes)
        got, want = submission.weighted_positional_encoding(*args), reference.weighted_positional_encoding(*args)
        same(got, want, np.inf, dtype=False)


@check(
    points=3,
    needs=["shape"],
    en="row t of sample b is pe[t] times weight [b, t, 0]",
    zh="样本 b 的第 t 行等于 pe[t] 乘以权重 [b, t, 0]",
)
def test_values(submission, reference, rng, tolerance):
    for sizes in DISTINCT:
        args = inputs(rng, *sizes)
        want = reference.weighted_positional_encoding(*args)
        same(submission.weighted_positional_encoding(*args), want, tolerance(sizes[1]))
    pe, weights = inputs(rng, 3, 4, 8, np.float64)
    pe[1], pe[2, ::2] = 0, 0
    for scale, room in [(64, 64), (2.0**-34, 2.0**-20)]:  # the table may hold any numbers: large, tiny, zero
        want = reference.weighted_positional_encoding(pe * scale, weights)
        same(submission.weighted_positional_encoding(pe * scale, weights), want, room * tolerance(4), dtype=False)


@check(points=2, needs=["shape"], en="also where B, T and D coincide or are 1", zh="B、T、D 相等或为 1 时同样正确")
def test_collisions(submission, reference, rng, tolerance):
    for sizes in COLLIDING:
        args = inputs(rng, *sizes)
        want = reference.weighted_positional_encoding(*args)
        same(submission.weighted_positional_encoding(*args), want, tolerance(sizes[1]))


@check(points=1, needs=["shape"], en="one position, none, or 600", zh="只有一个位置、没有位置，或有 600 个位置")
def test_lengths(submission, reference, rng, tolerance):
    for sizes in [(3, 1, 6), (1, 1, 4), (3, 0, 6), (2, 600, 4)]:
        args = inputs(rng, *sizes)
        want = reference.weighted_positional_encoding(*args)
        same(submission.weighted_positional_encoding(*args), want, tolerance(sizes[1]))


@check(
    points=2,
    needs=["shape"],
    en="uses the weights as given: negative, zero, huge or tiny, with any sum",
    zh="权重原样使用：负数、零、极大、极小，总和不限",
)
def test_weights(submission, reference, rng, tolerance):
    pe, weights = inputs(rng, 3, 7, 6)
    positive = np.abs(weights)
    zeros, normal = np.zeros_like(weights), positive / positive.sum(axis=1, keepdims=True)
    some_zero = np.where(np.arange(7)[:, np.newaxis] % 3 == 1, np.float32(0), weights)
    given = [(pe, w, 1.0) for w in (positive, -positive, some_zero, normal, np.ones_like(weights), zeros)]
    given += [(pe * np.float32(2.0**100), weights * np.float32(2.0**-100), 1.0)]  # tiny weights, but no tiny result
    given += [(pe, weights * np.float32(scale), scale) for scale in (2.0**20, 2.0**100)]
    for table, each, scale in given:
        want = reference.weighted_positional_encoding(table, each)
        same(submission.weighted_positional_encoding(table, each), want, scale * tolerance(7))
    pe, weights = inputs(rng, 3, 7, 6, np.float64, np.float64)
    want = reference.weighted_positional_encoding(pe, weights * 2.0**-34)
    same(submission.weighted_positional_encoding(pe, weights * 2.0**-34), want, 2.0**-20 * tolerance(7))


@check(
    points=2,
    needs=["shape"],
    en="keeps the dtype that NumPy promotes to, not rounded through float32",
    zh="结果的 dtype 与 NumPy 的类型提升一致，float64 不经 float32 舍入",
)
def test_dtype(submission, reference, rng, tolerance):
    for dtypes in [(np.float32, np.float32), (np.float64, np.float32), (np.float32, np.float64)]:
        args = inputs(rng, 3, 7, 6, *dtypes)
        want = reference.weighted_positional_encoding(*args)
        same(submission.weighted_positional_encoding(*args), want, tolerance(7))
    for dtypes in [(np.float64, np.float64), (np.float64, np.float32), (np.float32, np.float64)]:
        pe, weights = inputs(rng, 3, 7, 6, *dtypes)
        args = pe, weights * weights.dtype.type(2**20)  # float32 would lose 0.06 here
        want = reference.weighted_positional_encoding(*args)
        same(submission.weighted_positional_encoding(*args), want, tolerance(7))


@check(points=2, needs=["shape"], en="leaves both arguments as they were", zh="不改动两个参数")
def test_untouched(submission, rng):
    untouched(submission.weighted_positional_encoding, *inputs(rng, 3, 7, 6))
    untouched(submission.weighted_positional_encoding, *inputs(rng, 1, 5, 6, np.float64, np.float64))


@check(points=1, needs=["shape"], en="any memory layout, read-only too", zh="适用于任意内存布局，包括只读数组")
def test_layouts(submission, reference, rng, tolerance):
    pe, weights = inputs(rng, 3, 7, 6)
    want = reference.weighted_positional_encoding(pe, weights)
    for (_, pe_layout), (_, weight_layout) in zip(layouts(pe), layouts(weights), strict=True):
        same(submission.weighted_positional_encoding(pe_layout, weight_layout), want, tolerance(7))


@check(
    points=1,
    needs=["shape"],
    en="a second call is right too, and no global state is touched",
    zh="再次调用仍正确，也不触碰全局状态",
)
def test_again(submission, reference, rng, tolerance):
    first, others, wider = inputs(rng, 3, 7, 6), inputs(rng, 3, 7, 6), inputs(rng, 3, 7, 10)
    repeatable(submission.weighted_positional_encoding, first, others, wider)
    in_float64 = [inputs(rng, 2, 4, 6, np.float64, np.float64) for _ in range(2)]
    repeatable(submission.weighted_positional_encoding, *in_float64)
    for args in (others, wider):
        want = reference.weighted_positional_encoding(*args)
        same(submission.weighted_positional_encoding(*args), want, tolerance(7))
    random_state_untouched(submission.weighted_positional_encoding, *first)
