"""Hidden suite of attention/attention."""

import numpy as np

from grader.judge.suite import check, fail, layouts, no_loop, random_state_untouched, repeatable, same, untouched

EXERCISE = "attention/attention"
LARGE = 1e-2  # float32 scores of some hundreds are 3e-5 apart, and values up to 4 multiply what that does to weights
TEN_DIGITS = 1e-10

# Sizes are B, H, Tq, Tk, d, e unless said otherwise. Tk and d are 1 or more.
DISTINCT = [(2, 3, 4, 6, 5, 7), (3, 2, 7, 5, 8, 4)]


def draw(rng, *sizes, dtype=np.float32):
    """Queries, keys and values with as many leading axes as there are sizes before the last four."""
    *lead, n_queries, n_keys, width, value_width = sizes
    query = rng.normal(0, 1.5, (*lead, n_queries, width))
    key = rng.normal(0, 1.5, (*lead, n_keys, width))
    value = rng.normal(0, 1.2, (*lead, n_keys, value_width)) + 0.3
    return [each.astype(dtype) for each in (query, key, value)]


def draw_mask(rng, *shape):
    """A mask with holes, in which every query keeps a key."""
    mask = rng.random(shape) < 0.55
    for index in np.ndindex(shape[:-1]):
        mask[(*index, rng.integers(shape[-1]))] = True
    return mask


def draw_bias(rng, *shape, dtype=np.float32):
    return rng.normal(0, 2, shape).astype(dtype)


def agrees(submission, reference, args, tol, dtype=False):
    got, want = submission.attention(*args), reference.attention(*args)
    same(got, want, tol, dtype)
    return got


def shaped(submission, args):
    """Make a call and see that an array of the right shape comes back, for a law to look at."""
    query, _, value, *_ = args
    got = submission.attention(*args)
    same(got, np.zeros((*query.shape[:-1], value.shape[-1])), np.inf, dtype=False)
    return got


@check(points=1, en="has shape (..., Tq, e)", zh="形状为 (..., Tq, e)")
def test_shape(submission, rng):
    for sizes in DISTINCT:
        shaped(submission, draw(rng, *sizes))


@check(
    points=4,
    needs=["shape"],
    en="weighs the values by the softmax of query with key over the root of d",
    zh="权重是 query 与 key 的点积除以 d 的平方根后的 softmax，用它对 value 加权",
)
def test_values(submission, reference, rng, tolerance):
    for sizes in [(2, 3, 4, 6, 5, 7), (3, 2, 4, 5, 8, 3)]:
        agrees(submission, reference, draw(rng, *sizes), tolerance(8))


@check(points=2, needs=["shape"], en="no leading axes, one, or three", zh="前面没有轴、有一个轴或三个轴")
def test_leading_axes(submission, reference, rng, tolerance):
    for sizes in [(4, 6, 5, 7), (3, 5, 4, 6, 8), (2, 1, 3, 4, 5, 6, 7)]:
        agrees(submission, reference, draw(rng, *sizes), tolerance(8))


@check(
    points=3,
    needs=["shape"],
    en="a mask of any shape that broadcasts: True may be attended to",
    zh="掩码形状只要能广播即可：True 表示可以关注",
)
def test_mask(submission, reference, rng, tolerance):
    batch, heads, queries, keys = 3, 2, 4, 7
    args = draw(rng, batch, heads, queries, keys, 6, 5)
    for shape in [
        (queries, keys),
        (batch, 1, 1, keys),
        (batch, 1, queries, keys),
        (heads, queries, keys),
        (batch, heads, queries, keys),
    ]:
        agrees(submission, reference, [*args, draw_mask(rng, *shape)], tolerance(8))
    agrees(submission, reference, [*args, np.ones((1, 1, queries, keys), bool)], tolerance(8))
    agrees(submission, reference, [*args, np.tri(queries, keys, keys - queries, dtype=bool)], tolerance(8))


@check(
    points=3,
    needs=["shape"],
    en="a bias of any shape that broadcasts, added to the scaled scores",
    zh="偏置形状只要能广播即可，加到缩放后的分数上",
)
def test_bias(submission, reference, rng, tolerance):
    batch, heads, queries, keys = 2, 3, 4, 7
    args = draw(rng, batch, heads, queries, keys, 5, 6)
    for shape in [(heads, queries, keys), (queries, keys), (heads, 1, keys), (batch, heads, queries, keys)]:
        agrees(submission, reference, [*args, None, draw_bias(rng, *shape)], tolerance(8))
    query, key, value = args
    bias = draw_bias(rng, heads, queries, keys)
    got = submission.attention(query, key, value, bias=bias)
    same(got, reference.attention(query, key, value, bias=bias), tolerance(8), dtype=False)


@check(points=2, needs=["shape"], en="a mask and a bias at once", zh="掩码与偏置同时给出")
def test_both(submission, reference, rng, tolerance):
    for batch, heads, queries, keys in [(2, 3, 4, 6), (3, 2, 4, 7)]:
        args = draw(rng, batch, heads, queries, keys, 8, 5)
        mask, bias = draw_mask(rng, batch, 1, queries, keys), draw_bias(rng, heads, queries, keys)
        agrees(submission, reference, [*args, mask, bias], tolerance(8))


