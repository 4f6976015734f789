"""Hidden suite of rotary/rope_partial.

Where rotary_dim is the whole width the exercise is `apply_rope`: most inputs turn a part only, so that the width of
the part and that of the head tell apart. Three checks look at laws, not values, and need nothing but the shape.
"""

import numpy as np

from grader.judge.suite import check, fail, layouts, no_loop, random_state_untouched, repeatable, same, untouched

EXERCISE = "rotary/rope_partial"
EXACT = 1e-12
LAW = 1e-3  # of the size of what is compared; float32 part by 1e-6


def features(rng, *shape, dtype=np.float32):
    return rng.normal(0, 1, shape).astype(dtype)


def agrees(submission, reference, x, rotary_dim, tol, *args, dtype=False):
    want = reference.rope_partial(x, rotary_dim, *args)
    same(submission.rope_partial(x, rotary_dim, *args), want, tol, dtype)


def turned(submission, x, *args):
    """Return the result of a call, its shape assured."""
    got = submission.rope_partial(x, *args)
    same(got, x, np.inf, dtype=False)
    return got * 1.0


@check(points=1, en="has the shape of x", zh="形状与 x 相同")
def test_shape(submission, reference, rng):
    for shape, rotary_dim in [((3, 7, 10), 6), ((4, 12), 12)]:
        agrees(submission, reference, features(rng, *shape), rotary_dim, np.inf)


@check(
    points=1,
    needs=["shape"],
    en="with rotary_dim 2, the first two features turn counter-clockwise by t radians",
    zh="rotary_dim 为 2 时，前两个特征逆时针转过 t 弧度",
)
def test_one_pair(submission, reference, rng, tolerance):
    for shape in [(6, 5), (9, 2), (7, 3)]:
        agrees(submission, reference, features(rng, *shape), 2, tolerance(8))


@check(
    points=4,
    needs=["one_pair"],
    en="pair i of the part turns by t * base ** (-2i / rotary_dim)",
    zh="参与旋转的部分，第 i 对转过 t * base ** (-2i / rotary_dim)",
)
def test_values(submission, reference, rng, tolerance):
    for shape, rotary_dim in [((5, 10), 6), ((8, 16), 4), ((7, 12), 10), ((9, 14), 8)]:
        agrees(submission, reference, features(rng, *shape), rotary_dim, tolerance(8))


@check(
    points=2,
    needs=["shape"],
    en="the other features come back bit for bit",
    zh="其余的特征原样返回，一个比特也不变",
)
def test_rest(submission, rng):
    for shape, rotary_dim, dtype in [((5, 10), 6, np.float32), ((2, 9, 7), 4, np.float32), ((4, 8), 2, np.float64)]:
        x = features(rng, *shape, dtype=dtype)
        got = submission.rope_partial(x, rotary_dim)
        same(got, x, np.inf, dtype=False)
        same(got[..., rotary_dim:], x[..., rotary_dim:], 0.0, dtype=False)


@check(
    points=1,
    needs=["shape"],
    en="law: every vector is turned and keeps its length",
    zh="规律：每个向量都转动，长度不变",
)
def test_length_kept(submission, rng):
    for shape, rotary_dim in [((9, 10), 8), ((3, 40, 9), 6)]:
        x = features(rng, *shape)
        got = turned(submission, x, rotary_dim)
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
    seq_len, head_dim, rotary_dim = 11, 10, 6
    q, k = features(rng, 2, 1, head_dim)
    size = float(np.linalg.norm(q) * np.linalg.norm(k))
    for start in (0, 60):
        both = np.repeat(np.concatenate([q, k]), seq_len, axis=0)  # one text after the other, at the same positions
        positions = np.tile(np.arange(start, start + seq_len), 2)
        queries, keys = np.split(turned(submission, both, rotary_dim, positions), 2)
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
    points=1,
    needs=["one_pair"],
    en="with rotary_dim equal to the width, the whole head is turned",
    zh="rotary_dim 等于宽度时，整个头都旋转",
)
def test_whole(submission, reference, rng, tolerance):
    for shape, rotary_dim in [((5, 8), 8), ((2, 3, 12), 12)]:
        agrees(submission, reference, features(rng, *shape), rotary_dim, tolerance(8))


@check(
    points=1,
    needs=["values"],
    en="any number of leading axes, every sample and head turned alike",
    zh="前面可以有任意多个轴，每个样本、每个头的转法相同",
)
def test_leading_axes(submission, reference, rng, tolerance):
    for shape, rotary_dim in [((3, 5, 8), 6), ((2, 3, 5, 9), 4), ((2, 3, 1, 7, 5), 4)]:
        agrees(submission, reference, features(rng, *shape), rotary_dim, tolerance(8))


@check(
    points=1,
    needs=["leading_axes"],
    en="also where sizes coincide: samples, heads, tokens, the turned part and the rest",
    zh="样本、头、token、旋转的部分、其余部分的大小相等时同样正确",
)
def test_collisions(submission, reference, rng, tolerance):
    shapes = [((6, 8), 6), ((4, 8), 4), ((5, 10), 4), ((6, 6, 6), 4), ((4, 4, 4, 8), 4), ((3, 6, 6), 2), ((8, 8, 8), 4)]
    for shape, rotary_dim in shapes:
        agrees(submission, reference, features(rng, *shape), rotary_dim, tolerance(8))


