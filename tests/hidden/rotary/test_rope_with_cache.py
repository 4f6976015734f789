"""Hidden suite of rotary/rope_with_cache.

Left open: negative positions, no samples, float16, and whether float32 queries are turned by float32 angles.
"""

import numpy as np

from grader.judge.suite import check, fail, layouts, no_loop, random_state_untouched, repeatable, same, untouched

EXERCISE = "rotary/rope_with_cache"
ROUNDED_ONCE = 1e-10  # float64 that went through float32 is off by 1e-8 and more
LAW = 1e-3  # what float32 angles leave of a law at positions up to 100

BROKEN_SEAM = {
    "en": "The law broken here: a text turned in two pieces, the second with `offset` {start}, is the text turned at "
    "once. For x of shape {shape} the second piece differs by up to {apart:.2g}.",
    "zh": "这里违反的规律：一段文本分两段来转，第二段的 `offset` 为 {start}，结果应当与一次转完相同。"
    "x 的形状为 {shape} 时，第二段最多相差 {apart:.2g}。",
}
BROKEN_NORM = {
    "en": "The law broken here: a turn keeps the length of every pair. At position {position}, pair {pair} "
    "(features {first} and {second}) had length {before:.4g} and has {after:.4g}.",
    "zh": "这里违反的规律：旋转不改变任何一对的长度。位置 {position} 上第 {pair} 对（特征 {first} 和 {second}）"
    "的长度原为 {before:.4g}，现为 {after:.4g}。",
}
BROKEN_SHIFT = {
    "en": "The law broken here: scores depend on i - j alone. With every position of a sample moved on by {shift}, "
    "a score changed by {apart:.2g}.",
    "zh": "这里违反的规律：分数只取决于 i - j。一个样本的所有位置都往后移 {shift}，却有一个分数变化了 {apart:.2g}。",
}


def numbers(rng, *shape, dtype=np.float32):
    return rng.uniform(-1.0, 1.0, shape).astype(dtype)


def right(submission, reference, tol, *args, **kwargs):
    same(submission.rope_with_cache(*args, **kwargs), reference.rope_with_cache(*args, **kwargs), tol)


def an_array(got, want):
    """Whether got is an array of the shape of want; the check that a law needs says what it is."""
    same(got, want, np.inf, dtype=False)
    return got.astype(np.float64)


def broken(law, **facts):
    fail(**{lang: text.format(**facts) for lang, text in law.items()})


@check(points=1, en="has the shape of x, (B, H, T, D)", zh="形状与 x 相同，为 (B, H, T, D)")
def test_shape(submission, reference, rng):
    for shape, offset in [((2, 3, 5, 8), 0), ((3, 2, 11, 6), 4)]:
        x = numbers(rng, *shape)
        same(submission.rope_with_cache(x, offset), reference.rope_with_cache(x, offset), np.inf, dtype=False)


@check(
    points=3,
    needs=["shape"],
    en="without a cache, token t stands at position t",
    zh="没有缓存时，第 t 个 token 的位置是 t",
)
def test_start(submission, reference, rng, tolerance):
    for shape in [(3, 2, 7, 6), (1, 4, 6, 12)]:
        right(submission, reference, tolerance(8), numbers(rng, *shape))


@check(
    points=4,
    needs=["shape"],
    en="behind a cache, token t stands at position offset + t",
    zh="前面有缓存时，第 t 个 token 的位置是 offset + t",
)
def test_offset(submission, reference, rng, tolerance):
    for shape, offset in [((2, 3, 5, 8), 1), ((3, 2, 4, 6), 9), ((4, 2, 6, 16), 130)]:
        right(submission, reference, tolerance(offset + 6), numbers(rng, *shape), offset)
    right(submission, reference, tolerance(9), numbers(rng, 2, 5, 3, 10), offset=6)


@check(points=2, needs=["shape"], en="one token at a time, as in decoding", zh="像解码那样，一次只来一个 token")
def test_one_token(submission, reference, rng, tolerance):
    for offset in (0, 1, 12):
        right(submission, reference, tolerance(16), numbers(rng, 2, 3, 1, 8), offset)


