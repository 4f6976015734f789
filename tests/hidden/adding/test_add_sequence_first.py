"""Hidden suite of adding/add_sequence_first."""

import numpy as np

from grader.judge.suite import check, layouts, random_state_untouched, repeatable, same, untouched

EXERCISE = "adding/add_sequence_first"


def words(rng, *shape, dtype=np.float32, scale=0.9):
    return rng.uniform(-scale, scale, shape).astype(dtype)


def right(submission, reference, embeddings, tol):
    same(submission.add_sequence_first(embeddings), reference.add_sequence_first(embeddings), tol)


@check(points=1, en="has the shape of the embeddings, (T, B, D)", zh="形状与词嵌入相同，为 (T, B, D)")
def test_shape(submission, reference, rng):
    for sizes in [(7, 3, 6), (5, 2, 8), (3, 4, 2)]:
        embeddings = words(rng, *sizes)
        got, want = submission.add_sequence_first(embeddings), reference.add_sequence_first(embeddings)
        same(got, want, np.inf, dtype=False)


@check(
    points=3,
    needs=["shape"],
    en="token t of every sample gains the encoding of position t",
    zh="每个样本的第 t 个 token 都加上位置 t 的编码",
)
def test_values(submission, reference, rng, tolerance):
    for sizes in [(7, 3, 6), (5, 2, 8), (8, 4, 10), (5, 3, 2)]:
        right(submission, reference, words(rng, *sizes), tolerance(8))
    embeddings = words(rng, 9, 3, 4)
    embeddings[:, 1], embeddings[4] = 0, 0
    right(submission, reference, embeddings, tolerance(9))


@check(points=2, needs=["shape"], en="also where T, B and D coincide or are 1", zh="T、B、D 相等或为 1 时同样正确")
def test_collisions(submission, reference, rng, tolerance):
    for sizes in [(4, 4, 6), (6, 3, 6), (5, 4, 4), (7, 1, 4), (4, 4, 4), (8, 1, 8), (2, 2, 2)]:
        right(submission, reference, words(rng, *sizes), tolerance(8))


@check(points=1, needs=["shape"], en="one token, or none", zh="只有一个 token 或没有 token")
def test_short(submission, reference, rng, tolerance):
    for sizes in [(1, 3, 6), (1, 1, 4), (0, 3, 6)]:
        right(submission, reference, words(rng, *sizes), tolerance(1))


@check(points=1, needs=["shape"], en="long sequences: 120, 600 and 5,003 tokens", zh="长序列：120、600、5,003 个 token")
def test_long(submission, reference, rng, tolerance):
    for sizes in [(120, 2, 6), (600, 2, 4), (5003, 1, 2)]:
        right(submission, reference, words(rng, *sizes), tolerance(sizes[0]))


@check(
    points=1,
    needs=["shape"],
    en="float32 in, float32 out; float64 in, float64 out, not rounded through float32",
    zh="输入 float32 则输出 float32；输入 float64 则输出 float64，且中途不舍入到 float32",
)
def test_dtype(submission, reference, rng, tolerance):
    for dtype, scale in [(np.float32, 0.9), (np.float64, 0.9), (np.float64, 1e6)]:
        right(submission, reference, words(rng, 7, 3, 10, dtype=dtype, scale=scale), tolerance(7))


@check(points=1, needs=["shape"], en="leaves the embeddings as they were", zh="不改动传入的词嵌入")
def test_untouched(submission, rng):
    untouched(submission.add_sequence_first, words(rng, 7, 3, 8))
    untouched(submission.add_sequence_first, words(rng, 5, 1, 10, dtype=np.float64))


@check(points=1, needs=["shape"], en="any memory layout, read-only too", zh="适用于任意内存布局，包括只读数组")
def test_layouts(submission, reference, rng, tolerance):
    embeddings = words(rng, 6, 3, 8)
    want = reference.add_sequence_first(embeddings)
    for _, layout in layouts(embeddings):
        same(submission.add_sequence_first(layout), want, tolerance(6))
    right(submission, reference, words(rng, 3, 6, 4).swapaxes(0, 1), tolerance(6))
    right(submission, reference, np.broadcast_to(embeddings[:1], embeddings.shape), tolerance(6))


@check(
    points=1,
    needs=["shape"],
    en="a second call is right too, and no global state is touched",
    zh="再次调用仍正确，也不触碰全局状态",
)
def test_again(submission, reference, rng, tolerance):
    first, wider = words(rng, 7, 3, 6), words(rng, 7, 3, 12)
    shorter, others, alone = words(rng, 4, 2, 6), words(rng, 7, 3, 6), words(rng, 7, 1, 6)
    repeatable(submission.add_sequence_first, (first,), (wider,), (shorter,), (alone,), (others,))
    for embeddings in (wider, shorter, others, alone):
        right(submission, reference, embeddings, tolerance(7))
    in_float64 = words(rng, 7, 3, 14, dtype=np.float64)  # a table kept by width must not keep the dtype too
    for embeddings in (in_float64, in_float64.astype(np.float32)):
        right(submission, reference, embeddings, tolerance(7))
    random_state_untouched(submission.add_sequence_first, wider)