@check(
    points=1,
    needs=["values"],
    en="takes the positions it is given: in any order, repeated, negative, fractions",
    zh="按给出的位置旋转：可以乱序、重复、为负、有小数",
)
def test_positions(submission, reference, rng, tolerance):
    agrees(submission, reference, features(rng, 5, 14), 8, tolerance(8), np.array([5, 2, 2, 0, 7]))
    agrees(submission, reference, features(rng, 2, 4, 11), 6, tolerance(128), np.array([90, 3, 41, 118]))
    agrees(submission, reference, features(rng, 3, 8), 4, tolerance(8), np.array([-1, -8, 3]))
    agrees(submission, reference, features(rng, 4, 7), 6, tolerance(8), np.array([0.25, -0.75, 3.5, 7.75]))


@check(
    points=2,
    needs=["positions"],
    en="is right hundreds and thousands of positions out",
    zh="位置成百上千时仍然正确",
)
def test_far(submission, reference, rng, tolerance):
    agrees(submission, reference, features(rng, 300, 8), 4, tolerance(1000))
    agrees(submission, reference, features(rng, 6, 24), 18, tolerance(1000), np.array([333, 512, 700, -641, 999, 128]))
    agrees(submission, reference, features(rng, 5, 80), 32, tolerance(5000), np.array([1033, 5000, -5000, 3141, 4096]))


@check(points=1, needs=["values"], en="follows `base`", zh="随 `base` 变化")
def test_base(submission, reference, rng, tolerance):
    agrees(submission, reference, features(rng, 6, 14), 10, tolerance(8), None, 100.0)
    agrees(submission, reference, features(rng, 3, 20), 16, tolerance(128), np.array([99, 1, -64]), 500000.0)
    agrees(submission, reference, features(rng, 3, 12), 10, tolerance(8), np.array([2, 8, -5]), 2.5)


@check(
    points=1,
    needs=["one_pair"],
    en="one token, no tokens, no samples",
    zh="只有一个 token，没有 token，没有样本",
)
def test_sizes(submission, reference, rng, tolerance):
    for shape in [(1, 6), (0, 6), (3, 0, 5), (0, 3, 5, 8)]:
        agrees(submission, reference, features(rng, *shape), 4, tolerance(8))
    agrees(submission, reference, features(rng, 2, 1, 8), 4, tolerance(8), np.array([-3]))


@check(
    points=1,
    needs=["shape"],
    en="float32 in, float32 out; float64 in, float64 out, all its digits kept",
    zh="输入 float32 则输出 float32；输入 float64 则输出 float64，有效数字不丢",
)
def test_dtype(submission, reference, rng, tolerance):
    agrees(submission, reference, features(rng, 4, 8), 6, np.inf, dtype=True)
    still = features(rng, 2, 3, 10, dtype=np.float64)
    for rotary_dim in (6, 10):
        agrees(submission, reference, still, rotary_dim, EXACT, np.zeros(3, dtype=int), dtype=True)


@check(
    points=1,
    needs=["values"],
    en="no Python loop over tokens or leading axes (steps counted)",
    zh="不用 Python 循环处理 token 或前面的轴（按执行步数计）",
)
def test_no_loop(submission, rng):
    small, large = features(rng, 2, 1, 1, 3, 5), features(rng, 102, 1, 1, 103, 5)
    no_loop(submission.rope_partial, (small, 4), (large, 4), extra=300)
    small, large = (small[:, 0, 0], 4, np.arange(3)), (large[:, 0, 0], 4, np.arange(103))
    no_loop(submission.rope_partial, small, large, extra=300)


@check(
    points=1,
    needs=["values"],
    en="any memory layout, read-only too; x and the positions stay as they were; a second call is right too",
    zh="适用于任意内存布局，包括只读数组；不改动 x 和位置数组；再次调用仍正确",
)
def test_again(submission, reference, rng, tolerance):
    x, positions = features(rng, 2, 5, 9), rng.integers(-9, 99, 5)
    untouched(submission.rope_partial, x, 6)
    untouched(submission.rope_partial, x, 6, positions)
    untouched(submission.rope_partial, x, 6, positions + 0.1)
    want = reference.rope_partial(x, 6)
    for _, layout in layouts(x):
        same(submission.rope_partial(layout, 6), want, tolerance(8), dtype=False)
    for rotary_dim, args in [(6, (positions,)), (4, ()), (8, (positions + 1,)), (6, (None, 300.0)), (6, ())]:
        agrees(submission, reference, x, rotary_dim, tolerance(128), *args)
    others = [(features(rng, 2, 5, 9), 6), (x, 4), (x, 6, positions)]
    repeatable(submission.rope_partial, (x, 6), *others)
    random_state_untouched(submission.rope_partial, x, 6)