@check(
    points=5,
    needs=["shape"],
    en="position_ids say where each token of each sample stands",
    zh="position_ids 指明每个样本的每个 token 的位置",
)
def test_position_ids(submission, reference, rng, tolerance):
    padded = np.maximum(np.arange(6) - np.array([[0], [2], [4]]), 0)
    packed = np.concatenate([np.arange(4), np.arange(3)])[np.newaxis] + np.array([[0], [5]])
    right(submission, reference, tolerance(8), numbers(rng, 3, 2, 6, 8), 0, padded)
    right(submission, reference, tolerance(8), numbers(rng, 2, 3, 7, 6), 0, packed)
    ids = rng.integers(0, 150, (4, 3))
    right(submission, reference, tolerance(150), numbers(rng, 4, 5, 3, 10), position_ids=ids)


@check(
    points=1,
    needs=["position_ids"],
    en="position_ids are whole positions: offset is not added to them",
    zh="position_ids 就是完整的位置，不再加 offset",
)
def test_ids_are_whole(submission, reference, rng, tolerance):
    right(submission, reference, tolerance(16), numbers(rng, 3, 2, 1, 6), 40, rng.integers(0, 16, (3, 1)))
    right(submission, reference, tolerance(16), numbers(rng, 3, 2, 4, 6), 9, np.zeros((3, 4), np.int64))


@check(points=2, needs=["shape"], en="another base", zh="换一个底数")
def test_base(submission, reference, rng, tolerance):
    right(submission, reference, tolerance(16), numbers(rng, 2, 3, 5, 8), 3, None, 500000.0)
    right(submission, reference, tolerance(16), numbers(rng, 3, 2, 4, 14), offset=7, base=100.0)


@check(points=2, needs=["shape"], en="positions in the thousands", zh="位置上千时同样正确")
def test_far(submission, reference, rng, tolerance):
    # all of them past 5,120, so that a table that ends is the same mistake whether it has 512 rows or 5,000
    for shape, offset in [((2, 1, 3, 6), 5997), ((1, 2, 5, 12), 5121)]:
        right(submission, reference, tolerance(6000), numbers(rng, *shape), offset)
    right(submission, reference, tolerance(6000), numbers(rng, 3, 2, 4, 8), 0, rng.integers(5121, 6000, (3, 4)))


@check(points=2, needs=["shape"], en="also where sizes coincide or are 1", zh="大小相等或为 1 时同样正确")
def test_collisions(submission, reference, rng, tolerance):
    for shape in [(2, 5, 5, 8), (4, 2, 8, 8), (6, 6, 6, 6)]:
        right(submission, reference, tolerance(16), numbers(rng, *shape), 5)
    shapes = [(3, 3, 5, 8), (2, 5, 5, 8), (5, 3, 5, 8), (4, 2, 8, 8), (6, 6, 6, 6), (4, 4, 4, 8)]
    for shape in [*shapes, (1, 1, 5, 6), (2, 1, 3, 2), (1, 3, 1, 2), (4, 8, 2, 8), (1, 1, 1, 4)]:
        ids = rng.integers(0, 16, (shape[0], shape[2]))
        right(submission, reference, tolerance(16), numbers(rng, *shape), 0, ids)


@check(points=1, needs=["shape"], en="no token", zh="没有 token")
def test_empty(submission, reference, rng, tolerance):
    right(submission, reference, tolerance(8), numbers(rng, 2, 3, 0, 8), 4)
    right(submission, reference, tolerance(8), numbers(rng, 3, 2, 0, 6), 0, np.zeros((3, 0), dtype=np.int64))


@check(
    points=1,
    needs=["shape"],
    en="float64 stays float64 and keeps its digits",
    zh="float64 仍是 float64，精度不丢",
)
def test_float64(submission, reference, rng):
    right(submission, reference, ROUNDED_ONCE, numbers(rng, 2, 3, 5, 8, dtype=np.float64), 20)
    ids = rng.integers(0, 90, (3, 4))
    right(submission, reference, ROUNDED_ONCE, numbers(rng, 3, 2, 4, 6, dtype=np.float64), 0, ids)


