"""Hidden suite of weighting/masked_mean."""

import numpy as np

from grader.judge.suite import check, fail, layouts, observe, random_state_untouched, repeatable, same, untouched

EXERCISE = "weighting/masked_mean"
# A float64 mean of about 5 is off by 1e-7 if it went through float32, or through shares that did: 1 / 63, 1 / 95 and
# 1 / 119 are among the worst rounded. A count raised by 1e-8, against samples without tokens, costs 1e-9 there.
COUNTS = (63, 95, 119)
ROUNDED_ONCE = 3e-9

# No triple of sizes occurs twice before the last check.


def draw(rng, batch, seq_len, width, dtype=np.float32):
    """Rows of any numbers, and a mask with gaps: token 0 is dropped, the last is kept, the counts differ."""
    keep = rng.random((batch, seq_len)) < 0.6
    keep[:, :1] = False
    keep[:, -1:] = True
    keep[1::2, 1:2] = True
    keep[::2, 1:2] = seq_len == 2
    return rng.uniform(-1, 2, (batch, seq_len, width)).astype(dtype), keep


def agrees(submission, reference, args, tol, dtype=False):
    same(submission.masked_mean(*args), reference.masked_mean(*args), tol, dtype)


@check(points=1, en="has shape (B, D)", zh="形状为 (B, D)")
def test_shape(submission, reference, rng):
    for sizes in [(3, 7, 6), (5, 4, 10)]:
        agrees(submission, reference, draw(rng, *sizes), np.inf)


@check(
    points=3,
    needs=["shape"],
    en="is the mean of the kept rows of each sample",
    zh="是每个样本中保留的各行的均值",
)
def test_values(submission, reference, rng, tolerance):
    for sizes in [(3, 8, 6), (2, 5, 9), (11, 4, 3)]:
        agrees(submission, reference, draw(rng, *sizes), tolerance(sizes[1]))
    embeddings, keep = draw(rng, 3, 9, 7)
    large = embeddings * np.float32(2.0**40)
    agrees(submission, reference, (np.where(keep[..., np.newaxis], large, embeddings), keep), 2.0**40 * tolerance(9))


@check(
    points=2,
    needs=["shape"],
    en="padding on the left, on the right, in between, one kept token, or all kept",
    zh="填充在左边、右边、中间，只保留一个 token，或全部保留",
)
def test_masks(submission, reference, rng, tolerance):
    places = np.arange(8)
    left, right = places >= np.array([[1], [3], [7]]), places < np.array([[8], [5], [1]])
    between = (places < 2) | (places > np.array([[2], [4], [6]]))
    for width, keep in [(4, left), (5, right), (7, between), (2, np.ones((3, 8), bool))]:
        embeddings, _ = draw(rng, 3, 8, width)
        agrees(submission, reference, (embeddings, keep), tolerance(8))


@check(
    points=1,
    needs=["shape"],
    en="what dropped tokens hold changes nothing",
    zh="丢弃的 token 里是什么，都不影响结果",
)
def test_dropped(submission, reference, rng, tolerance):
    for sizes in [(3, 7, 5), (2, 6, 3)]:
        embeddings, keep = draw(rng, *sizes)
        for highest in (1000, 1e38):
            padding = rng.uniform(highest / 2, highest, embeddings.shape).astype(np.float32)
            padded = np.where(keep[..., np.newaxis], embeddings, padding)
            agrees(submission, reference, (padded, keep), tolerance(sizes[1]))


@check(points=1, needs=["shape"], en="a kept row counts, even if it is all zeros", zh="保留的行即使全为零也要计数")
def test_zero_rows(submission, reference, rng, tolerance):
    for sizes in [(3, 6, 5), (2, 9, 4)]:
        embeddings, keep = draw(rng, *sizes)
        embeddings[:, -1] = 0
        embeddings[0, :, 1] *= keep[0] & (np.arange(sizes[1]) % 2 == 0)
        agrees(submission, reference, (embeddings, keep), tolerance(sizes[1]))


