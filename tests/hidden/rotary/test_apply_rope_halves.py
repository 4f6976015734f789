"""Hidden suite of rotary/apply_rope_halves.

Small angles hide mistakes, so positions run to thousands; the tolerances leave room for float32 angles. Two checks
look at laws, not values, and need nothing but the shape: a wrong answer learns which law it breaks. Both laws hold for
the other layout too, which the values alone tell from this one, from a width of 4 on.
"""

import numpy as np

from grader.judge.suite import check, fail, layouts, no_loop, random_state_untouched, repeatable, same, untouched

EXERCISE = "rotary/apply_rope_halves"
EXACT = 1e-12
WHOLE = 1e-5  # whole angles are exact in float32: what is left are roundings of 4e-7; float16 ones begin at 1e-4
LAW = 1e-3  # of the size of what is compared; float32 part by 1e-6


def features(rng, *shape, dtype=np.float32):
    return rng.normal(0, 1, shape).astype(dtype)


def agrees(submission, reference, x, tol, *args, dtype=False):
    want = reference.apply_rope_halves(x, *args)
    same(submission.apply_rope_halves(x, *args), want, tol, dtype)


def turned(submission, x, *args):
    """Return the result of a call, its shape assured."""
    got = submission.apply_rope_halves(x, *args)
    same(got, x, np.inf, dtype=False)
    return got * 1.0


@check(points=1, en="has the shape of x", zh="形状与 x 相同")
def test_shape(submission, reference, rng):
    for shape in [(5, 6), (2, 3, 7, 8)]:
        agrees(submission, reference, features(rng, *shape), np.inf)


@check(
    points=2,
    needs=["shape"],
    en="with two features, token t turns counter-clockwise by t radians",
    zh="只有两个特征时，第 t 个 token 逆时针转过 t 弧度",
)
def test_one_pair(submission, reference, rng):
    for seq_len in [4, 9]:
        agrees(submission, reference, features(rng, seq_len, 2), WHOLE)


@check(
    points=5,
    needs=["one_pair"],
    en="features i and i + D / 2 turn by t * base ** (-2i / D)",
    zh="第 i 和 i + D / 2 个特征转过 t * base ** (-2i / D)",
)
def test_values(submission, reference, rng, tolerance):
    for shape in [(5, 6), (8, 12), (7, 10), (6, 16), (5, 4)]:
        agrees(submission, reference, features(rng, *shape), tolerance(8))


@check(
    points=1,
    needs=["shape"],
    en="law: every vector is turned and keeps its length",
    zh="规律：每个向量都转动，长度不变",
)
def test_length_kept(submission, rng):
    for shape in [(9, 8), (3, 40, 6)]:
        x = features(rng, *shape)
        got = turned(submission, x)
        before, after = np.linalg.norm(x, axis=-1), np.linalg.norm(got, axis=-1)
        for index in np.ndindex(before.shape):
            if not abs(after[index] - before[index]) <= LAW * max(1.0, before[index]):
                fail(
                    en=f"The law broken here: a turn keeps lengths. For x of shape {shape} the token at position "
                    f"{index[-1]} has length {before[index]:.4g}; your result has {after[index]:.4g}.",
                    zh=f"这里违反的规律：旋转不改变长度。x 的形状为 {shape}，位置 {index[-1]} 的 token 长度为 "
                    f"{before[index]:.4g}，你的结果为 {after[index]:.4g}。",
                )
        if not np.abs(got - x).max() > LAW:
            fail(en="Nothing is turned: the result is x.", zh="什么都没有转动：结果就是 x。")


@check(
    points=1,
    needs=["shape"],
    en="law: scores depend on i - j alone",
    zh="规律：分数只取决于 i - j",
)
def test_relative(submission, rng):
    seq_len, head_dim = 11, 8
    q, k = features(rng, 2, 1, head_dim)
    size = float(np.linalg.norm(q) * np.linalg.norm(k))
    for start in (0, 60):
        both = np.repeat(np.concatenate([q, k]), seq_len, axis=0)  # one text after the other, at the same positions
        queries, keys = np.split(turned(submission, both, np.tile(np.arange(start, start + seq_len), 2)), 2)
        with np.errstate(all="ignore"):
            scores = queries @ keys.T
            alike = np.abs(scores[1:, 1:] - scores[:-1, :-1]) <= LAW * size
        for i, j in np.argwhere(~alike):
            one, other = scores[i, j], scores[i + 1, j + 1]
            fail(
                en="The law broken here: with one query and one key everywhere, scores depend on i - j alone. "
                f"Yours is {one:.4g} for positions {start + i} and {start + j}, but {other:.4g} for "
                f"{start + i + 1} and {start + j + 1}.",
                zh="这里违反的规律：处处使用同一个 query 和同一个 key，分数就只取决于 i - j。你的分数，位置 "
                f"{start + i} 与 {start + j} 的是 {one:.4g}，位置 {start + i + 1} 与 {start + j + 1} 的却是 "
                f"{other:.4g}。",
            )
        if not np.abs(scores - scores[0, 0]).max() > LAW * size:
            fail(
                en="The scores do not change with i - j either: nothing tells the positions apart.",
                zh="分数也不随 i - j 变化：位置之间没有任何区别。",
            )


@check(
    points=2,
    needs=["values"],
    en="any number of leading axes, every sample and head turned alike",
    zh="前面可以有任意多个轴，每个样本、每个头的转法相同",
)
def test_leading_axes(submission, reference, rng, tolerance):
    for shape in [(3, 5, 8), (2, 3, 5, 6), (2, 3, 1, 7, 4)]:
        agrees(submission, reference, features(rng, *shape), tolerance(8))