@check(points=1, needs=["shape"], en="law: a turn keeps the length of every pair", zh="规律：旋转不改变每一对的长度")
def test_norms(submission, rng):
    for shape, offset in [((2, 3, 5, 8), 0), ((1, 2, 4, 12), 90)]:
        x = numbers(rng, *shape)
        turned = an_array(submission.rope_with_cache(x, offset), x)
        before, after = (np.hypot(each[..., ::2], each[..., 1::2]) for each in (x.astype(np.float64), turned))
        apart = np.abs(after - before)
        if not (apart <= LAW).all():
            at = np.unravel_index(np.argmax(np.where(np.isnan(apart), np.inf, apart)), apart.shape)
            pair = int(at[-1])
            facts = {"first": 2 * pair, "second": 2 * pair + 1, "before": before[at], "after": after[at]}
            broken(BROKEN_NORM, position=offset + int(at[-2]), pair=pair, **facts)


@check(
    points=2,
    needs=["shape"],
    en="law: two pieces, one after the other, are the whole",
    zh="规律：前后两段分开转，等于一次转完",
)
def test_pieces(submission, rng):
    for shape, start in [((3, 2, 9, 10), 4)]:
        x = numbers(rng, *shape)
        whole = an_array(submission.rope_with_cache(x), x)
        second = an_array(submission.rope_with_cache(x[:, :, start:], start), x[:, :, start:])
        apart = np.abs(whole[:, :, start:] - second).max()
        if not apart <= LAW:
            broken(BROKEN_SEAM, start=start, shape=shape, apart=apart)


@check(points=2, needs=["shape"], en="law: scores depend on i - j alone", zh="规律：分数只取决于 i - j")
def test_shift(submission, rng):
    ids = np.array([[0, 3, 4, 9, 20], [7, 5, 2, 2, 0]])
    both = numbers(rng, 4, 3, 5, 8)  # the queries of two samples, then their keys

    def scores(shift):
        turned = an_array(submission.rope_with_cache(both, 0, np.concatenate([ids, ids]) + shift), both)
        with np.errstate(all="ignore"):
            return turned[:2] @ turned[2:].swapaxes(-1, -2)

    first = scores(0)
    for shift in (1, 70):
        apart = np.abs(scores(shift) - first).max()
        if not apart <= 8 * LAW:
            broken(BROKEN_SHIFT, shift=shift, apart=apart)


@check(
    points=2,
    needs=["start"],
    en="no Python loop over samples, heads or tokens (steps counted)",
    zh="不用 Python 循环处理样本、头或 token（按执行步数计）",
)
def test_no_loop(submission, rng):
    small, ids = numbers(rng, 1, 3, 2, 4), np.array([[3, 499]])  # as far as any: a table that doubles is no loop
    for shape, extra in [((1, 3, 202, 4), 400), ((101, 103, 2, 4), 100)]:  # tokens, then samples and heads at once
        many = rng.integers(0, 500, (shape[0], shape[2]))
        no_loop(submission.rope_with_cache, (small, 7), (numbers(rng, *shape), 7), extra)
        no_loop(submission.rope_with_cache, (small, 0, ids), (numbers(rng, *shape), 0, many), extra)


@check(
    points=1,
    needs=["start"],
    en="any memory layout, read-only too, and arguments stay as they were",
    zh="适用于任意内存布局，包括只读数组；不改动参数",
)
def test_layouts(submission, reference, rng, tolerance):
    x, ids = numbers(rng, 2, 3, 5, 8), rng.integers(0, 16, (2, 5))
    untouched(submission.rope_with_cache, x, 3)
    untouched(submission.rope_with_cache, x, 2, ids)
    random_state_untouched(submission.rope_with_cache, x, 3)
    want = reference.rope_with_cache(x, 0, ids)
    for (_, laid_out), (_, places) in zip(layouts(x), layouts(ids), strict=True):
        same(submission.rope_with_cache(laid_out, 0, places), want, tolerance(16))


@check(
    points=3,
    needs=["start"],
    en="a second call with another offset, base, width or ids is right too",
    zh="换一个 offset、底数、宽度或 position_ids 再次调用，仍正确",
)
def test_again(submission, reference, rng, tolerance):
    x, other, ids = numbers(rng, 2, 3, 5, 8), numbers(rng, 2, 3, 5, 8), rng.integers(0, 16, (2, 5))
    calls = [
        (x, 2),
        (x, 9),
        (x, 2, None, 500.0),
        (numbers(rng, 2, 3, 5, 6), 2),
        (other, 2),
        (x, 0, ids),
        (x, 0, ids + 3),
    ]
    for args in calls:
        right(submission, reference, tolerance(24), *args)
    repeatable(submission.rope_with_cache, (x, 2), (other, 2), (x, 0, ids))