@check(
    points=2,
    needs=["shape"],
    en="a query that may see no key gives zeros, and changes no other",
    zh="一个 key 也看不到的 query 输出为零，且不影响其他 query",
)
def test_hidden_rows(submission, reference, rng, tolerance):
    for batch, heads, queries, keys in [(3, 2, 4, 6), (2, 3, 4, 5)]:
        args = draw(rng, batch, heads, queries, keys, 7, 3)
        mask = draw_mask(rng, batch, 1, queries, keys)
        mask[0, :, 1], mask[1, :, -2:] = False, False
        agrees(submission, reference, [*args, mask], tolerance(8))
        agrees(submission, reference, [*args, mask, draw_bias(rng, heads, queries, keys)], tolerance(8))
        agrees(submission, reference, [*args, np.zeros((batch, 1, 1, keys), bool)], tolerance(8))
    agrees(submission, reference, [*args, np.zeros(keys, bool)], tolerance(8))
    one_key = draw(rng, 2, 3, 4, 1, 5, 6)
    agrees(submission, reference, [*one_key, np.array([[True], [False], [False], [True]])], tolerance(8))


@check(points=1, needs=["shape"], en="scores of some hundreds do not overflow", zh="几百大小的分数不会溢出")
def test_large(submission, reference, rng):
    for dtype in (np.float32, np.float64):
        query, key, value = draw(rng, 2, 3, 4, 7, 5, 6, dtype=dtype)
        agrees(submission, reference, [query * 100, key, value], LARGE)
        mask, bias = draw_mask(rng, 2, 1, 4, 7), draw_bias(rng, 3, 4, 7, dtype=dtype)
        agrees(submission, reference, [query * 60, key, value, mask, bias - 800], LARGE)
        apart = np.linspace(-900, 900, 4, dtype=dtype)[:, np.newaxis]
        agrees(submission, reference, [query, key, value, None, bias + apart], LARGE)


@check(
    points=1,
    needs=["shape"],
    en="a law: equal values come out as they are, for weights sum to 1",
    zh="规律：value 全都相等时原样输出，因为权重之和为 1",
)
def test_equal_values(submission, rng):
    query, key, _ = draw(rng, 2, 3, 5, 6, 4, 7)
    values = np.broadcast_to(np.linspace(-2, 3, 7, dtype=np.float32), (2, 3, 6, 7)).copy()
    mask, bias = draw_mask(rng, 2, 1, 5, 6), draw_bias(rng, 3, 5, 6)
    for args in ([query, key, values], [query, key, values, mask, bias]):
        got = shaped(submission, args)
        if not np.allclose(got, values[:, :, :1], rtol=0, atol=1e-4):
            fail(
                en="All values are equal, and something else comes out: the weights of a query do not sum to 1.",
                zh="所有 value 都相等，输出却不是它：一个 query 的权重之和不是 1。",
            )


@check(
    points=1,
    needs=["shape"],
    en="a law: keys and values in another order change nothing",
    zh="规律：key 与 value 一起换个次序，结果不变",
)
def test_order_of_keys(submission, rng):
    query, key, value = draw(rng, 3, 2, 4, 8, 6, 5)
    order = np.roll(rng.permutation(8), 1)
    mask, bias = draw_mask(rng, 3, 1, 4, 8), draw_bias(rng, 2, 4, 8)
    moved = key[:, :, order].copy(), value[:, :, order].copy()
    for before, after in [
        ([query, key, value], [query, *moved]),
        ([query, key, value, mask, bias], [query, *moved, mask[..., order].copy(), bias[..., order].copy()]),
    ]:
        if not np.allclose(shaped(submission, before), shaped(submission, after), rtol=0, atol=1e-4):
            fail(
                en="Keys, values, mask and bias were put in another order together, and the output changed. Attention "
                "sums over keys; their order must not matter to it.",
                zh="key、value、掩码和偏置一起换了次序，输出却变了。注意力对 key 求和，次序不应当有影响。",
            )


@check(
    points=1,
    needs=["shape"],
    en="a law: with a causal mask, later tokens do not change earlier outputs",
    zh="规律：用因果掩码时，后面的 token 不改变前面的输出",
)
def test_causal(submission, rng):
    query, key, value = draw(rng, 2, 3, 7, 7, 6, 5)
    mask = np.tri(7, dtype=bool)
    other_key, other_value = key.copy(), value.copy()
    other_key[:, :, 4:] += 3
    other_value[:, :, 4:] -= 5
    before = shaped(submission, [query, key, value, mask])
    after = shaped(submission, [query, other_key, other_value, mask])
    if not np.allclose(before[:, :, :4], after[:, :, :4], rtol=0, atol=1e-4):
        fail(
            en="Tokens 4 and later were changed, and outputs before them moved: a hidden key still has an influence.",
            zh="只改动了第 4 个及以后的 token，它们之前的输出却变了：被遮住的 key 仍有影响。",
        )