@check(points=2, needs=["shape"], en="also where B, T and D coincide or are 1", zh="B、T、D 相等或为 1 时同样正确")
def test_collisions(submission, reference, rng, tolerance):
    for sizes in [(5, 5, 8), (3, 6, 6), (6, 5, 6), (1, 7, 6), (4, 6, 1), (4, 4, 4), (1, 5, 5)]:
        agrees(submission, reference, draw(rng, *sizes), tolerance(sizes[1]))


@check(points=1, needs=["shape"], en="one token, or 600", zh="只有一个 token，或有 600 个")
def test_lengths(submission, reference, rng, tolerance):
    for sizes in [(3, 1, 6), (1, 1, 1), (2, 600, 2)]:
        agrees(submission, reference, draw(rng, *sizes), tolerance(sizes[1]))


@check(
    points=1,
    needs=["shape"],
    en="float32 in, float32 out; float64 in, float64 out, not rounded through float32",
    zh="输入 float32 则输出 float32；输入 float64 则输出 float64，且中途不舍入到 float32",
)
def test_dtype(submission, reference, rng, tolerance):
    agrees(submission, reference, draw(rng, 3, 9, 5), tolerance(9), dtype=True)
    agrees(submission, reference, draw(rng, 3, 9, 4, np.float64), tolerance(9), dtype=True)
    for sizes, counts in [((2, 150, 7), (COUNTS[0], 150)), ((3, 160, 8), COUNTS)]:
        embeddings, _ = draw(rng, *sizes, np.float64)
        keep = rng.permuted(np.arange(sizes[1]) < np.array(counts)[:, np.newaxis], axis=1)
        agrees(submission, reference, (embeddings + 5, keep), ROUNDED_ONCE, dtype=True)
    embeddings, _ = draw(rng, 1, 2051, 2, np.float64)  # nothing is dropped; float16 cannot count beyond 2048
    agrees(submission, reference, (embeddings + 5, np.full((1, 2051), True)), ROUNDED_ONCE, dtype=True)


@check(
    points=1,
    needs=["shape"],
    en="leaves the embeddings and the mask as they were, and returns a new array",
    zh="不改动词嵌入和掩码，返回新数组",
)
def test_untouched(submission, rng):
    untouched(submission.masked_mean, *draw(rng, 3, 8, 9))
    untouched(submission.masked_mean, *draw(rng, 1, 5, 6, np.float64))
    for batch, seq_len in [(1, 1), (3, 1), (1, 4)]:
        embeddings = draw(rng, batch, seq_len, 5)[0]
        keep = np.arange(seq_len) == np.full((batch, 1), seq_len - 1)
        if observe(submission.masked_mean, embeddings, keep).shares:
            fail(
                en="Where a single token is kept the result lies in the memory of the embeddings. It is a new array, "
                "even where nothing changes: whoever writes into it must not write into the caller's rows.",
                zh="只保留一个 token 时，返回的结果与词嵌入共用内存。即使数值不变，返回的也应当是新数组，"
                "否则往结果里写，就写进了调用者的数据。",
            )


@check(points=1, needs=["shape"], en="any memory layout, read-only too", zh="适用于任意内存布局，包括只读数组")
def test_layouts(submission, reference, rng, tolerance):
    embeddings, keep = draw(rng, 4, 6, 5)
    want = reference.masked_mean(embeddings, keep)
    for (_, rows_layout), (_, keep_layout) in zip(layouts(embeddings), layouts(keep), strict=True):
        same(submission.masked_mean(rows_layout, keep_layout), want, tolerance(6), dtype=False)
    alike = np.broadcast_to(embeddings[:1], (5, 6, 5)), np.broadcast_to(keep[:1], (5, 6))
    agrees(submission, reference, alike, tolerance(6))


@check(
    points=1,
    needs=["shape"],
    en="a second call is right too, and no global state is touched",
    zh="再次调用仍正确，也不触碰全局状态",
)
def test_again(submission, reference, rng, tolerance):
    first, others, wider = draw(rng, 3, 7, 6), draw(rng, 3, 7, 6), draw(rng, 3, 7, 8)
    repeatable(submission.masked_mean, first, others, wider)
    for args in (others, wider, (first[0], others[1])):
        agrees(submission, reference, args, tolerance(7))
    random_state_untouched(submission.masked_mean, *first)
