"""Hidden suite of adding/add_to_padded.

Left open: lengths below 0 or above T.
"""

import numpy as np

from grader.judge.suite import check, fail, layouts, observe, random_state_untouched, repeatable, same, untouched

EXERCISE = "adding/add_to_padded"


def words(rng, *shape, dtype=np.float32, scale=0.9):
    return rng.uniform(-scale, scale, shape).astype(dtype)


def right(submission, reference, embeddings, lengths, tol):
    lengths = np.array(lengths)
    same(submission.add_to_padded(embeddings, lengths), reference.add_to_padded(embeddings, lengths), tol)


@check(points=1, en="has the shape of the embeddings, (B, T, D)", zh="形状与词嵌入相同，为 (B, T, D)")
def test_shape(submission, reference, rng):
    for sizes, lengths in [((3, 7, 6), [7, 2, 4]), ((2, 5, 8), [3, 4])]:
        args = words(rng, *sizes), np.array(lengths)
        same(submission.add_to_padded(*args), reference.add_to_padded(*args), np.inf, dtype=False)


@check(
    points=4,
    needs=["shape"],
    en="token t gains the encoding of position t where t < length",
    zh="t 小于长度时，第 t 个 token 加上位置 t 的编码",
)
def test_values(submission, reference, rng, tolerance):
    for sizes, lengths in [
        ((3, 7, 6), [7, 2, 4]),
        ((2, 5, 8), [3, 4]),
        ((4, 6, 10), [1, 6, 3, 5]),
        ((3, 8, 2), [5] * 3),
        ((1, 4, 1026), [3]),
    ]:
        embeddings = words(rng, *sizes)
        embeddings[0, 1:3] = 0  # rows of zeros are words like any others
        right(submission, reference, embeddings, lengths, tolerance(8))


@check(
    points=3,
    needs=["shape"],
    en="padding stays exactly as it was, whatever it holds",
    zh="填充部分原封不动，无论里面是什么",
)
def test_padding(submission, reference, rng, tolerance):
    lengths = np.array([4, 0, 6, 2])
    padding = np.arange(9) >= lengths[:, np.newaxis]
    anything = [np.nan, np.inf, -np.inf, 1e300, 5e-324, -0.3]
    fillers = [(np.float32, 1000.1), (np.float64, 0.3), (np.float32, np.nan), (np.float32, np.inf)]
    for dtype, filler in [*fillers, (np.float64, anything)]:
        embeddings = words(rng, 4, 9, 6, dtype=dtype)
        embeddings[padding] = filler
        got = submission.add_to_padded(embeddings, lengths)
        same(got, embeddings, np.inf, dtype=False)
        kept = (got == embeddings) | np.isnan(got) & np.isnan(embeddings)
        if not kept[padding].all():
            sample, token, column = (int(n) for n in np.argwhere(padding[..., np.newaxis] & ~kept)[0])
            before, after = embeddings[sample, token, column], got[sample, token, column]
            fail(
                en=f"Token {token} of sample {sample} is padding (that sample has {lengths[sample]} tokens). "
                f"It was {before} and became {after}.",
                zh=f"样本 {sample} 的第 {token} 个 token 是填充（这个样本有 {lengths[sample]} 个 token），"
                f"原来是 {before}，变成了 {after}。",
            )
        same(got, reference.add_to_padded(embeddings, lengths), tolerance(9), dtype=False)  # the tokens beside it too


@check(points=1, needs=["shape"], en="lengths of 0 and T, and all alike", zh="长度为 0、为 T，以及长度全都相同")
def test_extremes(submission, reference, rng, tolerance):
    for sizes, lengths in [((3, 4, 6), [0, 4, 0]), ((2, 3, 4), [0, 0]), ((2, 4, 8), [4, 4]), ((3, 5, 4), [0, 1, 5])]:
        right(submission, reference, words(rng, *sizes), lengths, tolerance(5))


@check(points=2, needs=["shape"], en="also where B, T and D coincide or are 1", zh="B、T、D 相等或为 1 时同样正确")
def test_collisions(submission, reference, rng, tolerance):
    cases = [((5, 5, 6), [2, 5, 1, 3, 0]), ((3, 6, 6), [6, 1, 4]), ((6, 3, 6), [3, 0, 2, 1, 3, 2]), ((1, 7, 4), [5])]
    for sizes, lengths in [*cases, ((4, 4, 4), [1, 3, 0, 4]), ((1, 8, 8), [3])]:
        right(submission, reference, words(rng, *sizes), lengths, tolerance(8))


