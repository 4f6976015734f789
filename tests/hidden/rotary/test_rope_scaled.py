"""Hidden suite of rotary/rope_scaled.

Near position 0, and in the slow pairs, the methods hardly differ from each other or from no scaling at all: positions
run to thousands. Two checks look at laws, not values, and need nothing but the shape.
"""

from itertools import cycle

import numpy as np

from grader.judge.suite import (
    check,
    fail,
    layouts,
    must_raise,
    no_loop,
    random_state_untouched,
    repeatable,
    same,
    untouched,
)

EXERCISE = "rotary/rope_scaled"
METHODS = "linear", "ntk"
EXACT = 1e-12
LAW = 1e-3  # float32 angles part by 1e-4 at the positions taken


def features(rng, *shape, dtype=np.float32):
    return rng.normal(0, 1, shape).astype(dtype)


def agrees(submission, reference, x, factor, method, tol, *args, dtype=False):
    want = reference.rope_scaled(x, factor, method, *args)
    same(submission.rope_scaled(x, factor, method, *args), want, tol, dtype)


def turned(submission, x, *args):
    """Return the result of a call, its shape assured."""
    got = submission.rope_scaled(x, *args)
    same(got, x, np.inf, dtype=False)
    return got * 1.0


@check(points=1, en="has the shape of x", zh="形状与 x 相同")
def test_shape(submission, reference, rng):
    for method, shape in zip(cycle(METHODS), [(5, 6), (2, 3, 7, 10), (3, 5, 8)], strict=False):
        agrees(submission, reference, features(rng, *shape), 2.0, method, np.inf)


@check(
    points=4,
    needs=["shape"],
    en="linear: token t turns as position t / factor",
    zh="linear：第 t 个 token 按位置 t / factor 旋转",
)
def test_linear(submission, reference, rng, tolerance):
    for shape, factor in [((8, 12), 4.0), ((7, 10), 2.5), ((9, 4), 8.0)]:
        agrees(submission, reference, features(rng, *shape), factor, "linear", tolerance(8))


@check(
    points=4,
    needs=["shape"],
    en="ntk: the base grows by factor ** (D / (D - 2))",
    zh="ntk：底数乘以 factor ** (D / (D - 2))",
)
def test_ntk(submission, reference, rng, tolerance):
    for shape, factor in [((8, 12), 4.0), ((7, 10), 2.5), ((9, 4), 8.0)]:
        agrees(submission, reference, features(rng, *shape), factor, "ntk", tolerance(8))


@check(
    points=1,
    needs=["shape"],
    en="law: linear, position factor * p turns as p did",
    zh="规律：linear 时，位置 factor * p 的转法与原来的 p 相同",
)
def test_linear_law(submission, rng):
    x, positions = features(rng, 6, 8), np.array([1, 5, 9, 40, 77, 100])
    before = turned(submission, x, 1.0, "linear", positions)
    for factor in (2.0, 3.0):
        after = turned(submission, x, factor, "linear", (factor * positions).astype(int))
        apart = np.abs(after - before).max(axis=-1)
        for p, error in zip(positions, apart, strict=True):
            if not error <= LAW:
                fail(
                    en=f"The law broken here: with factor {factor:g}, position {factor * p:g} turns as {p} did with "
                    f"factor 1. The two differ by up to {error:.3g}.",
                    zh=f"这里违反的规律：factor 为 {factor:g} 时，位置 {factor * p:g} 的转法与 factor 为 1 时的 {p} "
                    f"相同。两者相差最多 {error:.3g}。",
                )
        if not np.abs(before - x).max() > LAW:
            fail(en="Nothing is turned: the result is x.", zh="什么都没有转动：结果就是 x。")


