"""Hidden suite of adding/add_positional_encoding."""

import numpy as np

from grader.judge.suite import check, layouts, random_state_untouched, repeatable, same, untouched

EXERCISE = "adding/add_positional_encoding"

DISTINCT = [(3, 7, 6), (2, 5, 8), (4, 8, 10), (3, 5, 2)]
WIDE = (1, 3, 1026)
COLLIDING = [(5, 5, 8), (3, 6, 6), (6, 5, 6), (1, 7, 6), (6, 6, 6), (1, 6, 6), (2, 2, 2)]


def words(rng, *shape, dtype=np.float32, scale=0.9):
    return rng.uniform(-scale, scale, shape).astype(dtype)


@check(points=1, en="has the shape of the embeddings, (B, T, D)", zh="形状与词嵌入相同，为 (B, T, D)")
def test_shape(submission, reference, rng):
    for sizes in DISTINCT:
        embeddings = words(rng, *sizes)
        got, want = submission.add_positional_encoding(embeddings), reference.add_positional_encoding(embeddings)
        same(got, want, np.inf, dtype=False)


@check(
    points=3,
    needs=["shape"],
    en="row t of every sample gains the encoding of position t",
    zh="每个样本的第 t 行都加上位置 t 的编码",
)
def test_values(submission, reference, rng, tolerance):
    for batch, seq_len, width in [*DISTINCT, WIDE]:
        embeddings = words(rng, batch, seq_len, width)
        embeddings[0, seq_len // 2 :] = 0  # rows of zeros are words like any others
        want = reference.add_positional_encoding(embeddings)
        same(submission.add_positional_encoding(embeddings), want, tolerance(seq_len))


@check(points=2, needs=["shape"], en="also where B, T and D coincide or are 1", zh="B、T、D 相等或为 1 时同样正确")
def test_collisions(submission, reference, rng, tolerance):
    for batch, seq_len, width in COLLIDING:
        embeddings = words(rng, batch, seq_len, width)
        want = reference.add_positional_encoding(embeddings)
        same(submission.add_positional_encoding(embeddings), want, tolerance(seq_len))


@check(points=1, needs=["shape"], en="one token, or none", zh="只有一个 token 或没有 token")
def test_short(submission, reference, rng, tolerance):
    for sizes in [(3, 1, 6), (1, 1, 4), (3, 0, 6)]:
        embeddings = words(rng, *sizes)
        same(
            submission.add_positional_encoding(embeddings), reference.add_positional_encoding(embeddings), tolerance(1)
        )


@check(points=1, needs=["shape"], en="long sequences: 120, 600 and 5,003 tokens", zh="长序列：120、600、5,003 个 token")
def test_long(submission, reference, rng, tolerance):
    cases = [((2, 120, 6), np.float32), ((2, 600, 4), np.float64), ((1, 5003, 2), np.float32)]
    for (batch, seq_len, width), dtype in cases:
        embeddings = words(rng, batch, seq_len, width, dtype=dtype)
        want = reference.add_positional_encoding(embeddings)
        same(submission.add_positional_encoding(embeddings), want, tolerance(seq_len))


@check(
    points=1,
    needs=["shape"],
    en="a max_seq_len of T or more changes nothing",
    zh="max_seq_len 不小于 T 时结果不变",
)
def test_max_seq_len(submission, reference, rng, tolerance):
    cases = [((3, 5, 6), 8), ((2, 7, 4), 7), ((4, 5, 6), 6), ((3, 6, 6), 600), ((2, 1, 4), 3), ((2, 0, 4), 3)]
    for sizes, limit in cases:
        embeddings = words(rng, *sizes)
        want = reference.add_positional_encoding(embeddings, limit)
        same(submission.add_positional_encoding(embeddings, limit), want, tolerance(sizes[1]))
        same(submission.add_positional_encoding(embeddings, max_seq_len=limit), want, tolerance(sizes[1]))
    for sizes, rest in [((2, 4, 8), [9]), ((2, 7, 8), [9]), ((1, 11, 8), [])]:  # neither limit nor length is remembered
        embeddings = words(rng, *sizes)
        want = reference.add_positional_encoding(embeddings)
        same(submission.add_positional_encoding(embeddings, *rest), want, tolerance(sizes[1]))


@check(
    points=2,
    needs=["shape"],
    en="float32 in, float32 out; float64 in, float64 out, not rounded through float32",
    zh="输入 float32 则输出 float32；输入 float64 则输出 float64，且中途不舍入到 float32",
)
def test_dtype(submission, reference, rng, tolerance):
    for dtype, scale in [(np.float32, 0.9), (np.float64, 0.9), (np.float64, 1e6)]:
        embeddings = words(rng, 3, 7, 6, dtype=dtype, scale=scale)
        want = reference.add_positional_encoding(embeddings)
        same(submission.add_positional_encoding(embeddings), want, tolerance(7))
    in_float64 = words(rng, 3, 4, 6, dtype=np.float64, scale=1e6)  # the way with max_seq_len may be another one
    want = reference.add_positional_encoding(in_float64, 9)
    same(submission.add_positional_encoding(in_float64, 9), want, tolerance(4))
    no_tokens = words(rng, 3, 0, 6, dtype=np.float64)
    same(submission.add_positional_encoding(no_tokens), reference.add_positional_encoding(no_tokens))


@check(points=2, needs=["shape"], en="leaves the embeddings as they were", zh="不改动传入的词嵌入")
def test_untouched(submission, rng):
    untouched(submission.add_positional_encoding, words(rng, 3, 7, 6))
    untouched(submission.add_positional_encoding, words(rng, 1, 5, 6, dtype=np.float64))
    untouched(submission.add_positional_encoding, words(rng, 3, 1, 8))
    untouched(submission.add_positional_encoding, np.asfortranarray(words(rng, 4, 4, 4)))
    untouched(submission.add_positional_encoding, words(rng, 2, 6, 8), 9)


@check(points=1, needs=["shape"], en="any memory layout, read-only too", zh="适用于任意内存布局，包括只读数组")
def test_layouts(submission, reference, rng, tolerance):
    embeddings = words(rng, 3, 7, 6)
    want = reference.add_positional_encoding(embeddings)
    for _, layout in layouts(embeddings):
        same(submission.add_positional_encoding(layout), want, tolerance(7))
    one_token = np.broadcast_to(embeddings[:, :1], embeddings.shape)
    want = reference.add_positional_encoding(one_token)
    same(submission.add_positional_encoding(one_token), want, tolerance(7))


@check(
    points=1,
    needs=["shape"],
    en="a second call is right too, and no global state is touched",
    zh="再次调用仍正确，也不触碰全局状态",
)
def test_again(submission, reference, rng, tolerance):
    first, wider = words(rng, 3, 7, 6), words(rng, 3, 7, 10)
    shorter, others = words(rng, 2, 4, 6), words(rng, 3, 7, 6)
    repeatable(submission.add_positional_encoding, (first,), (wider,), (shorter,), (others,))
    for embeddings in (wider, shorter, others):
        want = reference.add_positional_encoding(embeddings)
        same(submission.add_positional_encoding(embeddings), want, tolerance(7))
    in_float64 = words(rng, 3, 7, 14, dtype=np.float64)  # a table kept by width must not keep the dtype too
    for embeddings in (in_float64, in_float64.astype(np.float32)):
        want = reference.add_positional_encoding(embeddings)
        same(submission.add_positional_encoding(embeddings), want, tolerance(7))
    random_state_untouched(submission.add_positional_encoding, wider)
