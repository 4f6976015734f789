"""Hidden suite of weighting/weighted_embeddings."""

import numpy as np

from grader.judge.suite import check, fail, layouts, observe, random_state_untouched, repeatable, same, untouched

EXERCISE = "weighting/weighted_embeddings"
ROUNDED_ONCE = 1e-11  # a float64 result any part of which went through float32 is off by 1e-9 and more

# No triple of sizes occurs twice before the last check.


def draw(rng, batch, seq_len, width, words=np.float32, table=np.float32, weights=np.float32):
    """Words, a table of any numbers, and positive weights whose sums lie well apart."""
    given = rng.uniform(0.3, 3.0, (batch, seq_len, 1)) * (2 + np.arange(batch))[:, np.newaxis, np.newaxis]
    embeddings, pe = rng.uniform(-0.9, 0.9, (batch, seq_len, width)), rng.uniform(-1, 1, (seq_len, width))
    return embeddings.astype(words), pe.astype(table), given.astype(weights)


def agrees(submission, reference, args, tol, dtype=False):
    same(submission.weighted_embeddings(*args), reference.weighted_embeddings(*args), tol, dtype)


@check(points=1, en="has the shape of the words, (B, T, D)", zh="形状与词嵌入相同，为 (B, T, D)")
def test_shape(submission, reference, rng):
    for sizes in [(3, 7, 6), (5, 4, 10)]:
        agrees(submission, reference, draw(rng, *sizes), np.inf)


@check(
    points=3,
    needs=["shape"],
    en="each word gains its position's row times its share of the weight",
    zh="每个词加上自己位置的那一行乘以份额",
)
def test_values(submission, reference, rng, tolerance):
    for sizes in [(3, 8, 6), (2, 5, 9), (11, 4, 3)]:
        agrees(submission, reference, draw(rng, *sizes), tolerance(sizes[1]))
    words, pe, weights = draw(rng, 3, 8, 4)
    words[0], words[:, 2] = 0, 0
    agrees(submission, reference, (words, pe, weights), tolerance(8))


@check(points=2, needs=["shape"], en="also where B, T and D coincide or are 1", zh="B、T、D 相等或为 1 时同样正确")
def test_collisions(submission, reference, rng, tolerance):
    for sizes in [(5, 5, 8), (3, 6, 6), (6, 5, 6), (1, 7, 6), (4, 6, 1), (4, 4, 4), (1, 1, 1)]:
        agrees(submission, reference, draw(rng, *sizes), tolerance(sizes[1]))


@check(points=1, needs=["shape"], en="one position, none, or 600", zh="只有一个位置、没有位置，或有 600 个位置")
def test_lengths(submission, reference, rng, tolerance):
    for sizes in [(3, 1, 6), (3, 0, 6), (2, 600, 2)]:
        agrees(submission, reference, draw(rng, *sizes), tolerance(sizes[1]))


@check(
    points=1,
    needs=["shape"],
    en="weights of any size: tiny, huge, both in one batch, equal, or normalised before",
    zh="权重大小不限：极小、极大、同一批次里两者都有、全部相等，或早已归一化",
)
def test_any_size(submission, reference, rng, tolerance):
    for sizes, scales in [
        ((2, 6, 5), (2.0**-64, 2.0**-64)),  # 1e-20 to 1e20
        ((2, 7, 5), (2.0**63, 2.0**63)),
        ((2, 8, 5), (2.0**-12, 2.0**-45)),
        ((2, 9, 7), (2.0**63, 2.0**-64)),
    ]:
        words, pe, weights = draw(rng, *sizes)
        weights *= np.float32(scales)[:, np.newaxis, np.newaxis]
        agrees(submission, reference, (words, pe, weights), tolerance(8))
    words, pe, _ = draw(rng, 3, 4, 5)
    agrees(submission, reference, (words, pe, np.full((3, 4, 1), np.float32(0.25))), tolerance(4))
    words, pe, _ = draw(rng, 3, 5, 7)
    agrees(submission, reference, (words, pe, np.full((3, 5, 1), np.float32(4))), tolerance(5))


@check(
    points=2,
    needs=["shape"],
    en="has the dtype that NumPy promotes the three to, not rounded through float32",
    zh="dtype 与 NumPy 对三者的类型提升一致，float64 不经 float32 舍入",
)
def test_dtype(submission, reference, rng, tolerance):
    for sizes in [(3, 9, 5), (3, 0, 5)]:
        agrees(submission, reference, draw(rng, *sizes), tolerance(9), dtype=True)
    wide, narrow = np.float64, np.float32
    agrees(submission, reference, draw(rng, 3, 9, 4, narrow, wide, narrow), tolerance(9), dtype=True)
    for sizes in [(4, 9, 3), (5, 1, 3)]:
        agrees(submission, reference, draw(rng, *sizes, narrow, narrow, wide), tolerance(9), dtype=True)
    agrees(submission, reference, draw(rng, 4, 0, 3, narrow, wide, narrow), tolerance(9), dtype=True)
    words, pe, weights = draw(rng, 4, 9, 5, wide, narrow, narrow)
    agrees(submission, reference, (words * 1e6, pe, weights), tolerance(9), dtype=True)  # float32 would lose 0.03
    for sizes in [(2, 9, 5), (3, 6, 4)]:
        agrees(submission, reference, draw(rng, *sizes, wide, wide, wide), ROUNDED_ONCE, dtype=True)


@check(
    points=2,
    needs=["shape"],
    en="leaves all three arguments as they were, and returns a new array",
    zh="不改动三个参数，返回新数组",
)
def test_untouched(submission, rng):
    untouched(submission.weighted_embeddings, *draw(rng, 3, 8, 5))
    untouched(submission.weighted_embeddings, *draw(rng, 1, 5, 6, np.float64, np.float64, np.float64))
    words, pe, weights = draw(rng, 3, 4, 7)
    if observe(submission.weighted_embeddings, words, np.zeros_like(pe), weights).shares:
        fail(
            en="With an encoding of zeros the result lies in the memory of an argument. The sum is a new array, "
            "even where nothing changes: whoever writes into it must not write into the caller's words.",
            zh="编码全为零时，返回的结果与某个参数共用内存。即使数值不变，和也应当是新数组，"
            "否则往结果里写，就写进了调用者的词嵌入。",
        )


@check(points=1, needs=["shape"], en="any memory layout, read-only too", zh="适用于任意内存布局，包括只读数组")
def test_layouts(submission, reference, rng, tolerance):
    args = draw(rng, 4, 6, 5)
    want = reference.weighted_embeddings(*args)
    for each in zip(*map(layouts, args), strict=True):
        same(submission.weighted_embeddings(*(array for _, array in each)), want, tolerance(6), dtype=False)
    words, pe, weights = draw(rng, 1, 6, 3)
    alike = np.broadcast_to(words, (5, 6, 3)), np.broadcast_to(pe[:1], (6, 3)), np.broadcast_to(weights, (5, 6, 1))
    agrees(submission, reference, alike, tolerance(6))


@check(
    points=1,
    needs=["shape"],
    en="a second call is right too, and no global state is touched",
    zh="再次调用仍正确，也不触碰全局状态",
)
def test_again(submission, reference, rng, tolerance):
    first, others, wider = draw(rng, 3, 7, 6), draw(rng, 3, 7, 6), draw(rng, 3, 7, 8)
    repeatable(submission.weighted_embeddings, first, others, wider)
    mixed = first[0], others[1], others[2]
    for args in (others, wider, mixed):
        agrees(submission, reference, args, tolerance(7))
    random_state_untouched(submission.weighted_embeddings, *first)