@check(
    points=2,
    needs=["shape"],
    en="law: ntk leaves the first pair alone and slows the last by the whole factor",
    zh="规律：ntk 不改变第一对，最后一对恰好慢 factor 倍",
)
def test_ntk_law(submission, rng):
    for factor, head_dim in [(2.0, 8), (3.0, 6)]:
        x, positions = features(rng, 5, head_dim), np.array([1, 5, 40, 77, 110])
        plain = turned(submission, x, 1.0, "ntk", positions)
        places = np.concatenate([positions, (factor * positions).astype(int)])
        same_place, further = np.split(turned(submission, np.tile(x, (2, 1)), factor, "ntk", places), 2)
        first = np.abs(same_place - plain)[:, :2].max()
        last = np.abs(further - plain)[:, -2:].max()
        if not first <= LAW:
            fail(
                en=f"The law broken here: ntk leaves the first pair as it was. With factor {factor:g} it differs from "
                f"that with factor 1 by up to {first:.3g}.",
                zh=f"这里违反的规律：ntk 不改变第一对。factor 为 {factor:g} 时，它与 factor 为 1 时相差最多 "
                f"{first:.3g}。",
            )
        if not last <= LAW:
            fail(
                en=f"The law broken here: ntk slows the last pair by the whole factor. With factor {factor:g}, at "
                f"positions {factor:g} times as far, it differs from that with factor 1 by up to {last:.3g}.",
                zh=f"这里违反的规律：ntk 让最后一对恰好慢 factor 倍。factor 为 {factor:g} 时，在 {factor:g} 倍远的"
                f"位置上，它与 factor 为 1 时相差最多 {last:.3g}。",
            )
        if not np.abs(plain - x).max() > LAW:
            fail(en="Nothing is turned: the result is x.", zh="什么都没有转动：结果就是 x。")


@check(
    points=1,
    needs=["shape"],
    en="factor 1 changes nothing, by either method",
    zh="factor 为 1 时，两种方法都不改变什么",
)
def test_factor_one(submission, reference, rng, tolerance):
    for method in ("linear", "ntk"):
        agrees(submission, reference, features(rng, 6, 10), 1.0, method, tolerance(8))


@check(
    points=2,
    needs=["linear", "ntk"],
    en="takes the positions it is given: in any order, negative, fractions",
    zh="按给出的位置旋转：可以乱序、为负、有小数",
)
def test_positions(submission, reference, rng, tolerance):
    fractions = np.array([90.25, -0.75, 3.5, -77.0, 100.5])
    given = [(np.array([5, 2, 2, 0, -8]), tolerance(8)), (fractions, tolerance(128))]
    for method in METHODS:
        for positions, tol in given:
            agrees(submission, reference, features(rng, len(positions), 8), 4.0, method, tol, positions)


@check(
    points=2,
    needs=["linear", "ntk"],
    en="is right thousands of positions out",
    zh="位置上千时仍然正确",
)
def test_far(submission, reference, rng, tolerance):
    agrees(submission, reference, features(rng, 300, 4), 2.0, "linear", tolerance(1000))
    for method in METHODS:
        far = np.array([1033, 5000, -5000, 3141, 4096])
        agrees(submission, reference, features(rng, 2, 5, 64), 8.0, method, tolerance(5000), far)


@check(points=1, needs=["linear", "ntk"], en="follows `base`", zh="随 `base` 变化")
def test_base(submission, reference, rng, tolerance):
    agrees(submission, reference, features(rng, 6, 14), 2.0, "ntk", tolerance(8), None, 100.0)
    agrees(submission, reference, features(rng, 3, 12), 1.5, "linear", tolerance(8), np.array([2, 8, -5]), 2.5)
    for method in METHODS:
        agrees(submission, reference, features(rng, 3, 10), 4.0, method, tolerance(128), np.array([99, 1, -64]), 5e5)


@check(
    points=1,
    needs=["linear", "ntk"],
    en="any number of leading axes, also where sizes coincide",
    zh="前面可以有任意多个轴，各个大小相等时也正确",
)
def test_leading_axes(submission, reference, rng, tolerance):
    shapes = [(2, 3, 5, 6), (2, 1, 3, 5, 8), (4, 4, 4), (6, 6), (3, 3, 3, 6), (8, 4, 4, 8)]
    for method, shape in zip(cycle(METHODS), shapes, strict=False):
        agrees(submission, reference, features(rng, *shape), 2.0, method, tolerance(8))