@check(points=2, needs=["shape"], en="also where sizes coincide or are 1", zh="各个大小相等或为 1 时同样正确")
def test_collisions(submission, reference, rng, tolerance):
    cases = [
        (2, 3, 4, 4, 5, 6),  # Tq == Tk
        (3, 2, 4, 5, 5, 5),  # Tk == d == e
        (3, 3, 2, 5, 6, 7),  # B == H
        (3, 2, 3, 5, 6, 4),  # B == Tq
        (2, 2, 2, 2, 2, 2),
        (2, 4, 3, 4, 5, 4),  # H == Tk
        (1, 1, 1, 1, 1, 1),
        (1, 2, 1, 6, 4, 5),
        (2, 1, 4, 1, 5, 3),
        (2, 4, 3, 5, 1, 6),
        (4, 3, 2, 5, 6, 1),
    ]
    for number, sizes in enumerate(cases):
        args = draw(rng, *sizes)
        batch, heads, queries, keys = sizes[:4]
        mask = draw_mask(rng, batch, 1, 1 if number % 2 else queries, keys)
        agrees(submission, reference, [*args, mask, draw_bias(rng, heads, queries, keys)], tolerance(8))
    agrees(submission, reference, args, tolerance(8))
    square = draw(rng, 2, 3, 5, 5, 4, 6)
    agrees(submission, reference, [*square, draw_mask(rng, 5)], tolerance(8))
    agrees(submission, reference, [*square, None, draw_bias(rng, 5, 5)], tolerance(8))


@check(points=1, needs=["shape"], en="no samples, no heads, or no queries", zh="没有样本、没有头，或没有 query")
def test_empty(submission, reference, rng):
    for sizes in [(0, 3, 4, 5, 6, 2), (2, 0, 4, 5, 6, 3), (2, 3, 0, 5, 4, 7)]:
        agrees(submission, reference, draw(rng, *sizes), 1e-6)


@check(
    points=2,
    needs=["shape"],
    en="float32 in, float32 out; float64 in, float64 out, to ten digits",
    zh="输入 float32 则输出 float32；输入 float64 则输出 float64，精确到十位",
)
def test_dtype(submission, reference, rng, tolerance):
    sizes = (2, 3, 4, 7, 8, 6)
    for dtype, tol in ((np.float32, tolerance(8)), (np.float64, TEN_DIGITS)):
        args = draw(rng, *sizes, dtype=dtype)
        one = draw(rng, *sizes[:3], 1, *sizes[4:], dtype=dtype)
        mask, bias = draw_mask(rng, 2, 1, 4, 7), draw_bias(rng, 3, 4, 7, dtype=dtype)
        for each in (one, [*args, mask], [*args, None, bias]):
            agrees(submission, reference, each, tol, dtype=True)


@check(
    points=2,
    needs=["values"],
    en="no Python loop over samples, heads, queries or keys (steps counted)",
    zh="不用 Python 循环处理样本、头、query 或 key（按执行步数计）",
)
def test_no_loop(submission, rng):
    for many in [(202, 2, 3, 4), (2, 202, 3, 4), (2, 2, 203, 4), (2, 2, 3, 204)]:
        small, large = [], []
        for sizes, args in (((2, 2, 3, 4), small), (many, large)):
            batch, heads, queries, keys = sizes
            args += [*draw(rng, *sizes, 5, 6), draw_mask(rng, batch, 1, 1, keys), draw_bias(rng, heads, queries, keys)]
        no_loop(submission.attention, small, large, extra=200)


@check(
    points=1,
    needs=["shape"],
    en="any memory layout, read-only too, and nothing that came in is changed",
    zh="适用于任意内存布局，包括只读数组；不改动任何输入",
)
def test_layouts(submission, reference, rng, tolerance):
    args = [*draw(rng, 2, 3, 4, 6, 5, 7), draw_mask(rng, 2, 1, 4, 6), draw_bias(rng, 3, 4, 6)]
    untouched(submission.attention, *args)
    mask = draw_mask(rng, 2, 3, 4, 6)
    mask[0, :, 1] = False
    untouched(submission.attention, *args[:3], mask, draw_bias(rng, 2, 3, 4, 6))  # of the shape of the scores
    want = reference.attention(*args)
    for many in zip(*map(layouts, args), strict=False):
        same(submission.attention(*(layout for _, layout in many)), want, tolerance(8), dtype=False)
    same_heads = [np.broadcast_to(each[:, :1], each.shape) for each in args[:3]]
    agrees(submission, reference, [*same_heads, *args[3:]], tolerance(8))


@check(points=1, needs=["values"], en="does not depend on the calls before", zh="结果与之前的调用无关")
def test_again(submission, reference, rng, tolerance):
    first, second, longer = (draw(rng, 2, 3, 4, keys, 5, 6) for keys in (7, 7, 8))
    for args in (first, second, longer, [first[0], second[1], first[2]]):
        agrees(submission, reference, args, tolerance(8))
    repeatable(submission.attention, first, second, longer)
    random_state_untouched(submission.attention, *first)
