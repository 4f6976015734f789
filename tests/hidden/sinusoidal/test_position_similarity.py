"""Hidden suite of sinusoidal/position_similarity."""

import numpy as np

from grader.judge.suite import check, layouts, random_state_untouched, repeatable, same, untouched

EXERCISE = "sinusoidal/position_similarity"
EXACT = 1e-11  # float64 sums in any order; one that went through float32 is off by 1e-7 and more

# No shape occurs twice before the last check.


def table(rng, seq_len, d_model, dtype=np.float32):
    return rng.uniform(-1, 1, (seq_len, d_model)).astype(dtype)


def encode(seq_len, d_model, dtype=np.float32):
    angles = np.arange(seq_len)[:, np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return np.stack([np.sin(angles), np.cos(angles)], axis=-1).reshape(seq_len, d_model).astype(dtype)


def agrees(submission, reference, encoding, tol, dtype=False):
    same(submission.position_similarity(encoding), reference.position_similarity(encoding), tol, dtype)


@check(points=1, en="has shape (T, T)", zh="形状为 (T, T)")
def test_shape(submission, reference, rng):
    for seq_len, d_model in [(7, 4), (5, 9), (3, 8)]:
        agrees(submission, reference, table(rng, seq_len, d_model), np.inf)


@check(
    points=3,
    needs=["shape"],
    en="element [i, j] is the dot product of rows i and j, whatever the table",
    zh="元素 [i, j] 是第 i 行与第 j 行的点积，不论是什么表",
)
def test_values(submission, reference, rng, tolerance):
    for seq_len, d_model in [(6, 8), (4, 11), (9, 3), (5, 16)]:
        agrees(submission, reference, table(rng, seq_len, d_model), tolerance(d_model))
    unit_rows = table(rng, 8, 4, np.float64)
    unit_rows /= np.linalg.norm(unit_rows, axis=1, keepdims=True)  # a diagonal of ones does not make it sinusoidal
    agrees(submission, reference, unit_rows.astype(np.float32), tolerance(4))


@check(
    points=1,
    needs=["values"],
    en="for the sinusoidal encoding it depends on the distance alone",
    zh="对正弦/余弦编码，结果只取决于距离",
)
def test_distance(submission, reference, tolerance):
    for seq_len, d_model in [(8, 6), (20, 12), (30, 128)]:
        agrees(submission, reference, encode(seq_len, d_model), tolerance(d_model))


@check(points=1, needs=["values"], en="also where T equals D", zh="T 等于 D 时同样正确")
def test_collisions(submission, reference, rng, tolerance):
    for size in [6, 2, 8]:
        agrees(submission, reference, table(rng, size, size), tolerance(size))


@check(points=1, needs=["values"], en="no positions, one position, one column", zh="没有位置、只有一个位置、只有一列")
def test_sizes(submission, reference, rng, tolerance):
    for seq_len, d_model in [(0, 6), (1, 6), (1, 1), (5, 1), (2, 7)]:
        agrees(submission, reference, table(rng, seq_len, d_model), tolerance(d_model))


@check(
    points=1,
    needs=["values"],
    en="float32 in, float32 out; float64 in, float64 out, not rounded through float32",
    zh="输入 float32 则输出 float32；输入 float64 则输出 float64，且中途不舍入到 float32",
)
def test_dtype(submission, reference, rng, tolerance):
    agrees(submission, reference, table(rng, 8, 5), tolerance(5), dtype=True)
    for dtype in (np.float32, np.float64):
        agrees(submission, reference, table(rng, 0, 4, dtype), 0.0, dtype=True)
    agrees(submission, reference, table(rng, 6, 9, np.float64), EXACT, dtype=True)
    agrees(submission, reference, encode(10, 8, np.float64), EXACT, dtype=True)
    agrees(submission, reference, 1000 * table(rng, 4, 9, np.float64), 1000**2 * EXACT, dtype=True)
    for each in (table(rng, 1, 4), table(rng, 4, 1), np.asfortranarray(table(rng, 3, 4))):
        agrees(submission, reference, each, np.inf, dtype=True)


@check(
    points=1,
    needs=["values"],
    en="leaves the table as it was, and takes any memory layout",
    zh="不改动传入的表，适用于任意内存布局",
)
def test_layouts(submission, reference, rng, tolerance):
    encoding = table(rng, 7, 12)
    untouched(submission.position_similarity, encoding)
    untouched(submission.position_similarity, np.asfortranarray(table(rng, 5, 5, np.float64)))
    want = reference.position_similarity(encoding)
    for _, layout in layouts(encoding):
        same(submission.position_similarity(layout), want, tolerance(12), dtype=False)
    agrees(submission, reference, np.broadcast_to(encoding[:1], encoding.shape), tolerance(12))


@check(
    points=1,
    needs=["values"],
    en="600 positions, and another call with other rows",
    zh="600 个位置时正确，换一张表再次调用也正确",
)
def test_again(submission, reference, rng, tolerance):
    encoding = encode(600, 4)
    want = np.einsum("id,jd->ij", encoding, encoding, dtype=np.float64)  # the oracle takes its time over 600 rows
    same(submission.position_similarity(encoding), want.astype(np.float32), tolerance(4), dtype=False)
    first, others, wider = table(rng, 9, 6), table(rng, 9, 6), table(rng, 9, 10)
    for encoding in (first, others, wider, first):
        agrees(submission, reference, encoding, tolerance(10))
    repeatable(submission.position_similarity, (first,), (others,), (wider,))
    random_state_untouched(submission.position_similarity, first)