@check(
    points=1,
    needs=["shape"],
    en="an unknown method raises ValueError",
    zh="未知的方法抛出 ValueError",
)
def test_unknown(submission, rng):
    for method, factor, shape in [
        ("cubic", 2.0, (3, 6)),
        ("NTK", 2.0, (3, 6)),
        ("ntk-aware", 1.0, (3, 6)),
        ("lin", 2.0, (0, 6)),
    ]:
        must_raise(ValueError, submission.rope_scaled, features(rng, *shape), factor, method)


@check(
    points=1,
    needs=["shape"],
    en="one token, no tokens, no samples, the smallest widths",
    zh="只有一个 token，没有 token，没有样本，最小的宽度",
)
def test_sizes(submission, reference, rng, tolerance):
    for method, shape in zip(cycle(METHODS), [(1, 6), (0, 6), (3, 0, 4), (5, 4), (0, 3, 8), (1, 8)], strict=False):
        agrees(submission, reference, features(rng, *shape), 2.0, method, tolerance(8))
    agrees(submission, reference, features(rng, 6, 2), 2.0, "linear", tolerance(8))
    agrees(submission, reference, features(rng, 2, 1, 8), 2.0, "ntk", tolerance(8), np.array([-3]))


@check(
    points=1,
    needs=["shape"],
    en="float32 in, float32 out; float64 in, float64 out, all its digits kept",
    zh="输入 float32 则输出 float32；输入 float64 则输出 float64，有效数字不丢",
)
def test_dtype(submission, reference, rng, tolerance):
    for method in METHODS:
        agrees(submission, reference, features(rng, 4, 8), 2.0, method, np.inf, dtype=True)
        still = features(rng, 2, 3, 10, dtype=np.float64)
        agrees(submission, reference, still, 2.0, method, EXACT, np.zeros(3, dtype=int), dtype=True)


@check(
    points=1,
    needs=["linear", "ntk"],
    en="no Python loop over tokens or leading axes (steps counted)",
    zh="不用 Python 循环处理 token 或前面的轴（按执行步数计）",
)
def test_no_loop(submission, rng):
    small, large = features(rng, 2, 1, 1, 3, 4), features(rng, 102, 1, 1, 103, 4)
    no_loop(submission.rope_scaled, (small, 2.0, "linear"), (large, 2.0, "linear"), extra=300)
    small, large = (small[:, 0, 0], 2.0, "ntk", np.arange(3)), (large[:, 0, 0], 2.0, "ntk", np.arange(103))
    no_loop(submission.rope_scaled, small, large, extra=300)


@check(
    points=1,
    needs=["linear", "ntk"],
    en="any memory layout; x and the positions stay as they were; a second call is right too",
    zh="适用于任意内存布局；不改动 x 和位置数组；再次调用仍正确",
)
def test_again(submission, reference, rng, tolerance):
    x, positions = features(rng, 2, 5, 8), rng.integers(-9, 99, 5)
    for method in METHODS:
        untouched(submission.rope_scaled, x, 2.0, method, positions + 0.1)
        for factor, args in [(2.0, ()), (4.0, ()), (4.0, (positions + 1,)), (4.0, (None, 99.0))]:
            agrees(submission, reference, x, factor, method, tolerance(128), *args)
    untouched(submission.rope_scaled, x, 2.0, "linear", positions)
    want = {method: reference.rope_scaled(x, 2.0, method, positions) for method in METHODS}
    for method, (_, layout) in zip(cycle(METHODS), layouts(x), strict=False):
        same(submission.rope_scaled(layout, 2.0, method, positions), want[method], tolerance(128), dtype=False)
    others = [(x, 4.0, "ntk"), (x, 2.0, "linear"), (x, 2.0, "ntk", positions)]
    repeatable(submission.rope_scaled, (x, 2.0, "ntk"), *others)
    random_state_untouched(submission.rope_scaled, x, 2.0, "ntk")