@check(points=1, needs=["shape"], en="one token, or none", zh="只有一个 token 或没有 token")
def test_short(submission, reference, rng, tolerance):
    for sizes, lengths in [((3, 1, 6), [1, 0, 1]), ((1, 1, 2), [0]), ((3, 0, 6), [0, 0, 0])]:
        right(submission, reference, words(rng, *sizes), lengths, tolerance(1))


@check(points=1, needs=["shape"], en="long sequences: 120, 600 and 5,003 tokens", zh="长序列：120、600、5,003 个 token")
def test_long(submission, reference, rng, tolerance):
    for sizes, lengths in [((2, 120, 6), [120, 70]), ((2, 600, 2), [600, 517]), ((1, 5003, 2), [4999])]:
        right(submission, reference, words(rng, *sizes), lengths, tolerance(sizes[1]))


@check(
    points=2,
    needs=["shape"],
    en="float32 in, float32 out; float64 in, float64 out, not rounded through float32",
    zh="输入 float32 则输出 float32；输入 float64 则输出 float64，且中途不舍入到 float32",
)
def test_dtype(submission, reference, rng, tolerance):
    for dtype, scale in [(np.float32, 0.9), (np.float64, 0.9), (np.float64, 1e6)]:
        right(submission, reference, words(rng, 3, 7, 10, dtype=dtype, scale=scale), [3, 7, 0], tolerance(7))
    right(submission, reference, words(rng, 2, 0, 6, dtype=np.float64), [0, 0], 0.0)


@check(
    points=1,
    needs=["shape"],
    en="leaves both arguments as they were, and returns a new array",
    zh="不改动两个参数，返回新数组",
)
def test_untouched(submission, rng):
    untouched(submission.add_to_padded, words(rng, 3, 7, 8), np.array([7, 2, 4]))
    untouched(submission.add_to_padded, words(rng, 1, 5, 10, dtype=np.float64), np.array([3]))
    untouched(submission.add_to_padded, words(rng, 2, 4, 8), np.array([4, 4]))
    untouched(submission.add_to_padded, np.asfortranarray(words(rng, 4, 4, 4)), np.array([2, 4, 0, 3]))
    with_nan = words(rng, 2, 3, 6)
    with_nan[1, 2] = np.nan
    untouched(submission.add_to_padded, with_nan, np.array([3, 2]))
    if observe(submission.add_to_padded, words(rng, 2, 4, 6), np.array([0, 0])).shares:
        fail(
            en="Where all lengths are 0 the result lies in the memory of an argument. It is a new array, even where "
            "nothing is added: whoever writes into it must not write into the caller's words.",
            zh="长度全为 0 时，返回的结果与某个参数共用内存。即使什么也不用加，返回的也应当是新数组，"
            "否则往结果里写，就写进了调用者的词嵌入。",
        )


@check(
    points=1,
    needs=["shape"],
    en="any memory layout, read-only too; lengths of any integer dtype",
    zh="适用于任意内存布局，包括只读数组；lengths 可以是任意整数 dtype",
)
def test_layouts(submission, reference, rng, tolerance):
    embeddings, lengths = words(rng, 3, 6, 8), np.array([4, 6, 1], np.int32)
    want = reference.add_to_padded(embeddings, lengths)
    for (_, batch), (_, counts) in zip(layouts(embeddings), layouts(lengths), strict=True):
        same(submission.add_to_padded(batch, counts), want, tolerance(6))
    same(submission.add_to_padded(embeddings, lengths.astype(np.uint8)), want, tolerance(6))
    one_token = np.broadcast_to(embeddings[:, :1], embeddings.shape)
    right(submission, reference, one_token, lengths, tolerance(6))


@check(
    points=1,
    needs=["shape"],
    en="a second call is right too, and no global state is touched",
    zh="再次调用仍正确，也不触碰全局状态",
)
def test_again(submission, reference, rng, tolerance):
    embeddings, others = words(rng, 3, 7, 6), words(rng, 3, 7, 12)
    first, second = (embeddings, np.array([3, 7, 5])), (embeddings, np.array([7, 0, 2]))
    wider, shorter = (others, np.array([3, 7, 5])), (embeddings[:2, :4], np.array([2, 4]))
    repeatable(submission.add_to_padded, first, second, wider, shorter)
    for args in (second, wider, shorter):
        right(submission, reference, *args, tolerance(7))
    in_float64 = words(rng, 3, 7, 14, dtype=np.float64)  # a table kept by width must not keep the dtype too
    for batch in (in_float64, in_float64.astype(np.float32)):
        right(submission, reference, batch, [3, 7, 5], tolerance(7))
    random_state_untouched(submission.add_to_padded, *wider)