@check(
    points=1,
    needs=["leading_axes"],
    en="also where sizes coincide: samples, heads, tokens, features, pairs",
    zh="样本、头、token、特征、特征对的个数相等时同样正确",
)
def test_collisions(submission, reference, rng, tolerance):
    for shape in [(6, 6), (5, 10), (4, 4, 4), (3, 3, 3, 6), (4, 2, 4, 8), (2, 4, 4, 8)]:
        agrees(submission, reference, features(rng, *shape), tolerance(8))


@check(
    points=1,
    needs=["values"],
    en="takes the positions it is given: in any order, repeated, negative, fractions",
    zh="按给出的位置旋转：可以乱序、重复、为负、有小数",
)
def test_positions(submission, reference, rng, tolerance):
    agrees(submission, reference, features(rng, 5, 14), tolerance(8), np.array([5, 2, 2, 0, 7]))
    agrees(submission, reference, features(rng, 2, 4, 10), tolerance(128), np.array([90, 3, 41, 118]))
    agrees(submission, reference, features(rng, 3, 8), tolerance(8), np.array([-1, -8, 3]))
    agrees(submission, reference, features(rng, 4, 6), tolerance(8), np.array([0.25, -0.75, 3.5, 7.75]))


@check(
    points=2, needs=["positions"], en="is right hundreds and thousands of positions out", zh="位置成百上千时仍然正确"
)
def test_far(submission, reference, rng, tolerance):
    agrees(submission, reference, features(rng, 300, 8), tolerance(1000))
    agrees(submission, reference, features(rng, 6, 18), tolerance(1000), np.array([333, 512, 700, -641, 999, 128]))
    agrees(submission, reference, features(rng, 5, 64), tolerance(5000), np.array([1033, 5000, -5000, 3141, 4096]))


@check(points=1, needs=["values"], en="follows `base`", zh="随 `base` 变化")
def test_base(submission, reference, rng, tolerance):
    agrees(submission, reference, features(rng, 3, 20), tolerance(128), np.array([99, 1, -64]), 500000.0)
    agrees(submission, reference, features(rng, 3, 10), tolerance(8), np.array([2, 8, -5]), 2.5)
    for base in (100.0, 10000.0):  # a width of its own, and not the usual base first
        agrees(submission, reference, features(rng, 4, 22), tolerance(8), None, base)


@check(
    points=1,
    needs=["one_pair"],
    en="one token, no tokens, no samples",
    zh="只有一个 token，没有 token，没有样本",
)
def test_sizes(submission, reference, rng, tolerance):
    for shape in [(1, 6), (0, 6), (3, 0, 4), (0, 3, 5, 8), (1, 1, 1, 2)]:
        agrees(submission, reference, features(rng, *shape), tolerance(8))
    agrees(submission, reference, features(rng, 0, 8), tolerance(8), np.arange(0))
    agrees(submission, reference, features(rng, 2, 1, 8), tolerance(8), np.array([-3]))


@check(
    points=1,
    needs=["shape"],
    en="float32 in, float32 out; float64 in, float64 out, all its digits kept",
    zh="输入 float32 则输出 float32；输入 float64 则输出 float64，有效数字不丢",
)
def test_dtype(submission, reference, rng, tolerance):
    agrees(submission, reference, features(rng, 4, 8), np.inf, dtype=True)
    still = features(rng, 2, 3, 10, dtype=np.float64)
    agrees(submission, reference, still, EXACT, np.zeros(3, dtype=int), dtype=True)


@check(
    points=1,
    needs=["values"],
    en="no Python loop over tokens (steps counted)",
    zh="不用 Python 循环处理 token（按执行步数计）",
)
def test_no_token_loop(submission, rng):
    small, large = features(rng, 5, 6), features(rng, 205, 6)
    no_loop(submission.apply_rope_halves, (small,), (large,), extra=400)
    no_loop(submission.apply_rope_halves, (small, np.arange(5)), (large, np.arange(205)), extra=400)


@check(
    points=1,
    needs=["leading_axes"],
    en="no Python loop over leading axes (steps counted)",
    zh="不用 Python 循环处理前面的轴（按执行步数计）",
)
def test_no_sample_loop(submission, rng):
    no_loop(
        submission.apply_rope_halves, (features(rng, 2, 3, 1, 2, 2),), (features(rng, 102, 103, 1, 2, 2),), extra=100
    )


@check(
    points=1,
    needs=["values"],
    en="any memory layout, read-only too; x and the positions stay as they were",
    zh="适用于任意内存布局，包括只读数组；不改动 x 和位置数组",
)
def test_layouts(submission, reference, rng, tolerance):
    untouched(submission.apply_rope_halves, features(rng, 5, 8))
    x, positions = features(rng, 2, 7, 6), np.append(rng.integers(-9, 99, 6), -5)
    want = reference.apply_rope_halves(x, positions)
    untouched(submission.apply_rope_halves, x, positions)
    untouched(submission.apply_rope_halves, x, positions + 0.1)
    for (_, layout), (_, places) in zip(layouts(x), layouts(positions), strict=True):
        same(submission.apply_rope_halves(layout, places), want, tolerance(128), dtype=False)


@check(points=1, needs=["values"], en="a second call is right too", zh="再次调用仍正确")
def test_again(submission, reference, rng, tolerance):
    x, positions = features(rng, 7, 12), rng.integers(-9, 99, 7)
    for args in [(x,), (x, positions), (x, positions + 1), (x, None, 300.0), (features(rng, 7, 6),)]:
        agrees(submission, reference, args[0], tolerance(128), *args[1:])
    repeatable(submission.apply_rope_halves, (x,), (features(rng, 7, 12),), (x, positions))
    random_state_untouched(submission.apply_rope_halves, x)
